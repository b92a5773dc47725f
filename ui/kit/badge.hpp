#pragma once

#include "ui/kit/labels.hpp"
#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace lockstep::ui {

/// The rectangle with this middle.
QRectF around(QPointF centre, double halfWidth, double halfHeight);
/// A circle.
EllipseShape disc(QPointF centre, double radius, const QColor& fill, const Stroke& edge = {});

/// A number in a circle, which is a stadium where the number is wide.
struct Badge {
    QString text;
    double size = 11; ///< of the type
    QColor fill, ink;
    Stroke edge = {};
    int weight = 600;

    /// How wide it is with so much room beside the number, at least as wide as `least`.
    double width(double padding, double least) const;
};

/// With `labels` the number stands only where it meets no other text.
void addBadge(Scene& scene, const QRectF& place, const Badge& badge, MarkId id = {}, double opacity = 1,
              Labels* labels = nullptr);

} // namespace lockstep::ui
