#pragma once

#include "engine/networks/network.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Names that knownNetwork() takes: the networks of the sources for three and four keys, then those there are for any
/// number of wires.
std::vector<std::string> knownNetworks();
/// The one that "auto" stands for: the source's for three and four wires, else Batcher's odd-even mergesort.
std::string networkNameFor(std::size_t wires);
/// How many wires the name says; nothing for those for any number, and for what is no name.
std::optional<std::uint32_t> wiresOf(const std::string& name);
/// A network by name, or as parseNetwork() reads it, over so many wires. Throws InputError where it has not so many, or
/// would have more than mostComparators.
Network networkOver(const std::string& nameOrText, std::size_t wires);

/// Batcher's odd-even mergesort, a layer a column (Knuth, volume 3, algorithm 5.2.2M); any number of wires.
Network oddEvenMergesortNetwork(std::uint32_t wires);
/// Batcher's bitonic sorter: of a power of two its blocks run up and down by turns, as the bitonic sort's do; else all
/// run up, and the first layer of each run compares every wire with its mirror.
Network bitonicNetwork(std::uint32_t wires);
/// Odd-even transposition: n layers, alternately of even and odd pairs.
Network transpositionNetwork(std::uint32_t wires);

/// What a parameter "network" keeps of a typed network: the layers in brackets. Throws as parseNetwork().
std::string normalisedNetwork(const std::string& text);

} // namespace lockstep
