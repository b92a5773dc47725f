#pragma once

#include "engine/model/recording.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace lockstep::ui {

/// The buffer of this name; nothing where the recording has none.
inline std::optional<std::size_t> bufferNamed(const Recording& recording, std::string_view name)
{
    for (std::size_t i = 0; i < recording.buffers.size(); ++i)
        if (recording.buffers[i].name == name)
            return i;
    return std::nullopt;
}

/// Whether the buffer is bound to an argument of the launch.
inline bool takes(const Launch& launch, std::optional<std::size_t> buffer)
{
    return buffer && std::any_of(launch.arguments.begin(), launch.arguments.end(),
                                 [&](const Argument& argument) { return argument.buffer == buffer; });
}

/// The number that the launch got for this argument; nothing where it has none of this name.
inline std::optional<std::uint32_t> scalar(const Launch& launch, std::string_view name)
{
    for (const Argument& argument : launch.arguments)
        if (!argument.buffer && argument.name == name)
            return argument.scalar;
    return std::nullopt;
}

/// The buffer that holds the keys or values after k launches: the last one of its kind that a launch could write.
std::size_t dataBufferAfter(const Recording& recording, std::size_t k);

} // namespace lockstep::ui
