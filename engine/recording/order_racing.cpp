#include "engine/recording/order_racing.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// A word and a value that it may hold.
struct Holding {
    std::uint64_t word = 0;
    std::uint32_t value = 0;
    bool operator==(const Holding&) const = default;
};
struct HoldingHash {
    std::size_t operator()(const Holding& h) const
    {
        return (h.word * 0x9E3779B97F4A7C15u) ^ (h.value * 0xC2B2AE3D27D4EB4Fu);
    }
};

/// What stands where, and who is still to come in the phase.
class Phase {
public:
    using Memory = std::unordered_map<std::uint64_t, std::uint32_t>;

    Phase(std::span<Event> events, Memory& memory) : m_events(events), m_memory(memory)
    {
        for (const Event& event : events)
            expect(event, 1);
    }

    void run()
    {
        std::vector<std::pair<std::size_t, std::size_t>> items; // [next, end) of each item
        for (std::size_t i = 0; i < m_events.size();) {
            std::size_t end = i;
            while (end < m_events.size() && m_events[end].item == m_events[i].item)
                ++end;
            items.emplace_back(i, end);
            i = end;
        }
        std::vector<Event> ordered;
        ordered.reserve(m_events.size());
        const auto take = [&](std::size_t& at) {
            const Event& event = m_events[at++];
            expect(event, -1);
            for (const Access& write : event.writes())
                m_memory[wordOf(write)] = write.value;
            ordered.push_back(event);
        };
        const auto takeAll = [&](auto may) {
            const std::size_t before = ordered.size();
            for (auto& [at, end] : items)
                while (at < end && may(m_events[at]))
                    take(at);
            std::erase_if(items, [](const auto& item) { return item.first == item.second; });
            return ordered.size() > before;
        };
        const auto takeOne = [&](auto may) {
            for (auto& [at, end] : items)
                if (at < end && may(m_events[at])) {
                    take(at);
                    return true;
                }
            return false;
        };
        while (ordered.size() < m_events.size())
            if (!takeAll([&](const Event& e) { return fits(e) && harmsNobody(e); }) &&
                !takeOne([&](const Event& e) { return fits(e); }))
                takeOne([](const Event&) { return true; });
        std::ranges::copy(ordered, m_events.begin());
    }

private:
    void expect(const Event& event, int change)
    {
        for (const Access& read : event.reads())
            m_readers[{wordOf(read), read.value}] += change;
        for (const Access& write : event.writes())
            m_writers[{wordOf(write), write.value}] += change;
    }

    /// All it read stands there; what nobody has written yet may hold anything.
    bool fits(const Event& event) const
    {
        return std::ranges::all_of(event.reads(), [&](const Access& read) {
            const auto held = m_memory.find(wordOf(read));
            return held == m_memory.end() || held->second == read.value;
        });
    }

    /// Nobody to come read what it would write over, unless somebody writes that there again.
    bool harmsNobody(const Event& event) const
    {
        return std::ranges::all_of(event.writes(), [&](const Access& write) {
            const auto held = m_memory.find(wordOf(write));
            if (held == m_memory.end() || held->second == write.value)
                return true;
            const Holding old{wordOf(write), held->second};
            const auto own = std::ranges::count_if(
                event.reads(), [&](const Access& read) { return wordOf(read) == old.word && read.value == old.value; });
            const auto readers = m_readers.find(old);
            const auto writers = m_writers.find(old);
            return readers == m_readers.end() || readers->second <= own ||
                   (writers != m_writers.end() && writers->second > 0);
        });
    }

    std::span<Event> m_events;
    Memory& m_memory;
    std::unordered_map<Holding, std::ptrdiff_t, HoldingHash> m_readers, m_writers; ///< of events to come
};

} // namespace

void orderRacing(std::span<Event> group)
{
    std::ranges::stable_sort(group, {}, &Event::phase);
    Phase::Memory memory;
    for (auto phase = group.begin(); phase != group.end();) {
        const auto end = std::find_if(phase, group.end(), [&](const Event& e) { return e.phase != phase->phase; });
        Phase{{phase, end}, memory}.run();
        phase = end;
    }
}

} // namespace lockstep
