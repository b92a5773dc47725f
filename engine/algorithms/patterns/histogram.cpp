#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace lockstep {
namespace {

constexpr std::size_t fewestBins = 2, mostBins = 256;
constexpr std::size_t mostTableWords = std::size_t{1} << 24;

std::optional<std::uint32_t> wholeNumber(const std::string& text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string normalisedBins(const std::string& text)
{
    const auto bins = wholeNumber(text);
    if (!bins || *bins < fewestBins || *bins > mostBins)
        throw InputError{
            sentence("A histogram has from {} to {} bins, or auto, not '{}'.", fewestBins, mostBins, text)};
    return std::to_string(*bins);
}

std::string normalisedWidth(const std::string& text)
{
    const auto width = wholeNumber(text);
    if (!width || *width == 0)
        throw InputError{sentence("The width of a bin is a whole number from 1 on, or auto, not '{}'.", text)};
    return std::to_string(*width);
}

std::uint32_t binsOf(const Parameters& parameters)
{
    return number(parameters, "bins");
}

/// So narrow that the largest value still falls into the last bin, unless it is given.
std::uint32_t widthOf(const Words& input, const Parameters& parameters)
{
    if (parameters.at("width") != "auto")
        return number(parameters, "width");
    return input.empty() ? 1 : *std::ranges::max_element(input) / binsOf(parameters) + 1;
}

std::size_t groupsOf(const Parameters& parameters, std::size_t n)
{
    const std::size_t values = std::size_t{number(parameters, "group-size")} * number(parameters, "per-item");
    return (n + values - 1) / values;
}

void resolveHistogram(Parameters& parameters, std::size_t n)
{
    resolveColumns(parameters, n);
    if (n <= 16)
        chooseBySize(parameters, "group-size", n, "4", "4", "4");
    chooseBySize(parameters, "group-size", n, "16", "64", "256");
    chooseBySize(parameters, "bins", n, "8", "16", "64");
    const std::size_t words = groupsOf(parameters, n) * binsOf(parameters);
    if (parameters.at("variant") == "private" && parameters.at("merge") == "reduction" && words > mostTableWords)
        throw InputError{sentence("The tables of {} work-groups, {} bins each, would take {} words, more than {}; "
                                  "choose a larger group-size or per-item, or merge=atomics.",
                                  groupsOf(parameters, n), binsOf(parameters), words, mostTableWords)};
}

std::string refuseHistogram(const Parameters& parameters)
{
    if (parameters.at("variant") == "global" && parameters.at("merge") == "reduction")
        return sentence("With variant=global there is one table, and merge=reduction has nothing to add up; take "
                        "merge=atomics, or variant=private.");
    return "";
}

/// Whatever lies beyond the last bin is refused, unless `beyond` says that it counts there.
void checkHistogram(const Words& input, const Parameters& parameters)
{
    if (parameters.at("beyond") == "last-bin" || parameters.at("width") == "auto")
        return;
    const std::uint32_t width = widthOf(input, parameters), bins = binsOf(parameters);
    const auto beyond = std::ranges::find_if(input, [&](std::uint32_t value) { return value / width >= bins; });
    if (beyond != input.end())
        throw InputError{sentence("Value {} at place {} lies beyond the last of {} bins of width {}, which ends at "
                                  "{}; take a larger width, width=auto, or beyond=last-bin.",
                                  *beyond, beyond - input.begin(), bins, width, std::uint64_t{bins} * width - 1)};
}

HostResult histogram(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), local = number(parameters, "group-size"), bins = binsOf(parameters);
    requireGroup(run, local);
    const std::size_t groups = groupsOf(parameters, n);
    const bool isGlobal = parameters.at("variant") == "global";
    const bool hasTables = !isGlobal && parameters.at("merge") == "reduction";
    const std::size_t columns = number(parameters, "columns");
    const BufferId values = run.buffer({"values", ElementType::uint32, {n / columns, columns}, Role::values},
                                       std::make_shared<const Words>(input));
    const BufferId all = run.buffer({"bins", ElementType::uint32, {bins}, Role::table, Holds::bins},
                                    hasTables ? nullptr : std::make_shared<const Words>(bins));
    const BufferId tables =
        hasTables ? run.buffer({"tables", ElementType::uint32, {groups, bins}, Role::table, Holds::ownBins}, nullptr)
                  : all;
    LaunchSpec count;
    count.kernel = isGlobal ? "histogram_global" : hasTables ? "histogram_tables" : "histogram_private";
    count.global = groups * local;
    count.local = local;
    count.arguments = {{"values", values},
                       {hasTables ? "tables" : "bins", tables},
                       {"n", static_cast<std::uint32_t>(n)},
                       {"width", widthOf(input, parameters)}};
    count.meaning.group = {"histogram.group", {}, "Count"};
    count.meaning.title = isGlobal ? Message{"histogram.global", {}, "in the bins of all"}
                                   : Message{"histogram.private", {}, "in bins of each work-group"};
    count.meaning.unit = parameters.at("per-item") == "1"
                             ? Message{"histogram.value", {}, "one work-item per value"}
                             : Message{"histogram.values",
                                       {parameters.at("per-item")},
                                       fmt::format("one work-item per {} values", parameters.at("per-item"))};
    if (!isGlobal)
        count.locals = {{"own", Holds::ownBins}};
    run.launch(count);
    if (hasTables) {
        LaunchSpec merge;
        merge.kernel = "histogram_merge";
        merge.local = local;
        merge.global = (bins + local - 1) / local * local;
        merge.arguments = {{"tables", tables}, {"bins", all}, {"groups", static_cast<std::uint32_t>(groups)}};
        merge.meaning.group = {"histogram.merge.group", {}, "Merge"};
        merge.meaning.title = {"histogram.merge", {}, "add up the rows"};
        merge.meaning.unit = {"histogram.bin", {}, "one work-item per bin"};
        run.launch(merge);
    }
    return {all.index, bins};
}

Words histogramReference(const Words& input, const Parameters& parameters)
{
    const std::uint32_t width = widthOf(input, parameters), bins = binsOf(parameters);
    Words counts(bins);
    for (const std::uint32_t value : input)
        ++counts[std::min(value / width, bins - 1)];
    return counts;
}

} // namespace

const Algorithm histogramAlgorithm{
    .id = "histogram",
    .title = "Histogram",
    .family = "Patterns",
    .lens = "grid",
    .origin = "Learn CUDA Programming, chapter 7",
    .kernelFile = "histogram.cl",
    .parameters = {{"variant", "Kernel", {"global", "private"}, "private"},
                   {"bins", "Bins", {"auto"}, "auto", normalisedBins},
                   {"width", "Width of a bin", {"auto"}, "auto", normalisedWidth},
                   {"beyond", "Beyond the last bin", {"refuse", "last-bin"}, "refuse"},
                   {"merge", "Merge", {"atomics", "reduction"}, "atomics"},
                   {"per-item", "Values an item", {"1", "2", "4", "8"}, "1"},
                   columnsParameter(),
                   groupParameter()},
    .limits = {1, mostPixels},
    .stable = false,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t) {
            return std::vector<std::string>{fmt::format("-DBINS={}", parameters.at("bins")),
                                            fmt::format("-DPER_ITEM={}", parameters.at("per-item"))};
        },
    .resolve = resolveHistogram,
    .refusal = refuseHistogram,
    .check = checkHistogram,
    .host = histogram,
    .reference = histogramReference,
    .mistakes = {{
                     .id = "no-merge-barrier",
                     .title = {"mistake.no-merge-barrier", {}, "Without the barrier before the merge"},
                     .lesson = {"mistake.no-merge-barrier.lesson",
                                {},
                                "A work-item writes out a bin of its group while others may still be counting in it: "
                                "what they count then is lost."},
                     .source = "Learn CUDA Programming, chapter 7",
                     .needs = "merge=reduction",
                     .options = {"-DNO_MERGE_BARRIER"},
                     .racingKernel = "histogram_tables",
                     .example = "19,31,4,38,24,36,16,26,22,23,33,50,35,27,27,18",
                 },
                 {
                     .id = "plain-add",
                     .title = {"mistake.plain-add", {}, "With an ordinary addition"},
                     .lesson = {"mistake.plain-add.lesson",
                                {},
                                "Two work-items that read the same count both write it back one larger, and one of "
                                "the two values is lost. An atomic reads and writes in one breath."},
                     .source = "Learn CUDA Programming, chapter 7",
                     .needs = "merge=reduction",
                     .options = {"-DPLAIN_ADD"},
                     .racingKernel = "histogram_tables",
                     .example = "19,31,4,38,24,36,16,26,22,23,33,50,35,27,27,18",
                 }},
};

} // namespace lockstep
