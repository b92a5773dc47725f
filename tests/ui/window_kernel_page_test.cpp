// The kernel page round its text: where the run took place, its width, and texts that are left and come back.
#include "tests/ui/own_plans.hpp"
#include "tests/ui/window_kernel_fixture.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/recording/session.hpp"
#include "ui/panels/side_grip.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QTextBlock>
#include <QTextLayout>
#include <algorithm>

namespace lockstep::ui {

using KernelPageTest = ChangedKernelTest;

TEST_F(KernelPageTest, ThePageSaysWhereItRan)
{
    open();
    const std::string here = Session::worksElsewhere() ? "Ran in a process of its own" : "Ran in this process";
    EXPECT_NE(label("kernelWhere").find(here), std::string::npos) << label("kernelWhere");
    EXPECT_TRUE(find<QLabel>("kernelWhere")->isVisible());
    type(shipped, turned);
    EXPECT_FALSE(find<QLabel>("kernelWhere")->isVisible()) << "what stands there has not run";
    run();
    EXPECT_TRUE(find<QLabel>("kernelWhere")->isVisible());
    const RecordingPtr changed = recording();
    open("odd-even-mergesort");
    window.showFile(openedFile("sent.lockstep", {changed}));
    settle();
    EXPECT_NE(label("kernelWhere").find("From a file"), std::string::npos) << label("kernelWhere");
}

TEST_F(KernelPageTest, TheInspectorIsDraggedWiderAndLongLinesKeepTheirIndent)
{
    open("kogge-stone-work-group-scan", "3 1 7 0");
    auto* grip = find<SideGrip>("sideGrip");
    ASSERT_TRUE(grip->isVisible());
    EXPECT_EQ(window.inspector().width(), 344);
    // Rows that go on begin under their line's text.
    KernelEditor& code = page().editor();
    int continued = 0;
    for (QTextBlock block = code.document()->begin(); block.isValid(); block = block.next()) {
        if (!block.isVisible())
            continue;
        code.document()->documentLayout()->blockBoundingRect(block);
        const QString text = block.text();
        const auto blanks = std::ranges::find_if(text, [](QChar c) { return c != ' '; }) - text.begin();
        for (int row = 1; row < block.layout()->lineCount(); ++row, ++continued) {
            EXPECT_GT(block.layout()->lineAt(row).x(),
                      block.layout()->lineAt(0).x() + code.fontMetrics().horizontalAdvance(' ') * double(blanks))
                << text.toStdString();
            EXPECT_LE(block.layout()->lineAt(row).x() + block.layout()->lineAt(row).naturalTextWidth(),
                      code.viewport()->width())
                << text.toStdString();
        }
    }
    EXPECT_GT(continued, 0);

    const QPoint middle(SideGrip::thickness / 2, grip->height() / 2);
    QTest::mousePress(grip, Qt::LeftButton, {}, middle);
    QTest::mouseMove(grip, middle - QPoint(216, 0));
    QTest::mouseRelease(grip, Qt::LeftButton, {}, middle);
    QTest::qWait(40);
    EXPECT_NEAR(window.inspector().width(), 560, 2);
    for (QTextBlock block = code.document()->begin(); block.isValid(); block = block.next())
        if (block.isVisible() && block.length() < 60) {
            code.document()->documentLayout()->blockBoundingRect(block);
            EXPECT_EQ(block.layout()->lineCount(), 1) << block.text().toStdString();
        }
    // Never so wide that the picture is gone; and as it was left the next time.
    for (int i = 0; i < 60; i++)
        QTest::keyClick(grip, Qt::Key_Left);
    EXPECT_GE(window.canvas().width(), 400);
    const int left = window.inspector().width();
    MainWindow next;
    next.recallSize({1440, 900});
    next.resize(1440, 900);
    next.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&next));
    EXPECT_EQ(next.inspector().width(), left);
    QTest::mouseDClick(grip, Qt::LeftButton, {}, middle);
    EXPECT_EQ(window.inspector().width(), 344);
}

TEST_F(KernelPageTest, WhatWasTypedIsThereAgainWhenItsKernelIsChosenAgain)
{
    open();
    type(shipped, turned);
    const QString typed = page().text();
    chooseRow("odd-even-mergesort");
    EXPECT_FALSE(page().isChanged());
    chooseRow("bitonic-sort");
    EXPECT_EQ(page().text(), typed) << "typed, and not run";
    EXPECT_FALSE(recording()->isKernelChanged);
    EXPECT_TRUE(page().isEdited());
    // What ran comes back as it ran, with its mark; what was typed since stands in it.
    run();
    ASSERT_TRUE(recording()->isKernelChanged);
    type("__kernel", "/* mine */ __kernel");
    const QString more = page().text();
    chooseRow("plan:reverse");
    EXPECT_FALSE(window.windowTitle().startsWith("Changed kernel"));
    page().planEditor().appendPlainText("-- mine");
    const QString plan = page().planText();
    chooseRow("bitonic-sort");
    EXPECT_TRUE(window.windowTitle().startsWith("Changed kernel"));
    EXPECT_EQ(recording()->kernelSource, typed.toStdString());
    EXPECT_EQ(page().text(), more);
    chooseRow("plan:reverse");
    EXPECT_EQ(page().planText(), plan);
    // What was put back is not brought again.
    chooseRow("bitonic-sort");
    QTest::keyClick(&page().editor(), Qt::Key_B, Qt::ControlModifier);
    settle();
    chooseRow("odd-even-mergesort");
    chooseRow("bitonic-sort");
    EXPECT_FALSE(page().isChanged());
    EXPECT_FALSE(recording()->isKernelChanged);
}

TEST_F(KernelPageTest, ANamesakeOfAnExampleHasARowOfItsOwn)
{
    const auto write = [&](const char* name, const std::string& text) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    };
    write("reverse.cl", readOwnText(planFolder() / "reverse.cl", "kernel file"));
    std::string plan = readOwnText(planFolder() / "reverse.lua", "plan");
    plan.replace(plan.find("title = \"") + 9, 0, "My ");
    write("reverse.lua", plan);
    const std::string id =
        rememberOwnKernel({folder.filePath("reverse.cl").toStdString(), folder.filePath("reverse.lua").toStdString()});
    EXPECT_NE(id, "plan:reverse");
    EXPECT_TRUE(isPlanRun(id));
    EXPECT_EQ(
        rememberOwnKernel({folder.filePath("reverse.cl").toStdString(), folder.filePath("reverse.lua").toStdString()}),
        id);
    RunAsk ask;
    ask.algorithm = id;
    open(ask);
    EXPECT_TRUE(recording()->title.starts_with("My "));
    EXPECT_TRUE(find<QPushButton>(("algorithm:" + id).c_str())->isVisible());
    chooseRow("plan:reverse");
    EXPECT_FALSE(recording()->title.starts_with("My ")) << "the example is what it was";
}

} // namespace lockstep::ui
