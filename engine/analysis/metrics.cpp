#include "engine/analysis/metrics.hpp"

#include "engine/analysis/apply_events.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace lockstep {

bool isWork(Op op, WorkUnit unit)
{
    switch (unit) {
    case WorkUnit::combines:
        return op == Op::combine;
    case WorkUnit::compares:
        return op == Op::compare || op == Op::choose || op == Op::apply;
    case WorkUnit::countsAndMoves:
        return op == Op::count || op == Op::advance || op == Op::move;
    }
    return false;
}

std::uint32_t workOps(WorkUnit unit)
{
    std::uint32_t bits = 0;
    for (std::uint32_t op = 0; op <= static_cast<std::uint32_t>(lastOp); ++op)
        bits |= static_cast<std::uint32_t>(isWork(static_cast<Op>(op), unit)) << op;
    return bits;
}

namespace {

std::vector<BusyRun> busyRuns(const Launch& launch, const Events& events, WorkUnit unit)
{
    std::map<std::uint32_t, Words> byPhase;
    for (const Event& event : events)
        if (isWork(event.op, unit))
            ++byPhase.try_emplace(event.phase, launch.global).first->second[event.item];
    std::vector<BusyRun> runs;
    for (const auto& [phase, work] : byPhase)
        for (std::size_t item = 0; item < work.size(); ++item) {
            if (item == 0 || work[item] != work[item - 1])
                runs.push_back({phase, work[item], 0});
            ++runs.back().items;
        }
    return runs;
}

std::uint64_t chainOf(const Events& events, WorkUnit unit)
{
    std::unordered_map<std::uint64_t, std::uint32_t> depths;
    const auto depth = [&](const Event& event, const Access& access) -> std::uint32_t& {
        const std::uint64_t global = std::uint64_t{1} << 63 | std::uint64_t{access.array} << 32 | access.index;
        return depths[access.array < localArrayBase ? global : localKey(event, access)];
    };
    std::unordered_map<std::uint32_t, std::uint32_t> chosen; // by work-item: what it does next waits for its choice
    std::uint32_t longest = 0;
    for (const Event& event : events) {
        const auto choice = chosen.find(event.item);
        std::uint32_t chain = choice == chosen.end() ? 0 : choice->second;
        for (const Access& read : event.reads())
            chain = std::max(chain, depth(event, read));
        const bool moves = event.op == Op::combine && event.writeCount == 2;
        const std::uint32_t moved = moves ? depth(event, event.readSlots[0]) : 0;
        chain += isWork(event.op, unit) ? 1 : 0;
        longest = std::max(longest, chain);
        if (event.op == Op::choose)
            chosen[event.item] = chain;
        for (const Access& write : event.op == Op::compare ? event.reads() : event.writes())
            depth(event, write) = chain;
        if (moves) // what is moved waits for no sum
            depth(event, event.writeSlots[1]) = moved;
    }
    return longest;
}

Traffic trafficOf(const Events& events)
{
    Traffic traffic;
    const auto isGlobal = [](const Access& access) { return access.array < localArrayBase; };
    for (const Event& event : events) {
        traffic.read +=
            sizeof(std::uint32_t) * static_cast<std::size_t>(std::ranges::count_if(event.reads(), isGlobal));
        traffic.written +=
            sizeof(std::uint32_t) * static_cast<std::size_t>(std::ranges::count_if(event.writes(), isGlobal));
    }
    return traffic;
}

} // namespace

std::optional<std::uint64_t> longestChain(const Recording& recording)
{
    std::uint64_t span = 0;
    for (const Launch& launch : recording.launches) {
        if (!launch.span)
            return std::nullopt;
        span += *launch.span;
    }
    return span;
}

std::vector<std::uint32_t> phasesOf(const Events& events)
{
    std::vector<std::uint32_t> phases;
    for (const Event& event : events) // of a group in order, so that most follow their like
        if (phases.empty() || phases.back() != event.phase)
            phases.push_back(event.phase);
    std::ranges::sort(phases);
    phases.erase(std::unique(phases.begin(), phases.end()), phases.end());
    return phases;
}

void measure(Launch& launch, const Events& events, WorkUnit unit)
{
    launch.busy = busyRuns(launch, events, unit);
    launch.phases = phasesOf(events);
    launch.span = chainOf(events, unit);
    launch.traffic = trafficOf(events);
}

void measureCounted(Launch& launch, const std::vector<BusyRun>& items, std::uint32_t mostWork, bool alone)
{
    launch.busy.clear();
    launch.phases.clear();
    launch.span.reset();
    launch.traffic.reset();
    if (mostWork == 0) {
        launch.span = 0;
    } else if (alone) {
        launch.busy = items;
        if (mostWork == 1) // a chain of two would need an item that does two
            launch.span = 1;
    }
}

} // namespace lockstep
