#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

LaunchMeaning bitonicSubStage(std::uint32_t stage, std::uint32_t run, std::uint32_t distance)
{
    LaunchMeaning meaning;
    meaning.group = {"network.stage", {std::to_string(stage)}, fmt::format("Stage {}", stage)};
    meaning.title = {"network.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
    meaning.unit = {"network.unit", {}, "one work-item per comparator"};
    meaning.stage = stage;
    meaning.run = run;
    meaning.distance = distance;
    return meaning;
}

HostResult bitonicSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t lanes = std::bit_ceil(input.size());
    const bool padded = lanes != input.size();

    Words keys = input, pads(lanes, 0);
    keys.resize(lanes);
    std::fill(pads.begin() + static_cast<std::ptrdiff_t>(input.size()), pads.end(), 1u);
    const BufferId key = run.buffer({"keys", elementType(parameters), {lanes}, Role::keys},
                                    std::make_shared<const Words>(std::move(keys)));
    BufferId pad;
    if (padded)
        pad = run.buffer({"pads", ElementType::uint32, {lanes}, Role::flags},
                         std::make_shared<const Words>(std::move(pads)));

    const Range items = lanes > 1 ? groupsOf(lanes / 2, run.largestGroup()) : Range{};
    std::uint32_t stage = 0;
    for (std::uint32_t length = 2; length <= lanes; length *= 2) {
        ++stage;
        for (std::uint32_t distance = length / 2; distance > 0; distance /= 2) {
            std::vector<Binding> arguments{{"key", key}, {"run", length}, {"distance", distance}};
            if (padded)
                arguments.push_back({"pad", pad});
            run.launch({padded ? "bitonic_step_padded" : "bitonic_step", items.global, items.local,
                        std::move(arguments), bitonicSubStage(stage, length, distance)});
        }
    }
    return {key.index};
}

} // namespace

const Algorithm bitonicSortAlgorithm{
    .id = "bitonic-sort",
    .title = "Bitonic sort",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "K. E. Batcher, Sorting networks and their applications, 1968",
    .kernelFile = "bitonic.cl",
    .parameters = sortParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = bitonicSort,
    .reference = sortedReference,
};

} // namespace lockstep
