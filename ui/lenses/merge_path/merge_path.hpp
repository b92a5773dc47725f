#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// A merge sort by merge path: co-ranks on the diagonals of a grid for each pair of runs, and the path between them.
extern const Lens& mergePathLens;

} // namespace lockstep::ui
