#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// The bits are scanned in one launch where a picture can be drawn of them.
std::size_t sectionOf(const Parameters& parameters)
{
    return std::max<std::size_t>(64, number(parameters, "group-size"));
}

HostResult gridRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), group = number(parameters, "group-size"), section = sectionOf(parameters);
    requireGroup(run, group);
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const BufferId bits = run.buffer({"bits", ElementType::uint32, {n + 1}, Role::flags, Holds::bits}, nullptr);
    const BufferId before =
        run.buffer({"ones before", ElementType::uint32, {n + 1}, Role::sums, Holds::onesBefore}, nullptr);
    SectionScan scan{run,
                     {.kernel = "scan_sections",
                      .addKernel = "add_sums",
                      .section = section,
                      .local = section,
                      .sums = Holds::sumsOfOnes,
                      .locals = {{"xy", Holds::section}}},
                     n + 1,
                     ElementType::uint32};

    const auto size = static_cast<std::uint32_t>(n);
    for (const Digit& digit : digitsOf(input, parameters, 1)) {
        run.launch({"take_bits",
                    inGroups(n + 1, group),
                    group,
                    {{"keys_in", in}, {"bits", bits}, {"n", size}, {"shift", digit.shift}},
                    partOfPass(digit, "radix.bits", "bits", "one work-item per key")});
        scan.inPass(partOfPass(digit, "radix.ones", "ones before", "one work-item per key"));
        scan.scan(bits, before, true);
        run.launch({"scatter_keys",
                    inGroups(n, group),
                    group,
                    {{"keys_in", in}, {"bits", bits}, {"ones_before", before}, {"keys_out", out}, {"n", size}},
                    doing(Act::scatter, partOfPass(digit, "radix.scatter", "scatter", "one work-item per key"))});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> gridParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back(groupParameter());
    parameters.push_back(passesParameter());
    return parameters;
}

} // namespace

const Algorithm gridRadixSortAlgorithm{
    .id = "grid-radix-sort",
    .title = "Radix sort bit by bit",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "Programming Massively Parallel Processors, section 13.3",
    .kernelFile = "grid_radix.cl",
    .parameters = gridParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back(fmt::format("-DSECTION={}", sectionOf(parameters)));
            return options;
        },
    .resolve = resolveGroup,
    .refusal = nullptr,
    .check = nullptr,
    .host = gridRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
