#include "engine/recording/trace_result.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <tuple>
#include <type_traits>

namespace lockstep {
namespace {

/// The same by the letter of what is counted, item by item.
template <typename Counter>
TraceResult plainly(const std::vector<Counter>& counts)
{
    const std::size_t items = counts.size() / 2;
    TraceResult result;
    for (std::size_t item = 0; item < items; ++item) {
        const std::uint32_t work = counts[items + item];
        result.count += counts[item];
        result.work += work;
        result.active += work != 0;
        result.mostWork = std::max(result.mostWork, work);
        if (result.items.empty() || result.items.back().work != work)
            result.items.push_back({0, work, 0});
        ++result.items.back().items;
    }
    return result;
}

template <typename Counter>
void expectPlain(const std::vector<Counter>& counts, bool keepsItems = true)
{
    const TraceResult plain = plainly(counts), counted = countedOnly(counts.data(), counts.size() / 2);
    EXPECT_EQ(counted.count, plain.count);
    EXPECT_EQ(counted.work, plain.work);
    EXPECT_EQ(counted.active, plain.active);
    EXPECT_EQ(counted.mostWork, plain.mostWork);
    EXPECT_EQ(counted.items, keepsItems ? plain.items : std::vector<BusyRun>{});
    if constexpr (std::is_same_v<Counter, std::uint32_t>) {
        const TraceResult sums = sumCounts(counts.data(), counts.size() / 2);
        EXPECT_EQ(std::tuple(sums.count, sums.work, sums.active), std::tuple(plain.count, plain.work, plain.active));
    }
}

template <typename Counter>
class TraceCounters : public testing::Test {
};
using Counters = testing::Types<std::uint8_t, std::uint32_t>;
TYPED_TEST_SUITE(TraceCounters, Counters);

TYPED_TEST(TraceCounters, AreSummedAndKeptAsRuns)
{
    std::mt19937 random{7};
    for (const std::size_t items : {1u, 2u, 63u, 64u, 65u, 1000u, 5000u}) {
        expectPlain(std::vector<TypeParam>(2 * items, 1));
        expectPlain(std::vector<TypeParam>(2 * items, 0));
        std::vector<TypeParam> counts(2 * items);
        for (const std::uint32_t spread : {1u, 3u, 256u}) {
            std::ranges::generate(counts, [&] { return static_cast<TypeParam>(random() % spread); });
            expectPlain(counts);
        }
        for (std::size_t i = 0; i < counts.size(); ++i) // runs whose ends lie anywhere
            counts[i] = static_cast<TypeParam>(i / 37 % 3);
        expectPlain(counts);
    }
    expectPlain(std::vector<TypeParam>(std::size_t{1} << 20, 255)); // their sum fits no 16 bits
}

TYPED_TEST(TraceCounters, OfTooManyRunsKeepNone)
{
    std::vector<TypeParam> counts(std::size_t{1} << 18);
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = static_cast<TypeParam>(i % 2);
    counts.back() = 9;
    expectPlain(counts, false);
}

} // namespace
} // namespace lockstep
