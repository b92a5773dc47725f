#include "engine/recording/decode_trace.hpp"

#include "engine/device/driver_watch.hpp"
#include "engine/error.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/order_events.hpp"
#include "engine/recording/order_racing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <fmt/format.h>
#include <numeric>
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

/// What all records of one call site have in common.
struct Site {
    std::uint32_t head = UINT32_MAX, reads = 0, writes = 0; ///< words 0, 2 and 3 of its records
    Event event;                                            ///< but for who, when, where and which values
    /// All ones for the accesses that there are: what stands in a record for others is left from another one.
    std::array<std::uint64_t, maxAccesses> readMask{}, writeMask{};
    bool isAtomic = false;
    bool isOf(const std::uint32_t* record) const
    {
        return head == record[0] && reads == record[2] && writes == record[3];
    }
};

/// Makes events of records. Of one call site all records are alike but for who, when, where and which values, so the
/// rest is worked out once a site.
class Decoder {
public:
    Decoder(const Launch& launch, const KernelFile& file)
        : m_file(file), m_kernel(launch.kernel), m_arrays(arraysById(launch, file)),
          m_accesses(file.kernel(launch.kernel).traceAccesses)
    {
    }

    std::size_t accesses() const { return m_accesses; }

    const Site& siteOf(const std::uint32_t* record)
    {
        Site& site = m_sites[(record[0] >> 16) % m_sites.size()];
        if (!site.isOf(record)) [[unlikely]]
            learn(site, record);
        return site;
    }

private:
    [[gnu::noinline]] void learn(Site& site, const std::uint32_t* record) const
    {
        site = {record[0], record[2], record[3], prototype(record), {}, {}, false};
        std::fill_n(site.readMask.begin(), site.event.readCount, UINT64_MAX);
        std::fill_n(site.writeMask.begin(), site.event.writeCount, UINT64_MAX);
        site.isAtomic = site.event.isAtomic();
    }

    Event prototype(const std::uint32_t* record) const
    {
        Event event;
        event.op = static_cast<Op>(record[0] & 0xFF);
        event.readCount = static_cast<std::uint8_t>(record[0] >> 8 & 0xF);
        event.writeCount = static_cast<std::uint8_t>(record[0] >> 12 & 0xF);
        event.line = m_file.statementLine(static_cast<std::uint16_t>(record[0] >> 16));
        if (!isOperation(record[0] & 0xFF))
            throw DeviceError{sentence("{}, line {}: there is no operation of the number {}.", m_file.name(),
                                       event.line, record[0] & 0xFF)};
        if (event.readCount > m_accesses || event.writeCount > m_accesses || !isWellFormed(event))
            damaged();
        for (std::size_t i = 0; i < event.readCount; ++i)
            event.readSlots[i].array = array(record[2] >> 8 * i & 0xFF, event.line);
        for (std::size_t i = 0; i < event.writeCount; ++i)
            event.writeSlots[i].array = array(record[3] >> 8 * i & 0xFF, event.line);
        return event;
    }

    std::uint32_t array(std::uint32_t id, std::uint32_t line) const
    {
        if (id >= m_arrays.size())
            damaged();
        if (m_arrays[id] == UINT32_MAX)
            throw DeviceError{sentence("{}, line {}: the trace call names an array that {} does not have.",
                                       m_file.name(), line, m_kernel)};
        return m_arrays[id];
    }

    [[noreturn]] void damaged() const
    {
        throw DeviceError{
            sentence("{} left a damaged record of events; {}", m_file.name(),
                     SuspectKernel::isHere() ? translated(kernelAdvice) : sentence("choose another device."))};
    }

    const KernelFile& m_file;
    const std::string& m_kernel;
    std::vector<std::uint32_t> m_arrays;
    std::size_t m_accesses;
    std::array<Site, 16> m_sites; ///< by line; sites that meet here are worked out again
};

static_assert(offsetof(Access, value) == offsetof(Access, index) + sizeof(std::uint32_t)); // as in a record

/// The record's own part, without a branch: which site comes next nobody can foretell.
template <std::size_t accesses>
void fillIn(Event& event, const Site& site, const std::uint32_t* record)
{
    event.phase = record[1];
    const auto fill = [](Access& access, const std::uint32_t* words, std::uint64_t mask) {
        std::uint64_t both = 0; // index and value
        std::memcpy(&both, words, sizeof both);
        both &= mask;
        std::memcpy(&access.index, &both, sizeof both);
    };
    const std::uint32_t* const reads = record + 4;
    const std::uint32_t* const writes = reads + 2 * accesses;
    for (std::size_t i = 0; i < accesses; ++i) {
        fill(event.readSlots[i], reads + 2 * i, site.readMask[i]);
        fill(event.writeSlots[i], writes + 2 * i, site.writeMask[i]);
    }
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
                throwNoOrder(m_launch);
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

/// Orders the events of a group, which come item by item.
void orderGroup(std::span<Event> group, const Launch& launch)
{
    if (!std::ranges::is_sorted(group, {}, &Event::phase))
        std::ranges::stable_sort(group, {}, &Event::phase);
    for (auto phase = group.begin(); phase != group.end();) {
        const auto end = std::find_if(phase, group.end(), [&](const Event& e) { return e.phase != phase->phase; });
        if (const std::span<Event> ofPhase{phase, end}; needsOrder(ofPhase))
            PhaseOrder{ofPhase, launch}.run();
        phase = end;
    }
}

/// What the events of a group ask for.
struct Needs {
    std::uint32_t phases = 0; ///< 0: all are of the first one
    bool hasAtomics = false;
};

/// Appends the events of the group whose work-items begin at `start`.
template <std::size_t accesses>
[[gnu::noinline]] Needs decodeGroup(Decoder& decoder, const Launch& launch, const Trace& trace, std::size_t start,
                                    Events& events)
{
    constexpr std::size_t recordWords = 4 + 4 * accesses;
    const auto group = static_cast<std::uint32_t>(start / launch.local);
    const std::uint32_t *const counts = trace.counts, *const offsets = trace.offsets, *const records = trace.records;
    Needs needs;
    for (std::size_t item = start, end = start + launch.local; item < end; ++item) {
        const std::uint32_t* record = records + offsets[item] * recordWords;
        for (const std::uint32_t* const last = record + counts[item] * recordWords; record != last;
             record += recordWords) {
            const Site& site = decoder.siteOf(record);
            Event& event = events.emplace_back(site.event);
            fillIn<accesses>(event, site, record);
            event.item = static_cast<std::uint32_t>(item);
            event.group = group;
            needs.phases |= record[1];
            needs.hasAtomics |= site.isAtomic;
        }
    }
    return needs;
}

template <std::size_t accesses>
Events decodeAll(Decoder& decoder, const Launch& launch, const Trace& trace)
{
    Events events;
    events.reserve(std::accumulate(trace.counts + trace.first, trace.counts + trace.last, std::size_t{0}));
    for (std::size_t start = trace.first; start < trace.last; start += launch.local) {
        const std::size_t before = events.size();
        const Needs needs = decodeGroup<accesses>(decoder, launch, trace, start, events);
        const auto ofGroup = std::span{events}.subspan(before);
        if (trace.races)
            orderRacing(ofGroup);
        else if ((needs.phases != 0 || needs.hasAtomics) && !launch.varies) // see needsOrder
            orderGroup(ofGroup, launch);
    }
    if (launch.varies && !trace.races)
        orderAcrossGroups(events, launch);
    return events;
}

} // namespace

Events decodeTrace(const Launch& launch, const KernelFile& file, const Trace& trace)
{
    Decoder decoder{launch, file};
    static_assert(maxAccesses == 4);
    return decoder.accesses() <= 2   ? decodeAll<2>(decoder, launch, trace)
           : decoder.accesses() == 3 ? decodeAll<3>(decoder, launch, trace)
                                     : decodeAll<4>(decoder, launch, trace);
}

} // namespace lockstep
