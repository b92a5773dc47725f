#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// The kernels of a recording that were launched and have no TRACE_ARGS: what their work-items did is not known.
std::vector<std::string> untracedKernels(const Recording& recording);

/// Where the trace calls of launch k (from 1) do not tell what happened: a buffer in the end holds something else than
/// they say, or a value comes from local memory that none of them stored there; of the catalogue's kernel, changed,
/// also where a value is not what the operation makes of those that were read. A sentence without its full stop, or
/// empty. What two work-items wrote with no barrier between is not compared, and neither is what was read of buffers.
std::string untoldBy(const Recording& recording, std::size_t k);

/// The picture of a changed kernel's run of which such notes are made: it draws what the buffers hold.
inline constexpr const char* untoldLens = "arrays";

/// What the events of a recording are to be taken with, of a kernel that nobody vouches for: kernels without trace
/// calls, and the first launch whose trace calls do not tell what happened. Sentences without their full stops; none
/// where events tell all.
std::vector<std::string> untoldNotes(const Recording& recording);

} // namespace lockstep
