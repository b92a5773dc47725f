#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/vectors.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace lockstep {
namespace {

HostResult vectorLookBackScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    return singlePassScan(run, input, parameters,
                          {"vector_look_back",
                           {"scan.look-back", {}, "blocks look back for sums"},
                           {{"prefix_every", number(parameters, "prefix-every")}},
                           Coarsened{number(parameters, "group-size"), valuesInGroup(parameters)},
                           vectorsAnItem(parameters)});
}

std::vector<Parameter> vectorLookBackScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(widthParameter());
    parameters.push_back(vectorsParameter());
    parameters.push_back(vectorGroupParameter());
    parameters.push_back(prefixEveryParameter());
    parameters.push_back({"window", "Looks at once", {"auto", "1", "2", "4", "8", "16"}, "auto"});
    return parameters;
}

void resolveVectorLookBack(Parameters& parameters, std::size_t n)
{
    resolveSection(parameters, n);
    if (std::string& window = parameters.at("window"); window == "auto")
        window = std::to_string(std::bit_floor(std::min(number(parameters, "group-size"), 16U)));
}

std::string refusal(const Parameters& parameters)
{
    if (const std::uint32_t window = number(parameters, "window"), items = number(parameters, "group-size");
        window > items)
        return sentence("{} work-items cannot look back at once where a work-group has {}; choose a smaller window or "
                        "a larger group-size.",
                        window, items);
    const std::string reason = refuseLookingBack(parameters);
    return reason.empty() ? refuseScanned(parameters) : reason;
}

} // namespace

const Algorithm vectorLookBackScanAlgorithm{
    .id = "vector-look-back-scan",
    .title = "Look-back scan by vectors",
    .family = "Scans",
    .lens = "blocks",
    .origin = "D. Merrill and M. Garland, Single-pass parallel prefix scan with decoupled look-back, 2016",
    .kernelFile = "vector_look_back.cl",
    .parameters = vectorLookBackScanParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            for (std::string& option : sectionOptions(parameters))
                options.push_back(std::move(option));
            options.push_back("-DWINDOW=" + parameters.at("window"));
            return options;
        },
    .resolve = resolveVectorLookBack,
    .refusal = refusal,
    .check = checkScanned,
    .host = vectorLookBackScan,
    .reference = scannedReference,
};

} // namespace lockstep
