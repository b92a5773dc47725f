#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/scan_trees.hpp"

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

    const Sweep sweep{{"scan.levels", {}, "Levels"},
                      {"scan.unit", {}, "one work-item per position"},
                      Direction::none,
                      "kogge_stone_level",
                      "distance"};
    Levels network{run, n};
    for (std::size_t distance = 1; distance < n; distance *= 2) {
        network.level(sweep, distance, n, {{"x_in", in}, {"x_out", out}});
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
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = koggeStoneScan,
    .reference = doublingReference,
};

} // namespace lockstep
