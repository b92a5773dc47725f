#include "tests/places.hpp"
#include "tests/ui/window_fixture.hpp"

#include "ui/panels/settings.hpp"
#include "ui/present/audience_window.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/export_preview.hpp"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTabBar>
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

TEST_F(WindowLanguageTest, TheMenuChangesAllWordsAndIsRemembered)
{
    open();
    const QImage english = picture();
    find<QAction>("language-de")->trigger();
    settle();
    EXPECT_NE(picture(), english);
    EXPECT_EQ(find<QLabel>("launchLabel")->locale().language(), QLocale::German);
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
    // The window may get another language meanwhile: the page stays, its words do not.
    window.setLanguage(Language::chinese);
    EXPECT_TRUE(QTest::qWaitFor([&] { return audienceSays("8 个键待排序"); }, 30'000));
    EXPECT_EQ(window.presenter()->presentation().page().title, "输入");
    EXPECT_EQ(window.presenter()->speaker().findChild<QListWidget*>("speakerPages")->item(0)->text(), "输入");
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.presenter()->isSettled(); }, 30'000));
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

TEST_F(WindowLanguageTest, TheExportDialogSpeaksAnew)
{
    open();
    QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
    auto* dialog = find<QDialog>("exportDialog");
    const auto button = [&](const char* name) { return dialog->findChild<QAbstractButton*>(name)->text(); };
    auto* format = dialog->findChild<QComboBox*>("exportFormat");
    auto* chosen = dialog->findChild<QComboBox*>("exportLanguage");
    format->setCurrentIndex(format->findData("pdf"));
    const QString size = dialog->findChild<QLabel*>("exportFacts")->text();
    window.setLanguage(Language::german);
    QTest::qWait(40);
    EXPECT_EQ(dialog->windowTitle(), "Exportieren");
    EXPECT_EQ(button("exportGo"), "Exportieren");
    EXPECT_EQ(button("exportClose"), "Schließen");
    EXPECT_EQ(button("exportAll"), "Alle Aufrufe");
    EXPECT_EQ(button("exportContrast"), "Hoher Kontrast");
    EXPECT_EQ(format->currentText(), "PDF-Foliensatz") << "the format stays";
    EXPECT_EQ(dialog->findChild<QComboBox*>("exportTheme")->itemText(1), "Dunkel");
    EXPECT_EQ(chosen->currentData().toString(), "en") << "the picture's language is a choice of its own";
    EXPECT_NE(dialog->findChild<QLabel*>("exportFacts")->text(), size);
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        EXPECT_FALSE(QStringList({"Size", "Theme", "Language", "To", "Shows"}).contains(label->text()))
            << label->text().toStdString();
}

TEST_F(WindowLanguageTest, TheInspectorsTabsShowTheirWholeWords)
{
    open("kogge-stone-work-group-scan", "3 1 7 0 4 1 6 3", {1, 1}); // has mistakes to break it with
    const auto* tabs = find<QTabBar>("inspectorTabs");
    for (const Language language : {Language::german, Language::chinese, Language::english}) {
        window.setLanguage(language);
        settle();
        EXPECT_GE(tabs->width(), tabs->sizeHint().width()) << tabs->tabText(0).toStdString();
    }
    window.setLanguage(Language::english);
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
