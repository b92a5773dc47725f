#include "ui/window/zoom_badge.hpp"

#include "ui/panels/icons.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/canvas.hpp"

#include <QPainter>
#include <cmath>

namespace lockstep::ui {

namespace {

QIcon closeIcon(const QColor& ink, double ratio)
{
    QPixmap pixels(QSize(14, 14) * ratio);
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    drawIcon(painter, Icon::close, QRectF(0, 0, 14, 14), ink);
    return QIcon(pixels);
}

} // namespace

ZoomBadge::ZoomBadge(QWidget& picture) : QPushButton(&picture)
{
    setObjectName("zoomBadge");
    setFont(uiFont(13, 600));
    setLayoutDirection(Qt::RightToLeft); // its cross stands behind the number
    setCursor(Qt::ArrowCursor);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the picture
    hide();
    worded(this, [this] {
        setToolTip(Canvas::tr("Show the whole picture (0)"));
        setAccessibleDescription(toolTip());
    });
}

void ZoomBadge::tell(double factor, ThemeName name, QPoint corner)
{
    const bool isClose = factor > 1;
    if (hasFocus() && !isClose)
        parentWidget()->setFocus(Qt::OtherFocusReason);
    setVisible(isClose);
    if (!isClose)
        return;
    const QString percent = locale().toString(std::lround(100 * factor));
    setText(QStringLiteral("%1\u2009%").arg(percent));
    setIcon(closeIcon(theme(name).ink2, devicePixelRatioF()));
    adjustSize();
    move(corner.x() - width(), corner.y() - height());
}

} // namespace lockstep::ui
