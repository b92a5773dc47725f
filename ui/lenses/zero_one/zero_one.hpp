#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// All 0-1 inputs of a network at once: where they stand after each layer, among all there could be.
extern const Lens& zeroOneLens;

} // namespace lockstep::ui
