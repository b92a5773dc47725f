#include "engine/analysis/bucket_balance.hpp"

#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::optional<BucketBalance> balanceOf(const Recording& recording)
{
    return bucketBalance(recording, recording.states.back().value());
}

/// Splitters 2 and 4 and 6 of eight keys, or of few: counted by hand from the sorted keys.
TEST(BucketBalance, IsTheLargestBucketBesideTheMean)
{
    // Every key is in the sample, so the splitters are every second of the sorted keys: buckets of 2.
    const auto even =
        test::recordKeys("sample-sort", {8, 1, 6, 3, 2, 7, 4, 5}, {{"buckets", "4"}, {"oversampling", "2"}});
    const auto balance = balanceOf(*even);
    ASSERT_TRUE(balance);
    EXPECT_EQ(balance->buckets, 4u);
    EXPECT_EQ(balance->keys, 8u);
    EXPECT_GE(balance->largest, 2u);
    EXPECT_EQ(balance->mean(), 2);
    EXPECT_EQ(balance->ratio(), static_cast<double>(balance->largest) / 2);
}

TEST(BucketBalance, GetsBetterWithOversampling)
{
    double before = 16;
    for (const char* oversampling : {"1", "8", "64"}) {
        const auto balance = balanceOf(
            *test::record({"sample-sort", 4096, "uniform", {{"buckets", "16"}, {"oversampling", oversampling}}}));
        ASSERT_TRUE(balance);
        EXPECT_LT(balance->ratio(), before) << oversampling;
        EXPECT_GE(balance->ratio(), 1);
        before = balance->ratio();
    }
    EXPECT_LT(before, 1.3);
}

TEST(BucketBalance, IsOfRunsWithSplittersOnly)
{
    EXPECT_FALSE(balanceOf(*test::record({"radix-sort", 64})));
    EXPECT_FALSE(balanceOf(*test::record({"sample-sort", 1})));
    EXPECT_FALSE(hasBuckets(*test::record({"merge-sort", 16})));
}

} // namespace
} // namespace lockstep
