#pragma once

#include <string_view>
#include <vector>

namespace lockstep {

/// The name among `known` that was probably meant; empty where none is near.
std::string_view nearest(std::string_view given, const std::vector<std::string_view>& known);

} // namespace lockstep
