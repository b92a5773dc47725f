#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/work_group.hpp"

namespace lockstep {
namespace {

HostResult twoPerItemScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    return scanSection(
        run, input, parameters,
        {"two_per_item_scan", (input.size() + 1) / 2, {"scan.unit.two", {}, "one work-item per two values"}}, {});
}

} // namespace

const Algorithm twoPerItemScanAlgorithm{
    .id = "two-per-item-scan",
    .title = "Brent–Kung scan, two elements per work-item",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Learn CUDA Programming, chapter 7, where it is called Blelloch's",
    .kernelFile = "two_per_item.cl",
    .parameters = scanParameters(),
    .limits = {1, 2 * largestWorkGroup}, // one work-group, two values a work-item
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
    .host = twoPerItemScan,
    .reference = brentKungReference,
};

} // namespace lockstep
