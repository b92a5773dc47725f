#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/state.hpp"

#include <cstdint>

namespace lockstep {

/// Applies the events to a copy of the buffers one by one. Local arrays start unknown in each group.
/// Throws Error naming the first event whose reads are not what stood there, or whose write is not its operation.
State applyEvents(const Recording& recording, std::size_t launch, const State& before, const Events& events);

/// What can be asked of the events of a launch whose work-items race, where no order need explain them: every write is
/// its operation on what the event read, every value read stood there before the launch or was written there by one of
/// its events, and what stands there afterwards is what one of them wrote, or stood there before. Local memory holds
/// anything until it is written: there a value from nowhere is taken only where another work-item writes the word in
/// the event's phase or the one before. Throws Error naming the first event or word of which this is not so.
void requireRacing(const Recording& recording, std::size_t launch, const State& before, const State& after,
                   const Events& events);

/// One number for each word of the local arrays that a launch's events name: every work-group has its own.
std::uint64_t localKey(const Event& event, const Access& access);

} // namespace lockstep
