#include "engine/analysis/coalescing.hpp"

#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

const Words keys{12, 3, 6, 9, 15, 8, 5, 10, 9, 6, 11, 13, 4, 10, 7, 0};

/// Of the third launch, which writes the keys of the first pass to their buckets.
AccessRuns scattered(const std::string& algorithm, std::map<std::string, std::string> parameters)
{
    parameters.emplace("group-size", "4");
    const RecordingPtr recording = test::session().record({algorithm, parameters, keys, "auto"});
    const std::vector<AccessRuns> all = accessRuns(recording->launches[2], *recording->events[2], {});
    EXPECT_EQ(all.size(), 1u);
    EXPECT_EQ(recording->buffers[all.front().array].name, "scratch");
    EXPECT_EQ(runsOf(all), all.front().runs);
    return all.front();
}

TEST(Coalescing, CountsTheRunsOfTheFigures)
{
    const AccessRuns grid = scattered("grid-radix-sort", {});
    EXPECT_EQ(grid.runs, 14u) << "figure 13.2";
    EXPECT_EQ(grid.accesses, 16u);
    EXPECT_EQ(grid.wavefronts, 4u);
    EXPECT_EQ(scattered("radix-sort", {{"digit-bits", "1"}}).runs, 14u);
    EXPECT_EQ(scattered("local-sort-radix", {{"digit-bits", "1"}}).runs, 8u) << "figure 13.5";
    EXPECT_EQ(scattered("radix-sort", {{"digit-bits", "2"}}).runs, 16u) << "figure 13.7";
    EXPECT_EQ(scattered("local-sort-radix", {{"digit-bits", "2"}}).runs, 14u) << "figure 13.8";
    EXPECT_EQ(scattered("local-sort-radix", {{"digit-bits", "2"}, {"per-item", "2"}}).runs, 8u) << "figure 13.10";
}

Event copyOf(std::uint32_t item, std::uint32_t from, std::uint32_t to, std::uint16_t line = 7)
{
    Event event;
    event.item = item;
    event.line = line;
    event.readCount = event.writeCount = 1;
    event.readSlots[0] = {0, from, 0};
    event.writeSlots[0] = {1, to, 0};
    return event;
}

TEST(Coalescing, GoesAlongTheLanesOfAWavefront)
{
    Launch launch;
    launch.global = launch.local = 64;
    Events events;
    for (std::uint32_t item = 0; item < 64; ++item)
        events.push_back(copyOf(item, item, 63 - item));
    const auto of = [&](std::uint32_t wavefront) { return accessRuns(launch, events, {wavefront, 32}); };
    EXPECT_EQ(of(16), (std::vector<AccessRuns>{{7, 0, 1, 64, 4, 64}}));
    EXPECT_EQ(of(32)[0].wavefronts, 2u);
    EXPECT_EQ(of(64)[0].wavefronts, 1u);
    EXPECT_EQ(of(64)[0].runs, 64u) << "from right to left nothing follows";
    EXPECT_THROW(of(17), InputError);

    // Work-groups are apart, and so are turns of a loop: two for each of the first 4 items.
    launch.local = 2;
    launch.global = 4;
    events.clear();
    for (std::uint32_t item = 0; item < 4; ++item) {
        events.push_back(copyOf(item, item, item));
        events.push_back(copyOf(item, 4 + item, 4 + item));
    }
    EXPECT_EQ(of(32), (std::vector<AccessRuns>{{7, 0, 1, 8, 4, 4}}));
}

TEST(Coalescing, SeesStoresToGlobalMemoryOnly)
{
    Launch launch;
    launch.global = launch.local = 4;
    Event count = copyOf(0, 5, 2);
    count.op = Op::count;
    count.readCount = 2;
    count.readSlots[1] = {1, 2, 0};
    count.writeSlots[0] = {1, 2, 1};
    Event local = copyOf(1, 6, 0);
    local.writeSlots[0].array = localArrayBase;
    EXPECT_EQ(accessRuns(launch, {count, local}, {}), (std::vector<AccessRuns>{{7, 0, 1, 1, 1, 1}}));
}

} // namespace
} // namespace lockstep
