#include "engine/analysis/clock.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::record;

TEST(Clock, CountsWhatItSays)
{
    const RecordingPtr scan = record({"brent-kung-scan", 16});
    EXPECT_EQ(clockTimes(*scan, ClockUnit::launches), (ClockTimes{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(clockTimes(*scan, ClockUnit::levels), (ClockTimes{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(clockTimes(*scan, ClockUnit::work), (ClockTimes{0, 8, 12, 14, 15, 16, 19, 26}));
    EXPECT_EQ(clockTimes(*scan, ClockUnit::units, {4, 1}), (ClockTimes{0, 2, 3, 4, 5, 6, 7, 9}));
    const auto device = clockTimes(*scan, ClockUnit::device);
    ASSERT_TRUE(device);
    std::uint64_t sum = 0;
    for (std::size_t k = 0; k < scan->launchCount(); ++k) {
        sum += scan->launches[k].time.ran;
        EXPECT_EQ((*device)[k + 1], static_cast<double>(sum));
    }
}

TEST(Clock, OfARunWithoutLaunchesStandsAtTheInput)
{
    const ClockTimes times = clockTimes(*record({"brent-kung-scan", 1}), ClockUnit::device).value();
    EXPECT_EQ(times, ClockTimes{0});
    EXPECT_EQ(positionAt(times, 5), (ClockPosition{0, 1}));
    EXPECT_EQ(totalTime(times), 0);
}

TEST(Clock, KnowsNothingOfWhatWasNotCounted)
{
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare = test::session().record(test::request({"radix-sort", 100}), options);
    EXPECT_FALSE(clockTimes(*bare, ClockUnit::units));
    EXPECT_FALSE(clockTimes(*bare, ClockUnit::levels));
    EXPECT_TRUE(clockTimes(*bare, ClockUnit::work));
    Recording untimed = *record({"brent-kung-scan", 16});
    for (Launch& launch : untimed.launches)
        launch.time = {};
    EXPECT_FALSE(clockTimes(untimed, ClockUnit::device));
}

TEST(Clock, PositionsAndTimesAreEachOthersInverse)
{
    const ClockTimes times{0, 8, 12, 12, 14};
    EXPECT_EQ(positionAt(times, -1), (ClockPosition{0, 1}));
    EXPECT_EQ(positionAt(times, 0), (ClockPosition{0, 1}));
    EXPECT_EQ(positionAt(times, 2), (ClockPosition{1, 0.25}));
    EXPECT_EQ(positionAt(times, 8), (ClockPosition{1, 1}));
    EXPECT_EQ(positionAt(times, 12), (ClockPosition{3, 1})); // launch 3 takes no time
    EXPECT_EQ(positionAt(times, 14), (ClockPosition{4, 1}));
    EXPECT_EQ(positionAt(times, 99), (ClockPosition{4, 1}));
    for (double time = 0; time <= 14; time += 0.25)
        EXPECT_EQ(timeAt(times, positionAt(times, time)), time);
    EXPECT_EQ(timeAt(times, {3, 0.5}), 12);
    EXPECT_EQ(totalTime(times), 14);
}

} // namespace
} // namespace lockstep
