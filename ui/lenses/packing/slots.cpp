// Packing: draws the slots, the values that go to them, those that are dropped, and those that go back.
#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/packing/packing.hpp"
#include "ui/lenses/packing/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

void PackScene::drawSlots()
{
    const bool isDone = moved() >= 1;
    const std::size_t places = std::max<std::size_t>(
        m_packing.valueAt.size(), m_packing.isSplit || m_packing.moveStep == 0 ? m_recording.output.size() : 0);
    for (std::size_t i = 0; i < places; ++i) {
        const QRectF rect = cell(i, m_layout.slotsY, m_layout.valueHeight);
        const std::size_t from = i < m_packing.valueAt.size() ? m_packing.valueAt[i] : SIZE_MAX;
        const std::size_t first = m_scene.marks.size();
        MarkId id{QStringLiteral("slot%1").arg(i), -1, -1, static_cast<qint64>(i)};
        if (isDone && from != SIZE_MAX) {
            const PackedValue& value = m_packing.values[from];
            id = markIn(placeOf(m_packing.moveStep), QStringLiteral("item%1-slot").arg(value.moveItem), value.moveItem,
                        static_cast<qint64>(i));
            m_scene.add(RectShape{rect, 5 * m_s, hue(value.flag).tint, Stroke{hue(value.flag).line, 1.4 * m_line, {}}},
                        id);
            addValue(value.bits, rect, m_colors.ink);
            if (m_view.selectedItem == value.moveItem && isMove())
                ring(rect, 5 * m_s);
        } else {
            m_scene.add(RectShape{rect, 5 * m_s, Qt::transparent, Stroke{m_colors.ghost, 1 * m_line, {}}}, id);
        }
        drawIndex(i, rect);
        own(m_scene, first, id);
    }
    if (places == 0) // nothing passes: nothing is ever stored here
        m_scene.add(textAt(say("empty"), {m_layout.x(0) - m_layout.cellWidth / 2, m_layout.slotsY}, 12 * m_s, 400,
                           m_colors.ink3, Align::left),
                    {QStringLiteral("no-slots"), -1, -1, -1});
    if (isDone || isMove())
        for (const std::uint32_t flag : {0U, 1U})
            drawBand(flag);
}

void PackScene::drawIndex(std::size_t i, const QRectF& rect)
{
    // Each has its number, or every second, fourth …
    const double widest = textWidth(QString::number(m_recording.n()), 11 * m_s) + 3 * m_s;
    std::size_t step = 1;
    while (static_cast<double>(step) * m_layout.pitch < widest && step < m_recording.n())
        step *= 2;
    if (m_layout.hasIndex && i % step == 0)
        m_scene.add(
            textAt(QString::number(i), {rect.center().x(), rect.bottom() + 10 * m_s}, 11 * m_s, 400, m_colors.ink3));
}

void PackScene::drawBack()
{
    if (m_layout.backY <= 0)
        return;
    const double f = movedBack(), half = m_layout.valueHeight / 2;
    for (std::size_t i = 0; i < m_packing.values.size(); ++i) {
        const PackedValue& value = m_packing.values[i];
        const QRectF rect = cell(i, m_layout.backY, m_layout.valueHeight);
        const std::size_t first = m_scene.marks.size();
        MarkId id{QStringLiteral("back%1").arg(i), -1, -1, static_cast<qint64>(i)};
        if (f > 0)
            id = markIn(placeOf(m_packing.backStep), QStringLiteral("item%1-back").arg(value.backItem), value.backItem,
                        static_cast<qint64>(i));
        const bool isHere = f >= 1 && value.isBack;
        m_scene.add(RectShape{rect, 5 * m_s, isHere ? hue(1).tint : QColor(Qt::transparent),
                              isHere ? Stroke{hue(1).line, 1.4 * m_line, {}} : Stroke{m_colors.ghost, 1 * m_line, {}}},
                    id);
        if (isHere)
            addValue(value.bits, rect, m_colors.ink);
        else if (value.fill && f > 0)
            addValue(*value.fill, rect, m_colors.ink3, std::clamp((f - meeting) / (1 - meeting), 0.0, 1.0));
        drawIndex(i, rect);
        if (f >= 1 && isBack() && m_view.selectedItem == value.backItem)
            ring(rect, 5 * m_s);
        if (f > 0 && value.isBack && value.slot)
            drawWay({m_layout.x(*value.slot), m_layout.slotsY + half + (m_layout.hasIndex ? 18 : 3) * m_s},
                    {rect.center().x(), rect.top()},
                    {.launch = m_packing.backStep,
                     .item = value.backItem,
                     .bits = value.bits,
                     .isDot = m_packing.passing() < m_packing.values.size() && goesBothWays(),
                     .done = f});
        own(m_scene, first, id);
    }
}

bool PackScene::goesBothWays() const
{
    bool left = false, right = false;
    for (std::size_t i = 0; i < m_packing.values.size(); ++i)
        if (const auto& slot = m_packing.values[i].slot) {
            left = left || *slot < i;
            right = right || *slot > i;
        }
    return left && right;
}

void PackScene::drawWay(QPointF start, QPointF end, const Way& way)
{
    const bool isNow = way.launch == m_now.step;
    const bool picked = isNow && m_view.selectedItem == way.item;
    const double head = 7 * m_s, opacity = isNow ? 1 : 0.5;
    const MarkId none{{}, launchOf(way.launch), way.item, -1};
    m_scene.add(LineShape{start, end, Stroke{hue(way.flag).line, (picked ? 3 : 1.5) * m_line, {}}}, none, opacity);
    const MarkId tip = markIn(placeOf(way.launch), QStringLiteral("item%1-head").arg(way.item), none.item, -1);
    addArrowHead(m_scene, end, start, head, hue(way.flag).line, tip, opacity);
    if (way.done >= 1)
        return;
    const double half = m_layout.valueHeight / 2;
    const QPointF at = between(start + QPointF{0, half + 2 * m_s}, end + QPointF{0, half}, way.done);
    if (way.isDot) {
        const double r = 6 * m_s;
        m_scene.add(
            RectShape{{at.x() - r, at.y() - r, 2 * r, 2 * r}, way.flag == 0 ? r : 2 * m_s, hue(way.flag).line, {}});
        return;
    }
    const QRectF rect{at.x() - m_layout.cellWidth / 2, at.y() - half, m_layout.cellWidth, m_layout.valueHeight};
    m_scene.add(RectShape{rect, half, hue(way.flag).chip, {}});
    addValue(way.bits, rect, hue(way.flag).chipText);
}

void PackScene::drawBand(std::uint32_t flag)
{
    std::size_t low = SIZE_MAX, high = 0, dropped = 0;
    for (const PackedValue& value : m_packing.values)
        if (value.flag == flag && value.slot) {
            low = std::min<std::size_t>(low, *value.slot);
            high = std::max<std::size_t>(high, *value.slot);
        } else if (value.flag == flag) {
            ++dropped;
        }
    const bool isBand = low != SIZE_MAX;
    if (!isBand && (dropped == 0 || !isMove())) // only packing drops them
        return;
    const double right = m_view.size.width() - 8 * m_s;
    double x = 0, y = m_layout.bandY;
    const QString condition = conditionOf(m_recording);
    QString words = (flag == 1 ? say("pass: %1") : say("do not pass: not %1")).arg(condition);
    if (isBand && m_layout.backY > 0) // their places are told by the row below
        return;
    if (isBand) {
        const double from = m_layout.x(low) - m_layout.cellWidth / 2;
        const double to = m_layout.x(high) + m_layout.cellWidth / 2;
        m_scene.add(LineShape{{from, y - 11 * m_s}, {to, y - 11 * m_s}, Stroke{hue(flag).line, 2 * m_line, {}}},
                    {QStringLiteral("band%1").arg(flag), -1, -1, -1});
        x = std::max(from, m_bandEnd + 12 * m_s);
    } else { // dropped: they have no slots; their words stand beside those of the others
        words = many(dropped, "%1 value is dropped", "%1 values are dropped");
        const std::size_t filled = m_packing.valueAt.size();
        x = (filled == 0 ? m_layout.x(0) - m_layout.cellWidth / 2 + textWidth(say("empty"), 12 * m_s)
                         : m_layout.x(filled - 1) + m_layout.pitch / 2) +
            16 * m_s;
        y = m_layout.slotsY;
    }
    const TextShape text = textAt(words, {x + 14 * m_s, y}, 12 * m_s, 500, hue(flag).text, Align::left);
    if (text.at.x() + textWidth(text) > right)
        return;
    const double r = 4.5 * m_s;
    const QRectF mark{x, y - r, 2 * r, 2 * r};
    m_scene.add(RectShape{mark, flag == 0 ? r : 1.5 * m_s, hue(flag).line, {}});
    m_scene.add(text);
    if (isBand)
        m_bandEnd = text.at.x() + textWidth(text);
}

void PackScene::drawMoves()
{
    if (m_packing.moveStep == 0 || m_now.step < m_packing.moveStep)
        return;
    const bool crosses = goesBothWays();
    const double y = m_layout.addressesY + m_layout.addressHeight / 2 + 5 * m_s;
    for (std::size_t i = 0; i < m_packing.values.size(); ++i) {
        const PackedValue& value = m_packing.values[i];
        if (!value.slot) {
            drawDropped({m_layout.x(i), y}, i);
            continue;
        }
        const MarkId id = markIn(placeOf(m_packing.moveStep), QStringLiteral("item%1-move").arg(value.moveItem),
                                 value.moveItem, static_cast<qint64>(*value.slot));
        const std::size_t first = m_scene.marks.size();
        // From under its address to its slot.
        drawWay({m_layout.x(i), y}, {m_layout.x(*value.slot), m_layout.slotsY - m_layout.valueHeight / 2},
                {.launch = m_packing.moveStep,
                 .item = value.moveItem,
                 .flag = value.flag,
                 .bits = value.bits,
                 .isDot = crosses,
                 .done = moved()});
        if (first < m_scene.marks.size())
            m_scene.marks[first].id = id;
        own(m_scene, first, id);
    }
}

void PackScene::drawDropped(QPointF from, std::size_t i)
{
    const double r = 3.5 * m_s, y = from.y() + 9 * m_s;
    QPainterPath cross({from.x() - r, y - r});
    cross.lineTo(from.x() + r, y + r);
    cross.moveTo(from.x() + r, y - r);
    cross.lineTo(from.x() - r, y + r);
    m_scene.add(PathShape{cross, Qt::transparent, Stroke{hue(0).line, 1.5 * m_line, {}}},
                {QStringLiteral("dropped%1").arg(i), -1, -1, static_cast<qint64>(i)}, isMove() ? 1 : 0.5);
}

} // namespace lockstep::ui
