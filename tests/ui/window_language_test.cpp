#include "tests/places.hpp"
#include "tests/ui/window_fixture.hpp"

#include "ui/panels/settings.hpp"
#include "ui/present/audience_window.hpp"
#include "ui/present/presenter.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/export_preview.hpp"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

namespace lockstep::ui {

namespace {

class WindowLanguageTest : public WindowTest {
protected:
    WindowLanguageTest() { forget(); }
    ~WindowLanguageTest() override { forget(); }

    static void forget()
    {
        QSettings kept = settings();
        kept.remove(QStringLiteral("pictures/language"));
        kept.remove(QStringLiteral("export/language"));
    }

    QImage picture() { return window.canvas().grab().toImage(); }

    bool audienceSays(const QString& words)
    {
        QString all;
        for (const Mark& mark : window.presenter()->audience().scene().marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                all += text->text;
        return all.contains(words);
    }
};

TEST_F(WindowLanguageTest, TheMenuChangesThePicturesWordsAndIsRemembered)
{
    open();
    const QImage english = picture();
    const std::string label = this->label();
    find<QAction>("language-de")->trigger();
    settle();
    EXPECT_NE(picture(), english);
    EXPECT_EQ(this->label(), label) << "the window's own words stay English";
    EXPECT_TRUE(find<QAction>("language-de")->isChecked());
    EXPECT_FALSE(find<QAction>("language-en")->isChecked());
    {
        MainWindow another;
        EXPECT_EQ(another.language(), Language::english);
        another.recallLanguage();
        EXPECT_EQ(another.language(), Language::german);
    }
    find<QAction>("language-en")->trigger();
    settle();
    EXPECT_EQ(picture(), english);
}

TEST_F(WindowLanguageTest, PresentingSpeaksIt)
{
    open();
    window.setLanguage(Language::german);
    window.present(true);
    ASSERT_NE(window.presenter(), nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.presenter()->isSettled(); }, 30'000));
    EXPECT_TRUE(audienceSays("8 Schlüssel warten"));
    EXPECT_EQ(window.presenter()->presentation().page().title, "Eingabe");
    QTest::keyClick(&window.presenter()->audience(), Qt::Key_3);
    EXPECT_TRUE(QTest::qWaitFor([&] { return audienceSays("zu Aufruf 3"); }, 5000));
    window.presenter()->leave();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.presenter() == nullptr; }, 5000));
}

TEST_F(WindowLanguageTest, AComparisonSpeaksItWithItsNames)
{
    window.resize(1440, 900);
    window.show();
    ComparisonAsk ask;
    ask.panes = {{"kogge-stone-scan", {}}, {"brent-kung-scan", {}}};
    ask.input.n = 8;
    window.startComparison(ask);
    settle();
    Comparison& comparison = window.comparisonPage().comparison();
    EXPECT_EQ(comparison.panes()[0].name, "Kogge–Stone scan");
    EXPECT_EQ(comparison.panes(Language::german)[0].name, "Scan nach Kogge–Stone");
    const QImage english = window.comparisonPage().canvas().grab().toImage();
    window.setLanguage(Language::german);
    QTest::qWait(40);
    EXPECT_NE(window.comparisonPage().canvas().grab().toImage(), english);
}

TEST_F(WindowLanguageTest, TheExportDialogHasAChoiceThatThePreviewFollows)
{
    open();
    QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
    auto* dialog = find<QDialog>("exportDialog");
    auto* choice = dialog->findChild<QComboBox*>("exportLanguage");
    auto* preview = dialog->findChild<ExportPreview*>("exportPreview");
    ASSERT_NE(choice, nullptr);
    EXPECT_EQ(choice->currentData().toString(), "en");
    const auto settled = [&] {
        EXPECT_TRUE(QTest::qWaitFor([&] { return preview->isSettled(); }, 30'000));
        return preview->image();
    };
    const QImage english = settled();
    choice->setCurrentIndex(choice->findData("de"));
    EXPECT_NE(settled(), english);
    auto* format = dialog->findChild<QComboBox*>("exportFormat");
    format->setCurrentIndex(format->findData("svg"));
    const QTemporaryDir folder;
    auto* path = dialog->findChild<QLineEdit*>("exportPath");
    path->selectAll();
    QTest::keyClicks(path, folder.filePath("a.svg"));
    auto* go = dialog->findChild<QPushButton*>("exportGo");
    QTest::mouseClick(go, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return go->isEnabled(); }, 30'000));
    QFile file(folder.filePath("a.svg"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("Schl"));
    EXPECT_EQ(settings().value("export/language").toString(), "de") << "remembered like the rest";
}

TEST(LanguageProgram, GrabsAndPrintsInTheLanguageAsked)
{
    const QTemporaryDir folder;
    const auto run = [&](const QStringList& arguments) {
        QProcess process;
        process.start(LOCKSTEP_PROGRAM, arguments);
        EXPECT_TRUE(process.waitForFinished(60'000));
        EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    };
    const QString sheet = folder.filePath("sheet.pdf");
    run({"lecture", LOCKSTEP_SOURCE_FOLDER "/resources/lectures/bitonic.json", "--worksheet", sheet, "--language",
         "de"});
    QProcess text;
    text.start("pdftotext", {sheet, "-"});
    ASSERT_TRUE(text.waitForFinished(30'000));
    EXPECT_TRUE(text.readAllStandardOutput().contains("Arbeitsblatt"));
    const QString de = folder.filePath("de.png"), en = folder.filePath("en.png");
    run({"open", "bitonic-sort", "--n", "8", "--language", "de", "--grab", de});
    run({"open", "bitonic-sort", "--n", "8", "--grab", en});
    EXPECT_NE(QImage(de), QImage(en));
    EXPECT_FALSE(QImage(de).isNull());
}

} // namespace

} // namespace lockstep::ui
