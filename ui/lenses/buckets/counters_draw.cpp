// The counters of a block's work-items, in place of the table: each work-item's column stands over its keys.

#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>

namespace lockstep::ui {

double BucketScene::counterRowHeight() const
{
    const double room = m_layout.rowHeight * static_cast<double>(m_pass.rows.size());
    return std::min(room / static_cast<double>(m_pass.counterRows.size()), std::max(m_layout.rowHeight, 30 * m_s));
}

QRectF BucketScene::counterCell(std::size_t row, std::size_t group, std::size_t column) const
{
    const std::size_t first = group * m_layout.perGroup + column * m_pass.counterKeys;
    const std::size_t last =
        std::min({first + m_pass.counterKeys, (group + 1) * m_layout.perGroup, m_pass.keys.size()}) - 1;
    const double around = std::min((m_layout.keyPitch - m_layout.keyWidth) / 2, 12 * m_s);
    const QRectF keys = m_layout.key(first).united(m_layout.key(last)).adjusted(-around, 0, around, 0);
    const double height = counterRowHeight();
    return {keys.left(), m_layout.rowTop + static_cast<double>(row) * height, keys.width(), height};
}

bool BucketScene::hasCounterNumbers() const
{
    const TextShape widest = textAt(countDigits(m_layout.perGroup), {}, 11 * m_s, 600, m_colors.ink);
    return counterRowHeight() >= 12.5 * m_s &&
           m_layout.keyPitch * static_cast<double>(m_pass.counterKeys) >= textWidth(widest) + 5 * m_s;
}

/// What stands under the keys: of a work-item's keys, or of one of all the work-items that share a block.
QRectF BucketScene::onesRect(std::uint32_t first, std::uint32_t last) const
{
    QRectF rect = m_pass.counterItems > 0 ? QRectF() : m_layout.sortedSlot(first).united(m_layout.sortedSlot(last));
    if (m_pass.counterItems > 0) { // a short last block may have fewer keys than work-items
        const std::size_t group = first / m_pass.counterItems, item = first % m_pass.counterItems;
        const std::size_t start = group * m_layout.perGroup;
        const std::size_t end = std::min(start + m_layout.perGroup, m_pass.keys.size()) - 1;
        const QRectF slot = m_layout.sortedSlot(start);
        const double room = m_view.size.width() - 12 * m_s - slot.left(), own = m_layout.sortedSlot(end).right();
        const double perItem = m_layout.keyPitch * static_cast<double>(m_pass.counterKeys);
        const double under = perItem * static_cast<double>(m_pass.counterItems) - (m_layout.keyPitch - slot.width());
        const bool areUnder = m_layout.perGroup >= m_pass.counterItems * m_pass.counterKeys && under <= room;
        // Each under its keys, or all in the room that there is.
        const double whole = m_layout.sortedSlot(m_layout.perGroup - 1).right() - m_layout.sortedSlot(0).left();
        const double squeezed = std::max(own - slot.left(), std::min(whole, room));
        const double pitch = areUnder ? perItem : squeezed / static_cast<double>(m_pass.counterItems);
        const double gap = areUnder ? m_layout.keyPitch - slot.width() : pitch * 0.1;
        rect = {slot.left() + static_cast<double>(item) * pitch, slot.top(), pitch - gap, slot.height()};
    }
    const double height = std::min(rect.height(), 26 * m_s);
    return {rect.left(), rect.center().y() - height / 2, rect.width(), height};
}

/// Under the sums of a block's work-items: who keeps them.
void BucketScene::drawSumOwners()
{
    if (m_layout.indexY <= 0)
        return;
    const auto textOf = [&](const BlockOnes& sum) {
        return textAt(QString::number(sum.item), {onesRect(sum.first, sum.last).center().x(), m_layout.indexY},
                      11 * m_s, 400, m_colors.ink3);
    };
    const double widest = textWidth(textOf(m_pass.phaseOnes.back())) + 6 * m_s;
    const double pitch = onesRect(1, 1).left() - onesRect(0, 0).left();
    std::size_t step = 1;
    while (static_cast<double>(step) * pitch < widest && step < m_pass.counterItems)
        step *= 2;
    double free = 0; // a block that is short may have them closer
    for (const BlockOnes& sum : m_pass.phaseOnes) {
        const TextShape text = textOf(sum);
        const double half = textWidth(text) / 2;
        if (sum.item % step != 0 || text.at.x() - half < free)
            continue;
        free = text.at.x() + half + 4 * m_s;
        addText(text);
    }
}

/// Blocks, and under them the work-items by their numbers.
void BucketScene::drawCounterHead()
{
    const auto left = [&](std::size_t g) { return m_layout.key(g * m_layout.perGroup).left(); };
    const auto titleAt = [&](std::size_t g, bool word) {
        const QString number = QString::number(g);
        return textAt(word ? groupTitle(m_pass.kind, m_pass.step, number) : number, {left(g), m_layout.headY},
                      (word ? 13 : 12) * m_s, 600, m_colors.ink, Align::left);
    };
    const std::size_t last = m_pass.groups - 1;
    const double end = m_layout.key(m_pass.keys.size() - 1).right();
    const double pitch = last > 0 ? left(1) - left(0) : end - left(0);
    const bool words = textWidth(titleAt(last, true)) <= std::min(pitch - 6 * m_s, m_view.size.width() - left(last));
    std::size_t step = 1;
    while (!words && textWidth(titleAt(last, false)) + 6 * m_s > static_cast<double>(step) * pitch)
        step *= 2;
    for (std::size_t g = 0; g < m_pass.groups; g += step)
        addText(titleAt(g, words), 1, {QStringLiteral("block%1").arg(g), -1, -1, -1});
    if (!words && !m_layout.compact) // there the card's tab stands here
        addText(textAt(say("block"), {m_layout.left - 10 * m_s, m_layout.headY}, 12 * m_s, 400, m_colors.ink2,
                       Align::right));
    if (m_layout.subheadY <= 0)
        return;
    const TextShape digit =
        textAt(say("digit"), {12 * m_s, m_layout.subheadY}, 11.5 * m_s, 400, m_colors.ink2, Align::left);
    const TextShape item = textAt(say("work-item"), {m_layout.left - 8 * m_s, m_layout.subheadY}, 11.5 * m_s, 400,
                                  m_colors.ink2, Align::right);
    addText(item);
    if (digit.at.x() + textWidth(digit) + 6 * m_s <= item.at.x() - textWidth(item))
        addText(digit);
    const auto numberOf = [&](const BlockCounter& counter) {
        return QString::number(counter.group * m_pass.counterItems + counter.column);
    };
    const double widest =
        textWidth(textAt(QString::number(m_pass.groups * m_pass.counterItems), {}, 11.5 * m_s, 400, m_colors.ink2));
    const double width = m_layout.keyPitch * static_cast<double>(m_pass.counterKeys);
    std::size_t every = 1;
    while (static_cast<double>(every) * width < widest + 4 * m_s && every < m_pass.counterItems)
        every *= 2;
    for (const BlockCounter& counter : m_pass.counters)
        if (counter.row == 0 && counter.column % every == 0)
            addText(textAt(numberOf(counter),
                           {counterCell(0, counter.group, counter.column).center().x(), m_layout.subheadY}, 11.5 * m_s,
                           400, m_colors.ink2));
}

void BucketScene::drawCounters()
{
    drawCounterHead();
    const std::size_t rows = m_pass.counterRows.size();
    const double height = counterRowHeight(), right = m_layout.key(m_pass.keys.size() - 1).right() + 12 * m_s;
    const bool numbers = hasCounterNumbers();
    std::size_t labelStep = 1;
    while (static_cast<double>(labelStep) * height < 12.5 * m_s)
        labelStep *= 2;
    const auto line = [&](double y) {
        m_scene.add(LineShape{{12 * m_s, y}, {right, y}, Stroke{m_colors.line, m_line, {}}});
    };
    for (std::size_t r = 0; r < rows; ++r) {
        const QRectF cell = counterCell(r, 0, 0);
        if (numbers)
            line(cell.top());
        if (r % labelStep == 0)
            drawRowLabel(m_pass.counterRows[r], shownName(m_pass.counterRows[r]), cell.center().y(), height);
    }
    if (numbers)
        line(m_layout.rowTop + height * static_cast<double>(rows));
    // The counters that a work-item adds up: neighbours in a row, or whole rows.
    std::map<std::uint32_t, QRectF> stretches;
    const bool isAdding = m_pass.phase == BlockPhase::stretch || m_pass.phase == BlockPhase::starts;
    for (const BlockCounter& counter : m_pass.counters)
        if (isAdding && counter.user)
            stretches[*counter.user] =
                stretches[*counter.user].united(counterCell(counter.row, counter.group, counter.column));
    const double inset = std::min(1.5 * m_s, m_layout.keyPitch * 0.1);
    const auto drawStretch = [&](std::uint32_t item, const QRectF& rect) {
        const QRectF box = numbers ? rect.adjusted(inset, 1.5, -inset, -1.5) : rect.adjusted(0.5, 0.5, -0.5, -0.5);
        m_scene.add(RectShape{box, numbers ? std::min(5 * m_s, box.width() / 4) : 1.5,
                              numbers ? m_colors.compute.tint : QColor(Qt::transparent),
                              Stroke{m_colors.compute.line, 1.2 * m_line, {}}},
                    {QStringLiteral("launch%1-item%2-stretch").arg(m_pass.launch).arg(item),
                     static_cast<int>(m_pass.launch), item, static_cast<qint64>(item)});
    };
    for (const auto& [item, rect] : stretches)
        if (numbers) // shades would cover it
            drawStretch(item, rect);
    const BucketKey* key =
        m_pass.phase == BlockPhase::move || m_pass.phase == BlockPhase::tally ? selectedKey() : nullptr;
    for (const BlockCounter& counter : m_pass.counters) {
        const bool isOwn =
            key && counter.bin == key->shown && counter.group * m_pass.counterItems + counter.column == key->countItem;
        drawCounter(counter, isOwn);
    }
    for (const auto& [item, rect] : stretches)
        if (!numbers)
            drawStretch(item, rect);
    if (m_view.selectedItem && stretches.count(*m_view.selectedItem) > 0)
        drawRing(stretches[*m_view.selectedItem].adjusted(inset, 1.5, -inset, -1.5), 5 * m_s);
    if (m_layout.noteY > 0 && !m_pass.areAllCounters) {
        const TextShape note = textAt(say("The other counters of a block, in which no key is counted, are not drawn."),
                                      {m_layout.left, m_layout.noteY}, 12 * m_s, 400, m_colors.ink2, Align::left);
        if (note.at.x() + textWidth(note) < m_view.size.width() - 8 * m_s)
            addText(note);
    }
}

void BucketScene::drawCounter(const BlockCounter& counter, bool isPicked)
{
    const QRectF cell = counterCell(counter.row, counter.group, counter.column);
    const std::size_t index = static_cast<std::size_t>(&counter - m_pass.counters.data());
    const MarkId id =
        counter.user ? itemId(BucketStep::histogram, *counter.user, QStringLiteral("counter%1").arg(index), counter.bin)
                     : MarkId{QStringLiteral("counter%1").arg(index), -1, -1, -1};
    const bool isRaised = m_pass.phase == BlockPhase::tally && counter.isWritten;
    const double made = counter.isWritten ? m_result : 1;
    if (!hasCounterNumbers()) { // the deeper the tint, the more
        const bool hasSums = m_pass.phase != BlockPhase::tally;
        const double inset = std::min(1.0, cell.width() * 0.08);
        const QRectF box = cell.adjusted(inset, 0.5, -inset, -0.5);
        m_scene.add(RectShape{box, 1.5, m_colors.cell, {}}, id);
        const auto shade = [&](std::optional<std::uint32_t> value, double opacity) {
            const double most = static_cast<double>(hasSums ? m_layout.perGroup : m_pass.counterKeys);
            if (value && *value > 0 && opacity > 0)
                m_scene.add(RectShape{box, 1.5, hasSums ? m_colors.compute.line : hue(counter.bin).line, {}}, id,
                            opacity * std::min(1.0, 0.25 + 0.75 * *value / most));
        };
        if (made < 1)
            shade(counter.old, 1 - made);
        shade(counter.now, made);
        if (isPicked)
            drawRing(box, 2);
        return;
    }
    const double size = std::clamp(cell.height() * 0.7, 11 * m_s, 14 * m_s);
    const double wide = std::min(cell.width() - 3 * m_s, 44 * m_s), high = std::min(cell.height() - 3, 24 * m_s);
    const QRectF box{cell.center().x() - wide / 2, cell.center().y() - high / 2, wide, high};
    const double radius = std::min(5 * m_s, high / 3);
    if (isRaised && made > 0)
        m_scene.add(RectShape{box, radius, hue(counter.bin).tint, Stroke{hue(counter.bin).line, 1.2 * m_line, {}}}, id,
                    made);
    const bool isRead = isPicked && m_pass.phase == BlockPhase::move;
    if (isRead)
        m_scene.add(RectShape{box, high / 2, m_colors.now, Stroke{m_colors.nowEdge, 1.5, {}}}, id);
    else if (isPicked)
        drawRing(box, radius);
    const auto put = [&](std::optional<std::uint32_t> value, double opacity) {
        if (value && opacity > 0)
            addText(textAt(countDigits(*value), cell.center(), size, *value > 0 ? 600 : 400,
                           isRead       ? m_colors.onNow
                           : *value > 0 ? m_colors.ink
                                        : m_colors.ink3),
                    opacity, id);
    };
    if (counter.old == counter.now) {
        put(counter.now, 1);
        return;
    }
    if (made < 1)
        put(counter.old, 1 - made);
    put(counter.now, made);
}

/// Keys on their way to their counters, and numbers between the counters and the sums.
void BucketScene::drawCounterTravellers()
{
    if (m_result >= 1 || m_moment.fraction >= 1)
        return;
    const double f = std::min(1.0, m_moment.fraction / arriving);
    if (m_pass.phase == BlockPhase::tally) {
        std::uint32_t turns = 1;
        for (const BucketKey& key : m_pass.keys)
            turns = std::max(turns, key.countTurn + 1);
        for (const BucketKey& key : m_pass.keys) {
            const auto row = std::ranges::lower_bound(m_pass.counterRows, key.shown) - m_pass.counterRows.begin();
            const QRectF card = keyRect(key);
            const QRectF cell = counterCell(static_cast<std::size_t>(row), key.countItem / m_pass.counterItems,
                                            key.countItem % m_pass.counterItems);
            const double travel = std::clamp(f * turns - key.countTurn, 0.0, 1.0);
            addBucketMark(key.shown, between({card.center().x(), card.top() - 6 * m_s}, cell.center(), travel),
                          m_layout.endMark, hue(key.shown).line,
                          itemId(BucketStep::histogram, key.countItem, QStringLiteral("count"), positionOf(key)),
                          1 - m_result);
        }
    }
    for (const BlockTransfer& transfer : m_pass.transfers) {
        const BlockCounter& counter = m_pass.counters[transfer.counter];
        QPointF from = counterCell(counter.row, counter.group, counter.column).center();
        QPointF to = onesRect(transfer.box, transfer.box).center();
        if (!transfer.isDown)
            std::swap(from, to);
        const QPointF p = between(from, to, f);
        const double r = std::min(3 * m_s, m_layout.keyPitch * 0.3);
        m_scene.add(disc(p, r, m_colors.compute.line), {}, 1 - m_result);
    }
}

void BucketScene::drawEdges(std::size_t digit, std::size_t group)
{
    const std::size_t index = cellIndex(digit, group), row = m_pass.rowOf(static_cast<std::uint32_t>(digit));
    if (index >= m_pass.edges.size() || m_result <= 0 || !m_pass.edges[index].first)
        return;
    if (!m_layout.hasBoth()) {
        const QRectF cell =
            m_layout.cell(row, group).adjusted(0, 0.5, -std::min(4.0, m_layout.columnWidth * 0.1), -0.5);
        const auto d = static_cast<std::uint32_t>(digit);
        m_scene.add(RectShape{cell, 1.5, hue(d).tint, Stroke{hue(d).line, m_line, {}}},
                    {QStringLiteral("edge%1").arg(index), -1, -1, -1}, m_result);
        return;
    }
    const double size = m_layout.numberSize;
    const auto put = [&](const std::optional<std::uint32_t>& place, QPointF at, Align align) {
        if (place)
            addText(textAt(countDigits(*place), at, size, 600, m_colors.ink, align), m_result,
                    {QStringLiteral("edge%1").arg(index), -1, -1, -1});
    };
    put(m_pass.edges[index].first, m_layout.count(row, group), Align::right);
    put(m_pass.edges[index].last, m_layout.start(row, group), Align::center);
}

} // namespace lockstep::ui
