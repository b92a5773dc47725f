#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/vectors.hpp"

namespace lockstep {
namespace {

const std::string width = "4"; // values a vector: the kernel names each of its places

HostResult cachedLookBackScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    return singlePassScan(run, input, parameters,
                          {"cached_look_back",
                           {"scan.look-back", {}, "blocks look back for sums"},
                           {{"prefix_every", number(parameters, "prefix-every")}},
                           Coarsened{1, std::stoul(width) * number(parameters, "vectors")},
                           vectorsAnItem(parameters.at("vectors"), width)});
}

std::vector<Parameter> cachedLookBackScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    // 8,192 make blocks of 128 KiB: those of a core's two hardware threads fit a second-level cache of 256 KiB.
    parameters.push_back(
        {"vectors", "Vectors an item", {"auto", "1", "2", "4", "16", "64", "256", "1024", "4096", "8192"}, "auto"});
    parameters.push_back(prefixEveryParameter());
    return parameters;
}

void resolveCachedLookBack(Parameters& parameters, std::size_t n)
{
    // So many values make enough blocks for every core, however long the blocks are.
    constexpr std::size_t many = std::size_t{1} << 24;
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
            for (std::string& option : vectorOptions(parameters.at("vectors"), width))
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
