// BlocksScene: draws what a launch at rest did inside its rooms, from the values that went in down to the cells.
#include "ui/lenses/blocks_scene.hpp"
#include "ui/lenses/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace lockstep::ui {

namespace {

/// From a cell to the same or another one of its room, in one round.
struct RoundLine {
    std::uint32_t from = 0, to = 0;
    bool adds = false;
};
using Round = std::vector<RoundLine>;

/// Up to this many cells of a room have lines that can be told apart.
constexpr std::size_t mostInRounds = 16;

/// Who read whom, traced back from what stands in the cells at the end: the first round first. Nothing where a
/// work-item goes on with what it made in the same phase.
std::optional<std::vector<Round>> roundsOf(const BlockStep& step, std::uint32_t row, const Room& room)
{
    std::set<std::uint32_t> needed(room.cells.begin(), room.cells.end());
    const std::set<std::uint32_t> cells = needed;
    const auto isHere = [&](const Spot& spot) {
        return !spot.isBefore && spot.row == row && cells.contains(spot.index);
    };
    std::map<std::uint32_t, std::map<std::uint32_t, const BlockAct*>> phases; // by phase and cell
    for (const BlockAct& act : step.acts) {
        if (act.isQuiet || !isHere(act.to) || (act.op == Op::copy && act.from[0] == act.to))
            continue;
        auto& made = phases[act.phase];
        for (const Spot& from : act.from)
            if (const auto by = made.find(from.index); isHere(from) && by != made.end() && by->second->item == act.item)
                return std::nullopt;
        if (!made.emplace(act.to.index, &act).second)
            return std::nullopt;
    }
    std::vector<Round> rounds;
    for (auto phase = phases.rbegin(); phase != phases.rend(); ++phase) {
        Round round;
        std::set<std::uint32_t> read;
        bool isPlain = true; // every value goes straight down
        for (const std::uint32_t cell : needed) {
            const auto act = phase->second.find(cell);
            const std::size_t before = round.size();
            if (act == phase->second.end()) {
                round.push_back({cell, cell, false});
            } else {
                for (const Spot& from : act->second->from)
                    if (isHere(from))
                        round.push_back({from.index, cell, act->second->op == Op::combine});
            }
            isPlain = isPlain && round.size() == before + 1 && round.back().from == cell;
        }
        for (const RoundLine& line : round)
            read.insert(line.from);
        needed = read;
        if (!isPlain)
            rounds.push_back(std::move(round));
    }
    std::ranges::reverse(rounds);
    return rounds;
}

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
        for (const Room& room : m_flow.rows[r].rooms)
            drawRoundsIn(static_cast<std::uint32_t>(r), room);
    }
}

void BlocksScene::drawRoundsIn(std::uint32_t r, const Room& room)
{
    const RowBox& row = m_layout.rows[r];
    std::vector<std::uint32_t> cells;
    for (const std::uint32_t cell : room.cells)
        if (showsOld({r, cell}))
            cells.push_back(cell);
    if (cells.empty())
        return;
    const double top = oldAt({r, cells[0]}).y() + 8 * m_s, bottom = row.cells[cells[0]].top() - m_s;
    const auto xOf = [&](std::uint32_t cell) { return row.cells[cell].center().x(); };
    const auto colorOf = [&](std::uint32_t cell) -> const QColor& {
        return isChanged({r, cell}) ? m_colors.compute.line : m_colors.wire;
    };
    const auto addLine = [&](QPointF from, QPointF to, const QColor& color, std::uint32_t by, std::uint32_t cell) {
        const QString name = from.y() <= top ? QStringLiteral("read") : QStringLiteral("round");
        const MarkId id{name + QStringLiteral("%1-%2-%3.%4").arg(r).arg(by).arg(cell).arg(from.y() - top), -1, -1,
                        r == 0 ? static_cast<qint64>(cell) : -1};
        m_scene.add(LineShape{from, to, Stroke{color, 1.4 * m_line, {}}}, id);
    };
    const auto addArrow = [&](QPointF from, QPointF tip, const QColor& color, std::uint32_t by, std::uint32_t cell) {
        const QPointF way = tip - from;
        addLine(from, tip - way * (3 * m_s / std::max(1.0, std::hypot(way.x(), way.y()))), color, by, cell);
        addHead(tip, from, color);
    };
    const auto rounds = roundsOf(*step(), r, room);
    // What was worked out in local memory may have gone elsewhere: then the cells are not what came of it.
    const BlockSnapshot& now = m_flow.at(m_now.step);
    std::map<std::uint32_t, const BlockAct*> made;
    for (const BlockAct& act : step()->acts)
        if (!act.isQuiet && !act.to.isBefore && act.to.row == r)
            made[act.to.index] = &act;
    const bool isMade = std::ranges::all_of(cells, [&](std::uint32_t cell) {
        return !made.contains(cell) || now.cells[r][cell] == std::optional{made.at(cell)->value};
    });
    const double ends = bottom - 6 * m_s;
    const bool fits = rounds && isMade && cells.size() == room.cells.size() && cells.size() <= mostInRounds &&
                      static_cast<double>(rounds->size()) * 4.5 * m_s <= ends - top;
    if (!fits) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto &old = m_before->cells[r], &stands = now.cells[r];
            std::size_t from = i;
            if (isChanged({r, cells[i]}) && stands[cells[i]])
                while (from < cells.size() && !isPartOf(*old[cells[from]], *stands[cells[i]]))
                    --from; // past the first it is none
            if (from < cells.size())
                addArrow({xOf(cells[from]), top}, {xOf(cells[i]), bottom}, colorOf(cells[i]), cells[from], cells[i]);
        }
        return;
    }
    std::set<std::uint32_t> arriving(cells.begin(), cells.end());
    for (std::size_t i = 0; i < rounds->size(); ++i) {
        const auto heightOf = [&](std::size_t k) {
            return top + (ends - top) * static_cast<double>(k) / static_cast<double>(rounds->size());
        };
        arriving.clear();
        for (const RoundLine& line : (*rounds)[i]) {
            const QPointF from{xOf(line.from), heightOf(i)}, to{xOf(line.to), heightOf(i + 1)};
            const double dot = 1.8 * m_s;
            addLine(from, to, line.adds || line.from != line.to ? m_colors.compute.line : m_colors.wire, line.from,
                    line.to);
            if (line.adds)
                m_scene.add(
                    EllipseShape{{to.x() - dot, to.y() - dot, 2 * dot, 2 * dot}, m_colors.compute.line, Stroke{}});
            arriving.insert(line.to);
        }
    }
    for (const std::uint32_t cell : arriving)
        addArrow({xOf(cell), rounds->empty() ? top : ends}, {xOf(cell), bottom}, colorOf(cell), cell, cell);
}

} // namespace lockstep::ui
