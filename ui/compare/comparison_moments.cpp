#include "ui/compare/comparison_frame.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

std::optional<ClockTimes> timesOf(const Recording& recording, const ComparisonClock& clock)
{
    return clockTimes(recording, clock.unit, {clock.units, clock.wavefront});
}

} // namespace

Moment momentAt(const Recording& recording, const ComparisonClock& clock)
{
    const auto times = timesOf(recording, clock);
    if (!times)
        return {0, 1};
    const ClockPosition position = positionAt(*times, clock.time);
    return {position.launch, position.fraction};
}

double endOf(std::span<const RecordingPtr> recordings, const ComparisonClock& clock)
{
    double end = 0;
    for (const RecordingPtr& recording : recordings)
        if (const auto times = recording ? timesOf(*recording, clock) : std::nullopt)
            end = std::max(end, totalTime(*times));
    return end;
}

std::vector<double> stepTimes(std::span<const RecordingPtr> recordings, const ComparisonClock& clock)
{
    std::vector<double> steps{0};
    for (const RecordingPtr& recording : recordings)
        if (const auto times = recording ? timesOf(*recording, clock) : std::nullopt)
            steps.insert(steps.end(), times->begin(), times->end());
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

} // namespace lockstep::ui
