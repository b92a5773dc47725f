#pragma once

namespace lockstep::ui {

/// Timelines are sliders over launches to those that cannot see them.
void installTimelineAccess();

} // namespace lockstep::ui
