#pragma once

#include "tests/ui/present_decks.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"

namespace lockstep::ui {

/// A window that presents.
class WindowTestPresent : public WindowTest {
protected:
    /// Presents what the window shows; `key` with its modifiers starts it.
    void presentByKey(Qt::KeyboardModifiers modifiers = {})
    {
        key(Qt::Key_F5, modifiers);
        ASSERT_NE(window.presenter(), nullptr);
        awaitPresenter();
    }
    void present(const Deck& deck, DeckMoment start = {})
    {
        window.resize(1280, 800);
        window.show();
        Presenter* presenter =
            window.makePresenter(deck, start, [this](DeckMoment at) { wentBack.push_back(at.page); });
        ASSERT_NE(presenter, nullptr);
        presenter->show();
        awaitPresenter();
    }
    void awaitPresenter()
    {
        AudienceWindow& audience = window.presenter()->audience();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&audience));
        audience.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&audience));
        ASSERT_TRUE(rests());
    }
    /// Nothing moves, and the picture of the place is on the screen.
    bool rests()
    {
        return QTest::qWaitFor(
            [this] {
                const Presenter* presenter = window.presenter();
                return !presenter || (!window.presenter()->presentation().isMoving() && presenter->isSettled());
            },
            20'000);
    }
    void press(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.presenter()->audience(), Qt::Key(code), modifiers);
    }
    Presentation& at() { return window.presenter()->presentation(); }
    AudienceWindow& audience() { return window.presenter()->audience(); }
    SpeakerWindow& speaker() { return window.presenter()->speaker(); }
    std::string shown() { return audience().text().toStdString(); }
    /// The colour in the middle of what is on the screen.
    QColor middle()
    {
        const QImage image = audience().grab().toImage();
        return image.pixelColor(image.width() / 2, image.height() / 2);
    }

    std::vector<std::size_t> wentBack;
};

} // namespace lockstep::ui
