#pragma once

#include "ui/scene/scene.hpp"

#include <optional>

namespace lockstep::ui {

/// A square of this side beside a mark of a work-item of the launch, where nothing is drawn but grounds that hold all
/// of it; nothing where there is none.
std::optional<QRectF> freePlace(const Scene& scene, std::size_t launch, double side);

} // namespace lockstep::ui
