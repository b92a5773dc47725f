#pragma once

#include "engine/presets/preset.hpp"

#include <vector>

namespace lockstep {

/// The presets of one family of algorithms; presets() joins them.
std::vector<Preset> comparisonPresets();
std::vector<Preset> networkPresets();
std::vector<Preset> radixPresets();

} // namespace lockstep
