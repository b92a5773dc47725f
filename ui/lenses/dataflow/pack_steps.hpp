#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <optional>

namespace lockstep::ui {

/// The buffer of values that a launch could write; nothing for those that flag and scan.
std::optional<std::size_t> valuesWritten(const Recording& recording, const Launch& launch);

/// The step that moves values to their slots, and the one that moves them back; 0: there is none.
struct PackSteps {
    std::size_t move = 0, back = 0;
};
PackSteps packSteps(const Recording& recording);

} // namespace lockstep::ui
