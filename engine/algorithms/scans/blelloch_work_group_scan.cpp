#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/work_group.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

HostResult blellochWorkGroupScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const bool isPadded = !parameters.contains("mistake");
    const std::size_t lanes = isPadded ? std::bit_ceil(input.size()) : input.size();
    return scanSection(
        run, input, parameters,
        {"blelloch_scan", std::max<std::size_t>(lanes / 2, 1), {"scan.unit.two", {}, "one work-item per two values"}},
        {{"lanes", static_cast<std::uint32_t>(lanes)}});
}

std::vector<Parameter> blellochWorkGroupScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back({"padding", "Padding", {"none", "banks"}, "none"});
    return parameters;
}

} // namespace

const Algorithm blellochWorkGroupScanAlgorithm{
    .id = "blelloch-work-group-scan",
    .title = "Blelloch exclusive scan in one work-group",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "G. E. Blelloch, 1990; M. Harris, S. Sengupta and J. D. Owens, GPU Gems 3, chapter 39, 2007",
    .kernelFile = "blelloch_group.cl",
    .parameters = blellochWorkGroupScanParameters(),
    .limits = {1, 2 * largestWorkGroup}, // one work-group, two values a work-item
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(sectionOption(n));
            options.push_back(parameters.at("padding") == "banks" ? "-DPADDED=1" : "-DPADDED=0");
            return options;
        },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = blellochWorkGroupScan,
    .reference = blellochReference,
    .mistakes = {{
        .id = "unpadded",
        .title = {"mistake.unpadded", {}, "Without padding"},
        .lesson = {"mistake.unpadded.lesson",
                   {},
                   "The tree needs a power of two. Without padding, nodes that reach past the end are left out, and "
                   "the root that is cleared is no root; where n is a power of two nothing is lost."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .options = {"-DUNPADDED"},
        .example = "1,1,1,1,1",
    }},
};

} // namespace lockstep
