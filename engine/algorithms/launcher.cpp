#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {

Range groupsOf(std::size_t count, std::size_t largest)
{
    const std::size_t local = std::min(std::bit_ceil(count), largest);
    return {(count + local - 1) / local * local, local};
}

void spread(LaunchSpec& spec, const std::vector<Side>& wanted)
{
    spec.sides.clear();
    spec.global = spec.local = 1;
    for (const Side& side : wanted) {
        spec.sides.push_back({(side.global + side.local - 1) / side.local * side.local, side.local});
        spec.global *= spec.sides.back().global;
        spec.local *= side.local;
    }
}

} // namespace lockstep
