#pragma once

#include "ui/scene/scene.hpp"

namespace lockstep::ui {

/// The focus card's shadow (pictures.md, Space), the same for painter and SVG.
struct Shadow {
    static constexpr double drop = 5;
    static constexpr double sigma = 11; ///< half of the blur of 22
    static constexpr double reach = 36; ///< beyond it nothing is seen
    QColor color;
};

/// On a dark ground black, else ink.
Shadow shadowOn(const QColor& ground);

/// A corner radius that the rectangle has room for.
double fittingRadius(const RectShape& shape);

/// Dashes in scene units; an odd list is repeated, as SVG does and QPen does not.
std::vector<double> dashLengths(const Stroke& stroke);

} // namespace lockstep::ui
