#include "engine/algorithms/mirrored.hpp"

#include <fmt/format.h>

namespace lockstep {

namespace {

constexpr const char* mirroredId = "network.mirrored";

} // namespace

Message mirroredWithin(std::uint64_t run)
{
    return {mirroredId, {std::to_string(run)}, fmt::format("mirrored, within {}", run)};
}

bool isMirrored(const LaunchMeaning& meaning)
{
    return !meaning.distance && meaning.title.id == mirroredId;
}

} // namespace lockstep
