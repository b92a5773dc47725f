// PartitionScene: frames the segments that a launch works on before keys move, and follows a search.
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/partitions/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

void PartitionScene::drawFrames()
{
    if (!m_layout.hasCard || m_layout.open + 1 > m_layout.last + 1)
        return;
    const std::size_t k = m_moment.launch;
    const auto frame = [&](std::size_t row, std::size_t begin, std::size_t end) {
        const double out = std::min(3 * m_s, m_layout.pitch * 0.1);
        m_scene.add(RectShape{m_layout.stretch(row, begin, end).adjusted(-out, -3 * m_s, out, 3 * m_s), 7 * m_s,
                              Qt::transparent, Stroke{m_colors.ink, 1.6 * m_s, {}}},
                    {QStringLiteral("frame%1-%2").arg(row).arg(begin), static_cast<int>(k), -1, -1});
    };
    for (const PartitionTable& table : m_tree.prepared.tables) {
        const PartitionSegment* segment = m_tree.covering(m_layout.open, table.begin);
        if ((table.counted == k || table.started == k) && table.begin < table.end && segment != nullptr &&
            segment->begin == table.begin && segment->end == table.end)
            frame(m_layout.open, table.begin, table.end);
    }
}

bool PartitionScene::isSearch() const
{
    return searches() && !m_layout.hasBars(m_layout.open) && !m_layout.hasWordColumns(m_layout.open) &&
           gapOfCard().height() >= 80 * m_s;
}

bool PartitionScene::searches() const
{
    const std::vector<PartitionChoice>& choices = m_tree.work[m_moment.launch].choices;
    if (choices.empty() || !m_layout.hasCard)
        return false;
    const PartitionSegment* segment = m_tree.covering(m_layout.open, choices.front().position);
    return segment != nullptr && !segment->isSplit() && segment->steps.size() > 1;
}

std::uint32_t PartitionScene::keyBefore(std::size_t position) const
{
    const PartitionSegment& segment = *m_tree.covering(m_layout.open, position);
    const PartitionStep* before = segment.stepBefore(m_moment.launch);
    const std::size_t at = position - segment.begin;
    return segment.keys[before != nullptr ? before->from[at] - segment.begin : at];
}

double PartitionScene::searchRoom() const
{
    return isSearch() ? 20 * m_s : 0;
}

void PartitionScene::drawSearch()
{
    if (!isSearch())
        return;
    const std::vector<PartitionChoice>& choices = m_tree.work[m_moment.launch].choices;
    const double y = m_layout.stretch(m_layout.open, 0, m_recording.n()).bottom() + 17 * m_s;
    const double size = std::max(smallestText(m_view), std::min(m_layout.valueSize, 12 * m_s));
    // Before the first comparison the key in the first place is the one.
    const std::size_t start = choices.front().position - 1;
    std::vector<PartitionChoice> all{{start, keyBefore(start)}};
    all.insert(all.end(), choices.begin(), choices.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QPointF at{m_layout.cell(m_layout.open, all[i].position).center().x(), y};
        const bool isNew = i > 0 && all[i].first != all[i - 1].first;
        const TextShape text = textAt(valueText(all[i].first, m_recording), at, size, isNew || i == 0 ? 600 : 400,
                                      isNew || i == 0 ? m_colors.ink : m_colors.ink2);
        const MarkId id{QStringLiteral("search%1").arg(all[i].position), static_cast<int>(m_moment.launch), -1, -1};
        m_scene.add(text, id);
        m_labels.keepFree(textBounds(text));
        if (i == 0)
            continue;
        const double half = textWidth(text) / 2 + 2 * m_s;
        const QPointF before{m_layout.cell(m_layout.open, all[i - 1].position).center().x(), y};
        const double width = textWidth(textAt(valueText(all[i - 1].first, m_recording), {}, size, 600, Qt::black)) / 2;
        const QPointF from = before + QPointF{width + 2 * m_s, 0}, tip = at - QPointF{half, 0};
        if (tip.x() - from.x() < 3 * m_s)
            continue;
        m_scene.add(LineShape{from, tip - QPointF{3 * m_s, 0}, Stroke{m_colors.ink3, m_s, {}}});
        addArrowHead(m_scene, tip, from, std::min(5 * m_s, tip.x() - from.x()), m_colors.ink3,
                     {id.name + QStringLiteral("-arrowhead"), id.launch, -1, -1});
    }
    m_labels.place(m_scene, textAt(largestFirst(m_recording) ? say("largest so far") : say("smallest so far"),
                                   {2 * m_s, y}, 11 * m_s, 400, m_colors.ink2, Align::left));
}

} // namespace lockstep::ui
