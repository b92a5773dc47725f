#pragma once

#include "engine/model/message.hpp"

#include <string>
#include <string_view>

namespace lockstep {

struct Preset;

/// What an algorithm teaches, in a line; empty for a kernel of one's own.
Message teachingOf(std::string_view algorithm);
/// A few words that tell a preset from the others of its algorithm.
Message nameOf(const Preset& preset);
/// What it shows.
Message titleOf(const Preset& preset);
/// Where its source has it: "figure 9.5".
Message figureOf(const Preset& preset);
/// Book and chapter.
Message sourceOf(const Preset& preset);
/// The numbers of its figures, "10.9–10.10", or of its section, "§ 11.1"; empty where the source gives none.
std::string figureNumber(const Preset& preset);

} // namespace lockstep
