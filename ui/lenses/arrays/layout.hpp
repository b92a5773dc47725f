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
    QRectF rect;                       ///< of its elements
    double pitch = 0, line = 0;        ///< from a cell to the next, from a line of cells to the next
    double width = 0, height = 0;      ///< of a cell
    std::size_t perLine = 1, size = 0; ///< size: of all lines
    double type = 0;                   ///< size of the values; 0: they have no room
    bool namesItems = false;           ///< there is room under a value for the work-item
    bool isHeadedBelow = false;        ///< its name stands under it: lines come from above
    bool isHeadedRight = false;        ///< or at its right
    double below = 0;                  ///< room under it for what is expected there, or for names of strays
    int columns = 0, rows = 0;         ///< of a density
    std::vector<QRectF> strays;        ///< cells beside it, by ArrayUse::strays; empty ones are of another tier
    /// Of an element, or of a stray behind them.
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
    std::size_t groupsLeftOut = 0;    ///< work-groups whose local arrays have none
    double legendY = 0;
    const ArrayBox* box(std::size_t use, Tier tier) const;
};

/// What a view and what was read ask for.
ArraysLayout layoutArrays(const ArraysRead& read, const View& view);

/// From the top of a row of local arrays to its cells, in units of the scale: lines end in between.
inline constexpr double localHead = 34;

/// What stands beside a work-group's array: "local, work-group 0 of 5".
QString localWords(const ArrayUse& use);
/// "y[8]"; with others that are farther away "y[8…]".
QString strayName(const ArrayUse& use, const ArrayStray& stray);

/// The longest value of a use, as it is written in a cell, and how wide it is in type of this size.
double valueWidth(const ArrayUse& use, double size);
QString valueIn(const ArrayUse& use, std::uint32_t bits);

} // namespace lockstep::ui
