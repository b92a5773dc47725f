#include "engine/recording/order_events.hpp"

#include "engine/error.hpp"
#include "engine/model/launch.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

// Orders that a device shows only when its work-groups happen to run so: the events are written here.

constexpr std::uint32_t words = 0, counters = 1, sum = localArrayBase;

Event made(Op op, std::uint32_t group, std::uint32_t item, std::vector<Access> reads, std::vector<Access> writes)
{
    Event event;
    event.op = op;
    event.group = group;
    event.item = item;
    event.readCount = static_cast<std::uint8_t>(reads.size());
    event.writeCount = static_cast<std::uint8_t>(writes.size());
    std::ranges::copy(reads, event.readSlots.begin());
    std::ranges::copy(writes, event.writeSlots.begin());
    return event;
}

/// Block `block` publishes `value` with a mark, where `old` stood with `oldMark`.
Event publish(std::uint32_t group, std::uint32_t block, std::uint32_t mark, std::uint32_t value,
              std::uint32_t oldMark = 0, std::uint32_t old = 0)
{
    const std::uint32_t at = 2 * block;
    return made(Op::publish, group, group,
                {{sum, 0, value}, {words, at, oldMark << 16 | old}, {words, at + 1, oldMark << 16}},
                {{words, at, mark << 16 | value}, {words, at + 1, mark << 16}});
}

Event receive(std::uint32_t group, std::uint32_t block, std::uint32_t mark, std::uint32_t value)
{
    const std::uint32_t at = 2 * block;
    return made(Op::receive, group, group, {{words, at, mark << 16 | value}, {words, at + 1, mark << 16}},
                {{sum, 1, value}});
}

Event count(std::uint32_t group, std::uint32_t item, std::uint32_t counter, std::uint32_t old)
{
    return made(Op::count, group, item, {{counters, counter, old}}, {{counters, counter, old + 1}});
}

Events ordered(Events events)
{
    Launch launch;
    launch.kernel = "some";
    orderAcrossGroups(events, launch);
    return events;
}

TEST(OrderAcrossGroups, WhoReceivesComesAfterWhoPublishes)
{
    const Event third = publish(0, 2, 1, 9), second = publish(1, 1, 1, 8), first = publish(2, 0, 1, 7);
    const Event got1 = receive(0, 1, 1, 8), got0 = receive(1, 0, 1, 7);
    EXPECT_EQ(ordered({got1, third, got0, second, first}), (Events{first, got0, second, got1, third}));
}

TEST(OrderAcrossGroups, WhoSawTheValueBeforeComesBeforeItIsWrittenOver)
{
    const Event own = publish(0, 0, 1, 7), prefix = publish(0, 0, 2, 12, 1, 7);
    const Event early = receive(1, 0, 1, 7), late = receive(2, 0, 2, 12);
    EXPECT_EQ(ordered({own, prefix, late, early}), (Events{own, early, prefix, late}));
}

TEST(OrderAcrossGroups, GroupsThatWaitForEachOtherAreRefused)
{
    EXPECT_THROW(ordered({receive(0, 1, 1, 8), publish(0, 0, 1, 7), receive(1, 0, 1, 7), publish(1, 1, 1, 8)}),
                 DeviceError);
    EXPECT_NO_THROW(ordered({receive(0, 1, 1, 8), publish(0, 0, 1, 7), publish(1, 1, 1, 8), receive(1, 0, 1, 7)}));
}

TEST(OrderAcrossGroups, CountersOfTwoGroupsInterleaveByItem)
{
    // Whole groups after each other would not do, nor any order that keeps each group's items as they are listed.
    const Event a0 = count(0, 1, 0, 0), b1 = count(0, 0, 1, 1), b0 = count(1, 2, 1, 0), a1 = count(1, 3, 0, 1);
    const Events events = ordered({b1, a0, b0, a1});
    const auto place = [&](const Event& event) { return std::ranges::find(events, event) - events.begin(); };
    EXPECT_LT(place(a0), place(a1));
    EXPECT_LT(place(b0), place(b1));
    EXPECT_THROW(ordered({count(0, 0, 0, 0), count(1, 1, 0, 0)}), DeviceError) << "two saw the same";
}

TEST(OrderAcrossGroups, PhasesOfAGroupHold)
{
    Event early = made(Op::fill, 0, 0, {}, {{sum, 0, 0}}), late = made(Op::fill, 0, 1, {}, {{sum, 1, 0}});
    Event last = made(Op::fill, 0, 0, {}, {{sum, 2, 0}});
    late.phase = 1;
    last.phase = 2;
    EXPECT_EQ(ordered({early, last, late}), (Events{early, late, last}));
}

TEST(OrderAcrossGroups, ReadersOfTheLastPhaseComeBeforeWriters)
{
    // Both report after the barrier what they read before it; item 1 then writes what item 0 read.
    const Event left = made(Op::copy, 0, 0, {{sum, 1, 5}}, {{sum, 0, 5}});
    const Event right = made(Op::copy, 0, 1, {{sum, 2, 6}}, {{sum, 1, 6}});
    EXPECT_EQ(ordered({left, right}), (Events{left, right}));
    const Event other = made(Op::copy, 0, 1, {{sum, 0, 4}}, {{sum, 1, 4}});
    EXPECT_THROW(ordered({left, other}), DeviceError);
}

} // namespace
} // namespace lockstep
