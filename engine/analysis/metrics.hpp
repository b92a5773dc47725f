#pragma once

#include "engine/recording/recording.hpp"

#include <optional>

namespace lockstep {

/// True where an event of this kind counts as work for this unit.
bool isWork(Op op, WorkUnit unit);
/// Bit o is set where Op o is work.
std::uint32_t workOps(WorkUnit unit);

/// Span: the longest chain of work events of which each needs the one before. Inside a launch an event needs the
/// events that wrote what it reads (a comparator decides both its places whether it swaps or not); a launch needs all
/// of the launch before it, since it starts only when that one has ended, so the launches' chains add up.
/// Nothing where some launch's events are not kept.
std::optional<std::uint64_t> longestChain(const Recording& recording);

/// Applies the events to a copy of the buffers one by one. Local arrays start unknown in each group.
/// Throws Error naming the first event whose reads are not what stood there, or whose write is not its operation.
State applyEvents(const Recording& recording, std::size_t launch, const State& before, const Events& events);

} // namespace lockstep
