#pragma once

#include "engine/networks/network.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Up to so many wires all 2^wires inputs are tried; of more wires some, which may miss that a network does not sort.
inline constexpr std::uint32_t mostExhaustiveWires = 24;

/// What the inputs of zeros and ones say of a network (0-1 principle: Knuth, volume 3, theorem 5.3.4 Z).
struct ZeroOneCheck {
    bool isExhaustive = true;
    std::uint64_t inputs = 0; ///< tried
    /// The first that is not sorted: 0 or 1 on each wire.
    std::optional<std::vector<std::uint8_t>> counterexample;
    bool sorts() const { return !counterexample; } ///< for certain only where isExhaustive
};

/// On the host, 64 inputs at a time.
ZeroOneCheck zeroOneCheck(const Network& network);

/// Numbers, in comparatorsOf(network), of the comparators that swap on none of these inputs; without them nothing
/// changes. Of more than mostExhaustiveWires wires: on none of those tried.
std::vector<std::size_t> redundantComparators(const Network& network);

/// Through all layers of the network.
std::vector<std::uint8_t> runNetwork(const Network& network, std::vector<std::uint8_t> bits);

} // namespace lockstep
