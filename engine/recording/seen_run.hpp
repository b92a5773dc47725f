#pragma once

#include "engine/analysis/seen_notes.hpp"
#include "engine/model/forward.hpp"

#include <cstddef>
#include <vector>

namespace lockstep {

/// A run by Oclgrind, which interprets kernels as they are, without their trace calls: the events are what it saw.
struct SeenRun {
    RecordingPtr recording;
    std::vector<SeenNote> faults; ///< that it found
};

/// Work-items of all launches together that Oclgrind is asked for where nobody says so: it takes some seconds for them.
inline constexpr std::size_t mostItemsSeen = std::size_t{1} << 14;

/// The device's run with the events of Oclgrind's, and what is to be known of the two (remembered for it). Where they
/// come to hold different values it is Oclgrind's run, since its events tell of no other. `seconds`: that it took.
RecordingPtr withSeen(const RecordingPtr& device, const SeenRun& seen, double seconds);

} // namespace lockstep
