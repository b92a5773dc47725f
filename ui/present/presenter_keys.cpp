// What keys do while presenting, in either window.
#include "ui/present/presenter.hpp"
#include "ui/present/presenter_help.hpp"
#include "ui/present/speaker_window.hpp"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QKeyEvent>

namespace lockstep::ui {

namespace {

constexpr qsizetype mostDigits = 6;

bool isForButtons(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    if (movePen(watched, event))
        return true;
    const bool isPicture = watched == m_audience.get() || watched == &m_speaker->current();
    if (event->type() == QEvent::ContextMenu && isPicture) {
        openMenu(*static_cast<QWidget*>(watched), static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    if (widget->window() != m_audience.get() && widget->window() != m_speaker.get())
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    // A button that was walked to with Tab takes the keys that press it.
    if (qobject_cast<QAbstractButton*>(widget) && isForButtons(key.key()))
        return false;
    return pressKey(key);
}

bool Presenter::pressKey(const QKeyEvent& event)
{
    const int key = event.key();
    if (endHelp(event))
        return true;
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (event.modifiers() & Qt::ControlModifier)
        return pressControlKey(event);
    if (pressDigit(key))
        return true;
    const bool isRepeat = event.isAutoRepeat();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && !m_digits.isEmpty()) {
        enter();
        return true;
    }
    if (!m_digits.isEmpty())
        unsay();
    switch (key) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_N:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!uncover())
            next();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_P:
    case Qt::Key_Backspace:
        if (!uncover())
            previous();
        return true;
    case Qt::Key_Home:
        if (!uncover())
            m_presentation->toStart();
        return true;
    case Qt::Key_End:
        if (!uncover())
            m_presentation->toEnd();
        return true;
    case Qt::Key_Space:
        if (!isRepeat && !uncover())
            togglePlay();
        return true;
    case Qt::Key_Escape:
        if (!isRepeat && !endTool())
            leave();
        return true;
    default:
        break;
    }
    if (isRepeat)
        return false;
    switch (key) {
    case Qt::Key_B:
    case Qt::Key_Period:
        toggleBlack();
        return true;
    case Qt::Key_W:
        toggleWhite();
        return true;
    case Qt::Key_S:
        toggleSpeaker();
        return true;
    case Qt::Key_X:
        swapScreens();
        return true;
    case Qt::Key_T:
        toggleTheme();
        return true;
    case Qt::Key_C:
        toggleContrast();
        return true;
    case Qt::Key_F1:
    case Qt::Key_Question:
        toggleHelp();
        return true;
    default:
        return pressPenKey(event);
    }
}

bool Presenter::endHelp(const QKeyEvent& event)
{
    const int key = event.key();
    if (!m_help || key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr)
        return false;
    // Any key puts it away and does its work; Esc ends the help and not the presentation.
    delete m_help;
    return event.modifiers() != Qt::ControlModifier &&
           (key == Qt::Key_Escape || key == Qt::Key_F1 || key == Qt::Key_Question);
}

void Presenter::toggleHelp()
{
    if (m_help) {
        delete m_help;
        return;
    }
    QWidget& there = m_speaker->isVisible() ? static_cast<QWidget&>(*m_speaker) : *m_audience;
    m_help = new PresenterHelp(there, m_look.theme());
}

bool Presenter::pressControlKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Plus: // Shift and = on many keyboards
    case Qt::Key_Equal:
        largerText();
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
        smallerText();
        return true;
    case Qt::Key_Z:
        undoStroke();
        return true;
    case Qt::Key_Right:
        if (!uncover())
            m_presentation->nextChapter();
        return true;
    case Qt::Key_Left:
        if (!uncover())
            m_presentation->previousChapter();
        return true;
    default:
        return false;
    }
}

bool Presenter::pressDigit(int key)
{
    if (key < Qt::Key_0 || key > Qt::Key_9)
        return false;
    if (m_digits.size() < mostDigits)
        m_digits += QChar('0' + (key - Qt::Key_0));
    const Speaking in(m_deck->language);
    say(ui::say("Enter goes to %1 %2").arg(m_deck->pageWord, m_digits));
    return true;
}

void Presenter::enter()
{
    const std::size_t number = m_digits.toULongLong();
    unsay();
    uncover();
    const Speaking in(m_deck->language);
    if (!m_presentation->goToNumber(number))
        say(ui::say("There is no %1 %2; choose one from %3 to %4.")
                .arg(m_deck->pageWord)
                .arg(number)
                .arg(m_deck->pages.front().number)
                .arg(m_deck->pages.back().number));
}

} // namespace lockstep::ui
