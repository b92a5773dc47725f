#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/recording/launcher.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t largestTable = std::size_t{256} << 20; // bytes

std::uint32_t number(const Parameters& parameters, const char* name)
{
    return static_cast<std::uint32_t>(std::stoul(parameters.at(name)));
}

/// The scan's tile: the table, rounded up, but at most one work-group of this size.
std::size_t tileFor(std::size_t entries)
{
    return std::min<std::size_t>(std::bit_ceil(entries), 256);
}

struct Table {
    std::size_t digits, groups, entries;
};

Table tableFor(const Parameters& parameters, std::size_t n)
{
    const std::size_t digits = std::size_t{1} << number(parameters, "digit-bits");
    const std::size_t groupSize = number(parameters, "group-size");
    const std::size_t groups = (n + groupSize - 1) / groupSize;
    return {digits, groups, digits * groups};
}

/// Bits up to the highest in which two keys differ; no pass above them would move a key.
std::uint32_t bitsNeeded(const Words& input, const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    std::uint32_t differing = 0;
    for (std::uint32_t key : input)
        differing |= keys.order(key) ^ keys.order(input.front());
    return std::max(1u, static_cast<std::uint32_t>(std::bit_width(differing)));
}

LaunchMeaning part(const char* id, const char* title, const char* unit, std::uint32_t pass, std::uint32_t shift,
                   std::uint32_t bits)
{
    LaunchMeaning meaning;
    meaning.group = {"radix.pass", {std::to_string(pass)}, fmt::format("Pass {}", pass)};
    meaning.title = {id, {}, title};
    meaning.unit = {std::string{id} + ".unit", {}, unit};
    meaning.pass = pass;
    meaning.shift = shift;
    meaning.bits = bits;
    return meaning;
}

HostResult radixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const std::uint32_t bits = number(parameters, "digit-bits");
    const std::size_t groupSize = number(parameters, "group-size");
    const Table table = tableFor(parameters, n);
    if (table.entries * sizeof(std::uint32_t) > largestTable)
        throw InputError{fmt::format("The table of counts would take {:.1f} GiB ({} digits × {} work-groups); "
                                     "choose a larger group-size or fewer digit-bits.",
                                     static_cast<double>(table.entries * sizeof(std::uint32_t)) / (1 << 30),
                                     table.digits, table.groups)};
    const std::size_t tile = tileFor(table.entries);
    if (groupSize > run.maxGroup() || tile > run.maxGroup())
        throw InputError{fmt::format("Work-groups of {} are more than this device allows ({}); choose a smaller "
                                     "group-size.",
                                     std::max(groupSize, tile), run.maxGroup())};

    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const std::vector<std::size_t> shape{table.digits, table.groups};
    const BufferId counts = run.buffer({"counts", ElementType::uint32, shape, Role::table}, nullptr);
    const BufferId starts = run.buffer({"starts", ElementType::uint32, shape, Role::sums}, nullptr);

    const std::uint32_t keyBits = parameters.at("passes") == "all" ? 32 : bitsNeeded(input, parameters);
    const std::size_t items = table.groups * groupSize;
    const auto size = static_cast<std::uint32_t>(n);
    const auto entries = static_cast<std::uint32_t>(table.entries);
    std::uint32_t pass = 0;
    for (std::uint32_t shift = 0; shift < keyBits; shift += bits) {
        ++pass;
        run.launch({"radix_histogram",
                    items,
                    groupSize,
                    {{"keys_in", in}, {"counts", counts}, {"n", size}, {"shift", shift}},
                    part("radix.histogram", "histogram", "one work-item per key", pass, shift, bits)});
        run.launch({"radix_scan",
                    tile,
                    tile,
                    {{"counts", counts}, {"starts", starts}, {"entries", entries}},
                    part("radix.scan", "scan", "one work-group for the whole table", pass, shift, bits)});
        run.launch({"radix_scatter",
                    items,
                    groupSize,
                    {{"keys_in", in}, {"keys_out", out}, {"starts", starts}, {"n", size}, {"shift", shift}},
                    part("radix.scatter", "scatter", "one work-item per key", pass, shift, bits)});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> radixParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"digit-bits", "Digit bits", {"1", "2", "3", "4", "5", "6", "7", "8"}, "2"});
    parameters.push_back({"group-size", "Work-group", {"auto", "4", "8", "16", "32", "64", "128", "256"}, "auto"});
    parameters.push_back({"passes", "Passes", {"needed", "all"}, "needed"});
    return parameters;
}

std::vector<std::string> radixOptions(const Parameters& parameters, std::size_t n)
{
    std::vector<std::string> options = sortOptions(parameters);
    const Table table = tableFor(parameters, n);
    options.push_back(fmt::format("-DDIGITS={}", table.digits));
    options.push_back(fmt::format("-DTILE={}", tileFor(table.entries)));
    options.push_back(fmt::format("-DMASK_WORDS={}", (number(parameters, "group-size") + 31) / 32));
    return options;
}

void resolveRadix(Parameters& parameters, std::size_t n)
{
    if (parameters.at("group-size") == "auto")
        parameters["group-size"] = n <= 64 ? "4" : n <= 65536 ? "64" : "256";
}

} // namespace

const Algorithm radixSortAlgorithm{
    .id = "radix-sort",
    .title = "LSD radix sort",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "M. Zagha and G. E. Blelloch, Radix sort for vector multiprocessors, 1991",
    .kernelFile = "radix.cl",
    .parameters = radixParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options = radixOptions,
    .resolve = resolveRadix,
    .refusal = nullptr,
    .check = nullptr,
    .host = radixSort,
    .reference = sortedReference,
};

} // namespace lockstep
