// BlocksScene: draws what a launch at rest did inside its rooms, from the values that went in down to the cells.
#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace lockstep::ui {

namespace {

/// Up to this many cells of a room have lines that can be told apart.
constexpr std::size_t mostInRounds = 16;

/// True where all inputs of a value are in another one.
bool isPartOf(const BlockValue& part, const BlockValue& whole)
{
    return !part.inputs.isEmpty() && std::ranges::all_of(part.inputs.runs, [&](const HeldRun& run) {
        return std::ranges::any_of(whole.inputs.runs, [&](const HeldRun& other) {
            return other.first <= run.first && run.last <= other.last;
        });
    });
}

} // namespace

/// From the values that went in, through every round, to the cells; where the rounds have no room, from the nearest
/// value that is in what stands there now.
void BlocksScene::drawRounds()
{
    if (!m_isWhole)
        return;
    for (std::size_t r = 0; r < m_layout.rows.size(); ++r) {
        const RowBox& row = m_layout.rows[r];
        if (!row.isShown || !row.hasOld || m_flow.rows[r].isHanded)
            continue;
        for (std::size_t room = 0; room < m_flow.rows[r].rooms.size(); ++room)
            drawRoundsIn(static_cast<std::uint32_t>(r), static_cast<std::uint32_t>(room));
    }
}

/// The sum that stands in a cell was made there, and not only copied to it from elsewhere.
bool BlocksScene::isSummed(const Spot& spot) const
{
    bool isSum = false;
    const auto [first, end] = m_acts.equal_range(spot);
    for (auto at = first; at != end; ++at)
        isSum = at->second->op == Op::combine ||
                (isSum && at->second->op == Op::copy && at->second->from[0] == at->second->to);
    return isSum;
}

/// What a work-group made of the room in local memory, where that went elsewhere than to the cells that stand for it.
const RoomWork* BlocksScene::ledOn(const Spot& spot) const
{
    const auto work = m_works.find({spot.row, spot.isBefore ? spot.index : m_flow.rows[spot.row].roomOf[spot.index]});
    return work != m_works.end() && work->second.isLedOn ? &work->second : nullptr;
}

/// What is led on leaves the cells as they were: they are what went in.
bool BlocksScene::isSource(const Spot& spot) const
{
    const RoomWork* work = ledOn(spot);
    return work != nullptr && !work->isStored;
}

/// The rounds' lines, from `top` to `ends`; returns the cells at which they arrive.
std::set<std::uint32_t> BlocksScene::addRounds(const std::vector<Round>& rounds, std::uint32_t r, double top,
                                               double ends, const char* kind)
{
    const RowBox& row = m_layout.rows[r];
    std::set<std::uint32_t> arriving;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const auto heightOf = [&](std::size_t k) {
            return top + (ends - top) * static_cast<double>(k) / static_cast<double>(rounds.size());
        };
        arriving.clear();
        for (const RoundLine& line : rounds[i]) {
            const QPointF from{row.cells[line.from].center().x(), heightOf(i)};
            const QPointF to{row.cells[line.to].center().x(), heightOf(i + 1)};
            addInner(from, to, line.adds || line.from != line.to ? m_colors.compute.line : m_colors.wire,
                     innerId(kind, i == 0, r, line.from, line.to, i));
            const double dot = 1.8 * m_s;
            if (line.adds)
                m_scene.add(disc(to, dot, m_colors.compute.line));
            arriving.insert(line.to);
        }
    }
    return arriving;
}

MarkId BlocksScene::innerId(const char* kind, bool isFirst, std::uint32_t r, std::uint32_t from, std::uint32_t to,
                            std::size_t round)
{
    return {QString::fromLatin1(kind) + (isFirst ? QStringLiteral("read") : QStringLiteral("round")) +
                QStringLiteral("%1-%2-%3.%4").arg(r).arg(from).arg(to).arg(round),
            -1, -1, r == 0 ? static_cast<qint64>(to) : -1};
}

void BlocksScene::addInner(QPointF from, QPointF to, const QColor& color, const MarkId& id)
{
    m_scene.add(LineShape{from, to, Stroke{color, 1.4 * m_line, {}}}, id);
}

void BlocksScene::addInnerArrow(QPointF from, QPointF tip, const QColor& color, const MarkId& id)
{
    const QPointF way = tip - from;
    addInner(from, tip - way * (3 * m_s / std::max(1.0, std::hypot(way.x(), way.y()))), color, id);
    addHead(tip, from, color);
}

/// From the nearest value that is in what stands in each cell now, where the rounds have no room.
void BlocksScene::drawNearest(std::uint32_t r, const std::vector<std::uint32_t>& cells, double top, double bottom)
{
    const auto xOf = [&](std::uint32_t cell) { return m_layout.rows[r].cells[cell].center().x(); };
    const auto &old = m_before->cells[r], &stands = m_flow.at(m_now.step).cells[r];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Spot spot{r, cells[i]};
        const bool adds = isChanged(spot) && isSummed(spot);
        std::size_t from = i;
        if (isChanged(spot) && stands[cells[i]])
            while (from < cells.size() && !isPartOf(*old[cells[from]], *stands[cells[i]]))
                --from; // past the first it is none
        if (from >= cells.size())
            continue;
        const QPointF start{xOf(cells[from]), top}, tip{xOf(cells[i]), bottom};
        const MarkId id = innerId("", true, r, cells[from], cells[i], 0);
        if (adds || !isChanged(spot)) {
            addInnerArrow(start, tip, adds ? m_colors.compute.line : m_colors.wire, id);
        } else if (old[cells[from]] == stands[cells[i]]) { // that very value moved
            m_scene.add(LineShape{start, tip, Stroke{m_colors.move.line, 1.4 * m_line, {3.5, 2.5}}}, id);
            addHead(tip, start, m_colors.move.line);
        }
    }
}

void BlocksScene::drawRoundsIn(std::uint32_t r, std::uint32_t number)
{
    const RowBox& row = m_layout.rows[r];
    const Room& room = m_flow.rows[r].rooms[number];
    const RoomWork& work = m_works.at({r, number});
    if (work.isLedOn) {
        if (row.hasSums)
            drawLedOn(r, room, work);
        return;
    }
    std::vector<std::uint32_t> cells;
    for (const std::uint32_t cell : room.cells)
        if (showsOld({r, cell}))
            cells.push_back(cell);
    if (cells.empty())
        return;
    const double top = oldAt({r, cells[0]}).y() + 8 * m_s, bottom = row.cells[cells[0]].top() - m_s;
    const double ends = bottom - 6 * m_s;
    const bool fits = work.rounds && cells.size() == room.cells.size() && cells.size() <= mostInRounds &&
                      static_cast<double>(work.rounds->size()) * 4.5 * m_s <= ends - top;
    if (!fits)
        return drawNearest(r, cells, top, bottom);
    std::set<std::uint32_t> arriving = addRounds(*work.rounds, r, top, ends, "");
    if (work.rounds->empty())
        arriving.insert(cells.begin(), cells.end());
    for (const std::uint32_t cell : arriving) {
        const double x = row.cells[cell].center().x();
        addInnerArrow({x, work.rounds->empty() ? top : ends}, {x, bottom},
                      isChanged({r, cell}) ? m_colors.compute.line : m_colors.wire,
                      innerId("", work.rounds->empty(), r, cell, cell, work.rounds->size()));
    }
}

/// Where the sum stands that local memory held for a cell.
QRectF BlocksScene::sumRect(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const QRectF& cell = row.cells[spot.index];
    const double range = row.rangeSize > 0 ? 14 * m_s : 0;
    const double y = row.foot > 0 ? cell.bottom() + range + row.foot - (sumHeight + 2) * m_s
                                  : cell.top() - (sumHeight + sumWay) * m_s;
    return {cell.left(), y, cell.width(), sumHeight * m_s};
}

/// Where what leaves local memory for another row leaves the room: beside the last cell, or under its sum.
double BlocksScene::leavesAt(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const RoomBox& room = row.rooms[m_flow.rows[spot.row].roomOf[spot.index]];
    const QRectF& cell = row.cells[spot.index];
    return row.foot > 0 ? cell.center().x() : (cell.right() + room.rect.right()) / 2;
}

/// From the values that went in to their sums in local memory, and from these to where they went.
void BlocksScene::drawLedOn(std::uint32_t r, const Room& room, const RoomWork& work)
{
    const RowBox& row = m_layout.rows[r];
    const QRectF first = sumRect({r, room.cells.front()});
    const double range = row.rangeSize > 0 ? 14 * m_s : 0;
    const double top = row.foot > 0 ? row.cells[room.cells.front()].bottom() + range + m_s
                                    : oldAt({r, room.cells.front()}).y() + 8 * m_s;
    const double tip = first.top() - m_s, ends = tip - 5 * m_s;
    std::set<std::uint32_t> summed;
    for (const BlockAct& act : step()->acts)
        if (act.isLocal && act.op == Op::combine && !act.to.isBefore && act.to.row == r &&
            std::ranges::binary_search(room.cells, act.to.index))
            summed.insert(act.to.index);
    const bool hasRounds = work.rounds && !work.rounds->empty() && room.cells.size() <= mostInRounds;
    if (hasRounds)
        addRounds(*work.rounds, r, top, ends, "local-");
    for (const std::uint32_t cell : room.cells) {
        const double x = row.cells[cell].center().x();
        const auto left = work.left.find(cell);
        if (left == work.left.end())
            continue;
        const bool isSum = summed.contains(cell);
        addInnerArrow({x, hasRounds ? ends : top}, {x, tip}, isSum ? m_colors.compute.line : m_colors.wire,
                      innerId("local-", !hasRounds, r, cell, cell, 99));
        const QRectF rect = sumRect({r, cell});
        m_scene.add(
            RectShape{rect, 4 * m_s, isSum ? m_colors.compute.tint : m_colors.paper,
                      isSum ? Stroke{m_colors.compute.line, 1.4 * m_line, {}} : Stroke{m_colors.line2, 1 * m_line, {}}},
            {QStringLiteral("local-cell%1-%2").arg(r).arg(cell), -1, -1, -1});
        TextShape value = textAt(valueText(left->second.bits, m_recording, onOneLine(row.type.form)), rect.center(),
                                 11.5 * m_s, 600, m_colors.ink);
        if (textWidth(value) > rect.width())
            value.size = 11 * m_s;
        m_scene.add(value, {QStringLiteral("local-value%1-%2").arg(r).arg(cell), -1, -1, -1});
    }
    const Stroke dashed{m_colors.move.line, 1.4 * m_line, {3.5, 2.5}};
    std::set<std::uint32_t> left;
    for (const BlockAct& act : step()->acts) {
        if (act.isLocal || act.op != Op::copy || act.from[0].isBefore || act.from[0].row != r || act.to.isBefore ||
            !std::ranges::binary_search(room.cells, act.from[0].index))
            continue;
        const std::uint32_t from = act.from[0].index;
        const QRectF rect = sumRect(act.from[0]);
        const QPointF under{rect.center().x(), rect.bottom() + m_s};
        if (act.to.row == r) {
            const QRectF& to = row.cells[act.to.index];
            const QPointF end{to.center().x(), to.top() - m_s};
            m_scene.add(LineShape{under, end, dashed},
                        {QStringLiteral("local-move%1-%2-%3").arg(r).arg(from).arg(act.to.index), -1, -1, -1});
            addHead(end, under, dashed.color);
        } else if (isHere(act.to) && left.insert(from).second) {
            const double x = leavesAt(act.from[0]), end = below(act.from[0]).y();
            const std::vector<QPointF> way =
                row.foot > 0
                    ? std::vector<QPointF>{under, {x, end}}
                    : std::vector<QPointF>{{rect.right(), rect.center().y()}, {x, rect.center().y()}, {x, end}};
            addWay(way, dashed, {QStringLiteral("local-out%1-%2").arg(r).arg(from), -1, -1, -1}, 1);
        }
    }
    if (m_layout.gutter > 0 && room.cells.front() == m_flow.rows[r].rooms.front().cells.front())
        m_scene.add(textAt(step()->toRegisters ? say("in the work-group") : say("in local memory"),
                           {m_layout.left - 9 * m_s, first.center().y()}, 11.5 * m_s, 400, m_colors.ink2,
                           Align::right));
}

} // namespace lockstep::ui
