// A second screen that comes and goes: monitors of a virtual X server, plugged by xrandr. Run by its own entry, with
// "xvfb-run -s '-screen 0 2624x1000x24'".
#include "tests/ui/present_decks.hpp"
#include "ui/panels/icons.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"
#include "ui/window/main_window.hpp"

#include <QGuiApplication>
#include <QProcess>
#include <QScreen>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::ui {

namespace {

const QRect room(0, 0, 1600, 1000), hall(1600, 0, 1024, 768);

void xrandr(const QStringList& arguments)
{
    QProcess process;
    process.start("xrandr", arguments);
    ASSERT_TRUE(process.waitForFinished()) << "the package x11-xserver-utils is missing";
    ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
}

bool hasScreens(qsizetype count)
{
    return QTest::qWaitFor([count] { return QGuiApplication::screens().size() == count; }, 3000);
}

class ScreensTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (QGuiApplication::platformName() != "xcb")
            GTEST_SKIP() << "screens are plugged on X11; ctest has an entry for it";
        static const bool hasRoom = [] {
            xrandr({"--setmonitor", "room", "1600/400x1000/250+0+0", "screen"});
            return true;
        }();
        ASSERT_TRUE(hasRoom);
        plugIn();
        window.setGeometry(40, 40, 1280, 800); // in the room
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    }
    void TearDown() override
    {
        if (!IsSkipped())
            unplug();
    }
    static void plugIn()
    {
        xrandr({"--setmonitor", "hall", "1024/300x768/200+1600+0", "none"});
        ASSERT_TRUE(hasScreens(2));
    }
    static void unplug()
    {
        xrandr({"--delmonitor", "hall"});
        ASSERT_TRUE(hasScreens(1));
    }
    void present(std::size_t page)
    {
        Presenter* presenter = window.makePresenter(countingDeck(8), {page, 1}, {});
        presenter->show();
        ASSERT_TRUE(rests());
    }
    bool rests()
    {
        return QTest::qWaitFor(
            [this] { return !at().isMoving() && window.presenter()->isSettled() && !pictureIsOld(); }, 5000);
    }
    /// The picture was made for a window of another size.
    bool pictureIsOld() { return audience().scene().size != audienceSize(audience().size()); }
    Presentation& at() { return window.presenter()->presentation(); }
    AudienceWindow& audience() { return window.presenter()->audience(); }
    SpeakerWindow& speaker() { return window.presenter()->speaker(); }
    static bool fills(const QWidget& widget, const QRect& place)
    {
        return QTest::qWaitFor([&] { return widget.isVisible() && widget.geometry() == place; }, 3000);
    }

    MainWindow window;
};

} // namespace

TEST_F(ScreensTest, TheAudienceIsThereAndTheSpeakerHere)
{
    present(3);
    EXPECT_TRUE(fills(audience(), hall));
    EXPECT_TRUE(fills(speaker(), room));
    EXPECT_EQ(speaker().current().text().toStdString(), "page 3 at 1");
    EXPECT_EQ(speaker().next().text().toStdString(), "page 4 at 1");
    // What is there, pixel for pixel: the hall's screen holds the picture and nothing of the speaker's.
    EXPECT_EQ(audience().scene().size, QSizeF(1920, 1440));
    QTest::keyClick(&speaker(), Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(audience().text().toStdString(), "page 4 at 1");
}

TEST_F(ScreensTest, TheScreensSwap)
{
    present(3);
    ASSERT_TRUE(fills(audience(), hall));
    auto* swap = speaker().findChild<IconButton*>("speakerSwap");
    ASSERT_TRUE(swap->isVisible());
    QTest::mouseClick(swap, Qt::LeftButton);
    EXPECT_TRUE(fills(audience(), room));
    EXPECT_TRUE(fills(speaker(), hall));
    QTest::keyClick(&speaker(), Qt::Key_X);
    EXPECT_TRUE(fills(audience(), hall));
    EXPECT_TRUE(fills(speaker(), room));
}

TEST_F(ScreensTest, AnUnpluggedProjectorLosesNothingAndPluggedInAgainItShowsTheSame)
{
    present(3);
    ASSERT_TRUE(fills(audience(), hall));
    unplug();
    EXPECT_TRUE(fills(audience(), room)) << "the audience's picture comes here";
    EXPECT_TRUE(QTest::qWaitFor([this] { return !speaker().isVisible(); }));
    EXPECT_EQ(at().number(), 3U);
    ASSERT_TRUE(rests());
    QTest::keyClick(&audience(), Qt::Key_PageDown);
    ASSERT_TRUE(rests());
    EXPECT_EQ(audience().text().toStdString(), "page 4 at 1");
    plugIn();
    EXPECT_TRUE(fills(audience(), hall));
    EXPECT_TRUE(fills(speaker(), room));
    EXPECT_EQ(at().number(), 4U);
    ASSERT_TRUE(rests());
    EXPECT_EQ(speaker().current().text().toStdString(), "page 4 at 1");
}

TEST_F(ScreensTest, UnpluggedInTheMiddleOfAMotionItGoesOn)
{
    present(0);
    at().play();
    QTest::qWait(60);
    unplug();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !at().isMoving(); }, 5000));
    EXPECT_EQ(at().number(), 7U);
    ASSERT_TRUE(rests());
    EXPECT_EQ(audience().text().toStdString(), "page 7 at 1");
}

TEST_F(ScreensTest, AScreenThatComesLaterIsTheAudiences)
{
    unplug();
    present(2);
    EXPECT_TRUE(fills(audience(), room));
    EXPECT_FALSE(speaker().isVisible());
    plugIn();
    EXPECT_TRUE(fills(audience(), hall));
    EXPECT_TRUE(fills(speaker(), room));
    EXPECT_EQ(at().number(), 2U);
}

} // namespace lockstep::ui
