// A radix sort's table of counts and starts.
#include "ui/lenses/buckets/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void BucketScene::drawTableHead()
{
    const double room = m_layout.columnWidth - 6 * m_s;
    // The kernels that scan a table have other work-groups than those that counted: there its columns bear their keys.
    const bool areKeys = m_pass.kind == BucketKind::pipeline && m_pass.step == BucketStep::scan;
    const auto keysOf = [&](std::size_t g) {
        const std::size_t first = g * m_pass.perGroup, last = std::min(m_recording.n(), first + m_pass.perGroup) - 1;
        return first == last ? say("Key %1").arg(first) : say("Keys %1–%2").arg(first).arg(last);
    };
    const auto blockAt = [&](std::size_t g, bool word) {
        const QString number = QString::number(areKeys ? g * m_pass.perGroup : g);
        return textAt(!word     ? number
                      : areKeys ? keysOf(g)
                                : groupTitle(m_pass.kind, m_pass.step, number),
                      {m_layout.cell(0, g).left(), m_layout.headY}, (word ? 13 : 12) * m_s, 600, m_colors.ink,
                      Align::left);
    };
    const auto itemsAt = [&](std::size_t g, const TextShape& block) {
        const std::size_t first = g * m_pass.perGroup;
        const std::size_t last = std::min(m_recording.n(), first + m_pass.perGroup) - 1;
        return textAt(first >= m_recording.n() ? say("no key")
                      : first == last          ? say("key %1").arg(first)
                                               : say("keys %1–%2").arg(first).arg(last),
                      {block.at.x() + textWidth(block) + 9 * m_s, m_layout.headY}, 12 * m_s, 400, m_colors.ink3,
                      Align::left);
    };
    // One form for all blocks: words, numbers, or every second, fourth … number.
    bool words = true; // the last block of keys may be a short one
    for (std::size_t g = 0; g < m_pass.groups; ++g)
        words = words && textWidth(blockAt(g, true)) <= room;
    std::size_t step = 1;
    while (!words &&
           textWidth(blockAt(m_pass.groups - 1, false)) + 6 * m_s > static_cast<double>(step) * m_layout.columnWidth)
        step *= 2;
    bool allItems = words && !areKeys;
    for (std::size_t g = 0; g < m_pass.groups; ++g) {
        const TextShape block = blockAt(g, true);
        allItems = allItems && textWidth(block) + 9 * m_s + textWidth(itemsAt(g, block)) <= room;
    }
    for (std::size_t g = 0; g < m_pass.groups; g += step) {
        const TextShape block = blockAt(g, words);
        addText(block, 1, {QStringLiteral("block%1").arg(g), -1, -1, -1});
        if (allItems)
            addText(itemsAt(g, block));
    }
    drawColumnNames();
    const bool areStretches = m_pass.kind == BucketKind::stretches && m_pass.step == BucketStep::scan;
    const bool areItems = m_pass.kind == BucketKind::stretches ||
                          (m_pass.kind == BucketKind::pipeline && m_pass.step == BucketStep::scatter);
    if (!words && !m_layout.compact) // there the card's tab stands here
        addText(textAt(areStretches                          ? say("stretch")
                       : areItems                            ? say("work-item")
                       : areKeys                             ? say("from key")
                       : m_pass.kind == BucketKind::pipeline ? say("work-group")
                                                             : say("block"),
                       {m_layout.left - 10 * m_s, m_layout.headY}, 12 * m_s, 400, m_colors.ink2, Align::right));
    if (m_layout.subheadY > 0)
        addText(textAt(say("digit"), {12 * m_s, m_layout.subheadY}, 11.5 * m_s, 400, m_colors.ink2, Align::left));
}

/// Over every column what its numbers are: beside each other, or the start's name below the count's.
void BucketScene::drawColumnNames()
{
    if (m_layout.subheadY <= 0)
        return;
    const bool ends = m_pass.phase == BlockPhase::edges, areLines = m_layout.headLines > 1;
    for (std::size_t g = 0; g < m_pass.groups; ++g) {
        const double left = m_layout.cell(0, g).left(), size = m_layout.headSize;
        const bool isBeside = m_addends && !areLines; // over what is added, at the start
        const double nameX =
            isBeside ? m_layout.start(0, g).x() - m_addends->pillHalf - m_addends->head - 1.4 * m_line : left;
        addText(textAt(ends        ? say("first")
                       : m_addends ? say("plus")
                                   : say("count"),
                       {nameX, m_layout.subheadY}, size, 400, m_colors.ink2, isBeside ? Align::right : Align::left),
                1, {QStringLiteral("count-name%1").arg(g), -1, -1, -1});
        const QPointF at{left + m_layout.startCentre + (areLines ? m_layout.pillHalf : 0),
                         m_layout.subheadY + (areLines ? headLine * m_s : 0)};
        addText(textAt(ends ? say("last") : say("start"), at, size, 400, m_colors.ink2,
                       areLines ? Align::right : Align::center),
                1, {QStringLiteral("start-name%1").arg(g), -1, -1, -1});
    }
}

void BucketScene::drawRowLabel(std::uint32_t digit, const QString& name, double middle, double rowHeight)
{
    const double size =
        rowHeight == m_layout.rowHeight ? m_layout.labelSize : std::clamp(rowHeight * 0.55, 11 * m_s, 13 * m_s);
    addBucketMark(digit, {18 * m_s, middle}, std::min(6 * m_s, rowHeight * 0.36), hue(digit).line);
    const TextShape own = textAt(name, {30 * m_s, middle}, size, 500, hue(digit).text, Align::left, FontFamily::mono);
    addText(own, 1, {QStringLiteral("row%1").arg(digit), -1, -1, -1});
    if (!m_pass.digit.isComplemented())
        return;
    // Beside it what the kernel counts by.
    const TextShape counted =
        textAt(QStringLiteral("→ %1").arg(digitText(digit, static_cast<std::uint32_t>(name.size()))),
               {own.at.x() + textWidth(own) + 5 * m_s, middle}, std::min(size, 11 * m_s), 400, m_colors.ink2,
               Align::left, FontFamily::mono);
    if (counted.at.x() + textWidth(counted) <= m_layout.left - 4 * m_s)
        addText(counted, 1, {QStringLiteral("counted%1").arg(digit), -1, -1, -1});
}

void BucketScene::drawTable()
{
    drawTableHead();
    const bool shades = !m_layout.hasBoth();
    const std::size_t rows = m_pass.rows.size();
    const double right =
        m_layout.sumsLeft > 0 ? m_view.size.width() - 12 * m_s : m_layout.tableRect(rows, m_pass.groups).right();
    std::size_t labelStep = 1;
    while (static_cast<double>(labelStep) * m_layout.rowHeight < 1.135 * m_layout.labelSize)
        labelStep *= 2;
    for (std::size_t r = 0; r < rows; ++r) {
        const std::uint32_t digit = m_pass.rows[r];
        const double y = m_layout.cell(r, 0).center().y();
        if (!shades)
            m_scene.add(LineShape{{12 * m_s, m_layout.cell(r, 0).top()},
                                  {right, m_layout.cell(r, 0).top()},
                                  Stroke{m_colors.line, m_line, {}}});
        if (r % labelStep == 0)
            drawRowLabel(digit, m_pass.digit.name(digit), y, m_layout.rowHeight);
        for (std::size_t g = 0; g < m_pass.groups; ++g)
            shades ? drawShade(digit, g) : drawNumbers(digit, g);
    }
    const BucketKey* key = selectedKey();
    for (std::size_t r = 0; shades && m_view.selectedItem && r < rows; ++r)
        for (std::size_t g = 0; g < m_pass.groups; ++g)
            if ((key && key->digit == m_pass.rows[r] && key->group == g) ||
                (m_pass.step == BucketStep::scan &&
                 m_view.selectedItem == m_pass.startItem[cellIndex(m_pass.rows[r], g)]))
                m_scene.add(RectShape{m_layout.cell(r, g).adjusted(-2, -1, -2, 1), 3, Qt::transparent,
                                      Stroke{m_colors.ink, 1.6 * m_s, {}}});
    if (!shades)
        m_scene.add(LineShape{{12 * m_s, m_layout.tableRect(rows, m_pass.groups).bottom()},
                              {right, m_layout.tableRect(rows, m_pass.groups).bottom()},
                              Stroke{m_colors.line, m_line, {}}});
    drawReadingOrder();
    if (m_example)
        drawExample(*m_example);
    drawNote();
}

void BucketScene::drawNumbers(std::size_t digit, std::size_t group)
{
    if (m_pass.phase == BlockPhase::edges) {
        drawEdges(digit, group);
        return;
    }
    const std::size_t index = cellIndex(digit, group), row = m_pass.rowOf(static_cast<std::uint32_t>(digit));
    const double size = m_layout.numberSize;
    const bool counting = m_pass.step == BucketStep::histogram;
    if (!m_addends && countsMade() && (!counting || m_counted > 0)) {
        const std::uint32_t count = m_pass.counts[index];
        addText(textAt(countDigits(count), m_layout.count(row, group), size, count > 0 ? 600 : 400,
                       count > 0 ? m_colors.ink : m_colors.ink3, Align::right),
                counting ? m_counted : 1, {QStringLiteral("count%1").arg(index), -1, -1, static_cast<qint64>(index)});
    }
    if (m_pass.starts.empty())
        return;
    const bool scanning = m_pass.step == BucketStep::scan && m_pass.startsWritten > 0;
    const QPointF to = m_layout.start(row, group);
    const MarkId id =
        m_pass.step == BucketStep::scan && !scanning // the launch writes no starts, so none has a work-item
            ? MarkId{QStringLiteral("start%1").arg(index), -1, -1, static_cast<qint64>(index)}
            : itemId(BucketStep::scan, m_pass.startItem[index], QStringLiteral("start%1").arg(index), index);
    const bool used = m_pass.counts[index] > 0;
    const TextShape number =
        textAt(countDigits(m_pass.starts[index]), to, size, used ? 600 : 400, used ? m_colors.ink : m_colors.ink3);
    const double halfWidth = m_addends ? m_addends->pillHalf : m_layout.pillHalf;
    const double below = scanning && baseHead() > 0 ? baseHead() + 1 : 1.5; // there the base comes in
    const QRectF pill{to.x() - halfWidth, to.y() - m_layout.rowHeight / 2 + 1.5, 2 * halfWidth,
                      m_layout.rowHeight - 1.5 - below};
    const BucketKey* key = m_pass.step == BucketStep::scatter ? selectedKey() : nullptr;
    if (key && key->digit == digit && key->group == group) {
        m_scene.add(RectShape{pill, pill.height() / 2, m_colors.now, Stroke{m_colors.nowEdge, 1.5, {}}});
        addText(textAt(number.text, to, size, 600, m_colors.onNow), 1, id);
        return;
    }
    if (scanning) {
        if (m_moment.fraction < 1 && m_result < 1) { // what is added to a start on its way there
            if (const auto from = startComesFrom(row, group)) {
                const QPointF p = between(*from, to, std::min(1.0, m_moment.fraction / arriving));
                const double r = 3 * m_s;
                m_scene.add(disc(p, r, m_colors.compute.line), {}, 1 - m_result);
            }
        }
        if (!m_pass.oldStarts.empty() && m_result < 1)
            addText(textAt(countDigits(m_pass.oldStarts[index]), to, size, 400, m_colors.ink2), 1 - m_result);
        if (m_result > 0) {
            const bool isExample = m_example && !m_example->made && m_example->cell == index && m_layout.noteY > 0;
            m_scene.add(RectShape{pill, 5 * m_s, m_colors.compute.tint,
                                  Stroke{m_colors.compute.line, (isExample ? 2.4 : 1.2) * m_s, {}}},
                        id, m_result);
            addText(number, m_result);
        }
        if (m_addends) // its head lies on the field's edge
            drawAddend(digit, group);
        if (m_view.selectedItem == m_pass.startItem[index])
            drawRing(pill, 5 * m_s);
        return;
    }
    addText(number, 1, id);
}

/// No room for both numbers: the deeper the tint, the more keys.
void BucketScene::drawShade(std::size_t digit, std::size_t group)
{
    const auto d = static_cast<std::uint32_t>(digit);
    const QRectF cell =
        m_layout.cell(m_pass.rowOf(d), group).adjusted(0, 0.5, -std::min(4.0, m_layout.columnWidth * 0.1), -0.5);
    const std::size_t index = cellIndex(digit, group);
    const bool hasNumber = m_layout.table == TableDetail::single;
    m_scene.add(RectShape{cell, 1.5, m_colors.cell, {}});
    if (m_pass.phase == BlockPhase::edges) {
        drawEdges(digit, group);
        return;
    }
    const double counted = m_pass.step == BucketStep::histogram ? m_counted : 1;
    if (countsMade() && m_pass.counts[index] > 0) {
        const double share = m_pass.counts[index] / static_cast<double>(m_pass.perGroup);
        const double depth = hasNumber ? 0.12 + 0.33 * share : 0.25 + 0.75 * share; // a number is read on it
        m_scene.add(RectShape{cell, 1.5, hue(d).line, {}}, {}, std::min(1.0, depth) * counted);
    }
    const bool scanning = m_pass.step == BucketStep::scan && m_pass.startsWritten > 0;
    if (scanning && m_result > 0)
        m_scene.add(RectShape{cell, 1.5, Qt::transparent, Stroke{m_colors.compute.line, 1.2 * m_line, {}}},
                    itemId(BucketStep::scan, m_pass.startItem[index], QStringLiteral("start%1").arg(index), index),
                    m_result);
    if (!hasNumber)
        return;
    const auto put = [&](std::uint32_t number, double opacity, const QString& name) {
        const bool isUsed = m_pass.counts[index] > 0;
        if (opacity > 0)
            addText(textAt(countDigits(number), cell.center(), m_layout.numberSize, isUsed ? 600 : 400,
                           isUsed ? m_colors.ink : m_colors.ink2),
                    opacity, {name.arg(index), -1, -1, static_cast<qint64>(index)});
    };
    if (!m_pass.starts.empty())
        put(m_pass.starts[index], scanning ? m_result : 1, QStringLiteral("start-number%1"));
    else if (countsMade())
        put(m_pass.counts[index], counted, QStringLiteral("count%1"));
}

} // namespace lockstep::ui
