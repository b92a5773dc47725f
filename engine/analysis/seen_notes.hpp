#pragma once

#include "engine/model/forward.hpp"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// What came of letting Oclgrind see a run beside the device's own.
struct SeenNotes {
    /// What is wrong with lines, and where the two runs differ; or why Oclgrind saw nothing. Sentences without their
    /// full stops.
    std::vector<std::string> notes;
    bool isSeen = false; ///< the recording's events are Oclgrind's
    bool isSame = false; ///< its buffers hold after every launch what the device's do
    double seconds = 0;  ///< that Oclgrind took for the run
};

/// Remembered as long as the recording lives.
void rememberSeen(const RecordingPtr& recording, SeenNotes notes);
/// Null: Oclgrind was not asked.
std::shared_ptr<const SeenNotes> seenNotesOf(const Recording& recording);

} // namespace lockstep
