#include "engine/recording/decode_trace.hpp"

#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/words.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

// A device that runs one work-item after the other never shows these orders, so the records are written here.

const KernelFile file{"counting.cl", "__kernel void counting(\n    __global uint *count TRACE_ARGS)\n{\n}\n"};

Launch countingLaunch(std::size_t items)
{
    Launch launch;
    launch.kernel = "counting";
    launch.global = launch.local = items;
    launch.arguments = {{"count", "__global uint *", std::size_t{0}, 0, true}};
    return launch;
}

/// Each work-item counts once, in word 3, and saw this.
Events decodeCounts(const Words& seen, std::uint32_t array = 1,
                    std::uint32_t op = static_cast<std::uint32_t>(Op::count))
{
    Words records, offsets, counts(seen.size(), 1);
    for (std::uint32_t item = 0; item < seen.size(); ++item) {
        offsets.push_back(item);
        records.insert(records.end(), {op | 1 << 8 | 1 << 12 | 2 << 16, 0, array, array, 3, seen[item], 0, 0, 3,
                                       seen[item] + 1, 0, 0});
    }
    return decodeTrace(countingLaunch(seen.size()), file,
                       {records.data(), offsets.data(), counts.data(), 0, seen.size()});
}

TEST(DecodeTrace, AtomicsOnOneWordComeInTheOrderOfWhatTheySaw)
{
    const Events events = decodeCounts({2, 0, 3, 1});
    std::vector<std::uint32_t> items;
    for (const Event& event : events)
        items.push_back(event.item);
    EXPECT_EQ(items, (std::vector<std::uint32_t>{1, 3, 0, 2}));
    EXPECT_EQ(events[0].reads()[0], (Access{0, 3, 0}));
    EXPECT_EQ(events[0].writes()[0], (Access{0, 3, 1}));
}

TEST(DecodeTrace, ARecordThatNamesNoArrayIsRefused)
{
    EXPECT_NO_THROW(decodeCounts({0}));
    EXPECT_THROW(decodeCounts({0}, 2), DeviceError);
    EXPECT_THROW(decodeCounts({0}, 0), DeviceError);
}

TEST(DecodeTrace, ANumberWithoutARowIsNamed)
{
    try {
        decodeCounts({0}, 1, static_cast<std::uint32_t>(operations.size()));
        FAIL() << "was decoded";
    } catch (const DeviceError& e) {
        EXPECT_EQ(std::string{e.what()}, "counting.cl, line 2: there is no operation of the number " +
                                             std::to_string(operations.size()) + ".");
    }
}

TEST(DecodeTrace, ARecordThatReadsMoreThanItsOperationDoesIsRefused)
{
    EXPECT_THROW(decodeCounts({0}, 1, static_cast<std::uint32_t>(Op::fill)), DeviceError) << "a fill reads nothing";
}

} // namespace
} // namespace lockstep
