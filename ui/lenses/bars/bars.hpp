#pragma once

#include "ui/lens/lens.hpp"

#include <QRectF>
#include <optional>

namespace lockstep::ui {

/// The picture's places: one bar an element, or cells that count elements where there are too many.
struct BarsPlan {
    QRectF plot;
    double scale = 1;
    double strokes = 1; ///< times the width of lines
    bool hasLegend = true, hasAxisTitle = true, hasDistance = true;
    std::size_t elements = 0;
    bool dense = false;
    bool told = true;          ///< events are loaded, so bars can be coloured moved/stayed
    int columns = 0, rows = 0; ///< of the density
    double cell = 2;           ///< side of a density's cell
    double joins = 0;          ///< height of the arcs under the bars that join keys that meet; 0: none
    double directions = 0;     ///< height of the strip that tells which way blocks are sorted; 0: none
    double directionsTop = 0;  ///< an audience's is right below the axis, else it has the place of the axis's title
};
/// How many places the bars have: keys or values, pads included.
std::size_t elementsOf(const Recording& recording);
BarsPlan planBars(const Recording& recording, const View& view);

std::vector<Phrase> barsNarration(const Resident& resident, Moment moment);

extern const Lens& barsLens;

} // namespace lockstep::ui
