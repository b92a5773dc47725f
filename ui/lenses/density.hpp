#pragma once

#include "ui/lenses/lens.hpp"

#include <memory>

namespace lockstep::ui {

/// Where the keys stand: positions to columns; key order, scaled between the smallest and the largest word, to rows.
std::shared_ptr<const Density> computeDensity(const Words& words, ElementType type, int columns, int rows);

} // namespace lockstep::ui
