#pragma once

#include "engine/model/message.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

// What a launch does, where a sentence or a picture asks for it; all else is told by its events and what it writes. A
// row makes the name in the program and the one in files, which never changes.
#define LOCKSTEP_ACTS(ROW)                                                                                             \
    ROW(none, "")                                                                                                      \
    ROW(scatter, "scatter")        /* takes each key to the next free slot of its digit */                             \
    ROW(scanCounts, "scan counts") /* makes of counts where the keys of each digit start */                            \
    ROW(scanSums, "scan sums")     /* of the sums of a scan by sections */                                             \
    ROW(partValues, "part values") /* values that pass behind those that do not */                                     \
    ROW(findCoRanks, "find co-ranks")                                                                                  \
    ROW(mirror, "mirror")              /* compares each place with its mirror in a run, at no one distance */          \
    ROW(splitBitonic, "split bitonic") /* parts bitonic runs into halves of which none reaches into the next */

enum class Act : std::uint8_t {
#define LOCKSTEP_ROW(name, id) name,
    LOCKSTEP_ACTS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
};

/// Its name in files; empty for none.
std::string_view nameOf(Act act);
/// Nothing for a name that there is none of.
std::optional<Act> actNamed(std::string_view name);

enum class Direction : std::uint8_t { none, up, down };

/// What a launch is in the textbook's figure. Lenses read these, never a title's text or its id.
struct LaunchMeaning {
    Act act = Act::none;
    Message group;                         ///< chapter of the timeline: "Stage 3", "Up-sweep", "Pass 1"
    Message title;                         ///< "distance 2", "histogram"
    Message unit;                          ///< what one work-item is: "one work-item per comparator"
    std::optional<std::uint32_t> stage;    ///< of a network, from 1
    std::optional<std::uint32_t> level;    ///< of a tree, from 1
    std::optional<std::uint32_t> pass;     ///< over a digit, from 1
    std::optional<std::uint32_t> distance; ///< between the two operands, in elements
    std::optional<std::uint32_t> run;      ///< length of the runs that this stage makes
    std::optional<std::uint32_t> shift;    ///< lowest bit of the digit
    std::optional<std::uint32_t> bits;     ///< width of the digit
    Direction direction = Direction::none;
    bool operator==(const LaunchMeaning&) const = default;
};

/// The same launch, and what it does.
inline LaunchMeaning doing(Act act, LaunchMeaning meaning)
{
    meaning.act = act;
    return meaning;
}

} // namespace lockstep
