#pragma once

#include "ui/lenses/dataflow/layout.hpp"

#include <cstddef>
#include <vector>

namespace lockstep::ui {

/// Heights of a row's parts; rows shrink from the comfortable to the least that their type needs.
struct RowHeights {
    double gap, cell, focusGap, focusCell;
    double total(std::size_t compactRows, bool focus) const
    {
        return static_cast<double>(compactRows) * (gap + cell) + (focus ? focusGap + focusCell : 0);
    }
};

/// Between the one at 0 and the other at 1.
RowHeights mix(const RowHeights& a, const RowHeights& b, double f);
/// At 0 with the usual air around type, at 1 with less, at 2 with the least.
RowHeights leastHeights(const ScanLayout& layout, std::size_t tightness);
/// Turns of one after another, which want height of their own: how much they get beyond other rows, by step.
std::vector<double> turnHeights(const ScanFlow* flow, std::size_t steps, std::size_t current, double s, double most);
/// What rows without lines across spare goes to those whose lines reach far, which would else be one wedge: how much
/// higher than the others each is, by step.
std::vector<double> slopeHeights(const ScanFlow* flow, std::size_t columns, const RowHeights& heights,
                                 std::size_t first, std::size_t last, std::size_t current, double s);

} // namespace lockstep::ui
