// The blocks' model: counts what a step did, for its sentence.
#include "ui/lenses/blocks/sorted_acts.hpp"

#include <algorithm>

namespace lockstep::ui {

SortedActs sortedActs(const BlocksFlow& flow, const BlockStep& step)
{
    SortedActs sorted;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> combined; // by work-item and phase
    for (const BlockAct& act : step.acts) {
        const auto roomOf = [&] {
            return std::pair{act.to.row, act.to.isBefore ? act.to.index : flow.rows[act.to.row].roomOf[act.to.index]};
        };
        if (act.op == Op::combine && !act.isQuiet)
            sorted.longest = std::max(sorted.longest, ++combined[{act.item, act.phase}]);
        if (act.op == Op::publish) {
            ++sorted.handed;
            if (!sorted.firstHanded)
                sorted.firstHanded = act.to.index;
            sorted.lastHanded = act.to.index;
        } else if (act.op == Op::receive) {
            ++sorted.received;
            sorted.inVain += act.isQuiet && act.isOneOfMany ? 1 : 0;
            ++sorted.receivers[act.group];
        } else if (act.isQuiet || act.to.isBefore) {
            sorted.ofReceived += act.op == Op::combine && std::ranges::all_of(act.from, &Spot::isBefore) ? 1 : 0;
        } else if (act.op == Op::fill) {
            ++sorted.cleared;
        } else if (act.op == Op::combine) {
            const auto isAbove = [&](const Spot& from) { return from.isBefore || from.row > act.to.row; };
            const auto above = std::ranges::find_if(act.from, isAbove);
            if (above != act.from.end()) {
                ++sorted.taken;
                sorted.takers[roomOf()] = act.taken[static_cast<std::size_t>(above - act.from.begin())].bits;
                if (!above->isBefore)
                    sorted.takenFrom = above->row;
            } else if (std::ranges::any_of(act.from, [&](const Spot& from) { return from.row < act.to.row; })) {
                ++sorted.into[act.to.row];
            } else {
                ++sorted.inRow;
                sorted.rooms.insert(roomOf());
            }
        } else if (act.from[0].row < act.to.row) {
            sorted.collected[act.to.row][act.to.index] = act.value.bits;
        } else {
            ++sorted.copied;
        }
    }
    return sorted;
}

} // namespace lockstep::ui
