#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/launch.hpp"

#include <optional>
#include <vector>

namespace lockstep {

/// The kinds of work, counted. An exchange is a move.
struct WorkParts {
    std::uint64_t combines = 0, compares = 0, counts = 0, moves = 0, products = 0, interactions = 0;
    bool operator==(const WorkParts&) const = default;
};

/// What the work of a launch consists of.
WorkParts workParts(const Events& events);
/// Of a whole recording; nothing where a launch's events were not kept.
std::optional<WorkParts> workParts(const Recording& recording);
/// Whether all of a recording's work is of one kind: as the kernels' text tells, or else the events.
bool hasOneKindOfWork(const Recording& recording);

/// Span: the longest chain of work events of which each needs the one before. Inside a launch an event needs what its
/// work-item did before, the events that wrote what it reads (a comparator decides both its places whether it swaps or
/// not), and, past a barrier, all that its work-group did before that barrier; a launch needs all of the launch before
/// it, since it starts only when that one has ended, so the launches' chains add up.
/// Nothing where some launch's chain is not known.
std::optional<std::uint64_t> longestChain(const Recording& recording);

/// The phases in which there are events, ascending.
std::vector<std::uint32_t> phasesOf(const Events& events);

/// The launch's counts, busy runs, phases, chain and traffic, from all its events. `alone`: as below, which spares
/// looking for chains from one work-item to another.
void measure(Launch& launch, const Events& events, bool alone = false);

/// The same as far as counting alone tells: runs of items by their work (none where they were too many to keep), and
/// the most that one did. `alone` says that the kernel has neither barriers nor atomics, so that all work is of one
/// phase and no work-item can have read what another wrote in the launch.
void measureCounted(Launch& launch, const std::vector<BusyRun>& items, std::uint32_t mostWork, bool alone);

} // namespace lockstep
