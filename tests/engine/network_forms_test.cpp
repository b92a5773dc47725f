// The other forms of the networks: through local memory, as splits of a bitonic sequence, and told recursively.
#include "engine/algorithms/bitonic_keys.hpp"
#include "engine/model/recording.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/networks/zero_one.hpp"
#include "engine/trials/recorded_network.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

Network networkOf(const std::string& algorithm, std::size_t n, std::map<std::string, std::string> parameters = {})
{
    return recordedNetwork(session(), {algorithm, std::move(parameters), {}, "auto"}, n);
}

std::size_t unsortedInputs(const Network& network)
{
    std::size_t unsorted = 0;
    for (std::uint32_t input = 0; input < 1u << network.wires; ++input) {
        std::vector<std::uint8_t> bits;
        for (std::uint32_t w = 0; w < network.wires; ++w)
            bits.push_back(static_cast<std::uint8_t>(input >> w & 1));
        unsorted += !std::ranges::is_sorted(runNetwork(network, std::move(bits)));
    }
    return unsorted;
}

TEST(RecordedNetwork, IsThatOfTheEvents)
{
    EXPECT_EQ(networkOf("odd-even-mergesort", 13), oddEvenMergesortNetwork(13));
    EXPECT_EQ(networkOf("bitonic-sort", 16).size(), 80u);
    const auto refusal = [](const char* algorithm, std::size_t n, Parameters parameters = {}) -> std::string {
        return test::refusalOf([&] { networkOf(algorithm, n, std::move(parameters)); });
    };
    EXPECT_NE(refusal("radix-sort", 16).find("radix-sort is no network of comparators: "), std::string::npos);
    EXPECT_NE(refusal("odd-even-transposition-sort", 16, {{"stop", "when-quiet"}}).find("depends on the keys"),
              std::string::npos);
    EXPECT_NE(refusal("odd-even-merge-recursive", 16, {{"steps", "shuffle"}}).find("its keys end on other wires"),
              std::string::npos);
    EXPECT_NE(refusal("bitonic-sort", 1025).find("1 to 1024"), std::string::npos);
}

/// Mirrored at the start of each stage, so that no comparator points up: as many as bitonic-sort has, and any n.
TEST(BitonicWorkGroupSort, HasTheSameNetworkInAllItsVariants)
{
    for (const std::size_t n : {2u, 5u, 13u, 16u, 33u}) {
        const Network fused = networkOf("bitonic-work-group-sort", n);
        EXPECT_TRUE(zeroOneCheck(fused).sorts()) << n;
        for (const char* variant : {"pairs", "index-value"})
            EXPECT_EQ(networkOf("bitonic-work-group-sort", n, {{"variant", variant}}), fused) << variant << ' ' << n;
        if (std::has_single_bit(n)) { // where n cuts it off, layers of a stretch move together
            EXPECT_EQ(networkOf("bitonic-work-group-sort", n, {{"variant", "stretches"}}), fused) << n;
        }
        for (const Comparator& c : comparatorsOf(fused))
            EXPECT_LT(c.smaller, c.larger);
    }
    for (std::size_t n = 2; n <= 16; ++n)
        for (const char* variant : {"pairs", "index-value"})
            EXPECT_TRUE(zeroOneCheck(
                            networkOf("bitonic-work-group-sort", n, {{"variant", variant}, {"directions", "by-turns"}}))
                            .sorts())
                << variant << ' ' << n;
    for (const std::size_t n : {2u, 4u, 16u, 32u})
        EXPECT_EQ(networkOf("bitonic-work-group-sort", n, {{"variant", "pairs"}, {"directions", "by-turns"}}),
                  networkOf("bitonic-sort", n))
            << n;
    for (std::size_t n = 2; n <= 16; ++n) {
        const Network network = networkOf("bitonic-work-group-sort", n);
        EXPECT_TRUE(zeroOneCheck(network).sorts()) << n;
        const std::vector<std::size_t> idle = redundantComparators(network); // where n cuts the network off
        EXPECT_EQ(idle.empty(), std::has_single_bit(n) || std::has_single_bit(n + 1)) << n;
        for (std::size_t c = 0; idle.empty() && c < network.size(); ++c)
            EXPECT_FALSE(zeroOneCheck(without(network, c)).sorts()) << n << " without " << c;
    }
    const RecordingPtr recording =
        recordKeys("bitonic-work-group-sort", generateKeys("uniform", 1024, 1, ElementType::uint32));
    EXPECT_EQ(recording->work(), 28'160u);
    EXPECT_EQ(recording->launchCount(), 10u); // blocks of 128; then distances from 128 on alone, and blocks again
    const RecordingPtr one = recordKeys("bitonic-work-group-sort", generateKeys("uniform", 8, 1, ElementType::uint32));
    EXPECT_EQ(one->launchCount(), 1u);
    EXPECT_EQ(one->launches[0].groups(), 1u);
}

TEST(BitonicWorkGroupSort, OfOneWriterWritesEachGroupByItsFirstItem)
{
    const RecordingPtr recording =
        recordKeys("bitonic-work-group-sort", {3, 1, 7, 0, 4, 1, 6, 3}, {{"variant", "index-value"}});
    for (const Event& event : *recording->events.front())
        if (event.op == Op::move) {
            EXPECT_EQ(event.item, 0u);
            EXPECT_EQ(event.writeSlots[0].index, event.readSlots[1].value) << "where the slot beside it says";
        }
}

TEST(BitonicWorkGroupSort, SortsAMillionKeys)
{
    const Words keys = generateKeys("uniform", (1 << 20) - 5, 4, ElementType::uint32);
    Words sorted = keys;
    std::ranges::sort(sorted);
    EXPECT_TRUE(session().runFast({"bitonic-work-group-sort", {}, keys, "auto"}) == sorted);
    EXPECT_TRUE(session().runFast({"bitonic-work-group-sort", {{"variant", "stretches"}}, keys, "auto"}) == sorted);
}

/// Blocks of 1024 keys, so that distances from 256 on, 32 on and 4 on are taken three at once, and a short block.
TEST(BitonicWorkGroupSort, InStretchesStoresBothKeysAndSaysWhichPairsStayed)
{
    for (const std::size_t n : {2048u, 2500u}) {
        const Words keys = generateKeys("uniform", n, 2, ElementType::uint32);
        const auto swaps = [](const RecordingPtr& recording) {
            std::size_t found = 0;
            for (const EventsPtr& events : recording->events)
                found += static_cast<std::size_t>(std::ranges::count_if(
                    *events, [](const Event& event) { return event.op == Op::compare && exchanges(event); }));
            return found;
        };
        const RecordingPtr fused = recordKeys("bitonic-work-group-sort", keys);
        const RecordingPtr stretches =
            recordKeys("bitonic-work-group-sort", keys, {{"variant", "stretches"}, {"per-item", "512"}});
        EXPECT_EQ(stretches->work(), fused->work()) << n;
        EXPECT_EQ(swaps(stretches), swaps(fused)) << n;
        EXPECT_EQ(stretches->output, fused->output) << n;
        for (const EventsPtr& events : stretches->events)
            for (const Event& event : *events)
                if (event.op == Op::compare) {
                    ASSERT_EQ(event.writeCount, 2u);
                }
    }
}

TEST(BitonicWorkGroupSort, OfSeveralPairsAnItemIsForStretches)
{
    const auto refusal = [](const Parameters& parameters) -> std::string {
        return test::refusalOf([&] { resolveParameters(findAlgorithm("bitonic-work-group-sort"), parameters, 16); });
    };
    EXPECT_NE(refusal({{"per-item", "16"}}).find("choose per-item 1"), std::string::npos);
    EXPECT_NE(refusal({{"variant", "stretches"}, {"per-item", "1"}}).find("4 pairs at least"), std::string::npos);
    EXPECT_NE(refusal({{"directions", "by-turns"}}).find("choose directions up"), std::string::npos);
}

TEST(Bitonic, SequencesMayBeTurnedRound)
{
    const KeyOrder up;
    for (const Words& keys : std::vector<Words>{{},
                                                {1},
                                                {2, 1},
                                                {1, 2, 3, 4},
                                                {3, 5, 8, 9, 7, 4, 2, 1},
                                                {9, 7, 4, 2, 1, 3, 5, 8},
                                                {5, 5, 5},
                                                {1, 1, 2, 2, 1},
                                                {2, 1, 3, 5, 8, 9, 7, 4}})
        EXPECT_TRUE(isBitonic(keys, up)) << formatKeys(keys, ElementType::uint32);
    for (const Words& keys : std::vector<Words>{{1, 3, 2, 4}, {3, 1, 3, 1}, {1, 5, 2, 6, 3}})
        EXPECT_FALSE(isBitonic(keys, up)) << formatKeys(keys, ElementType::uint32);
    // Of signed keys the order counts, not the bits.
    EXPECT_TRUE(isBitonic({UINT32_MAX, 0, 1, 0}, {ElementType::int32, false}));
    // Rising and falling keys filled up at the end turn more often than twice.
    EXPECT_TRUE(isBitonic({3, 5, 4}, up));
    EXPECT_FALSE(isSortedBySplits({3, 5, 4}, up));
    EXPECT_TRUE(isSortedBySplits({5, 3, 4}, up));
}

/// Exactly the sequences that are told to be bitonic are sorted, of all of 8 keys of 3 kinds, and of 5, 6 and 7.
TEST(BitonicMerge, SortsWhatIsBitonic)
{
    const Parameters parameters = resolveParameters(findAlgorithm("bitonic-merge"), {}, 8);
    for (const std::size_t n : {5u, 6u, 7u, 8u})
        for (std::uint32_t code = 0; code < (n == 8 ? 6561u : 2187u); ++code) {
            Words keys(n);
            for (std::uint32_t i = 0, rest = code; i < n; ++i, rest /= 3)
                keys[i] = rest % 3;
            if (isSortedBySplits(keys, {})) {
                EXPECT_TRUE(std::ranges::is_sorted(findAlgorithm("bitonic-merge").reference(keys, parameters)));
            }
        }
    for (const std::size_t n : {16u, 1024u, 4096u}) {
        const Words keys = generateKeys("bitonic", n, 3, ElementType::uint32);
        const RecordingPtr recording = recordKeys("bitonic-merge", keys);
        EXPECT_TRUE(std::ranges::is_sorted(recording->output));
        EXPECT_EQ(recording->work(), n / 2 * static_cast<std::size_t>(std::countr_zero(n)));
        EXPECT_TRUE(std::ranges::is_sorted(recordKeys("bitonic-merge", keys, {{"order", "descending"}})->output,
                                           std::ranges::greater{}));
        // After one split: both halves bitonic, none of the first greater than one of the second.
        const Words halves = recordKeys("bitonic-merge", keys, {{"splits", "one"}})->output;
        const auto middle = halves.begin() + static_cast<std::ptrdiff_t>(n / 2);
        EXPECT_TRUE(isBitonic(Words(halves.begin(), middle), {}) && isBitonic(Words(middle, halves.end()), {}));
        EXPECT_LE(*std::max_element(halves.begin(), middle), *std::min_element(middle, halves.end()));
    }
}

TEST(OddEvenMergeRecursive, IsTheNetworkOfTheIterativeForm)
{
    for (const std::size_t n : {2u, 4u, 8u, 16u, 32u}) {
        std::vector<Comparator> recursive = comparatorsOf(packed(networkOf("odd-even-merge-recursive", n)));
        std::vector<Comparator> iterative =
            comparatorsOf(packed(oddEvenMergesortNetwork(static_cast<std::uint32_t>(n))));
        std::ranges::sort(recursive);
        std::ranges::sort(iterative);
        EXPECT_EQ(recursive, iterative) << n;
        EXPECT_TRUE(zeroOneCheck(networkOf("odd-even-merge-recursive", n)).sorts()) << n;
    }
    // 1 + 4 + 7 + 10 steps
    EXPECT_EQ(recordKeys("odd-even-merge-recursive", Words(16, 1))->launchCount(), 22u);
    EXPECT_EQ(recordKeys("odd-even-merge-recursive", Words(16, 1))->work(), 63u);
}

/// The last loop from l on, as the book prints it: of 65536 inputs 172 are sorted.
TEST(OddEvenMergeRecursive, WithThePrintedLoopFailsAlmostAllInputs)
{
    EXPECT_EQ(unsortedInputs(networkOf("odd-even-merge-recursive", 16)), 0u);
    EXPECT_EQ(unsortedInputs(networkOf("odd-even-merge-recursive", 16, {{"mistake", "printed-loop"}})), 65364u);
}

TEST(OddEvenMergeRecursive, ShufflesAndUnshufflesUndoEachOther)
{
    const Words keys = generateKeys("uniform", 64, 2, ElementType::uint32);
    const Words unshuffled = recordKeys("odd-even-merge-recursive", keys, {{"steps", "unshuffle"}})->output;
    EXPECT_EQ(recordKeys("odd-even-merge-recursive", unshuffled, {{"steps", "shuffle"}})->output, keys);
    EXPECT_NE(unshuffled, keys);
    EXPECT_THROW(recordKeys("odd-even-merge-recursive", Words(12, 1), {{"steps", "shuffle"}}), InputError);
    for (const std::size_t n : {3u, 13u, 100u, 1000u}) { // pads move along and end behind
        const RecordingPtr recording =
            recordKeys("odd-even-merge-recursive", generateKeys("uniform", n, 2, ElementType::uint32));
        EXPECT_TRUE(std::ranges::is_sorted(recording->output));
    }
    const Words many = generateKeys("few-distinct", 1 << 18, 4, ElementType::uint32);
    EXPECT_TRUE(std::ranges::is_sorted(session().runFast({"odd-even-merge-recursive", {}, many, "auto"})));
}

} // namespace
} // namespace lockstep
