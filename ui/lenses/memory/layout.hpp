#pragma once

#include "ui/kit/view.hpp"
#include "ui/lenses/memory/read.hpp"

#include <QRectF>
#include <cstddef>

namespace lockstep::ui {

/// Where the parts of a picture of memory lie. All lengths in scene units.
struct MemoryPlan {
    double scale = 1;    ///< of type and strokes
    double smallest = 0; ///< size of the smallest type
    QRectF card;
    QRectF plot;      ///< lanes and words, on the card
    double notes = 0; ///< left end of the two large numbers, right of the plot
    QRectF table;     ///< empty: none
    double rowHeight = 0;
    std::size_t rows = 0; ///< of the table that have room
    double legend = 0;    ///< middle of its line; 0: none
};

/// `rows`: how many the launch's table has.
MemoryPlan planMemory(const View& view, std::size_t rows);

} // namespace lockstep::ui
