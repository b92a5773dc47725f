#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace lockstep::ui {

/// Diagonal stripes: the sign of what the user changed.
void drawStripes(QPainter& painter, const QRectF& room, const QColor& ink, const QColor& ground, double pitch);

} // namespace lockstep::ui
