// Looking closer at the picture: wheel, pinch and keys, and the badge that says how close it is.
#include "ui/window/canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/scene/bounds.hpp"
#include "ui/window/zoom_badge.hpp"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QWheelEvent>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double perNotch = 1.25;
constexpr double notch = 120; ///< of a wheel, as Qt counts
constexpr double nearer = 2;  ///< of the tap of two fingers
constexpr QPoint badgeInset{28, 14};

} // namespace

void Canvas::makeZoom()
{
    grabGesture(Qt::PinchGesture);
    m_badge = new ZoomBadge(*this);
    connect(m_badge, &QPushButton::clicked, this, &Canvas::resetZoom);
}

void Canvas::zoomBy(double factor)
{
    // Who points nowhere looks at the current launch.
    freshen();
    const auto launch = static_cast<int>(m_player.moment().launch);
    QRectF shown;
    for (const Mark& mark : scene().marks)
        if (mark.id.item >= 0 && mark.id.launch == launch)
            shown |= roomOf(mark.shape) & m_look.window();
    zoomBy(factor, shown.isEmpty() ? m_look.window().center() : shown.center());
}

void Canvas::zoomBy(double factor, QPointF about)
{
    if (!m_player.resident().recording)
        return;
    const double before = m_look.factor();
    m_look.fit(m_player.resident(), m_player.moment(), view());
    if (!m_look.isHeldAt(about)) // it is looked up in what is on the screen
        freshen();
    m_look.zoomAt(about, factor);
    if (m_look.factor() == before)
        return;
    m_player.refresh(); // more room may need more of the recording
    redraw();
    showBadge();
    emit zoomChanged();
}

void Canvas::resetZoom()
{
    if (!m_look.isClose())
        return;
    m_look.reset();
    m_player.refresh();
    redraw();
    showBadge();
    emit zoomChanged();
}

void Canvas::pan(double right, double down)
{
    freshen();
    const QSizeF window = m_look.window().size();
    if (m_look.isClose() && m_look.panBy({right * window.width(), down * window.height()}))
        update();
}

void Canvas::startOver()
{
    // The same run with other keys is looked at in the same place.
    const Recording& recording = *m_player.recording();
    const QString shown = QStringLiteral("%1 %2").arg(QString::fromStdString(recording.algorithm)).arg(recording.n());
    if (shown != m_shown)
        resetZoom();
    m_shown = shown;
}

void Canvas::showSelected()
{
    freshen();
    const auto item = m_player.selectedItem();
    const auto launch = static_cast<int>(m_player.moment().launch);
    if (item && m_look.show([&](const MarkId& id) { return id.item == *item && id.launch == launch; }))
        update();
}

void Canvas::showBadge()
{
    if (m_badge != nullptr)
        static_cast<ZoomBadge*>(m_badge)->tell(m_look.factor(), m_theme, QPoint(width(), height()) - badgeInset);
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    const bool isTouchpad = event->device() != nullptr && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    if (isTouchpad && m_look.isClose() && !(event->modifiers() & Qt::ControlModifier)) {
        const QPointF by = event->pixelDelta().isNull() ? QPointF(turn) / 2 : QPointF(event->pixelDelta());
        freshen();
        if (m_look.panBy(-by))
            update();
    } else if (turn.y() != 0) {
        zoomBy(std::pow(perNotch, turn.y() / notch), event->position());
    }
    event->accept();
}

bool Canvas::event(QEvent* event)
{
    // Esc leaves a comparison, but first the inspected work-item.
    if (event->type() == QEvent::ShortcutOverride && m_player.selectedItem() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto& gesture = *static_cast<QNativeGestureEvent*>(event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture.value(), gesture.position());
            return true;
        }
        if (gesture.gestureType() == Qt::SmartZoomNativeGesture) {
            if (m_look.isClose())
                resetZoom();
            else
                zoomBy(nearer, gesture.position());
            return true;
        }
    }
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            m_drag.reset(); // the first finger may have begun one
            const QPointF now = mapFromGlobal(pinch->centerPoint());
            const QPointF before = mapFromGlobal(pinch->lastCenterPoint());
            zoomBy(pinch->scaleFactor(), before);
            freshen();
            if (pinch->state() == Qt::GestureUpdated && m_look.panBy(before - now))
                update();
            gestures->accept(pinch);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace lockstep::ui
