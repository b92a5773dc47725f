#include "ui/lenses/partitions/scene.hpp"

#include "ui/kit/bucket_marks.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace lockstep::ui {

namespace {

constexpr double arriving = 0.75; ///< keys have arrived at this fraction

} // namespace

PartitionScene::PartitionScene(const Recording& recording, const PartitionTree& tree, const PartitionLayout& layout,
                               Moment moment, const View& view, const std::optional<Crossings>& equal)
    : m_recording(recording), m_tree(tree), m_layout(layout), m_equal(equal), m_moment(moment), m_view(view),
      m_colors(theme(view.theme)), m_s(layout.scale),
      m_result(std::clamp((moment.fraction - arriving) / (1 - arriving), 0.0, 1.0)), m_wrong(wrongOutputs(recording)),
      m_endsEarly(endsEarly(recording)), m_lengths(placesOf(recording.input, recording), recording.type),
      m_labels(QRectF({0, 0}, view.size), smallestText(view))
{
    m_scene.size = view.size;
    m_scene.ground = m_colors.paper;
    std::set<std::uint32_t> parts;
    for (const PartitionSegment& segment : tree.segments)
        parts.insert(segment.part.begin(), segment.part.end());
    if (!parts.empty() && *parts.rbegin() >= bucketSigns)
        m_parts.assign(parts.begin(), parts.end());
}

std::uint32_t PartitionScene::signOf(std::uint32_t part) const
{
    const auto found = std::ranges::lower_bound(m_parts, part);
    return found != m_parts.end() && *found == part ? static_cast<std::uint32_t>(found - m_parts.begin()) : part;
}

Scene PartitionScene::take()
{
    drawCard();
    drawMoves();
    drawRows();
    drawPreparation();
    drawSearch();
    drawFrames();
    drawBrackets();
    drawPositions();
    drawBands();
    drawGutter();
    drawTableNames();
    drawTab();
    return std::move(m_scene);
}

PartitionScene::Tense PartitionScene::tenseOf(const PartitionSegment& segment) const
{
    const std::size_t k = m_moment.launch;
    if (segment.firstLaunch() > k)
        return Tense::future;
    return segment.lastLaunch() < k ? Tense::past : Tense::now;
}

const PartitionStep* PartitionScene::stepOf(const PartitionSegment& segment) const
{
    const PartitionStep* last = nullptr;
    for (const PartitionStep& step : segment.steps)
        if (step.launch <= m_moment.launch)
            last = &step;
    return last;
}

/// No segment below takes the key again, and what was the last has run.
bool PartitionScene::isDone(std::size_t position, std::size_t row) const
{
    if (m_endsEarly && position < m_wrong.size() && m_wrong[position])
        return false;
    const std::size_t last = m_tree.finishedAt[position];
    if (last >= m_tree.segments.size())
        return true;
    const PartitionSegment& segment = m_tree.segments[last];
    const std::size_t touched = m_tree.lastTouched[position];
    const bool isOver = touched < m_moment.launch || (touched == m_moment.launch && m_moment.fraction >= 1);
    return isOver && row > segment.depth;
}

std::optional<Wrong> PartitionScene::wrongIn(std::size_t position) const
{
    if (position >= m_wrong.size() || !m_wrong[position])
        return std::nullopt;
    return wrongAt(m_wrong, position);
}

bool PartitionScene::isSelected(const PartitionSegment& segment) const
{
    const PartitionStep* step = stepOf(segment);
    if (!m_view.selectedItem || step == nullptr || step->launch != m_moment.launch)
        return false;
    const Launch& launch = m_recording.launches[step->launch - 1];
    const auto local = static_cast<std::uint32_t>(std::max<std::size_t>(1, launch.local));
    return segment.isSplit() ? *m_view.selectedItem / local == segment.item / local
                             : *m_view.selectedItem == segment.item;
}

QColor PartitionScene::hueOf(const PartitionSegment& segment, std::size_t i) const
{
    if (!segment.isSplit()) {
        const PartitionStep& step = *stepOf(segment);
        const std::size_t before = step.launch == m_moment.launch ? segment.placeBefore(step, i) : step.from[i];
        if (before != segment.begin + i)
            return m_colors.move.line;
        // Of a search one key is finished; the others are left for later ones.
        return isDone(segment.begin + i, segment.depth + 1) ? m_colors.keep.line : m_colors.done;
    }
    const std::uint32_t part = segment.part[i];
    if (!m_tree.hasPivots)
        return m_colors.buckets[signOf(part) % 4].line;
    return part == 0 ? m_colors.buckets[0].line : part == 1 ? m_colors.keep.line : m_colors.buckets[3].line;
}

PartitionScene::Look PartitionScene::lookOf(const PartitionSegment& segment, std::size_t i, bool done) const
{
    if (done)
        return {m_colors.keep.fill, m_colors.keep.line, m_colors.keep.on};
    if (!segment.isSplit())
        return {m_colors.paper, m_colors.line2, m_colors.ink};
    const std::uint32_t part = segment.part[i];
    if (m_tree.hasPivots && part == 1)
        return {m_colors.keep.tint, m_colors.keep.line, m_colors.keep.text};
    const BucketHue& hue = m_colors.buckets[m_tree.hasPivots ? (part == 0 ? 0 : 3) : signOf(part) % 4];
    return {hue.tint, hue.line, m_colors.ink};
}

void PartitionScene::drawCard()
{
    if (!m_layout.hasCard)
        return;
    const double top = m_layout.rowTop(m_layout.open) - 17 * m_s;
    const std::size_t lower = m_layout.open + 1;
    const double bottom = m_layout.rowTop(lower) + m_layout.rowHeight(lower) + m_layout.bandRoom - 3 * m_s;
    const QRectF card{m_layout.left - 7 * m_s, top, m_layout.pitch * static_cast<double>(m_recording.n()) + 14 * m_s,
                      bottom - top};
    addCard(m_scene, m_colors, card, 12 * m_s, 1.5,
            {QStringLiteral("card"), static_cast<int>(m_moment.launch), -1, -1});
    m_labels.keepFree(tabPlace(tab()));
}

Tab PartitionScene::tab() const
{
    Tab tab{say(m_recording.launches[m_moment.launch - 1].meaning.title), 12.5 * m_s, 13 * m_s, 22 * m_s};
    tab.fit(m_view.size.width() - 4 * m_s, 11 * m_s, 0.5 * m_s);
    return tab;
}

QRectF PartitionScene::tabPlace(const Tab& tab) const
{
    const double left = std::min(m_layout.left + 7 * m_s, m_view.size.width() - tab.width() - 2 * m_s);
    // Over the first row stand positions: there it keeps off them.
    const double up = m_layout.open == m_layout.first && m_view.role != ViewRole::presenter ? 28 : 17;
    return tab.from({std::max(1.0, left), m_layout.rowTop(m_layout.open) - up * m_s});
}

/// Over all else: the tree's legs pass behind it.
void PartitionScene::drawTab()
{
    if (!m_layout.hasCard)
        return;
    addTab(m_scene, m_colors, tab(), tabPlace(tab()));
}

void PartitionScene::drawKey(std::size_t row, std::size_t position, std::uint32_t key, const Look& look, MarkId id,
                             double opacity, std::optional<Wrong> wrong)
{
    const QRectF cell = m_layout.cell(row, position);
    if (m_layout.hasBars(row)) {
        addKeyBar(m_scene, m_colors, cell, m_lengths(placeOf(key, m_recording)), look.line, wrong, m_s, id, opacity);
        return;
    }
    const bool isWord = m_layout.hasWordColumns(row);
    const double line = isWord             ? m_layout.words.lineBeside(cell.width(), 1.2 * m_s)
                        : m_layout.isTight ? 0.7 * m_s
                                           : 1.2 * m_s;
    const double radius = m_layout.isTight ? 2 * m_s : std::min(5 * m_s, cell.width() / 3);
    addKeyCell(m_scene, m_colors,
               {cell, valueText(key, m_recording), m_layout.valueSize, isWord ? &m_layout.words : nullptr, line, radius,
                wrong, m_s},
               look, id, opacity);
}

bool PartitionScene::isDoneBefore(std::size_t position) const
{
    return m_tree.lastTouched[position] < m_moment.launch && !(m_endsEarly && wrongIn(position));
}

PartitionScene::Look PartitionScene::mutedLook(std::size_t position) const
{
    if (isDoneBefore(position))
        return {m_colors.keep.tint, m_colors.keep.dim, m_colors.keep.text};
    return {Qt::transparent, m_colors.line2, m_colors.ink3};
}

PartitionScene::Look PartitionScene::plainLook(std::size_t row) const
{
    return {m_colors.paper, m_layout.hasBars(row) ? m_colors.done : m_colors.line2, m_colors.ink};
}

/// Where launches before this one have taken a key of the card's rows: the last that did. What they left is what this
/// one gets, and leaves where it does not take the key itself.
const PartitionSegment* PartitionScene::takenBefore(std::size_t row, std::size_t position) const
{
    const std::size_t k = m_moment.launch, open = m_layout.open;
    if (!m_layout.hasCard || (row != open && row != open + 1))
        return nullptr;
    const PartitionSegment* segment = m_tree.covering(open, position);
    if (segment == nullptr || segment->stepBefore(k) == nullptr || (row > open && segment->stepIn(k) != nullptr))
        return nullptr;
    for (std::size_t depth = open + 1; depth < m_tree.depths; ++depth) // leaves may have been sorted meanwhile
        if (const PartitionSegment* below = m_tree.covering(depth, position); below && below->stepBefore(k))
            segment = below;
    return segment;
}

bool PartitionScene::partsSome() const
{
    return std::ranges::any_of(m_tree.segments, [&](const PartitionSegment& segment) {
        return segment.depth == m_layout.open && segment.stepIn(m_moment.launch) != nullptr;
    });
}

bool PartitionScene::drawKept(std::size_t row, std::size_t position)
{
    const std::size_t k = m_moment.launch, open = m_layout.open;
    if (!m_layout.hasCard || (row != open && row != open + 1))
        return false;
    const PartitionSegment* here = m_tree.covering(open, position);
    const bool isMadeNow = row > open && here != nullptr && here->stepIn(k) != nullptr && isTouched(position);
    // Keys of a segment that waits for a launch of its own stay where they are while this one parts another.
    const bool isToCome = row > open && here != nullptr && stepOf(*here) == nullptr && !partsSome();
    if (isMadeNow || isToCome)
        return false;
    const PartitionSegment* last = nullptr;
    for (std::size_t depth = m_tree.depths; last == nullptr && depth-- > 0;)
        if (const PartitionSegment* one = m_tree.covering(depth, position); one && one->stepBefore(k))
            last = one;
    MarkId id{QStringLiteral("row%1-key%2").arg(row).arg(position), -1, -1, static_cast<qint64>(position)};
    std::uint32_t key = m_recording.input[position];
    if (last != nullptr) {
        const PartitionStep& step = *last->stepBefore(k);
        key = last->keys[step.from[position - last->begin] - last->begin];
        id.launch = static_cast<int>(step.launch);
        id.item = last->item;
    }
    const bool isPlain = isTouched(position) && !isDoneBefore(position);
    drawKey(row, position, key, isPlain ? plainLook(row) : mutedLook(position), id, 1,
            isDoneBefore(position) ? wrongIn(position) : std::nullopt);
    return true;
}

/// Of a key that no segment of the row above takes: it goes down to the card's upper row or through, to the result.
void PartitionScene::drawCarrier(std::size_t row, std::size_t position)
{
    const bool isInCard = m_layout.hasCard && row == m_layout.open + 1; // there cells above each other are enough
    if (row <= m_layout.first || isInCard || m_tree.covering(row - 1, position) != nullptr || !isDone(position, row))
        return;
    const bool isOver = m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1;
    const bool ends = (row == m_layout.last + 1 && isOver) || (m_layout.hasCard && row == m_layout.open);
    const double x = m_layout.cell(row, position).center().x();
    // Under the card's lower row stand the names of the parts: below them it goes on.
    const double names = m_layout.hasCard && row == m_layout.open + 2 ? m_layout.bandRoom - 3 * m_s : 0;
    m_scene.add(LineShape{{x, m_layout.rowTop(row - 1) + m_layout.rowHeight(row - 1) + names},
                          {x, m_layout.rowTop(row) + (ends ? 0 : m_layout.rowHeight(row))},
                          Stroke{wrongIn(position) ? m_colors.ink2 : m_colors.keep.line,
                                 std::min(2 * m_s, m_layout.pitch * 0.4),
                                 {}}},
                {QStringLiteral("carrier%1-%2").arg(row).arg(position), -1, -1, static_cast<qint64>(position)},
                ends || m_layout.hasBars(row) ? 1 : 0.8);
}

void PartitionScene::drawRow(std::size_t row)
{
    const std::size_t n = m_recording.n();
    const bool isBars = m_layout.hasBars(row);
    const Look plain = plainLook(row);
    const bool isLast = row == m_layout.last + 1;
    bool future = row > 0;
    for (std::size_t i = 0; i < n; ++i) {
        const MarkId id{QStringLiteral("row%1-key%2").arg(row).arg(i), -1, -1, static_cast<qint64>(i)};
        if (drawKept(row, i)) {
            future = false;
            drawCarrier(row, i);
            continue;
        }
        if (row == 0) {
            drawKey(row, i, m_recording.input[i],
                    isDone(i, 0) ? Look{m_colors.keep.fill, m_colors.keep.line, m_colors.keep.on} : plain, id, 1);
            continue;
        }
        const PartitionSegment* segment = m_tree.covering(row - 1, i);
        if (segment != nullptr && stepOf(*segment) != nullptr) {
            future = false;
            const PartitionStep& step = *stepOf(*segment);
            const std::size_t at = i - segment->begin;
            const bool isThere = &step != &segment->steps.front() && segment->placeBefore(step, at) == i;
            const bool moves = step.launch == m_moment.launch && step.moves && !isThere;
            const bool done = isDone(i, row);
            MarkId known = id;
            known.launch = static_cast<int>(step.launch);
            known.item = segment->item;
            const double shown = moves ? m_result : 1;
            if (shown < 1 && !isBars)
                m_scene.add(RectShape{m_layout.cell(row, i), std::min(5 * m_s, m_layout.cellWidth / 3), Qt::transparent,
                                      Stroke{m_colors.ghost, m_s, {}}});
            if (shown > 0)
                drawKey(row, i, segment->keys[step.from[at] - segment->begin], lookOf(*segment, at, done), known, shown,
                        done ? wrongIn(i) : std::nullopt);
            continue;
        }
        if (segment == nullptr && isDone(i, row)) { // finished above: its carrier goes down to the result
            const bool reached = row <= m_layout.open + 1 || m_moment.launch == m_recording.launchCount();
            if (!reached)
                continue;
            drawCarrier(row, i);
            const bool ends = isLast && m_moment.launch == m_recording.launchCount() && m_moment.fraction >= 1;
            if (ends && i < m_recording.output.size())
                drawKey(row, i, m_recording.output[i], {m_colors.keep.fill, m_colors.keep.line, m_colors.keep.on}, id,
                        1, wrongIn(i));
            continue;
        }
        if (segment != nullptr && row == m_layout.open + 1 && m_layout.hasCard && !isBars)
            m_scene.add(RectShape{m_layout.cell(row, i), std::min(5 * m_s, m_layout.cellWidth / 3), Qt::transparent,
                                  Stroke{m_colors.ghost, m_s, {}}});
    }
    if (future && !(m_layout.hasCard && row == m_layout.open + 1)) {
        const QRectF whole = m_layout.stretch(row, 0, n);
        m_scene.add(RectShape{whole, 5 * m_s, Qt::transparent, Stroke{m_colors.ghost, m_s, {}}},
                    {QStringLiteral("row%1").arg(row), -1, -1, -1}, 0.7);
    }
}

/// Over the first row: of all keys, or every second, fourth …
void PartitionScene::drawPositions()
{
    const double y = m_layout.rowTop(m_layout.first) - 9.5 * m_s, size = std::max(11 * m_s, smallestText(m_view));
    if (m_view.role == ViewRole::presenter || y < size / 2)
        return;
    const double widest = textWidth(textAt(QString::number(m_recording.n() - 1), {}, size, 400, m_colors.ink3));
    std::size_t step = 1;
    while (static_cast<double>(step) * m_layout.pitch < widest + 9)
        step *= 2;
    for (std::size_t i = 0; i < m_recording.n(); i += step)
        m_labels.place(
            m_scene,
            textAt(QString::number(i), {m_layout.cell(m_layout.first, i).center().x(), y}, size, 400, m_colors.ink3),
            {QStringLiteral("position%1").arg(i), -1, -1, static_cast<qint64>(i)});
}

void PartitionScene::drawRows()
{
    for (std::size_t row = m_layout.first; row <= m_layout.last + 1 && row <= m_tree.depths; ++row)
        drawRow(row);
    if (m_equal && m_layout.last + 1 == m_tree.depths)
        joinNeighbours(m_scene, m_colors, *m_equal, {0, 5 * m_s}, m_s, [&](std::size_t i) {
            const QRectF cell = m_layout.cell(m_tree.depths, i);
            return QPointF{cell.center().x(), cell.bottom()};
        });
}

} // namespace lockstep::ui
