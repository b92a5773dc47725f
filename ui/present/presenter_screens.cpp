// Which window is on which screen.
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

namespace lockstep::ui {

namespace {

constexpr QSize speakerSize{1280, 720};

void showOn(QWidget& window, QScreen* screen)
{
    if (window.isVisible() && window.screen() == screen && window.isFullScreen() &&
        window.geometry() == screen->geometry())
        return;
    window.hide();
    window.winId(); // so that there is a window to move
    window.windowHandle()->setScreen(screen);
    window.setGeometry(screen->geometry());
    window.showFullScreen();
    window.setGeometry(screen->geometry()); // without a window manager nobody else does it
}

void showAsWindow(QWidget& window, QScreen* screen)
{
    const QSize size = speakerSize.boundedTo(screen->availableGeometry().size());
    QRect place(QPoint(), size);
    place.moveCenter(screen->availableGeometry().center());
    if (!window.isVisible() || window.isFullScreen() || window.screen() != screen) {
        window.hide();
        window.winId();
        window.windowHandle()->setScreen(screen);
        window.showNormal();
        window.setGeometry(place);
    }
    window.raise();
    window.activateWindow();
}

} // namespace

void Presenter::screensChanged()
{
    if (m_maker && !m_isFixed)
        arrange(QGuiApplication::screens());
}

void Presenter::arrange(const QList<QScreen*>& screens)
{
    if (screens.isEmpty()) // the last one goes; another will come
        return;
    QScreen* here = m_here && screens.contains(m_here) ? m_here.data() : screens.first();
    QScreen* there = nullptr;
    for (QScreen* screen : screens)
        if (!there && screen != here)
            there = screen;
    m_speaker->setHasTwoScreens(there != nullptr);
    if (there) {
        showOn(*m_audience, m_isSwapped ? here : there);
        showOn(*m_speaker, m_isSwapped ? there : here);
        m_speaker->activateWindow();
    } else {
        showOn(*m_audience, here);
        if (m_wantsSpeaker) {
            showAsWindow(*m_speaker, here);
        } else {
            m_speaker->hide();
            m_audience->raise();
            m_audience->activateWindow();
        }
    }
    m_sentenceOf.reset();
    refresh();
    draw();
}

void Presenter::swapScreens()
{
    m_isSwapped = !m_isSwapped;
    screensChanged();
}

void Presenter::toggleSpeaker()
{
    m_wantsSpeaker = !m_wantsSpeaker;
    screensChanged();
}

} // namespace lockstep::ui
