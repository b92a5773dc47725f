#pragma once

#include "engine/grind/raw.hpp"
#include "engine/model/event.hpp"
#include "engine/model/forward.hpp"

#include <cstdint>
#include <vector>

namespace lockstep::grind {

/// What each of RawLaunch::arrays is called in events of this launch (Access::array). Throws DeviceError for an array
/// that the launch does not have.
std::vector<std::uint32_t> arraysOf(const RawLaunch& raw, const Launch& launch);

/// Accesses as events, in an order in which applying them one by one is right. A store or an update carries what its
/// work-item loaded for it in the same line, as far as an event has room. What was loaded in other lines, or before a
/// barrier, or was written over by another before the store, is a load of its own before it: so each has its line.
Events eventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays);

/// Each access an event of its own: for who asks for the line and the phase of every load.
Events singleEventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays);

} // namespace lockstep::grind
