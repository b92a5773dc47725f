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
};

} // namespace lockstep
