#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QPainterPath>
#include <QRectF>

namespace lockstep::ui {

/// The ring of the inspected mark, so far outside of this; `scale` is that of its line.
RectShape inspectedRing(const Theme& colors, const QRectF& rect, double out, double radius, double scale);

/// A bracket under what lies between these; its ends reach up by `tick`.
QPainterPath bracketPath(double left, double right, double y, double tick);

} // namespace lockstep::ui
