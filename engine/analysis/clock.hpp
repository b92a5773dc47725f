#pragma once

#include "engine/analysis/units.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// What a clock that several recordings share counts.
enum class ClockUnit : std::uint8_t {
    launches,
    levels, ///< span: the longest chain of work events
    work,   ///< work events
    units,  ///< modelled time on P units
    device, ///< nanoseconds that the untraced kernels ran
};

/// times[k] is the time when launch k has ended, for k = 0 … L (times[0] is 0).
using ClockTimes = std::vector<double>;

/// Nothing where the recording does not know (levels, units, or device times past the memory budget or on a device that
/// reports none). `units` matters for ClockUnit::units only.
std::optional<ClockTimes> clockTimes(const Recording& recording, ClockUnit unit, const Units& units = {});

/// Where a recording stands: fraction of the way through `launch` (from 1). {0, 1} is the input, {k, 1} the end of k.
struct ClockPosition {
    std::size_t launch = 0;
    double fraction = 1;
    bool operator==(const ClockPosition&) const = default;
};

/// Where a recording has got to at a time; before 0 the input, after the end the end. A launch that takes no time has
/// ended as soon as the one before it has.
ClockPosition positionAt(const ClockTimes& times, double time);
/// The time at which it stands there.
double timeAt(const ClockTimes& times, const ClockPosition& position);
double totalTime(const ClockTimes& times);

} // namespace lockstep
