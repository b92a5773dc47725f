#include "ui/lenses/grid/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

GridPlan planGrid(const Recording& recording, const GridRead& read, const View& view, std::size_t tile,
                  std::size_t pitch)
{
    GridPlan plan;
    const double s = plan.scale = growingScale(view);
    plan.smallest = smallestText(view);
    const double width = view.size.width();
    double bottom = view.size.height() - 2 * s;
    if (view.hasLegend) {
        plan.legend = bottom - 8 * s;
        bottom -= 30 * s;
    }
    plan.headings = 12 * s;
    const double top = 28 * s, height = std::max(1.0, bottom - top), gap = 36 * s, pad = 14 * s;
    const double most = 46 * s; // so large a cell is read from the back of a hall
    const auto rows = static_cast<double>(read.rows), columns = static_cast<double>(read.columns);
    const auto across = static_cast<double>(pitch);
    const double gaps = tile > 0 ? 2 * gap + 2 * pad : gap, room = width - gaps - 2 * s;
    // All cells are of one size, unless the tile is a small part of what there is: then it is opened larger.
    const bool isEqual = tile > 0 && across >= 0.12 * (columns + rows);
    double side = std::min({room / (columns + rows + (isEqual ? across : 0)), height / std::max(rows, columns), most});
    double tileSide = side;
    if (tile > 0 && !isEqual) {
        tileSide = std::min(0.2 * room / across, most);
        side = std::min({(room - tileSide * across) / (columns + rows), height / std::max(rows, columns), most});
    }
    if (tile > 0)
        tileSide = std::min(tileSide, (height - 2 * pad) / static_cast<double>(tile));
    const double cardWidth = tile > 0 ? tileSide * across + 2 * pad : 0;
    const double all = side * (columns + rows) + (tile > 0 ? cardWidth + 2 * gap : gap);
    const double left = s + std::max(0.0, (width - 2 * s - all) / 2);
    plan.a = {{left, top, side * columns, side * rows}, read.rows, read.columns};
    double x = left + side * columns + gap;
    if (tile > 0) {
        const double high = tileSide * static_cast<double>(tile) + 2 * pad;
        plan.card = {x, top, cardWidth, high};
        plan.tile = {plan.card.adjusted(pad, pad, -pad, -pad), tile, pitch};
        x += cardWidth + gap;
    }
    plan.b = {{x, top, side * rows, side * columns}, read.columns, read.rows};
    const std::array sizes{14 * s, 13 * s, 12 * s, 11 * s};
    const double size = fittingSize(longestValue(recording), side - 4 * s, sizes, 500);
    if (size >= plan.smallest && 1.3 * size <= side)
        plan.valueSize = size;
    return plan;
}

} // namespace lockstep::ui
