#pragma once

#include "engine/analysis/lanes.hpp"
#include "engine/model/forward.hpp"

#include <cstdint>
#include <vector>

namespace lockstep {

/// How well one store of a kernel's text to a buffer in global memory is coalesced, all its work-groups together. Loads
/// are not told: an event names what was read at some time before it, so two events may name one load.
///
/// A store is made at once by the work-items of one wavefront (LaneWidths::wavefront neighbouring ones of a
/// work-group) that come to the same source line and operand in the same phase, each for the same time there. Along the
/// lanes, its addresses fall into runs: a run ends where the next lane's element is not the one behind. One run a
/// wavefront is the best there is; as many runs as accesses is the worst. Figures 13.2 and 13.5 of Programming
/// Massively Parallel Processors are counted so (14 runs, and 8 where blocks are sorted first).
struct AccessRuns {
    std::uint32_t line = 0;       ///< of the statement, as in Event::line
    std::uint32_t operand = 0;    ///< 0, 1, … among the writes of that statement's event
    std::uint32_t array = 0;      ///< index of the global buffer
    std::uint64_t accesses = 0;   ///< elements, one a work-item and time
    std::uint64_t wavefronts = 0; ///< accesses that wavefronts make at once: the fewest runs there could be
    std::uint64_t runs = 0;
    bool operator==(const AccessRuns&) const = default;
};

/// Every store of the launch to global memory, by line; atomics store what they change. A work-item that goes on to the
/// next element within `atOnce` ones stores a vector, all of it at one time. Throws InputError for a width that is not
/// known.
std::vector<AccessRuns> accessRuns(const Launch& launch, const Events& events, const LaneWidths& widths,
                                   std::uint32_t atOnce = 1);

/// Words that the kernels of this run load and store at once: values of a vector, by the option WIDTH, or 1.
std::uint32_t wordsAtOnce(const Recording& recording);

/// The launch's runs, added up.
std::uint64_t runsOf(const std::vector<AccessRuns>& accesses);

} // namespace lockstep
