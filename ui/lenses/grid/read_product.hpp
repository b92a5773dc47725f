#pragma once

#include "ui/lens/lens.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A value of a or b on its way from global memory to a group's tile.
struct TileLoad {
    std::uint32_t item = 0, group = 0;
    std::uint32_t phase = 0; ///< its place among those that are shown
    std::uint32_t from = 0;  ///< place in the input, where b lies behind a
    std::uint32_t to = 0;    ///< place in the tile
    bool isOfB = false;
    std::uint32_t value = 0;
};

/// A product that was added to a sum.
struct ProductStep {
    std::uint32_t phase = 0;
    std::uint32_t left = 0, right = 0; ///< places in the input
    std::uint32_t leftValue = 0, rightValue = 0, before = 0, now = 0;
};

/// A value of c: what was added up for it, and what was stored in the end.
struct ProductSum {
    std::uint32_t item = 0, group = 0;
    std::uint32_t phase = 0; ///< of the store
    std::uint32_t value = 0;
    std::vector<ProductStep> steps; ///< as they were added
};

/// A launch that multiplies a by b, which is rows × inner by inner × columns.
struct ProductRead {
    std::size_t rows = 1, columns = 1, inner = 1, tile = 0; ///< tile 0: there is none
    std::size_t tileRows = 0;                               ///< of a's tile
    std::size_t groupsAcross = 1;
    std::vector<TileLoad> loads;
    std::vector<ProductSum> sums; ///< by place in c; empty at the input
    std::size_t items = 0;        ///< that store a value
    std::size_t products = 0;
    bool readsC = false;

    std::size_t bAt() const { return rows * inner; }
};
std::size_t bytesOf(const ProductRead& read);

/// Nothing where the launch's events are not at hand. Launch 0 is the input: shapes alone.
std::optional<ProductRead> readProduct(const Resident& resident, std::size_t launch);

} // namespace lockstep::ui
