// The parts of PartitionScene that show the list of the next level's segments: where they stand on it, and which they
// are.

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
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
        const QPainterPath bracket = bracketPath(bucket.left() + inset, bucket.right() - inset, y, tick);
        m_scene.add(PathShape{bracket, Qt::transparent, thin},
                    {QStringLiteral("listed-bucket%1").arg(begin), static_cast<int>(m_moment.launch), -1, -1});
        m_scene.add(LineShape{{bucket.center().x(), y}, {bucket.center().x(), joint}, thin});
    }
    m_scene.add(LineShape{{std::min(buckets.front().center().x(), count.x()), joint},
                          {std::max(buckets.back().center().x(), count.x()), joint},
                          thin});
    m_scene.add(LineShape{{count.x(), joint}, count, thin});
}

namespace {

/// The longest wording is number 0.
QString bucketsWords(std::uint32_t count, int wording)
{
    return wording == 0   ? many(count, "%1 bucket to sort further", "%1 buckets to sort further")
           : wording == 1 ? many(count, "%1 bucket", "%1 buckets")
                          : countDigits(count);
}
QString placeWords(std::uint32_t place, int wording)
{
    return wording == 0 ? say("from place %1").arg(countDigits(place)) : countDigits(place);
}

} // namespace

std::optional<PartitionScene::ListingBoxes> PartitionScene::placeListing(const PartitionListing& listing,
                                                                         const QRectF& gap) const
{
    const std::size_t count = listing.rows.size();
    ListingBoxes boxes;
    boxes.textSize = std::max(11.5 * m_s, m_labels.smallest());
    const double height = std::min(22 * m_s, gap.height() * 0.26);
    const auto widthOf = [&](const QString& words) {
        return textWidth(textAt(words, {}, boxes.textSize, 600, m_colors.ink)) + 8 * m_s;
    };
    std::vector<QRectF> above;
    for (const PartitionListing::Row& row : listing.rows)
        above.push_back(m_layout.stretch(m_layout.open, row.begin, row.end));
    // The sum of all stands behind the last segment, or at its end, which the first place leaves free then.
    const double way = 20 * m_s, least = widthOf(countDigits(std::max<std::size_t>(listing.total, 10)));
    const QString all = say("%1 in all").arg(countDigits(listing.total));
    double total = widthOf(all);
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
    if (room < least || boxes.textSize > height)
        return std::nullopt;
    int countWording = 0, startWording = 0; // the longest that all have room for
    for (std::size_t i = 0; i < count; ++i) {
        while (countWording < 2 && widthOf(bucketsWords(listing.rows[i].buckets, countWording)) > narrowest)
            ++countWording;
        while (startWording < 1 && widthOf(placeWords(listing.rows[i].first, startWording)) > roomOf(i))
            ++startWording;
    }
    const double apart = std::min(gap.height() * 0.3, 40 * m_s);
    const double upper = gap.center().y() - apart / 2 - height, lower = gap.center().y() + apart / 2;
    for (std::size_t i = 0; i < count; ++i) {
        const QString counted = bucketsWords(listing.rows[i].buckets, countWording);
        const double width = widthOf(counted);
        boxes.counts.push_back({{above[i].center().x() - width / 2, upper, width, height}, counted});
        const QString first = placeWords(listing.rows[i].first, startWording);
        boxes.starts.push_back({{above[i].left(), lower, widthOf(first), height}, first});
    }
    const double end = isBehind ? std::min(above.back().right() + 12 * m_s, gap.right() - total) : gap.right() - total;
    boxes.starts.push_back({{end, lower, total, height}, widthOf(all) <= total ? all : countDigits(listing.total)});
    return boxes;
}

void PartitionScene::addListingBox(const ListingBox& box, double textSize, const QString& name, bool isTotal,
                                   double opacity)
{
    const int launch = static_cast<int>(m_moment.launch);
    m_scene.add(RectShape{box.rect, std::min(4 * m_s, box.rect.width() / 3),
                          isTotal ? QColor(Qt::transparent) : m_colors.nowSoft,
                          Stroke{isTotal ? m_colors.line2 : m_colors.ink, 1.3 * m_s, {}}},
                {name, launch, -1, -1}, opacity);
    if (opacity > 0)
        m_labels.place(m_scene, textAt(box.words, box.rect.center(), textSize, 600, m_colors.ink),
                       {name + QStringLiteral("-number"), launch, -1, -1}, opacity);
}

/// A segment's start and its count add up to the next start.
void PartitionScene::drawListingSum(const QRectF& count, const QRectF& start, const QRectF& next, std::size_t i)
{
    const auto arrow = [&](QPointF from, QPointF tip, const QString& name) {
        const int launch = static_cast<int>(m_moment.launch);
        const double head = std::min(5.5 * m_s, count.height() * 0.4);
        m_scene.add(LineShape{from, between(tip, from, head / std::max(1.0, QLineF(from, tip).length())),
                              Stroke{m_colors.compute.line, 1.4 * m_s, {}}},
                    {name, launch, -1, -1}, m_result);
        addArrowHead(m_scene, tip, from, head, m_colors.compute.line,
                     {name + QStringLiteral("-arrowhead"), launch, -1, -1}, m_result);
    };
    const double y = start.center().y(), first = start.right() + 4 * m_s, last = next.left() - 10 * m_s;
    const double x = std::clamp(count.center().x(), std::min(first, last), last);
    arrow({std::clamp(x, count.left() + 3 * m_s, count.right() - 3 * m_s), count.bottom()}, {x, y - m_s},
          QStringLiteral("listing-add%1").arg(i));
    arrow({start.right(), y}, {next.left(), y}, QStringLiteral("listing-sum%1").arg(i));
}

/// A scan that adds up how many buckets of each segment are sorted further: the first place of each on the list.
void PartitionScene::drawListing(const QRectF& gap)
{
    const PartitionListing* listing = m_tree.prepared.listingOf(m_moment.launch);
    if (listing == nullptr || listing->rows.empty())
        return;
    const std::size_t count = listing->rows.size();
    const std::optional<ListingBoxes> boxes = placeListing(*listing, gap);
    if (!boxes) {
        m_labels.place(m_scene, textAt(many(count, "%1 count, not drawn one by one", "%1 counts, not drawn one by one"),
                                       gap.center(), 11.5 * m_s, 400, m_colors.ink2));
        return;
    }
    const auto& [counts, starts, textSize] = *boxes;
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF& counted = counts[i].rect;
        drawListed(listing->rows[i].begin, listing->rows[i].end, {counted.center().x(), counted.top()});
        addListingBox(counts[i], textSize, QStringLiteral("listing-count%1").arg(i), false, 1);
        drawListingSum(counted, starts[i].rect, starts[i + 1].rect, i);
    }
    for (std::size_t i = 0; i <= count; ++i)
        addListingBox(starts[i], textSize, QStringLiteral("listing-start%1").arg(i), i == count, m_result);
    m_countsY = counts.front().rect.center().y();
    m_startsY = starts.front().rect.center().y();
}

} // namespace lockstep::ui
