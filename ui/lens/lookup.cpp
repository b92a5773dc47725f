#include "ui/lens/lookup.hpp"

namespace lockstep::ui {

std::size_t dataBufferAfter(const Recording& recording, std::size_t k)
{
    for (std::size_t launch = std::min(k, recording.launchCount()); launch > 0; --launch)
        for (const Argument& argument : recording.launches[launch - 1].arguments) {
            if (!argument.writable || !argument.buffer || *argument.buffer >= recording.buffers.size())
                continue;
            const BufferInfo& buffer = recording.buffers[*argument.buffer];
            if (buffer.role == Role::keys || buffer.role == Role::values || buffer.role == Role::scratch)
                return *argument.buffer;
        }
    return recording.mainBuffer;
}

} // namespace lockstep::ui
