#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/launch_meaning.hpp"

namespace lockstep {

/// "network": a name of knownNetworks(), "auto", or a typed network.
Parameter networkParameter();
/// "auto" becomes the network for n wires. Throws InputError where the network has not n wires.
void resolveNetwork(Parameters& parameters, std::size_t n);
/// Of the launch of a network's layer, from 1.
LaunchMeaning layerMeaning(std::uint32_t layer, std::uint32_t comparators, Message unit);

} // namespace lockstep
