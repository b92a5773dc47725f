// The blocks of a radix sort that are sorted several bits at a time, by counters: each phase as the events tell it.
#include "tests/ui/lens_checks.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/buckets/model.hpp"

#include <algorithm>
#include <tuple>

namespace lockstep::ui {
namespace {

Resident sorted(std::size_t n, std::map<std::string, std::string> parameters)
{
    parameters["partition-bits"] = "4";
    return keptBy(recordedRun("local-sort-radix", n, parameters));
}

BucketPass passAt(const Resident& resident, std::uint32_t phase)
{
    BucketPass pass = *readBucketPass(resident, 1);
    enterPhase(pass, resident, {1, 0.5, phase});
    return pass;
}

std::vector<BlockPhase> phasesOf(const Resident& resident)
{
    std::vector<BlockPhase> phases;
    for (std::uint32_t p = 0; p < phasesShown(*resident.recording, 1); ++p)
        phases.push_back(passAt(resident, p).phase);
    return phases;
}

/// A block's keys as they lie in front of a phase, and the bits that it looks at.
struct Block {
    std::vector<std::uint32_t> bins; ///< of its keys, in their order
    std::size_t perItem = 1;

    std::size_t counted(std::uint32_t bin, std::size_t item) const
    {
        const auto from = bins.begin() + static_cast<std::ptrdiff_t>(std::min(item * perItem, bins.size()));
        const auto to = bins.begin() + static_cast<std::ptrdiff_t>(std::min((item + 1) * perItem, bins.size()));
        return static_cast<std::size_t>(std::count(from, to, bin));
    }
    /// Keys of smaller bins, and of this bin of the work-items before.
    std::size_t before(std::uint32_t bin, std::size_t item) const
    {
        auto sum = static_cast<std::size_t>(std::ranges::count_if(bins, [&](std::uint32_t b) { return b < bin; }));
        for (std::size_t i = 0; i < item; ++i)
            sum += counted(bin, i);
        return sum;
    }
};

std::vector<Block> blocksOf(const BucketPass& pass, std::size_t block)
{
    std::vector<Block> blocks(pass.groups);
    std::vector<std::uint32_t> keyAt(pass.keys.size());
    for (std::size_t i = 0; i < pass.keys.size(); ++i)
        keyAt[pass.keys[i].upper] = static_cast<std::uint32_t>(i);
    for (std::size_t place = 0; place < keyAt.size(); ++place)
        blocks[place / block].bins.push_back(pass.keys[keyAt[place]].bits >> pass.phaseBit & 15 &
                                             ((1U << pass.shownWidth) - 1));
    for (Block& one : blocks)
        one.perItem = pass.counterKeys;
    return blocks;
}

struct Sizes {
    std::size_t n;
    std::map<std::string, std::string> parameters;
};

const Sizes sizes[] = {{1, {}},
                       {7, {{"group-size", "16"}}},
                       {16, {{"digit-bits", "4"}}},
                       {33, {{"digit-bits", "8"}, {"per-item", "2"}}},
                       {64, {}},
                       {64, {{"digit-bits", "4"}, {"group-size", "32"}}},
                       {100, {{"digit-bits", "4"}}}};

TEST(RadixCounters, ABlocksSortIsSteppedByPhases)
{
    using enum BlockPhase;
    EXPECT_EQ(phasesOf(sorted(16, {{"digit-bits", "4"}})),
              (std::vector<BlockPhase>{fetch, tally, stretch, sums, sums, starts, move, edges, extents}));
    EXPECT_EQ(phasesOf(sorted(16, {{"digit-bits", "8"}})),
              (std::vector<BlockPhase>{fetch, tally, stretch, sums, sums, starts, move, reset, tally, stretch, sums,
                                       sums, starts, move, edges, extents}));
    EXPECT_EQ(phasesShown(*sorted(16, {}).recording, 2), 1U);
}

TEST(RadixCounters, TellHowManyKeysAndWhereTheyGo)
{
    for (const Sizes& run : sizes) {
        const Resident resident = sorted(run.n, run.parameters);
        const Recording& recording = *resident.recording;
        const std::size_t items = recording.launches.front().local;
        const std::size_t block = items * std::stoul(recording.parameters.at("per-item"));
        std::size_t looked = 0;
        for (std::uint32_t p = 0; p < phasesShown(recording, 1); ++p) {
            const BucketPass pass = passAt(resident, p);
            const std::vector<Block> blocks = blocksOf(pass, block);
            const std::string what = std::to_string(run.n) + " keys, phase " + std::to_string(p);
            EXPECT_EQ(pass.counterItems, items);
            for (const BlockCounter& counter : pass.counters) {
                const Block& of = blocks[counter.group];
                ASSERT_TRUE(counter.now || pass.phase == BlockPhase::fetch) << what;
                switch (pass.phase) {
                case BlockPhase::fetch:
                    EXPECT_FALSE(counter.old) << what;
                    [[fallthrough]];
                case BlockPhase::reset:
                    EXPECT_EQ(counter.now, 0U) << what;
                    break;
                case BlockPhase::tally:
                    EXPECT_EQ(counter.now, of.counted(counter.bin, counter.column)) << what;
                    EXPECT_EQ(counter.isWritten, *counter.now > 0) << what;
                    break;
                case BlockPhase::starts:
                case BlockPhase::move:
                    EXPECT_EQ(counter.now, of.before(counter.bin, counter.column)) << what;
                    break;
                default:
                    break;
                }
                ++looked;
            }
            // The last step of the scan: all keys up to the end of a work-item's stretch.
            if (pass.phase == BlockPhase::starts)
                for (const BlockOnes& sum : pass.phaseOnes) {
                    const std::size_t end = (sum.item % items + 1) * 16, bin = end / items, item = end % items;
                    EXPECT_EQ(sum.now, blocks[sum.group].before(static_cast<std::uint32_t>(bin), item)) << what;
                }
            if (pass.phase == BlockPhase::move) {
                std::vector<std::uint32_t> upper(run.n), expected;
                for (std::size_t i = 0; i < run.n; ++i)
                    upper[pass.keys[i].upper] = static_cast<std::uint32_t>(i);
                for (std::size_t first = 0; first < run.n; first += block)
                    std::stable_sort(
                        upper.begin() + static_cast<std::ptrdiff_t>(first),
                        upper.begin() + static_cast<std::ptrdiff_t>(std::min(first + block, run.n)),
                        [&](std::uint32_t a, std::uint32_t b) { return pass.keys[a].shown < pass.keys[b].shown; });
                EXPECT_EQ(pass.sortedAt, upper) << what;
                for (const BucketKey& key : pass.keys)
                    EXPECT_EQ(key.start + key.counted, key.sorted % block) << what;
            }
            if (pass.phase == BlockPhase::edges)
                for (std::size_t j = 0; j < run.n; ++j) {
                    const std::uint32_t digit = pass.keys[pass.sortedAt[j]].digit;
                    const BucketEdges& edges = pass.edges[pass.cell(digit, j / block)];
                    ASSERT_TRUE(edges.first && edges.last) << what;
                    EXPECT_TRUE(*edges.first <= j % block && j % block <= *edges.last) << what;
                }
        }
        EXPECT_GT(looked, 0U);
    }
}

TEST(RadixCounters, ShowTheBitsOfTheirPartition)
{
    const Resident resident = sorted(16, {{"digit-bits", "8"}});
    for (const std::uint32_t phase : {1U, 6U, 7U, 8U, 13U}) {
        const BucketPass pass = passAt(resident, phase);
        EXPECT_EQ(pass.shownShift, phase < 8 ? 0U : 4U) << phase;
        for (const BucketKey& key : pass.keys)
            EXPECT_EQ(key.shown, key.bits >> pass.shownShift & ((1U << pass.shownWidth) - 1)) << phase;
    }
    EXPECT_EQ(passAt(resident, 14).shownWidth, passAt(resident, 14).width); // the whole digit
}

TEST(RadixCounters, AreNarratedByTheirEvents)
{
    static Session session;
    RunRequest request;
    request.algorithm = "local-sort-radix";
    request.parameters = {{"partition-bits", "4"}, {"digit-bits", "4"}};
    request.input = {13, 13, 5, 2, 3, 11, 15, 7};
    const Resident resident = keptBy(session.record(request));
    const auto told = [&](std::uint32_t phase) { return sentenceOf(bucketsLens.narration(resident, {1, 0.5, phase})); };
    EXPECT_EQ(told(0), "Every work-group loads its keys into local memory and sets its counters to 0: 8 keys and 128 "
                       "counters.");
    EXPECT_EQ(told(1), "Every work-item counts its own keys by bits 3..0, in counters of its own: 8 keys raise 8 "
                       "counters.");
    EXPECT_EQ(told(2), "The counters of a block are read row by row; every work-item adds up a stretch of them: 120 "
                       "additions.");
    EXPECT_EQ(told(3), "The sums of the stretches are scanned in each block; what stands 1 place before is added: 6 "
                       "additions.");
    EXPECT_EQ(told(4), "The sums of the stretches are scanned in each block; what stands 2 places before is added: 4 "
                       "additions.");
    EXPECT_EQ(told(5), "What comes before its stretch is added to each counter, which is then the first place for its "
                       "keys: 120 additions.");
    EXPECT_EQ(told(6), "Each key goes to the place in its counter, or as many further on as its work-item counted "
                       "there before it: 7 keys change place and 1 stays.");
    EXPECT_EQ(told(7), "Every work-group stores its sorted block and keeps where a digit begins and ends in it: 8 keys "
                       "in 7 buckets.");
    EXPECT_EQ(told(8), "The first and the last place of a bucket tell how many keys it has: 7 buckets have keys.");
    // Two of a work-item raise one counter.
    request.parameters["per-item"] = "2";
    const Resident two = keptBy(session.record(request));
    EXPECT_EQ(sentenceOf(bucketsLens.narration(two, {1, 0.5, 1})),
              "Every work-item counts its own keys by bits 3..0, in counters of its own: 8 keys raise 7 counters.");
}

std::size_t counterTexts(const Scene& scene)
{
    return static_cast<std::size_t>(std::ranges::count_if(scene.marks, [](const Mark& mark) {
        return std::holds_alternative<TextShape>(mark.shape) && mark.id.name.contains(QStringLiteral("counter"));
    }));
}

TEST(RadixCounters, StandOverTheirKeys)
{
    const Resident resident = sorted(16, {{"digit-bits", "4"}});
    const View view;
    const BucketLayout layout = layoutBuckets(*resident.recording, view);
    const Scene scene = bucketsLens.scene(resident, {1, 1, 1}, view);
    EXPECT_EQ(marksNamed(scene, "row\\d+"), 16U);
    std::size_t raised = 0;
    for (const Mark& mark : scene.marks)
        if (mark.id.item >= 0 && mark.id.name.contains(QStringLiteral("counter"))) {
            const double x = boundsOf(mark.shape).center().x();
            EXPECT_NEAR(x, layout.key(static_cast<std::size_t>(mark.id.item)).center().x(), 1) << mark.id.item;
            ++raised;
        }
    EXPECT_GE(raised, 16U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 1, 2}, view), "launch1-item\\d+-stretch"), 16U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 1, 4}, view), "launch1-item\\d+-ones\\d+"), 16U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 1, 6}, view), "launch1-item\\d+-move"), 16U);
    // Nothing is told before it is made.
    EXPECT_EQ(counterTexts(bucketsLens.scene(resident, {1, 0, 0}, view)), 0U);
    // At a large size every one has its number; where columns are narrow there are shades.
    View large;
    large.size = {1528, 900};
    large.role = ViewRole::exported;
    EXPECT_EQ(counterTexts(bucketsLens.scene(resident, {1, 1, 1}, large)), 256U);
    const Resident many = sorted(100, {{"digit-bits", "4"}});
    EXPECT_EQ(counterTexts(bucketsLens.scene(many, {1, 1, 1}, large)), 0U);
    EXPECT_GT(marksNamed(bucketsLens.scene(many, {1, 1, 1}, large), "launch1-item\\d+-counter\\d+"), 99U);
}

TEST(RadixCounters, AreLegibleAtEverySize)
{
    for (const Sizes& run : sizes) {
        const Resident resident = sorted(run.n, run.parameters);
        for (const ViewRole role : {ViewRole::window, ViewRole::exported, ViewRole::presenter})
            for (const QSizeF size : {QSizeF{880, 560}, {648, 410}, {1528, 672}, {1776, 800}, {3000, 1800}})
                for (const Language language : {Language::english, Language::german}) {
                    View view;
                    view.role = role;
                    view.size = size;
                    view.language = language;
                    view.selectedItem = 0;
                    if ((role != ViewRole::window && size.width() < 1500) ||
                        !bucketsLens.canShow(*resident.recording, view))
                        continue;
                    for (std::uint32_t p = 0; p < phasesShown(*resident.recording, 1); ++p)
                        for (const double fraction : {0.4, 1.0})
                            expectLegible(bucketsLens.scene(resident, {1, fraction, p}, view),
                                          std::to_string(run.n) + " keys, phase " + std::to_string(p) + ", width " +
                                              std::to_string(size.width()) + " role " +
                                              std::to_string(static_cast<int>(role)),
                                          role == ViewRole::exported    ? 14
                                          : role == ViewRole::presenter ? 18
                                                                        : 0);
                }
    }
}

TEST(RadixCounters, SumsAreNumbersOrShadesAlike)
{
    View view;
    view.role = ViewRole::exported;
    view.size = {1528, 672};
    const auto numbers = [&](const Resident& resident, std::uint32_t phase) {
        const Scene scene = bucketsLens.scene(resident, {1, 1, phase}, view);
        return std::ranges::count_if(scene.marks, [&](const Mark& text) {
            return std::holds_alternative<TextShape>(text.shape) &&
                   std::ranges::any_of(scene.marks, [&](const Mark& box) {
                       return std::holds_alternative<RectShape>(box.shape) &&
                              box.id.name.contains(QStringLiteral("-ones")) &&
                              boundsOf(box.shape).contains(boundsOf(text.shape).center());
                   });
        });
    };
    for (const auto& [group, shown, rounds] : {std::tuple{"4", 64, 2U}, {"8", 64, 3U}, {"16", 0, 4U}, {"64", 0, 6U}}) {
        const Resident resident = sorted(64, {{"digit-bits", "4"}, {"group-size", group}});
        for (std::uint32_t p = 2; p < 4 + rounds; ++p)
            EXPECT_EQ(numbers(resident, p), shown) << group << " in phase " << p;
    }
}

TEST(RadixCounters, HaveAPageEachInDocuments)
{
    const RecordingPtr recording = sorted(16, {{"digit-bits", "4"}}).recording;
    const FrameSource source{recording, [&](const Needs&, const std::stop_token&) { return keptBy(recording); }};
    const Deck phases = recordingDeck(source, Language::english, PageUnit::phase);
    EXPECT_EQ(phases.pages.size(), 1U + 2 * (9 + 1 + 1)); // the input, and two passes
}

TEST(RadixCounters, OfAnInspectedKeyAreExplained)
{
    const Resident resident = sorted(16, {{"digit-bits", "4"}});
    View view;
    view.size = {1208, 800};
    view.selectedItem = 3;
    const auto words = [&](Moment moment) {
        QString all;
        for (const Mark& mark : bucketsLens.scene(resident, moment, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                all += text->text + QLatin1Char(' ');
        return all;
    };
    EXPECT_TRUE(words({1, 1, 1}).contains(QStringLiteral("its counter goes from 0 to 1")));
    EXPECT_TRUE(words({1, 1, 6}).contains(QStringLiteral("that its work-item counted before it = place")));
    // The launch as a whole, and phases without it, name no counter.
    EXPECT_FALSE(words({1, 1}).contains(QStringLiteral("its counter goes")));
    EXPECT_FALSE(words({1, 1, 3}).contains(QStringLiteral("its counter goes")));
}

} // namespace
} // namespace lockstep::ui
