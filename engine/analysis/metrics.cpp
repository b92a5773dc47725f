#include "engine/analysis/metrics.hpp"

#include "engine/analysis/apply_events.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <unordered_map>

namespace lockstep {

WorkParts workParts(const Events& events)
{
    WorkParts parts;
    for (const Event& event : events) {
        const Work work = operation(event.op).work;
        parts.combines += work == Work::combine;
        parts.compares += work == Work::compare;
        parts.counts += work == Work::count;
        parts.moves += work == Work::move;
        parts.products += work == Work::multiply;
        parts.interactions += work == Work::interact;
    }
    return parts;
}

std::optional<WorkParts> workParts(const Recording& recording)
{
    WorkParts sum;
    for (std::size_t k = 0; k < recording.launches.size(); ++k) {
        if (recording.launches[k].work == 0)
            continue;
        if (!recording.events[k])
            return std::nullopt;
        const WorkParts parts = workParts(*recording.events[k]);
        sum.combines += parts.combines;
        sum.compares += parts.compares;
        sum.counts += parts.counts;
        sum.moves += parts.moves;
        sum.products += parts.products;
        sum.interactions += parts.interactions;
    }
    return sum;
}

bool hasOneKindOfWork(const Recording& recording)
{
    const auto tells = [&](std::initializer_list<const char*> macros) {
        return std::ranges::any_of(
            macros, [&](const char* macro) { return recording.kernelSource.find(macro) != std::string::npos; });
    };
    const int told = tells({"TRACE_COMBINE", "TRACE_ACCUMULATE", "TRACE_SUM"}) +
                     tells({"TRACE_STAY", "TRACE_SWAP", "TRACE_COMPARE", "TRACE_CHOOSE", "TRACE_PICK", "TRACE_APPLY"}) +
                     tells({"TRACE_COUNT", "TRACE_MARK", "TRACE_TICKET", "TRACE_ADVANCE"}) +
                     tells({"TRACE_MOVE", "TRACE_EXCHANGE"}) + tells({"TRACE_MULTIPLY"}) + tells({"TRACE_ATTRACT"});
    if (told <= 1)
        return true;
    const auto kindOf = [](const WorkParts& parts) {
        return (parts.combines > 0) + 2 * (parts.compares > 0) + 4 * (parts.counts > 0) + 8 * (parts.moves > 0) +
               16 * (parts.products > 0) + 32 * (parts.interactions > 0);
    };
    int kinds = 0;
    for (std::size_t k = 0; k < recording.launches.size(); ++k) {
        if (recording.launches[k].work == 0)
            continue;
        if (!recording.events[k])
            return false;
        kinds |= kindOf(workParts(*recording.events[k]));
        if (!std::has_single_bit(static_cast<unsigned>(kinds)))
            return false;
    }
    return true;
}

namespace {

/// Work of each work-item in each phase, where few of all that could be there did any.
std::vector<BusyRun> fewBusyRuns(const Launch& launch, const Events& events)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> busy; // phase, item; once an event
    for (const Event& event : events)
        if (isWork(event.op))
            busy.emplace_back(event.phase, event.item);
    std::ranges::sort(busy);
    std::vector<BusyRun> runs;
    std::uint32_t next = 0; // item of the phase
    const auto put = [&](std::uint32_t phase, std::uint32_t work, std::uint32_t items) {
        if (items == 0)
            return;
        if (next != 0 && runs.back().work == work)
            runs.back().items += items;
        else
            runs.push_back({phase, work, items});
        next += items;
    };
    const auto all = static_cast<std::uint32_t>(launch.global);
    for (auto at = busy.begin(); at != busy.end();) {
        const auto [phase, item] = *at;
        const auto end = std::find_if(at, busy.end(), [&](const auto& other) { return other != *at; });
        put(phase, 0, item - next);
        put(phase, static_cast<std::uint32_t>(end - at), 1);
        at = end;
        if (at == busy.end() || at->first != phase) {
            put(phase, 0, all - next);
            next = 0;
        }
    }
    return runs;
}

std::vector<BusyRun> busyRuns(const Launch& launch, const Events& events)
{
    if (launch.phases.size() * launch.global > 16 * events.size() + 4096)
        return fewBusyRuns(launch, events);
    std::map<std::uint32_t, Words> byPhase;
    for (const Event& event : events)
        if (isWork(event.op))
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

/// How long the chains are that ended in a work-group so far.
struct GroupChains {
    std::uint32_t phase = 0;
    std::uint32_t before = 0; ///< longest in earlier phases: a barrier waits for it
    std::uint32_t longest = 0;
};

std::uint64_t chainOf(const Launch& launch, const Events& events)
{
    std::unordered_map<std::uint64_t, std::uint32_t> depths;
    const auto depth = [&](const Event& event, const Access& access) -> std::uint32_t& {
        const std::uint64_t global = std::uint64_t{1} << 63 | std::uint64_t{access.array} << 32 | access.index;
        return depths[access.array < localArrayBase ? global : localKey(event, access)];
    };
    std::vector<GroupChains> groups(launch.groups());
    std::vector<std::uint32_t> items(launch.global); // what a work-item does waits for what it did
    std::uint32_t longest = 0;
    for (const Event& event : events) {
        GroupChains& group = groups[event.group];
        if (event.phase > group.phase) {
            group.phase = event.phase;
            group.before = group.longest;
        }
        std::uint32_t chain = std::max(group.before, items[event.item]);
        for (const Access& read : event.reads())
            chain = std::max(chain, depth(event, read));
        const bool moves = event.op == Op::combine && event.writeCount == 2;
        const std::uint32_t moved = moves ? depth(event, event.readSlots[0]) : 0;
        if (isWork(event.op)) {
            items[event.item] = ++chain;
            longest = std::max(longest, chain);
            group.longest = std::max(group.longest, chain);
        }
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
        if (event.op != Op::pull) // names the load that its attraction has named
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

void measure(Launch& launch, const Events& events)
{
    launch.events = events.size();
    launch.work = 0;
    std::vector<bool> active(launch.global);
    for (const Event& event : events)
        if (isWork(event.op)) {
            ++launch.work;
            active[event.item] = true;
        }
    launch.active = static_cast<std::uint64_t>(std::ranges::count(active, true));
    launch.phases = phasesOf(events);
    launch.busy = busyRuns(launch, events);
    launch.span = chainOf(launch, events);
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
        launch.span = mostWork; // nothing can be handed from one work-item to another
    }
}

} // namespace lockstep
