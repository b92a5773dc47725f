#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sections.hpp"

#include <fmt/format.h>

namespace lockstep {
namespace {

bool isBrentKung(const Parameters& parameters)
{
    return parameters.at("section") == "brent-kung";
}

SectionPlan planOf(const Parameters& parameters)
{
    const std::size_t local = std::stoul(parameters.at("group-size"));
    if (isBrentKung(parameters))
        return {"brent_kung_sections", "add_sums", 2 * local, local};
    return {"kogge_stone_sections", "add_sums", local, local};
}

HostResult hierarchicalScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const BufferId x = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    const BufferId y = run.buffer({"prefixes", type, {n}, Role::values}, nullptr);
    SectionScan{run, planOf(parameters), n, type}.scan(x, y, isExclusive(parameters));
    return {y.index};
}

Words reference(const Words& input, const Parameters& parameters)
{
    if (elementType(parameters) != ElementType::float32)
        return scannedReference(input, parameters);
    const std::size_t section = planOf(parameters).section;
    const Combiner plus = combiner(parameters);
    if (!isExclusive(parameters))
        return scannedBySections(input, section, isBrentKung(parameters), plus);
    // As on the device: prefixes of a section, moved on, and to them the sums of all sections before.
    Words prefixes = input, sums;
    for (std::size_t first = 0; first < input.size(); first += section) {
        const auto at = static_cast<std::ptrdiff_t>(first);
        const auto until = static_cast<std::ptrdiff_t>(std::min(first + section, input.size()));
        Words of =
            scannedBySections(Words(input.begin() + at, input.begin() + until), section, isBrentKung(parameters), plus);
        sums.push_back(of.back());
        std::ranges::copy(shifted(std::move(of), parameters), prefixes.begin() + at);
    }
    sums = scannedBySections(std::move(sums), section, isBrentKung(parameters), plus);
    for (std::size_t i = section; i < prefixes.size(); ++i)
        prefixes[i] = plus(sums[i / section - 1], prefixes[i]);
    return prefixes;
}

std::vector<Parameter> hierarchicalParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(kindParameter());
    parameters.push_back({"section", "Block scan", {"kogge-stone", "brent-kung"}, "kogge-stone"});
    parameters.push_back(
        {"group-size", "Work-group", {"auto", "2", "3", "4", "6", "16", "64", "100", "256", "1024"}, "auto"});
    return parameters;
}

void resolveHierarchical(Parameters& parameters, std::size_t n)
{
    if (parameters.at("group-size") != "auto")
        return;
    // Blocks of four at 16 elements, as in the book's figure; small pictures show several levels.
    const bool two = isBrentKung(parameters); // elements a work-item
    parameters["group-size"] = n <= 32 ? (two ? "2" : "4") : n <= 1024 ? "16" : "256";
}

} // namespace

const Algorithm hierarchicalScanAlgorithm{
    .id = "hierarchical-scan",
    .title = "Hierarchical scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "Programming Massively Parallel Processors, section 11.6",
    .kernelFile = "hierarchical.cl",
    .parameters = hierarchicalParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(fmt::format("-DSECTION={}", planOf(parameters).section));
            return options;
        },
    .resolve = resolveHierarchical,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = hierarchicalScan,
    .reference = reference,
};

} // namespace lockstep
