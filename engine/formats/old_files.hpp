#pragma once

#include "engine/model/holds.hpp"
#include "engine/model/launch_meaning.hpp"

#include <string_view>

namespace lockstep {

/// What files of before launches told their act, and arrays what they hold, let see by the ids and names of then.
Act actOfOldFile(const LaunchMeaning& meaning);
Holds holdsInOldFile(std::string_view buffer);
Holds localHoldsInOldFile(std::string_view kernel, std::string_view array);

} // namespace lockstep
