#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <cstddef>
#include <string>

namespace lockstep {

// Matrices and images that the values fill row by row, by their parameter "columns".

/// 4096 × 4096.
inline constexpr std::size_t mostPixels = std::size_t{1} << 24;

/// "columns": auto, which `resolveColumns` replaces, or a number as typed.
Parameter columnsParameter();
/// Whether what it takes fills rows of "columns": a matrix, or an image.
bool fillsRows(const Algorithm& algorithm);
/// As square as n allows, and at least as wide as high. Throws InputError for columns that n values do not fill.
void resolveColumns(Parameters& parameters, std::size_t n);

} // namespace lockstep
