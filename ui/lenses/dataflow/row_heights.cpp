// How high rows are: at the least, and beyond that by what goes on in them.
#include "ui/lenses/dataflow/row_heights.hpp"

#include "ui/lenses/dataflow/phrases.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// How near rows come to one another, from the comfortable: large type needs less air in proportion, small type
/// comes last.
struct Air {
    double gap = 18, focusGap = 34, inCell = 3, label = 13;
};
constexpr Air airs[] = {{}, {13, 28, 1, 13}, {11, 24, 0.5, 11}};

} // namespace

RowHeights mix(const RowHeights& a, const RowHeights& b, double f)
{
    return {std::lerp(a.gap, b.gap, f), std::lerp(a.cell, b.cell, f), std::lerp(a.focusGap, b.focusGap, f),
            std::lerp(a.focusCell, b.focusCell, f)};
}

RowHeights leastHeights(const ScanLayout& layout, std::size_t tightness)
{
    const Air& air = airs[tightness];
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

std::vector<double> slopeHeights(const ScanFlow* flow, std::size_t columns, const RowHeights& heights,
                                 std::size_t first, std::size_t last, std::size_t current, double s)
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

} // namespace lockstep::ui
