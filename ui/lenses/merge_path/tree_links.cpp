// What is between two rows of the tree: which runs become one, and how many work-items are on it.
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/lenses/merge_path/tree_scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

/// Rows nearer to one another stand for themselves.
constexpr double leastLink = 9;

std::pair<double, double> MergeTreeScene::linkEnds(std::size_t row) const
{
    double from = m_layout.rowTop(row - 1) + m_layout.box, to = m_layout.rowTop(row);
    if (m_layout.now && row - 1 == *m_layout.now)
        from = m_layout.card(m_tree.n).bottom();
    if (m_layout.now && row + 1 == *m_layout.now)
        to = m_layout.card(m_tree.n).top();
    return {from, to};
}

bool MergeTreeScene::hasStretches(std::size_t row) const
{
    const double wide = m_layout.pitch * static_cast<double>(m_tree.rows[row].stretch);
    return !m_layout.isDense && m_tree.rows[row].merges &&
           m_layout.rowTop(row) - m_layout.rowTop(row - 1) - m_layout.box >= 26 * m_s && wide >= 8 * m_s;
}

void MergeTreeScene::drawLinks(std::size_t row)
{
    const auto [from, to] = linkEnds(row);
    if (m_layout.isDense && row == m_layout.now.value_or(1)) // its keys stand there
        return;
    if (runWidth(row) < 9 * m_s || std::min(to - from, m_layout.link) < leastLink * m_s)
        return;
    for (std::size_t j = 0; j < m_tree.runs(row); ++j)
        drawLink(row, j);
    for (std::size_t j = 0; j < m_tree.runs(row); ++j)
        if (const MergeTreeRun run = m_tree.runAt(row, j); m_tree.rows[row].merges && run.isAlone())
            drawLonely(row, run);
}

void MergeTreeScene::drawLink(std::size_t row, std::size_t at)
{
    const MergeTreeRun run = m_tree.runAt(row, at);
    const Time time = timeOf(row);
    const QColor color = time == Time::out ? m_colors.ink2 : time == Time::past ? m_colors.wire : m_colors.ghost;
    const Stroke stroke{color, (time == Time::out ? 1.5 : 1.1) * m_s, {}};
    const auto [from, to] = linkEnds(row);
    const double high = to - from;
    const bool hasCard = m_layout.now && row + 1 == *m_layout.now;
    const double tip = to - (hasStretches(row) && !hasCard ? 8.5 * m_s : 1.5 * m_s);
    const double head = std::clamp(0.2 * high, 2.5, 5.5 * m_s);
    const bool isRoomy = high >= 24 * m_s;
    const double knee = from + (isRoomy ? std::max(11 * m_s, 0.36 * (tip - from)) : 0.4 * high);
    const auto middle = [&](std::size_t begin, std::size_t end) { return (m_layout.x(begin) + m_layout.x(end)) / 2; };
    const double x = middle(run.begin, run.end), start = from + 1.5 * m_s;
    QPainterPath path;
    if (!m_tree.rows[row].merges) { // of keys one by one
        const QRectF keys = m_layout.place(row, run.begin, run.end);
        if (run.end - run.begin > 1)
            path = bracketPath(keys.left() + m_s, keys.right() - m_s, start + 4 * m_s, 3 * m_s);
        path.moveTo(x, start + 4 * m_s);
    } else if (run.isAlone()) {
        path.moveTo(x, start);
    } else {
        const double left = middle(run.begin, run.middle), right = middle(run.middle, run.end);
        path.moveTo(left, start);
        path.lineTo(left, knee);
        path.lineTo(right, knee);
        path.lineTo(right, start);
        path.moveTo(x, knee);
    }
    path.lineTo(x, tip - 0.7 * head);
    m_scene.add(PathShape{path, Qt::transparent, stroke}, rowMark(row, QStringLiteral("join%1").arg(at)));
    addArrowHead(m_scene, {x, tip}, {x, start}, head, color, rowMark(row, QStringLiteral("arrowhead%1").arg(at)));
    if (isRoomy && !m_layout.hasCounts && !(m_tree.rows[row].merges && run.isAlone()))
        drawItems(row, run, {x, m_tree.rows[row].merges ? knee : (start + 4 * m_s + tip - head) / 2});
}

/// The number of work-items, in words where all of the row have room for them.
void MergeTreeScene::drawItems(std::size_t row, const MergeTreeRun& run, QPointF at)
{
    const Time time = timeOf(row);
    Badge badge{{}, 11.5 * m_s, m_colors.raised, m_colors.ink2};
    if (time == Time::out) {
        badge.fill = m_colors.now;
        badge.ink = m_colors.onNow;
        badge.edge = {m_colors.nowEdge, m_s, {}};
    } else if (time == Time::toCome) {
        badge.fill = m_colors.paper;
        badge.ink = m_colors.ink3;
        badge.edge = {m_colors.ghost, m_s, {}};
    }
    const auto wide = [&](std::size_t of, const QString& text) {
        badge.text = text;
        const MergeTreeRun one = m_tree.runAt(row, of);
        const double room = m_layout.pitch * static_cast<double>(one.end - one.begin);
        return badge.width(7 * m_s, 16 * m_s) + 4 * m_s > room;
    };
    const std::size_t last = m_tree.rows[row].merges ? m_tree.merges(row) - 1 : m_tree.runs(row) - 1;
    bool isWords = true;
    for (const std::size_t of : {std::size_t{0}, last})
        isWords = isWords && !wide(of, itemsWords(m_tree.runAt(row, of).items));
    badge.text = isWords ? itemsWords(run.items) : countDigits(run.items);
    const double width = badge.width(7 * m_s, 16 * m_s);
    if (width > m_layout.pitch * static_cast<double>(run.end - run.begin))
        return;
    const QRectF place = around(at, width / 2, 8 * m_s);
    if (!m_labels.fits(textAt(badge.text, place.center(), badge.size, badge.weight, badge.ink)))
        return;
    addBadge(m_scene, place, badge, rowMark(row, QStringLiteral("items%1").arg(run.begin)), 1, &m_labels);
    m_labels.keepFree(place);
    m_hasItems = m_hasItems || !isWords;
}

void MergeTreeScene::drawLonely(std::size_t row, const MergeTreeRun& run)
{
    const auto [from, to] = linkEnds(row);
    if (to - from < 18 * m_s)
        return;
    const double x = (m_layout.x(run.begin) + m_layout.x(run.end)) / 2;
    const TextShape right = textAt(say("no partner"), {x + 6 * m_s, (from + to) / 2 - 3 * m_s}, 11 * m_s, 400,
                                   timeOf(row) == Time::toCome ? m_colors.ink3 : m_colors.ink2, Align::left);
    if (m_labels.place(m_scene, right))
        return;
    TextShape left = right; // over its own keys
    left.at.setX(x - 6 * m_s);
    left.align = Align::right;
    if (textWidth(left) + 8 * m_s <= x - m_layout.x(run.begin))
        m_labels.place(m_scene, left);
}

/// The stretches of a row, each of one work-item, over the runs that these write.
void MergeTreeScene::drawStretches(std::size_t row)
{
    if (!hasStretches(row))
        return;
    const Time time = timeOf(row);
    const std::size_t stretch = m_tree.rows[row].stretch;
    const double y = m_layout.rowTop(row) - 6.5 * m_s;
    for (std::size_t t = 0; t * stretch < m_tree.n; ++t) {
        const std::size_t end = std::min(m_tree.n, (t + 1) * stretch);
        const QRectF bar{m_layout.x(t * stretch) + 0.8 * m_s, y, m_layout.x(end) - m_layout.x(t * stretch) - 1.6 * m_s,
                         3.4 * m_s};
        const bool isSelected = time == Time::out && m_view.selectedItem == t;
        const QColor fill = time == Time::toCome ? QColor(Qt::transparent)
                            : isSelected         ? m_colors.ink
                            : t % 2 == 1         ? (time == Time::out ? m_colors.ink3 : m_colors.done)
                                                 : m_colors.line2;
        m_scene.add(RectShape{bar, std::min(1.7 * m_s, bar.width() / 3), fill,
                              time == Time::toCome ? Stroke{m_colors.ghost, 0.8 * m_s, {}} : Stroke{}},
                    time == Time::out ? itemMark(t, QStringLiteral("stretch"))
                                      : rowMark(row, QStringLiteral("stretch%1").arg(t)));
    }
    m_hasStretches = true;
}

/// Where the search has split the two runs for each stretch.
void MergeTreeScene::drawCoRanks()
{
    if (m_level == nullptr || !m_layout.now || m_level->step == MergeStep::segments ||
        m_layout.pitch * static_cast<double>(m_tree.rows[*m_layout.now].stretch) < 14 * m_s)
        return;
    const std::size_t row = *m_layout.now - 1;
    const double top = m_layout.rowTop(row) - 3 * m_s, bottom = m_layout.rowTop(row) + m_layout.box + 3 * m_s;
    for (const MergeDiagonal& diagonal : m_level->diagonals) {
        const MergePair& pair = m_level->pairOf(diagonal.at);
        const std::size_t d = diagonal.at - pair.begin;
        if (pair.right() == 0 || d == 0 || diagonal.coRank > d) // a pair's first stretch begins where both runs do
            continue;
        const bool isSelected = m_view.selectedItem == diagonal.item;
        for (const std::size_t cut : {pair.begin + diagonal.coRank, pair.middle + d - diagonal.coRank}) {
            const double x = m_layout.x(std::min(cut, m_tree.n));
            m_scene.add(LineShape{{x, top}, {x, bottom}, Stroke{m_colors.ink, (isSelected ? 3 : 2) * m_s, {}}},
                        itemMark(diagonal.item, QStringLiteral("cut%1").arg(cut)));
        }
        m_hasCuts = true;
    }
}

} // namespace lockstep::ui
