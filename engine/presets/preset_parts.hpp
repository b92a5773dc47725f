#pragma once

#include "engine/presets/preset.hpp"

#include <vector>

namespace lockstep {

/// The presets of one family of algorithms, and worked examples of several; presets() joins them.
std::vector<Preset> comparisonPresets();
std::vector<Preset> examplePresets();
std::vector<Preset> networkPresets();
std::vector<Preset> patternPresets();
std::vector<Preset> radixPresets();

} // namespace lockstep
