#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <utility>

namespace lockstep {
namespace {

CountsTable tableFor(const Parameters& parameters, std::size_t n)
{
    const std::size_t groupSize = number(parameters, "group-size");
    return {std::size_t{1} << number(parameters, "digit-bits"), (n + groupSize - 1) / groupSize};
}

std::vector<Binding> with(std::vector<Binding> bindings, const std::vector<Binding>& more)
{
    bindings.insert(bindings.end(), more.begin(), more.end());
    return bindings;
}

HostResult radixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const std::size_t groupSize = number(parameters, "group-size");
    const CountsTable table = tableFor(parameters, n);
    requireTable(run, table);
    requireGroup(run, groupSize);
    const std::size_t tile = table.tile();
    const bool isLong = hasLongDigits(parameters);

    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, table.shape(), Role::table, Holds::counts}, nullptr);
    const BufferId starts =
        run.buffer({"starts", ElementType::uint32, table.shape(), Role::sums, Holds::starts}, nullptr);
    const auto words = WordTable::of(parameters);
    const auto digitBindings = [&, letters = words ? wordsBuffer(run, *words) : BufferId{}](const Digit& digit) {
        return words ? std::vector<Binding>{{"words", letters}, {"letter", *digit.character}}
                     : std::vector<Binding>{{"place", digit.shift}};
    };

    const std::size_t items = table.groups * groupSize;
    const auto size = static_cast<std::uint32_t>(n);
    const auto entries = static_cast<std::uint32_t>(table.entries());
    for (const Digit& digit : digitsOf(input, parameters, number(parameters, "digit-bits"))) {
        run.launch({isLong ? "radix_histogram_long" : "radix_histogram", items, groupSize,
                    with({{"keys_in", in}, {"counts", counts}, {"n", size}}, digitBindings(digit)),
                    partOfPass(digit, "radix.histogram", "histogram", "one work-item per key")});
        LaunchMeaning scan =
            doing(Act::scanCounts, partOfPass(digit, "radix.scan", "scan", "one work-group for the whole table"));
        if (isLong)
            run.launch(scanOfRows(counts, starts, table, std::move(scan)));
        else
            run.launch(
                {"scan_table", tile, tile, {{"counts", counts}, {"starts", starts}, {"entries", entries}}, scan});
        run.launch({isLong ? "radix_scatter_long" : "radix_scatter", items, groupSize,
                    with({{"keys_in", in}, {"keys_out", out}, {"starts", starts}, {"n", size}}, digitBindings(digit)),
                    doing(Act::scatter, partOfPass(digit, "radix.scatter", "scatter", "one work-item per key"))});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> radixParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back(anyDigitBits("2"));
    parameters.push_back(groupParameter());
    parameters.push_back(passesParameter());
    return parameters;
}

std::vector<std::string> radixOptions(const Parameters& parameters, std::size_t n)
{
    std::vector<std::string> options = sortOptions(parameters);
    std::ranges::copy(wordsOptions(parameters), std::back_inserter(options));
    const CountsTable table = tableFor(parameters, n);
    options.push_back(fmt::format("-DDIGITS={}", table.digits));
    if (hasLongDigits(parameters)) {
        options.push_back("-DLONG_DIGITS");
        options.push_back(fmt::format("-DSCANNERS={}", table.scanners()));
        return options;
    }
    options.push_back(fmt::format("-DTILE={}", table.tile()));
    options.push_back(fmt::format("-DMASK_WORDS={}", (number(parameters, "group-size") + 31) / 32));
    return options;
}

/// A column of the table has an entry a digit: few columns where there are many digits.
void resolveRadixGroup(Parameters& parameters, std::size_t n)
{
    if (hasLongDigits(parameters) && parameters.at("group-size") == "auto")
        parameters["group-size"] = std::to_string(std::clamp<std::size_t>(std::bit_ceil(n), 4, 256));
    resolveGroup(parameters, n);
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
    .resolve = resolveRadixGroup,
    .refusal = nullptr,
    .check = nullptr,
    .host = radixSort,
    .reference = sortedReference,
    .wordsKernelFile = "radix_words.cl",
};

} // namespace lockstep
