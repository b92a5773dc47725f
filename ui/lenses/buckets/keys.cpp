// The part of BucketScene below the table: keys, arcs, slots and the line that explains the inspected key.

#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// From below a key to above its slot, leaving and arriving straight down.
QPainterPath arcPath(QPointF from, QPointF to)
{
    const double bend = (to.y() - from.y()) * 0.5;
    QPainterPath path(from);
    path.cubicTo(from + QPointF{0, bend}, to - QPointF{0, bend}, to);
    return path;
}

} // namespace

void BucketScene::drawValue(const BucketKey& key, const QRectF& rect, bool bits, double opacity, const QColor& ink)
{
    const QString value = valueText(key.bits, m_recording);
    if (m_layout.words.letters > 0) {
        const bool isNumber = m_recording.type == ElementType::uint32 && !m_pass.digit.words;
        addWordColumn(m_scene, m_layout.words, isNumber ? value.rightJustified(m_layout.words.letters) : value,
                      rect.center(), ink, opacity);
        return;
    }
    if (m_layout.hexDigits > 0) {
        drawHexadecimal(key, rect, HexMark::none, opacity);
        return;
    }
    const qsizetype cut = m_layout.twoLines ? breakOf(value) : 0;
    const double x = rect.center().x(), half = 7 * m_s;
    const double y = bits ? rect.top() + m_layout.valueDrop + (m_layout.twoLines ? 6 : 0) * m_s : rect.center().y();
    if (cut > 0)
        addText(textAt(value.left(cut), {x, y - half}, m_layout.valueSize, 600, ink), opacity);
    addText(textAt(value.mid(cut), {x, cut > 0 ? y + half : y}, m_layout.valueSize, 600, ink), opacity);
}

void BucketScene::drawMarked(const BucketKey& key, const QRectF& rect, bool chip, double opacity)
{
    QString value = valueText(key.bits, m_recording);
    const qsizetype written = value.size();
    const bool isDecimal = m_pass.digit.form == DigitForm::decimal;
    qsizetype at = m_pass.digit.letter();
    if (isDecimal) {
        value = value.rightJustified(std::max(m_layout.padded, written), QLatin1Char('0'));
        at = value.size() - 1;
        for (std::uint32_t place = m_pass.digit.place; place >= 10; place /= 10)
            --at;
    } else if (at >= written && m_layout.words.letters > 0) { // behind the word's end
        value = value.leftJustified(at, QLatin1Char(' ')) + QStringLiteral("–");
    }
    // In lines a sign for the end stands behind the word itself, or under it: a short word is not broken for it.
    const bool hasEnded = !isDecimal && at >= written && m_layout.words.letters == 0;
    const qsizetype whole = hasEnded && m_layout.twoLines ? written : 0;
    if (hasEnded) {
        at = written;
        value += QStringLiteral("–");
    }
    if (m_layout.words.letters > 0) {
        drawMarkedLetters(value, at, key.digit, rect, chip, opacity);
        return;
    }
    const qsizetype zeros = isDecimal ? std::min(value.size() - written, at) : 0;
    const qsizetype broken = m_layout.twoLines ? breakOf(value.left(isDecimal ? value.size() : written)) : 0;
    const qsizetype cut = broken > 0 ? broken : whole;
    const double size = m_layout.valueSize, half = 7 * m_s;
    const auto piece = [&](const QString& text, const QColor& color) {
        return textAt(text, {}, size, 600, color, Align::left);
    };
    const auto line = [&](qsizetype from, qsizetype until, double y) {
        struct Piece {
            QString text;
            QColor color;
            bool isDigit;
        };
        std::vector<Piece> pieces;
        const auto add = [&](qsizetype a, qsizetype b, const QColor& color, bool isDigit) {
            a = std::max(a, from);
            b = std::min(b, until);
            if (a < b)
                pieces.push_back({value.mid(a, b - a), color, isDigit});
        };
        add(0, zeros, m_colors.ink3, false);
        add(zeros, at, m_colors.ink, false);
        add(at, at + 1, chip ? hue(key.digit).chipText : hue(key.digit).text, true);
        add(at + 1, value.size(), m_colors.ink, false);
        const double pad = 2 * m_s;
        double total = 0;
        for (const Piece& one : pieces)
            total += textWidth(piece(one.text, one.color)) + (one.isDigit ? 2 * pad : 0);
        double x = rect.center().x() - total / 2;
        for (const Piece& one : pieces) {
            TextShape text = piece(one.text, one.color);
            const double width = textWidth(text);
            if (one.isDigit) {
                const QRectF under{x, y - size * 0.62, width + 2 * pad, size * 1.24};
                m_scene.add(RectShape{under, 3 * m_s, chip ? hue(key.digit).chip : QColor(Qt::transparent),
                                      chip ? Stroke{} : Stroke{hue(key.digit).line, m_line, {}}},
                            {}, opacity);
                x += pad;
            }
            text = textAt(one.text, {x, y}, size, 600, one.color, Align::left);
            addText(text, opacity);
            x += width + (one.isDigit ? pad : 0);
        }
    };
    const double y = rect.center().y();
    if (cut > 0)
        line(0, cut, y - half);
    line(cut, value.size(), cut > 0 ? y + half : y);
}

void BucketScene::drawCardOf(const BucketKey& key, const QRectF& rect, bool chip, double opacity)
{
    if (m_layout.inlineDigit) {
        drawMarked(key, rect, chip, opacity);
        return;
    }
    if (m_layout.hexDigits > 0 && marksHexDigits()) {
        drawHexadecimal(key, rect, chip ? HexMark::chip : HexMark::frame, opacity);
        return;
    }
    const bool bits = m_layout.bitsSize > 0;
    drawValue(key, rect, bits, opacity);
    if (bits)
        drawBits(key, rect, chip, opacity);
}

void BucketScene::drawBits(const BucketKey& key, const QRectF& rect, bool chip, double opacity)
{
    if (m_layout.bitsSize <= 0)
        return;
    const double size = m_layout.bitsSize, y = rect.bottom() - m_layout.bitsRise;
    const std::uint32_t low = m_pass.shownShift, high = m_pass.shownShift + m_pass.shownWidth;
    const bool isWhole = m_layout.bitLines > 0 && m_pass.shownBits > 0;
    const std::uint32_t all = isWhole ? m_pass.shownBits : high;
    const std::uint32_t word = isWhole ? m_pass.shownWords[positionOf(key)] : ownBits(key.shown) << low;
    const auto mono = [&](const QString& text, const QColor& color, int weight) {
        return textAt(text, {}, size, weight, color, Align::left, FontFamily::mono);
    };
    const double pad = chip ? 2.5 * m_s : 0, gap = 3 * m_s;
    const double chipHalf = isWhole && m_layout.bitLines == 2 ? 0.6 : 0.68; // close lines leave a chip less room
    struct Piece {
        QString bits;
        bool isDigit = false;
    };
    const auto line = [&](std::uint32_t from, std::uint32_t until, double at) { // bits from … until - 1
        std::vector<Piece> pieces;
        const auto add = [&](std::uint32_t first, std::uint32_t end, bool isDigit) {
            first = std::max(first, from);
            end = std::min(end, until);
            if (first < end)
                pieces.push_back({digitText((word >> first) & ((1U << (end - first)) - 1), end - first), isDigit});
        };
        add(high, all, false);
        add(low, high, true);
        add(0, low, false);
        double total = -gap;
        for (const Piece& piece : pieces)
            total += textWidth(mono(piece.bits, m_colors.ink, piece.isDigit ? 600 : 400)) + gap +
                     (piece.isDigit ? 2 * pad : 0);
        double x = rect.center().x() - total / 2;
        for (const Piece& piece : pieces) {
            const QColor& color = !piece.isDigit ? m_colors.ink2 : chip ? hue(key.shown).chipText : hue(key.shown).text;
            TextShape shape =
                textAt(piece.bits, {x, at}, size, piece.isDigit ? 600 : 400, color, Align::left, FontFamily::mono);
            const double width = textWidth(shape);
            if (piece.isDigit && chip)
                m_scene.add(RectShape{{x, at - size * chipHalf, width + 2 * pad, 2 * size * chipHalf},
                                      3 * m_s,
                                      hue(key.shown).chip,
                                      {}},
                            {}, opacity);
            if (piece.isDigit) {
                shape.at.rx() += pad;
                x += 2 * pad;
            }
            addText(shape, opacity);
            x += width + gap;
        }
    };
    if (!isWhole) {
        line(low, high, y);
    } else if (m_layout.bitLines == 1) {
        line(0, all, y);
    } else {
        const std::uint32_t digits = (all + m_pass.width - 1) / m_pass.width;
        const std::uint32_t cut = (digits + 1) / 2 * m_pass.width;
        if (cut < all)
            line(cut, all, y - bitLine * m_s);
        line(0, std::min(cut, all), y);
    }
}

bool BucketScene::hasStretches() const
{
    const bool isPipeline = m_pass.kind == BucketKind::pipeline && m_pass.step == BucketStep::scatter;
    return (m_pass.kind == BucketKind::stretches || isPipeline) && m_pass.step != BucketStep::scan;
}

/// Work-items that have keys of their own: a ground under each one's.
void BucketScene::drawStretches()
{
    if (!hasStretches())
        return;
    for (std::size_t first = 0; first < m_pass.keys.size(); first += m_pass.perGroup) {
        const std::size_t last = std::min(first + m_pass.perGroup, m_pass.keys.size()) - 1;
        const double out = std::min(4 * m_s, m_layout.keyPitch * 0.12);
        const QRectF rect = m_layout.key(first).united(m_layout.key(last)).adjusted(-out, -4 * m_s, out, 4 * m_s);
        const BucketKey& key = m_pass.keys[first];
        const std::uint32_t item = m_pass.step == BucketStep::scatter ? key.moveItem : key.countItem;
        const bool isPicked = m_view.selectedItem == item && m_pass.step != BucketStep::input;
        m_scene.add(RectShape{rect, 9 * m_s, m_colors.cell,
                              isPicked ? Stroke{m_colors.ink, 1.6 * m_s, {}} : Stroke{m_colors.line2, m_line, {}}},
                    {QStringLiteral("stretch%1").arg(first / m_pass.perGroup), -1, -1, -1});
    }
}

void BucketScene::drawKeys()
{
    const TableShape shape{m_pass.kind, m_pass.digits, m_pass.groups, m_pass.perGroup};
    const double middle = m_layout.keyTop + std::max(m_layout.keyHeight / 2, 17 * m_s);
    const bool hasFields = m_layout.table == TableDetail::none;
    const bool isLocal = sortsBlocks() && m_pass.phase != BlockPhase::none && m_pass.phase != BlockPhase::load &&
                         m_pass.phase != BlockPhase::clear && m_pass.phase != BlockPhase::fetch;
    addText(textAt(isLocal || m_pass.carried == Carried::stored ? say("local memory") : keysInLabel(shape, m_pass.step),
                   {14 * m_s, hasFields ? m_layout.key(0).center().y() : middle - 8 * m_s}, 13 * m_s, 600, m_colors.ink,
                   Align::left));
    const QString digit =
        m_pass.shownWidth != m_pass.width ? bitsText(m_pass.shownShift, m_pass.shownWidth) : m_pass.digit.label();
    if (const QPointF at{14 * m_s, middle + 9 * m_s}; !hasFields)
        addText(m_layout.hexDigits > 0 ? hexLabel(digit, at, m_s, m_colors.ink2)
                                       : textAt(digit, at, 12 * m_s, 400, m_colors.ink2, Align::left));
    const bool read = m_pass.step != BucketStep::input;
    const BucketKey* selected = selectedKey();
    const BucketStep step = m_pass.step == BucketStep::scatter ? BucketStep::scatter : BucketStep::histogram;
    double tabEnd = 0; // the card's tab rises beside the positions
    for (const Mark& mark : m_scene.marks)
        if (const auto* rect = std::get_if<RectShape>(&mark.shape);
            rect && rect->fill == m_colors.now && rect->rect.bottom() > m_layout.keyTop - m_layout.aboveKeys)
            tabEnd = std::max(tabEnd, rect->rect.right());
    // Its start, the equal digits before it, its slot; where that has no room, its position.
    const auto sumOf = [](const BucketKey& key) {
        return QStringLiteral("%1 + %2 = %3").arg(key.start).arg(key.slot - key.start).arg(key.slot);
    };
    const bool isSummed =
        m_pass.step == BucketStep::scatter && m_pass.kind == BucketKind::blocks &&
        std::ranges::all_of(m_pass.keys, [&](const BucketKey& key) {
            return textWidth(textAt(sumOf(key), {}, 11 * m_s, 400, m_colors.ink3)) + 6 * m_s <= m_layout.keyPitch;
        });
    std::size_t indexStep = static_cast<std::size_t>(m_layout.indexStep);
    while (static_cast<double>(indexStep) * m_layout.keyPitch < 20 * m_s)
        indexStep *= 2;
    for (std::size_t i = 0; i < m_pass.keys.size(); ++i) {
        const BucketKey& key = m_pass.keys[i];
        const QRectF rect = keyRect(key);
        const bool shapes = m_layout.valueSize <= 0;
        const MarkId id =
            itemId(step, step == BucketStep::scatter ? key.moveItem : key.countItem, QStringLiteral("key"), i);
        const bool hasDigit = m_layout.inlineDigit || m_layout.hexDigits > 0 || m_layout.bitsSize > 0 || hasFields;
        const bool tellsByHue = shapes || !hasDigit || (m_layout.words.letters > 0 && !m_layout.inlineDigit) ||
                                (m_layout.hexDigits > 0 && !marksHexDigits());
        const bool tinted = tellsByHue && read;
        const std::size_t first = m_scene.marks.size();
        m_scene.add(RectShape{rect, std::min(7 * m_s, rect.width() / 3), tinted ? hue(key.shown).tint : m_colors.paper,
                              Stroke{tinted ? hue(key.shown).line : m_colors.line2, m_line, {}}},
                    id);
        if (!shapes && read)
            drawCardOf(key, rect, true, 1);
        else if (!shapes)
            drawValue(key, rect, false, 1);
        else
            drawDigitAlone(key, rect, read ? hue(key.shown).text : m_colors.ink, 1);
        if (m_layout.indexY > 0 && !hasFields && m_pass.step != BucketStep::histogram && m_pass.nextEqual.empty() &&
            m_layout.aboveKeys >= 15 * m_s && (isSummed || key.upper % indexStep == 0)) {
            const TextShape place = textAt(isSummed ? sumOf(key) : QString::number(key.upper),
                                           {rect.center().x(), rect.top() - 8 * m_s}, 11 * m_s, 400, m_colors.ink3);
            if (rect.center().x() - textWidth(place) / 2 > tabEnd + 1 * m_s)
                addText(place);
        }
        // Up to the counts, in the launch that makes them.
        if (m_pass.step == BucketStep::histogram && !hasFields && m_pass.phase == BlockPhase::none) {
            const QPointF tip{rect.center().x(), rect.top() - std::min(13 * m_s, m_layout.aboveKeys)},
                tail{rect.center().x(), rect.top() - 3 * m_s};
            m_scene.add(LineShape{tail, tip, Stroke{hue(key.digit).line, 1.3 * m_line, {}}});
            addArrowHead(m_scene, tip, tail, std::min(arrowHead(), 5 * m_s), hue(key.digit).line,
                         {QStringLiteral("head%1").arg(i), -1, -1, -1});
        }
        if (&key == selected)
            drawRing(rect, 7 * m_s);
        own(m_scene, first, id);
    }
}

/// Equal keys are joined, so that one sees whose arcs must not cross.
void BucketScene::joinEqualKeys()
{
    for (std::size_t i = 0; i < m_pass.nextEqual.size(); ++i) {
        if (m_pass.nextEqual[i] == i)
            continue;
        const QRectF left = keyRect(m_pass.keys[i]), right = keyRect(m_pass.keys[m_pass.nextEqual[i]]);
        const double share = std::abs(right.center().x() - left.center().x()) / m_view.size.width();
        const double high = std::min(m_layout.aboveKeys - 3 * m_s, (4 + 22 * share) * m_s);
        const QPointF from{left.center().x(), left.top()}, to{right.center().x(), right.top()};
        const bool crossed = m_pass.keys[i].slot > m_pass.keys[m_pass.nextEqual[i]].slot;
        joinEqual(m_scene, m_colors, from, to, {0, -high}, 1.2 * m_line, crossed, i);
    }
}

void BucketScene::drawArcs()
{
    if (!movesKeys())
        return;
    const double r = m_layout.endMark, room = 2 * r + 3 * m_s;
    const BucketKey* selected = selectedKey();
    const QColor& halo = m_colors.card;
    const auto ends = [&](std::size_t i) {
        const QRectF from = keyRect(m_pass.keys[i]), to = targetRect(m_pass.keys[i]);
        const double ground = hasStretches() ? 3 * m_s : 0; // its edge stays free
        return std::pair{QPointF{from.center().x(), m_layout.arcTop + room * 0.6 + ground},
                         QPointF{to.center().x(), to.top() - room * 0.6 - arrowHead()}};
    };
    const auto draw = [&](std::size_t i) {
        const BucketKey& key = m_pass.keys[i];
        const auto [from, to] = ends(i);
        const QPainterPath path = arcPath(from, to);
        const bool picked = &key == selected;
        const double width = std::min(1.8 * m_s, m_layout.slotPitch * 0.12);
        const MarkId id = sortsBlocks() ? itemId(BucketStep::histogram, key.countItem, QStringLiteral("move"), i)
                                        : itemId(BucketStep::scatter, key.moveItem, QStringLiteral("move"), i);
        const std::size_t first = m_scene.marks.size();
        m_scene.add(PathShape{path, Qt::transparent,
                              Stroke{picked ? m_colors.ink : halo, picked ? 6.5 * m_s : width + 2.4 * m_s, {}}});
        m_scene.add(PathShape{path, Qt::transparent, Stroke{hue(key.shown).line, picked ? 3.6 * m_s : width, {}}}, id);
        addBucketMark(key.shown, from, r, hue(key.shown).line);
        addBucketMark(key.shown, to, r, hue(key.shown).line);
        const QPointF tip{to.x(), targetRect(key).top() - 0.8 * m_s};
        addArrowHead(m_scene, tip, to, arrowHead(), hue(key.shown).line,
                     {QStringLiteral("move-head%1").arg(i), -1, -1, -1});
        own(m_scene, first, id);
    };
    joinEqualKeys();
    for (std::size_t i = 0; i < m_pass.keys.size(); ++i)
        if (&m_pass.keys[i] != selected)
            draw(i);
    if (selected)
        draw(static_cast<std::size_t>(selected - m_pass.keys.data()));
    if (m_moment.fraction >= 1 || m_result >= 1)
        return;
    for (std::size_t i = 0; i < m_pass.keys.size(); ++i) { // the keys in flight
        const auto [from, to] = ends(i);
        const double f = travelled(m_pass.keys[i].moveTurn);
        const double bend = (to.y() - from.y()) * 0.5;
        const QPointF a = between(from, from + QPointF{0, bend}, f),
                      b = between(from + QPointF{0, bend}, to - QPointF{0, bend}, f),
                      c = between(to - QPointF{0, bend}, to, f);
        const QPointF p = between(between(a, b, f), between(b, c, f), f);
        const double size = std::min(7 * m_s, r * 1.8);
        m_scene.add(disc(p, size, halo, Stroke{hue(m_pass.keys[i].shown).line, 1.6 * m_s, {}}));
        addBucketMark(m_pass.keys[i].shown, p, size * 0.5, hue(m_pass.keys[i].shown).line);
    }
}

void BucketScene::drawSlots()
{
    if (!m_pass.phaseOnes.empty()) {
        drawPhaseOnes();
        return;
    }
    const double middle = m_layout.slotTop + std::max(m_layout.keyHeight / 2, 17 * m_s);
    const bool made = slotsMade(), inBlocks = sortsBlocks();
    const bool isLocal =
        inBlocks && m_pass.phase != BlockPhase::none && m_pass.phase != BlockPhase::store && !readsBuckets();
    const double result = m_pass.phase == BlockPhase::extents ? 1 : m_result; // there they stand already
    addText(textAt(isLocal    ? say("local memory")
                   : inBlocks ? say("sorted blocks")
                              : say("keys out"),
                   {14 * m_s, middle - 8 * m_s}, 13 * m_s, 600, made ? m_colors.ink : m_colors.ink3, Align::left));
    addText(textAt(inBlocks ? say("places") : say("slots"), {14 * m_s, middle + 9 * m_s}, 12 * m_s, 400,
                   made ? m_colors.ink2 : m_colors.ink3, Align::left));
    const BucketKey* selected = selectedKey();
    const auto step = static_cast<std::size_t>(m_layout.indexStep);
    for (std::size_t j = 0; j < m_pass.keys.size(); ++j) {
        const std::uint32_t position = inBlocks ? m_pass.sortedAt[j] : m_pass.keyAt[j];
        const BucketKey& key = m_pass.keys[position];
        const QRectF rect = inBlocks ? m_layout.sortedSlot(j) : m_layout.slot(j);
        const double radius = std::min(7 * m_s, rect.width() / 3);
        m_scene.add(RectShape{rect, radius, made ? m_colors.card : m_colors.paper,
                              Stroke{made ? m_colors.line2 : m_colors.ghost, m_line, {}}});
        const bool picked = made && &key == selected;
        if (m_layout.indexY > 0 && j % step == 0)
            addText(textAt(QString::number(j), {rect.center().x(), m_layout.indexY}, 11 * m_s, picked ? 600 : 400,
                           picked ? m_colors.ink : m_colors.ink3));
        if (made && result > 0) {
            const MarkId id = inBlocks ? itemId(BucketStep::histogram, key.countItem, QStringLiteral("slot"), position)
                                       : itemId(BucketStep::scatter, key.moveItem, QStringLiteral("slot"), position);
            const std::size_t first = m_scene.marks.size();
            m_scene.add(RectShape{rect, radius, hue(key.shown).tint, Stroke{hue(key.shown).line, m_line, {}}}, id,
                        result);
            if (m_layout.valueSize > 0)
                drawCardOf(key, rect, false, result);
            else
                drawDigitAlone(key, rect, hue(key.shown).text, result);
            own(m_scene, first, id);
        }
        if (picked)
            drawRing(rect, 7 * m_s);
    }
}

/// A bar along the slots that neighbours write side by side, and one where they set out.
void BucketScene::drawRuns()
{
    if (m_pass.kind != BucketKind::sortedBlocks || m_pass.step != BucketStep::scatter)
        return;
    const std::size_t n = m_pass.keys.size();
    const double width = 2.4 * m_s;
    for (std::size_t first = 0, run = 0; first < n; ++run) {
        std::size_t last = first;
        while (last + 1 < n && !m_pass.endsRun[last])
            ++last;
        const BucketKey &from = m_pass.keys[m_pass.sortedAt[first]], &to = m_pass.keys[m_pass.sortedAt[last]];
        const double grown = std::min(2 * m_s, m_layout.slotPitch * 0.1);
        const QRectF above = keyRect(from).united(keyRect(to)).adjusted(grown, 0, -grown, 0),
                     below = targetRect(from).united(targetRect(to)).adjusted(grown, 0, -grown, 0);
        const MarkId id{QStringLiteral("run%1").arg(run), -1, -1, -1};
        const Stroke stroke{m_colors.ink, width, {}};
        m_scene.add(
            LineShape{{above.left(), above.bottom() + 2 * m_s}, {above.right(), above.bottom() + 2 * m_s}, stroke}, id);
        m_scene.add(
            LineShape{{below.left(), below.bottom() + 2 * m_s}, {below.right(), below.bottom() + 2 * m_s}, stroke}, {},
            m_result);
        first = last + 1;
    }
}

} // namespace lockstep::ui
