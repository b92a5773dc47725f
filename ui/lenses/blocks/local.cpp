// The blocks' model: traces what a work-group made of a room's cells, in local memory or in place.
#include "ui/lenses/blocks/local.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

bool isIn(const Room& room, std::uint32_t row, const Spot& spot)
{
    return !spot.isBefore && spot.row == row && std::ranges::binary_search(room.cells, spot.index);
}

std::optional<std::vector<Round>> roundsOf(const BlockStep& step, std::uint32_t row, const Room& room, bool isLocal)
{
    const auto isHere = [&](const Spot& spot) { return isIn(room, row, spot); };
    std::map<std::uint32_t, std::map<std::uint32_t, const BlockAct*>> phases; // by phase and cell
    for (const BlockAct& act : step.acts) {
        if (act.isQuiet || !isHere(act.to) || (act.op == Op::copy && act.from[0] == act.to) ||
            (isLocal && !act.isLocal))
            continue;
        auto& made = phases[act.phase];
        for (const Spot& from : act.from)
            if (const auto by = made.find(from.index); isHere(from) && by != made.end() && by->second->item == act.item)
                return std::nullopt;
        if (!made.emplace(act.to.index, &act).second)
            return std::nullopt;
    }
    std::set<std::uint32_t> needed(room.cells.begin(), room.cells.end());
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

} // namespace

RoomWork workIn(const BlockStep& launch, std::uint32_t row, const Room& room)
{
    RoomWork work;
    std::set<std::uint32_t> summed;
    std::map<std::uint32_t, const BlockAct*> stored;
    bool isRead = false; // by what is written elsewhere
    for (const BlockAct& act : launch.acts) {
        if (act.isQuiet)
            continue;
        const bool isHere = isIn(room, row, act.to);
        if (isHere && act.isLocal) {
            work.left[act.to.index] = act.value;
            if (act.op == Op::combine)
                summed.insert(act.to.index);
        } else if (isHere) {
            stored[act.to.index] = &act;
        }
        isRead =
            isRead || (!act.isLocal && act.op == Op::copy && isIn(room, row, act.from[0]) && act.from[0] != act.to);
    }
    work.isStored = !stored.empty();
    work.isLedOn = isRead && std::ranges::any_of(work.left, [&](const auto& left) {
                       const auto to = stored.find(left.first);
                       if (to == stored.end())
                           return summed.contains(left.first);
                       const BlockAct& act = *to->second;
                       return act.op != Op::combine && (act.op != Op::copy || act.from[0] != act.to);
                   });
    work.rounds = roundsOf(launch, row, room, work.isLedOn);
    return work;
}

void findWork(BlocksFlow& flow)
{
    for (std::size_t k = 1; k <= flow.wholes.size(); ++k)
        for (std::uint32_t r = 0; r < flow.rows.size(); ++r) {
            RoomRow& row = flow.rows[r];
            bool isStored = false, isLedOn = false;
            for (const Room& room : row.rooms) {
                const RoomWork work = workIn(flow.whole(k), r, room);
                isStored = isStored || work.isStored;
                isLedOn = isLedOn || work.isLedOn;
                if (work.rounds && std::ranges::any_of(*work.rounds, [](const Round& round) {
                        return std::ranges::any_of(round, [](const RoundLine& line) { return line.adds; });
                    }))
                    row.rounds = std::max(row.rounds, work.rounds->size());
            }
            if (isLedOn)
                (isStored ? row.leadsDown : row.leadsOut) = true;
        }
}

} // namespace lockstep::ui
