#include "ui/panels/controls.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>
#include <algorithm>

namespace lockstep::ui {

void Choice::paintEvent(QPaintEvent*)
{
    constexpr int arrowRoom = 22;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect words = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight,
                                                  std::min(words.right(), width() - arrowRoom) - words.left());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
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

namespace {

constexpr int pause = 600;                 ///< milliseconds without a key, after which typed keys are run
constexpr qsizetype mostChecked = 200'000; ///< characters that are read at every key

} // namespace

KeysField::KeysField(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(this, &QPlainTextEdit::textChanged, this, &KeysField::typed);
    connect(&m_pause, &QTimer::timeout, this, &KeysField::commit);
}

void KeysField::typed()
{
    if (m_isFilling)
        return;
    const QString text = toPlainText();
    setProblem(m_check && text != m_shown && text.size() <= mostChecked ? m_check(text) : QString());
    if (text == m_sent || !m_problem.isEmpty())
        m_pause.stop();
    else
        m_pause.start();
}

void KeysField::put(QString text)
{
    // By value: it may be one of those that are set here.
    const QScopedValueRollback filling(m_isFilling, true);
    m_pause.stop();
    m_shown = m_sent = text;
    m_tidy.clear();
    if (toPlainText() != text)
        setPlainText(text);
    setProblem({});
}

void KeysField::show(const QString& keys)
{
    if (!hasFocus() || !isPending())
        return put(keys);
    const QString text = toPlainText();
    if (text == m_sent) { // just run: they are tidied when nobody types any more
        m_shown = text;
        m_tidy = keys;
    } else {
        m_shown = m_sent = keys;
    }
}

void KeysField::forget()
{
    m_pause.stop();
    m_shown = m_sent = toPlainText();
    m_tidy.clear();
    setProblem({});
}

void KeysField::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    if (property("wrong").toBool() == problem.isEmpty()) {
        setProperty("wrong", !problem.isEmpty());
        style()->unpolish(this);
        style()->polish(this);
    }
    emit problemChanged();
}

void KeysField::refuse(const QString& why)
{
    if (isPending())
        setProblem(why);
}

void KeysField::commit()
{
    m_pause.stop();
    if (toPlainText() == m_sent || !m_problem.isEmpty())
        return;
    m_sent = toPlainText();
    emit committed();
}

bool KeysField::event(QEvent* event)
{
    // Esc leaves a comparison, but first what is typed here.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        isPending()) {
        event->accept();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void KeysField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & Qt::ShiftModifier)) {
        if (m_problem.isEmpty())
            commit();
        else
            emit refused(m_problem);
    } else if (event->key() == Qt::Key_Escape && isPending()) {
        put(m_tidy.isEmpty() ? m_shown : m_tidy);
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void KeysField::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    commit();
    if (!isPending() && !m_tidy.isEmpty())
        put(m_tidy);
}

} // namespace lockstep::ui
