#include "engine/analysis/races.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/order_racing.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using test::record;

constexpr std::uint32_t xy = localArrayBase, values = 0;

Event made(Op op, std::uint32_t item, std::uint32_t phase, std::vector<Access> reads, std::vector<Access> writes,
           std::uint32_t group = 0)
{
    Event event;
    event.op = op;
    event.item = item;
    event.phase = phase;
    event.group = group;
    event.line = static_cast<std::uint16_t>(10 + item);
    event.readCount = static_cast<std::uint8_t>(reads.size());
    event.writeCount = static_cast<std::uint8_t>(writes.size());
    std::ranges::copy(reads, event.readSlots.begin());
    std::ranges::copy(writes, event.writeSlots.begin());
    return event;
}

Event copied(std::uint32_t item, std::uint32_t phase, Access from, Access to, std::uint32_t group = 0)
{
    return made(Op::copy, item, phase, {from}, {to}, group);
}

TEST(Races, AreAWriteAndAnotherWorkItemsAccessInOnePhase)
{
    const Event writer = copied(1, 2, {values, 0, 5}, {xy, 3, 5});
    const Races races = racesOf({writer, copied(2, 2, {xy, 3, 4}, {values, 7, 4})});
    ASSERT_EQ(races.words, 1u);
    EXPECT_EQ(races.shown.front(), (Race{xy, 3, {1, 0, 2, 11, true}, {2, 0, 2, 12, false}}));
    EXPECT_FALSE(racesOf({writer, copied(2, 3, {xy, 3, 5}, {values, 7, 5})}).any()) << "a barrier stands between";
    EXPECT_FALSE(racesOf({writer, copied(1, 2, {xy, 3, 5}, {values, 7, 5})}).any()) << "its own";
    EXPECT_FALSE(racesOf({writer, copied(2, 2, {xy, 4, 5}, {values, 7, 5})}).any()) << "another word";
    EXPECT_FALSE(racesOf({copied(1, 0, {xy, 3, 5}, {values, 0, 5}), copied(2, 0, {xy, 3, 5}, {values, 1, 5})}).any())
        << "two readers";
    EXPECT_TRUE(racesOf({writer, copied(2, 2, {values, 0, 9}, {xy, 3, 9})}).any()) << "two writers";
}

TEST(Races, OfGroupsAreInGlobalMemoryWhateverThePhase)
{
    const Event writer = copied(1, 0, {xy, 0, 5}, {values, 3, 5}, 0);
    EXPECT_FALSE(
        racesOf({copied(1, 0, {values, 0, 5}, {xy, 3, 5}, 0), copied(9, 0, {xy, 3, 5}, {values, 1, 5}, 1)}).any())
        << "local memory is each group's own";
    const Races races = racesOf({writer, copied(9, 4, {values, 3, 5}, {xy, 0, 5}, 1)});
    ASSERT_EQ(races.words, 1u);
    EXPECT_TRUE(races.shown.front().isBetweenGroups());
    EXPECT_FALSE(racesOf({writer, copied(2, 4, {values, 3, 5}, {xy, 0, 5}, 0)}).any()) << "one group, two phases";
}

TEST(Races, AtomicsMeetNobodyButPlainAccesses)
{
    const Event a = made(Op::count, 1, 0, {{values, 0, 0}}, {{values, 0, 1}});
    const Event b = made(Op::count, 2, 0, {{values, 0, 1}}, {{values, 0, 2}});
    EXPECT_FALSE(racesOf({a, b}).any());
    EXPECT_TRUE(racesOf({a, b, copied(3, 0, {values, 0, 2}, {xy, 0, 2})}).any()) << "a plain read";
    EXPECT_TRUE(racesOf({a, b, copied(1, 0, {values, 0, 2}, {xy, 0, 2})}).any()) << "of the first one's item";
    EXPECT_TRUE(racesOf({a, b, copied(3, 0, {xy, 0, 2}, {values, 0, 2})}).any()) << "a plain write";
    const Event published =
        made(Op::publish, 4, 0, {{xy, 0, 7}, {values, 0, 0}, {values, 1, 0}}, {{values, 0, 1}, {values, 1, 2}});
    const Event received = made(Op::receive, 5, 0, {{values, 0, 1}, {values, 1, 2}}, {{xy, 1, 7}});
    EXPECT_FALSE(racesOf({published, received}).any());
    EXPECT_TRUE(racesOf({published, copied(5, 0, {values, 1, 2}, {xy, 1, 7})}).any());
    EXPECT_TRUE(racesOf({published, copied(5, 0, {values, 9, 2}, {xy, 0, 7})}).any()) << "what is published is read";
}

TEST(Races, ManyAreCountedAndFewListed)
{
    Events events;
    for (std::uint32_t i = 0; i < 10; ++i)
        for (std::uint32_t item = 0; item < 2; ++item)
            events.push_back(copied(item, 0, {values, i, 0}, {xy, i, 0}));
    const Races races = racesOf(events, {}, 3);
    EXPECT_EQ(races.words, 10u);
    EXPECT_EQ(races.shown.size(), 3u);
}

TEST(ReadPhases, AreToldByTheTextBetweenLoadAndEvent)
{
    const std::string text = "__kernel void k(\n"                      // 1
                             "    __global uint *x TRACE_ARGS)\n"      // 2
                             "{\n"                                     // 3
                             "    uint left = 0, right = 0;\n"         // 4
                             "    left = x[0];\n"                      // 5
                             "#ifndef WITHOUT\n"                       // 6
                             "    barrier(CLK_LOCAL_MEM_FENCE);\n"     // 7
                             "#endif\n"                                // 8
                             "    right = x[1]; // barrier(no)\n"      // 9
                             "    x[2] = left + right;\n"              // 10
                             "    TRACE_COMBINE(x, 2, left + right,\n" // 11
                             "                  x, 0, left,\n"
                             "                  x, 1, right);\n"
                             "}\n";
    Event event = made(Op::combine, 0, 3, {{0, 0, 1}, {0, 1, 2}}, {{0, 2, 3}});
    event.line = 10;
    const ReadPhases with{text, "-DA=1", "k"}, without{text, "-DA=1 -DWITHOUT", "k"}, other{text, "", "other"};
    EXPECT_EQ(with.phaseOf(event, 0), 2u);
    EXPECT_EQ(with.phaseOf(event, 1), 3u);
    EXPECT_EQ(with.lineOf(event, 0), 5);
    EXPECT_EQ(with.lineOf(event, 1), 9);
    EXPECT_EQ(without.phaseOf(event, 0), 3u);
    EXPECT_EQ(other.phaseOf(event, 0), 3u) << "of another kernel nothing is known";
}

std::vector<std::uint32_t> itemsOf(const Events& events)
{
    std::vector<std::uint32_t> items;
    for (const Event& event : events)
        items.push_back(event.item);
    return items;
}

/// Item t adds xy[t - 1] to xy[t].
Event adds(std::uint32_t t, std::uint32_t left, std::uint32_t right)
{
    return made(Op::combine, t, 1, {{xy, t - 1, left}, {xy, t, right}}, {{xy, t, left + right}});
}

Events loads()
{
    Events events;
    for (std::uint32_t t = 0; t < 4; ++t)
        events.push_back(copied(t, 0, {values, t, 1u << t}, {xy, t, 1u << t}));
    return events;
}

Events ordered(std::vector<Event> added)
{
    Events events = loads();
    std::ranges::move(added, std::back_inserter(events));
    std::ranges::stable_sort(events, {}, &Event::item);
    orderRacing(events);
    return {events.begin() + 4, events.end()};
}

TEST(OrderRacing, ItemsOneAfterTheOther)
{
    EXPECT_EQ(itemsOf(ordered({adds(1, 1, 2), adds(2, 3, 4), adds(3, 7, 8)})), (std::vector<std::uint32_t>{1, 2, 3}));
}

TEST(OrderRacing, AllReadBeforeAnyoneWrites)
{
    EXPECT_EQ(itemsOf(ordered({adds(1, 1, 2), adds(2, 2, 4), adds(3, 4, 8)})), (std::vector<std::uint32_t>{3, 2, 1}));
}

TEST(OrderRacing, TwoWavefrontsInTurn)
{
    // Item 3 read what item 2 made; item 2 read before item 1 wrote.
    EXPECT_EQ(itemsOf(ordered({adds(1, 1, 2), adds(2, 2, 4), adds(3, 6, 8)})), (std::vector<std::uint32_t>{2, 3, 1}));
}

TEST(OrderRacing, WhatNoOrderExplainsIsStillAllThere)
{
    Events events = ordered({adds(1, 1, 2), adds(2, 99, 4), adds(3, 4, 8)});
    ASSERT_EQ(events.size(), 3u);
    EXPECT_EQ(itemsOf(events), (std::vector<std::uint32_t>{1, 3, 2}));
}

TEST(ReadPhases, ClearARightKernelThatReportsBehindItsBarriers)
{
    const RecordingPtr recording = record({"kogge-stone-work-group-scan", 16});
    EXPECT_TRUE(racesOf(*recording->events[0]).any()) << "as if all were read where it is reported";
    EXPECT_FALSE(racesOf(*recording, 1, *recording->events[0]).any());
}

} // namespace
} // namespace lockstep
