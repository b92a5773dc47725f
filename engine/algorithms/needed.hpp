#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

/// What `mistake.needs` asks for: parameters with their values. Empty where the mistake exists everywhere.
Parameters neededBy(const Mistake& mistake);

} // namespace lockstep
