#pragma once

#include "engine/algorithms/keys.hpp"

namespace lockstep {

/// Whether the keys rise and then fall, or the other way round, or do so from some place on, taken round the end.
/// Keys that are equal are neither.
bool isBitonic(const Words& keys, const KeyOrder& order);

/// Whether bitonic splits sort these keys: they do where they are bitonic when filled up to a power of two with keys
/// that come after all.
bool isSortedBySplits(const Words& keys, const KeyOrder& order);

} // namespace lockstep
