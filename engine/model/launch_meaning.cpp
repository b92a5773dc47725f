#include "engine/model/launch_meaning.hpp"

#include "engine/model/row_names.hpp"

namespace lockstep {

namespace {

constexpr std::pair<Act, std::string_view> actNames[] = {
#define LOCKSTEP_ROW(name, id) {Act::name, id},
    LOCKSTEP_ACTS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
};

} // namespace

std::string_view nameOf(Act act)
{
    return nameIn<Act>(actNames, act);
}

std::optional<Act> actNamed(std::string_view name)
{
    return namedIn<Act>(actNames, name);
}

} // namespace lockstep
