// Scans in one work-group, and the simple ones: values, work, barriers and active work-items of the textbooks' figures.

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/ancestry.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <set>

namespace lockstep {
namespace {

using test::session;

const Words eight{3, 1, 7, 0, 4, 1, 6, 3};
const Words eightScanned{3, 4, 11, 11, 15, 16, 22, 25};
const Words sixteen{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};
const Words sixteenScanned{2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31};

RecordingPtr scan(const std::string& algorithm, const Words& keys, const Parameters& parameters = {})
{
    return session().record({algorithm, parameters, keys, "auto"});
}

Words exclusive(const Words& inclusive)
{
    Words sums{0};
    sums.insert(sums.end(), inclusive.begin(), inclusive.end() - 1);
    return sums;
}

const Events& eventsOf(const Recording& recording, std::size_t launch = 1)
{
    return *recording.events.at(launch - 1);
}

/// Work-items that combine, by phase of the one launch.
std::map<std::uint32_t, std::set<std::uint32_t>> busyItems(const Recording& recording)
{
    std::map<std::uint32_t, std::set<std::uint32_t>> items;
    for (const Event& event : eventsOf(recording))
        if (event.op == Op::combine)
            items[event.phase].insert(event.item);
    return items;
}

/// How many combine events each phase with some has, in order.
std::vector<std::size_t> workByPhase(const Recording& recording)
{
    std::map<std::uint32_t, std::size_t> work;
    for (const Event& event : eventsOf(recording))
        work[event.phase] += event.op == Op::combine;
    std::vector<std::size_t> counts;
    for (const auto& [phase, count] : work)
        if (count > 0)
            counts.push_back(count);
    return counts;
}

/// The store of the output comes after the last barrier.
std::uint32_t barriers(const Recording& recording)
{
    std::uint32_t most = 0;
    for (const Event& event : eventsOf(recording))
        most = std::max(most, event.phase);
    return most;
}

std::size_t moves(const Recording& recording)
{
    std::size_t count = 0;
    for (const EventsPtr& events : recording.events)
        for (const Event& event : *events)
            count += event.op == Op::combine && event.writeCount == 2;
    return count;
}

/// The first `size` elements of the first local array after the events of the phases up to this one.
Words localAfter(const Recording& recording, std::uint32_t phase, std::size_t size)
{
    Words values(size);
    for (const Event& event : eventsOf(recording))
        for (const Access& write : event.writes())
            if (event.phase <= phase && write.array == localArrayBase && write.index < size)
                values[write.index] = write.value;
    return values;
}

using Counts = std::vector<std::size_t>;

TEST(SectionScans, OfTheTextbooksGiveTheirValues)
{
    for (const char* id : {"sequential-scan", "naive-scan", "hillis-steele-scan", "kogge-stone-work-group-scan",
                           "brent-kung-work-group-scan", "two-per-item-scan", "coarsened-scan"}) {
        EXPECT_EQ(scan(id, eight)->output, eightScanned) << id;
        EXPECT_EQ(scan(id, sixteen)->output, sixteenScanned) << id;
    }
    for (const char* id : {"sequential-scan", "kogge-stone-work-group-scan", "brent-kung-work-group-scan"}) {
        EXPECT_EQ(scan(id, eight, {{"kind", "exclusive"}})->output, exclusive(eightScanned)) << id;
        EXPECT_EQ(scan(id, sixteen, {{"kind", "exclusive"}})->output, exclusive(sixteenScanned)) << id;
    }
    for (const char* id : {"blelloch-scan", "blelloch-work-group-scan"}) {
        EXPECT_EQ(scan(id, eight)->output, exclusive(eightScanned)) << id;
        EXPECT_EQ(scan(id, sixteen)->output, exclusive(sixteenScanned)) << id;
    }
}

/// Hand-computed tables: what each phase combines, all of it, the longest chain and the barriers.
struct Row {
    const char* algorithm;
    Parameters parameters;
    std::size_t n;
    Counts byPhase;
    std::uint64_t work, span;
    std::uint32_t barriers;
};

TEST(SectionScans, CountAsTheTablesSay)
{
    const Counts doubling512{511, 510, 508, 504, 496, 480, 448, 384, 256};
    const Counts tree512{256, 128, 64, 32, 16, 8, 4, 2, 1, 1, 3, 7, 15, 31, 63, 127, 255};
    const Counts sweeps512{256, 128, 64, 32, 16, 8, 4, 2, 1, 1, 2, 4, 8, 16, 32, 64, 128, 256};
    const std::vector<Row> rows{
        {"sequential-scan", {}, 8, {7}, 7, 7, 0},
        {"sequential-scan", {{"kind", "exclusive"}}, 16, {15}, 15, 15, 0},
        {"sequential-scan", {}, 512, {511}, 511, 511, 0},
        {"naive-scan", {}, 8, {28}, 28, 7, 0},
        {"naive-scan", {}, 16, {120}, 120, 15, 0},
        {"naive-scan", {}, 512, {130'816}, 130'816, 511, 0},
        {"hillis-steele-scan", {}, 8, {7, 6, 4}, 17, 3, 6},
        {"hillis-steele-scan", {}, 16, {15, 14, 12, 8}, 49, 4, 8},
        {"hillis-steele-scan", {}, 512, doubling512, 4097, 9, 18},
        {"kogge-stone-work-group-scan", {}, 8, {7, 6, 4}, 17, 3, 6},
        {"kogge-stone-work-group-scan", {{"kind", "exclusive"}}, 16, {15, 14, 12, 8}, 49, 4, 8},
        {"kogge-stone-work-group-scan", {}, 512, doubling512, 4097, 9, 18},
        {"kogge-stone-work-group-scan", {{"buffering", "double"}}, 8, {7, 6, 4}, 17, 3, 3},
        {"kogge-stone-work-group-scan", {{"buffering", "double"}}, 16, {15, 14, 12, 8}, 49, 4, 4},
        {"kogge-stone-work-group-scan", {{"buffering", "double"}}, 512, doubling512, 4097, 9, 9},
        {"brent-kung-work-group-scan", {}, 8, {4, 2, 1, 1, 3}, 11, 5, 6},
        {"brent-kung-work-group-scan", {{"mapping", "modulo"}}, 8, {4, 2, 1, 1, 3}, 11, 5, 6},
        {"brent-kung-work-group-scan", {}, 16, {8, 4, 2, 1, 1, 3, 7}, 26, 7, 8},
        {"brent-kung-work-group-scan", {{"kind", "exclusive"}}, 16, {8, 4, 2, 1, 1, 3, 7}, 26, 7, 8},
        {"brent-kung-work-group-scan", {{"mapping", "modulo"}}, 16, {8, 4, 2, 1, 1, 3, 7}, 26, 7, 8},
        {"brent-kung-work-group-scan", {}, 512, tree512, 1013, 17, 18},
        {"brent-kung-work-group-scan", {{"mapping", "modulo"}}, 512, tree512, 1013, 17, 18},
        {"blelloch-work-group-scan", {}, 8, {4, 2, 1, 1, 2, 4}, 14, 6, 7},
        {"blelloch-work-group-scan", {}, 16, {8, 4, 2, 1, 1, 2, 4, 8}, 30, 8, 9},
        {"blelloch-work-group-scan", {}, 512, sweeps512, 1022, 18, 19},
        {"blelloch-work-group-scan", {{"padding", "banks"}}, 512, sweeps512, 1022, 18, 19},
        {"two-per-item-scan", {}, 8, {4, 2, 1, 1, 3}, 11, 5, 7},
        {"two-per-item-scan", {}, 16, {8, 4, 2, 1, 1, 3, 7}, 26, 7, 9},
        {"two-per-item-scan", {}, 512, tree512, 1013, 17, 19},
        {"coarsened-scan", {}, 8, {6, 1, 3}, 10, 7, 5},
        {"coarsened-scan", {}, 16, {12, 3, 2, 9}, 26, 8, 7},
        {"coarsened-scan", {{"per-item", "4"}, {"padding", "banks"}}, 16, {12, 3, 2, 9}, 26, 8, 7},
        // The text's own case: 960 + (64·6 − 63) + 945 by 64 work-items
        {"coarsened-scan", {{"per-item", "16"}}, 1024, {960, 63, 62, 60, 56, 48, 32, 945}, 2226, 36, 15},
        {"coarsened-scan", {{"per-item", "8"}}, 512, {448, 63, 62, 60, 56, 48, 32, 441}, 1210, 20, 15},
    };
    for (const Row& row : rows) {
        const RecordingPtr recording = scan(row.algorithm, Words(row.n, 1), row.parameters);
        const std::string what = std::string{row.algorithm} + " of " + std::to_string(row.n);
        EXPECT_EQ(workByPhase(*recording), row.byPhase) << what;
        EXPECT_EQ(recording->work(), row.work) << what;
        EXPECT_EQ(recording->span, row.span) << what;
        EXPECT_EQ(barriers(*recording), row.barriers) << what;
    }
}

TEST(SectionScans, BlellochInLaunchesCountsAsTheTableSays)
{
    for (const auto& [n, active, span] :
         {std::tuple{8u, Counts{4, 2, 1, 0, 1, 2, 4}, 6u}, std::tuple{16u, Counts{8, 4, 2, 1, 0, 1, 2, 4, 8}, 8u},
          std::tuple{512u, Counts{256, 128, 64, 32, 16, 8, 4, 2, 1, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256}, 18u}}) {
        const RecordingPtr recording = scan("blelloch-scan", Words(n, 1));
        Counts counted;
        for (const Launch& launch : recording->launches)
            counted.push_back(launch.active);
        EXPECT_EQ(counted, active);
        EXPECT_EQ(recording->work(), 2u * (n - 1));
        EXPECT_EQ(moves(*recording), n - 1);
        EXPECT_EQ(recording->span, span);
        EXPECT_EQ(moves(*scan("blelloch-work-group-scan", Words(n, 1))), n - 1);
    }
}

TEST(SectionScans, RoundsOfHillisAndSteele)
{
    const RecordingPtr recording = scan("hillis-steele-scan", eight);
    EXPECT_EQ(localAfter(*recording, 2, 8), (Words{3, 4, 8, 7, 4, 5, 7, 9}));
    EXPECT_EQ(localAfter(*recording, 4, 8), (Words{3, 4, 11, 11, 12, 12, 11, 14}));
    EXPECT_EQ(localAfter(*recording, 6, 8), eightScanned);
}

TEST(SectionScans, RoundsOfTwoElementsAnItem)
{
    const RecordingPtr recording = scan("two-per-item-scan", eight);
    EXPECT_EQ(localAfter(*recording, 1, 8), (Words{3, 4, 7, 7, 4, 5, 6, 9}));
    EXPECT_EQ(localAfter(*recording, 2, 8), (Words{3, 4, 7, 11, 4, 5, 6, 14}));
    EXPECT_EQ(localAfter(*recording, 3, 8), (Words{3, 4, 7, 11, 4, 5, 6, 25}));
    EXPECT_EQ(localAfter(*recording, 5, 8), (Words{3, 4, 7, 11, 4, 16, 6, 25}));
    EXPECT_EQ(localAfter(*recording, 6, 8), eightScanned);
}

TEST(SectionScans, LevelsOfBlelloch)
{
    const std::vector<Words> levels{eight,
                                    {3, 4, 7, 7, 4, 5, 6, 9},
                                    {3, 4, 7, 11, 4, 5, 6, 14},
                                    {3, 4, 7, 11, 4, 5, 6, 25},
                                    {3, 4, 7, 11, 4, 5, 6, 0},
                                    {3, 4, 7, 0, 4, 5, 6, 11},
                                    {3, 0, 7, 4, 4, 11, 6, 16},
                                    {0, 3, 4, 11, 11, 15, 16, 22}};
    const RecordingPtr launches = scan("blelloch-scan", eight);
    ASSERT_EQ(launches->states.size(), levels.size());
    for (std::size_t k = 0; k < levels.size(); ++k)
        EXPECT_EQ(*launches->states[k]->buffers[0], levels[k]) << "after launch " << k;
    // In local memory the root is cleared in the phase that made it.
    const RecordingPtr phases = scan("blelloch-work-group-scan", eight);
    for (std::uint32_t phase = 0; phase < 7; ++phase)
        EXPECT_EQ(localAfter(*phases, phase, 8), levels[phase < 3 ? phase : phase + 1]) << "phase " << phase;
}

TEST(SectionScans, PhasesOfTheCoarsenedScan)
{
    const RecordingPtr recording = scan("coarsened-scan", sixteen);
    EXPECT_EQ(recording->launches[0].local, 4u);
    EXPECT_EQ(localAfter(*recording, 1, 16), (Words{2, 3, 6, 7, 0, 4, 5, 7, 0, 3, 4, 6, 5, 8, 9, 11}));
    EXPECT_EQ(localAfter(*recording, 5, 16), (Words{2, 3, 6, 7, 0, 4, 5, 14, 0, 3, 4, 20, 5, 8, 9, 31}));
    EXPECT_EQ(localAfter(*recording, 6, 16), sixteenScanned);
}

TEST(SectionScans, MappingsOfBrentAndKungGiveTheNodesToOtherItems)
{
    const auto tree = [](const char* mapping) {
        const auto items = busyItems(*scan("brent-kung-work-group-scan", sixteen, {{"mapping", mapping}}));
        std::vector<std::set<std::uint32_t>> up;
        for (std::uint32_t phase = 1; phase <= 4; ++phase)
            up.push_back(items.at(phase));
        return up;
    };
    using Items = std::vector<std::set<std::uint32_t>>;
    EXPECT_EQ(tree("modulo"), (Items{{1, 3, 5, 7, 9, 11, 13, 15}, {3, 7, 11, 15}, {7, 15}, {15}}));
    EXPECT_EQ(tree("contiguous"), (Items{{0, 1, 2, 3, 4, 5, 6, 7}, {0, 1, 2, 3}, {0, 1}, {0}}));

    // Wavefronts of 32 that the reduction tree of 1024 values keeps busy, summed over its rounds
    const auto wavefronts = [](const char* mapping) {
        const RecordingPtr recording = scan("brent-kung-work-group-scan", Words(1024, 1), {{"mapping", mapping}});
        std::size_t rounds = 0;
        for (const auto& [phase, items] : busyItems(*recording)) {
            std::set<std::uint32_t> busy;
            for (std::uint32_t item : items)
                busy.insert(item / 32);
            rounds += phase <= 10 ? busy.size() : 0;
        }
        return rounds;
    };
    EXPECT_EQ(wavefronts("modulo"), 191u);
    EXPECT_EQ(wavefronts("contiguous"), 36u);
}

/// The most different words in one of 32 banks that the first wavefront's left operands meet, by round of the tree.
Counts conflicts(const Recording& recording, std::size_t rounds)
{
    std::map<std::uint32_t, std::map<std::uint32_t, std::set<std::uint32_t>>> banks;
    for (const Event& event : eventsOf(recording))
        if (event.op == Op::combine && event.item < 32 && event.phase <= rounds) {
            const std::uint32_t place = event.readSlots[0].index;
            banks[event.phase][place % 32].insert(place);
        }
    Counts ways;
    for (const auto& [phase, words] : banks) {
        std::size_t most = 0;
        for (const auto& [bank, places] : words)
            most = std::max(most, places.size());
        ways.push_back(most);
    }
    return ways;
}

TEST(SectionScans, PaddingFreesTheBanks)
{
    const Words values(2048, 1);
    EXPECT_EQ(conflicts(*scan("two-per-item-scan", values), 8), (Counts{2, 4, 8, 16, 32, 32, 16, 8}));
    EXPECT_EQ(conflicts(*scan("blelloch-work-group-scan", values), 8), (Counts{2, 4, 8, 16, 32, 32, 16, 8}));
    EXPECT_EQ(conflicts(*scan("blelloch-work-group-scan", values, {{"padding", "banks"}}), 8),
              (Counts{1, 1, 1, 1, 1, 2, 2, 2}));
}

/// Swapped operands give the same sums, and other maps.
TEST(SectionScans, OfAffineMapsKeepTheirOrder)
{
    for (const char* id : {"sequential-scan", "naive-scan", "hillis-steele-scan", "kogge-stone-work-group-scan",
                           "brent-kung-work-group-scan", "blelloch-scan", "blelloch-work-group-scan",
                           "two-per-item-scan", "coarsened-scan"}) {
        const Algorithm& algorithm = findAlgorithm(id);
        std::vector<Parameters> variants{{}};
        for (const Parameter& p : algorithm.parameters)
            for (const std::string& value : p.values)
                if (p.name != "type" && p.name != "operator" && value != p.defaultValue)
                    variants.push_back({{p.name, value}});
        for (Parameters given : variants) {
            const std::size_t n = given.empty() ? 100 : 13;
            const std::string what = given.empty() ? id : id + (" " + given.begin()->second);
            given["operator"] = "affine";
            const Words maps = generateKeys("uniform", n, 5, ElementType::uint32, KeysFor::maps);
            EXPECT_EQ(session().runFast({id, given, maps, "auto"}),
                      algorithm.reference(maps, resolveParameters(algorithm, given, n)))
                << what;
        }
    }
}

TEST(SectionScans, PadsOfBlellochAreLanesOfTheirOwn)
{
    const RecordingPtr recording = scan("blelloch-scan", {4, 5, 6, 7, 8}, {{"operator", "max"}, {"type", "int32"}});
    EXPECT_EQ(recording->lanes, 8u);
    EXPECT_EQ(recording->output, (Words{0x80000000u, 4, 5, 6, 7}));
    const Words& before = *recording->states.front()->buffers[0];
    EXPECT_EQ(Words(before.begin() + 5, before.end()), Words(3, 0x80000000u));
}

/// What a swap moves down to the left child came from the parent alone.
TEST(SectionScans, AMovedValueHasNoPartInTheSum)
{
    const RecordingPtr recording = scan("blelloch-scan", eight);
    const auto inputs = [&](std::size_t state, std::uint32_t index) {
        return coneOf(*recording, state, {0, index}, keptEvents(*recording))->inputs;
    };
    using Inputs = std::vector<std::uint32_t>;
    EXPECT_EQ(inputs(5, 3), Inputs{});
    EXPECT_EQ(inputs(5, 7), (Inputs{0, 1, 2, 3}));
    EXPECT_EQ(inputs(6, 5), (Inputs{0, 1, 2, 3}));
    EXPECT_EQ(inputs(7, 6), (Inputs{0, 1, 2, 3, 4, 5}));

    Events events = eventsOf(*recording, 6);
    events.back().writeSlots[1].value += 1;
    EXPECT_THROW(applyEvents(*recording, 6, *recording->states[5], events), Error);
    events = eventsOf(*recording, 6);
    std::swap(events.back().writeSlots[0].index, events.back().writeSlots[1].index);
    EXPECT_THROW(applyEvents(*recording, 6, *recording->states[5], events), Error);
}

TEST(SectionScans, SayWhatIsTooMuchForThem)
{
    const auto refusal = [](const std::string& id, std::size_t n, const Parameters& parameters) -> std::string {
        return test::refusalOf([&] { session().runFast({id, parameters, Words(n, 1), "auto"}); });
    };
    EXPECT_EQ(refusal("brent-kung-work-group-scan", 1025, {{"mapping", "modulo"}}),
              "The modulo mapping takes a work-item a value, at most 1024, not 1025; choose the contiguous mapping or "
              "fewer keys.");
    EXPECT_EQ(refusal("coarsened-scan", 2049, {{"per-item", "2"}}),
              "2 values a work-item make at most 2048 keys in one work-group, not 2049; choose a larger per-item or "
              "fewer keys.");
    EXPECT_EQ(refusal("naive-scan", 16'385, {}),
              "naive-scan takes 1 to 16384 keys, not 16385; hierarchical-scan takes more.");
}

} // namespace
} // namespace lockstep
