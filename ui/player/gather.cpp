#include "ui/player/gather.hpp"

#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/lost_events.hpp"

namespace lockstep::ui {

Resident gather(Session& session, const RecordingPtr& recording, const Needs& needs, const std::stop_token& stop)
{
    Resident resident;
    resident.recording = recording;
    for (const std::size_t k : needs.states)
        resident.states[k] = session.state(recording, k, stop);
    for (const std::size_t k : needs.events)
        if (!areEventsLost(*recording, k))
            resident.events[k] = session.events(recording, k, stop);
    for (const DensityRequest& density : needs.densities)
        resident.densities[density] =
            computeDensity(session.state(recording, density.launch, stop), *recording, density);
    return resident;
}

Resident gatherKept(const RecordingPtr& recording, const Needs& needs)
{
    const auto state = [&recording](std::size_t k) -> const State& {
        if (!recording->states.at(k))
            throw Error{sentence("The recording does not hold all its states; record it with fewer keys.")};
        return *recording->states[k];
    };
    Resident resident;
    resident.recording = recording;
    for (const std::size_t k : needs.states)
        resident.states[k] = state(k);
    for (const std::size_t k : needs.events)
        resident.events[k] = recording->events.at(k - 1);
    for (const DensityRequest& density : needs.densities)
        resident.densities[density] = computeDensity(state(density.launch), *recording, density);
    return resident;
}

} // namespace lockstep::ui
