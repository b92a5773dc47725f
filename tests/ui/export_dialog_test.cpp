#include "tests/ui/window_fixture.hpp"

#include "ui/lens/phases.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/export_preview.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>

namespace lockstep::ui {

namespace {

/// The dialog, driven as a person would.
class ExportDialogTest : public WindowTest {
protected:
    QDialog* openDialog()
    {
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        dialog = find<QDialog>("exportDialog");
        return dialog;
    }

    template <class Widget>
    Widget* part(const char* name)
    {
        auto* widget = dialog->findChild<Widget*>(name);
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }

    void choose(const char* name, const QVariant& data)
    {
        auto* box = part<QComboBox>(name);
        ASSERT_GE(box->findData(data), 0);
        box->setCurrentIndex(box->findData(data));
    }

    void click(const char* name) { QTest::mouseClick(part<QAbstractButton>(name), Qt::LeftButton, {}, QPoint(8, 10)); }

    bool isSeen(const char* name) { return part<QWidget>(name)->isVisibleTo(dialog); }

    QImage preview()
    {
        auto* shown = part<ExportPreview>("exportPreview");
        EXPECT_TRUE(QTest::qWaitFor([shown] { return shown->isSettled(); }, 30'000));
        QTest::qWait(10);
        EXPECT_TRUE(shown->isSettled());
        return shown->image();
    }

    void exportTo(const QString& path, const char* word = "ritten")
    {
        auto* field = part<QLineEdit>("exportPath");
        field->selectAll();
        QTest::keyClicks(field, path);
        click("exportGo");
        auto* status = part<QLabel>("exportStatus");
        ASSERT_TRUE(QTest::qWaitFor([&] { return part<QPushButton>("exportGo")->isEnabled(); }, 60'000));
        EXPECT_TRUE(status->text().contains(word)) << status->text().toStdString();
    }

    QDialog* dialog = nullptr;
};

} // namespace

TEST_F(ExportDialogTest, ShowsOnlyWhatMeansSomethingForTheFormat)
{
    open();
    openDialog();
    const auto seen = [&](std::initializer_list<const char*> names) {
        std::string all;
        for (const char* name : names)
            all += isSeen(name) ? '1' : '0';
        return all;
    };
    const auto options = [&] {
        return seen({"exportFrame", "exportBetween", "exportPaperWidth", "exportFps", "exportSpeed",
                     "exportTransparent", "exportTheme"});
    };
    EXPECT_EQ(options(), "1000011"); // a PNG of this moment
    click("exportAll");
    EXPECT_EQ(options(), "1100011");
    choose("exportSize", "paper");
    EXPECT_EQ(options(), "1110011");
    choose("exportFormat", "mp4");
    EXPECT_EQ(options(), "0001101");
    EXPECT_EQ(part<QComboBox>("exportSize")->findData("paper"), -1) << "a video is on no paper";
    choose("exportFormat", "gif");
    EXPECT_EQ(part<QSpinBox>("exportFps")->maximum(), 50);
    choose("exportFormat", "json");
    EXPECT_EQ(options(), "0000000");
    EXPECT_FALSE(isSeen("exportPreview"));
}

TEST_F(ExportDialogTest, LettersAndSlidesAreAskedForWhereTheFormatHasThem)
{
    open();
    window.setTheme(lightSafe);
    openDialog();
    const QTemporaryDir folder;
    const auto written = [&](const char* name) {
        exportTo(folder.filePath(name));
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    EXPECT_FALSE(isSeen("exportLetters"));
    EXPECT_FALSE(isSeen("exportEditable"));
    choose("exportFormat", "svg");
    EXPECT_TRUE(isSeen("exportLetters"));
    EXPECT_FALSE(isSeen("exportEditable"));
    const QByteArray text = written("text.svg");
    EXPECT_TRUE(text.contains("<text"));
    EXPECT_TRUE(text.contains(theme(lightSafe).keep.line.name().toLatin1())) << "in the colours of the window";
    choose("exportLetters", static_cast<int>(SvgText::outlines));
    choose("exportPalette", static_cast<int>(Palette::usual));
    const QByteArray outlines = written("outlines.svg");
    EXPECT_FALSE(outlines.contains("<text"));
    EXPECT_FALSE(outlines.contains(theme(lightSafe).keep.line.name().toLatin1()));
    choose("exportFormat", "pptx");
    EXPECT_FALSE(isSeen("exportLetters"));
    EXPECT_TRUE(isSeen("exportEditable"));
    const qsizetype pictures = written("pictures.pptx").size();
    click("exportEditable");
    EXPECT_LT(written("shapes.pptx").size(), pictures) << "no pixels";
    dialog->reject();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.findChild<QDialog*>("exportDialog") == nullptr; }));
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    openDialog();
    EXPECT_TRUE(part<QCheckBox>("exportEditable")->isChecked());
    choose("exportFormat", "svg");
    EXPECT_EQ(part<QComboBox>("exportLetters")->currentData().toInt(), static_cast<int>(SvgText::outlines));
}

TEST_F(ExportDialogTest, APageIsALaunchOrAPhase)
{
    open("coarsened-scan");
    openDialog();
    ASSERT_TRUE(isSeen("exportUnit"));
    click("exportAll");
    EXPECT_EQ(part<QSpinBox>("exportUntil")->maximum(), 1);
    choose("exportUnit", static_cast<int>(PageUnit::phase));
    const auto phases = static_cast<int>(phasesShown(*window.player().recording(), 1));
    ASSERT_GT(phases, 1);
    EXPECT_EQ(part<QSpinBox>("exportUntil")->maximum(), phases);
    EXPECT_EQ(part<QRadioButton>("exportAll")->text(), "All phases");
    const QTemporaryDir folder;
    exportTo(folder.filePath("pages"));
    EXPECT_EQ(QDir(folder.filePath("pages")).entryList({"*.png"}).size(), phases);
}

TEST_F(ExportDialogTest, ThePreviewIsThePictureInItsOwnTheme)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    openDialog();
    const QImage light = preview();
    EXPECT_EQ(light.pixelColor(0, 0), QColor(Qt::white));
    EXPECT_NEAR(static_cast<double>(light.width()) / light.height(), 16.0 / 9, 0.02);
    part<QComboBox>("exportTheme")->setCurrentIndex(1);
    EXPECT_EQ(preview().pixelColor(0, 0), QColor("#131417"));
    click("exportTransparent");
    EXPECT_EQ(preview().pixelColor(0, 0).alpha(), 0);
    click("exportTransparent");
    const QImage moment = preview();
    part<QSpinBox>("exportFrom")->setValue(5);
    EXPECT_TRUE(part<QRadioButton>("exportRange")->isChecked()) << "who types a launch means a range";
    EXPECT_NE(preview(), moment) << "the launch that was typed";
    part<QComboBox>("exportSize")->setCurrentIndex(part<QComboBox>("exportSize")->findData(QSize(1024, 768)));
    const QImage four = preview();
    EXPECT_NEAR(static_cast<double>(four.width()) / four.height(), 4.0 / 3, 0.02);
}

TEST_F(ExportDialogTest, AVideoOfTwoLaunchesByClicks)
{
    open();
    openDialog();
    const QTemporaryDir folder;
    choose("exportFormat", "mp4");
    choose("exportSize", QSize(1024, 768));
    part<QSpinBox>("exportFrom")->setValue(1);
    part<QSpinBox>("exportUntil")->setValue(2);
    part<QSpinBox>("exportFps")->setValue(5);
    exportTo(folder.filePath("two.mp4"));
    QFile file(folder.filePath("two.mp4"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.read(8).mid(4), "ftyp");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

TEST_F(ExportDialogTest, PaperGivesPixelsAndTheChoicesAreRemembered)
{
    open();
    openDialog();
    const QTemporaryDir folder;
    choose("exportSize", "paper");
    part<QDoubleSpinBox>("exportPaperWidth")->setValue(8);
    part<QDoubleSpinBox>("exportPaperHeight")->setValue(6);
    part<QSpinBox>("exportDpi")->setValue(150);
    click("exportLegend");
    EXPECT_TRUE(part<QLabel>("exportFacts")->text().startsWith(QStringLiteral("472 × 354")));
    exportTo(folder.filePath("figure.png"));
    const QImage figure(folder.filePath("figure.png"));
    EXPECT_EQ(figure.size(), QSize(472, 354));
    EXPECT_NEAR(figure.dotsPerMeterX() * 0.0254, 150, 0.1);
    choose("exportFormat", "svg");
    EXPECT_TRUE(part<QLineEdit>("exportPath")->text().endsWith("figure.svg")) << "the ending follows the format";
    exportTo(folder.filePath("figure.svg"));
    dialog->reject();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.findChild<QDialog*>("exportDialog") == nullptr; }));
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    openDialog();
    EXPECT_EQ(part<QComboBox>("exportFormat")->currentData().toString(), "svg");
    EXPECT_EQ(part<QComboBox>("exportSize")->currentData().toString(), "paper");
    EXPECT_EQ(part<QSpinBox>("exportDpi")->value(), 150);
    EXPECT_FALSE(part<QCheckBox>("exportLegend")->isChecked());
    EXPECT_TRUE(part<QLineEdit>("exportPath")->text().startsWith(folder.path()));
}

} // namespace lockstep::ui
