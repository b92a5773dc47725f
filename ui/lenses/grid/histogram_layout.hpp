#pragma once

#include "ui/kit/view.hpp"
#include "ui/lenses/grid/read_histogram.hpp"

#include <QRectF>
#include <vector>

namespace lockstep::ui {

/// The stacks of a chart: a column a bin on the rectangle's lower edge.
struct BinPlace {
    QRectF rect;
    std::size_t bins = 1;
    double unit = 0; ///< height of a value

    double column() const { return rect.width() / static_cast<double>(bins); }
    double x(std::size_t bin) const { return rect.left() + (static_cast<double>(bin) + 0.5) * column(); }
    double width() const { return 0.74 * column(); }
    /// Of the values from one level up to another.
    QRectF part(std::size_t bin, double from, double to) const
    {
        return {x(bin) - width() / 2, rect.bottom() - to * unit, width(), (to - from) * unit};
    }
};

/// A work-group's values, and its own bins.
struct GroupStrip {
    QRectF slot;  ///< all of it
    QRectF cells; ///< of its values; empty: they are not shown
    BinPlace own; ///< an empty rectangle: it has none
};

struct HistogramPlan {
    double scale = 1, smallest = 0;
    double type = 12;        ///< size of labels
    double valueSize = 0;    ///< of the type in the strips
    std::size_t columns = 1; ///< of a strip
    double cellHeight = 0;
    std::vector<GroupStrip> groups; ///< or one strip of all values; empty: no room, or an image of them
    bool isSmall = false;           ///< more groups than have a strip each: charts alone
    QRectF image;                   ///< of more groups than have a chart: a row a group
    QRectF values;                  ///< of the image of all values, where they are shown so
    bool hasBlocks = false;         ///< a block a value
    double headings = 0;            ///< middle of the line of the groups' names; 0: none
    double turns = 0;               ///< height of the labels over the stacks; 0: none
    double indices = 0;             ///< middle of the line of bins under the groups' charts; 0: none
    QRectF card;
    double title = 0;              ///< middle of the card's first line
    BinPlace all;                  ///< of all groups together
    QRectF rows;                   ///< of the table, where the card holds that
    double labels = 0, totals = 0; ///< middles of lines under it
    double legend = 0;
};

HistogramPlan planHistogram(const Recording& recording, const HistogramRead& read, const View& view);

} // namespace lockstep::ui
