#include "ui/lens/phases.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lenses/dataflow/scene.hpp"
#include "ui/scene/text.hpp"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

MarkId copyMark(const ScanStep& step, const ScanCopy& copy)
{
    MarkId id =
        markIn(step.place, QStringLiteral("item%1-copy").arg(copy.item), copy.item, qint64{copy.value.position});
    if (copy.nth > 0)
        id.name += QStringLiteral(".%1").arg(copy.nth);
    return id;
}

MarkId arrowOf(MarkId id)
{
    id.name += QStringLiteral("-arrowhead");
    return id;
}

} // namespace

/// Values that were copied: where nothing else happens in the step each has a cell, and one that changes its column a
/// dashed edge to it. Beside combines a value that stays in its column comes straight down.
void ScanScene::drawCopies(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    if (!step.isCopying() && !row.focus)
        return;
    const double f = std::min(1.0, turnOf(row, 0) / meeting);
    for (const ScanCopy& copy : step.copies) {
        const MarkId id = copyMark(step, copy);
        const auto isOperand = [&](const ScanCombine& combine) {
            return combine.left.madeBy == copy.value.order || combine.right.madeBy == copy.value.order;
        };
        if (step.isSerial() && std::ranges::any_of(step.combines, isOperand) &&
            (!step.isCopying() || !copy.value.isLast))
            continue; // a part of its chain
        const auto isItsSum = [&](const ScanCombine& combine) {
            return combine.result.position == copy.value.position && combine.result.order < copy.value.order;
        };
        if (!step.isCopying() && std::ranges::any_of(step.combines, isItsSum))
            continue; // stored as soon as it was made: it did not come down
        if (!step.isCopying()) {
            const double x = m_layout.x(copy.value.position);
            m_scene.add(LineShape{{x, row.top},
                                  {x, row.bottom()},
                                  Stroke{copy.value.isWrong      ? m_colors.ink2
                                         : copy.value.isFinished ? m_colors.keep.line
                                                                 : m_colors.wire,
                                         2 * m_s,
                                         {}}},
                        id);
            continue;
        }
        const bool fromPad = copy.from >= columnsOf(m_recording); // behind the last column
        if (copy.isMoved()) {
            const std::size_t first = m_scene.marks.size();
            const double edge = m_layout.left + m_layout.pitch * static_cast<double>(columnsOf(m_recording));
            const QPointF start{fromPad ? edge : m_layout.x(copy.from), row.top},
                end{m_layout.x(copy.value.position), row.cellTop};
            const QColor& color = row.focus ? m_colors.move.line : past(row) ? m_colors.move.dim : m_colors.ghost;
            const Stroke stroke{color, (row.focus ? 1.8 : 1.4) * m_s, {3.5, 2.5}};
            if (row.focus) { // the head stands clear of the cell
                const QPointF way = end - start;
                const double head = std::min(8 * m_s, m_layout.pitch * 0.34);
                const double length = std::max(1.0, std::hypot(way.x(), way.y()));
                QPointF before = start, tip = end - way * std::min(0.5, 1.5 * m_s / length);
                if (std::abs(way.y()) <
                    std::abs(way.x())) { // a flat way ends from above, or the cell would hide its head
                    tip = end - QPointF{0, 1.5 * m_s};
                    before = tip - QPointF{0, std::min(1.6 * head, way.y() / 2)};
                    m_scene.add(LineShape{start, before, stroke});
                }
                m_scene.add(LineShape{before,
                                      tip - (tip - before) *
                                                std::min(0.5, head * 0.7 / std::max(1.0, QLineF(before, tip).length())),
                                      stroke});
                addArrow(before, tip, head, color, arrowOf(id));
            } else {
                m_scene.add(LineShape{start, end, stroke});
            }
            own(m_scene, first, id);
        }
        if (copy.value.isLast && !(row.focus && f < 1 && copy.isMoved()))
            drawHeld(row, copy.value, fromPad ? copy.value.position : copy.from, row.focus ? f : past(row) ? 1 : 0, id);
    }
}

/// Values on their way to another column.
void ScanScene::drawMoving(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    const double f = std::min(1.0, turnOf(row, 0) / meeting);
    for (const ScanCopy& copy : step.copies)
        if (f < 1 && copy.isMoved() && copy.value.isLast)
            drawHeld(row, copy.value, copy.from >= columnsOf(m_recording) ? copy.value.position : copy.from, f,
                     copyMark(step, copy));
}

/// Identities that were written: a cell without hue.
void ScanScene::drawFills(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    // What moves away first still stands there.
    const bool waits = row.focus && resultOf(row, 0) <= 0 &&
                       std::ranges::any_of(step.copies, [](const ScanCopy& copy) { return copy.isMoved(); });
    for (const ScanFill& fill : step.fills) {
        if (!fill.value.isLast || waits)
            continue;
        MarkId id =
            markIn(stepOf(row).place, QStringLiteral("item%1-fill").arg(fill.item), fill.item, fill.value.position);
        if (fill.nth > 0)
            id.name += QStringLiteral(".%1").arg(fill.nth);
        if (row.clearTop > 0 && step.heldBefore(fill.value))
            drawCleared(row, fill, id);
        else
            drawHeld(row, fill.value, fill.value.position, row.focus ? resultOf(row, 0) : past(row) ? 1 : 0, id);
    }
}

void ScanScene::drawHeld(const ScanRow& row, const ScanValue& value, std::uint32_t from, double moved, const MarkId& id)
{
    if (value.position >= columnsOf(m_recording))
        return;
    drawHeldIn(row, cellRect(row, value.position), value, from, moved, id);
}

void ScanScene::drawHeldIn(const ScanRow& row, const QRectF& rest, const ScanValue& value, std::uint32_t from,
                           double moved, const MarkId& id)
{
    const bool changesColumn = from != value.position;
    const bool isHigh = rest.height() > 0.6 * rest.width(); // two lines would not fit into a circle
    const double radius = changesColumn ? std::min(rest.height(), rest.width()) * (isHigh ? 0.36 : 0.5)
                                        : std::min((row.focus ? 5 : 4) * m_s, rest.width() / 3);
    const std::size_t first = m_scene.marks.size();
    if (moved < 1)
        m_scene.add(RectShape{rest, radius, row.focus ? m_colors.card : m_colors.paper,
                              Stroke{row.focus ? m_colors.wire : m_colors.ghost, 1 * m_s, {}}},
                    id);
    if (moved > 0 || row.focus) {
        const QPointF start{m_layout.x(from), row.top + rest.height() / 2};
        QRectF rect = rest;
        rect.moveCenter(between(start, rest.center(), moved));
        QColor fill = m_colors.raised, ink = row.focus ? m_colors.ink : m_colors.ink2;
        Stroke stroke{};
        const Wrong wrong = value.isFirstWrong ? Wrong::first : Wrong::later;
        if (value.isWrong) {
            ink = wrongLook(m_colors, wrong, m_s).on;
        } else if (value.isFinished) {
            fill = m_colors.keep.fill;
            ink = m_colors.keep.on;
        } else if (changesColumn && row.focus) {
            fill = m_colors.move.fill;
            ink = m_colors.move.on;
        } else if (changesColumn) {
            fill = m_colors.move.tint;
        } else if (row.focus) {
            stroke = {m_colors.ink2, 1.4 * m_s, {}};
        }
        if (value.isWrong)
            m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), moved < 1 ? MarkId{} : id);
        else
            m_scene.add(RectShape{rect, radius, fill, stroke}, moved < 1 ? MarkId{} : id);
        // Where values cross on their way they are told apart only where they stand.
        if (!changesColumn || moved <= 0 || moved >= 1 || !stepOf(row).crosses())
            drawTexts(row, value.isWrong ? tornText(rect) : rect, value, ink, ink);
    }
    own(m_scene, first, id);
    if (row.type.value.size > 0)
        nameValue(first, row.step, value.position);
}

void ScanScene::drawCleared(const ScanRow& row, const ScanFill& fill, const MarkId& id)
{
    const QRectF total = cellRect(row, fill.value.position);
    QRectF rest = total;
    rest.setTop(row.clearTop);
    rest.setHeight(row.clearHeight);
    const QPointF from{total.center().x(), total.bottom()}, tip{from.x(), rest.top()};
    const QColor& color = row.focus ? m_colors.ink2 : past(row) ? m_colors.ink3 : m_colors.ghost;
    MarkId arrow = arrowOf(id);
    m_scene.add(LineShape{from, tip, Stroke{color, 1.4 * m_s, {}}});
    addArrow(from, tip, std::min(6 * m_s, (tip.y() - from.y()) * 0.8), color, std::move(arrow));
    drawHeldIn(row, rest, fill.value, fill.value.position, row.focus ? resultOf(row, 0) : past(row) ? 1 : 0, id);
}

bool ScanScene::beginsLaunch(const ScanRow& row) const
{
    if (row.step < 2 || row.focus || !hasPhases(m_recording) || m_layout.row(row.step - 1) == nullptr)
        return false;
    return stepOf(row).place.launch != m_flow.steps[row.step - 2].place.launch;
}

void ScanScene::drawDivider(const ScanRow& row)
{
    if (!beginsLaunch(row))
        return;
    const double above = m_layout.row(row.step - 1)->bottom();
    // No line of a load is in its way.
    const double y = stepOf(row).combines.empty() ? (above + row.cellTop) / 2 : (above + row.top) / 2;
    const double right = m_layout.left + m_layout.pitch * static_cast<double>(columnsOf(m_recording));
    m_scene.add(LineShape{{m_layout.gutterLeft + 6 * m_s, y}, {right, y}, Stroke{m_colors.ink2, 1.2 * m_line, {}}},
                {QStringLiteral("launch%1-begins").arg(stepOf(row).place.launch),
                 static_cast<int>(stepOf(row).place.launch), -1, -1});
}

/// Barriers that every work-item of a group has passed since the row above: a dashed line across its columns.
void ScanScene::drawBarriers(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    if (step.barriers == 0)
        return;
    const QColor& color = row.focus ? m_colors.ink2 : past(row) ? m_colors.ink3 : m_colors.ghost;
    // Between work-groups, which do not wait for one another, a line ends well before the next one's begins.
    const double half = m_layout.pitch * (step.groups.size() > 1 ? 0.32 : 0.5) - 2 * m_s;
    // The last of them stands between what is read and what is written; rounds without work add no lines.
    const bool isBetween = step.readsBeforeBarrier();
    const bool isBefore = step.barriers > (isBetween ? 1U : 0U);
    const Stroke stroke{color, 1.2 * m_line * m_s, {5, 3}};
    std::vector<ScanGroup> groups = step.groups;
    if (groups.empty())
        groups.push_back({0, 0, static_cast<std::uint32_t>(columnsOf(m_recording) - 1)});
    for (const ScanGroup& group : groups) {
        const double left = m_layout.x(group.firstColumn) - half;
        const double right = m_layout.x(std::min<std::size_t>(group.lastColumn, columnsOf(m_recording) - 1)) + half;
        if (isBefore) {
            const double y = row.top + (row.focus ? -1 : 1) * m_s;
            m_scene.add(LineShape{{left, y}, {right, y}, stroke}, markIn(stepOf(row).place, QStringLiteral("barrier")));
        }
        if (isBetween) {
            const double y = (row.nodeY + row.nodeRadius + row.cellTop) / 2;
            m_scene.add(LineShape{{left, y}, {right, y}, stroke},
                        markIn(stepOf(row).place, QStringLiteral("barrier-between")));
        }
    }
}

/// Borders between the work-groups of a launch, through all its rows, and the number of each in its first row.
void ScanScene::drawGroups()
{
    for (std::size_t i = 1; i < m_layout.rows.size(); ++i) {
        const ScanRow& first = m_layout.rows[i];
        const ScanStep& step = stepOf(first);
        const bool isFirst = i == 1 || stepOf(m_layout.rows[i - 1]).place.launch != step.place.launch;
        if (!isFirst || step.groups.size() < 2)
            continue;
        std::size_t last = i;
        while (last + 1 < m_layout.rows.size() && stepOf(m_layout.rows[last + 1]).place.launch == step.place.launch)
            ++last;
        const QColor& color = first.step > m_now.step ? m_colors.ghost : m_colors.ink3;
        const double top = first.top + 2 * m_s, bottom = m_layout.rows[last].bottom() - 2 * m_s;
        // The numbers stand in the first row in which nothing else stands over the cells.
        const ScanRow* free = nullptr;
        for (std::size_t r = i; r <= last && !free; ++r)
            if (const ScanRow& row = m_layout.rows[r]; stepOf(row).combines.empty() && row.cellTop - row.top > 17 * m_s)
                free = &row;
        for (const ScanGroup& group : step.groups) {
            const double left = m_layout.x(group.firstColumn) - m_layout.pitch / 2;
            if (&group != &step.groups.front())
                m_scene.add(LineShape{{left, top}, {left, bottom}, Stroke{color, 1 * m_line * m_s, {}}},
                            {QStringLiteral("launch%1-group%2-border").arg(step.place.launch).arg(group.group),
                             static_cast<int>(step.place.launch), -1, -1});
            if (!free || (free->step == m_now.step && m_now.fraction < 1)) // there values are on their way
                continue;
            TextShape name = textAt(say("work-group %1").arg(group.group), {left + 4 * m_s, free->top + 8.5 * m_s},
                                    11 * m_s, 400, m_colors.ink2);
            name.at.rx() += textWidth(name) / 2;
            const auto end = std::min<std::size_t>(group.lastColumn, columnsOf(m_recording) - 1);
            if (name.at.x() + textWidth(name) / 2 < m_layout.x(end) + m_layout.pitch / 2)
                addOnWire(name, name.at.y(), {});
        }
        i = last;
    }
}

/// What a tree combines in pads behind the last column goes there.
void ScanScene::drawWaysToPads(const ScanRow& row)
{
    const double edge = m_layout.left + m_layout.pitch * static_cast<double>(columnsOf(m_recording));
    for (const std::uint32_t column : stepOf(row).readByPads) {
        const Stroke stroke = edgeStroke(row, UINT32_MAX);
        const QPointF from{m_layout.x(column), row.top + (row.focus ? 4 * m_s : 0)}, tip{edge, row.nodeY};
        const MarkId id =
            markIn(stepOf(row).place, QStringLiteral("to-pads%1").arg(column), -1, static_cast<qint64>(column));
        m_scene.add(LineShape{from, tip, stroke}, id);
        addArrow(from, tip, std::min(7 * m_s, m_layout.pitch * 0.3), stroke.color, id);
    }
}

/// Under each cell the work-item that wrote it; the others were masked, or waited.
void ScanScene::drawItems(const ScanRow& row)
{
    if (row.itemsY <= 0)
        return;
    const ScanStep& step = stepOf(row);
    const Launch& launch = m_recording.launches[step.place.launch - 1];
    std::map<std::uint32_t, std::uint32_t> items; // by column
    for (const ScanCopy& copy : step.copies)
        if (step.isCopying() || !launch.isInRegisters(copy.value.array)) // else it has no cell
            items[copy.value.position] = copy.item;
    for (const ScanFill& fill : step.fills)
        items[fill.value.position] = fill.item;
    std::set<std::uint32_t> adding;
    for (const ScanCombine& combine : step.combines) {
        items[combine.result.position] = combine.item;
        adding.insert(combine.item);
    }
    // Those that only pass a value on are told apart from those that combine.
    const bool someAdd = !step.isCopying() && !adding.empty() && adding.size() < step.items.size();
    const auto label = [&](const QString& text) {
        return textAt(text, {m_layout.gutterRight, row.itemsY}, 11 * m_s, 400, m_colors.ink2, Align::right,
                      m_layout.labelFamily);
    };
    for (const auto& [column, item] : items)
        if (column < columnsOf(m_recording))
            addOnWire(textAt(QString::number(item), {m_layout.x(column), row.itemsY}, 11 * m_s, 500,
                             someAdd && !adding.contains(item) ? m_colors.ink2 : m_colors.compute.text, Align::center),
                      row.itemsY,
                      markIn(stepOf(row).place, QStringLiteral("item%1-at%2").arg(item).arg(column), item,
                             static_cast<qint64>(column)));
    if (!m_layout.hasGutter)
        return;
    const QString words = !someAdd                          ? say("%1 of %2 work-items")
                          : m_operator == ScanOperator::add ? say("%1 of %2 items add")
                                                            : say("%1 of %2 items combine");
    // Who stores a value need not be who made it: the row says of what it is.
    const bool isStore = step.stores && step.combines.empty();
    for (const QString& text :
         isStore
             ? std::vector{say("stored by work-item"), say("stored by")}
             : std::vector{words.arg(someAdd ? adding.size() : step.items.size()).arg(launch.global), say("work-item")})
        if (const TextShape shape = label(text);
            m_layout.gutterRight - textWidth(shape) >= m_layout.gutterLeft + 4 * m_s) {
            addText(shape);
            return;
        }
}

} // namespace lockstep::ui
