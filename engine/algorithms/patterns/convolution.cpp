#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

/// An image of rows × columns, and a filter of size × size around each of its pixels.
struct ConvolutionShape {
    int rows = 1, columns = 1, size = 1;
    int half() const { return size / 2; }
};

ConvolutionShape convolutionShapeOf(const Parameters& parameters, std::size_t n)
{
    const auto columns = static_cast<int>(number(parameters, "columns"));
    return {static_cast<int>(n) / columns, columns, static_cast<int>(number(parameters, "filter-size"))};
}

std::uint32_t wordOf(ElementType type, std::int64_t whole)
{
    return type == ElementType::float32 ? std::bit_cast<std::uint32_t>(static_cast<float>(whole))
                                        : static_cast<std::uint32_t>(whole);
}

/// One row of a filter whose rows are multiples of it.
std::vector<std::int64_t> rowOf(const std::string& filter, int size)
{
    std::vector<std::int64_t> row(static_cast<std::size_t>(size), 1);
    if (filter == "binomial") // 1, 2, 1: the row of Pascal's triangle
        for (std::size_t i = 1; i < row.size(); ++i)
            row[i] = row[i - 1] * static_cast<std::int64_t>(row.size() - i) / static_cast<std::int64_t>(i);
    return row;
}

/// The book's loops, from -size / 2 to +size / 2: an even filter gets one tap too many each way.
bool hasFifthTap(const Parameters& parameters)
{
    const auto mistake = parameters.find("mistake");
    return mistake != parameters.end() && mistake->second == "fifth-tap";
}

/// The weights row by row; of the separable variant one row of them.
Words filterOf(const Parameters& parameters)
{
    const auto size = static_cast<int>(number(parameters, "filter-size"));
    const std::string& filter = parameters.at("filter");
    const ElementType type = elementType(parameters);
    const std::vector<std::int64_t> row = rowOf(filter, size);
    Words weights;
    if (parameters.at("variant") == "separable") {
        for (const std::int64_t weight : row)
            weights.push_back(wordOf(type, weight));
        return weights;
    }
    for (int v = 0; v < size; ++v)
        for (int u = 0; u < size; ++u) {
            const bool isMiddle = v == size / 2 && u == size / 2;
            weights.push_back(wordOf(type, filter == "edge"
                                               ? (isMiddle ? size * size - 1 : -1)
                                               : row[static_cast<std::size_t>(v)] * row[static_cast<std::size_t>(u)]));
        }
    return weights;
}

void resolveConvolution(Parameters& parameters, std::size_t n)
{
    resolveColumns(parameters, n);
    const ConvolutionShape shape = convolutionShapeOf(parameters, n);
    const int longest = std::max(shape.rows, shape.columns);
    if (std::string& tile = parameters.at("tile"); tile == "auto")
        tile = longest <= 4 ? "2" : longest <= 16 ? "4" : longest <= 64 ? "8" : "16";
}

std::string refuseConvolution(const Parameters& parameters)
{
    if (parameters.at("filter") != "edge")
        return "";
    if (number(parameters, "filter-size") % 2 == 0)
        return sentence("The filter edge has a middle, and one of {0} × {0} weights has none; take an odd "
                        "filter-size, filter=box or filter=binomial.",
                        parameters.at("filter-size"));
    if (parameters.at("variant") == "separable")
        return sentence(
            "The filter edge is no row of weights times a column of them, so two launches cannot make it; take "
            "filter=box, filter=binomial or another variant.");
    if (elementType(parameters) == ElementType::uint32)
        return sentence("The filter edge has weights of -1, and uint32 has no sign; take type=int32.");
    return "";
}

LaunchSpec specOf(const Parameters& parameters, const ConvolutionShape& shape, const char* kernel)
{
    const std::size_t tile = number(parameters, "tile");
    LaunchSpec spec;
    spec.kernel = fmt::format("convolution_{}", kernel);
    spread(spec, {{static_cast<std::size_t>(shape.columns), tile}, {static_cast<std::size_t>(shape.rows), tile}});
    spec.meaning.group = {"convolution.group", {}, "Convolve"};
    spec.meaning.unit = {"convolution.pixel", {}, "one work-item per pixel of the result"};
    return spec;
}

HostResult convolve(Launcher& run, const Words& input, const Parameters& parameters)
{
    const ConvolutionShape shape = convolutionShapeOf(parameters, input.size());
    const std::size_t tile = number(parameters, "tile");
    requireGroup(run, tile * tile, "tile");
    const ElementType type = elementType(parameters);
    const std::string& variant = parameters.at("variant");
    const bool isSeparable = variant == "separable";
    const auto rows = static_cast<std::uint32_t>(shape.rows), columns = static_cast<std::uint32_t>(shape.columns);
    Words weights = filterOf(parameters);
    const std::size_t size = number(parameters, "filter-size");
    const std::vector<std::size_t> image{rows, columns};
    std::vector<std::size_t> filter = isSeparable ? std::vector{size} : std::vector{size, size};
    if (hasFifthTap(parameters)) { // two rows of 0 behind it, or taps too many would leave the buffer
        filter[0] += 2;
        weights.resize(filter[0] * filter[1], 0);
    }
    const BufferId source =
        run.buffer({"image", type, image, Role::values, Holds::image}, std::make_shared<const Words>(input));
    const BufferId taps =
        run.buffer({"filter", type, filter, Role::table, Holds::filter}, std::make_shared<const Words>(weights));
    const auto launch = [&](const char* kernel, const Message& title, const char* fromName, BufferId from,
                            const char* toName, BufferId to) {
        LaunchSpec spec = specOf(parameters, shape, kernel);
        spec.meaning.title = title;
        spec.arguments = {{fromName, from}, {"filter", taps}, {toName, to}, {"rows", rows}, {"columns", columns}};
        if (variant == "tiled")
            spec.locals = {{"tile", Holds::tile}};
        run.launch(spec);
    };
    if (isSeparable) {
        const BufferId between = run.buffer({"between", type, image, Role::values, Holds::image}, nullptr);
        const BufferId result = run.buffer({"result", type, image, Role::values}, nullptr);
        launch("rows", {"convolution.rows", {}, "along the rows"}, "image", source, "between", between);
        launch("columns", {"convolution.columns", {}, "along the columns"}, "between", between, "result", result);
        return {result.index};
    }
    const BufferId result = run.buffer({"result", type, image, Role::values}, nullptr);
    if (variant == "global")
        launch("global", {"convolution.global", {}, "from global memory"}, "image", source, "result", result);
    else if (variant == "constant")
        launch("constant", {"convolution.constant", {}, "filter in constant memory"}, "image", source, "result",
               result);
    else
        launch("tiled", {"convolution.tiled", {}, "tile by tile"}, "image", source, "result", result);
    return {result.index};
}

/// What a tap sees there: nothing where it is left out.
std::optional<std::uint32_t> seen(const Words& image, const ConvolutionShape& shape, int row, int column,
                                  bool isClamped)
{
    if (isClamped) {
        row = std::clamp(row, 0, shape.rows - 1);
        column = std::clamp(column, 0, shape.columns - 1);
    }
    if (row < 0 || row >= shape.rows || column < 0 || column >= shape.columns)
        return std::nullopt;
    return image[static_cast<std::size_t>(row) * static_cast<std::size_t>(shape.columns) +
                 static_cast<std::size_t>(column)];
}

/// The sums of `weights` of high × wide around each pixel.
Words summed(const Words& image, const Words& weights, const ConvolutionShape& shape, int high, int wide,
             const Parameters& parameters)
{
    const ElementType type = elementType(parameters);
    const bool isClamped = parameters.at("edges") == "clamp", isTiled = parameters.at("variant") == "tiled";
    Words result;
    result.reserve(image.size());
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column) {
            std::uint32_t sum = 0;
            for (int v = 0; v < high; ++v)
                for (int u = 0; u < wide; ++u) {
                    auto pixel = seen(image, shape, row + v - high / 2, column + u - wide / 2, isClamped);
                    if (!pixel && isTiled) // in its tile there stands a 0, which may turn the sign of a float's 0
                        pixel = 0;
                    if (pixel)
                        sum = plusProduct(type, sum, *pixel, weights[static_cast<std::size_t>(v * wide + u)]);
                }
            result.push_back(sum);
        }
    return result;
}

Words convolutionReference(const Words& input, const Parameters& parameters)
{
    const ConvolutionShape shape = convolutionShapeOf(parameters, input.size());
    const Words weights = filterOf(parameters);
    if (parameters.at("variant") == "separable")
        return summed(summed(input, weights, shape, 1, shape.size, parameters), weights, shape, shape.size, 1,
                      parameters);
    return summed(input, weights, shape, shape.size, shape.size, parameters);
}

std::vector<std::string> convolutionOptions(const Parameters& parameters, std::size_t n)
{
    const std::string& type = parameters.at("type");
    const bool isFloat = type == "float32";
    const ConvolutionShape shape = convolutionShapeOf(parameters, n);
    return {fmt::format("-DVALUE={}", isFloat           ? "float"
                                      : type == "int32" ? "int"
                                                        : "uint"),
            fmt::format("-DPLUS_PRODUCT=plus_product{}", isFloat ? "_float" : ""),
            fmt::format("-DTILE={}", parameters.at("tile")),
            fmt::format("-DSIZE={}", shape.size),
            fmt::format("-DHALF={}", shape.half()),
            fmt::format("-DCLAMP={}", parameters.at("edges") == "clamp" ? 1 : 0)};
}

} // namespace

const Algorithm convolutionAlgorithm{
    .id = "convolution",
    .title = "Convolution",
    .family = "Patterns",
    .lens = "grid",
    .origin = "Learn CUDA Programming, chapter 7",
    .kernelFile = "convolution.cl",
    .parameters = {{"type", "Value type", {"uint32", "int32", "float32"}, "uint32"},
                   {"variant", "Kernel", {"global", "constant", "tiled", "separable"}, "tiled"},
                   {"filter", "Filter", {"box", "binomial", "edge"}, "box"},
                   {"filter-size", "Filter's side", {"1", "3", "4", "5", "7", "9", "11", "13", "15", "17"}, "3"},
                   {"edges", "Past the edge", {"clamp", "zero"}, "clamp"},
                   columnsParameter(),
                   {"tile", "Tile", {"auto", "2", "4", "6", "8", "16"}, "auto"}},
    .limits = {1, mostPixels},
    .stable = false,
    .workUnit = WorkUnit::multiplies,
    .options = convolutionOptions,
    .resolve = resolveConvolution,
    .refusal = refuseConvolution,
    .check = nullptr,
    .host = convolve,
    .reference = convolutionReference,
    .madeKeys = {.distribution = "disk"},
    .mistakes =
        {{
             .id = "forgotten-clamp",
             .title = {"mistake.forgotten-clamp", {}, "Zero past the edge, where its pixel was meant"},
             .lesson =
                 {"mistake.forgotten-clamp.lesson",
                  {},
                  "Only the filter was to move to constant memory, but the new kernel also takes 0 past the edge where "
                  "the old one takes the nearest pixel. Results differ all along the border, and their times are no "
                  "longer times of the same work."},
             .source = "Learn CUDA Programming, chapter 7",
             .needs = "variant=constant",
             .options = {"-DFORGET_CLAMP"},
             .example = "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
         },
         {
             .id = "fifth-tap",
             .title = {"mistake.fifth-tap", {}, "Five taps a row of four weights"},
             .lesson =
                 {"mistake.fifth-tap.lesson",
                  {},
                  "The loops run from -size/2 to +size/2, both included, which suits odd filters only. Of 4 × 4 "
                  "weights they take 5 × 5: the fifth of a row is the next row's first, and the last ones lie behind "
                  "the filter, up to index 20 of 16. This run puts zeros there; elsewhere it could be anything."},
             .source = "Learn CUDA Programming, chapter 7",
             .needs = "variant=global, filter-size=4",
             .options = {"-DFIFTH_TAP"},
             .example = "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
         }},
};

} // namespace lockstep
