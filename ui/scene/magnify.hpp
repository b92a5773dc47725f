#pragma once

#include "ui/scene/scene.hpp"

namespace lockstep::ui {

/// Everything in the scene, its size too, so many times as large.
void magnify(Scene& scene, double scale);

} // namespace lockstep::ui
