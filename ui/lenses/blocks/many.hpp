#pragma once

#include "ui/lens/lens.hpp"
#include "ui/lenses/blocks/model.hpp"

namespace lockstep::ui {

/// Few enough values to show each with its number.
bool areFewBlocks(const Recording& recording);

/// Blocks of many values: rooms of bars over their sums, or where even those are too many the density of all values
/// and of all sums. `flow` tells which results are finished, where values are few enough to be told.
Needs manyBlocksNeeds(const Recording& recording, Moment moment, const View& view);
Scene manyBlocksScene(const Resident& resident, Moment moment, const View& view, const BlocksFlow* flow = nullptr);

} // namespace lockstep::ui
