#pragma once

#include <span>
#include <string_view>

namespace lockstep {

struct TeachingText {
    std::string_view id; ///< of an algorithm or a preset
    std::string_view english;
};

/// What each algorithm of the catalogue teaches, in a line.
std::span<const TeachingText> algorithmLines();
/// A few words for each preset, that tell it from the others of its algorithm.
std::span<const TeachingText> presetNames();

} // namespace lockstep
