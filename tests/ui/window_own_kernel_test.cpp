// A kernel of one's own in the window: begun from the shortest example, its two texts, its files, and its check.
#include "tests/ui/own_plans.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <fstream>

namespace lockstep::ui {
namespace {

class WindowOwnKernelTest : public WindowTest {
protected:
    WindowOwnKernelTest() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    KernelPage& page() { return window.inspector().kernelPage(); }
    RecordingPtr recording() { return window.player().recording(); }
    std::string label(const char* name) { return find<QLabel>(name)->text().toStdString(); }
    std::string fileText(const char* name) { return readOwnText(folder.filePath(name).toStdString(), "file"); }

    void change(KernelEditor& editor, const QString& from, const QString& to)
    {
        editor.setFocus();
        ASSERT_TRUE(editor.findNext(from, 1)) << from.toStdString(); // folded or not
        QTest::keyClicks(&editor, to);
        QTest::qWait(100);
    }

    void run(KernelEditor& editor)
    {
        window.activateWindow(); // a dialog may have had the keyboard
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
        settle();
    }

    /// One of one's own, as the menu begins it.
    void begin()
    {
        open();
        find<QAction>("actionNewKernel")->trigger();
        typeName("newKernelDialog", folder.filePath("mine"));
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return recording()->algorithm == "plan:mine" && window.isSettled(); }, 60'000))
            << window.message().toStdString();
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(WindowOwnKernelTest, BeginsWithTheShortestExampleUnderItsName)
{
    begin();
    EXPECT_EQ(fileText("mine.cl"), readOwnText(planFolder() / "reverse.cl", "kernel file"));
    EXPECT_EQ(fileText("mine.lua"), readOwnText(planFolder() / "reverse.lua", "plan"));
    EXPECT_TRUE(find<QPushButton>("algorithm:plan:mine")->isVisible());
    auto* files = find<QTabBar>("kernelFiles");
    ASSERT_TRUE(files->isVisible());
    EXPECT_EQ(files->tabText(0), "mine.cl");
    EXPECT_EQ(files->tabText(1), "mine.lua");
    EXPECT_EQ(page().text().toStdString(), fileText("mine.cl"));
    EXPECT_EQ(page().planText().toStdString(), fileText("mine.lua"));
    // A name that is taken is left alone.
    std::ofstream(folder.filePath("other.lua").toStdString()) << "-- a plan of somebody's";
    find<QAction>("actionNewKernel")->trigger();
    typeName("newKernelDialog", folder.filePath("other"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.message().contains("other.lua"); }, 5000));
    EXPECT_EQ(fileText("other.lua"), "-- a plan of somebody's");
    EXPECT_FALSE(QFile::exists(folder.filePath("other.cl")));
    // The catalogue's have neither plan nor check.
    QTest::mouseClick(find<QPushButton>("algorithm:bitonic-sort"), Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return recording()->algorithm == "bitonic-sort" && window.isSettled(); }, 60'000));
    EXPECT_FALSE(files->isVisible());
    EXPECT_FALSE(find<QWidget>("kernelCheck")->isVisible());
}

TEST_F(WindowOwnKernelTest, BothTextsRunAsTheyStandAndAreKeptWhenAskedFor)
{
    begin();
    const std::string plan = fileText("mine.lua");
    find<QTabBar>("kernelFiles")->setCurrentIndex(1);
    change(page().planEditor(), "\"Reverse\"", "\"Mine\"");
    EXPECT_EQ(label("kernelState"), "Edited, not run yet");
    run(page().planEditor());
    EXPECT_EQ(recording()->title, "Mine") << window.message().toStdString();
    EXPECT_EQ(fileText("mine.lua"), plan) << "a run keeps nothing";
    EXPECT_EQ(label("kernelState"), "Not saved yet");
    find<QAction>("actionSaveKernel")->trigger();
    EXPECT_NE(fileText("mine.lua").find("\"Mine\""), std::string::npos);
    EXPECT_FALSE(page().isUnsaved());
    // A plan that is none says so at its line, and the picture stays.
    const RecordingPtr before = recording();
    change(page().planEditor(), "return y", "retrun y");
    run(page().planEditor());
    ASSERT_TRUE(page().hasFailure()) << window.message().toStdString();
    EXPECT_EQ(recording(), before);
    const auto line = static_cast<int>(page().messages().front().line);
    EXPECT_TRUE(page().planEditor().document()->findBlockByNumber(line - 1).text().contains("retrun"));
    QTest::keyClick(&page().planEditor(), Qt::Key_B, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(page().hasFailure());
    EXPECT_EQ(page().planText().toStdString(), fileText("mine.lua"));
}

TEST_F(WindowOwnKernelTest, CheckSaysTheSmallestInputThatFailsAndOpensIt)
{
    begin();
    auto* check = find<QPushButton>("kernelCheck");
    ASSERT_TRUE(check->isVisible());
    const auto checked = [&] {
        QTest::mouseClick(check, Qt::LeftButton);
        EXPECT_EQ(check->text(), "Stop");
        ASSERT_TRUE(QTest::qWaitFor([&] { return check->text() == "Check"; }, 120'000));
    };
    change(page().editor(), "y[n - 1 - i] = value", "y[i] = value");
    change(page().editor(), "y, n - 1 - i", "y, i");
    checked();
    EXPECT_NE(label("checkWords").find("3 keys: "), std::string::npos) << label("checkWords");
    auto* openIt = find<QPushButton>("checkOpen");
    ASSERT_TRUE(openIt->isVisible());
    QTest::mouseClick(openIt, Qt::LeftButton);
    settle();
    EXPECT_EQ(recording()->n(), 3U); // two made of this seed are equal
    EXPECT_EQ(recording()->output, recording()->input) << "it is run as it stands there";
    // It can be stopped.
    QTest::mouseClick(check, Qt::LeftButton);
    QTest::mouseClick(check, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return check->text() == "Check"; }, 60'000));
}

TEST_F(WindowOwnKernelTest, ThePairOfAStrangerRunsOnlyWhereSomebodySaysYes)
{
    for (const char* ending : {".cl", ".lua"})
        std::ofstream(folder.filePath(QString("sent") + ending).toStdString())
            << readOwnText((planFolder() / "saxpy").replace_extension(ending), "file");
    open();
    const RecordingPtr before = recording();
    for (const bool says : {false, true}) {
        find<QAction>("actionOpenKernel")->trigger();
        typeName("openKernelDialog", folder.filePath("sent.cl"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<QMessageBox*>("kernelQuestion") != nullptr; }, 5000));
        auto* question = find<QMessageBox>("kernelQuestion");
        QTest::mouseClick(question->findChild<QPushButton*>(says ? "kernelYes" : "kernelNo"), Qt::LeftButton);
        QTest::qWait(50);
        if (says)
            break;
        EXPECT_EQ(recording(), before);
        EXPECT_EQ(window.findChild<QPushButton*>("algorithm:plan:sent"), nullptr);
    }
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return recording()->algorithm == "plan:sent" && window.isSettled(); }, 60'000));
}

/// It is a program, too: nothing of it is run, not even to know its parameters.
TEST_F(WindowOwnKernelTest, ThePlanOfAStrangerWaitsForTheAnswerToo)
{
    std::ofstream(folder.filePath("sent.cl").toStdString()) << readOwnText(planFolder() / "saxpy.cl", "file");
    std::ofstream(folder.filePath("sent.lua").toStdString()) << "error('the plan has run')";
    open();
    const RecordingPtr before = recording();
    for (const char* answer : {"kernelNo", "kernelYes"}) {
        find<QAction>("actionOpenKernel")->trigger();
        typeName("openKernelDialog", folder.filePath("sent.cl"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<QMessageBox*>("kernelQuestion") != nullptr; }, 5000))
            << window.message().toStdString();
        EXPECT_EQ(window.message(), "");
        QTest::mouseClick(find<QMessageBox>("kernelQuestion")->findChild<QPushButton*>(answer), Qt::LeftButton);
        QTest::qWait(50);
        EXPECT_EQ(window.message().contains("the plan has run"), std::string_view{answer} == "kernelYes");
        EXPECT_EQ(recording(), before);
    }
}

} // namespace lockstep::ui
