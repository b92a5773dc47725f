// The blocks' model: gives acts their times, puts launches together as a whole, and tells what is finished when.
#include "ui/lenses/blocks/steps.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Sums that groups hand to one another move one after the other, as they did; what is worked out of them with
/// them.
void inOrder(BlockStep& step, double handings)
{
    double next = 0;
    std::map<std::uint32_t, double> of; // by work-item
    for (BlockAct& act : step.acts) {
        if (act.op == Op::publish || act.op == Op::receive) {
            of[act.item] = next;
            next += 1;
        }
        const auto found = of.find(act.item);
        const double at = found == of.end() ? next : found->second;
        act.begin = std::min(at, handings - 1) / handings;
        act.end = (std::min(at, handings - 1) + 1) / handings;
    }
}

} // namespace

void giveTimes(BlocksFlow& flow, BlockStep& step)
{
    const auto isHanding = [](const BlockAct& act) { return act.op == Op::publish || act.op == Op::receive; };
    const auto handings = static_cast<double>(std::ranges::count_if(step.acts, isHanding));
    if (handings > 0) {
        inOrder(step, handings);
    } else {
        // A work-item combines one pair after another, so its acts share out the step's time.
        std::map<std::uint32_t, std::uint32_t> seen;
        std::map<std::pair<std::uint32_t, Spot>, std::size_t> walked;
        std::uint32_t most = 0;
        for (BlockAct& act : step.acts)
            if (act.op == Op::combine && !act.to.isBefore) {
                if (const Spot& from = act.from[1]; act.from[0] == act.to && from.row < act.to.row) {
                    std::size_t& longest = flow.rows[from.row].longestWalk;
                    longest = std::max(longest, ++walked[{act.item, act.to}]);
                }
                act.nth = seen[act.item]++;
                most = std::max(most, seen[act.item]);
            }
        for (BlockAct& act : step.acts) {
            if (most <= 1)
                break;
            if (act.op == Op::combine) {
                act.begin = static_cast<double>(act.nth) / most;
                act.end = (static_cast<double>(act.nth) + 1) / most;
            } else if (act.op == Op::fill) {
                act.end = 0; // before all else
            } else {
                act.begin = 1 - 1.0 / most;
            }
        }
    }
}

BlockStep wholeOf(const BlocksFlow& flow, std::size_t k, std::size_t first)
{
    BlockStep whole;
    whole.place = {k, std::nullopt};
    whole.rooms = flow.steps[first].rooms;
    std::map<std::uint32_t, std::uint32_t> number;
    for (std::size_t s = first; s < flow.steps.size(); ++s) {
        const BlockStep& step = flow.steps[s];
        whole.takesNumbers = whole.takesNumbers || step.takesNumbers;
        whole.loads = whole.loads || step.loads;
        whole.readsAgain = whole.readsAgain || step.readsAgain;
        whole.stores = whole.stores || step.stores;
        whole.toRegisters = whole.toRegisters || step.toRegisters;
        whole.items.insert(whole.items.end(), step.items.begin(), step.items.end());
        whole.handings.insert(whole.handings.end(), step.handings.begin(), step.handings.end());
        for (const BlockAct& act : step.acts) {
            whole.acts.push_back(act);
            whole.acts.back().nth = number[act.item]++;
            whole.acts.back().phase = static_cast<std::uint32_t>(s - first);
        }
    }
    std::ranges::sort(whole.items);
    whole.items.erase(std::unique(whole.items.begin(), whole.items.end()), whole.items.end());
    whole.after = flow.steps.back().after;
    return whole;
}

void findFinished(BlocksFlow& flow, const std::map<std::uint32_t, BlockValue>& last)
{
    std::vector<bool> now(flow.rows.front().cells, false), stored = now;
    const auto isLast = [&last](const Spot& to, const BlockValue& value) {
        const auto found = last.find(to.index);
        return found != last.end() && found->second == value;
    };
    for (BlockStep& step : flow.steps) {
        for (BlockAct& act : step.acts) {
            if (act.isQuiet || act.to.isBefore || act.to.row != 0)
                continue;
            const bool isWritten = act.isOutput;
            now[act.to.index] = act.isOutput = isWritten && isLast(act.to, act.value);
            if (isWritten)
                stored[act.to.index] = act.isOutput;
        }
        const bool ends = &step == &flow.steps.back() || (&step + 1)->place.launch != step.place.launch;
        for (std::uint32_t i = 0; ends && i < now.size(); ++i) {
            const std::optional<BlockValue>& stands = step.after.cells.front()[i];
            now[i] = stored[i] && stands && isLast({0, i}, *stands);
        }
        step.after.finished.front() = now;
        flow.wholes[step.place.launch - 1].after.finished = step.after.finished;
    }
    for (BlockStep& whole : flow.wholes)
        for (BlockAct& act : whole.acts)
            act.isOutput = act.isOutput && isLast(act.to, act.value);
}

} // namespace lockstep::ui
