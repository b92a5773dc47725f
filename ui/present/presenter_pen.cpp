// Pen and pointer over the picture, in either window.
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"

#include <QKeyEvent>
#include <QMouseEvent>

namespace lockstep::ui {

namespace {

constexpr int restsAfter = 2000; // milliseconds

/// Where the event is, in parts of the scene that the widget shows; nothing outside it.
std::optional<QPointF> placeIn(const ScaledScene& shown, QPointF at)
{
    const QSizeF size = shown.scene().size;
    if (size.isEmpty())
        return std::nullopt;
    const QPointF origin = shown.toWidget({0, 0}), end = shown.toWidget({size.width(), size.height()});
    const QPointF place((at.x() - origin.x()) / (end.x() - origin.x()), (at.y() - origin.y()) / (end.y() - origin.y()));
    const bool isInside = place.x() >= 0 && place.x() <= 1 && place.y() >= 0 && place.y() <= 1;
    return isInside ? std::optional(place) : std::nullopt;
}

} // namespace

void Presenter::preparePen()
{
    m_speaker->current().setMouseTracking(true);
    m_penRest.setSingleShot(true);
    m_penRest.setInterval(restsAfter);
    connect(&m_penRest, &QTimer::timeout, this, [this] {
        m_pen.point({});
        if (m_pen.tool() != Pen::Tool::none)
            m_audience->setCursor(Qt::BlankCursor);
        draw();
    });
}

bool Presenter::pressPenKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_D:
        takeTool(event.modifiers() & Qt::ShiftModifier ? Pen::Tool::ink : Pen::Tool::pen);
        return true;
    case Qt::Key_L:
        takeTool(Pen::Tool::pointer);
        return true;
    case Qt::Key_E:
        clearStrokes();
        return true;
    default:
        return false;
    }
}

void Presenter::takeTool(Pen::Tool tool)
{
    m_pen.take(tool);
    showTool();
    draw();
}

void Presenter::showTool()
{
    const Qt::CursorShape shape = m_pen.draws()                        ? Qt::CrossCursor
                                  : m_pen.tool() == Pen::Tool::pointer ? Qt::BlankCursor // the dot stands for it
                                                                       : Qt::ArrowCursor;
    m_audience->setCursor(shape);
    m_speaker->current().setCursor(shape);
    m_penRest.start();
}

void Presenter::undoStroke()
{
    if (m_pen.undo(m_presentation->number()))
        draw();
}

void Presenter::clearStrokes()
{
    if (m_pen.clear(m_presentation->number()))
        draw();
}

bool Presenter::endTool()
{
    if (m_pen.tool() == Pen::Tool::none)
        return false;
    takeTool(m_pen.tool());
    return true;
}

bool Presenter::movePen(QObject* watched, QEvent* event)
{
    if (m_pen.tool() == Pen::Tool::none || m_audience->cover() != AudienceWindow::Cover::none)
        return false;
    ScaledScene* shown = watched == m_audience.get()        ? m_audience.get()
                         : watched == &m_speaker->current() ? &m_speaker->current()
                                                            : nullptr;
    if (shown == nullptr)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        break;
    case QEvent::Leave:
        m_pen.point({});
        draw();
        return false;
    default:
        return false;
    }
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    const std::optional<QPointF> at = placeIn(*shown, mouse.position());
    showTool();
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (m_pen.tool() == Pen::Tool::pointer) {
        m_pen.point(at);
        draw();
        return event->type() == QEvent::MouseMove; // a click does what it always does
    }
    if (mouse.button() != Qt::LeftButton && event->type() != QEvent::MouseMove)
        return false;
    if (isPress && at)
        m_pen.begin(m_presentation->number(), *at);
    else if (m_pen.isDrawing() && at)
        m_pen.extend(*at);
    if (m_pen.isDrawing())
        draw();
    if (event->type() == QEvent::MouseButtonRelease)
        m_pen.end();
    return true;
}

} // namespace lockstep::ui
