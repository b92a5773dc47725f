#include "engine/recording/seen_run.hpp"

#include "engine/analysis/changes.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

bool isSameLaunch(const Launch& a, const Launch& b)
{
    return a.kernel == b.kernel && a.global == b.global && a.local == b.local && a.sides == b.sides &&
           a.arguments == b.arguments;
}

void requireSameLaunches(const Recording& device, const Recording& seen)
{
    for (std::size_t k = 0; k < std::max(device.launchCount(), seen.launchCount()); ++k)
        if (k >= device.launchCount() || k >= seen.launchCount() || !isSameLaunch(device.launches[k], seen.launches[k]))
            throw InputError{sentence("Launch {} is another one than on {}, which has other limits; choose smaller "
                                      "work-groups.",
                                      k + 1, device.device.name)};
}

} // namespace

RecordingPtr withSeen(const RecordingPtr& device, const SeenRun& seen, double seconds)
{
    const Recording& other = *seen.recording;
    requireSameLaunches(*device, other);
    auto merged = std::make_shared<Recording>(*device);
    SeenNotes told;
    told.faults = seen.faults;
    told.isSeen = told.isSame = true;
    told.seconds = seconds;
    for (std::size_t k = 0; k < merged->launchCount(); ++k) {
        Launch& launch = merged->launches[k];
        const Launch& by = other.launches[k];
        launch.events = by.events;
        launch.work = by.work;
        launch.active = by.active;
        launch.busy = by.busy;
        launch.phases = by.phases;
        launch.traffic = by.traffic;
        launch.span.reset(); // loads and stores say nothing of work
    }
    merged->span.reset();
    merged->events = other.events;
    merged->eventSource = EventSource::oclgrind;
    if (merged->isKernelChanged) // the catalogue's pictures know no bare loads and stores
        merged->lens = untoldLens;
    if (const auto at = firstDeparture(*device, other)) {
        const BufferInfo& buffer = device->buffers[at->buffer];
        told.isSame = false;
        told.notes.push_back(sentence("after launch {} {}[{}] is {} on {} and {} by Oclgrind, whose values are shown",
                                      at->launch, buffer.name, at->index, formatValue(at->value, buffer.type),
                                      device->device.name, formatValue(at->other, buffer.type)));
        merged->states = other.states;
        merged->output = other.output;
        merged->device = other.device; // who reads the recording finds no value of the device in it, and no time
        merged->spread = other.spread;
        for (std::size_t k = 0; k < merged->launchCount(); ++k)
            merged->launches[k].time = other.launches[k].time;
    }
    rememberSeen(merged, std::move(told));
    return merged;
}

} // namespace lockstep
