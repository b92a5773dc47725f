#pragma once

#include "engine/model/words.hpp"
#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::ui {

/// Of more values than have a cell of their own: how large those of each part of a matrix are, from 0 to 1.
struct Thumbnail {
    std::size_t rows = 0, columns = 0; ///< 512 at most
    std::vector<float> shares;         ///< by row; empty: there are no values yet
    std::uint32_t largest = 0;         ///< of the values, as bits
};

/// The mean of those that fall into one part, between the least value, or 0, and the largest. `values` has
/// rows · columns of them.
Thumbnail thumbnailOf(std::span<const std::uint32_t> values, std::size_t rows, std::size_t columns, ElementType type);

/// As in a photograph: the lighter, the larger.
QColor lightShade(double share, const Theme& colors);
ImageShape lightImage(const Thumbnail& thumbnail, const QRectF& rect, const Theme& colors);

} // namespace lockstep::ui
