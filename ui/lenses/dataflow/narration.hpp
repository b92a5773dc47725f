#pragma once

#include "ui/lenses/dataflow/model.hpp"

namespace lockstep::ui {

/// The sentence about a launch as a whole, or about the phase that the moment names; of launch 0 what will be.
std::vector<Phrase> scanNarration(const Recording& recording, const ScanFlow& flow, Moment moment);

} // namespace lockstep::ui
