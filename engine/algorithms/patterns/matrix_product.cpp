#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <optional>

namespace lockstep {
namespace {

constexpr std::size_t mostResults = std::size_t{1} << 22;

/// a is rows × inner, b inner × columns.
struct MatrixProductShape {
    std::size_t rows = 1, columns = 1, inner = 1;
    std::size_t results() const { return rows * columns; }
};

MatrixProductShape matrixProductShapeOf(const Parameters& parameters)
{
    return {number(parameters, "rows"), number(parameters, "columns"), number(parameters, "inner")};
}

std::string normalisedSide(const std::string& text)
{
    const bool isNumber =
        !text.empty() && text.size() <= 7 && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || std::stoul(text) == 0)
        throw InputError{sentence("A side of a matrix is a number from 1 on, or auto, not '{}'.", text)};
    return std::to_string(std::stoul(text));
}

std::optional<double> weightOf(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc{} || end != text.data() + text.size() || !(std::abs(value) <= 1e6))
        return std::nullopt;
    return value;
}

std::string normalisedWeight(const std::string& text)
{
    const auto value = weightOf(text);
    if (!value)
        throw InputError{sentence("A weight is a number from -1000000 to 1000000, not '{}'.", text)};
    return fmt::format("{}", *value == 0 ? 0 : *value);
}

std::uint32_t weight(const Parameters& parameters, const char* name)
{
    const double value = weightOf(parameters.at(name)).value_or(0);
    return elementType(parameters) == ElementType::float32
               ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
               : static_cast<std::uint32_t>(static_cast<std::int64_t>(value));
}

/// The squarest shape of n values that has the sides that are given: n = inner · (rows + columns).
std::optional<MatrixProductShape> squarest(const Parameters& parameters, std::size_t n)
{
    const auto given = [&](const char* name) -> std::size_t {
        return parameters.at(name) == "auto" ? 0 : number(parameters, name);
    };
    const std::size_t rows = given("rows"), columns = given("columns"), wanted = given("inner");
    std::optional<MatrixProductShape> best;
    double least = 0;
    for (std::size_t inner = 1; 2 * inner <= n; ++inner) {
        if (n % inner != 0 || (wanted != 0 && wanted != inner))
            continue;
        const std::size_t both = n / inner;
        MatrixProductShape shape{both / 2, both - both / 2, inner};
        if (rows != 0)
            shape = {rows, both - std::min(rows, both), inner};
        else if (columns != 0)
            shape = {both - std::min(columns, both), columns, inner};
        if (shape.rows == 0 || shape.columns == 0 || (columns != 0 && shape.columns != columns))
            continue;
        const double off = std::abs(std::log(static_cast<double>(shape.rows) / static_cast<double>(inner))) +
                           std::abs(std::log(static_cast<double>(shape.columns) / static_cast<double>(inner)));
        if (!best || off < least) {
            best = shape;
            least = off;
        }
    }
    return best;
}

void resolveMatrixProduct(Parameters& parameters, std::size_t n)
{
    const auto shape = squarest(parameters, n);
    if (!shape)
        throw InputError{sentence("{} values are no a of {} × {} and b of {} × {}; inner · (rows + columns) must be "
                                  "{}. Give other sides, or auto.",
                                  n, parameters.at("rows"), parameters.at("inner"), parameters.at("inner"),
                                  parameters.at("columns"), n)};
    if (shape->results() > mostResults)
        throw InputError{sentence("c would have {} × {} values, more than {}; give a larger inner side, or a number "
                                  "of values that has more divisors.",
                                  shape->rows, shape->columns, mostResults)};
    parameters.at("rows") = std::to_string(shape->rows);
    parameters.at("columns") = std::to_string(shape->columns);
    parameters.at("inner") = std::to_string(shape->inner);
    const std::size_t longest = std::max({shape->rows, shape->columns, shape->inner});
    if (std::string& tile = parameters.at("tile"); tile == "auto")
        tile = longest <= 4 ? "2" : longest <= 16 ? "4" : longest <= 64 ? "8" : "16";
}

std::string refuseMatrixProduct(const Parameters& parameters)
{
    if (elementType(parameters) == ElementType::float32)
        return "";
    for (const char* name : {"alpha", "beta"}) {
        const double value = weightOf(parameters.at(name)).value_or(0);
        if (value != std::floor(value))
            return sentence("{} is {}, which is no whole number; take type=float32.", name, parameters.at(name));
        if (value < 0 && elementType(parameters) == ElementType::uint32)
            return sentence("{} is {}, and uint32 has no sign; take type=int32.", name, parameters.at(name));
    }
    return "";
}

/// What stands in c before: the input from its first value on, again and again.
Words before(const Words& input, std::size_t results)
{
    Words c(results);
    for (std::size_t i = 0; i < results; ++i)
        c[i] = input[i % input.size()];
    return c;
}

HostResult matrixProduct(Launcher& run, const Words& input, const Parameters& parameters)
{
    const MatrixProductShape shape = matrixProductShapeOf(parameters);
    const std::size_t tile = number(parameters, "tile");
    requireGroup(run, tile * tile, "tile");
    const ElementType type = elementType(parameters);
    const std::string& variant = parameters.at("variant");
    const std::uint32_t beta = weight(parameters, "beta");
    const BufferId ab = run.buffer({"ab", type, {input.size()}, Role::values}, std::make_shared<const Words>(input));
    const BufferId c = run.buffer({"c", type, {shape.rows, shape.columns}, Role::values},
                                  beta == 0 ? nullptr : std::make_shared<const Words>(before(input, shape.results())));
    const std::size_t outputs = variant == "registers" ? number(parameters, "per-item") : 1;
    LaunchSpec spec;
    spec.kernel = fmt::format("matrix_product_{}", variant);
    spread(spec, {{shape.columns, tile}, {(shape.rows + outputs - 1) / outputs, tile}});
    spec.arguments = {{"ab", ab},
                      {"c", c},
                      {"rows", static_cast<std::uint32_t>(shape.rows)},
                      {"columns", static_cast<std::uint32_t>(shape.columns)},
                      {"inner", static_cast<std::uint32_t>(shape.inner)},
                      {"b_at", static_cast<std::uint32_t>(shape.rows * shape.inner)},
                      {"alpha", weight(parameters, "alpha")},
                      {"beta", beta}};
    spec.meaning.group = {"product.group", {}, "Multiply"};
    spec.meaning.title = variant == "naive" ? Message{"product.naive", {}, "from global memory"}
                         : variant == "tiled"
                             ? Message{"product.tiled", {}, "tile by tile"}
                             : Message{"product.registers", {}, "tile by tile, several sums a work-item"};
    spec.meaning.unit = variant == "registers" ? Message{"product.sums", {}, "one work-item per column of sums"}
                                               : Message{"product.sum", {}, "one work-item per value of c"};
    run.launch(spec);
    return {c.index, shape.results()};
}

Words matrixProductReference(const Words& input, const Parameters& parameters)
{
    const MatrixProductShape shape = matrixProductShapeOf(parameters);
    const ElementType type = elementType(parameters);
    const std::uint32_t alpha = weight(parameters, "alpha"), beta = weight(parameters, "beta");
    Words c = before(input, shape.results());
    const std::size_t b = shape.rows * shape.inner;
    for (std::size_t row = 0; row < shape.rows; ++row)
        for (std::size_t column = 0; column < shape.columns; ++column) {
            std::uint32_t sum = 0;
            for (std::size_t k = 0; k < shape.inner; ++k)
                sum = plusProduct(type, sum, input[row * shape.inner + k], input[b + k * shape.columns + column]);
            std::uint32_t& value = c[row * shape.columns + column];
            value = weighed(type, alpha, sum, beta, value);
        }
    return c;
}

std::vector<std::string> matrixProductOptions(const Parameters& parameters, std::size_t)
{
    const std::string& type = parameters.at("type");
    const bool isFloat = type == "float32";
    return {fmt::format("-DVALUE={}", isFloat           ? "float"
                                      : type == "int32" ? "int"
                                                        : "uint"),
            fmt::format("-DPLUS_PRODUCT=plus_product{}", isFloat ? "_float" : ""),
            fmt::format("-DTILE={}", parameters.at("tile")), fmt::format("-DOUTPUTS={}", parameters.at("per-item"))};
}

} // namespace

const Algorithm matrixProductAlgorithm{
    .id = "matrix-product",
    .title = "Matrix product",
    .family = "Patterns",
    .lens = "grid",
    .origin = "W. W. Hwu, D. B. Kirk and I. El Hajj, Programming Massively Parallel Processors, chapter 5",
    .kernelFile = "matrix_product.cl",
    .parameters = {{"type", "Value type", {"uint32", "int32", "float32"}, "uint32"},
                   {"variant", "Kernel", {"naive", "tiled", "registers"}, "tiled"},
                   {"rows", "Rows", {"auto"}, "auto", normalisedSide},
                   {"columns", "Columns", {"auto"}, "auto", normalisedSide},
                   {"inner", "Inner side", {"auto"}, "auto", normalisedSide},
                   {"tile", "Tile", {"auto", "2", "4", "8", "16", "32"}, "auto"},
                   {"per-item", "Sums per work-item", {"2", "4", "8"}, "2"},
                   {"alpha", "Alpha", {"1"}, "1", normalisedWeight},
                   {"beta", "Beta", {"0"}, "0", normalisedWeight}},
    .limits = {2, std::size_t{1} << 19},
    .stable = false,
    .workUnit = WorkUnit::multiplies,
    .options = matrixProductOptions,
    .resolve = resolveMatrixProduct,
    .refusal = refuseMatrixProduct,
    .check = nullptr,
    .host = matrixProduct,
    .reference = matrixProductReference,
    .mistakes =
        {{
             .id = "no-second-barrier",
             .title = {"mistake.product-barrier", {}, "Without the barrier before the next tile"},
             .lesson = {"mistake.product-barrier.lesson",
                        {},
                        "Whoever is done with a tile loads the next one over it, while others still multiply. They add "
                        "products of another tile."},
             .source = "Learn CUDA Programming, chapter 7",
             .needs = "variant=tiled",
             .options = {"-DNO_SECOND_BARRIER"},
             .racingKernel = "matrix_product_tiled",
             .example = "1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2",
         },
         {
             .id = "equal-rows",
             .title = {"mistake.equal-rows", {}, "All rows of the tile of b alike"},
             .lesson = {"mistake.equal-rows.lesson",
                        {},
                        "Each work-item loads the first row of the tile of b, whatever its own row is: every "
                        "product takes the same row of b."},
             .source = "Learn CUDA Programming, chapter 7",
             .needs = "variant=tiled",
             .options = {"-DEQUAL_ROWS"},
             .example = "1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2",
         }},
};

} // namespace lockstep
