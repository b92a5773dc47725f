#pragma once

#include <cstdint>
#include <span>

namespace lockstep {

/// Of bodies of mass 1 in the plane, in double precision.
struct Energy {
    double kinetic = 0;
    double potential = 0; ///< softened as their attraction: −1 / √(d² + softening) for each pair
    double total() const { return kinetic + potential; }
};

/// Places and velocities are float32, x and y of each body in turn, of as many bodies both; `softening` is what is
/// added to the square of a distance.
Energy energyOf(std::span<const std::uint32_t> places, std::span<const std::uint32_t> velocities, double softening);

} // namespace lockstep
