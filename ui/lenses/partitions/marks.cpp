// The parts of PartitionScene between the rows: brackets, moves, names.

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/bucket_marks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

QPointF onArc(QPointF from, QPointF to, double f)
{
    const double bend = (to.y() - from.y()) * 0.5;
    const QPointF a = between(from, from + QPointF{0, bend}, f),
                  b = between(from + QPointF{0, bend}, to - QPointF{0, bend}, f),
                  c = between(to - QPointF{0, bend}, to, f);
    return between(between(a, b, f), between(b, c, f), f);
}

} // namespace

QPainterPath arcBetween(QPointF from, QPointF to)
{
    const double bend = (to.y() - from.y()) * 0.5;
    QPainterPath path(from);
    path.cubicTo(from + QPointF{0, bend}, to - QPointF{0, bend}, to);
    return path;
}

void PartitionScene::addPartMark(std::uint32_t part, QPointF c, double r, const QColor& color, double opacity)
{
    addBucketSign(m_scene,
                  m_tree.hasPivots ? (part == 0   ? 0
                                      : part == 1 ? 1
                                                  : 3)
                                   : signOf(part),
                  c, r, color, m_colors.card, {}, opacity);
}

void PartitionScene::drawBrackets()
{
    for (const PartitionSegment& segment : m_tree.segments) // no text over a pivot's wedge
        if (segment.pivot && m_layout.isShown(segment.depth) && tenseOf(segment) != Tense::future &&
            takenBefore(segment.depth, segment.begin) == nullptr) {
            const QRectF cell = m_layout.cell(segment.depth, *segment.pivot);
            const double half = std::clamp(m_layout.pitch * 0.16, 2.0, 5 * m_s);
            m_labels.keepFree({cell.center().x() - half, cell.top() - 2.3 * half, 2 * half, 2.3 * half});
        }
    for (const PartitionSegment& segment : m_tree.segments)
        if (m_layout.isShown(segment.depth) && tenseOf(segment) != Tense::future)
            drawBracket(segment);
    for (std::size_t depth = m_layout.first; depth <= m_layout.last && depth < m_tree.depths; ++depth)
        drawLaunches(depth);
}

/// Under the keys that a segment took, with the number of its launch; legs lead down to its parts.
void PartitionScene::drawBracket(const PartitionSegment& segment)
{
    const bool isOpen = m_layout.hasCard && segment.depth == m_layout.open;
    const bool now = isOpen ? segment.stepIn(m_moment.launch) != nullptr : tenseOf(segment) == Tense::now;
    if (isOpen && !now) // the card holds what its launch does
        return;
    // A search takes those keys alone that it compares.
    const std::size_t begin =
        isOpen && searches() ? m_tree.work[m_moment.launch].choices.front().position - 1 : segment.begin;
    const QRectF row = m_layout.stretch(segment.depth, begin, segment.end);
    const bool isUnder = m_layout.hasCard && segment.depth == m_layout.open + 1; // the card holds its own launch alone
    const double y = bracketY(segment), tick = isUnder ? 0 : 3 * m_s;
    const double inset = std::min(1.5 * m_s, row.width() * 0.1);
    const QColor color = now ? m_colors.ink : m_colors.ink3;
    const double width = (now ? 1.6 : 1.1) * m_s;
    QPainterPath path({row.left() + inset, y - tick});
    path.lineTo(row.left() + inset, y);
    path.lineTo(row.right() - inset, y);
    path.lineTo(row.right() - inset, y - tick);
    MarkId id{QStringLiteral("segment%1-%2-%3").arg(segment.depth).arg(segment.begin).arg(segment.end),
              static_cast<int>(segment.lastLaunch()), segment.item, -1};
    m_scene.add(PathShape{path, Qt::transparent, Stroke{color, width, {}}}, id);
    if (!isOpen && m_layout.compactGap >= 12 * m_s && m_layout.pitch > 3) {
        const double down = m_layout.rowTop(segment.depth + 1) - 2 * m_s;
        std::size_t from = 0;
        for (std::size_t i = 1; i <= segment.size(); ++i) {
            if (i < segment.size() && (!segment.isSplit() || segment.part[i] == segment.part[from]))
                continue;
            const double x = m_layout.stretch(segment.depth, segment.begin + from, segment.begin + i).center().x();
            m_scene.add(LineShape{{x, y}, {x, down}, Stroke{color, 1.1 * m_s, {}}});
            from = i;
        }
    }
    if (segment.pivot && takenBefore(segment.depth, segment.begin) == nullptr)
        drawPivot(segment);
    if (isSelected(segment)) {
        const QRectF under = m_layout.stretch(segment.depth + 1, segment.begin, segment.end);
        m_scene.add(RectShape{under.adjusted(-3 * m_s, -3 * m_s, 3 * m_s, 3 * m_s), 7 * m_s, Qt::transparent,
                              Stroke{m_colors.ink, 1.6 * m_s, {}}});
    }
}

/// Under the row that a segment was in; of leaves that were sorted under the card's lower row below the parts' names.
double PartitionScene::bracketY(const PartitionSegment& segment) const
{
    const bool isUnder = m_layout.hasCard && segment.depth == m_layout.open + 1;
    return m_layout.rowTop(segment.depth) + m_layout.rowHeight(segment.depth) + 5 * m_s +
           (isUnder ? m_layout.bandRoom - 3 * m_s : 0);
}

/// Draws the number of a segment's launch at its bracket, where `labels` have room for it; only looks for room without.
bool PartitionScene::placeLaunch(const PartitionSegment& segment, const QString& words, Labels& labels, bool isDrawn)
{
    const QRectF row = m_layout.stretch(segment.depth, segment.begin, segment.end);
    const bool now = tenseOf(segment) == Tense::now;
    const double y = bracketY(segment), next = m_layout.rowTop(segment.depth + 1);
    const double labelY = std::min(y + 9.5 * m_s, (y + next) / 2);
    const double aside = std::max(3 * m_s, m_layout.pitch * 0.6);
    for (const double along : {0.5, 0.3, 0.7, 0.15, 0.85}) {
        const double x = row.left() + along * row.width();
        const TextShape text =
            textAt(words, {x, labelY}, 11 * m_s, now ? 600 : 400, now ? m_colors.ink : m_colors.ink2);
        const double half = textWidth(text) / 2 + 3 * m_s;
        if (x - half < row.left() - aside || x + half > row.right() + aside || !labels.fits(text))
            continue;
        if (!isDrawn) {
            labels.keepFree(textBounds(text));
            return true;
        }
        // Between the bracket and the cells, of which it hides nothing.
        const double over = std::max(labelY - 7 * m_s, y + (now ? 1.6 : 1.1) * m_s),
                     under = std::min(labelY + 7 * m_s, next - 1.5 * m_s);
        m_scene.add(RectShape{{x - half, over, 2 * half, under - over}, 3 * m_s, m_colors.paper, {}},
                    {QStringLiteral("launches-ground%1-%2").arg(segment.depth).arg(segment.begin), -1, -1, -1});
        return labels.place(m_scene, text,
                            {QStringLiteral("launches-of%1-%2").arg(segment.depth).arg(segment.begin), -1, -1, -1});
    }
    return false;
}

/// At the brackets of a depth the launches that its segments took; where one took all, it stands once, at the left.
void PartitionScene::drawLaunches(std::size_t depth)
{
    if (!m_layout.hasLaunchNumbers || (m_layout.hasCard && depth == m_layout.open)) // the card's is at the left
        return;
    struct Label {
        const PartitionSegment* segment = nullptr;
        QString words, number;
        bool isOfRow = false;
    };
    std::vector<Label> labels;
    const auto [firstOfRow, lastOfRow] = levelsOf(depth);
    for (const PartitionSegment& segment : m_tree.segments) {
        const bool isShared = std::ranges::any_of(m_tree.segments, [&](const PartitionSegment& other) {
            return &other != &segment && other.depth == depth && other.lastLaunch() == segment.lastLaunch();
        });
        if (segment.depth != depth || tenseOf(segment) == Tense::future || isShared)
            continue;
        const auto [first, last] = launchesThatMoved(segment);
        const QString launches =
            first == last ? say("launch %1").arg(last) : say("launches %1 to %2").arg(first).arg(last);
        // The leaves of a level stand in the row of the level below it.
        const Message& group = m_recording.launches[first - 1].meaning.group;
        const bool isOfRow = firstOfRow.group && *firstOfRow.group == *lastOfRow.group && group == *firstOfRow.group;
        labels.push_back({&segment, isOfRow ? launches : say("%1, %2").arg(say(group), launches),
                          first == last ? QString::number(last) : QStringLiteral("%1–%2").arg(first).arg(last),
                          isOfRow});
    }
    // All in words, or all by their numbers behind a word at the left.
    Labels trial = m_labels;
    const bool isInWords = std::ranges::all_of(labels, [&](const Label& label) {
        return !label.isOfRow || placeLaunch(*label.segment, label.words, trial, false);
    });
    const double room = m_layout.left - 11 * m_s - textWidth(textAt(say("launch"), {}, 11 * m_s, 400, Qt::black));
    const bool isNumbered = !isInWords && textWidth(textAt(rowName(depth), {}, 12 * m_s, 400, Qt::black)) <= room;
    for (const Label& label : labels)
        for (const QString& words : !label.isOfRow ? QStringList{label.words}
                                    : isNumbered   ? QStringList{label.number}
                                                   : QStringList{label.words, label.number})
            if (placeLaunch(*label.segment, words, m_labels, true))
                break;
    if (isNumbered)
        m_numbered.insert(depth);
}

/// The first and the last launch, up to the moment, that brought keys of the segment to other places.
std::pair<std::size_t, std::size_t> PartitionScene::launchesThatMoved(const PartitionSegment& segment) const
{
    const PartitionStep* now = stepOf(segment);
    std::size_t last = segment.firstLaunch();
    for (const PartitionStep& step : segment.steps)
        if (step.launch <= now->launch && step.moves)
            last = step.launch;
    return {segment.firstLaunch(), last};
}

/// A key's ring and a small wedge over it: all others of the segment are compared with it.
void PartitionScene::drawPivot(const PartitionSegment& segment)
{
    const QRectF cell = m_layout.cell(segment.depth, *segment.pivot);
    const bool now = tenseOf(segment) == Tense::now;
    const double half = std::clamp(m_layout.pitch * 0.16, 2.0, 5 * m_s), tip = cell.top() - 1 * m_s;
    QPainterPath wedge({cell.center().x() - half, tip - 1.3 * half});
    wedge.lineTo(cell.center().x() + half, tip - 1.3 * half);
    wedge.lineTo(cell.center().x(), tip);
    wedge.closeSubpath();
    const MarkId id{QStringLiteral("pivot%1-%2").arg(segment.depth).arg(segment.begin), -1, -1,
                    static_cast<qint64>(*segment.pivot)};
    m_scene.add(PathShape{wedge, now ? m_colors.ink : m_colors.ink3, {}}, id);
    if (!m_layout.hasBars(segment.depth))
        m_scene.add(RectShape{cell, std::min(5 * m_s, cell.width() / 3), Qt::transparent,
                              Stroke{now ? m_colors.ink : m_colors.ink3, 1.8 * m_s, {}}});
    if (!now || !m_layout.hasCard || segment.depth != m_layout.open || m_layout.hasBars(segment.depth))
        return;
    const TextShape word =
        textAt(say("pivot"), {cell.center().x(), tip - 2.6 * half - 4 * m_s}, 11 * m_s, 600, m_colors.ink);
    if (word.at.y() - word.size > m_layout.rowTop(m_layout.open) - 17 * m_s)
        m_labels.place(m_scene, word);
}

/// In the card: where each key of the segments of this depth goes.
void PartitionScene::drawMoves()
{
    if (!m_layout.hasCard)
        return;
    const QColor& halo = m_colors.card;
    const double drop = 8 * m_s + searchRoom(), head = std::clamp(m_layout.pitch * 0.35, 3.0, 5.5 * m_s);
    const bool thin = m_recording.n() > PartitionLayout::mostMarked; // thin lines, and no marks on them
    for (const PartitionSegment& segment : m_tree.segments) {
        const PartitionStep* step = segment.stepIn(m_moment.launch);
        if (segment.depth != m_layout.open || step == nullptr)
            continue;
        const bool isFirst = step == &segment.steps.front();
        const bool isCopied =
            !step->moves && m_tree.work[step->launch].copiedBack > 0; // each to the same place of another buffer
        const std::vector<std::size_t> before = segment.placesBefore(*step);
        for (std::size_t i = 0; i < segment.size(); ++i) {
            if (!isTouched(segment.begin + i))
                continue;
            const QRectF above = m_layout.cell(segment.depth, before[i]);
            const QRectF below = m_layout.cell(segment.depth + 1, segment.begin + i);
            const QPointF from{above.center().x(), above.bottom() + drop},
                to{below.center().x(), below.top() - 4 * m_s - (thin ? 0 : head)};
            const QPainterPath path = arcBetween(from, to);
            const double width = thin ? std::clamp(m_layout.pitch * 0.3, 0.4, 0.8 * m_s)
                                      : std::clamp(m_layout.pitch * 0.12, 0.8, 1.8 * m_s);
            const QColor hue = hueOf(segment, i);
            const bool isLeft = !isFirst && !isCopied && before[i] == segment.begin + i; // where it stood
            const double opacity = (thin ? 0.7 : 1) * (isLeft ? 0.3 : 1);
            const MarkId id{QStringLiteral("launch%1-key%2-move").arg(step->launch).arg(before[i]),
                            static_cast<int>(step->launch), segment.item, static_cast<qint64>(segment.begin + i)};
            if (m_layout.pitch > 14)
                m_scene.add(PathShape{path, Qt::transparent, Stroke{halo, width + 2.2 * m_s, {}}});
            m_scene.add(PathShape{path, Qt::transparent, Stroke{hue, width, {}}}, id, opacity);
            const double r = std::clamp(m_layout.pitch * 0.12, 1.4, 4 * m_s);
            if (isLeft)
                continue;
            if (segment.isSplit() && !thin)
                addPartMark(segment.part[i], to, r, hue, opacity);
            if (!thin)
                addArrowHead(m_scene, {to.x(), below.top() - 0.8 * m_s}, to, head, hue,
                             {QStringLiteral("launch%1-key%2-arrowhead").arg(step->launch).arg(before[i]), id.launch,
                              id.item, id.index},
                             opacity);
        }
        if (!step->moves || m_moment.fraction >= 1 || m_result >= 1)
            continue;
        const double f = std::min(1.0, m_moment.fraction / 0.75);
        for (std::size_t i = 0; i < segment.size(); ++i) { // the keys on their way
            if (!isFirst && before[i] == segment.begin + i)
                continue;
            const QRectF above = m_layout.cell(segment.depth, before[i]);
            const QRectF below = m_layout.cell(segment.depth + 1, segment.begin + i);
            const QPointF to{below.center().x(), below.top() - 4 * m_s};
            const QPointF p = onArc({above.center().x(), above.bottom() + drop}, to, f);
            if (thin) {
                m_scene.add(RectShape{{p.x() - m_s, p.y() - m_s, 2 * m_s, 2 * m_s}, 0, hueOf(segment, i), {}});
                continue;
            }
            const double r = std::clamp(m_layout.pitch * 0.3, 2.0, 7 * m_s);
            m_scene.add(
                EllipseShape{{p.x() - r, p.y() - r, 2 * r, 2 * r}, halo, Stroke{hueOf(segment, i), 1.6 * m_s, {}}});
            if (segment.isSplit())
                addPartMark(segment.part[i], p, r * 0.5, hueOf(segment, i));
        }
    }
}

QString PartitionScene::partName(std::uint32_t part, const LaunchMeaning& meaning) const
{
    if (m_tree.hasPivots)
        return part == 0 ? say("less") : part == 1 ? say("equal") : say("greater");
    if (meaning.bits) {
        BucketDigit digit;
        digit.shift = meaning.shift.value_or(0);
        digit.width = std::clamp<std::uint32_t>(*meaning.bits, 1, 16);
        digit.largest = (1U << digit.width) - 1;
        digit.descends = largestFirst(m_recording);
        if (m_recording.type == ElementType::text && digit.width == 8)
            digit.form = DigitForm::character;
        return digit.name(part);
    }
    return say("bucket %1").arg(part);
}

/// Where the buckets of a sample sort meet: the splitters between them.
std::vector<PartitionScene::Cut> PartitionScene::cutsOfBands(const PartitionSegment& segment) const
{
    const std::vector<std::uint32_t>& splitters = m_tree.prepared.splitters.values;
    std::vector<Cut> cuts;
    if (m_tree.hasPivots || segment.depth > 0)
        return cuts;
    for (std::size_t s = 0; s < splitters.size(); ++s) {
        // The first key of a later bucket stands behind the splitter.
        const auto behind = static_cast<std::size_t>(
            std::ranges::find_if(segment.part, [s](std::uint32_t part) { return part != noPart && part > s; }) -
            segment.part.begin());
        const double x = m_layout.left + static_cast<double>(segment.begin + behind) * m_layout.pitch;
        if (cuts.empty() || x > cuts.back().x)
            cuts.push_back({x, {}});
        cuts.back().splitters.push_back(splitters[s]);
    }
    return cuts;
}

} // namespace lockstep::ui
