#include "engine/error.hpp"
#include "engine/recording/device_run.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <unordered_map>

namespace lockstep {
namespace {

/// From a trace id to the array it names in this launch.
std::vector<std::uint32_t> arraysById(const Launch& launch, const KernelFile& file)
{
    std::uint32_t largest = 0;
    for (const auto& [name, id] : file.traceIds())
        largest = std::max(largest, id);
    std::vector<std::uint32_t> arrays(largest + 1, UINT32_MAX);
    for (const Argument& argument : launch.arguments)
        if (argument.buffer)
            arrays[file.traceIds().at(argument.name)] = static_cast<std::uint32_t>(*argument.buffer);
    for (std::size_t j = 0; j < launch.localArrays.size(); ++j)
        arrays[file.traceIds().at(launch.localArrays[j])] = localArrayBase + static_cast<std::uint32_t>(j);
    return arrays;
}

class Decoder {
public:
    Decoder(const Launch& launch, const KernelFile& file)
        : m_file(file), m_arrays(arraysById(launch, file)), m_accesses(file.kernel(launch.kernel).traceAccesses)
    {
    }

    void decode(const std::uint32_t* record, std::size_t item, std::size_t group, Event& event) const
    {
        event.op = static_cast<Op>(record[0] & 0xFF);
        event.readCount = static_cast<std::uint8_t>(record[0] >> 8 & 0xF);
        event.writeCount = static_cast<std::uint8_t>(record[0] >> 12 & 0xF);
        event.line = m_file.statementLine(static_cast<std::uint16_t>(record[0] >> 16));
        event.item = static_cast<std::uint32_t>(item);
        event.group = static_cast<std::uint32_t>(group);
        event.phase = record[1];
        if (event.readCount > m_accesses || event.writeCount > m_accesses || event.op > Op::tally)
            throw DeviceError{fmt::format("{} left a damaged record of events; choose another device.", m_file.name())};
        for (std::size_t i = 0; i < event.readCount; ++i)
            event.readSlots[i] = access(record[2] >> 8 * i, record + 4 + 2 * i);
        for (std::size_t i = 0; i < event.writeCount; ++i)
            event.writeSlots[i] = access(record[3] >> 8 * i, record + 4 + 2 * m_accesses + 2 * i);
    }

private:
    Access access(std::uint32_t id, const std::uint32_t* words) const
    {
        return {m_arrays.at(id & 0xFF), words[0], words[1]};
    }

    const KernelFile& m_file;
    std::vector<std::uint32_t> m_arrays;
    std::size_t m_accesses;
};

std::uint64_t wordOf(const Access& access)
{
    return std::uint64_t{access.array} << 32 | access.index;
}

/// Orders one phase of one group so that applying its events one by one is right. An item's events stay in program
/// order. Atomics on one word follow the values they saw (a counter and a bit mask only grow, so the value orders
/// them). A work-item that reports in this phase what it read before the last barrier comes before the item that
/// then wrote there: without a race the read cannot have been in this phase.
class PhaseOrder {
public:
    PhaseOrder(std::span<Event> events, const Launch& launch) : m_events(events), m_launch(launch)
    {
        for (const Event& event : events) {
            if (event.isAtomic())
                m_seen[wordOf(event.writeSlots[0])].push_back(event.readSlots[event.readCount - 1u].value);
            else
                addReads(event, 1);
        }
        for (auto& [word, values] : m_seen)
            std::ranges::sort(values);
    }

    void run()
    {
        std::vector<Event> ordered;
        ordered.reserve(m_events.size());
        std::vector<std::pair<std::size_t, std::size_t>> items; // [next, end) of each item
        for (std::size_t i = 0; i < m_events.size();) {
            std::size_t end = i;
            while (end < m_events.size() && m_events[end].item == m_events[i].item)
                ++end;
            items.emplace_back(i, end);
            i = end;
        }
        std::ranges::reverse(items); // scans reach to the left: the last item is free first
        while (ordered.size() < m_events.size()) {
            const std::size_t before = ordered.size();
            for (auto& [at, end] : items)
                for (; at < end && mayCome(m_events[at]); ++at) {
                    take(m_events[at]);
                    ordered.push_back(m_events[at]);
                }
            if (ordered.size() == before)
                throw DeviceError{
                    fmt::format("The events that {} reported cannot be put in an order: two work-items touched one "
                                "place without a barrier between; the kernel, the device or its driver is at fault.",
                                m_launch.kernel)};
        }
        std::ranges::copy(ordered, m_events.begin());
    }

private:
    using Place = std::pair<std::uint64_t, std::uint32_t>; ///< word and item
    struct Hash {
        std::size_t operator()(const Place& p) const { return p.first * 0x9E3779B97F4A7C15u + p.second; }
    };

    void addReads(const Event& event, int change)
    {
        for (const Access& read : event.reads()) {
            m_readers[wordOf(read)] += change;
            m_ownReads[{wordOf(read), event.item}] += change;
        }
    }

    bool mayCome(const Event& event)
    {
        if (event.isAtomic()) {
            const std::uint64_t word = wordOf(event.writeSlots[0]);
            return m_seen[word][m_next[word]] == event.readSlots[event.readCount - 1u].value;
        }
        return std::ranges::all_of(event.writes(), [&](const Access& write) {
            const auto readers = m_readers.find(wordOf(write));
            if (readers == m_readers.end())
                return true;
            const auto own = m_ownReads.find({wordOf(write), event.item});
            return readers->second == (own == m_ownReads.end() ? 0 : own->second);
        });
    }

    void take(const Event& event)
    {
        if (event.isAtomic())
            ++m_next[wordOf(event.writeSlots[0])];
        else
            addReads(event, -1);
    }

    std::span<Event> m_events;
    const Launch& m_launch;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_seen; ///< values that atomics saw, ascending
    std::unordered_map<std::uint64_t, std::size_t> m_next;
    std::unordered_map<std::uint64_t, int> m_readers; ///< events to come that read the word
    std::unordered_map<Place, int, Hash> m_ownReads;  ///< those of one item
};

/// Before the first barrier nobody may read what another item writes, so only atomics need an order.
bool needsOrder(std::span<const Event> phase)
{
    return phase.front().phase > 0 || std::ranges::any_of(phase, &Event::isAtomic);
}

} // namespace

Events decodeTrace(const Launch& launch, const KernelFile& file, const Words& records, const Words& counts,
                   const Words& offsets)
{
    const Decoder decoder{launch, file};
    const std::size_t words = traceWords(file.kernel(launch.kernel));
    Events events;
    std::size_t total = 0;
    for (std::uint32_t count : counts)
        total += count;
    events.reserve(total);
    for (std::size_t group = 0; group < launch.groups(); ++group) {
        const std::size_t first = events.size();
        for (std::size_t item = group * launch.local; item < (group + 1) * launch.local; ++item)
            for (std::size_t e = 0; e < counts[item]; ++e)
                decoder.decode(records.data() + (offsets[item] + e) * words, item, group, events.emplace_back());
        const auto begin = events.begin() + static_cast<std::ptrdiff_t>(first);
        if (!std::ranges::is_sorted(begin, events.end(), {}, &Event::phase))
            std::stable_sort(begin, events.end(), [](const Event& a, const Event& b) { return a.phase < b.phase; });
        for (auto phase = begin; phase != events.end();) {
            const auto end = std::find_if(phase, events.end(), [&](const Event& e) { return e.phase != phase->phase; });
            if (const std::span<Event> ofPhase{phase, end}; needsOrder(ofPhase))
                PhaseOrder{ofPhase, launch}.run();
            phase = end;
        }
    }
    return events;
}

} // namespace lockstep
