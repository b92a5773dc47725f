#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/network_parameter.hpp"
#include "engine/networks/known_networks.hpp"

namespace lockstep {
namespace {

HostResult networkSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const Network network = networkOver(parameters.at("network"), n);
    const BufferId key =
        run.buffer({"keys", elementType(parameters), {n}, Role::keys}, std::make_shared<const Words>(input));
    if (network.size() == 0) // a single wire
        return {key.index};
    Words words;
    for (const Comparator& c : comparatorsOf(network)) {
        words.push_back(c.smaller);
        words.push_back(c.larger);
    }
    const BufferId pairs = run.buffer({"pairs", ElementType::uint32, {network.size(), 2}, Role::table},
                                      std::make_shared<const Words>(std::move(words)));
    std::uint32_t first = 0, number = 0;
    for (const Layer& layer : network.layers) {
        const auto count = static_cast<std::uint32_t>(layer.comparators.size());
        const Range items = groupsOf(count, run.largestGroup());
        run.launch({"network_layer",
                    items.global,
                    items.local,
                    {{"key", key}, {"pairs", pairs}, {"first", first}, {"count", count}},
                    layerMeaning(++number, count, {"network.unit", {}, "one work-item per comparator"})});
        first += count;
    }
    return {key.index};
}

/// What this network makes of the keys, which need not be sorted.
Words networkReference(const Words& input, const Parameters& parameters)
{
    const KeyOrder order = keyOrder(parameters);
    Words keys = input;
    for (const Comparator& c : comparatorsOf(networkOver(parameters.at("network"), input.size())))
        if (order.order(keys[c.larger]) < order.order(keys[c.smaller]))
            std::swap(keys[c.larger], keys[c.smaller]);
    return keys;
}

std::vector<Parameter> networkSortParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back(networkParameter());
    return parameters;
}

} // namespace

const Algorithm networkSortAlgorithm{
    .id = "network-sort",
    .title = "Your own network",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "D. E. Knuth, The Art of Computer Programming, volume 3, section 5.3.4",
    .kernelFile = "network.cl",
    .parameters = networkSortParameters(),
    .limits = {1, mostWires}, // of which odd-even mergesort has 3,997,695 comparators, a table of 32 MB
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = resolveNetwork,
    .refusal = nullptr,
    .check = nullptr,
    .host = networkSort,
    .reference = networkReference,
};

} // namespace lockstep
