// A comparison for those that do not see it: its panes, and in them the work-items of their launches.
#include "engine/model/event.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/window/comparison_access.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QAccessible>
#include <set>

namespace lockstep::ui {

class CompareAccessTest : public WindowTest {
protected:
    void compare()
    {
        open("kogge-stone-scan", "3 1 7 0 4 1 6 3");
        QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
        came();
        canvas().setFocus();
    }
    void came()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return window.isSettled() && comparison().paneCount() > 0 && !comparison().isMoving(); }, 60'000));
        QTest::qWait(40);
    }
    void press(int code)
    {
        QTest::keyClick(&canvas(), Qt::Key(code));
        QTest::qWait(20);
    }
    Comparison& comparison() { return window.comparisonPage().comparison(); }
    ComparisonCanvas& canvas() { return window.comparisonPage().canvas(); }
    QAccessibleInterface& picture() { return *QAccessible::queryAccessibleInterface(&canvas()); }
    static std::string nameOf(QAccessibleInterface* access) { return access->text(QAccessible::Name).toStdString(); }
};

TEST_F(CompareAccessTest, HasAPaneForEachRunAndInItTheWorkItemsOfItsLaunch)
{
    compare();
    EXPECT_EQ(picture().role(), QAccessible::Graphic);
    ASSERT_EQ(picture().childCount(), 2);
    EXPECT_EQ(nameOf(picture().child(0)), "Kogge–Stone scan");
    EXPECT_EQ(nameOf(picture().child(1)), "Brent–Kung scan");
    EXPECT_EQ(picture().child(0)->childCount(), 0) << "nothing has run at the input";
    comparison().seek(2);
    came();
    std::set<std::string> said;
    for (int pane = 0; pane < 2; ++pane) {
        QAccessibleInterface* run = picture().child(pane);
        EXPECT_EQ(run->role(), QAccessible::Grouping);
        EXPECT_EQ(run->parent(), &picture());
        EXPECT_EQ(picture().indexOfChild(run), pane);
        EXPECT_TRUE(run->text(QAccessible::Description).contains("launch 2"))
            << run->text(QAccessible::Description).toStdString();
        EXPECT_FALSE(run->rect().isEmpty());
        std::set<std::uint32_t> items;
        for (const Event& event : *comparison().recording(static_cast<std::size_t>(pane))->events[1])
            items.insert(event.item);
        ASSERT_EQ(run->childCount(), static_cast<int>(items.size())) << pane;
        for (int i = 0; i < run->childCount(); ++i) {
            QAccessibleInterface* item = run->child(i);
            EXPECT_EQ(item->parent(), run);
            EXPECT_TRUE(item->text(QAccessible::Name).startsWith("Work-item ")) << nameOf(item);
            EXPECT_TRUE(run->rect().contains(item->rect())) << nameOf(item);
            EXPECT_FALSE(item->rect().isEmpty()) << nameOf(item);
            said.insert(std::to_string(pane) + nameOf(item));
        }
    }
    EXPECT_TRUE(said.contains("0Work-item 7: x_in[5] is 5, x_in[7] is 9: 5 + 9 = 14. It goes to x_out[7]."))
        << *said.begin();
    comparison().seek(0);
    came();
    EXPECT_EQ(picture().child(0)->childCount(), 0) << "those of another launch are gone";
}

TEST_F(CompareAccessTest, ItsWorkItemsAreWalkedWithUpAndDownAndEnterAsks)
{
    compare();
    comparison().seek(2);
    came();
    const int first = picture().child(0)->childCount(), second = picture().child(1)->childCount();
    const QImage before = canvas().grab().toImage();
    for (int i = 0; i < first + second; ++i) {
        press(Qt::Key_Down);
        QAccessibleInterface* item = i < first ? picture().child(0)->child(i) : picture().child(1)->child(i - first);
        EXPECT_TRUE(item->state().focused) << i;
        EXPECT_EQ(picture().focusChild(), item) << i;
    }
    EXPECT_NE(canvas().grab().toImage(), before) << "whoever sees it sees where it is";
    press(Qt::Key_Down);
    EXPECT_EQ(picture().focusChild(), picture().child(1)->child(second - 1)) << "the last one stays";
    press(Qt::Key_Up);
    EXPECT_EQ(picture().focusChild(), picture().child(1)->child(second - 2));
    press(Qt::Key_Return);
    EXPECT_TRUE(comparison().panes()[1].asked) << "where the value came from";
    press(Qt::Key_Escape);
    EXPECT_TRUE(window.isComparing()) << "first it lets the work-item go";
    EXPECT_FALSE(canvas().voice().pointed());
    press(Qt::Key_Escape);
    EXPECT_FALSE(window.isComparing());
}

TEST_F(CompareAccessTest, AnAssistiveProgramCanAskAboutAMark)
{
    compare();
    comparison().seek(2);
    came();
    QAccessibleInterface* item = picture().child(0)->child(3);
    const QPoint middle = item->rect().center();
    EXPECT_EQ(picture().childAt(middle.x(), middle.y()), picture().child(0));
    ASSERT_NE(item->actionInterface(), nullptr);
    item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTest::qWait(20);
    ASSERT_TRUE(comparison().panes()[0].asked);
    EXPECT_EQ(comparison().panes()[0].asked->element, 3U);
    EXPECT_TRUE(picture().text(QAccessible::Description).contains("Position 3"))
        << picture().text(QAccessible::Description).toStdString();
}

} // namespace lockstep::ui
