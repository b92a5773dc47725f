#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// All arrays of a run, of which nothing but its events is known: a kernel of one's own.
extern const Lens& arraysLens;

} // namespace lockstep::ui
