// The speaker's view beside the audience's, on one screen.
#include "tests/ui/present_fixture.hpp"
#include "ui/panels/icons.hpp"

#include <QAccessible>
#include <QListWidget>
#include <QPlainTextEdit>

namespace lockstep::ui {

TEST_F(WindowTestPresent, SOpensTheSpeakersViewAndItsButtonsDoWhatKeysDo)
{
    Deck deck = countingDeck(6);
    deck.pages[2].notes = "Ask who is right.";
    present(deck, {1, 1});
    press(Qt::Key_S);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&speaker()));
    ASSERT_TRUE(rests());
    EXPECT_LE(speaker().width(), 1280);
    const auto* notes = speaker().findChild<QPlainTextEdit*>("speakerNotes");
    auto* pages = speaker().findChild<QListWidget*>("speakerPages");
    EXPECT_EQ(notes->toPlainText().toStdString(), "said of 1") << "without notes the narration serves";
    EXPECT_EQ(speaker().current().text().toStdString(), "page 1 at 1");
    EXPECT_EQ(speaker().next().text().toStdString(), "page 2 at 1");
    const auto click = [this](const char* name) {
        auto* button = speaker().findChild<IconButton*>(name);
        ASSERT_NE(button, nullptr) << name;
        EXPECT_FALSE(button->toolTip().isEmpty()) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    };
    click("speakerForward");
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 2U);
    EXPECT_EQ(notes->toPlainText().toStdString(), "Ask who is right.");
    EXPECT_EQ(pages->currentRow(), 2);
    EXPECT_EQ(shown(), "page 2 at 1");
    QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualItemRect(pages->item(3)).center());
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 3U);
    click("speakerBack");
    EXPECT_EQ(at().number(), 2U);
    click("speakerBlack");
    EXPECT_EQ(audience().cover(), AudienceWindow::Cover::black);
    click("speakerBlack");
    click("speakerWhite");
    EXPECT_EQ(audience().cover(), AudienceWindow::Cover::white);
    click("speakerWhite");
    click("speakerPlay");
    EXPECT_TRUE(at().isPlaying());
    click("speakerPlay");
    click("speakerLarger");
    EXPECT_GT(window.presenter()->look().textScale, 1);
    click("speakerSmaller");
    EXPECT_EQ(window.presenter()->look().textScale, 1);
    click("speakerTheme");
    EXPECT_TRUE(window.presenter()->look().isDark);
    click("speakerContrast");
    EXPECT_FALSE(window.presenter()->look().hasContrast);
    // The stopwatch stops, goes on and is set back.
    click("speakerWatch");
    const double stopped = speaker().elapsed();
    QTest::qWait(60);
    EXPECT_EQ(speaker().elapsed(), stopped);
    EXPECT_GT(stopped, 0);
    click("speakerWatch");
    QTest::qWait(60);
    EXPECT_GT(speaker().elapsed(), stopped);
    click("speakerReset");
    EXPECT_LT(speaker().elapsed(), stopped);
    // Keys work here as there, and remarks are for the speaker.
    at().goTo(2);
    QTest::keyClick(&speaker(), Qt::Key_PageDown);
    EXPECT_EQ(at().number(), 3U);
    ASSERT_TRUE(rests());
    QTest::keyClick(&speaker(), Qt::Key_4);
    EXPECT_EQ(speaker().findChild<QLabel*>("speakerRemark")->text().toStdString(), "Enter goes to launch 4");
    EXPECT_EQ(shown(), "page 3 at 1");
    speaker().close();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !speaker().isVisible(); }));
    EXPECT_NE(window.presenter(), nullptr) << "the presentation goes on";
    press(Qt::Key_S);
    click("speakerLeave");
    EXPECT_EQ(window.presenter(), nullptr);
}

TEST_F(WindowTestPresent, AButtonWalkedToTakesItsOwnKeys)
{
    present(countingDeck(6));
    press(Qt::Key_S);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&speaker()));
    auto* back = speaker().findChild<IconButton*>("speakerBlack");
    back->setFocus(Qt::TabFocusReason);
    QTest::keyClick(back, Qt::Key_Space);
    EXPECT_EQ(audience().cover(), AudienceWindow::Cover::black);
    EXPECT_FALSE(at().isPlaying());
    QTest::keyClick(back, Qt::Key_PageDown); // other keys are the presentation's
    EXPECT_EQ(audience().cover(), AudienceWindow::Cover::none);
}

TEST_F(WindowTestPresent, TheTimelineIsASliderOverPages)
{
    present(countingDeck(6), {2, 1});
    for (QWidget* picture : {static_cast<QWidget*>(&audience()), static_cast<QWidget*>(&speaker().current())}) {
        window.presenter()->goTo(2);
        ASSERT_TRUE(rests());
        QAccessibleInterface& shown = *QAccessible::queryAccessibleInterface(picture);
        ASSERT_EQ(shown.childCount(), 1);
        QAccessibleInterface& slider = *shown.child(0);
        EXPECT_EQ(slider.role(), QAccessible::Slider);
        EXPECT_EQ(slider.parent(), &shown);
        EXPECT_EQ(slider.text(QAccessible::Name), "Timeline");
        EXPECT_EQ(slider.text(QAccessible::Value), "Page 2");
        ASSERT_NE(slider.valueInterface(), nullptr);
        EXPECT_EQ(slider.valueInterface()->currentValue().toDouble(), 2);
        EXPECT_EQ(slider.valueInterface()->maximumValue().toDouble(), 5);
        slider.valueInterface()->setCurrentValue(4);
        EXPECT_EQ(at().number(), 4U);
        EXPECT_EQ(slider.text(QAccessible::Value), "Page 4");
        slider.valueInterface()->setCurrentValue(99);
        EXPECT_EQ(at().number(), 5U) << "the nearest there is";
    }
    const QRect place = QAccessible::queryAccessibleInterface(&audience())->child(0)->rect();
    EXPECT_TRUE(audience().frameGeometry().contains(place));
    EXPECT_NEAR(place.bottom(), audience().geometry().bottom(), 1) << "where it is drawn";
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&speaker().next())->childCount(), 0);
}

} // namespace lockstep::ui
