// The seven kernels' block sums, beside the table: what each launch of the scan writes.

#include "ui/lenses/arrow_head.hpp"
#include "ui/lenses/buckets_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

std::optional<QPointF> BucketScene::startComesFrom(std::size_t row, std::size_t group) const
{
    const BucketSums& sums = m_pass.sums;
    if (m_layout.sumsLeft > 0 && sums.readsBefore && sums.rowsOfBlock > 0)
        return m_layout.sum(1, row, group / sums.rowsOfBlock, sums.blocks).center();
    if (m_layout.sumsLeft > 0 && sums.readsBases)
        return m_layout.sum(3, row, 0, sums.blocks).center();
    return std::nullopt;
}

/// Out of the sums at the right an arrow goes into each row, to all of its starts.
void BucketScene::drawStartLink(std::size_t row, std::size_t group, const QRectF& pill)
{
    if (!startComesFrom(row, group) || group + 1 < m_pass.groups)
        return;
    const std::size_t index = cellIndex(m_pass.rows[row], group);
    const Stroke stroke{m_colors.compute.line, 1.3 * m_line, {}};
    const QPointF tip{pill.right() + 1.5 * m_s, pill.center().y()};
    const QPointF tail{std::min(tip.x() + 14 * m_s, m_layout.sumsLeft + 2 * m_s), tip.y()};
    m_scene.add(LineShape{tail, tip, stroke});
    addArrowHead(m_scene, tip, tail, 5 * m_s, stroke.color,
                 {QStringLiteral("start-head%1").arg(index), static_cast<int>(m_pass.launch), m_pass.startItem[index],
                  static_cast<qint64>(index)});
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
    const double size = m_layout.numberSize > 0 ? m_layout.numberSize : m_layout.rowHeight >= 12 * m_s ? 11 * m_s : 0;
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
                if (size > 0 && made > 0)
                    addText(textAt(countDigits(sums.now[which][index]), cell.center(), size, written ? 600 : 500,
                                   m_colors.ink),
                            made);
            }
    }
}

} // namespace lockstep::ui
