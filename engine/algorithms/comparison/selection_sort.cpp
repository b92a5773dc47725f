#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// Up to so many keys there is a launch for each place.
constexpr std::size_t mostSteps = 64;

HostResult selectionSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const BufferId keys =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));
    const std::size_t each = n <= mostSteps ? 1 : n; // places a launch
    for (std::size_t first = 0; first + 1 < n; first += each) {
        const std::size_t until = std::min(first + each, n - 1);
        LaunchMeaning meaning;
        meaning.group = {"selection.group", {}, "One work-item"};
        meaning.title = each == 1 ? Message{"selection.place", {std::to_string(first)}, fmt::format("place {}", first)}
                                  : Message{"selection.places", {}, "all places"};
        meaning.unit = {"selection.unit", {}, "one work-item for all keys"};
        run.launch({"select_keys",
                    1,
                    1,
                    {{"keys", keys},
                     {"first", static_cast<std::uint32_t>(first)},
                     {"until", static_cast<std::uint32_t>(until)},
                     {"n", static_cast<std::uint32_t>(n)}},
                    std::move(meaning)});
    }
    return {keys.index};
}

} // namespace

const Algorithm selectionSortAlgorithm{
    .id = "selection-sort",
    .title = "Selection sort",
    .family = "Comparison sorts",
    .lens = "partitions",
    .origin = "CUDA samples, cdpSimpleQuicksort: the leaf of the quicksort",
    .kernelFile = "selection.cl",
    .parameters = sortParameters(),
    .limits = {1, 1024}, // one work-item, n (n - 1) / 2 comparisons
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = selectionSort,
    .reference = sortedReference,
};

} // namespace lockstep
