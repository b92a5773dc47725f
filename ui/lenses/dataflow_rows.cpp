// Rows: heights shrink from the comfortable to the least that their type needs; then rows are left out.
#include "ui/lenses/dataflow_room.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace lockstep::ui {

namespace {

/// Heights of a row's parts; rows shrink from the comfortable to the least that their type needs.
struct Heights {
    double gap, cell, focusGap, focusCell;
    double total(std::size_t compactRows, bool focus) const
    {
        return static_cast<double>(compactRows) * (gap + cell) + (focus ? focusGap + focusCell : 0);
    }
};

Heights mix(const Heights& a, const Heights& b, double f)
{
    return {std::lerp(a.gap, b.gap, f), std::lerp(a.cell, b.cell, f), std::lerp(a.focusGap, b.focusGap, f),
            std::lerp(a.focusCell, b.focusCell, f)};
}

Heights leastHeights(const ScanLayout& layout, bool presented)
{
    const double s = layout.scale;
    // Large type needs less air in proportion.
    const double gap = presented ? 13 : 18, focusGap = presented ? 28 : 34, air = presented ? 1 : 3;
    double cell = 8 * s;
    for (const CellType& type : layout.compact)
        if (type.value.size > 0 || type.range > 0)
            cell = std::max({cell, (13 + air) * s, type.value.height() + air * s, type.rangeHeight() + air * s,
                             type.isStacked ? type.value.height() + type.rangeHeight() + air * s : 0.0});
    const double focusText = layout.focus.value.height() + layout.focus.rangeHeight();
    return {(cell > 8 * s ? gap : 13) * s, cell, focusGap * s, std::max(14 * s, focusText + (air + 1) * s)};
}

/// Turns of one after another, which want height of their own: how much they get beyond other rows, by step.
std::vector<double> turnHeights(const ScanFlow* flow, std::size_t steps, std::size_t current, double s, double most)
{
    constexpr double wanted = 30, wantedCompact = 9;
    std::vector<double> heights(steps + 1, 0.0);
    double sum = 0;
    for (std::size_t k = 1; flow && k <= std::min(steps, flow->steps.size()); ++k) {
        heights[k] =
            static_cast<double>(levelsOf(flow->steps[k - 1]) - 1) * (k == current ? wanted : wantedCompact) * s;
        sum += heights[k];
    }
    const double share = sum > 0 && sum > most ? std::max(0.0, most) / sum : 1;
    for (double& height : heights)
        height *= share;
    return heights;
}

} // namespace

void chooseRows(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                const View& view)
{
    const double s = layout.scale;
    const std::size_t steps = stepsOf(recording).size();
    const bool focusRow = current > 0;
    const bool hasItems = hasPhases(recording) && view.role != ViewRole::presenter;
    const ScanStep* now =
        flow != nullptr && focusRow && current <= flow->steps.size() ? &flow->steps[current - 1] : nullptr;
    const bool races = now != nullptr && now->races();
    bool hasShelf = now != nullptr && !now->beside.empty() && !now->wrong().empty() && layout.focus.value.size > 0;
    const double cardPad = 10 * s;
    const double itemsHeight = 18 * s; // of the strip of work-items in the card
    const bool hasLacks = focusRow && tellsLacks(recording) && view.role != ViewRole::presenter && view.launches == 0 &&
                          layout.pitch >= 14 * s && view.size.height() > 300 * s;
    const double below = (hasItems ? itemsHeight : 0) + (hasLacks ? itemsHeight : 0);
    const double inputHeight =
        layout.input.value.size > 0 ? std::max(22 * s, layout.input.value.height() + 4 * s) : 12 * s;
    const bool presented = view.role == ViewRole::presenter;
    const double legend = view.hasLegend && !presented && view.size.height() > 300 * s ? 34 * s : 0;
    // A tab on the card's edge stands free of the row above.
    const double beforeCard = (layout.hasGutter ? 3 : 24) * s;

    double inputTop = 0, afterInput = 0, room = 0;
    const auto place = [&] {
        layout.indexY = (focusRow ? 8 : 20) * s;
        inputTop = layout.hasIndex ? layout.indexY + 12 * s : (focusRow ? 2 : 14) * s;
        afterInput = inputTop + inputHeight + (focusRow ? 0 : cardPad + 4 * s);
        room = view.size.height() - afterInput - legend - 6 * s -
               (focusRow ? 2 * cardPad + beforeCard + 3 * s + below + (hasShelf ? ScanLayout::shelf * s : 0) : 0);
    };
    place();

    const std::size_t compactRows = std::max(steps, view.launches) - (focusRow ? 1 : 0);
    Heights least = leastHeights(layout, presented);
    if (races) // the barrier that is missing stands between the nodes and their cells
        least.focusGap += 26 * s;
    if (hasShelf && least.total(presented ? 1 : 2, focusRow) > room) {
        hasShelf = false;
        place();
    }
    if (presented && least.total(compactRows, focusRow) > room) { // positions can be counted
        layout.hasIndex = false;
        place();
    }
    // Where two lines are too high, one of them: an audience gets the values, others the ranges.
    const auto unstack = [&](bool keepsValues) {
        for (CellType& type : layout.compact)
            if (type.isStacked || type.isSplit) {
                const bool hasValues = type.value.size > 0 && (keepsValues || type.isSplit);
                type = hasValues ? CellType{type.value, 0} : CellType{{}, type.isSplit ? 0 : type.range};
            }
        least = leastHeights(layout, presented);
    };
    if (least.total(compactRows, focusRow) > room)
        unstack(presented);
    if (least.total(compactRows, focusRow) > room && !hasPhases(recording)) { // then give up the compact rows' texts
        layout.compact.assign(layout.compact.size(), {});
        least = leastHeights(layout, presented);
        least.focusGap += races ? 26 * s : 0;
    }
    const Heights normal{33 * s, std::max(20 * s, least.cell), (races ? 96 : 52) * s,
                         std::max(24 * s, least.focusCell + 4 * s)};
    const Heights wide{110 * s, normal.cell + 8 * s, 170 * s, normal.focusCell + 12 * s};

    const double ordinaryNeed = normal.total(compactRows, focusRow), leastNeed = least.total(compactRows, focusRow);
    const std::vector<double> turns =
        turnHeights(flow, steps, current, s, std::max((room - leastNeed) / 2, room - ordinaryNeed));
    room = std::accumulate(turns.begin(), turns.end(), room, std::minus<>());

    std::size_t first = 1, last = steps;
    Heights heights = least;
    if (const double need = leastNeed; need <= room) {
        const double ordinary = ordinaryNeed;
        heights =
            ordinary > room
                ? mix(least, normal, ordinary > need ? (room - need) / (ordinary - need) : 0.0)
                : mix(normal, wide,
                      std::min(1.0, (room - ordinary) / std::max(1.0, wide.total(compactRows, focusRow) - ordinary)));
    } else {
        const double dots = 2 * 18 * s;
        const double rest = room - dots - least.total(0, focusRow);
        const auto shown = static_cast<std::size_t>(std::max(0.0, std::floor(rest / (least.gap + least.cell))));
        const std::size_t total = shown + (focusRow ? 1 : 0);
        if (rest < 0 || total == 0) {
            layout.fits = false;
            return;
        }
        const std::size_t centre = std::max<std::size_t>(current, 1);
        first = centre > total / 2 ? centre - total / 2 : 1;
        last = std::min(steps, first + total - 1);
        first = last + 1 > total ? std::max<std::size_t>(1, last + 1 - total) : 1;
    }
    layout.hiddenAbove = first - 1;
    layout.hiddenBelow = steps - last;
    if (presented) { // edges slope, and nodes stand free of the cells above
        layout.nodeRadius = std::min(layout.nodeRadius, heights.gap * 0.3);
        layout.focusNodeRadius = std::min(layout.focusNodeRadius, heights.focusGap * 0.26);
    }
    layout.groupLabels = heights.gap + heights.cell >= 34 * s;

    ScanRow input;
    input.top = input.nodeY = layout.indexY;
    input.cellTop = inputTop;
    input.cellHeight = inputHeight;
    input.focus = !focusRow;
    input.type = layout.input;
    layout.rows.push_back(input);
    const double cardLeft = layout.gutterLeft + 1;
    const double cardRight =
        layout.left + layout.pitch * static_cast<double>(columnsOf(recording)) + layout.cardMargin - s;
    if (!focusRow)
        layout.card = {QPointF{cardLeft, 1 * s}, QPointF{cardRight, inputTop + inputHeight + cardPad}};
    double y = afterInput;
    if (layout.hiddenAbove > 0) {
        layout.hiddenAboveY = y + 9 * s;
        y += 18 * s;
    }
    for (std::size_t k = first; k <= last; ++k) {
        ScanRow row;
        row.step = k;
        row.focus = k == current;
        row.type = row.focus ? layout.focus : layout.compact[k - 1];
        if (row.focus) {
            y += beforeCard;
            layout.card.setTopLeft({cardLeft, y});
            y += cardPad * 0.6;
        }
        row.top = y + (row.focus ? 0 : 4 * s);
        const double gap = (row.focus ? heights.focusGap : heights.gap) + turns[k];
        row.cellHeight = row.focus ? heights.focusCell : heights.cell;
        row.cellTop = y + gap;
        const double radius = row.focus ? layout.focusNodeRadius : layout.nodeRadius;
        row.levels = flow && k <= flow->steps.size() ? levelsOf(flow->steps[k - 1]) : 1;
        row.nodeRadius = radius;
        if (row.levels == 1) {
            row.nodeY = row.firstNodeY =
                row.cellTop - radius - std::max(2.0 * s, (gap - 2 * radius) * (row.focus && races ? 0.6 : 0.22));
        } else { // as many nodes may stand under one another
            const auto levels = static_cast<double>(row.levels);
            row.nodeRadius = std::min(radius, std::max(1.5, (gap - 8 * s) / levels * 0.34));
            row.firstNodeY = row.top + row.nodeRadius + std::min(14 * s, gap / (levels + 1));
            row.nodeY = std::max(row.firstNodeY, row.cellTop - row.nodeRadius - std::min(12 * s, gap / (levels + 1)));
        }
        y = row.bottom();
        if (row.focus && hasShelf) {
            row.shelfTop = y + 3 * s;
            y += ScanLayout::shelf * s;
        }
        if (row.focus && hasLacks) {
            row.lackY = y + itemsHeight / 2 + 3 * s;
            y += itemsHeight;
        }
        if (row.focus && hasItems) {
            row.itemsY = y + itemsHeight / 2 + 3 * s;
            y += itemsHeight;
        }
        if (row.focus) {
            y += cardPad;
            layout.card.setBottomRight({cardRight, y});
            y += 3 * s;
        }
        layout.rows.push_back(row);
    }
    if (layout.hiddenBelow > 0) {
        layout.hiddenBelowY = y + 9 * s;
        y += 18 * s;
    }
    layout.bottom = y;
    if (layout.bottom > view.size.height() + 0.5)
        layout.fits = false;
}

} // namespace lockstep::ui
