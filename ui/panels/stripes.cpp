#include "ui/panels/stripes.hpp"

#include <QPainter>
#include <QPolygonF>

namespace lockstep::ui {

void drawStripes(QPainter& painter, const QRectF& room, const QColor& ink, const QColor& ground, double pitch)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(room, Qt::IntersectClip);
    painter.fillRect(room, ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double h = room.height(), half = pitch / 2;
    for (double x = room.left() - pitch; x < room.right() + h; x += pitch)
        painter.drawPolygon(QPolygonF({QPointF(x, room.top()), QPointF(x + half, room.top()),
                                       QPointF(x + half - h, room.bottom()), QPointF(x - h, room.bottom())}));
    painter.restore();
}

} // namespace lockstep::ui
