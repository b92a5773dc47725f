#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/launch.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// What a traced launch reported.
struct TraceResult {
    EventsPtr events; ///< null when only counted
    std::uint64_t count = 0, work = 0, active = 0;
    /// Without events: how much work each item did, and the most of them; no runs where they would be too many.
    std::vector<BusyRun> items;
    std::uint32_t mostWork = 0;
    bool races = false; ///< no order of the events explains what they read
};

/// Sums the two counters of each work-item: all of the first, which count events, then all of the second, which count
/// work.
TraceResult sumCounts(const std::uint32_t* counts, std::size_t items);

/// The same, with how much each work-item did, where nothing but the counters is kept.
TraceResult countedOnly(const std::uint32_t* counts, std::size_t items);
TraceResult countedOnly(const std::uint8_t* counts, std::size_t items);

} // namespace lockstep
