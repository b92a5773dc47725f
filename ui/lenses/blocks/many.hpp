#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// Few enough values to show each with its number.
bool areFewBlocks(const Recording& recording);

/// Blocks of many values: rooms of bars over their sums, or where even those are too many the density of all values
/// and of all sums.
Needs manyBlocksNeeds(const Recording& recording, Moment moment, const View& view);
Scene manyBlocksScene(const Resident& resident, Moment moment, const View& view);

} // namespace lockstep::ui
