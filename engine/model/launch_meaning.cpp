#include "engine/model/launch_meaning.hpp"

#include "engine/model/row_names.hpp"

namespace lockstep {

namespace {

constexpr std::pair<Act, std::string_view> names[] = {
#define LOCKSTEP_ROW(name, id) {Act::name, id},
    LOCKSTEP_ACTS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
};

} // namespace

std::string_view nameOf(Act act)
{
    return nameIn<Act>(names, act);
}

std::optional<Act> actNamed(std::string_view name)
{
    return namedIn<Act>(names, name);
}

} // namespace lockstep
