#include "ui/lenses/grid/read_histogram.hpp"

#include "engine/analysis/collisions.hpp"
#include "engine/analysis/lanes.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lenses/grid/uncounted.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>
#include <utility>

namespace lockstep::ui {
namespace {

HistogramPart partOf(const Recording& recording, const Launch& launch)
{
    const bool takesRows = argumentHolding(recording, launch, Holds::ownBins) != nullptr;
    if (takesRows)
        return hasLocal(launch, Holds::ownBins) ? HistogramPart::countRows : HistogramPart::addUpRows;
    return hasLocal(launch, Holds::ownBins) ? HistogramPart::countOwn : HistogramPart::countAll;
}

/// Reads one launch. Values are put in their slots and stacks once all are known.
class HistogramReader {
public:
    HistogramReader(const Recording& recording, std::size_t launch, HistogramRead& read)
        : m_recording(recording), m_launch(recording.launches[launch - 1]), m_read(read), m_phases(recording, launch)
    {
    }

    void take(const Events& events)
    {
        const std::vector<std::uint32_t> turns =
            turnsOf(m_launch, events, LaneWidths{}.wavefront); // of a count that is no atomic nobody waits
        for (std::size_t e = 0; e < events.size(); ++e)
            takeEvent(events[e], turns[e]);
        if (m_read.hasCounts)
            takeCollisions(events);
        finish();
    }

private:
    bool isCounter(const Access& access) const
    {
        const Holds holds = isLocal(access) ? inLocal(m_launch, access.array) : inBuffer(m_recording, access.array);
        return holds == (m_read.hasOwn() ? Holds::ownBins : Holds::bins);
    }

    void takeEvent(const Event& event, std::uint32_t turn)
    {
        const auto phase = static_cast<std::uint32_t>(m_phases.of(event));
        const Access& to = event.writeSlots[0];
        switch (event.op) {
        case Op::fill:
            if (isCounter(to) && isLocal(to)) {
                m_read.clearPhase = phase;
                m_read.clearTrips = std::max(m_read.clearTrips, ++m_cleared[event.item]);
            }
            break;
        case Op::tally: // a value that no atomic counts: the next event of the item says in which bin
            if (!isLocal(event.readSlots[0]))
                m_held[event.item] = event.readSlots[0];
            break;
        case Op::count:
            if (isCounter(to))
                count(event, event.readSlots[0], turn, phase, std::nullopt);
            break;
        case Op::advance:
            if (isCounter(to) && m_held.contains(event.item))
                count(event, m_held[event.item], 0, phase, event.readSlots[0].value);
            break;
        case Op::accumulate:
            m_read.mergePhase = phase;
            add({event.item, event.group, to.index, event.readSlots[1].value, event.readSlots[0].value, to.value});
            break;
        case Op::copy:
            if (m_read.part == HistogramPart::countRows)
                m_read.mergePhase = phase;
            else if (inBuffer(m_recording, to.array) == Holds::bins)
                m_read.all[to.index] = to.value;
            break;
        case Op::combine:
            addUp(event);
            break;
        default:
            break;
        }
    }

    void count(const Event& event, const Access& value, std::uint32_t turn, std::uint32_t phase,
               std::optional<std::uint32_t> level)
    {
        const std::uint32_t bin = event.writeSlots[0].index;
        const std::size_t row = m_read.hasOwn() ? event.group : 0;
        if (bin >= m_read.bins) // of a file that says so
            return;
        m_read.countPhase = phase;
        m_read.hasCounts = true;
        std::uint32_t& stack = m_read.own[row * m_read.bins + bin];
        stack = level ? std::max(stack, *level + 1) : stack + 1;
        m_read.first[row * m_read.bins + bin] += turn == 0;
        if (m_read.n <= HistogramRead::mostSingly) {
            m_read.values.push_back(
                {event.item, event.group, value.index, value.value, bin, turn, 0, level.value_or(0)});
            m_hasLevels = m_hasLevels || level.has_value();
        }
        if (!m_read.hasOwn())
            ++m_read.all[bin];
    }

    void add(const BinAddition& addition)
    {
        if (addition.bin >= m_read.bins || addition.group >= m_read.groups)
            return;
        ++m_read.additions;
        m_read.all[addition.bin] = addition.now;
        if (m_read.own.size() <= HistogramRead::mostAdded)
            m_read.added.push_back(addition);
        // In each bin the one comes behind the other.
        const auto [last, isFirst] = m_last.try_emplace(addition.bin, addition.group);
        if (!isFirst && last->second != addition.group) {
            m_behind.emplace(last->second, addition.group);
            last->second = addition.group;
        }
    }

    /// A row's bin, added to the sum of its work-item.
    void addUp(const Event& event)
    {
        const Access& entry = event.readSlots[1];
        if (m_read.part != HistogramPart::addUpRows || inBuffer(m_recording, entry.array) != Holds::ownBins)
            return;
        const auto group = static_cast<std::uint32_t>(entry.index / m_read.bins),
                   bin = static_cast<std::uint32_t>(entry.index % m_read.bins);
        if (entry.index >= m_read.own.size())
            return;
        m_read.own[entry.index] = entry.value;
        add({event.item, group, bin, event.readSlots[0].value, entry.value, event.writeSlots[0].value});
    }

    void takeCollisions(const Events& events)
    {
        for (const LineCollisions& line : collisionsOf(m_launch, events, LaneWidths{}.wavefront))
            if (isCounter({line.array, 0, 0}))
                m_read.mostTurns = std::max(m_read.mostTurns, line.mostTurns);
    }

    void finish()
    {
        findSlots();
        findOrder();
    }

    /// Of bins of one's own a group's steps come one after another, and in a step its turns; atomics on the bins of all
    /// come in the order in which they saw them.
    void findSlots()
    {
        const std::size_t lanes = LaneWidths{}.wavefront;
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> turnsOfStep; // of group and step
        std::map<std::uint32_t, std::uint32_t> times;                                 // of each item
        std::vector<std::uint32_t> stepOf(m_read.values.size());
        const std::size_t wavefronts = (m_launch.local + lanes - 1) / lanes;
        for (std::size_t i = 0; i < m_read.values.size(); ++i) {
            const CountedValue& value = m_read.values[i];
            const std::size_t time = times[value.item]++;
            stepOf[i] = static_cast<std::uint32_t>(time * wavefronts + value.item % m_launch.local / lanes);
            std::uint32_t& turns = turnsOfStep[{value.group, stepOf[i]}];
            turns = std::max(turns, value.turn + 1);
        }
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> begins;
        for (const auto& [step, turns] : turnsOfStep) {
            begins[step] = m_read.turns[step.first];
            m_read.turns[step.first] += turns;
            ++m_read.steps[step.first];
        }
        for (std::size_t i = 0; i < m_read.values.size(); ++i) {
            CountedValue& value = m_read.values[i];
            value.slot =
                m_read.hasOwn() ? begins[{value.group, stepOf[i]}] + value.turn : static_cast<std::uint32_t>(i);
            m_read.slotCount = std::max<std::size_t>(m_read.slotCount, value.slot + std::size_t{1});
        }
        std::ranges::stable_sort(m_read.values, {}, &CountedValue::slot);
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> heights;
        if (!m_hasLevels)
            for (CountedValue& value : m_read.values)
                value.level = heights[{m_read.hasOwn() ? value.group : 0, value.bin}]++;
    }

    /// The order of the groups that fits every bin, the smallest number first where nothing says more.
    void findOrder()
    {
        m_read.order.clear();
        std::vector<std::vector<std::uint32_t>> next(m_read.groups);
        std::vector<std::uint32_t> waitsFor(m_read.groups);
        for (const auto& [from, to] : m_behind) {
            next[from].push_back(to);
            ++waitsFor[to];
        }
        std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
        for (std::uint32_t group = 0; group < m_read.groups; ++group)
            if (waitsFor[group] == 0)
                ready.push(group);
        while (!ready.empty()) {
            m_read.isOrderSeen = m_read.isOrderSeen && ready.size() == 1;
            const std::uint32_t group = ready.top();
            ready.pop();
            m_read.order.push_back(group);
            for (const std::uint32_t behind : next[group])
                if (--waitsFor[behind] == 0)
                    ready.push(behind);
        }
        m_read.isInOrder = m_read.order.size() == m_read.groups;
        m_read.isOrderSeen = m_read.isOrderSeen && m_read.isInOrder;
        if (!m_read.isInOrder) {
            m_read.order.resize(m_read.groups);
            std::iota(m_read.order.begin(), m_read.order.end(), 0U);
        }
        for (std::uint32_t i = 0; i < m_read.order.size(); ++i)
            m_read.rank[m_read.order[i]] = i;
    }

    const Recording& m_recording;
    const Launch& m_launch;
    HistogramRead& m_read;
    ShownPhases m_phases;
    bool m_hasLevels = false;
    std::map<std::uint32_t, std::size_t> m_cleared; ///< bins, of each item
    std::map<std::uint32_t, Access> m_held;         ///< of each item
    std::map<std::uint32_t, std::uint32_t> m_last;  ///< of each bin, the group that added last
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_behind;
};

/// What the buffers hold after the launch; false where they are not at hand.
bool readMemory(HistogramRead& read, const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    const State* after = resident.state(launch);
    if (after == nullptr)
        return false;
    read.isUncounted = true;
    const auto copy = [&](Holds holds, std::vector<std::uint32_t>& to) {
        if (const auto buffer = bufferOf(recording, holds))
            std::ranges::copy_n(after->buffers[*buffer]->begin(),
                                static_cast<std::ptrdiff_t>(std::min(to.size(), after->buffers[*buffer]->size())),
                                to.begin());
    };
    if (read.part != HistogramPart::countRows) // which leaves the bins of all as they were
        copy(Holds::bins, read.all);
    if (read.part == HistogramPart::countRows || read.part == HistogramPart::addUpRows)
        copy(Holds::ownBins, read.own);
    if (recording.launches[launch - 1].phases.size() == 3) { // clear, count, merge
        read.countPhase = 1;
        read.mergePhase = 2;
    }
    return true;
}

} // namespace

std::uint32_t HistogramRead::mostSteps() const
{
    return steps.empty() ? 0 : *std::ranges::max_element(steps);
}

std::size_t bytesOf(const HistogramRead& read)
{
    return bytesOf(read.values) + bytesOf(read.added) + bytesOf(read.image.shares) + bytesOf(read.own) +
           bytesOf(read.first) + bytesOf(read.all) + bytesOf(read.turns) + bytesOf(read.steps) + bytesOf(read.order) +
           bytesOf(read.rank);
}

bool isHistogram(const Recording& recording)
{
    return bufferOf(recording, Holds::bins).has_value();
}

bool isReadFromMemory(const Recording& recording, std::size_t launch)
{
    return isUncounted(recording, launch) || (launch > 0 && areEventsLost(recording, launch));
}

std::optional<HistogramRead> readHistogram(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    HistogramRead read;
    const Launch& counting = recording.launches.front();
    const Launch& made = recording.launches.at(launch == 0 ? 0 : launch - 1);
    read.n = recording.n();
    read.bins = recording.buffers[*bufferOf(recording, Holds::bins)].size();
    read.part = partOf(recording, made);
    read.groups = std::max<std::size_t>(counting.groups(), 1);
    read.perGroup = (read.n + read.groups - 1) / read.groups;
    if (const auto items = recording.parameters.find("per-item"); items != recording.parameters.end())
        read.perGroup = counting.local * std::stoul(items->second);
    read.lanes = std::min<std::size_t>(counting.local, LaneWidths{}.wavefront);
    read.width = scalar(counting, "width").value_or(1);
    const auto beyond = recording.parameters.find("beyond");
    read.takesBeyond = beyond != recording.parameters.end() && beyond->second == "last-bin";
    const std::size_t rows = read.hasOwn() ? read.groups : 1;
    read.own.resize(rows * read.bins);
    read.first.resize(rows * read.bins);
    read.all.resize(read.bins);
    read.turns.resize(read.groups);
    read.steps.resize(read.groups);
    read.rank.resize(read.groups);
    read.order.resize(read.groups);
    std::iota(read.order.begin(), read.order.end(), 0U);
    std::iota(read.rank.begin(), read.rank.end(), 0U);
    const auto from = std::ranges::find(recording.buffers, Role::values, &BufferInfo::role);
    if (from != recording.buffers.end() && from->shape.size() == 2 && from->size() == read.n) {
        read.rows = from->shape[0];
        read.columns = from->shape[1];
    } else {
        read.columns = read.n;
    }
    read.isInput = launch == 0;
    if (launch == 0 || !read.hasOwn() || isReadFromMemory(recording, launch))
        read.image = thumbnailOf(recording.input, read.rows, read.columns, recording.type);
    if (launch == 0)
        return read;
    if (isReadFromMemory(recording, launch))
        return readMemory(read, resident, launch) ? std::optional(read) : std::nullopt;
    const Events* events = resident.eventsOf(launch);
    if (events == nullptr)
        return std::nullopt;
    HistogramReader(recording, launch, read).take(*events);
    return read;
}

} // namespace lockstep::ui
