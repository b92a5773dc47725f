#pragma once

#include "ui/scene/scene.hpp"

#include <QImage>
#include <QStringList>
#include <cstddef>
#include <span>

class QPainter;

namespace lockstep::ui {

/// Draws the ground and the marks, in the painter's coordinates.
void paint(const Scene& scene, QPainter& painter);

/// Some of its marks, by their places, and no ground.
void paintMarks(const Scene& scene, std::span<const std::size_t> marks, QPainter& painter);

/// The scene as pixels, `scale` of them to a scene unit. Null where there is no memory for it.
QImage toImage(const Scene& scene, double scale = 1);

/// The pixels of an image shape, as both back ends draw them.
QImage toImage(const ImageShape& shape);

/// What each glyph stands for that paint() draws of a text, in their order; where several are one (an accent, a script
/// from right to left) the first stands for all.
QStringList glyphMeanings(const TextShape& text);

} // namespace lockstep::ui
