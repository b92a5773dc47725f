#include "engine/networks/network.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {

std::size_t Network::size() const
{
    std::size_t count = 0;
    for (const Layer& layer : layers)
        count += layer.comparators.size();
    return count;
}

std::string writeNetwork(const Network& network)
{
    std::string text;
    for (const Layer& layer : network.layers) {
        text += text.empty() ? "[" : ",[";
        for (std::size_t c = 0; c < layer.comparators.size(); ++c)
            text +=
                fmt::format("{}({},{})", c == 0 ? "" : ",", layer.comparators[c].smaller, layer.comparators[c].larger);
        text += ']';
    }
    return text;
}

std::vector<Comparator> comparatorsOf(const Network& network)
{
    std::vector<Comparator> all;
    for (const Layer& layer : network.layers)
        all.insert(all.end(), layer.comparators.begin(), layer.comparators.end());
    return all;
}

Network levelled(std::uint32_t wires, const std::vector<Comparator>& comparators)
{
    Network network;
    network.wires = wires;
    std::vector<std::size_t> depths(wires, 0); // layers that a wire is busy up to
    for (const Comparator& c : comparators) {
        const std::size_t depth = std::max(depths[c.smaller], depths[c.larger]);
        if (depth == network.layers.size())
            network.layers.emplace_back();
        network.layers[depth].comparators.push_back(c);
        depths[c.smaller] = depths[c.larger] = depth + 1;
    }
    return network;
}

Network packed(const Network& network)
{
    return levelled(network.wires, comparatorsOf(network));
}

Network without(const Network& network, std::size_t index)
{
    Network rest;
    rest.wires = network.wires;
    std::size_t before = 0; // comparators of the layers so far
    for (const Layer& layer : network.layers) {
        Layer kept = layer;
        const std::size_t size = layer.comparators.size();
        if (index >= before && index - before < size)
            kept.comparators.erase(kept.comparators.begin() + static_cast<std::ptrdiff_t>(index - before));
        before += size;
        if (!kept.comparators.empty())
            rest.layers.push_back(std::move(kept));
    }
    return rest;
}

} // namespace lockstep
