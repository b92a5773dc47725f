#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/networks/layer_words.hpp"
#include "engine/networks/zero_one.hpp"
#include "engine/trials/zero_one_device.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/pads.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

std::string refusal(const std::string& text)
{
    return test::refusalOf([&] { parseNetwork(text); });
}

/// One device for all, so that the check is built once.
ZeroOneDevice& device()
{
    static ZeroOneDevice one;
    return one;
}

std::vector<std::size_t> layerSizes(const Network& network)
{
    std::vector<std::size_t> sizes;
    for (const Layer& layer : network.layers)
        sizes.push_back(layer.comparators.size());
    return sizes;
}

/// The comparators that the launches of a run say they made.
Network reported(const Recording& recording)
{
    Network network;
    network.wires = static_cast<std::uint32_t>(recording.lanes);
    for (const EventsPtr& events : recording.events) {
        network.layers.emplace_back();
        for (const Event& event : *events)
            if (event.op == Op::compare)
                network.layers.back().comparators.push_back({event.readSlots[0].index, event.readSlots[1].index});
        std::ranges::sort(network.layers.back().comparators);
    }
    return network;
}

TEST(NetworkText, IsReadInTheFormsThatArePublished)
{
    const Network four{4, {{{{0, 1}, {2, 3}}}, {{{0, 2}, {1, 3}}}, {{{1, 2}}}}};
    for (const char* text :
         {"[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]", "[(0,1),(2,3)]\n[(0,2),(1,3)]\n[(1,2)]\n",
          "(0,1) (2,3)\n(0,2),(1,3)\n(1,2)", "[[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]]",
          "[[0,1],[2,3]]\n[[0,2],[1,3]]\n[[1,2]]", "[[[0,1],[2,3]],[[0,2],[1,3]],[[1,2]]]", "0:1 2:3; 0:2 1:3; 1:2",
          "0-1,2-3;0-2,1-3;1-2", "# four keys\n[(0,1),\n (2,3)], # first\r\n[(0 , 2),(1, 3)],[(1,2)]",
          // One after another, and packed by us
          "[(0,1),(2,3),(0,2),(1,3),(1,2)]", "(0,1) (2,3) (0,2) (1,3) (1,2)"})
        EXPECT_EQ(parseNetwork(text), four) << text;
    EXPECT_EQ(writeNetwork(four), "[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]");
    EXPECT_EQ(parseNetwork("(0,1),(1,2),(0,1)").depth(), 3u);
    for (const std::uint32_t wires : {2u, 5u, 16u, 33u})
        EXPECT_EQ(parseNetwork(writeNetwork(oddEvenMergesortNetwork(wires))), oddEvenMergesortNetwork(wires));
}

TEST(NetworkText, IsRefusedWithLineColumnAndWhy)
{
    EXPECT_EQ(refusal("(0,1)\n(2,2)"),
              "The network, line 2, column 2: the comparator (2,2) is with itself; it needs two wires.");
    EXPECT_EQ(
        refusal("[(0,1),(2,3)],[(0,2),(2,3)]"),
        "The network, line 1, column 23: wire 2 of (2,3) is used in layer 2 already, by (0,2); put one of them in "
        "another layer.");
    EXPECT_EQ(refusal("(0,1)\n(0,65536)"),
              "The network, line 2, column 4: wire 65536 is over the limit; wires go from 0 to 65535.");
    EXPECT_EQ(refusal("(0,99999999999999999999)"),
              "The network, line 1, column 4: wire 999999999999… is over the limit; wires go from 0 to 65535.");
    EXPECT_EQ(
        refusal("(0,1) x"),
        "The network, line 1, column 7: 'x' is no part of a network; write pairs as (0,1), a layer in [] or a line.");
    EXPECT_EQ(
        refusal("(0,1)\n ü"),
        "The network, line 2, column 2: 'ü' is no part of a network; write pairs as (0,1), a layer in [] or a line.");
    EXPECT_EQ(refusal("(0,1,2)"),
              "The network, line 1, column 5: a ')' was to come after (0,1, not ','; a comparator is on two wires.");
    EXPECT_EQ(
        refusal("(0,"),
        "The network, line 1, column 4: a wire's number was to come, not the end of the text; write pairs as (0,1).");
    EXPECT_EQ(refusal("0 1"),
              "The network, line 1, column 3: a ':' was to come after wire 0, not '1'; write pairs as (0,1) or 0:1.");
    EXPECT_EQ(refusal("[(0,1)"), "The network, line 1, column 1: this '[' is not closed; put a ']' behind its layer.");
    EXPECT_EQ(refusal("(0,1)]"), "The network, line 1, column 6: there is a ']' too many.");
    const std::string none = "There is no comparator in the network; write at least one pair of wires, as (0,1).";
    EXPECT_EQ(refusal(""), none);
    EXPECT_EQ(refusal("[[]] # nothing\n"), none);
    EXPECT_NE(refusal(std::string(2 << 20, ' ')).find("give at most 1048576"), std::string::npos);
}

TEST(NetworkText, ThatIsDamagedNeverDoesMoreThanBeRefused)
{
    const std::string text = "[(0,1),(2,3)],[[0,2],1:3]\n;[(1,2)]#x";
    const std::string signs = "()[],:;-#\n 0129x\xC3";
    for (std::size_t at = 0; at < text.size(); ++at)
        for (const char sign : signs) {
            std::string damaged = text;
            damaged[at] = sign;
            refusal(damaged);
            refusal(text.substr(0, at) + sign);
            try {
                const Network network = parseNetwork(damaged);
                EXPECT_EQ(parseNetwork(writeNetwork(network)), network) << damaged;
            } catch (const InputError&) {
            }
        }
}

TEST(Networks, OfBatcherHaveTheSizeAndDepthOfTheClosedForms)
{
    EXPECT_EQ(layerSizes(oddEvenMergesortNetwork(32)),
              (std::vector<std::size_t>{16, 16, 8, 16, 8, 12, 16, 8, 12, 14, 16, 8, 12, 14, 15}));
    EXPECT_EQ(oddEvenMergesortNetwork(32).size(), 191u);
    for (std::size_t log = 1; log <= 12; ++log) {
        const std::size_t n = std::size_t{1} << log;
        const Network mergesort = oddEvenMergesortNetwork(static_cast<std::uint32_t>(n));
        EXPECT_EQ(mergesort.size(), (log * log - log + 4) * n / 4 - 1);
        EXPECT_EQ(mergesort.depth(), log * (log + 1) / 2);
        EXPECT_EQ(packed(mergesort).depth(), mergesort.depth());
    }
    for (std::uint32_t n = 3; n <= 64; ++n) {
        EXPECT_EQ(transpositionNetwork(n).size(), n * (n - 1) / 2);
        EXPECT_EQ(transpositionNetwork(n).depth(), n);
    }
}

TEST(Networks, OfTheSourcesAreThoseOfTheText)
{
    EXPECT_EQ(networkOver("three-keys", 3).size(), 3u);
    EXPECT_EQ(networkOver("four-keys", 4).size(), 5u);
    EXPECT_EQ(networkOver("four-keys", 4).depth(), 3u);
    EXPECT_EQ(networkOver("four-keys-longer", 4).size(), 6u);
    EXPECT_EQ(networkOver("four-keys-longer", 4), transpositionNetwork(4));
    // Every order of four keys; no four comparators do, as the source says.
    Words keys{1, 2, 3, 4};
    do
        EXPECT_EQ(session().runFast({"network-sort", {}, keys, "auto"}), (Words{1, 2, 3, 4}));
    while (std::ranges::next_permutation(keys).found);
    const std::vector<Comparator> all{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    std::size_t sorting = 0;
    for (std::size_t code = 0; code < 6 * 6 * 6 * 6; ++code)
        sorting +=
            zeroOneCheck(levelled(4, {all[code % 6], all[code / 6 % 6], all[code / 36 % 6], all[code / 216]})).sorts();
    EXPECT_EQ(sorting, 0u);
    EXPECT_THROW(networkOver("four-keys", 5), InputError);
    EXPECT_THROW(networkOver("odd-even-transposition", 4096), InputError);
}

TEST(Networks, ArePackedIntoTheFewestLayers)
{
    const Network loose = parseNetwork("(0,1);(2,3);(0,2);(1,3);(1,2)");
    EXPECT_EQ(loose.depth(), 5u);
    EXPECT_EQ(packed(loose), networkOver("four-keys", 4));
    // What is on the same wires keeps its order.
    const Network crossed = parseNetwork("(1,0);(0,1)");
    EXPECT_EQ(packed(crossed).layers.front().comparators.front(), (Comparator{1, 0}));
}

TEST(ZeroOne, FindsTheFirstInputThatIsNotSorted)
{
    const Network lacking = parseNetwork("(0,1) (2,3);(0,2) (1,3)");
    const ZeroOneCheck check = zeroOneCheck(lacking);
    ASSERT_TRUE(check.counterexample);
    // 1010: sorted pairs 01 01, then wires 0 and 2 are 0 0, 1 and 3 are 1 1.
    EXPECT_EQ(*check.counterexample, (std::vector<std::uint8_t>{1, 0, 1, 0}));
    EXPECT_EQ(runNetwork(lacking, *check.counterexample), (std::vector<std::uint8_t>{0, 1, 0, 1}));
    EXPECT_EQ(device().check(lacking).counterexample, check.counterexample);
}

TEST(ZeroOne, OfHostAndDeviceSayTheSameOfEveryNetworkWithoutOneComparator)
{
    for (std::uint32_t wires = 2; wires <= 16; ++wires)
        for (const std::string& name : {std::string{"odd-even-mergesort"}, std::string{"odd-even-transposition"}}) {
            const Network network = networkOver(name, wires);
            EXPECT_TRUE(zeroOneCheck(network).sorts()) << name << ' ' << wires;
            const ZeroOneCheck all = device().check(network);
            EXPECT_TRUE(all.sorts() && all.isExhaustive && all.inputs == std::uint64_t{1} << wires);
            // Of 9, 11 and 12 wires, cut off from the network for 16, the mergesort's has some that never swap.
            const std::vector<std::size_t> idle = redundantComparators(network);
            const bool isCut = name == "odd-even-mergesort" && (wires == 9 || wires == 11 || wires == 12);
            EXPECT_EQ(!idle.empty(), isCut) << name << ' ' << wires;
            // On the device some of them, for time; on the host all.
            for (std::size_t c = 0; c < network.size(); ++c) {
                const Network rest = without(network, c);
                ASSERT_EQ(rest.size() + 1, network.size());
                const ZeroOneCheck found = zeroOneCheck(rest);
                // Where some never swap, others may do the work of one that does.
                if (std::ranges::find(idle, c) != idle.end()) {
                    EXPECT_TRUE(found.sorts()) << name << ' ' << wires << " without " << c;
                }
                ASSERT_TRUE(isCut || !found.sorts()) << name << ' ' << wires << " without " << c;
                if (found.sorts())
                    continue;
                const auto output = runNetwork(rest, *found.counterexample);
                EXPECT_FALSE(std::ranges::is_sorted(output));
                if (wires < 5 || c % 7 == 0) {
                    EXPECT_EQ(device().check(rest).counterexample, found.counterexample) << name << wires << ' ' << c;
                }
            }
        }
}

/// Seven phases of transposition leave 3 of the 256 inputs of 8 keys unsorted, and eight none.
TEST(ZeroOne, OfTranspositionNeedsAllItsPhases)
{
    Network network = transpositionNetwork(8);
    EXPECT_TRUE(zeroOneCheck(network).sorts());
    network.layers.pop_back();
    std::size_t unsorted = 0;
    for (std::uint32_t input = 0; input < 256; ++input) {
        std::vector<std::uint8_t> bits;
        for (std::uint32_t w = 0; w < 8; ++w)
            bits.push_back(static_cast<std::uint8_t>(input >> w & 1));
        unsorted += !std::ranges::is_sorted(runNetwork(network, bits));
    }
    EXPECT_EQ(unsorted, 3u);
}

TEST(ZeroOne, IsExhaustiveTo24WiresAndSamplesBeyond)
{
    const Network most = oddEvenMergesortNetwork(24);
    EXPECT_EQ(device().check(most).inputs, 1u << 24);
    EXPECT_TRUE(device().check(most).sorts());
    const Network lacking = without(most, most.size() - 1);
    EXPECT_EQ(device().check(lacking).counterexample, zeroOneCheck(lacking).counterexample);
    EXPECT_THROW(device().check(oddEvenMergesortNetwork(25)), InputError);

    const Network more = oddEvenMergesortNetwork(100);
    const ZeroOneCheck check = zeroOneCheck(more);
    EXPECT_TRUE(check.sorts());
    EXPECT_FALSE(check.isExhaustive);
    EXPECT_EQ(check.inputs, 65'536u);
    for (std::size_t c = 0; c < more.size(); c += 97)
        EXPECT_FALSE(zeroOneCheck(without(more, c)).sorts()) << c;
}

TEST(ZeroOne, TellsWhichComparatorsNeverSwap)
{
    EXPECT_EQ(redundantComparators(parseNetwork("(0,1);(0,1);(1,2);(0,1)")), (std::vector<std::size_t>{1}));
    EXPECT_TRUE(redundantComparators(networkOver("four-keys", 4)).empty());
}

/// The device's own comparators, read off its events, on all inputs of zeros and ones.
TEST(NetworkAlgorithms, SortEveryInputOfZerosAndOnesUpTo16Wires)
{
    for (const char* algorithm : {"bitonic-sort", "odd-even-transposition-sort", "odd-even-mergesort", "network-sort"})
        for (std::uint32_t n = 2; n <= 16; ++n) {
            const Network network =
                reported(*recordKeys(algorithm, generateKeys("reversed", n, 1, ElementType::uint32)));
            EXPECT_TRUE(device().check(network).sorts()) << algorithm << ' ' << n;
            // One that never swaps is not missed.
            const std::vector<std::size_t> idle = redundantComparators(network);
            const std::size_t step = n < 8 ? 1 : 5;
            for (std::size_t c = 0; c < network.size(); c += step) {
                const bool sorts = device().check(without(network, c)).sorts();
                if (idle.empty() || std::ranges::find(idle, c) != idle.end()) {
                    EXPECT_EQ(sorts, !idle.empty()) << algorithm << ' ' << n << " without " << c;
                }
            }
        }
}

TEST(NetworkAlgorithms, ReportTheComparatorsOfTheirNetworks)
{
    for (const std::uint32_t n : {2u, 5u, 16u, 32u, 33u, 100u}) {
        const Words keys = generateKeys("uniform", n, 3, ElementType::uint32);
        EXPECT_EQ(reported(*recordKeys("odd-even-mergesort", keys)), oddEvenMergesortNetwork(n)) << n;
        EXPECT_EQ(reported(*recordKeys("odd-even-transposition-sort", keys)), transpositionNetwork(n)) << n;
        EXPECT_EQ(reported(*recordKeys("network-sort", keys, {{"network", "odd-even-mergesort"}})),
                  oddEvenMergesortNetwork(n));
    }
    const RecordingPtr bitonic = recordKeys("bitonic-sort", generateKeys("uniform", 1024, 1, ElementType::uint32));
    EXPECT_EQ(bitonic->work(), 28'160u);
    EXPECT_EQ(bitonic->launchCount(), 55u);
}

TEST(NetworkSort, RunsATypedNetworkAndKeepsItInOneForm)
{
    const RecordingPtr recording = recordKeys("network-sort", {3, 2, 4, 1}, {{"network", "0:1 2:3;0:2 1:3;1:2"}});
    EXPECT_EQ(recording->parameters.at("network"), "[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]");
    EXPECT_EQ(recording->output, (Words{1, 2, 3, 4}));
    EXPECT_EQ(recording->launchCount(), 3u);
    EXPECT_EQ(recordKeys("network-sort", {1, 2, 3})->parameters.at("network"), "three-keys");
    EXPECT_EQ(recordKeys("network-sort", {1, 2, 3, 4})->parameters.at("network"), "four-keys");
    EXPECT_EQ(recordKeys("network-sort", {1, 2, 3, 4, 5})->parameters.at("network"), "odd-even-mergesort");
    // One that does not sort gives what it gives.
    const RecordingPtr half = recordKeys("network-sort", {4, 3, 2, 1}, {{"network", "(0,1),(2,3)"}});
    EXPECT_EQ(half->output, (Words{3, 4, 1, 2}));
    EXPECT_EQ(test::reference(*half), half->output);
    // The smaller key goes to the wire that is named first.
    EXPECT_EQ(recordKeys("network-sort", {1, 2}, {{"network", "(1,0)"}})->output, (Words{2, 1}));
    EXPECT_EQ(test::refusalOf([&] {
                  recordKeys("network-sort", {1, 2, 3}, {{"network", "(0,1),(2,3)"}});
              }),
              "The network has 4 wires, and there are 3 keys; give as many keys as wires, "
              "or another network.");
}

TEST(Transposition, StopsAfterAnEvenAndAnOddQuietPhase)
{
    const auto comparisons = [](std::uint32_t n, const char* distribution) {
        const RecordingPtr recording =
            recordKeys("odd-even-transposition-sort", generateKeys(distribution, n, 1, ElementType::uint32),
                       {{"stop", "when-quiet"}});
        EXPECT_TRUE(std::ranges::is_sorted(recording->output));
        return recording->work();
    };
    EXPECT_EQ(comparisons(16, "sorted"), 15u); // two phases
    // Of reversed keys: n phases that swap, and two that do not.
    Words reversed(128);
    for (const auto& [n, compares] : {std::pair{16u, 135u}, {32u, 527u}, {64u, 2079u}, {128u, 8255u}}) {
        reversed.resize(n);
        std::iota(reversed.rbegin(), reversed.rend(), 0u);
        EXPECT_EQ(recordKeys("odd-even-transposition-sort", reversed, {{"stop", "when-quiet"}})->work(), compares);
        EXPECT_EQ(recordKeys("odd-even-transposition-sort", reversed)->work(), n * (n - 1) / 2);
    }
    const Words quietAtFirst{0, 2, 1, 4, 3, 6, 5, 7};
    EXPECT_TRUE(std::ranges::is_sorted(
        recordKeys("odd-even-transposition-sort", quietAtFirst, {{"stop", "when-quiet"}})->output));
    EXPECT_EQ(recordKeys("odd-even-transposition-sort", quietAtFirst,
                         {{"stop", "when-quiet"}, {"mistake", "one-quiet-phase"}})
                  ->output,
              quietAtFirst);
}

TEST(ZeroOnePrinciple, EndsWithTheSortedInputsOnly)
{
    for (const std::uint32_t n : {1u, 2u, 3u, 4u, 7u, 10u}) {
        const RecordingPtr recording = recordKeys("zero-one-principle", Words(n, 0));
        ASSERT_EQ(recording->output.size(), std::size_t{1} << n);
        std::set<std::uint32_t> different{recording->output.begin(), recording->output.end()};
        EXPECT_EQ(different.size(), n + 1u) << n;
        for (std::size_t input = 0; input < recording->output.size(); ++input) {
            const int ones = std::popcount(input); // on the last wires
            EXPECT_EQ(recording->output[input], ((1u << ones) - 1) << (n - static_cast<std::uint32_t>(ones)));
        }
        // Words that are alike stay so: their number never grows.
        std::size_t before = std::size_t{1} << n;
        for (const auto& state : recording->states) {
            const Words& inputs = *state->buffers[1];
            const std::size_t now = std::set<std::uint32_t>{inputs.begin(), inputs.end()}.size();
            EXPECT_LE(now, before);
            before = now;
        }
    }
    const RecordingPtr lacking =
        recordKeys("zero-one-principle", Words(4, 0), {{"network", "(0,1) (2,3);(0,2) (1,3)"}});
    EXPECT_EQ(lacking->output[0b0101], 0b1010u);
}

TEST(LayerWords, ApplyAsComparatorsDo)
{
    const Network network = parseNetwork("(0,9) (15,2) (7,8);(3,4) (9,0)");
    for (const Layer& layer : network.layers) {
        const LayerWords words = layerWords(layer);
        for (std::uint32_t input = 0; input < 1u << 16; ++input) {
            std::uint32_t expected = input;
            for (const Comparator& c : layer.comparators)
                if ((expected >> c.smaller & 1u) != 0 && (expected >> c.larger & 1u) == 0)
                    expected ^= 1u << c.smaller | 1u << c.larger;
            ASSERT_EQ(appliedTo(input, words), expected);
        }
    }
    EXPECT_THROW(layerWords({{{0, 16}}}), InputError);
}

class LongNetworks : public testing::TestWithParam<std::string> {};
TEST_P(LongNetworks, SortAMillionKeysAndAdversaries)
{
    const std::size_t most = std::min(findAlgorithm(GetParam()).limits.maximum, std::size_t{1} << 20);
    for (const char* distribution : {"uniform", "few-distinct"}) {
        const Words keys = generateKeys(distribution, most > (1 << 16) ? most - 1 : std::min<std::size_t>(most, 1000),
                                        5, ElementType::uint32);
        Words expected = keys;
        std::ranges::sort(expected);
        EXPECT_TRUE(session().runFast({GetParam(), {}, keys, "auto"}) == expected) << distribution;
    }
}
INSTANTIATE_TEST_SUITE_P(Catalogue, LongNetworks,
                         testing::Values("odd-even-transposition-sort", "odd-even-mergesort", "network-sort"),
                         [](const auto& made) {
                             std::string name = made.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Pads, AreFlagsOnlyWhereLanesHoldNoKey)
{
    const Words five{3, 1, 7, 0, 4};
    const auto name = [](const Recording& recording, std::size_t k) {
        const auto pads = padsAfter(recording, k);
        return pads ? recording.buffers[*pads].name : std::string{"none"};
    };
    EXPECT_EQ(name(*recordKeys("bitonic-sort", five), 0), "pads");
    EXPECT_EQ(name(*recordKeys("bitonic-sort", {3, 1, 7, 0}), 0), "none");
    EXPECT_EQ(name(*recordKeys("grid-radix-sort", five), 1), "none") << "bits of the keys are no pads";
    const RecordingPtr quiet = recordKeys("odd-even-transposition-sort", five, {{"stop", "when-quiet"}});
    EXPECT_EQ(name(*quiet, quiet->launchCount()), "none") << "nor are pairs that swapped";

    // The pads move with the keys.
    const RecordingPtr moved = recordKeys("odd-even-merge-recursive", five);
    ASSERT_EQ(moved->launches[1].kernel, "shuffle_keys_padded");
    EXPECT_EQ(name(*moved, 1), "pads");
    EXPECT_EQ(name(*moved, 2), "moved_pads");
    EXPECT_EQ(name(*moved, moved->launchCount()), "pads");
}

/// The host reads the flags to know when to stop: one that the keys do not explain is found, whether stored or not.
TEST(OddEvenTransposition, AFlagThatItsKeysDoNotExplainIsFound)
{
    const RecordingPtr recording =
        recordKeys("odd-even-transposition-sort", {3, 1, 2, 2, 5, 4}, {{"stop", "when-quiet"}});
    const Events& right = *recording->events[0];
    EXPECT_NO_THROW(applyEvents(*recording, 1, *recording->states[0], right));
    std::size_t flags = 0;
    for (std::size_t e = 0; e < right.size(); ++e)
        if (right[e].op == Op::test) {
            ++flags;
            Events wrong = right;
            wrong[e].writeSlots[0].value ^= 1;
            EXPECT_THROW(applyEvents(*recording, 1, *recording->states[0], wrong), Error);
        }
    EXPECT_EQ(flags, 3u) << "one a pair";
}

} // namespace
} // namespace lockstep
