#include "ui/lens/events.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>

namespace lockstep::ui {

ShownPhases::ShownPhases(const Recording& recording, std::size_t launch)
{
    if (phasesShown(recording, launch) > 1)
        m_phases = recording.launches[launch - 1].phases;
}

std::size_t ShownPhases::of(const Event& event) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_phases, event.phase) - m_phases.begin());
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
