// Radix sorts: what the figures leave open. Their values are walked by the presets.

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

std::vector<std::string> titles(const Recording& recording)
{
    std::vector<std::string> all;
    for (const Launch& launch : recording.launches)
        all.push_back(launch.meaning.title.english);
    return all;
}

const Words& held(const Recording& recording, std::size_t launch, const char* name)
{
    const auto buffer = std::ranges::find(recording.buffers, name, &BufferInfo::name);
    EXPECT_NE(buffer, recording.buffers.end()) << name;
    return *recording.states[launch]->buffers[static_cast<std::size_t>(buffer - recording.buffers.begin())];
}

class RadixSorts : public testing::TestWithParam<const char*> {};

TEST_P(RadixSorts, KeepEqualKeysInOrder)
{
    // Floats with different NaN bits are equal keys that can be told apart.
    Words keys;
    for (std::uint32_t i = 0; i < 300; ++i)
        keys.push_back(i % 3 == 0 ? 0x7FC00000u + i : std::bit_cast<std::uint32_t>(static_cast<float>(i % 5)));
    keys.resize(std::min(keys.size(), findAlgorithm(GetParam()).limits.maximum));
    ASSERT_TRUE(findAlgorithm(GetParam()).stable);
    for (const char* order : {"ascending", "descending"}) {
        const Parameters given{{"type", "float32"}, {"order", order}};
        const Parameters resolved = resolveParameters(findAlgorithm(GetParam()), given, keys.size());
        EXPECT_EQ(session().runFast({GetParam(), given, keys, "auto"}), sortedReference(keys, resolved)) << order;
    }
}

TEST_P(RadixSorts, TakeOnePassForEqualKeys)
{
    const Words keys(13, 0xDEADBEEFu);
    const RecordingPtr recording = recordKeys(GetParam(), keys);
    EXPECT_EQ(recording->output, keys);
    for (const Launch& launch : recording->launches)
        EXPECT_LE(launch.meaning.pass.value_or(launch.meaning.level.value_or(0)), 1u);
}

INSTANTIATE_TEST_SUITE_P(Radix, RadixSorts,
                         testing::Values("grid-radix-sort", "local-sort-radix", "radix-pipeline",
                                         "work-group-radix-sort", "msd-radix-sort", "vector-radix-sort",
                                         "single-pass-radix-sort"),
                         [](const auto& made) {
                             std::string name = made.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(GridRadixSort, ScansTheBitsByLevelsWhereTheyAreMany)
{
    const Words keys = generateKeys("zeros-and-ones", 100, 1, ElementType::uint32);
    const RecordingPtr recording = recordKeys("grid-radix-sort", keys);
    ASSERT_EQ(titles(*recording), (std::vector<std::string>{"bits", "each block by itself", "sums of level 1",
                                                            "to the blocks", "scatter"}));
    const auto ones = static_cast<std::uint32_t>(std::ranges::count(keys, 1u));
    EXPECT_EQ(held(*recording, 4, "ones before")[100], ones) << "the total stands behind the last";
    for (const Launch& launch : recording->launches) {
        EXPECT_EQ(launch.meaning.group.english, "Pass 1");
        EXPECT_EQ(launch.meaning.shift, 0u);
    }
}

TEST(LocalRadixSort, SortsBlocksOfEveryLength)
{
    for (const char* perItem : {"1", "2", "4", "7"})
        for (const std::size_t n : {1u, 3u, 9u, 21u, 30u}) {
            if ((n == 30) != (std::string{perItem} == "7")) // each is a build
                continue;
            const Words keys = generateKeys("uniform", n, n, ElementType::uint32);
            const RecordingPtr recording =
                recordKeys("local-sort-radix", keys, {{"per-item", perItem}, {"digit-bits", "4"}});
            EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters)) << n << ' ' << perItem;
            // A block is in the order of its digit, and is what it was.
            const std::size_t block = 4 * std::stoul(perItem);
            const Words& sorted = held(*recording, 1, "sorted blocks");
            for (std::size_t first = 0; first < n; first += block) {
                const auto from = static_cast<std::ptrdiff_t>(first);
                const auto to = static_cast<std::ptrdiff_t>(std::min(n, first + block));
                Words expected(keys.begin() + from, keys.begin() + to);
                std::ranges::stable_sort(expected, {}, [](std::uint32_t key) { return key & 15; });
                EXPECT_EQ(Words(sorted.begin() + from, sorted.begin() + to), expected) << n << ' ' << perItem;
            }
        }
}

/// 2 keys an item, and a last block that is not full; 8 bits are two partitions, 2 bits are a short one.
TEST(LocalRadixSort, PartitionsByCountersAsBitByBit)
{
    const Words keys = generateKeys("few-distinct", 29, 5, ElementType::int32);
    for (const char* bits : {"2", "8"}) {
        const std::map<std::string, std::string> common{
            {"type", "int32"}, {"digit-bits", bits}, {"group-size", "8"}, {"per-item", "2"}};
        auto byCounters = common;
        byCounters["partition-bits"] = "4";
        const RecordingPtr one = recordKeys("local-sort-radix", keys, common);
        const RecordingPtr four = recordKeys("local-sort-radix", keys, byCounters);
        EXPECT_EQ(four->output, sortedReference(keys, four->parameters)) << bits;
        for (const char* buffer : {"sorted blocks", "counts"})
            EXPECT_EQ(held(*four, 1, buffer), held(*one, 1, buffer)) << bits << ' ' << buffer;
        const Words &counts = held(*four, 1, "counts"), &ofFour = held(*four, 1, "firsts"),
                    &ofOne = held(*one, 1, "firsts"); // a row a digit; a row a block
        const std::size_t digits = std::size_t{1} << std::stoul(bits), blocks = counts.size() / digits;
        for (std::size_t block = 0; block < blocks; ++block)
            for (std::size_t digit = 0; digit < digits; ++digit)
                if (counts[digit * blocks + block] > 0) {
                    EXPECT_EQ(ofFour[block * digits + digit], ofOne[block * digits + digit]) << digit << ' ' << block;
                }
        EXPECT_EQ(held(*four, 2, "starts"), held(*one, 2, "starts")) << bits;
        EXPECT_TRUE(std::ranges::any_of(*four->events[0], [](const Event& e) { return e.op == Op::extent; })) << bits;
    }
}

/// 11 keys in blocks of 4 with 16 digits: 48 entries in tiles of 64; then 19 blocks, so 304 entries in tiles of 256.
TEST(LocalRadixSort, ScansItsTableByManyGroupsAsByOne)
{
    for (const std::size_t n : {11u, 75u}) {
        const Words keys = generateKeys("uniform", n, 5, ElementType::uint32);
        const std::map<std::string, std::string> common{{"digit-bits", "4"}, {"group-size", "4"}};
        auto tiles = common;
        tiles["table-scan"] = "many-groups";
        const RecordingPtr one = recordKeys("local-sort-radix", keys, common);
        const RecordingPtr many = recordKeys("local-sort-radix", keys, tiles);
        const std::size_t tile = n == 11 ? 64 : 256;
        EXPECT_EQ(many->launches[1].local, tile);
        EXPECT_EQ(many->launches[1].groups(), n == 11 ? 1u : 2u);
        EXPECT_EQ(held(*many, 4, "starts"), held(*one, 2, "starts")) << n;
        EXPECT_EQ(many->output, one->output) << n;
        EXPECT_EQ(many->launchCount(), one->launchCount() / 3 * 5);
    }
}

/// The bit that a work-item tells is the pass's own: no other bit of the key will do.
TEST(RadixFlags, AreTheBitThatThePassIsAbout)
{
    const std::map<std::string, std::string> all{{"passes", "all"}};
    for (const auto& [algorithm, parameters] :
         {std::pair{"grid-radix-sort", all},
          std::pair{"local-sort-radix", std::map<std::string, std::string>{{"digit-bits", "2"}}}}) {
        const RecordingPtr recording = recordKeys(algorithm, {1, 2, 0, 3, 2, 1}, parameters);
        const Events& right = *recording->events[0];
        EXPECT_NO_THROW(applyEvents(*recording, 1, *recording->states[0], right));
        std::size_t flags = 0;
        for (std::size_t e = 0; e < right.size(); ++e) {
            if (right[e].op != Op::digit)
                continue;
            ++flags;
            Events wrong{right.begin(), right.begin() + static_cast<std::ptrdiff_t>(e) + 1};
            wrong[e].writeSlots[0].value ^= 1;
            EXPECT_THROW(applyEvents(*recording, 1, *recording->states[0], wrong), Error)
                << algorithm << ", event " << e;
        }
        EXPECT_EQ(flags, algorithm == std::string{"grid-radix-sort"} ? 6u : 12u);
    }
}

TEST(RadixPipeline, HasTheTextsTwentyEightLaunches)
{
    const RecordingPtr recording = recordKeys("radix-pipeline", generateKeys("uniform", 100, 3, ElementType::uint32),
                                              {{"digit-bits", "8"}, {"passes", "all"}});
    std::vector<std::string> expected;
    for (int pass = 0; pass < 4; ++pass)
        for (const char* kernel : {"computeHistogram", "blockScan", "blockPrefixSum", "blockAdd", "unifiedBlockScan",
                                   "mergePrefixSums", "rankNPermute"})
            expected.emplace_back(kernel);
    EXPECT_EQ(titles(*recording), expected);
    EXPECT_EQ(recording->launches[27].meaning.shift, 24u);
    EXPECT_EQ(recording->launches[27].meaning.group.english, "Pass 4");
}

/// The numbers of the text, where its offsets of 16 bits would wrap.
TEST(RadixPipeline, SortsAMillionKeysByOffsetsOf32Bits)
{
    Words keys = generateKeys("uniform", std::size_t{1} << 20, 5, ElementType::uint32);
    for (std::uint32_t& key : keys)
        key *= 2654435761u; // all 32 bits
    const Parameters parameters = resolveParameters(findAlgorithm("radix-pipeline"), {}, keys.size());
    EXPECT_EQ(parameters.at("digit-bits"), "8");
    EXPECT_EQ(parameters.at("group-size"), "256");
    EXPECT_EQ(parameters.at("rows-per-block"), "64");
    EXPECT_TRUE(session().runFast({"radix-pipeline", {}, keys, "auto"}) == sortedReference(keys, parameters));
}

TEST(RadixPipeline, LosesKeysPast65535WithOffsetsOf16Bits)
{
    const auto sorted = [](std::size_t n, const char* mistake) {
        Words keys(n);
        std::iota(keys.rbegin(), keys.rend(), 0u);
        return session().runFast({"radix-pipeline", {{"mistake", mistake}, {"digit-bits", "8"}}, keys, "auto"});
    };
    EXPECT_TRUE(std::ranges::is_sorted(sorted(65'536, "ushort-offsets"))) << "the last place is 65,535";
    EXPECT_TRUE(std::ranges::is_sorted(sorted(65'792, "none")));
    EXPECT_FALSE(std::ranges::is_sorted(sorted(65'792, "ushort-offsets")));
    RunRequest example{"radix-pipeline", {}, {}};
    prepareBreaking(example, "ushort-offsets");
    const Words output = session().runFast(example);
    EXPECT_EQ(std::ranges::count(output, 1u), 65'536);
    EXPECT_EQ(output.back(), 0u) << "nobody wrote there";
}

TEST(WorkGroupRadixSort, CountsNoWorkItemWithoutAKey)
{
    for (const std::size_t n : {1u, 4u, 16u, 17u, 31u, 32u}) { // each up to 16 is a build
        const Words keys = generateKeys("uniform", n, n, ElementType::uint32);
        EXPECT_EQ(session().runFast({"work-group-radix-sort", {}, keys, "auto"}),
                  sortedReference(keys, resolveParameters(findAlgorithm("work-group-radix-sort"), {}, n)))
            << n;
    }
    // As many marks as there are ones, and a bit takes two barriers.
    const RecordingPtr four = recordKeys("work-group-radix-sort", {7, 14, 4, 1});
    EXPECT_EQ(std::ranges::count(*four->events[0], Op::mark, &Event::op), 3 + 3 + 1 + 1);
    EXPECT_EQ(std::ranges::max(*four->events[0], {}, &Event::phase).phase, 2u * 4 + 1);
    EXPECT_THROW(session().runFast({"work-group-radix-sort", {}, Words(33, 1), "auto"}), InputError);
}

TEST(DecimalRadixSort, TakesAPassForEachDigitOfTheLargestKey)
{
    const std::pair<std::uint32_t, std::size_t> largest[] = {{0, 1}, {9, 1}, {10, 2}, {999, 3}, {UINT32_MAX, 10}};
    for (const auto& [key, passes] : largest) {
        const Words keys{key, 0, key / 2, key};
        for (const char* order : {"ascending", "descending"}) {
            const RecordingPtr recording = recordKeys("decimal-radix-sort", keys, {{"order", order}});
            EXPECT_EQ(recording->launchCount(), 3 * passes) << key;
            EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters)) << key << ' ' << order;
        }
    }
    const RecordingPtr five = recordKeys("decimal-radix-sort", {44565, 23441, 16482, 98789, 56732});
    EXPECT_EQ(five->launches[6].meaning.group.english, "Digit of 100");
    const Words& counts = held(*five, 1, "counts"); // of 2 blocks
    EXPECT_EQ(counts, (Words{0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0}));
}

TEST(MsdRadixSort, LeavesSmallSegmentsToAnInsertionSort)
{
    const Words keys{12, 3, 6, 9, 15, 8, 5, 10, 9, 6, 11, 13, 4, 10, 7, 0};
    const RecordingPtr recording = recordKeys("msd-radix-sort", keys, {{"digit-bits", "2"}, {"cutoff", "2"}});
    // The bucket of 3 and 0 is done after the first level; the others go on.
    EXPECT_EQ(titles(*recording),
              (std::vector<std::string>{"histogram", "scan", "scatter", "copy back", "sort small segments",
                                        "scan of the segments to come", "list of segments", "histogram", "scan",
                                        "scatter", "copy back"}));
    EXPECT_EQ(held(*recording, 5, "keys")[0], 0u);
    EXPECT_EQ(held(*recording, 5, "keys")[1], 3u);
    EXPECT_EQ(recording->launches[7].groups(), 3u) << "a work-group per segment";
    EXPECT_EQ(recording->launches[7].meaning.level, 2u);
    // Nothing is looked at twice where every segment is small.
    EXPECT_EQ(recordKeys("msd-radix-sort", {9, 5, 13, 1}, {{"digit-bits", "2"}, {"cutoff", "2"}})->launchCount(), 6u);
}

TEST(MsdRadixSort, SortsWhateverTheSegments)
{
    for (const char* cutoff : {"1", "4"})
        for (const char* distribution : {"few-distinct", "zeros-and-ones", "reversed", "organ-pipe"})
            for (const std::size_t n : {2u, 5u, 31u, 130u}) {
                Words keys = generateKeys(distribution, n, n, ElementType::uint32);
                for (std::size_t i = 0; i < n; i += 3)
                    keys[i] <<= 20; // long and short prefixes in common
                const Parameters given{{"cutoff", cutoff}, {"digit-bits", "4"}, {"group-size", "4"}};
                const Parameters resolved = resolveParameters(findAlgorithm("msd-radix-sort"), given, n);
                EXPECT_EQ(session().runFast({"msd-radix-sort", given, keys, "auto"}), sortedReference(keys, resolved))
                    << cutoff << ' ' << distribution << ' ' << n;
            }
}

TEST(MsdRadixSort, RefusesATableOfGigabytes)
{
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     session().runFast({"msd-radix-sort",
                                        {{"digit-bits", "8"}, {"cutoff", "1"}, {"passes", "all"}},
                                        generateKeys("uniform", std::size_t{1} << 22, 1, ElementType::uint32),
                                        "auto"});
                 }),
                 "larger cutoff");
}

/// The textbooks' reference on the host: a pass is a counting sort by one digit, 2·N + R steps.
Words countingSort(const Words& keys, const KeyOrder& order, std::uint32_t shift, std::uint32_t bits)
{
    const auto digitOf = [&](std::uint32_t key) {
        return static_cast<std::size_t>(std::uint64_t{order.order(key)} >> shift & ((std::uint64_t{1} << bits) - 1));
    };
    std::vector<std::size_t> starts((std::size_t{1} << bits) + 1, 0);
    for (const std::uint32_t key : keys)
        ++starts[digitOf(key) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    Words sorted(keys.size());
    for (const std::uint32_t key : keys)
        sorted[starts[digitOf(key)]++] = key;
    return sorted;
}

/// Every pass of every radix sort from the lowest digit leaves what the reference leaves after it.
TEST(RadixReference, IsWhatEveryPassLeaves)
{
    std::size_t sorts = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->family != "Radix sort" || algorithm->id == "msd-radix-sort" ||
            algorithm->id == "decimal-radix-sort")
            continue;
        ++sorts;
        for (const char* order : {"ascending", "descending"})
            for (const std::size_t n : {3u, 31u}) {
                const Parameters given{{"type", "int32"}, {"order", order}};
                const Words input = generateKeys("uniform", n, n, ElementType::int32);
                const RecordingPtr recording = recordKeys(algorithm->id, input, given);
                const KeyOrder by = keyOrder(recording->parameters);
                Words keys = input;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    const LaunchMeaning& meaning = recording->launches[k - 1].meaning;
                    const bool endsPass =
                        k == recording->launchCount() || recording->launches[k].meaning.pass != meaning.pass;
                    if (!endsPass || !meaning.shift || !meaning.bits)
                        continue;
                    keys = countingSort(keys, by, *meaning.shift, *meaning.bits);
                    const bool stands = std::ranges::any_of(recording->states[k]->buffers,
                                                            [&](const WordsPtr& words) { return *words == keys; });
                    EXPECT_TRUE(stands) << algorithm->id << ' ' << order << ' ' << n << ", launch " << k;
                }
            }
    }
    EXPECT_GE(sorts, 5u);
}

/// Keys whose high bits differ, too.
Words keysOfAllBits(std::size_t n)
{
    Words keys = generateKeys("uniform", n, n, ElementType::uint32);
    for (std::uint32_t& key : keys)
        key *= 2654435761u;
    return keys;
}

TEST(RadixSort, TakesDigitsOf9To16Bits)
{
    const auto expectSorted = [](const char* bits, const char* type, const Words& keys) {
        const Parameters given{
            {"digit-bits", bits}, {"type", type}, {"order", keys.size() == 3 ? "descending" : "ascending"}};
        const RecordingPtr recording = recordKeys("radix-sort", keys, given);
        EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters)) << bits << ' ' << type;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            EXPECT_NO_THROW(
                applyEvents(*recording, k, session().state(recording, k - 1), *session().events(recording, k)));
    };
    for (const std::size_t n : {1u, 3u, 70u}) {
        for (const char* bits : {"9", "15", "16"})
            expectSorted(bits, "uint32", keysOfAllBits(n));
        for (const char* type : {"int32", "float32", "pair", "text"})
            expectSorted("9", type, generateKeys("uniform", n, n, parseElementType(type)));
    }
}

TEST(RadixSort, SortsBlocksOfLongDigits)
{
    const Words keys = keysOfAllBits(1000);
    for (const char* group : {"4", "64", "256"}) {
        const Parameters given{{"digit-bits", "9"}, {"group-size", group}, {"passes", "all"}};
        EXPECT_EQ(session().runFast({"radix-sort", given, keys, "auto"}),
                  sortedReference(keys, {{"type", "uint32"}, {"order", "ascending"}}))
            << group;
    }
    // few columns of 65,536 entries where nobody says how many
    const Algorithm& algorithm = findAlgorithm("radix-sort");
    EXPECT_EQ(resolveParameters(algorithm, {{"digit-bits", "16"}}, 16).at("group-size"), "16");
    EXPECT_EQ(resolveParameters(algorithm, {{"digit-bits", "16"}}, 1000).at("group-size"), "256");
    EXPECT_EQ(resolveParameters(algorithm, {{"digit-bits", "8"}}, 1000).at("group-size"), "64");
    EXPECT_PRED2(
        test::contains, test::refusalOf([&] {
            session().runFast({"radix-sort", {{"digit-bits", "16"}, {"group-size", "4"}}, keysOfAllBits(8000), "auto"});
        }),
        "larger group-size");
}

/// What a sort does not take is told in a line that says what it takes.
TEST(DigitBits, AreNamedWhereOthersAreAskedFor)
{
    std::size_t sorts = 0;
    for (const Algorithm* algorithm : catalogue()) {
        const auto bits = std::ranges::find(algorithm->parameters, "digit-bits", &Parameter::name);
        if (bits == algorithm->parameters.end())
            continue;
        ++sorts;
        try {
            resolveParameters(*algorithm, {{"digit-bits", "17"}}, 16);
            ADD_FAILURE() << algorithm->id;
        } catch (const InputError& error) {
            const std::string said = error.what();
            EXPECT_NE(said.find(algorithm->id), std::string::npos) << said;
            EXPECT_NE(said.find(bits->values.back()), std::string::npos) << said;
            EXPECT_EQ(said.find('\n'), std::string::npos) << said;
        }
    }
    EXPECT_EQ(sorts, 6u);
}

/// Of 11 bits two work-items' counters fit in local memory; of 12 the table counts.
TEST(VectorRadixSort, CountsInLocalMemoryOrInTheTable)
{
    for (const auto& [bits, kernel] : {std::pair{"9", "histogram_keys"},
                                       {"10", "histogram_keys"},
                                       {"11", "histogram_keys"},
                                       {"12", "histogram_long"}})
        for (const char* perItem : {"4", "auto"})
            for (const std::size_t n : {3u, 70u, 1500u}) {
                const Words keys = keysOfAllBits(n);
                const RecordingPtr recording =
                    recordKeys("vector-radix-sort", keys, {{"digit-bits", bits}, {"per-item", perItem}});
                EXPECT_EQ(recording->launches.front().kernel, kernel) << bits;
                EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters))
                    << bits << " bits, " << perItem << ", " << n;
            }
}

TEST(VectorRadixSort, TakesDigitsOf16Bits)
{
    for (const std::size_t n : {1u, 3u, 100u, 1000u}) {
        const Words keys = keysOfAllBits(n);
        const Parameters given{{"digit-bits", "16"}, {"passes", "all"}};
        const RecordingPtr recording = recordKeys("vector-radix-sort", keys, given);
        ASSERT_EQ(recording->launchCount(), 6u);
        EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters)) << n;
        for (std::size_t k = 1; n < 100 && k <= 6; ++k)
            EXPECT_NO_THROW(
                applyEvents(*recording, k, session().state(recording, k - 1), *session().events(recording, k)));
    }
    EXPECT_EQ(session().runFast({"vector-radix-sort", {{"digit-bits", "16"}}, {70'000, 3, 70'000, 65'536, 1}, "auto"}),
              (Words{1, 3, 65'536, 70'000, 70'000}));
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     session().runFast({"vector-radix-sort",
                                        {{"digit-bits", "16"}, {"per-item", "2"}},
                                        generateKeys("uniform", 5000, 1, ElementType::uint32),
                                        "auto"});
                 }),
                 "larger per-item");
}

} // namespace
} // namespace lockstep
