#include "ui/kit/comparator.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lockstep::ui {

void addDot(QPainterPath& path, QPointF centre, double radius)
{
    if (radius > 3) {
        path.addEllipse(centre, radius, radius);
        return;
    }
    constexpr double sameArea = 1.0539; // the corners of an octagon as large as the circle
    for (int corner = 0; corner < 8; ++corner) {
        const double angle = (corner + 0.5) * std::numbers::pi / 4;
        const QPointF at = centre + radius * sameArea * QPointF(std::cos(angle), std::sin(angle));
        corner == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
}

QPainterPath wedgePath(double x, double fromY, double toY, double half)
{
    QPainterPath path;
    path.moveTo(x - half, fromY);
    path.lineTo(x + half, fromY);
    path.lineTo(x, toY);
    path.closeSubpath();
    return path;
}

QPainterPath comparatorPath(double x, double fromY, double toY, double dot, double head, double shaft)
{
    const double sign = toY > fromY ? 1 : -1;
    QPainterPath path;
    if (shaft > 0)
        path.addRect(
            QRectF(QPointF(x - shaft / 2, fromY + sign * dot), QPointF(x + shaft / 2, toY - sign * head * 1.15))
                .normalized());
    else {
        path.moveTo(x, fromY + sign * dot);
        path.lineTo(x, toY - sign * head * 1.15);
    }
    if (dot >= 1.5)
        addDot(path, {x, fromY}, dot);
    else
        path.addRect(x - dot, fromY - dot, 2 * dot, 2 * dot);
    path.moveTo(x, toY);
    path.lineTo(x - head * 0.62, toY - sign * head * 1.15);
    path.lineTo(x + head * 0.62, toY - sign * head * 1.15);
    path.closeSubpath();
    return path;
}

} // namespace lockstep::ui
