#include "engine/grind/events_of.hpp"

#include "engine/error.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace lockstep::grind {
namespace {

/// Of a load that no event has told yet.
struct Loaded {
    Access access;
    std::uint16_t line = 0;
};

Event begun(Op op, const RawAccess& raw, std::uint16_t line)
{
    Event event;
    event.op = op;
    event.line = line;
    event.item = raw.item;
    event.group = raw.group;
    event.phase = raw.phase;
    return event;
}

void addRead(Event& event, const Access& access)
{
    event.readSlots[event.readCount++] = access;
}

void addWrite(Event& event, const Access& access)
{
    event.writeSlots[event.writeCount++] = access;
}

class Packer {
public:
    Packer(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays) : m_raw(raw), m_arrays(arrays) {}

    Events pack()
    {
        const std::vector<RawAccess>& all = m_raw.accesses;
        for (std::size_t at = 0; at < all.size();) {
            const RawAccess& first = all[at];
            if (m_last == nullptr || first.group != m_last->group || first.phase != m_last->phase)
                tellAll(); // the barrier parts what was loaded from what will be stored
            m_last = &first;
            std::size_t end = at + 1;
            while (end < all.size() && all[end].isMore && all[end].item == first.item && all[end].kind == first.kind)
                ++end;
            const std::span<const RawAccess> one{&first, end - at};
            if (first.kind == RawAccess::Kind::load)
                load(one);
            else
                for (std::size_t part = 0; part < one.size();) {
                    const std::size_t words = first.kind == RawAccess::Kind::update ? 1 : maxAccesses;
                    store(one.subspan(part, std::min(words, one.size() - part)));
                    part += words;
                }
            at = end;
        }
        tellAll();
        return std::move(m_events);
    }

private:
    using Word = std::pair<std::uint32_t, std::uint32_t>; ///< array and index, in the group that runs

    Access accessOf(const RawAccess& raw, std::uint32_t value) const { return {m_arrays[raw.array], raw.index, value}; }

    void load(std::span<const RawAccess> one)
    {
        const RawAccess& first = one.front();
        std::vector<Loaded>& waiting = m_waiting[first.item];
        const auto knows = [&](const RawAccess& raw) {
            return std::ranges::any_of(
                waiting, [&](const Loaded& w) { return w.line == raw.line && w.access == accessOf(raw, raw.value); });
        };
        if (std::ranges::all_of(one, knows)) // the text says it twice, and nobody wrote there since
            return;
        for (const RawAccess& raw : one) {
            if (waiting.size() == maxAccesses)
                tell(first.item);
            waiting.push_back({accessOf(raw, raw.value), raw.line});
            m_readers[{m_arrays[raw.array], raw.index}].insert(raw.item);
        }
    }

    void store(std::span<const RawAccess> one)
    {
        const RawAccess& first = one.front();
        const bool isUpdate = first.kind == RawAccess::Kind::update;
        for (const RawAccess& raw : one) {
            const auto readers = m_readers.find({m_arrays[raw.array], raw.index});
            if (readers == m_readers.end())
                continue;
            const std::set<std::uint32_t> others = readers->second;
            for (const std::uint32_t item : others)
                if (item != first.item) // what it loaded will stand there no more when it stores
                    tell(item);
        }
        const auto room = maxAccesses - (isUpdate ? one.size() : 0);
        if (m_waiting[first.item].size() > room)
            tell(first.item);
        Event event = begun(isUpdate ? Op::update : Op::store, first, first.line);
        for (const Loaded& loaded : tellOthers(first.item, first.line))
            addRead(event, loaded.access);
        for (const RawAccess& raw : one) {
            if (isUpdate)
                addRead(event, accessOf(raw, raw.before));
            addWrite(event, accessOf(raw, raw.value));
        }
        m_events.push_back(event);
    }

    std::vector<Loaded> take(std::uint32_t item)
    {
        std::vector<Loaded> loaded = std::exchange(m_waiting[item], {});
        for (const Loaded& one : loaded)
            m_readers[{one.access.array, one.access.index}].erase(item);
        return loaded;
    }

    /// Gives what was loaded in this line; what was in others, whose lines the event cannot tell, is told.
    std::vector<Loaded> tellOthers(std::uint32_t item, std::uint16_t line)
    {
        std::vector<Loaded> loaded = take(item);
        const auto own =
            std::stable_partition(loaded.begin(), loaded.end(), [&](const Loaded& one) { return one.line != line; });
        tell(item, {loaded.begin(), own});
        loaded.erase(loaded.begin(), own);
        return loaded;
    }

    void tell(std::uint32_t item) { tell(item, take(item)); }

    /// As loads of their own, one event a line.
    void tell(std::uint32_t item, const std::vector<Loaded>& loaded)
    {
        for (std::size_t at = 0; at < loaded.size();) {
            RawAccess who = *m_last;
            who.item = item;
            Event event = begun(Op::load, who, loaded[at].line);
            for (const std::uint16_t line = loaded[at].line; at < loaded.size() && loaded[at].line == line; ++at)
                addRead(event, loaded[at].access);
            m_events.push_back(event);
        }
    }

    void tellAll()
    {
        if (m_last != nullptr)
            for (const auto& [item, loaded] : m_waiting)
                if (!loaded.empty())
                    tell(item);
        m_waiting.clear();
        m_readers.clear();
    }

    const RawLaunch& m_raw;
    const std::vector<std::uint32_t>& m_arrays;
    Events m_events;
    std::map<std::uint32_t, std::vector<Loaded>> m_waiting; ///< by work-item
    std::map<Word, std::set<std::uint32_t>> m_readers;      ///< whose loads wait, by what they loaded
    const RawAccess* m_last = nullptr;                      ///< of the group and phase of all that waits
};

} // namespace

std::vector<std::uint32_t> arraysOf(const RawLaunch& raw, const Launch& launch)
{
    std::vector<std::uint32_t> arrays;
    for (std::size_t a = 0; a < raw.arrays.size(); ++a) {
        const std::string& name = raw.arrays[a];
        if (a < raw.arguments) {
            const auto argument = std::ranges::find(launch.arguments, name, &Argument::name);
            if (argument == launch.arguments.end() || !argument->buffer)
                throw DeviceError{sentence("Oclgrind tells of an array {} that the launch of {} does not have; run "
                                           "it without Oclgrind.",
                                           name, launch.kernel)};
            arrays.push_back(static_cast<std::uint32_t>(*argument->buffer));
        } else {
            const auto local = std::ranges::find(launch.localArrays, name);
            if (local == launch.localArrays.end())
                throw DeviceError{sentence("Oclgrind tells of a local array {} that the text of {} does not show; "
                                           "declare it in the kernel, as in __local uint {}[SIZE];",
                                           name, launch.kernel, name)};
            arrays.push_back(localArrayBase + static_cast<std::uint32_t>(local - launch.localArrays.begin()));
        }
    }
    return arrays;
}

Events eventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays)
{
    return Packer{raw, arrays}.pack();
}

Events singleEventsOf(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays)
{
    Events events;
    events.reserve(raw.accesses.size());
    for (const RawAccess& access : raw.accesses) {
        constexpr Op ops[] = {Op::load, Op::store, Op::update}; // as RawAccess::Kind
        Event& event = events.emplace_back(begun(ops[static_cast<std::size_t>(access.kind)], access, access.line));
        const Access now{arrays[access.array], access.index, access.value};
        if (access.kind == RawAccess::Kind::load)
            addRead(event, now);
        else
            addWrite(event, now);
        if (access.kind == RawAccess::Kind::update)
            addRead(event, {now.array, now.index, access.before});
    }
    return events;
}

} // namespace lockstep::grind
