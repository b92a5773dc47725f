#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <limits>

namespace lockstep {
namespace {

using test::recordKeys;
using test::session;

const Parameters ofInts{{"type", "int32"}};

Words ints(std::initializer_list<int> values)
{
    Words words;
    for (int value : values)
        words.push_back(static_cast<std::uint32_t>(value));
    return words;
}

Words floats(std::initializer_list<float> values)
{
    Words words;
    for (float value : values)
        words.push_back(std::bit_cast<std::uint32_t>(value));
    return words;
}

const Words& last(const Recording& recording, const std::string& name)
{
    const auto found = std::ranges::find(recording.buffers, name, &BufferInfo::name);
    EXPECT_NE(found, recording.buffers.end()) << name;
    return *recording.states.back()->buffers[static_cast<std::size_t>(found - recording.buffers.begin())];
}

const Words demo = ints({-3, 5, -1, 2, 8, -6, 0, 4});

TEST(Compaction, OfTheFigureKeepsThePositive)
{
    const RecordingPtr r = recordKeys("compaction", demo, ofInts);
    EXPECT_EQ(r->parameters.at("predicate"), "positive");
    EXPECT_EQ(last(*r, "flags"), (Words{0, 1, 0, 1, 1, 0, 0, 1})) << "0 is not positive";
    EXPECT_EQ(last(*r, "addresses"), (Words{0, 1, 1, 2, 3, 3, 3, 4}));
    EXPECT_EQ(last(*r, "total"), Words{4});
    EXPECT_EQ(r->output, ints({5, 2, 8, 4}));
    std::vector<std::string> kernels;
    for (const Launch& launch : r->launches)
        kernels.push_back(launch.kernel);
    EXPECT_EQ(kernels, (std::vector<std::string>{"flag_values", "scan_sections", "pack"}));
    EXPECT_EQ(r->launches[1].work, 17u) << "Kogge-Stone of 8";
    EXPECT_EQ(r->launches[2].work, 4u) << "a move a value that passes";
}

TEST(Compaction, MovesEveryValueToTheAddressThatItsEventRead)
{
    const RecordingPtr r = recordKeys("compaction", demo, ofInts);
    std::size_t moves = 0;
    for (const Event& event : *r->events.back())
        if (event.op == Op::move) {
            ++moves;
            ASSERT_EQ(event.readCount, 2);
            EXPECT_EQ(r->buffers[event.readSlots[1].array].name, "addresses");
            EXPECT_EQ(event.writeSlots[0].index, event.readSlots[1].value - 1);
        }
    EXPECT_EQ(moves, 4u);
}

/// Only where nothing is asked of a value is a flag that of the comparison before.
TEST(Compaction, ATestThatReadsNothingIsRefused)
{
    const RecordingPtr recording = session().record({"compaction", {}, {3, 2, 7, 1}, "auto"});
    Events events = *recording->events[0];
    const auto test = std::ranges::find(events, Op::test, &Event::op);
    ASSERT_NE(test, events.end());
    Event compared = *test;
    compared.op = Op::compare;
    compared.readCount = 2;
    compared.readSlots[1] = compared.readSlots[0];
    compared.writeCount = 0;
    test->readCount = 0;
    test->writeSlots[0].value = 0; // it has not swapped
    events.insert(test, compared);
    EXPECT_THROW(applyEvents(*recording, 1, *recording->states[0], events), Error);
}

TEST(Compaction, OfNoneAndOfAll)
{
    const RecordingPtr none = recordKeys("compaction", Words(9, 0), ofInts);
    EXPECT_TRUE(none->output.empty());
    EXPECT_EQ(last(*none, "total"), Words{0});
    const Words positive = ints({4, 1, 3, 1, 2});
    EXPECT_EQ(recordKeys("compaction", positive, ofInts)->output, positive);
    EXPECT_EQ(recordKeys("unpack", Words(9, 0), ofInts)->output, Words(9, 0));
    EXPECT_EQ(recordKeys("split", Words(9, 0), ofInts)->output, Words(9, 0));
    EXPECT_EQ(recordKeys("split", positive, ofInts)->output, positive);
}

TEST(Compaction, OfFloatsIsStrict)
{
    const float infinity = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
    const Words values = floats({nan, -0.0f, 1e-40f, 0.0f, -infinity, 0.5f, infinity, -1.0f});
    EXPECT_EQ(recordKeys("compaction", values, {{"type", "float32"}})->output, floats({1e-40f, 0.5f, infinity}));
}

TEST(Compaction, ByEveryPredicate)
{
    const Words values{7, 2, 9, 4, 2, 0, 5};
    const auto kept = [&](const char* predicate) {
        return recordKeys("compaction", values, {{"predicate", predicate}})->output;
    };
    EXPECT_EQ(kept("auto"), (Words{7, 9, 5})) << "of uint32 the odd ones";
    EXPECT_EQ(kept("odd"), (Words{7, 9, 5}));
    EXPECT_EQ(kept("positive"), (Words{7, 2, 9, 4, 2, 5}));
    EXPECT_EQ(kept("above-median"), (Words{7, 9, 5})) << "the median is 4";
    EXPECT_EQ(recordKeys("compaction", ints({-3, -2, 1, -5}), {{"type", "int32"}, {"predicate", "odd"}})->output,
              ints({-3, 1, -5}));
    EXPECT_EQ(
        recordKeys("compaction", ints({-3, -2, 1, -5}), {{"type", "int32"}, {"predicate", "above-median"}})->output,
        ints({-2, 1}));
    EXPECT_EQ(test::refusalOf([&] {
                  resolveParameters(findAlgorithm("split"), {{"type", "float32"}, {"predicate", "odd"}}, 8);
              }),
              "A float32 is neither odd nor even; choose type uint32 or int32, or "
              "predicate positive or above-median.");
}

TEST(Compaction, OverManyGroupsScansItsSumsBySections)
{
    const Words values = generateKeys("uniform", 300, 5, ElementType::uint32);
    const RecordingPtr r = recordKeys("compaction", values, {{"group-size", "4"}});
    // 300, 75, 19, 5, 2, 1: five scans, four additions
    EXPECT_EQ(r->launchCount(), 1u + 5 + 4 + 1);
    EXPECT_EQ(r->output, test::reference(*r));
    EXPECT_EQ(last(*r, "total"), Words{static_cast<std::uint32_t>(r->output.size())});
}

TEST(Unpack, PutsBackWhatWasPacked)
{
    const RecordingPtr r = recordKeys("unpack", demo, ofInts);
    EXPECT_EQ(last(*r, "packed"), ints({5, 2, 8, 4}));
    EXPECT_EQ(r->output, ints({0, 5, 0, 2, 8, 0, 0, 4}));
}

TEST(Split, PutsWhatDoesNotPassFirst)
{
    const RecordingPtr r = recordKeys("split", demo, ofInts);
    EXPECT_EQ(r->output, ints({-3, -1, -6, 0, 5, 2, 8, 4}));
}

TEST(Split, ByAnyGroupSizeIsTheStablePartition)
{
    for (const char* group : {"4", "100", "256"})
        for (std::size_t n : {1u, 5u, 99u, 100u, 101u, 257u, 10'001u}) {
            const Words values = generateKeys("uniform", n, n, ElementType::uint32);
            Words expected = values;
            std::ranges::stable_partition(expected, [](std::uint32_t value) { return value % 2 == 0; });
            EXPECT_EQ(session().runFast({"split", {{"group-size", group}}, values, "auto"}), expected)
                << group << ' ' << n;
        }
}

TEST(Compaction, DoesNotBelieveAFlagThatLies)
{
    const RecordingPtr r = recordKeys("compaction", demo, ofInts);
    for (std::size_t e : {0u, 1u}) { // one that passes and one that does not
        Events events = *r->events[0];
        ASSERT_EQ(events[e].op, Op::test);
        events[e].writeSlots[0].value ^= 1;
        EXPECT_THROW(applyEvents(*r, 1, *r->states[0], events), Error);
    }
}

} // namespace
} // namespace lockstep
