#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>
#include <span>
#include <utility>

namespace lockstep {
namespace {

bool isBrentKung(const Parameters& parameters)
{
    return parameters.at("section") == "brent-kung";
}

SectionPlan planOf(const Parameters& parameters)
{
    const Coarsened group = coarsened(parameters);
    if (isBrentKung(parameters))
        return {"brent_kung_sections", "add_sums", 2 * group.items, group.items};
    return {"kogge_stone_sections", "add_sums", group.values, group.items, perItem(parameters)};
}

HostResult hierarchicalScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const BufferId x = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    const BufferId y = run.buffer({"prefixes", type, {n}, Role::values}, nullptr);
    SectionPlan plan = planOf(parameters);
    plan.adds = parameters.at("operator") == "add";
    SectionScan{run, std::move(plan), n, type}.scan(x, y, isExclusive(parameters));
    return {y.index};
}

Words hierarchicalReference(const Words& input, const Parameters& parameters)
{
    if (elementType(parameters) != ElementType::float32)
        return scannedReference(input, parameters);
    const std::size_t section = planOf(parameters).section;
    const Combiner plus = combiner(parameters);
    const auto scanOne = [&](std::span<std::uint32_t> x) {
        isBrentKung(parameters) ? brentKungSection(x, plus) : scanOneSection(x, perItem(parameters), plus);
    };
    if (!isExclusive(parameters))
        return scannedBySections(input, section, scanOne, plus);
    // As on the device: prefixes of a section, moved on, and to them the sums of all sections before.
    Words prefixes = input, sums;
    for (std::size_t first = 0; first < input.size(); first += section) {
        const auto at = static_cast<std::ptrdiff_t>(first);
        const auto until = static_cast<std::ptrdiff_t>(std::min(first + section, input.size()));
        Words of(input.begin() + at, input.begin() + until);
        scanOne(of);
        sums.push_back(of.back());
        std::ranges::copy(shifted(std::move(of), parameters), prefixes.begin() + at);
    }
    sums = scannedBySections(std::move(sums), section, scanOne, plus);
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
        {"group-size", "Work-group", {"auto", "1", "2", "3", "4", "6", "16", "64", "100", "256", "1024"}, "auto"});
    parameters.push_back(perItemParameter());
    return parameters;
}

void resolveHierarchical(Parameters& parameters, std::size_t n)
{
    // Blocks of four at 16 elements, as in the book's figure; small pictures show several levels.
    const bool two = isBrentKung(parameters); // elements a work-item
    resolveCoarsened(parameters, n <= 32 ? (two ? 2 : 4) : n <= 1024 ? 16 : 256);
}

std::string refuseHierarchical(const Parameters& parameters)
{
    if (isBrentKung(parameters) && perItem(parameters) > 1)
        return sentence("Sections after Brent and Kung give every work-item two values, not {}; choose per-item 1 "
                        "or sections after Kogge and Stone.",
                        perItem(parameters));
    if (planOf(parameters).section == 1)
        return sentence(
            "Sections of one element leave as many sums as there are elements, so the scan would never end; choose "
            "a "
            "larger group-size or per-item.");
    const std::string reason = refuseCoarsened(parameters);
    return reason.empty() ? refuseScanned(parameters) : reason;
}

} // namespace

const Algorithm hierarchicalScanAlgorithm{
    .id = "hierarchical-scan",
    .title = "Hierarchical scan",
    .family = "Scans",
    .lens = "blocks",
    .origin = "Programming Massively Parallel Processors, section 11.6",
    .kernelFile = "hierarchical.cl",
    .parameters = hierarchicalParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(fmt::format("-DSECTION={}", planOf(parameters).section));
            options.push_back("-DPER_ITEM=" + parameters.at("per-item"));
            return options;
        },
    .resolve = resolveHierarchical,
    .refusal = refuseHierarchical,
    .check = checkScanned,
    .host = hierarchicalScan,
    .reference = hierarchicalReference,
};

} // namespace lockstep
