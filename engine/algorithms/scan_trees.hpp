#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

/// What a scan of `input` must give: left to right where additions are exact, and of float32 by the additions of the
/// scan's own tree, so that the bits are the same.

/// Inclusive: every position adds the one 1, 2, 4, … to its left (Kogge-Stone, Hillis-Steele).
Words doublingReference(const Words& input, const Parameters& parameters);
/// Inclusive: partial sums up a tree, then down to the positions between (Brent-Kung).
Words brentKungReference(const Words& input, const Parameters& parameters);
/// Exclusive: sums up a tree of the input padded to a power of two, then down what comes before (Blelloch).
Words blellochReference(const Words& input, const Parameters& parameters);

} // namespace lockstep
