#pragma once

#include "engine/model/launch_meaning.hpp"

#include <cstdint>

namespace lockstep {

/// Says of a launch that it compares each place with its mirror in a run of so many keys.
void mirror(LaunchMeaning& meaning, std::uint64_t run);

} // namespace lockstep
