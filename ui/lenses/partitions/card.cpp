// The parts of PartitionScene that show what a launch makes before keys move.

#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/density.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

QPointF bottomOf(const QRectF& rect)
{
    return {rect.center().x(), rect.bottom()};
}

QPointF topOf(const QRectF& rect)
{
    return {rect.center().x(), rect.top()};
}

} // namespace

QRectF PartitionScene::Strip::cell(std::size_t i) const
{
    const double gap = std::min(pitch * 0.14, 5.0);
    return {left + static_cast<double>(i) * pitch + gap / 2, y, pitch - gap, height};
}

/// Between the two rows of the card.
QRectF PartitionScene::gapOfCard() const
{
    const QRectF above = m_layout.stretch(m_layout.open, 0, m_recording.n());
    const double top = above.bottom() + 5 * m_s, bottom = m_layout.rowTop(m_layout.open + 1) - 7 * m_s;
    return {above.left(), top, above.width(), bottom - top};
}

/// In the middle of the card, cells as wide as those of the rows where there is room.
PartitionScene::Strip PartitionScene::stripOf(const std::vector<std::uint32_t>& keys, double y) const
{
    const QRectF gap = gapOfCard();
    Strip strip;
    const auto count = static_cast<double>(std::max<std::size_t>(1, keys.size()));
    strip.pitch = std::min(gap.width() / count, 46 * m_s);
    strip.left = gap.center().x() - strip.pitch * count / 2;
    strip.y = y;
    strip.height = std::min(22 * m_s, gap.height() * 0.3);
    QString longest;
    for (const std::uint32_t key : keys)
        if (const QString text = valueText(key, m_recording); text.size() > longest.size())
            longest = text;
    const std::array sizes{14 * m_s, 13 * m_s, 12 * m_s, 11 * m_s};
    strip.textSize = fittingSize(longest, strip.cell(0).width() - 2 * m_s, sizes, 600);
    if (strip.textSize + 2 * m_s > strip.height || strip.textSize < m_labels.smallest())
        strip.textSize = 0;
    return strip;
}

void PartitionScene::drawStrip(const Strip& strip, const std::vector<std::uint32_t>& keys, const QString& name,
                               double opacity)
{
    for (std::size_t i = 0; i < keys.size() && opacity > 0; ++i) {
        QRectF cell = strip.cell(i);
        const MarkId id{QStringLiteral("%1%2").arg(name).arg(i), static_cast<int>(m_moment.launch), -1, -1};
        if (strip.textSize <= 0)
            cell.setTop(cell.bottom() - std::max(1.5, cell.height() * m_lengths(placeOf(keys[i], m_recording))));
        const double radius = std::min(4 * m_s, cell.width() / 3);
        m_scene.add(
            RectShape{cell, radius, m_colors.nowSoft, Stroke{m_colors.ink, std::min(m_s, cell.width() / 6), {}}}, id,
            opacity);
        if (strip.textSize > 0) {
            const std::size_t first = m_scene.marks.size();
            m_scene.add(textAt(valueText(keys[i], m_recording), cell.center(), strip.textSize, 600, m_colors.ink), {},
                        opacity);
            own(m_scene, first, id);
        }
    }
}

/// Nothing where the keys of the card have moved already.
void PartitionScene::drawPreparation()
{
    if (!m_layout.hasCard || m_layout.open + 1 > m_layout.last + 1)
        return;
    const QRectF gap = gapOfCard();
    const std::size_t k = m_moment.launch;
    const PartitionPreparation& made = m_tree.prepared;
    if (gap.height() < 34 * m_s)
        return;
    drawList(gap);
    drawListing(gap);
    if (k == made.sample.launch)
        drawSample(gap);
    if (k == made.sorted.launch)
        drawSortedSample(gap);
    if (k == made.splitters.launch)
        drawSplitters(gap);
    for (const PartitionTable& table : made.tables) {
        if (table.counted == 0 || table.counted > k || table.begin >= table.end)
            continue;
        const PartitionSegment* segment = m_tree.covering(m_layout.open, table.begin);
        if (segment != nullptr && segment->begin == table.begin && segment->end == table.end &&
            stepOf(*segment) == nullptr)
            drawTable(table, gap, k == table.counted);
    }
}

/// Splitters as the launch that chose them draws them, between the buckets that they bound.
void PartitionScene::drawCuts(const std::vector<Cut>& cuts, double y, double opacity)
{
    for (const Cut& cut : cuts) {
        QStringList values;
        for (const std::uint32_t splitter : cut.splitters)
            values << valueText(splitter, m_recording);
        const TextShape text = textAt(values.join(QStringLiteral(", ")), {cut.x, y}, 11.5 * m_s, 600, m_colors.ink);
        const double half = textWidth(text) / 2 + 3.5 * m_s, high = 7.5 * m_s;
        if (opacity <= 0 || text.size < m_labels.smallest() || cut.x - half < 1 ||
            cut.x + half > m_view.size.width() - 1 || !m_labels.fits(text))
            continue;
        m_scene.add(
            RectShape{
                {cut.x - half, y - high, 2 * half, 2 * high}, 4 * m_s, m_colors.nowSoft, Stroke{m_colors.ink, m_s, {}}},
            {QStringLiteral("cut%1").arg(&cut - cuts.data()), static_cast<int>(m_moment.launch), -1, -1}, opacity);
        m_labels.place(m_scene, text, {}, opacity);
        m_labels.keepFree({cut.x - half, y - high, 2 * half, 2 * high});
    }
}

/// Which keys are taken.
void PartitionScene::drawSample(const QRectF& gap)
{
    const std::vector<std::uint32_t>&places = m_tree.prepared.sampleAt.values, &keys = m_tree.prepared.sample.values;
    const Strip strip = stripOf(keys, gap.top() + gap.height() * 0.55);
    for (std::size_t j = 0; j < keys.size() && j < places.size(); ++j) {
        if (places[j] >= m_recording.n())
            continue;
        const QRectF key = m_layout.cell(m_layout.open, places[j]);
        const QPointF from = bottomOf(key) + QPointF{0, 3 * m_s}, to = topOf(strip.cell(j)) - QPointF{0, 3 * m_s};
        m_scene.add(RectShape{key, std::min(5 * m_s, key.width() / 3), Qt::transparent,
                              Stroke{m_colors.ink, std::clamp(key.width() * 0.1, 0.6, 2.2 * m_s), {}}},
                    {QStringLiteral("sampled%1").arg(j), static_cast<int>(m_moment.launch), static_cast<qint64>(j),
                     static_cast<qint64>(places[j])});
        m_scene.add(PathShape{arcBetween(from, to), Qt::transparent,
                              Stroke{m_colors.ink2, std::clamp(strip.pitch * 0.08, 0.7, 1.4 * m_s), {}}},
                    {}, std::max(0.25, m_result));
    }
    drawStrip(strip, keys, QStringLiteral("sample"), m_result);
}

void PartitionScene::drawSortedSample(const QRectF& gap)
{
    const PartitionPreparation& made = m_tree.prepared;
    const Strip before = stripOf(made.sample.values, gap.top() + gap.height() * 0.08);
    const Strip after = stripOf(made.sorted.values, gap.top() + gap.height() * 0.66);
    for (std::size_t rank = 0; rank < made.sortedAt.values.size(); ++rank) {
        const auto from = std::ranges::find(made.sampleAt.values, made.sortedAt.values[rank]);
        if (from == made.sampleAt.values.end())
            continue;
        const auto j = static_cast<std::size_t>(from - made.sampleAt.values.begin());
        m_scene.add(PathShape{
            arcBetween(bottomOf(before.cell(j)) + QPointF{0, 3 * m_s}, topOf(after.cell(rank)) - QPointF{0, 3 * m_s}),
            Qt::transparent,
            Stroke{j == rank ? m_colors.keep.line : m_colors.move.line,
                   std::clamp(before.pitch * 0.08, 0.7, 1.6 * m_s),
                   {}}});
    }
    drawStrip(before, made.sample.values, QStringLiteral("sample"), 1);
    drawStrip(after, made.sorted.values, QStringLiteral("sorted"), m_result);
}

/// A bucket between each two of them.
void PartitionScene::drawSplitters(const QRectF& gap)
{
    const PartitionPreparation& made = m_tree.prepared;
    const Strip sorted = stripOf(made.sorted.values, gap.top() + gap.height() * 0.08);
    // As wide as a row of buckets with the splitters between them.
    const std::size_t cuts = made.splitters.values.size();
    Strip cells = stripOf(made.splitters.values, gap.top() + gap.height() * 0.66);
    const double room = gap.width() / static_cast<double>(cuts + 1);
    cells.left = gap.left() + room - cells.pitch / 2;
    const auto centre = [&](std::size_t i) { return gap.left() + room * static_cast<double>(i + 1); };
    const double width = std::min(cells.pitch, room * 0.6);
    drawStrip(sorted, made.sorted.values, QStringLiteral("sorted"), 1);
    for (std::size_t i = 0; i < cuts; ++i) {
        Strip one = stripOf({made.splitters.values[i]}, cells.y);
        one.pitch = width;
        one.left = centre(i) - width / 2;
        one.textSize = std::min(one.textSize, cells.textSize);
        if (one.textSize > 0 && textWidth(textAt(valueText(made.splitters.values[i], m_recording), {}, one.textSize,
                                                 600, Qt::black)) > one.cell(0).width())
            one.textSize = 0;
        const auto found = std::ranges::find(made.sortedAt.values, made.splittersAt.values[i]);
        if (found != made.sortedAt.values.end()) {
            const QRectF cell = sorted.cell(static_cast<std::size_t>(found - made.sortedAt.values.begin()));
            if (sorted.textSize > 0)
                m_scene.add(RectShape{cell, std::min(4 * m_s, cell.width() / 3), Qt::transparent,
                                      Stroke{m_colors.ink, std::clamp(cell.width() * 0.1, 1.0, 2.4 * m_s), {}}});
            m_scene.add(
                PathShape{arcBetween(bottomOf(cell) + QPointF{0, 3 * m_s}, topOf(one.cell(0)) - QPointF{0, 3 * m_s}),
                          Qt::transparent, Stroke{m_colors.ink2, std::clamp(room * 0.03, 0.8, 1.6 * m_s), {}}});
        }
        drawStrip(one, {made.splitters.values[i]}, QStringLiteral("splitter%1-").arg(i), m_result);
    }
    const LaunchMeaning& meaning = m_recording.launches[m_moment.launch - 1].meaning;
    for (std::size_t b = 0; b <= cuts; ++b) {
        const double left = b == 0 ? gap.left() : centre(b - 1) + width / 2;
        const double right = b == cuts ? gap.right() : centre(b) - width / 2;
        const double y = cells.y + cells.height + 9 * m_s;
        const BucketHue& hue = m_colors.buckets[signOf(static_cast<std::uint32_t>(b)) % 4];
        const double inset = std::min(2 * m_s, (right - left) * 0.1);
        m_scene.add(
            LineShape{{left + inset, y - 4 * m_s}, {right - inset, y - 4 * m_s}, Stroke{hue.line, 2.5 * m_s, {}}},
            {QStringLiteral("bucket%1").arg(b), -1, -1, -1}, m_result);
        for (const QString& words : {partName(static_cast<std::uint32_t>(b), meaning), QString::number(b)})
            if (const TextShape text = textAt(words, {(left + right) / 2, y + 6 * m_s}, 11.5 * m_s, 600, hue.text);
                m_result > 0 && textWidth(text) <= right - left && m_labels.place(m_scene, text, {}, m_result))
                break;
    }
}

} // namespace lockstep::ui
