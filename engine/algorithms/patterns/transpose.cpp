#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/sizes.hpp"

#include <fmt/format.h>

namespace lockstep {
namespace {

/// The matrix that n values fill row by row.
struct TransposeShape {
    std::size_t rows = 1, columns = 1;
};

TransposeShape transposeShapeOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t columns = number(parameters, "columns");
    return {n / columns, columns};
}

void resolveTranspose(Parameters& parameters, std::size_t n)
{
    resolveColumns(parameters, n);
    chooseBySize(parameters, "tile", n, "4", "16", "32");
}

HostResult transpose(Launcher& run, const Words& input, const Parameters& parameters)
{
    const TransposeShape shape = transposeShapeOf(parameters, input.size());
    const std::size_t tile = number(parameters, "tile");
    requireGroup(run, tile * tile, "tile");
    const ElementType type = elementType(parameters);
    const BufferId a =
        run.buffer({"a", type, {shape.rows, shape.columns}, Role::values}, std::make_shared<const Words>(input));
    const BufferId b = run.buffer({"b", type, {shape.columns, shape.rows}, Role::values}, nullptr);
    const bool isNaive = parameters.at("variant") == "naive";
    LaunchSpec spec;
    spec.kernel = isNaive ? "transpose_naive" : "transpose_tiled";
    spec.local = tile * tile;
    const auto tiles = [&](std::size_t values) { return (values + tile - 1) / tile; };
    const std::size_t groups =
        isNaive ? (input.size() + spec.local - 1) / spec.local : tiles(shape.rows) * tiles(shape.columns);
    spec.global = groups * spec.local;
    spec.arguments = {{"a", a},
                      {"b", b},
                      {"rows", static_cast<std::uint32_t>(shape.rows)},
                      {"columns", static_cast<std::uint32_t>(shape.columns)}};
    spec.meaning.group = {"transpose.group", {}, "Transpose"};
    spec.meaning.title =
        isNaive ? Message{"transpose.naive", {}, "value by value"} : Message{"transpose.tiled", {}, "tile by tile"};
    spec.meaning.unit = isNaive ? Message{"transpose.value", {}, "one work-item per value"}
                                : Message{"transpose.tile", {}, "one work-group per tile"};
    run.launch(spec);
    return {b.index};
}

Words transposeReference(const Words& input, const Parameters& parameters)
{
    const TransposeShape shape = transposeShapeOf(parameters, input.size());
    Words turned(input.size());
    for (std::size_t row = 0; row < shape.rows; ++row)
        for (std::size_t column = 0; column < shape.columns; ++column)
            turned[column * shape.rows + row] = input[row * shape.columns + column];
    return turned;
}

} // namespace

const Algorithm transposeAlgorithm{
    .id = "transpose",
    .title = "Matrix transpose",
    .family = "Patterns",
    .lens = "grid",
    .origin = "G. Ruetsch and P. Micikevicius, Optimizing Matrix Transpose in CUDA, 2009",
    .kernelFile = "transpose.cl",
    .parameters = {{"type", "Value type", {"uint32", "int32", "float32"}, "uint32"},
                   {"variant", "Kernel", {"naive", "tiled", "padded"}, "naive"},
                   columnsParameter(),
                   {"tile", "Tile", {"auto", "2", "4", "8", "16", "32"}, "auto"}},
    .limits = {1, mostPixels},
    .stable = false,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t) {
            const std::uint32_t tile = number(parameters, "tile");
            const std::string type = parameters.at("type");
            return std::vector<std::string>{
                fmt::format("-DVALUE={}", type == "uint32"  ? "uint"
                                          : type == "int32" ? "int"
                                                            : "float"),
                fmt::format("-DTILE={}", tile),
                fmt::format("-DPITCH={}", parameters.at("variant") == "padded" ? tile + 1 : tile)};
        },
    .resolve = resolveTranspose,
    .refusal = nullptr,
    .check = nullptr,
    .host = transpose,
    .reference = transposeReference,
};

} // namespace lockstep
