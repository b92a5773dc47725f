#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/work_group.hpp"

#include <bit>

namespace lockstep {
namespace {

HostResult hillisSteeleScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const auto rounds = static_cast<std::uint32_t>(std::bit_width(input.size() - 1));
    return scanSection(run, input, parameters,
                       {"hillis_steele_scan", input.size(), {"scan.unit", {}, "one work-item per position"}},
                       {{"rounds", rounds}});
}

} // namespace

const Algorithm hillisSteeleScanAlgorithm{
    .id = "hillis-steele-scan",
    .title = "Hillis–Steele scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "W. D. Hillis and G. L. Steele, Data parallel algorithms, 1986",
    .kernelFile = "hillis_steele.cl",
    .parameters = scanParameters(),
    .limits = {1, largestWorkGroup}, // one work-group, a value a work-item
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(sectionOption(n));
            return options;
        },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = hillisSteeleScan,
    .reference = doublingReference,
    .mistakes = {{
        .id = "printed-guard",
        .title = {"mistake.printed-guard", {}, "With the printed guard"},
        .lesson = {"mistake.printed-guard.lesson",
                   {},
                   "The book prints the guard k >= 2^j. In round j every position from 2^(j-1) on has a neighbour so "
                   "far to its left, so half of those that should add are left out."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .options = {"-DPRINTED_GUARD"},
        .example = "3,1,7,0,4,1,6,3",
    }},
};

} // namespace lockstep
