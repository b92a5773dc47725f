#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/reduced.hpp"

#include <utility>

namespace lockstep {
namespace {

HostResult sequentialReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const BufferId x = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    const BufferId sum = run.buffer({"sum", type, {1}, Role::sums}, nullptr);

    LaunchMeaning meaning;
    meaning.group = {"reduce.fold", {}, "Fold"};
    meaning.title = {"reduce.sequential", {}, "from left to right"};
    meaning.unit = {"reduce.sequential.unit", {}, "one work-item for all values"};
    run.launch({"reduce_sequential",
                1,
                1,
                {{"x", x}, {"sum", sum}, {"n", static_cast<std::uint32_t>(n)}},
                std::move(meaning)});
    return {sum.index, 1, {}};
}

Words sequentialReductionReference(const Words& input, const Parameters& parameters)
{
    return foldedReference(input, parameters);
}

} // namespace

const Algorithm sequentialReductionAlgorithm{
    .id = "sequential-reduction",
    .title = "Sequential reduction",
    .family = "Reductions",
    .lens = "dataflow",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10",
    .kernelFile = "reduce_sequential.cl",
    .parameters = scanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = sequentialReduction,
    .reference = sequentialReductionReference,
};

} // namespace lockstep
