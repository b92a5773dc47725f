// The window closes: at once where nothing is lost, else somebody is asked.
#include "tests/ui/window_kernel_fixture.hpp"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>

namespace lockstep::ui {

class ClosingTest : public ChangedKernelTest {
protected:
    ClosingTest() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    QMessageBox* question() { return window.findChild<QMessageBox*>("closeQuestion"); }
    void answer(const char* button)
    {
        ASSERT_NE(question(), nullptr);
        QTest::mouseClick(question()->findChild<QPushButton*>(button), Qt::LeftButton);
        QTest::qWait(20);
    }
    bool gone()
    {
        return QTest::qWaitFor([this] { return question() == nullptr; }, 5000);
    }
};

TEST_F(ClosingTest, NothingIsAskedWhereNothingIsLost)
{
    open();
    type(shipped, turned);
    type(turned, shipped); // as it was
    window.close();
    EXPECT_FALSE(window.isVisible());
    EXPECT_EQ(question(), nullptr);
}

TEST_F(ClosingTest, AChangedKernelIsAskedAboutOnceAndDiscardedOrNot)
{
    open();
    type(shipped, turned);
    find<QAction>("actionQuit")->trigger();
    ASSERT_TRUE(window.isVisible());
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains("bitonic.cl")) << question()->text().toStdString();
    window.close();
    EXPECT_EQ(window.findChildren<QMessageBox*>("closeQuestion").size(), 1) << "one question is enough";
    answer("closeCancel");
    EXPECT_TRUE(window.isVisible());
    EXPECT_TRUE(page().text().contains(turned));
    ASSERT_TRUE(gone());
    // Also while another algorithm's kernel is on the page.
    chooseRow("radix-sort");
    window.close();
    ASSERT_TRUE(window.isVisible());
    EXPECT_TRUE(question()->text().contains("bitonic.cl")) << question()->text().toStdString();
    answer("closeDiscard");
    EXPECT_FALSE(window.isVisible());
}

TEST_F(ClosingTest, SavingWritesItAndCloses)
{
    open();
    type(shipped, turned);
    window.close();
    answer("closeSave");
    typeName("saveKernelDialog", folder.filePath("kept"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window.isVisible(); }, 5000)) << window.message().toStdString();
    QFile file(folder.filePath("kept.cl"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(QString::fromUtf8(file.readAll()), page().text());
}

TEST_F(ClosingTest, WhatAFileHoldsIsNotLost)
{
    open();
    type(shipped, turned);
    find<QAction>("actionSaveKernel")->trigger();
    typeName("saveKernelDialog", folder.filePath("kept"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return QFile::exists(folder.filePath("kept.cl")); }, 5000));
    window.close();
    EXPECT_FALSE(window.isVisible());
    EXPECT_EQ(question(), nullptr);
}

TEST_F(ClosingTest, AWindowThatNobodyLooksAtIsNotHeldUp)
{
    open();
    type(shipped, turned);
    window.setRemembersFiles(false); // as with --grab
    window.close();
    EXPECT_FALSE(window.isVisible());
}

} // namespace lockstep::ui
