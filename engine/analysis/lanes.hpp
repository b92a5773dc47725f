#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The machine that lanes and bank conflicts are counted for.
struct LaneWidths {
    std::uint32_t wavefront = 32; ///< work-items that run in step: 16, 32 or 64
    std::uint32_t banks = 32;     ///< of local memory, a word wide each: 16 or 32
    bool operator==(const LaneWidths&) const = default;
};

/// Throws InputError naming a width that is none of these.
void requireWidths(const LaneWidths& widths);

/// What one phase of a launch (the stretch between two barriers) made of the lanes, all work-groups together.
///
/// A wavefront is so many neighbouring work-items of one work-group; the last of a group may have fewer lanes. Accesses
/// are simultaneous that the items of one wavefront make in the same phase and source line, as the same operand, and
/// each for the j-th time there. Words of one bank are fetched one after another, so such an access takes as many turns
/// as the fullest bank has distinct words: its degree. Every local array is taken to begin at bank 0. Several lanes at
/// one word are one turn, also where an atomic would make them wait for each other.
struct PhaseLanes {
    std::uint32_t phase = 0;      ///< barriers passed
    std::uint64_t items = 0;      ///< work-items with an event
    std::uint64_t active = 0;     ///< work-items with an event that is work
    std::uint64_t wavefronts = 0; ///< wavefronts with an active work-item
    std::uint64_t lanes = 0;      ///< lanes of those; active / lanes is how much of them was used
    std::uint32_t bankDegree =
        0; ///< largest degree of an access; 1 where there is no conflict, 0 without local accesses
    std::uint64_t extraTurns = 0; ///< degree - 1, added up over all accesses
    bool operator==(const PhaseLanes&) const = default;
};

/// Every phase in which the launch has events, in order.
std::vector<PhaseLanes> phaseLanes(const Launch& launch, const Events& events, const LaneWidths& widths);

} // namespace lockstep
