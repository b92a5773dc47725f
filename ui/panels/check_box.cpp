#include "ui/panels/check_box.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

namespace lockstep::ui {

void CheckBox::paintEvent(QPaintEvent* event)
{
    QCheckBox::paintEvent(event);
    if (!isChecked())
        return;
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRectF box = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText), 2,
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPainterPath tick(at(0.27, 0.53));
    tick.lineTo(at(0.44, 0.7));
    tick.lineTo(at(0.74, 0.32));
    painter.drawPath(tick);
}

} // namespace lockstep::ui
