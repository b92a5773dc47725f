#include "engine/analysis/energy.hpp"

#include <bit>
#include <cmath>
#include <vector>

namespace lockstep {

Energy energyOf(std::span<const std::uint32_t> places, std::span<const std::uint32_t> velocities, double softening)
{
    Energy energy;
    for (const std::uint32_t bits : velocities) {
        const double along = std::bit_cast<float>(bits);
        energy.kinetic += along * along / 2;
    }
    std::vector<double> at;
    for (const std::uint32_t bits : places)
        at.push_back(std::bit_cast<float>(bits));
    for (std::size_t i = 0; i + 1 < at.size(); i += 2)
        for (std::size_t j = i + 2; j + 1 < at.size(); j += 2) {
            const double dx = at[j] - at[i], dy = at[j + 1] - at[i + 1];
            energy.potential -= 1 / std::sqrt(dx * dx + dy * dy + softening);
        }
    return energy;
}

} // namespace lockstep
