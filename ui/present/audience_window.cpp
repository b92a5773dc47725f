#include "ui/present/audience_window.hpp"

#include "ui/panels/worded.hpp"

#include <QCloseEvent>
#include <QPainter>

namespace lockstep::ui {

namespace {

constexpr int pointerTime = 2000; // milliseconds

} // namespace

AudienceWindow::AudienceWindow(QWidget* parent) : ScaledScene(parent)
{
    setObjectName("audience");
    worded(this, [this] { setWindowTitle(tr("Lockstep – presentation")); });
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_still.setSingleShot(true);
    m_still.setInterval(pointerTime);
    connect(&m_still, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
    showPointer();
}

void AudienceWindow::setCover(Cover cover)
{
    m_cover = cover;
    update();
}

void AudienceWindow::paintEvent(QPaintEvent* event)
{
    if (m_cover == Cover::none)
        return ScaledScene::paintEvent(event);
    QPainter(this).fillRect(rect(), m_cover == Cover::black ? Qt::black : Qt::white);
}

void AudienceWindow::showPointer()
{
    setCursor(Qt::ArrowCursor);
    m_still.start();
}

void AudienceWindow::mousePressEvent(QMouseEvent* event)
{
    showPointer();
    ScaledScene::mousePressEvent(event);
}

void AudienceWindow::mouseMoveEvent(QMouseEvent* event)
{
    showPointer();
    QWidget::mouseMoveEvent(event);
}

void AudienceWindow::closeEvent(QCloseEvent* event)
{
    event->ignore(); // whoever made it ends the presentation
    emit closed();
}

} // namespace lockstep::ui
