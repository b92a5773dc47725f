#include "tests/ui/window_fixture.hpp"

#include "ui/panels/controls.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/timeline.hpp"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTemporaryDir>

namespace lockstep::ui {

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(bytes), bytes.size());
}

QRect placeIn(const QWidget& window, const QWidget& widget)
{
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

int pixelsThatDiffer(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

} // namespace

TEST_F(WindowTest, TheMenuOpensAFileOfKeys)
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QTemporaryDir folder;
    const QString path = folder.filePath("keys.txt");
    write(path, "50 40 30\n20 10\n");
    open();
    find<QAction>("actionOpenKeys")->trigger();
    typeName("openKeysDialog", path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 5; }, 20'000))
        << window.message().toStdString();
    EXPECT_EQ(input(), "50, 40, 30, 20, 10");
}

TEST_F(WindowTest, AnExportCancelledMidWayLeavesNothingBehind)
{
    RunAsk ask;
    ask.input.n = 64;
    open(ask);
    const QTemporaryDir folder;
    write(folder.filePath("frame_0001.png"), "from before");
    QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
    auto* dialog = find<QDialog>("exportDialog");
    QTest::mouseClick(dialog->findChild<QRadioButton*>("exportRange"), Qt::LeftButton, {}, QPoint(8, 10));
    ASSERT_TRUE(dialog->findChild<QRadioButton*>("exportRange")->isChecked());
    auto* path = dialog->findChild<QLineEdit*>("exportPath");
    path->selectAll();
    QTest::keyClicks(path, folder.path());
    auto* status = dialog->findChild<QLabel*>("exportStatus");
    auto* bar = dialog->findChild<QProgressBar*>();
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportGo"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([bar] { return bar->value() >= 2; }, 30'000)) << status->text().toStdString();
    ASSERT_LT(bar->value(), bar->maximum()) << "some frames are still to come";
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportClose"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return status->text().contains("Cancelled"); }, 30'000))
        << status->text().toStdString();
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
              QStringList{"frame_0001.png"});
    QFile before(folder.filePath("frame_0001.png"));
    ASSERT_TRUE(before.open(QIODevice::ReadOnly));
    EXPECT_EQ(before.readAll(), "from before");
    EXPECT_TRUE(dialog->isVisible()) << "the button cancelled, it did not close";
}

TEST_F(WindowTest, TabbingShowsWhereTheKeyboardIs)
{
    open();
    QSet<QWidget*> seen;
    QStringList names;
    for (int i = 0; i < 80; ++i) {
        QWidget* before = QApplication::focusWidget();
        QTest::keyClick(before, Qt::Key_Tab);
        QTest::qWait(5);
        QWidget* here = QApplication::focusWidget();
        ASSERT_NE(here, nullptr);
        if (here == before || seen.contains(here)) {
            if (here == before)
                continue; // Tab walks on inside it
            break;
        }
        seen.insert(here);
        names << here->metaObject()->className() + QStringLiteral(" ") + here->objectName();
        const QRect place = placeIn(window, *here).adjusted(-4, -4, 4, 4);
        const QImage with = window.grab(place).toImage();
        here->clearFocus();
        QTest::qWait(5);
        const QImage without = window.grab(place).toImage();
        EXPECT_GE(pixelsThatDiffer(with, without), 20) << names.back().toStdString();
        here->setFocus(Qt::TabFocusReason);
    }
    EXPECT_GE(seen.size(), 12) << names.join(", ").toStdString();
    EXPECT_TRUE(seen.contains(find<QWidget>("play")));
}

TEST_F(WindowTest, AMessageCoversNothing)
{
    for (const QSize size : {QSize(1024, 700), QSize(1440, 900)}) {
        open();
        window.resize(size);
        auto* keys = find<KeysField>("keys");
        keys->setFocus();
        keys->selectAll();
        QTest::keyClicks(keys, "9 x7 5");
        QTest::keyClick(keys, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 20'000));
        QTest::qWait(40);
        auto* bar = find<QWidget>("messageBar");
        ASSERT_TRUE(bar->isVisible());
        EXPECT_FALSE(placeIn(window, *bar).intersects(placeIn(window, window.canvas())));
        EXPECT_FALSE(placeIn(window, *bar).intersects(placeIn(window, window.timeline())));
        auto* text = find<QLabel>("messageText");
        EXPECT_GE(text->height(), text->heightForWidth(text->width())) << "the sentence is whole";
        const int covered = window.canvas().height();
        QTest::mouseClick(find<QWidget>("messageClose"), Qt::LeftButton);
        QTest::qWait(40);
        EXPECT_GT(window.canvas().height(), covered) << "the picture takes the room back";
    }
}

TEST_F(WindowTest, TheKernelsNameAndArgumentsStandApartAndNoLineIsCut)
{
    for (const char* algorithm : {"bitonic-sort", "kogge-stone-scan", "brent-kung-scan", "radix-sort"})
        for (const QSize size : {QSize(1024, 700), QSize(1280, 720), QSize(1440, 900)}) {
            RunAsk ask;
            ask.algorithm = algorithm;
            ask.input.n = 33;
            open(ask);
            window.resize(size);
            QTest::qWait(40);
            auto* file = find<QLabel>("kernelFile");
            auto* arguments = find<QLabel>("kernelArguments");
            auto* code = find<KernelEditor>("code");
            for (std::size_t k = 1; k <= window.player().recording()->launchCount(); ++k) {
                window.player().goTo(k);
                QTest::qWait(15);
                const std::string where = std::string(algorithm) + " launch " + std::to_string(k) + ", " +
                                          std::to_string(size.width()) + " wide";
                EXPECT_FALSE(placeIn(window, *file).intersects(placeIn(window, *arguments))) << where;
                EXPECT_GE(file->width(), file->sizeHint().width()) << where;
                EXPECT_GE(arguments->height(), arguments->heightForWidth(arguments->width())) << where;
                EXPECT_GE(code->viewport()->height(), 8 * code->fontMetrics().lineSpacing()) << where;
            }
        }
}

} // namespace lockstep::ui
