#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/state.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// How evenly splitters shared out the keys.
struct BucketBalance {
    std::uint64_t buckets = 0, largest = 0, keys = 0;
    double mean() const { return static_cast<double>(keys) / static_cast<double>(buckets); }
    double ratio() const { return static_cast<double>(largest) / mean(); } ///< 1: all alike
};

/// Whether a run shares its keys out by splitters.
bool hasBuckets(const Recording& recording);
/// From the starts that such a run ended with; nothing of others, and of one that has not scanned its counts.
std::optional<BucketBalance> bucketBalance(const Recording& recording, const State& last);
/// "16; the largest has 33 of 256 keys, 2.06 times the mean".
std::string balanceText(const BucketBalance& balance);

} // namespace lockstep
