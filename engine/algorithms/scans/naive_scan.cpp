#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/work_group.hpp"

namespace lockstep {
namespace {

/// Work grows with the square: past this n it would be thousands of millions of additions.
constexpr std::size_t mostKeys = std::size_t{1} << 14;

HostResult naiveScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const InAndOut buffers = inAndOut(run, input, parameters);
    const Range range = groupsOf(input.size(), run.largestGroup());
    LaunchMeaning meaning;
    meaning.group = {"scan.naive", {}, "One reduction per output"};
    meaning.title = {"scan.naive.title", {}, "every prefix by itself"};
    meaning.unit = {"scan.naive.unit", {}, "one work-item per output"};
    run.launch({"naive_scan",
                range.global,
                range.local,
                {{"x", buffers.values}, {"y", buffers.prefixes}, {"n", static_cast<std::uint32_t>(input.size())}},
                meaning});
    return {buffers.prefixes.index};
}

} // namespace

const Algorithm naiveScanAlgorithm{
    .id = "naive-scan",
    .title = "Naive scan, one reduction per output",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, section 11.2",
    .kernelFile = "naive_scan.cl",
    .parameters = scanParameters(),
    .limits = {1, mostKeys},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = naiveScan,
    .reference = scannedReference, // every output adds from left to right
};

} // namespace lockstep
