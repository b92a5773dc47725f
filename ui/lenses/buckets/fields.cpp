// The one-bit sort's picture: no table, but under each key its bit, the ones before it and its new place.

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/scan_line.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void chooseFieldHeights(BucketLayout& layout, const View& view)
{
    const double s = layout.scale;
    const bool presented = view.role == ViewRole::presenter;
    layout.table = TableDetail::none;
    layout.aboveKeys = (presented ? 13 : 17) * s;
    layout.belowBands = (presented ? 20 : 23) * s;
    layout.fieldHeight = (presented ? 16 : 22) * s;
    const double tab = (presented ? 25 : 26) * s; // the upper half of a card with its tab over what a launch writes
    const double ends = 4 * layout.endMark + 6 * s, leastArcs = (presented ? 24 : 44) * s;
    const double index = (presented ? 14 : 20) * s, line = presented ? 0 : 26 * s;
    const double fixed = 12 * s + layout.aboveKeys + 2 * layout.keyHeight + 3 * (layout.fieldHeight + tab) + ends +
                         leastArcs + 7 * s + layout.belowBands + 4 * s;
    double room = view.size.height() - fixed;
    layout.fits = room >= 0;
    const auto take = [&room](double height) {
        const bool fits = room >= height;
        room -= fits ? height : 0;
        return fits;
    };
    const bool hasIndex = take(index), hasLine = line > 0 && take(line);
    room = std::max(0.0, room);
    const double air = std::min(room * 0.3 / 5, 8 * s); // between the rows
    room -= 5 * air;
    layout.cardTop = 12 * s + std::min(room * 0.1, 20 * s);
    layout.keyTop = layout.cardTop + layout.aboveKeys;
    double y = layout.keyTop + layout.keyHeight;
    for (double& field : layout.fieldY) {
        y += tab + air;
        field = y + layout.fieldHeight / 2;
        y += layout.fieldHeight;
    }
    layout.arcTop = y;
    layout.slotTop = y + ends + leastArcs + std::min(room * 0.8, layout.mostArcs(view, 180));
    const double slotEnd = layout.slotTop + layout.keyHeight;
    layout.indexY = hasIndex ? slotEnd + 9 * s : 0;
    layout.bandY = slotEnd + (hasIndex ? 20 : 8) * s;
    layout.lineY = hasLine ? std::min(view.size.height() - 13 * s, layout.bandY + 42 * s) : 0;
}

void BucketScene::drawFields()
{
    const std::size_t n = m_pass.keys.size();
    m_fieldType = std::clamp(m_layout.fieldHeight * 0.6, 11 * m_s, 14 * m_s);
    m_hasFieldNumbers =
        textWidth(textAt(QString::number(n), {}, m_fieldType, 600, m_colors.ink)) + 2 <= m_layout.keyPitch;
    drawFieldNames();
    for (std::size_t i = 0; i < n; ++i)
        drawBit(i);
    if (!sortsByBallots(m_recording)) // no scan, no 0 for its end
        drawBitBehind(n);
    for (std::size_t i = 0; i <= n; ++i)
        drawOnes(i);
    drawScanLines();
    drawOnesNames();
    for (std::size_t i = 0; i < n; ++i)
        drawPlace(i);
}

void BucketScene::drawFieldNames()
{
    const bool bitsDone = m_pass.step != BucketStep::input;
    const bool scanning = m_pass.step == BucketStep::scan, moving = m_pass.step == BucketStep::scatter;
    const auto name = [&](std::size_t which, const QString& text, bool isMade) {
        addText(textAt(text, {14 * m_s, m_layout.fieldY[which]}, 12 * m_s, 500, isMade ? m_colors.ink : m_colors.ink3,
                       Align::left));
    };
    name(0, m_pass.digit.label(), bitsDone);
    if (m_pass.digit.isComplemented())
        addText(textAt(say("complemented"), {14 * m_s, m_layout.fieldY[0] + 13 * m_s}, 11 * m_s, 400,
                       bitsDone ? m_colors.ink2 : m_colors.ink3, Align::left));
    const bool isPartial = m_pass.phase == BlockPhase::load || m_pass.phase == BlockPhase::scan;
    name(1, isPartial ? say("ones so far") : say("ones before"), scanning || moving);
    name(2, say("new place"), moving);
}

void BucketScene::addField(const QRectF& rect, const QColor& fill, const Stroke& stroke, const MarkId& id,
                           double opacity)
{
    m_scene.add(RectShape{rect, std::min(5 * m_s, rect.width() / 3), fill, stroke}, id, opacity);
}

void BucketScene::writeInField(const QString& text, const QRectF& rect, const QColor& color, int weight, double opacity)
{
    if (m_hasFieldNumbers && opacity > 0)
        addText(textAt(text, rect.center(), m_fieldType, weight, color), opacity);
}

/// Where numbers would not read: how much of all keys it is.
void BucketScene::fillField(std::size_t value, const QRectF& rect, const QColor& color, double opacity)
{
    if (m_hasFieldNumbers || opacity <= 0)
        return;
    const QRectF inner = rect.adjusted(1, 1, -1, -1);
    const auto all = static_cast<double>(std::max<std::size_t>(m_pass.keys.size(), 1));
    const double height = inner.height() * static_cast<double>(value) / all;
    m_scene.add(RectShape{{inner.left(), inner.bottom() - height, inner.width(), height}, 0, color, {}}, {}, opacity);
}

/// Into a field, from what stands over it.
void BucketScene::addFieldArrow(const QRectF& rect, double length, const QColor& color, std::size_t i)
{
    const QPointF tip{rect.center().x(), rect.top() - 1.5 * m_s}, tail = tip - QPointF{0, length};
    m_scene.add(LineShape{tail, tip, Stroke{color, 1.2 * m_line, {}}});
    addArrowHead(m_scene, tip, tail, std::min(arrowHead(), 5 * m_s), color,
                 {QStringLiteral("head%1").arg(i), -1, -1, -1});
}

/// How far the bits have been taken out of the keys.
double BucketScene::bitsMade() const
{
    return m_pass.step == BucketStep::input ? 0 : m_pass.step == BucketStep::histogram ? m_result : 1;
}

void BucketScene::drawBit(std::size_t i)
{
    const BucketKey& key = m_pass.keys[i];
    const QRectF rect = m_layout.field(0, i);
    const MarkId id = itemId(BucketStep::histogram, key.countItem, QStringLiteral("bit"), i);
    const std::size_t first = m_scene.marks.size();
    addField(rect, Qt::transparent, {m_colors.ghost, m_line, {}}, {}, 1);
    if (bitsMade() > 0) {
        addField(rect, hue(key.digit).tint, {hue(key.digit).line, 1.2 * m_line, {}}, id, bitsMade());
        writeInField(QString::number(key.digit), rect, hue(key.digit).text, 600, bitsMade());
    }
    if (m_pass.step == BucketStep::histogram) { // out of the key
        addFieldArrow(rect, 11 * m_s, hue(key.digit).line, i);
        if (m_moment.fraction < 1 && m_result < 1) { // the bit on its way out of the key
            const QRectF card = m_layout.key(i);
            const double f = std::min(1.0, m_moment.fraction / 0.75);
            addBucketMark(key.digit, between({card.center().x(), card.bottom()}, rect.center(), f), m_layout.endMark,
                          hue(key.digit).line, {}, 1 - m_result);
        }
        if (&key == selectedKey())
            drawRing(rect, 5 * m_s);
    }
    own(m_scene, first, id);
}

/// A 0 behind the keys, so that the scan ends in the number of all ones.
void BucketScene::drawBitBehind(std::size_t n)
{
    const QRectF rect = m_layout.field(0, n);
    addField(rect, Qt::transparent, {m_colors.ghost, m_line, {}}, {QStringLiteral("bit%1").arg(n)}, 1);
    writeInField(QStringLiteral("0"), rect, m_colors.ink3, 400, bitsMade());
}

bool BucketScene::writesOnes(std::size_t i) const
{
    return m_pass.step == BucketStep::scan && i < m_pass.onesWritten.size() && m_pass.onesWritten[i];
}

/// The ones before a key, and behind the last one all of them.
void BucketScene::drawOnes(std::size_t i)
{
    const bool scanning = m_pass.step == BucketStep::scan, moving = m_pass.step == BucketStep::scatter;
    const QRectF rect = m_layout.field(1, i);
    const bool written = writesOnes(i), isTotal = i == m_pass.keys.size();
    const std::uint32_t item = i < m_pass.onesItem.size() ? m_pass.onesItem[i] : 0;
    MarkId id{QStringLiteral("ones%1").arg(i), -1, -1, static_cast<qint64>(i)};
    if (written)
        id = {QStringLiteral("launch%1-item%2-ones%3").arg(m_pass.launch).arg(item).arg(i),
              static_cast<int>(m_pass.launch), item, static_cast<qint64>(i)};
    const std::size_t first = m_scene.marks.size();
    addField(rect, written && m_result > 0 ? m_colors.compute.tint : QColor(Qt::transparent),
             written   ? Stroke{m_colors.compute.line, 1.2 * m_line, {}}
             : isTotal ? Stroke{m_colors.ink2, 1.4 * m_line, {}}
                       : Stroke{m_pass.ones.empty() ? m_colors.ghost : m_colors.line2, m_line, {}},
             id, 1);
    if (written && i < m_pass.oldOnes.size())
        drawOldOnes(i, rect);
    if (i < m_pass.ones.size() && (moving || scanning)) {
        const BucketKey* selected = selectedKey();
        const bool isRead = moving && selected && !isTotal && &m_pass.keys[i] == selected;
        const bool stands = moving || m_pass.launch > m_pass.firstLaunch + 1 || m_pass.phase != BlockPhase::none;
        const double made = written ? m_result : stands ? 1 : 0;
        writeInField(QString::number(m_pass.ones[i]), rect, m_colors.ink, isTotal || isRead ? 600 : 500, made);
        fillField(m_pass.ones[i], rect, m_colors.compute.line, made);
    }
    if (written)
        drawOnesWay(i, rect);
    if (written && m_view.selectedItem == item)
        drawRing(rect, 5 * m_s);
    own(m_scene, first, id);
}

/// What stood in a field that a step of the scan writes: in it until the sum is made, then under it.
void BucketScene::drawOldOnes(std::size_t i, const QRectF& rect)
{
    const QString old = QString::number(m_pass.oldOnes[i]);
    if (m_result < 1)
        writeInField(old, rect, m_colors.ink2, 400, 1 - m_result);
    if (m_hasFieldNumbers && showsOldOnes())
        addText(textAt(old, {rect.center().x(), rect.bottom() + 8 * m_s}, 11 * m_s, 400, m_colors.ink2), m_result,
                {QStringLiteral("was%1").arg(i), -1, -1, static_cast<qint64>(i)});
}

/// Where a sum comes from: the bit above it, or from the left, so many places away.
void BucketScene::drawOnesWay(std::size_t i, const QRectF& rect)
{
    const QColor& color = m_colors.compute.line;
    if (i < m_pass.onesAdded.size() && m_pass.onesAdded[i] != i) {
        const QRectF left = m_layout.field(1, m_pass.onesAdded[i]);
        const double y = rect.top() - 1.5 * m_s, high = 18 * m_s; // inside the card
        const QPointF from{left.center().x(), y}, to{rect.center().x(), y};
        QPainterPath arc(from);
        arc.quadTo({(from.x() + to.x()) / 2, y - std::min(high, 4 * m_s + 0.1 * (to.x() - from.x()))}, to);
        m_scene.add(PathShape{arc, Qt::transparent, Stroke{color, 1.2 * m_line, {}}});
        addArrowHead(m_scene, to, to - QPointF{1, 2}, std::min(arrowHead(), 5 * m_s), color,
                     {QStringLiteral("head%1").arg(i), -1, -1, -1});
    } else if (m_pass.phase == BlockPhase::load) {
        addFieldArrow(rect, 9 * m_s, color, i);
    }
}

/// Under the ones before: "total" under the last, which is no key's, and "was" where old ones stand.
void BucketScene::drawOnesNames()
{
    const bool isComplete =
        m_pass.step == BucketStep::scatter || (m_pass.step == BucketStep::scan && m_pass.phase == BlockPhase::none &&
                                               m_pass.launch + 1 == m_pass.lastLaunch && !showsOldOnes());
    if (isComplete) {
        const QRectF last = m_layout.field(1, m_pass.keys.size());
        const TextShape text =
            textAt(say("total"), {last.center().x(), last.bottom() + 8 * m_s}, 11 * m_s, 400, m_colors.ink2);
        if (text.at.x() + textWidth(text) / 2 <= m_view.size.width() - 2)
            addText(text);
    }
    if (showsOldOnes())
        addText(textAt(say("was"), {14 * m_s, m_layout.field(1, 0).bottom() + 8 * m_s}, 11 * m_s, 400, m_colors.ink2,
                       Align::left));
}

/// The new place: what the ones before say.
void BucketScene::drawPlace(std::size_t i)
{
    const bool moving = m_pass.step == BucketStep::scatter;
    const BucketKey& key = m_pass.keys[i];
    const QRectF rect = m_layout.field(2, i);
    const MarkId id = itemId(BucketStep::scatter, key.moveItem, QStringLiteral("place"), i);
    const std::size_t first = m_scene.marks.size();
    addField(rect, Qt::transparent, {moving ? hue(key.digit).line : m_colors.ghost, (moving ? 1.2 : 1) * m_line, {}},
             id, 1);
    if (moving) {
        writeInField(QString::number(key.slot), rect, hue(key.digit).text, 600, 1);
        fillField(key.slot, rect, hue(key.digit).line, 1);
    }
    own(m_scene, first, id);
}

/// A launch of the scan as a whole: what joins, what is added, or what the blocks' sums become.
void BucketScene::drawScanLines()
{
    if (m_pass.step != BucketStep::scan || m_pass.phase != BlockPhase::none)
        return;
    const ScanLine line{.top = m_layout.field(0, 0).bottom() + m_line,
                        .bottom = m_layout.field(1, 0).top() - 1.5 * m_s,
                        .pitch = m_layout.keyPitch,
                        .head = std::min(arrowHead(), 4.5 * m_s),
                        .stem = 1.2 * m_s, // inside the card
                        .band = 4 * m_s,
                        .isExclusive = true,
                        .width = 1.2 * m_line,
                        .color = m_colors.compute.line,
                        .ground = m_colors.card,
                        .tint = m_colors.compute.tint,
                        .name = QStringLiteral("launch%1").arg(m_pass.launch),
                        .launch = static_cast<int>(m_pass.launch)};
    for (const OnesRun& run : m_pass.onesRuns) {
        std::vector<double> columns;
        for (std::size_t i = run.first; i <= run.last; ++i)
            columns.push_back(m_layout.field(1, i).center().x());
        if (run.sum)
            addSumChange(m_scene, line, columns, run.first, QString::number(*run.oldSum), QString::number(*run.sum),
                         11 * m_s);
        else if (run.added)
            addSumLine(m_scene, line, columns, run.first, QStringLiteral("+%1").arg(*run.added), 11 * m_s);
        else
            addScanLine(m_scene, line, columns, run.first);
    }
}

/// At rest, what stood where a step of the scan has written.
bool BucketScene::showsOldOnes() const
{
    return m_pass.step == BucketStep::scan && m_pass.phase != BlockPhase::load && !m_pass.oldOnes.empty() &&
           m_result > 0 && std::ranges::count(m_pass.onesWritten, true) > 0;
}

} // namespace lockstep::ui
