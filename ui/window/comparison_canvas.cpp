#include "ui/window/comparison_canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/comparison_access.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <optional>

namespace lockstep::ui {

ComparisonCanvas::ComparisonCanvas(Comparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_voice(new ComparisonVoice(*this, comparison))
{
    setObjectName("comparisonCanvas");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    comparison.setNeeds([this](std::size_t pane, const Recording& recording, Moment moment) {
        return paneNeeds(recording, moment, pane, m_comparison.paneCount(), view(), m_look);
    });
    connect(&comparison, &Comparison::residentChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::momentChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::clockChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::panesChanged, this, &ComparisonCanvas::redraw);
    makeZoom();
}

View ComparisonCanvas::view() const
{
    View view;
    view.size = size();
    view.theme = m_theme;
    view.role = ViewRole::window;
    view.language = m_language;
    view.memory = m_memory;
    return view;
}

void ComparisonCanvas::setTheme(ThemeName theme)
{
    m_theme = theme;
    redraw();
    showBadge();
}

void ComparisonCanvas::setLanguage(Language language)
{
    m_language = language;
    redraw();
}

void ComparisonCanvas::setMemory(const std::optional<MemoryLook>& memory)
{
    if (m_memory == memory)
        return;
    m_memory = memory;
    m_comparison.refresh();
    redraw();
}

void ComparisonCanvas::redraw()
{
    m_stale = true;
    update();
}

void ComparisonCanvas::freshen()
{
    if (!m_stale || m_comparison.paneCount() == 0)
        return;
    const std::vector<Pane> panes = m_comparison.panes(m_language);
    m_parts = {};
    if (m_look.isClose()) {
        m_parts = comparisonParts(panes, m_comparison.clock(), view(), m_look);
        if (follow())
            m_parts = comparisonParts(panes, m_comparison.clock(), view(), m_look);
        m_scene = m_parts.whole();
    } else {
        m_scene = comparisonFrame(panes, m_comparison.clock(), view());
    }
    m_axis = unitsAxis(panes, m_comparison.clock(), view());
    m_stale = false;
}

void ComparisonCanvas::paintClose(QPainter& painter) const
{
    paint(m_parts.still, painter);
    for (const ComparisonParts::Seen& each : m_parts.panes) {
        painter.save();
        painter.setClipRect(each.window, Qt::IntersectClip);
        paint(each.picture, painter);
        painter.restore();
    }
}

void ComparisonCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme(m_theme).paper);
    if (m_comparison.paneCount() == 0)
        return;
    freshen();
    m_look.isClose() ? paintClose(painter) : m_kept.paint(m_scene, painter);
    paintPointed(painter);
    if (hasFocus() && m_byKeyboard) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme(m_theme).ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 8, 8);
    }
}

void ComparisonCanvas::paintPointed(QPainter& painter) const
{
    if (!hasFocus() || !m_voice->pointed())
        return;
    const QRectF place = m_voice->placeOf(*m_voice->pointed());
    if (place.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme(m_theme).ink, 2));
    painter.drawRoundedRect(place.adjusted(-4, -4, 4, 4), 6, 6);
}

void ComparisonCanvas::resizeEvent(QResizeEvent*)
{
    m_stale = true;
    m_comparison.refresh();
    showBadge();
}

QRectF ComparisonCanvas::handle() const
{
    return m_axis.isNull() ? QRectF() : m_axis.adjusted(-10, -10, 10, 10);
}

void ComparisonCanvas::dragUnits(double x)
{
    const ComparisonClock& clock = m_comparison.clock();
    m_comparison.setClock(clock.unit, unitsAt(x, m_axis, m_comparison.panes()), clock.wavefront);
}

void ComparisonCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_stale)
        return;
    if (handle().contains(event->position())) {
        m_isDragging = true;
        dragUnits(event->position().x());
        return;
    }
    if (m_look.isClose() && paneAt(event->position())) // it may become a drag
        m_drag = Drag{event->position(), event->position()};
    else
        choose(event->position());
}

const Mark* ComparisonCanvas::markAt(QPointF at) const
{
    if (!m_look.isClose())
        return elementMarkAt(m_scene, at, 6);
    // Marks that are looked at closely go on beyond their pane.
    const std::optional<std::size_t> pane = paneAt(at);
    return pane && *pane < m_parts.panes.size() ? elementMarkAt(m_parts.panes[*pane].picture, at, 6) : nullptr;
}

void ComparisonCanvas::choose(QPointF at)
{
    const Mark* mark = markAt(at);
    const std::optional<std::size_t> pane = mark ? paneOf(mark->id) : std::nullopt;
    if (!pane || *pane >= m_comparison.paneCount() || !m_comparison.recording(*pane))
        return m_comparison.clearAsked();
    ask(*pane, mark->id); // a copy: going to its launch changes the scene
}

void ComparisonCanvas::ask(std::size_t pane, MarkId mark)
{
    mark.name.remove(0, mark.name.indexOf(QLatin1Char('-')) + 1);
    m_comparison.pause();
    // What has not run yet has no value to ask about.
    if (mark.launch > 0 && static_cast<std::size_t>(mark.launch) > m_comparison.player(pane).moment().launch)
        m_comparison.seek(m_comparison.times(pane).at(static_cast<std::size_t>(mark.launch)));
    m_comparison.ask(pane, mark);
}

void ComparisonCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging && !m_axis.isNull())
        return dragUnits(event->position().x());
    const QPointF at = event->position();
    if (m_drag && !event->buttons().testFlag(Qt::LeftButton))
        m_drag.reset(); // a menu took the release
    if (m_drag) {
        if (!m_drag->isMoving && (at - m_drag->from).manhattanLength() < QApplication::startDragDistance())
            return;
        m_drag->isMoving = true;
        setCursor(Qt::ClosedHandCursor);
        panBy(m_drag->last - at);
        m_drag->last = at;
        return;
    }
    if (m_stale)
        return;
    const bool overAxis = handle().contains(at);
    const Mark* mark = overAxis ? nullptr : markAt(at);
    setCursor(overAxis                         ? Qt::SizeHorCursor
              : mark && paneOf(mark->id)       ? Qt::PointingHandCursor
              : m_look.isClose() && paneAt(at) ? Qt::OpenHandCursor
                                               : Qt::ArrowCursor);
}

void ComparisonCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDragging = false;
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const bool hasMoved = m_drag->isMoving;
    m_drag.reset();
    if (hasMoved)
        return mouseMoveEvent(event); // the pointer shows what it is over
    if (!m_stale)
        choose(event->position());
}

void ComparisonCanvas::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const std::optional<ComparisonVoice::Part> pointed = m_voice->pointed();
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        walk(key == Qt::Key_Up ? -1 : 1);
    else if (pointed && (key == Qt::Key_Return || key == Qt::Key_Enter))
        m_voice->ask(*pointed);
    else if (pointed && key == Qt::Key_Escape)
        m_voice->point({});
    else
        QWidget::keyPressEvent(event);
}

bool ComparisonCanvas::event(QEvent* event)
{
    // Esc leaves the comparison, but first the work-item that was walked to.
    if (event->type() == QEvent::ShortcutOverride && m_voice->pointed() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ComparisonCanvas::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

} // namespace lockstep::ui
