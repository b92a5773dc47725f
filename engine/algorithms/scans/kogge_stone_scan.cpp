#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"

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

/// Where additions round, the launches' own order of them.
Words reference(const Words& input, const Parameters& parameters)
{
    if (elementType(parameters) != ElementType::float32)
        return scannedReference(input, parameters);
    const Combiner plus = combiner(parameters);
    Words x = input;
    for (std::size_t distance = 1; distance < x.size(); distance *= 2)
        for (std::size_t i = x.size() - 1; i >= distance; --i)
            x[i] = plus(x[i - distance], x[i]);
    return x;
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
    .reference = reference,
};

} // namespace lockstep
