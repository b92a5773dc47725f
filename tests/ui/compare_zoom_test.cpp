// Looking closer at all panes of a comparison at once.
#include "tests/ui/window_fixture.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QPushButton>
#include <QWheelEvent>

namespace lockstep::ui {

class CompareZoomTest : public WindowTest {
protected:
    void compare(const std::string& keys = "3 1 7 0 4 1 6 3")
    {
        open("kogge-stone-scan", keys);
        QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
        came();
        canvas().setFocus();
    }
    void came()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return window.isSettled() && comparison().paneCount() > 0 && !comparison().isMoving(); }, 60'000));
        QTest::qWait(60);
    }
    void turnWheel(QPointF at, int notches)
    {
        QWheelEvent wheel(at, canvas().mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas(), &wheel);
        came();
    }
    void press(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&canvas(), Qt::Key(code), modifiers);
        came();
    }
    QRectF pane(std::size_t i) { return paneWindow(i, 2, canvas().view()); }
    /// Where a mark of this name is; null: nowhere.
    QRectF place(const char* name)
    {
        for (const Mark& mark : canvas().scene().marks)
            if (mark.id.name == name)
                return std::get<RectShape>(mark.shape).rect;
        return {};
    }
    Comparison& comparison() { return window.comparisonPage().comparison(); }
    ComparisonCanvas& canvas() { return window.comparisonPage().canvas(); }
};

TEST_F(CompareZoomTest, TheWheelLooksCloserAtTheSamePlaceOfBothPanes)
{
    compare();
    comparison().seek(2);
    came();
    const QImage before = canvas().grab().toImage();
    const QRectF whole = place("pane1-launch2-item6-cell");
    ASSERT_FALSE(whole.isNull());
    turnWheel(whole.center(), 3);
    EXPECT_NEAR(canvas().look().factor, 1.25 * 1.25 * 1.25, 1e-9);
    const QRectF close = place("pane1-launch2-item6-cell");
    ASSERT_FALSE(close.isNull());
    EXPECT_GT(close.width(), 1.2 * whole.width());
    EXPECT_TRUE(close.adjusted(-40, -40, 40, 40).contains(whole.center())) << "what is pointed at stays there";
    // The other pane shows the same part: its picture is as much larger, and nothing runs out of a pane.
    const QImage after = canvas().grab().toImage();
    const double ratio = after.devicePixelRatio();
    const auto differs = [&](const QRectF& part) {
        const QRect pixels = QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect();
        return before.copy(pixels) != after.copy(pixels);
    };
    EXPECT_TRUE(differs(pane(0)));
    EXPECT_TRUE(differs(pane(1)));
    EXPECT_FALSE(differs({0, 0, static_cast<double>(canvas().width()), pane(0).top() - 2})) << "headings stay";
    // Between the panes is nothing at all.
    for (double y = pane(0).top(); y < pane(0).bottom(); y += 1)
        EXPECT_EQ(after.pixel((QPointF(pane(0).right() + 8, y) * ratio).toPoint()), after.pixel(2, 2)) << y;
    const double below = pane(0).bottom() + 2;
    EXPECT_FALSE(differs({0, below, static_cast<double>(canvas().width()), canvas().height() - below}));
    auto* badge = find<QPushButton>("compare:zoomBadge");
    ASSERT_TRUE(badge->isVisible());
    QTest::mouseClick(badge, Qt::LeftButton);
    came();
    EXPECT_FALSE(badge->isVisible());
    EXPECT_EQ(canvas().grab().toImage(), before);
}

TEST_F(CompareZoomTest, KeysZoomAndADragMovesBoth)
{
    compare();
    comparison().seek(2);
    came();
    press(Qt::Key_Plus);
    EXPECT_NEAR(canvas().look().factor, 1.5, 1e-9);
    EXPECT_EQ(window.canvas().look().factor(), 1) << "the other picture is left alone";
    const QPointF from = canvas().look().from;
    const QPoint middle = pane(1).center().toPoint();
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, middle);
    QTest::mouseMove(&canvas(), middle + QPoint(30, 20));
    QTest::mouseMove(&canvas(), middle + QPoint(60, 40));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, middle + QPoint(60, 40));
    came();
    EXPECT_NEAR(canvas().look().from.x(), from.x() - 60 / pane(1).width() / 1.5, 0.01);
    EXPECT_EQ(comparison().panes()[1].asked, nullptr) << "a drag asks nothing";
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_GT(canvas().look().from.x(), from.x() - 60 / pane(1).width() / 1.5);
    const QRectF cell = place("pane1-launch2-item6-cell") & pane(0);
    if (!cell.isEmpty()) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, cell.center().toPoint());
        came();
        EXPECT_TRUE(comparison().panes()[0].asked) << "a click still asks";
    }
    press(Qt::Key_Minus);
    press(Qt::Key_Minus);
    EXPECT_EQ(canvas().look().factor, 1);
    press(Qt::Key_Plus);
    press(Qt::Key_0);
    EXPECT_EQ(canvas().look().factor, 1);
}

TEST_F(CompareZoomTest, TheLookFollowsTheLaunchesOutOfSight)
{
    compare("3 1 7 0 4 1 6 3 2 5 8 9 1 2 4 6");
    turnWheel(pane(0).topLeft() + QPointF(20, 10), 6);
    const QPointF top = canvas().look().from;
    comparison().seek(comparison().end());
    came();
    EXPECT_NE(canvas().look().from, top);
    bool isSeen = false;
    for (const Mark& mark : canvas().scene().marks)
        isSeen = isSeen || (mark.id.pane == 2 && mark.id.item >= 0 &&
                            mark.id.launch == static_cast<int>(comparison().player(1).moment().launch));
    EXPECT_TRUE(isSeen || canvas().look().from.y() > top.y());
}

} // namespace lockstep::ui
