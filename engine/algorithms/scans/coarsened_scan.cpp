#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/work_group.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {
namespace {

std::size_t perItem(const Parameters& parameters)
{
    return number(parameters, "per-item");
}

/// 32 KiB, the local memory that OpenCL 1.2 promises; with 8 values or more a work-item 1,024 of them suffice.
constexpr std::size_t mostValues = 8 * largestWorkGroup;

bool isPadded(const Parameters& parameters)
{
    return parameters.at("padding") == "banks";
}

/// Words of local memory: with padding one is left free after the values of each work-item.
std::size_t roomFor(const Parameters& parameters, std::size_t n)
{
    return isPadded(parameters) ? n + n / perItem(parameters) : n;
}

HostResult coarsenedScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t factor = perItem(parameters);
    return scanSection(
        run, input, parameters,
        {"coarsened_scan",
         (input.size() + factor - 1) / factor,
         {"scan.unit.several", {std::to_string(factor)}, fmt::format("one work-item per {} values", factor)}},
        {{"factor", static_cast<std::uint32_t>(factor)}});
}

void resolveCoarsenedScan(Parameters& parameters, std::size_t n)
{
    if (parameters.at("per-item") == "auto")
        parameters["per-item"] = std::to_string(n <= 4 * largestWorkGroup ? 4 : 8);
    if (n > largestWorkGroup * perItem(parameters))
        throw InputError{sentence("{} values a work-item make at most {} keys in one work-group, not {}; choose a "
                                  "larger per-item or fewer keys.",
                                  perItem(parameters), largestWorkGroup * perItem(parameters), n)};
    if (roomFor(parameters, n) > mostValues)
        throw InputError{sentence("With a free word after every {} values, {} keys need {} words of local memory, and "
                                  "{} are sure to fit; choose padding none, a larger per-item or fewer keys.",
                                  perItem(parameters), n, roomFor(parameters, n), mostValues)};
}

/// Where additions round, the three phases' own order of them.
Words coarsenedScanReference(const Words& input, const Parameters& parameters)
{
    if (elementType(parameters) != ElementType::float32)
        return scannedReference(input, parameters);
    const Combiner plus = combiner(parameters);
    const std::size_t n = input.size(), factor = perItem(parameters);
    Words x = input, totals;
    for (std::size_t first = 0; first < n; first += factor) {
        const std::size_t last = std::min(first + factor, n) - 1;
        for (std::size_t i = first + 1; i <= last; ++i)
            x[i] = plus(x[i - 1], x[i]);
        totals.push_back(x[last]);
    }
    totals = doublingReference(totals, parameters);
    for (std::size_t part = 0; part < totals.size(); ++part) {
        const std::size_t last = std::min((part + 1) * factor, n) - 1;
        for (std::size_t i = part * factor; part > 0 && i < last; ++i)
            x[i] = plus(totals[part - 1], x[i]);
        x[last] = totals[part];
    }
    return x;
}

std::vector<Parameter> coarsenedScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back({"per-item", "Values an item", {"auto", "2", "4", "8", "16", "32"}, "auto"});
    parameters.push_back({"padding", "Padding", {"none", "banks"}, "none"});
    return parameters;
}

} // namespace

const Algorithm coarsenedScanAlgorithm{
    .id = "coarsened-scan",
    .title = "Coarsened scan in three phases",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, section 11.5",
    .kernelFile = "coarsened_scan.cl",
    .parameters = coarsenedScanParameters(),
    .limits = {1, mostValues},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(sectionOption(roomFor(parameters, n)));
            options.push_back(isPadded(parameters) ? "-DPADDED=1" : "-DPADDED=0");
            return options;
        },
    .resolve = resolveCoarsenedScan,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = coarsenedScan,
    .reference = coarsenedScanReference,
};

} // namespace lockstep
