#pragma once

#include "engine/analysis/read_phases.hpp"
#include "engine/model/forward.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// One of the two accesses of a race.
struct RaceSide {
    std::uint32_t item = 0;
    std::uint32_t group = 0;
    std::uint32_t phase = 0; ///< in which it touched the word
    std::uint16_t line = 0;  ///< of the load or of the statement that wrote, in the kernel file
    bool writes = false;
    bool operator==(const RaceSide&) const = default;
};

/// Two work-items touch one word, one of them writes, they are not both atomic, and no barrier stands between.
struct Race {
    std::uint32_t array = 0; ///< as Access::array
    std::uint32_t index = 0;
    RaceSide first, second; ///< the first one writes
    bool isBetweenGroups() const { return first.group != second.group; }
    bool operator==(const Race&) const = default;
};

struct Races {
    std::size_t words = 0;   ///< a word counts once in a phase of a work-group, or once among groups
    std::vector<Race> shown; ///< one for each of the first words: by array, index, group, phase
    bool any() const { return words > 0; }
};

/// The races of a launch by the addresses in its events, whatever its values were: in one phase of a work-group, or
/// anywhere in the launch between two groups. At most `mostShown` are listed.
Races racesOf(const Events& events, const ReadPhases& reads = {}, std::size_t mostShown = 64);
/// The same of launch k (from 1) of a recording; the kernel's text tells where values were read.
Races racesOf(const Recording& recording, std::size_t k, const Events& events, std::size_t mostShown = 64);
/// The first two accesses of a recording that race, in a sentence without its full stop; nothing where none do, or
/// where no events tell.
std::optional<std::string> firstRaceOf(const Recording& recording);
/// What the kernel or the host calls the array in which work-items met in launch k (from 1).
const std::string& racedArray(const Recording& recording, std::size_t k, const Race& race);

} // namespace lockstep
