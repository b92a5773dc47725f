#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"
#include "engine/networks/network.hpp"

#include <string>

namespace lockstep {

class Session;

/// Longest run whose comparators are read off.
inline constexpr std::size_t mostRecordedWires = 1024;

/// The comparators that a finished run reported, a layer a launch and phase. Keys that are moved, to other buffers or
/// into local memory, stay on their wires. Throws InputError where there are none, where the recording does not hold
/// all its events, or where keys end on other wires, so that this is no network.
Network recordedNetwork(const Recording& recording);

/// Runs the algorithm (parameters as in RunRequest) on two inputs of n keys and takes its comparators from the events.
/// Throws InputError as above, for n over mostRecordedWires, and where the comparators depend on the keys.
Network recordedNetwork(Session& session, const RunRequest& run, std::size_t n);

} // namespace lockstep
