#pragma once

#include "app/open.hpp"
#include "app/plan.hpp"

#include <string>
#include <vector>

namespace lockstep::app {

/// Runs a kernel of one's own to be drawn.
PlanRecording recordedPlan(Session& session, const OwnKernel& own, const RunOptions& options);
/// What is to be known of the run, on standard error, since it is no part of a picture.
void tellNotes(const PlanRecording& run);

/// Fills in what the window is to run. The plan is gone through once before, so that what is wrong with it is said as
/// by the other commands. Throws InputError.
void askForPlan(OpenRequest& request, const RunOptions& run, const std::vector<std::string>& files);

} // namespace lockstep::app
