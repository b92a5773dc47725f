#include "engine/analysis/metrics.hpp"

#include "engine/analysis/apply_events.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <numeric>
#include <span>
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

/// `work`: of each work-item in that phase.
void addRuns(std::vector<BusyRun>& runs, std::uint32_t phase, const Words& work)
{
    for (auto begin = work.begin(); begin != work.end();) {
        const auto end = std::find_if(begin, work.end(), [&](std::uint32_t other) { return other != *begin; });
        runs.push_back({phase, *begin, static_cast<std::uint32_t>(end - begin)});
        begin = end;
    }
}

std::vector<BusyRun> busyRuns(const Launch& launch, const Events& events)
{
    if (launch.phases.size() * launch.global > 16 * events.size() + 4096)
        return fewBusyRuns(launch, events);
    std::map<std::uint32_t, Words> byPhase;
    Words* last = nullptr; // of the event before, which is mostly of the same phase
    std::uint32_t lastPhase = 0;
    for (const Event& event : events) {
        if (!isWork(event.op))
            continue;
        if (last == nullptr || event.phase != lastPhase)
            last = &byPhase.try_emplace(event.phase, launch.global).first->second;
        lastPhase = event.phase;
        ++(*last)[event.item];
    }
    std::vector<BusyRun> runs;
    for (const auto& [phase, work] : byPhase)
        addRuns(runs, phase, work);
    return runs;
}

/// How long the chains are that ended in a work-group so far.
struct GroupChains {
    std::uint32_t phase = 0;
    std::uint32_t before = 0; ///< longest in earlier phases: a barrier waits for it
    std::uint32_t longest = 0;
};

/// How long the chain is that ends in each word that a launch's events name: in a table with a place for each word up
/// to the last one named, where that is not much larger than there are events.
class Depths {
public:
    Depths(const Launch& launch, const Events& events)
    {
        std::array<std::size_t, 2 * std::size_t{localArrayBase}> words{};
        for (const Event& event : events) {
            if (event.group >= launch.groups())
                return;
            for (const auto accesses : {event.reads(), event.writes()})
                for (const Access& access : accesses) {
                    if (access.array >= words.size())
                        return;
                    words[access.array] = std::max(words[access.array], access.index + std::size_t{1});
                }
        }
        std::size_t all = 0;
        for (std::size_t array = 0; array < words.size(); ++array) {
            if (words[array] == 0)
                continue;
            m_begins[array] = all;
            m_ofGroup[array] = array < localArrayBase ? 0 : words[array];
            all += words[array] * (array < localArrayBase ? 1 : launch.groups());
        }
        m_isTable = all <= 8 * maxAccesses * events.size() + 1024;
        if (m_isTable)
            m_table.resize(all);
    }

    std::uint32_t& operator()(const Event& event, const Access& access)
    {
        if (m_isTable)
            return m_table[m_begins[access.array] + m_ofGroup[access.array] * event.group + access.index];
        const std::uint64_t global = std::uint64_t{1} << 63 | std::uint64_t{access.array} << 32 | access.index;
        return m_sparse[access.array < localArrayBase ? global : localKey(event, access)];
    }

private:
    bool m_isTable = false;
    std::array<std::size_t, 2 * std::size_t{localArrayBase}> m_begins{}, m_ofGroup{}; ///< by array
    Words m_table;
    std::unordered_map<std::uint64_t, std::uint32_t> m_sparse;
};

std::uint64_t chainOf(const Launch& launch, const Events& events)
{
    Depths depth{launch, events};
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

void measure(Launch& launch, const Events& events, bool alone)
{
    constexpr std::uint64_t wordBytes = sizeof(std::uint32_t);
    // Without branches: a processor cannot predict how many accesses the next event has.
    const auto globals = [](const std::array<Access, maxAccesses>& slots, std::size_t count) {
        std::uint32_t found = 0;
        for (std::size_t i = 0; i < maxAccesses; ++i)
            found +=
                static_cast<std::uint32_t>(i < count) & static_cast<std::uint32_t>(slots[i].array < localArrayBase);
        return found;
    };
    std::uint64_t work = 0, read = 0, written = 0;
    std::uint32_t phases = 0; // 0: there is but the first
    Words items(launch.global);
    for (const Event& event : events) {
        const bool isOne = isWork(event.op);
        work += isOne;
        items[event.item] += isOne;
        phases |= event.phase;
        read += globals(event.readSlots, event.readCount);
        written += globals(event.writeSlots, event.writeCount);
        if (event.op == Op::receive && event.readSlots[0] == event.readSlots[1]) // one word stands for both
            --read;
        if (event.op == Op::publish && event.writeSlots[0] == event.writeSlots[1]) {
            --read;
            --written;
        }
        if (event.op == Op::pull) // names the load that its attraction has named
            read -= globals(event.readSlots, event.readCount);
    }
    launch.events = events.size();
    launch.work = work;
    launch.active = launch.global - static_cast<std::uint64_t>(std::ranges::count(items, 0U));
    launch.traffic = Traffic{wordBytes * read, wordBytes * written};
    if (phases == 0) {
        launch.phases.assign(events.empty() ? 0 : 1, 0);
        launch.busy.clear();
        if (work > 0)
            addRuns(launch.busy, 0, items);
    } else {
        launch.phases = phasesOf(events);
        launch.busy = busyRuns(launch, events);
    }
    if (alone && launch.phases.size() <= 1)
        launch.span = launch.busy.empty() ? 0 : std::ranges::max(launch.busy, {}, &BusyRun::work).work;
    else
        launch.span = chainOf(launch, events);
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
