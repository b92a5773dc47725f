#include "ui/panels/controls.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

namespace lockstep::ui {

void Choice::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(width() - 13.5, height() / 2.0 + 2.2);
    QPainterPath arrow(tip + QPointF(-4, -4));
    arrow.lineTo(tip);
    arrow.lineTo(tip + QPointF(4, -4));
    painter.drawPath(arrow);
}

void Choice::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

KeysField::KeysField(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
}

void KeysField::show(const QString& keys)
{
    m_shown = keys;
    setPlainText(keys);
}

void KeysField::commit()
{
    if (toPlainText() == m_shown)
        return;
    m_shown = toPlainText();
    emit committed();
}

void KeysField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & Qt::ShiftModifier))
        commit();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void KeysField::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        commit();
}

} // namespace lockstep::ui
