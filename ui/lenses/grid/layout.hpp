#pragma once

#include "ui/kit/view.hpp"
#include "ui/lenses/grid/read.hpp"

#include <QRectF>

namespace lockstep::ui {

/// Cells of a matrix or a tile, row by row.
struct GridPlace {
    QRectF rect;
    std::size_t rows = 0, columns = 0;

    double cell() const { return columns == 0 ? 0 : rect.width() / static_cast<double>(columns); }
    QRectF at(std::size_t row, std::size_t column) const
    {
        const double side = cell();
        return {rect.left() + static_cast<double>(column) * side, rect.top() + static_cast<double>(row) * side, side,
                side};
    }
};

struct GridPlan {
    double scale = 1, smallest = 0;
    double valueSize = 0; ///< of the type in cells; 0: no room, lightness tells the values
    GridPlace a, b, tile; ///< the tile without columns: there is none
    QRectF card;          ///< around the tile
    double headings = 0;  ///< middle of the line above the matrices
    double legend = 0;    ///< middle of its line; 0: none
};

/// `tile`: columns of the tile that the picture opens, with its padding `pitch` words a row; 0: none.
GridPlan planGrid(const Recording& recording, const GridRead& read, const View& view, std::size_t tile,
                  std::size_t pitch);

} // namespace lockstep::ui
