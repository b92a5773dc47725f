#include "engine/analysis/races.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <tuple>

namespace lockstep {
namespace {

struct RaceTouch {
    std::uint32_t array = 0, index = 0;
    RaceSide side;
    bool atomic = false;
    bool isLocal() const { return array >= localArrayBase; }
};

/// Which reads and writes of an event are atomic.
bool isAtomicRead(const Event& event, std::size_t read)
{
    switch (event.op) {
    case Op::count:
    case Op::mark:
    case Op::accumulate:
        return read + 1 == event.readCount;
    case Op::publish:
        return read > 0;
    case Op::update: // the words that it writes come last
        return read + event.writeCount >= event.readCount;
    case Op::receive:
        return true;
    default:
        return false;
    }
}

bool isAtomicWrite(const Event& event, std::size_t write)
{
    return event.op == Op::publish || event.op == Op::update ||
           ((event.op == Op::count || event.op == Op::mark || event.op == Op::accumulate) && write == 0);
}

std::vector<RaceTouch> touchesOf(const Events& events, const ReadPhases& reads)
{
    std::vector<RaceTouch> touches;
    for (const Event& event : events) {
        for (std::size_t r = 0; r < event.readCount; ++r) {
            const Access& read = event.readSlots[r];
            touches.push_back(
                {read.array, read.index,
                 RaceSide{event.item, event.group, reads.phaseOf(event, r), reads.lineOf(event, r), false},
                 isAtomicRead(event, r)});
        }
        for (std::size_t w = 0; w < event.writeCount; ++w) {
            const Access& write = event.writeSlots[w];
            touches.push_back({write.array, write.index,
                               RaceSide{event.item, event.group, event.phase, event.line, true},
                               isAtomicWrite(event, w)});
        }
    }
    return touches;
}

/// A writer and another of `touches` that has nothing between: `apart` says of two sides that they are of two
/// work-items, or of two groups.
template <typename Apart>
std::optional<Race> raceAmong(std::span<const RaceTouch> touches, Apart apart)
{
    // Of writers of one kind the first will do: where all others are its own, they meet nobody either.
    for (const bool atomic : {false, true}) {
        const auto writer =
            std::ranges::find_if(touches, [&](const RaceTouch& t) { return t.side.writes && t.atomic == atomic; });
        if (writer == touches.end())
            continue;
        const auto meets = [&](const RaceTouch& a, const RaceTouch& b) {
            return apart(a.side, b.side) && !(a.atomic && b.atomic);
        };
        std::optional<Race> found;
        for (const RaceTouch& other : touches) {
            if (!meets(*writer, other))
                continue;
            if (!found || (found->second.writes && !other.side.writes)) // one who reads shows more
                found = Race{writer->array, writer->index, writer->side, other.side};
        }
        if (found)
            return found;
        if (!atomic)
            continue;
        // All plain accesses are of the first writer's item: another atomic writer meets them.
        const auto plain = std::ranges::find_if(touches, [](const RaceTouch& t) { return !t.atomic; });
        if (plain == touches.end())
            continue;
        for (const RaceTouch& other : touches)
            if (other.side.writes && other.atomic && apart(other.side, plain->side))
                return Race{other.array, other.index, other.side, plain->side};
    }
    return std::nullopt;
}

} // namespace

Races racesOf(const Events& events, const ReadPhases& reads, std::size_t mostShown)
{
    std::vector<RaceTouch> touches = touchesOf(events, reads);
    const auto place = [](const RaceTouch& t) { return std::tuple{t.array, t.index, t.side.group, t.side.phase}; };
    std::ranges::stable_sort(touches, {}, place);
    Races races;
    const auto add = [&](const std::optional<Race>& race) {
        if (!race)
            return;
        ++races.words;
        if (races.shown.size() < mostShown)
            races.shown.push_back(*race);
    };
    const auto items = [](const RaceSide& a, const RaceSide& b) { return a.item != b.item; };
    const auto groups = [](const RaceSide& a, const RaceSide& b) { return a.group != b.group; };
    for (auto word = touches.begin(); word != touches.end();) {
        const auto wordEnd = std::find_if(
            word, touches.end(), [&](const RaceTouch& t) { return t.array != word->array || t.index != word->index; });
        if (!word->isLocal() && word->side.group != std::prev(wordEnd)->side.group)
            add(raceAmong(std::span<const RaceTouch>{word, wordEnd}, groups));
        for (auto phase = word; phase != wordEnd;) {
            const auto end =
                std::find_if(phase, wordEnd, [&](const RaceTouch& t) { return place(t) != place(*phase); });
            if (end - phase > 1)
                add(raceAmong(std::span<const RaceTouch>{phase, end}, items));
            phase = end;
        }
        word = wordEnd;
    }
    return races;
}

Races racesOf(const Recording& recording, std::size_t k, const Events& events, std::size_t mostShown)
{
    return racesOf(events, ReadPhases{recording.kernelSource, recording.buildOptions, recording.launches[k - 1].kernel},
                   mostShown);
}

const std::string& racedArray(const Recording& recording, std::size_t k, const Race& race)
{
    return race.array >= localArrayBase ? recording.launches[k - 1].localArrays[race.array - localArrayBase]
                                        : recording.buffers[race.array].name;
}

std::optional<std::string> firstRaceOf(const Recording& recording)
{
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        if (k > recording.events.size() || !recording.events[k - 1])
            continue;
        const Races races = racesOf(recording, k, *recording.events[k - 1], 1);
        if (!races.any())
            continue;
        const Race& race = races.shown.front();
        return sentence("in launch {}, {}, work-item {} writes {}[{}] (line {}) and work-item {} {} it (line {}) "
                        "with no barrier between",
                        k, recording.launches[k - 1].kernel, race.first.item, racedArray(recording, k, race),
                        race.index, race.first.line, race.second.item,
                        race.second.writes ? sentence("writes") : sentence("reads"), race.second.line);
    }
    return std::nullopt;
}

} // namespace lockstep
