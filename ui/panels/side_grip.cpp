#include "ui/panels/side_grip.hpp"

#include "ui/panels/control_edge.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace lockstep::ui {

namespace {

constexpr double pillWidth = 9, pillHeight = 52;
constexpr int keyStep = 16;

} // namespace

SideGrip::SideGrip(QWidget* parent) : QWidget(parent), m_theme(&theme(ThemeName::light))
{
    setObjectName("sideGrip");
    setCursor(Qt::SplitHCursor);
    setFocusPolicy(Qt::TabFocus);
    worded(this, [this] {
        setAccessibleName(tr("Width of the inspector"));
        setToolTip(tr("Drag to make the inspector wider; double-click for its usual width"));
    });
}

void SideGrip::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
}

void SideGrip::place(const QRect& panel)
{
    setGeometry(panel.left() - thickness / 2, panel.top(), thickness, panel.height());
    raise();
}

QRectF SideGrip::pill() const
{
    return {(width() - pillWidth) / 2, (height() - pillHeight) / 2, pillWidth, pillHeight};
}

bool SideGrip::event(QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave || event->type() == QEvent::FocusIn ||
        event->type() == QEvent::FocusOut)
        update();
    return QWidget::event(event);
}

void SideGrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isStrong = m_isHeld || underMouse() || hasFocus();
    painter.setPen(QPen(isStrong ? m_theme->ink : controlEdge(*m_theme), hasFocus() ? 2 : 1.2));
    painter.setBrush(m_theme->panel);
    painter.drawRoundedRect(pill(), pillWidth / 2, pillWidth / 2);
    painter.setPen(QPen(isStrong ? m_theme->ink : m_theme->ink3, 1.2));
    for (const double dy : {-7.0, 0.0, 7.0})
        painter.drawLine(pill().center() + QPointF(-2, dy), pill().center() + QPointF(2, dy));
}

void SideGrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isHeld = true;
    m_grabbed = static_cast<int>(event->position().x()) - thickness / 2;
    update();
}

void SideGrip::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isHeld)
        emit moved(mapToParent(event->position().toPoint()).x() - m_grabbed);
}

void SideGrip::mouseReleaseEvent(QMouseEvent*)
{
    if (!m_isHeld)
        return;
    m_isHeld = false;
    update();
    emit released();
}

void SideGrip::mouseDoubleClickEvent(QMouseEvent*)
{
    emit usualWanted();
}

void SideGrip::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left ? -keyStep : event->key() == Qt::Key_Right ? keyStep : 0;
    if (step == 0)
        return QWidget::keyPressEvent(event);
    emit moved(x() + thickness / 2 + step);
    emit released();
}

} // namespace lockstep::ui
