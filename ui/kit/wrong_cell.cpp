#include "ui/kit/wrong_cell.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

WrongLook wrongLook(const Theme& colors, Wrong wrong, double scale)
{
    if (wrong == Wrong::first)
        return {colors.ink, colors.paper, Stroke{colors.ink, 1.4 * scale, {}}};
    return {colors.raised, colors.ink, Stroke{colors.ink2, 1.4 * scale, {}}};
}

QRectF tornText(const QRectF& rect)
{
    return rect.adjusted(0, 0, 0, -std::min(3.0, rect.height() * 0.1));
}

PathShape tornCell(const QRectF& rect, double radius, const Theme& colors, Wrong wrong, double scale)
{
    const WrongLook look = wrongLook(colors, wrong, scale);
    const double tooth = std::min({4.5 * scale, rect.height() * 0.3, rect.width() * 0.3});
    const int teeth = std::clamp(static_cast<int>(std::lround(rect.width() / (2 * std::max(tooth, 0.5)))), 2, 24);
    const double r = std::min({radius, rect.width() / 2, rect.height() / 2});
    const double step = rect.width() / teeth, upper = rect.bottom() - tooth;
    QPainterPath path;
    path.moveTo(rect.left(), upper);
    path.lineTo(rect.left(), rect.top() + r);
    path.quadTo(rect.topLeft(), {rect.left() + r, rect.top()});
    path.lineTo(rect.right() - r, rect.top());
    path.quadTo(rect.topRight(), {rect.right(), rect.top() + r});
    path.lineTo(rect.right(), upper);
    for (int i = 0; i < teeth; ++i) {
        const double from = rect.right() - i * step;
        path.lineTo(from - step / 2, rect.bottom());
        path.lineTo(i + 1 == teeth ? rect.left() : from - step, upper);
    }
    path.closeSubpath();
    Stroke stroke = look.stroke;
    stroke.width = std::min(stroke.width, rect.width() / 6); // bars may be thin
    return {path, look.fill, stroke};
}

} // namespace lockstep::ui
