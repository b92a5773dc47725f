#include "engine/analysis/memory_use.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

using test::record;

std::string textOf(const test::Run& run)
{
    return memoryText(memoryUse(*record(run)));
}

TEST(MemoryUse, TellsWhatIsInPlace)
{
    EXPECT_EQ(textOf({"bitonic-sort", 16}), "in place: nothing beside the 16 words of the input");
    EXPECT_EQ(textOf({"selection-sort", 1}), "in place: nothing beside the 1 word of the input");
    EXPECT_EQ(textOf({"bitonic-sort", 5}), "11 words beside the 5 of the input: padding 3, pads 8");
    EXPECT_EQ(textOf({"kogge-stone-scan", 8}), "8 words beside the 8 of the input: scratch 8");
    EXPECT_EQ(textOf({"sequential-reduction", 8}), "1 word beside the 8 of the input: sum 1");
    EXPECT_EQ(textOf({"radix-sort", 16}), "48 words beside the 16 of the input: scratch 16, counts 16, starts 16");
}

/// What textbooks call in place is so here, and nothing else.
TEST(MemoryUse, IsInPlaceWhereNothingElseIsWritten)
{
    std::set<std::string> inPlace;
    for (const Algorithm* algorithm : catalogue()) {
        const RecordingPtr recording = record({algorithm->id, std::min<std::size_t>(16, algorithm->limits.maximum)});
        const MemoryUse use = memoryUse(*recording);
        if (use.isInPlace())
            inPlace.insert(algorithm->id);
        std::size_t all = 0;
        for (const BufferInfo& buffer : recording->buffers)
            all += buffer.size();
        EXPECT_EQ(use.input + use.extraWords(), all) << algorithm->id;
        for (const EventsPtr& events : recording->events)
            for (const Event& event : *events)
                for (const Access& write : event.writes())
                    EXPECT_TRUE(!use.isInPlace() || write.array >= localArrayBase ||
                                write.array == recording->mainBuffer)
                        << algorithm->id;
    }
    EXPECT_EQ(inPlace, (std::set<std::string>{"adjacent-pair-reduction", "bitonic-merge", "bitonic-sort",
                                              "bitonic-work-group-sort", "blelloch-scan", "brent-kung-scan",
                                              "cascade-sort", "halving-reduction", "odd-even-mergesort",
                                              "odd-even-transposition-sort", "selection-sort"}));
}

TEST(MemoryUse, CountsLocalMemoryOfAWorkGroup)
{
    EXPECT_EQ(localWords(*record({"bitonic-sort", 16})), 0u);
    EXPECT_EQ(localWords(*record({"kogge-stone-work-group-scan", 16})), 16u);
    EXPECT_EQ(localWords(*record({"kogge-stone-work-group-scan", 16, "uniform", {{"buffering", "double"}}})), 32u);
    // the offsets that a work-group of 64 items and 256 digits keeps, 4 bytes each, in a group of 2
    const std::map<std::string, std::string> book{{"digit-bits", "8"}, {"passes", "all"}};
    EXPECT_EQ(localWords(*record({"radix-pipeline", 16, "uniform", book})), 2u * 256);
    RecordOptions options;
    options.memoryBudget = 0;
    EXPECT_EQ(localWords(*test::session().record(test::request({"hillis-steele-scan", 64}), options)), std::nullopt);
}

} // namespace
} // namespace lockstep
