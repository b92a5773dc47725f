#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// What Boost.Compute takes for the same, on the device of the recording.
struct LibraryTime {
    std::string function;                          ///< "boost::compute::sort"
    std::uint64_t median = 0, least = 0, most = 0; ///< nanoseconds on the host's clock, from the call to its end
    std::uint32_t runs = 0;
    Words output; ///< of the last run
};

/// Which of its functions makes what this algorithm makes; empty where there is none, and where Lockstep was built
/// without the library. Keys are numbers; operators add, multiply, max and min.
std::string libraryFunction(const Recording& recording);
/// Runs it on the recording's input, which lies on the device already, again and again for a tenth of a second and
/// three times at least; before that once, for its kernels to be built. Throws DeviceError where the device or the
/// library fails, and where its result is not the right one.
std::optional<LibraryTime> libraryTime(const Recording& recording);
/// Whether `output` is what the algorithm's reference makes of the recording's input, whatever mistake the recording
/// has: whole numbers and sorted keys to the bit; sums and products of float32, in whatever grouping, nearly.
bool isLibraryResultRight(const Recording& recording, const Words& output);

} // namespace lockstep
