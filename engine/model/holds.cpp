#include "engine/model/holds.hpp"

#include <array>
#include <utility>

namespace lockstep {

namespace {

constexpr auto names = std::to_array<std::pair<Holds, std::string_view>>({
#define LOCKSTEP_ROW(name, id) {Holds::name, id},
    LOCKSTEP_HOLDS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
});

} // namespace

std::string_view nameOf(Holds holds)
{
    return names.at(static_cast<std::size_t>(holds)).second;
}

std::optional<Holds> holdsNamed(std::string_view name)
{
    for (const auto& [holds, id] : names)
        if (id == name)
            return holds;
    return std::nullopt;
}

} // namespace lockstep
