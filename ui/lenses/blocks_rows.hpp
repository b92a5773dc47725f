#pragma once

#include "ui/lenses/blocks_model.hpp"

#include <cstddef>
#include <cstdint>
#include <set>

namespace lockstep::ui {

/// What a launch needs of the picture.
struct LaunchRows {
    std::set<std::uint32_t> shown{0}; ///< the values, and what it reads and writes
    std::set<std::uint32_t> worked{}; ///< in which it combines or loads values
    bool touchesValues = false;       ///< it reads or writes the values themselves
};

/// Of the input the values alone.
LaunchRows rowsOf(const BlocksFlow& flow, std::size_t launch);

} // namespace lockstep::ui
