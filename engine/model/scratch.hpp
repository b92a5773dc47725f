#pragma once

#include <cstdint>

namespace lockstep {

/// Scratch of a recorded run starts with this, so that a read of what nothing wrote shows.
inline constexpr std::uint32_t scratchPattern = 0xA5A5A5A5;

} // namespace lockstep
