// Lectures in the window: opening one presents it, and its menu lists those that come with the program.
#include "tests/places.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/present/presenter.hpp"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

namespace lockstep::ui {
namespace {

class WindowLectureTest : public WindowTest {
protected:
    QString script(const char* name) const
    {
        return QStringLiteral(LOCKSTEP_SOURCE_FOLDER "/resources/lectures/") + QLatin1String(name);
    }
};

TEST_F(WindowLectureTest, OpeningALecturePresentsIt)
{
    open();
    window.openFile(script("bitonic.json"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.presenter() != nullptr; }, 30'000));
    EXPECT_EQ(window.presenter()->presentation().deck().title, "Bitonic sort from two keys to sixteen");
    EXPECT_EQ(window.presenter()->presentation().number(), 0U);
    window.presenter()->next();
    window.presenter()->leave();
    EXPECT_TRUE(QTest::qWaitFor([this] { return window.presenter() == nullptr; }, 5'000));
    const RecordingPtr shown = window.player().recording(); // of the page that was left
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->n(), 2U);
    EXPECT_EQ(shown->algorithm, "bitonic-sort");
    EXPECT_EQ(window.player().moment().launch, 0U);
}

TEST_F(WindowLectureTest, TheMenuListsTheLecturesThatComeWithIt)
{
    open();
    auto* menu = find<QMenu>("mainMenu");
    emit menu->aboutToShow();
    QStringList titles;
    for (const QAction* action : find<QMenu>("lectureMenu")->actions())
        titles += action->text();
    EXPECT_EQ(titles, QStringList({"Bitonic sort from two keys to sixteen", "Radix sort, one digit at a time",
                                   "Kogge-Stone against Brent-Kung"}));
}

TEST_F(WindowLectureTest, TheQuestionsGoOnPaperWithTheirAnswers)
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    open();
    window.setLanguage(Language::german);
    find<QAction>("actionWorksheet")->trigger();
    auto* asked = find<QDialog>("worksheetDialog");
    ASSERT_TRUE(asked);
    EXPECT_EQ(find<QComboBox>("worksheetLecture")->count(), 3);
    QTest::mouseClick(find<QCheckBox>("worksheetAnswers"), Qt::LeftButton, {}, QPoint(9, 9));
    QTest::mouseClick(find<QPushButton>("worksheetSave"), Qt::LeftButton);
    auto* named = find<QFileDialog>("worksheetFile");
    ASSERT_TRUE(named);
    const QTemporaryDir folder;
    const QString path = folder.filePath("answers.pdf");
    named->setDirectory(folder.path());
    named->findChild<QLineEdit*>()->setText("answers");
    QTest::keyClick(named->findChild<QLineEdit*>(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window.message().isEmpty(); }, 60'000));
    EXPECT_EQ(window.message(), path + " geschrieben");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("%PDF"));
    QProcess text;
    text.start("pdftotext", {path, "-"});
    ASSERT_TRUE(text.waitForFinished());
    EXPECT_TRUE(text.readAllStandardOutput().contains("Lösungen"))
        << "with what the device did, in the window's language";
    window.setLanguage(Language::english);
}

TEST_F(WindowLectureTest, AScriptThatIsWrongIsSaidAndTheWindowGoesOn)
{
    open();
    QTemporaryDir folder;
    QFile file(folder.filePath("bad.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"lockstep-lecture\": 1,\n \"titel\": \"T\"}");
    file.close();
    window.openFile(file.fileName());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 30'000));
    EXPECT_TRUE(window.message().contains("bad.json:2:2: \"titel\"")) << window.message().toStdString();
    EXPECT_EQ(window.presenter(), nullptr);
}

} // namespace
} // namespace lockstep::ui
