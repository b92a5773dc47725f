#pragma once

#include "ui/lens/lens.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A value on its way from the one matrix to the other, or to the group's tile or from there.
struct GridStep {
    std::uint32_t item = 0, group = 0;
    std::uint32_t phase = 0; ///< its place among those that are shown
    std::uint32_t from = 0, to = 0;
    std::uint32_t value = 0;
};

/// A launch that brings a matrix to another one, value by value or through tiles.
struct GridRead {
    std::size_t rows = 0, columns = 0; ///< of a; b has so many columns and rows
    std::uint32_t a = 0, b = 0;        ///< buffers
    bool isTiled = false;
    std::vector<GridStep> loads;  ///< from a to a tile; none where there are no tiles
    std::vector<GridStep> stores; ///< to b, from a or from a tile
    std::size_t groups = 0;       ///< that store something
    std::size_t foreign = 0;      ///< stores of what another work-item loaded
};
std::size_t bytesOf(const GridRead& read);

/// Nothing where the launch's events are not at hand. Launch 0 is the input: shapes alone.
std::optional<GridRead> readGrid(const Resident& resident, std::size_t launch);

} // namespace lockstep::ui
