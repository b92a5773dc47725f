// The parts of PartitionScene that show the list of the next level's segments: where they stand on it, and which they
// are.

#include "ui/lenses/arrow_head.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/partitions_scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

/// The segments that the launch puts on the next list.
void PartitionScene::drawList(const QRectF& gap)
{
    std::size_t number = 0;
    for (const auto& [begin, end] : m_tree.work[m_moment.launch].listed) {
        const QRectF above = m_layout.stretch(m_layout.open, begin, end);
        const double height = std::min(22 * m_s, gap.height() * 0.4);
        const QRectF box{above.left(), gap.center().y() - height / 2, above.width(), height};
        const MarkId id{QStringLiteral("listed%1").arg(number), static_cast<int>(m_moment.launch), -1, -1};
        const double line = std::min(1.3 * m_s, box.width() / 6);
        for (const auto& [from, to] : {std::pair{gap.top(), box.top()}, {box.bottom(), gap.bottom()}})
            for (const double x : {box.left() + line / 2, box.right() - line / 2})
                m_scene.add(LineShape{{x, from}, {x, to}, Stroke{m_colors.line2, line, {2, 2}}}, {}, m_result);
        m_scene.add(
            RectShape{box, std::min(4 * m_s, box.width() / 3), m_colors.nowSoft, Stroke{m_colors.ink, line, {}}}, id,
            m_result);
        for (const QString& words : {say("segment %1: %2 to %3").arg(number).arg(begin).arg(end - 1),
                                     QStringLiteral("%1–%2").arg(begin).arg(end - 1), QString::number(number)})
            if (const TextShape text = textAt(words, box.center(), 11.5 * m_s, 600, m_colors.ink);
                m_result > 0 && textWidth(text) + 4 * m_s <= box.width() && m_labels.place(m_scene, text, {}, m_result))
                break;
        ++number;
    }
}

/// A scan that adds up how many buckets of each segment are sorted further: the first place of each on the list.
void PartitionScene::drawListing(const QRectF& gap)
{
    const PartitionListing* listing = m_tree.prepared.listingOf(m_moment.launch);
    if (listing == nullptr || listing->rows.empty())
        return;
    const std::size_t count = listing->rows.size();
    const double height = std::min(22 * m_s, gap.height() * 0.26);
    const double room = gap.width() / static_cast<double>(count + 1);
    const std::array sizes{12.5 * m_s, 11.5 * m_s, 11 * m_s};
    const double size = fittingSize(digits(std::max<std::size_t>(listing->total, 10)), room - 18 * m_s, sizes, 600);
    if (size < m_labels.smallest() || size > height) {
        m_labels.place(m_scene, textAt(many(count, "%1 count, not drawn one by one", "%1 counts, not drawn one by one"),
                                       gap.center(), 11.5 * m_s, 400, m_colors.ink2));
        return;
    }
    const double apart = std::min(gap.height() * 0.3, 40 * m_s);
    const double upper = gap.center().y() - apart / 2 - height, lower = gap.center().y() + apart / 2;
    const int launch = static_cast<int>(m_moment.launch);
    const auto box = [&](const QRectF& rect, const QStringList& wordings, const QString& name, double opacity) {
        m_scene.add(RectShape{rect, std::min(4 * m_s, rect.width() / 3), m_colors.nowSoft,
                              Stroke{m_colors.ink, std::min(1.3 * m_s, rect.width() / 6), {}}},
                    {name, launch, -1, -1}, opacity);
        for (const QString& words : wordings)
            if (const TextShape text = textAt(words, rect.center(), size, 600, m_colors.ink);
                opacity > 0 && textWidth(text) + 6 * m_s <= rect.width() &&
                m_labels.place(m_scene, text, {name + QStringLiteral("-number"), launch, -1, -1}, opacity))
                return;
    };
    const auto placeOf = [&](std::size_t i) { // the sum of all stands behind the last
        const double width = std::min(room - 13 * m_s, 150 * m_s);
        return QRectF{gap.left() + (static_cast<double>(i) + 0.5) * room - width / 2, lower, width, height};
    };
    const auto arrow = [&](QPointF from, QPointF tip, const QString& name) {
        const double head = std::min(5.5 * m_s, height * 0.4);
        m_scene.add(LineShape{from, between(tip, from, head / std::max(1.0, QLineF(from, tip).length())),
                              Stroke{m_colors.compute.line, 1.4 * m_s, {}}},
                    {name, launch, -1, -1}, m_result);
        addArrowHead(m_scene, tip, from, head, m_colors.compute.line,
                     {name + QStringLiteral("-arrowhead"), launch, -1, -1}, m_result);
    };
    for (std::size_t i = 0; i < count; ++i) {
        const PartitionListing::Row& row = listing->rows[i];
        const QRectF above = m_layout.stretch(m_layout.open, row.begin, row.end);
        const QRectF counted{above.left(), upper, above.width(), height};
        const double inset = std::min(2 * m_s, above.width() * 0.1), tick = 3 * m_s, y = above.bottom() + 4 * m_s;
        QPainterPath bracket({above.left() + inset, y - tick});
        bracket.lineTo(above.left() + inset, y);
        bracket.lineTo(above.right() - inset, y);
        bracket.lineTo(above.right() - inset, y - tick);
        m_scene.add(PathShape{bracket, Qt::transparent, Stroke{m_colors.ink2, 1.2 * m_s, {}}});
        box(counted,
            {many(row.buckets, "%1 bucket to sort further", "%1 buckets to sort further"),
             many(row.buckets, "%1 bucket", "%1 buckets"), countDigits(row.buckets)},
            QStringLiteral("listing-count%1").arg(i), 1);
        const QRectF to = placeOf(i + 1), from = placeOf(i);
        // A start and the segment's count add up to the next start.
        const double x = std::clamp(to.center().x(), counted.left() + inset, counted.right() - inset);
        arrow({x, counted.bottom()}, {std::clamp(x, to.left() + height / 3, to.right() - height / 3), to.top()},
              QStringLiteral("listing-add%1").arg(i));
        arrow({from.right(), from.center().y()}, {to.left(), to.center().y()}, QStringLiteral("listing-sum%1").arg(i));
    }
    for (std::size_t i = 0; i <= count; ++i) {
        const std::uint32_t value = i < count ? listing->rows[i].first : listing->total;
        box(placeOf(i),
            {(i < count ? say("from place %1") : say("%1 in all")).arg(countDigits(value)), countDigits(value)},
            QStringLiteral("listing-start%1").arg(i), m_result);
    }
    m_countsY = upper + height / 2;
    m_startsY = lower + height / 2;
}

} // namespace lockstep::ui
