#include "engine/analysis/metrics.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/predicate.hpp"
#include "engine/error.hpp"
#include "engine/networks/layer_words.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <map>
#include <unordered_map>

namespace lockstep {
namespace {

std::uint64_t localKey(const Event& event, const Access& access)
{
    return std::uint64_t{event.group} << 40 | std::uint64_t{access.array - localArrayBase} << 32 | access.index;
}

std::string describe(const Event& event)
{
    return fmt::format("event of work-item {} in line {}", event.item, event.line);
}

class Machine {
public:
    Machine(const Recording& recording, std::size_t launch, const State& before) : m_launch(launch)
    {
        for (const WordsPtr& words : before.buffers)
            m_buffers.push_back(*words);
        const auto op = recording.parameters.find("operator");
        m_operator = op == recording.parameters.end() ? "add" : op->second;
        m_keys = keyOrder(recording.parameters);
        // Without an operator what is added up are counts.
        m_type = op == recording.parameters.end() ? ElementType::uint32 : recording.type;
        const LaunchMeaning& meaning = recording.launches[launch - 1].meaning;
        m_run = meaning.run.value_or(0);
        // Of a key with two fields a launch compares the one that it is about.
        const std::uint32_t below = meaning.shift.value_or(0) + meaning.bits.value_or(32);
        if (recording.type == ElementType::pair && recording.workUnit == WorkUnit::compares && below < 32)
            m_up = 32 - below;
        m_predicate = predicateOf(recording.parameters, recording.input);
        if (const Mistake* mistake = mistakeOf(recording); mistake != nullptr && mistake->sumBits < 32)
            m_sumMask = (1u << mistake->sumBits) - 1;
        m_digitShift = meaning.shift.value_or(0);
        m_digitBits = meaning.bits.value_or(32); // of any bit, where the launch says nothing
    }

    void apply(const Event& event)
    {
        for (const Access& read : event.reads())
            if (const auto held = peek(event, read); held != read.value)
                fail(event, fmt::format("says it read {} at {} of array {}, where {} stood", read.value, read.index,
                                        read.array, held ? std::to_string(*held) : "nothing"));
        checkOperation(event);
        for (const Access& write : event.writes())
            poke(event, write);
    }

    /// One write of a racing launch.
    struct Written {
        std::uint32_t value = 0, phase = 0, group = 0;
        auto operator<=>(const Written&) const = default;
    };

    /// In no order: only what each event says of itself, and where its values can have come from.
    void checkRacing(const Events& events, const State& before, const State& after)
    {
        std::unordered_map<std::uint64_t, std::vector<Written>> written; // of each word, ascending by value and phase
        std::unordered_map<std::uint64_t, std::map<std::uint32_t, Writers>> writers;
        for (const Event& event : events)
            for (const Access& write : event.writes()) {
                requireInside(event, write);
                written[keyOf(event, write)].push_back({write.value, event.phase, event.group});
                if (write.array >= localArrayBase)
                    writers[keyOf(event, write)]
                        .try_emplace(event.phase, Writers{event.item, false})
                        .first->second.add(event.item);
            }
        for (auto& [word, values] : written)
            std::ranges::sort(values);
        // What stays is from the last phase, where one work-group alone wrote: barriers hold in a race, too.
        const auto canStay = [&](std::uint64_t word, std::uint32_t value) {
            const std::vector<Written>& all = written.at(word);
            const bool isOneGroup =
                std::ranges::all_of(all, [&](const Written& w) { return w.group == all.front().group; });
            const std::uint32_t last = std::ranges::max(all, {}, &Written::phase).phase;
            return std::ranges::any_of(
                all, [&](const Written& w) { return w.value == value && (!isOneGroup || w.phase == last); });
        };
        // Local memory holds anything until somebody writes there.
        const auto meets = [&](const Event& event, const Access& read) {
            const auto found = writers.find(keyOf(event, read));
            if (found == writers.end())
                return false;
            for (const std::uint32_t phase : {event.phase, event.phase - std::min(event.phase, 1u)})
                if (const auto those = found->second.find(phase); those != found->second.end())
                    if (those->second.several || those->second.item != event.item)
                        return true;
            return false;
        };
        // What an event writes itself it cannot have read before.
        const auto wasWrittenElse = [&](const Event& event, const Access& read) {
            const auto found = written.find(keyOf(event, read));
            if (found == written.end())
                return false;
            const auto own = std::ranges::count_if(event.writes(), [&](const Access& write) {
                return keyOf(event, write) == keyOf(event, read) && write.value == read.value;
            });
            // Nobody reads what his own group writes only after a further barrier.
            return std::ranges::count_if(
                       std::ranges::equal_range(found->second, read.value, {}, &Written::value),
                       [&](const Written& w) { return w.group != event.group || w.phase <= event.phase; }) > own;
        };
        for (const Event& event : events) {
            for (const Access& read : event.reads()) {
                requireInside(event, read);
                const bool isGlobal = read.array < localArrayBase;
                if (wasWrittenElse(event, read) ||
                    (isGlobal ? (*before.buffers[read.array])[read.index] == read.value : meets(event, read)))
                    continue;
                fail(event, fmt::format("says it read {} at {} of array {}, which nobody wrote there", read.value,
                                        read.index, read.array));
            }
            checkOperation(event);
        }
        for (std::uint32_t b = 0; b < m_buffers.size(); ++b)
            for (std::uint32_t i = 0; i < m_buffers[b].size(); ++i) {
                const std::uint32_t now = (*after.buffers[b])[i];
                const bool touched = written.contains(globalKey(b, i));
                if (touched ? !canStay(globalKey(b, i), now) : now != m_buffers[b][i])
                    throw Error{fmt::format("Launch {}: {} at {} of array {} is what nobody wrote there.", m_launch,
                                            now, i, b)};
            }
    }

    State state() const
    {
        State result;
        for (const Words& words : m_buffers)
            result.buffers.push_back(std::make_shared<const Words>(words));
        return result;
    }

private:
    [[noreturn]] void fail(const Event& event, const std::string& what) const
    {
        throw Error{fmt::format("Launch {}: the {} {}.", m_launch, describe(event), what)};
    }

    /// Of a word in one phase.
    struct Writers {
        std::uint32_t item = 0;
        bool several = false;
        void add(std::uint32_t other) { several = several || other != item; }
    };

    static std::uint64_t globalKey(std::uint32_t array, std::uint32_t index)
    {
        return std::uint64_t{1} << 63 | std::uint64_t{array} << 32 | index;
    }
    static std::uint64_t keyOf(const Event& event, const Access& access)
    {
        return access.array < localArrayBase ? globalKey(access.array, access.index) : localKey(event, access);
    }

    void requireInside(const Event& event, const Access& access) const
    {
        if (access.array < localArrayBase &&
            (access.array >= m_buffers.size() || access.index >= m_buffers[access.array].size()))
            fail(event, fmt::format("names {} of array {}, which is outside", access.index, access.array));
    }

    std::optional<std::uint32_t> peek(const Event& event, const Access& access) const
    {
        if (access.array < localArrayBase) {
            if (access.array >= m_buffers.size() || access.index >= m_buffers[access.array].size())
                return std::nullopt;
            return m_buffers[access.array][access.index];
        }
        const auto it = m_locals.find(localKey(event, access));
        return it == m_locals.end() ? std::nullopt : std::optional{it->second};
    }

    void poke(const Event& event, const Access& access)
    {
        if (access.array >= localArrayBase)
            m_locals[localKey(event, access)] = access.value;
        else if (access.array < m_buffers.size() && access.index < m_buffers[access.array].size())
            m_buffers[access.array][access.index] = access.value;
        else
            fail(event, fmt::format("writes at {} of array {}, which is outside", access.index, access.array));
    }

    void expect(const Event& event, bool right, const char* operation) const
    {
        if (!right)
            fail(event, fmt::format("is no {} of what it read", operation));
    }

    void checkOperation(const Event& e) const
    {
        const auto r = [&](std::size_t i) { return e.readSlots[i].value; };
        const auto w = [&](std::size_t i) { return e.writeSlots[i].value; };
        switch (e.op) {
        case Op::fill:
            return expect(e,
                          e.readCount == 0 && e.writeCount == 1 && (w(0) <= 1 || w(0) == identity(m_operator, m_type)),
                          "fill");
        case Op::copy:
            return expect(e,
                          e.readCount == 1 && e.writeCount >= 1 && e.writeCount <= 2 && w(0) == r(0) &&
                              (e.writeCount == 1 || w(1) == e.readSlots[0].index),
                          "copy");
        case Op::move:
            return expect(e, e.readCount >= 1 && e.writeCount == 1 && w(0) == r(0), "move");
        case Op::combine:
            return expect(e,
                          e.readCount == 2 && (e.writeCount == 1 || exchangesPlaces(e)) &&
                              w(0) == (combine(m_operator, m_type, r(0), r(1)) & m_sumMask),
                          "combination");
        case Op::count:
            return expect(e,
                          e.writeCount >= 1 && e.writeCount <= 2 && sameWord(e) && w(0) == r(e.readCount - 1u) + 1 &&
                              (e.writeCount == 1 || w(1) == r(e.readCount - 1u)),
                          "count");
        case Op::mark:
            return expect(e,
                          e.writeCount == 1 && sameWord(e) && (w(0) & r(0)) == r(0) && std::popcount(w(0) ^ r(0)) == 1,
                          "mark");
        case Op::tally:
            return expect(e, e.writeCount == 0, "tally");
        case Op::test:
            return expect(e, e.readCount >= 1 && e.writeCount == 1 && w(0) == (m_predicate.holds(r(0)) ? 1u : 0u),
                          "test");
        case Op::either:
            return expect(e, e.readCount == 2 && e.writeCount == 1 && w(0) == (r(0) | r(1)), "flag");
        case Op::publish:
            return expect(e, isPublished(e), "value to publish");
        case Op::receive:
            return expect(e, e.readCount == 2 && e.writeCount == 1 && isHanded(e.readSlots[0], e.readSlots[1], w(0)),
                          "value to receive");
        case Op::choose:
            return expect(e, isInOrder(e) && (e.writeCount == 0 || (e.writeCount == 1 && w(0) == r(0))), "choice");
        case Op::place:
            return expect(e, e.writeCount == 1 && isPlace(e, w(0)), "place");
        case Op::swap:
            return expect(e, e.readCount == 2 && e.writeCount == 2 && isSwapped(e), "swap");
        case Op::digit:
            return expect(e, e.readCount == 1 && e.writeCount == 1 && isDigit(m_keys.order(r(0)), w(0)), "digit");
        case Op::advance:
            return expect(e, e.readCount == 1 && e.writeCount == 1 && sameWord(e) && w(0) == ((r(0) + 1) & m_sumMask),
                          "next number");
        case Op::compare:
            return expect(e, isExchange(e), "comparison");
        case Op::apply:
            return expect(e, e.readCount == 4 && e.writeCount == 1 && w(0) == appliedTo(r(0), {r(1), r(2), r(3)}),
                          "layer of comparators");
        }
        fail(e, "has an operation that is not known");
    }

    static bool sameWord(const Event& e)
    {
        if (e.readCount == 0)
            return false;
        const Access& read = e.readSlots[e.readCount - 1u];
        return read.array == e.writeSlots[0].array && read.index == e.writeSlots[0].index;
    }

    bool isDigit(std::uint32_t key, std::uint32_t digit) const
    {
        if (m_digitShift > 31 || m_digitBits < 1 || m_digitBits > 32)
            return false;
        const std::uint64_t word = key;
        if (digit == (word >> m_digitShift & ((std::uint64_t{1} << m_digitBits) - 1)))
            return true;
        for (std::uint32_t bit = m_digitShift; bit < m_digitShift + m_digitBits; ++bit)
            if (digit == (word >> bit & 1))
                return true;
        return false;
    }

    /// Of a combine that also moves its left operand to where the right one stood.
    static bool exchangesPlaces(const Event& e)
    {
        if (e.writeCount != 2 || e.writeSlots[1].value != e.readSlots[0].value)
            return false;
        for (std::size_t i = 0; i < 2; ++i)
            if (e.writeSlots[i].array != e.readSlots[i].array || e.writeSlots[i].index != e.readSlots[i].index)
                return false;
        return true;
    }

    /// Two neighbouring words that hold this value: a mark, the same in both, above half its bits.
    static bool isHanded(const Access& low, const Access& high, std::uint32_t value)
    {
        return low.array == high.array && low.index + 1 == high.index && low.value >> 16 != 0 &&
               low.value >> 16 == high.value >> 16 && (low.value & 0xFFFFu) == (value & 0xFFFFu) &&
               (high.value & 0xFFFFu) == value >> 16;
    }

    static bool isPublished(const Event& e)
    {
        if (e.readCount != 3 || e.writeCount != 2)
            return false;
        const auto sameWord = [](const Access& a, const Access& b) { return a.array == b.array && a.index == b.index; };
        return sameWord(e.readSlots[1], e.writeSlots[0]) && sameWord(e.readSlots[2], e.writeSlots[1]) &&
               isHanded(e.writeSlots[0], e.writeSlots[1], e.readSlots[0].value);
    }

    std::uint32_t orderOf(const Event& e, std::size_t read) const
    {
        return m_keys.order(e.readSlots[read].value << m_up);
    }

    /// Two keys of which the first comes before the second or ties with it.
    bool isInOrder(const Event& e) const { return e.readCount == 2 && orderOf(e, 0) <= orderOf(e, 1); }

    /// The place of the one read, or a bound that a comparison of two found; in a run of the launch's length.
    bool isPlace(const Event& e, std::uint32_t place) const
    {
        const auto at = [&](std::size_t read) {
            const std::uint32_t index = e.readSlots[read].index;
            return m_run == 0 ? index : index % m_run;
        };
        if (e.readCount == 1)
            return place == at(0);
        return isInOrder(e) && (place == at(0) + 1 || place == at(1));
    }

    static bool isSwapped(const Event& e)
    {
        for (std::size_t i = 0; i < e.writeCount; ++i) {
            const Access &here = e.readSlots[i], &now = e.writeSlots[i];
            if (now.array != here.array || now.index != here.index || now.value != e.readSlots[i ^ 1].value)
                return false;
        }
        return true;
    }

    bool isExchange(const Event& e) const
    {
        if (e.readCount != 2 && e.readCount != 4)
            return false;
        const bool padded = e.readCount == 4;
        const std::uint32_t padLow = padded ? e.readSlots[2].value : 0, padHigh = padded ? e.readSlots[3].value : 0;
        const std::uint32_t low = orderOf(e, 0), high = orderOf(e, 1);
        const bool swaps = padHigh < padLow || (padHigh == padLow && high < low);
        if (!swaps && e.writeCount > 0) // each back where it was
            return e.writeCount == e.readCount && std::ranges::equal(e.reads(), e.writes());
        if (!swaps)
            return true;
        return e.writeCount == e.readCount && isSwapped(e);
    }

    std::size_t m_launch;
    std::vector<Words> m_buffers;
    std::unordered_map<std::uint64_t, std::uint32_t> m_locals;
    std::string m_operator;
    KeyOrder m_keys;
    std::uint32_t m_run = 0; ///< of the launch; 0: none
    std::uint32_t m_up = 0;  ///< by so many bits a key is shifted before it is compared
    Predicate m_predicate;
    ElementType m_type = ElementType::uint32;
    std::uint32_t m_digitShift = 0, m_digitBits = 32; ///< of the launch
    std::uint32_t m_sumMask = UINT32_MAX;             ///< of a mistake that keeps sums in fewer bits
};

} // namespace

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

State applyEvents(const Recording& recording, std::size_t launch, const State& before, const Events& events)
{
    Machine machine{recording, launch, before};
    for (const Event& event : events)
        machine.apply(event);
    return machine.state();
}

void requireRacing(const Recording& recording, std::size_t launch, const State& before, const State& after,
                   const Events& events)
{
    Machine{recording, launch, before}.checkRacing(events, before, after);
}

} // namespace lockstep
