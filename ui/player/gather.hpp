#pragma once

#include "engine/recording/session.hpp"
#include "ui/lens/lens.hpp"

#include <stop_token>

namespace lockstep::ui {

/// Everything that a picture needs, fetched here and now; lost events stay absent. Throws Error or Cancelled.
Resident gather(Session& session, const RecordingPtr& recording, const Needs& needs, const std::stop_token& stop = {});

/// The same of a recording that keeps everything; no device is asked. Throws Error for a piece that it does not keep.
Resident gatherKept(const RecordingPtr& recording, const Needs& needs);

} // namespace lockstep::ui
