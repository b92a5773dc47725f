#pragma once

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace lockstep::ui {

/// The buffer that holds this; nothing where the recording has none.
inline std::optional<std::size_t> bufferOf(const Recording& recording, Holds holds)
{
    for (std::size_t i = 0; i < recording.buffers.size(); ++i)
        if (recording.buffers[i].holds == holds)
            return i;
    return std::nullopt;
}

/// What the buffer holds that an event names; nothing of local memory.
inline Holds inBuffer(const Recording& recording, std::uint32_t array)
{
    return array < recording.buffers.size() ? recording.buffers[array].holds : Holds::unnamed;
}

/// What the array in local memory holds that an event names; nothing of buffers.
inline Holds inLocal(const Launch& launch, std::uint32_t array)
{
    return array >= localArrayBase && array - localArrayBase < launch.localHolds.size()
               ? launch.localHolds[array - localArrayBase]
               : Holds::unnamed;
}

/// The launch has such an array in local memory.
inline bool hasLocal(const Launch& launch, Holds holds)
{
    return std::find(launch.localHolds.begin(), launch.localHolds.end(), holds) != launch.localHolds.end();
}

/// Whether the buffer is bound to an argument of the launch.
inline bool takes(const Launch& launch, std::optional<std::size_t> buffer)
{
    return buffer && std::any_of(launch.arguments.begin(), launch.arguments.end(),
                                 [&](const Argument& argument) { return argument.buffer == buffer; });
}

/// The argument that a buffer is bound to which holds this; null where the launch has none.
inline const Argument* argumentHolding(const Recording& recording, const Launch& launch, Holds holds)
{
    const auto found = std::find_if(launch.arguments.begin(), launch.arguments.end(), [&](const Argument& argument) {
        return argument.buffer && recording.buffers[*argument.buffer].holds == holds;
    });
    return found == launch.arguments.end() ? nullptr : &*found;
}

/// The argument of this name in the kernel's text; null where the launch has none.
inline const Argument* argumentNamed(const Launch& launch, std::string_view name)
{
    const auto found = std::find_if(launch.arguments.begin(), launch.arguments.end(),
                                    [&](const Argument& argument) { return argument.name == name; });
    return found == launch.arguments.end() ? nullptr : &*found;
}

/// The number that the launch got for this argument; nothing where it has none of this name.
inline std::optional<std::uint32_t> scalar(const Launch& launch, std::string_view name)
{
    const Argument* argument = argumentNamed(launch, name);
    return argument != nullptr && !argument->buffer ? std::optional{argument->scalar} : std::nullopt;
}

/// The buffer that holds the keys or values after k launches: the last one of its kind that a launch could write.
std::size_t dataBufferAfter(const Recording& recording, std::size_t k);

} // namespace lockstep::ui
