#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/dataflow/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

QPointF ScanScene::operandAt(const ScanRow& row, const ScanValue& value, const ScanCombine& combine, QSizeF half,
                             double f) const
{
    const QPointF from{m_layout.x(value.position), row.top + 4 * m_s};
    const QPointF node = nodeAt(row, combine);
    const QPointF way = node - from;
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    const double rim = m_layout.focusNodeRadius, side = signSide(rim);
    const double reach =
        std::abs(way.x()) / length * (half.width() + side) + std::abs(way.y()) / length * (half.height() + rim) + m_s;
    return between(from, node - way * std::min(1.0, reach / length), f);
}

namespace {

/// Half the size of an operand that carries its value.
QSizeF valuedHalf(const TextShape& text, double s)
{
    const double height = text.size * 0.5 + 3 * s;
    return {std::max(height, textWidth(text) / 2 + 4 * s), height};
}

} // namespace

/// True where the left operands can carry their values all the way and meet nothing that is to be read. One answer for
/// the whole launch, so that no value comes and goes.
bool ScanScene::operandValuesFit(const ScanRow& row) const
{
    const ValueType& type = row.type.value;
    if (stepOf(row).isCopying() || stepOf(row).races()) // the value that moves sets out from the same place
        return false;
    if (type.size <= 0 || type.form == ValueForm::stacked || type.family != FontFamily::text)
        return false;
    const std::vector<ScanCombine>& combines = m_flow.steps[row.step - 1].combines;
    const std::size_t columns = columnsOf(m_recording);
    if (std::ranges::any_of(combines, [columns](const ScanCombine& c) { return c.left.position >= columns; }))
        return false;
    const double size = std::min(12 * m_s, type.size);
    std::vector<QSizeF> halves;
    for (const ScanCombine& combine : combines) {
        halves.push_back(
            valuedHalf(textAt(valueText(combine.left.bits, m_recording, type.form), {}, size, 600, Qt::black), m_s));
        if (2 * halves.back().width() > m_layout.pitch - 2 * m_s)
            return false;
    }
    const double rim = m_layout.focusNodeRadius;
    const double side = signSide(rim);
    const double air = 2.5 * m_s; // their strokes
    constexpr int steps = 10;
    for (int step = 0; step <= steps; ++step) {
        double free = -1;
        for (std::size_t i = 0; i < combines.size(); ++i) {
            const QPointF p = operandAt(row, combines[i].left, combines[i], halves[i], step / double{steps});
            if (p.x() - halves[i].width() < free)
                return false;
            free = p.x() + halves[i].width();
            for (std::size_t j = 0; j < combines.size(); ++j)
                if (j != i &&
                    std::abs(p.x() - m_layout.x(combines[j].result.position)) < side + halves[i].width() + air &&
                    std::abs(p.y() - row.nodeY) < rim + halves[i].height() + air)
                    return false;
        }
    }
    return true;
}

double ScanScene::widthBeside(const ScanRow& row, const ScanCombine& combine, QPointF way) const
{
    const bool hasNeighbour = std::ranges::any_of(stepOf(row).combines, [&](const ScanCombine& other) {
        return other.result.position == combine.result.position + 1 ||
               other.result.position + 1 == combine.result.position;
    });
    const double apart = m_layout.pitch * std::abs(way.y()) / std::max(1.0, std::hypot(way.x(), way.y()));
    return hasNeighbour ? std::max(0.5 * m_line, apart * 0.4) : 4 * m_s;
}

void ScanScene::drawInputOperand(const ScanRow& row, const ScanCombine& combine)
{
    const std::uint32_t column = combine.result.position;
    const bool isOwn = combine.left.position == column && combine.right.position == column;
    if (m_now.fraction < 1) // values on their way pass there
        return;
    if (!row.focus || !isOwn || combine.right.array == combine.left.array || combine.right.array >= localArrayBase)
        return;
    const QPointF node = nodeAt(row, combine);
    const double y = std::min(node.y() + row.nodeRadius + 2 * m_s, cellRect(row, column).top() - 8 * m_s);
    TextShape text = textAt(QStringLiteral("+ x%1").arg(column), {node.x() - row.nodeRadius - 1 * m_s, y}, 11 * m_s,
                            600, m_colors.compute.text, Align::right);
    if (text.at.x() - textWidth(text) > m_layout.x(column) - m_layout.pitch * 0.8)
        addText(text, {QStringLiteral("input-operand%1").arg(column), -1, -1, static_cast<qint64>(column)});
}

/// Operands on their way to the node: the left one carries its value where it can, the right one comes down its wire.
void ScanScene::drawOperands(const ScanRow& row)
{
    const double f = std::min(1.0, m_now.fraction / meeting);
    const double opacity = 1 - m_result;
    const std::vector<ScanCombine>& combines = m_flow.steps[row.step - 1].combines;
    const double dot = m_layout.operandRadius;
    const auto addDot = [&](const ScanValue& value, const ScanCombine& combine, const char* part) {
        const bool isLeft = &value == &combine.left;
        if (value.position >= columnsOf(m_recording) || (combine.raced && combine.raced->isLeft == isLeft))
            return; // a pad, or it never went this way
        const QPointF p = operandAt(row, value, combine, {dot, dot}, f);
        m_scene.add(disc(p, dot, m_colors.compute.line), markOf(row.step, combine, part), opacity);
    };
    const bool valued = operandValuesFit(row);
    for (const ScanCombine& combine : combines) {
        addDot(combine.right, combine, "right");
        if (!valued)
            addDot(combine.left, combine, "left");
    }
    if (!valued)
        return;
    for (const ScanCombine& combine : combines) {
        TextShape text = textAt(valueText(combine.left.bits, m_recording, row.type.value.form), {},
                                std::min(12 * m_s, row.type.value.size), 600, m_colors.compute.text);
        const QSizeF half = valuedHalf(text, m_s);
        const QPointF p = operandAt(row, combine.left, combine, half, f);
        m_scene.add(RectShape{{p.x() - half.width(), p.y() - half.height(), 2 * half.width(), 2 * half.height()},
                              half.height(),
                              m_colors.compute.tint,
                              Stroke{m_colors.compute.line, 1.4 * m_s, {}}},
                    markOf(row.step, combine, "left"), opacity);
        text.at += p;
        const MarkId id = markOf(row.step, combine, "");
        addText(text, {{}, id.launch, id.item, id.index}, opacity);
    }
}

} // namespace lockstep::ui
