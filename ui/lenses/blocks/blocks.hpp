#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// Scans over many work-groups: their blocks as rooms, the rooms' sums as arrays below, and what goes between them.
extern const Lens& blocksLens;

} // namespace lockstep::ui
