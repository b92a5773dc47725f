// The three hints of the first start.
#include "tests/ui/window_fixture.hpp"

#include "ui/panels/icons.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/window/first_marks.hpp"
#include "ui/window/free_place.hpp"
#include "ui/window/habits.hpp"

#include <QPushButton>

namespace lockstep::ui {
namespace {

class FirstMarksTest : public WindowTest {
protected:
    void SetUp() override
    {
        open("bitonic-sort", "8 12 4 15 2 11 6 3", {1, 1});
        takeUpHabits(window);
        QTest::qWait(150);
    }

    bool isAt(const char* mark) { return find<QWidget>(mark)->isVisible(); }
    bool isSaid(const char* hint) { return find<QWidget>(hint)->isVisible(); }
};

TEST_F(FirstMarksTest, GoOneByOneAsTheirThingIsDone)
{
    for (const char* name : {"mark1", "mark2", "mark3", "hint1", "hint2", "hint3"})
        EXPECT_TRUE(find<QWidget>(name)->isVisible()) << name;
    QTest::mouseClick(find<QWidget>("stepForward"), Qt::LeftButton);
    EXPECT_FALSE(isAt("mark1"));
    EXPECT_FALSE(isSaid("hint1"));
    EXPECT_TRUE(isSaid("hint2"));
    settle();
    for (const Mark& mark : window.canvas().scene().marks)
        if (const auto* token = std::get_if<RectShape>(&mark.shape);
            token != nullptr && mark.id.item >= 0 && mark.id.launch == 2) {
            QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, token->rect.center().toPoint());
            break;
        }
    ASSERT_TRUE(window.player().selectedItem());
    EXPECT_FALSE(isAt("mark2"));
    EXPECT_TRUE(isSaid("hint3"));
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    EXPECT_FALSE(isAt("mark3"));
    settle();
    key(Qt::Key_Escape);
    EXPECT_FALSE(find<QWidget>("firstMarks")->isVisible());
    // Nor at the next start.
    MainWindow next;
    next.resize(1440, 900);
    next.show();
    takeUpHabits(next);
    EXPECT_FALSE(next.findChild<QWidget*>("mark1")->isVisible());
    EXPECT_FALSE(next.findChild<QWidget*>("firstMarks")->isVisible());
}

TEST_F(FirstMarksTest, HideTogetherAndStayAway)
{
    QTest::mouseClick(find<QPushButton>("hideMarks"), Qt::LeftButton);
    for (const char* name : {"mark1", "mark2", "mark3", "firstMarks"})
        EXPECT_FALSE(find<QWidget>(name)->isVisible()) << name;
    takeUpHabits(window);
    QTest::qWait(150);
    EXPECT_FALSE(isAt("mark3"));
}

TEST_F(FirstMarksTest, CoverNothingAndLeaveTheCardOutOfALowWindow)
{
    const auto* mark = find<QWidget>("mark2");
    const QRectF at(window.canvas().mapFrom(mark->parentWidget(), mark->pos()), mark->size());
    const auto free = freePlace(window.canvas().scene(), 1, 20);
    ASSERT_TRUE(free);
    EXPECT_EQ(at.toRect(), QRectF(free->topLeft().toPoint(), QSizeF(20, 20)).toRect()) << "of the picture as it is";
    const QRect card(find<QWidget>("firstMarks")->mapTo(&window, QPoint()), find<QWidget>("firstMarks")->size());
    const QRect picture(window.canvas().mapTo(&window, QPoint()), window.canvas().size());
    EXPECT_FALSE(card.intersects(picture));
    window.resize(1280, 720);
    QTest::qWait(200);
    EXPECT_FALSE(find<QWidget>("firstMarks")->isVisible());
    EXPECT_TRUE(isAt("mark1"));
}

TEST(FreePlace, IsBesideAMarkAndOnNothing)
{
    Scene scene;
    scene.size = {200, 100};
    scene.ground = Qt::white;
    scene.add(EllipseShape{{40, 40, 20, 20}, Qt::black, {}}, {"m", 1, 0});
    const auto right = freePlace(scene, 1, 20);
    ASSERT_TRUE(right);
    EXPECT_EQ(*right, QRectF(65, 40, 20, 20));
    scene.add(LineShape{{60, 50}, {200, 50}, {Qt::black, 2, {}}});
    EXPECT_EQ(*freePlace(scene, 1, 20), QRectF(15, 40, 20, 20));
    scene.add(RectShape{{0, 0, 200, 100}, 0, Qt::white, {}});
    EXPECT_EQ(*freePlace(scene, 1, 20), QRectF(15, 40, 20, 20)) << "a ground";
    TextShape words;
    words.text = "wires";
    words.at = {20, 54};
    scene.add(words);
    EXPECT_EQ(*freePlace(scene, 1, 20), QRectF(40, 15, 20, 20));
    EXPECT_FALSE(freePlace(scene, 2, 20)) << "another launch's";
}

} // namespace
} // namespace lockstep::ui
