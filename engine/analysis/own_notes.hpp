#pragma once

#include "engine/model/forward.hpp"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

// What the run of a kernel of one's own is to be taken with. Sentences without their full stops.

/// Those that nobody sees by looking at the recording: a second run gave something else, the plan allows less work.
/// They stand beside it as long as it lives.
void rememberRunNotes(const RecordingPtr& recording, std::vector<std::string> notes);
/// None where nothing was remembered for this very recording.
std::vector<std::string> runNotesOf(const Recording& recording);

/// All that is known: kernels without trace calls, trace calls that do not tell what happened, what Oclgrind found or
/// else a race, and those above. Worked out once, which of a large recording takes its time.
std::vector<std::string> ownNotes(const RecordingPtr& recording);

} // namespace lockstep
