#include "engine/algorithms/made_keys.hpp"
#include "engine/analysis/energy.hpp"
#include "engine/analysis/memory_table.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace lockstep {
namespace {

constexpr const char* variants[] = {"direct", "tiled"};

Words made(std::size_t bodies, std::uint64_t seed = 1, Parameters parameters = {})
{
    return makeKeys(findAlgorithm("n-body"), parameters, "uniform", 2 * bodies, seed);
}

RecordingPtr moved(std::size_t bodies, Parameters parameters, std::uint64_t seed = 1)
{
    return test::recordKeys("n-body", made(bodies, seed), std::move(parameters));
}

Words movedFast(Words input, Parameters parameters)
{
    return test::session().runFast({"n-body", std::move(parameters), std::move(input), "auto"});
}

Words rightly(const Words& input, const Parameters& parameters)
{
    const Algorithm& algorithm = findAlgorithm("n-body");
    return algorithm.reference(input, resolveParameters(algorithm, parameters, input.size()));
}

double at(const Words& words, std::size_t i)
{
    return std::bit_cast<float>(words.at(i));
}

std::string refusalOf(const Words& input, const Parameters& parameters)
{
    try {
        test::recordKeys("n-body", input, parameters);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

TEST(NBody, BothKernelsGiveTheBitsOfTheHost)
{
    for (std::size_t bodies = 1; bodies <= 20; ++bodies) {
        const Words input = made(bodies, bodies), right = rightly(input, {});
        EXPECT_EQ(movedFast(input, {{"variant", "direct"}}), right) << bodies;
        for (const char* tile : {"2", "4", "8", "16"}) // the last tile is full, or not
            EXPECT_EQ(movedFast(input, {{"tile", tile}}), right) << bodies << " in tiles of " << tile;
    }
}

TEST(NBody, MovesAsManyBodiesAsThereAre)
{
    std::mt19937 random{5};
    for (int turn = 0; turn < 12; ++turn) {
        const std::size_t bodies = turn == 0 ? 4096 : 1 + random() % 300;
        const Words input = made(bodies, random());
        const Parameters parameters{{"step-count", turn % 3 == 0 ? "1" : "3"},
                                    {"softening", turn % 2 == 0 ? "0.05" : "0.3"},
                                    {"tile", turn % 2 == 0 ? "auto" : "32"}};
        const Words right = rightly(input, parameters);
        for (const char* variant : variants) {
            Parameters set = parameters;
            set["variant"] = variant;
            EXPECT_EQ(movedFast(input, set), right) << bodies << " " << variant;
        }
    }
}

TEST(NBody, AnOddNumberIsABodyOnTheAxis)
{
    Words input = made(4);
    input.pop_back();
    Words whole = input;
    whole.push_back(0);
    const RecordingPtr odd = test::recordKeys("n-body", input);
    EXPECT_EQ(odd->output.size(), 8U);
    EXPECT_EQ(odd->output, test::recordKeys("n-body", whole)->output);
}

/// How far the device's places are from those in double precision is bounded: by 2e-6 of each pull (three steps of
/// Newton's method, and the roundings of the distance), by half a unit in the last place of each addition of one to the
/// sum, and of velocity and place.
TEST(NBody, IsNearWhatDoublePrecisionGives)
{
    const double unit = std::ldexp(1.0, -24), step = 0.015F, softening = double{0.05F * 0.05F};
    for (const std::size_t bodies : {2, 17, 130, 300}) {
        const Words input = made(bodies, bodies), output = movedFast(input, {{"time-step", "0.015"}});
        for (std::size_t i = 0; i < bodies; ++i) {
            double sum[2] = {0, 0}, size[2] = {0, 0};
            for (std::size_t j = 0; j < bodies; ++j) {
                if (j == i)
                    continue;
                const double d[2] = {at(input, 2 * j) - at(input, 2 * i), at(input, 2 * j + 1) - at(input, 2 * i + 1)};
                const double cubed = std::pow(d[0] * d[0] + d[1] * d[1] + softening, 1.5);
                for (int c = 0; c < 2; ++c) {
                    sum[c] += d[c] / cubed;
                    size[c] += std::abs(d[c]) / cubed;
                }
            }
            for (std::size_t c = 0; c < 2; ++c) {
                const double place = at(input, 2 * i + c), right = place + step * step * sum[c];
                const double bound =
                    step * step * size[c] * (2e-6 + (static_cast<double>(bodies) + 4) * unit) + unit * std::abs(right);
                EXPECT_LE(std::abs(at(output, 2 * i + c) - right), 1.01 * bound) << bodies << ": " << i;
            }
        }
    }
}

/// Words that the launch loads from global memory, as its rows of accesses tell; those of places apart.
struct Loads {
    std::uint64_t places = 0, others = 0;
};
Loads globalLoads(const Recording& recording)
{
    Loads loads;
    const MemoryTable table(recording, 1, *recording.events[0], {});
    for (const MemoryAccess& access : table.accesses()) {
        EXPECT_TRUE(access.isLineTold) << access.text;
        if (!access.isLocal && !access.isStore)
            (recording.buffers.at(access.array).holds == Holds::places ? loads.places : loads.others) +=
                access.accesses;
    }
    return loads;
}

TEST(NBody, ATileSavesAsManyLoadsAsItHasBodies)
{
    const std::size_t n = 64;
    const RecordingPtr direct = moved(n, {{"variant", "direct"}});
    EXPECT_EQ(globalLoads(*direct).places, 2 * n + 2 * n * (n - 1)); // two words a body: its own, and all others
    EXPECT_EQ(globalLoads(*direct).others, 2 * n);
    EXPECT_EQ(direct->launches[0].traffic->read, 4 * (2 * n + 2 * n * (n - 1) + 2 * n));
    for (const std::size_t tile : {2, 4, 8, 16, 32, 64}) {
        const RecordingPtr tiled = moved(n, {{"tile", std::to_string(tile)}});
        EXPECT_EQ(globalLoads(*tiled).places, 2 * n + 2 * n * n / tile) << tile;
        EXPECT_EQ(tiled->launches[0].traffic->read, 4 * (2 * n + 2 * n * n / tile + 2 * n)) << tile;
    }
}

/// The book's example: 4096 bodies in tiles of 256. Its events are counted, not kept; a word that goes into a tile is
/// one, and all else the two kernels do alike.
TEST(NBody, Of4096BodiesLoads65536IntoTilesOf256)
{
    const RecordingPtr tiled = moved(4096, {{"tile", "256"}}), direct = moved(4096, {{"variant", "direct"}});
    for (const RecordingPtr& recording : {tiled, direct}) {
        EXPECT_EQ(recording->launches[0].work, 4096U * 4095U);
        EXPECT_EQ(recording->launches[0].active, 4096U);
        EXPECT_EQ(recording->events[0], nullptr);
    }
    EXPECT_EQ(tiled->launches[0].groups(), 16U);
    EXPECT_EQ(tiled->launches[0].events - direct->launches[0].events, 2U * 65'536U);
    EXPECT_EQ(tiled->output, direct->output);
}

TEST(NBody, NoBodyPullsItself)
{
    for (const char* variant : variants) {
        const RecordingPtr recording = moved(13, {{"variant", variant}, {"tile", "4"}});
        EXPECT_EQ(recording->launches[0].work, 13U * 12U) << variant;
        std::vector<std::size_t> pulls(13, 0);
        for (const Event& event : *recording->events[0])
            if (event.op == Op::attract)
                ++pulls.at(event.item);
        EXPECT_EQ(pulls, std::vector<std::size_t>(13, 12)) << variant;
    }
}

/// Each pull has an opposite one, so all together stay at rest; a sum of n - 1 pulls is off by n roundings at most.
TEST(NBody, PullsAreMutual)
{
    const RecordingPtr recording = moved(100, {{"step-count", "3"}});
    for (std::size_t k = 1; k <= 3; ++k) {
        double all[2] = {0, 0}, size = 0;
        const Words& velocities = *recording->states[k]->buffers[2];
        for (std::size_t i = 0; i < velocities.size(); ++i) {
            all[i % 2] += at(velocities, i);
            size += std::abs(at(velocities, i));
        }
        EXPECT_LE(std::abs(all[0]) + std::abs(all[1]), size * 100 * std::ldexp(1.0, -22)) << k;
    }
}

double driftOver(const char* step, const char* steps)
{
    const RecordingPtr recording = moved(16, {{"step-count", steps}, {"time-step", step}, {"softening", "0.2"}});
    const auto energy = [&](std::size_t k) {
        const State& state = *recording->states[k];
        return energyOf(*state.buffers[k % 2], *state.buffers[2], double{0.2F * 0.2F}).total();
    };
    return std::abs(energy(recording->launchCount()) - energy(0)) / std::abs(energy(0));
}

TEST(NBody, ShorterStepsKeepTheEnergyBetter)
{
    const double coarse = driftOver("0.02", "10"), fine = driftOver("0.005", "40");
    EXPECT_GT(coarse, 1e-5);
    EXPECT_LT(fine, coarse / 3);
    EXPECT_LT(coarse, 0.05);
}

TEST(NBody, RefusesWhatCannotBe)
{
    EXPECT_EQ(refusalOf(made(4), {{"step-count", "101"}}), "Time steps are a number from 1 to 100, not '101'.");
    EXPECT_EQ(refusalOf(made(4), {{"softening", "0"}}), "The softening is a number from 0.001 to 10, not '0'.");
    EXPECT_EQ(refusalOf(made(4), {{"time-step", "fast"}}), "A time step is a number from 0.0001 to 1, not 'fast'.");
    EXPECT_EQ(refusalOf(made(2048), {{"step-count", "17"}}),
              "17 time steps of 2048 bodies take more than 67108864 interactions; choose at most 16 steps, or fewer "
              "bodies.");
    EXPECT_EQ(refusalOf(parseKeys("1,2,1e9,0", ElementType::float32), {}),
              "A body lies at 1000000000; x and y are numbers from -1000000 to 1000000.");
    EXPECT_EQ(refusalOf(parseKeys("1,nan", ElementType::float32), {}),
              "A body lies at NaN; x and y are numbers from -1000000 to 1000000.");
}

TEST(NBody, MadeBodiesLieAroundTheMiddle)
{
    for (const std::string_view distribution : distributions())
        for (const std::size_t words : {1, 32, 256, 257, 2048, 8192})
            for (const std::uint32_t word : makeKeys(findAlgorithm("n-body"), {}, distribution, words, 3)) {
                const double place = std::bit_cast<float>(word);
                EXPECT_LE(std::abs(place), 1) << distribution;
                if (words <= 256) {
                    EXPECT_LE(formatValue(word, ElementType::float32).size(), 5U) << distribution;
                }
            }
}

TEST(NBody, WithoutTheNextBarrierBodiesAreOverwrittenWhileTheyAreRead)
{
    RunRequest request{"n-body", {{"tile", "4"}}, {}};
    prepareBreaking(request, "no-next-barrier");
    EXPECT_EQ(request.parameters.at("variant"), "tiled");
    BreakOptions options;
    options.times = 2;
    const Breaking breaking = breakRun(test::session(), request, options);
    EXPECT_EQ(breaking.racedWords, 2U * 8U); // of both work-groups x and y of each place of the tile
    ASSERT_FALSE(breaking.races.empty());
    for (const Race& race : breaking.races[0].races.shown)
        EXPECT_GE(race.array, localArrayBase);
}

TEST(Energy, OfTwoBodiesIsWhatTheFormulaGives)
{
    const auto bits = [](float value) { return std::bit_cast<std::uint32_t>(value); };
    const Words places{bits(0), bits(0), bits(3), bits(4)}, velocities{bits(1), bits(0), bits(0), bits(-2)};
    const Energy energy = energyOf(places, velocities, 11);
    EXPECT_DOUBLE_EQ(energy.kinetic, 2.5);
    EXPECT_DOUBLE_EQ(energy.potential, -1.0 / 6);
    EXPECT_DOUBLE_EQ(energy.total(), 2.5 - 1.0 / 6);
    EXPECT_EQ(energyOf(Words{bits(1), bits(1)}, Words{0, 0}, 1).total(), 0);
}

} // namespace
} // namespace lockstep
