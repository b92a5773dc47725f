#include "engine/model/recording.hpp"

#include "engine/model/event.hpp"

#include <algorithm>
#include <set>

namespace lockstep {

bool Recording::isComplete() const
{
    return std::ranges::all_of(states, [](const auto& s) { return s.has_value(); }) &&
           std::ranges::all_of(events, [](const auto& e) { return e != nullptr; });
}

std::uint64_t Recording::work() const
{
    std::uint64_t sum = 0;
    for (const Launch& launch : launches)
        sum += launch.work;
    return sum;
}

std::optional<std::uint64_t> Recording::deviceTime() const
{
    std::uint64_t sum = 0;
    for (const Launch& launch : launches)
        sum += launch.time.ran;
    return sum > 0 || launches.empty() ? std::optional{sum} : std::nullopt;
}

std::optional<Traffic> Recording::traffic() const
{
    Traffic sum;
    for (const Launch& launch : launches) {
        if (!launch.traffic)
            return std::nullopt;
        sum.read += launch.traffic->read;
        sum.written += launch.traffic->written;
    }
    return sum;
}

std::size_t bytesKept(const Recording& recording)
{
    std::set<const Words*> seen;
    std::size_t bytes = 0;
    for (const auto& state : recording.states)
        if (state)
            for (const WordsPtr& words : state->buffers)
                if (seen.insert(words.get()).second)
                    bytes += words->size() * sizeof(std::uint32_t);
    for (const EventsPtr& events : recording.events)
        if (events)
            bytes += events->size() * sizeof(Event);
    return bytes;
}

} // namespace lockstep
