// The parts of PartitionScene that show the list of the next level's segments: where they stand on it, and which they
// are.

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

/// The segments that the launch puts on the next list.
void PartitionScene::drawList(const QRectF& gap)
{
    const auto& listed = m_tree.work[m_moment.launch].listed;
    if (m_tree.work[m_moment.launch].makesList && listed.empty() && m_result > 0)
        m_labels.place(m_scene, textAt(say("the list stays empty"), gap.center(), 12.5 * m_s, 400, m_colors.ink2),
                       {QStringLiteral("empty-list"), static_cast<int>(m_moment.launch), -1, -1}, m_result);
    const auto wordsOf = [&](std::size_t at, int wording) {
        const auto& [begin, end] = listed[at];
        return wording == 0   ? say("segment %1: positions %2 to %3").arg(at).arg(begin).arg(end - 1)
               : wording == 1 ? say("positions %1 to %2").arg(begin).arg(end - 1)
               : wording == 2 ? say("segment %1").arg(at)
                              : QString::number(at);
    };
    int wording = 0; // the longest that all have room for
    for (std::size_t at = 0; at < listed.size(); ++at)
        while (wording < 3 && textWidth(textAt(wordsOf(at, wording), {}, 11.5 * m_s, 600, m_colors.ink)) + 4 * m_s >
                                  m_layout.stretch(m_layout.open, listed[at].first, listed[at].second).width())
            ++wording;
    std::size_t number = 0;
    for (const auto& [begin, end] : listed) {
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
        if (const TextShape text = textAt(wordsOf(number, wording), box.center(), 11.5 * m_s, 600, m_colors.ink);
            m_result > 0 && textWidth(text) + 4 * m_s <= box.width())
            m_labels.place(m_scene, text, {}, m_result);
        ++number;
    }
}

/// Over the count of a segment's buckets that are sorted further: which they are.
void PartitionScene::drawListed(std::size_t begin, std::size_t end, const QPointF& count)
{
    std::vector<QRectF> buckets;
    for (const PartitionSegment& bucket : m_tree.segments)
        if (bucket.depth == m_layout.open + 1 && bucket.isSplit() && bucket.begin >= begin && bucket.end <= end)
            buckets.push_back(m_layout.stretch(m_layout.open, bucket.begin, bucket.end));
    if (buckets.empty())
        buckets.push_back(m_layout.stretch(m_layout.open, begin, end));
    const double tick = 3 * m_s, y = buckets.front().bottom() + 4 * m_s, joint = y + 4 * m_s;
    const Stroke thin{m_colors.ink2, 1.2 * m_s, {}};
    for (const QRectF& bucket : buckets) {
        const double inset = std::min(2 * m_s, bucket.width() * 0.1);
        QPainterPath bracket({bucket.left() + inset, y - tick});
        bracket.lineTo(bucket.left() + inset, y);
        bracket.lineTo(bucket.right() - inset, y);
        bracket.lineTo(bucket.right() - inset, y - tick);
        m_scene.add(PathShape{bracket, Qt::transparent, thin},
                    {QStringLiteral("listed-bucket%1").arg(begin), static_cast<int>(m_moment.launch), -1, -1});
        m_scene.add(LineShape{{bucket.center().x(), y}, {bucket.center().x(), joint}, thin});
    }
    m_scene.add(LineShape{{std::min(buckets.front().center().x(), count.x()), joint},
                          {std::max(buckets.back().center().x(), count.x()), joint},
                          thin});
    m_scene.add(LineShape{{count.x(), joint}, count, thin});
}

/// A scan that adds up how many buckets of each segment are sorted further: the first place of each on the list.
void PartitionScene::drawListing(const QRectF& gap)
{
    const PartitionListing* listing = m_tree.prepared.listingOf(m_moment.launch);
    if (listing == nullptr || listing->rows.empty())
        return;
    const std::size_t count = listing->rows.size();
    const double height = std::min(22 * m_s, gap.height() * 0.26), size = std::max(11.5 * m_s, m_labels.smallest());
    const auto widthOf = [&](const QString& words) {
        return textWidth(textAt(words, {}, size, 600, m_colors.ink)) + 8 * m_s;
    };
    std::vector<QRectF> above;
    for (const PartitionListing::Row& row : listing->rows)
        above.push_back(m_layout.stretch(m_layout.open, row.begin, row.end));
    // The sum of all stands behind the last segment, or at its end, which the first place leaves free then.
    const double way = 20 * m_s, least = widthOf(countDigits(std::max<std::size_t>(listing->total, 10)));
    double total = widthOf(say("%1 in all").arg(countDigits(listing->total)));
    const bool isBehind = gap.right() - above.back().right() >= total;
    if (!isBehind && above.back().width() < least + way + total)
        total = least;
    const auto roomOf = [&](std::size_t i) { // of a segment's first place
        return above[i].width() - (i + 1 < count || isBehind ? 0 : total) - way;
    };
    double narrowest = gap.width(), room = gap.width();
    for (std::size_t i = 0; i < count; ++i) {
        narrowest = std::min(narrowest, above[i].width());
        room = std::min(room, roomOf(i));
    }
    if (room < least || size > height) {
        m_labels.place(m_scene, textAt(many(count, "%1 count, not drawn one by one", "%1 counts, not drawn one by one"),
                                       gap.center(), 11.5 * m_s, 400, m_colors.ink2));
        return;
    }
    // The longest wording that all have room for.
    const auto countWords = [&](std::uint32_t value, int wording) {
        return wording == 0   ? many(value, "%1 bucket to sort further", "%1 buckets to sort further")
               : wording == 1 ? many(value, "%1 bucket", "%1 buckets")
                              : countDigits(value);
    };
    const auto startWords = [&](std::uint32_t value, int wording) {
        return wording == 0 ? say("from place %1").arg(countDigits(value)) : countDigits(value);
    };
    int countWording = 0, startWording = 0;
    for (std::size_t i = 0; i < count; ++i) {
        while (countWording < 2 && widthOf(countWords(listing->rows[i].buckets, countWording)) > narrowest)
            ++countWording;
        while (startWording < 1 && widthOf(startWords(listing->rows[i].first, startWording)) > roomOf(i))
            ++startWording;
    }
    const double apart = std::min(gap.height() * 0.3, 40 * m_s);
    const double upper = gap.center().y() - apart / 2 - height, lower = gap.center().y() + apart / 2;
    const int launch = static_cast<int>(m_moment.launch);
    const auto box = [&](const QRectF& rect, const QString& words, const QString& name, bool isTotal, double opacity) {
        m_scene.add(RectShape{rect, std::min(4 * m_s, rect.width() / 3),
                              isTotal ? QColor(Qt::transparent) : m_colors.nowSoft,
                              Stroke{isTotal ? m_colors.line2 : m_colors.ink, 1.3 * m_s, {}}},
                    {name, launch, -1, -1}, opacity);
        if (opacity > 0)
            m_labels.place(m_scene, textAt(words, rect.center(), size, 600, m_colors.ink),
                           {name + QStringLiteral("-number"), launch, -1, -1}, opacity);
    };
    const auto arrow = [&](QPointF from, QPointF tip, const QString& name) {
        const double head = std::min(5.5 * m_s, height * 0.4);
        m_scene.add(LineShape{from, between(tip, from, head / std::max(1.0, QLineF(from, tip).length())),
                              Stroke{m_colors.compute.line, 1.4 * m_s, {}}},
                    {name, launch, -1, -1}, m_result);
        addArrowHead(m_scene, tip, from, head, m_colors.compute.line,
                     {name + QStringLiteral("-arrowhead"), launch, -1, -1}, m_result);
    };
    std::vector<QRectF> places; // under the left end of its segment each, and the sum of all
    for (std::size_t i = 0; i < count; ++i)
        places.push_back({above[i].left(), lower, widthOf(startWords(listing->rows[i].first, startWording)), height});
    const double end = isBehind ? std::min(above.back().right() + 12 * m_s, gap.right() - total) : gap.right() - total;
    places.push_back({end, lower, total, height});
    for (std::size_t i = 0; i < count; ++i) {
        const PartitionListing::Row& row = listing->rows[i];
        const QString words = countWords(row.buckets, countWording);
        const double width = widthOf(words);
        const QRectF counted{above[i].center().x() - width / 2, upper, width, height};
        drawListed(row.begin, row.end, {counted.center().x(), counted.top()});
        box(counted, words, QStringLiteral("listing-count%1").arg(i), false, 1);
        // A start and the segment's count add up to the next start.
        const QRectF from = places[i], to = places[i + 1];
        const double y = from.center().y(), first = from.right() + 4 * m_s, last = to.left() - 10 * m_s;
        const double x = std::clamp(counted.center().x(), std::min(first, last), last);
        arrow({std::clamp(x, counted.left() + 3 * m_s, counted.right() - 3 * m_s), counted.bottom()}, {x, y - m_s},
              QStringLiteral("listing-add%1").arg(i));
        arrow({from.right(), y}, {to.left(), y}, QStringLiteral("listing-sum%1").arg(i));
    }
    for (std::size_t i = 0; i < count; ++i)
        box(places[i], startWords(listing->rows[i].first, startWording), QStringLiteral("listing-start%1").arg(i),
            false, m_result);
    const QString all = say("%1 in all").arg(countDigits(listing->total));
    box(places.back(), widthOf(all) <= total ? all : countDigits(listing->total),
        QStringLiteral("listing-start%1").arg(count), true, m_result);
    m_countsY = upper + height / 2;
    m_startsY = lower + height / 2;
}

} // namespace lockstep::ui
