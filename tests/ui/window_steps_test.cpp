#include "tests/ui/turns.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/scene/text.hpp"

#include <QInputDialog>
#include <QProcess>
#include <QSlider>
#include <QSpinBox>
#include <fstream>
#include <iostream>
#include <string>

namespace lockstep::ui {

TEST_F(WindowTest, ALaunchThatThereIsNotIsSaidBesideTheLast)
{
    QSignalSpy failed(&window, &MainWindow::runFailed);
    open("bitonic-sort", "8 12 4 15 2 11 6 3", Moment{99, 1});
    EXPECT_EQ(label(), "Launch 6 of 6");
    EXPECT_EQ(window.message(),
              "There is no launch 99; this run has launches 1 to 6, and 0 is the input. The last one is "
              "shown.");
    ASSERT_EQ(failed.count(), 1);
    EXPECT_FALSE(failed[0][0].value<Failure>().sentence.contains("shown")) << "a picture is not made at all";
}

TEST_F(WindowTest, WithoutALaunchTheInputIsShown)
{
    open("bitonic-sort", "8", Moment{2, 1});
    EXPECT_EQ(label(), "Input");
    EXPECT_EQ(window.message(), "There is no launch 2; this run has none, and 0 is the input. The input is shown.");
}

TEST_F(WindowTest, KeysStepForwardBackAndToTheEnds)
{
    open();
    EXPECT_EQ(label(), "Input");
    key(Qt::Key_Right);
    EXPECT_EQ(label(), "Launch 1 of 6");
    key(Qt::Key_Right); // finishes the first and begins the second
    EXPECT_EQ(label(), "Launch 2 of 6");
    key(Qt::Key_Left);
    EXPECT_EQ(label(), "Launch 1 of 6");
    EXPECT_EQ(window.player().moment(), (Moment{1, 1}));
    key(Qt::Key_End);
    EXPECT_EQ(label(), "Launch 6 of 6");
    key(Qt::Key_Right);
    EXPECT_EQ(label(), "Launch 6 of 6");
    key(Qt::Key_Home);
    EXPECT_EQ(label(), "Input");
    key(Qt::Key_Left);
    EXPECT_EQ(label(), "Input");
}

TEST_F(WindowTest, AStepEndsOnTheFinishedState)
{
    open();
    find<QSlider>("speed")->setValue(5);
    key(Qt::Key_Right);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.player().moment() == Moment{1, 1}; }, 3000));
    QTest::qWait(300);
    EXPECT_EQ(window.player().moment(), (Moment{1, 1}));
}

TEST_F(WindowTest, ControlAndArrowsGoByStage)
{
    open();
    key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(window.player().position(), 1);
    key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(window.player().position(), 3);
    key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(window.player().position(), 6);
    key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(window.player().position(), 3);
}

TEST_F(WindowTest, PlayReachesTheEndAndStops)
{
    open();
    find<QSlider>("speed")->setValue(5);
    EXPECT_EQ(window.player().speed(), 8);
    key(Qt::Key_Space);
    EXPECT_TRUE(window.player().isPlaying());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.player().isPlaying(); }, 10'000));
    EXPECT_EQ(window.player().moment(), (Moment{6, 1}));
    key(Qt::Key_Space); // from the end it starts over
    EXPECT_TRUE(window.player().isPlaying());
    EXPECT_LE(window.player().moment().launch, 1U);
    key(Qt::Key_Space);
    EXPECT_FALSE(window.player().isPlaying());
}

TEST_F(WindowTest, ButtonsStepAndPlay)
{
    open();
    QTest::mouseClick(find<QWidget>("stepForward"), Qt::LeftButton);
    EXPECT_EQ(label(), "Launch 1 of 6");
    QTest::mouseClick(find<QWidget>("stepBack"), Qt::LeftButton);
    EXPECT_EQ(label(), "Input");
    QTest::mouseClick(find<QWidget>("play"), Qt::LeftButton);
    EXPECT_TRUE(window.player().isPlaying());
}

TEST_F(WindowTest, DraggingTheTimelineScrubsInsideALaunch)
{
    open();
    Timeline& timeline = window.timeline();
    const TimelineLayout& launches = timeline.layoutOfLaunches();
    const auto at = [&](double position) { return QPoint(static_cast<int>(launches.xOf(position)), 36); };
    QTest::mousePress(&timeline, Qt::LeftButton, {}, at(1.5));
    EXPECT_NEAR(window.player().position(), 1.5, 0.02);
    QTest::mouseMove(&timeline, at(4.25));
    EXPECT_NEAR(window.player().position(), 4.25, 0.02);
    QTest::mouseMove(&timeline, at(2.75));
    EXPECT_NEAR(window.player().position(), 2.75, 0.02);
    QTest::mouseMove(&timeline, QPoint(0, 36));
    EXPECT_EQ(window.player().position(), 0);
    QTest::mouseMove(&timeline, QPoint(timeline.width(), 36));
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, QPoint(timeline.width(), 36));
    EXPECT_EQ(window.player().moment(), (Moment{6, 1}));
}

TEST(TimelineLayout, PositionAndPixelAgree)
{
    for (const std::size_t count : {1U, 6U, 10U, 91U, 210U, 3000U}) {
        Recording recording;
        recording.launches.resize(count);
        for (std::size_t k = 0; k < count; k++)
            recording.launches[k].meaning.group.english = "Stage " + std::to_string(k / 7);
        const TimelineLayout layout(recording, 36, 808);
        for (double position = 0.25; position < static_cast<double>(count); position += static_cast<double>(count) / 37)
            EXPECT_NEAR(layout.positionAt(layout.xOf(position)), position, 1e-6) << count;
        EXPECT_LE(layout.end(count), 36 + 808 + 1e-6);
    }
}

TEST(TimelineLayout, NoChapterLabelIsMissingAmongOthers)
{
    for (const double width : {120.0, 200.0, 260.0, 300.0, 340.0, 388.0, 420.0, 500.0, 900.0})
        for (const std::size_t passes : {2U, 4U, 8U, 16U, 32U})
            for (const std::size_t now : {std::size_t{1}, 3 * passes / 2, 3 * passes}) {
                Recording recording;
                recording.launches.resize(3 * passes);
                for (std::size_t k = 0; k < 3 * passes; k++)
                    recording.launches[k].meaning.group.english = "Pass " + std::to_string(k / 3 + 1);
                const TimelineLayout layout(recording, 36, width);
                const Scene scene = timelineScene(recording, layout, {now, 1}, {width + 72, 72}, ThemeName::light);
                std::vector<int> shown;
                double end = 0;
                const int current = static_cast<int>((now - 1) / 3) + 1;
                for (const Mark& mark : scene.marks)
                    if (mark.id.name.startsWith("chapter")) {
                        const QRectF bounds = textBounds(std::get<TextShape>(mark.shape));
                        EXPECT_GT(bounds.left(), end) << width << " " << passes;
                        end = bounds.right() + 3;
                        shown.push_back(mark.id.name.mid(7).toInt());
                        EXPECT_TRUE(std::get<TextShape>(mark.shape).text.endsWith(mark.id.name.mid(7)));
                    }
                EXPECT_LE(end, 36 + width + 3 + 1e-6) << "within the margin";
                EXPECT_TRUE(std::count(shown.begin(), shown.end(), current)) << width << " " << passes;
                // Regular: multiples of one step, but for the current one and what had to make room for it.
                std::size_t step = 1;
                const auto regular = [&] {
                    for (int c = static_cast<int>(step); c <= static_cast<int>(passes); c += static_cast<int>(step))
                        if (std::abs(c - current) >= static_cast<int>(2 * step) &&
                            !std::count(shown.begin(), shown.end(), c))
                            return false;
                    return std::all_of(shown.begin(), shown.end(),
                                       [&](int c) { return c == current || c % static_cast<int>(step) == 0; });
                };
                while (step < passes && !regular())
                    step *= 2;
                EXPECT_TRUE(regular()) << width << " " << passes;
                EXPECT_TRUE(step > 1 || shown.size() == passes) << width;
            }
}

TEST_F(WindowTest, GoToLaunchAsksForANumber)
{
    open();
    QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
    auto* dialog = find<QInputDialog>("goToLaunch");
    dialog->setIntValue(4);
    dialog->accept();
    EXPECT_EQ(label(), "Launch 4 of 6");
    EXPECT_EQ(window.player().moment(), (Moment{4, 1}));
}

TEST_F(WindowTest, ArrowsInAFieldStayThere)
{
    open();
    auto* count = find<QSpinBox>("count");
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Right);
    QTest::keyClick(count, Qt::Key_Home);
    EXPECT_EQ(label(), "Input");
}

/// The most memory that the process has held since the last forgetPeak(), in MiB; 0 where the system does not tell.
double peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

void forgetPeak()
{
    std::ofstream("/proc/self/clear_refs") << 5;
}

TEST_F(WindowTest, AMillionKeysNeverFreezeTheWindowAndTakeLessThanAGigabyte)
{
    // What tests before it left in this process is none of the window's memory: it runs again in one of its own.
    if (qEnvironmentVariableIsEmpty("LOCKSTEP_TEST_ALONE")) {
        QProcess alone;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LOCKSTEP_TEST_ALONE", "1");
        alone.setProcessEnvironment(environment);
        alone.setProcessChannelMode(QProcess::ForwardedChannels);
        const auto* self = testing::UnitTest::GetInstance()->current_test_info();
        alone.start(QCoreApplication::applicationFilePath(),
                    {QString("--gtest_filter=%1.%2").arg(self->test_suite_name(), self->name())});
        ASSERT_TRUE(alone.waitForFinished(120'000));
        EXPECT_EQ(alone.exitCode(), 0);
        return;
    }
    forgetPeak();
    RunAsk ask;
    ask.input.n = std::size_t{1} << 20;
    window.resize(1440, 900);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    Turns turns;
    window.start(ask);
    settle();
    EXPECT_EQ(window.message().toStdString(), "");
    EXPECT_LT(turns.takeLongest(), 100) << "recording";
    find<QSlider>("speed")->setValue(5);
    key(Qt::Key_Space);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.player().position() > 0; }, 20'000));
    QTest::qWait(1000);
    EXPECT_LT(turns.takeLongest(), 100) << "playing";
    const auto last = static_cast<double>(window.player().recording()->launchCount());
    for (int step = 0; step <= 40; step++) {
        window.player().seek(last * std::abs(1 - step / 20.0));
        QTest::qWait(10);
    }
    settle();
    EXPECT_LT(turns.takeLongest(), 100) << "scrubbing";
    EXPECT_TRUE(window.player().isReady());
    const double peak = peakMemory();
    EXPECT_GT(peak, 0);
    EXPECT_LT(peak, 1024) << "MiB";
    std::cout << "most memory: " << peak << " MiB\n";
    RecordProperty("longest_ms_by_clock", std::to_string(turns.longestByClock()));
    std::cout << "longest turn by the clock: " << turns.longestByClock() << " ms\n";
}

} // namespace lockstep::ui
