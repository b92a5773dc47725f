#include "ui/lenses/partitions/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostKeys = 1024;

double gutterOf(const Recording& recording, const View& view, double s)
{
    double widest = textWidth(textAt(say("keys in"), {}, 13 * s, 600, Qt::black));
    widest = std::max(widest, textWidth(textAt(say("starts"), {}, 12 * s, 600, Qt::black)));
    for (const Launch& launch : recording.launches)
        widest = std::max(widest, textWidth(textAt(say(launch.meaning.group), {}, 11 * s, 600, Qt::black)) - 5 * s);
    if (recording.launchCount() > 1 && view.size.width() > 640 * s) // what the card's launch gets
        widest = std::max(
            widest,
            textWidth(textAt(say("after launch %1").arg(recording.launchCount()), {}, 11 * s, 400, Qt::black)) - 5 * s);
    return std::max(widest, textWidth(textAt(say("keys out"), {}, 13 * s, 600, Qt::black))) + 20 * s;
}

} // namespace

double PartitionLayout::rowTop(std::size_t row) const
{
    double y = top;
    for (std::size_t r = first; r <= row; ++r) {
        if (r > first)
            y += rowHeight(r - 1) + (hasCard && r == open + 1 ? openGap : compactGap);
        if (hasCard && r == open)
            y += tabRoom; // the card's tab rises over its upper row
        if (hasCard && r == open + 2)
            y += bandRoom; // under its lower row stand the names of the parts
    }
    return y;
}

QRectF PartitionLayout::cell(std::size_t row, std::size_t position) const
{
    const double x = left + (static_cast<double>(position) + 0.5) * pitch;
    return {x - cellWidth / 2, rowTop(row), cellWidth, rowHeight(row)};
}

QRectF PartitionLayout::stretch(std::size_t row, std::size_t begin, std::size_t end) const
{
    return cell(row, begin).united(cell(row, end - 1));
}

namespace {

/// Columns, and what keys have room for in them.
void chooseCells(PartitionLayout& layout, const Recording& recording, const View& view)
{
    const double s = layout.scale;
    layout.left = gutterOf(recording, view, s);
    const double room = view.size.width() - layout.left - 11 * s;
    layout.pitch = std::min(room / static_cast<double>(std::max<std::size_t>(1, recording.n())), 62 * s);
    layout.cellWidth = layout.pitch - std::clamp(layout.pitch * 0.14, layout.pitch > 3 ? 0.6 : 0.0, 5 * s);
    const QString longest = longestValue(recording);
    const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.valueSize = fittingSize(longest, layout.cellWidth - 2 * s, sizes, 600);
    if (layout.valueSize <= 0) { // closer together
        const double close = layout.pitch - 1.8 * s;
        layout.valueSize = fittingSize(longest, close - 1.4 * s, std::array{11 * s}, 600);
        layout.isTight = layout.valueSize > 0;
        layout.cellWidth = layout.isTight ? close : layout.cellWidth;
    }
    layout.bars = layout.valueSize <= 0;
    if (layout.bars)
        layout.words = fitWordColumns(recording, layout.cellWidth - 0.6, smallestText(view), 13 * s);
}

/// Heights in units of the scale: of a row, between rows, and of the card's gap.
struct Heights {
    double cell, gap, open;
};

/// Of so many depths that are shown the first: the one that is looked at stands in their middle.
std::size_t firstShown(const PartitionLayout& layout, std::size_t depths, std::size_t shown)
{
    const std::size_t half = shown / 2;
    return layout.open > half ? std::min(layout.open - half, depths - shown) : 0;
}

/// Rows whose keys are written downwards, where so many depths are shown.
std::size_t wordRows(const PartitionLayout& layout, std::size_t depths, std::size_t shown)
{
    if (!layout.areAllWords) {
        const std::size_t rows = layout.hasCard ? (layout.result > layout.open + 1 ? 3 : 2) : 1;
        return layout.words.letters > 0 ? std::min(rows, shown + 1) : 0;
    }
    const std::size_t first = firstShown(layout, depths, shown);
    std::size_t rows = 0;
    for (std::size_t row = first; row <= first + shown; ++row)
        rows += layout.hasWordColumns(row) ? 1 : 0;
    return rows;
}

double neededHeight(const PartitionLayout& layout, const Heights& heights, std::size_t depths, std::size_t shown)
{
    const auto d = static_cast<double>(shown), tall = static_cast<double>(wordRows(layout, depths, shown));
    const double s = layout.scale, card = layout.hasCard ? layout.tabRoom + layout.bandRoom : 0;
    return (d + 1 - tall) * heights.cell * s + tall * layout.words.height() +
           (layout.hasCard ? d - 1 : d) * heights.gap * s + (layout.hasCard ? heights.open * s : 0) + card;
}

/// From roomy to tight; then fewer depths. What is left goes to the card's gap, then to the others.
void chooseRows(PartitionLayout& layout, std::size_t depths, double height, bool presented)
{
    const double s = layout.scale, cell = layout.bars ? 34 : 26;
    const std::array choices{Heights{cell, 22, 110}, Heights{cell, 18, 80}, Heights{cell * 0.8, 17, 60},
                             Heights{std::max(16.0, layout.valueSize / s + 4), 14, presented ? 40.0 : 50.0}};
    if (neededHeight(layout, choices.back(), depths, 1) > height)
        layout.words = {};
    const auto roomy = std::ranges::find_if(
        choices, [&](const Heights& choice) { return neededHeight(layout, choice, depths, depths) <= height; });
    const Heights& chosen = roomy != choices.end() ? *roomy : choices.back();
    std::size_t shown = depths;
    while (shown > 1 && neededHeight(layout, chosen, depths, shown) > height)
        --shown;
    const double spare = height - neededHeight(layout, chosen, depths, shown);
    if (spare < 0)
        return;
    constexpr double mostOpen = 150; // more than the card's least gap
    layout.cellHeight = std::max(chosen.cell * s, layout.valueSize + 3 * s);
    layout.openGap = chosen.open * s + std::min(spare, mostOpen * s);
    layout.compactGap =
        chosen.gap * s + std::min(std::max(0.0, spare - mostOpen * s) / static_cast<double>(shown + 1), 14 * s);
    layout.hasLaunchNumbers = layout.compactGap >= 16.5 * s;
    layout.first = firstShown(layout, depths, shown);
    layout.last = layout.first + shown - 1;
    layout.fits = true;
}

} // namespace

PartitionLayout layoutPartitions(const Recording& recording, const PartitionTree& tree, std::size_t launch,
                                 const View& view)
{
    PartitionLayout layout;
    const double s = layout.scale = growingScale(view);
    chooseCells(layout, recording, view);
    layout.hasCard = launch > 0 && tree.depths > 0;
    layout.open = tree.open.empty() ? 0 : tree.open[std::min(launch, tree.open.size() - 1)];
    if (layout.hasCard && launch == recording.launchCount())
        layout.result = tree.depths;
    constexpr std::size_t fewKeys = 16;
    layout.areAllWords = layout.words.letters > 0 && recording.n() <= fewKeys && layout.hasCard;

    layout.top = 17 * s; // a pivot's wedge, or positions, stand over the first row
    layout.tabRoom = 26 * s;
    layout.joinRoom = recording.type == ElementType::pair ? 6 * s : 0;
    layout.bandRoom = 24 * s + layout.joinRoom;
    chooseRows(layout, std::max<std::size_t>(1, tree.depths), view.size.height() - layout.top - 6 * s,
               view.role == ViewRole::presenter);
    return layout;
}

bool partitionsFit(const Recording& recording, const View& view)
{
    const double s = growingScale(view);
    const std::size_t n = recording.n();
    const double room = view.size.width() - gutterOf(recording, view, s) - 11 * s;
    const double pitch = room / static_cast<double>(std::max<std::size_t>(1, n));
    const double least = view.role == ViewRole::presenter ? 4 : 0.7;
    return n >= 1 && n <= mostKeys && pitch >= least && view.size.height() >= 190 * s;
}

} // namespace lockstep::ui
