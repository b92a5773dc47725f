#include "engine/analysis/bookmarks.hpp"
#include "engine/formats/recording_file.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/window/bookmark_dialog.hpp"

#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <algorithm>

namespace lockstep::ui {

class WindowBookmarksTest : public WindowTest {
protected:
    BookmarkDialog* dialog()
    {
        key(Qt::Key_D, Qt::ControlModifier);
        auto* made = window.findChild<BookmarkDialog*>();
        EXPECT_NE(made, nullptr);
        return made;
    }
    void mark(std::size_t launch, const QString& note)
    {
        window.player().goTo(launch);
        BookmarkDialog* made = dialog();
        ASSERT_NE(made, nullptr);
        auto* field = made->findChild<QLineEdit*>("bookmarkNote");
        field->clear();
        QTest::keyClicks(field, note);
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QStringList listed()
    {
        auto* menu = find<QMenu>("bookmarkMenu");
        emit menu->aboutToShow();
        QStringList names;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator() && action->objectName().isEmpty())
                names << action->text();
        return names;
    }
    const Recording& recording() { return *window.player().recording(); }
    bool hasFlag(std::size_t launch)
    {
        const Timeline& timeline = window.timeline();
        const Scene scene = timelineScene(recording(), timeline.layoutOfLaunches(), window.player().moment(),
                                          timeline.size(), ThemeName::light);
        const QString name = QStringLiteral("bookmark%1").arg(launch);
        return std::ranges::any_of(scene.marks, [&](const Mark& one) { return one.id.name == name; });
    }
};

TEST_F(WindowBookmarksTest, AreMadeEditedJumpedToAndRemoved)
{
    open();
    mark(4, "merges the halves");
    mark(2, "");
    EXPECT_EQ(bookmarksOf(recording()), (std::vector<Bookmark>{{2, ""}, {4, "merges the halves"}}));
    EXPECT_TRUE(hasFlag(2));
    EXPECT_TRUE(hasFlag(4));
    EXPECT_FALSE(hasFlag(3));
    EXPECT_EQ(listed(), (QStringList{"Launch 2", "Launch 4: merges the halves"}));
    find<QMenu>("bookmarkMenu")->actions().last()->trigger();
    EXPECT_EQ(window.player().moment().launch, 4u);
    mark(4, "the last stage begins");
    EXPECT_EQ(bookmarkAt(recording(), 4)->note, "the last stage begins");
    BookmarkDialog* again = dialog();
    ASSERT_NE(again, nullptr);
    QTest::mouseClick(again->findChild<QPushButton*>("bookmarkRemove"), Qt::LeftButton);
    EXPECT_FALSE(bookmarkAt(recording(), 4));
    EXPECT_FALSE(hasFlag(4));
}

TEST_F(WindowBookmarksTest, ComeBackWithTheFile)
{
    open();
    mark(3, "look here");
    QTemporaryDir folder;
    const QString path = folder.filePath("kept.lockstep");
    key(Qt::Key_S, Qt::ControlModifier);
    typeName("saveDialog", path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo(path).size() > 0; }, 10'000));
    const RecordingFile file = readRecordingFile(path.toStdString());
    EXPECT_EQ(bookmarkAt(*file.recordings.front(), 3), (Bookmark{3, "look here"}));
    window.openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.isSettled() && listed().size() == 1; }, 10'000));
    EXPECT_TRUE(hasFlag(3));
}

TEST_F(WindowBookmarksTest, ANoteThatIsTooLongCannotBeKept)
{
    open();
    BookmarkDialog* made = dialog();
    ASSERT_NE(made, nullptr);
    made->findChild<QLineEdit*>("bookmarkNote")->setText(QString(longestBookmark + 1, 'x'));
    EXPECT_FALSE(made->findChild<QPushButton*>("bookmarkKeep")->isEnabled());
    made->findChild<QLineEdit*>("bookmarkNote")->setText("short");
    EXPECT_TRUE(made->findChild<QPushButton*>("bookmarkKeep")->isEnabled());
}

} // namespace lockstep::ui
