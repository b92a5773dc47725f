#include "ui/present/scaled_scene.hpp"

#include "ui/present/present_access.hpp"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace lockstep::ui {

ScaledScene::ScaledScene(QWidget* parent) : QWidget(parent), m_fade(new CrossFade(*this))
{
    installPresentAccess();
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void ScaledScene::setScene(Scene scene)
{
    m_scene = std::move(scene);
    setAccessibleDescription(text());
    update();
}

QString ScaledScene::text() const
{
    QStringList texts;
    for (const Mark& mark : m_scene.marks)
        if (const auto* shape = std::get_if<TextShape>(&mark.shape))
            texts << shape->text;
    return texts.join(' ');
}

double ScaledScene::scale() const
{
    if (m_scene.size.isEmpty())
        return 1;
    return std::min(width() / m_scene.size.width(), height() / m_scene.size.height());
}

QPointF ScaledScene::toWidget(QPointF point) const
{
    const QSizeF shown = m_scene.size * scale();
    return QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2) + point * scale();
}

void ScaledScene::fade()
{
    if (isVisible())
        m_fade->begin([this](QPainter& painter) { paintScene(painter); });
}

void ScaledScene::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.save();
    paintScene(painter);
    painter.restore();
    m_fade->paintOver(painter);
}

void ScaledScene::paintScene(QPainter& painter)
{
    painter.fillRect(rect(), m_scene.ground);
    if (m_scene.size.isEmpty())
        return;
    painter.translate(toWidget({0, 0}));
    painter.scale(scale(), scale());
    m_kept.paint(m_scene, painter);
}

void ScaledScene::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    emit resized();
}

void ScaledScene::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit clicked((event->position() - toWidget({0, 0})) / scale());
}

} // namespace lockstep::ui
