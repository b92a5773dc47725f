#include "ui/kit/arrow_head.hpp"

#include <cmath>

namespace lockstep::ui {

void addArrowHead(Scene& scene, QPointF tip, QPointF from, double size, const QColor& color, MarkId id, double opacity)
{
    QPointF along = tip - from;
    const double length = std::hypot(along.x(), along.y());
    along = length > 0 ? along / length : QPointF{0, 1};
    const QPointF across{-along.y(), along.x()};
    PathShape head;
    head.path.moveTo(tip);
    head.path.lineTo(tip - along * size + across * size * 0.55);
    head.path.lineTo(tip - along * size - across * size * 0.55);
    head.path.closeSubpath();
    head.fill = color;
    scene.add(std::move(head), std::move(id), opacity);
}

} // namespace lockstep::ui
