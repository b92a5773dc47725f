#pragma once

#include "ui/lenses/memory/draw.hpp"

namespace lockstep::ui {

/// Where a launch stands under a machine's roof (S. Williams, A. Waterman and D. Patterson, Roofline, 2009): no more
/// operations a second than its arithmetic allows, nor than come of the bytes that its memory moves.
struct Roof {
    std::uint64_t operations = 0;
    std::uint64_t moved = 0;        ///< bytes of global memory, in whole segments
    std::uint64_t everywhere = 0;   ///< bytes that were asked for of global and local memory: without the latter all of
                                    ///< them would be asked of global memory
    double peak = 0, bandwidth = 0; ///< 10^9 operations and bytes a second

    double intensity() const { return moved == 0 ? 0 : static_cast<double>(operations) / static_cast<double>(moved); }
    double reachedAt(double intensity) const { return std::min(peak, intensity * bandwidth); }
};
Roof roofOf(const MemoryRead& read, const Launch& launch, const MemoryLook& look);

void drawRoof(const MemoryDrawing& on, const Roof& roof);
std::vector<Phrase> roofNarration(const Roof& roof);

} // namespace lockstep::ui
