#include "tests/ui/present_fixture.hpp"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace lockstep::ui {

class PresentPenTest : public WindowTestPresent {
protected:
    void begin()
    {
        open("bitonic-sort", "8 12 4 15 2 11 6 3");
        presentByKey();
        press(Qt::Key_Right);
        ASSERT_TRUE(rests());
    }
    void draw(QWidget& on, QPoint from, QPoint to)
    {
        QTest::mousePress(&on, Qt::LeftButton, {}, from);
        QTest::mouseMove(&on, (from + to) / 2);
        QTest::mouseMove(&on, to);
        QTest::mouseRelease(&on, Qt::LeftButton, {}, to);
    }
    static std::size_t marks(const Scene& scene, const QString& begins)
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(scene.marks, [&](const Mark& mark) { return mark.id.name.startsWith(begins); }));
    }
    /// Without a button: no window system is asked where the pointer is.
    void moveTo(QPointF place)
    {
        QMouseEvent event(QEvent::MouseMove, place, audience().mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&audience(), &event);
    }
    std::size_t strokes() { return window.presenter()->pen().strokes(at().number()); }
};

TEST_F(PresentPenTest, StrokesStayWithTheirPageOnBothScreens)
{
    begin();
    const std::size_t page = at().number();
    draw(audience(), {300, 300}, {500, 320});
    EXPECT_EQ(at().number(), page + 1) << "without a pen a click steps";
    ASSERT_TRUE(rests());
    press(Qt::Key_D);
    draw(audience(), {300, 300}, {500, 320});
    EXPECT_EQ(at().number(), page + 1) << "a pen draws instead";
    EXPECT_EQ(strokes(), 1u);
    EXPECT_GT(marks(audience().scene(), "pen-stroke"), 0u);
    EXPECT_EQ(marks(speaker().current().scene(), "pen-stroke"), marks(audience().scene(), "pen-stroke"));
    press(Qt::Key_Right);
    ASSERT_TRUE(rests());
    EXPECT_EQ(marks(audience().scene(), "pen-stroke"), 0u) << "another launch";
    press(Qt::Key_Left);
    ASSERT_TRUE(rests());
    EXPECT_GT(marks(audience().scene(), "pen-stroke"), 0u) << "they are still there";
}

TEST_F(PresentPenTest, TheyAreTakenBackAndCleared)
{
    begin();
    press(Qt::Key_D, Qt::ShiftModifier);
    for (int i = 0; i < 3; ++i)
        draw(audience(), {200, 200 + 60 * i}, {420, 200 + 60 * i});
    EXPECT_EQ(strokes(), 3u);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(strokes(), 2u);
    press(Qt::Key_E);
    EXPECT_EQ(strokes(), 0u);
    EXPECT_EQ(marks(audience().scene(), "pen-stroke"), 0u);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(strokes(), 0u);
}

TEST_F(PresentPenTest, EscLaysThePenDownBeforeItEnds)
{
    begin();
    press(Qt::Key_D);
    press(Qt::Key_Escape);
    ASSERT_NE(window.presenter(), nullptr);
    EXPECT_EQ(window.presenter()->pen().tool(), Pen::Tool::none);
    press(Qt::Key_L);
    press(Qt::Key_L);
    EXPECT_EQ(window.presenter()->pen().tool(), Pen::Tool::none);
    press(Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window.presenter() == nullptr; }, 5000));
}

TEST_F(PresentPenTest, ThePointerShowsWhereItIsAndRests)
{
    begin();
    const std::size_t page = at().number();
    press(Qt::Key_L);
    moveTo({400, 300});
    const auto pointer = [this] { return marks(audience().scene(), "pen-pointer"); };
    ASSERT_EQ(pointer(), 1u);
    const auto mark =
        std::ranges::find_if(audience().scene().marks, [](const Mark& one) { return one.id.name == "pen-pointer"; });
    const QPointF at = audience().toWidget(std::get<EllipseShape>(mark->shape).rect.center());
    EXPECT_NEAR(at.x(), 400, 1);
    EXPECT_NEAR(at.y(), 300, 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return pointer() == 0; }, 4000)) << "it rests";
    moveTo({420, 300});
    EXPECT_EQ(pointer(), 1u);
    QTest::mouseClick(&audience(), Qt::LeftButton, {}, {420, 300});
    EXPECT_EQ(this->at().number(), page + 1) << "a click still steps";
}

} // namespace lockstep::ui
