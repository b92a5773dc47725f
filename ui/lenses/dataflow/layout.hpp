#pragma once

#include "ui/kit/values.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/scene/scene.hpp"

#include <QRectF>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace lockstep::ui {

/// How the values of a row are written; a size of 0 leaves them out.
struct ValueType {
    double size = 0;
    ValueForm form = ValueForm::whole;
    FontFamily family = FontFamily::text;
    int weight = 600;
    bool isPartial = false; ///< not all values of the row fit: those are written that do
    double height() const { return size * (form == ValueForm::stacked ? 2.3 : 1.22); }
};

/// Type of a cell; a range of size 0 is left out.
struct CellType {
    ValueType value;
    double range = 0;
    double soleWidth = 0;   ///< of cells that are wider than their columns; 0: none
    bool isBare = false;    ///< ranges go without their sign, "8..15"
    bool isStacked = false; ///< the value stands over the range, as it always does in the current row
    double rangeHeight() const { return range * 1.22; }
};

/// One step's row of the picture; the input is row 0.
struct ScanRow {
    std::size_t step = 0;
    double top = 0;   ///< where its edges start
    double nodeY = 0; ///< centre of its combine nodes
    double cellTop = 0, cellHeight = 0;
    double itemsY = 0; ///< of the strip of work-items; 0: none
    double lackY = 0;  ///< of the numbers of sums that positions still lack; 0: none
    /// Where work-items combine one after another each turn has a height of its own; the first may be that of copies.
    std::size_t levels = 1;
    double firstNodeY = 0, nodeRadius = 0;
    bool focus = false;
    CellType type;
    double shelfTop = 0; ///< of what the right run holds there; 0: none
    double clearTop = 0,
           clearHeight = 0; ///< of a root's cell when it has been cleared, under that of its total; 0: none
    double middle() const { return cellTop + cellHeight / 2; }
    double bottom() const { return cellTop + cellHeight; }
    double levelHeight() const { return levels > 1 ? (nodeY - firstNodeY) / static_cast<double>(levels - 1) : 0; }
    double levelY(std::size_t level) const { return nodeY - static_cast<double>(levels - 1 - level) * levelHeight(); }
};

/// Where everything of a scan stands. Chosen by the space there is: values and ranges, then one of them, then shapes.
struct ScanLayout {
    double scale = 1;
    double left = 0, pitch = 0;             ///< column i is centred on left + (i + 0.5) * pitch
    double gutterLeft = 0, gutterRight = 0; ///< of the row labels
    bool hasGutter = true;                  ///< else the current launch is named on its card's edge, no other row is
    bool hasIndex = true;                   ///< positions stand over the input
    double labelSize = 12;
    FontFamily labelFamily = FontFamily::text;
    double cardMargin = 8, pillPadding = 8;
    double indexY = 0;
    std::size_t indexStep = 1; ///< every how many columns the position is written
    double cellWidth = 0;
    double focusCellWidth = 0;
    double nodeRadius = 8, focusNodeRadius = 10;
    double operandRadius = 3; ///< of an operand on its way
    bool signInNode = false;  ///< room for 'max' in every node; else all of them wear a wedge
    CellType input, focus;
    std::vector<CellType> compact;                ///< by step, from 0
    bool groupLabels = false;                     ///< room for the group above a compact row's title
    std::vector<ScanRow> rows;                    ///< those that are shown, row 0 first
    std::size_t hiddenAbove = 0, hiddenBelow = 0; ///< steps left out before and after the shown ones
    double hiddenAboveY = 0, hiddenBelowY = 0;    ///< of the words that say so
    ScanRow standing; ///< what stood after the last of those left out above: the shown rows begin with it
    QRectF card;
    double bottom = 0; ///< lower end of the last row
    bool fits = false;

    static constexpr double shelf = 50; ///< height of the right run's shelf under the current row, times the scale
    double x(std::size_t column) const { return left + (static_cast<double>(column) + 0.5) * pitch; }
    const ScanRow* row(std::size_t step) const;
};

/// What a step does, for the label of its row: its launch's own title, or of a phase "distance 2", "load", "store".
QString stepTitle(const Recording& recording, const ScanStep& step);
/// Of a step with chains the turns that it takes, one before them for copies that change their column; else 1.
std::size_t levelsOf(const ScanStep& step);
/// By column what stands after the first `steps`, and since which of them; of a reduction what is still read.
std::map<std::uint32_t, std::pair<std::size_t, ScanValue>> standsAfter(const Recording& recording, const ScanFlow& flow,
                                                                       std::size_t steps);
/// True of a scan by a tree up and down: what each position still lacks shows why it goes down again.
bool tellsLacks(const Recording& recording);
/// The columns of a picture: the input's positions, and the pads behind them.
std::size_t columnsOf(const Recording& recording);

/// `flow` may be null when only `fits` is asked for: then values count as short.
ScanLayout layoutScan(const Recording& recording, const ScanFlow* flow, std::size_t current, const View& view);

} // namespace lockstep::ui
