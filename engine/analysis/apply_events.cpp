#include "engine/analysis/apply_events.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/predicate.hpp"
#include "engine/error.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/layer_words.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <span>
#include <tuple>
#include <unordered_map>

namespace lockstep {

std::uint64_t localKey(const Event& event, const Access& access)
{
    return std::uint64_t{event.group} << 40 | std::uint64_t{access.array - localArrayBase} << 32 | access.index;
}

namespace {

std::string describe(const Event& event)
{
    return sentence("event of work-item {} in line {}", event.item, event.line);
}

class Machine {
public:
    Machine(const Recording& recording, std::size_t launch, const State& before) : m_launch(launch)
    {
        for (const WordsPtr& words : before.buffers)
            m_buffers.push_back({words, nullptr});
        const auto op = recording.parameters.find("operator");
        m_operator = op == recording.parameters.end() ? "add" : op->second;
        m_keys = keyOrder(recording.parameters);
        m_values = recording.type;
        m_alpha = m_values == ElementType::float32 ? std::bit_cast<std::uint32_t>(1.0f) : 1;
        for (const Argument& argument : recording.launches[launch - 1].arguments) {
            if (argument.name == "alpha")
                m_alpha = argument.scalar;
            if (argument.name == "beta")
                m_beta = argument.scalar;
            if (argument.name == "softening")
                m_softening = argument.scalar;
            if (argument.name == "time_step")
                m_timeStep = argument.scalar;
        }
        // Without an operator what is added up are counts.
        m_type = op == recording.parameters.end() ? ElementType::uint32 : recording.type;
        const LaunchMeaning& meaning = recording.launches[launch - 1].meaning;
        m_run = meaning.run.value_or(0);
        // Of a key with two fields a launch compares the one that it is about.
        const std::uint32_t below = meaning.shift.value_or(0) + meaning.bits.value_or(32);
        if (recording.type == ElementType::pair && recording.workUnit == WorkUnit::compares && below < 32)
            m_up = 32 - below;
        m_hasPredicate = recording.parameters.contains("predicate");
        m_predicate = predicateOf(recording.parameters, recording.input);
        if (const Mistake* mistake = mistakeOf(recording); mistake != nullptr && mistake->sumBits < 32)
            m_sumMask = (1u << mistake->sumBits) - 1;
        m_digitShift = meaning.shift.value_or(0);
        m_digitBits = m_keys.words ? 0 : meaning.bits.value_or(0); // no event takes the digit of a word
    }

    void apply(const Event& event)
    {
        for (const Access& read : event.reads())
            if (const auto held = peek(event, read); held != read.value)
                fail(event, sentence("says it read {} at {} of array {}, where {} stood", read.value, read.index,
                                     read.array, held ? std::to_string(*held) : "nothing"));
        checkOperation(event);
        if (event.op == Op::compare)
            m_compared = {event.item, exchanges(event)};
        if (event.op == Op::digit && m_digitBits > 1)
            requireBitsInTurn(event);
        for (const Access& write : event.writes())
            poke(event, write);
    }

    /// One write of a racing launch.
    struct Written {
        std::uint64_t word = 0;
        std::uint32_t value = 0, group = 0, phase = 0, item = 0;
        auto operator<=>(const Written&) const = default;
    };

    /// In no order: only what each event says of itself, and where its values can have come from.
    void checkRacing(const Events& events, const State& after)
    {
        std::vector<Written> written;
        std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> writers; // word, phase and item, if local
        for (const Event& event : events)
            for (const Access& write : event.writes()) {
                requireInside(event, write);
                written.push_back({keyOf(event, write), write.value, event.group, event.phase, event.item});
                if (write.array >= localArrayBase)
                    writers.emplace_back(keyOf(event, write), event.phase, event.item);
            }
        std::ranges::sort(written);
        std::ranges::sort(writers);
        // Local memory holds anything until somebody writes there.
        const auto meets = [&](const Event& event, const Access& read) {
            for (const std::uint32_t phase : {event.phase, event.phase - std::min(event.phase, 1u)}) {
                const auto those =
                    std::ranges::equal_range(writers, std::pair{keyOf(event, read), phase}, {}, [](const auto& writer) {
                        return std::pair{std::get<0>(writer), std::get<1>(writer)};
                    });
                if (!those.empty() &&
                    (std::get<2>(those.front()) != event.item || std::get<2>(those.back()) != event.item))
                    return true;
            }
            return false;
        };
        // What an event writes itself it cannot have read before.
        const auto wasWrittenElse = [&](const Event& event, const Access& read) {
            const auto own = std::ranges::count_if(event.writes(), [&](const Access& write) {
                return keyOf(event, write) == keyOf(event, read) && write.value == read.value;
            });
            const auto same =
                std::ranges::equal_range(written, std::pair{keyOf(event, read), read.value}, {}, [](const Written& w) {
                    return std::pair{w.word, w.value};
                });
            // Nobody reads what his own group writes only after a further barrier.
            const auto group = std::ranges::equal_range(same, event.group, {}, &Written::group);
            const auto later = group.end() - std::ranges::upper_bound(group, event.phase, {}, &Written::phase);
            return same.end() - same.begin() - later > own;
        };
        for (const Event& event : events) {
            for (const Access& read : event.reads()) {
                requireInside(event, read);
                const bool isGlobal = read.array < localArrayBase;
                if (wasWrittenElse(event, read) || (isGlobal ? peek(event, read) == read.value : meets(event, read)))
                    continue;
                fail(event, sentence("says it read {} at {} of array {}, which nobody wrote there", read.value,
                                     read.index, read.array));
            }
            checkOperation(event);
        }
        for (std::uint32_t b = 0; b < m_buffers.size(); ++b)
            requireWritten(written, b, *after.buffers[b]);
    }

    State state() const
    {
        State result;
        for (const Buffer& buffer : m_buffers)
            result.buffers.push_back(buffer.words);
        return result;
    }

private:
    [[noreturn]] void fail(const Event& event, const std::string& what) const
    {
        throw Error{sentence("Launch {}: the {} {}.", m_launch, describe(event), what)};
    }

    /// Shared with the state before until something else is written to it: few launches write to all buffers.
    struct Buffer {
        WordsPtr words;
        std::shared_ptr<Words> own; ///< the same, once it is no longer shared
        std::size_t size() const { return words->size(); }
        void set(std::size_t index, std::uint32_t value)
        {
            if ((*words)[index] == value)
                return;
            if (!own)
                words = own = std::make_shared<Words>(*words);
            (*own)[index] = value;
        }
    };

    /// What stands in a buffer after a race was written there, or stood there before.
    void requireWritten(std::span<const Written> written, std::uint32_t b, const Words& after) const
    {
        const Words& before = *m_buffers[b].words;
        const auto differs = [&](std::size_t begin, std::size_t end) {
            if (&before != &after)
                for (std::size_t i = begin; i < end; ++i)
                    if (before[i] != after[i])
                        failAt(i, b, after[i]);
        };
        auto at = std::ranges::lower_bound(written, globalKey(b, 0), {}, &Written::word);
        std::size_t next = 0;
        while (at != written.end() && at->word <= globalKey(b, UINT32_MAX)) {
            const std::size_t index = at->word & UINT32_MAX;
            const auto end = std::find_if(at, written.end(), [&](const Written& w) { return w.word != at->word; });
            differs(next, index);
            // What stays is from the last phase, where one work-group alone wrote: barriers hold in a race, too.
            const bool isOneGroup = std::all_of(at, end, [&](const Written& w) { return w.group == at->group; });
            const std::uint32_t last = std::ranges::max(std::span{at, end}, {}, &Written::phase).phase;
            if (std::none_of(at, end, [&](const Written& w) {
                    return w.value == after[index] && (!isOneGroup || w.phase == last);
                }))
                failAt(index, b, after[index]);
            next = index + 1;
            at = end;
        }
        differs(next, before.size());
    }

    [[noreturn]] void failAt(std::size_t index, std::uint32_t b, std::uint32_t now) const
    {
        throw Error{sentence("Launch {}: {} at {} of array {} is what nobody wrote there.", m_launch, now, index, b)};
    }

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
            fail(event, sentence("names {} of array {}, which is outside", access.index, access.array));
    }

    std::optional<std::uint32_t> peek(const Event& event, const Access& access) const
    {
        if (access.array < localArrayBase) {
            if (access.array >= m_buffers.size() || access.index >= m_buffers[access.array].size())
                return std::nullopt;
            return (*m_buffers[access.array].words)[access.index];
        }
        const auto it = m_locals.find(localKey(event, access));
        return it == m_locals.end() ? std::nullopt : std::optional{it->second};
    }

    void poke(const Event& event, const Access& access)
    {
        if (access.array >= localArrayBase)
            m_locals[localKey(event, access)] = access.value;
        else if (access.array < m_buffers.size() && access.index < m_buffers[access.array].size())
            m_buffers[access.array].set(access.index, access.value);
        else
            fail(event, sentence("writes at {} of array {}, which is outside", access.index, access.array));
    }

    void expect(const Event& event, bool right) const
    {
        if (!right)
            fail(event, sentence("is no {} of what it read", operation(event.op).noun));
    }

    void checkOperation(const Event& e) const { expect(e, isWellFormed(e) && isResult(e)); }

    /// Whether what a well-formed event writes is what its operation makes of what it reads.
    bool isResult(const Event& e) const
    {
        const auto r = [&](std::size_t i) { return e.readSlots[i].value; };
        const auto w = [&](std::size_t i) { return e.writeSlots[i].value; };
        const bool writesOne = e.writeCount == 1;
        switch (e.op) {
        case Op::fill:
            return w(0) <= 1 || w(0) == identity(m_operator, m_type);
        case Op::copy:
            return w(0) == r(0) && (writesOne || w(1) == e.readSlots[0].index);
        case Op::move:
            return w(0) == r(0);
        case Op::combine:
            return (writesOne || exchangesPlaces(e)) &&
                   sameResult(m_type, w(0), combine(m_operator, m_type, r(0), r(1)) & m_sumMask);
        case Op::count: {
            const std::uint32_t old = r(e.readCount - 1u);
            return sameWord(e) && w(0) == old + 1 && (writesOne || w(1) == old);
        }
        case Op::mark:
            return sameWord(e) && (w(0) & r(0)) == r(0) && std::popcount(w(0) ^ r(0)) == 1;
        case Op::tally:
        case Op::load: // what a kernel without trace calls makes of its values nobody knows
        case Op::store:
            return true;
        case Op::update:
            return sameWord(e);
        case Op::test:
            return isTest(e, w(0));
        case Op::either:
            return w(0) == (r(0) | r(1));
        case Op::publish:
            return isPublished(e);
        case Op::receive:
            return isHanded(e.readSlots[0], e.readSlots[1], w(0));
        case Op::choose:
            return isInOrder(e) && (e.writeCount == 0 || w(0) == r(0));
        case Op::place:
            return isPlace(e, w(0));
        case Op::swap:
            return isSwapped(e);
        case Op::digit:
            return m_digitBits > 0 && isDigit(m_keys.order(r(0)), w(0));
        case Op::advance:
            return sameWord(e) && w(0) == ((r(0) + 1) & m_sumMask);
        case Op::extent:
            return w(0) == r(1) + 1 - r(0);
        case Op::compare:
            return isExchange(e);
        case Op::multiply:
            return sameResult(m_values, w(0), plusProduct(m_values, r(2), r(0), r(1)));
        case Op::weigh:
            return sameResult(m_values, w(0), weighed(m_values, m_alpha, r(0), m_beta, e.readCount > 1 ? r(1) : 0));
        case Op::attract:
            return w(0) == attraction(r(0), r(1), r(2), r(3), m_softening);
        case Op::pull:
            return sameResult(ElementType::float32, w(0), pulled(r(0), r(1), r(2), r(3)));
        case Op::integrate:
            return sameResult(ElementType::float32, w(0), plusProduct(ElementType::float32, r(1), r(0), m_timeStep));
        case Op::accumulate:
            return sameWord(e) && w(0) == r(0) + r(1);
        case Op::apply:
            return w(0) == appliedTo(r(0), {r(1), r(2), r(3)});
        }
        return false;
    }

    static bool sameWord(const Event& e)
    {
        if (e.readCount == 0)
            return false;
        const Access& read = e.readSlots[e.readCount - 1u];
        return read.array == e.writeSlots[0].array && read.index == e.writeSlots[0].index;
    }

    /// The launch's digit of a key, or one bit of it.
    bool isDigit(std::uint32_t key, std::uint32_t digit) const
    {
        if (digit == digitOf(key))
            return true;
        for (std::uint32_t bit = 0; bit < m_digitBits; ++bit)
            if (digit == (digitOf(key) >> bit & 1))
                return true;
        return false;
    }

    std::uint32_t digitOf(std::uint32_t key) const
    {
        return static_cast<std::uint32_t>(std::uint64_t{key} >> m_digitShift & ((std::uint64_t{1} << m_digitBits) - 1));
    }

    /// A work-item that takes a digit apart puts its bits in one place one after the other, the lowest first.
    void requireBitsInTurn(const Event& event)
    {
        const Access& write = event.writeSlots[0];
        std::uint32_t& taken = m_bitsTaken[keyOf(event, write)];
        const std::uint32_t digit = digitOf(m_keys.order(event.readSlots[0].value));
        const bool whole = taken == 0 && write.value == digit;
        expect(event, whole || write.value == (digit >> taken & 1));
        taken = (taken + 1) % m_digitBits;
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
    /// Two words, each a mark and half the value; or one that stands for both, a mark of 2 bits above a count.
    static bool isHanded(const Access& low, const Access& high, std::uint32_t value)
    {
        if (low == high)
            return low.value >> 30 != 0 && (low.value & 0x3FFFFFFFu) == value;
        return low.array == high.array && low.index + 1 == high.index && low.value >> 16 != 0 &&
               low.value >> 16 == high.value >> 16 && (low.value & 0xFFFFu) == (value & 0xFFFFu) &&
               (high.value & 0xFFFFu) == value >> 16;
    }

    static bool isPublished(const Event& e)
    {
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

    /// The predicate's answer; with no read, whether what the work-item compared last has swapped.
    bool isTest(const Event& e, std::uint32_t flag) const
    {
        if (e.readCount == 0)
            return !m_hasPredicate && m_compared && m_compared->item == e.item &&
                   flag == (m_compared->swapped ? 1u : 0u);
        return flag == (m_predicate.holds(e.readSlots[0].value) ? 1u : 0u);
    }

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

    struct Compared {
        std::uint32_t item = 0;
        bool swapped = false;
    };

    std::size_t m_launch;
    bool m_hasPredicate = false;        ///< tests then read what they test
    std::optional<Compared> m_compared; ///< last, where events come in order
    std::vector<Buffer> m_buffers;
    std::unordered_map<std::uint64_t, std::uint32_t> m_locals;
    std::string m_operator;
    KeyOrder m_keys;
    ElementType m_values = ElementType::uint32;
    std::uint32_t m_alpha = 1, m_beta = 0;         ///< weights of the launch
    std::uint32_t m_softening = 0, m_timeStep = 0; ///< float32, of a launch that moves bodies
    std::uint32_t m_run = 0;                       ///< of the launch; 0: none
    std::uint32_t m_up = 0;                        ///< by so many bits a key is shifted before it is compared
    Predicate m_predicate;
    ElementType m_type = ElementType::uint32;
    std::uint32_t m_digitShift = 0, m_digitBits = 0;              ///< of the launch; no bits: it has no digit
    std::unordered_map<std::uint64_t, std::uint32_t> m_bitsTaken; ///< of a digit, by where they are put
    std::uint32_t m_sumMask = UINT32_MAX;                         ///< of a mistake that keeps sums in fewer bits
};

} // namespace

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
    Machine{recording, launch, before}.checkRacing(events, after);
}

} // namespace lockstep
