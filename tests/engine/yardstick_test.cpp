// One yardstick of work and span for the whole catalogue.
#include "engine/analysis/comparison.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/units.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using test::record;

class Yardstick : public testing::TestWithParam<test::Run> {};

/// Every combine, compare, count and move is work, whatever the algorithm; and the span is no shorter than what one
/// work-item does one after another.
TEST_P(Yardstick, CountsWhatWorkItemsMake)
{
    const RecordingPtr recording = record(GetParam());
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Launch& launch = recording->launches[k - 1];
        std::uint64_t work = 0;
        std::map<std::uint32_t, std::uint64_t> byItem;
        for (const Event& event : *recording->events[k - 1])
            switch (event.op) {
            case Op::combine:
            case Op::compare:
            case Op::choose:
            case Op::apply:
            case Op::count:
            case Op::mark:
            case Op::advance:
            case Op::move:
            case Op::swap:
            case Op::multiply:
            case Op::attract:
            case Op::accumulate:
                ++work;
                ++byItem[event.item];
                break;
            default:
                break;
            }
        EXPECT_EQ(launch.work, work) << "launch " << k;
        EXPECT_EQ(launch.active, byItem.size()) << "launch " << k;
        std::uint64_t most = 0;
        for (const auto& [item, made] : byItem)
            most = std::max(most, made);
        ASSERT_TRUE(launch.span) << "launch " << k;
        EXPECT_GE(*launch.span, most) << "launch " << k << " of " << launch.kernel;
        EXPECT_LE(*launch.span, work) << "launch " << k;
    }
    const auto parts = workParts(*recording);
    ASSERT_TRUE(parts);
    EXPECT_EQ(parts->combines + parts->compares + parts->counts + parts->moves + parts->products + parts->interactions,
              recording->work());
}

INSTANTIATE_TEST_SUITE_P(Sizes, Yardstick, testing::ValuesIn(test::runsOfSizes(std::array<std::size_t, 2>{7, 64})),
                         test::runName);

std::uint64_t spanOf(const test::Run& run)
{
    return record(run)->span.value();
}

/// A barrier counts as a launch does: the same tree has the same span, in one work-group and by launches.
TEST(Span, IsThatOfTheTreeHoweverItIsLaunched)
{
    for (const std::size_t n : {8, 16, 64, 256}) {
        EXPECT_EQ(spanOf({"brent-kung-work-group-scan", n}), spanOf({"brent-kung-scan", n})) << n;
        EXPECT_EQ(spanOf({"blelloch-work-group-scan", n}), spanOf({"blelloch-scan", n})) << n;
        EXPECT_EQ(spanOf({"kogge-stone-work-group-scan", n}), spanOf({"kogge-stone-scan", n})) << n;
        EXPECT_EQ(spanOf({"bitonic-work-group-sort", n}), spanOf({"bitonic-sort", n})) << n;
    }
}

/// One work-item counts, adds up and moves 256 keys one after another, whatever their digits.
TEST(Span, OfOneWorkItemIsAllThatItDoes)
{
    const RecordingPtr one =
        record({"vector-radix-sort", 256, "uniform", {{"per-item", "1024"}, {"digit-bits", "8"}, {"passes", "all"}}});
    for (const Launch& launch : one->launches) {
        if (launch.kernel == "histogram_keys") {
            EXPECT_EQ(launch.span, 256u);
        } else if (launch.kernel == "rank_and_permute") {
            EXPECT_EQ(launch.span, 512u);
        }
    }
}

/// The scan of a table costs what it costs: with 256 digits and a column for every few keys it outweighs the keys.
TEST(Work, OfARadixSortHoldsTheScanOfItsTable)
{
    const std::map<std::string, std::string> wide{{"digit-bits", "8"}, {"passes", "all"}};
    auto stretches = wide;
    stretches["per-item"] = "1024";
    const RecordingPtr blocks = record({"radix-sort", 256, "uniform", wide}),
                       vector = record({"vector-radix-sort", 256, "uniform", stretches});
    for (const RecordingPtr& recording : {blocks, vector})
        for (const Launch& launch : recording->launches)
            EXPECT_GT(launch.work, 0u) << launch.kernel;
    EXPECT_GT(modelledTime(*blocks, {1, 1}).value(), modelledTime(*vector, {1, 1}).value());
    EXPECT_EQ(workName(*blocks), "operations");
    EXPECT_EQ(workName(*record({"bitonic-sort", 16})), "comparisons");
    EXPECT_EQ(workName(*record({"kogge-stone-scan", 16})), "additions");
    EXPECT_EQ(workText(*record({"bitonic-sort", 16})), "80 comparisons");
}

/// Repeated until the median is stable: the launches' times are those of the run with the median.
TEST(Measured, IsTheMedianOfManyRuns)
{
    RecordOptions options;
    options.isMeasured = true;
    const RecordingPtr measured = test::session().record(test::request({"bitonic-sort", 64}), options);
    if (!measured->deviceTime())
        GTEST_SKIP() << "the device tells no times";
    ASSERT_TRUE(measured->spread);
    EXPECT_GE(measured->spread->runs, 9u);
    EXPECT_LE(measured->spread->least, *measured->deviceTime());
    EXPECT_GE(measured->spread->most, *measured->deviceTime());
    const Recording again = readRecording(writeRecording(*measured));
    EXPECT_EQ(again.spread, measured->spread);
    EXPECT_FALSE(record({"bitonic-sort", 64})->spread);
}

} // namespace
} // namespace lockstep
