#include "ui/window/keyboard.hpp"

#include "ui/panels/controls.hpp"
#include "ui/panels/find_bar.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QSlider>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

namespace lockstep::ui {

namespace {

/// Style sheets cannot tell why a widget has the focus.
void showOutline(QWidget& widget, bool isShown)
{
    constexpr const char* name = "byKeys";
    if (widget.property(name).toBool() == isShown)
        return;
    widget.setProperty(name, isShown);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

bool isPressed(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QSlider*>(&widget) || qobject_cast<const QTabBar*>(&widget);
}

} // namespace

Keyboard::Keyboard(QWidget& window, std::function<QWidget*()> picture)
    : QObject(&window), m_window(window), m_picture(std::move(picture))
{
    qApp->installEventFilter(this);
}

Keyboard::~Keyboard()
{
    qApp->removeEventFilter(this);
}

bool Keyboard::isOurs(const QWidget& widget) const
{
    return widget.window() == &m_window;
}

void Keyboard::giveBackFrom(QWidget& widget)
{
    // Once what was pressed has done its work: it may have opened a dialog, or given the keyboard away itself.
    QTimer::singleShot(0, this, [this, from = QPointer<QWidget>(&widget)] {
        if (from && from->hasFocus() && isOurs(*from))
            m_picture()->setFocus(Qt::OtherFocusReason);
    });
}

bool Keyboard::pressedEnter(QWidget& widget, Qt::KeyboardModifiers modifiers)
{
    if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        button->click();
        return true;
    }
    if (auto* choice = qobject_cast<QComboBox*>(&widget)) {
        choice->showPopup();
        return true;
    }
    if ((modifiers & Qt::ShiftModifier) || widget.property(keepsEnter).toBool())
        return false;
    const auto* keys = qobject_cast<KeysField*>(&widget);
    const bool isWrong = keys != nullptr && !keys->problem().isEmpty();
    if (!isWrong && (keys || qobject_cast<QAbstractSpinBox*>(&widget) || qobject_cast<QLineEdit*>(&widget)))
        giveBackFrom(widget);
    return false;
}

bool Keyboard::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        break;
    default:
        return false;
    }
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr)
        return false;
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            showOutline(*widget, true);
        else if (reason == Qt::MouseFocusReason)
            showOutline(*widget, false);
        else if (reason == Qt::OtherFocusReason)
            showOutline(*widget, m_walks);
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_walks = false;
    } else if (event->type() == QEvent::MouseButtonRelease) {
        if (isOurs(*widget) && isPressed(*widget))
            giveBackFrom(*widget);
        // The list of a choice is a window of its own; the choice has the focus when it has closed.
        else if (widget->window()->windowType() == Qt::Popup &&
                 qobject_cast<QComboBox*>(widget->window()->parentWidget()))
            giveBackFrom(*widget->window()->parentWidget());
    } else if (widget->hasFocus()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        m_walks = m_walks || key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (!isOurs(*widget))
            return false;
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
            return !key->isAutoRepeat() && pressedEnter(*widget, key->modifiers());
        if (auto* tabs = qobject_cast<QTabBar*>(widget);
            tabs && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            // Left and Right step.
            const int way = key->key() == Qt::Key_Up ? -1 : 1;
            int next = tabs->currentIndex() + way;
            while (next >= 0 && next < tabs->count() && !tabs->isTabVisible(next))
                next += way;
            if (next >= 0 && next < tabs->count())
                tabs->setCurrentIndex(next);
            return true;
        }
    }
    return false;
}

} // namespace lockstep::ui
