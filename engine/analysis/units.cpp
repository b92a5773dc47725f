#include "engine/analysis/units.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace lockstep {
namespace {

/// So many tasks of the same length, one after another in the queue.
struct Tasks {
    std::uint64_t count = 0, length = 0;
    auto operator<=>(const Tasks&) const = default;
};
using Queue = std::vector<Tasks>;

void append(Queue& queue, std::uint64_t count, std::uint64_t length)
{
    if (count == 0 || length == 0)
        return;
    if (!queue.empty() && queue.back().length == length)
        queue.back().count += count;
    else
        queue.push_back({count, length});
}

/// Cuts runs of lanes into wavefronts, which don't reach over the end of a work-group.
class Wavefronts {
public:
    Wavefronts(std::uint64_t lanes, std::uint64_t group) : m_lanes(lanes), m_group(group) {}

    void add(std::uint64_t items, std::uint64_t work)
    {
        while (items > 0) {
            const std::uint64_t inGroup = m_at % m_group;
            const std::uint64_t room = std::min(m_lanes - inGroup % m_lanes, m_group - inGroup);
            const std::uint64_t taken = std::min(items, room);
            m_longest = std::max(m_longest, work);
            m_at += taken;
            items -= taken;
            if (taken == room) {
                append(m_queue, 1, m_longest);
                m_longest = 0;
            }
            // Whole groups that do the same are as many equal wavefronts.
            if (m_at % m_group == 0 && items >= m_group) {
                const std::uint64_t groups = items / m_group;
                append(m_queue, groups * ((m_group + m_lanes - 1) / m_lanes), work);
                m_at += groups * m_group;
                items -= groups * m_group;
            }
        }
    }
    Queue takeQueue() { return std::move(m_queue); } // launches are whole groups: no wavefront is left open

private:
    std::uint64_t m_lanes, m_group;
    std::uint64_t m_at = 0, m_longest = 0;
    Queue m_queue;
};

/// One queue for each phase that has work.
std::vector<Queue> queuesOf(const Launch& launch, std::uint32_t wavefront)
{
    std::vector<Queue> queues;
    for (std::size_t i = 0; i < launch.busy.size();) {
        const std::uint32_t phase = launch.busy[i].phase;
        Queue queue;
        Wavefronts wavefronts{wavefront, launch.local};
        for (; i < launch.busy.size() && launch.busy[i].phase == phase; ++i) {
            if (wavefront == 1)
                append(queue, launch.busy[i].items, launch.busy[i].work);
            else
                wavefronts.add(launch.busy[i].items, launch.busy[i].work);
        }
        queues.push_back(wavefront == 1 ? std::move(queue) : wavefronts.takeQueue());
    }
    return queues;
}

/// When the last of the tasks has ended, each going to the first free of the units.
std::uint64_t scheduled(const Queue& queue, std::uint64_t units)
{
    if (queue.size() == 1)
        return (queue[0].count + units - 1) / units * queue[0].length;
    std::map<std::uint64_t, std::uint64_t> free{{0, units}}; // so many units are free from this time on
    std::uint64_t shift = 0;                                 // to be added to every time in `free`
    for (Tasks tasks : queue) {
        // Where all units come free within one task's length, the next `units` tasks take each of them once.
        if (const std::uint64_t rounds = tasks.count / units;
            rounds > 0 && free.rbegin()->first - free.begin()->first <= tasks.length) {
            shift += rounds * tasks.length;
            tasks.count -= rounds * units;
        }
        while (tasks.count > 0) {
            const auto [time, many] = *free.begin();
            const std::uint64_t taken = std::min(tasks.count, many);
            free.erase(free.begin());
            if (taken < many)
                free.emplace(time, many - taken);
            free[time + tasks.length] += taken;
            tasks.count -= taken;
        }
    }
    return shift + free.rbegin()->first;
}

/// Below the wavefront's width one wavefront runs at a time, and its lanes take turns on the units.
std::uint64_t scheduledOn(const Queue& queue, const Units& units)
{
    const std::uint64_t passes = units.count < units.wavefront ? (units.wavefront - 1) / units.count + 1 : 1;
    return passes * scheduled(queue, std::max<std::uint64_t>(1, units.count / units.wavefront));
}

/// No launch takes less than its longest chain.
std::uint64_t timeOf(const std::vector<Queue>& queues, std::uint64_t chain, const Units& units)
{
    std::uint64_t sum = 0;
    for (const Queue& queue : queues)
        sum += scheduledOn(queue, units);
    return std::max(sum, chain);
}

/// The queues of all launches, and their longest chains; equal launches, of which a network has many, once with how
/// often they come.
class Load {
public:
    Load(const Recording& recording, std::uint32_t wavefront)
    {
        for (const Launch& launch : recording.launches)
            ++m_launches[{queuesOf(launch, wavefront), launch.span.value_or(0)}];
    }
    std::uint64_t time(const Units& units) const
    {
        std::uint64_t sum = 0;
        for (const auto& [launch, times] : m_launches)
            sum += times * timeOf(launch.first, launch.second, units);
        return sum;
    }

private:
    std::map<std::pair<std::vector<Queue>, std::uint64_t>, std::uint64_t> m_launches;
};

bool knowsBusy(const Recording& recording)
{
    return std::ranges::all_of(recording.launches, &Launch::knowsBusy);
}

} // namespace

void requireUnits(const Units& units)
{
    if (units.count == 0 || units.count > mostUnits)
        throw InputError{sentence("There is no model of {} execution units; choose 1 to {}.", units.count, mostUnits)};
    if (units.wavefront != 1 && units.wavefront != 32 && units.wavefront != 64)
        throw InputError{
            sentence("A wavefront of {} work-items is not modelled; choose 1, 32 or 64.", units.wavefront)};
}

std::optional<std::uint64_t> modelledTime(const Launch& launch, const Units& units)
{
    requireUnits(units);
    if (!launch.knowsBusy())
        return std::nullopt;
    return timeOf(queuesOf(launch, units.wavefront), launch.span.value_or(0), units);
}

std::optional<std::uint64_t> modelledTime(const Recording& recording, const Units& units)
{
    requireUnits(units);
    if (!knowsBusy(recording))
        return std::nullopt;
    return Load{recording, units.wavefront}.time(units);
}

std::optional<UnitCurve> unitCurve(const Recording& recording, std::uint32_t wavefront, std::uint64_t most)
{
    requireUnits({most, wavefront});
    if (!knowsBusy(recording))
        return std::nullopt;
    const Load load{recording, wavefront};
    const auto time = [&](std::uint64_t units) { return load.time({units, wavefront}); };
    // More units never take longer, as the tasks of a phase do not wait for one another: between two equal times all
    // are equal, and only where they differ somebody has to look.
    UnitCurve curve{{1, time(1)}};
    struct Gap {
        std::uint64_t from, to, timeAtTo;
    };
    std::vector<Gap> gaps{{1, most, time(most)}};
    while (!gaps.empty()) {
        const Gap gap = gaps.back();
        gaps.pop_back();
        if (gap.timeAtTo == curve.back().time)
            continue;
        if (gap.to - gap.from == 1) {
            curve.push_back({gap.to, gap.timeAtTo});
            continue;
        }
        const std::uint64_t middle = gap.from + (gap.to - gap.from) / 2;
        gaps.push_back({middle, gap.to, gap.timeAtTo});
        gaps.push_back({gap.from, middle, time(middle)});
    }
    return curve;
}

std::uint64_t timeAt(const UnitCurve& curve, std::uint64_t units)
{
    const auto after = std::ranges::upper_bound(curve, units, {}, &UnitStep::from);
    return after == curve.begin() ? 0 : std::prev(after)->time;
}

} // namespace lockstep
