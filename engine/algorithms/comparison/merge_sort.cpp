#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

LaunchMeaning ofSegments(std::size_t segment, std::size_t n)
{
    LaunchMeaning meaning;
    meaning.group = {"merge.segments", {}, "Segments"};
    meaning.title = {"merge.segments.size", {std::to_string(segment)}, fmt::format("segments of {} sorted", segment)};
    meaning.unit = {"merge.segments.unit", {}, "one work-item per key"};
    meaning.run = static_cast<std::uint32_t>(std::min(segment, n));
    return meaning;
}

LaunchMeaning ofLevel(std::uint32_t level, std::size_t made, Message title, Message unit)
{
    LaunchMeaning meaning;
    meaning.group = {"merge.level", {std::to_string(level)}, fmt::format("Level {}", level)};
    meaning.title = std::move(title);
    meaning.unit = std::move(unit);
    meaning.level = level;
    meaning.run = static_cast<std::uint32_t>(made);
    return meaning;
}

/// Groups of at most 64, so that few sizes are few builds; whole segments in each.
Range segmentItems(std::size_t n, std::size_t segment, std::size_t largest)
{
    const std::size_t local = std::clamp(std::min<std::size_t>(largest, 64), segment, std::size_t{64});
    return n <= 64 ? Range{(n + segment - 1) / segment * segment, segment}
                   : Range{(n + local - 1) / local * local, local};
}

HostResult mergeSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const std::size_t perItem = number(parameters, "per-item"), segment = number(parameters, "first-run");
    const auto size = static_cast<std::uint32_t>(n);

    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const std::size_t shortest = std::min(perItem, 2 * segment); // of the stretches
    const BufferId coRanks = run.buffer(
        {"co_ranks", ElementType::uint32, {(n + shortest - 1) / shortest}, Role::table, Holds::coRanks}, nullptr);

    if (segment > 1 && n > 1) {
        const Range items = segmentItems(n, segment, run.largestGroup());
        run.launch({"sort_segments",
                    items.global,
                    items.local,
                    {{"keys_in", in}, {"keys_out", out}, {"n", size}, {"segment", static_cast<std::uint32_t>(segment)}},
                    ofSegments(segment, n)});
        std::swap(in, out);
    }
    std::uint32_t level = 0;
    for (std::size_t length = segment; length < n; length *= 2) {
        ++level;
        const std::size_t stretch = std::min(perItem, 2 * length);
        // The last run may be without a partner; then no diagonal crosses it.
        const std::size_t alone = n % (2 * length);
        const std::size_t paired = alone > length ? n : n - alone;
        const std::size_t diagonals = (paired + stretch - 1) / stretch;
        const Range searches = groupsOf(diagonals, run.largestGroup());
        const auto half = static_cast<std::uint32_t>(length), each = static_cast<std::uint32_t>(stretch);
        run.launch({"merge_co_ranks",
                    searches.global,
                    searches.local,
                    {{"keys_in", in},
                     {"co_ranks", coRanks},
                     {"n", size},
                     {"run", half},
                     {"stretch", each},
                     {"diagonals", static_cast<std::uint32_t>(diagonals)}},
                    doing(Act::findCoRanks, ofLevel(level, 2 * length, {"merge.co-ranks", {}, "co-ranks"},
                                                    {"merge.co-ranks.unit", {}, "one work-item per diagonal"}))});
        const Range merges = groupsOf((n + stretch - 1) / stretch, run.largestGroup());
        run.launch(
            {"merge_stretches",
             merges.global,
             merges.local,
             {{"keys_in", in}, {"keys_out", out}, {"co_ranks", coRanks}, {"n", size}, {"run", half}, {"stretch", each}},
             ofLevel(level, 2 * length, {"merge.merge", {}, "merge"},
                     {"merge.merge.unit", {}, "one work-item per stretch of the output"})});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> mergeParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"per-item", "Keys per work-item", {"auto", "1", "2", "4", "8", "16", "64"}, "auto"});
    parameters.push_back({"first-run", "First runs", {"auto", "1", "2", "4", "8", "16"}, "auto"});
    return parameters;
}

void resolveMerge(Parameters& parameters, std::size_t n)
{
    if (parameters.at("per-item") == "auto")
        parameters["per-item"] = n <= 64 ? "2" : n <= 65536 ? "8" : "64";
    if (parameters.at("first-run") == "auto")
        parameters["first-run"] = n <= 64 ? "1" : "16";
}

} // namespace

const Algorithm mergeSortAlgorithm{
    .id = "merge-sort",
    .title = "Merge sort",
    .family = "Comparison sorts",
    .lens = "merge-path",
    .origin = "O. Green, R. McColl and D. A. Bader, GPU merge path, 2012",
    .kernelFile = "merge.cl",
    .parameters = mergeParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = resolveMerge,
    .refusal = nullptr,
    .check = nullptr,
    .host = mergeSort,
    .reference = sortedReference,
};

} // namespace lockstep
