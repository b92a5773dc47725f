#pragma once

#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <cstdint>

namespace lockstep::ui {

/// So many signs can be told apart without their hue; a further one looks like the one so many before it.
inline constexpr std::uint32_t bucketSigns = 16;

/// The sign of a bucket: circle, square, star or diamond, none of which is an arrowhead; filled, then hollow, then
/// hollow with a dot, then filled with a bar left out. `ground` is what it stands on.
void addBucketSign(Scene& scene, std::uint32_t bucket, QPointF centre, double radius, const QColor& color,
                   const QColor& ground, MarkId id = {}, double opacity = 1);

} // namespace lockstep::ui
