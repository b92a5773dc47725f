#include "ui/kit/badge.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <utility>

namespace lockstep::ui {

QRectF around(QPointF centre, double halfWidth, double halfHeight)
{
    return {centre.x() - halfWidth, centre.y() - halfHeight, 2 * halfWidth, 2 * halfHeight};
}

EllipseShape disc(QPointF centre, double radius, const QColor& fill, const Stroke& edge)
{
    return {around(centre, radius, radius), fill, edge};
}

double Badge::width(double padding, double least) const
{
    return std::max(least, textWidth(textAt(text, {}, size, weight, ink)) + 2 * padding);
}

void addBadge(Scene& scene, const QRectF& place, const Badge& badge, MarkId id, double opacity, Labels* labels)
{
    scene.add(RectShape{place, place.height() / 2, badge.fill, badge.edge}, std::move(id), opacity);
    const TextShape text = textAt(badge.text, place.center(), badge.size, badge.weight, badge.ink);
    if (labels != nullptr)
        labels->place(scene, text, {}, opacity);
    else
        scene.add(text, {}, opacity);
}

} // namespace lockstep::ui
