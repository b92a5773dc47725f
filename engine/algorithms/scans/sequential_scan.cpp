#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/work_group.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

namespace lockstep {
namespace {

HostResult sequentialScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const InAndOut buffers = inAndOut(run, input, parameters);
    LaunchMeaning meaning;
    meaning.group = {"scan.sequential", {}, "From left to right"};
    meaning.title = {"scan.sequential.title", {}, "one after another"};
    meaning.unit = {"scan.sequential.unit", {}, "one work-item for all values"};
    run.launch({isExclusive(parameters) ? "sequential_scan_exclusive" : "sequential_scan",
                1,
                1,
                {{"x", buffers.values}, {"y", buffers.prefixes}, {"n", static_cast<std::uint32_t>(input.size())}},
                meaning});
    return {buffers.prefixes.index};
}

std::vector<Parameter> sequentialScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(kindParameter());
    return parameters;
}

/// The device starts an exclusive scan with the identity alone and adds the first value to it; so does this.
Words sequentialScanReference(const Words& input, const Parameters& parameters)
{
    if (!isExclusive(parameters))
        return scannedReference(input, parameters);
    const Combiner plus = combiner(parameters);
    Words sums = shifted(input, parameters);
    for (std::size_t i = 1; i < sums.size(); ++i)
        sums[i] = plus(sums[i - 1], sums[i]);
    return sums;
}

void check(const Words& input, const Parameters& parameters)
{
    checkScanned(input, parameters);
    if (parameters.contains("mistake") && input.size() < 2)
        throw InputError{sentence("The printed index is past the end of one value; choose two or more.")};
}

} // namespace

const Algorithm sequentialScanAlgorithm{
    .id = "sequential-scan",
    .title = "Sequential scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, section 11.1",
    .kernelFile = "sequential_scan.cl",
    .parameters = sequentialScanParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = check,
    .host = sequentialScan,
    .reference = sequentialScanReference,
    .mistakes = {{
        .id = "printed-index",
        .title = {"mistake.printed-index", {}, "With the printed index"},
        .lesson =
            {"mistake.printed-index.lesson",
             {},
             "The book's loop adds in[i + 1] to make out[i], from i = 0 on. So the first value is in no sum, every "
             "sum stands one place too far to the left, and the last one reads past the end; here it is left "
             "out."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 10",
        .needs = "kind=inclusive",
        .options = {"-DPRINTED_INDEX"},
        .example = "39,23,44,15,86",
    }},
};

} // namespace lockstep
