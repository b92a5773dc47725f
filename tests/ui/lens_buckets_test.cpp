#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/buckets_model.hpp"

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
              "Every key raises the counter of its digit, bits 1..0, in its own block: one key is counted, and one of "
              "four digits occurs.");
    const std::string input = sentenceOf(bucketsLens.narration(one, {0, 1}));
    EXPECT_EQ(input, "One key waits: one pass over a digit of two bits is to sort it.");
    const RecordingPtr recording = radix(16, 2);
    const std::string last = sentenceOf(bucketsLens.narration(keptBy(recording), {recording->launchCount(), 1}));
    EXPECT_TRUE(last.ends_with("; the keys are sorted.")) << last;
}

TEST(BucketsLens, GivesWayToBarsWhereItWouldNotRead)
{
    View view;
    view.size = {400, 300};
    EXPECT_FALSE(bucketsLens.canShow(*radix(100, 2), view));
    view = {};
    EXPECT_FALSE(bucketsLens.canShow(*radix(16, 8), view));
    EXPECT_TRUE(bucketsLens.canShow(*radix(16, 4), view));
    EXPECT_TRUE(bucketsLens.canShow(*radix(64, 2), view));
}

} // namespace
} // namespace lockstep::ui
