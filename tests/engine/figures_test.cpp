// What figures say of launches, work-items and comparators: no row of a preset holds it.

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/presets/preset.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep {
namespace {

using Counts = std::vector<std::size_t>;

RecordingPtr recorded(const char* preset)
{
    return test::session().record(requestOf(findPreset(preset)));
}

RecordingPtr recorded(const char* algorithm, std::size_t n)
{
    return test::record({algorithm, n, "uniform", {}});
}

TEST(Figures, OfMergeIterativeHaveItsColumnsAndParts)
{
    const RecordingPtr columns = recorded("opencl-9.7");
    EXPECT_EQ(columns->work(), 191u);
    Counts comparators;
    std::map<std::uint32_t, std::size_t> parts; // of each stage
    for (const Launch& launch : columns->launches) {
        comparators.push_back(launch.work);
        parts[launch.meaning.stage.value()] = 32 / launch.meaning.run.value();
    }
    EXPECT_EQ(comparators, (Counts{16, 16, 8, 16, 8, 12, 16, 8, 12, 14, 16, 8, 12, 14, 15}));
    EXPECT_EQ(parts, (std::map<std::uint32_t, std::size_t>{{1, 16}, {2, 8}, {3, 4}, {4, 2}, {5, 1}})) << "figure 9.8";
}

TEST(Figures, OfTheBitonicSortHaveItsStagesAndDirections)
{
    const RecordingPtr up = recorded("opencl-9.9");
    for (std::size_t k = 7; k <= 10; ++k)
        for (const Event& event : *up->events[k - 1]) {
            const bool down = event.readSlots[0].index > event.readSlots[1].index;
            EXPECT_EQ(down, event.item / 8 % 2 == 1) << "launch " << k << ", work-item " << event.item;
        }
    EXPECT_EQ(recorded("opencl-9.10")->launchCount(), 10u);
    // A sort of 8 keys: 2, 4 and 8, and the section's formulas for 32.
    Counts distances;
    for (const Launch& launch : recorded("bitonic-sort", 8)->launches)
        distances.push_back(launch.meaning.distance.value());
    EXPECT_EQ(distances, (Counts{1, 2, 1, 4, 2, 1}));
    const RecordingPtr thirtyTwo = recorded("bitonic-sort", 32);
    EXPECT_EQ(thirtyTwo->work(), 240u);
    EXPECT_EQ(thirtyTwo->span, 15u);
    EXPECT_EQ(thirtyTwo->launchCount(), 15u) << "k(k + 1) / 2, so 300 of 2^24 keys";
}

/// Slots of local memory by the work-item that fills them first.
std::map<std::uint32_t, std::set<std::uint32_t>> slotsOf(const Recording& recording)
{
    std::map<std::uint32_t, std::set<std::uint32_t>> slots;
    std::set<std::uint32_t> taken;
    for (const Event& event : *recording.events[0])
        for (const Access& write : event.writes())
            if (write.array >= localArrayBase && taken.insert(write.index).second)
                slots[event.item].insert(write.index);
    return slots;
}

TEST(Figures, OfLocalMemoryHaveEachWorkItemsSlots)
{
    const auto two = slotsOf(*recorded("opencl-9.12")), four = slotsOf(*recorded("opencl-9.13"));
    ASSERT_EQ(two.size(), 8u);
    for (const auto& [item, slots] : two)
        EXPECT_EQ(slots, (std::set{2 * item, 2 * item + 1})) << "figure 9.12, work-item " << item;
    for (const char* figure : {"opencl-9.12", "opencl-9.13"}) { // the network is that of figure 9.9
        const RecordingPtr pairs = recorded(figure), bitonic = recorded("opencl-9.5");
        ASSERT_EQ(pairs->launchCount(), bitonic->launchCount());
        for (std::size_t k = 1; k <= pairs->launchCount(); ++k)
            EXPECT_EQ(*pairs->states[k]->buffers[0], *bitonic->states[k]->buffers[0]) << figure << ", launch " << k;
    }
    ASSERT_EQ(four.size(), 8u);
    for (const auto& [item, slots] : four)
        EXPECT_EQ(slots, (std::set{4 * item, 4 * item + 1, 4 * item + 2, 4 * item + 3}))
            << "figure 9.13, work-item " << item;
}

TEST(Figures, OfParallelMergesHaveTheirBlocks)
{
    const RecordingPtr merges = recorded("pmpp-13.11");
    Counts atOnce, blocks;
    for (const Launch& launch : merges->launches)
        if (launch.kernel == "merge_stretches") {
            atOnce.push_back(32 / launch.meaning.run.value());
            blocks.push_back(launch.active / atOnce.back());
        }
    EXPECT_EQ(atOnce, (Counts{4, 2, 1}));
    EXPECT_EQ(blocks, (Counts{2, 4, 8})) << "for each merge";
}

} // namespace
} // namespace lockstep
