// The levels above and below the card: how long the runs are from which it comes, and to which it leads.
#include "ui/kit/drawing.hpp"
#include "ui/lenses/merge_path/scene.hpp"
#include "ui/lenses/merge_path/tree.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <QPainterPath>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// Runs as boxes, or as the lines between them where they are narrow; nothing between single keys that touch.
QPainterPath runsOf(const MergeTree& tree, std::size_t row, const MergeLayout& layout, double top)
{
    const double wide = layout.pitch * static_cast<double>(tree.rows[row].run), s = layout.scale;
    const auto x = [&](std::size_t place) { return layout.left + static_cast<double>(place) * layout.pitch; };
    QPainterPath path;
    if (wide < 3 * s) {
        path.addRect(QRectF(x(0), top, x(tree.n) - x(0), layout.strip));
        return path;
    }
    const double gap = std::min(1.6 * s, 0.2 * wide);
    for (std::size_t j = 0; j < tree.runs(row); ++j) {
        const MergeTreeRun run = tree.runAt(row, j);
        const QRectF rect{x(run.begin) + gap / 2, top, x(run.end) - x(run.begin) - gap, layout.strip};
        path.addRoundedRect(rect, std::min(2.5 * s, rect.width() / 3), std::min(2.5 * s, rect.width() / 3));
    }
    return path;
}

} // namespace

void MergePathScene::drawStrips()
{
    const MergeTree tree = mergeTree(m_recording);
    const std::optional<std::size_t> now = tree.rowOf(m_moment.launch);
    if (m_layout.strip <= 0 || !now)
        return;
    const double step = m_layout.strip + m_layout.stripGap;
    const double below = m_layout.cardBottom + m_layout.stripGap + 2 * m_s;
    for (std::size_t row = 1; row < tree.rows.size(); ++row) {
        const bool isPast = row < *now;
        if (row == *now || row + 1 == *now) // the card's
            continue;
        const double top = isPast ? 4.5 * m_s + static_cast<double>(row - 1) * step
                                  : below + static_cast<double>(row - *now - 1) * step;
        m_stripsEnd = top + m_layout.strip;
        m_scene.add(PathShape{runsOf(tree, row, m_layout, top), isPast ? m_colors.raised : QColor(Qt::transparent),
                              Stroke{isPast ? m_colors.line2 : m_colors.ghost, m_s, {}}},
                    {QStringLiteral("level-row%1").arg(row), -1, -1, -1});
        const TextShape name = textAt(rowName(m_recording, tree.rows[row]), {2 * m_s, top + m_layout.strip / 2},
                                      11 * m_s, 400, isPast ? m_colors.ink2 : m_colors.ink3, Align::left);
        if (step >= 1.2 * name.size && textWidth(name) <= m_layout.left - 10 * m_s)
            m_labels.place(m_scene, name);
    }
}

} // namespace lockstep::ui
