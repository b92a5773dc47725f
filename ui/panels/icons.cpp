#include "ui/panels/icons.hpp"

#include "ui/panels/control_edge.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QFocusEvent>
#include <QPainter>
#include <QPainterPath>
#include <tuple>

namespace lockstep::ui {

namespace {

struct IconPaths {
    QPainterPath lines, fills;
};

void line(QPainterPath& path, double x1, double y1, double x2, double y2)
{
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
}

void dot(QPainterPath& path, double x, double y, double r)
{
    path.addEllipse(QPointF(x, y), r, r);
}

void triangle(QPainterPath& path, QPointF a, QPointF b, QPointF c)
{
    path.moveTo(a);
    path.lineTo(b);
    path.lineTo(c);
    path.closeSubpath();
}

void networkPaths(IconPaths& p)
{
    for (const double y : {5.0, 10.0, 15.0})
        line(p.lines, 1, y, 19, y);
    line(p.lines, 6, 5, 6, 10);
    line(p.lines, 13, 10, 13, 15);
    for (const auto& [x, y] : {std::pair{6.0, 5.0}, {6.0, 10.0}, {13.0, 10.0}, {13.0, 15.0}})
        dot(p.fills, x, y, 1.9);
}

void dataflowPaths(IconPaths& p)
{
    for (const double x : {3.0, 8.0, 13.0}) {
        line(p.lines, x, 4, x + 4, 16);
        dot(p.fills, x, 4, 1.6);
        dot(p.fills, x + 4, 16, 1.6);
    }
}

void chipPaths(IconPaths& p)
{
    p.lines.addRoundedRect(QRectF(4.5, 4.5, 11, 11), 2, 2);
    p.lines.addRect(QRectF(8, 8, 4, 4));
    for (const double at : {7.5, 12.5}) {
        line(p.lines, at, 1.5, at, 4.5);
        line(p.lines, at, 15.5, at, 18.5);
        line(p.lines, 1.5, at, 4.5, at);
        line(p.lines, 15.5, at, 18.5, at);
    }
}

void sunPaths(IconPaths& p)
{
    dot(p.lines, 10, 10, 3.6);
    for (int i = 0; i < 8; i++) {
        QPainterPath ray;
        line(ray, 0, 6, 0, 8.4);
        QTransform turn;
        turn.translate(10, 10);
        turn.rotate(45 * i);
        p.lines.addPath(turn.map(ray));
    }
}

void letterPaths(IconPaths& p, bool isLarger)
{
    p.lines.moveTo(1.5, 16.5);
    p.lines.lineTo(6.5, 3.5);
    p.lines.lineTo(11.5, 16.5);
    line(p.lines, 3.2, 12, 9.8, 12);
    line(p.lines, 13.5, 7, 19, 7);
    if (isLarger)
        line(p.lines, 16.25, 4.25, 16.25, 9.75);
}

void contrastPaths(IconPaths& p)
{
    dot(p.lines, 10, 10, 7.5);
    p.fills.moveTo(10, 2.5);
    p.fills.arcTo(QRectF(2.5, 2.5, 15, 15), 90, -180);
    p.fills.closeSubpath();
}

void swapPaths(IconPaths& p)
{
    for (const auto& [y, tail, head] : {std::tuple{6.5, 2.5, 17.5}, {13.5, 17.5, 2.5}}) {
        const double back = head > tail ? -3.5 : 3.5;
        line(p.lines, tail, y, head, y);
        line(p.lines, head + back, y - 3.5, head, y);
        line(p.lines, head + back, y + 3.5, head, y);
    }
}

void restartPaths(IconPaths& p)
{
    p.lines.arcMoveTo(QRectF(3.5, 3.5, 13, 13), 130);
    p.lines.arcTo(QRectF(3.5, 3.5, 13, 13), 130, 290);
    line(p.lines, 2.6, 2.6, 5.6, 5.2);
    line(p.lines, 5.6, 5.2, 2.4, 7.6);
}

// In a box of 20 by 20.
IconPaths pathsOf(Icon icon)
{
    IconPaths p;
    switch (icon) {
    case Icon::logo:
        line(p.lines, 10, 1, 10, 19);
        for (const double y : {4.0, 10.0, 16.0}) {
            line(p.lines, 2, y, 18, y);
            dot(p.fills, 10, y, 3);
        }
        break;
    case Icon::network:
        networkPaths(p);
        break;
    case Icon::dataflow:
        dataflowPaths(p);
        break;
    case Icon::buckets:
        dot(p.lines, 3.8, 10, 2.6);
        p.lines.addRect(QRectF(7.6, 7.4, 5, 5.2));
        triangle(p.lines, {14.6, 12.6}, {17, 7.4}, {19.4, 12.6});
        break;
    case Icon::other:
        for (int i = 0; i < 4; i++)
            p.fills.addRect(QRectF(2 + 4.3 * i, 14 - 3 * i, 3, 3 + 3 * i));
        break;
    case Icon::share:
        line(p.lines, 10, 2, 10, 12.5);
        p.lines.moveTo(6.2, 5.6);
        p.lines.lineTo(10, 1.8);
        p.lines.lineTo(13.8, 5.6);
        p.lines.moveTo(6.5, 8.8);
        p.lines.lineTo(3.5, 8.8);
        p.lines.lineTo(3.5, 17.8);
        p.lines.lineTo(16.5, 17.8);
        p.lines.lineTo(16.5, 8.8);
        p.lines.lineTo(13.5, 8.8);
        break;
    case Icon::sun:
        sunPaths(p);
        break;
    case Icon::moon:
        p.lines.moveTo(16.5, 12.2);
        p.lines.arcTo(QRectF(2.6, 3, 14, 14), -18, -234);
        p.lines.arcTo(QRectF(8.2, 0.6, 11.6, 11.6), 152, 138);
        break;
    case Icon::play:
        triangle(p.fills, {5.5, 2.5}, {5.5, 17.5}, {17.5, 10});
        break;
    case Icon::pause:
        p.fills.addRoundedRect(QRectF(4.5, 3, 4, 14), 1, 1);
        p.fills.addRoundedRect(QRectF(11.5, 3, 4, 14), 1, 1);
        break;
    case Icon::stepBack:
        triangle(p.fills, {16.5, 3}, {16.5, 17}, {6.5, 10});
        p.fills.addRect(QRectF(3.2, 3, 2, 14));
        break;
    case Icon::stepForward:
        triangle(p.fills, {3.5, 3}, {3.5, 17}, {13.5, 10});
        p.fills.addRect(QRectF(14.8, 3, 2, 14));
        break;
    case Icon::previous:
        p.lines.moveTo(12.5, 4.5);
        p.lines.lineTo(7, 10);
        p.lines.lineTo(12.5, 15.5);
        break;
    case Icon::next:
        p.lines.moveTo(7.5, 4.5);
        p.lines.lineTo(13, 10);
        p.lines.lineTo(7.5, 15.5);
        break;
    case Icon::chip:
        chipPaths(p);
        break;
    case Icon::close:
        line(p.lines, 5, 5, 15, 15);
        line(p.lines, 15, 5, 5, 15);
        break;
    case Icon::panes:
        p.lines.addRoundedRect(QRectF(2.5, 3, 6, 14), 1.5, 1.5);
        p.lines.addRoundedRect(QRectF(11.5, 3, 6, 14), 1.5, 1.5);
        break;
    case Icon::memory: // lanes above, the words that they go to below
        for (const double x : {4.0, 10.0, 16.0})
            p.fills.addRect(QRectF(x - 1.75, 2.5, 3.5, 3.5));
        p.lines.addRoundedRect(QRectF(2, 13.5, 16, 4), 2, 2);
        line(p.lines, 4, 6, 8, 13.5);
        line(p.lines, 10, 6, 10, 13.5);
        line(p.lines, 16, 6, 12, 13.5);
        break;
    case Icon::grid: // a matrix, one tile of it filled
        p.lines.addRect(QRectF(2.5, 2.5, 15, 15));
        for (const double at : {7.5, 12.5}) {
            line(p.lines, at, 2.5, at, 17.5);
            line(p.lines, 2.5, at, 17.5, at);
        }
        p.fills.addRect(QRectF(2.5, 2.5, 10, 5));
        break;
    case Icon::phases: // rows between barriers
        for (const double y : {4.0, 10.0, 16.0}) {
            p.lines.moveTo(3, y);
            p.lines.lineTo(17, y);
        }
        for (const double x : {5.5, 10.0, 14.5}) {
            p.fills.addRect(QRectF(x - 1.25, 5.75, 2.5, 2.5));
            p.fills.addRect(QRectF(x - 1.25, 11.75, 2.5, 2.5));
        }
        break;
    case Icon::menu:
        for (const double y : {5.0, 10.0, 15.0})
            line(p.lines, 3, y, 17, y);
        break;
    case Icon::sliders:
        for (const auto& [y, x] : {std::pair{4.5, 12.5}, {10.0, 6.5}, {15.5, 11.0}}) {
            line(p.lines, 2, y, x - 2, y);
            line(p.lines, x + 2, y, 18, y);
            dot(p.lines, x, y, 2);
        }
        break;
    case Icon::present:
        p.lines.addRoundedRect(QRectF(2, 3, 16, 10.5), 1.5, 1.5);
        line(p.lines, 10, 13.5, 10, 17.5);
        line(p.lines, 6.5, 17.5, 13.5, 17.5);
        triangle(p.fills, {8.3, 5.8}, {8.3, 10.8}, {12.5, 8.3});
        break;
    case Icon::blackScreen:
        p.lines.addRoundedRect(QRectF(2, 4, 16, 12), 1.5, 1.5);
        p.fills.addRoundedRect(QRectF(2, 4, 16, 12), 1.5, 1.5);
        break;
    case Icon::whiteScreen:
        p.lines.addRoundedRect(QRectF(2, 4, 16, 12), 1.5, 1.5);
        break;
    case Icon::largerText:
        letterPaths(p, true);
        break;
    case Icon::smallerText:
        letterPaths(p, false);
        break;
    case Icon::contrast:
        contrastPaths(p);
        break;
    case Icon::swapScreens:
        swapPaths(p);
        break;
    case Icon::restart:
        restartPaths(p);
        break;
    }
    return p;
}

} // namespace

void drawIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    const double scale = box.width() / 20;
    painter.scale(scale, scale);
    const IconPaths paths = pathsOf(icon);
    painter.setPen(
        QPen(ink, (icon == Icon::logo ? 2.0 : 1.5) / std::max(scale, 0.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(paths.lines);
    painter.fillPath(paths.fills, ink);
    painter.restore();
}

IconButton::IconButton(Icon icon, Look look, const QString& name, QWidget* parent)
    : QAbstractButton(parent), m_icon(icon), m_look(look), m_theme(&theme(ThemeName::light))
{
    setAccessibleName(name);
    setToolTip(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setFont(uiFont(13, 500));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

IconButton::IconButton(Icon icon, Look look, const std::function<QString()>& name, QWidget* parent)
    : IconButton(icon, look, QString(), parent)
{
    if (name)
        wordedName(this, name);
}

void IconButton::setIconShape(Icon icon)
{
    m_icon = icon;
    update();
}

void IconButton::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
}

QSize IconButton::sizeHint() const
{
    if (m_look == Look::filled)
        return {54, 54};
    if (m_look == Look::circle)
        return {42, 42};
    const int words = text().isEmpty() ? 0 : fontMetrics().horizontalAdvance(text()) + 8;
    return {words + 32, 32};
}

void IconButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = rect();
    const bool hover = underMouse() && isEnabled();
    QRectF ring = area.adjusted(1, 1, -1, -1);
    if (m_look == Look::flat) {
        if (hover || isDown() || isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->raised);
            painter.drawRoundedRect(ring, 6, 6);
        }
        const QColor ink = isChecked() ? m_theme->ink : m_theme->ink2;
        const double left = text().isEmpty() ? (area.width() - 18) / 2 : 8;
        drawIcon(painter, m_icon, QRectF(left, (area.height() - 18) / 2, 18, 18), ink);
        painter.setPen(ink);
        painter.setFont(font());
        painter.drawText(area.adjusted(left + 24, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    } else {
        const double size = std::min(area.width(), area.height()) - 8;
        const QRectF circle(area.center() - QPointF(size / 2, size / 2), QSizeF(size, size));
        const bool filled = m_look == Look::filled;
        painter.setPen(filled ? QPen(Qt::NoPen) : QPen(controlEdge(*m_theme), 1));
        painter.setBrush(filled ? m_theme->ink : hover || isDown() ? m_theme->raised : m_theme->paper);
        painter.drawEllipse(circle);
        const double side = size * (filled ? 0.44 : 0.46);
        drawIcon(painter, m_icon, QRectF(circle.center() - QPointF(side / 2, side / 2), QSizeF(side, side)),
                 filled ? m_theme->paper : m_theme->ink);
    }
    if (hasFocus() && m_byKeyboard) {
        painter.setPen(QPen(m_theme->ink, 2));
        painter.setBrush(Qt::NoBrush);
        if (m_look == Look::flat)
            painter.drawRoundedRect(ring, 7, 7);
        else
            painter.drawEllipse(ring.center(), std::min(ring.width(), ring.height()) / 2,
                                std::min(ring.width(), ring.height()) / 2);
    }
}

void IconButton::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QAbstractButton::focusInEvent(event);
}

void IconButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void IconButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace lockstep::ui
