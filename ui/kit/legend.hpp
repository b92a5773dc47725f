#pragma once

#include "ui/kit/labels.hpp"
#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QColor>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace lockstep::ui {

/// Draws a sign of a legend into its rectangle.
using LegendSign = std::function<void(Scene& scene, const QRectF& rect)>;

/// A cell of this fill and edge; with a radius of half its height a token.
LegendSign cellSign(double radius, const QColor& fill, const Stroke& edge = {});
/// A line from the rectangle's left to its right.
LegendSign lineSign(const Stroke& stroke);

/// A sign and what it means.
struct LegendEntry {
    QSizeF size = {}; ///< of the sign; empty: there are words alone
    LegendSign sign = {};
    QStringList words = {}; ///< from the longest to the shortest; an empty one says nothing
    QString strong = {};    ///< in front of the words
    QColor color = {};      ///< of the strong words
    int yields = 0;         ///< where room is short the entry with the largest number goes first, of equals the last
    double least = 0;       ///< how wide the sign is where room is short; 0: as ever
    MarkId id = {};         ///< of the sign's first mark
};

/// The signs of a picture on one line that begins at `left`, or further to the left where it is too long. Where there
/// is little room entries are nearer to one another, then in shorter words, then in narrow type; in the end some are
/// left out.
struct Legend {
    double scale = 1;                ///< of all lengths that are not scene units
    double left = 0, right = 0;      ///< of its line
    double edge = 0;                 ///< where a line that is too long begins at the earliest
    double y = 0;                    ///< middle of the line
    double size = 12;                ///< of its type, in units of the scale, as those below
    double gap = 7;                  ///< from a sign to its words
    double space = 4.5;              ///< from strong words to the others
    double apart = 24, nearest = 12; ///< from an entry to the next, at most and at least
    std::vector<LegendEntry> entries = {};

    /// In the longest words, with most room between the entries.
    double width() const;
};

/// With `labels` an entry stands only where its words meet no others.
void addLegend(Scene& scene, const Theme& colors, Legend legend, Labels* labels = nullptr);

} // namespace lockstep::ui
