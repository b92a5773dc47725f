// Rows: heights shrink from the comfortable to the least that their type needs; then rows are left out.
#include "ui/lenses/dataflow/room.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/lenses/dataflow/row_heights.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace lockstep::ui {

namespace {

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

/// Chooses which rows are shown and how high they are, and places them.
class RowChooser {
public:
    RowChooser(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
               const View& view)
        : m_layout(layout), m_recording(recording), m_flow(flow), m_view(view), m_s(layout.scale),
          m_presented(view.role == ViewRole::presenter), m_steps(stepsOf(recording).size()), m_current(current),
          m_hasFocus(current > 0), m_compactRows(std::max(m_steps, view.launches) - (m_hasFocus ? 1 : 0)),
          m_hasItems(hasPhases(recording) && !m_presented && itemsFit(layout, recording)),
          m_hasLacks(m_hasFocus && tellsLacks(recording) && !m_presented && view.launches == 0 &&
                     layout.pitch >= 14 * m_s && view.size.height() > 300 * m_s),
          m_reads(flow != nullptr && std::ranges::any_of(flow->steps, &ScanStep::readsBeforeBarrier)),
          m_tightness(m_presented ? 1 : 0)
    {
        const ScanStep* now = m_hasFocus ? stepOf(current) : nullptr;
        m_races = now != nullptr && now->races();
        m_hasShelf = now != nullptr && !now->beside.empty() && !now->wrong().empty() && layout.focus.value.size > 0;
    }

    void choose()
    {
        placeInput();
        m_least = measure();
        giveWay();
        if (!shareRoom()) {
            m_layout.fits = false;
            return;
        }
        if (m_tightness > 0) { // edges slope, and nodes stand free of the cells above
            m_layout.nodeRadius = std::min(m_layout.nodeRadius, m_heights.gap * 0.3);
            m_layout.focusNodeRadius = std::min(m_layout.focusNodeRadius, m_heights.focusGap * 0.26);
        }
        m_layout.groupLabels = m_heights.gap + m_heights.cell >= 34 * m_s;
        addInput();
        if (m_layout.hiddenAbove > 0)
            addStanding();
        // Panes beside one another keep their rows level.
        m_slopes = slopeHeights(m_view.launches == 0 ? m_flow : nullptr, columnsOf(m_recording), m_heights, m_first,
                                m_last, m_current, m_s);
        for (std::size_t k = m_first; k <= m_last; ++k)
            addRow(k);
        if (m_layout.hiddenBelow > 0) {
            m_layout.hiddenBelowY = m_y + 9 * m_s;
            m_y += 18 * m_s;
        }
        m_layout.bottom = m_y;
        if (m_layout.bottom > m_view.size.height() + 0.5)
            m_layout.fits = false;
    }

private:
    const ScanStep* stepOf(std::size_t k) const
    {
        return m_flow != nullptr && k <= m_flow->steps.size() ? &m_flow->steps[k - 1] : nullptr;
    }
    double cardPad() const { return 10 * m_s; }
    /// Of the strip of work-items in the card, and of that of what positions lack.
    double stripHeight() const { return 18 * m_s; }
    /// Over the card: a tab on its edge stands free of the row above.
    double beforeCard() const { return (m_layout.hasGutter ? 3 : 24) * m_s; }

    /// The input at the top, and the room that rows have under it.
    void placeInput()
    {
        m_layout.indexY = (m_hasFocus ? 8 : 20) * m_s;
        m_inputTop = m_layout.hasIndex ? m_layout.indexY + 12 * m_s : (m_hasFocus ? 2 : 14) * m_s;
        m_inputHeight =
            m_layout.input.value.size > 0 ? std::max(22 * m_s, m_layout.input.value.height() + 4 * m_s) : 12 * m_s;
        m_y = m_inputTop + m_inputHeight + (m_hasFocus ? 0 : cardPad() + 4 * m_s);
        const double legend = m_view.hasLegend && !m_presented && m_view.size.height() > 300 * m_s ? 34 * m_s : 0;
        const double strips = (m_hasItems ? stripHeight() : 0) + (m_hasLacks ? stripHeight() : 0);
        const double card = 2 * cardPad() + beforeCard() + 3 * m_s + strips +
                            (m_hasShelf ? ScanLayout::shelf * m_s : 0); // around the current row
        m_room = m_view.size.height() - m_y - legend - 6 * m_s - (m_hasFocus ? card : 0);
    }

    RowHeights measure() const
    {
        RowHeights heights = leastHeights(m_layout, m_tightness);
        // The barrier that is missing stands between the nodes and their cells, as those do that are not.
        heights.focusGap += m_races ? 26 * m_s : 0;
        heights.gap += m_reads ? 4 * m_s : 0;
        heights.focusGap += m_reads ? 6 * m_s : 0;
        return heights;
    }

    /// A root that is cleared has a second cell under its total.
    double clearHeight(std::size_t k) const
    {
        const ScanStep* step = stepOf(k);
        return step != nullptr && hasCleared(*step)
                   ? (k == m_current ? m_least.focusCell : m_least.cell) + clearGap * m_s
                   : 0.0;
    }

    bool isTooHigh() const
    {
        double need = m_least.total(m_compactRows, m_hasFocus);
        for (std::size_t k = 1; k <= m_steps; ++k)
            need += clearHeight(k);
        return need > m_room;
    }

    /// Where rows are too high, what they can do without goes, the least of it first.
    void giveWay()
    {
        if (m_hasShelf && m_least.total(m_presented ? 1 : 2, m_hasFocus) > m_room) {
            m_hasShelf = false;
            placeInput();
        }
        if (m_presented && isTooHigh()) { // positions can be counted
            m_layout.hasIndex = false;
            placeInput();
        }
        if (isTooHigh() && m_tightness == 0) {
            m_tightness = 1;
            m_least = measure();
        }
        if (isTooHigh()) // where two lines are too high, the values
            setCompact([](CellType& type) {
                if (type.isStacked)
                    type = CellType{type.value, 0};
            });
        if (isTooHigh() && !m_presented) {
            m_tightness = 2;
            setCompact([&](CellType& type) { type.value.size = std::min(type.value.size, 11 * m_s); });
        }
        if (m_view.launches > 0)
            dropSome();
        if (isTooHigh()) { // no row goes for some of the values of others
            const std::vector<CellType> kept = m_layout.compact;
            setCompact([](CellType& type) {
                if (type.value.isPartial)
                    type.value = {};
            });
            if (isTooHigh())
                m_layout.compact = kept;
            m_least = measure();
        }
        // Then rows are left out, and what they leave is written in their place; panes beside one another, whose rows
        // stay level, give up the texts of the compact ones, and so do those who have no values in them.
        const bool hasValues = std::ranges::any_of(
            m_layout.compact, [](const CellType& type) { return type.value.size > 0 && !type.value.isPartial; });
        if (m_least.total(m_compactRows, m_hasFocus) > m_room && !hasPhases(m_recording) &&
            (m_view.launches > 0 || !hasValues))
            setCompact([](CellType& type) { type = {}; });
    }

    void setCompact(const std::function<void(CellType&)>& change)
    {
        std::ranges::for_each(m_layout.compact, change);
        m_least = measure();
    }

    /// Panes beside one another, whose rows stay level, have all of a row's values or none.
    void dropSome()
    {
        const auto drop = [](CellType& type) {
            if (type.value.isPartial || type.soleWidth > 0)
                type = {};
        };
        drop(m_layout.focus);
        setCompact(drop);
    }

    /// Shrinks or grows the rows into the room, or leaves some out; false where not even the current one has room.
    bool shareRoom()
    {
        const RowHeights normal{33 * m_s, std::max(20 * m_s, m_least.cell), (m_races ? 96 : 52) * m_s,
                                std::max(24 * m_s, m_least.focusCell + 4 * m_s)};
        const RowHeights wide{110 * m_s, normal.cell + 8 * m_s, 170 * m_s, normal.focusCell + 12 * m_s};
        const auto total = [&](const RowHeights& heights) { return heights.total(m_compactRows, m_hasFocus); };
        const double ordinary = total(normal), need = total(m_least);
        m_clears.assign(m_steps + 1, 0.0);
        for (std::size_t k = 1; k <= m_steps; ++k)
            m_clears[k] = clearHeight(k);
        m_room = std::accumulate(m_clears.begin(), m_clears.end(), m_room, std::minus<>());
        m_turns = turnHeights(m_flow, m_steps, m_current, m_s, std::max((m_room - need) / 2, m_room - ordinary));
        m_room = std::accumulate(m_turns.begin(), m_turns.end(), m_room, std::minus<>());
        m_heights = m_least;
        m_hidden = {18 * m_s, m_least.cell + 4 * m_s, !m_layout.hasGutter};
        m_first = 1;
        m_last = m_steps;
        if (need > m_room)
            return leaveOut();
        m_heights = ordinary > m_room
                        ? mix(m_least, normal, ordinary > need ? (m_room - need) / (ordinary - need) : 0.0)
                        : mix(normal, wide, std::min(1.0, (m_room - ordinary) / std::max(1.0, total(wide) - ordinary)));
        return true;
    }

    /// As many rows as there is room for, those that are left out told of above and below them.
    bool leaveOut()
    {
        const std::size_t most = std::min(m_steps, m_compactRows + (m_hasFocus ? 1 : 0));
        std::size_t total = most;
        while (total > 0 && !isFitting(total))
            --total;
        if (total == 0) { // at least the current row, with the words
            m_hidden.cells = 0;
            for (total = most; total > 0 && !isFitting(total);)
                --total;
        }
        if (total == 0)
            return false;
        m_layout.hiddenAbove = m_first - 1;
        m_layout.hiddenBelow = m_steps - m_last;
        return true;
    }

    /// So many rows around the current one.
    bool isFitting(std::size_t total)
    {
        const std::size_t centre = std::max<std::size_t>(m_current, 1);
        m_first = centre > total / 2 ? centre - total / 2 : 1;
        m_last = std::min(m_steps, m_first + total - 1);
        m_first = m_last + 1 > total ? std::max<std::size_t>(1, m_last + 1 - total) : 1;
        return m_least.total(total - (m_hasFocus ? 1 : 0), m_hasFocus) + (m_first > 1 ? m_hidden.above() : 0) +
                   (m_last < m_steps ? m_hidden.words : 0) <=
               m_room;
    }

    double cardLeft() const { return m_layout.gutterLeft + 1; }
    double cardRight() const
    {
        return m_layout.left + m_layout.pitch * static_cast<double>(columnsOf(m_recording)) + m_layout.cardMargin - m_s;
    }

    void addInput()
    {
        ScanRow input;
        input.top = input.nodeY = m_layout.indexY;
        input.cellTop = m_inputTop;
        input.cellHeight = m_inputHeight;
        input.focus = !m_hasFocus;
        input.type = m_layout.input;
        m_layout.rows.push_back(input);
        if (!m_hasFocus)
            m_layout.card = {QPointF{cardLeft(), 1 * m_s}, QPointF{cardRight(), input.bottom() + cardPad()}};
    }

    /// What stood after the rows that are left out above. The words stand beside it; where nothing is beside it, over
    /// it.
    void addStanding()
    {
        ScanRow& standing = m_layout.standing;
        standing.step = m_layout.hiddenAbove;
        standing.cellHeight = m_hidden.cells > 0 ? m_least.cell : 0;
        standing.cellTop = m_y + m_hidden.above() - standing.cellHeight;
        standing.top = standing.nodeY = m_y;
        const ValueType type = standingType(m_layout, m_view.role);
        standing.type = m_flow != nullptr ? wideStanding(m_layout, m_recording, *m_flow, type) : CellType{type};
        m_layout.hiddenAboveY = m_hidden.isStacked || m_hidden.cells <= 0 ? m_y + 9 * m_s : standing.middle();
        m_y = standing.bottom();
    }

    void addRow(std::size_t k)
    {
        ScanRow row;
        row.step = k;
        row.focus = k == m_current;
        row.type = row.focus ? m_layout.focus : m_layout.compact[k - 1];
        if (row.focus) {
            m_y += beforeCard();
            m_layout.card.setTopLeft({cardLeft(), m_y});
            m_y += cardPad() * 0.6;
        }
        row.top = m_y + (row.focus ? 0 : 4 * m_s);
        const double gap = (row.focus ? m_heights.focusGap : m_heights.gap) + m_turns[k] + m_slopes[k];
        row.cellHeight = row.focus ? m_heights.focusCell : m_heights.cell;
        row.cellTop = m_y + gap;
        placeNodes(row, gap);
        m_y = row.bottom();
        if (m_clears[k] > 0) {
            row.clearTop = m_y + clearGap * m_s;
            row.clearHeight = m_clears[k] - clearGap * m_s;
            m_y = row.clearTop + row.clearHeight;
        }
        if (row.focus) {
            addStrips(row);
            m_y += cardPad();
            m_layout.card.setBottomRight({cardRight(), m_y});
            m_y += 3 * m_s;
        }
        m_layout.rows.push_back(row);
    }

    void placeNodes(ScanRow& row, double gap) const
    {
        const ScanStep* step = stepOf(row.step);
        const double radius = row.focus ? m_layout.focusNodeRadius : m_layout.nodeRadius;
        row.levels = step != nullptr ? levelsOf(*step) : 1;
        row.nodeRadius = radius;
        if (row.levels == 1) {
            const double share = row.focus && m_races ? 0.6 : m_reads ? 0.42 : 0.22;
            row.nodeY = row.firstNodeY = row.cellTop - radius - std::max(2.0 * m_s, (gap - 2 * radius) * share);
            return;
        }
        // As many nodes may stand under one another.
        const double margin = std::min(13 * m_s, gap / (static_cast<double>(row.levels) + 1) * 0.8);
        // In the current row an arrowhead comes down to the first of them.
        const double over = (row.focus && readsOver(*step) ? 40 : 14) * m_s;
        row.firstNodeY = row.top + (row.focus ? std::max(margin, std::min(over, gap * 0.3)) : margin);
        // The sum that goes into the last node stands under its line, and over the cells.
        const double under = row.focus ? std::max(margin, std::min(18 * m_s, gap * 0.2)) : margin;
        row.nodeY = std::max(row.firstNodeY, row.cellTop - under);
        row.nodeRadius = std::min(radius, std::max(1.5, row.levelHeight() * 0.3));
    }

    /// Under the current row: what the right run holds there, what positions lack, and who works.
    void addStrips(ScanRow& row)
    {
        if (m_hasShelf) {
            row.shelfTop = m_y + 3 * m_s;
            m_y += ScanLayout::shelf * m_s;
        }
        for (const auto& [has, at] : {std::pair{m_hasLacks, &row.lackY}, {m_hasItems, &row.itemsY}})
            if (has) {
                *at = m_y + stripHeight() / 2 + 3 * m_s;
                m_y += stripHeight();
            }
    }

    ScanLayout& m_layout;
    const Recording& m_recording;
    const ScanFlow* m_flow;
    const View& m_view;
    const double m_s;
    const bool m_presented;
    const std::size_t m_steps, m_current;
    const bool m_hasFocus; ///< else the input is looked at
    const std::size_t m_compactRows;
    const bool m_hasItems, m_hasLacks;
    const bool m_reads; ///< a step reads what it ought to read behind a barrier
    std::size_t m_tightness;
    bool m_races = false, m_hasShelf = false; ///< of the current step
    double m_inputTop = 0, m_inputHeight = 0;
    double m_room = 0; ///< height that is left
    double m_y = 0;    ///< where what comes next begins
    RowHeights m_least{}, m_heights{};
    HiddenHeights m_hidden{};
    std::size_t m_first = 1, m_last = 0;             ///< rows that are shown
    std::vector<double> m_clears, m_turns, m_slopes; ///< by step, heights beyond those of all rows
};

} // namespace

void chooseRows(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                const View& view)
{
    RowChooser(layout, recording, flow, current, view).choose();
}

} // namespace lockstep::ui
