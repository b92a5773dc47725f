#include "tests/ui/window_fixture.hpp"
#include "ui/scene/bounds.hpp"

#include <QPushButton>
#include <QWheelEvent>
#include <algorithm>

namespace lockstep::ui {

namespace {

std::size_t textsIn(const Scene& scene)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        scene.marks, [](const Mark& mark) { return std::holds_alternative<TextShape>(mark.shape); }));
}

const Mark* find(const Scene& scene, const QString& name)
{
    const auto found = std::ranges::find_if(scene.marks, [&](const Mark& mark) { return mark.id.name == name; });
    return found == scene.marks.end() ? nullptr : &*found;
}

} // namespace

class WindowZoomTest : public WindowTest {
protected:
    Canvas& canvas() { return window.canvas(); }
    void openMade(const std::string& algorithm, std::size_t n, Moment moment)
    {
        RunAsk ask;
        ask.algorithm = algorithm;
        ask.input.kind = InputChoice::Kind::generated;
        ask.input.n = n;
        open(ask, moment);
    }
    void wheel(QPointF at, int notches)
    {
        QWheelEvent event(at, canvas().mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&canvas(), &event);
        settle();
    }
    void drag(QPoint from, QPoint by)
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(&canvas(), from + by * i / 4);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + by);
        settle();
    }
    QPoint middle() { return canvas().look().window().center().toPoint(); }
};

TEST_F(WindowZoomTest, KeysOfALargeNetworkGetTheirValuesBack)
{
    openMade("bitonic-sort", 256, {5, 1});
    const std::size_t before = textsIn(canvas().look().picture());
    wheel(middle(), 12);
    EXPECT_GT(canvas().look().factor(), 10);
    const Scene& picture = canvas().look().picture();
    EXPECT_GT(textsIn(picture), before + 256) << "each wire has its key";
    EXPECT_TRUE(std::ranges::any_of(canvas().scene().marks, [](const Mark& one) {
        return one.id.launch == 5 && one.id.item >= 0;
    })) << "another lens draws now, of the same launch";
    EXPECT_LT(canvas().scene().marks.size(), picture.marks.size()) << "only what is seen is painted";
}

TEST_F(WindowZoomTest, WhatLiesUnderThePointerStaysThere)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    const Scene before = canvas().scene();
    const auto mark = std::ranges::find_if(before.marks, [](const Mark& one) {
        return one.id.launch == 3 && one.id.item >= 0 && std::holds_alternative<TextShape>(one.shape);
    });
    ASSERT_NE(mark, before.marks.end());
    const QString name = mark->id.name;
    const QPointF at = std::get<TextShape>(mark->shape).at;
    for (const int notches : {2, 3, -1, 4}) {
        wheel(at, notches);
        const Mark* now = ui::find(canvas().scene(), name);
        ASSERT_NE(now, nullptr) << notches;
        EXPECT_TRUE(roomOf(now->shape).adjusted(-4, -4, 4, 4).contains(at)) << notches;
    }
}

TEST_F(WindowZoomTest, TitleAndSentenceKeepTheirPlace)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    const QPointF title = std::get<TextShape>(ui::find(canvas().scene(), "title")->shape).at;
    const auto sentence = std::get<TextShape>(ui::find(canvas().scene(), "narration1")->shape);
    wheel(middle(), 8);
    EXPECT_EQ(std::get<TextShape>(ui::find(canvas().scene(), "title")->shape).at, title);
    const auto now = std::get<TextShape>(ui::find(canvas().scene(), "narration1")->shape);
    EXPECT_EQ(now.at, sentence.at);
    EXPECT_EQ(now.text, sentence.text);
    EXPECT_EQ(now.size, sentence.size);
}

TEST_F(WindowZoomTest, ADragMovesItAndAClickChooses)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    drag(middle(), {90, 40});
    EXPECT_FALSE(canvas().look().isClose());
    window.player().select({});
    wheel(middle(), 5);
    const auto anyMark = [this]() -> const Mark* {
        for (const Mark& one : canvas().scene().marks)
            if (one.id.launch == 3 && one.id.item >= 0 && canvas().look().window().contains(roomOf(one.shape).center()))
                return &one;
        return nullptr;
    };
    const Mark* mark = anyMark();
    ASSERT_NE(mark, nullptr);
    const QString name = mark->id.name;
    const QPointF before = roomOf(mark->shape).center();
    drag(middle(), {40, 30});
    const Mark* after = ui::find(canvas().scene(), name);
    ASSERT_NE(after, nullptr);
    EXPECT_NEAR(roomOf(after->shape).center().x() - before.x(), 40, 1);
    EXPECT_NEAR(roomOf(after->shape).center().y() - before.y(), 30, 1);
    EXPECT_FALSE(window.player().selectedItem()) << "a drag chooses nothing";
    const Mark* chosen = anyMark();
    ASSERT_NE(chosen, nullptr);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, roomOf(chosen->shape).center().toPoint());
    EXPECT_TRUE(window.player().selectedItem());
}

TEST_F(WindowZoomTest, ItNeverLeavesThePicture)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    wheel(middle(), 5);
    const Mark* title = ui::find(canvas().scene(), "title");
    ASSERT_NE(title, nullptr);
    for (const QPoint by : {QPoint(5000, 5000), QPoint(-9000, -9000)}) {
        for (int i = 0; i < 12; ++i)
            drag(middle(), by);
        const CloseLook& look = canvas().look();
        EXPECT_GT(look.scene().marks.size(), 8u) << "something is still seen";
    }
    for (int i = 0; i < 12; ++i)
        key(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(window.player().moment().launch, 3u) << "Shift and an arrow move the picture, not the run";
}

TEST_F(WindowZoomTest, KeysAndTheBadgeEndIt)
{
    open();
    auto* badge = find<QPushButton>("zoomBadge");
    ASSERT_NE(badge, nullptr);
    EXPECT_FALSE(badge->isVisible());
    wheel(middle(), -3);
    EXPECT_EQ(canvas().look().factor(), 1) << "never smaller than the whole";
    key(Qt::Key_Plus);
    key(Qt::Key_Equal);
    EXPECT_DOUBLE_EQ(canvas().look().factor(), 2.25) << "in steps, about the current launch";
    EXPECT_TRUE(badge->isVisible());
    EXPECT_EQ(badge->text().toStdString(), "225\u2009%");
    key(Qt::Key_Minus);
    EXPECT_DOUBLE_EQ(canvas().look().factor(), 1.5);
    key(Qt::Key_0);
    EXPECT_EQ(canvas().look().factor(), 1);
    EXPECT_FALSE(badge->isVisible());
    for (int i = 0; i < 30; ++i)
        key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(canvas().look().factor(), CloseLook::closest);
    QTest::mouseClick(badge, Qt::LeftButton);
    EXPECT_FALSE(canvas().look().isClose());
}

TEST_F(WindowZoomTest, StepsAreFollowed)
{
    openMade("bitonic-sort", 64, {2, 1});
    wheel(middle(), 8);
    const double factor = canvas().look().factor();
    for (std::size_t k = 3; k <= window.player().recording()->launchCount(); ++k) {
        window.player().goTo(k);
        settle();
        EXPECT_EQ(canvas().look().factor(), factor);
        EXPECT_TRUE(std::ranges::any_of(canvas().scene().marks, [&](const Mark& mark) {
            return mark.id.launch == static_cast<int>(k) && mark.id.item >= 0;
        })) << k;
    }
}

TEST_F(WindowZoomTest, AWalkBringsItsWorkItemIntoView)
{
    openMade("bitonic-sort", 64, {2, 1});
    wheel(middle(), 8);
    for (int i = 0; i < 20; ++i) {
        key(Qt::Key_Down);
        settle();
        ASSERT_TRUE(window.player().selectedItem());
        const QRectF seen = canvas().look().window();
        EXPECT_TRUE(std::ranges::any_of(canvas().scene().marks, [&](const Mark& mark) {
            return mark.id.item == *window.player().selectedItem() && mark.id.launch == 2 &&
                   roomOf(mark.shape).intersects(seen);
        })) << i;
    }
}

TEST_F(WindowZoomTest, AnotherRunIsSeenWhole)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3");
    wheel(middle(), 4);
    RunAsk ask;
    ask.algorithm = "odd-even-mergesort";
    ask.input.kind = InputChoice::Kind::typed;
    ask.input.text = "8 12 4 15 2 11 6 3";
    window.start(ask);
    settle();
    EXPECT_FALSE(canvas().look().isClose());
}

} // namespace lockstep::ui
