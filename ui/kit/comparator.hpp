#pragma once

#include <QPainterPath>
#include <QPointF>

namespace lockstep::ui {

/// A round dot; a few pixels of it look the same with eight corners and paint faster.
void addDot(QPainterPath& path, QPointF centre, double radius);
/// A comparator's shaft, dot at the smaller key's end and arrowhead, as one path to fill; a shaft of no width is a line
/// to stroke.
QPainterPath comparatorPath(double x, double fromY, double toY, double dot, double head, double shaft);
/// The direction of a block: from its base, `half` to either side, to its tip. No dot and no shaft, which comparators
/// have.
QPainterPath wedgePath(double x, double fromY, double toY, double half);

} // namespace lockstep::ui
