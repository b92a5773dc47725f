#pragma once

#include "engine/model/forward.hpp"

namespace lockstep {

/// Whether the algorithm's host code, given what the recording's launches left behind, would launch once more after the
/// last of them. False too where it cannot be told: states are missing, or launches are not those that it makes.
bool wouldLaunchMore(const Recording& recording);

} // namespace lockstep
