#pragma once

#include "engine/model/message.hpp"

#include <cstdint>
#include <optional>

namespace lockstep {

enum class Direction : std::uint8_t { none, up, down };

/// What a launch is in the textbook's figure. Lenses read these, never a title's text.
struct LaunchMeaning {
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

} // namespace lockstep
