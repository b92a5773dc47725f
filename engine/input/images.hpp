#pragma once

#include "engine/model/words.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace lockstep {

/// Images that can be made where keys can, of values from 0 to 9: ramp, checker, grey, disk. Noise is the distribution
/// uniform.
std::span<const std::string_view> madeImages();
bool isMadeImage(std::string_view name);

/// Row by row. `name` is one of madeImages().
Words makeImage(std::string_view name, std::size_t rows, std::size_t columns, ElementType type);

} // namespace lockstep
