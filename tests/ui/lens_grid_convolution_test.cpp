#include "ui/lenses/grid/grid.hpp"

#include "engine/model/recording.hpp"
#include "tests/ui/resting_checks.hpp"
#include "tests/ui/torn.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/grid/read_convolution.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

using Set = std::map<std::string, std::string>;

RecordingPtr convolved(std::size_t n, Set parameters)
{
    return recordedRun("convolution", n, parameters);
}

/// 12 × 12 pixels in four groups of 6 × 6.
Set fourTiles(const char* edges, const char* variant = "tiled")
{
    return {{"columns", "12"}, {"tile", "6"}, {"edges", edges}, {"variant", variant}};
}

std::string told(const RecordingPtr& recording, Moment moment)
{
    return sentenceOf(gridLens.narration(keptBy(recording), moment));
}

bool has(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

TEST(ConvolutionPicture, ReadsEachSumFromItsEvents)
{
    for (const char* variant : {"global", "constant", "tiled", "separable"})
        for (const char* edges : {"clamp", "zero"}) {
            const RecordingPtr recording =
                convolved(35, {{"columns", "7"}, {"tile", "2"}, {"edges", edges}, {"variant", variant}});
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const ConvolutionRead read = *readConvolution(resident, k);
                EXPECT_EQ(read.rows, 5U);
                EXPECT_EQ(read.columns, 7U);
                const bool isLast = k == recording->launchCount();
                for (std::size_t place = 0; place < read.pixels.size(); ++place) {
                    const ConvolutionPixel& pixel = read.pixels[place];
                    ASSERT_FALSE(pixel.taps.empty());
                    EXPECT_EQ(pixel.taps.back().now, pixel.value);
                    if (isLast) {
                        EXPECT_EQ(pixel.value, recording->output[place]) << variant << edges;
                    }
                }
                EXPECT_EQ(read.products, recording->launches[k - 1].work);
                EXPECT_EQ(read.items, 35U);
            }
        }
}

/// What lies past the edge is what work-items found there.
TEST(ConvolutionPicture, TheRingHasTheNearestPixelOrZeroOrNothing)
{
    for (const char* variant : {"global", "constant", "tiled"}) {
        const RecordingPtr clamped = convolved(144, fourTiles("clamp", variant));
        const ConvolutionRead read = *readConvolution(keptBy(clamped), 1);
        EXPECT_EQ(read.outside.size(), 52U) << variant; // 14² − 12²
        for (const auto& [place, value] : read.outside) {
            const int row = std::clamp(place.first, 0, 11), column = std::clamp(place.second, 0, 11);
            EXPECT_EQ(value, clamped->input[static_cast<std::size_t>(row * 12 + column)]) << variant;
        }
    }
    const ConvolutionRead zeros = *readConvolution(keptBy(convolved(144, fourTiles("zero"))), 1);
    EXPECT_EQ(zeros.outside.size(), 52U);
    EXPECT_TRUE(std::ranges::all_of(zeros.outside, [](const auto& one) { return one.second == 0; }));
    EXPECT_TRUE(readConvolution(keptBy(convolved(144, fourTiles("zero", "global"))), 1)->outside.empty());
}

/// The numbers of the mock-up: 196 loads through tiles, 1,156 without.
TEST(ConvolutionPicture, CountsLoadsWithTilesAndWithout)
{
    const RecordingPtr recording = convolved(144, fourTiles("zero"));
    const ConvolutionRead read = *readConvolution(keptBy(recording), 1);
    EXPECT_EQ(read.loads, 196U);
    EXPECT_EQ(read.alone, 1156U);
    EXPECT_EQ(read.fills.size() - read.loads, 60U);
    EXPECT_EQ(read.trips(), 4U);
    EXPECT_EQ(read.side(), 8U);
    const std::string whole = told(recording, {1, 1});
    EXPECT_TRUE(has(whole, "144 work-items add up 9 products each")) << whole;
    EXPECT_TRUE(has(whole, "196 loads of pixels")) << whole;
    EXPECT_TRUE(has(whole, "1,156")) << whole;
    const std::string fills = told(recording, {1, 1, 0});
    EXPECT_TRUE(has(fills, "4 work-groups fill a tile each")) << fills;
    EXPECT_TRUE(has(fills, "4 trips")) << fills;
    EXPECT_TRUE(has(fills, "196 loads")) << fills;
    EXPECT_TRUE(has(fills, "60 cells past the edge get 0")) << fills;
    EXPECT_TRUE(has(told(recording, {1, 1, 1}), "Past the barrier 144 work-items")) << told(recording, {1, 1, 1});
    const std::string naive = told(convolved(144, fourTiles("zero", "global")), {1, 1});
    EXPECT_TRUE(has(naive, "4 to 9 products each")) << naive;
    EXPECT_TRUE(has(naive, "1,156 loads of pixels and 1,156 of weights")) << naive;
    const std::string constant = told(convolved(144, fourTiles("clamp", "constant")), {1, 1});
    EXPECT_TRUE(has(constant, "1,296 loads of pixels from global memory; weights come from constant")) << constant;
    const RecordingPtr separable = convolved(144, fourTiles("clamp", "separable"));
    EXPECT_TRUE(has(told(separable, {1, 1}), "3 products each along the rows")) << told(separable, {1, 1});
    EXPECT_TRUE(has(told(separable, {2, 1}), "3 + 3 weights take the place of 3")) << told(separable, {2, 1});
}

TEST(ConvolutionPicture, GoesTripByTripAndThenProductByProduct)
{
    const RecordingPtr recording = convolved(144, fourTiles("zero"));
    const Resident resident = keptBy(recording);
    ASSERT_EQ(phasesShown(*recording, 1), 2U);
    const View view = Shown{ViewRole::window, {1208, 720}, ThemeName::light}.view();
    const auto scene = [&](std::uint32_t phase, double fraction) {
        return gridLens.scene(resident, {1, fraction, phase}, view);
    };
    const auto rects = [&](const Scene& of, const char* name) { // cells, whether their values are written or not
        const QRegularExpression expression(QRegularExpression::anchoredPattern(QLatin1String{name}));
        return std::ranges::count_if(of.marks, [&](const Mark& mark) {
            return !std::holds_alternative<TextShape>(mark.shape) && expression.match(mark.id.name).hasMatch();
        });
    };
    // Group (1, 1): trips of 36, 12, 12 and 4 cells.
    EXPECT_EQ(rects(scene(0, 0.1), "tile\\d+"), 0);
    EXPECT_EQ(rects(scene(0, 0.1), "way\\d+"), 36);
    EXPECT_EQ(rects(scene(0, 0.3), "tile\\d+"), 36);
    EXPECT_EQ(rects(scene(0, 0.6), "tile\\d+"), 48);
    EXPECT_EQ(rects(scene(0, 0.6), "way\\d+"), 6);
    EXPECT_EQ(rects(scene(0, 1), "tile\\d+"), 64);
    EXPECT_EQ(rects(scene(0, 1), "c\\d+"), 0);
    EXPECT_EQ(rects(scene(0, 1), "sum\\d+"), 0);
    EXPECT_EQ(rects(scene(1, 0.5), "sum\\d+"), 2 * 144);
    EXPECT_EQ(rects(scene(1, 0.5), "product\\d+"), 4);
    EXPECT_EQ(rects(scene(1, 1), "c\\d+"), 144);
    const Scene whole = gridLens.scene(resident, {1, 1}, view);
    EXPECT_EQ(rects(whole, "c\\d+"), 144);
    EXPECT_EQ(rects(whole, "a\\d+"), 144);
    EXPECT_EQ(rects(whole, "tile\\d+"), 64);
    EXPECT_EQ(rects(whole, "outside.*"), 52);
    EXPECT_EQ(rects(whole, "product\\d+"), 9);
    EXPECT_EQ(rects(whole, "window.*"), 2);
    EXPECT_EQ(rects(whole, "trip\\d+-\\d+"), 4 * 36);
}

TEST(ConvolutionPicture, OpensTheWorkItemThatIsAskedFor)
{
    const RecordingPtr recording = convolved(144, fourTiles("clamp"));
    const Resident resident = keptBy(recording);
    View view = Shown{ViewRole::window, {1208, 720}, ThemeName::light}.view();
    view.selectedItem = 0;
    const Scene scene = gridLens.scene(resident, {1, 1}, view);
    EXPECT_TRUE(std::ranges::any_of(scene.marks, [](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text != nullptr && text->text.contains(QStringLiteral("(0, 0)"));
    }));
}

TEST(ConvolutionPicture, ALostClampTearsTheBorder)
{
    Set parameters = fourTiles("clamp", "constant");
    parameters["mistake"] = "forgotten-clamp";
    const RecordingPtr recording = convolved(144, parameters);
    const Scene scene = gridLens.scene(keptBy(recording), {1, 1}, {});
    std::size_t torn = 0;
    for (const Mark& mark : scene.marks)
        torn += std::holds_alternative<PathShape>(mark.shape) && mark.id.name.startsWith(QLatin1Char('c'));
    EXPECT_EQ(torn, 44U); // the border of 12 × 12
}

Set fifthTap(const char* columns, const char* edges = "clamp")
{
    return {{"columns", columns}, {"edges", edges},         {"variant", "global"},
            {"filter-size", "4"}, {"mistake", "fifth-tap"}, {"filter", "binomial"}};
}

/// Of 25 taps of an inner pixel 16 are right, 3 wrap to the next row and 6 lie behind the filter.
TEST(ConvolutionPicture, TapsTooManyAreFoundInTheEvents)
{
    const ConvolutionRead read = *readConvolution(keptBy(convolved(64, fifthTap("8"))), 1);
    EXPECT_EQ(read.high, 4U);
    EXPECT_EQ(read.wide, 4U);
    EXPECT_EQ(read.behind, 2U);
    EXPECT_EQ(read.products, 64U * 25);
    EXPECT_EQ(read.wrapped, 64U * 3);
    EXPECT_EQ(read.pastFilter, 64U * 6);
    // Left out past the edge: a tap's place is told by its pixel, and by its order where none is missing.
    const ConvolutionRead zeros = *readConvolution(keptBy(convolved(64, fifthTap("8", "zero"))), 1);
    std::size_t taps = 0, wrapped = 0, past = 0;
    for (int place = 0; place < 64; ++place)
        for (int v = 0; v < 5; ++v)
            for (int u = 0; u < 5; ++u) {
                const int row = place / 8 + v - 2, column = place % 8 + u - 2;
                if (row < 0 || row > 7 || column < 0 || column > 7)
                    continue;
                ++taps;
                wrapped += u == 4 && v < 3;
                past += v == 4 || (u == 4 && v == 3);
            }
    EXPECT_EQ(zeros.products, taps);
    EXPECT_EQ(zeros.wrapped, wrapped);
    EXPECT_EQ(zeros.pastFilter, past);
    for (const ConvolutionRead* each : {&read, &zeros})
        for (const ConvolutionPixel& pixel : each->pixels)
            for (const ConvolutionTap& tap : pixel.taps)
                EXPECT_EQ(tap.weightAt, tap.at / 5 * 4 + tap.at % 5);
    const std::string clamped = told(convolved(20, fifthTap("5")), {1, 1});
    EXPECT_TRUE(has(clamped,
                    "20 work-items add up 25 products each around their pixels: 500 words are read as weights, "
                    "60 at the start of the next row and 120 behind the filter of 4"))
        << clamped;
    const std::string one = told(convolved(1, fifthTap("1", "zero")), {1, 1});
    EXPECT_TRUE(has(one, "1 word is read as a weight, 0 at the start of the next row and 0 behind")) << one;
    Set right = fifthTap("5");
    right.erase("mistake");
    EXPECT_TRUE(has(told(convolved(20, right), {1, 1}), "320 loads of pixels and 320 of weights"));
}

TEST(ConvolutionPicture, TapsTooManyAreTornAndSoIsWhatTheyTake)
{
    const RecordingPtr recording = convolved(20, fifthTap("5"));
    const Resident resident = keptBy(recording);
    for (const Shown& shown : shownViews) {
        const View view = shown.view();
        const auto tornOf = [&](const Scene& scene, const char* name) {
            return std::ranges::count_if(scene.marks, [&](const Mark& mark) {
                return isTorn(mark, theme(view.theme)) && mark.id.name.startsWith(QLatin1String(name));
            });
        };
        const Scene whole = gridLens.scene(resident, {1, 1}, view);
        EXPECT_EQ(tornOf(whole, "seen"), 9);
        const bool hasFilter = shown.role != ViewRole::presenter; // whose type leaves room for the card alone
        EXPECT_EQ(tornOf(whole, "product"), hasFilter ? 9 : 0);
        EXPECT_EQ(tornOf(whole, "filter"), hasFilter ? 5 : 0) << "words 16 to 20";
        EXPECT_EQ(tornOf(whole, "c"), 20);
        const auto named = [&](const char* name) {
            return std::ranges::count_if(
                whole.marks, [&](const Mark& mark) { return mark.id.name.startsWith(QLatin1String(name)); });
        };
        EXPECT_EQ(named("wrapped"), hasFilter ? 3 : 0);
        EXPECT_EQ(named("window"), 4) << "as far as the filter reaches, and further";
        EXPECT_EQ(tornOf(gridLens.scene(resident, {1, 0.18}, view), "seen"), 0) << "four taps";
        EXPECT_EQ(tornOf(gridLens.scene(resident, {0, 1}, view), ""), 0) << "before anything is read";
    }
}

/// Two rows and columns before the image and one behind it.
TEST(ConvolutionPicture, TheRingOfAnEvenFilterIsWiderBefore)
{
    for (const char* variant : {"global", "constant", "tiled"}) {
        Set parameters = fourTiles("clamp", variant);
        parameters["filter-size"] = "4";
        const RecordingPtr recording = convolved(144, parameters);
        const ConvolutionRead read = *readConvolution(keptBy(recording), 1);
        EXPECT_EQ(read.outside.size(), 15U * 15 - 144) << variant;
        EXPECT_TRUE(read.outside.contains({-2, -2})) << variant;
        EXPECT_TRUE(read.outside.contains({12, 12})) << variant;
        const Scene scene = gridLens.scene(keptBy(recording), {1, 1}, {});
        EXPECT_EQ(std::ranges::count_if(scene.marks,
                                        [](const Mark& mark) {
                                            return std::holds_alternative<RectShape>(mark.shape) &&
                                                   mark.id.name.startsWith(QStringLiteral("outside"));
                                        }),
                  15 * 15 - 144)
            << variant;
        EXPECT_EQ(read.behind, 0U);
        if (read.tile > 0) {
            EXPECT_EQ(read.side(), 9U);
        }
    }
}

TEST(ConvolutionPicture, OfManyPixelsIsAnImageOfFewShapes)
{
    const RecordingPtr recording = recordedRun("convolution", 512 * 300, {{"columns", "512"}});
    EXPECT_TRUE(hasTooManyEvents(*recording, 1));
    const Needs needs = gridLens.needs(*recording, {1, 1}, {});
    EXPECT_TRUE(needs.events.empty());
    EXPECT_EQ(needs.states, (std::vector<std::size_t>{0, 1}));
    Resident resident = keptBy(recording);
    const Scene scene = gridLens.scene(resident, {1, 1}, {});
    EXPECT_LT(scene.marks.size(), 60U);
    EXPECT_EQ(std::ranges::count_if(scene.marks,
                                    [](const Mark& mark) { return std::holds_alternative<ImageShape>(mark.shape); }),
              2);
    EXPECT_TRUE(has(told(recording, {1, 1}), "1,382,400 products")) << told(recording, {1, 1});
}

TEST(ConvolutionPicture, IsLegibleFromOnePixelToMany)
{
    const Set sets[] = {{},
                        {{"variant", "global"}, {"edges", "zero"}},
                        {{"variant", "constant"}, {"filter-size", "5"}},
                        {{"variant", "separable"}, {"filter-size", "7"}},
                        {{"filter-size", "15"}, {"edges", "zero"}, {"tile", "2"}},
                        {{"type", "float32"}, {"tile", "16"}},
                        {{"type", "int32"}, {"filter", "edge"}, {"tile", "6"}},
                        {{"filter-size", "4"}, {"filter", "binomial"}},
                        {{"filter-size", "4"}, {"variant", "global"}, {"mistake", "fifth-tap"}}};
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64, 100, 144, 256, 1024, 4096, 10'000})
        for (const Set& set : sets) {
            if (n > 300 && &set != &sets[0] && &set != &sets[1])
                continue;
            const RecordingPtr recording = convolved(n, set);
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews)
                for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                    for (const double fraction : {0.2, 0.7, 1.0})
                        expectLegible(gridLens.scene(resident, {k, fraction}, shown.view()),
                                      "convolution " + std::to_string(n) + " at " + std::to_string(fraction) + " in " +
                                          std::to_string(shown.view().size.width()) + " " +
                                          std::to_string(&set - &sets[0]) + " launch " + std::to_string(k),
                                      smallestText(shown.view()));
        }
}

} // namespace
} // namespace lockstep::ui
