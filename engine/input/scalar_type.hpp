#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

namespace lockstep {

/// How the bits of a number that a kernel was given are read, after its declaration: `type`, the run's, where it is
/// declared as a value (VALUE).
ElementType scalarType(const Argument& argument, ElementType type);

} // namespace lockstep
