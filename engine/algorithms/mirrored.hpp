#pragma once

#include "engine/model/launch_meaning.hpp"

#include <cstdint>

namespace lockstep {

/// The title of a launch that compares each place with its mirror in a run of so many keys, at no one distance.
Message mirroredWithin(std::uint64_t run);
/// This is such a launch.
bool isMirrored(const LaunchMeaning& meaning);

} // namespace lockstep
