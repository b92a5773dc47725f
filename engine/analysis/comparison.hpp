#pragma once

#include "engine/recording/session.hpp"

#include <span>

namespace lockstep {

inline constexpr std::size_t mostCompared = 4;

/// Throws InputError where these runs cannot stand beside one another: fewer than two or more than four of them,
/// values of different types, keys beside affine maps, or different inputs. Unknown ids and parameters are named too.
void requireComparable(std::span<const RunRequest> requests);

} // namespace lockstep
