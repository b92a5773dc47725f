#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/algorithms/single_pass.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace lockstep {
namespace {

HostResult dominoScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    return singlePassScan(run, input, parameters,
                          {"domino_scan", {"scan.domino", {}, "blocks hand on their running sums"}, {}});
}

std::string refuseDomino(const Parameters& parameters)
{
    const std::string reason = refuseCoarsened(parameters);
    return reason.empty() ? refuseScanned(parameters) : reason;
}

/// Where additions round, the kernel's own order of them: each section's, and a chain of sections.
Words dominoReference(const Words& input, const Parameters& parameters)
{
    if (elementType(parameters) != ElementType::float32)
        return scannedReference(input, parameters);
    const Combiner plus = combiner(parameters);
    const std::size_t section = coarsened(parameters).values;
    Words x = input;
    std::uint32_t before = 0;
    for (std::size_t first = 0; first < x.size(); first += section) {
        const std::size_t end = std::min(first + section, x.size());
        scanOneSection(std::span{x}.subspan(first, end - first), perItem(parameters), plus);
        if (first > 0)
            for (std::size_t i = first; i < end; ++i)
                x[i] = plus(before, x[i]);
        before = x[end - 1];
    }
    return x;
}

std::vector<Parameter> dominoParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(blockSizeParameter());
    parameters.push_back(perItemParameter());
    return parameters;
}

} // namespace

const Algorithm dominoScanAlgorithm{
    .id = "domino-scan",
    .title = "Domino scan",
    .family = "Scans",
    .lens = "blocks",
    .origin = "S. Yan, G. Long and Y. Zhang, StreamScan, 2013; Programming Massively Parallel Processors, section 11.7",
    .kernelFile = "domino.cl",
    .parameters = dominoParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            std::ranges::move(coarsenedOptions(parameters), std::back_inserter(options));
            return options;
        },
    .resolve = resolveBlockSize,
    .refusal = refuseDomino,
    .check = checkScanned,
    .host = dominoScan,
    .reference = dominoReference,
    .mistakes = {{
        .id = "static-block-index",
        .title = {"mistake.static-block-index", {}, "With the work-group's own number as its block"},
        .lesson = {"mistake.static-block-index.lesson",
                   {},
                   "Work-groups may start in any order. Those on the device may all wait for a block whose work-group "
                   "finds no room until one of them ends, and then nobody ever ends."},
        .source = "Programming Massively Parallel Processors, section 11.7",
        .options = {"-DSTATIC_BLOCK_INDEX"},
        .example = "3,1,7,0,4,1,6,3,2,5,3,5,1,2,0,4,6,1,2,3",
    }},
};

} // namespace lockstep
