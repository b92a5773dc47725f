#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"

#include <string>

namespace lockstep {

/// Largest work-group that an algorithm in one work-group asks for.
inline constexpr std::size_t largestWorkGroup = 1024;

/// Work-items of one work-group for `needed` of them: just as many up to 16, then whole wavefronts of 32.
std::size_t oneWorkGroup(std::size_t needed);

/// -DSECTION=…: room in local memory for `values`, a power of two from 16 on, so that few sizes are few builds.
std::string sectionOption(std::size_t values);

/// The two buffers of a scan that leaves its input alone.
struct InAndOut {
    BufferId values;   ///< n, the input
    BufferId prefixes; ///< n, the output
};
InAndOut inAndOut(Launcher& run, const Words& input, const Parameters& parameters);

/// The one launch of a scan in local memory.
struct SectionKernel {
    std::string kernel;
    std::size_t items = 0; ///< needed; rounded up by oneWorkGroup
    Message unit;          ///< what one work-item is
};

/// Launches it over `input` with the buffers bound to x and y, n, and these scalars.
/// Throws InputError where the device's work-groups are too small.
HostResult scanSection(Launcher& run, const Words& input, const Parameters& parameters, const SectionKernel& scan,
                       std::vector<Binding> scalars);

} // namespace lockstep
