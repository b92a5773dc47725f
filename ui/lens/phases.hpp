#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// How many phases of launch k are stepped through one by one: more than one where its own lens draws them.
std::size_t phasesShown(const Recording& recording, std::size_t launch);
/// True where some launch has more than one.
bool hasPhases(const Recording& recording);

/// The same moment with a phase, where its launch has several to show: they share a launch's time equally.
Moment withinLaunch(const Recording& recording, Moment moment);
/// The same moment without a phase.
Moment ofLaunch(const Recording& recording, Moment moment);

} // namespace lockstep::ui
