#pragma once

#include "engine/recording/recording.hpp"

#include <optional>
#include <vector>

namespace lockstep {

/// True where an event of this kind counts as work for this unit.
bool isWork(Op op, WorkUnit unit);
/// Bit o is set where Op o is work.
std::uint32_t workOps(WorkUnit unit);

/// Span: the longest chain of work events of which each needs the one before. Inside a launch an event needs the
/// events that wrote what it reads (a comparator decides both its places whether it swaps or not); a launch needs all
/// of the launch before it, since it starts only when that one has ended, so the launches' chains add up.
/// Nothing where some launch's chain is not known.
std::optional<std::uint64_t> longestChain(const Recording& recording);

/// The phases in which there are events, ascending.
std::vector<std::uint32_t> phasesOf(const Events& events);

/// The launch's busy runs, phases, chain and traffic, from all its events.
void measure(Launch& launch, const Events& events, WorkUnit unit);

/// The same as far as counting alone tells: runs of items by their work (none where they were too many to keep), and
/// the most that one did. `alone` says that the kernel has neither barriers nor atomics, so that all work is of one
/// phase and no work-item can have read what another wrote in the launch.
void measureCounted(Launch& launch, const std::vector<BusyRun>& items, std::uint32_t mostWork, bool alone);

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

} // namespace lockstep
