#pragma once

#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>

namespace lockstep::ui {

/// A filled head whose tip is at `tip`, as long as `size`; `from` is anywhere behind it.
void addArrowHead(Scene& scene, QPointF tip, QPointF from, double size, const QColor& color, MarkId id = {},
                  double opacity = 1);

} // namespace lockstep::ui
