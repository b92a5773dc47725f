#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Where the work-items of a wavefront add to counters by atomics, those that meet in one counter take turns.
///
/// A wavefront is so many neighbouring work-items of one work-group. Its items add at the same time where they do so in
/// the same phase and source line, each for the j-th time there: that is a step. It takes as many turns as items meet
/// in the fullest counter. What other wavefronts do to the counter meanwhile is not counted.
struct LineCollisions {
    std::uint32_t phase = 0; ///< barriers passed
    std::uint32_t line = 0;
    std::uint32_t array = 0;   ///< as Access::array
    std::uint64_t atomics = 0; ///< additions, of all work-items
    std::uint64_t steps = 0;
    std::uint64_t turns = 0;     ///< of all steps; as many as steps where nobody meets
    std::uint32_t mostTurns = 0; ///< of a step
    bool operator==(const LineCollisions&) const = default;
};

/// Each line that adds to an array, by phase and line. Op::count and Op::accumulate add; Op::advance, a counter of one
/// work-item alone, does not. Throws InputError for a wavefront of no lanes.
std::vector<LineCollisions> collisionsOf(const Launch& launch, const Events& events, std::uint32_t wavefront);

/// Of each event of a launch that adds: which turn of its step it takes, from 0 on, in the order of the events. 0 of
/// the others.
std::vector<std::uint32_t> turnsOf(const Launch& launch, const Events& events, std::uint32_t wavefront);

} // namespace lockstep
