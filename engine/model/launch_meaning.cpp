#include "engine/model/launch_meaning.hpp"

#include <array>
#include <utility>

namespace lockstep {

namespace {

constexpr auto names = std::to_array<std::pair<Act, std::string_view>>({
    {Act::none, ""},
    {Act::scatter, "scatter"},
    {Act::scanCounts, "scan counts"},
    {Act::scanSums, "scan sums"},
    {Act::partValues, "part values"},
    {Act::findCoRanks, "find co-ranks"},
    {Act::mirror, "mirror"},
    {Act::splitBitonic, "split bitonic"},
});

} // namespace

std::string_view nameOf(Act act)
{
    return names.at(static_cast<std::size_t>(act)).second;
}

std::optional<Act> actNamed(std::string_view name)
{
    for (const auto& [act, id] : names)
        if (id == name)
            return act;
    return std::nullopt;
}

} // namespace lockstep
