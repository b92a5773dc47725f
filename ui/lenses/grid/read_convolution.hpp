#pragma once

#include "ui/lens/lens.hpp"
#include "ui/lenses/grid/thumbnail.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::ui {

/// A cell of a group's tile that a work-item filled: with a pixel, or with 0 where there is none.
struct TileFill {
    std::uint32_t item = 0, group = 0;
    std::uint32_t phase = 0; ///< its place among those that are shown
    std::uint32_t to = 0;    ///< place in the tile
    std::uint32_t from = 0;  ///< place in the image
    std::uint32_t value = 0;
    bool isLoad = false; ///< not a 0
};

/// A product that was added to a sum.
struct ConvolutionTap {
    std::uint32_t phase = 0;
    std::uint32_t weightAt = 0; ///< place in the filter's buffer
    std::uint32_t tileAt = 0;   ///< place in the tile, where there is one
    std::uint32_t pixel = 0, weight = 0, now = 0;
    std::uint32_t at = 0; ///< place in the rectangle of taps around the pixel
};

/// A pixel of the result: what was added up for it, and what was stored in the end.
struct ConvolutionPixel {
    std::uint32_t item = 0, group = 0;
    std::uint32_t phase = 0; ///< of the store
    std::uint32_t value = 0;
    std::vector<ConvolutionTap> taps; ///< as they were added
};

/// A launch that adds up the pixels around each one, weighed.
struct ConvolutionRead {
    std::size_t rows = 1, columns = 1;
    std::size_t high = 1, wide = 1; ///< of the filter in this launch
    /// Rows of words behind the filter in its buffer: they are there for a work-item that takes one tap too many each
    /// way (the mistake `fifth-tap`).
    std::size_t behind = 0;
    bool isFirstOfTwo = false, isSecondOfTwo = false;
    std::size_t tile = 0;      ///< a side of a group's pixels in local memory; 0: there is no tile
    std::size_t groupSide = 1; ///< work-items
    std::size_t groupsAcross = 1, groups = 0;
    bool isConstant = false; ///< the filter lies in constant memory
    bool hasEvents = false;  ///< else there are too many, and images tell the launch
    std::vector<std::uint32_t> source, filter;
    std::vector<std::uint32_t> result;            ///< after the launch
    Thumbnail sourceImage, resultImage;           ///< where there are too many cells
    std::uint32_t widestPixel = 0, widestSum = 0; ///< else those that take most letters
    std::vector<TileFill> fills;
    std::vector<ConvolutionPixel> pixels; ///< by place; empty without events
    /// What work-items found outside the image, by row and column.
    std::map<std::pair<int, int>, std::uint32_t> outside;
    std::uint64_t items = 0, products = 0;
    std::size_t loads = 0;            ///< of pixels from global memory
    std::uint64_t alone = 0;          ///< loads that the products would take without tiles
    std::size_t fewest = 0, most = 0; ///< products of a pixel
    /// Taps too many: those that find the next row's first weight, and those that find what lies behind the filter.
    std::uint64_t wrapped = 0, pastFilter = 0;

    std::size_t cells() const { return rows * columns; }
    /// Taps around a pixel: as many as there are weights, or one too many each way.
    std::size_t tapsHigh() const { return high + (behind > 0 ? 1 : 0); }
    std::size_t tapsWide() const { return wide + (behind > 0 ? 1 : 0); }
    bool isTooMany(const ConvolutionTap& tap) const
    {
        return tap.at / tapsWide() >= high || tap.at % tapsWide() >= wide;
    }
    bool isPastFilter(const ConvolutionTap& tap) const { return tap.weightAt >= high * wide; }
    /// So many pixels above and to the left of its own a work-item looks at, and so many below and to the right.
    int halfHigh() const { return static_cast<int>(high / 2); }
    int halfWide() const { return static_cast<int>(wide / 2); }
    int below() const { return static_cast<int>(tapsHigh()) - 1 - halfHigh(); }
    int toTheRight() const { return static_cast<int>(tapsWide()) - 1 - halfWide(); }
    std::size_t side() const { return tile + high - 1; } ///< of the tile with its halo
    std::size_t tripsAcross() const { return tile == 0 ? 0 : (side() + tile - 1) / tile; }
    /// In which trip of the work-group this cell is filled, from 0.
    std::size_t tripOf(std::uint32_t to) const { return to / side() / tile * tripsAcross() + to % side() / tile; }
    std::size_t trips() const { return tripsAcross() * tripsAcross(); }
    /// Where in the image the first cell of a group's tile lies, perhaps outside.
    int topOf(std::uint32_t group) const { return static_cast<int>(group / groupsAcross * groupSide) - halfHigh(); }
    int leftOf(std::uint32_t group) const { return static_cast<int>(group % groupsAcross * groupSide) - halfWide(); }
};
std::size_t bytesOf(const ConvolutionRead& read);

bool isConvolution(const Recording& recording);
/// Images that are drawn cell by cell have no more than so many.
inline constexpr std::size_t mostCellsOfImage = 64 * 64;
/// A launch of more events is told by its states alone.
bool hasTooManyEvents(const Recording& recording, std::size_t launch);

/// Nothing where the launch's events are not at hand. Launch 0 is the input.
std::optional<ConvolutionRead> readConvolution(const Resident& resident, std::size_t launch);

} // namespace lockstep::ui
