// Who tells what happened in a launch.
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lenses/arrays/model.hpp"

#include <exception>

namespace lockstep::ui {
namespace {

/// Of a launch whose elements are looked at.
Telling told(const Recording& recording, std::size_t k)
{
    if (k == 0)
        return Telling::all;
    const Launch& launch = recording.launches[k - 1];
    if (launch.events == 0 && recording.eventSource == EventSource::traceCalls &&
        !KernelFile{recording.kernelFile, recording.kernelSource}.kernel(launch.kernel).traced)
        return Telling::untraced;
    if (areEventsLost(recording, k))
        return Telling::lost;
    if (!isLookedAt(recording, k))
        return Telling::many;
    return hasOwnKernel(recording) && !untoldBy(recording, k).empty() ? Telling::untrue : Telling::all;
}

} // namespace

Telling tellingOf(const Recording& recording, std::size_t k)
{
    try {
        return told(recording, k);
    } catch (const std::exception&) { // a kernel that its file's text does not have
        return Telling::untraced;
    }
}

} // namespace lockstep::ui
