#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QRectF>

namespace lockstep::ui {

/// The focus card, on which everything happens now: the only thing with a shadow. `line` is its edge's width.
void addCard(Scene& scene, const Theme& colors, const QRectF& rect, double radius, double line, MarkId id = {});

} // namespace lockstep::ui
