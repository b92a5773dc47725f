#pragma once

#include "engine/lecture/placed_json.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace lockstep {

/// The languages that a lecture's texts may stand in.
inline constexpr std::array<std::string_view, 3> lectureLanguages{"en", "de", "zh"};

/// Those in which some text of the script stands, `{"en": "…", "de": "…"}`; none where all stand in one. Throws
/// InputError for a language that there is not.
std::vector<std::string_view> languagesOf(const PlacedValue& script, std::string_view file);
/// The script with its texts in this language; what is not there stands in English, else in the first language it has.
PlacedValue inLanguage(const PlacedValue& script, std::string_view language, std::string_view file);

} // namespace lockstep
