// The parts of PartitionScene that show a table of counts and starts, and which key was counted where.

#include "ui/kit/drawing.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostLines = 256;

QPointF topMiddle(const QRectF& rect)
{
    return {rect.center().x(), rect.top()};
}

} // namespace

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
    m_leavesOutZeros = m_leavesOutZeros || parts.size() < table.counts.size();
    const std::size_t k = m_moment.launch;
    const bool started = table.started > 0 && table.started <= k;
    const double pitch = above.width() / static_cast<double>(parts.size());
    const double inset = std::min(2 * m_s, pitch * 0.1);
    const bool hasCuts = m_tree.prepared.splitters.isMade(k) && parts.size() == table.counts.size() &&
                         gap.height() > 70 * m_s; // between the buckets that they bound
    const GroupGrid grid = gridOf(table, gap, pitch - 2 * inset, hasCuts);
    // Beside the chips above.
    const double line = grid.groups > 0 ? grid.line : std::min(16 * m_s, gap.height() / (started ? 4.4 : 5));
    const double lines = (started ? 3 : 2) + (grid.groups > 0 ? 1 : 0);
    const double top = gap.bottom() - lines * line - 4 * m_s;
    const double counted = hasParts ? m_result : 1, known = table.started == k ? m_result : 1;
    const LaunchMeaning& meaning = m_recording.launches[table.counted - 1].meaning;
    std::vector<QPointF> targets(table.counts.size());
    for (std::size_t p = 0; p < parts.size(); ++p) {
        const std::uint32_t part = parts[p];
        const QRectF box{above.left() + static_cast<double>(p) * pitch + inset, top, pitch - 2 * inset,
                         gap.bottom() - top};
        targets[part] = topMiddle(box);
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
        if (grid.groups > 0) {
            drawGrid(table, part, box, grid, counted, known);
            continue;
        }
        QStringList each;
        if (part < table.ofGroups.size() && table.ofGroups[part].size() > 1)
            for (const std::uint32_t count : table.ofGroups[part])
                each << countDigits(count);
        const QString sum = each.join(QStringLiteral(" + ")) + QStringLiteral(" = ");
        if (each.isEmpty() ||
            !put(sum + countDigits(table.counts[part]), top + line * 1.6, 12.5 * m_s, m_colors.ink, counted)) {
            put(countDigits(table.counts[part]), top + line * 1.6, 12.5 * m_s, m_colors.ink, counted,
                {QStringLiteral("sum%1-%2").arg(table.begin).arg(part), -1, -1, -1});
            m_countsInSum = std::max<std::size_t>(m_countsInSum, static_cast<std::size_t>(each.size()));
        }
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
    const double first = grid.groups > 0 ? 2.6 : 1.6;
    m_groupsY = grid.groups > 0 ? top + line * 1.6 : 0;
    m_countsY = top + line * first;
    m_startsY = started ? top + line * (first + 1) : 0;
    drawKeyParts(table, gap, targets);
    if (table.started == k && table.ofGroups.size() > 1)
        drawRules(gap.top() + 2 * m_s + chipHeight(gap) + (hasGroups(table) ? 23 * m_s : 0),
                  top - (hasCuts ? 9 * m_s : 0));
}

/// Between these heights, where there is room: what a start is, and where keys go that equal a splitter.
void PartitionScene::drawRules(double top, double bottom)
{
    const double line = 17 * m_s;
    const bool hasBoth = hasTies(m_recording, m_tree.prepared) && bottom - top >= 2 * line;
    if (bottom - top < line)
        return;
    const auto put = [&](std::initializer_list<QString> wordings, double y) {
        for (const QString& words : wordings)
            if (m_labels.place(m_scene, textAt(words, {gapOfCard().center().x(), y}, 11.5 * m_s, 400, m_colors.ink2)))
                return;
    };
    const double middle = (top + bottom) / 2;
    put({say("start: the sum of all counts to its left")}, middle - (hasBoth ? line / 2 : 0));
    if (hasBoth)
        put({say("A key equal to a splitter: left of it if it stands before the splitter's place, else right"),
             say("A key equal to a splitter: left if it stands before it, else right")},
            middle + line / 2);
}

PartitionScene::GroupGrid PartitionScene::gridOf(const PartitionTable& table, const QRectF& gap, double width,
                                                 bool hasCuts) const
{
    const std::size_t groups = table.ofGroups.empty() ? 0 : table.ofGroups.front().size();
    if (groups < 2)
        return {};
    const std::size_t k = m_moment.launch;
    const bool started = table.started > 0 && table.started <= k;
    std::uint32_t largest = static_cast<std::uint32_t>(groups - 1);
    for (const auto* numbers : {&table.ofGroups, started ? &table.startsOfGroups : &table.ofGroups})
        for (const std::vector<std::uint32_t>& ofPart : *numbers)
            largest = ofPart.empty() ? largest : std::max(largest, *std::ranges::max_element(ofPart));
    const std::array sizes{12.5 * m_s, 12 * m_s, 11.5 * m_s, 11 * m_s};
    GroupGrid grid;
    grid.textSize = fittingSize(countDigits(largest), width / static_cast<double>(groups) - 1.8, sizes, 600);
    const double above = 2 * m_s + chipHeight(gap) + (hasGroups(table) ? 23 * m_s : 0) + (hasCuts ? 9 * m_s : 2 * m_s) +
                         (table.counted == k ? 30 * m_s : 0); // keys' ways to their buckets
    grid.line = std::min(16 * m_s, (gap.height() - above - 4 * m_s) / (started ? 4 : 3));
    if (grid.textSize >= m_labels.smallest() && grid.line >= grid.textSize)
        grid.groups = groups;
    return grid;
}

void PartitionScene::drawGrid(const PartitionTable& table, std::uint32_t part, const QRectF& box, const GroupGrid& grid,
                              double counted, double known)
{
    const BucketHue& hue = m_colors.buckets[signOf(part) % 4];
    const double width = box.width() / static_cast<double>(grid.groups);
    const bool started = table.started > 0 && table.started <= m_moment.launch;
    const auto put = [&](std::uint32_t number, double x, double row, int weight, const QColor& color, double opacity,
                         const QString& name) {
        if (opacity > 0)
            m_scene.add(textAt(countDigits(number), {x, box.top() + grid.line * row}, grid.textSize, weight, color),
                        {name, -1, -1, -1}, opacity);
    };
    for (std::size_t g = 0; g < grid.groups; ++g) {
        const double x = box.left() + (static_cast<double>(g) + 0.5) * width;
        const QString at = QStringLiteral("%1-%2").arg(part).arg(g);
        if (g > 0)
            m_scene.add(LineShape{{x - width / 2, box.top() + grid.line * 1.1},
                                  {x - width / 2, box.bottom() - 2 * m_s},
                                  Stroke{hue.line, 0.7 * m_s, {}}},
                        {}, 0.4 * counted);
        put(static_cast<std::uint32_t>(g), x, 1.6, 400, m_colors.ink2, counted, {});
        put(table.ofGroups[part][g], x, 2.6, 600, m_colors.ink, counted, QStringLiteral("group-count") + at);
        // The first is where the bucket begins.
        if (started)
            put(table.startsOfGroups[part][g], x, 3.6, g == 0 ? 600 : 400, m_colors.ink, known,
                g == 0 ? QStringLiteral("start%1-%2").arg(table.begin).arg(part) : QStringLiteral("group-start") + at);
    }
    m_labels.keepFree(
        {box.left(), box.top() + grid.line * 1.1, box.width(), box.bottom() - box.top() - grid.line * 1.1});
}

bool PartitionScene::hasGroups(const PartitionTable& table) const
{
    const bool isShown = table.counted == m_moment.launch || table.started == m_moment.launch;
    return isShown && !table.groupOf.empty() &&
           std::ranges::count(table.groupOf, table.groupOf.front()) != std::ssize(table.groupOf) &&
           gapOfCard().height() >= 90 * m_s;
}

double PartitionScene::drawGroups(const PartitionTable& table, double top)
{
    if (!hasGroups(table))
        return top;
    const std::size_t keys = table.groupOf.size();
    const double y = top + 6 * m_s, tick = 3 * m_s;
    double under = y;
    std::vector<std::pair<std::size_t, std::size_t>> groups;
    for (std::size_t from = 0, i = 1; i <= keys; ++i)
        if (i == keys || table.groupOf[i] != table.groupOf[from]) {
            groups.emplace_back(from, i);
            from = i;
        }
    for (const auto& [from, until] : groups) {
        const QRectF above = m_layout.stretch(m_layout.open, table.begin + from, table.begin + until);
        const double inset = std::min(2 * m_s, above.width() * 0.1);
        QPainterPath path({above.left() + inset, y - tick});
        path.lineTo(above.left() + inset, y);
        path.lineTo(above.right() - inset, y);
        path.lineTo(above.right() - inset, y - tick);
        m_scene.add(PathShape{path, Qt::transparent, Stroke{m_colors.ink2, 1.2 * m_s, {}}},
                    {QStringLiteral("group%1").arg(table.groupOf[from]), static_cast<int>(table.counted), -1, -1});
        for (const QString& words : {say("work-group %1").arg(table.groupOf[from]),
                                     say("group %1").arg(table.groupOf[from]), QString::number(table.groupOf[from])}) {
            const TextShape text = textAt(words, {above.center().x(), y + 9 * m_s}, 11 * m_s, 400, m_colors.ink2);
            if (textWidth(text) > above.width() || !m_labels.place(m_scene, text))
                continue;
            under = y + 17 * m_s;
            break;
        }
    }
    return under;
}

void PartitionScene::drawKeyParts(const PartitionTable& table, const QRectF& gap, const std::vector<QPointF>& targets)
{
    const double width = std::clamp(m_layout.pitch * 0.1, 0.7, 1.5 * m_s);
    const double height = chipHeight(gap);
    const LaunchMeaning& meaning = m_recording.launches[table.counted - 1].meaning;
    const bool isNow = table.counted == m_moment.launch;
    const double shown = isNow ? std::max(0.3, m_result) : 1;
    const double under = drawGroups(table, gap.top() + 2 * m_s + height);
    for (std::size_t i = 0; i < table.partOf.size(); ++i) {
        const std::uint32_t part = table.partOf[i];
        if (part >= targets.size())
            continue;
        const BucketHue& hue = m_colors.buckets[signOf(part) % 4];
        const QRectF key = m_layout.cell(m_layout.open, table.begin + i);
        const QRectF chip{key.left(), gap.top() + 2 * m_s, key.width(), height};
        if (isNow && table.partOf.size() <= mostLines && gap.height() > 80 * m_s)
            m_scene.add(PathShape{arcBetween({chip.center().x(), under}, targets[part]), Qt::transparent,
                                  Stroke{hue.line, width, {}}},
                        {}, shown * 0.6);
        const double line = isNow ? 0 : std::min(m_s, chip.width() / 6); // an earlier launch found it: no hue
        m_scene.add(RectShape{chip, std::min(4 * m_s, chip.width() / 3), isNow ? hue.chip : Qt::transparent,
                              Stroke{isNow ? QColor(Qt::transparent) : m_colors.line2, line, {}}},
                    {QStringLiteral("part-of-key%1").arg(table.begin + i), static_cast<int>(table.counted), -1,
                     static_cast<qint64>(table.begin + i)},
                    shown);
        const QString words = meaning.bits ? partName(part, meaning) : QString::number(part);
        const TextShape text = textAt(words, chip.center(), 11.5 * m_s, 600, isNow ? hue.chipText : m_colors.ink2);
        if (textWidth(text) <= chip.width() && text.size <= height)
            m_labels.place(m_scene, text, {}, shown);
    }
}

/// At the left of a table's lines.
void PartitionScene::drawTableNames()
{
    const auto put = [&](std::initializer_list<QString> wordings, double y) {
        for (const QString& words : wordings)
            if (const TextShape text = textAt(words, {2 * m_s, y}, 11 * m_s, 400, m_colors.ink2, Align::left);
                y > 0 && textWidth(text) + 4 * m_s <= m_layout.left && m_labels.place(m_scene, text))
                return;
    };
    put({say("work-group"), say("group")}, m_groupsY);
    if (m_countsInSum > 1)
        put({say("sums of %1 counts").arg(countDigits(m_countsInSum)),
             say("of %1 counts").arg(countDigits(m_countsInSum)), say("counts")},
            m_countsY);
    else
        put({say("counts")}, m_countsY);
    put({say("starts")}, m_startsY);
    if (!m_leavesOutZeros)
        return;
    const QRectF gap = gapOfCard();
    const double inside = m_countsY - 28 * m_s; // over the boxes, where keys' parts leave room
    if (inside > gap.top() + chipHeight(gap) + 10 * m_s &&
        m_labels.place(m_scene,
                       textAt(say("counts of 0 left out"), {gap.center().x(), inside}, 11 * m_s, 400, m_colors.ink2)))
        return;
    for (const double y : {m_countsY - 15 * m_s, std::max(m_countsY, m_startsY) + 15 * m_s, gap.top() + 6 * m_s,
                           gap.bottom() + 14 * m_s})
        for (const QString& words : {say("counts of 0 left out"), say("0s left out")})
            if (const TextShape text = textAt(words, {2 * m_s, y}, 11 * m_s, 400, m_colors.ink2, Align::left);
                textWidth(text) + 4 * m_s <= m_layout.left && m_labels.place(m_scene, text))
                return;
}

} // namespace lockstep::ui
