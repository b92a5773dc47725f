#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

LaunchMeaning split(std::uint32_t number, std::uint32_t distance)
{
    LaunchMeaning meaning;
    meaning.act = Act::splitBitonic;
    meaning.group = {"network.split", {std::to_string(number)}, fmt::format("Split {}", number)};
    meaning.title = {"network.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
    meaning.unit = {"network.unit", {}, "one work-item per comparator"};
    meaning.stage = number;
    meaning.run = distance; // what it makes: halves of which none reaches into the next
    meaning.distance = distance;
    return meaning;
}

/// The distance of the last split.
std::uint32_t lastDistance(const Parameters& parameters, std::uint32_t first)
{
    return parameters.at("splits") == "one" ? first : 1;
}

HostResult bitonicMerge(Launcher& run, const Words& input, const Parameters& parameters)
{
    const auto n = static_cast<std::uint32_t>(input.size());
    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));
    const std::uint32_t first = std::bit_ceil(n) / 2;
    std::uint32_t number = 0;
    for (std::uint32_t distance = first; n > 1 && distance >= lastDistance(parameters, first); distance /= 2) {
        const std::uint32_t pairs = n / (2 * distance) * distance + std::min(n % (2 * distance), distance);
        const Range items = groupsOf(pairs, run.largestGroup());
        run.launch({"bitonic_split",
                    items.global,
                    items.local,
                    {{"key", key}, {"n", n}, {"distance", distance}},
                    split(++number, distance)});
    }
    return {key.index};
}

/// What the splits make of the keys: they are sorted only where they were bitonic.
Words splitReference(const Words& input, const Parameters& parameters)
{
    const KeyOrder order = keyOrder(parameters);
    Words keys = input;
    const std::uint32_t first = std::bit_ceil(static_cast<std::uint32_t>(keys.size())) / 2;
    for (std::uint32_t distance = first; distance > 0 && distance >= lastDistance(parameters, first); distance /= 2)
        for (std::size_t i = 0; i + distance < keys.size(); ++i)
            if ((i & distance) == 0 && order.order(keys[i + distance]) < order.order(keys[i]))
                std::swap(keys[i], keys[i + distance]);
    return keys;
}

std::vector<Parameter> mergeParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"splits", "Splits", {"all", "one"}, "all"});
    return parameters;
}

} // namespace

const Algorithm bitonicMergeAlgorithm{
    .id = "bitonic-merge",
    .title = "Bitonic merge",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "K. E. Batcher, Sorting networks and their applications, 1968",
    .kernelFile = "bitonic_merge.cl",
    .parameters = mergeParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = bitonicMerge,
    .reference = splitReference,
    .madeKeys = {.distribution = "bitonic", .startsAtLast = true},
};

} // namespace lockstep
