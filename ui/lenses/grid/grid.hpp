#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// Matrices as grids of their values, and beside them a work-group's tile in local memory.
extern const Lens& gridLens;

} // namespace lockstep::ui
