#include "ui/panels/search_signs.hpp"

#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QFontMetrics>
#include <QPainter>
#include <QPixmap>
#include <functional>

namespace lockstep::ui {

namespace {

QIcon drawn(const std::function<void(QPainter&)>& draw)
{
    QPixmap pixmap(40, 40);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    painter.end();
    pixmap.setDevicePixelRatio(2);
    return QIcon(pixmap);
}

} // namespace

Icon iconOfLens(const QString& lens)
{
    return lens == "network"                        ? Icon::network
           : lens == "dataflow" || lens == "blocks" ? Icon::dataflow
           : lens == "buckets"                      ? Icon::buckets
           : lens == "grid"                         ? Icon::grid
                                                    : Icon::other;
}

QIcon drawnIcon(Icon icon, const QColor& ink)
{
    return drawn([&](QPainter& painter) { drawIcon(painter, icon, QRectF(0, 0, 40, 40), ink); });
}

QIcon searchIcon(const QColor& ink)
{
    return drawn([&](QPainter& painter) {
        painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawEllipse(QPointF(17, 17), 10.5, 10.5);
        painter.drawLine(QPointF(25, 25), QPointF(34, 34));
    });
}

int drawKeyCap(QPainter& painter, const QRect& row, int right, const QString& name, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = uiFont(11.5, 500);
    const int width = QFontMetrics(font).horizontalAdvance(name) + 14;
    const QRectF cap(right - width + 0.5, row.center().y() - 9.5, width - 1, 20);
    painter.setPen(QPen(theme.line2, 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(cap, 5, 5);
    painter.setFont(font);
    painter.setPen(theme.ink2);
    painter.drawText(cap, Qt::AlignCenter, name);
    painter.restore();
    return width;
}

} // namespace lockstep::ui
