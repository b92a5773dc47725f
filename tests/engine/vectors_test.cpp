// Reductions and scans whose work-items load vectors.

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace lockstep {
namespace {

using test::session;

const Words bookInput{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};
const Words bookOutput{2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31};

/// How many words of this buffer the launch's events read, and write.
std::pair<std::size_t, std::size_t> accessesOf(const Recording& recording, std::size_t k, std::size_t buffer)
{
    std::size_t reads = 0, writes = 0;
    for (const Event& event : *recording.events[k - 1]) {
        for (const Access& access : event.reads())
            reads += access.array == buffer;
        for (const Access& access : event.writes())
            writes += access.array == buffer;
    }
    return {reads, writes};
}

TEST(VectorReduction, KeepsASumForEachPlaceOfAVector)
{
    const RecordingPtr recording =
        session().record({"vector-reduction", {{"group-size", "2"}, {"vectors", "2"}}, bookInput, "auto"});
    EXPECT_EQ(recording->output, Words{31});
    ASSERT_EQ(recording->launchCount(), 1u);
    EXPECT_EQ(recording->work(), 15u);
    // 4 sums of two vectors, then 3 to put them together, then the other work-item's
    EXPECT_EQ(recording->span, 4u + 3u + 1u);
    const Launch& launch = recording->launches[0];
    EXPECT_EQ(launch.meaning.unit.english, "one work-item per 2 vectors of 4 values");
    // Work-item 1 has the vectors 1 and 3.
    std::map<std::uint32_t, Words> loads;
    for (const Event& event : *recording->events[0])
        for (const Access& access : event.reads())
            if (access.array == 0)
                loads[event.item].push_back(access.index);
    EXPECT_EQ(loads[0], (Words{0, 1, 2, 3, 8, 9, 10, 11}));
    EXPECT_EQ(loads[1], (Words{4, 5, 6, 7, 12, 13, 14, 15}));
}

TEST(VectorReduction, TakesOneCombineLessThanThereAreValues)
{
    for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 16u, 33u, 64u, 100u, 1000u})
        for (const char* width : {"2", "4", "16"}) {
            const RecordingPtr recording =
                session().record({"vector-reduction",
                                  {{"group-size", "4"}, {"vectors", "2"}, {"vector-width", width}},
                                  Words(n, 1),
                                  "auto"});
            EXPECT_EQ(recording->output, Words{static_cast<std::uint32_t>(n)}) << n;
            EXPECT_EQ(recording->work(), n - 1) << n << " by " << width;
        }
}

TEST(VectorReduction, RefusesWhatDoesNotCommute)
{
    EXPECT_EQ(test::refusalOf([] {
                  resolveParameters(findAlgorithm("vector-reduction"), {{"operator", "affine"}}, 16);
              }),
              "A sum for each place of a vector changes the order of the operands; affine maps need it kept: choose "
              "add, max or min, or the coarsened reduction.");
}

TEST(ReduceThenScan, ReadsTwiceAndWritesOnce)
{
    const RecordingPtr recording =
        session().record({"reduce-then-scan", {{"group-size", "2"}, {"vectors", "1"}}, bookInput, "auto"});
    EXPECT_EQ(recording->output, bookOutput);
    ASSERT_EQ(recording->launchCount(), 3u);
    using Pair = std::pair<std::size_t, std::size_t>;
    const std::size_t values = 0, prefixes = recording->outputBuffer, sums = 2;
    EXPECT_EQ(accessesOf(*recording, 1, values), (Pair{16, 0}));
    EXPECT_EQ(accessesOf(*recording, 1, prefixes), (Pair{0, 0}));
    EXPECT_EQ(accessesOf(*recording, 1, sums), (Pair{0, 2}));
    EXPECT_EQ(accessesOf(*recording, 2, sums), (Pair{2, 2}));
    EXPECT_EQ(accessesOf(*recording, 3, values), (Pair{16, 0}));
    EXPECT_EQ(accessesOf(*recording, 3, prefixes), (Pair{0, 16}));
    EXPECT_EQ(*recording->states[1]->buffers[sums], (Words{14, 17}));
    EXPECT_EQ(*recording->states[2]->buffers[sums], (Words{14, 31}));
}

// 4,096 values are 1,024 sections of 4, whose sums are 256 sections, and so on: five levels.
TEST(ReduceThenScan, ScansSumsOfSumsWhereTheyAreMany)
{
    Words ones(1024, 1), prefixes(1024);
    std::iota(prefixes.begin(), prefixes.end(), 1U);
    const RecordingPtr recording =
        session().record({"reduce-then-scan", {{"group-size", "1"}, {"vectors", "1"}}, ones, "auto"});
    EXPECT_EQ(recording->output, prefixes);
    EXPECT_EQ(recording->launchCount(), 4u + 1u + 4u);
}

TEST(VectorLookBack, ReadsAndWritesEveryValueOnce)
{
    const RecordingPtr recording =
        session().record({"vector-look-back-scan", {{"group-size", "2"}, {"vectors", "1"}}, bookInput, "auto"});
    EXPECT_EQ(recording->output, bookOutput);
    ASSERT_EQ(recording->launchCount(), 1u);
    using Pair = std::pair<std::size_t, std::size_t>;
    EXPECT_EQ(accessesOf(*recording, 1, 0), (Pair{16, 0}));
    EXPECT_EQ(accessesOf(*recording, 1, recording->outputBuffer), (Pair{0, 16}));
    EXPECT_EQ(recording->launches[0].meaning.unit.english, "one work-item per vector of 4 values");
}

TEST(CachedLookBack, ReadsEveryValueTwiceAndWritesItOnce)
{
    const RecordingPtr recording = session().record({"cached-look-back-scan", {{"vectors", "1"}}, bookInput, "auto"});
    EXPECT_EQ(recording->output, bookOutput);
    ASSERT_EQ(recording->launchCount(), 1u);
    using Pair = std::pair<std::size_t, std::size_t>;
    EXPECT_EQ(accessesOf(*recording, 1, 0), (Pair{32, 0}));
    EXPECT_EQ(accessesOf(*recording, 1, recording->outputBuffer), (Pair{0, 16}));
    EXPECT_EQ(recording->launches[0].phases.size(), 1u) << "it needs no barrier";
}

// Long blocks, the last of them cut short within a vector, and walks past own sums.
TEST(CachedLookBack, GivesTheReferenceOfAnyLength)
{
    const Algorithm& algorithm = findAlgorithm("cached-look-back-scan");
    for (const std::size_t n : {1u, 3u, 4u, 5u, 31u, 32u, 33u, 1000u, 4096u, 70001u})
        for (const auto& [vectors, every] : {std::pair{"auto", "1"}, {"1", "4"}, {"64", "4"}, {"1024", "1"}})
            for (const auto& [type, op] : {std::pair{"uint32", "add"}, {"float32", "max"}, {"uint32", "affine"}}) {
                const Parameters parameters{
                    {"vectors", vectors}, {"prefix-every", every}, {"type", type}, {"operator", op}};
                const Words values = generateKeys(
                    "uniform", n, n, type == std::string{"float32"} ? ElementType::float32 : ElementType::uint32,
                    op == std::string{"affine"} ? KeysFor::maps : KeysFor::any);
                EXPECT_TRUE(session().runFast({algorithm.id, parameters, values, "auto"}) ==
                            algorithm.reference(values, resolveParameters(algorithm, parameters, n)))
                    << vectors << " vectors, prefix every " << every << ", " << op << ", n = " << n;
            }
}

class ByVectors : public testing::TestWithParam<std::string> {};

TEST_P(ByVectors, GivesTheReferenceOfAnyLength)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    const bool isScan = algorithm.family == "Scans";
    for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 16u, 33u, 64u, 1024u, 5003u, 1'000'000u})
        for (const auto& [group, vectors, width] : {std::tuple{"auto", "auto", "4"},
                                                    {"4", "1", "16"},
                                                    {"64", "4", "2"},
                                                    {"256", "8", "8"},
                                                    {"1", "8", "4"}}) {
            Parameters parameters{{"group-size", group}, {"vectors", vectors}, {"vector-width", width}};
            if (isScan)
                parameters["operator"] = "affine";
            const Words values =
                generateKeys("uniform", n, n, ElementType::uint32, isScan ? KeysFor::maps : KeysFor::any);
            EXPECT_TRUE(session().runFast({GetParam(), parameters, values, "auto"}) ==
                        algorithm.reference(values, resolveParameters(algorithm, parameters, n)))
                << group << " x " << vectors << " x " << width << ", n = " << n;
        }
}

TEST_P(ByVectors, RoundsAsTheReferenceDoes)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    for (const std::size_t n : {1u, 7u, 33u, 1000u, 70'001u})
        for (const auto& [group, vectors, width] :
             {std::tuple{"auto", "auto", "4"}, {"4", "2", "2"}, {"64", "4", "8"}, {"1", "4", "4"}}) {
            Parameters parameters{
                {"group-size", group}, {"vectors", vectors}, {"vector-width", width}, {"type", "float32"}};
            if (GetParam() == "vector-look-back-scan") // else it refuses floats
                parameters["operator"] = "max";
            const Words values = generateKeys("uniform", n, n, ElementType::float32, KeysFor::any);
            EXPECT_TRUE(session().runFast({GetParam(), parameters, values, "auto"}) ==
                        algorithm.reference(values, resolveParameters(algorithm, parameters, n)))
                << group << " x " << vectors << " x " << width << ", n = " << n;
        }
}

INSTANTIATE_TEST_SUITE_P(All, ByVectors,
                         testing::Values("vector-reduction", "reduce-then-scan", "vector-look-back-scan"),
                         [](const auto& made) {
                             std::string name = made.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace lockstep
