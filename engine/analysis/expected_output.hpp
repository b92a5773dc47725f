#pragma once

#include "engine/analysis/rightness.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

// Of a run that the catalogue does not have: its plan, and what its output must be. They stand beside the recording,
// since a recording is what a device did, whatever was asked or expected of it.

/// Remembered as long as the recording lives.
void rememberExpected(const RecordingPtr& recording, Rightness answer);
/// Of a run that its plan would have gone on with: what is not as expected is not finished. `expected`: nothing where
/// nobody said.
Rightness endedEarly(const Recording& recording, std::optional<Words> expected, std::vector<bool> wrong);

/// Null where nothing was remembered for this very recording.
std::shared_ptr<const Rightness> expectedOutputOf(const Recording& recording);

/// The host's part of such a run.
struct PlanText {
    std::string name; ///< of its file, "mine.lua"
    std::string text;
};
void rememberPlanText(const RecordingPtr& recording, PlanText plan);
/// Null where nothing was remembered for this very recording.
std::shared_ptr<const PlanText> planTextOf(const Recording& recording);

} // namespace lockstep
