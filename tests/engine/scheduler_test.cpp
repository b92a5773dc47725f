#include "engine/analysis/scheduler.hpp"

#include "engine/error.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <string>

#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

using Order = std::vector<std::uint32_t>;

// The book's figure of section 11.7: blocks 1 to 4 hold all four slots and wait, each for the one before it, and the
// first of them for block 0, which finds no slot.
TEST(Scheduler, WithFixedBlocksTheOrderOfTheFigureDeadlocks)
{
    const Schedule schedule = scheduleDomino(Order{1, 2, 3, 4, 0}, 4, BlockIndex::fixed);
    EXPECT_TRUE(schedule.deadlocked);
    ASSERT_EQ(schedule.rounds.size(), 1u);
    EXPECT_EQ(schedule.rounds[0].started, (Order{1, 2, 3, 4}));
    EXPECT_EQ(schedule.rounds[0].residents,
              (std::vector<Resident>{{0, 1, 1, 0}, {1, 2, 2, 1}, {2, 3, 3, 2}, {3, 4, 4, 3}}));
}

TEST(Scheduler, WithTicketsTheOrderOfTheFigureEndsInFiveRounds)
{
    const Schedule schedule = scheduleDomino(Order{1, 2, 3, 4, 0}, 4, BlockIndex::ticket);
    EXPECT_FALSE(schedule.deadlocked);
    EXPECT_EQ(schedule.roundsToFinish(), 5u);
    EXPECT_EQ(schedule.rounds[0].residents,
              (std::vector<Resident>{{0, 1, 0, {}}, {1, 2, 1, 0}, {2, 3, 2, 1}, {3, 4, 3, 2}}));
    EXPECT_EQ(schedule.rounds[1].started, (Order{0}));
    EXPECT_EQ(schedule.rounds[1].residents,
              (std::vector<Resident>{{0, 0, 4, 3}, {1, 2, 1, {}}, {2, 3, 2, 1}, {3, 4, 3, 2}}));
    EXPECT_EQ(schedule.rounds[4].residents, (std::vector<Resident>{{0, 0, 4, {}}}));
}

TEST(Scheduler, WithFixedBlocksAFifthSlotIsEnough)
{
    const Schedule schedule = scheduleDomino(Order{1, 2, 3, 4, 0}, 5, BlockIndex::fixed);
    EXPECT_FALSE(schedule.deadlocked);
    EXPECT_EQ(schedule.roundsToFinish(), 5u);
    EXPECT_EQ(scheduleDomino(Order{0, 1, 2, 3, 4}, 1, BlockIndex::fixed).roundsToFinish(), 5u);
    EXPECT_TRUE(scheduleDomino(Order{1, 0}, 1, BlockIndex::fixed).deadlocked);
    EXPECT_TRUE(scheduleDomino({}, 1, BlockIndex::fixed).rounds.empty());
}

TEST(Scheduler, RefusesWhatIsNoOrderOfArrival)
{
    const auto refusal = [](const Order& arrivals, std::size_t slots) -> std::string {
        return test::refusalOf([&] { scheduleDomino(arrivals, slots, BlockIndex::ticket); });
    };
    EXPECT_EQ(refusal({0, 1}, 0), "A device with 0 slots runs no work-group; choose 1 or more.");
    EXPECT_EQ(refusal({0, 1, 1}, 2), "The order of arrival names work-group 1 twice; name each from 0 to 2 once.");
    EXPECT_EQ(refusal({0, 3, 1}, 2),
              "The order of arrival names work-group 3 that there is none of; name each from 0 to 2 once.");
}

#ifdef HAVE_RAPIDCHECK
Order anyOrder()
{
    Order order(*rc::gen::inRange<std::size_t>(1, 40));
    std::iota(order.begin(), order.end(), 0u);
    for (std::size_t i = order.size() - 1; i > 0; --i)
        std::swap(order[i], order[*rc::gen::inRange<std::size_t>(0, i + 1)]);
    return order;
}

TEST(Scheduler, NeverDeadlocksWithTicketsNorWithASlotForEveryBlock)
{
    EXPECT_TRUE(rc::check("tickets", [] {
        const Order order = anyOrder();
        const Schedule schedule = scheduleDomino(order, *rc::gen::inRange<std::size_t>(1, 45), BlockIndex::ticket);
        RC_ASSERT(schedule.roundsToFinish() == order.size()); // one sum is handed on in each
    }));
    EXPECT_TRUE(rc::check("slots", [] {
        const Order order = anyOrder();
        const std::size_t slots = order.size() + *rc::gen::inRange<std::size_t>(0, 5);
        RC_ASSERT(scheduleDomino(order, slots, BlockIndex::fixed).roundsToFinish() == order.size());
    }));
    EXPECT_TRUE(rc::check("too few", [] { // block 0 comes when all slots are taken
        Order order = anyOrder();
        RC_PRE(order.size() > 1);
        std::swap(*std::ranges::find(order, 0u), order.back());
        const std::size_t slots = *rc::gen::inRange<std::size_t>(1, order.size());
        RC_ASSERT(scheduleDomino(order, slots, BlockIndex::fixed).deadlocked);
    }));
}
#endif

} // namespace
} // namespace lockstep
