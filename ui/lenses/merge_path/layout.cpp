// Where the card stands, its rows of keys and its grids, and the strips of the other levels.
#include "ui/lenses/merge_path/scene.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/merge_path/tree.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

QRectF MergeLayout::in(std::size_t place) const
{
    const double x = left + (static_cast<double>(place) + 0.5) * pitch;
    return {x - cellWidth / 2, inTop, cellWidth, cellHeight};
}

QRectF MergeLayout::out(std::size_t place) const
{
    return in(place).translated(0, outTop - inTop);
}

namespace {

/// The card alone, in this height.
MergeLayout cardIn(const Recording& recording, const View& view, double height)
{
    MergeLayout layout;
    const std::size_t n = recording.n();
    if (n == 0 || n > mostTreeKeys)
        return layout;
    const double width = view.size.width();
    const double s = layout.scale = growingScale(view);
    const double gutter = std::max(textWidth(textAt(say("keys in"), {}, 13 * s, 600, Qt::black)),
                                   textWidth(textAt(say("keys out"), {}, 13 * s, 600, Qt::black))) +
                          16 * s;
    layout.left = gutter;
    // Few keys are wider, so that their grid is more than a sliver.
    const double widest = std::clamp(500 / static_cast<double>(n), 62.0, 150.0);
    layout.pitch = std::min((width - gutter - 14 * s) / static_cast<double>(n), widest * s);
    const bool presented = view.role == ViewRole::presenter; // large type takes what lies between the cells
    layout.cellWidth =
        layout.pitch - std::clamp(layout.pitch * (presented ? 0.06 : 0.14), layout.pitch > 3 ? 0.6 : 0.0, 5 * s);
    const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.valueSize = fittingSize(longestValue(recording), layout.cellWidth - (presented ? 0.8 : 2) * s, sizes, 600);
    if (layout.valueSize <= 0)
        layout.words = fitWordColumns(recording, layout.cellWidth - 0.6, smallestText(view), 13 * s);
    layout.bars = layout.valueSize <= 0 && layout.words.letters == 0;
    layout.cellHeight = layout.bars ? std::min(height * (n > mostWithGrids ? 0.3 : 0.12), 130 * s)
                                    : std::max(27 * s, layout.words.height());
    layout.cardTop = 12 * s;
    layout.cardBottom = height - 3 * s;
    layout.inTop = layout.cardTop + 18 * s;
    // Under the keys that come out are the stretches' names, and under these the legend.
    const double legend = n <= mostWithGrids && view.hasLegend && view.role != ViewRole::presenter ? 14 : 0;
    layout.outTop = layout.cardBottom - (30 + legend) * s - layout.cellHeight;
    layout.gridTop = layout.inTop + layout.cellHeight + 26 * s;
    layout.gridBottom = layout.outTop - 12 * s;
    // The rows close up round the largest grid of all levels.
    std::size_t run = 1;
    for (const Launch& launch : recording.launches)
        run = std::max<std::size_t>(run, launch.meaning.level ? launch.meaning.run.value_or(2) / 2 : 1);
    if (n <= mostWithGrids && run < n) { // the runs that come in
        const auto length = static_cast<double>(run);
        const double pair = std::min(2 * length, static_cast<double>(n)) * layout.pitch * 0.94;
        const double grid = std::min(pair, length * largestMergeCell * s) + 20 * s;
        const double spare = layout.gridBottom - layout.gridTop - std::max(grid + 16 * s, 90 * s);
        if (spare > 0) {
            layout.gridBottom -= spare;
            layout.outTop -= spare;
            layout.cardBottom -= spare;
        }
        layout.spare = std::max(0.0, spare);
        const double edge = layout.bars ? 0 : 20 * s;
        layout.cell = std::min((pair - 2 * edge) / length, (layout.gridBottom - layout.gridTop - edge) / length);
    }
    const double least = view.role == ViewRole::presenter ? 4 : 0.7;
    layout.fits = layout.pitch >= least && layout.gridBottom - layout.gridTop >= 50 * s;
    return layout;
}

} // namespace

MergeLayout layoutMerge(const Recording& recording, const View& view, std::size_t launch)
{
    const MergeLayout alone = cardIn(recording, view, view.size.height());
    const MergeTree tree = mergeTree(recording);
    const std::size_t rows = tree.rows.size(), now = tree.rowOf(launch).value_or(2);
    constexpr std::size_t mostRows = 40;
    if (!alone.fits || rows < 3 || rows > mostRows)
        return alone;
    // All but the input and the card's rows are strips, as long as the grids keep what is written in them.
    const double s = alone.scale, strip = (view.role == ViewRole::presenter ? 5 : 7.5) * s, gap = 0.8 * strip;
    const std::size_t strips = now > 1 ? rows - 3 : rows - 2;
    const double beside = strips == 0 ? 0 : static_cast<double>(strips) * (strip + gap) + 12 * s;
    MergeLayout layout = cardIn(recording, view, view.size.height() - beside);
    const auto isLost = [&](double least) { return alone.cell >= least * s && layout.cell < least * s; };
    if (strips == 0 || !layout.fits || isLost(leastNumbered) || isLost(leastWithKeys) ||
        beside > alone.spare + 0.3 * (alone.gridBottom - alone.gridTop))
        return alone;
    layout.strip = strip;
    layout.stripGap = gap;
    if (now > 2) {
        const double above = static_cast<double>(now - 2) * (strip + gap) + 6 * s;
        for (double* y :
             {&layout.cardTop, &layout.cardBottom, &layout.inTop, &layout.outTop, &layout.gridTop, &layout.gridBottom})
            *y += above;
    }
    return layout;
}

} // namespace lockstep::ui
