// Scans over many work-groups whose work-items scan several values each.

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using test::session;

const Words bookInput{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};
const Words bookOutput{2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31};

std::map<std::uint32_t, std::size_t> workByPhase(const Events& events)
{
    std::map<std::uint32_t, std::size_t> work;
    for (const Event& event : events)
        if (event.op == Op::combine)
            ++work[event.phase];
    return work;
}

// Two blocks of four items with two values each.
TEST(Coarsening, OfTheBooksValuesWorksInThreePhases)
{
    using Work = std::map<std::uint32_t, std::size_t>;
    const Parameters two{{"group-size", "4"}, {"per-item", "2"}};
    const RecordingPtr domino = session().record({"domino-scan", two, bookInput, "auto"});
    EXPECT_EQ(domino->output, bookOutput);
    // 4 pairs; 3 and 2 sums of their last ones; 3 first ones, and what the second block hands on; its 8 values
    EXPECT_EQ(workByPhase(*domino->events[0]), (Work{{2, 8}, {4, 6}, {6, 4}, {7, 6 + 1}, {8, 8}}));
    EXPECT_EQ(domino->launches[0].meaning.unit.english, "one work-item per 2 values");

    const RecordingPtr three = session().record({"hierarchical-scan", two, bookInput, "auto"});
    EXPECT_EQ(three->output, bookOutput);
    ASSERT_EQ(three->launchCount(), 3u);
    EXPECT_EQ(workByPhase(*three->events[0]), (Work{{1, 8}, {3, 6}, {5, 4}, {6, 6}}));
    EXPECT_EQ(three->launches[2].global, 8u);
    EXPECT_EQ(workByPhase(*three->events[2]), (Work{{0, 8}}));
}

class CoarsenedScans : public testing::TestWithParam<std::string> {};

TEST_P(CoarsenedScans, KeepsTheOrderOfOperands)
{
    for (const auto& [group, perItem] : {std::pair{"4", "2"}, {"100", "7"}, {"1", "1024"}})
        for (const std::size_t n : {1u, 9u, 8193u}) {
            const Parameters parameters{{"operator", "affine"}, {"group-size", group}, {"per-item", perItem}};
            const Words maps = generateKeys("uniform", n, n, ElementType::uint32, KeysFor::maps);
            const Algorithm& algorithm = findAlgorithm(GetParam());
            EXPECT_TRUE(session().runFast({GetParam(), parameters, maps, "auto"}) ==
                        algorithm.reference(maps, resolveParameters(algorithm, parameters, n)))
                << group << " x " << perItem << ", n = " << n;
        }
}

TEST_P(CoarsenedScans, TakesFewerItemsWhereManyWouldHoldTooMuch)
{
    const Algorithm& algorithm = findAlgorithm(GetParam());
    const auto group = [&](const char* perItem) {
        return resolveParameters(algorithm, {{"per-item", perItem}}, 1 << 20).at("group-size");
    };
    EXPECT_EQ(group("1"), "256");
    EXPECT_EQ(group("31"), "256");
    EXPECT_EQ(group("1024"), "4");
    EXPECT_EQ(test::refusalOf([&] {
                  resolveParameters(algorithm, {{"per-item", "1024"}, {"group-size", "16"}}, 100);
              }),
              "16 work-items with 1024 values each need room for 16384 in local memory, "
              "and 8000 fit on every device; choose a smaller group-size or per-item.");
}

INSTANTIATE_TEST_SUITE_P(All, CoarsenedScans, testing::Values("domino-scan", "look-back-scan", "hierarchical-scan"),
                         [](const auto& made) {
                             std::string name = made.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

std::string refusalOf(const Parameters& parameters)
{
    return test::refusalOf([&] { resolveParameters(findAlgorithm("hierarchical-scan"), parameters, 16); });
}

TEST(Coarsening, OfSectionsThatHaveNoUseForItIsRefused)
{
    EXPECT_EQ(
        refusalOf({{"section", "brent-kung"}, {"per-item", "4"}}),
        "Sections after Brent and Kung give every work-item two values, not 4; choose per-item 1 or sections after "
        "Kogge and Stone.");
    EXPECT_EQ(refusalOf({{"group-size", "1"}}),
              "Sections of one element leave as many sums as there are elements, so the scan would never end; choose a "
              "larger group-size or per-item.");
    EXPECT_EQ(refusalOf({{"section", "brent-kung"}, {"group-size", "1"}}), "");
}

// More than what the program takes from the command line, where 2^22 is the end.
TEST(LongRuns, OfAnyLengthAlgorithmsGoTo2ToThe28)
{
    for (const char* id :
         {"domino-scan", "look-back-scan", "hierarchical-scan", "work-group-reduction", "coarsened-reduction"})
        EXPECT_EQ(findAlgorithm(id).limits.maximum, std::size_t{1} << 28) << id;
    const std::size_t n = (std::size_t{1} << 22) + 5;
    const Words ones(n, 1);
    const Words sums = session().runFast({"look-back-scan", {{"per-item", "1024"}}, ones, "auto"});
    ASSERT_EQ(sums.size(), n);
    EXPECT_EQ(sums.front(), 1u);
    EXPECT_EQ(sums.back(), n);
    EXPECT_TRUE(std::ranges::is_sorted(sums));
}

} // namespace
} // namespace lockstep
