// BlocksScene: draws reads that no barrier keeps apart from the writes of other work-items.
#include "ui/lenses/blocks/scene.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

bool BlocksScene::isSeen(const BlockRace& race) const
{
    const BlockStep* now = step();
    return now != nullptr && now->place.launch == race.launch && isHere(race.read) && isHere(race.result) &&
           race.read.row == race.result.row && !race.result.isBefore &&
           (m_isWhole || !now->place.phase || *now->place.phase == race.phase);
}

/// Jagged, under the room, from the place that is read to what is made of it; and where the barrier is missing.
void BlocksScene::drawRaces()
{
    std::set<std::pair<std::uint32_t, std::uint32_t>> rooms;
    for (std::size_t r = 0; r < m_flow.races.size(); ++r) {
        const BlockRace& race = m_flow.races[r];
        if (!isSeen(race))
            continue;
        const RowBox& row = m_layout.rows[race.read.row];
        const std::uint32_t number = m_flow.rows[race.read.row].roomOf[race.read.index];
        const QRectF &a = row.cells[race.read.index], &b = row.cells[race.result.index];
        const double y = row.rooms[number].rect.bottom() + 2 * m_s;
        const double deep = std::min(15 * m_s, m_layout.gap * 0.4);
        const QPointF start{a.center().x() + 3 * m_s, y}, end{b.center().x() - 3 * m_s, y + 1 * m_s};
        const QPointF middle{(start.x() + end.x()) / 2, y + deep};
        QPainterPath bolt(start);
        bolt.lineTo(middle + QPointF{3 * m_s, 0});
        bolt.lineTo(middle + QPointF{-3 * m_s, -deep * 0.45});
        bolt.lineTo(end);
        const MarkId id{QStringLiteral("launch%1-item%2-raced%3").arg(race.launch).arg(race.item).arg(r),
                        static_cast<int>(race.launch), race.item, -1};
        m_scene.add(PathShape{bolt, Qt::transparent, Stroke{m_colors.ink, 1.8 * m_line, {}}}, id);
        addHead(end, middle + QPointF{-3 * m_s, -deep * 0.45}, m_colors.ink);
        if (rooms.insert({race.read.row, number}).second)
            drawMissingBarrier(race.read.row, row.rooms[number]);
    }
}

/// Hollow dashes over the room's cells, where the right kernel has a barrier.
void BlocksScene::drawMissingBarrier(std::size_t row, const RoomBox& room)
{
    const double y = room.rect.top(), left = room.rect.left() + 6 * m_s, right = room.rect.right() - 6 * m_s;
    addMissingBarrier(m_scene, {left, right, y, 11 * m_s, 6 * m_s, 4.5 * m_s, 1.2 * m_line}, m_colors.card,
                      m_colors.ink2,
                      {QStringLiteral("no-barrier-here%1-%2").arg(row).arg(room.rect.left()), -1, -1, -1});
    const TextShape words =
        textAt(say("no barrier here"), {room.rect.right() + 10 * m_s, y}, 11.5 * m_s, 500, m_colors.ink, Align::left);
    if (words.at.x() + textWidth(words) <= m_view.size.width() - 4 * m_s)
        m_scene.add(words);
}

} // namespace lockstep::ui
