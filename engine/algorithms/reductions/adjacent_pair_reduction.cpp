#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/reduced.hpp"

namespace lockstep {
namespace {

HostResult adjacentPairReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const BufferId x =
        run.buffer({"values", elementType(parameters), {n}, Role::values}, std::make_shared<const Words>(input));
    const Sweep up{{"reduce.levels", {}, "Levels"},
                   {"reduce.pair", {}, "one work-item per pair"},
                   Direction::up,
                   "reduce_adjacent",
                   "stride"};
    Levels tree{run, n};
    for (std::size_t s = 1; s < n; s *= 2)
        tree.level(up, s, (n - s - 1) / (2 * s) + 1, {{"x", x}});
    return {x.index, 1, {}};
}

Words adjacentPairReference(const Words& input, const Parameters& parameters)
{
    return reducedReference(input, parameters, [](Words x, const Combiner& plus) {
        for (std::size_t s = 1; s < x.size(); s *= 2)
            for (std::size_t i = 0; i + s < x.size(); i += 2 * s)
                x[i] = plus(x[i], x[i + s]);
        return x.front();
    });
}

} // namespace

const Algorithm adjacentPairReductionAlgorithm{
    .id = "adjacent-pair-reduction",
    .title = "Adjacent-pair reduction",
    .family = "Reductions",
    .lens = "dataflow",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10",
    .kernelFile = "reduce_tree.cl",
    .parameters = scanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = adjacentPairReduction,
    .reference = adjacentPairReference,
};

} // namespace lockstep
