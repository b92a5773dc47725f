#include "engine/algorithms/network_parameter.hpp"

#include "engine/networks/known_networks.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {

namespace {

std::optional<std::size_t> keysFor(const std::string& network)
{
    const std::vector<std::string> names = knownNetworks();
    if (network == "auto" || std::ranges::find(names, network) != names.end())
        return wiresOf(network);
    return parseNetwork(network).wires;
}

} // namespace

Parameter networkParameter()
{
    std::vector<std::string> names = knownNetworks();
    names.insert(names.begin(), "auto");
    return {"network", "Network", std::move(names), "auto", normalisedNetwork, keysFor};
}

void resolveNetwork(Parameters& parameters, std::size_t n)
{
    std::string& network = parameters.at("network");
    if (network == "auto")
        network = networkNameFor(n);
    else
        networkOver(network, n);
}

LaunchMeaning layerMeaning(std::uint32_t layer, std::uint32_t comparators, Message unit)
{
    LaunchMeaning meaning;
    meaning.group = {"network.layer", {std::to_string(layer)}, fmt::format("Layer {}", layer)};
    meaning.title =
        comparators == 1
            ? Message{"network.comparator", {}, "1 comparator"}
            : Message{"network.comparators", {std::to_string(comparators)}, fmt::format("{} comparators", comparators)};
    meaning.unit = std::move(unit);
    meaning.stage = layer;
    return meaning;
}

} // namespace lockstep
