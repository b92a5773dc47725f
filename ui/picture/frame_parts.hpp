#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// The whole picture in two: what keeps its place while somebody looks closer, and the lens's scene, laid out in `room`
/// times its usual width and height; `at` is its place in the whole. Files have a footer besides.
struct FrameParts {
    Scene heading, picture;
    QPointF at;
};
FrameParts frameParts(const Resident& resident, Moment moment, const View& view, double room = 1);

/// How many texts it has.
std::size_t textsIn(const Scene& scene);

/// What these need at hand.
Needs partsNeeds(const Recording& recording, Moment moment, const View& view, double room);

} // namespace lockstep::ui
