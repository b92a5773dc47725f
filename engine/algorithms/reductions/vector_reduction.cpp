#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/vectors.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace lockstep {
namespace {

std::vector<Parameter> vectorParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(widthParameter());
    // 4096 suit a core of a processor: with work-groups of 1 they are one stretch.
    parameters.push_back(
        {"vectors", "Vectors an item", {"auto", "1", "2", "4", "8", "16", "32", "256", "1024", "4096"}, "auto"});
    parameters.push_back(
        {"group-size", "Work-group", {"auto", "1", "2", "4", "8", "16", "32", "64", "128", "256", "512"}, "auto"});
    parameters.push_back(finishParameter());
    return parameters;
}

std::vector<std::string> vectorReductionOptions(const Parameters& parameters, std::size_t)
{
    std::vector<std::string> all = scanOptions(parameters);
    all.push_back("-DBLOCK_SIZE=" + parameters.at("group-size"));
    std::ranges::move(vectorOptions(parameters), std::back_inserter(all));
    return all;
}

void resolve(Parameters& parameters, std::size_t n)
{
    // Of 16 values each of two work-items has two vectors, of 64 there are four work-groups.
    chooseBySize(parameters, "group-size", n, "2", "32", "256");
    chooseBySize(parameters, "vectors", n, "2", "2", "16");
}

std::string refuseVectorReduction(const Parameters& parameters)
{
    if (!commutes(parameters))
        return sentence(
            "A sum for each place of a vector changes the order of the operands; {} need it kept: choose add, "
            "max or min, or the coarsened reduction.",
            parameters.at("operator") == "join" ? sentence("pieces of a text") : sentence("affine maps"));
    return refuseScanned(parameters);
}

HostResult vectorReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    return reduceBlocks(run, input, parameters,
                        {"reduce_vectors", valuesAnItem(parameters), {}, vectorsAnItem(parameters)});
}

/// Each work-item has a sum for each place of a vector.
std::uint32_t foldVectorBlock(const Words& block, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t width = number(parameters, "vector-width"), step = groupSize(parameters) * width;
    Words sums(block.begin(), block.begin() + static_cast<std::ptrdiff_t>(std::min(step, block.size())));
    for (std::size_t i = step; i < block.size(); ++i)
        sums[i % step] = plus(sums[i % step], block[i]);
    Words own;
    for (std::size_t first = 0; first < sums.size(); first += width)
        own.push_back(
            foldedReference({sums.begin() + static_cast<std::ptrdiff_t>(first),
                             sums.begin() + static_cast<std::ptrdiff_t>(std::min(first + width, sums.size()))},
                            parameters)
                .front());
    for (std::size_t s = groupSize(parameters) / 2; s > 0; s /= 2)
        for (std::size_t i = 0; i < s && i + s < own.size(); ++i)
            own[i] = plus(own[i], own[i + s]);
    return own.front();
}

Words vectorReference(const Words& input, const Parameters& parameters)
{
    return reducedReference(input, parameters, [&](Words x, const Combiner&) {
        return replayBlocks(std::move(x), parameters, valuesAnItem(parameters),
                            [&](const Words& block) { return foldVectorBlock(block, parameters); });
    });
}

} // namespace

const Algorithm vectorReductionAlgorithm{
    .id = "vector-reduction",
    .title = "Reduction by vectors",
    .family = "Reductions",
    .lens = "dataflow",
    .origin = "M. Harris, Optimizing parallel reduction in CUDA; J. Luitjens, Increase performance with vectorized "
              "memory access, 2013",
    .kernelFile = "reduce_vectors.cl",
    .parameters = vectorParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = vectorReductionOptions,
    .resolve = resolve,
    .refusal = refuseVectorReduction,
    .check = checkScanned,
    .host = vectorReduction,
    .reference = vectorReference,
};

} // namespace lockstep
