#pragma once

#include "ui/lenses/grid/layout.hpp"
#include "ui/lenses/grid/read_product.hpp"

namespace lockstep::ui {

constexpr std::size_t mostCells = 64 * 64; ///< are drawn one by one

/// Where a product's matrices stand: b above c, a to its left, the tiles in the corner between.
struct ProductPlan {
    double scale = 1, smallest = 0;
    double valueSize = 0; ///< of the type in cells of a, b and their tiles; 0: no room
    double sumSize = 0;   ///< in cells of c
    GridPlace a, b, c, aTile, bTile;
    QRectF card, side; ///< empty: there is none
    double legend = 0;
};

ProductPlan planProduct(const ProductRead& read, const Recording& recording, const View& view);

} // namespace lockstep::ui
