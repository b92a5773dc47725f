#pragma once

#include "engine/model/words.hpp"

#include <compare>
#include <cstdint>

namespace lockstep::remote {

/// By which two processes name an array. No two arrays have the same one, unless somebody makes them so.
struct Digest {
    std::uint64_t high = 0, low = 0;
    auto operator<=>(const Digest&) const = default;
};

Digest digestOf(const Words& words);

} // namespace lockstep::remote
