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
/// work-item loaded since its last one, as far as an event has room for it and no barrier stands between; what has
/// none, or was written over by another before the store, is a load of its own.
Events eventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays);

/// Each access an event of its own: for who asks for the line and the phase of every load.
Events singleEventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays);

} // namespace lockstep::grind
