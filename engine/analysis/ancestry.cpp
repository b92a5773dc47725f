#include "engine/analysis/ancestry.hpp"

#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
#include <unordered_set>

namespace lockstep {
namespace {

/// A word of a global buffer or of a group's local array.
using Word = std::uint64_t;

Word globalWord(Place place)
{
    return std::uint64_t{place.buffer} << 32 | place.index;
}

Word wordOf(const Event& event, const Access& access)
{
    if (access.array < localArrayBase)
        return globalWord({access.array, access.index});
    // 20 bits for an index into local memory, 3 for the array: groups of a launch are far fewer than 2^40.
    return std::uint64_t{1} << 63 | std::uint64_t{event.group} << 23 |
           std::uint64_t{access.array - localArrayBase} << 20 | access.index;
}

bool isGlobal(Word word)
{
    return word >> 63 == 0;
}

Place placeOf(Word word)
{
    return {static_cast<std::uint32_t>(word >> 32), static_cast<std::uint32_t>(word)};
}

void requireCell(const Recording& recording, std::size_t state, Place cell)
{
    if (state > recording.launchCount())
        throw InputError{
            sentence("There is no state {}; the recording has {} launches.", state, recording.launchCount())};
    if (cell.buffer >= recording.buffers.size() || cell.index >= recording.buffers[cell.buffer].size())
        throw InputError{sentence("There is no element {} of buffer {}; the recording has {} buffers.", cell.index,
                                  cell.buffer, recording.buffers.size())};
}

/// A combine whose second write is its left operand, in the place of the right one.
bool movesLeftOperand(const Event& event)
{
    return event.op == Op::combine && event.writeCount == 2;
}

/// What a work-item read to work out where an event of its goes, though that event does not name it.
class Unnamed {
public:
    explicit Unnamed(const Events& events) : m_events(events)
    {
        for (std::uint32_t e = 0; e < events.size(); ++e) {
            if (events[e].op == Op::tally)
                m_tallies[events[e].item].push_back(e);
            else if (events[e].op == Op::move)
                m_moves[events[e].item].push_back(e);
        }
    }

    /// The tallies in front of a move of the same item.
    std::vector<std::uint32_t> tallies(std::uint32_t move) const
    {
        const auto found = m_tallies.find(m_events[move].item);
        if (m_events[move].op != Op::move || found == m_tallies.end())
            return {};
        std::vector<std::uint32_t> before = found->second;
        std::erase_if(before, [&](std::uint32_t e) { return e > move; });
        return before;
    }

    /// The moves of the item that left a mark.
    std::vector<std::uint32_t> moves(std::uint32_t mark) const
    {
        const auto found = m_moves.find(m_events[mark].item);
        return m_events[mark].op != Op::mark || found == m_moves.end() ? std::vector<std::uint32_t>{} : found->second;
    }

private:
    const Events& m_events;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_tallies, m_moves;
};

/// One launch, walked from its last event to its first. `needed` are the words on the cone.
class BackWalk {
public:
    BackWalk(const Events& events, std::unordered_set<Word>& needed)
        : m_events(events), m_unnamed(events), m_needed(needed), m_onCone(events.size())
    {
    }

    std::vector<std::uint32_t> run()
    {
        for (std::size_t left = m_events.size(); left > 0; --left)
            visit(static_cast<std::uint32_t>(left - 1));
        std::vector<std::uint32_t> on;
        for (std::uint32_t e = 0; e < m_events.size(); ++e)
            if (m_onCone[e])
                on.push_back(e);
        return on;
    }

private:
    void visit(std::uint32_t e)
    {
        const Event& event = m_events[e];
        bool decides = false, moveOnly = movesLeftOperand(event);
        for (const Access& write : event.op == Op::compare ? event.reads() : event.writes())
            if (m_needed.erase(wordOf(event, write)) > 0) {
                decides = true;
                moveOnly = moveOnly && &write == &event.writeSlots[1];
            }
        if (m_onCone[e]) // a tally of a move on the cone
            decides = true;
        if (!decides)
            return;
        m_onCone[e] = true;
        // What a value that is published takes the place of decides nothing.
        const bool oneRead = moveOnly || event.op == Op::publish;
        for (const Access& read : event.reads().first(oneRead ? 1 : event.readCount))
            m_needed.insert(wordOf(event, read));
        for (std::uint32_t tally : m_unnamed.tallies(e))
            m_onCone[tally] = true;
        for (std::uint32_t move : m_unnamed.moves(e)) // its key was in the item's hands before the mark
            m_needed.insert(wordOf(m_events[move], m_events[move].readSlots[0]));
    }

    const Events& m_events;
    Unnamed m_unnamed;
    std::unordered_set<Word>& m_needed;
    std::vector<bool> m_onCone;
};

/// Where the value came from that stands in the word after the event; the word itself if the event left it alone.
std::optional<Word> sourceOf(const Event& event, Word word)
{
    for (std::size_t i = 0; i < event.writeCount; ++i) {
        if (wordOf(event, event.writeSlots[i]) != word)
            continue;
        if (event.op == Op::compare || event.op == Op::swap)
            return exchanges(event) ? wordOf(event, event.readSlots[i ^ 1]) : word;
        if (event.op == Op::copy || event.op == Op::move || event.op == Op::choose ||
            (i == 1 && movesLeftOperand(event)))
            return wordOf(event, event.readSlots[0]);
        return std::nullopt;
    }
    return word;
}

/// Where the value of the word stands after the event; nothing if it was written over.
std::optional<Word> targetOf(const Event& event, Word word)
{
    if ((event.op == Op::compare || event.op == Op::swap) && exchanges(event)) {
        for (std::size_t i = 0; i < event.readCount; ++i)
            if (wordOf(event, event.readSlots[i]) == word)
                return wordOf(event, event.writeSlots[i ^ 1]);
    } else if ((event.op == Op::move || (event.op == Op::choose && event.writeCount > 0)) &&
               wordOf(event, event.readSlots[0]) == word) {
        return wordOf(event, event.writeSlots[0]);
    } else if (movesLeftOperand(event) && wordOf(event, event.readSlots[0]) == word) {
        return wordOf(event, event.writeSlots[1]);
    }
    for (const Access& write : event.writes())
        if (wordOf(event, write) == word)
            return std::nullopt;
    return word;
}

bool isSort(const Recording& recording)
{
    return recording.workUnit != WorkUnit::combines;
}

std::string counted(std::uint64_t count, const char* one, const char* many)
{
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

} // namespace

EventsOf keptEvents(const Recording& recording)
{
    return [&recording](std::size_t launch) { return recording.events[launch - 1]; };
}

std::optional<Cone> coneOf(const Recording& recording, std::size_t state, Place cell, const EventsOf& events)
{
    requireCell(recording, state, cell);
    Cone cone;
    cone.state = state;
    cone.cell = cell;
    cone.launches.resize(state);
    std::unordered_set<Word> needed{globalWord(cell)};
    for (std::size_t k = state; k > 0; --k) {
        const EventsPtr ofLaunch = events(k);
        if (!ofLaunch)
            return std::nullopt;
        ConeLaunch& launch = cone.launches[k - 1];
        launch.events = BackWalk{*ofLaunch, needed}.run();
        for (std::uint32_t e : launch.events)
            cone.work += isWork((*ofLaunch)[e].op);
        std::erase_if(needed, [](Word word) { return !isGlobal(word); }); // local memory starts anew
        for (Word word : needed)
            launch.before.push_back(placeOf(word));
        std::ranges::sort(launch.before);
    }
    for (Word word : needed)
        if (const Place place = placeOf(word); place.buffer == recording.mainBuffer && place.index < recording.n())
            cone.inputs.push_back(place.index);
    std::ranges::sort(cone.inputs);
    return cone;
}

std::optional<Way> wayOf(const Recording& recording, std::size_t state, Place cell, const EventsOf& events)
{
    requireCell(recording, state, cell);
    Way way(recording.launchCount() + 1);
    way[state] = cell;
    std::optional<Word> word = globalWord(cell);
    for (std::size_t k = state; k > 0 && word; --k) {
        const EventsPtr ofLaunch = events(k);
        if (!ofLaunch)
            return std::nullopt;
        for (auto event = ofLaunch->rbegin(); event != ofLaunch->rend() && word; ++event)
            word = sourceOf(*event, *word);
        if (word && isGlobal(*word))
            way[k - 1] = placeOf(*word);
    }
    word = globalWord(cell);
    for (std::size_t k = state + 1; k <= recording.launchCount() && word; ++k) {
        const EventsPtr ofLaunch = events(k);
        if (!ofLaunch)
            return std::nullopt;
        for (auto event = ofLaunch->begin(); event != ofLaunch->end() && word; ++event)
            word = targetOf(*event, *word);
        if (word && isGlobal(*word))
            way[k] = placeOf(*word);
    }
    return way;
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> inputRange(const Cone& cone)
{
    if (cone.inputs.empty() || cone.inputs.back() - cone.inputs.front() + 1 != cone.inputs.size())
        return std::nullopt;
    return std::pair{cone.inputs.front(), cone.inputs.back()};
}

Message coneWords(const Recording& recording, const Cone& cone, const Way& way, std::uint32_t value)
{
    const std::string text = formatIn(recording, cone.cell.buffer, value);
    const std::string inputs = std::to_string(cone.inputs.size()), work = std::to_string(cone.work);
    if (isSort(recording) && way[0] && way[0]->buffer == recording.mainBuffer && way[0]->index < recording.n()) {
        const std::string from = std::to_string(way[0]->index);
        const bool networks = recording.workUnit == WorkUnit::compares;
        return {networks ? "ask.way" : "ask.way.moves",
                {text, from, inputs, work},
                fmt::format("{} came from position {} of the input, by way of {} and {}.", text, from,
                            counted(cone.inputs.size(), "key", "keys"),
                            networks ? counted(cone.work, "comparison", "comparisons")
                                     : counted(cone.work, "count or move", "counts and moves"))};
    }
    if (const auto range = inputRange(cone)) {
        const std::string first = std::to_string(range->first), last = std::to_string(range->second);
        if (range->first == range->second)
            return {"ask.one", {text, first}, fmt::format("{} comes from position {} of the input.", text, first)};
        return {"ask.range",
                {text, first, last, work},
                fmt::format("{} comes from positions {} to {} of the input, by {}.", text, first, last,
                            counted(cone.work, "operation", "operations"))};
    }
    if (cone.inputs.empty())
        return {"ask.none", {text}, fmt::format("{} comes from no input.", text)};
    return {"ask.some",
            {text, inputs, work},
            fmt::format("{} comes from {} of the input, by {}.", text,
                        counted(cone.inputs.size(), "position", "positions"),
                        counted(cone.work, "operation", "operations"))};
}

} // namespace lockstep
