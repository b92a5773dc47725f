#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {

Range groupsOf(std::size_t count, std::size_t largest)
{
    const std::size_t local = std::min(std::bit_ceil(count), largest);
    return {(count + local - 1) / local * local, local};
}

} // namespace lockstep
