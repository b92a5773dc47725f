#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// The machine that modelled time is told for.
///
/// The model: work-items go in id order to the first free of P units, each busy for one unit of time an event that
/// counts as work, the scan of a table too; the next phase begins when all of them have ended the one before, and so
/// does the next launch. Work-items without work cost nothing. With wavefronts, a unit is a lane: a wavefront is so
/// many neighbouring work-items of one work-group (the last of a group may have fewer), is busy as long as the busiest
/// of them, and keeps its lanes; floor(P / wavefront) of them run at once. Where P is smaller than the wavefront, one
/// runs at a time, and each of its units of time takes ceil(wavefront / P), P lanes in each. One in which nobody works
/// costs nothing. No launch takes less than its longest chain, where that is known: atomics on one word and values
/// handed between work-groups wait inside a phase.
struct Units {
    std::uint64_t count = 32;    ///< P, from 1 to mostUnits
    std::uint32_t wavefront = 1; ///< 1, 32 or 64
    bool operator==(const Units&) const = default;
};

inline constexpr std::uint64_t mostUnits = std::uint64_t{1} << 32;

/// Throws InputError naming a count out of range or a wavefront that is none of the three.
void requireUnits(const Units& units);

/// Modelled time of one launch; nothing where its busy runs are not known (Launch::knowsBusy).
std::optional<std::uint64_t> modelledTime(const Launch& launch, const Units& units);
/// Of all launches, one after another.
std::optional<std::uint64_t> modelledTime(const Recording& recording, const Units& units);

/// From this P on, up to the next step's, the modelled time is this.
struct UnitStep {
    std::uint64_t from = 1;
    std::uint64_t time = 0;
    bool operator==(const UnitStep&) const = default;
};

/// Modelled time against P, from P = 1; exact at every P up to the one that it was made for.
using UnitCurve = std::vector<UnitStep>;

/// The curve from P = 1 to `most` (usually n); nothing where some launch's busy runs are not known.
std::optional<UnitCurve> unitCurve(const Recording& recording, std::uint32_t wavefront, std::uint64_t most);
std::uint64_t timeAt(const UnitCurve& curve, std::uint64_t units);

} // namespace lockstep
