#include "engine/analysis/clock.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep {
namespace {

std::optional<double> duration(const Launch& launch, ClockUnit unit, const Units& units)
{
    const auto number = [](std::optional<std::uint64_t> value) {
        return value ? std::optional{static_cast<double>(*value)} : std::nullopt;
    };
    switch (unit) {
    case ClockUnit::launches:
        return 1;
    case ClockUnit::levels:
        return number(launch.span);
    case ClockUnit::work:
        return number(launch.work);
    case ClockUnit::units:
        return number(modelledTime(launch, units));
    case ClockUnit::device:
        return number(launch.time.ran);
    }
    return std::nullopt;
}

} // namespace

std::optional<ClockTimes> clockTimes(const Recording& recording, ClockUnit unit, const Units& units)
{
    ClockTimes times{0};
    for (const Launch& launch : recording.launches) {
        const auto lasted = duration(launch, unit, units);
        if (!lasted)
            return std::nullopt;
        times.push_back(times.back() + *lasted);
    }
    if (unit == ClockUnit::device && !recording.deviceTime())
        return std::nullopt;
    return times;
}

ClockPosition positionAt(const ClockTimes& times, double time)
{
    if (time <= 0)
        return {0, 1};
    const auto next = std::ranges::upper_bound(times, time); // the first launch that has not ended
    if (next == times.end())
        return {times.size() - 1, 1};
    const double begin = *std::prev(next);
    if (time == begin)
        return {static_cast<std::size_t>(next - times.begin()) - 1, 1};
    return {static_cast<std::size_t>(next - times.begin()), (time - begin) / (*next - begin)};
}

double timeAt(const ClockTimes& times, const ClockPosition& position)
{
    const std::size_t k = std::min(position.launch, times.size() - 1);
    if (k == 0)
        return 0;
    return times[k - 1] + (times[k] - times[k - 1]) * std::clamp(position.fraction, 0.0, 1.0);
}

double totalTime(const ClockTimes& times)
{
    return times.back();
}

} // namespace lockstep
