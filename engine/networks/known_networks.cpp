#include "engine/networks/known_networks.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

struct Named {
    const char* name;
    const char* text;
};

// The cookbook's, chapter 9: its program for three keys, and both its networks for four.
constexpr Named ofSources[] = {
    {"three-keys", "[(0,1)],[(1,2)],[(0,1)]"},
    {"four-keys", "[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]"},
    {"four-keys-longer", "[(0,1),(2,3)],[(1,2)],[(0,1),(2,3)],[(1,2)]"},
};
constexpr const char* mergesort = "odd-even-mergesort";
constexpr const char* transposition = "odd-even-transposition";
constexpr const char* bitonic = "bitonic";

} // namespace

std::vector<std::string> knownNetworks()
{
    std::vector<std::string> names;
    for (const Named& named : ofSources)
        names.emplace_back(named.name);
    names.emplace_back(mergesort);
    names.emplace_back(transposition);
    names.emplace_back(bitonic);
    return names;
}

std::string networkNameFor(std::size_t wires)
{
    return wires == 3 ? "three-keys" : wires == 4 ? "four-keys" : mergesort;
}

std::optional<std::uint32_t> wiresOf(const std::string& name)
{
    const auto named = std::ranges::find(ofSources, name, &Named::name);
    return named == std::end(ofSources) ? std::nullopt : std::optional{parseNetwork(named->text).wires};
}

Network networkOver(const std::string& nameOrText, std::size_t wires)
{
    if (wires > mostWires)
        throw InputError{sentence("{} wires are too many; a network has at most {}.", wires, mostWires)};
    const auto count = static_cast<std::uint32_t>(wires);
    if (nameOrText == mergesort)
        return oddEvenMergesortNetwork(count);
    if (nameOrText == bitonic)
        return bitonicNetwork(count);
    if (nameOrText == transposition) {
        if (wires * (wires - std::min<std::size_t>(wires, 1)) / 2 > mostComparators)
            throw InputError{sentence("Odd-even transposition of {} wires has {} comparators, and a network has at "
                                      "most {}; choose fewer wires.",
                                      wires, wires * (wires - 1) / 2, mostComparators)};
        return transpositionNetwork(count);
    }
    const auto named = std::ranges::find(ofSources, nameOrText, &Named::name);
    const bool isNamed = named != std::end(ofSources);
    Network network = parseNetwork(isNamed ? named->text : std::string_view{nameOrText});
    if (network.wires != wires)
        throw InputError{sentence("{} has {} wires, and there are {} keys; give as many keys as wires, or another "
                                  "network.",
                                  isNamed ? sentence("The network {}", nameOrText) : sentence("The network"),
                                  network.wires, wires)};
    return network;
}

Network oddEvenMergesortNetwork(std::uint32_t wires)
{
    Network network;
    network.wires = wires;
    for (std::uint32_t p = 1; p < wires; p *= 2)
        for (std::uint32_t k = p; k > 0; k /= 2) {
            Layer layer;
            for (std::uint32_t low = k % p; low + k < wires; ++low)
                if ((low - k % p) / k % 2 == 0 && low / (2 * p) == (low + k) / (2 * p))
                    layer.comparators.push_back({low, low + k});
            network.layers.push_back(std::move(layer));
        }
    return network;
}

Network bitonicNetwork(std::uint32_t wires)
{
    Network network;
    network.wires = wires;
    const bool isWhole = std::has_single_bit(wires);
    for (std::uint32_t run = 2; run / 2 < wires; run *= 2)
        for (std::uint32_t distance = run / 2; distance > 0; distance /= 2) {
            Layer layer;
            for (std::uint32_t low = 0; low < wires; ++low) {
                // Without pads no block may run downwards, so each run's first layer meets its mirror instead.
                const std::uint32_t flip = !isWhole && distance == run / 2 ? run - 1 : distance;
                const std::uint32_t high = low ^ flip;
                if (high <= low || high >= wires)
                    continue;
                const bool ascends = !isWhole || (low & run) == 0;
                layer.comparators.push_back(ascends ? Comparator{low, high} : Comparator{high, low});
            }
            network.layers.push_back(std::move(layer));
        }
    return network;
}

Network transpositionNetwork(std::uint32_t wires)
{
    Network network;
    network.wires = wires;
    for (std::uint32_t phase = 0; phase < wires; ++phase) {
        Layer layer;
        for (std::uint32_t low = phase % 2; low + 1 < wires; low += 2)
            layer.comparators.push_back({low, low + 1});
        if (!layer.comparators.empty())
            network.layers.push_back(std::move(layer));
    }
    return network;
}

std::string normalisedNetwork(const std::string& text)
{
    return writeNetwork(parseNetwork(text));
}

} // namespace lockstep
