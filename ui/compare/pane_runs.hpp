#pragma once

#include "ui/compare/pane_names.hpp"
#include "ui/player/service.hpp"

namespace lockstep {
struct Algorithm;
}

namespace lockstep::ui {

/// The run of these keys that a pane shows.
RunAsk runOf(const PaneAsk& pane, InputChoice input);
/// A run as a pane of a comparison.
PaneAsk paneOf(const RunAsk& run);
/// The kernel that the catalogue has, or that the files of one's own hold, in place of a text of somebody's.
PaneAsk withOriginalKernel(PaneAsk pane);
/// The catalogue's first algorithm that makes of this recording's keys what the recording's own should; null where it
/// has none, or there are many keys.
const Algorithm* algorithmLike(const Recording& recording);

} // namespace lockstep::ui
