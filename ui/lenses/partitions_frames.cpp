// Of PartitionScene: which segments a launch works on before keys move, and which it finds for the next level.
#include "ui/lenses/partitions_scene.hpp"

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
    const bool lists = std::ranges::any_of(m_recording.launches[k - 1].arguments, [&](const Argument& argument) {
        return argument.name == "segments_out" ||
               (argument.buffer && argument.writable && m_recording.buffers[*argument.buffer].name == "first child");
    });
    for (const PartitionSegment& segment : m_tree.segments)
        if (lists && segment.depth == m_layout.open + 1 && segment.isSplit())
            frame(segment.depth, segment.begin, segment.end);
}

} // namespace lockstep::ui
