// What Oclgrind saw, as events.
#include "engine/analysis/races.hpp"
#include "engine/grind/events_of.hpp"
#include "engine/model/launch.hpp"

#include <gtest/gtest.h>

namespace lockstep::grind {
namespace {

using Kind = RawAccess::Kind;

RawAccess access(Kind kind, std::uint32_t array, std::uint32_t index, std::uint32_t item, std::uint32_t value,
                 std::uint16_t line = 1, std::uint32_t phase = 0)
{
    return {kind, false, line, array, index, item, item / 4, phase, value, kind == Kind::update ? value - 1 : value};
}

RawLaunch launchOf(std::vector<RawAccess> accesses)
{
    RawLaunch raw;
    raw.kernel = std::string{"f"}; // GCC 12 sees a copy onto itself in an assigned literal
    raw.arrays = {"x", "y", "s"};
    raw.arguments = 2;
    raw.elements = {16, 16, 4};
    raw.accesses = std::move(accesses);
    return raw;
}

Launch launch()
{
    Launch made;
    made.kernel = std::string{"f"};
    made.global = 8;
    made.local = 4;
    made.arguments = {{"n", "uint", {}, 4, false}, {"x", "", 1, 0, false}, {"y", "", 0, 0, true}};
    made.localArrays = {"r", "s"};
    return made;
}

Events packed(std::vector<RawAccess> accesses)
{
    const RawLaunch raw = launchOf(std::move(accesses));
    return eventsOf(raw, arraysOf(raw, launch()));
}

TEST(GrindEvents, AStoreCarriesWhatItsWorkItemLoadedInItsLine)
{
    const Events events =
        packed({access(Kind::load, 0, 2, 0, 7), access(Kind::load, 0, 5, 1, 8), access(Kind::load, 2, 3, 0, 9),
                access(Kind::store, 1, 4, 0, 16), access(Kind::store, 1, 5, 0, 1), access(Kind::store, 1, 6, 1, 8)});
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].op, Op::store);
    EXPECT_EQ(events[0].line, 1);
    ASSERT_EQ(events[0].readCount, 2);
    EXPECT_EQ(events[0].readSlots[0], (Access{1, 2, 7}));
    EXPECT_EQ(events[0].readSlots[1], (Access{localArrayBase + 1, 3, 9}));
    EXPECT_EQ(events[0].writeSlots[0], (Access{0, 4, 16}));
    EXPECT_EQ(events[1].readCount, 0);
    ASSERT_EQ(events[2].readCount, 1);
    EXPECT_EQ(events[2].item, 1U);
    EXPECT_EQ(events[2].readSlots[0].value, 8U);
}

TEST(GrindEvents, LoadsInOtherLinesAreTheirs)
{
    const Events events = packed({access(Kind::load, 0, 2, 0, 7, 3), access(Kind::load, 0, 3, 0, 8, 4),
                                  access(Kind::load, 0, 4, 0, 9, 5), access(Kind::store, 1, 2, 0, 24, 4)});
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].op, Op::load);
    EXPECT_EQ(events[0].line, 3);
    EXPECT_EQ(events[1].line, 5);
    EXPECT_EQ(events[2].line, 4);
    ASSERT_EQ(events[2].readCount, 1);
    EXPECT_EQ(events[2].readSlots[0].index, 3U);
}

TEST(GrindEvents, LoadsThatNoEventHasRoomForAreOnesOfTheirOwn)
{
    std::vector<RawAccess> all;
    for (std::uint32_t i = 0; i < 9; ++i)
        all.push_back(access(Kind::load, 0, i, 0, i, i < 2 ? 1 : 2));
    all.push_back(access(Kind::update, 1, 0, 0, 36, 2));
    const Events events = packed(all);
    ASSERT_EQ(events.size(), 4U);
    for (std::size_t e = 0; e < 3; ++e)
        EXPECT_EQ(events[e].op, Op::load);
    EXPECT_EQ(events[0].readCount, 2) << "a line each";
    EXPECT_EQ(events[1].readCount, 2);
    EXPECT_EQ(events[2].readCount, 4);
    EXPECT_EQ(events[3].op, Op::update);
    ASSERT_EQ(events[3].readCount, 2);
    EXPECT_EQ(events[3].readSlots[0].index, 8U);
    EXPECT_EQ(events[3].readSlots[1], (Access{0, 0, 35})) << "what it changed comes last";
    for (const Event& event : events)
        EXPECT_TRUE(isWellFormed(event));
}

TEST(GrindEvents, ABarrierPartsWhatWasLoadedFromWhatIsStored)
{
    const Events events = packed({access(Kind::load, 2, 1, 0, 5), access(Kind::load, 2, 0, 1, 6),
                                  access(Kind::store, 2, 1, 1, 6, 2, 1), access(Kind::store, 2, 0, 0, 5, 2, 1)});
    ASSERT_EQ(events.size(), 4U);
    EXPECT_EQ(events[0].op, Op::load);
    EXPECT_EQ(events[0].phase, 0U);
    EXPECT_EQ(events[1].op, Op::load);
    EXPECT_EQ(events[2].op, Op::store);
    EXPECT_EQ(events[2].phase, 1U);
    EXPECT_FALSE(racesOf(events).any()) << "each was loaded before the barrier";
}

TEST(GrindEvents, WhatIsWrittenOverBeforeTheStoreIsALoadOfItsOwnBeforeThat)
{
    const Events events =
        packed({access(Kind::load, 2, 1, 0, 5), access(Kind::store, 2, 1, 1, 6, 2), access(Kind::store, 2, 0, 0, 5)});
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].op, Op::load);
    EXPECT_EQ(events[0].readSlots[0].value, 5U);
    EXPECT_EQ(events[1].writeSlots[0].value, 6U);
    EXPECT_EQ(events[2].readCount, 0);
    EXPECT_TRUE(racesOf(events).any());
}

TEST(GrindEvents, OfAVectorAllWordsAreOfOneEvent)
{
    std::vector<RawAccess> all;
    for (const Kind kind : {Kind::load, Kind::store})
        for (std::uint32_t i = 0; i < 8; ++i) {
            all.push_back(access(kind, kind == Kind::load ? 0 : 1, i, 0, i));
            all.back().isMore = i > 0;
        }
    const Events events = packed(all);
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].op, Op::load);
    EXPECT_EQ(events[0].readCount, 4);
    EXPECT_EQ(events[1].readCount, 4);
    EXPECT_EQ(events[1].writeCount, 4);
    EXPECT_EQ(events[2].writeCount, 4);
}

TEST(GrindEvents, UpdatesOfOneWordAreNoRace)
{
    const std::vector<RawAccess> updates{access(Kind::update, 1, 0, 0, 1), access(Kind::update, 1, 0, 1, 2)};
    EXPECT_FALSE(racesOf(packed(updates)).any());
    std::vector<RawAccess> withStore = updates;
    withStore.push_back(access(Kind::store, 1, 0, 2, 9));
    EXPECT_TRUE(racesOf(packed(withStore)).any());
}

TEST(GrindEvents, SingleOnesKeepTheLineOfEveryLoad)
{
    const RawLaunch raw = launchOf(
        {access(Kind::load, 0, 2, 0, 7, 4), access(Kind::update, 1, 2, 0, 8, 5), access(Kind::store, 1, 3, 0, 8, 6)});
    const Events events = singleEventsOf(raw, arraysOf(raw, launch()));
    ASSERT_EQ(events.size(), 3U);
    for (std::uint16_t e = 0; e < 3; ++e)
        EXPECT_EQ(events[e].line, 4 + e);
    EXPECT_EQ(events[1].readSlots[0].value, 7U);
}

} // namespace
} // namespace lockstep::grind
