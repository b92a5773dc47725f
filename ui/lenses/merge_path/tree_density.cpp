// Of keys that are too many for the tree's boxes: where they stand, between the two rows of the launch.
#include "ui/kit/drawing.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/merge_path/tree_scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

DensityRequest densityAt(const Recording& recording, std::size_t k, const MergeTreeLayout& layout)
{
    return {k, dataBufferAfter(recording, k), layout.columns(recording.n()), layout.cellRows()};
}

} // namespace

Needs mergeTreeNeeds(const Recording& recording, const MergeTree& tree, std::size_t launch, const View& view)
{
    Needs needs;
    const MergeTreeLayout layout = layoutMergeTree(recording, tree, launch, view);
    if (layout.isDense) {
        needs.densities.push_back(densityAt(recording, launch, layout));
        if (launch > 0)
            needs.densities.push_back(densityAt(recording, launch - 1, layout));
    } else if (layout.keys != MergeTreeKeys::none) {
        for (const MergeTreeRow& row : tree.rows)
            if (row.made > 0 && row.made < launch)
                needs.states.push_back(row.made);
    }
    return needs;
}

/// One state only, as all densities: the keys before the launch until it is over.
const Density* MergeTreeScene::density() const
{
    const std::size_t k = m_moment.launch, shown = m_moment.fraction < 1 && k > 0 ? k - 1 : k;
    return m_resident.density(densityAt(m_recording, shown, m_layout));
}

void MergeTreeScene::drawDensity()
{
    const Density* counts = m_layout.isDense ? density() : nullptr;
    if (counts == nullptr)
        return;
    const bool isBefore = m_moment.launch > 0 && m_moment.fraction < 1;
    const MergeTreeRow* row = m_layout.now ? &m_tree.rows[*m_layout.now] : nullptr;
    const bool isRight = isOver() && !m_endsEarly && !m_isWrong;
    // Runs wear their hues as long as they stand apart, and a column's keys are of one run.
    const double perColumn = static_cast<double>(m_tree.n) / counts->columns;
    const bool isApart = row != nullptr && row->merges && (isBefore || row->made != m_moment.launch) &&
                         static_cast<double>(row->run / 2) >= 2 * perColumn;
    const double full = std::log1p(std::max(1.0, perColumn));
    ImageShape image;
    image.columns = counts->columns;
    image.rows = counts->rows;
    const QRectF plot = m_layout.plot(m_tree.n);
    image.rect = {plot.left(), plot.bottom() - counts->rows * m_layout.cell, plot.width(),
                  counts->rows * m_layout.cell};
    image.pixels.assign(counts->cells.size(), 0);
    for (std::size_t i = 0; i < image.pixels.size(); ++i) {
        if (counts->cells[i] == 0)
            continue;
        const auto column = static_cast<double>(i % static_cast<std::size_t>(counts->columns));
        const auto place = static_cast<std::size_t>((column + 0.5) * perColumn);
        QColor color = isRight ? m_colors.keep.line : m_colors.ink2;
        if (isApart && !m_tree.runAt(*m_layout.now, place / row->run).isAlone())
            color = m_colors.buckets[place % row->run < row->run / 2 ? 0 : 1].line;
        const double alpha = 0.3 + 0.7 * std::min(1.0, std::log1p(static_cast<double>(counts->cells[i])) / full);
        image.pixels[i] = premultiplied(color, alpha);
    }
    m_scene.add(std::move(image), {QStringLiteral("density"), -1, -1, -1});
    if (m_layout.now && !isOver())
        m_labels.place(m_scene, textAt(isBefore ? say("keys by place, before this launch")
                                                : say("keys by place, after this launch"),
                                       {m_layout.x(m_tree.n), m_layout.card(m_tree.n).top() + 8 * m_s}, 11 * m_s, 400,
                                       m_colors.ink2, Align::right));
}

} // namespace lockstep::ui
