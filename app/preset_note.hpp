#pragma once

#include <string>

namespace lockstep {
struct Preset;
}

namespace lockstep::app {

/// What its source has otherwise, and what is ours, in the language of the call; empty: nothing.
std::string noteOf(const Preset& preset);

} // namespace lockstep::app
