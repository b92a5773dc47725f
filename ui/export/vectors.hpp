#pragma once

#include "ui/scene/scene.hpp"

namespace lockstep::ui {

/// The same picture where there is no blur: shadows as many narrow bands around the card.
Scene withDrawnShadows(const Scene& scene);

/// The same picture, `by` times as large.
Scene enlarged(Scene scene, double by);

/// The same picture where our fonts may be missing: text as the outlines of its letters.
Scene withDrawnLetters(const Scene& scene);

} // namespace lockstep::ui
