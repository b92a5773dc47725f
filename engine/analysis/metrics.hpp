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

} // namespace lockstep
