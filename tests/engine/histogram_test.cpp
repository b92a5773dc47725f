#include "engine/analysis/collisions.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

/// 64 values of 0 to 63, in groups of 16: the figure's.
const Words figure{19, 31, 4,  38, 24, 36, 16, 26, 22, 23, 33, 50, 35, 27, 27, 18, 43, 32, 41, 26, 18, 17,
                   44, 52, 35, 21, 46, 27, 42, 47, 19, 16, 44, 18, 23, 14, 40, 19, 34, 53, 30, 29, 24, 34,
                   29, 20, 31, 35, 25, 5,  25, 44, 33, 35, 20, 42, 27, 34, 23, 34, 39, 22, 17, 29};

RecordingPtr ofFigure(Parameters parameters)
{
    parameters.try_emplace("width", "8");
    parameters.try_emplace("group-size", "16");
    return test::recordKeys("histogram", figure, parameters);
}

std::size_t countOf(const Recording& recording, std::size_t launch, Op op)
{
    return static_cast<std::size_t>(std::ranges::count(*recording.events[launch - 1], op, &Event::op));
}

TEST(Histogram, OfTheFigureIsTheSameInEveryVariant)
{
    const Words right{2, 1, 18, 16, 14, 10, 3, 0};
    for (const Parameters& parameters :
         {Parameters{{"variant", "global"}}, Parameters{{"variant", "private"}}, Parameters{{"merge", "reduction"}},
          Parameters{{"per-item", "4"}}, Parameters{{"group-size", "4"}, {"merge", "reduction"}}})
        EXPECT_EQ(ofFigure(parameters)->output, right);
}

TEST(Histogram, EmptyBinsAreNotAdded)
{
    const RecordingPtr global = ofFigure({{"variant", "global"}}), own = ofFigure({});
    EXPECT_EQ(countOf(*global, 1, Op::count), 64U);
    EXPECT_EQ(countOf(*own, 1, Op::count), 64U);
    std::size_t filled = 0; // bins of groups, counted on the host
    for (std::size_t group = 0; group < 4; ++group) {
        Words bins(8);
        for (std::size_t i = 0; i < 16; ++i)
            ++bins[figure[16 * group + i] / 8];
        filled += static_cast<std::size_t>(std::ranges::count_if(bins, [](std::uint32_t count) { return count > 0; }));
    }
    EXPECT_EQ(countOf(*own, 1, Op::accumulate), filled);
    for (const Event& event : *own->events[0])
        if (event.op == Op::accumulate) {
            EXPECT_GT(event.readSlots[0].value, 0U);
        }
}

TEST(Histogram, LaunchesThatMeetInGlobalMemoryVary)
{
    EXPECT_TRUE(ofFigure({{"variant", "global"}})->launches[0].varies);
    EXPECT_TRUE(ofFigure({})->launches[0].varies);
    const RecordingPtr tables = ofFigure({{"merge", "reduction"}});
    ASSERT_EQ(tables->launchCount(), 2U);
    EXPECT_FALSE(tables->launches[0].varies);
    EXPECT_FALSE(tables->launches[1].varies);
    EXPECT_TRUE(tables->launches[1].isInRegisters(localArrayBase));
}

TEST(Histogram, FindsAWidthThatTakesTheLargestValue)
{
    EXPECT_EQ(test::recordKeys("histogram", {0, 7, 8, 15}, {{"bins", "2"}})->output, (Words{2, 2}));
    EXPECT_EQ(test::recordKeys("histogram", {0xFFFFFFFFu, 0}, {{"bins", "2"}})->output, (Words{1, 1}));
    EXPECT_EQ(test::recordKeys("histogram", {0, 0, 0}, {{"bins", "2"}})->output, (Words{3, 0}));
}

TEST(Histogram, WhatLiesBeyondTheLastBinIsRefusedOrCountsThere)
{
    const Parameters narrow{{"bins", "3"}, {"width", "2"}};
    EXPECT_EQ(test::refusalOf([&] {
                  test::recordKeys("histogram", {1, 5, 6, 9}, narrow);
              }),
              "Value 6 at place 2 lies beyond the last of 3 bins of width 2, which ends at 5; take a larger width, "
              "width=auto, or beyond=last-bin.");
    Parameters counted = narrow;
    counted["beyond"] = "last-bin";
    for (const char* variant : {"global", "private"}) {
        counted["variant"] = variant;
        EXPECT_EQ(test::recordKeys("histogram", {1, 5, 6, 9}, counted)->output, (Words{1, 0, 3}));
    }
    counted["variant"] = "private";
    counted["merge"] = "reduction";
    EXPECT_EQ(test::recordKeys("histogram", {1, 5, 6, 9}, counted)->output, (Words{1, 0, 3}));
}

TEST(Histogram, RefusesWhatIsNone)
{
    const auto refusal = [](const Parameters& parameters) {
        return test::refusalOf([&] { test::recordKeys("histogram", {1, 2, 3}, parameters); });
    };
    EXPECT_EQ(refusal({{"bins", "1"}}), "A histogram has from 2 to 256 bins, or auto, not '1'.");
    EXPECT_EQ(refusal({{"bins", "257"}}), "A histogram has from 2 to 256 bins, or auto, not '257'.");
    EXPECT_EQ(refusal({{"bins", "8.0"}}), "A histogram has from 2 to 256 bins, or auto, not '8.0'.");
    EXPECT_EQ(refusal({{"width", "0"}}), "The width of a bin is a whole number from 1 on, or auto, not '0'.");
    EXPECT_EQ(refusal({{"width", "-1"}}), "The width of a bin is a whole number from 1 on, or auto, not '-1'.");
    EXPECT_EQ(refusal({{"variant", "global"}, {"merge", "reduction"}}),
              "With variant=global there is one table, and merge=reduction has nothing to add up; take merge=atomics, "
              "or variant=private.");
}

Event counts(std::uint32_t item, std::uint32_t index, std::uint16_t line = 1, std::uint32_t phase = 0)
{
    Event event;
    event.op = Op::count;
    event.readCount = 2;
    event.writeCount = 1;
    event.line = line;
    event.item = item;
    event.phase = phase;
    event.readSlots[1] = event.writeSlots[0] = {localArrayBase, index, 0};
    return event;
}

TEST(Collisions, AreOfLanesThatMeetInOneCounterAtOneTime)
{
    Launch launch;
    launch.global = 64;
    launch.local = 32;
    const Events three{counts(0, 5), counts(1, 5), counts(2, 7), counts(3, 5)};
    EXPECT_EQ(collisionsOf(launch, three, 32), (std::vector<LineCollisions>{{0, 1, localArrayBase, 4, 1, 3, 3}}));
    EXPECT_EQ(turnsOf(launch, three, 32), (std::vector<std::uint32_t>{0, 1, 0, 2}));
    // Nobody meets at another time, in another wavefront, in another line or phase.
    const auto mostOf = [&](const Events& events, std::uint32_t wavefront = 32) {
        std::uint32_t most = 0;
        for (const LineCollisions& line : collisionsOf(launch, events, wavefront))
            most = std::max(most, line.mostTurns);
        return most;
    };
    EXPECT_EQ(mostOf({counts(0, 5), counts(0, 5)}), 1U);
    EXPECT_EQ(mostOf({counts(0, 5), counts(0, 6), counts(1, 6), counts(1, 5)}), 1U);
    EXPECT_EQ(mostOf({counts(0, 5), counts(16, 5)}), 2U);
    EXPECT_EQ(mostOf({counts(0, 5), counts(16, 5)}, 16), 1U);
    EXPECT_EQ(mostOf({counts(0, 5), counts(32, 5)}, 64), 1U) << "of two work-groups";
    EXPECT_EQ(mostOf({counts(0, 5), counts(1, 5, 2)}), 1U);
    EXPECT_EQ(mostOf({counts(0, 5), counts(1, 5, 1, 1)}), 1U);
    EXPECT_EQ(mostOf({}), 0U);
    EXPECT_THROW(collisionsOf(launch, three, 0), InputError);
}

TEST(Collisions, OfTheFigureAreItsTallestStacks)
{
    const RecordingPtr recording = ofFigure({});
    const auto lines = collisionsOf(recording->launches[0], *recording->events[0], 32);
    ASSERT_EQ(lines.size(), 2U); // the count and the merge
    EXPECT_EQ(lines[0].atomics, 64U);
    EXPECT_EQ(lines[0].steps, 4U);
    std::uint64_t turns = 0;
    std::uint32_t most = 0;
    for (std::size_t group = 0; group < 4; ++group) {
        Words bins(8);
        for (std::size_t i = 0; i < 16; ++i)
            ++bins[figure[16 * group + i] / 8];
        turns += *std::ranges::max_element(bins);
        most = std::max(most, *std::ranges::max_element(bins));
    }
    EXPECT_EQ(lines[0].turns, turns);
    EXPECT_EQ(lines[0].mostTurns, most);
    EXPECT_EQ(lines[1].mostTurns, 1U) << "a group's bins are different words";
    std::ostringstream text;
    writeRunJson(text, test::session(), recording, {});
    const auto json = nlohmann::json::parse(text.str());
    const auto& met = json.at("launches").at(0).at("collisions");
    ASSERT_EQ(met.size(), 2U);
    EXPECT_EQ(met[0].at("local_array"), "own");
    EXPECT_EQ(met[0].at("most_turns"), most);
    EXPECT_EQ(met[1].at("buffer"), "bins");
}

TEST(Histogram, ItsMistakesLoseValues)
{
    for (const char* mistake : {"no-merge-barrier", "plain-add"}) {
        RunRequest request{"histogram", {}, {}};
        prepareBreaking(request, mistake);
        EXPECT_EQ(request.parameters.at("merge"), "reduction");
        BreakOptions options;
        options.times = 3;
        const Breaking breaking = breakRun(test::session(), request, options);
        EXPECT_GT(breaking.racedWords, 0U) << mistake;
    }
}

#ifdef HAVE_RAPIDCHECK
TEST(Histogram, OfAnyValuesIsTheHostsInEveryVariant)
{
    const bool passed = rc::check([] {
        const auto n = *rc::gen::inRange<std::size_t>(1, 5001);
        const auto bins = *rc::gen::inRange<std::uint32_t>(2, 257);
        const auto range = *rc::gen::element<std::uint32_t>(1, 7, 1000, 1u << 24, 0xFFFFFFFFu);
        Words values(n);
        std::uint64_t state = *rc::gen::arbitrary<std::uint32_t>();
        for (std::uint32_t& value : values) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            value = static_cast<std::uint32_t>(state >> 32) % range;
        }
        const std::uint64_t width = std::uint64_t{*std::ranges::max_element(values)} / bins + 1;
        Words right(bins);
        for (const std::uint32_t value : values)
            ++right[value / width];
        Parameters parameters{{"bins", std::to_string(bins)},
                              {"group-size", *rc::gen::element<std::string>("4", "32", "256")},
                              {"per-item", *rc::gen::element<std::string>("1", "2", "4", "8")}};
        for (const auto& [variant, merge] :
             {std::pair{"global", "atomics"}, {"private", "atomics"}, {"private", "reduction"}}) {
            parameters["variant"] = variant;
            parameters["merge"] = merge;
            const Words output = test::session().runFast({"histogram", parameters, values, "auto"});
            RC_ASSERT(output == right);
            RC_ASSERT(std::accumulate(output.begin(), output.end(), std::size_t{0}) == n);
        }
    });
    EXPECT_TRUE(passed);
}
#endif

} // namespace
} // namespace lockstep
