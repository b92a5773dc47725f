// ArraysScene: what stands beside cells: strays, counts of stores, bolts where work-items race.
#include "ui/lenses/arrays/scene.hpp"

#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

/// A bolt is so much narrower than high.
constexpr double slender = 0.6;

} // namespace

/// A cell that no array has: outlined, with a torn edge, and under it what it would be called.
void ArraysScene::drawStrays(const ArrayBox& box)
{
    const ArrayUse& use = useOf(box);
    const double small = std::max(11 * m_s, smallestText(m_view));
    for (std::size_t s = 0; s < box.strays.size(); ++s) {
        const QRectF& cell = box.strays[s];
        if (cell.isEmpty())
            continue;
        const ArrayStray& stray = use.strays[s];
        const double shown = stray.stores ? m_time.fraction : 1;
        const Look look = lookOf(Came::outside);
        MarkId id{QStringLiteral("%1-%2-outside%3").arg(prefix(box)).arg(box.use).arg(stray.index)};
        if (stray.item >= 0) {
            id.launch = static_cast<int>(m_read.launch);
            id.item = stray.item;
        }
        PathShape torn = tornCell(cell, 4 * m_s, m_colors, Wrong::first, m_s);
        torn.fill = look.fill;
        torn.stroke = {look.line, look.width * m_line, {}};
        m_scene.add(torn, id, shown);
        const QString value = stray.isMore     ? QStringLiteral("…")
                              : stray.hasValue ? valueIn(use, stray.value)
                                               : QStringLiteral("?");
        const double size = std::max(box.type > 0 ? box.type : 12 * m_s, smallestText(m_view));
        TextShape text = textAt(value, tornText(cell).center(), size, look.weight, look.text);
        if (textWidth(text) <= cell.width() - 2 * m_s && size <= cell.height())
            m_scene.add(text, {}, shown);
        m_labels.place(m_scene,
                       textAt(strayName(use, stray), {cell.center().x(), cell.bottom() + 3 * m_s + small * 0.62}, small,
                              600, m_colors.ink),
                       {id.name + QStringLiteral("-name")});
    }
}

/// The arrow that ends here is not that of the store whose value stands here: how many there were.
void ArraysScene::drawStoreCount(const ArrayBox& box, std::size_t i)
{
    const std::uint32_t count = useOf(box).storesBehind(i);
    if (count == 0 || !m_layout.isLinked || m_time.fraction < 0.5 || isBefore(box) || box.tier == Tier::idle)
        return;
    const QRectF cell = box.cell(i);
    const QString words = QStringLiteral("×%1").arg(count);
    const double size = std::max(11 * m_s, smallestText(m_view));
    const double half = textWidth(textAt(words, {}, size, 600, m_colors.ink)) / 2 + 2 * m_s;
    // At the left, where no line leaves the cell.
    const QPointF at{std::min(cell.left() + half, cell.center().x() - half - 2 * m_s), cell.bottom() + 2 * m_s};
    m_scene.add(
        RectShape{around(at, half, size * 0.58), 3 * m_s, m_colors.card, Stroke{m_colors.line2, 0.8 * m_line, {}}});
    m_scene.add(textAt(words, at, size, 600, m_colors.ink),
                {QStringLiteral("%1-%2-%3-stores").arg(prefix(box)).arg(box.use).arg(i)});
    m_signs.insert(Sign::storedOften);
}

/// What is expected there, under a cell that is wrong, where no other text stands.
void ArraysScene::drawRightValue(const ArrayBox& box, std::size_t i)
{
    if (i >= m_rightness->right.size() || box.line - box.height > 20 * m_s)
        return;
    const QRectF cell = box.cell(i);
    const bool isLast = i + box.perLine >= useOf(box).size;
    if (!isLast)
        return;
    const double size = std::max(11 * m_s, smallestText(m_view));
    const TextShape text = textAt(QStringLiteral("≠ ") + valueIn(useOf(box), m_rightness->right[i]),
                                  {cell.center().x(), cell.bottom() + 3 * m_s + size * 0.62}, size, 500, m_colors.ink);
    m_labels.place(m_scene, text, {QStringLiteral("right-value-%1").arg(i)});
}

/// Of the bolt in an element where work-items meet.
QSizeF ArraysScene::boltSize(const QRectF& cell) const
{
    const double high = std::min(15 * m_s, cell.height() * 0.55);
    return {std::min(high * slender, cell.width() * 0.4), high};
}

/// In the lower right corner of each element where work-items meet, and of no other.
void ArraysScene::drawRaces()
{
    for (const Meeting& meeting : m_meetings) {
        const QSizeF size = boltSize(meeting.cell);
        const double w = size.width(), h = size.height();
        const QPointF at = meeting.cell.bottomRight() - QPointF{w * 0.5 + 1.5 * m_s, h * 0.5 + 0.5 * m_s};
        QPainterPath bolt(at + QPointF{w * 0.35, -h * 0.5});
        bolt.lineTo(at + QPointF{-w * 0.5, h * 0.12});
        bolt.lineTo(at + QPointF{w * 0.02, h * 0.06});
        bolt.lineTo(at + QPointF{-w * 0.35, h * 0.5});
        bolt.lineTo(at + QPointF{w * 0.5, -h * 0.14});
        bolt.lineTo(at + QPointF{-w * 0.02, -h * 0.06});
        bolt.closeSubpath();
        m_scene.add(PathShape{bolt, Qt::transparent, Stroke{m_colors.card, 2 * m_line, {}}});
        m_scene.add(PathShape{bolt, m_colors.ink, {}}, meeting.id);
    }
}

} // namespace lockstep::ui
