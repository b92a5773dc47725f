#include "engine/analysis/collisions.hpp"

#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace lockstep {
namespace {

/// An addition of one work-item, by its step and the counter that it adds to.
struct Addition {
    std::uint32_t phase = 0, line = 0, array = 0;
    std::uint64_t wavefront = 0;
    std::uint32_t time = 0; ///< how many additions of the item came before, in its line and phase
    std::uint32_t index = 0;
    std::uint32_t event = 0;
    auto lineKey() const { return std::tuple{phase, line, array}; }
    auto step() const { return std::tuple{phase, line, array, wavefront, time}; }
    auto operator<=>(const Addition&) const = default;
};

bool adds(const Event& event)
{
    return event.op == Op::count || event.op == Op::accumulate;
}

std::vector<Addition> additionsOf(const Launch& launch, const Events& events, std::uint32_t wavefront)
{
    if (wavefront == 0)
        throw InputError{sentence("The wavefront is 0; choose 16, 32 or 64.")};
    const std::size_t perGroup = (launch.local + wavefront - 1) / wavefront;
    std::vector<Addition> additions;
    for (std::uint32_t e = 0; e < events.size(); ++e) {
        const Event& event = events[e];
        if (!adds(event))
            continue;
        const Access& to = event.writeSlots[0];
        const std::uint64_t lanes = event.item / launch.local * perGroup + event.item % launch.local / wavefront;
        additions.push_back({event.phase, event.line, to.array, lanes, event.item, to.index, e});
    }
    // By line and item in the order of the events, to number them; `time` holds the item so far.
    std::ranges::sort(additions, {}, [](const Addition& a) { return std::tuple{a.lineKey(), a.time, a.event}; });
    std::uint32_t item = 0, time = 0;
    for (std::size_t i = 0; i < additions.size(); ++i) {
        Addition& one = additions[i];
        const bool goesOn = i > 0 && additions[i - 1].lineKey() == one.lineKey() && one.time == item;
        item = one.time;
        time = goesOn ? time + 1 : 0;
        one.time = time;
    }
    std::ranges::sort(additions);
    return additions;
}

} // namespace

std::vector<LineCollisions> collisionsOf(const Launch& launch, const Events& events, std::uint32_t wavefront)
{
    std::vector<LineCollisions> lines;
    const std::vector<Addition> additions = additionsOf(launch, events, wavefront);
    for (auto at = additions.begin(); at != additions.end();) {
        if (lines.empty() || std::tuple{lines.back().phase, lines.back().line, lines.back().array} != at->lineKey())
            lines.push_back({at->phase, at->line, at->array});
        LineCollisions& line = lines.back();
        const auto end = std::find_if(at, additions.end(), [&](const Addition& a) { return a.step() != at->step(); });
        std::uint32_t most = 0, met = 0;
        for (auto here = at; here != end; ++here) {
            met = here != at && here->index == (here - 1)->index ? met + 1 : 1;
            most = std::max(most, met);
        }
        line.atomics += static_cast<std::uint64_t>(end - at);
        ++line.steps;
        line.turns += most;
        line.mostTurns = std::max(line.mostTurns, most);
        at = end;
    }
    return lines;
}

std::vector<std::uint32_t> turnsOf(const Launch& launch, const Events& events, std::uint32_t wavefront)
{
    std::vector<std::uint32_t> turns(events.size());
    const std::vector<Addition> additions = additionsOf(launch, events, wavefront);
    for (std::size_t i = 1; i < additions.size(); ++i) {
        const Addition &one = additions[i], &before = additions[i - 1];
        if (one.step() == before.step() && one.index == before.index)
            turns[one.event] = turns[before.event] + 1;
    }
    return turns;
}

} // namespace lockstep
