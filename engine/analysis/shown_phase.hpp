#pragma once

#include "engine/model/launch.hpp"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// The number, from 1, under which people see a phase of a launch (Event::phase counts barriers): phases in which
/// nothing happened are not counted.
inline std::size_t shownPhase(const Launch& launch, std::uint32_t phase)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(launch.phases, phase) - launch.phases.begin()) + 1;
}

} // namespace lockstep
