#include "tests/ui/window_fixture.hpp"

#include "ui/window/export_preview.hpp"

#include <QAbstractItemView>
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

TEST_F(ExportDialogTest, ZGrab)
{
    const QString to = qEnvironmentVariable("GRAB_TO");
    if (to.isEmpty())
        return;
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    window.resize(1024, 700);
    openDialog();
    preview();
    dialog->grab().save(to + "/png.png");
    choose("exportFormat", "mp4");
    preview();
    dialog->grab().save(to + "/mp4.png");
    choose("exportFormat", "svg");
    click("exportAll");
    choose("exportSize", "paper");
    click("exportTransparent");
    part<QComboBox>("exportTheme")->setCurrentIndex(1);
    preview();
    dialog->grab().save(to + "/svg.png");
    choose("exportFormat", "json");
    QTest::qWait(50);
    dialog->grab().save(to + "/json.png");
    choose("exportFormat", "pdf");
    part<QComboBox>("exportFormat")->showPopup();
    QTest::qWait(200);
    part<QComboBox>("exportFormat")->view()->window()->grab().save(to + "/popup.png");
}

} // namespace lockstep::ui
