#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>

#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

TEST(Scans, OfTheTextbookCountAsTheyMust)
{
    const Words input{3, 1, 7, 0, 4, 1, 6, 3}, output{3, 4, 11, 11, 15, 16, 22, 25};
    const RecordingPtr brentKung = recordKeys("brent-kung-scan", input);
    EXPECT_EQ(brentKung->output, output);
    EXPECT_EQ(brentKung->work(), 11u);
    EXPECT_EQ(brentKung->span, 5u);
    const RecordingPtr koggeStone = recordKeys("kogge-stone-scan", input);
    EXPECT_EQ(koggeStone->output, output);
    EXPECT_EQ(koggeStone->work(), 17u);
    EXPECT_EQ(koggeStone->span, 3u);
}

/// Sums of thirds round, so another order of additions gives other bits.
TEST(Scans, OfFloatsAddInTheOrderOfTheirOwnTree)
{
    for (const Algorithm* algorithm : catalogue()) {
        const auto has = [&](const char* name) {
            return std::ranges::find(algorithm->parameters, name, &Parameter::name) != algorithm->parameters.end();
        };
        if (!has("operator") || !test::goTogether(*algorithm, {{"type", "float32"}}, 7))
            continue;
        for (std::size_t n : {std::size_t{7}, std::size_t{100}, std::size_t{1000}}) {
            Words values(std::min(n, algorithm->limits.maximum));
            std::mt19937 random{static_cast<std::uint32_t>(n)};
            for (std::uint32_t& word : values)
                word = std::bit_cast<std::uint32_t>(static_cast<float>(random() % 1000) / 3);
            const Parameters parameters = resolveParameters(*algorithm, {{"type", "float32"}}, values.size());
            EXPECT_EQ(session().runFast({algorithm->id, parameters, values, "auto"}),
                      algorithm->reference(values, parameters))
                << algorithm->id << " n " << n;
        }
    }
}

/// Which NaN a sum is differs from device to device; a key stays the word that it was.
TEST(Results, AreRightWithAnyNanWhereTheyAreComputedOnly)
{
    constexpr std::uint32_t quiet = 0x7FC00001u, canonical = 0x7FFFFFFFu;
    const Algorithm &sum = findAlgorithm("halving-reduction"), &sort = findAlgorithm("radix-sort");
    const Parameters ofSum = resolveParameters(sum, {{"type", "float32"}}, 2);
    EXPECT_TRUE(isRight(sum, ofSum, {quiet}, {canonical}));
    EXPECT_FALSE(isRight(sum, ofSum, {quiet}, {0x7F800000u}));
    EXPECT_FALSE(isRight(sum, resolveParameters(sum, {}, 2), {quiet}, {canonical})) << "a number of 32 bits";
    EXPECT_FALSE(isRight(sort, resolveParameters(sort, {{"type", "float32"}}, 1), {quiet}, {canonical}));

    const RecordingPtr recording =
        session().record({"halving-reduction", {{"type", "float32"}}, {0x3F800000u, quiet}, "auto"});
    Events events = *recording->events[0];
    const auto added = std::ranges::find(events, Op::combine, &Event::op);
    ASSERT_NE(added, events.end());
    added->writeSlots[0].value = canonical;
    EXPECT_NO_THROW(applyEvents(*recording, 1, *recording->states[0], events));
    added->writeSlots[0].value = 0x3F800000u;
    EXPECT_THROW(applyEvents(*recording, 1, *recording->states[0], events), Error);
}

TEST(Scans, OfFloatsTakeNoAffineMaps)
{
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     recordKeys("kogge-stone-scan", {1}, {{"type", "float32"}, {"operator", "affine"}});
                 }),
                 "not float32");
}

TEST(Scans, WorkAndSpanAreTheClosedForms)
{
    for (std::size_t log = 1; log <= 10; ++log) {
        const std::size_t n = std::size_t{1} << log;
        const RecordingPtr koggeStone = recordKeys("kogge-stone-scan", Words(n, 1));
        EXPECT_EQ(koggeStone->work(), n * log - n + 1);
        EXPECT_EQ(koggeStone->span, log);
        const RecordingPtr brentKung = recordKeys("brent-kung-scan", Words(n, 1));
        EXPECT_EQ(brentKung->work(), 2 * n - 2 - log);
        EXPECT_EQ(brentKung->span, 2 * log - 1);
    }
    const RecordingPtr sixteen = recordKeys("kogge-stone-scan", Words(16, 1));
    EXPECT_EQ(sixteen->launches[0].active, 15u);
    EXPECT_EQ(sixteen->launches[0].global, 16u);
}

TEST(Scans, OfAffineMapsTakeOddFactorsOnly)
{
    for (const char* algorithm : {"brent-kung-scan", "kogge-stone-scan"}) {
        const std::map<std::string, std::string> affine{{"operator", "affine"}};
        EXPECT_NO_THROW(recordKeys(algorithm, {1u << 16, 3u << 16 | 5u}, affine));
        EXPECT_NO_THROW(recordKeys(algorithm, {2u << 16}));
        EXPECT_EQ(test::refusalOf([&] {
                      recordKeys(algorithm, {1u << 16, 2u << 16 | 5u}, affine);
                  }),
                  "Key 2 is 131077, the map x → 2·x + 5; a must be odd in a word "
                  "a·65536 + b, as in 65537.");
    }
}

TEST(BitonicSort, HasTheComparatorsOfTheNetwork)
{
    const RecordingPtr sixteen = recordKeys("bitonic-sort", generateKeys("uniform", 16, 1, ElementType::uint32));
    EXPECT_EQ(sixteen->launchCount(), 10u);
    EXPECT_EQ(sixteen->work(), 80u);
    EXPECT_EQ(sixteen->span, 10u);
    const RecordingPtr large = recordKeys("bitonic-sort", generateKeys("uniform", 8192, 1, ElementType::uint32));
    EXPECT_EQ(large->launchCount(), 91u);
    EXPECT_EQ(large->work(), 91u * 4096u);
    EXPECT_TRUE(std::ranges::is_sorted(large->output));
}

TEST(BitonicSort, ComparatorsAreThoseOfBatchersNetwork)
{
    const RecordingPtr recording = recordKeys("bitonic-sort", generateKeys("reversed", 16, 1, ElementType::uint32));
    std::size_t k = 0;
    for (std::uint32_t run = 2; run <= 16; run *= 2)
        for (std::uint32_t distance = run / 2; distance > 0; distance /= 2) {
            std::set<std::pair<std::uint32_t, std::uint32_t>> expected, reported;
            for (std::uint32_t i = 0; i < 16; ++i)
                if ((i & distance) == 0) {
                    const bool ascends = i / run % 2 == 0;
                    expected.emplace(ascends ? i : i + distance, ascends ? i + distance : i);
                }
            for (const Event& event : *recording->events[k])
                reported.emplace(event.readSlots[0].index, event.readSlots[1].index);
            ++k;
            EXPECT_EQ(reported, expected) << "launch " << k;
        }
}

/// 0-1 principle (Knuth, volume 3, 5.3.4): a network that sorts all inputs of zeros and ones sorts everything.
TEST(BitonicSort, TheDeviceSortsInputsOfZerosAndOnes)
{
    // Every run is a call of the device: of the largest some of all inputs, 61 apart.
    for (std::size_t n = 1; n <= 16; ++n)
        for (std::size_t x = 0; x < std::size_t{1} << n; x += n <= 10 ? 1 : 61) {
            Words keys(n);
            for (std::size_t i = 0; i < n; ++i)
                keys[i] = x >> i & 1;
            const Words output = session().runFast({"bitonic-sort", {}, keys, "auto"});
            std::ranges::sort(keys);
            ASSERT_EQ(output, keys) << "n " << n << " input " << x;
        }
}

TEST(Sorts, PutSpecialFloatsWhereTheyBelong)
{
    const float inf = std::numeric_limits<float>::infinity();
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float denormal = std::numeric_limits<float>::denorm_min();
    const std::vector<float> values{nan, 1, -0.0f, 0.0f, -inf, inf, -1, -nan, denormal, -denormal, -0.0f};
    Words keys;
    for (float v : values)
        keys.push_back(std::bit_cast<std::uint32_t>(v));
    for (const char* algorithm : {"bitonic-sort", "radix-sort"})
        for (const char* order : {"ascending", "descending"}) {
            const Words out = recordKeys(algorithm, keys, {{"type", "float32"}, {"order", order}})->output;
            std::vector<std::string> texts;
            for (std::uint32_t word : out)
                texts.push_back(formatValue(word, ElementType::float32));
            EXPECT_EQ(texts[9], "NaN") << algorithm << order;
            EXPECT_EQ(texts[10], "NaN") << algorithm << order;
            const bool up = std::string{order} == "ascending";
            EXPECT_EQ(texts[up ? 0 : 8], "-inf");
            EXPECT_EQ(texts[up ? 8 : 0], "inf");
            EXPECT_EQ(texts[up ? 3 : 5], "-0");
            EXPECT_EQ(texts[up ? 5 : 3], "0");
            Words sortedOut = out, sortedIn = keys;
            std::ranges::sort(sortedOut);
            std::ranges::sort(sortedIn);
            EXPECT_EQ(sortedOut, sortedIn) << "a permutation, bit for bit";
        }
}

TEST(Sorts, PadsNeverReachTheOutput)
{
    for (std::size_t n : {3u, 5u, 13u, 33u, 100u})
        for (std::uint32_t key : {0u, UINT32_MAX}) {
            const RecordingPtr recording = recordKeys("bitonic-sort", Words(n, key));
            EXPECT_EQ(recording->output, Words(n, key));
            const Words& pads = *recording->states.back()->buffers[1];
            for (std::size_t lane = 0; lane < pads.size(); ++lane)
                EXPECT_EQ(pads[lane], lane >= n ? 1u : 0u);
        }
}

TEST(RadixSort, IsStable)
{
    // Floats with different NaN bits are equal keys that can be told apart.
    Words keys;
    for (std::uint32_t i = 0; i < 300; ++i)
        keys.push_back(i % 3 == 0 ? 0x7FC00000u + i : std::bit_cast<std::uint32_t>(static_cast<float>(i % 5)));
    const RecordingPtr recording =
        recordKeys("radix-sort", keys, {{"type", "float32"}, {"group-size", "16"}, {"digit-bits", "4"}});
    EXPECT_EQ(recording->output, sortedReference(keys, recording->parameters));
}

TEST(RadixSort, RefusesATableOfAGigabyte)
{
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     session().runFast({"radix-sort",
                                        {{"digit-bits", "8"}, {"group-size", "4"}},
                                        generateKeys("uniform", std::size_t{1} << 22, 1, ElementType::uint32),
                                        "auto"});
                 }),
                 "1.0 GiB");
}

class Largest : public testing::TestWithParam<std::string> {};
TEST_P(Largest, SizesGiveTheReference)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    const std::size_t most = std::min(algorithm.limits.maximum, maximumKeys); // longer ones: tests/bench
    for (std::size_t n : {std::min(std::size_t{65'537}, most - 1), most}) {
        const Words keys = generateKeys("uniform", n, 3, ElementType::uint32);
        if (n == 65'537 && !test::goTogether(algorithm, {}, n)) // a prime, which fills no matrix but one row
            continue;
        const Parameters parameters = resolveParameters(algorithm, {}, n);
        EXPECT_TRUE(session().runFast({GetParam(), {}, keys, "auto"}) == algorithm.reference(keys, parameters)) << n;
    }
    if (most == algorithm.limits.maximum) {
        EXPECT_THROW(session().runFast({GetParam(), {}, Words(most + 1), "auto"}), InputError);
    }
    EXPECT_THROW(session().runFast({GetParam(), {}, {}, "auto"}), InputError);
}
INSTANTIATE_TEST_SUITE_P(Catalogue, Largest, testing::ValuesIn([] {
                             std::vector<std::string> ids;
                             for (const Algorithm* algorithm : catalogue())
                                 ids.push_back(algorithm->id);
                             return ids;
                         }()),
                         [](const auto& instance) {
                             std::string name = instance.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(LongRun, KeepsCheckpointsWithinItsBudgetAndJumpsAnywhere)
{
    RunRequest request{"bitonic-sort", {}, generateKeys("uniform", 1 << 16, 5, ElementType::uint32), "auto"};
    RecordOptions options;
    options.memoryBudget = 4 << 20;
    const RecordingPtr recording = session().record(request, options);
    EXPECT_LE(bytesKept(*recording), options.memoryBudget + (1 << 18) * 2);
    EXPECT_EQ(recording->launchCount(), 136u);
    // Independent of checkpoints: a recording that keeps every state
    options.memoryBudget = std::size_t{64} << 20;
    const RecordingPtr full = session().record(request, options);
    for (std::size_t k : {136u, 0u, 77u, 76u, 3u, 135u, 1u})
        test::expectEqual(session().state(recording, k), session().state(full, k), k);
    EXPECT_TRUE(std::ranges::is_sorted(*session().state(recording, 136).buffers[0]));
}

#ifdef HAVE_RAPIDCHECK
/// Whether the algorithm refuses none of these keys.
bool takes(const Algorithm& algorithm, const Words& keys, const Parameters& parameters)
{
    if (algorithm.check == nullptr)
        return true;
    try {
        algorithm.check(keys, parameters);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

TEST(Property, EveryAlgorithmEqualsItsReference)
{
    for (const Algorithm* algorithm : catalogue()) {
        const bool passed = rc::check(algorithm->id, [&] {
            Parameters given;
            for (const Parameter& p : algorithm->parameters) {
                if (p.isText()) { // what it names may be for other sizes
                    given[p.name] = p.defaultValue;
                    continue;
                }
                // Of long lists two values: every new -D option is a build.
                const bool isLong = p.values.size() > 4 && p.name != "operator";
                given[p.name] = *rc::gen::elementOf(
                    isLong ? std::vector<std::string>{p.values[1], p.values[p.values.size() / 2]} : p.values);
            }
            Words keys = *rc::gen::nonEmpty(rc::gen::container<Words>(rc::gen::arbitrary<std::uint32_t>()));
            if (given.contains("operator") && given["operator"] == "affine")
                for (std::uint32_t& word : keys)
                    word |= 1u << 16;
            if (given.contains("operator") && given["operator"] == "join")
                for (std::size_t i = 0; i < keys.size(); ++i)
                    keys[i] = static_cast<std::uint32_t>(i << 16 | 1);
            if (algorithm->workUnit == WorkUnit::interactions) { // x and y of each body, none of them far away
                for (std::uint32_t& word : keys)
                    word = std::bit_cast<std::uint32_t>(static_cast<float>(word % 2001) / 1000 - 1);
                keys.push_back(keys.front());
                keys.resize(keys.size() / 2 * 2);
            }
            RC_PRE(test::goTogether(*algorithm, given, std::min(keys.size(), algorithm->limits.maximum)));
            keys.resize(std::min(keys.size(), algorithm->limits.maximum));
            const Parameters parameters = resolveParameters(*algorithm, given, keys.size());
            RC_PRE(takes(*algorithm, keys, parameters));
            try {
                const Words output = session().runFast({algorithm->id, given, keys, "auto"});
                RC_ASSERT(isRight(*algorithm, parameters, algorithm->reference(keys, parameters), output));
            } catch (const InputError&) {
                RC_DISCARD("this device cannot do it");
            }
        });
        EXPECT_TRUE(passed) << algorithm->id;
    }
}
#endif

} // namespace
} // namespace lockstep
