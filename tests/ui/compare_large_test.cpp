#include "tests/ui/turns.hpp"

#include "ui/window/comparison_page.hpp"
#include "ui/window/main_window.hpp"

#include <QTest>
#include <cmath>
#include <gtest/gtest.h>
#include <iostream>

namespace lockstep::ui {

/// Milliseconds. What is guarded against takes seconds: device work on the window's thread. A turn of ours
/// has taken 75 to 106 on a machine of two cores.
constexpr double longestTurn = 200;

TEST(CompareLargeTest, TwoPanesOfAMillionKeysNeverFreezeTheWindow)
{
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    ComparisonAsk ask;
    ask.panes = {{"kogge-stone-scan", {}, "auto"}, {"bitonic-sort", {}, "auto"}};
    ask.input.n = std::size_t{1} << 20;
    Comparison& comparison = window.comparisonPage().comparison();
    Turns turns;
    window.startComparison(ask);
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison.paneCount() == 2 && window.isSettled(); }, 240'000));
    EXPECT_EQ(window.message().toStdString(), "");
    EXPECT_LT(turns.takeLongest(), longestTurn) << "recording";
    comparison.setSpeed(8);
    comparison.play();
    QTest::qWait(1500);
    EXPECT_GT(comparison.clock().time, 0);
    EXPECT_LT(turns.takeLongest(), longestTurn) << "playing";
    for (int step = 0; step <= 40; step++) {
        comparison.seek(comparison.end() * std::abs(1 - step / 20.0));
        QTest::qWait(10);
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.isSettled(); }, 60'000));
    EXPECT_LT(turns.takeLongest(), longestTurn) << "scrubbing";
    for (std::uint64_t units = 1; units < (1U << 20); units *= 3) {
        comparison.setClock(ClockUnit::launches, units, 32);
        QTest::qWait(10);
    }
    EXPECT_LT(turns.takeLongest(), longestTurn) << "dragging P";
    std::cout << "longest turn by the clock: " << turns.longestByClock() << " ms\n";
}

} // namespace lockstep::ui
