#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/buckets/model.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

constexpr std::size_t sizes[] = {1, 2, 3, 7, 8, 16, 33, 64};

RecordingPtr radix(std::size_t n, int bits, const char* type = "uint32", const char* order = "ascending")
{
    return recordedRun(
        "radix-sort", n,
        {{"digit-bits", std::to_string(bits)}, {"type", type}, {"order", order}, {"group-size", n <= 16 ? "4" : "16"}});
}

TEST(BucketsLens, DrawsOneArcForEachMove)
{
    for (const std::size_t n : sizes) {
        const RecordingPtr recording = radix(n, 2);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const auto moves =
                static_cast<std::size_t>(std::count_if(resident.eventsOf(k)->begin(), resident.eventsOf(k)->end(),
                                                       [](const Event& event) { return event.op == Op::move; }));
            const auto counts =
                static_cast<std::size_t>(std::count_if(resident.eventsOf(k)->begin(), resident.eventsOf(k)->end(),
                                                       [](const Event& event) { return event.op == Op::count; }));
            const Scene scene = bucketsLens.scene(resident, {k, 1}, {});
            EXPECT_EQ(marksNamed(scene, QStringLiteral("launch%1-item\\d+-move").arg(k)), moves) << n << " " << k;
            const Scene half = bucketsLens.scene(resident, {k, 0.5}, {});
            EXPECT_EQ(marksNamed(half, QStringLiteral("launch%1-item\\d+-count").arg(k)), counts) << n << " " << k;
        }
    }
}

TEST(BucketsLens, ReadsEachPassFromEventsAndStates)
{
    for (const char* type : {"uint32", "int32", "float32"})
        for (const char* order : {"ascending", "descending"}) {
            const RecordingPtr recording = radix(16, 2, type, order);
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const std::optional<BucketPass> pass = readBucketPass(resident, k);
                ASSERT_TRUE(pass);
                EXPECT_EQ(pass->step, (k - 1) % 3 == 0   ? BucketStep::histogram
                                      : (k - 1) % 3 == 1 ? BucketStep::scan
                                                         : BucketStep::scatter);
                for (std::size_t j = 1; j < pass->keyAt.size(); ++j)
                    EXPECT_LE(pass->keys[pass->keyAt[j - 1]].digit, pass->keys[pass->keyAt[j]].digit);
                std::vector<std::uint32_t> counted(pass->counts.size(), 0);
                for (const BucketKey& key : pass->keys)
                    ++counted[key.digit * pass->groups + key.group];
                EXPECT_EQ(counted, pass->counts);
            }
        }
}

TEST(BucketsLens, IsLegibleAtEverySizeAndMoment)
{
    for (const int bits : {1, 2, 4})
        for (const std::size_t n : sizes) {
            const RecordingPtr recording = radix(n, bits);
            const Resident resident = keptBy(recording);
            for (const QSizeF& size : teachingSizes) {
                View view;
                view.size = size;
                ASSERT_TRUE(bucketsLens.canShow(*recording, view))
                    << n << " keys, " << bits << " bits in " << size.width();
                for (std::size_t k = 0; k <= std::min<std::size_t>(3, recording->launchCount()); ++k)
                    for (const double fraction : {0.0, 0.5, 1.0}) {
                        view.selectedItem = fraction > 0 ? std::optional<std::uint32_t>(0) : std::nullopt;
                        expectLegible(bucketsLens.scene(resident, {k, fraction}, view),
                                      "n=" + std::to_string(n) + " bits " + std::to_string(bits) + " launch " +
                                          std::to_string(k) + " width " + std::to_string(size.width()));
                    }
            }
        }
}

TEST(BucketsLens, ShowsNoValueBeforeItIsMade)
{
    const Resident resident = keptBy(radix(16, 2));
    const auto made = [&](std::size_t launch, double fraction, const QString& pattern) {
        return marksNamed(bucketsLens.scene(resident, {launch, fraction}, {}), pattern);
    };
    EXPECT_EQ(made(1, 1, "launch2-.*start\\d+"), 0U);
    EXPECT_EQ(made(2, 0.5, "launch2-.*start\\d+"), 0U);
    EXPECT_EQ(made(2, 1, "launch2-.*start\\d+"), 16U);
    EXPECT_EQ(made(3, 0.5, "launch3-.*slot"), 0U);
    EXPECT_EQ(made(3, 1, "launch3-.*slot"), 16U);
}

TEST(BucketsLens, NarratesCountsFromTheEvents)
{
    const Resident one = keptBy(radix(1, 2));
    EXPECT_EQ(sentenceOf(bucketsLens.narration(one, {1, 1})),
              "Every key raises the counter of its digit, bits 1..0, in its own block: 1 key is counted, and 1 of 4 "
              "digits occurs.");
    const std::string input = sentenceOf(bucketsLens.narration(one, {0, 1}));
    EXPECT_EQ(input, "1 key waits: 1 pass by a digit of 2 bits will sort it.");
    const RecordingPtr recording = radix(16, 2);
    const std::string last = sentenceOf(bucketsLens.narration(keptBy(recording), {recording->launchCount(), 1}));
    EXPECT_TRUE(last.ends_with("; the keys are sorted.")) << last;
}

QString wordsOf(const Scene& scene)
{
    QString all(QLatin1Char('|'));
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            all += text->text + QLatin1Char('|');
    return all;
}

/// Sorts keys given by hand, two bits a digit.
RecordingPtr radixOf(const Words& keys, const char* type)
{
    static Session session;
    RunRequest request;
    request.algorithm = "radix-sort";
    request.parameters = {{"digit-bits", "2"}, {"type", type}};
    request.input = keys;
    return session.record(request);
}

TEST(BucketsLens, BarsCountTheSameKeysThatMoveAndStay)
{
    const RecordingPtr recording = radixOf({0, 7, 5, 4, 8, 2, 1, 11}, "uint32");
    const Resident resident = keptBy(recording);
    std::size_t stay = 0;
    for (const Event& event : *resident.eventsOf(3))
        stay += event.op == Op::move && event.readSlots[0].index == event.writeSlots[0].index;
    ASSERT_GT(stay, 0U);
    ASSERT_LT(stay, 8U);
    const std::string counts =
        std::to_string(8 - stay) + " keys change place and " + std::to_string(stay) + (stay == 1 ? " stays" : " stay");
    for (const Lens* lens : {&bucketsLens, &barsLens}) {
        const std::string told = sentenceOf(lens->narration(resident, {3, 0.5}));
        EXPECT_NE(told.find(counts), std::string::npos) << told;
    }
    const QString words = wordsOf(barsLens.scene(resident, {3, 0.5}, {}));
    EXPECT_TRUE(words.contains(QStringLiteral("|change place|"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("|stay|"))) << words.toStdString();
}

TEST(BucketsLens, LongValuesStayAsLongAsThereIsRoom)
{
    const Words long8{2147483647, 2147483648, 1000000000, 4294967291, 1234567890, 7, 3060399406, 99};
    const RecordingPtr recording = radixOf(long8, "int32");
    View view;
    view.size = {1208, 560};
    EXPECT_TRUE(wordsOf(bucketsLens.scene(keptBy(recording), {3, 1}, view)).contains(QStringLiteral("|-2147483648|")));
    view.size = {648, 410}; // two lines of one key
    const QString words = wordsOf(bucketsLens.scene(keptBy(recording), {3, 1}, view));
    EXPECT_TRUE(words.contains(QStringLiteral("|-2147|483648|"))) << words.toStdString();
    expectLegible(bucketsLens.scene(keptBy(recording), {3, 1}, view), "long values");
    view.size = {460, 392};
    const RecordingPtr small = radixOf({13, 13, 45, 2, 35, 91, 47, 7, 56, 63, 8, 55, 78, 22, 41, 24}, "uint32");
    EXPECT_TRUE(wordsOf(bucketsLens.scene(keptBy(small), {3, 1}, view)).contains(QStringLiteral("|91|")));
}

TEST(BucketsLens, GrowsWithTheStage)
{
    const RecordingPtr recording = radix(33, 2);
    View small, large;
    small.size = {880, 560};
    large.size = {3200, 1900};
    const BucketLayout a = layoutBuckets(*recording, small), b = layoutBuckets(*recording, large);
    EXPECT_GE(b.scale, 2 * a.scale);
    EXPECT_GT(b.slot(32).right(), 0.7 * large.size.width());
    EXPECT_GT(b.bandY, 0.7 * large.size.height());
}

TEST(BucketsLens, KeysInAndOutShareTheirEnds)
{
    for (const std::size_t n : sizes)
        for (const ViewRole role : {ViewRole::window, ViewRole::exported}) {
            View view;
            view.role = role;
            view.size = {1528, 672};
            const BucketLayout layout = layoutBuckets(*radix(n, 2), view);
            EXPECT_NEAR(layout.key(0).left(), layout.slot(0).left(), 0.01) << n;
            EXPECT_NEAR(layout.key(n - 1).right(), layout.slot(n - 1).right(), 0.01) << n;
        }
}

TEST(BucketsLens, LabelsAreAllThereOrThinnedEvenly)
{
    for (const int bits : {2, 4})
        for (const std::size_t n : {16, 33, 64})
            for (const QSizeF& size : {QSizeF(648, 410), QSizeF(880, 560), QSizeF(1208, 560), QSizeF(3200, 1900)}) {
                View view;
                view.size = size;
                const RecordingPtr recording = radix(n, bits);
                if (!bucketsLens.canShow(*recording, view))
                    continue;
                const Resident resident = keptBy(recording);
                const Scene scene = bucketsLens.scene(resident, {3, 1}, view);
                const BucketPass pass = *readBucketPass(resident, 3);
                const auto evenly = [&](const QString& name, std::size_t count, auto&& present) {
                    for (std::size_t step = 1; step <= 2 * count; step *= 2) {
                        bool even = true;
                        for (std::size_t i = 0; i < count; ++i)
                            even = even && (!present(i) || (marksNamed(scene, name + QString::number(i)) == 1) ==
                                                               (i % step == 0 && step <= count));
                        if (even)
                            return true;
                    }
                    return false;
                };
                const auto all = [](std::size_t) { return true; };
                EXPECT_TRUE(evenly("row", pass.digits, all)) << n << " " << bits << " " << size.width();
                EXPECT_TRUE(evenly("block", pass.groups, all)) << n << " " << bits << " " << size.width();
                EXPECT_TRUE(evenly("band", pass.digits,
                                   [&](std::size_t d) {
                                       return std::any_of(pass.keys.begin(), pass.keys.end(),
                                                          [d](const BucketKey& key) { return key.digit == d; });
                                   }))
                    << n << " " << bits << " " << size.width();
                EXPECT_TRUE(bits != 2 || marksNamed(scene, "row\\d+") == 4) << n << " " << size.width();
            }
}

TEST(BucketsLens, GivesWayToBarsWhereItWouldNotRead)
{
    View view;
    view.size = {400, 300};
    EXPECT_FALSE(bucketsLens.canShow(*radix(100, 2), view));
    view = {};
    EXPECT_TRUE(bucketsLens.canShow(*radix(16, 8), view)); // of 256 digits a few occur
    EXPECT_TRUE(bucketsLens.canShow(*radix(16, 4), view));
    EXPECT_TRUE(bucketsLens.canShow(*radix(64, 2), view));
}

} // namespace
} // namespace lockstep::ui
