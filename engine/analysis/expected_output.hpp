#pragma once

#include "engine/analysis/rightness.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <memory>
#include <vector>

namespace lockstep {

// What the output of a run must be that the catalogue has no reference for: a plan's. It stands beside the recording,
// since a recording is what a device did, whatever was expected of it.

/// Remembered as long as the recording lives. `wrong` is by element of the output; empty where all of it is as
/// expected.
void rememberExpected(const RecordingPtr& recording, Words expected, std::vector<bool> wrong);

/// Null where nothing was remembered for this very recording.
std::shared_ptr<const Rightness> expectedOutputOf(const Recording& recording);

} // namespace lockstep
