#include "engine/analysis/memory_table.hpp"
#include "engine/analysis/memory_use.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <random>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

struct Image {
    std::size_t rows = 12, columns = 12;
    Parameters parameters = {};

    std::size_t n() const { return rows * columns; }
    Parameters all(const std::string& variant = "") const
    {
        Parameters set = parameters;
        set["columns"] = std::to_string(columns);
        if (!variant.empty())
            set["variant"] = variant;
        return set;
    }
    RecordingPtr recorded() const { return test::record({"convolution", n(), "uniform", all()}); }
    Words pixels(std::uint32_t below = 100) const
    {
        Words pixels(n());
        std::mt19937 random{static_cast<std::mt19937::result_type>(rows * 1000 + columns)};
        std::ranges::generate(pixels, [&] { return static_cast<std::uint32_t>(random() % below); });
        return pixels;
    }
    Words fast(const Words& pixels, const std::string& variant) const
    {
        return test::session().runFast({"convolution", all(variant), pixels, "auto"});
    }
};

/// What a launch loads of each buffer, as its rows of accesses tell.
std::uint64_t loadsOf(const Recording& recording, const std::string& array, std::size_t launch = 1)
{
    std::uint64_t loads = 0;
    const MemoryTable table(recording, launch, *recording.events[launch - 1], {});
    for (const MemoryAccess& access : table.accesses()) {
        EXPECT_TRUE(access.isLineTold) << access.text;
        loads += !access.isStore && access.text.starts_with(array + "[") ? access.accesses : 0;
    }
    return loads;
}

std::vector<const Event*> loadsOfGroup(const Recording& recording, std::uint32_t group)
{
    std::vector<const Event*> loads;
    for (const Event& event : *recording.events[0])
        if (event.group == group && (event.op == Op::copy || (event.op == Op::fill && event.phase == 0)))
            loads.push_back(&event);
    return loads;
}

TEST(Convolution, OfFourTilesLoadsEachOnceAndItsHalo)
{
    // The 6 × 6 work-items of a group fill a tile of 8 × 8 in 4 trips.
    const Image image{12, 12, {{"tile", "6"}, {"edges", "zero"}}};
    const RecordingPtr tiled = image.recorded();
    EXPECT_EQ(tiled->launches[0].groups(), 4U);
    EXPECT_EQ(loadsOf(*tiled, "image"), 196U); // 4 · 7 · 7: each tile has two sides outside
    EXPECT_EQ(loadsOf(*tiled, "tile"), 144U * 9);
    Image naive = image;
    naive.parameters["variant"] = "global";
    EXPECT_EQ(loadsOf(*naive.recorded(), "image"), 1156U); // (3 · 12 − 2)²
    EXPECT_EQ(loadsOf(*naive.recorded(), "filter"), 1156U);
    naive.parameters["edges"] = "clamp";
    EXPECT_EQ(loadsOf(*naive.recorded(), "image"), 144U * 9);
    const std::vector<const Event*> loads = loadsOfGroup(*tiled, 3);
    EXPECT_EQ(loads.size(), 64U);
    std::size_t trips[4] = {};
    for (const Event* load : loads)
        ++trips[load->writes()[0].index / 8 / 6 * 2 + load->writes()[0].index % 8 / 6];
    EXPECT_EQ(trips[0], 36U);
    EXPECT_EQ(trips[1], 12U);
    EXPECT_EQ(trips[2], 12U);
    EXPECT_EQ(trips[3], 4U);
}

TEST(Convolution, TheTileIsAsLargeAsItMustBe)
{
    struct Case {
        const char *tile, *size;
        std::size_t side, trips;
    };
    for (const auto& [tile, size, side, trips] : {Case{"6", "3", 8, 2}, Case{"16", "9", 24, 2}, Case{"16", "17", 32, 2},
                                                  Case{"8", "9", 16, 2}, Case{"16", "1", 16, 1}, Case{"2", "15", 16, 8},
                                                  Case{"6", "4", 9, 2}, Case{"16", "4", 19, 2}, Case{"2", "4", 5, 3}}) {
        const Image image{48, 48, {{"tile", tile}, {"filter-size", size}, {"filter", "box"}}};
        const RecordingPtr recording = image.recorded();
        EXPECT_EQ(localWords(*recording).value_or(0) * 4, side * side * 4) << tile << " " << size;
        std::map<std::uint32_t, std::size_t> byItem; // how often the busiest work-item of a group loads
        for (const Event* load :
             loadsOfGroup(*recording, static_cast<std::uint32_t>(recording->launches[0].groups()) / 2 + 1))
            ++byItem[load->item];
        std::size_t most = 0;
        for (const auto& [item, loads] : byItem)
            most = std::max(most, loads);
        EXPECT_EQ(most, trips * trips) << tile << " " << size;
    }
}

TEST(Convolution, OnesAreNineInTheMiddleAndFourInACornerOfZeros)
{
    for (const char* variant : {"global", "constant", "tiled", "separable"}) {
        Image image{4, 5, {{"filter", "box"}, {"edges", "zero"}}};
        const Words zero = image.fast(Words(20, 1), variant);
        EXPECT_EQ(zero, (Words{4, 6, 6, 6, 4, 6, 9, 9, 9, 6, 6, 9, 9, 9, 6, 4, 6, 6, 6, 4})) << variant;
        image.parameters["edges"] = "clamp";
        EXPECT_EQ(image.fast(Words(20, 1), variant), Words(20, 9)) << variant;
        image.parameters["filter"] = "binomial";
        EXPECT_EQ(image.fast(Words(20, 1), variant), Words(20, 16)) << variant;
    }
}

TEST(Convolution, TheMistakeOfTheBookIsSeenAtTheBorderAlone)
{
    Image image{4, 5, {{"filter", "box"}, {"mistake", "forgotten-clamp"}}};
    const Words wrong = image.fast(Words(20, 1), "constant");
    EXPECT_EQ(wrong, (Words{4, 6, 6, 6, 4, 6, 9, 9, 9, 6, 6, 9, 9, 9, 6, 4, 6, 6, 6, 4}));
}

/// Two rows and columns before a pixel and one behind it, of 4 × 4 weights.
TEST(Convolution, AnEvenFilterReachesFurtherBackThanAhead)
{
    for (const char* variant : {"global", "constant", "tiled", "separable"}) {
        Image image{4, 5, {{"filter-size", "4"}, {"edges", "zero"}}};
        EXPECT_EQ(image.fast(Words(20, 1), variant),
                  (Words{4, 6, 8, 8, 6, 6, 9, 12, 12, 9, 8, 12, 16, 16, 12, 6, 9, 12, 12, 9}))
            << variant;
        Words one(20, 0); // seen by its own pixel and two further to the right, and by one to the left
        one[7] = 1;
        image.parameters["filter"] = "binomial";
        EXPECT_EQ(image.fast(one, variant), (Words{0, 1, 3, 3, 1, 0, 3, 9, 9, 3, 0, 3, 9, 9, 3, 0, 1, 3, 3, 1}))
            << variant;
        image.parameters["edges"] = "clamp";
        EXPECT_EQ(image.fast(Words(20, 1), variant), Words(20, 64)) << variant;
    }
}

/// The sums of the book's loops, -2 to +2 of 4 × 4 weights: 25 taps, 3 of which take the next row's first weight and 6
/// what lies behind the filter.
Words byTheBooksLoops(const Image& image, const Words& pixels, const Words& row, bool isClamped)
{
    Words filter(24, 0); // 16 weights, and 0 behind them
    for (std::size_t i = 0; i < 16; ++i)
        filter[i] = row[i / 4] * row[i % 4];
    const int rows = static_cast<int>(image.rows), columns = static_cast<int>(image.columns);
    Words sums(pixels.size(), 0);
    for (int at = 0; at < rows * columns; ++at)
        for (int v = -2; v <= 2; ++v)
            for (int u = -2; u <= 2; ++u) {
                int r = at / columns + v, c = at % columns + u;
                if (isClamped) {
                    r = std::clamp(r, 0, rows - 1);
                    c = std::clamp(c, 0, columns - 1);
                }
                if (r >= 0 && r < rows && c >= 0 && c < columns)
                    sums[static_cast<std::size_t>(at)] += pixels[static_cast<std::size_t>(r * columns + c)] *
                                                          filter[static_cast<std::size_t>((v + 2) * 4 + u + 2)];
            }
    return sums;
}

TEST(Convolution, TheFifthTapTakesTheNextRowsWeight)
{
    Image image{4, 5, {{"filter-size", "4"}, {"mistake", "fifth-tap"}}};
    EXPECT_EQ(image.fast(Words(20, 1), "global"), Words(20, 19)) << "16 and 3 that wrapped";
    image.parameters["edges"] = "zero";
    EXPECT_EQ(image.fast(Words(20, 1), "global"),
              (Words{5, 7, 9, 8, 6, 8, 11, 14, 12, 9, 11, 15, 19, 16, 12, 9, 12, 15, 12, 9}));
    for (const auto& [rows, columns] : {std::pair<std::size_t, std::size_t>{1, 1}, {1, 3}, {5, 4}, {8, 8}, {17, 31}})
        for (const char* edges : {"clamp", "zero"})
            for (const auto& [filter, row] : {std::pair{"box", Words{1, 1, 1, 1}}, {"binomial", Words{1, 3, 3, 1}}}) {
                image = {rows, columns, {{"filter-size", "4"}, {"filter", filter}, {"edges", edges}}};
                const Words pixels = image.pixels(), right = image.fast(pixels, "global");
                image.parameters["mistake"] = "fifth-tap";
                const Words wrong = image.fast(pixels, "global");
                EXPECT_EQ(wrong, byTheBooksLoops(image, pixels, row, edges == std::string("clamp")))
                    << rows << "x" << columns << " " << edges << " " << filter;
                EXPECT_EQ(wrong != right, columns > 2 || edges == std::string("clamp"))
                    << rows << "x" << columns << " " << edges;
            }
}

TEST(Convolution, TheFifthTapReadsUpToIndexTwentyOfSixteen)
{
    const Image image{8, 8, {{"variant", "global"}, {"filter-size", "4"}, {"mistake", "fifth-tap"}}};
    const RecordingPtr recording = image.recorded();
    const auto filter = std::ranges::find(recording->buffers, "filter", &BufferInfo::name);
    ASSERT_NE(filter, recording->buffers.end());
    EXPECT_EQ(filter->shape, (std::vector<std::size_t>{6, 4})) << "what is read is in the buffer";
    std::map<std::uint32_t, std::vector<std::uint32_t>> taken; // words of the filter, by work-item
    for (const Event& event : *recording->events[0])
        if (event.op == Op::multiply)
            taken[event.item].push_back(event.readSlots[1].index);
    EXPECT_EQ(taken.size(), 64U);
    for (const auto& [item, words] : taken)
        EXPECT_EQ(words, (std::vector<std::uint32_t>{0,  1,  2,  3,  4,  4,  5,  6,  7,  8,  8,  9, 10,
                                                     11, 12, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20}))
            << item;
    EXPECT_EQ(recording->work(), 64U * 25);
}

TEST(Convolution, TheFifthTapIsSwitchedOnWithWhatItNeeds)
{
    RunRequest request{"convolution", {}, {}};
    prepareBreaking(request, "fifth-tap");
    EXPECT_EQ(request.parameters.at("variant"), "global");
    EXPECT_EQ(request.parameters.at("filter-size"), "4");
    BreakOptions options;
    options.times = 2;
    const Breaking breaking = breakRun(test::session(), request, options);
    EXPECT_EQ(breaking.wrongRuns, 2U) << "on any device";
    EXPECT_EQ(breaking.racedWords, 0U);
    ASSERT_TRUE(breaking.firstOutput);
    EXPECT_EQ(breaking.firstOutput->got, 19U);
    EXPECT_EQ(breaking.firstOutput->right, 16U);
    const auto refused = [](const Parameters& parameters) {
        return test::refusalOf([&] { resolveParameters(findAlgorithm("convolution"), parameters, 12); });
    };
    EXPECT_EQ(refused({{"mistake", "fifth-tap"}, {"variant", "global"}}),
              "The mistake fifth-tap of convolution exists only where filter-size=4, not where filter-size is 3; set "
              "that, too.");
    EXPECT_EQ(refused({{"mistake", "fifth-tap"}, {"filter-size", "4"}}),
              "The mistake fifth-tap of convolution exists only where variant=global, not where variant is tiled; set "
              "that, too.");
}

TEST(Convolution, OfTwoLaunchesLoadsTwiceTheSideAPixel)
{
    const Image image{12, 12, {{"variant", "separable"}, {"filter-size", "5"}}};
    const RecordingPtr recording = image.recorded();
    ASSERT_EQ(recording->launchCount(), 2U);
    EXPECT_EQ(loadsOf(*recording, "image"), 144U * 5);
    EXPECT_EQ(loadsOf(*recording, "between", 2), 144U * 5);
    EXPECT_EQ(recording->work(), 144U * 10);
}

void expectVariantsAgree(std::size_t rows, std::size_t columns, const char* edges, const char* size, const char* tile)
{
    const Image image{rows, columns, {{"edges", edges}, {"filter-size", size}, {"tile", tile}}};
    const Words pixels = image.pixels();
    const Words first = image.fast(pixels, "global");
    EXPECT_EQ(first.size(), pixels.size());
    for (const char* variant : {"constant", "tiled", "separable"})
        EXPECT_EQ(image.fast(pixels, variant), first)
            << variant << " " << rows << "x" << columns << " " << edges << " " << size;
}

TEST(Convolution, AllVariantsGiveTheSame)
{
    const std::pair<std::size_t, std::size_t> shapes[] = {{1, 1}, {1, 2},   {1, 37},  {37, 1},   {2, 2},
                                                          {5, 7}, {16, 16}, {17, 31}, {333, 777}};
    std::size_t turn = 0;
    for (const char* edges : {"clamp", "zero"}) {
        for (const auto& [rows, columns] : shapes)
            expectVariantsAgree(rows, columns, edges, "5", "4");
        for (const char* size : {"1", "3", "4", "7", "9", "11", "13", "15", "17"})
            for (int i = 0; i < 2; ++i, ++turn)
                expectVariantsAgree(shapes[turn % 8].first, shapes[turn % 8].second, edges, size, "6");
    }
}

TEST(Convolution, RefusesWhatItCannotDo)
{
    const auto refused = [](const Parameters& parameters) {
        return test::refusalOf([&] { resolveParameters(findAlgorithm("convolution"), parameters, 12); });
    };
    EXPECT_EQ(refused({{"filter-size", "6"}}),
              "'6' is no value of filter-size for convolution; choose one of: 1, 3, 4, 5, 7, 9, 11, 13, 15, 17.");
    EXPECT_EQ(refused({{"filter-size", "4"}, {"filter", "edge"}, {"type", "int32"}}),
              "The filter edge has a middle, and one of 4 × 4 weights has none; take an odd filter-size, filter=box or "
              "filter=binomial.");
    EXPECT_NE(refused({{"columns", "5"}}).find("12 values do not fill rows of 5 columns"), std::string::npos);
    EXPECT_NE(refused({{"filter", "edge"}}).find("take type=int32"), std::string::npos);
    EXPECT_NE(refused({{"filter", "edge"}, {"type", "int32"}, {"variant", "separable"}}).find("two launches"),
              std::string::npos);
}

TEST(Convolution, AFilterInConstantMemoryIsNotWritten)
{
    const KernelFile file = KernelFile::load("convolution.cl");
    const KernelParameter& filter = file.kernel("convolution_constant").parameters.at(1);
    EXPECT_EQ(filter.name, "filter");
    EXPECT_EQ(filter.declaration, "__constant VALUE *");
    EXPECT_TRUE(filter.pointer);
    EXPECT_FALSE(filter.writable);
}

#ifdef HAVE_RAPIDCHECK
std::int64_t weightAt(const std::string& filter, int size, int v, int u)
{
    if (filter == "edge")
        return v == size / 2 && u == size / 2 ? size * size - 1 : -1;
    const auto choose = [&](int k) {
        std::int64_t ways = 1;
        for (int i = 1; i <= k; ++i)
            ways = ways * (size - i) / i;
        return ways;
    };
    return filter == "box" ? 1 : choose(v) * choose(u);
}

/// Of any shape, filter, edge and variant: of whole numbers to the bit, of floats within a stated bound of the sum in
/// double precision.
TEST(Convolution, OfAnyShapeIsTheSumAroundEachPixel)
{
    const bool passed = rc::check([] {
        Image image{*rc::gen::inRange<std::size_t>(1, 41), *rc::gen::inRange<std::size_t>(1, 41)};
        const std::string type = *rc::gen::element<std::string>("uint32", "int32", "float32");
        const std::string filter = type == "uint32" ? *rc::gen::element<std::string>("box", "binomial")
                                                    : *rc::gen::element<std::string>("box", "binomial", "edge");
        const std::string variant = filter == "edge"
                                        ? *rc::gen::element<std::string>("global", "constant", "tiled")
                                        : *rc::gen::element<std::string>("global", "constant", "tiled", "separable");
        const int size =
            filter == "edge" ? 2 * *rc::gen::inRange(0, 8) + 1 : *rc::gen::element(1, 3, 4, 5, 7, 9, 11, 13, 15, 17);
        const std::string edges = *rc::gen::element<std::string>("clamp", "zero");
        image.parameters = {{"type", type},
                            {"filter", filter},
                            {"filter-size", std::to_string(size)},
                            {"edges", edges},
                            {"tile", *rc::gen::element<std::string>("2", "4", "6", "16")}};
        Words pixels(image.n());
        for (std::uint32_t& pixel : pixels) {
            const int value = *rc::gen::inRange(type == "uint32" ? 0 : -1000, 1001);
            pixel = type == "float32" ? std::bit_cast<std::uint32_t>(static_cast<float>(value) / 7.0f)
                                      : static_cast<std::uint32_t>(value);
        }
        const Words result = image.fast(pixels, variant);
        RC_ASSERT(result.size() == image.n());
        const int rows = static_cast<int>(image.rows), columns = static_cast<int>(image.columns);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                double sum = 0, magnitude = 0;
                std::uint32_t whole = 0;
                for (int v = 0; v < size; ++v)
                    for (int u = 0; u < size; ++u) {
                        int r = row + v - size / 2, c = column + u - size / 2;
                        if (edges == "clamp") {
                            r = std::clamp(r, 0, rows - 1);
                            c = std::clamp(c, 0, columns - 1);
                        } else if (r < 0 || r >= rows || c < 0 || c >= columns) {
                            continue;
                        }
                        const std::uint32_t pixel = pixels[static_cast<std::size_t>(r * columns + c)];
                        const std::int64_t weight = weightAt(filter, size, v, u);
                        whole += pixel * static_cast<std::uint32_t>(weight);
                        const double term = double{std::bit_cast<float>(pixel)} * static_cast<double>(weight);
                        sum += term;
                        magnitude += std::abs(term);
                    }
                const std::uint32_t got = result[static_cast<std::size_t>(row * columns + column)];
                if (type != "float32") {
                    RC_ASSERT(got == whole);
                    continue;
                }
                // Weights are exact; each of at most size² roundings is off by 2^-24 of a partial sum at most.
                const double bound = 1.01 * size * size * std::ldexp(1.0, -24) * magnitude;
                RC_ASSERT(std::abs(double{std::bit_cast<float>(got)} - sum) <= bound);
            }
    });
    EXPECT_TRUE(passed);
}
#endif

} // namespace
} // namespace lockstep
