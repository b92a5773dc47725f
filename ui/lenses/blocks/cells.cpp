// BlocksScene: the cells of a row, and what stands before its rooms.
#include "ui/lenses/blocks/scene.hpp"

#include "engine/analysis/true_sums.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>

namespace lockstep::ui {

void BlocksScene::addValue(const BlockValue& value, const QRectF& rect, const RowBox& box, const QColor& ink,
                           double opacity)
{
    const QStringList lines = valueLines(value.bits, m_recording, box.type.form);
    double y = rect.center().y() - box.type.size * 0.575 * static_cast<double>(lines.size() - 1);
    for (const QString& line : lines) {
        m_scene.add(
            textAt(line, {rect.center().x(), y}, box.type.size, box.type.weight, ink, Align::center, box.type.family),
            {}, opacity);
        y += box.type.size * 1.15;
    }
}

void BlocksScene::drawCells(std::size_t row)
{
    for (std::uint32_t i = 0; i < m_flow.rows[row].cells; ++i)
        drawCell(row, i);
    const RowBox& box = m_layout.rows[row];
    if (!box.hasOrder || m_now.step == 0)
        return;
    // In which order the sums were passed on: of each cell the turns of all sums that stood in it, the last one being
    // that of the sum that stands there now.
    std::map<std::uint32_t, std::vector<std::uint32_t>> order;
    for (std::size_t s = 1; s <= m_now.step; ++s)
        for (const Handing& handing : m_flow.steps[s - 1].handings)
            if (handing.spot.row == row && (s < m_now.step || m_now.fraction >= handing.appears))
                order[handing.spot.index].push_back(handing.nth);
    for (const auto& [cell, turns] : order) {
        const QRectF& rect = box.cells[cell];
        const double y = rect.bottom() + (box.rangeSize > 0 ? 14 * m_s : 0) + 10 * m_s;
        const auto badgeOf = [&](std::size_t i) {
            const bool stands = i + 1 == turns.size();
            return Badge{QString::number(turns[i]),
                         11 * m_s,
                         m_colors.paper,
                         stands ? m_colors.ink : m_colors.ink3,
                         Stroke{stands ? m_colors.ink2 : m_colors.ghost, 1 * m_line, {}},
                         stands ? 600 : 500};
        };
        const auto widthOf = [&](std::uint32_t turn) {
            return Badge{QString::number(turn), 11 * m_s, {}, {}}.width(1.75 * m_s, 15 * m_s);
        };
        const double apart = 2 * m_s;
        double whole = -apart;
        for (const std::uint32_t turn : turns)
            whole += widthOf(turn) + apart;
        const bool fits = whole <= rect.width() + 1 * m_s; // clear of the next cell's
        double x = rect.center().x() - (fits ? whole : widthOf(turns.back())) / 2;
        for (std::size_t i = fits ? 0 : turns.size() - 1; i < turns.size(); ++i) {
            const double width = widthOf(turns[i]);
            addBadge(m_scene, {x, y - 7.5 * m_s, width, 15 * m_s}, badgeOf(i),
                     {QStringLiteral("order%1.%2").arg(cell).arg(i), -1, -1, -1});
            x += width + apart;
        }
    }
}

void BlocksScene::drawCell(std::size_t row, std::uint32_t index)
{
    const RowBox& box = m_layout.rows[row];
    const QRectF& rect = box.cells[index];
    const Spot spot{static_cast<std::uint32_t>(row), index};
    const Shown shown = shownAt(spot);
    const double radius = std::min(5 * m_s, rect.width() / 3);
    const std::size_t first = m_scene.marks.size();
    MarkId id{QStringLiteral("cell%1-%2").arg(row).arg(index), -1, -1, row == 0 ? static_cast<qint64>(index) : -1};
    if (row == 0 && m_now.step == 0)
        id.launch = 0;
    if (shown.act)
        id = markOf(*shown.act, "cell");

    const bool wasFinished = m_before->finished[row][index];
    const bool isFinished = shown.isDone ? shown.act->isOutput : wasFinished && !shown.act;
    QColor fill = m_colors.paper, ink = m_colors.ink;
    Stroke stroke{m_colors.line2, 1 * m_line, {}};
    const auto combined = [&] {
        fill = m_colors.compute.tint;
        stroke = {m_colors.compute.line, 1.6 * m_line, {}};
    };
    if (shown.act && shown.act->op == Op::combine)
        stroke = {m_colors.compute.line, 1.6 * m_line, {}};
    else if (shown.act)
        stroke = {m_colors.ink2, 1.4 * m_line, {}};
    else if (m_read.contains(spot))
        stroke = {m_colors.compute.line, 1.2 * m_line, {}};
    if (shown.isCombined && (!m_isWhole || !shown.old || !m_before->cells[row][index] || isChanged(spot)))
        combined();
    else if (shown.isDone && !shown.act->from.empty() && shown.act->from[0] != shown.act->to && !isFinished)
        fill = m_colors.move.tint;
    if (!shown.old && !shown.coming && !shown.act)
        stroke = {m_colors.ghost, 1 * m_line, {}};
    if (isFinished) {
        fill = m_colors.keep.fill;
        ink = m_colors.keep.on;
        if (!shown.act)
            stroke = {};
    }
    if (isPadding(spot)) {
        fill = m_colors.panel;
        ink = m_colors.ink3;
        stroke = {m_colors.ghost, 1 * m_line, {3, 2}};
    }
    if (isFinished && row == 0 && m_flow.isWrongIn(index)) {
        const Wrong wrong = wrongAt(m_flow.wrong, index);
        ink = wrongLook(m_colors, wrong, m_s).on;
        m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id);
    } else {
        m_scene.add(RectShape{rect, radius, fill, stroke}, id);
    }
    if (shown.old && !shown.coming)
        addValue(*shown.old, rect, box, ink, 1);
    if (shown.coming) {
        // What stood here goes as what comes of it appears.
        if (shown.old && shown.opacity < 0.5)
            addValue(*shown.old, rect, box, ink, 1 - 2 * shown.opacity);
        if (shown.opacity > 0.5)
            addValue(*shown.coming, rect, box, ink, 2 * shown.opacity - 1);
    }
    const std::optional<BlockValue>& told = shown.old;
    const std::optional<BlockValue>& stands = shown.coming && shown.opacity > 0.5 ? shown.coming : shown.old;
    if (stands && TrueSums{m_recording}.wraps(stands->bits, stands->inputs))
        m_scene.add(turnedCorner(rect, ink, m_s));
    if (box.rangeSize > 0 && told && !shown.coming) {
        const QString text = inputsText(told->inputs, scanOperator(m_recording));
        TextShape range = textAt(text, {rect.center().x(), rect.bottom() + 8 * m_s}, box.rangeSize, 500, m_colors.ink2,
                                 Align::center, FontFamily::display);
        if (textWidth(range) <= rect.width() + 2 * m_s && !told->inputs.isEmpty())
            m_scene.add(range);
    }
    own(m_scene, first, id);
    if (m_view.selectedItem && shown.act && shown.act->item == *m_view.selectedItem)
        m_scene.add(inspectedRing(m_colors, rect, 2.5 * m_s, 7 * m_s, m_s));
}

/// What stands before each room, as far as the room has been told.
void BlocksScene::drawBefore(std::size_t row)
{
    const RowBox& box = m_layout.rows[row];
    for (std::size_t i = 0; i < box.rooms.size(); ++i) {
        const QRectF& rect = box.rooms[i].before;
        if (rect.isEmpty())
            continue;
        const Spot spot{static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(i), true};
        Shown shown = shownAt(spot);
        bool isNow = shown.act != nullptr || m_read.contains(spot);
        MarkId id{QStringLiteral("before%1-%2").arg(row).arg(i), -1, -1, -1};
        if (shown.act)
            id = markOf(*shown.act, "before");
        for (const Traveller& traveller : m_travellers)
            if (traveller.isUp && traveller.to == spot && traveller.act->op == Op::combine) {
                isNow = true;
                id = shared(markOf(*traveller.act, "before"));
                shown.coming.reset();
                shown.old.reset();
                if (arrived(*traveller.act) >= 1)
                    shown.old = m_flow.at(m_now.step).before[row][i];
            }
        if (shown.coming && !shown.old)
            shown.old = shown.coming;
        if (!isNow && !shown.old)
            continue;
        const std::size_t first = m_scene.marks.size();
        const Stroke stroke = isNow       ? Stroke{m_colors.compute.line, 1.6 * m_line, {}}
                              : shown.old ? Stroke{m_colors.line2, 1 * m_line, {}}
                                          : Stroke{m_colors.ghost, 1 * m_line, {3, 2}};
        m_scene.add(
            RectShape{rect, rect.height() / 2, shown.old && isNow ? m_colors.compute.tint : m_colors.paper, stroke},
            id);
        if (shown.old)
            m_scene.add(textAt(beforeText(*shown.old, m_recording, onOneLine(box.type.form)), rect.center(),
                               m_layout.textSize, 600, isNow ? m_colors.compute.text : m_colors.ink2));
        own(m_scene, first, id);
    }
}

} // namespace lockstep::ui
