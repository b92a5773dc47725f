#pragma once

#include "ui/scene/scene.hpp"

namespace lockstep::ui {

/// A rectangle that holds all of the shape, its stroke and its shadow. Of text it is an estimate that is never too
/// small: measuring costs more than drawing does.
QRectF roomOf(const Shape& shape);

/// The marks that can be seen in this part of the scene, in their order.
Scene cutTo(const Scene& scene, const QRectF& part);

} // namespace lockstep::ui
