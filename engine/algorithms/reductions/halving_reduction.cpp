#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>

namespace lockstep {
namespace {

HostResult halvingReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    const BufferId x = run.buffer({"values", elementType(parameters), {input.size()}, Role::values},
                                  std::make_shared<const Words>(input));
    const Sweep up{{"reduce.levels", {}, "Levels"},
                   {"reduce.pair", {}, "one work-item per pair"},
                   Direction::up,
                   "reduce_halving",
                   "half_n"};
    Levels tree{run, input.size()};
    for (std::size_t n = input.size(); n > 1;) {
        const std::size_t half = (n + 1) / 2;
        tree.shrinkTo(n);
        tree.level(up, half, n - half, {{"x", x}});
        n = half;
    }
    return {x.index, 1, {}};
}

Words halvingReference(const Words& input, const Parameters& parameters)
{
    return reducedReference(input, parameters, [](Words x, const Combiner& plus) {
        while (x.size() > 1) {
            const std::size_t half = (x.size() + 1) / 2;
            for (std::size_t i = 0; i + half < x.size(); ++i)
                x[i] = plus(x[i], x[i + half]);
            x.resize(half);
        }
        return x.front();
    });
}

std::string refuseHalving(const Parameters& parameters)
{
    if (!commutes(parameters))
        return sentence("The halving tree changes the order of its operands; {} need it kept: choose add, max or "
                        "min, or the adjacent-pair tree.",
                        parameters.at("operator") == "join" ? sentence("pieces of a text") : sentence("affine maps"));
    return refuseScanned(parameters);
}

} // namespace

const Algorithm halvingReductionAlgorithm{
    .id = "halving-reduction",
    .title = "Halving reduction",
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
    .refusal = refuseHalving,
    .check = checkScanned,
    .host = halvingReduction,
    .reference = halvingReference,
};

} // namespace lockstep
