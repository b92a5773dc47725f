#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// What the C++ standard library takes for the same on this machine's processor, by one thread.
struct StandardTime {
    std::string function;     ///< "std::sort"
    std::uint64_t median = 0; ///< nanoseconds
    std::uint32_t runs = 0;
};

/// Which function makes what this algorithm makes; empty where there is none: of patterns, networks that need sort
/// nothing, words of more than four letters and words that are joined.
std::string standardFunction(const Recording& recording);
/// Runs it on the recording's input, again and again for a tenth of a second and once at least. Keys are sorted as
/// unsigned words in the recording's order, so that floats and pairs cost no more than numbers.
std::optional<StandardTime> standardTime(const Recording& recording);

} // namespace lockstep
