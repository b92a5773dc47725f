#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

/// A sign of the operator, or for max and min a wedge.
void BlocksScene::addSign(QPointF at, double radius)
{
    const Stroke edge{m_colors.compute.line, 1.4 * m_line, {}};
    addOperatorSign(m_scene, at, {scanOperator(m_recording), radius, edge, m_colors.paper, edge.color});
}

/// The work-items of each group, under its room: those that did something in this step are filled.
void BlocksScene::drawItems()
{
    const BlockStep* now = step();
    const RowBox& box = m_layout.rows.front();
    if (!now || !box.hasItems)
        return;
    const Launch& launch = m_recording.launches[now->place.launch - 1];
    for (std::size_t group = 0; group < now->rooms.size(); ++group) {
        if (!now->rooms[group] || now->rooms[group]->row != 0)
            continue;
        const RoomBox& room = box.rooms[now->rooms[group]->index];
        const double left = room.rect.left() + 6 * m_s, right = room.rect.right() - 6 * m_s;
        const double each = std::min((right - left) / static_cast<double>(launch.local), 40 * m_s);
        const double side = std::min(6 * m_s, each * 0.7);
        if (side < 2 * m_s)
            return;
        const double y = room.rect.bottom() - (m_flow.rows.front().before.empty() ? 8 : 15) * m_s;
        for (std::size_t i = 0; i < launch.local; ++i) {
            const auto item = static_cast<std::uint32_t>(group * launch.local + i);
            const bool active = std::ranges::binary_search(now->items, item);
            const double x = left + (static_cast<double>(i) + 0.5) * each;
            m_scene.add(RectShape{{x - side / 2, y - side / 2, side, side},
                                  side * 0.25,
                                  active ? m_colors.compute.line : Qt::transparent,
                                  active ? Stroke{} : Stroke{m_colors.wire, 1 * m_line, {}}},
                        {QStringLiteral("lane%1").arg(item), static_cast<int>(now->place.launch), item, -1});
        }
    }
}

/// Of a table whose columns stand side by side.
void BlocksScene::drawColumnHeads()
{
    const RowBox& box = m_layout.rows.front();
    for (std::size_t i = 0; box.hasColumnHeads && i < box.rooms.size(); ++i) {
        const std::uint32_t column = m_flow.rows.front().rooms[i].line;
        if (i > 0 && column == m_flow.rows.front().rooms[i - 1].line)
            continue;
        m_scene.add(textAt(say("column %1").arg(column),
                           {box.rooms[i].rect.left() + 2 * m_s, box.rooms[i].rect.top() - 9 * m_s}, m_layout.textSize,
                           500, m_colors.ink2, Align::left));
    }
}

void BlocksScene::drawNames()
{
    drawColumnHeads();
    if (m_layout.gutter <= 0)
        return;
    const double right = m_layout.left - 9 * m_s;
    for (std::size_t r = 0; r < m_layout.rows.size(); ++r) {
        const RowBox& box = m_layout.rows[r];
        if (!box.isShown)
            continue;
        const double y = box.cells.front().center().y();
        const bool ended = m_now.fraction >= 1 || m_now.step == 0;
        const BlockSnapshot& at = m_flow.at(ended ? m_now.step : m_now.step - 1);
        TextShape name =
            textAt(rowName(m_recording, at, r), {right, y}, m_layout.textSize, 500, m_colors.ink, Align::right);
        if (!m_flow.rows[r].isTable || box.hasColumnHeads) {
            m_scene.add(name);
            continue;
        }
        name.at.setX(right);
        name.at.setY(box.top - 4 * m_s);
        m_scene.add(name);
        std::uint32_t last = UINT32_MAX;
        for (std::size_t i = 0; i < box.rooms.size(); ++i) {
            const Room& room = m_flow.rows[r].rooms[i];
            if (room.line == last)
                continue;
            last = room.line;
            m_scene.add(textAt(say("column %1").arg(last), {right, box.cells[room.cells.front()].center().y()},
                               m_layout.textSize, 400, m_colors.ink2, Align::right));
        }
    }
}

/// The launch's chapter, and what is going on now.
void BlocksScene::drawHeading()
{
    const double size = m_layout.textSize, y = m_layout.headingY;
    if (m_now.step == 0) {
        m_scene.add(textAt(say("Input"), {m_layout.left, y}, size, 600, m_colors.ink, Align::left));
        return;
    }
    const BlockStep& now = *step();
    const LaunchMeaning& meaning = m_recording.launches[now.place.launch - 1].meaning;
    TextShape chapter = textAt(say(meaning.group), {m_layout.left, y}, size, 600, m_colors.ink, Align::left);
    const Tab tab{blockStepTitle(m_recording, m_flow, now), size, 9 * m_s, 21 * m_s, 1.5 * m_line};
    double x = chapter.at.x();
    if (x + textWidth(chapter) + 10 * m_s + tab.width() <= m_view.size.width()) {
        m_scene.add(chapter);
        x += textWidth(chapter) + 10 * m_s;
    } else if (x + tab.width() > m_view.size.width()) {
        return;
    }
    addTab(m_scene, m_colors, tab, tab.from({x, y}),
           {QStringLiteral("now"), static_cast<int>(now.place.launch), -1, -1});
    if (isHere({0, 0}))
        return;
    const TextShape values =
        textAt(rowName(m_recording, m_flow.at(m_now.step), 0) + QStringLiteral(" · ") + digits(m_recording.n()),
               {m_view.size.width() - m_s, y}, size, 400, m_colors.ink2, Align::right);
    if (x + tab.width() + 16 * m_s + textWidth(values) <= m_view.size.width())
        m_scene.add(values, {QStringLiteral("values"), -1, -1, -1});
}

const BlockAct* BlocksScene::selected() const
{
    if (!m_view.selectedItem || !step())
        return nullptr;
    const BlockAct* found = nullptr;
    for (const BlockAct& act : step()->acts)
        if (act.item == *m_view.selectedItem && !act.isQuiet && (!found || act.op == Op::combine))
            found = &act;
    return found;
}

void BlocksScene::drawFootline()
{
    if (m_layout.legendY <= 0)
        return;
    if (const BlockAct* act = selected(); act && act->op == Op::combine)
        drawExplanation(*act);
    else
        drawLegend();
}

/// "Work-item 3, position 2: 7 (Σ0..1) + 4 (x2) = 11 (Σ0..2)", wearing the ring of the inspected mark.
void BlocksScene::drawExplanation(const BlockAct& act)
{
    const ScanOperator sign = scanOperator(m_recording);
    const auto operand = [&](const BlockValue& value) {
        const QString text = valueText(value.bits, m_recording);
        return value.inputs.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, inputsText(value.inputs, sign));
    };
    QString text = say("Work-item %1, position %2: %3 %4 %5")
                       .arg(act.item)
                       .arg(act.to.index)
                       .arg(operand(act.taken[0]), operatorWord(sign), operand(act.taken[1]));
    if (result(act) >= 1)
        text += QStringLiteral(" = ") + operand(act.value);
    const double x = m_layout.left + m_s, y = m_layout.legendY;
    const TextShape shape = textAt(text, {x + 22 * m_s, y}, 13 * m_s, 400, m_colors.ink, Align::left);
    if (shape.at.x() + textWidth(shape) > m_view.size.width())
        return;
    m_scene.add(inspectedRing(m_colors, {x, y - 8 * m_s, 12 * m_s, 16 * m_s}, 0, 4 * m_s, m_s));
    m_scene.add(shape);
}

} // namespace lockstep::ui
