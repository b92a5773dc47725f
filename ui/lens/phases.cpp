#include "ui/lens/phases.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/lens.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {
namespace {

/// Cells of an image have room where columns of keys have none.
std::size_t mostWithPhases(const Recording& recording)
{
    return recording.lens == "grid" ? 8 * mostSingle : mostSingle;
}

} // namespace

std::size_t phasesShown(const Recording& recording, std::size_t launch)
{
    if (launch == 0 || launch > recording.launchCount() || recording.n() > mostWithPhases(recording))
        return 1;
    const Lens* own = ownLens(recording);
    if (own == nullptr || !own->showsPhases(recording, launch))
        return 1;
    return std::max<std::size_t>(1, recording.launches[launch - 1].phases.size());
}

bool hasPhases(const Recording& recording)
{
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (phasesShown(recording, k) > 1)
            return true;
    return false;
}

Moment withinLaunch(const Recording& recording, Moment moment)
{
    const std::size_t phases = phasesShown(recording, moment.launch);
    if (phases <= 1)
        return {moment.launch, moment.fraction};
    if (moment.phase)
        return {moment.launch, moment.fraction, std::min(*moment.phase, static_cast<std::uint32_t>(phases - 1))};
    const double at = std::clamp(moment.fraction, 0.0, 1.0) * static_cast<double>(phases);
    // On the line between two phases the earlier one has just ended; at the very start the first begins.
    const double phase = std::clamp(std::ceil(at) - 1, 0.0, static_cast<double>(phases - 1));
    return {moment.launch, at - phase, static_cast<std::uint32_t>(phase)};
}

Moment ofLaunch(const Recording& recording, Moment moment)
{
    const std::size_t phases = phasesShown(recording, moment.launch);
    if (!moment.phase || phases <= 1)
        return {moment.launch, moment.fraction};
    return {moment.launch, (static_cast<double>(*moment.phase) + moment.fraction) / static_cast<double>(phases)};
}

} // namespace lockstep::ui
