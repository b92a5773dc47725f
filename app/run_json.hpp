#pragma once

#include "app/commands.hpp"

#include <ostream>

namespace lockstep::app {

/// The object of `run --json`, streamed launch by launch, so that a long recording never stands in memory as text.
void writeRunJson(std::ostream& out, Session& session, const RecordingPtr& recording, const RunOutput& output);

} // namespace lockstep::app
