#include "engine/algorithms/mirrored.hpp"

#include <fmt/format.h>

namespace lockstep {

void mirror(LaunchMeaning& meaning, std::uint64_t run)
{
    meaning.act = Act::mirror;
    meaning.title = {"network.mirrored", {std::to_string(run)}, fmt::format("mirrored, within {}", run)};
}

} // namespace lockstep
