#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t decimalDigits = 10;

CountsTable decimalRadixTableOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t group = number(parameters, "group-size");
    return {decimalDigits, (n + group - 1) / group};
}

/// "Digit 3 · hundreds" would be a list of words; the place is a number in all languages.
LaunchMeaning partOfDigit(std::uint32_t pass, std::uint64_t place, const char* id, const char* title, const char* unit)
{
    LaunchMeaning meaning;
    meaning.group = {"radix.decimal", {std::to_string(place)}, fmt::format("Digit of {}", place)};
    meaning.title = {id, {}, title};
    meaning.unit = {fmt::format("{}.unit", id), {}, unit};
    meaning.pass = pass;
    return meaning;
}

HostResult decimalRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), group = number(parameters, "group-size");
    const CountsTable table = decimalRadixTableOf(parameters, n);
    requireTable(run, table);
    requireGroup(run, group);
    BufferId in = run.buffer({"keys", ElementType::uint32, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", ElementType::uint32, {n}, Role::scratch}, nullptr);
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, table.shape(), Role::table, Holds::counts}, nullptr);
    const BufferId starts =
        run.buffer({"starts", ElementType::uint32, table.shape(), Role::sums, Holds::starts}, nullptr);

    const auto size = static_cast<std::uint32_t>(n);
    const std::size_t items = table.groups * group, tile = table.tile();
    const std::uint64_t largest = std::ranges::max(input);
    std::uint32_t pass = 1;
    for (std::uint64_t place = 1; pass == 1 || place <= largest; place *= 10, ++pass) {
        const auto unit = static_cast<std::uint32_t>(place);
        run.launch({"radix_histogram",
                    items,
                    group,
                    {{"keys_in", in}, {"counts", counts}, {"n", size}, {"place", unit}},
                    partOfDigit(pass, place, "radix.histogram", "histogram", "one work-item per key")});
        run.launch({"scan_table",
                    tile,
                    tile,
                    {{"counts", counts}, {"starts", starts}, {"entries", static_cast<std::uint32_t>(table.entries())}},
                    doing(Act::scanCounts,
                          partOfDigit(pass, place, "radix.scan", "scan", "one work-group for the whole table"))});
        run.launch(
            {"radix_scatter",
             items,
             group,
             {{"keys_in", in}, {"keys_out", out}, {"starts", starts}, {"n", size}, {"place", unit}},
             doing(Act::scatter, partOfDigit(pass, place, "radix.scatter", "scatter", "one work-item per key"))});
        std::swap(in, out);
    }
    return {in.index};
}

} // namespace

const Algorithm decimalRadixSortAlgorithm{
    .id = "decimal-radix-sort",
    .title = "Radix sort by decimal digits",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "OpenCL Parallel Programming Development Cookbook, chapter 10",
    .kernelFile = "radix.cl",
    .parameters = {{"type", "Key type", {"uint32"}, "uint32"},
                   {"order", "Order", {"ascending", "descending"}, "ascending"},
                   groupParameter()},
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options{
                "-DDECIMAL", "-DKEY=uint", fmt::format("-DDIGITS={}", decimalDigits),
                fmt::format("-DTILE={}", decimalRadixTableOf(parameters, n).tile()),
                fmt::format("-DMASK_WORDS={}", (number(parameters, "group-size") + 31) / 32)};
            if (parameters.at("order") == "descending")
                options.push_back("-DDESCENDING");
            return options;
        },
    .resolve = resolveGroup,
    .refusal = nullptr,
    .check = nullptr,
    .host = decimalRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
