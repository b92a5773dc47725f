#include "ui/window/canvas.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/memory/memory.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/picture/frame_parts.hpp"
#include "ui/player/less_motion.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/canvas_access.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace lockstep::ui {

Canvas::Canvas(Player& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_voice(new CanvasVoice(*this, player)), m_fade(new CrossFade(*this))
{
    setObjectName("canvas");
    worded(this, [this] { m_voice->look(); });
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    player.setNeeds([this](const Recording& recording, Moment moment) {
        return partsNeeds(recording, moment, view(), m_look.room());
    });
    connect(&player, &Player::recordingChanged, this, &Canvas::startOver);
    connect(&player, &Player::residentChanged, this, &Canvas::redraw);
    connect(&player, &Player::momentChanged, this, &Canvas::fade); // first
    connect(&player, &Player::momentChanged, this, &Canvas::redraw);
    connect(&player, &Player::selectionChanged, this, &Canvas::redraw);
    makeZoom();
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
    showBadge();
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
    if (m_look.isClose() && m_player.resident().recording && m_look.fit(m_player.resident(), m_player.moment(), view()))
        m_player.refresh();
    update();
}

void Canvas::freshen()
{
    if (!m_stale || !m_player.resident().recording)
        return;
    m_drawn = m_player.moment();
    m_look.make(m_player.resident(), m_drawn, view());
    m_stale = false;
}

void Canvas::fade()
{
    const Moment now = m_player.moment();
    const bool begins = now.fraction == 0 && (now.launch == m_drawn.launch + 1 || now.phase != m_drawn.phase);
    const bool hasRun = now == Moment{m_drawn.launch, 1, m_drawn.phase} && m_drawn.fraction == 0;
    if (isLessMotion() && isVisible() && (begins || hasRun)) // what was drawn last is on the screen
        m_fade->begin([this](QPainter& painter) { paintPicture(painter); });
}

void Canvas::paintPicture(QPainter& painter)
{
    painter.fillRect(rect(), theme(m_theme).paper);
    m_look.paint(painter);
}

void Canvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme(m_theme).paper);
    if (!m_player.recording())
        return;
    freshen();
    m_look.paint(painter);
    m_fade->paintOver(painter);
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
    showBadge();
}

void Canvas::choose(QPointF at)
{
    // Marks of a picture that is looked at closely go on beneath the heading.
    if (m_stale || !m_look.window().contains(at))
        return;
    if (const auto row = accessAt(scene(), at)) {
        emit accessChosen(*row);
        return;
    }
    if (isRoofAt(scene(), at)) {
        emit roofChosen();
        return;
    }
    if (const auto operation = operationAt(scene(), at)) {
        emit operationChosen(*operation);
        return;
    }
    const Mark* mark = markOfLaunchAt(scene(), at, 6, m_player.moment().launch);
    if (mark)
        m_player.select(static_cast<std::uint32_t>(mark->id.item));
    else
        m_player.select({});
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_stale)
        return;
    if (m_look.isClose()) // it may become a drag
        m_drag = Drag{event->position(), event->position()};
    else
        choose(event->position());
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag && !event->buttons().testFlag(Qt::LeftButton))
        m_drag.reset(); // a menu took the release
    if (m_drag) {
        if (!m_drag->isMoving && (at - m_drag->from).manhattanLength() < QApplication::startDragDistance())
            return;
        m_drag->isMoving = true;
        setCursor(Qt::ClosedHandCursor);
        if (!m_stale && m_look.panBy(m_drag->last - at))
            update();
        m_drag->last = at;
        return;
    }
    const bool over = !m_stale && m_look.window().contains(at) &&
                      (accessAt(scene(), at) || isRoofAt(scene(), at) || operationAt(scene(), at) ||
                       markOfLaunchAt(scene(), at, 6, m_player.moment().launch) != nullptr);
    setCursor(over ? Qt::PointingHandCursor : m_look.isClose() ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const bool hasMoved = m_drag->isMoving;
    m_drag.reset();
    if (hasMoved)
        return mouseMoveEvent(event); // the pointer shows what it is over
    choose(event->position());
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    // Up and Down walk the work-items of the launch; Tab leaves the picture, however many there are.
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        if (m_player.selectNext(event->key() == Qt::Key_Up ? -1 : 1))
            showSelected();
    } else if (event->key() == Qt::Key_Escape && m_player.selectedItem()) {
        m_player.select({});
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

} // namespace lockstep::ui
