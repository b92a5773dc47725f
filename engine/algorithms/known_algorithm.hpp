#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <string_view>

namespace lockstep {

/// The catalogue's algorithm of this id, or null: a recording may be another version's.
const Algorithm* knownAlgorithm(std::string_view id);

} // namespace lockstep
