// Presenting through the windows, with the keys that a hand or a clicker presses.
#include "engine/model/event.hpp"
#include "engine/recording/session.hpp"
#include "tests/ui/present_fixture.hpp"
#include "tests/ui/turns.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QWindow>
#include <chrono>
#include <mutex>

namespace lockstep::ui {

TEST_F(WindowTestPresent, F5PresentsFromTheStartFullScreenAndEscapeLeavesTheWindowThere)
{
    open();
    window.player().goTo(4);
    presentByKey();
    EXPECT_EQ(at().number(), 0U);
    EXPECT_EQ(audience().geometry(), audience().screen()->geometry());
    EXPECT_FALSE(speaker().isVisible()) << "there is one screen";
    key(Qt::Key_F5); // once is enough
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 2U);
    press(Qt::Key_Escape);
    EXPECT_EQ(window.presenter(), nullptr);
    EXPECT_EQ(window.player().moment(), (Moment{2, 1}));
    EXPECT_EQ(label(), "Launch 2 of 6");
}

TEST_F(WindowTestPresent, ShiftF5PresentsFromHereAndBackInTheMiddleOfALaunch)
{
    open();
    window.player().setMoment({3, 0.5});
    presentByKey(Qt::ShiftModifier);
    EXPECT_EQ(at().number(), 3U);
    EXPECT_FALSE(at().isAtRest());
    press(Qt::Key_Escape);
    EXPECT_EQ(window.player().moment().launch, 3U);
    EXPECT_NEAR(window.player().moment().fraction, 0.5, 1e-4);
}

TEST_F(WindowTestPresent, LeavingLeavesARecordingAloneThatCameMeanwhile)
{
    open();
    presentByKey();
    press(Qt::Key_End);
    ASSERT_TRUE(rests());
    const RecordingPtr presented = window.player().recording();
    auto other = std::make_shared<Recording>(*presented);
    other->launches.resize(1);
    other->states.resize(2);
    other->events.resize(1);
    window.player().setRecording(other, {1, 1});
    press(Qt::Key_Escape);
    EXPECT_EQ(window.player().recording(), other);
    EXPECT_EQ(window.player().moment().launch, 1U);
}

TEST_F(WindowTestPresent, TheButtonPresents)
{
    open();
    QTest::mouseClick(find<QWidget>("present"), Qt::LeftButton);
    ASSERT_NE(window.presenter(), nullptr);
    awaitPresenter();
    EXPECT_EQ(audience().scene().size, QSizeF(audienceSize(audience().size())));
    press(Qt::Key_Escape);
}

TEST_F(WindowTestPresent, OnlyPictureNarrationAndTimelineAndNothingBelow28)
{
    open("kogge-stone-scan", "3 1 7 0 4 1 6 3");
    presentByKey();
    press(Qt::Key_End);
    ASSERT_TRUE(rests());
    int texts = 0, narration = 0, timeline = 0;
    for (const Mark& mark : audience().scene().marks) {
        narration += mark.id.name.startsWith("narration") ? 1 : 0;
        timeline += mark.id.name.startsWith("timeline-page") ? 1 : 0;
        EXPECT_NE(mark.id.name, "title");
        EXPECT_FALSE(mark.id.name.startsWith("footer"));
        if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
            ++texts;
            EXPECT_GE(text->size, 28) << text->text.toStdString();
        }
    }
    EXPECT_GT(texts, 16);
    EXPECT_GT(narration, 0);
    EXPECT_EQ(timeline, 3);
}

TEST_F(WindowTestPresent, EveryKeyOfAClickerSteps)
{
    present(countingDeck(6), {2, 1});
    for (const Qt::Key forward :
         {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Down, Qt::Key_N, Qt::Key_Return, Qt::Key_Enter}) {
        press(forward);
        EXPECT_EQ(at().number(), 3U) << forward;
        EXPECT_TRUE(at().isMoving()) << forward;
        ASSERT_TRUE(rests());
        EXPECT_TRUE(at().isAtRest());
        at().goTo(2);
    }
    for (const Qt::Key back : {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up, Qt::Key_P, Qt::Key_Backspace}) {
        press(back);
        EXPECT_EQ(at().number(), 1U) << back;
        EXPECT_TRUE(at().isAtRest()) << "previous lands at once";
        EXPECT_FALSE(at().isMoving()) << "previous lands at once";
        ASSERT_TRUE(rests());
        EXPECT_EQ(shown(), "page 1 at 1");
        at().goTo(2);
    }
    press(Qt::Key_End);
    EXPECT_EQ(at().number(), 5U);
    press(Qt::Key_Home);
    EXPECT_EQ(at().number(), 0U);
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(at().number(), 2U);
    press(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(at().number(), 0U);
    press(Qt::Key_Space);
    EXPECT_TRUE(at().isPlaying());
    press(Qt::Key_Space);
    EXPECT_FALSE(at().isPlaying());
    press(Qt::Key_Escape);
    EXPECT_EQ(wentBack.size(), 1U);
}

TEST_F(WindowTestPresent, PreviousInTheMiddleOfAMotionLandsAtOnce)
{
    Deck deck = countingDeck(6);
    for (Page& page : deck.pages)
        page.motion *= 20;
    deck.fractionAt = [](std::size_t, double ms) { return ms / 2400; };
    present(deck, {2, 1});
    press(Qt::Key_PageDown);
    QTest::qWait(150);
    EXPECT_TRUE(at().isMoving());
    press(Qt::Key_PageUp);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "page 2 at 1"; }, 500));
    EXPECT_FALSE(at().isMoving());
}

TEST_F(WindowTestPresent, BlackAndWhiteCoverAndAnyStepShowsAgain)
{
    window.setTheme(ThemeName::dark);
    present(countingDeck(6), {2, 1});
    EXPECT_EQ(middle(), theme(ThemeName::dark).paper); // neither black nor white
    for (const auto& [cover, color] : {std::pair(Qt::Key_B, QColor(Qt::black)),
                                       {Qt::Key_Period, QColor(Qt::black)},
                                       {Qt::Key_W, QColor(Qt::white)}}) {
        press(cover);
        EXPECT_EQ(middle(), color) << cover;
        EXPECT_EQ(audience().grab().toImage().pixelColor(200, 200), color) << "nothing shows through";
        press(cover);
        EXPECT_EQ(audience().cover(), AudienceWindow::Cover::none) << cover;
        for (const Qt::Key step : {Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Home, Qt::Key_Space}) {
            press(cover);
            press(step);
            EXPECT_EQ(audience().cover(), AudienceWindow::Cover::none) << step;
            EXPECT_EQ(at().number(), 2U) << "the class first sees where it was";
            EXPECT_FALSE(at().isMoving());
        }
    }
    press(Qt::Key_B);
    press(Qt::Key_W);
    EXPECT_EQ(middle(), QColor(Qt::white));
    QTest::mouseClick(&audience(), Qt::LeftButton);
    EXPECT_EQ(audience().cover(), AudienceWindow::Cover::none);
    EXPECT_EQ(at().number(), 2U);
}

TEST_F(WindowTestPresent, DigitsAndEnterGoToAPage)
{
    present(countingDeck(14));
    press(Qt::Key_1);
    press(Qt::Key_2);
    EXPECT_EQ(shown(), "page 0 at 1 Enter goes to launch 12");
    EXPECT_EQ(at().number(), 0U);
    press(Qt::Key_Return);
    EXPECT_EQ(at().number(), 12U);
    ASSERT_TRUE(rests());
    EXPECT_EQ(shown(), "page 12 at 1");
    press(Qt::Key_9);
    press(Qt::Key_9);
    press(Qt::Key_Return);
    EXPECT_EQ(at().number(), 12U);
    EXPECT_EQ(shown(), "page 12 at 1 There is no launch 99; choose one from 0 to 13.");
    press(Qt::Key_5);
    press(Qt::Key_Left); // no number any more
    EXPECT_EQ(at().number(), 11U);
    press(Qt::Key_Return);
    EXPECT_EQ(at().number(), 12U) << "Enter alone steps";
}

TEST_F(WindowTestPresent, TextSizeThemeAndContrastByKeysAndTheSizeIsRemembered)
{
    std::vector<View> views;
    std::mutex mutex;
    Deck deck = countingDeck(3);
    const auto plain = deck.scene;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        const std::lock_guard lock(mutex);
        views.push_back(view);
        return plain(page, fraction, view, stop);
    };
    const auto last = [&] {
        EXPECT_TRUE(rests());
        const std::lock_guard lock(mutex);
        return views.back();
    };
    present(deck);
    EXPECT_EQ(last().role, ViewRole::presenter);
    EXPECT_EQ(last().theme, ThemeName::lightContrast) << "high contrast unless somebody wants it otherwise";
    EXPECT_EQ(last().textScale, 1);
    press(Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_GT(last().textScale, 1.1);
    press(Qt::Key_Equal, Qt::ControlModifier | Qt::ShiftModifier);
    const double larger = last().textScale;
    EXPECT_GT(larger, 1.2);
    press(Qt::Key_T);
    EXPECT_EQ(last().theme, ThemeName::darkContrast);
    press(Qt::Key_C);
    EXPECT_EQ(last().theme, ThemeName::dark);
    press(Qt::Key_C);
    press(Qt::Key_Escape);
    present(deck);
    EXPECT_EQ(last().textScale, larger);
    for (int i = 0; i < 12; ++i)
        press(Qt::Key_Minus, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(last().textScale, 0.75);
    for (int i = 0; i < 12; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(last().textScale, 2);
}

TEST_F(WindowTestPresent, ThePointerHidesWhenItIsStill)
{
    present(countingDeck(3));
    QTest::mouseMove(audience().windowHandle(), {200, 200});
    QTest::mouseMove(audience().windowHandle(), {300, 300});
    QTest::qWait(1000);
    EXPECT_EQ(audience().cursor().shape(), Qt::ArrowCursor);
    ASSERT_TRUE(QTest::qWaitFor([this] { return audience().cursor().shape() == Qt::BlankCursor; }, 2500));
    QTest::mouseMove(audience().windowHandle(), {400, 300});
    ASSERT_TRUE(QTest::qWaitFor([this] { return audience().cursor().shape() == Qt::ArrowCursor; }, 1000));
}

TEST_F(WindowTestPresent, ClicksAnswerAQuestionAndThenItIsRevealed)
{
    present(askingDeck(4, 1));
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(shown(), "asked on 1");
    const auto click = [this](QPointF point) {
        QTest::mouseClick(&audience(), Qt::LeftButton, {}, audience().toWidget(point).toPoint());
        ASSERT_TRUE(rests());
    };
    click({300, 450});
    EXPECT_EQ(shown(), "asked on 1 chosen 0");
    click({600, 450});
    EXPECT_EQ(shown(), "asked on 1 chosen 0 chosen 1");
    click({300, 450});
    EXPECT_EQ(shown(), "asked on 1 chosen 1");
    click({1500, 700}); // beside them
    EXPECT_EQ(shown(), "asked on 1 chosen 1");
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(shown(), "asked on 1 chosen 1 revealed");
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(shown(), "page 2 at 1");
    // The timeline takes clicks too, and elsewhere a click is a step.
    const double band = audience().scene().size.height() - 30;
    click({1800, band});
    EXPECT_EQ(at().number(), 3U);
    click({80, band});
    EXPECT_EQ(at().number(), 1U);
    click({20, band});
    EXPECT_EQ(at().number(), 0U);
}

TEST_F(WindowTestPresent, ADeckThatTakesASecondNeverStopsTheWindows)
{
    Deck deck = countingDeck(6);
    const auto quick = deck.scene;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        if (page == 2)
            std::this_thread::sleep_for(std::chrono::milliseconds(1000));
        return quick(page, fraction, view, stop);
    };
    present(deck);
    press(Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    Turns turns;
    press(Qt::Key_PageDown);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "page 1 at 1 Waiting for the device: Page 2"; }, 3000))
        << "the last picture stands, and why: " << shown();
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown().starts_with("page 2"); }, 5000));
    EXPECT_LT(turns.takeLongest(), 100);
    press(Qt::Key_End);
    EXPECT_LT(turns.takeLongest(), 100);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "page 5 at 1"; }, 5000));
}

TEST_F(WindowTestPresent, ADeviceThatFailsSaysSoAndPresentingGoesOn)
{
    Deck deck = countingDeck(6);
    const auto plain = deck.scene;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        if (page == 2)
            throw std::runtime_error("The device is gone.");
        return plain(page, fraction, view, stop);
    };
    present(deck);
    at().play();
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown().ends_with("Page 2: The device is gone."); }, 5000)) << shown();
    EXPECT_FALSE(at().isMoving());
    for (const Mark& mark : audience().scene().marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
            EXPECT_GE(text->size, 28);
        }
    press(Qt::Key_End);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "page 5 at 1"; }, 3000)) << shown();
    press(Qt::Key_3);
    press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "page 3 at 1"; }, 3000)) << shown();
}

TEST_F(WindowTestPresent, AComparisonIsPresentedAndTheClockStandsWhereItEnded)
{
    open("kogge-stone-scan", "3 1 7 0 4 1 6 3");
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    settle();
    QTest::keyClick(&window.comparisonPage().canvas(), Qt::Key_F5);
    ASSERT_NE(window.presenter(), nullptr);
    awaitPresenter();
    EXPECT_EQ(at().number(), 0U);
    press(Qt::Key_2);
    press(Qt::Key_Return);
    ASSERT_TRUE(rests());
    press(Qt::Key_Escape);
    EXPECT_TRUE(window.isComparing());
    EXPECT_EQ(window.comparisonPage().comparison().clock().time, 2);
}

TEST_F(WindowTestPresent, AWindowThatClosesTakesThePresentationAlong)
{
    auto whole = std::make_unique<MainWindow>();
    whole->show();
    Deck deck = countingDeck(3);
    const auto plain = deck.scene;
    deck.scene = [&](std::size_t page, double fraction, const View& view, const std::stop_token& stop) {
        while (page == 1)
            if (stop.stop_requested())
                throw Cancelled{};
        return plain(page, fraction, view, stop);
    };
    Presenter* presenter = whole->makePresenter(deck, {0, 1}, {});
    presenter->show();
    presenter->goTo(1); // which never comes
    QTest::qWait(50);
    whole.reset();
    for (const QWidget* left : QApplication::topLevelWidgets())
        EXPECT_NE(left->objectName(), "audience");
}

} // namespace lockstep::ui
