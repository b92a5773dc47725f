// The grids between the two rows of keys: diagonals that are searched, and the path that they cut.
#include "ui/lenses/merge_path/scene.hpp"

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lockstep::ui {

MergePathScene::Grid MergePathScene::gridOf(const MergePair& pair) const
{
    Grid grid;
    const double left = m_layout.left + static_cast<double>(pair.begin) * m_layout.pitch,
                 right = m_layout.left + static_cast<double>(pair.end) * m_layout.pitch;
    const double run = static_cast<double>(m_level.run);
    const double height = m_layout.gridBottom - m_layout.gridTop;
    // All grids of a level are of one measure, that of whole runs.
    const double pairWidth = std::min(2 * run, static_cast<double>(m_recording.n())) * m_layout.pitch;
    const double edge = m_layout.bars ? 0 : 20 * m_s;
    grid.cell = std::min({(pairWidth * 0.94 - 2 * edge) / run, (height - edge) / run, largestMergeCell * m_s});
    grid.values = grid.cell >= leastWithKeys * m_s && !m_layout.bars ? std::min(13 * m_s, m_layout.valueSize) : 0;
    if (grid.values > 0 && textWidth(textAt(longestValue(m_recording), {}, grid.values, 600, Qt::black)) >
                               std::max(grid.cell - 2 * m_s, 0.0))
        grid.values = 0;
    if (grid.values <= 0)
        grid.cell = std::min({pairWidth * 0.94 / run, height / run, largestMergeCell * m_s});
    const double used = grid.values > 0 ? edge : 0;
    const double wide = grid.cell * static_cast<double>(pair.left());
    grid.origin = {std::max(left + used, (left + right - wide) / 2),
                   m_layout.gridTop + used + std::max(0.0, (height - used - grid.cell * run) / 2)};
    return grid;
}

void MergePathScene::drawGrid(const MergePair& pair)
{
    if (pair.right() == 0)
        return;
    const Grid grid = gridOf(pair);
    const double a = static_cast<double>(pair.left()), b = static_cast<double>(pair.right());
    const QRectF whole(grid.at(0, 0), grid.at(a, b));
    if (grid.cell >= 6 * m_s) {
        QPainterPath lines;
        for (std::size_t i = 1; i < pair.left(); ++i) {
            lines.moveTo(grid.at(static_cast<double>(i), 0));
            lines.lineTo(grid.at(static_cast<double>(i), b));
        }
        for (std::size_t j = 1; j < pair.right(); ++j) {
            lines.moveTo(grid.at(0, static_cast<double>(j)));
            lines.lineTo(grid.at(a, static_cast<double>(j)));
        }
        if (!lines.isEmpty())
            m_scene.add(PathShape{lines, Qt::transparent, Stroke{m_colors.line, m_s, {}}});
    }
    m_scene.add(RectShape{whole, 0, Qt::transparent, Stroke{m_colors.line2, m_s, {}}},
                {QStringLiteral("grid%1").arg(pair.begin), -1, -1, -1});
    // The runs along its edges, in their hues.
    m_scene.add(LineShape{grid.at(0, 0), grid.at(a, 0), Stroke{m_colors.buckets[0].line, 2 * m_s, {}}});
    m_scene.add(LineShape{grid.at(0, 0), grid.at(0, b), Stroke{m_colors.buckets[1].line, 2 * m_s, {}}});
    if (grid.values > 0) {
        for (std::size_t i = 0; i < pair.left(); ++i)
            m_labels.place(m_scene, textAt(valueText(m_level.keys[pair.begin + i], m_recording),
                                           grid.at(static_cast<double>(i) + 0.5, 0) - QPointF{0, 9 * m_s}, grid.values,
                                           600, m_colors.buckets[0].text));
        for (std::size_t j = 0; j < pair.right(); ++j)
            m_labels.place(m_scene, textAt(valueText(m_level.keys[pair.middle + j], m_recording),
                                           grid.at(0, static_cast<double>(j) + 0.5) - QPointF{6 * m_s, 0}, grid.values,
                                           600, m_colors.buckets[1].text, Align::right));
    }
    drawDiagonals(pair, grid);
    if (m_level.step == MergeStep::merge)
        drawPath(pair, grid);
}

void MergePathScene::drawDiagonals(const MergePair& pair, const Grid& grid)
{
    const bool searching = m_level.step == MergeStep::coRanks;
    std::vector<const MergeDiagonal*> diagonals;
    for (const MergeDiagonal& diagonal : m_level.diagonals)
        if (diagonal.at >= pair.begin && diagonal.at < pair.end)
            diagonals.push_back(&diagonal);
    for (const MergeDiagonal* diagonal : diagonals)
        drawDiagonal(pair, grid, *diagonal);
    if (searching)
        for (const MergeProbe& probe : m_level.probes)
            if (probe.left >= pair.begin && probe.left < pair.middle)
                drawProbe(pair, grid, probe);
    const double known = searching ? m_result : 1;
    if (known <= 0)
        return;
    for (const MergeDiagonal* diagonal : diagonals)
        drawCoRank(pair, grid, *diagonal, known);
}

MarkId MergePathScene::itemMark(std::uint32_t item, const QString& part) const
{
    return {QStringLiteral("launch%1-item%2-").arg(m_moment.launch).arg(item) + part, static_cast<int>(m_moment.launch),
            item, -1};
}

void MergePathScene::drawDiagonal(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal)
{
    const double a = static_cast<double>(pair.left()), b = static_cast<double>(pair.right());
    const double d = static_cast<double>(diagonal.at - pair.begin);
    const double high = std::min(d, a), low = std::max(0.0, d - b);
    const bool picked = m_view.selectedItem == diagonal.item;
    const QColor& color = m_level.step == MergeStep::coRanks ? m_colors.ink2 : m_colors.ink3;
    m_scene.add(LineShape{grid.at(high, d - high), grid.at(low, d - low),
                          Stroke{picked ? m_colors.ink : color, (picked ? 2.2 : 1.1) * m_s, {3, 3}}},
                itemMark(diagonal.item, QStringLiteral("diagonal")));
}

/// Two keys that are compared, and in whose favour.
void MergePathScene::drawProbe(const MergePair& pair, const Grid& grid, const MergeProbe& probe)
{
    const double at = m_moment.fraction * (static_cast<double>(m_level.mostProbes) + 0.5);
    const double shown = m_moment.fraction >= 1 ? 1 : std::clamp(at - probe.order, 0.0, 1.0);
    if (shown <= 0)
        return;
    const QPointF c = grid.at(static_cast<double>(probe.left - pair.begin) + 0.5,
                              static_cast<double>(probe.right - pair.middle) + 0.5);
    const double r = std::clamp(grid.cell * 0.26, 1.5, 8 * m_s);
    const MarkId id = itemMark(probe.item, QStringLiteral("probe%1").arg(probe.order));
    const BucketHue& hue = m_colors.buckets[probe.leftFirst ? 0 : 1];
    const QRectF rect(c.x() - r, c.y() - r, 2 * r, 2 * r);
    if (probe.leftFirst)
        m_scene.add(EllipseShape{rect, hue.line, {}}, id, shown);
    else
        m_scene.add(RectShape{rect.adjusted(r * 0.1, r * 0.1, -r * 0.1, -r * 0.1), r * 0.2, hue.line, {}}, id, shown);
    const TextShape order = textAt(QString::number(probe.order + 1), c, std::min(11 * m_s, 1.5 * r), 600, hue.chipText);
    m_labels.keepFree(rect);
    if (m_level.mostProbes > 1 && order.size >= smallestText(m_view)) {
        m_scene.add(order, {}, shown);
        m_hasOrder = true;
    }
}

/// The point of a diagonal that its search finds, and its number.
void MergePathScene::drawCoRank(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal, double known)
{
    const bool searching = m_level.step == MergeStep::coRanks;
    const double d = static_cast<double>(diagonal.at - pair.begin), c = static_cast<double>(diagonal.coRank);
    const QPointF at = grid.at(c, d - c);
    const double r = std::clamp(grid.cell * 0.16, 1.8, 4 * m_s);
    if (searching)
        drawFound(pair, grid, diagonal, at, r);
    m_scene.add(EllipseShape{{at.x() - r, at.y() - r, 2 * r, 2 * r}, m_colors.ink, {}},
                itemMark(diagonal.item, QStringLiteral("co-rank")), known);
    if (grid.cell < leastNumbered * m_s)
        return;
    const TextShape number =
        textAt(QString::number(diagonal.coRank), {}, 11.5 * m_s, 600, searching ? m_colors.onNow : m_colors.ink);
    const double half = std::max(8 * m_s, textWidth(number) / 2 + 4 * m_s);
    const std::optional<QPointF> centre = placeOfCoRank(pair, grid, number, at, half, r);
    if (!centre)
        return;
    m_hasNumbers = true;
    const QRectF pill{centre->x() - half, centre->y() - 8 * m_s, 2 * half, 16 * m_s};
    m_scene.add(RectShape{pill, 8 * m_s, searching ? m_colors.now : m_colors.raised,
                          searching && !m_colors.dark ? Stroke{m_colors.ink, m_s, {}} : Stroke{}},
                {}, known);
    m_labels.place(m_scene, textAt(number.text, *centre, number.size, 600, number.color), {}, known);
}

std::optional<QPointF> MergePathScene::placeOfCoRank(const MergePair& pair, const Grid& grid, const TextShape& number,
                                                     QPointF at, double half, double radius) const
{
    const QPointF corner = grid.at(0, static_cast<double>(pair.right())), top = grid.at(0, 0);
    const double beside = half + radius, under = radius + 7 * m_s;
    const double end = m_layout.left + static_cast<double>(pair.end) * m_layout.pitch + 2 * m_s;
    const auto fits = [&](QPointF middle) {
        return m_labels.fits(textAt(number.text, middle, number.size, 600, number.color));
    };
    // Beside the diagonal, where no probe is and no other grid.
    for (const QPointF& way : {QPointF{beside, under}, QPointF{-beside, -under}, QPointF{-beside - 6 * m_s, under},
                               QPointF{beside, 0}, QPointF{-beside, 0}}) {
        const QPointF middle = at + way;
        const bool isBelow = middle.y() + 8 * m_s > corner.y() + 2 * m_s;
        const bool isAbove = middle.y() - 8 * m_s < top.y() - 2 * m_s;
        const bool isBeyond = middle.x() - half < top.x() || middle.x() + half > end;
        if (!isBelow && !isAbove && !isBeyond && fits(middle))
            return middle;
    }
    // At a lower corner: under the grid.
    for (const QPointF& way : {QPointF{0, under + 2 * m_s}, QPointF{beside, under}, QPointF{-beside, under}})
        if (at.y() > corner.y() - 1 && at.y() + way.y() + 9 * m_s < m_layout.outTop && fits(at + way))
            return at + way;
    return std::nullopt;
}

/// From a work-item's last comparison to the co-rank that it tells.
void MergePathScene::drawFound(const MergePair& pair, const Grid& grid, const MergeDiagonal& diagonal, QPointF at,
                               double radius)
{
    const MergeProbe* last = nullptr;
    for (const MergeProbe& probe : m_level.probes)
        if (probe.item == diagonal.item && probe.left >= pair.begin && probe.left < pair.middle)
            last = &probe;
    if (last == nullptr)
        return;
    const QPointF from = grid.at(static_cast<double>(last->left - pair.begin) + 0.5,
                                 static_cast<double>(last->right - pair.middle) + 0.5);
    const QPointF way = at - from;
    const double length = std::hypot(way.x(), way.y()), away = std::clamp(grid.cell * 0.26, 1.5, 8 * m_s) + m_s;
    if (length <= away + radius + 2 * m_s)
        return;
    const QPointF start = from + way / length * away, tip = at - way / length * (radius + 0.5 * m_s);
    m_scene.add(LineShape{start, tip, Stroke{m_colors.ink, 1.3 * m_s, {}}}, {}, m_result);
    addArrowHead(m_scene, tip, start, std::min(5.5 * m_s, grid.cell * 0.25), m_colors.ink,
                 itemMark(diagonal.item, QStringLiteral("found")), m_result);
}

/// The staircase: to the right for a key of the left run, down for one of the right run, as far as it is written.
void MergePathScene::drawPath(const MergePair& pair, const Grid& grid)
{
    double i = 0, j = 0;
    const double width = std::clamp(grid.cell * 0.16, 1.4, 5 * m_s);
    for (std::size_t k = pair.begin; k < pair.end; ++k) {
        const MergeOutput& one = m_level.outputs[k];
        const bool left = one.from < pair.middle;
        const QPointF from = grid.at(i, j);
        (left ? i : j) += 1;
        const double shown = written(k);
        if (shown <= 0)
            continue;
        const QPointF to = between(from, grid.at(i, j), shown);
        const MarkId id{QStringLiteral("launch%1-step%2").arg(m_moment.launch).arg(k),
                        static_cast<int>(m_moment.launch), one.item, static_cast<qint64>(k)};
        const QColor& color = m_colors.buckets[left ? 0 : 1].line;
        const bool isEnd = k + 1 == pair.end && shown >= 1;
        const double head = std::min(grid.cell, std::max(2.2 * width, 4.0));
        m_scene.add(LineShape{from, isEnd ? between(to, from, head / grid.cell) : to, Stroke{color, width, {}}}, id);
        if (isEnd)
            addArrowHead(
                m_scene, to, from, head, color,
                {QStringLiteral("launch%1-path-head%2").arg(m_moment.launch).arg(pair.begin), id.launch, id.item, -1});
    }
    for (const MergeDiagonal& diagonal : m_level.diagonals)
        if (diagonal.at >= pair.begin && diagonal.at < pair.end) {
            const double d = static_cast<double>(diagonal.at - pair.begin), c = static_cast<double>(diagonal.coRank);
            const QPointF at = grid.at(c, d - c);
            const double r = std::max(width * 0.8, std::min(3.2 * m_s, grid.cell * 0.3));
            m_scene.add(EllipseShape{{at.x() - r, at.y() - r, 2 * r, 2 * r}, m_colors.ink, {}});
        }
}

} // namespace lockstep::ui
