#pragma once

#include "engine/recording/session.hpp"

#include <span>

namespace lockstep {

inline constexpr std::size_t mostCompared = 4;

/// Throws InputError where these runs cannot stand beside one another: fewer than two or more than four of them,
/// values of different types, keys beside affine maps, or different inputs. Unknown ids and parameters are named too.
void requireComparable(std::span<const RunRequest> requests);

/// What this recording's work counts: "additions", "combinations", "comparisons", "counts and moves".
std::string workName(const Recording& recording);
/// To be said wherever work, or a time modelled from it, is set against that of another kind.
inline constexpr const char* differentWorkSentence =
    "Their work counts different operations, so that equal numbers need not take equal time.";

} // namespace lockstep
