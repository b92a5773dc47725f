#pragma once

#include "engine/model/event.hpp"

namespace lockstep {

/// Whether the pair of an Op::compare or Op::swap changes places. A compared pair that stays is not written, or each
/// key back where it was.
inline bool exchanges(const Event& event)
{
    if (event.op == Op::swap) // of equal keys, too
        return true;
    for (std::size_t w = 0; w < event.writeCount; ++w)
        if (event.writeSlots[w].value != event.readSlots[w].value)
            return true;
    return false;
}

} // namespace lockstep
