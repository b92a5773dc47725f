// What every program has: undo, copy, print, full screen, quit.
#include "tests/ui/export_documents.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/window/comparison_page.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>

namespace lockstep::ui {
namespace {

class WindowTestStandard : public WindowTest {
protected:
    void setCount(int n)
    {
        auto* count = find<QSpinBox>("count");
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QString::number(n));
        QTest::keyClick(count, Qt::Key_Return);
        EXPECT_TRUE(isOf(static_cast<std::size_t>(n)));
        window.canvas().setFocus();
    }
    bool isOf(std::size_t n)
    {
        return QTest::qWaitFor([&] { return window.isSettled() && window.player().recording()->n() == n; }, 20'000);
    }
    QByteArray clipboard(const char* type) { return QGuiApplication::clipboard()->mimeData()->data(type); }
};

TEST_F(WindowTestStandard, UndoBringsBackInputParametersAndAlgorithmOneAfterAnother)
{
    open();
    EXPECT_FALSE(find<QAction>("actionUndo")->isEnabled());
    const std::string first = input();
    setCount(16);
    QTest::mouseClick(find<QWidget>("algorithm:odd-even-mergesort"), Qt::LeftButton);
    const auto runs = [this](const char* algorithm) {
        return QTest::qWaitFor(
            [&] { return window.isSettled() && window.player().recording()->algorithm == algorithm; }, 20'000);
    };
    ASSERT_TRUE(runs("odd-even-mergesort"));
    window.canvas().setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(runs("bitonic-sort"));
    EXPECT_EQ(window.player().recording()->n(), 16U);
    EXPECT_EQ(find<QSpinBox>("count")->value(), 16);
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(isOf(8));
    EXPECT_EQ(input(), first);
    EXPECT_FALSE(find<QAction>("actionUndo")->isEnabled());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(isOf(16));
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(runs("odd-even-mergesort"));
    EXPECT_FALSE(find<QAction>("actionRedo")->isEnabled());
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(runs("bitonic-sort"));
    setCount(32);
    EXPECT_FALSE(find<QAction>("actionRedo")->isEnabled()) << "another way was taken";
}

TEST_F(WindowTestStandard, UndoInAFieldIsTheFields)
{
    open();
    setCount(16);
    auto* keys = find<QPlainTextEdit>("keys");
    keys->setFocus();
    QTest::keyClicks(keys, " 1");
    QTest::keyClick(keys, Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(30);
    EXPECT_EQ(window.player().recording()->n(), 16U);
}

TEST_F(WindowTestStandard, CopyGivesThePictureAsVectorsAndPixels)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {2, 1});
    QGuiApplication::clipboard()->clear();
    key(Qt::Key_C, Qt::ControlModifier);
    const QByteArray svg = clipboard("image/svg+xml");
    EXPECT_TRUE(svg.startsWith("<?xml") && svg.contains("Bitonic sort")) << svg.left(200).toStdString();
    const QTemporaryDir folder;
    QFile pdf(folder.filePath("copied.pdf"));
    ASSERT_TRUE(pdf.open(QIODevice::WriteOnly));
    pdf.write(clipboard("application/pdf"));
    pdf.close();
    const QString copied = pageText(pdf.fileName(), 1);
    EXPECT_TRUE(copied.contains("2 of 4 pairs swap, 2 stay")) << copied.toStdString();
    const QImage image = QGuiApplication::clipboard()->image();
    EXPECT_EQ(image.size(), window.canvas().size() * 2);
    EXPECT_EQ(image.pixelColor(0, 0), QColor(Qt::white));

    QGuiApplication::clipboard()->setText("mine");
    auto* keys = find<QPlainTextEdit>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClick(keys, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "8 12 4 15 2 11 6 3") << "text that is selected comes first";
}

TEST_F(WindowTestStandard, PrintsOnePageWithLettersAndLines)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {2, 1});
    window.setTheme(ThemeName::dark);
    const QTemporaryDir folder;
    const QString path = folder.filePath("picture.pdf");
    key(Qt::Key_P, Qt::ControlModifier);
    auto* dialog = find<QDialog>("printDialog");
    ASSERT_NE(dialog, nullptr);
    auto* printers = dialog->findChild<QComboBox*>("printers");
    auto* name = dialog->findChild<QLineEdit*>("filename");
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    ASSERT_TRUE(printers && name && buttons);
    printers->setCurrentIndex(printers->count() - 1); // into a file
    name->setText(path);
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }));
    const QString about = said("pdfinfo", {path});
    EXPECT_TRUE(about.contains(QRegularExpression("Pages: +1\n"))) << about.toStdString();
    const auto size = QRegularExpression("Page size: +([\\d.]+) x ([\\d.]+)").match(about);
    EXPECT_GT(size.captured(1).toDouble(), size.captured(2).toDouble()) << "as the picture lies";
    EXPECT_TRUE(said("pdffonts", {path}).contains("Inter")) << "letters, not pixels";
    const QString text = pageText(path, 1);
    EXPECT_TRUE(text.contains("2 of 4 pairs swap, 2 stay")) << text.toStdString();
}

TEST_F(WindowTestStandard, F11FillsTheScreenAndGivesItBack)
{
    open();
    key(Qt::Key_F11);
    EXPECT_TRUE(window.isFullScreen());
    key(Qt::Key_F11);
    EXPECT_FALSE(window.isFullScreen());
}

TEST_F(WindowTestStandard, CtrlQAndCtrlWCloseTheWindow)
{
    for (const int code : {Qt::Key_Q, Qt::Key_W}) {
        open();
        key(code, Qt::ControlModifier);
        EXPECT_FALSE(window.isVisible()) << code;
    }
}

TEST_F(WindowTestStandard, AComparisonHasItsOwnUndo)
{
    open();
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    Comparison& comparison = window.comparisonPage().comparison();
    const auto runsOf = [&](std::size_t n) {
        return QTest::qWaitFor(
            [&] {
                return window.isSettled() && comparison.paneCount() == 2 && comparison.recording(0) &&
                       comparison.recording(0)->n() == n;
            },
            30'000);
    };
    ASSERT_TRUE(runsOf(8));
    EXPECT_FALSE(find<QAction>("actionUndo")->isEnabled());
    auto* count = find<QSpinBox>("count");
    count->setValue(16);
    ASSERT_TRUE(runsOf(16));
    find<QAction>("actionUndo")->trigger();
    ASSERT_TRUE(runsOf(8));
    find<QAction>("actionRedo")->trigger();
    ASSERT_TRUE(runsOf(16));
}

} // namespace
} // namespace lockstep::ui
