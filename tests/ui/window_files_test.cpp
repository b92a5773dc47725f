#include "engine/formats/recording_file.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/session.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/controls.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/recording_files.hpp"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <fstream>

namespace lockstep::ui {
namespace {

/// Recent files go to a folder of the test.
class WindowFilesTest : public WindowTest {
protected:
    WindowFilesTest()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    QString save(const QString& name, const std::vector<std::string>& algorithms, const std::string& keys = "5 3 9 1")
    {
        std::vector<RecordingPtr> recordings;
        Session session;
        for (const std::string& algorithm : algorithms)
            recordings.push_back(session.record({algorithm, {}, parseKeys(keys, ElementType::uint32), "auto"}));
        const QString path = folder.filePath(name);
        EXPECT_TRUE(std::holds_alternative<OpenedFile>(saveRecordings(path, recordings)));
        return path;
    }

    void opens(const QString& path)
    {
        QSignalSpy settled(&window, &MainWindow::settled);
        window.openFile(path);
        settle();
    }

    std::string origin()
    {
        auto* note = find<QLabel>("originFile");
        return note->isVisible() ? (note->text() + '\n' + find<QLabel>("originWords")->text()).toStdString() : "";
    }

    std::string title() { return window.windowTitle().toStdString(); }

    QTemporaryDir folder;
};

TEST_F(WindowFilesTest, ARecordingOpensAndTellsWhereItIsFrom)
{
    open();
    EXPECT_EQ(origin(), "");
    opens(save("lesson.lockstep", {"brent-kung-scan"}));
    EXPECT_EQ(input(), "5, 3, 9, 1");
    EXPECT_EQ(window.player().recording()->algorithm, "brent-kung-scan");
    EXPECT_EQ(window.player().moment().launch, 0u);
    const std::string day = QLocale(QLocale::English).toString(QDate::currentDate(), "d MMM yyyy").toStdString();
    EXPECT_EQ(origin(), "lesson.lockstep\n" + day + ", recorded on " + window.player().recording()->device.name);
    EXPECT_EQ(title(), "Brent–Kung scan – lesson.lockstep – Lockstep");
    // Other keys are another run, and no more the file's.
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "4 4 2");
    QTest::keyClick(keys, Qt::Key_Return);
    settle();
    EXPECT_EQ(input(), "4, 4, 2");
    EXPECT_EQ(window.player().recording()->algorithm, "brent-kung-scan");
    EXPECT_EQ(origin(), "");
    EXPECT_EQ(title(), "Brent–Kung scan – Lockstep");
}

TEST_F(WindowFilesTest, AComparisonOpensWithItsPanesAndRunsNothing)
{
    open();
    opens(save("both.lockstep", {"kogge-stone-scan", "brent-kung-scan"}));
    ASSERT_TRUE(window.isComparing());
    Comparison& comparison = window.comparisonPage().comparison();
    ASSERT_EQ(comparison.paneCount(), 2u);
    const RecordingFile file = readRecordingFile(std::filesystem::path(folder.filePath("both.lockstep").toStdString()));
    for (std::size_t i = 0; i < 2; i++) // a run made anew would have other times
        EXPECT_EQ(comparison.recording(i)->launches, file.recordings[i]->launches);
    EXPECT_NE(title().find("both.lockstep"), std::string::npos) << title();
    // A single recording opens over it, …
    opens(save("one.lockstep", {"radix-sort"}));
    EXPECT_FALSE(window.isComparing());
    EXPECT_EQ(window.player().recording()->algorithm, "radix-sort");
    // … and goes into a comparison as it is.
    const RecordingPtr before = window.player().recording();
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    settle();
    EXPECT_EQ(comparison.recording(0), before);
    EXPECT_NE(comparison.recording(1), nullptr);
    EXPECT_EQ(title().find("one.lockstep"), std::string::npos) << "half of it was made now";
}

TEST_F(WindowFilesTest, AKernelOfOnesOwnOpensWithItsPlanAndRunsOnlyWhenAsked)
{
    RunRequest request;
    request.input = {5, 3, 9, 1};
    Session session;
    const RecordingPtr recording = runPlan(session, ownKernelNamed("plan:reverse"), request).recording;
    const QString path = folder.filePath("mine.lockstep");
    EXPECT_TRUE(std::holds_alternative<OpenedFile>(saveRecordings(path, {recording})));
    open();
    opens(path);
    EXPECT_EQ(window.message(), "");
    EXPECT_EQ(title(), "Reverse – mine.lockstep – Lockstep");
    EXPECT_EQ(window.player().recording()->launches, recording->launches) << "a run made anew would have other times";
    EXPECT_EQ(input(), "5, 3, 9, 1");
    // It is not the kernel of the same name that comes along.
    EXPECT_TRUE(find<QWidget>("algorithm:plan:reverse (mine.lockstep)")->isVisible());
}

TEST_F(WindowFilesTest, WhatCannotBeOpenedLeavesAllAsItWas)
{
    open();
    const RecordingPtr before = window.player().recording();
    const QString path = folder.filePath("broken.lockstep");
    std::ofstream(path.toStdString()) << "\x89LOCKSTEP\r\n\x1a";
    opens(path);
    EXPECT_NE(window.message().toStdString().find("cut off"), std::string::npos) << window.message().toStdString();
    EXPECT_EQ(window.player().recording(), before);
    EXPECT_EQ(origin(), "");
    EXPECT_TRUE(recentFiles().isEmpty());
    key(Qt::Key_End);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.player().moment().launch == before->launchCount(); }));
}

TEST_F(WindowFilesTest, CtrlSSavesWhatCtrlOOpens)
{
    open("radix-sort", "7 1 5");
    const RecordingPtr before = window.player().recording();
    const QString path = folder.filePath("saved"); // the ending comes by itself
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    typeName("saveDialog", path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !origin().empty(); }, 10'000)) << window.message().toStdString();
    EXPECT_EQ(origin().substr(0, 15), "saved.lockstep\n");
    EXPECT_EQ(recentFiles(), QStringList{path + ".lockstep"});
    window.start({});
    settle();
    EXPECT_EQ(origin(), "");
    QTest::qWait(300); // the first dialog is gone
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_O, Qt::ControlModifier);
    typeName("openDialog", path + ".lockstep");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !origin().empty(); }, 10'000)) << window.message().toStdString();
    EXPECT_EQ(window.player().recording()->launches, before->launches);
}

TEST_F(WindowFilesTest, TheMenuListsRecentFilesAndDropsThoseThatAreGone)
{
    open();
    EXPECT_TRUE(recentFiles().isEmpty());
    const QString first = save("first.lockstep", {"bitonic-sort"}), second = save("second.lockstep", {"radix-sort"});
    opens(first);
    opens(second);
    EXPECT_EQ(recentFiles(), (QStringList{second, first}));
    auto* recent = find<QMenu>("recentMenu");
    const auto listed = [&] {
        QTest::mouseClick(find<QWidget>("menuButton"), Qt::LeftButton);
        find<QMenu>("mainMenu")->hide();
        return recent->actions();
    };
    ASSERT_EQ(listed().size(), 2);
    EXPECT_EQ(listed()[1]->text(), "first.lockstep");
    listed()[1]->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.player().recording()->algorithm == "bitonic-sort"; }, 10'000));
    EXPECT_EQ(recentFiles(), (QStringList{first, second}));
    ASSERT_TRUE(QFile::remove(second));
    const auto actions = listed();
    actions[1]->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window.message().isEmpty(); }, 10'000));
    EXPECT_NE(window.message().toStdString().find("removed from the recent files"), std::string::npos);
    EXPECT_EQ(listed().size(), 1);
    for (int i = 0; i < 12; i++)
        rememberFile(QString("/nowhere/%1.lockstep").arg(i));
    EXPECT_EQ(listed().size(), mostRecentFiles);
}

TEST_F(WindowFilesTest, ADroppedRecordingOpensAndOtherFilesAreNotTaken)
{
    open();
    const auto drop = [this](const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &event);
        return event.isAccepted();
    };
    const QString text = folder.filePath("notes.txt");
    std::ofstream(text.toStdString()) << "hello";
    EXPECT_FALSE(drop(text));
    EXPECT_TRUE(drop(save("dropped.lockstep", {"kogge-stone-scan"})));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !origin().empty(); }, 10'000));
    EXPECT_EQ(window.player().recording()->algorithm, "kogge-stone-scan");
}

TEST_F(WindowFilesTest, AFileTakesThePlaceOfARunThatIsUnderWay)
{
    const QString path = save("quick.lockstep", {"radix-sort"});
    open();
    RunAsk slow;
    slow.input.n = std::size_t{1} << 20;
    window.start(slow);
    window.openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !origin().empty(); }, 10'000)) << window.message().toStdString();
    QTest::qWait(300);
    settle();
    EXPECT_EQ(window.player().recording()->algorithm, "radix-sort");
    EXPECT_EQ(window.message(), "");
}

TEST_F(WindowFilesTest, ARunThatWasNotKeptWholeIsNotSaved)
{
    RunAsk ask;
    ask.input.n = 200'000;
    open(ask);
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(window.findChild<QFileDialog*>("saveDialog"), nullptr);
    EXPECT_NE(window.message().toStdString().find("choose fewer keys"), std::string::npos)
        << window.message().toStdString();
}

} // namespace
} // namespace lockstep::ui
