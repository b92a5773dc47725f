#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep {

/// Bytes of the character that `text` (not empty) begins with; 1 where it begins with no character of UTF-8.
std::size_t characterLength(std::string_view text);

/// Text that somebody typed, as it can be shown on a terminal: control characters and bytes that are no UTF-8 as \xNN.
std::string printable(std::string_view text);

} // namespace lockstep
