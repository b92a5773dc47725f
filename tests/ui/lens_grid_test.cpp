#include "ui/lenses/grid/grid.hpp"

#include "engine/model/recording.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/read.hpp"
#include "ui/lenses/grid/read_product.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {
namespace {

RecordingPtr transposed(std::size_t n, const char* variant, const char* columns = "auto", const char* tile = "4")
{
    return recordedRun("transpose", n, {{"variant", variant}, {"columns", columns}, {"tile", tile}});
}

TEST(GridLens, EveryValueStandsWhereItsEventPutIt)
{
    for (const char* variant : {"naive", "tiled", "padded"})
        for (const char* columns : {"1", "5", "8", "40"}) {
            const RecordingPtr recording = transposed(40, variant, columns);
            const Resident resident = keptBy(recording);
            const Scene scene = gridLens.scene(resident, {1, 1}, {});
            EXPECT_EQ(marksNamed(scene, "a\\d+"), marksNamed(scene, "b\\d+")) << variant << columns;
            const GridRead read = *readGrid(resident, 1);
            ASSERT_EQ(read.stores.size(), 40U);
            for (const GridStep& step : read.stores)
                EXPECT_EQ(recording->output[step.to], step.value) << variant << " " << columns;
            EXPECT_EQ(read.loads.size(), read.isTiled ? 40U : 0U);
        }
}

TEST(GridLens, SumsOfAProductAreThoseThatItsEventsName)
{
    for (const char* variant : {"naive", "tiled", "registers"}) {
        const RecordingPtr recording =
            recordedRun("matrix-product", 30, {{"inner", "3"}, {"rows", "6"}, {"tile", "2"}, {"variant", variant}});
        const Resident resident = keptBy(recording);
        const ProductRead read = *readProduct(resident, 1);
        ASSERT_EQ(read.sums.size(), 24U);
        EXPECT_EQ(read.products, 72U);
        for (std::size_t place = 0; place < read.sums.size(); ++place) {
            ASSERT_EQ(read.sums[place].steps.size(), 3U) << variant;
            EXPECT_EQ(read.sums[place].value, recording->output[place]) << variant;
            EXPECT_EQ(read.sums[place].steps.back().now, recording->output[place]) << variant;
            for (std::uint32_t k = 0; k < 3; ++k) { // whatever tiles they came through
                EXPECT_EQ(read.sums[place].steps[k].left, place / 4 * 3 + k) << variant;
                EXPECT_EQ(read.sums[place].steps[k].right, 18 + k * 4 + place % 4) << variant;
            }
        }
        const Scene rest = gridLens.scene(resident, {1, 1}, {});
        EXPECT_EQ(marksNamed(rest, "c\\d+"), marksNamed(rest, "a\\d+") * 24 / 30) << variant;
        EXPECT_EQ(marksNamed(rest, "sum\\d+"), 0U) << variant;
    }
}

TEST(GridLens, AProductsSumsFillBehindEachBarrier)
{
    const RecordingPtr recording =
        recordedRun("matrix-product", 32, {{"inner", "4"}, {"rows", "4"}, {"tile", "2"}, {"variant", "tiled"}});
    const Resident resident = keptBy(recording);
    ASSERT_EQ(recording->launches[0].phases.size(), 5U); // load, multiply, load, multiply, store
    const auto marks = [&](std::uint32_t phase, const char* name) {
        return marksNamed(gridLens.scene(resident, {1, 1, phase}, {}), name);
    };
    EXPECT_EQ(marks(0, "sum\\d+"), 0U);
    EXPECT_GT(marks(1, "sum\\d+"), 0U);
    EXPECT_EQ(marks(3, "c\\d+"), 0U);
    EXPECT_GT(marks(4, "c\\d+"), 0U);
    EXPECT_EQ(marks(4, "sum\\d+"), 0U);
    const auto told = [&](std::uint32_t phase) { return sentenceOf(gridLens.narration(resident, {1, 1, phase})); };
    EXPECT_NE(told(1).find("32 products are added"), std::string::npos) << told(1);
    EXPECT_NE(told(1).find("2 of 4"), std::string::npos) << told(1);
    EXPECT_NE(told(3).find("4 of 4"), std::string::npos) << told(3);
    EXPECT_NE(told(4).find("16 sums go to c"), std::string::npos) << told(4);
}

TEST(GridLens, NothingIsInTheResultBeforeTheBarrier)
{
    const RecordingPtr recording = transposed(64, "tiled");
    const Resident resident = keptBy(recording);
    const Scene loaded = gridLens.scene(resident, {1, 1, 0}, {}), stored = gridLens.scene(resident, {1, 1, 1}, {});
    EXPECT_EQ(marksNamed(loaded, "b\\d+"), 0U);
    EXPECT_GT(marksNamed(loaded, "tile\\d+"), 0U);
    EXPECT_GT(marksNamed(stored, "b\\d+"), 0U);
    EXPECT_NE(sentenceOf(gridLens.narration(resident, {1, 1, 0})), sentenceOf(gridLens.narration(resident, {1, 1, 1})));
    // In each tile of 4 × 4 the diagonal is stored by who loaded it.
    EXPECT_NE(sentenceOf(gridLens.narration(resident, {1, 1, 1})).find("48 of them were loaded by another"),
              std::string::npos)
        << sentenceOf(gridLens.narration(resident, {1, 1, 1}));
}

TEST(GridLens, PaddingIsAColumnThatNothingComesTo)
{
    const RecordingPtr recording = transposed(64, "padded");
    const Resident resident = keptBy(recording);
    EXPECT_EQ(marksNamed(gridLens.scene(resident, {1, 1}, {}), "padding\\d+"), 4U);
    const GridRead read = *readGrid(resident, 1);
    for (const GridStep& step : read.loads)
        EXPECT_NE(step.to % 5, 4U);
    EXPECT_EQ(marksNamed(gridLens.scene(keptBy(transposed(64, "tiled")), {1, 1}, {}), "padding\\d+"), 0U);
}

TEST(GridLens, OfTooManyEventsShowsWhatMemoryHolds)
{
    const RecordingPtr recording = recordedRun("matrix-product", 32'768, {{"type", "float32"}}); // 128³ products
    ASSERT_GT(recording->launches[0].events, std::uint64_t{1} << 20);
    const Needs needs = gridLens.needs(*recording, {1, 1}, {});
    EXPECT_TRUE(needs.events.empty()) << "they would take long, and room";
    EXPECT_EQ(needs.states, std::vector<std::size_t>{1});
    const Resident resident = keptBy(recording);
    for (const Shown& shown : shownViews) {
        const Scene scene = gridLens.scene(resident, {1, 1}, shown.view());
        EXPECT_EQ(marksNamed(scene, "matrix-[abc]"), 3U);
        EXPECT_LT(scene.marks.size(), 40U);
        expectLegible(scene, "128 × 128", smallestText(shown.view()));
    }
    EXPECT_EQ(marksNamed(gridLens.scene(resident, {1, 0.5}, {}), "matrix-c"), 0U) << "it is not there yet";
    EXPECT_NE(
        sentenceOf(gridLens.narration(resident, {1, 1})).find(digits(recording->launches[0].events).toStdString()),
        std::string::npos);
}

TEST(GridLens, IsLegibleFromOneValueToMany)
{
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64, 1024, 4096, 8192})
        for (const char* variant : {"naive", "padded"}) {
            const RecordingPtr recording = transposed(n, variant, "auto", "auto");
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews)
                for (const Moment moment : {Moment{0, 1}, Moment{1, 0.2}, Moment{1, 0.7}, Moment{1, 1}})
                    expectLegible(gridLens.scene(resident, moment, shown.view()),
                                  std::string(variant) + " " + std::to_string(n), smallestText(shown.view()));
        }
}

} // namespace
} // namespace lockstep::ui
