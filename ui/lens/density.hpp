#pragma once

#include "ui/lens/lens.hpp"

#include <functional>
#include <memory>

namespace lockstep::ui {

/// Tells the cell (row-major) of every element that is no pad.
void eachDensityCell(const Words& words, ElementType type, int columns, int rows, const Words* pads,
                     const std::function<void(std::size_t element, std::size_t cell)>& tell);

/// Keys that are the numbers of words as their places among all words; others as they are.
Words placesOf(const Words& words, const Recording& recording);
std::uint32_t placeOf(std::uint32_t key, const Recording& recording);

/// Where the keys stand: positions to columns; key order, scaled between the smallest and the largest word, to rows.
/// Positions whose flag in `pads` is set hold no key and are left out.
std::shared_ptr<const Density> computeDensity(const Words& words, ElementType type, int columns, int rows,
                                              const Words* pads = nullptr);
/// The same for a request about a recording's state, its pads left out.
std::shared_ptr<const Density> computeDensity(const State& state, const Recording& recording,
                                              const DensityRequest& request);

} // namespace lockstep::ui
