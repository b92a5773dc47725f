#pragma once

#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <QString>

namespace lockstep::ui {

/// What makes one value of two.
enum class ScanOperator { add, multiply, max, min, affine, join };

/// The sign between two operands.
QString operatorWord(ScanOperator sign);
/// It is written with letters.
bool isWord(ScanOperator sign);

/// An operator in a circle; the words max and min in a stadium, or a wedge up or down where they have no room.
struct OperatorSign {
    ScanOperator sign = ScanOperator::add;
    double radius = 8;
    Stroke edge;
    QColor ground, ink;
    double wordScale = 0; ///< of a stadium with the word in it; 0: it has no room

    static constexpr double wordHalf = 15; ///< half the width of the stadium, times its scale
};

void addOperatorSign(Scene& scene, QPointF centre, const OperatorSign& sign, MarkId id = {});

} // namespace lockstep::ui
