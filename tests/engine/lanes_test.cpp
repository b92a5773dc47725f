#include "engine/analysis/lanes.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep {
namespace {

using test::session;
using Counts = std::vector<std::uint64_t>;

/// The phases of one full block of n in one work-group.
std::vector<PhaseLanes> phasesOf(const char* variant, std::size_t n, const LaneWidths& widths)
{
    const RecordingPtr recording = session().record(
        {"work-group-reduction", {{"variant", variant}, {"group-size", std::to_string(n)}}, Words(n, 1), "auto"});
    EXPECT_EQ(recording->launchCount(), 1u);
    return phaseLanes(recording->launches[0], *recording->events[0], widths);
}

/// One number of each step of the tree: neither the load before it nor the store of the sum after it.
template <typename Number>
Counts steps(const std::vector<PhaseLanes>& phases, Number PhaseLanes::*number)
{
    Counts counts;
    for (std::size_t i = 1; i + 1 < phases.size(); ++i)
        counts.push_back(phases[i].*number);
    return counts;
}

TEST(Lanes, ActiveWavefrontsOfTheLadderAreThoseOfTheBook)
{
    const LaneWidths amd{64, 32};
    const auto zero = phasesOf("reduce0", 256, amd), one = phasesOf("reduce1", 256, amd);
    EXPECT_EQ(steps(zero, &PhaseLanes::wavefronts), (Counts{4, 4, 4, 4, 4, 4, 2, 1}));
    EXPECT_EQ(steps(one, &PhaseLanes::wavefronts), (Counts{2, 1, 1, 1, 1, 1, 1, 1}));
    const Counts active{128, 64, 32, 16, 8, 4, 2, 1};
    EXPECT_EQ(steps(zero, &PhaseLanes::active), active);
    EXPECT_EQ(steps(one, &PhaseLanes::active), active);
    EXPECT_EQ(steps(zero, &PhaseLanes::lanes), (Counts{256, 256, 256, 256, 256, 256, 128, 64}));
    ASSERT_EQ(zero.size(), 10u) << "nine barriers";
    EXPECT_EQ(zero.front().items, 256u);
    EXPECT_EQ(zero.front().active, 0u);
    EXPECT_EQ(zero.back().items, 1u);
}

TEST(Lanes, BankConflictsOfTheLadderAreThoseOfTheBook)
{
    const auto one = phasesOf("reduce1", 256, {32, 32});
    EXPECT_EQ(steps(one, &PhaseLanes::bankDegree), (Counts{2, 4, 8, 8, 8, 4, 2, 1}));
    // Three accesses a step and wavefront (4, 2, then 1 of them), each with degree - 1 turns more.
    EXPECT_EQ(steps(one, &PhaseLanes::extraTurns), (Counts{12, 18, 21, 21, 21, 9, 3, 0}));
    for (const char* variant : {"reduce0", "reduce2", "reduce3", "reduce4"})
        EXPECT_EQ(steps(phasesOf(variant, 256, {32, 32}), &PhaseLanes::bankDegree), Counts(8, 1)) << variant;
}

TEST(Lanes, OfSmallAndLargeBlocksAreTheTablesMadeByHand)
{
    for (const char* variant : {"reduce0", "reduce1", "reduce2"}) {
        const auto eight = phasesOf(variant, 8, {32, 32});
        EXPECT_EQ(steps(eight, &PhaseLanes::active), (Counts{4, 2, 1})) << variant;
        EXPECT_EQ(steps(eight, &PhaseLanes::wavefronts), (Counts{1, 1, 1})) << variant;
        EXPECT_EQ(steps(eight, &PhaseLanes::lanes), (Counts{8, 8, 8})) << variant;
        EXPECT_EQ(steps(eight, &PhaseLanes::bankDegree), (Counts{1, 1, 1})) << variant;
        const auto sixteen = phasesOf(variant, 16, {16, 16});
        EXPECT_EQ(steps(sixteen, &PhaseLanes::active), (Counts{8, 4, 2, 1})) << variant;
        EXPECT_EQ(steps(sixteen, &PhaseLanes::bankDegree), (Counts{1, 1, 1, 1})) << variant;
    }
    EXPECT_EQ(steps(phasesOf("reduce0", 512, {64, 32}), &PhaseLanes::wavefronts), (Counts{8, 8, 8, 8, 8, 8, 4, 2, 1}));
    EXPECT_EQ(steps(phasesOf("reduce2", 512, {64, 32}), &PhaseLanes::wavefronts), (Counts{4, 2, 1, 1, 1, 1, 1, 1, 1}));
    const auto narrow = phasesOf("reduce1", 512, {16, 16});
    EXPECT_EQ(steps(narrow, &PhaseLanes::wavefronts), (Counts{16, 8, 4, 2, 1, 1, 1, 1, 1}));
    EXPECT_EQ(steps(narrow, &PhaseLanes::bankDegree), (Counts{2, 4, 8, 16, 16, 8, 4, 2, 1}));
    EXPECT_EQ(steps(narrow, &PhaseLanes::extraTurns), (Counts{48, 72, 84, 90, 45, 21, 9, 3, 0}));
}

Event reads(std::uint32_t item, std::uint16_t line, std::uint32_t index)
{
    Event event;
    event.op = Op::tally;
    event.readCount = 1;
    event.line = line;
    event.item = item;
    event.readSlots[0] = {localArrayBase, index, 0};
    return event;
}

TEST(Lanes, TurnsAreOfDistinctWordsInOneBankAtOneTime)
{
    Launch launch;
    launch.global = launch.local = 32;
    const auto only = [&](const Events& events, const LaneWidths& widths = {}) {
        return phaseLanes(launch, events, widths).at(0);
    };
    const PhaseLanes three = only({reads(0, 1, 0), reads(1, 1, 32), reads(2, 1, 64), reads(3, 1, 64), reads(4, 1, 5)});
    EXPECT_EQ(three.bankDegree, 3u);
    EXPECT_EQ(three.extraTurns, 2u);
    EXPECT_EQ(three.items, 5u);
    EXPECT_EQ(three.active, 0u);
    // The same words in other lines, at other turns of a loop, or in other wavefronts do not meet.
    EXPECT_EQ(only({reads(0, 1, 0), reads(1, 2, 32)}).bankDegree, 1u);
    EXPECT_EQ(only({reads(0, 1, 0), reads(0, 1, 32), reads(1, 1, 0), reads(1, 1, 32)}).bankDegree, 1u);
    EXPECT_EQ(only({reads(0, 1, 0), reads(16, 1, 32)}).bankDegree, 2u);
    EXPECT_EQ(only({reads(0, 1, 0), reads(16, 1, 32)}, {16, 32}).bankDegree, 1u);
    EXPECT_EQ(only({reads(0, 1, 0), reads(1, 1, 16)}).bankDegree, 1u);
    EXPECT_EQ(only({reads(0, 1, 0), reads(1, 1, 16)}, {32, 16}).bankDegree, 2u);
}

TEST(Lanes, StandInTheJson)
{
    const RecordingPtr recording = test::record({"work-group-reduction", 64, "uniform", {{"group-size", "64"}}});
    const auto phases = [&](const LaneWidths& widths) {
        std::ostringstream text;
        writeRunJson(text, session(), recording, {false, false, widths});
        return nlohmann::json::parse(text.str())["launches"][0]["phases"];
    };
    ASSERT_EQ(phases({}).size(), 8u);
    EXPECT_EQ(phases({})[1], (nlohmann::json{{"phase", 1},
                                             {"items", 32},
                                             {"active", 32},
                                             {"wavefronts", 2},
                                             {"lanes", 64},
                                             {"bank_degree", 1},
                                             {"extra_turns", 0}}));
    EXPECT_EQ(phases({16, 16})[1]["wavefronts"], 4);
    EXPECT_THROW(phases({1, 32}), InputError);
    EXPECT_THROW(phases({32, 8}), InputError);
}

} // namespace
} // namespace lockstep
