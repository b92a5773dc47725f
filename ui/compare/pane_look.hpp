#pragma once

#include "ui/compare/comparison_frame.hpp"

#include <QPointF>
#include <QRectF>
#include <span>
#include <vector>

namespace lockstep::ui {

/// How closely the panes' pictures are looked at: all of them in the same place.
struct PaneLook {
    double factor = 1; ///< 1: the whole pictures
    QPointF from;      ///< of the part that is seen its upper left corner, in shares of the picture
    bool isClose() const { return factor > 1; }
    bool operator==(const PaneLook&) const = default;
};

/// Where the picture of pane i of `count` is seen.
QRectF paneWindow(std::size_t i, std::size_t count, const View& view);
/// What it needs at hand.
Needs paneNeeds(const Recording& recording, Moment moment, std::size_t i, std::size_t count, const View& view,
                const PaneLook& look);

/// comparisonFrame() in parts, so that what is looked at closely does not run out of its pane.
struct ComparisonParts {
    Scene still; ///< all but the lenses' pictures
    struct Seen {
        QRectF window; ///< where the picture is seen; null: the pane failed
        Scene picture; ///< its marks, in the whole scene's units
        QRectF now;    ///< where the moment's launch is, in shares of the whole picture; null: it has no marks
    };
    std::vector<Seen> panes;
    /// The whole scene; what lies outside its window is in it too.
    Scene whole() const;
};
ComparisonParts comparisonParts(std::span<const Pane> panes, const ComparisonClock& clock, const View& view,
                                const PaneLook& look);

} // namespace lockstep::ui
