#include "ui/lenses/grid/product_layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {
namespace {

/// The longest value of a list as it is written.
QString longestOf(const Recording& recording, const std::vector<std::uint32_t>& values)
{
    QString longest;
    for (const std::uint32_t bits : values)
        if (const QString text = valueText(bits, recording); text.size() > longest.size())
            longest = text;
    return longest;
}

} // namespace

ProductPlan planProduct(const ProductRead& read, const Recording& recording, const View& view)
{
    ProductPlan plan;
    const double s = plan.scale = growingScale(view);
    plan.smallest = smallestText(view);
    double width = view.size.width() - 2 * s, bottom = view.size.height() - 2 * s;
    if (view.hasLegend) {
        plan.legend = bottom - 8 * s;
        bottom -= 30 * s;
    }
    const double heading = 24 * s, gap = 34 * s, pad = 14 * s, sideWidth = 210 * s;
    const bool hasSide = width >= 700 * s && plan.smallest <= 16 * s;
    const double room = hasSide ? width - sideWidth - gap : width;
    const auto rows = static_cast<double>(read.rows), columns = static_cast<double>(read.columns),
               inner = static_cast<double>(read.inner), tile = static_cast<double>(read.tile),
               tileRows = static_cast<double>(read.tileRows);
    double cell = 46 * s, inTile = 0, left = 0, top = 0;
    for (int turn = 0; turn < 400; ++turn, cell *= 0.985) {
        inTile = read.tile == 0 ? 0
                                : std::min({std::max(cell, 12 * s), 30 * s, 0.36 * room / (2 * tile + 2),
                                            0.4 * bottom / (std::max(tileRows, tile) + 2)});
        const double cardWidth = read.tile == 0 ? 0 : 2 * tile * inTile + 3 * pad;
        const double cardHeight = read.tile == 0 ? 0 : std::max(tileRows, tile) * inTile + 2 * pad + heading;
        left = std::max(inner * cell, cardWidth);
        top = std::max(inner * cell, cardHeight);
        if (left + gap + columns * cell <= room && 2 * heading + top + gap + rows * cell <= bottom)
            break;
    }
    const double all = left + gap + columns * cell + (hasSide ? gap + sideWidth : 0);
    const double x = s + std::max(0.0, (width - all) / 2), y = s + heading;
    const double right = x + left + gap, below = y + top + gap;
    plan.a = {{x + left - inner * cell, below, inner * cell, rows * cell}, read.rows, read.inner};
    plan.b = {{right, y + top - inner * cell, columns * cell, inner * cell}, read.inner, read.columns};
    plan.c = {{right, below, columns * cell, rows * cell}, read.rows, read.columns};
    if (read.tile > 0) {
        const double across = 2 * tile * inTile + 3 * pad, high = std::max(tileRows, tile) * inTile + 2 * pad + heading;
        plan.card = {x + left - across, y, across, high};
        plan.aTile = {
            {plan.card.left() + pad, y + pad + heading, tile * inTile, tileRows * inTile}, read.tileRows, read.tile};
        plan.bTile = {
            {plan.aTile.rect.right() + pad, y + pad + heading, tile * inTile, tile * inTile}, read.tile, read.tile};
    }
    if (hasSide)
        plan.side = {right + columns * cell + gap, y, sideWidth, bottom - y};
    if (std::max({read.rows * read.inner, read.inner * read.columns, read.rows * read.columns}) > mostCells)
        return plan;
    std::vector<std::uint32_t> sums;
    for (const ProductSum& sum : read.sums) {
        sums.push_back(sum.value);
        if (!sum.steps.empty())
            sums.push_back(sum.steps.back().now);
    }
    const auto sizeFor = [&](const std::vector<std::uint32_t>& values) {
        const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s, plan.smallest};
        const double size = fittingSize(longestOf(recording, values), cell - 4 * s, sizes, 600);
        return size >= plan.smallest && 1.3 * size <= cell ? size : 0;
    };
    plan.valueSize = sizeFor(recording.input);
    plan.sumSize = std::min(plan.valueSize, sizeFor(sums));
    return plan;
}

} // namespace lockstep::ui
