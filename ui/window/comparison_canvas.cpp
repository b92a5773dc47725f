#include "ui/window/comparison_canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"

#include <QMouseEvent>
#include <QPainter>

namespace lockstep::ui {

ComparisonCanvas::ComparisonCanvas(Comparison& comparison, QWidget* parent) : QWidget(parent), m_comparison(comparison)
{
    setObjectName("comparisonCanvas");
    setAccessibleName(tr("Picture of the compared runs"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    comparison.setNeeds([this](std::size_t pane, const Recording& recording, Moment moment) {
        return paneNeeds(recording, moment, pane, m_comparison.paneCount(), view());
    });
    connect(&comparison, &Comparison::residentChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::momentChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::clockChanged, this, &ComparisonCanvas::redraw);
    connect(&comparison, &Comparison::panesChanged, this, &ComparisonCanvas::redraw);
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

void ComparisonCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme(m_theme).paper);
    if (m_comparison.paneCount() == 0)
        return;
    if (m_stale) {
        const std::vector<Pane> panes = m_comparison.panes(m_language);
        m_scene = comparisonFrame(panes, m_comparison.clock(), view());
        m_axis = unitsAxis(panes, m_comparison.clock(), view());
        m_stale = false;
    }
    paint(m_scene, painter);
    if (hasFocus() && m_byKeyboard) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme(m_theme).ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 8, 8);
    }
}

void ComparisonCanvas::resizeEvent(QResizeEvent*)
{
    m_stale = true;
    m_comparison.refresh();
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
    const Mark* mark = elementMarkAt(m_scene, event->position(), 6);
    const std::optional<std::size_t> pane = mark ? paneOf(mark->id) : std::nullopt;
    if (!pane || *pane >= m_comparison.paneCount() || !m_comparison.recording(*pane))
        return m_comparison.clearAsked();
    MarkId id = mark->id; // going to its launch changes the scene
    id.name.remove(0, id.name.indexOf(QLatin1Char('-')) + 1);
    m_comparison.pause();
    // What has not run yet has no value to ask about.
    if (id.launch > 0 && static_cast<std::size_t>(id.launch) > m_comparison.player(*pane).moment().launch)
        m_comparison.seek(m_comparison.times(*pane).at(static_cast<std::size_t>(id.launch)));
    m_comparison.ask(*pane, id);
}

void ComparisonCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging && !m_axis.isNull())
        return dragUnits(event->position().x());
    if (m_stale)
        return;
    const bool overAxis = handle().contains(event->position());
    const Mark* mark = overAxis ? nullptr : elementMarkAt(m_scene, event->position(), 6);
    setCursor(overAxis ? Qt::SizeHorCursor : mark && paneOf(mark->id) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ComparisonCanvas::mouseReleaseEvent(QMouseEvent*)
{
    m_isDragging = false;
}

void ComparisonCanvas::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

} // namespace lockstep::ui
