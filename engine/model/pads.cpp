#include "engine/model/pads.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep {

std::optional<std::size_t> padsAfter(const Recording& recording, std::size_t k)
{
    if (recording.lanes <= recording.n())
        return std::nullopt;
    const auto isPads = [&](std::size_t buffer) {
        return buffer < recording.buffers.size() && recording.buffers[buffer].role == Role::flags &&
               recording.buffers[buffer].size() == recording.lanes;
    };
    for (std::size_t launch = std::min(k, recording.launchCount()); launch > 0; --launch)
        for (const Argument& argument : recording.launches[launch - 1].arguments)
            if (argument.writable && argument.buffer && isPads(*argument.buffer))
                return argument.buffer;
    for (std::size_t i = 0; i < recording.buffers.size(); ++i)
        if (isPads(i))
            return i;
    return std::nullopt;
}

} // namespace lockstep
