#include "ui/lenses/dataflow/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/card.hpp"
#include "ui/lenses/dataflow/rightness.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

MarkId ScanScene::markOf(std::size_t step, const ScanCombine& combine, const char* part) const
{
    QString name = QStringLiteral("item%1").arg(combine.item);
    if (combine.nth > 0)
        name += QStringLiteral(".%1").arg(combine.nth);
    return markIn(m_flow.steps[step - 1].place, name + QLatin1Char('-') + QLatin1String(part), combine.item,
                  combine.result.position);
}

ScanScene::ScanScene(const Recording& recording, const ScanFlow& flow, Moment moment, const View& view)
    : m_recording(recording), m_flow(flow), m_now(stepAt(recording, moment)), m_view(view), m_colors(theme(view.theme)),
      m_operator(scanOperator(recording)), m_isReduction(isReduction(recording)),
      m_layout(layoutScan(recording, &flow, m_now.step, view)), m_s(m_layout.scale),
      m_line(view.role == ViewRole::presenter ? 2 : 1),
      m_result(std::clamp((m_now.fraction - meeting) / (1 - meeting), 0.0, 1.0)), m_scene{view.size, m_colors.paper, {}}
{
    if (!m_layout.fits)
        return;
    m_stood.assign(columnsOf(m_recording), 0);
    for (std::size_t s = 1; s < m_now.step; ++s)
        eachSeen(m_flow.steps[s - 1], [&](const ScanValue& value) {
            if (value.position < m_stood.size())
                m_stood[value.position] = s;
        });
    if (m_layout.card.isValid())
        addCard(m_scene, m_colors, m_layout.card, 12 * m_s, 1.5 * m_line);
    drawCarriers();
    drawInput();
    drawSegments();
    drawGroups();
    if (m_layout.hiddenAbove > 0)
        drawStanding();
    for (const ScanRow& row : m_layout.rows)
        if (row.step > 0)
            drawRow(row);
    drawLabels();
    if (m_layout.hiddenAbove > 0)
        drawHidden(m_layout.hiddenAboveY, m_layout.hiddenAbove);
    if (m_layout.hiddenBelow > 0)
        drawHidden(m_layout.hiddenBelowY, m_layout.hiddenBelow);
    drawFootline();
}

void ScanScene::addText(TextShape text, MarkId id, double opacity)
{
    m_scene.add(std::move(text), std::move(id), opacity);
}

void ScanScene::addValue(std::uint32_t bits, QPointF centre, const ValueType& type, const QColor& color, double opacity)
{
    if (type.size <= 0)
        return;
    const QStringList lines = valueLines(bits, m_recording, type.form);
    double y = centre.y() - type.size * 0.575 * static_cast<double>(lines.size() - 1);
    for (const QString& line : lines) {
        addText(textAt(line, {centre.x(), y}, type.size, type.weight, color, Align::center, type.family), {}, opacity);
        y += type.size * 1.15;
    }
}

QRectF ScanScene::cellRect(const ScanRow& row, std::size_t column) const
{
    const double w = std::max(row.focus ? m_layout.focusCellWidth : m_layout.cellWidth, row.type.soleWidth);
    const double right = m_layout.left + m_layout.pitch * static_cast<double>(columnsOf(m_recording));
    const double left = row.type.soleWidth > 0
                            ? std::clamp(m_layout.x(column) - w / 2, m_layout.left, std::max(m_layout.left, right - w))
                            : m_layout.x(column) - w / 2;
    return {left, row.cellTop, w, row.cellHeight};
}

void ScanScene::drawInput()
{
    const ScanRow& row = m_layout.rows.front();
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const std::size_t first = m_scene.marks.size();
        if (m_layout.hasIndex && i % m_layout.indexStep == 0)
            addText(textAt(QString::number(i), {m_layout.x(i), m_layout.indexY}, 11.5 * m_s, 400, m_colors.ink3));
        const bool finished = m_flow.finishedAt[i] == 0;
        const Hue& hue = m_colors.keep;
        const MarkId id{QStringLiteral("input%1").arg(i), 0, -1, static_cast<qint64>(i)};
        m_scene.add(RectShape{cellRect(row, i), std::min(4 * m_s, m_layout.cellWidth / 3),
                              finished ? hue.fill : m_colors.paper,
                              finished ? Stroke{} : Stroke{m_colors.line2, m_line, {}}},
                    id);
        addValue(m_recording.input[i], {m_layout.x(i), row.middle()}, m_layout.input.value,
                 finished ? hue.on : m_colors.ink);
        own(m_scene, first, id);
        if (m_layout.input.value.size > 0)
            nameValue(first + (m_layout.hasIndex && i % m_layout.indexStep == 0 ? 1 : 0), 0,
                      static_cast<std::uint32_t>(i));
    }
    for (std::size_t i = m_recording.n(); i < m_recording.lanes; ++i)
        m_scene.add(RectShape{cellRect(row, i), std::min(4 * m_s, m_layout.cellWidth / 3), m_colors.paper,
                              Stroke{m_colors.ghost, m_line, {3, 3}}},
                    {QStringLiteral("pad%1").arg(i), 0, -1, static_cast<qint64>(i)});
}

/// What has been before `split`, and what is to come.
void ScanScene::drawCarrier(double x, double top, double bottom, double split)
{
    if (const double until = std::min(split, bottom); until > top)
        m_scene.add(LineShape{{x, top}, {x, until}, Stroke{m_colors.wire, 1 * m_s, {}}});
    if (const double since = std::max(split, top); bottom > since)
        m_scene.add(LineShape{{x, since}, {x, bottom}, Stroke{m_colors.ghost, 1 * m_s, {}}});
}

void ScanScene::drawCarriers()
{
    const double top = m_layout.rows.front().bottom();
    const double end = m_layout.rows.size() > 1 ? m_layout.bottom : top;
    if (end <= top)
        return;
    const ScanRow* now = m_layout.row(m_now.step);
    const double made = now ? (now->focus && now->step > 0 ? m_layout.card.bottom() : now->bottom()) : top;
    for (std::size_t i = 0; i < columnsOf(m_recording); ++i) {
        const std::size_t first = m_scene.marks.size();
        const double x = m_layout.x(i);
        const std::size_t finish = i < m_flow.finishedAt.size() ? m_flow.finishedAt[i] : SIZE_MAX;
        const bool finished = finish < m_now.step || (finish == m_now.step && m_result >= 1);
        double from = end;
        if (finished) {
            const ScanRow* row = m_layout.row(finish);
            from = row ? row->bottom() : (m_layout.hiddenAbove > 0 ? m_layout.standing.bottom() : top);
        }
        const double split = std::min(made, from);
        double y = top;
        for (const auto& [gap, until] : gapsIn(i)) {
            drawCarrier(x, y, std::min(gap, from), split);
            y = until;
        }
        drawCarrier(x, y, from, split);
        if (finished && end > from)
            m_scene.add(LineShape{
                {x, from}, {x, end}, Stroke{m_flow.isWrongIn(i) ? m_colors.ink2 : m_colors.keep.line, 2 * m_s, {}}});
        own(m_scene, first, {{}, 0, -1, static_cast<qint64>(i)});
    }
}

void ScanScene::drawRow(const ScanRow& row)
{
    const ScanStep& step = stepOf(row);
    drawDivider(row);
    drawBarriers(row);
    drawCopies(row);
    drawFills(row);
    drawWaysToPads(row);
    const auto each = [&](auto draw) {
        for (const ScanCombine& combine : step.combines) {
            const std::size_t first = m_scene.marks.size();
            (this->*draw)(row, combine);
            own(m_scene, first, markOf(row.step, combine, ""));
            if (draw == &ScanScene::drawCell && row.type.value.size > 0 && combine.result.isLast)
                nameValue(first, row.step, combine.result.position);
        }
    };
    if (row.focus && step.races())
        drawMissingBarrier(row);
    if (step.isSerial()) {
        drawChains(row);
    } else {
        each(&ScanScene::drawEdge);
        if (row.focus && m_now.fraction < 1 && m_result < 1)
            drawOperands(row); // under the nodes: a sign is never hidden
    }
    each(&ScanScene::drawNode);
    each(&ScanScene::drawInputOperand);
    each(&ScanScene::drawCell);
    if (row.focus && step.isCopying())
        drawMoving(row); // over the sums that are made meanwhile
    if (row.focus || past(row))
        drawLeftOut(row);
    if (row.focus) {
        drawShelf(row);
        drawLacks(row);
        drawItems(row);
        drawSelection(row);
    }
}

void ScanScene::drawEdge(const ScanRow& row, const ScanCombine& combine)
{
    // The operand that comes from another column is drawn in every row, the other one only in the current one.
    const bool isLeftHere = combine.left.position == combine.result.position;
    const ScanValue& comes = isLeftHere ? combine.right : combine.left;
    const ScanValue& stays = isLeftHere ? combine.left : combine.right;
    const QPointF from{m_layout.x(comes.position), row.top + (row.focus ? 4 * m_s : 0)};
    const QPointF node = nodeAt(row, combine);
    Stroke stroke = edgeStroke(row, combine.item);
    const bool tookNoSuchWay = combine.raced && combine.raced->isLeft != isLeftHere;
    if (past(row) && tookNoSuchWay)
        stroke = {m_colors.ink3, 1 * m_s, {1.2, 2.4}};
    stroke.width = std::min(stroke.width, widthBeside(row, combine, node - from));
    const bool isPad = comes.position >= columnsOf(m_recording); // an identity behind the last column
    const bool isRaced = row.focus && tookNoSuchWay;
    if (isRaced)
        drawRacedRead(row, combine);
    else if (!isPad)
        m_scene.add(LineShape{from, node, stroke});
    if (row.focus) {
        m_scene.add(LineShape{{m_layout.x(stays.position), from.y()}, node, stroke});
        m_scene.add(LineShape{node, {node.x(), row.cellTop}, stroke});
    }
    if (!isPad && !tookNoSuchWay && (row.focus || past(row))) { // nothing was read where no way begins
        const double dot = std::min((row.focus ? 3.0 : 2.2) * m_s, m_layout.pitch * 0.2);
        m_scene.add(disc(from, dot, stroke.color));
    }
    if (!isPad && !isRaced && row.focus && comes.position != combine.result.position) {
        const QPointF way = node - from;
        const double length = std::max(1.0, std::hypot(way.x(), way.y()));
        const double side = signSide(row.nodeRadius);
        // Where the line meets the sign: a circle, or the flat side of a stadium.
        double rim = row.nodeRadius;
        if (wordScale() > 0)
            rim = std::min(side / std::max(1e-6, std::abs(way.x()) / length),
                           std::min(row.nodeRadius, 8 * m_s) / std::max(1e-6, std::abs(way.y()) / length));
        addArrow(from, node - way * std::min(1.0, (rim + m_s) / length), std::min(7 * m_s, m_layout.pitch * 0.34),
                 stroke.color, markOf(row.step, combine, "arrowhead"));
    }
}

Stroke ScanScene::edgeStroke(const ScanRow& row, std::uint32_t item) const
{
    if (row.focus)
        return {m_colors.compute.line, (m_view.selectedItem == item ? 3 : 1.8) * m_s, {}};
    if (past(row))
        return {m_colors.compute.dim, 1.4 * m_s, {}};
    return {m_colors.ghost, 1 * m_s, {}};
}

void ScanScene::addArrow(QPointF from, QPointF tip, double length, const QColor& color, MarkId id)
{
    const QPointF way = tip - from;
    const double whole = std::hypot(way.x(), way.y());
    if (whole < 1e-6)
        return;
    const QPointF back = way * (length / whole), side{-back.y() * 0.5, back.x() * 0.5};
    QPainterPath head{tip};
    head.lineTo(tip - back + side);
    head.lineTo(tip - back - side);
    head.closeSubpath();
    m_scene.add(PathShape{head, color, {}}, std::move(id));
}

void ScanScene::nameValue(std::size_t first, std::size_t step, std::uint32_t column)
{
    const bool isBefore = column < m_stood.size() && m_stood[column] == step && step < m_now.step;
    if (!isBefore && (step != m_now.step || step == 0))
        return;
    for (std::size_t i = first; i < m_scene.marks.size(); ++i)
        if (std::holds_alternative<TextShape>(m_scene.marks[i].shape)) {
            m_scene.marks[i].id.name =
                (isBefore ? QStringLiteral("column%1-before") : QStringLiteral("column%1-after")).arg(column);
            return;
        }
}

double ScanScene::wordScale() const
{
    return m_layout.signInNode && isWord(m_operator) ? m_s : 0;
}

void ScanScene::drawNode(const ScanRow& row, const ScanCombine& combine)
{
    const QPointF centre = nodeAt(row, combine);
    const MarkId id = markOf(row.step, combine, "combine");
    const double radius = row.nodeRadius;
    const QColor& fill = row.focus ? m_colors.card : m_colors.paper;
    Stroke stroke{m_colors.ghost, 1 * m_s, {}};
    const bool isIdle = meetsIdentity(combine);
    if (row.focus)
        stroke = {isIdle ? m_colors.ink3 : m_colors.compute.line, (isIdle ? 1.2 : 1.8) * m_s, {}};
    else if (past(row))
        stroke = {isIdle ? m_colors.ink3 : m_colors.compute.dim, (isIdle ? 1.0 : 1.4) * m_s, {}};
    if (isIdle)
        stroke.dash = {2, 2};
    addOperatorSign(
        m_scene, centre,
        {m_operator, radius, stroke, fill, row.focus && !isIdle ? m_colors.compute.text : stroke.color, wordScale()},
        id);
}

void ScanScene::drawCell(const ScanRow& row, const ScanCombine& combine)
{
    if (!combine.result.isLast && !stepOf(row).isCleared(combine))
        return;
    const QRectF rect = cellRect(row, combine.result.position);
    const double radius = std::min((row.focus ? 5 : 4) * m_s, rect.width() / 3);
    const MarkId id = markOf(row.step, combine, "cell");
    const bool finished = combine.result.isFinished && !combine.result.isWrong;
    const Hue& hue = m_colors.keep;
    const Wrong wrong = combine.result.isFirstWrong ? Wrong::first : Wrong::later;
    if (!row.focus && !past(row)) {
        m_scene.add(RectShape{rect, radius, m_colors.paper, Stroke{m_colors.ghost, 1 * m_s, {}}}, id);
        return;
    }
    if (row.focus) {
        const double result = resultOf(row, levelOf(row, combine));
        const bool isTorn = combine.result.isWrong && result >= 1;
        if (!isTorn)
            m_scene.add(RectShape{rect, radius, m_colors.card, Stroke{m_colors.compute.line, 1.6 * m_s, {}}}, id);
        if (result <= 0)
            return;
        if (combine.result.isWrong) {
            const QColor on = wrongLook(m_colors, wrong, m_s).on;
            m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), isTorn ? id : MarkId{}, result);
            drawTexts(row, tornText(rect), combine.result, on, on, result);
            return;
        }
        m_scene.add(RectShape{rect, radius, finished ? hue.fill : m_colors.compute.tint,
                              Stroke{finished ? hue.fill : m_colors.compute.line, 1.6 * m_s, {}}},
                    {}, result);
        drawTexts(row, rect, combine.result, finished ? hue.on : m_colors.ink,
                  finished ? hue.on : m_colors.compute.text, result);
        return;
    }
    if (combine.result.isWrong) {
        const QColor on = wrongLook(m_colors, wrong, m_s).on;
        m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id);
        drawTexts(row, tornText(rect), combine.result, on, on);
        return;
    }
    m_scene.add(RectShape{rect, radius, finished ? hue.fill : m_colors.raised, {}}, id);
    const QColor& ink = finished ? hue.on : m_colors.ink2;
    drawTexts(row, rect, combine.result, ink, ink);
}

/// What a cell holds: in the current row the value over its inputs, elsewhere both on one line, as far as they fit.
void ScanScene::drawTexts(const ScanRow& row, const QRectF& rect, const ScanValue& value, const QColor& ink,
                          const QColor& second, double opacity)
{
    if (value.hasWrapped)
        m_scene.add(turnedCorner(rect, ink, m_s), {}, opacity);
    const CellType& type = row.type;
    const double x = rect.center().x(), middle = rect.center().y();
    if (past(row) && value.isWrong && drawBelongs(row, rect, value, ink))
        return;
    if (type.value.isPartial &&
        textWidth(textAt(valueText(value.bits, m_recording, type.value.form), {}, type.value.size, type.value.weight,
                         ink, Align::left, type.value.family)) > rect.width() - m_s)
        return;
    if (type.range <= 0) {
        addValue(value.bits, rect.center(), type.value, ink, opacity);
        return;
    }
    const auto texts = [&](const QString& range) { return type.isBare ? bareText(range) : range; };
    const bool isOnOneLine = type.value.size > 0 && !row.focus && !type.isStacked;
    const double taken =
        isOnOneLine
            ? 6 * m_s + textWidth(textAt(valueText(value.bits, m_recording, type.value.form), {}, type.value.size,
                                         type.value.weight, ink, Align::left, type.value.family))
            : 0;
    QString range;
    if (value.inputs.isEmpty() && // the value alone says so
        taken + textWidth(textAt(cellInputsText(value.inputs, m_operator), {}, type.range, 500, ink, Align::left,
                                 FontFamily::display)) >
            rect.width() - 4 * m_s) {
        addValue(value.bits, rect.center(), type.value, ink, opacity);
        return;
    }
    for (const QString& form :
         {cellInputsText(value.inputs, m_operator), shortInputsText(value.inputs, m_operator), QStringLiteral("…")}) {
        range = texts(form);
        if (taken + textWidth(textAt(range, {}, type.range, 500, ink, Align::left, FontFamily::display)) <=
            rect.width() + (isOnOneLine ? -4 : 2) * m_s)
            break;
    }
    if (isOnOneLine) {
        TextShape inputs = textAt(range, {x, middle}, type.range, 500, second, Align::left, FontFamily::display);
        TextShape text = textAt(valueText(value.bits, m_recording, type.value.form), {x, middle}, type.value.size,
                                type.value.weight, ink, Align::left, type.value.family);
        const double gap = 6 * m_s;
        const double total = textWidth(text) + gap + textWidth(inputs);
        inputs.at.setX(x - total / 2 + textWidth(text) + gap);
        text.at.setX(x - total / 2);
        addText(text, {}, opacity);
        addText(inputs, {}, opacity);
        return;
    }
    double y = middle;
    if (type.value.size > 0) {
        addValue(value.bits, {x, middle - type.range * 0.62}, type.value, ink, opacity);
        y += type.value.height() * 0.508;
    }
    addText(textAt(range, {x, y}, type.range, 500, second, Align::center, FontFamily::display), {}, opacity);
}

/// What the inspected work-item did; of several in turn the one that it is at.
const ScanCombine* ScanScene::selected() const
{
    const ScanRow* row = m_layout.row(m_now.step);
    if (!m_view.selectedItem || m_now.step == 0 || !row)
        return nullptr;
    const ScanCombine* found = nullptr;
    for (const ScanCombine& combine : m_flow.steps[m_now.step - 1].combines)
        if (combine.item == *m_view.selectedItem && (!found || turnOf(*row, levelOf(*row, combine)) > 0))
            found = &combine;
    return found;
}

void ScanScene::drawSelection(const ScanRow& row)
{
    if (const ScanCombine* combine = selected()) {
        const double offset = std::min(4 * m_s, std::max(1.5, (m_layout.pitch - m_layout.focusCellWidth) / 2));
        m_scene.add(inspectedRing(m_colors, cellRect(row, combine->result.position), offset, 7 * m_s, m_s));
    }
}

} // namespace lockstep::ui
