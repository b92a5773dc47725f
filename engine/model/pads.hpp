#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <optional>

namespace lockstep {

/// The buffer whose element i, where it is not 0, says after k launches that lane i of the keys holds a pad: the last
/// buffer of flags, one a lane, that a launch could write. Nothing where every lane has a key; flags mean something
/// else then.
std::optional<std::size_t> padsAfter(const Recording& recording, std::size_t k);

} // namespace lockstep
