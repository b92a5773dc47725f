// Rows: heights shrink from the comfortable to the least that their type needs; then rows are left out.
#include "ui/lenses/dataflow/room.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/scene/text.hpp"

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

/// How near rows come to one another, from the comfortable: large type needs less air in proportion, small type
/// comes last.
struct Air {
    double gap = 18, focusGap = 34, inCell = 3, label = 13;
};
constexpr Air airs[] = {{}, {13, 28, 1, 13}, {11, 24, 0.5, 11}};

Heights leastHeights(const ScanLayout& layout, const Air& air)
{
    const double s = layout.scale;
    double cell = 8 * s;
    for (const CellType& type : layout.compact)
        if (type.value.size > 0 || type.range > 0)
            cell = std::max({cell, (air.label + air.inCell) * s, type.value.height() + air.inCell * s,
                             type.rangeHeight() + air.inCell * s,
                             type.isStacked ? type.value.height() + type.rangeHeight() + air.inCell * s : 0.0});
    const double focusText = layout.focus.value.height() + layout.focus.rangeHeight();
    return {(cell > 8 * s ? air.gap : 13) * s, cell, air.focusGap * s,
            std::max(14 * s, focusText + (air.inCell + 1) * s)};
}

/// Turns of one after another, which want height of their own: how much they get beyond other rows, by step.
std::vector<double> turnHeights(const ScanFlow* flow, std::size_t steps, std::size_t current, double s, double most)
{
    constexpr double wanted = 30, wantedSloping = 46, wantedCompact = 9;
    std::vector<double> heights(steps + 1, 0.0);
    double sum = 0;
    for (std::size_t k = 1; flow && k <= std::min(steps, flow->steps.size()); ++k) {
        heights[k] = static_cast<double>(levelsOf(flow->steps[k - 1]) - 1) *
                     (k != current                                ? wantedCompact
                      : turnDistances(flow->steps[k - 1]).empty() ? wanted
                                                                  : wantedSloping) *
                     s;
        sum += heights[k];
    }
    const double share = sum > 0 && sum > most ? std::max(0.0, most) / sum : 1;
    for (double& height : heights)
        height *= share;
    return heights;
}

/// What rows without lines across spare goes to those whose lines reach far, which would else be one wedge: how much
/// higher than the others each is, by step.
std::vector<double> slopeHeights(const ScanFlow* flow, std::size_t columns, const Heights& heights, std::size_t first,
                                 std::size_t last, std::size_t current, double s)
{
    constexpr double leastGap = 12, leastFocusGap = 30, mostReach = 8;
    std::vector<double> heightsOf(last + 1, 0.0), reaches(last + 1, 0.0);
    double spare = 0, sum = 0;
    for (std::size_t k = first; flow != nullptr && k <= std::min(last, flow->steps.size()); ++k) {
        const ScanStep& step = flow->steps[k - 1];
        if (step.isSerial())
            continue;
        const bool isMoving = std::ranges::any_of(step.copies, [](const ScanCopy& copy) { return copy.isMoved(); });
        const bool namesGroups = step.groups.size() > 1 && step.place.phase == 0U;
        if (namesGroups && k != current) {
            sum += reaches[k] = mostReach;
        } else if (step.combines.empty() && !isMoving && step.inPads == 0) {
            const double gap = k == current ? heights.focusGap : heights.gap;
            heightsOf[k] = std::min(0.0, (k == current ? leastFocusGap : leastGap) * s - gap);
            spare -= heightsOf[k];
        } else if (step.combines.size() > 1 && k != current) {
            for (const ScanCombine& combine : step.combines)
                for (const ScanValue* operand : {&combine.left, &combine.right})
                    if (operand->position < columns)
                        reaches[k] = std::max(reaches[k], std::abs(static_cast<double>(operand->position) -
                                                                   static_cast<double>(combine.result.position)));
            reaches[k] = reaches[k] < 2 ? 0 : std::min(reaches[k], mostReach);
            sum += reaches[k];
        }
    }
    if (sum <= 0)
        return std::vector<double>(last + 1, 0.0);
    for (std::size_t k = first; k <= last; ++k)
        heightsOf[k] += spare * reaches[k] / sum;
    return heightsOf;
}

/// Heights of what tells of rows that are left out.
struct HiddenHeights {
    double words, cells;
    bool isStacked;
    double above() const { return isStacked ? words + cells : std::max(words, cells); }
};

/// Type of what stood after rows that are left out: that of the nearest of them, in the end the smallest.
ValueType standingType(const ScanLayout& layout, ViewRole role)
{
    ValueType type = layout.input.value;
    for (std::size_t k = 0; k < layout.hiddenAbove && k < layout.compact.size(); ++k)
        if (layout.compact[k].value.size > 0 && layout.compact[k].soleWidth <= 0)
            type = layout.compact[k].value;
    if (type.form == ValueForm::stacked)
        return {};
    if (type.size <= 0)
        type = {(role == ViewRole::exported ? 10 : 11) * layout.scale, ValueForm::compact, FontFamily::display, 500};
    if (type.height() > layout.standing.cellHeight)
        return {};
    type.isPartial = true;
    return type;
}

/// Where they are too wide for their columns, and these apart from one another, cells that reach into free ones.
CellType wideStanding(const ScanLayout& layout, const Recording& recording, const ScanFlow& flow, ValueType type)
{
    if (type.size <= 0)
        return {type};
    const auto stands = standsAfter(recording, flow, layout.hiddenAbove);
    const auto widthOf = [&](const ValueType& as) {
        double width = 0;
        for (const auto& [column, written] : stands)
            width = std::max(width, textWidth(textAt(valueText(written.second.bits, recording, as.form), {}, as.size,
                                                     as.weight, Qt::black, Align::left, as.family)));
        return width;
    };
    const auto near =
        std::ranges::adjacent_find(stands, [](const auto& l, const auto& r) { return r.first - l.first < 2; });
    if (near != stands.end() || widthOf(type) <= layout.cellWidth - layout.scale)
        return {type};
    type.isPartial = false;
    const double width = widthOf(type) + 6 * layout.scale;
    return stands.size() > 1 && width > 1.9 * layout.pitch ? CellType{ValueType{}} : CellType{type, 0, width};
}

constexpr double clearGap = 9; ///< between a total and the same cell when it has been cleared, times the scale

bool hasCleared(const ScanStep& step)
{
    return std::ranges::any_of(step.fills,
                               [&](const ScanFill& fill) { return step.heldBefore(fill.value) != nullptr; });
}

/// A later turn reads what stood in a column before its first one: the way there goes over all nodes.
bool readsOver(const ScanStep& step)
{
    const auto begins = [&](const ScanFill& fill) {
        return std::ranges::any_of(step.combines, [&](const ScanCombine& c) {
            return c.left.madeBy == fill.value.order || c.right.madeBy == fill.value.order;
        });
    };
    if (std::ranges::any_of(step.fills, begins)) // what stood in the identity's column goes beside it
        return true;
    return std::ranges::any_of(step.combines, [&](const ScanCombine& later) {
        return std::ranges::any_of(step.combines, [&](const ScanCombine& earlier) {
            return earlier.nth < later.nth && later.left.position != later.right.position &&
                   ((later.right.madeBy == 0 && later.right.position == earlier.result.position) ||
                    (later.left.madeBy == 0 && later.left.position == earlier.result.position));
        });
    });
}

/// Room for the number of the work-item under every cell.
bool itemsFit(const ScanLayout& layout, const Recording& recording)
{
    std::size_t most = 0;
    for (const Launch& launch : recording.launches)
        most = std::max(most, launch.global);
    const TextShape text = textAt(QString::number(most), {}, 11 * layout.scale, 500, Qt::black);
    return textWidth(text) + 3 * layout.scale <= layout.pitch;
}

} // namespace

void chooseRows(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                const View& view)
{
    const double s = layout.scale;
    const std::size_t steps = stepsOf(recording).size();
    const bool focusRow = current > 0;
    const bool hasItems = hasPhases(recording) && view.role != ViewRole::presenter && itemsFit(layout, recording);
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
    const bool reads = flow != nullptr && std::ranges::any_of(flow->steps, &ScanStep::readsBeforeBarrier);
    std::size_t tightness = presented ? 1 : 0;
    const auto measure = [&] {
        Heights heights = leastHeights(layout, airs[tightness]);
        heights.focusGap += races ? 26 * s : 0; // the barrier that is missing stands between the nodes and their cells
        heights.gap += reads ? 4 * s : 0;       // as those do that are not
        heights.focusGap += reads ? 6 * s : 0;
        return heights;
    };
    Heights least = measure();
    // A root that is cleared has a second cell under its total.
    const auto clearHeight = [&](std::size_t k) {
        const bool clears = flow != nullptr && k <= flow->steps.size() && hasCleared(flow->steps[k - 1]);
        return clears ? (k == current ? least.focusCell : least.cell) + clearGap * s : 0.0;
    };
    const auto isTooHigh = [&] {
        double need = least.total(compactRows, focusRow);
        for (std::size_t k = 1; k <= steps; ++k)
            need += clearHeight(k);
        return need > room;
    };
    if (hasShelf && least.total(presented ? 1 : 2, focusRow) > room) {
        hasShelf = false;
        place();
    }
    if (presented && isTooHigh()) { // positions can be counted
        layout.hasIndex = false;
        place();
    }
    if (isTooHigh() && tightness == 0) {
        tightness = 1;
        least = measure();
    }
    if (isTooHigh()) { // where two lines are too high, the values
        for (CellType& type : layout.compact)
            if (type.isStacked)
                type = CellType{type.value, 0};
        least = measure();
    }
    if (isTooHigh() && !presented) {
        tightness = 2;
        for (CellType& type : layout.compact)
            type.value.size = std::min(type.value.size, 11 * s);
        least = measure();
    }
    if (view.launches > 0) { // panes beside one another, whose rows stay level, have all of a row's values or none
        const auto isOfSome = [](const CellType& type) { return type.value.isPartial || type.soleWidth > 0; };
        for (CellType& type : layout.compact)
            if (isOfSome(type))
                type = {};
        if (isOfSome(layout.focus))
            layout.focus = {};
        least = measure();
    }
    if (isTooHigh()) { // no row goes for some of the values of others
        const std::vector<CellType> kept = layout.compact;
        for (CellType& type : layout.compact)
            if (type.value.isPartial)
                type.value = {};
        least = measure();
        if (isTooHigh())
            layout.compact = kept;
        least = measure();
    }
    // Then rows are left out, and what they leave is written in their place; panes beside one another, whose rows stay
    // level, give up the texts of the compact ones, and so do those who have no values in them.
    const bool hasValues = std::ranges::any_of(
        layout.compact, [](const CellType& type) { return type.value.size > 0 && !type.value.isPartial; });
    if (least.total(compactRows, focusRow) > room && !hasPhases(recording) && (view.launches > 0 || !hasValues)) {
        layout.compact.assign(layout.compact.size(), {});
        least = measure();
    }
    const Heights normal{33 * s, std::max(20 * s, least.cell), (races ? 96 : 52) * s,
                         std::max(24 * s, least.focusCell + 4 * s)};
    const Heights wide{110 * s, normal.cell + 8 * s, 170 * s, normal.focusCell + 12 * s};

    const double ordinaryNeed = normal.total(compactRows, focusRow), leastNeed = least.total(compactRows, focusRow);
    std::vector<double> clears(steps + 1, 0.0);
    for (std::size_t k = 1; k <= steps; ++k)
        clears[k] = clearHeight(k);
    room = std::accumulate(clears.begin(), clears.end(), room, std::minus<>());
    const std::vector<double> turns =
        turnHeights(flow, steps, current, s, std::max((room - leastNeed) / 2, room - ordinaryNeed));
    room = std::accumulate(turns.begin(), turns.end(), room, std::minus<>());

    std::size_t first = 1, last = steps;
    Heights heights = least;
    // The words stand beside what is left of the rows; where nothing is beside them, over it.
    HiddenHeights hidden{18 * s, least.cell + 4 * s, !layout.hasGutter};
    if (const double need = leastNeed; need <= room) {
        const double ordinary = ordinaryNeed;
        heights =
            ordinary > room
                ? mix(least, normal, ordinary > need ? (room - need) / (ordinary - need) : 0.0)
                : mix(normal, wide,
                      std::min(1.0, (room - ordinary) / std::max(1.0, wide.total(compactRows, focusRow) - ordinary)));
    } else {
        // As many rows as there is room for, those that are left out told of above and below them.
        std::size_t total = std::min(steps, compactRows + (focusRow ? 1 : 0));
        const std::size_t centre = std::max<std::size_t>(current, 1);
        const auto isFitting = [&] {
            first = centre > total / 2 ? centre - total / 2 : 1;
            last = std::min(steps, first + total - 1);
            first = last + 1 > total ? std::max<std::size_t>(1, last + 1 - total) : 1;
            return least.total(total - (focusRow ? 1 : 0), focusRow) + (first > 1 ? hidden.above() : 0) +
                       (last < steps ? hidden.words : 0) <=
                   room;
        };
        const std::size_t most = total;
        while (total > 0 && !isFitting())
            --total;
        if (total == 0) { // at least the current row, with the words
            hidden.cells = 0;
            for (total = most; total > 0 && !isFitting();)
                --total;
        }
        if (total == 0) {
            layout.fits = false;
            return;
        }
    }
    layout.hiddenAbove = first - 1;
    layout.hiddenBelow = steps - last;
    if (tightness > 0) { // edges slope, and nodes stand free of the cells above
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
        ScanRow& standing = layout.standing;
        standing.step = layout.hiddenAbove;
        standing.cellHeight = hidden.cells > 0 ? least.cell : 0;
        standing.cellTop = y + hidden.above() - standing.cellHeight;
        standing.top = standing.nodeY = y;
        const ValueType type = standingType(layout, view.role);
        standing.type = flow != nullptr ? wideStanding(layout, recording, *flow, type) : CellType{type};
        layout.hiddenAboveY = hidden.isStacked || hidden.cells <= 0 ? y + 9 * s : standing.middle();
        y = standing.bottom();
    }
    // Panes beside one another keep their rows level.
    const std::vector<double> slopes =
        slopeHeights(view.launches == 0 ? flow : nullptr, columnsOf(recording), heights, first, last, current, s);
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
        const double gap = (row.focus ? heights.focusGap : heights.gap) + turns[k] + slopes[k];
        row.cellHeight = row.focus ? heights.focusCell : heights.cell;
        row.cellTop = y + gap;
        const double radius = row.focus ? layout.focusNodeRadius : layout.nodeRadius;
        row.levels = flow && k <= flow->steps.size() ? levelsOf(flow->steps[k - 1]) : 1;
        row.nodeRadius = radius;
        if (row.levels == 1) {
            row.nodeY = row.firstNodeY = row.cellTop - radius -
                                         std::max(2.0 * s, (gap - 2 * radius) * (row.focus && races ? 0.6
                                                                                 : reads            ? 0.42
                                                                                                    : 0.22));
        } else { // as many nodes may stand under one another
            const auto levels = static_cast<double>(row.levels);
            const double margin = std::min(13 * s, gap / (levels + 1) * 0.8);
            // In the current row an arrowhead comes down to the first of them.
            row.firstNodeY =
                row.top + (row.focus
                               ? std::max(margin, std::min((readsOver(flow->steps[k - 1]) ? 40 : 14) * s, gap * 0.3))
                               : margin);
            // The sum that goes into the last node stands under its line, and over the cells.
            const double under = row.focus ? std::max(margin, std::min(18 * s, gap * 0.2)) : margin;
            row.nodeY = std::max(row.firstNodeY, row.cellTop - under);
            row.nodeRadius = std::min(radius, std::max(1.5, row.levelHeight() * 0.3));
        }
        y = row.bottom();
        if (clears[k] > 0) {
            row.clearTop = y + clearGap * s;
            row.clearHeight = clears[k] - clearGap * s;
            y = row.clearTop + row.clearHeight;
        }
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
