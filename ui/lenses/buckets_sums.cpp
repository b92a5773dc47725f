// The seven kernels' block sums, beside the table: what each launch of the scan writes.

#include "ui/lenses/arrow_head.hpp"
#include "ui/lenses/buckets_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

std::optional<std::size_t> BucketScene::columnBefore(std::size_t row, std::size_t group) const
{
    const std::size_t digit = m_pass.rows[row], index = cellIndex(digit, group);
    if (group == 0 || m_pass.startItem.size() <= index)
        return std::nullopt;
    const std::size_t before = cellIndex(digit, group - 1);
    const bool addsUp = m_pass.starts[index] == m_pass.starts[before] + m_pass.counts[before];
    const bool beginsBlock = m_pass.sums.rowsOfBlock > 0 && group % m_pass.sums.rowsOfBlock == 0;
    return addsUp && !beginsBlock ? std::optional(group - 1) : std::nullopt;
}

std::optional<QPointF> BucketScene::startComesFrom(std::size_t row, std::size_t group) const
{
    const BucketSums& sums = m_pass.sums;
    if (sums.readsBefore && sums.rowsOfBlock > 0)
        return m_layout.sumsLeft > 0
                   ? std::optional(m_layout.sum(1, row, group / sums.rowsOfBlock, sums.blocks).center())
                   : std::nullopt;
    if (sums.readsBases)
        return m_layout.sumsLeft > 0 ? std::optional(m_layout.sum(3, row, 0, sums.blocks).center()) : std::nullopt;
    if (const auto before = columnBefore(row, group))
        return m_layout.start(row, *before);
    return std::nullopt;
}

/// An arrow into a start from what it is made of: a sum at the right, or the column before, whose start and count add
/// up to it. The way from there runs under the column's own count, which is not in it.
void BucketScene::drawStartLink(std::size_t row, std::size_t group, const QRectF& pill)
{
    const auto from = startComesFrom(row, group);
    if (!from)
        return;
    const std::size_t index = cellIndex(m_pass.rows[row], group);
    const Stroke stroke{m_colors.compute.line, 1.3 * m_line, {}};
    const MarkId id{QStringLiteral("start-head%1").arg(index), static_cast<int>(m_pass.launch), m_pass.startItem[index],
                    static_cast<qint64>(index)};
    const bool isFromLeft = from->x() <= pill.center().x();
    if (!isFromLeft) {
        const QPointF tip{pill.right() + 1.5 * m_s, pill.center().y()}, tail = tip + QPointF{9 * m_s, 0};
        if (tail.x() >= m_layout.cell(row, group).right() + m_layout.columnWidth * 0.1)
            return;
        m_scene.add(LineShape{tail, tip, stroke});
        addArrowHead(m_scene, tip, tail, 5 * m_s, stroke.color, id);
        return;
    }
    const double y = pill.bottom() - 1.5 * m_s, size = std::clamp(m_layout.rowHeight * 0.7, 11 * m_s, 14 * m_s);
    if (y - m_layout.count(row, group).y() < 0.42 * size + 1.5 * m_s) // it would run through the count
        return;
    const QPointF tip{pill.left() - 0.5 * m_s, y}, tail{from->x() + pill.width() / 2, y};
    m_scene.add(LineShape{tail, tip, stroke},
                {QStringLiteral("start-link%1").arg(index), id.launch, id.item, id.index});
    addArrowHead(m_scene, tip, tail, 5 * m_s, stroke.color, id);
}

void BucketScene::drawSums()
{
    const BucketSums& sums = m_pass.sums;
    if (m_pass.kind != BucketKind::pipeline)
        return;
    const std::size_t rows = m_pass.rows.size();
    // Blocks of work-groups, whose counts are scanned by themselves.
    if (sums.rowsOfBlock > 0)
        for (std::size_t b = 1; b < sums.blocks && b * sums.rowsOfBlock < m_pass.groups; ++b) {
            const QRectF cell = m_layout.cell(0, b * sums.rowsOfBlock);
            const double x = cell.left() - std::min(4 * m_s, m_layout.columnWidth * 0.06);
            m_scene.add(LineShape{{x, m_layout.rowTop - 2 * m_s},
                                  {x, m_layout.tableRect(rows, m_pass.groups).bottom()},
                                  Stroke{m_colors.ink2, 1.4 * m_line, {3, 3}}},
                        {QStringLiteral("block-edge%1").arg(b), -1, -1, -1});
        }
    if (m_layout.sumsLeft <= 0)
        return;
    const double size = std::clamp(m_layout.rowHeight * 0.6, 11 * m_s, 14 * m_s);
    const std::array heads{say("sums"), say("before"), say("total"), say("base")};
    const double headY = m_layout.subheadY > 0 ? m_layout.subheadY : m_layout.headY;
    for (std::size_t which = 0; which < heads.size(); ++which) {
        const std::size_t count = which < 2 ? sums.blocks : 1;
        const bool isMade = !sums.now[which].empty();
        const QRectF head =
            m_layout.sum(which, 0, 0, sums.blocks).united(m_layout.sum(which, 0, count - 1, sums.blocks));
        addText(textAt(heads[which], {head.center().x(), headY}, 11.5 * m_s, isMade ? 500 : 400,
                       isMade ? m_colors.ink2 : m_colors.ink3));
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t b = 0; b < count; ++b) {
                const QRectF cell = m_layout.sum(which, r, b, sums.blocks);
                const std::size_t index = m_pass.rows[r] * count + b;
                const MarkId id{QStringLiteral("sum%1-%2").arg(which).arg(index), -1, -1, -1};
                const double inset = std::min(2.5 * m_s, cell.width() * 0.06);
                const QRectF box = cell.adjusted(inset, 1.5, -inset, -1.5);
                if (index >= sums.now[which].size()) {
                    m_scene.add(RectShape{box, 4 * m_s, Qt::transparent, Stroke{m_colors.ghost, m_line, {}}}, id);
                    continue;
                }
                const bool written = sums.isWritten[which];
                if (written)
                    m_scene.add(
                        RectShape{box, 4 * m_s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.2 * m_line, {}}},
                        id, std::max(0.25, m_result));
                if (written && b == 0 && which != 2 && cell.width() >= 12 * m_s) // out of the column at its left
                    addArrowHead(m_scene, {box.left() - 0.5 * m_s, box.center().y()},
                                 {box.left() - 2 * m_s, box.center().y()}, 4.5 * m_s, m_colors.compute.line,
                                 {QStringLiteral("sum-head%1-%2").arg(which).arg(r), -1, -1, -1});
                const double made = written ? m_result : 1;
                if (m_layout.rowHeight >= 12 * m_s && made > 0)
                    addText(textAt(countDigits(sums.now[which][index]), cell.center(), size, written ? 600 : 500,
                                   m_colors.ink),
                            made);
            }
    }
}

} // namespace lockstep::ui
