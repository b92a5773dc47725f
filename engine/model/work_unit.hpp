#pragma once

#include <cstdint>

namespace lockstep {

/// What an algorithm mostly does, after which its pictures are worded. Its work is counted by one yardstick for all
/// (analysis/metrics.hpp).
enum class WorkUnit : std::uint8_t { combines, compares, countsAndMoves, multiplies, interactions };

} // namespace lockstep
