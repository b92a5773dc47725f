#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/algorithms/sizes.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

std::vector<Parameter> coarsenedParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back({"per-item", "Values an item", {"2", "4", "8"}, "4"});
    parameters.push_back(groupSizeParameter());
    parameters.push_back(finishParameter());
    return parameters;
}

std::vector<std::string> coarsenedOptions(const Parameters& parameters, std::size_t)
{
    std::vector<std::string> all = scanOptions(parameters);
    all.push_back("-DBLOCK_SIZE=" + parameters.at("group-size"));
    return all;
}

/// Neighbouring values, not strided ones: memory is read less well, but the order is kept, so every operator will do.
HostResult coarsenedReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::uint32_t perItem = number(parameters, "per-item");
    const Message unit{
        "reduce.many.unit", {std::to_string(perItem)}, fmt::format("one work-item per {} values", perItem)};
    return reduceBlocks(run, input, parameters, {"reduce_coarsened", perItem, {{"per_item", perItem}}, unit});
}

std::uint32_t foldCoarsenedBlock(const Words& block, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t size = groupSize(parameters), perItem = number(parameters, "per-item");
    Words sums(size, identity(plus.op, plus.type));
    for (std::size_t i = 0; i < block.size(); ++i)
        sums[i / perItem] = i % perItem == 0 ? block[i] : plus(sums[i / perItem], block[i]);
    for (std::size_t s = 1; s < size; s *= 2)
        for (std::size_t i = 0; i + s < size; i += 2 * s)
            sums[i] = plus(sums[i], sums[i + s]);
    return sums.front();
}

Words coarsenedReductionReference(const Words& input, const Parameters& parameters)
{
    return reducedReference(input, parameters, [&](Words x, const Combiner&) {
        return replayBlocks(std::move(x), parameters, number(parameters, "per-item"),
                            [&](const Words& block) { return foldCoarsenedBlock(block, parameters); });
    });
}

} // namespace

const Algorithm coarsenedReductionAlgorithm{
    .id = "coarsened-reduction",
    .title = "Coarsened reduction",
    .family = "Reductions",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, chapter 10",
    .kernelFile = "reduce_coarsened.cl",
    .parameters = coarsenedParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = coarsenedOptions,
    .resolve = resolveGroupSize,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = coarsenedReduction,
    .reference = coarsenedReductionReference,
};

} // namespace lockstep
