#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/recording/launcher.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

HostResult koggeStoneScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    if (n == 1)
        return {in.index};
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);

    const Range items = groupsOf(n, run.largestGroup());
    std::uint32_t level = 0;
    for (std::uint32_t distance = 1; distance < n; distance *= 2) {
        LaunchMeaning meaning;
        ++level;
        meaning.group = {"scan.levels", {}, "Levels"};
        meaning.title = {"scan.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
        meaning.unit = {"scan.unit", {}, "one work-item per position"};
        meaning.level = level;
        meaning.distance = distance;
        run.launch({"kogge_stone_level",
                    items.global,
                    items.local,
                    {{"x_in", in}, {"x_out", out}, {"n", static_cast<std::uint32_t>(n)}, {"distance", distance}},
                    meaning});
        std::swap(in, out);
    }
    return {in.index};
}

} // namespace

const Algorithm koggeStoneScanAlgorithm{
    .id = "kogge-stone-scan",
    .title = "Kogge–Stone scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "P. M. Kogge and H. S. Stone, 1973; Programming Massively Parallel Processors, section 11.2",
    .kernelFile = "kogge_stone.cl",
    .parameters = scanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .host = koggeStoneScan,
    .reference = scannedReference,
};

} // namespace lockstep
