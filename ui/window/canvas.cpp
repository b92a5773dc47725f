#include "ui/window/canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/memory/memory.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/style.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"

#include <QMouseEvent>
#include <QPainter>

namespace lockstep::ui {

Canvas::Canvas(Player& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName("canvas");
    setAccessibleName(tr("Picture of the current launch"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    player.setNeeds(
        [this](const Recording& recording, Moment moment) { return frameNeeds(recording, moment, view()); });
    connect(&player, &Player::residentChanged, this, &Canvas::redraw);
    connect(&player, &Player::momentChanged, this, &Canvas::redraw);
    connect(&player, &Player::selectionChanged, this, &Canvas::redraw);
}

View Canvas::view() const
{
    View view;
    view.size = size();
    view.theme = m_theme;
    view.role = ViewRole::window;
    view.titleRoom = m_titleRoom;
    view.language = m_language;
    view.memory = m_memory;
    if (view.memory)
        view.memory->isStepped = true;
    view.selectedItem = m_player.selectedItem();
    return view;
}

void Canvas::setTheme(ThemeName theme)
{
    m_theme = theme;
    redraw();
}

void Canvas::setLanguage(Language language)
{
    m_language = language;
    m_player.refresh(); // longer words may take another lens
    redraw();
}

void Canvas::setMemory(const std::optional<MemoryLook>& memory)
{
    if (m_memory == memory)
        return;
    m_memory = memory;
    m_player.refresh();
    redraw();
}

void Canvas::setTitleRoom(double units)
{
    if (units == m_titleRoom)
        return;
    m_titleRoom = units;
    redraw();
}

void Canvas::redraw()
{
    m_stale = true;
    update();
}

void Canvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme(m_theme).paper);
    if (!m_player.recording())
        return;
    if (m_stale) {
        m_scene = frame(m_player.resident(), m_player.moment(), view());
        m_stale = false;
    }
    paint(m_scene, painter);
    paintVeil(painter);
    if (hasFocus() && m_byKeyboard) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme(m_theme).ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 8, 8);
    }
}

void Canvas::setVeil(const QString& why)
{
    if (m_veil == why)
        return;
    m_veil = why;
    update();
}

void Canvas::paintVeil(QPainter& painter) const
{
    if (m_veil.isEmpty())
        return;
    const Theme& t = theme(m_theme);
    QColor veil = t.paper;
    veil.setAlphaF(0.55F);
    const QRectF room = QRectF(rect()).adjusted(14, 14, -14, -14);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), veil);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.ink3, 1.5, Qt::DashLine));
    painter.drawRoundedRect(room, 10, 10);
    const QFont font = uiFont(14, 600);
    const double width = QFontMetricsF(font).horizontalAdvance(m_veil) + 40;
    const QRectF pill(room.center().x() - width / 2, room.bottom() - 17, width, 30);
    painter.setBrush(t.paper);
    painter.setPen(QPen(t.ink, 1.5));
    painter.drawRoundedRect(pill, 15, 15);
    painter.setFont(font);
    painter.drawText(pill, Qt::AlignCenter, m_veil);
}

void Canvas::resizeEvent(QResizeEvent*)
{
    m_stale = true;
    m_player.refresh();
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_stale)
        return;
    if (const auto row = accessAt(m_scene, event->position())) {
        emit accessChosen(*row);
        return;
    }
    if (isRoofAt(m_scene, event->position())) {
        emit roofChosen();
        return;
    }
    if (const auto operation = operationAt(m_scene, event->position())) {
        emit operationChosen(*operation);
        return;
    }
    const Mark* mark = markOfLaunchAt(m_scene, event->position(), 6, m_player.moment().launch);
    if (mark)
        m_player.select(static_cast<std::uint32_t>(mark->id.item));
    else
        m_player.select({});
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    const bool over = !m_stale && (accessAt(m_scene, event->position()) || isRoofAt(m_scene, event->position()) ||
                                   operationAt(m_scene, event->position()) ||
                                   markOfLaunchAt(m_scene, event->position(), 6, m_player.moment().launch) != nullptr);
    setCursor(over ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool Canvas::focusNextPrevChild(bool next)
{
    // Tab walks the work-items of the launch, and behind the last one leaves the picture.
    if (hasFocus() && m_player.selectNext(next ? 1 : -1))
        return true;
    return QWidget::focusNextPrevChild(next);
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

} // namespace lockstep::ui
