#include "engine/analysis/memory_table.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>
#include <numeric>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

RecordingPtr transposed(std::size_t n, const char* variant, const char* columns = "auto", const char* tile = "auto")
{
    return test::record({"transpose", n, "uniform", {{"variant", variant}, {"columns", columns}, {"tile", tile}}});
}

/// The row of the table with this beginning.
MemoryAccess rowOf(const Recording& recording, const std::string& array, bool isStore)
{
    const MemoryTable table(recording, 1, *recording.events[0], {});
    for (const MemoryAccess& access : table.accesses())
        if (access.text.starts_with(array + "[") && access.isStore == isStore)
            return access;
    ADD_FAILURE() << array;
    return {};
}

TEST(Transpose, NaiveStoresHitASegmentALane)
{
    const RecordingPtr naive = transposed(1024, "naive"), tiled = transposed(1024, "tiled", "auto", "32");
    EXPECT_EQ(rowOf(*naive, "a", false).mostSegments, 1U);
    EXPECT_EQ(rowOf(*naive, "b", true).mostSegments, 32U);
    EXPECT_EQ(rowOf(*naive, "b", true).segments, 32 * rowOf(*naive, "b", true).fewestSegments);
    EXPECT_EQ(rowOf(*tiled, "a", false).mostSegments, 1U);
    EXPECT_EQ(rowOf(*tiled, "b", true).mostSegments, 1U);
}

TEST(Transpose, AColumnOfATileLiesInOneBankUnlessItIsPadded)
{
    const RecordingPtr tiled = transposed(1024, "tiled", "auto", "32"),
                       padded = transposed(1024, "padded", "auto", "32");
    EXPECT_EQ(rowOf(*tiled, "tile", false).mostTurns, 32U);
    EXPECT_EQ(rowOf(*tiled, "tile", true).mostTurns, 1U);
    EXPECT_EQ(rowOf(*padded, "tile", false).mostTurns, 1U);
    EXPECT_EQ(rowOf(*padded, "tile", true).mostTurns, 1U);
}

TEST(Transpose, ColumnsThatDoNotDivideAreRefused)
{
    EXPECT_THROW(transposed(10, "naive", "4"), InputError);
    EXPECT_THROW(transposed(10, "naive", "0"), InputError);
    EXPECT_THROW(transposed(10, "naive", "many"), InputError);
    EXPECT_EQ(transposed(10, "naive")->parameters.at("columns"), "5");
    EXPECT_EQ(transposed(7, "naive")->parameters.at("columns"), "7");
}

#ifdef HAVE_RAPIDCHECK
TEST(Transpose, OfAnyShapeTurnsRowsIntoColumns)
{
    const bool passed = rc::check([] {
        const auto rows = *rc::gen::inRange<std::size_t>(1, 70), columns = *rc::gen::inRange<std::size_t>(1, 70);
        const auto variant = *rc::gen::element<std::string>("naive", "tiled", "padded");
        const auto tile = *rc::gen::element<std::string>("2", "4", "32");
        Words keys(rows * columns);
        std::iota(keys.begin(), keys.end(), 0u);
        const RecordingPtr recording = test::recordKeys(
            "transpose", keys, {{"variant", variant}, {"tile", tile}, {"columns", std::to_string(columns)}});
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t column = 0; column < columns; ++column)
                RC_ASSERT(recording->output[column * rows + row] == row * columns + column);
    });
    EXPECT_TRUE(passed);
}
#endif

} // namespace
} // namespace lockstep
