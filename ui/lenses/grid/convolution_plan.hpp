#pragma once

#include "ui/lenses/grid/layout.hpp"
#include "ui/lenses/grid/read_convolution.hpp"

#include <QRectF>
#include <QString>

namespace lockstep::ui {

/// Cells around the image that are drawn.
struct Ghosts {
    double above = 0, below = 0, left = 0, right = 0;
    bool any() const { return above + below + left + right > 0; }
};

struct ConvolutionPlan {
    double scale = 1, smallest = 0;
    double textSize = 0;                                             ///< of words
    double valueSize = 0, sumSize = 0, cardSize = 0, filterSize = 0; ///< of the type in cells; 0: no room
    Ghosts ghosts;
    GridPlace image, result;
    GridPlace inCard; ///< the tile, or the pixels that one work-item adds
    double tripGap = 0;
    std::size_t trip = 1;               ///< cells of the tile that a trip fills side by side
    GridPlace filter, behind, products; ///< without columns: there is no room; what lies behind the filter
    QRectF card, trips, bars;           ///< empty: there is no room
    double badge = 0;                   ///< height of a row of badges; 0: there are none
    double legend = 0;

    /// A cell on the card: between those of two trips there is a gap.
    QRectF cardCell(std::size_t row, std::size_t column) const
    {
        return inCard.at(row, column)
            .translated(static_cast<double>(column / trip) * tripGap, static_cast<double>(row / trip) * tripGap);
    }
};

ConvolutionPlan planConvolution(const ConvolutionRead& read, const Recording& recording, const View& view, bool isRun);

} // namespace lockstep::ui
