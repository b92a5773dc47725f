// The parts of PartitionScene that show what a launch makes before keys move.

#include "ui/lenses/density.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/partitions_scene.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostLines = 256;

QPainterPath lineBetween(QPointF from, QPointF to)
{
    const double bend = (to.y() - from.y()) * 0.5;
    QPainterPath path(from);
    path.cubicTo(from + QPointF{0, bend}, to - QPointF{0, bend}, to);
    return path;
}

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
        m_scene.add(PathShape{lineBetween(from, to), Qt::transparent,
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
            lineBetween(bottomOf(before.cell(j)) + QPointF{0, 3 * m_s}, topOf(after.cell(rank)) - QPointF{0, 3 * m_s}),
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
                PathShape{lineBetween(bottomOf(cell) + QPointF{0, 3 * m_s}, topOf(one.cell(0)) - QPointF{0, 3 * m_s}),
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

/// Counts and starts of a segment's parts under it. While they are counted, which key is of which part.
void PartitionScene::drawTable(const PartitionTable& table, const QRectF& gap, bool hasParts)
{
    const QRectF above = m_layout.stretch(m_layout.open, table.begin, table.end);
    std::vector<std::uint32_t> parts; // empty ones too, where they have room
    const bool hasRoom =
        table.counts.size() <= 16 && above.width() >= 20 * m_s * static_cast<double>(table.counts.size());
    for (std::uint32_t part = 0; part < table.counts.size(); ++part)
        if (table.counts[part] > 0 || hasRoom)
            parts.push_back(part);
    if (parts.empty())
        return;
    const std::size_t k = m_moment.launch;
    const bool started = table.started > 0 && table.started <= k;
    const double pitch = above.width() / static_cast<double>(parts.size());
    const double line = std::min(16 * m_s, gap.height() / (started ? 4.4 : 5)); // beside the chips above
    const bool hasCuts = m_tree.prepared.splitters.isMade(k) && parts.size() == table.counts.size() &&
                         gap.height() > 70 * m_s; // between the buckets that they bound
    const double top = gap.bottom() - (started ? 3 : 2) * line - 4 * m_s;
    const double counted = hasParts ? m_result : 1, known = table.started == k ? m_result : 1;
    const LaunchMeaning& meaning = m_recording.launches[table.counted - 1].meaning;
    const double inset = std::min(2 * m_s, pitch * 0.1);
    std::vector<QPointF> targets(table.counts.size());
    for (std::size_t p = 0; p < parts.size(); ++p) {
        const std::uint32_t part = parts[p];
        const QRectF box{above.left() + static_cast<double>(p) * pitch + inset, top, pitch - 2 * inset,
                         gap.bottom() - top};
        targets[part] = topOf(box);
        const BucketHue& hue = m_colors.buckets[signOf(part) % 4];
        m_scene.add(RectShape{box, std::min(4 * m_s, box.width() / 3), hue.tint,
                              Stroke{hue.line, std::min(1.2 * m_s, pitch * 0.15), {}}},
                    {QStringLiteral("count%1-%2").arg(table.begin).arg(part), static_cast<int>(table.counted), -1, -1},
                    counted);
        const auto put = [&](const QString& words, double y, double size, const QColor& color, double opacity,
                             const MarkId& id = {}) {
            const TextShape text = textAt(words, {box.center().x(), y}, size, 600, color);
            return opacity > 0 && textWidth(text) <= box.width() && size <= line &&
                   m_labels.place(m_scene, text, id, opacity);
        };
        if (!put(partName(part, meaning), top + line * 0.6, 11.5 * m_s, hue.text, counted) && !meaning.bits)
            put(QString::number(part), top + line * 0.6, 11.5 * m_s, hue.text, counted);
        QStringList each;
        if (part < table.ofGroups.size() && table.ofGroups[part].size() > 1)
            for (const std::uint32_t count : table.ofGroups[part])
                each << countDigits(count);
        const QString sum = each.join(QStringLiteral(" + ")) + QStringLiteral(" = ");
        if (each.isEmpty() ||
            !put(sum + countDigits(table.counts[part]), top + line * 1.6, 12.5 * m_s, m_colors.ink, counted))
            put(countDigits(table.counts[part]), top + line * 1.6, 12.5 * m_s, m_colors.ink, counted);
        if (started)
            put(countDigits(table.starts[part]), top + line * 2.6, 12.5 * m_s, m_colors.ink, known,
                {QStringLiteral("start%1-%2").arg(table.begin).arg(part), -1, -1, -1});
    }
    if (hasCuts) {
        std::vector<Cut> cuts;
        for (std::size_t s = 0; s < m_tree.prepared.splitters.values.size() && s + 1 < parts.size(); ++s)
            cuts.push_back({above.left() + static_cast<double>(s + 1) * pitch, {m_tree.prepared.splitters.values[s]}});
        drawCuts(cuts, top - 1 * m_s, 1);
    }
    m_countsY = top + line * 1.6;
    m_startsY = started ? top + line * 2.6 : 0;
    drawKeyParts(table, gap, targets);
}

void PartitionScene::drawKeyParts(const PartitionTable& table, const QRectF& gap, const std::vector<QPointF>& targets)
{
    const double width = std::clamp(m_layout.pitch * 0.1, 0.7, 1.5 * m_s);
    const double height = std::min(17 * m_s, gap.height() * 0.22);
    const LaunchMeaning& meaning = m_recording.launches[table.counted - 1].meaning;
    const double shown = table.counted == m_moment.launch ? std::max(0.3, m_result) : 1;
    const double under = drawGroups(table, gap.top() + 2 * m_s + height);
    for (std::size_t i = 0; i < table.partOf.size(); ++i) {
        const std::uint32_t part = table.partOf[i];
        if (part >= targets.size())
            continue;
        const BucketHue& hue = m_colors.buckets[signOf(part) % 4];
        const QRectF key = m_layout.cell(m_layout.open, table.begin + i);
        const QRectF chip{key.left(), gap.top() + 2 * m_s, key.width(), height};
        const bool isNow = table.counted == m_moment.launch;
        if (isNow && table.partOf.size() <= mostLines && gap.height() > 80 * m_s)
            m_scene.add(PathShape{lineBetween({chip.center().x(), under}, targets[part]), Qt::transparent,
                                  Stroke{hue.line, width, {}}},
                        {}, shown * 0.6);
        m_scene.add(RectShape{chip, std::min(4 * m_s, chip.width() / 3), hue.chip, {}},
                    {QStringLiteral("part-of-key%1").arg(table.begin + i), static_cast<int>(table.counted), -1,
                     static_cast<qint64>(table.begin + i)},
                    shown);
        const QString words = meaning.bits ? partName(part, meaning) : QString::number(part);
        const TextShape text = textAt(words, chip.center(), 11.5 * m_s, 600, hue.chipText);
        if (textWidth(text) <= chip.width() && text.size <= height)
            m_labels.place(m_scene, text, {}, shown);
    }
}

/// At the left of a table's lines.
void PartitionScene::drawTableNames()
{
    const auto put = [&](const QString& words, double y) {
        if (y > 0)
            m_labels.place(m_scene, textAt(words, {2 * m_s, y}, 11 * m_s, 400, m_colors.ink2, Align::left));
    };
    put(say("counts"), m_countsY);
    put(say("starts"), m_startsY);
}

} // namespace lockstep::ui
