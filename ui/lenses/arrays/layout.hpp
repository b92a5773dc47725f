#pragma once

#include "ui/lenses/arrays/model.hpp"

#include <QRectF>
#include <vector>

namespace lockstep::ui {

/// Where an array stands in the picture: what a launch loads from is above, what it stores to below.
enum class Tier : std::uint8_t { all, before, local, after, idle };

/// How its elements are drawn.
enum class Form : std::uint8_t { cells, bars, density };

/// An array in one tier.
struct ArrayBox {
    std::size_t use = 0;
    Tier tier = Tier::all;
    Form form = Form::cells;
    QRectF rect;                  ///< of its elements
    double pitch = 0, line = 0;   ///< from a cell to the next, from a line of cells to the next
    double width = 0, height = 0; ///< of a cell
    std::size_t perLine = 1;
    double type = 0;            ///< size of the values; 0: they have no room
    bool namesItems = false;    ///< there is room under a value for the work-item
    bool isHeadedBelow = false; ///< its name stands under it: lines come from above
    bool isHeadedRight = false; ///< or at its right
    int columns = 0, rows = 0;  ///< of a density
    QRectF cell(std::size_t i) const;
};

/// Between two tiers, where lines or an arrow go.
struct Gap {
    Tier from = Tier::before, to = Tier::after;
    QRectF rect;
};

struct ArraysLayout {
    double scale = 1, strokes = 1;
    bool isLinked = false;  ///< lines go from cell to cell
    bool namesActs = false; ///< a badge on each line names the work-item
    QRectF card;
    double tabY = 0; ///< middle of the tab
    std::vector<ArrayBox> boxes;
    std::vector<Gap> gaps;
    std::vector<std::size_t> unshown; ///< buffers that have no room
    double legendY = 0;
    const ArrayBox* box(std::size_t use, Tier tier) const;
};

/// What a view and what was read ask for.
ArraysLayout layoutArrays(const ArraysRead& read, const View& view);

/// From the top of a row of local arrays to its cells, in units of the scale: lines end in between.
inline constexpr double localHead = 34;

/// The longest value of a use, as it is written in a cell, and how wide it is in type of this size.
double valueWidth(const ArrayUse& use, double size);
QString valueIn(const ArrayUse& use, std::uint32_t bits);

} // namespace lockstep::ui
