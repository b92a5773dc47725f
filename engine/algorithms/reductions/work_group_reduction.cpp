#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/reduced.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

std::vector<Parameter> ladderParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    Parameter variant{"variant", "Kernel", {"reduce0", "reduce1", "reduce2", "reduce3", "reduce4"}, "reduce0"};
    variant.shuffled = {"shuffles"};
    parameters.push_back(std::move(variant));
    parameters.push_back(groupSizeParameter());
    parameters.push_back(finishParameter());
    return parameters;
}

bool shuffles(const Parameters& parameters)
{
    return parameters.at("variant") == "shuffles";
}

std::size_t perItem(const std::string& variant)
{
    return variant == "reduce3" || variant == "reduce4" ? 2 : 1;
}

std::vector<std::string> workGroupReductionOptions(const Parameters& parameters, std::size_t)
{
    std::vector<std::string> all = scanOptions(parameters);
    all.push_back("-DBLOCK_SIZE=" + parameters.at("group-size"));
    if (shuffles(parameters))
        all.insert(all.end(), {"-DSHUFFLES", "-cl-std=CL3.0"}); // sub-groups are no part of OpenCL C 1.2
    return all;
}

/// From reduce2 on the tree halves its block; from reduce3 on an item begins with two values. By shuffles neighbours
/// are added as in reduce0, whatever number of lanes a sub-group has.
bool halves(const std::string& variant)
{
    return variant == "reduce2" || perItem(variant) == 2;
}

std::string refuseWorkGroupReduction(const Parameters& parameters)
{
    const std::string& variant = parameters.at("variant");
    const std::size_t size = groupSize(parameters);
    if (halves(variant) && !commutes(parameters))
        return sentence("{} changes the order of its operands; {} need it kept: choose add, max or min, or reduce0 "
                        "or reduce1.",
                        variant,
                        parameters.at("operator") == "join" ? sentence("pieces of a text") : sentence("affine maps"));
    if (halves(variant) && !std::has_single_bit(size))
        return sentence("{} halves its work-group in every step and would lose values of one of {}; choose a power "
                        "of two, or reduce0 or reduce1.",
                        variant, size);
    if (size * perItem(variant) == 1 && !finishedByHost(parameters))
        return sentence("A work-group of 1 adds nothing in {}, so its launches would never end; choose a larger "
                        "group-size, reduce3 or reduce4, or finish on the host.",
                        variant);
    return refuseScanned(parameters);
}

HostResult workGroupReduction(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::string& variant = parameters.at("variant");
    if (shuffles(parameters) && !run.shuffles())
        throw InputError{sentence("This device has no sub-groups whose lanes shuffle values (cl_khr_subgroups and "
                                  "cl_khr_subgroup_shuffle); choose another one, or reduce0 to reduce4.")};
    const Message unit = perItem(variant) == 1 ? Message{"reduce.one.unit", {}, "one work-item per value"}
                                               : Message{"reduce.two.unit", {}, "one work-item per two values"};
    return reduceBlocks(run, input, parameters,
                        {shuffles(parameters) ? "reduce_shuffles" : variant, perItem(variant), {}, unit});
}

/// What the kernel makes of one block: the identity stands past its end.
std::uint32_t foldWorkGroup(Words block, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::string& variant = parameters.at("variant");
    const std::size_t size = groupSize(parameters);
    for (std::size_t j = size; j < block.size(); ++j)
        block[j - size] = plus(block[j - size], block[j]);
    block.resize(size, identity(plus.op, plus.type));
    if (halves(variant)) {
        for (std::size_t s = size / 2; s > 0; s /= 2)
            for (std::size_t i = 0; i < s; ++i)
                block[i] = plus(block[i], block[i + s]);
    } else {
        for (std::size_t s = 1; s < size; s *= 2)
            for (std::size_t i = 0; i + s < size; i += 2 * s)
                block[i] = plus(block[i], block[i + s]);
    }
    return block.front();
}

Words workGroupReductionReference(const Words& input, const Parameters& parameters)
{
    return reducedReference(input, parameters, [&](Words x, const Combiner&) {
        return replayBlocks(std::move(x), parameters, perItem(parameters.at("variant")),
                            [&](Words block) { return foldWorkGroup(std::move(block), parameters); });
    });
}

/// As many ones as the book's example has, so that the sum should be their number.
std::string ones(std::size_t count)
{
    std::string keys = "1";
    for (std::size_t i = 1; i < count; ++i)
        keys += ",1";
    return keys;
}

} // namespace

const Algorithm workGroupReductionAlgorithm{
    .id = "work-group-reduction",
    .title = "Work-group reduction",
    .family = "Reductions",
    .lens = "dataflow",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10; M. Harris, Optimizing parallel reduction "
              "in CUDA",
    .kernelFile = "reduce.cl",
    .parameters = ladderParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = workGroupReductionOptions,
    .resolve = resolveGroupSize,
    .refusal = refuseWorkGroupReduction,
    .check = checkScanned,
    .host = workGroupReduction,
    .reference = workGroupReductionReference,
    .mistakes = {{
        .id = "no-barriers",
        .title = {"mistake.no-barriers", {}, "Without barriers in the last wavefront"},
        .lesson = {"mistake.no-barriers.lesson",
                   {},
                   "The last steps trust that 64 work-items go in step. Where a wavefront has 32, or the device takes "
                   "one work-item after the other, they read sums that are not there yet, or were added on already."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .needs = "variant=reduce4",
        .options = {"-DNO_BARRIERS"},
        .racingKernel = "reduce4",
        .example = ones(256),
    }},
};

} // namespace lockstep
