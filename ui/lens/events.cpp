#include "ui/lens/events.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>

namespace lockstep::ui {

std::size_t shownPhaseOf(const Recording& recording, std::size_t launch, const Event& event)
{
    if (phasesShown(recording, launch) < 2)
        return 0;
    const std::vector<std::uint32_t>& phases = recording.launches[launch - 1].phases;
    return static_cast<std::size_t>(std::ranges::lower_bound(phases, event.phase) - phases.begin());
}

Origins originsAfter(const Recording& recording, const Events& events, std::size_t keys)
{
    Origins origins(recording);
    origins.begin(0, keys);
    for (const Event& event : events)
        origins.apply(event);
    return origins;
}

} // namespace lockstep::ui
