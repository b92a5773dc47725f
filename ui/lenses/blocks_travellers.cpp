// Values on their way between the rows of BlocksScene.
#include "ui/lenses/blocks_scene.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"

#include <set>

namespace lockstep::ui {

bool BlocksScene::isInRow(const BlockAct& act, std::size_t operand) const
{
    const Spot& from = act.from[operand];
    return !from.isBefore && !act.to.isBefore && from.row == act.to.row && from.index != act.to.index;
}

QPointF BlocksScene::below(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const RoomBox& room = row.rooms[m_flow.rows[spot.row].roomOf[spot.index]];
    return {row.cells[spot.index].center().x(), room.rect.bottom()};
}

QPointF BlocksScene::above(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const RoomBox& room = row.rooms[m_flow.rows[spot.row].roomOf[spot.index]];
    return {row.cells[spot.index].center().x(), room.rect.top()};
}

std::vector<BlocksScene::Traveller> BlocksScene::travellers() const
{
    std::vector<Traveller> found;
    std::set<std::pair<Spot, Spot>> told; // one value serves all cells of a room
    const auto add = [&](const Spot& from, const Spot& to, const BlockAct& act, const BlockValue& value) {
        if (!isHere(from) || !isHere(to))
            return;
        Traveller traveller;
        traveller.act = &act;
        traveller.text =
            valueText(value.bits, m_recording,
                      m_layout.rows[to.row].type.form == ValueForm::full ? ValueForm::full : ValueForm::compact);
        traveller.isUp = to.isBefore;
        if (to.isBefore) {
            if (from.isBefore || !told.insert({from, to}).second)
                return;
            const RoomBox& room = m_layout.rows[to.row].rooms[to.index];
            traveller.from = above(from);
            traveller.to = room.before.center();
            traveller.isStraight = room.line + 1 == m_layout.rows[to.row].lines && to.row + 1 == from.row;
        } else {
            const RowBox& row = m_layout.rows[from.row];
            const RoomBox& room = row.rooms[m_flow.rows[from.row].roomOf[from.index]];
            traveller.from = below(from);
            traveller.to = above(to);
            traveller.isStraight = room.line + 1 == row.lines && from.row + 1 == to.row;
        }
        found.push_back(traveller);
    };
    for (const BlockAct& act : step()->acts) {
        if (act.isQuiet)
            continue;
        for (std::size_t i = 0; i < act.from.size(); ++i) {
            const Spot& from = act.from[i];
            if (from.isBefore || from.row == act.to.row) {
                if (act.op == Op::receive && !from.isBefore)
                    add(from, act.to, act, act.taken[i]);
                continue;
            }
            if (from.row < act.to.row && !act.to.isBefore)
                add(from, act.to, act, act.taken[i]);
            else if (from.row > act.to.row && act.to.isBefore)
                add(from, act.to, act, act.taken[i]);
            else if (from.row > act.to.row)
                add(from, {act.to.row, m_flow.rows[act.to.row].roomOf[act.to.index], true}, act, act.taken[i]);
        }
    }
    return found;
}

/// True where numbers on their way would be written over one another, or over a room.
bool BlocksScene::collide(const std::vector<Traveller>& travellers) const
{
    const double size = m_layout.textSize;
    for (const Traveller& traveller : travellers)
        if (!traveller.isStraight)
            return true;
    for (const double f : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        std::vector<std::pair<QRectF, const BlockAct*>> rects;
        for (const Traveller& traveller : travellers) {
            const double width = textWidth(textAt(traveller.text, {}, size, 600, Qt::black)) + 12 * m_s;
            const QPointF at = between(traveller.from, traveller.to, f);
            rects.push_back({{at.x() - width / 2, at.y() - 10 * m_s, width, 20 * m_s}, traveller.act});
        }
        for (std::size_t i = 0; i < rects.size(); ++i)
            for (std::size_t j = i + 1; j < rects.size(); ++j)
                if (rects[i].second->begin == rects[j].second->begin && rects[i].first.intersects(rects[j].first))
                    return true;
    }
    return false;
}

} // namespace lockstep::ui
