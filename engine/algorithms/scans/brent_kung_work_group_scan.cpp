#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/work_group.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

bool isModulo(const Parameters& parameters)
{
    return parameters.at("mapping") == "modulo";
}

/// The largest stride of the reverse tree that still has a pair: 3 strides must fit.
std::uint32_t firstReverseStride(std::size_t n)
{
    return static_cast<std::uint32_t>(std::bit_floor(n / 3));
}

HostResult brentKungWorkGroupScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    SectionKernel scan{"brent_kung_contiguous", (n + 1) / 2, {"scan.unit.two", {}, "one work-item per two values"}};
    if (isModulo(parameters))
        scan = {"brent_kung_modulo", n, {"scan.unit", {}, "one work-item per position"}};
    return scanSection(run, input, parameters, scan,
                       {{"shift", isExclusive(parameters) ? 1u : 0u}, {"reverse", firstReverseStride(n)}});
}

std::vector<Parameter> brentKungWorkGroupScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(kindParameter());
    parameters.push_back({"mapping", "Mapping", {"contiguous", "modulo"}, "contiguous"});
    return parameters;
}

Words brentKungWorkGroupReference(const Words& input, const Parameters& parameters)
{
    return brentKungReference(isExclusive(parameters) ? shifted(input, parameters) : input, parameters);
}

} // namespace

const Algorithm brentKungWorkGroupScanAlgorithm{
    .id = "brent-kung-work-group-scan",
    .title = "Brent–Kung scan in one work-group",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "R. P. Brent and H. T. Kung, 1982; Programming Massively Parallel Processors, section 11.4",
    .kernelFile = "brent_kung_group.cl",
    .parameters = brentKungWorkGroupScanParameters(),
    .limits = {1, 2 * largestWorkGroup}, // one work-group, two values a work-item
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(sectionOption(n));
            return options;
        },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            if (isModulo(parameters) && n > largestWorkGroup)
                throw InputError{sentence("The modulo mapping takes a work-item a value, at most {}, not {}; choose "
                                          "the contiguous mapping or fewer keys.",
                                          largestWorkGroup, n)};
        },
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = brentKungWorkGroupScan,
    .reference = brentKungWorkGroupReference,
};

} // namespace lockstep
