#include "engine/trials/standard_time.hpp"

#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(StandardTimes, AreOfTheFunctionThatMakesTheSame)
{
    const auto of = [](const test::Run& run) { return standardFunction(*test::record(run)); };
    EXPECT_EQ(of({"bitonic-sort"}), "std::sort");
    EXPECT_EQ(of({"odd-even-merge-recursive"}), "std::sort");
    EXPECT_EQ(of({"odd-even-merge-recursive", 16, "uniform", {{"steps", "shuffle"}}}), "");
    EXPECT_EQ(of({"bitonic-merge"}), "");
    EXPECT_EQ(of({"cascade-sort"}), "");
    EXPECT_EQ(of({"hierarchical-scan"}), "std::inclusive_scan");
    EXPECT_EQ(of({"blelloch-scan"}), "std::exclusive_scan");
    EXPECT_EQ(of({"sequential-scan", 16, "uniform", {{"kind", "exclusive"}}}), "std::exclusive_scan");
    EXPECT_EQ(of({"segmented-scan"}), "");
    EXPECT_EQ(of({"scan-conversion"}), "");
    EXPECT_EQ(of({"work-group-reduction"}), "std::reduce");
    EXPECT_EQ(of({"kogge-stone-scan", 16, "uniform", {{"operator", "join"}}}), "");
    EXPECT_EQ(of({"matrix-product"}), "");
}

TEST(StandardTimes, AreToldForEveryTypeAndOperator)
{
    for (const char* type : {"uint32", "int32", "float32"})
        for (const char* op : {"add", "multiply", "max", "min"}) {
            const auto time =
                standardTime(*test::record({"kogge-stone-scan", 16, "uniform", {{"type", type}, {"operator", op}}}));
            ASSERT_TRUE(time) << type << " " << op;
            EXPECT_GE(time->runs, 1u);
        }
    for (const char* type : {"uint32", "int32", "float32", "pair", "text"})
        EXPECT_TRUE(standardTime(*test::record({"merge-sort", 16, "uniform", {{"type", type}}}))) << type;
    EXPECT_FALSE(standardTime(*test::record({"transpose"})));
}

} // namespace
} // namespace lockstep
