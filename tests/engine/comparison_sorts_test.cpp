#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <numeric>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

const char* const sorts[] = {"merge-sort", "quicksort", "selection-sort", "sample-sort"};

Words sorted(Words keys)
{
    std::ranges::sort(keys);
    return keys;
}

Words ascending(std::size_t n)
{
    Words keys(n);
    std::iota(keys.begin(), keys.end(), 0u);
    return keys;
}

const Words& bufferAfter(const Recording& recording, const char* name, std::size_t launch)
{
    const auto buffer = std::ranges::find(recording.buffers, name, &BufferInfo::name);
    return *recording.states[launch]->buffers[static_cast<std::size_t>(buffer - recording.buffers.begin())];
}

std::uint32_t scalar(const Launch& launch, const std::string& name)
{
    return std::ranges::find(launch.arguments, name, &Argument::name)->scalar;
}

const Words& boundTo(const Recording& recording, std::size_t k, const char* parameter, std::size_t state)
{
    const auto argument = std::ranges::find(recording.launches[k - 1].arguments, parameter, &Argument::name);
    return *recording.states[state]->buffers[*argument->buffer];
}

TEST(ComparisonSorts, TakeAwkwardInputs)
{
    const Words saw = [] {
        Words keys(100);
        for (std::uint32_t i = 0; i < 100; ++i)
            keys[i] = i % 7 * 1000 + i % 3;
        return keys;
    }();
    Words reversed = ascending(67);
    std::ranges::reverse(reversed);
    for (const char* algorithm : sorts)
        for (const Words& keys : {Words(33, 5), ascending(50), reversed, saw, Words{2, 1}, Words{5, 2, 7, 1, 3, 2, 8}})
            EXPECT_EQ(session().runFast({algorithm, {}, keys, "auto"}), sorted(keys))
                << algorithm << ' ' << keys.size();
}

TEST(ComparisonSorts, SortAMillionKeys)
{
    const Words keys = generateKeys("uniform", std::size_t{1} << 20, 3, ElementType::uint32);
    for (const char* algorithm : {"merge-sort", "quicksort", "sample-sort"})
        EXPECT_EQ(session().runFast({algorithm, {}, keys, "auto"}), sorted(keys)) << algorithm;
}

/// Every NaN is of one rank, so their bits tell which of equal keys came first.
TEST(ComparisonSorts, KeepEqualKeysInOrderWhereTheySayThatTheyAreStable)
{
    Words keys;
    for (std::uint32_t i = 0; i < 60; ++i)
        keys.push_back(i % 3 == 0 ? std::bit_cast<std::uint32_t>(static_cast<float>(i * 37 % 50)) : 0x7FC00000u + i);
    for (const char* algorithm : sorts) {
        Parameters parameters{{"type", "float32"}};
        if (findAlgorithm(algorithm).id == "quicksort") // all of it a leaf: partitions keep the order
            parameters["leaf-size"] = "64";
        const Words output = session().runFast({algorithm, parameters, keys, "auto"});
        EXPECT_EQ(output == sortedReference(keys, parameters), findAlgorithm(algorithm).stable) << algorithm;
    }
}

TEST(MergeSort, CoRanksAreThoseOfTheStableMerge)
{
    Words keys = generateKeys("few-distinct", 45, 4, ElementType::uint32);
    const RecordingPtr recording = recordKeys("merge-sort", keys, {{"per-item", "2"}});
    std::size_t diagonals = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Launch& launch = recording->launches[k - 1];
        if (launch.kernel != "merge_co_ranks")
            continue;
        const Words& in = boundTo(*recording, k, "keys_in", k);
        const Words& coRanks = bufferAfter(*recording, "co_ranks", k);
        const std::uint32_t run = scalar(launch, "run"), stretch = scalar(launch, "stretch");
        for (std::uint32_t t = 0; t < scalar(launch, "diagonals"); ++t) {
            const std::uint32_t from = t * stretch, begin = from / (2 * run) * (2 * run);
            std::uint32_t i = begin, j = begin + run;
            const std::uint32_t end = std::min<std::uint32_t>(begin + 2 * run, 45);
            while (i - begin + j - begin - run < from - begin)
                (j == end || (i < begin + run && in[i] <= in[j]) ? i : j)++;
            EXPECT_EQ(coRanks[t], i - begin) << "launch " << k << ", diagonal " << t;
            ++diagonals;
        }
    }
    EXPECT_GT(diagonals, 100u);
}

/// PMPP figure 13.11: 8 segments; at each level 8 blocks take part in 4, 2 and 1 merges.
TEST(MergeSort, OfEightSegmentsHasTheBlocksOfTheFigure)
{
    const Words keys = generateKeys("uniform", 32, 1, ElementType::uint32);
    const RecordingPtr recording = recordKeys("merge-sort", keys, {{"first-run", "4"}, {"per-item", "4"}});
    EXPECT_EQ(recording->output, sorted(keys));
    ASSERT_EQ(recording->launchCount(), 7u);
    for (std::uint32_t level = 1; level <= 3; ++level) {
        const std::size_t k = 2 * level + 1;
        const Launch& launch = recording->launches[k - 1];
        EXPECT_EQ(launch.meaning.level, level);
        EXPECT_EQ(launch.global, 8u);
        std::map<std::uint32_t, std::set<std::uint32_t>> blocksOf;
        for (const Event& event : *recording->events[k - 1])
            for (const Access& write : event.writes())
                blocksOf[write.index / *launch.meaning.run].insert(event.item);
        EXPECT_EQ(blocksOf.size(), 8u >> level);
        for (const auto& [merge, blocks] : blocksOf)
            EXPECT_EQ(blocks.size(), 1u << level);
    }
}

TEST(MergeSort, ComparesAtMostOnceAnOutputAndLogarithmicallyADiagonal)
{
    const RecordingPtr recording =
        recordKeys("merge-sort", generateKeys("uniform", 64, 1, ElementType::uint32), {{"per-item", "8"}});
    for (const Launch& launch : recording->launches) {
        EXPECT_LE(launch.work, launch.kernel == "merge_co_ranks" ? 8u * 6u : 63u);
        if (launch.kernel == "merge_stretches") {
            EXPECT_LE(launch.span, 8u); // one after the other
        }
    }
    EXPECT_EQ(recording->launches.back().meaning.run, 64u);
}

/// Keys that a pivot always splits off at one end: taken away in order, they leave an input of the same kind.
Words killer(const std::string& pivot, std::size_t n)
{
    std::vector<std::uint32_t> keys; // built from the last partition to the first
    for (std::uint32_t next = 1'000'000; keys.size() < n; --next) {
        if (pivot == "median-of-three" && keys.size() + 2 <= n) {
            const std::size_t size = keys.size() + 2;
            keys.insert(keys.begin(), next - 1); // less than the pivot, alone
            keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(size / 2), next);
            --next;
        } else {
            const std::size_t size = keys.size() + 1;
            keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(pivot == "first" ? 0 : size / 2), next);
        }
    }
    return keys;
}

TEST(Quicksort, IsRightAtTheDepthLimitForEveryPivotsKiller)
{
    for (const char* pivot : {"first", "middle", "median-of-three"}) {
        const Words keys = killer(pivot, 300);
        for (const char* leaf : {"selection", "heap", "odd-even"}) {
            const RecordingPtr recording =
                recordKeys("quicksort", keys, {{"pivot", pivot}, {"leaf", leaf}, {"launches", "depth"}});
            EXPECT_EQ(recording->output, sorted(keys)) << pivot << ' ' << leaf;
            EXPECT_EQ(recording->launches.back().meaning.title.id, "quicksort.limit") << pivot;
            EXPECT_EQ(recording->launches.back().meaning.level, 17u); // depth 16 = 2 log2 256
        }
        const RecordingPtr other = recordKeys("quicksort", killer("first", 300), {{"launches", "depth"}});
        EXPECT_NE(other->launches.back().meaning.title.id, "quicksort.limit"); // what kills one rule spares another
    }
}

TEST(Quicksort, LongLeavesOfTheDepthLimitAreSortedByHeap)
{
    const Words keys = killer("middle", 2000);
    const Words output = session().runFast({"quicksort", {}, keys, "auto"});
    EXPECT_EQ(output, sorted(keys));
    const RecordingPtr recording = recordKeys("quicksort", keys, {{"depth", "2"}});
    EXPECT_EQ(recording->launches.back().kernel, "leaf_heap");
    EXPECT_EQ(recording->output, output);
}

/// CUDA's sample: 4096 sorted keys and leaves of 32 take 255 kernels, the deepest at depth 7.
TEST(Quicksort, OfSortedKeysHasTheTreeOfTheSource)
{
    const RecordingPtr recording =
        recordKeys("quicksort", ascending(4096), {{"launches", "partition"}, {"leaf-size", "32"}});
    std::size_t kernels = 0, leaves = 0;
    for (const Launch& launch : recording->launches) {
        kernels += launch.kernel != "quicksort_next" ? 1 : 0;
        leaves += launch.kernel == "leaf_selection" ? 1 : 0;
    }
    EXPECT_EQ(kernels, 255u);
    EXPECT_EQ(leaves, 128u);
    EXPECT_EQ(recording->launches.back().meaning.level, 8u);
}

TEST(Quicksort, PartitionsAreStableRoundTheirPivotAndNameTheirChildren)
{
    const Words keys = generateKeys("few-distinct", 60, 2, ElementType::uint32);
    const RecordingPtr recording = recordKeys("quicksort", keys, {{"leaf-size", "4"}});
    std::size_t partitions = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Launch& launch = recording->launches[k - 1];
        if (launch.kernel != "quicksort_partition")
            continue;
        ++partitions;
        const std::uint32_t s = scalar(launch, "first");
        const Words &before = bufferAfter(*recording, "keys", k - 1), &after = bufferAfter(*recording, "keys", k);
        const Words &segments = bufferAfter(*recording, "segments", k),
                    &children = bufferAfter(*recording, "children", k);
        const std::uint32_t begin = segments[2 * s], end = segments[2 * s + 1];
        const std::uint32_t pivot = bufferAfter(*recording, "pivots", k)[s];
        Words expected;
        for (const auto& wanted :
             {std::strong_ordering::less, std::strong_ordering::equal, std::strong_ordering::greater}) {
            if (wanted == 0) {
                EXPECT_EQ(children[4 * s + 1], begin + expected.size());
            }
            if (wanted > 0) {
                EXPECT_EQ(children[4 * s + 2], begin + expected.size());
            }
            for (std::uint32_t i = begin; i < end; ++i)
                if ((before[i] <=> pivot) == wanted)
                    expected.push_back(before[i]);
        }
        EXPECT_EQ(children[4 * s], begin);
        EXPECT_EQ(children[4 * s + 3], end);
        EXPECT_EQ(Words(after.begin() + begin, after.begin() + end), expected) << "launch " << k;
        EXPECT_EQ(workParts(*recording->events[k - 1]).compares, end - begin); // each key with the pivot, once
    }
    EXPECT_GT(partitions, 3u);
}

TEST(Quicksort, ALaunchForEachPartitionIsForFewKeys)
{
    EXPECT_EQ(test::refusalOf([&] {
                  session().runFast({"quicksort", {{"launches", "partition"}}, Words(20000, 1), "auto"});
              }),
              "A launch for each partition is for 16384 keys at most, not 20000; choose launches depth.");
}

TEST(SelectionSort, ComparesEveryTwoKeys)
{
    const RecordingPtr recording = recordKeys("selection-sort", {5, 2, 7, 1, 3, 2, 8});
    EXPECT_EQ(recording->output, (Words{1, 2, 2, 3, 5, 7, 8}));
    EXPECT_EQ(workParts(*recording), (WorkParts{0, 21, 0, 3})) << "every two keys, and three exchanges";
    EXPECT_EQ(recording->launchCount(), 6u);
    EXPECT_EQ(bufferAfter(*recording, "keys", 1), (Words{1, 2, 7, 5, 3, 2, 8}));
    EXPECT_EQ(bufferAfter(*recording, "keys", 3), (Words{1, 2, 2, 5, 3, 7, 8}));
}

/// Largest bucket over the mean.
double imbalance(const Words& keys, const std::string& oversampling)
{
    const RecordingPtr recording =
        recordKeys("sample-sort", keys, {{"buckets", "16"}, {"oversampling", oversampling}, {"group-size", "64"}});
    EXPECT_EQ(recording->output, sorted(keys));
    const Words& counts = bufferAfter(*recording, "counts", recording->launchCount());
    const std::size_t groups = counts.size() / 16;
    std::uint32_t largest = 0;
    for (std::size_t b = 0; b < 16; ++b)
        largest = std::max(largest, std::accumulate(counts.begin() + std::ptrdiff_t(b * groups),
                                                    counts.begin() + std::ptrdiff_t((b + 1) * groups), 0u));
    return largest * 16.0 / static_cast<double>(keys.size());
}

/// 3.5, 1.72 and 1.23 for 1, 8 and 64 samples a bucket, in a simulation of random samples.
TEST(SampleSort, BucketsAreMoreEvenWithMoreSamples)
{
    double sum[3] = {};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Words keys = generateKeys("uniform", 4096, seed, ElementType::uint32);
        sum[0] += imbalance(keys, "1") / 3;
        sum[1] += imbalance(keys, "8") / 3;
        sum[2] += imbalance(keys, "64") / 3;
    }
    EXPECT_GT(sum[0], 2.0);
    EXPECT_LT(sum[1], sum[0]);
    EXPECT_LT(sum[2], sum[1]);
    EXPECT_LT(sum[2], 1.4);
}

TEST(SampleSort, EqualKeysFillEveryBucketAlike)
{
    EXPECT_LT(imbalance(Words(4096, 7), "8"), 1.1);
    EXPECT_LT(imbalance(generateKeys("zeros-and-ones", 4096, 1, ElementType::uint32), "8"), 2.2);
    EXPECT_LT(imbalance(ascending(4096), "8"), 1.1);
}

TEST(CascadeSort, NeedsAStableSecondSort)
{
    Words people; // (first, second), several of each
    for (std::uint32_t i = 0; i < 40; ++i)
        people.push_back((i * 7 % 5) << 16 | i * 11 % 40);
    const RecordingPtr right = recordKeys("cascade-sort", people);
    EXPECT_EQ(right->output, sorted(people)); // by both fields
    const RecordingPtr crossed = recordKeys("cascade-sort", people, {{"second-sort", "unstable"}});
    EXPECT_NE(crossed->output, right->output);
    EXPECT_TRUE(std::ranges::is_sorted(crossed->output, {}, [](std::uint32_t key) { return key >> 16; }));
    const RecordingPtr down = recordKeys("cascade-sort", people, {{"order", "descending"}});
    Words reversed = sorted(people);
    std::ranges::reverse(reversed);
    EXPECT_EQ(down->output, reversed);
}

TEST(CascadeSort, HasTheRoundsAndComparatorsOfTwoTranspositionSorts)
{
    const RecordingPtr recording = recordKeys("cascade-sort", {4, 3, 2, 1, 0, 9, 7});
    EXPECT_EQ(recording->launchCount(), 14u);
    EXPECT_EQ(recording->work(), 2u * 7 * 6 / 2);
}

} // namespace
} // namespace lockstep
