#include "engine/model/holds.hpp"

#include "engine/model/row_names.hpp"

namespace lockstep {

namespace {

constexpr std::pair<Holds, std::string_view> holdsNames[] = {
#define LOCKSTEP_ROW(name, id) {Holds::name, id},
    LOCKSTEP_HOLDS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
};

} // namespace

std::string_view nameOf(Holds holds)
{
    return nameIn<Holds>(holdsNames, holds);
}

std::optional<Holds> holdsNamed(std::string_view name)
{
    return namedIn<Holds>(holdsNames, name);
}

} // namespace lockstep
