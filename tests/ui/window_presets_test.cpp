#include "tests/ui/window_fixture.hpp"

#include "engine/model/event.hpp"
#include "engine/presets/preset.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/origin_note.hpp"
#include "ui/panels/printed_row.hpp"
#include "ui/panels/scene_widget.hpp"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>

namespace lockstep::ui {

namespace {

std::string outputOf(const MainWindow& window)
{
    const Recording& recording = *const_cast<MainWindow&>(window).player().recording();
    return formatKeys(recording, recording.output);
}

} // namespace

TEST_F(WindowTest, AFigureIsOneClickInTheLibrary)
{
    open("hillis-steele-scan");
    const Preset& preset = findPreset("opencl-10.5");
    auto* row = find<QPushButton>("libraryPreset:opencl-10.5");
    ASSERT_TRUE(row->isVisible());
    EXPECT_FALSE(find<QPushButton>("libraryPreset:pmpp-11.2")->isVisible()) << "of another algorithm";
    QTest::mouseClick(row, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return input() == preset.keys && window.isSettled(); }, 20'000));
    EXPECT_EQ(outputOf(window), preset.output);
    EXPECT_EQ(window.player().moment().launch, preset.launch.value_or(0));
    EXPECT_EQ(window.message().toStdString(), preset.note) << "what the source prints";
    EXPECT_TRUE(find<OriginNote>("originNote")->text().startsWith("Figure 10.5"));
    // Other keys are no longer the figure's.
    auto* keys = find<KeysField>("keys");
    keys->selectAll();
    QTest::keyClicks(keys, "1 2 3");
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return input() == "1, 2, 3" && window.isSettled(); }, 20'000));
    EXPECT_EQ(find<OriginNote>("originNote")->text(), "");
    EXPECT_EQ(window.message(), "");
}

TEST_F(WindowTest, ARowThatTheSourcePrintsWrongIsCrossedOutAboveTheRunsOwn)
{
    open("decimal-radix-sort");
    QTest::mouseClick(find<QPushButton>("libraryPreset:opencl-decimal"), Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return input() == findPreset("opencl-decimal").keys && window.isSettled(); }, 20'000));
    auto* row = find<PrintedRow>("printedRow");
    const auto after = [&](std::size_t launch) {
        window.player().goTo(launch);
        EXPECT_TRUE(QTest::qWaitFor([&] { return window.isSettled(); }, 20'000));
        return row->text();
    };
    EXPECT_EQ(after(3), QString());
    EXPECT_EQ(after(6), "56732, 23441, 16482, 98789, 44565\n56732, 23441, 44565, 16482, 98789");
    const QString shown = find<QLabel>("printedTable")->text();
    EXPECT_EQ(shown.count("<s>"), 3);
    EXPECT_TRUE(shown.contains("<s>16482</s>"));
    EXPECT_FALSE(shown.contains("<s>56732</s>")) << "this one is right";
    EXPECT_EQ(after(7), QString());
}

TEST_F(WindowTest, EveryFigureOpensFromTheMenu)
{
    open();
    for (const Preset& preset : presets()) {
        auto* action = window.findChild<QAction*>(QString::fromStdString("preset:" + preset.id));
        ASSERT_NE(action, nullptr) << preset.id;
        action->trigger();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return window.isSettled() && window.player().recording()->algorithm == preset.algorithm &&
                       outputOf(window) == preset.output;
            },
            20'000))
            << preset.id << ": " << window.message().toStdString();
        EXPECT_TRUE(window.message().toStdString().starts_with(preset.note)) << window.message().toStdString();
    }
}

TEST_F(WindowTest, WhatTheCutsOfASausageLeaveIsTold)
{
    open("kogge-stone-scan");
    QTest::mouseClick(find<QPushButton>("libraryPreset:pmpp-sausage"), Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return input() == findPreset("pmpp-sausage").keys && window.isSettled(); }, 20'000));
    EXPECT_TRUE(window.message().endsWith("37, 36, 29, 29, 25, 24, 18 and 15 of 40 are left."))
        << window.message().toStdString();
}

TEST_F(WindowTest, OtherOrdersAreCutFromTheSameSausage)
{
    open("kogge-stone-scan");
    QTest::mouseClick(find<QPushButton>("libraryPreset:pmpp-sausage"), Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return input() == findPreset("pmpp-sausage").keys && window.isSettled(); }, 20'000));
    const auto type = [&](const char* orders, const std::string& expected) {
        auto* keys = find<KeysField>("keys");
        keys->setFocus();
        keys->selectAll();
        QTest::keyClicks(keys, orders);
        ASSERT_TRUE(QTest::qWaitFor([&] { return input() == expected && window.isSettled(); }, 20'000));
    };
    const auto choose = [&](const char* value) {
        auto* choice = find<QComboBox>("parameter:operator");
        const RecordingPtr before = window.player().recording();
        choice->setCurrentIndex(choice->findText(value));
        emit choice->activated(choice->currentIndex());
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return window.player().recording() != before && window.isSettled(); }, 20'000));
    };
    type("5 2 9", "5, 2, 9");
    EXPECT_EQ(window.message(), "After the cuts, one by one, 35, 33 and 24 of 40 are left.");
    type("30 20 1", "30, 20, 1");
    EXPECT_EQ(window.message(), "After the cuts, one by one, 10 of 40 are left; order 1 asks for 20, more than that.");
    choose("max");
    EXPECT_EQ(window.message(), "") << "no cuts";
    choose("add");
    EXPECT_TRUE(window.message().contains("10 of 40 are left"));
    QTest::mouseClick(find<QWidget>("algorithm:brent-kung-scan"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.isSettled() && window.player().recording()->algorithm == "brent-kung-scan"; }, 20'000));
    EXPECT_TRUE(window.message().contains("10 of 40 are left")) << "another scan makes the same cuts";
    find<QSpinBox>("count")->setValue(8);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.isSettled() && window.player().recording()->n() == 8; }, 20'000));
    EXPECT_EQ(window.message(), "") << "made keys are no orders";
    type("5 2 9", "5, 2, 9");
    EXPECT_EQ(window.message(), "");
}

TEST_F(WindowTest, MetricsTellRunsOfConsecutiveAddresses)
{
    // Figures 13.2 and 13.5: a scatter of 14 runs, and of 8 where blocks are sorted first.
    for (const auto& [preset, runs] : {std::pair{"pmpp-13.3", 14}, std::pair{"pmpp-13.5", 8}}) {
        open();
        window.findChild<QAction*>(QStringLiteral("preset:%1").arg(preset))->trigger();
        settle();
        ASSERT_EQ(window.player().moment().launch, 3U) << "the scatter";
        find<QTabBar>("inspectorTabs")->setCurrentIndex(2);
        QTest::qWait(60);
        const QString text = find<SceneWidget>("metricsPage")->text();
        EXPECT_TRUE(text.contains(QStringLiteral("%1 runs are written").arg(runs))) << text.toStdString();
    }
}

TEST_F(WindowTest, MetricsTellLanesAndBankConflictsByPhase)
{
    RunAsk ask;
    ask.algorithm = "blelloch-work-group-scan";
    ask.input.n = 64;
    open(ask, {1, 1});
    find<QTabBar>("inspectorTabs")->setCurrentIndex(2);
    QTest::qWait(60);
    auto* wavefront = find<QComboBox>("lanesWavefront");
    auto* banks = find<QComboBox>("lanesBanks");
    ASSERT_TRUE(wavefront->isVisible());
    const auto text = [&] { return find<SceneWidget>("metricsPage")->text(); };
    const Recording& recording = *window.player().recording();
    for (const int bankCount : {16, 32})
        for (const int lanes : {16, 64}) {
            wavefront->setCurrentIndex(wavefront->findData(lanes));
            banks->setCurrentIndex(banks->findData(bankCount));
            QTest::qWait(20);
            std::uint64_t extra = 0;
            for (const PhaseLanes& phase :
                 phaseLanes(recording.launches[0], *recording.events[0],
                            {static_cast<std::uint32_t>(lanes), static_cast<std::uint32_t>(bankCount)}))
                extra += phase.extraTurns;
            ASSERT_GT(extra, 0U);
            EXPECT_TRUE(text().contains(QStringLiteral("cost %L1 extra turns").arg(extra))) << text().toStdString();
        }
    open("bitonic-sort");
    find<QTabBar>("inspectorTabs")->setCurrentIndex(2);
    EXPECT_FALSE(banks->isVisible()) << "no local memory, no phases";
    EXPECT_TRUE(wavefront->isVisible()) << "it reads and writes by wavefronts";
}

} // namespace lockstep::ui
