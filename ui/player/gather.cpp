#include "ui/player/gather.hpp"

#include "ui/lenses/density.hpp"

namespace lockstep::ui {

Resident gather(Session& session, const RecordingPtr& recording, const Needs& needs, const std::stop_token& stop)
{
    Resident resident;
    resident.recording = recording;
    for (const std::size_t k : needs.states)
        resident.states[k] = session.state(recording, k, stop);
    for (const std::size_t k : needs.events)
        resident.events[k] = session.events(recording, k, stop);
    for (const DensityRequest& density : needs.densities)
        resident.densities[density] =
            computeDensity(session.state(recording, density.launch, stop), *recording, density);
    return resident;
}

} // namespace lockstep::ui
