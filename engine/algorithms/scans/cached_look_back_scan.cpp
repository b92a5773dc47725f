#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/vectors.hpp"

namespace lockstep {
namespace {

/// With what vectors.hpp reads of scans whose vectors have any width: the kernel writes four values down.
Parameters withWidth(Parameters parameters)
{
    parameters.emplace("vector-width", "4");
    return parameters;
}

HostResult cachedLookBackScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const Parameters all = withWidth(parameters);
    return singlePassScan(run, input, parameters,
                          {"cached_look_back",
                           {"scan.look-back", {}, "blocks look back for sums"},
                           {{"prefix_every", number(parameters, "prefix-every")}},
                           Coarsened{1, valuesAnItem(all)},
                           vectorsAnItem(all)});
}

std::vector<Parameter> cachedLookBackScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    // 8,192 make blocks of 128 KiB: two cores' fit any second-level cache of today.
    parameters.push_back(
        {"vectors", "Vectors an item", {"auto", "1", "2", "4", "16", "64", "256", "1024", "4096", "8192"}, "auto"});
    parameters.push_back(prefixEveryParameter());
    return parameters;
}

void resolveCachedLookBack(Parameters& parameters, std::size_t n)
{
    // Many values are enough blocks for a processor's cores, however long they are.
    constexpr std::size_t many = std::size_t{1} << 20;
    if (std::string& vectors = parameters.at("vectors"); vectors == "auto" && n >= many)
        vectors = std::string{"8192"};
    chooseBySize(parameters, "vectors", n, n <= 16 ? "1" : "2", "16", "1024");
}

std::string refuseCachedLookBack(const Parameters& parameters)
{
    const std::string reason = refuseLookingBack(parameters);
    return reason.empty() ? refuseScanned(parameters) : reason;
}

} // namespace

const Algorithm cachedLookBackScanAlgorithm{
    .id = "cached-look-back-scan",
    .title = "Look-back scan in the cache",
    .family = "Scans",
    .lens = "blocks",
    .origin = "D. Merrill and M. Garland, Single-pass parallel prefix scan with decoupled look-back, 2016",
    .kernelFile = "cached_look_back.cl",
    .parameters = cachedLookBackScanParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            for (std::string& option : vectorOptions(withWidth(parameters)))
                options.push_back(std::move(option));
            return options;
        },
    .resolve = resolveCachedLookBack,
    .refusal = refuseCachedLookBack,
    .check = checkScanned,
    .host = cachedLookBackScan,
    .reference = scannedReference,
};

} // namespace lockstep
