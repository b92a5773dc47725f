// Scans over many work-groups: by sections, in five kernels over a table, and of segments.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <bit>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <numeric>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

const Words& buffer(const Recording& recording, std::size_t k, std::string_view name)
{
    const auto found = std::ranges::find(recording.buffers, name, &BufferInfo::name);
    EXPECT_NE(found, recording.buffers.end()) << name;
    return *recording.states[k]->buffers[static_cast<std::size_t>(found - recording.buffers.begin())];
}

std::string refusalOf(const char* algorithm, std::size_t n, const Parameters& parameters)
{
    return test::refusalOf([&] { resolveParameters(findAlgorithm(algorithm), parameters, n); });
}

/// The most barriers that an item of the launch passed before an event.
std::uint32_t lastPhase(const Events& events)
{
    return std::ranges::max_element(events, {}, &Event::phase)->phase;
}

/// Items with work by phase, phases without work left out.
std::map<std::uint32_t, std::uint32_t> activeByPhase(const Launch& launch)
{
    std::map<std::uint32_t, std::uint32_t> active;
    for (const BusyRun& run : launch.busy)
        if (run.work > 0)
            active[run.phase] += run.items;
    return active;
}

const Words figure{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};
const Words figurePrefixes{2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31};

TEST(HierarchicalScan, OfTheFigureHandsSumsUpAndDown)
{
    const RecordingPtr r = recordKeys("hierarchical-scan", figure, {{"group-size", "4"}});
    ASSERT_EQ(r->launchCount(), 3u);
    EXPECT_EQ(r->launches[0].meaning.group.english, "Scan of blocks");
    EXPECT_EQ(r->launches[1].meaning.group.english, "Scan of the sums");
    EXPECT_EQ(r->launches[2].meaning.group.english, "Add the sums");
    EXPECT_EQ(buffer(*r, 1, "sums1"), (Words{7, 7, 6, 11}));
    EXPECT_EQ(buffer(*r, 1, "prefixes"), (Words{2, 3, 6, 7, 0, 4, 5, 7, 0, 3, 4, 6, 5, 8, 9, 11}));
    EXPECT_EQ(buffer(*r, 2, "sums1"), (Words{7, 14, 20, 31}));
    EXPECT_EQ(buffer(*r, 2, "total"), Words{31});
    EXPECT_EQ(r->output, figurePrefixes);
    EXPECT_EQ(r->launches[0].groups(), 4u);
    EXPECT_EQ(r->launches[1].groups(), 1u);

    // Kogge-Stone of 4: 4·2 − 3 = 5 additions; the first block adds nothing at the end.
    EXPECT_EQ(r->launches[0].work, 4u * 5);
    EXPECT_EQ(r->launches[1].work, 5u);
    EXPECT_EQ(r->launches[2].work, 12u);
    EXPECT_EQ(r->launches[2].active, 12u);
    for (const Event& event : *r->events[2])
        EXPECT_GE(event.group, 1u);
    EXPECT_EQ(r->span, 2u + 2 + 1);
    // Two barriers a round, one in front of the stores.
    EXPECT_EQ(lastPhase(*r->events[0]), 5u);
    EXPECT_EQ(activeByPhase(r->launches[0]), (std::map<std::uint32_t, std::uint32_t>{{2, 4 * 3}, {4, 4 * 2}}));
}

TEST(HierarchicalScan, OfBrentAndKungsBlocksNeedsFewerAdditions)
{
    const RecordingPtr r = recordKeys("hierarchical-scan", figure, {{"group-size", "2"}, {"section", "brent-kung"}});
    EXPECT_EQ(r->output, figurePrefixes);
    ASSERT_EQ(r->launchCount(), 3u);
    // 2·4 − 2 − 2 additions; one barrier a round (up 1, 2, down 1) and one in front of the stores.
    EXPECT_EQ(r->launches[0].work, 4u * 4);
    EXPECT_EQ(r->launches[0].global, 8u);
    EXPECT_EQ(r->launches[1].work, 4u);
    EXPECT_EQ(r->launches[2].work, 12u);
    EXPECT_EQ(lastPhase(*r->events[0]), 4u);
    EXPECT_EQ(activeByPhase(r->launches[0]),
              (std::map<std::uint32_t, std::uint32_t>{{1, 4 * 2}, {2, 4 * 1}, {3, 4 * 1}}));
}

TEST(HierarchicalScan, OfTheSausageLeavesWhatTheBookLeaves)
{
    const RecordingPtr r = recordKeys("hierarchical-scan", {3, 1, 7, 0, 4, 1, 6, 3}, {});
    Words left;
    for (std::uint32_t cut : r->output)
        left.push_back(40 - cut);
    EXPECT_EQ(left, (Words{37, 36, 29, 29, 25, 24, 18, 15}));
}

TEST(HierarchicalScan, ScansTheSumsBySectionsAgainWhereTheyAreMany)
{
    // 100, 50, 25, 13, 7, 4, 2, 1
    const RecordingPtr r = recordKeys("hierarchical-scan", Words(100, 1), {{"group-size", "2"}});
    ASSERT_EQ(r->launchCount(), 7u + 6u);
    for (std::size_t k = 0; k < 7; ++k)
        EXPECT_EQ(r->launches[k].meaning.level, k + 1);
    for (std::size_t k = 7; k < 13; ++k) {
        EXPECT_EQ(r->launches[k].kernel, "add_sums");
        EXPECT_EQ(r->launches[k].meaning.level, 13 - k);
    }
    Words all(100);
    std::iota(all.begin(), all.end(), 1u);
    EXPECT_EQ(r->output, all);
    EXPECT_EQ(buffer(*r, 13, "sums6"), (Words{64, 100}));
    EXPECT_EQ(buffer(*r, 13, "total"), Words{100});
}

/// Affine maps do not commute: an operand on the wrong side shows.
TEST(HierarchicalScan, OfAnyLengthAndWorkGroupIsTheSequentialOne)
{
    const auto check = [](std::size_t n, const Parameters& given) {
        const Algorithm& algorithm = findAlgorithm("hierarchical-scan");
        const Words values = generateKeys("uniform", n, n, ElementType::uint32, KeysFor::maps);
        const Parameters parameters = resolveParameters(algorithm, given, n);
        EXPECT_EQ(session().runFast({algorithm.id, given, values, "auto"}), scannedReference(values, parameters))
            << fmt::format("n {}, groups of {}, {}", n, given.at("group-size"), given.at("section"));
    };
    for (const char* section : {"kogge-stone", "brent-kung"})
        for (const char* kind : {"inclusive", "exclusive"}) {
            for (const char* group : {"2", "6"})
                for (std::size_t n = 1; n <= 40; ++n)
                    check(n, {{"operator", "affine"}, {"kind", kind}, {"section", section}, {"group-size", group}});
            for (std::size_t n : {99u, 101u, 10'001u, 40'000u})
                check(n, {{"operator", "affine"}, {"kind", kind}, {"section", section}, {"group-size", "100"}});
            for (std::size_t n : {1023u, 1024u, 1025u, 2049u, 4'194'303u})
                check(n, {{"operator", "affine"}, {"kind", kind}, {"section", section}, {"group-size", "1024"}});
        }
}

/// Sums of thirds round, so another order of additions gives other bits.
TEST(HierarchicalScan, OfFloatsAddsInTheOrderOfItsBlocks)
{
    Words values(1000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = std::bit_cast<std::uint32_t>(static_cast<float>(i * 7 % 1000) / 3);
    const Algorithm& algorithm = findAlgorithm("hierarchical-scan");
    std::set<Words> different;
    for (const char* section : {"kogge-stone", "brent-kung"})
        for (const char* kind : {"inclusive", "exclusive"}) {
            const Parameters parameters = resolveParameters(
                algorithm, {{"type", "float32"}, {"section", section}, {"kind", kind}, {"group-size", "6"}}, 1000);
            const Words output = session().runFast({algorithm.id, parameters, values, "auto"});
            EXPECT_EQ(output, algorithm.reference(values, parameters)) << section << ' ' << kind;
            different.insert(output);
        }
    EXPECT_EQ(different.size(), 4u) << "the blocks' trees round alike";
}

/// Columns as rows of a table, the other way round.
Words table(const std::vector<Words>& columns)
{
    Words words;
    for (std::size_t row = 0; row < columns[0].size(); ++row)
        for (const Words& column : columns)
            words.push_back(column[row]);
    return words;
}

TEST(BlockScanPipeline, OfTheFiguresColumnsScansThemSideBySide)
{
    const RecordingPtr r =
        recordKeys("block-scan-pipeline", table({{3, 1, 7, 0, 4, 1, 6, 3}, {2, 0, 5, 1, 1, 3, 2, 2}}),
                   {{"digits", "2"}, {"rows-per-block", "8"}});
    std::vector<std::string> kernels;
    for (const Launch& launch : r->launches)
        kernels.push_back(launch.kernel);
    EXPECT_EQ(kernels, (std::vector<std::string>{"block_scan", "block_prefix_sum", "block_add", "unified_block_scan",
                                                 "merge_prefix_sums"}));
    EXPECT_EQ(r->buffers[0].shape, (std::vector<std::size_t>{8, 2}));
    EXPECT_EQ(buffer(*r, 1, "starts"), table({{0, 3, 4, 11, 11, 15, 16, 22}, {0, 2, 2, 7, 8, 9, 12, 14}}));
    EXPECT_EQ(buffer(*r, 1, "sums"), (Words{25, 16}));
    EXPECT_EQ(buffer(*r, 2, "totals"), (Words{25, 16}));
    EXPECT_EQ(buffer(*r, 4, "bases"), (Words{0, 25}));
    EXPECT_EQ(r->output, table({{0, 3, 4, 11, 11, 15, 16, 22}, {25, 27, 27, 32, 33, 34, 37, 39}}));
    // Hillis-Steele of 8 in each column; a barrier after the load and two a round.
    EXPECT_EQ(r->launches[0].work, 2u * 17);
    EXPECT_EQ(lastPhase(*r->events[0]), 7u);
    EXPECT_EQ(activeByPhase(r->launches[0]),
              (std::map<std::uint32_t, std::uint32_t>{{2, 2 * 7}, {4, 2 * 6}, {6, 2 * 4}}));
}

TEST(BlockScanPipeline, OfTheFiguresBlocksAddsUpAllSumsBefore)
{
    const Words first{25, 16, 9, 30, 4, 12, 7, 21}, second{5, 3, 8, 2, 10, 6, 1, 9};
    std::vector<Words> columns(2);
    for (std::size_t block = 0; block < 8; ++block) { // two rows a block
        columns[0].insert(columns[0].end(), {first[block] - 1, 1});
        columns[1].insert(columns[1].end(), {1, second[block] - 1});
    }
    const RecordingPtr r =
        recordKeys("block-scan-pipeline", table(columns), {{"digits", "2"}, {"rows-per-block", "2"}});
    Words sums = first;
    sums.insert(sums.end(), second.begin(), second.end());
    EXPECT_EQ(buffer(*r, 1, "sums"), sums);
    EXPECT_EQ(buffer(*r, 2, "sums before"), (Words{0, 25, 41, 50, 80, 84, 96, 103, 0, 5, 8, 16, 18, 28, 34, 35}));
    EXPECT_EQ(buffer(*r, 2, "totals"), (Words{124, 44}));
    EXPECT_EQ(buffer(*r, 4, "bases"), (Words{0, 124}));
    // Block b adds b sums, 8·7/2 in all; the last one adds the total.
    EXPECT_EQ(r->launches[1].work, 2u * (28 + 1));
    EXPECT_EQ(r->launches[1].span, 8u);
}

TEST(BlockScanPipeline, PadsTheLastRowWithCountsOfZero)
{
    const RecordingPtr r = recordKeys("block-scan-pipeline", Words(13, 5), {{"digits", "4"}});
    EXPECT_EQ(r->buffers[0].shape, (std::vector<std::size_t>{4, 4}));
    EXPECT_EQ(r->lanes, 16u);
    EXPECT_EQ(buffer(*r, 0, "counts"), (Words{5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0}));
    EXPECT_EQ(buffer(*r, 5, "bases"), (Words{0, 20, 35, 50}));
    EXPECT_EQ(r->output, (Words{0, 20, 35, 50, 5, 25, 40, 55, 10, 30, 45, 60, 15}));
}

TEST(BlockScanPipeline, GivesEveryCountAllThatComeBeforeIt)
{
    for (const auto& [digits, rows, n] : {std::tuple{2u, "6", 1999u}, {16u, "64", 1999u}, {256u, "6", 5000u}}) {
        const Words counts = generateKeys("uniform", n, 3, ElementType::uint32);
        const Words starts = session().runFast(
            {"block-scan-pipeline", {{"digits", std::to_string(digits)}, {"rows-per-block", rows}}, counts, "auto"});
        ASSERT_EQ(starts.size(), n);
        for (std::size_t i = 0; i < n; i += 97) {
            std::uint32_t before = 0;
            for (std::size_t j = 0; j < n; ++j)
                if (j % digits < i % digits || (j % digits == i % digits && j < i))
                    before += counts[j];
            EXPECT_EQ(starts[i], before) << digits << " digits, count " << i;
        }
    }
}

TEST(BlockScanPipeline, RefusesTablesThatMakeNoSense)
{
    EXPECT_EQ(refusalOf("block-scan-pipeline", 100, {{"digits", "256"}}),
              "A row of the table has 256 counts, and 100 keys fill less than half of one; choose fewer digits or give "
              "128 keys at least.");
    EXPECT_EQ(refusalOf("block-scan-pipeline", 128, {{"digits", "256"}}), "");
    EXPECT_EQ(refusalOf("block-scan-pipeline", std::size_t{1} << 22, {{"digits", "2"}, {"rows-per-block", "8"}}),
              "Each of 262144 blocks would add up the sums of all before it; choose more rows a block or more digits, "
              "for 8192 blocks at most.");
}

TEST(SegmentedScan, BeginsAnewAtEveryFlag)
{
    const RecordingPtr r = recordKeys("segmented-scan", {3, 1, 7, 0, 4, 1, 6, 3}, {{"heads", "every-4"}});
    EXPECT_EQ(buffer(*r, 0, "flags"), (Words{1, 0, 0, 0, 1, 0, 0, 0}));
    EXPECT_EQ(r->output, (Words{3, 4, 11, 11, 4, 5, 11, 14}));
    ASSERT_EQ(r->launchCount(), 3u);
    EXPECT_EQ(buffer(*r, 1, "scratch flags"), (Words{1, 1, 0, 0, 1, 1, 0, 0}));
    EXPECT_EQ(buffer(*r, 2, "flags"), (Words{1, 1, 1, 1, 1, 1, 1, 1}));
    // Of each four: 3 at distance 1, 2 at distance 2, and nobody reaches over a flag.
    EXPECT_EQ(r->launches[0].work, 6u);
    EXPECT_EQ(r->launches[1].work, 4u);
    EXPECT_EQ(r->launches[2].work, 0u);
    for (const EventsPtr& events : r->events)
        EXPECT_EQ(events->size(), 16u) << "a flag and a value each";
}

TEST(SegmentedScan, FollowsTheFlagsInItsBuffer)
{
    for (const char* heads : {"every-7", "random", "first-only"})
        for (std::size_t n : {1u, 2u, 33u, 200u}) {
            const Words values = generateKeys("uniform", n, n, ElementType::uint32, KeysFor::maps);
            const RecordingPtr r = recordKeys("segmented-scan", values, {{"operator", "affine"}, {"heads", heads}});
            const Words& flags = buffer(*r, 0, "flags");
            Words expected = values;
            for (std::size_t i = 1; i < n; ++i)
                if (flags[i] == 0)
                    expected[i] = combine("affine", ElementType::uint32, expected[i - 1], values[i]);
            EXPECT_EQ(r->output, expected) << heads << ' ' << n;
            const auto segments = std::accumulate(flags.begin(), flags.end(), 0u);
            if (n == 200) {
                EXPECT_EQ(segments > 1, std::string{heads} != "first-only") << heads;
            }
        }
}

TEST(SegmentedScan, BeginsWhereTheClassSays)
{
    const Parameters typed{{"heads", " 5; 2 5"}};
    const RecordingPtr r = recordKeys("segmented-scan", {1, 2, 3, 4, 5, 6, 7}, typed);
    EXPECT_EQ(r->parameters.at("heads"), "0,2,5");
    EXPECT_EQ(buffer(*r, 0, "flags"), (Words{1, 0, 1, 0, 0, 1, 0}));
    EXPECT_EQ(r->output, (Words{1, 3, 3, 7, 12, 6, 13}));
    EXPECT_EQ(refusalOf("segmented-scan", 5, typed), "A segment is to begin at position 5, but the positions are 0 to "
                                                     "4; choose other heads or more keys.");
    for (const char* heads : {"0,x", "-1", "1.5", "16777216"})
        EXPECT_NE(refusalOf("segmented-scan", 8, {{"heads", heads}}).find("is no position where a segment can begin"),
                  std::string::npos)
            << heads;
}

TEST(ScanConversion, GoesThereAndBack)
{
    for (const char* op : {"add", "max", "affine"})
        for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 33u, 1000u}) {
            const Parameters asked{{"operator", op}};
            const Words values = makeKeys(findAlgorithm("scan-conversion"), asked, "uniform", n, n);
            const RecordingPtr there =
                recordKeys("scan-conversion", values, {{"operator", op}, {"convert", "to-exclusive"}});
            const RecordingPtr back = recordKeys("scan-conversion", values, asked);
            const RecordingPtr inclusive = recordKeys("sequential-scan", values, asked);
            Words moved{identity(op, ElementType::uint32)};
            moved.insert(moved.end(), inclusive->output.begin(), inclusive->output.end() - 1);
            EXPECT_EQ(there->output, moved) << op << ' ' << n;
            EXPECT_EQ(back->output, inclusive->output) << op << ' ' << n;
            EXPECT_EQ(back->launchCount(), there->launchCount() + 1);
            EXPECT_EQ(there->launches.back().work, 0u) << "moves alone";
            EXPECT_EQ(back->launches.back().work, 1u) << "the last sum is made anew";
        }
}

TEST(SegmentedScan, OfOneSegmentDoesTheWorkOfKoggeAndStone)
{
    const Words values = generateKeys("uniform", 100, 1, ElementType::uint32);
    const RecordingPtr one = recordKeys("segmented-scan", values, {{"heads", "first-only"}});
    const RecordingPtr plain = recordKeys("kogge-stone-scan", values, {});
    EXPECT_EQ(one->output, plain->output);
    EXPECT_EQ(one->work(), plain->work());
    EXPECT_EQ(one->span, plain->span);
}

TEST(SegmentedScan, DoesNotBelieveAFlagThatNobodyHad)
{
    const RecordingPtr r = recordKeys("segmented-scan", {3, 1, 7, 0, 4, 1, 6, 3}, {});
    Events events = *r->events[0];
    const auto either = std::ranges::find(events, Op::either, &Event::op);
    ASSERT_NE(either, events.end());
    either->writeSlots[0].value ^= 1;
    EXPECT_THROW(applyEvents(*r, 1, *r->states[0], events), Error);
}

} // namespace
} // namespace lockstep
