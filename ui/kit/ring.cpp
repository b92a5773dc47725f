#include "ui/kit/ring.hpp"

namespace lockstep::ui {

RectShape inspectedRing(const Theme& colors, const QRectF& rect, double out, double radius, double scale)
{
    return {rect.adjusted(-out, -out, out, out), radius, Qt::transparent, Stroke{colors.ink, 1.6 * scale, {}}};
}

QPainterPath bracketPath(double left, double right, double y, double tick)
{
    QPainterPath path({left, y - tick});
    path.lineTo(left, y);
    path.lineTo(right, y);
    path.lineTo(right, y - tick);
    return path;
}

} // namespace lockstep::ui
