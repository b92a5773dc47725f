#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

HostResult lookBackScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::uint32_t every = number(parameters, "prefix-every");
    return singlePassScan(
        run, input, parameters,
        {"look_back_scan", {"scan.look-back", {}, "blocks look back for sums"}, {{"prefix_every", every}}});
}

std::vector<Parameter> lookBackParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(blockSizeParameter());
    parameters.push_back(perItemParameter());
    parameters.push_back(prefixEveryParameter());
    return parameters;
}

std::string refuseLookBack(const Parameters& parameters)
{
    if (std::string reason = refuseLookingBack(parameters); !reason.empty())
        return reason;
    if (std::string reason = refuseCoarsened(parameters); !reason.empty())
        return reason;
    return refuseScanned(parameters);
}

} // namespace

const Algorithm lookBackScanAlgorithm{
    .id = "look-back-scan",
    .title = "Decoupled look-back scan",
    .family = "Scans",
    .lens = "blocks",
    .origin = "D. Merrill and M. Garland, Single-pass parallel prefix scan with decoupled look-back, 2016",
    .kernelFile = "look_back.cl",
    .parameters = lookBackParameters(),
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
    .refusal = refuseLookBack,
    .check = checkScanned,
    .host = lookBackScan,
    .reference = scannedReference,
};

} // namespace lockstep
