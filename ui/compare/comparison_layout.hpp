#pragma once

#include "ui/lens/lens.hpp"

#include <QRectF>
#include <vector>

namespace lockstep::ui {

/// Where the parts of a comparison lie. All is laid out in the window's type; files magnify it.
struct ComparisonLayout {
    double scale = 1; ///< scene units of the picture to one of the layout
    QSizeF size;      ///< of the layout
    double margin = 36;
    double titleBaseline = 44, narrationBaseline = 74;
    std::vector<QRectF> panes;  ///< their headings included
    std::vector<QRectF> lenses; ///< below the headings
    QRectF strip;               ///< from its rule to the bottom, between the margins; null: none
    QRectF bars, active, curve; ///< parts of the strip; from three panes on `bars` is a table and `active` is null
    QRectF notes;               ///< below them; null where there are none
    double footerBaseline = 0;  ///< 0: none
};

/// `notes`: books have something to say about what is compared. Panes lie where they do without.
ComparisonLayout layOutComparison(std::size_t count, const View& view, bool notes);

} // namespace lockstep::ui
