#pragma once

#include "ui/lens/lens.hpp"

#include <vector>

namespace lockstep::ui {

/// Whether launches of this run sort whatever keys there are: not told of a typed network that fails, by the 0-1
/// principle, or that has too many wires to be tried at a glance.
bool sortsEveryInput(const Recording& recording);
/// " This is no sorting network: 1010 comes out as 0110.", or that it was not tried. Empty of any other run.
std::vector<Phrase> noSortingNetwork(const Recording& recording);

} // namespace lockstep::ui
