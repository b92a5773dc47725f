#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "ui/compare/pane_names.hpp"

namespace lockstep::ui {

/// Parameters that say what the keys mean are the same in all panes: type, operator, order. Each has the values that
/// all panes with it allow together; one without a choice is left out.
std::vector<Parameter> sharedParameters(const std::vector<PaneAsk>& panes);
/// The algorithm among them that made keys have to suit; see madeFor. There is a pane at least.
const Algorithm& keyMaker(const std::vector<PaneAsk>& panes);
/// The others; each pane has its own.
std::vector<Parameter> ownParameters(const Algorithm& algorithm);
/// The panes with these values for what they share.
std::vector<PaneAsk> withShared(std::vector<PaneAsk> panes, const Parameters& values);
/// What stands beside these panes when one more is asked for: an algorithm for the same keys that is not among them,
/// first of the last pane's family; where all are, the last one once more.
PaneAsk anotherPane(const std::vector<PaneAsk>& panes);

} // namespace lockstep::ui
