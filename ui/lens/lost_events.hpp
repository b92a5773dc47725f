#pragma once

#include "engine/model/recording.hpp"

#include <cstddef>

namespace lockstep::ui {

/// The events of launch k were too many to keep, and another run of it could do other things: nobody has them any more.
inline bool areEventsLost(const Recording& recording, std::size_t k)
{
    return k > 0 && k <= recording.launchCount() && recording.launches[k - 1].varies && !recording.events[k - 1];
}

/// Those of some launch are.
inline bool areAnyEventsLost(const Recording& recording)
{
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (areEventsLost(recording, k))
            return true;
    return false;
}

} // namespace lockstep::ui
