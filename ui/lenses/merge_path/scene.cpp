#include "ui/lenses/merge_path/scene.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/mistakes.hpp"

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

constexpr double arriving = 0.75;

MergePathScene::MergePathScene(const Recording& recording, const MergeLevel& level, Moment moment, const View& view,
                               const std::optional<Crossings>& equal)
    : m_recording(recording), m_level(level), m_equal(equal), m_moment(moment), m_view(view),
      m_colors(theme(view.theme)), m_layout(layoutMerge(recording, view, moment.launch)), m_s(m_layout.scale),
      m_result(std::clamp((moment.fraction - arriving) / (1 - arriving), 0.0, 1.0)), m_wrong(wrongOutputs(recording)),
      m_endsEarly(endsEarly(recording)), m_lengths(recording.input, recording.type),
      m_labels(QRectF({0, 0}, view.size), smallestText(view))
{
    m_scene.size = view.size;
    m_scene.ground = m_colors.paper;
}

Scene MergePathScene::take()
{
    drawCard();
    drawStrips();
    drawStretches();
    if (m_level.step == MergeStep::segments)
        drawArcs();
    else if (hasGrids())
        for (const MergePair& pair : m_level.pairs)
            drawGrid(pair);
    else if (m_level.step != MergeStep::input)
        drawCuts();
    drawRow(false);
    drawRuns();
    drawRow(true);
    if (m_equal)
        joinNeighbours(m_scene, m_colors, *m_equal, {0, -8 * m_s}, m_s, [&](std::size_t i) {
            const QRectF cell = m_layout.out(i);
            const double high = m_layout.bars ? cell.height() * m_lengths(m_recording.output[i]) : cell.height();
            return QPointF{cell.center().x(), cell.bottom() - high};
        });
    drawTokens();
    drawLegend();
    drawGutter();
    return std::move(m_scene);
}

bool MergePathScene::hasGrids() const
{
    return m_recording.n() <= mostWithGrids && (m_level.step == MergeStep::coRanks || m_level.step == MergeStep::merge);
}

bool MergePathScene::isLeft(std::size_t place) const
{
    const MergePair& pair = m_level.step == MergeStep::merge || m_level.step == MergeStep::coRanks
                                ? m_level.pairOf(place)
                                : m_level.pairs[place / std::max<std::size_t>(1, m_level.run)];
    return place < pair.middle;
}

double MergePathScene::written(std::size_t place) const
{
    if (place >= m_level.outputs.size() || m_level.mostOutputs == 0)
        return 0;
    if (m_moment.fraction >= 1)
        return 1;
    if (m_level.step == MergeStep::segments)
        return m_result;
    const double at = m_moment.fraction * static_cast<double>(m_level.mostOutputs);
    return std::clamp(at - static_cast<double>(m_level.outputs[place].order), 0.0, 1.0);
}

void MergePathScene::drawCard()
{
    if (m_level.step == MergeStep::input)
        return;
    const QRectF card{m_layout.left - 8 * m_s, m_layout.cardTop,
                      m_layout.pitch * static_cast<double>(m_recording.n()) + 16 * m_s,
                      m_layout.cardBottom - m_layout.cardTop};
    addCard(m_scene, m_colors, card, 12 * m_s, 1.5,
            {QStringLiteral("card"), static_cast<int>(m_moment.launch), -1, -1});
    const LaunchMeaning& meaning = m_recording.launches[m_moment.launch - 1].meaning;
    QString words = say(meaning.title);
    if (meaning.level)
        words = say("level %1, %2").arg(QString::number(*meaning.level), words);
    const Tab tab{words, 12.5 * m_s, 13 * m_s, 22 * m_s};
    const double left =
        std::clamp(card.left() + 14 * m_s, 1.0, std::max(1.0, m_view.size.width() - tab.width() - 2 * m_s));
    addTab(m_scene, m_colors, tab, tab.from({left, card.top()}), {}, &m_labels);
}

void MergePathScene::drawKey(const QRectF& rect, std::uint32_t key, const BucketHue* hue, bool done, const MarkId& id,
                             double opacity, std::optional<Wrong> wrong)
{
    done = done && !wrong;
    const QColor line = done ? m_colors.keep.line : hue != nullptr ? hue->line : m_colors.line2;
    if (m_layout.bars) {
        addKeyBar(m_scene, m_colors, rect, m_lengths(key), hue == nullptr && !done ? m_colors.done : line, wrong, m_s,
                  id, opacity);
        return;
    }
    const bool isWord = m_layout.words.letters > 0;
    addKeyCell(m_scene, m_colors,
               {rect, valueText(key, m_recording), m_layout.valueSize, &m_layout.words,
                isWord ? m_layout.words.lineBeside(rect.width(), 1.2 * m_s) : 1.2 * m_s,
                std::min(5 * m_s, rect.width() / 3), wrong, m_s},
               {done             ? m_colors.keep.fill
                : hue != nullptr ? hue->tint
                                 : m_colors.paper,
                line, done ? m_colors.keep.on : m_colors.ink},
               id, opacity);
}

std::optional<Wrong> MergePathScene::wrongIn(std::size_t place) const
{
    if (!isOver() || m_endsEarly || place >= m_wrong.size() || !m_wrong[place])
        return std::nullopt;
    return wrongAt(m_wrong, place);
}

void MergePathScene::drawRow(bool isOut)
{
    const bool paired = m_level.step == MergeStep::coRanks || m_level.step == MergeStep::merge;
    for (std::size_t i = 0; i < m_recording.n(); ++i) {
        const MarkId plain{QStringLiteral("%1%2").arg(isOut ? QStringLiteral("out") : QStringLiteral("in")).arg(i), -1,
                           -1, static_cast<qint64>(i)};
        if (!isOut) {
            const bool done = isOver() && m_level.step == MergeStep::input;
            drawKey(m_layout.in(i), m_level.keys[i], paired ? &m_colors.buckets[isLeft(i) ? 0 : 1] : nullptr, done,
                    plain, 1);
            continue;
        }
        const double shown = written(i);
        if (shown < 1 && !m_layout.bars && m_level.step != MergeStep::input)
            m_scene.add(RectShape{m_layout.out(i), std::min(5 * m_s, m_layout.cellWidth / 3), Qt::transparent,
                                  Stroke{m_colors.ghost, m_s, {}}});
        if (shown <= 0 || m_level.outputs[i].from >= m_level.keys.size())
            continue;
        const MergeOutput& one = m_level.outputs[i];
        MarkId id = plain;
        id.launch = static_cast<int>(m_moment.launch);
        id.item = one.item;
        drawKey(m_layout.out(i), m_level.keys[one.from], paired ? &m_colors.buckets[isLeft(one.from) ? 0 : 1] : nullptr,
                isOver() && !(i < m_wrong.size() && m_wrong[i]), id, shown, wrongIn(i));
        if (m_view.selectedItem == one.item && !m_layout.bars)
            m_scene.add(inspectedRing(m_colors, m_layout.out(i), 2.5 * m_s, 6 * m_s, m_s));
    }
}

/// Brackets under the runs that come in.
void MergePathScene::drawRuns()
{
    const bool paired = m_level.step == MergeStep::coRanks || m_level.step == MergeStep::merge;
    const auto bracket = [&](std::size_t begin, std::size_t end, const QColor& color, const QColor& ink,
                             const QString& words) {
        if (begin >= end)
            return;
        const double left = m_layout.in(begin).left() + 1, right = m_layout.in(end - 1).right() - 1;
        const double y = m_layout.inTop + m_layout.cellHeight + 5 * m_s;
        m_scene.add(PathShape{bracketPath(left, right, y, 3 * m_s), Qt::transparent, Stroke{color, 1.5 * m_s, {}}},
                    {QStringLiteral("run%1").arg(begin), -1, -1, -1});
        const TextShape text = textAt(words, {(left + right) / 2, y + 9 * m_s}, 11.5 * m_s, 600, ink);
        if (!words.isEmpty() && textWidth(text) <= right - left + 10 * m_s)
            m_labels.place(m_scene, text);
    };
    for (const MergePair& pair : m_level.pairs) {
        if (!paired) {
            if (m_level.run > 1)
                bracket(pair.begin, pair.middle, m_colors.ink3, m_colors.ink2, {});
            continue;
        }
        const bool alone = pair.right() == 0;
        bracket(pair.begin, pair.middle, m_colors.buckets[0].line, m_colors.buckets[0].text,
                alone ? say("no partner") : say("left run"));
        bracket(pair.middle, pair.end, m_colors.buckets[1].line, m_colors.buckets[1].text, say("right run"));
    }
}

/// Under the row that comes out: which work-item merges which stretch.
void MergePathScene::drawStretches()
{
    if (m_level.step != MergeStep::merge)
        return;
    struct Stretch {
        std::uint32_t item = 0;
        QRectF rect;
    };
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < m_level.outputs.size(); ++i) {
        const QRectF place = m_layout.out(i);
        if (i == 0 || m_level.outputs[i].item != m_level.outputs[i - 1].item)
            stretches.push_back({m_level.outputs[i].item, place});
        stretches.back().rect |= place;
    }
    if (stretches.empty())
        return;
    const double top = stretches.front().rect.bottom() + 5 * m_s, labelY = top + 13 * m_s;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const auto& [item, rect] = stretches[i];
        m_scene.add(RectShape{{rect.left(), top, rect.width(), 4 * m_s},
                              std::min(2 * m_s, rect.width() / 3),
                              i % 2 == 1 ? m_colors.ink3 : m_colors.line2,
                              {}},
                    itemMark(item, QStringLiteral("stretch")));
    }
    const auto label = [&](const Stretch& one, bool isWords) {
        const QString number = QString::number(one.item);
        return textAt(isWords ? say("work-item %1").arg(number) : number, {one.rect.center().x(), labelY}, 11 * m_s,
                      m_view.selectedItem == one.item ? 600 : 400, m_colors.ink2);
    };
    // One form for all: words, numbers, or every second, fourth … number.
    const double apart = stretches.size() > 1 ? stretches[1].rect.center().x() - stretches.front().rect.center().x()
                                              : stretches.front().rect.width() + 8 * m_s;
    const bool isWords = std::ranges::all_of(stretches, [&](const Stretch& one) {
        const double width = textWidth(label(one, true));
        return width <= one.rect.width() + 2 * m_s && width + 6 * m_s <= apart;
    });
    const double widest = textWidth(label({stretches.back().item, {}}, false)) + 6 * m_s;
    std::size_t step = 1;
    while (!isWords && static_cast<double>(step) * apart < widest)
        step *= 2;
    if (!isWords) {
        const TextShape name = textAt(say("work-item"), {2 * m_s, labelY}, 11 * m_s, 400, m_colors.ink2, Align::left);
        if (textWidth(name) + name.at.x() <= m_layout.left - 10 * m_s) // before the card
            m_labels.place(m_scene, name);
    }
    for (const Stretch& one : stretches)
        if (m_view.selectedItem == one.item)
            m_labels.place(m_scene, label(one, isWords));
    for (std::size_t i = 0; i < stretches.size(); i += step)
        if (m_view.selectedItem != stretches[i].item)
            m_labels.place(m_scene, label(stretches[i], isWords));
}

/// Too many keys for a grid: each diagonal cuts both runs, and what lies between two cuts is one stretch.
void MergePathScene::drawCuts()
{
    const double known = m_level.step == MergeStep::coRanks ? m_result : 1;
    if (known <= 0)
        return;
    constexpr std::size_t most = 160;
    const std::size_t every = (m_level.diagonals.size() + most - 1) / most;
    const double top = m_layout.inTop + m_layout.cellHeight + 22 * m_s, bottom = m_layout.outTop - 4 * m_s;
    for (std::size_t t = 0; t < m_level.diagonals.size(); t += std::max<std::size_t>(1, every)) {
        const MergeDiagonal& diagonal = m_level.diagonals[t];
        const MergePair& pair = m_level.pairOf(diagonal.at);
        const std::size_t d = diagonal.at - pair.begin;
        const auto x = [&](std::size_t place) { return m_layout.left + static_cast<double>(place) * m_layout.pitch; };
        const double to = x(diagonal.at);
        const MarkId id = itemMark(diagonal.item, QStringLiteral("diagonal"));
        const bool picked = m_view.selectedItem == diagonal.item;
        const double width = (picked ? 2.2 : 0.9) * m_s, opacity = known * (picked ? 1 : 0.7);
        m_scene.add(LineShape{{x(pair.begin + diagonal.coRank), top},
                              {to, bottom},
                              Stroke{m_colors.buckets[0].line, width, {}}},
                    id, opacity);
        m_scene.add(LineShape{{x(pair.middle + (d - diagonal.coRank)), top},
                              {to, bottom},
                              Stroke{m_colors.buckets[1].line, width, {}}},
                    {}, opacity);
        addArrowHead(m_scene, {to, bottom + 3 * m_s}, {to, bottom}, 4.5 * m_s, m_colors.ink2, {}, opacity);
    }
}

/// Keys sorted in segments by themselves.
void MergePathScene::drawArcs()
{
    if (m_recording.n() > mostWithGrids)
        return;
    for (std::size_t i = 0; i < m_level.outputs.size(); ++i) {
        const std::uint32_t origin = m_level.outputs[i].from;
        if (origin >= m_level.keys.size())
            continue;
        const QPointF from{m_layout.in(origin).center().x(), m_layout.inTop + m_layout.cellHeight + 12 * m_s},
            to{m_layout.out(i).center().x(), m_layout.outTop - 6 * m_s};
        const double bend = (to.y() - from.y()) * 0.5;
        QPainterPath path(from);
        path.cubicTo(from + QPointF{0, bend}, to - QPointF{0, bend}, to);
        const QColor& color = origin == i ? m_colors.keep.line : m_colors.move.line;
        m_scene.add(
            PathShape{path, Qt::transparent, Stroke{color, std::clamp(m_layout.pitch * 0.1, 0.8, 1.7 * m_s), {}}},
            {QStringLiteral("launch%1-key%2-move").arg(m_moment.launch).arg(origin), static_cast<int>(m_moment.launch),
             -1, static_cast<qint64>(i)});
        addArrowHead(m_scene, to + QPointF{0, 4 * m_s}, to, std::clamp(m_layout.pitch * 0.35, 2.5, 6 * m_s), color,
                     {QStringLiteral("launch%1-key%2-arrowhead").arg(m_moment.launch).arg(origin),
                      static_cast<int>(m_moment.launch), -1, static_cast<qint64>(i)});
    }
}

/// Keys on their way from the row above to the row below.
void MergePathScene::drawTokens()
{
    if (m_moment.fraction >= 1 || m_recording.n() > mostWithGrids ||
        (m_level.step != MergeStep::merge && m_level.step != MergeStep::segments))
        return;
    for (std::size_t k = 0; k < m_level.outputs.size(); ++k) {
        const MergeOutput& one = m_level.outputs[k];
        if (one.from >= m_level.keys.size())
            continue;
        const double f = m_level.step == MergeStep::segments ? std::min(1.0, m_moment.fraction / arriving) : written(k);
        if (f <= 0 || f >= 1)
            continue;
        const QPointF p = between({m_layout.in(one.from).center().x(), m_layout.inTop + m_layout.cellHeight},
                                  m_layout.out(k).center(), f);
        const double r = std::clamp(m_layout.pitch * 0.28, 1.5, 8 * m_s);
        m_scene.add(disc(p, r, m_colors.move.fill, Stroke{m_colors.paper, std::min(1.2 * m_s, r * 0.3), {}}),
                    {QStringLiteral("launch%1-key%2-token").arg(m_moment.launch).arg(one.from),
                     static_cast<int>(m_moment.launch), one.item, -1});
    }
}

/// What the signs of a search are, where the stretches of a merge have their names.
void MergePathScene::drawLegend()
{
    if (!hasGrids() || !m_view.hasLegend || m_level.diagonals.empty())
        return;
    const bool searching = m_level.step == MergeStep::coRanks;
    const QString dot = searching      ? m_hasNumbers ? say("dot: where the two runs are split, yellow: the co-rank")
                                                      : say("dot: where the two runs are split")
                             : m_hasNumbers ? say("dot: where a work-item begins, its number: the co-rank")
                                       : say("dot: where a work-item begins");
    const QString between = QStringLiteral("; ");
    std::vector<QString> wordings{dot};
    if (!searching) {
        wordings.insert(wordings.begin(), dot + between + say("path: right for a left key, down for a right one"));
    } else if (!m_level.probes.empty()) {
        const bool hasLeft = std::ranges::any_of(m_level.probes, &MergeProbe::leftFirst);
        const bool hasRight = !std::ranges::all_of(m_level.probes, &MergeProbe::leftFirst);
        const QString order = m_hasOrder ? say("1, 2, …: order of a work-item's comparisons") + between : QString();
        const QString winner = hasLeft && hasRight ? say("circle: the left key comes first, square: the right one")
                               : hasLeft           ? say("circle: the left key comes first")
                                                   : say("square: the right key comes first");
        const QString both = winner + between;
        wordings = {order + both + dot, both + dot, winner, order + dot, dot};
    }
    // In the card, or below it and its strips where it is narrow.
    const double wide = m_layout.pitch * static_cast<double>(m_recording.n());
    const double inside = m_layout.cardBottom - 9 * m_s, below = std::max(m_layout.cardBottom, m_stripsEnd) + 13 * m_s;
    for (const QString& wording : wordings) {
        const QString words = withChineseMarks(wording);
        TextShape text = textAt(words, {m_layout.left, inside}, 12 * m_s, 400, m_colors.ink2, Align::left);
        if (textWidth(text) > wide)
            text = textAt(words, {m_layout.left, below}, 12 * m_s, 400, m_colors.ink2, Align::left);
        if (m_labels.place(m_scene, text))
            return;
    }
}

void MergePathScene::drawGutter()
{
    const auto put = [&](const QString& words, double y, const QColor& color) {
        m_labels.place(m_scene, textAt(words, {2 * m_s, y}, 13 * m_s, 600, color, Align::left));
    };
    put(say("keys in"), m_layout.in(0).center().y(), m_colors.ink);
    if (m_level.step != MergeStep::input)
        put(say("keys out"), m_layout.out(0).center().y(),
            isOver() && m_wrong.empty()          ? m_colors.keep.text
            : m_level.step == MergeStep::coRanks ? m_colors.ink3
                                                 : m_colors.ink);
}

} // namespace lockstep::ui
