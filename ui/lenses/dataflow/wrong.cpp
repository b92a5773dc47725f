// What went wrong in a step, beside the right run.
#include "ui/lenses/dataflow/wrong.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lenses/dataflow/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

/// Hollow dashes where the right kernel has a barrier: between what is read and what is written.
void ScanScene::drawMissingBarrier(const ScanRow& row)
{
    const double half = m_layout.pitch / 2 - 2 * m_s;
    const double left = m_layout.x(0) - half, right = m_layout.x(columnsOf(m_recording) - 1) + half;
    const double y = (row.nodeY + m_layout.focusNodeRadius + row.cellTop) / 2;
    addMissingBarrier(m_scene, {left, right, y, 13 * m_s, 8 * m_s, 5 * m_s, 1.2 * m_s}, m_colors.card, m_colors.ink3,
                      markIn(stepOf(row).place, QStringLiteral("missing-barrier")));
    if (!m_layout.hasGutter || row.bottom() - y < 62 * m_s) // the launch's own label stands there
        return;
    const TextShape words = textAt(say("no barrier here"), {m_layout.gutterRight, y}, m_layout.labelSize, 500,
                                   m_colors.ink, Align::right, m_layout.labelFamily);
    if (m_layout.gutterRight - textWidth(words) >= m_layout.gutterLeft)
        addText(words);
}

/// Dotted the read that was meant; jagged the one that was made, against time from the new value into the node.
void ScanScene::drawRacedRead(const ScanRow& row, const ScanCombine& combine)
{
    const ScanValue& read = combine.raced->isLeft ? combine.left : combine.right;
    const bool isFirst = combine.result.isFirstWrong;
    const QPointF from{m_layout.x(read.position), row.top + 4 * m_s};
    const QPointF node{m_layout.x(combine.result.position), row.nodeY};
    m_scene.add(LineShape{from, node, Stroke{isFirst ? m_colors.ink2 : m_colors.ink3, 1.4 * m_s, {1.2, 2.4}}},
                markOf(row.step, combine, "meant"));
    if (isFirst && row.type.value.size > 0) {
        const TextShape text = textAt(valueText(combine.raced->meant, m_recording, row.type.value.form),
                                      between(from, node, 0.42), 11 * m_s, 600, m_colors.ink2);
        const double half = std::max(8 * m_s, textWidth(text) / 2 + 4 * m_s);
        if (2 * half < m_layout.pitch * 0.6) {
            const QPointF at = between(from, node, 0.42);
            m_scene.add(RectShape{{at.x() - half, at.y() - 8 * m_s, 2 * half, 16 * m_s},
                                  8 * m_s,
                                  m_colors.card,
                                  Stroke{m_colors.ink2, 1.2 * m_s, {2, 2}}});
            addText(text);
        }
    }
    const double way = node.x() > from.x() ? 1 : -1;
    const QPointF start{from.x() + way * std::min(m_layout.focusCellWidth * 0.42, m_layout.pitch * 0.3), row.cellTop};
    const double angle = std::atan2(start.y() - node.y(), start.x() - node.x());
    const double rim = m_layout.focusNodeRadius + 2.5 * m_s;
    const QPointF end = node + QPointF{std::cos(angle), std::sin(angle)} * rim;
    const QPointF along = end - start;
    const double length = std::max(1.0, std::hypot(along.x(), along.y()));
    const QPointF unit = along / length, side{-unit.y(), unit.x()};
    const double jag = std::min(6 * m_s, length * 0.18);
    QPainterPath bolt;
    bolt.moveTo(start);
    bolt.lineTo(start + along * 0.52 + side * jag);
    bolt.lineTo(start + along * 0.40 - side * jag);
    bolt.lineTo(end);
    const QColor& color = isFirst ? m_colors.ink : m_colors.ink3;
    m_scene.add(PathShape{bolt, Qt::transparent, Stroke{color, (isFirst ? 2.2 : 1.3) * m_s, {}}},
                markOf(row.step, combine, "raced"));
    const double head = (isFirst ? 7 : 5.5) * m_s;
    QPainterPath tip;
    tip.moveTo(end);
    tip.lineTo(end - unit * head + side * head * 0.5);
    tip.lineTo(end - unit * head - side * head * 0.5);
    tip.closeSubpath();
    m_scene.add(PathShape{tip, color, {}});
}

/// Cells that the right run writes in this step and this one does not.
void ScanScene::drawLeftOut(const ScanRow& row)
{
    if (row.focus && m_result <= 0)
        return;
    for (const ScanValue& value : stepOf(row).leftOut) {
        const Wrong wrong = value.isFirstWrong ? Wrong::first : Wrong::later;
        const QRectF rect = cellRect(row, value.position);
        const QColor on = wrongLook(m_colors, wrong, m_s).on;
        const double shown = row.focus ? m_result : 1;
        m_scene.add(tornCell(rect, std::min(5 * m_s, rect.width() / 3), m_colors, wrong, m_s),
                    markIn(stepOf(row).place, QStringLiteral("left-out%1").arg(value.position), -1, value.position),
                    shown);
        drawTexts(row, tornText(rect), value, on, on, shown);
    }
}

bool ScanScene::drawBelongs(const ScanRow& row, const QRectF& rect, const ScanValue& value, const QColor& ink)
{
    const auto belongs = stepOf(row).beside.find(value.position);
    const ValueType& type = row.type.value;
    if (belongs == stepOf(row).beside.end() || belongs->second.bits == value.bits || type.size <= 0 ||
        type.form == ValueForm::stacked || (row.type.range > 0 && !value.isFirstWrong))
        return false;
    const QString right = QStringLiteral("≠ ") + valueText(belongs->second.bits, m_recording, type.form);
    TextShape held = textAt(valueText(value.bits, m_recording, type.form), rect.center(), type.size, type.weight, ink,
                            Align::left, type.family);
    TextShape beside = textAt(right, rect.center(), 11.5 * m_s, 500, ink, Align::left, FontFamily::display);
    const double gap = 5 * m_s, total = textWidth(held) + gap + textWidth(beside);
    if (total <= rect.width() - 4 * m_s) {
        held.at.setX(rect.center().x() - total / 2);
        beside.at.setX(held.at.x() + textWidth(held) + gap);
        addText(held);
        addText(beside);
        return true;
    }
    // The first goes wrong in plain sight: what belongs there stands under it, on the wire.
    const auto next = std::ranges::find(m_layout.rows, row.step + 1, &ScanRow::step);
    const bool hasRoom = next != m_layout.rows.end() && next->firstNodeY - next->nodeRadius - row.bottom() >= 18 * m_s;
    const TextShape below = textAt(right, {rect.center().x(), row.bottom() + 9 * m_s}, 11 * m_s, 600, m_colors.ink,
                                   Align::center, FontFamily::display);
    if (value.isFirstWrong && hasRoom && textWidth(below) <= m_layout.pitch)
        addOnWire(below, row.bottom() + 9 * m_s, {});
    return false;
}

/// Under the current row, what the right run of the same keys holds there, equal or not.
void ScanScene::drawShelf(const ScanRow& row)
{
    if (row.shelfTop <= 0 || m_result <= 0)
        return;
    const ScanStep& step = stepOf(row);
    const double left = m_layout.x(0) - m_layout.pitch / 2,
                 right = m_layout.x(columnsOf(m_recording) - 1) + m_layout.pitch / 2;
    const double height = ScanLayout::shelf * m_s - 6 * m_s;
    m_scene.add(
        RectShape{
            {left, row.shelfTop, right - left, height}, 6 * m_s, m_colors.dark ? m_colors.paper : m_colors.panel, {}},
        markIn(stepOf(row).place, QStringLiteral("shelf")), m_result);
    const std::vector<const ScanValue*> wrong = step.wrong();
    const double signY = row.shelfTop + 9 * m_s, boxHeight = 22 * m_s;
    const double boxTop = row.shelfTop + height - boxHeight - 3 * m_s;
    std::map<std::uint32_t, ScanValue> belongs = step.beside;
    for (const auto& [column, value] : step.stillWrong)
        belongs.insert({column, value.belongs});
    for (const auto& [column, value] : belongs) {
        if (column >= columnsOf(m_recording))
            continue;
        const auto found = std::ranges::find(wrong, column, [](const ScanValue* w) { return w->position; });
        const bool isWrong = found != wrong.end() || step.stillWrong.contains(column);
        const bool isFirst = found != wrong.end() && (*found)->isFirstWrong;
        const double x = m_layout.x(column);
        addText(textAt(isWrong ? QStringLiteral("≠") : QStringLiteral("="), {x, signY}, 13 * m_s, isFirst ? 700 : 500,
                       isWrong ? m_colors.ink : m_colors.ink2),
                {}, m_result);
        const QRectF box{x - m_layout.focusCellWidth / 2, boxTop, m_layout.focusCellWidth, boxHeight};
        m_scene.add(RectShape{box, std::min(4 * m_s, box.width() / 3), m_colors.card,
                              Stroke{isFirst ? m_colors.ink : m_colors.line2, (isFirst ? 1.8 : 1) * m_s, {}}},
                    {}, m_result);
        TextShape number = textAt(valueText(value.bits, m_recording, m_layout.focus.value.form), box.center(),
                                  std::min(13 * m_s, m_layout.focus.value.size), m_layout.focus.value.weight,
                                  m_colors.ink, Align::center, m_layout.focus.value.family);
        TextShape range = textAt(cellInputsText(value.inputs, m_operator), box.center(), 11 * m_s, 500, m_colors.ink2,
                                 Align::left, FontFamily::display);
        const double gap = 6 * m_s, total = textWidth(number) + gap + textWidth(range);
        if (!value.inputs.isEmpty() && total <= box.width() - 4 * m_s) {
            number.align = Align::left;
            number.at.setX(x - total / 2);
            range.at.setX(x - total / 2 + textWidth(number) + gap);
            addText(range, {}, m_result);
        }
        if (textWidth(number) <= box.width())
            addText(number, {}, m_result);
    }
    if (!m_layout.hasGutter)
        return;
    const TextShape words = textAt(m_flow.hasRightRun ? say("correct run") : say("correct result"),
                                   {m_layout.gutterRight, boxTop + boxHeight / 2}, m_layout.labelSize, 600,
                                   m_colors.ink, Align::right, m_layout.labelFamily);
    if (m_layout.gutterRight - textWidth(words) >= m_layout.gutterLeft)
        addText(words);
}

namespace {

/// "xy[2]", as the kernel has it.
QString cellName(const Recording& recording, std::size_t launch, const ScanValue& value)
{
    const std::vector<std::string>& locals = recording.launches[launch - 1].localArrays;
    const std::size_t local = value.array - std::min(value.array, localArrayBase);
    const std::string name =
        value.array >= localArrayBase
            ? (local < locals.size() ? locals[local] : std::string{})
            : (value.array < recording.buffers.size() ? recording.buffers[value.array].name : std::string{});
    return QStringLiteral("%1[%2]").arg(QString::fromStdString(name)).arg(value.index);
}

} // namespace

std::vector<Phrase> wrongNarration(const Recording& recording, const ScanFlow& flow, std::size_t at, bool isLaunch)
{
    const ScanStep& step = flow.steps[at - 1];
    std::vector<const ScanValue*> wrong = step.wrong();
    // A launch of several phases tells of all positions that are wrong at its end, a phase of what it wrote.
    if (isLaunch) {
        for (const auto& [column, still] : step.stillWrong)
            wrong.push_back(&still.stands);
        std::ranges::sort(wrong, {}, &ScanValue::position);
    }
    if (!flow.hasRightRun || wrong.empty())
        return {};
    const ScanValue& first = *wrong.front();
    const auto combine = std::ranges::find_if(step.combines, [&](const ScanCombine& c) { return &c.result == &first; });
    const auto value = [&](std::uint32_t bits) { return valueText(bits, recording); };
    const auto still = step.stillWrong.find(first.position);
    const auto written = step.beside.find(first.position);
    const ScanValue* belongs = still != step.stillWrong.end() ? &still->second.belongs
                               : written != step.beside.end() ? &written->second
                                                              : nullptr;
    const QString cell = cellName(recording, step.place.launch, first);
    std::vector<Phrase> told;
    if (combine != step.combines.end() && combine->raced) {
        const ScanValue& read = combine->raced->isLeft ? combine->left : combine->right;
        told.push_back({(scanOperator(recording) == ScanOperator::add
                             ? say("Work-item %1 read %2 after work-item %3 had added to it: ")
                             : say("Work-item %1 read %2 after work-item %3 had changed it: "))
                            .arg(QString::number(combine->item), cellName(recording, step.place.launch, read),
                                 QString::number(combine->raced->writer))});
    }
    const bool isLeftOut = std::ranges::any_of(step.leftOut, [&](const ScanValue& v) { return &v == &first; });
    if (belongs == nullptr)
        return {};
    told.push_back({isLeftOut ? say("%1 still holds ").arg(cell) : say("%1 holds ").arg(cell)});
    told.push_back({value(first.bits), Tone::strong});
    told.push_back({say(" where %1 belongs").arg(value(belongs->bits))});
    if (isLeftOut)
        told.push_back({say(", since nobody wrote there")});
    const bool sums = scanOperator(recording) == ScanOperator::add;
    if (wrong.size() > 1) {
        told.push_back({say(", and ")});
        const std::size_t all =
            std::max(isLaunch && endsInPrefixes(recording) ? recording.n() : step.beside.size(), wrong.size());
        QString words;
        if (wrong.size() < all)
            words = (sums ? say("%1 of %2 sums are wrong") : say("%1 of %2 values are wrong"))
                        .arg(countDigits(wrong.size()), countDigits(all));
        else if (all == 2)
            words = sums ? say("both sums are wrong") : say("both values are wrong");
        else
            words = (sums ? say("all %1 sums are wrong") : say("all %1 values are wrong")).arg(countDigits(all));
        told.push_back({words, Tone::strong});
    }
    told.push_back({QStringLiteral(".")});
    return told;
}

std::size_t wrappedIn(const ScanStep& step)
{
    std::size_t count = 0;
    const auto look = [&](const ScanValue& value) { count += value.hasWrapped && value.isLast ? 1 : 0; };
    for (const ScanCombine& combine : step.combines)
        look(combine.result);
    if (step.isCopying())
        for (const ScanCopy& copy : step.copies)
            look(copy.value);
    return count;
}

} // namespace lockstep::ui
