#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/input/input.hpp"

#include <filesystem>
#include <string_view>

namespace lockstep {

/// What was typed as the keys of a run with these (unresolved) parameters: words where the operator joins them. Throws
/// InputError as parseKeys and keyKind do.
GivenKeys typedKeys(const Algorithm& algorithm, const Parameters& parameters, std::string_view text);
/// The same from a file, which is a picture where they fill rows of columns: greys from 0 to 255, as wide as it is.
GivenKeys keysOfFile(const Algorithm& algorithm, const Parameters& parameters, const std::filesystem::path& path);

} // namespace lockstep
