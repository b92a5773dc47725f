// Values on their way between the rows of BlocksScene.
#include "ui/lenses/blocks/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
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
    double x = row.cells[spot.index].center().x();
    if (ledOn(spot) != nullptr) { // it is not what the cell holds
        x = row.hasSums ? leavesAt(spot) : room.rect.center().x();
        if (row.hasSums && row.foot > 0)
            return {x, room.rect.bottom()}; // straight down from the sum
    }
    // Beside what stands before a short room, and whence it comes.
    const bool isShort =
        spot.index == m_flow.rows[spot.row].rooms[m_flow.rows[spot.row].roomOf[spot.index]].cells.back() &&
        row.cells[spot.index].right() + 10 * m_s < room.rect.right();
    if (!room.before.isEmpty() && (isShort || x < room.before.right() + 3 * m_s))
        x = std::max((room.before.right() + room.rect.right()) / 2, room.rect.right() - 14 * m_s);
    return {x, room.rect.bottom()};
}

QPointF BlocksScene::above(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const RoomBox& room = row.rooms[m_flow.rows[spot.row].roomOf[spot.index]];
    // Where values come and others leave, tip and start stand apart.
    const double aside = m_flow.rows[spot.row].isHanded ? 4 * m_s : 0;
    return {row.cells[spot.index].center().x() - aside, room.rect.top()};
}

std::size_t BlocksScene::rank(std::size_t row) const
{
    std::size_t before = 0;
    for (std::size_t r = 0; r < row; ++r)
        before += m_layout.rows[r].isShown;
    return before;
}

/// Where rooms stand in several lines, or rows between, long ways would cross them and one another.
bool BlocksScene::isCut(const Spot& from, const Spot& to) const
{
    const std::size_t a = rank(from.row), b = rank(to.row);
    return m_layout.rows[from.row].lines > 1 || m_layout.rows[to.row].lines > 1 || std::max(a, b) - std::min(a, b) != 1;
}

BlocksScene::Way BlocksScene::wayDown(const Spot& from, const Spot& to) const
{
    return {below(from), above(to)};
}

BlocksScene::Way BlocksScene::wayUp(const Spot& from, const Spot& to) const
{
    const QRectF& before = m_layout.rows[to.row].rooms[to.index].before;
    const double aside = m_flow.rows[from.row].isHanded ? 8 * m_s : 0;
    return {above(from) + QPointF{aside, 0}, {before.center().x(), before.bottom()}};
}

/// Who adds up several sums of the row above in one cell, where that row stands on one line.
void BlocksScene::findWalks()
{
    std::map<std::pair<std::uint32_t, Spot>, std::vector<const BlockAct*>> found;
    for (const BlockAct& act : step()->acts)
        if (act.op == Op::combine && !act.isQuiet && !act.to.isBefore && isHere(act.to) && act.from[0] == act.to &&
            !act.from[1].isBefore && act.from[1].row < act.to.row && isHere(act.from[1]) &&
            rank(act.from[1].row) + 1 == rank(act.to.row))
            found[{act.item, act.to}].push_back(&act);
    std::size_t longest = 0;
    for (const auto& [whose, acts] : found)
        longest = std::max(longest, acts.size());
    if (longest < 2)
        return;
    const Spot &to = found.begin()->first.second, &from = found.begin()->second.front()->from[1];
    const RowBox &source = m_layout.rows[from.row], &target = m_layout.rows[to.row];
    const auto isOneLine = [](const RowBox& row) {
        return row.lines == 1 && std::ranges::all_of(row.cells, [&](const QRectF& cell) {
                   return cell.top() == row.cells.front().top();
               });
    };
    const double top = source.bottom + 7 * m_s, room = target.top - 8 * m_s - top;
    if (!isOneLine(source) || !isOneLine(target) || room < 2.5 * static_cast<double>(longest) * m_s)
        return;
    // The longest goes uppermost: so no line to a cell crosses another's.
    const double apart = std::min(9 * m_s, room / static_cast<double>(std::max<std::size_t>(longest - 1, 1)));
    for (const auto& [whose, acts] : found) {
        Walk walk{whose.second, top + static_cast<double>(longest - acts.size()) * apart, acts, {}};
        for (const BlockAct* act : acts) {
            walk.sums.push_back(below(act->from[1]));
            m_walkOf[act] = m_walks.size();
        }
        m_walks.push_back(std::move(walk));
    }
}

std::vector<BlocksScene::Traveller> BlocksScene::travellers() const
{
    std::vector<Traveller> found;
    std::set<std::pair<Spot, Spot>> told; // one value serves all cells of a room
    const auto add = [&](const Spot& from, const Spot& to, const BlockAct& act, const BlockValue& value) {
        if (!isHere(from) || !isHere(to))
            return;
        if (!from.isBefore && isSource(from) && !m_layout.rows[from.row].hasSums)
            return; // what goes is not seen, and not what stands there
        Traveller traveller;
        traveller.act = &act;
        traveller.from = from;
        traveller.to = to;
        traveller.isCut = isCut(from, to);
        traveller.text = valueText(value.bits, m_recording, onOneLine(m_layout.rows[to.row].type.form));
        traveller.isUp = to.isBefore;
        if (to.isBefore) {
            if (from.isBefore || !told.insert({from, to}).second ||
                m_layout.rows[to.row].rooms[to.index].before.isEmpty())
                return;
            traveller.way = wayUp(from, to);
        } else {
            traveller.way = wayDown(from, to);
        }
        found.push_back(traveller);
    };
    for (const BlockAct& act : step()->acts) {
        if (act.isQuiet || m_walkOf.contains(&act))
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
        if (traveller.isCut)
            return true;
    for (const double f : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        std::vector<std::pair<QRectF, const BlockAct*>> rects;
        for (const Traveller& traveller : travellers) {
            const double width = textWidth(textAt(traveller.text, {}, size, 600, Qt::black)) + 12 * m_s;
            const QPointF at = between(traveller.way.from, traveller.way.to, f);
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
