// Lectures in the window: opening one presents it, and its menu lists those that come with the program.
#include "tests/places.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/present/presenter.hpp"

#include <QFile>
#include <QMenu>
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
