#include "engine/model/event.hpp"
#include "tests/ui/torn.hpp"
#include "tests/ui/window_fixture.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/panels/break_panel.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/theme.hpp"

#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>

namespace lockstep::ui {

namespace {

class BreakTest : public WindowTest {
protected:
    BreakPanel& panel() { return window.inspector().breakPanel(); }

    void switchTo(const char* mistake)
    {
        find<QTabBar>("inspectorTabs")->setCurrentIndex(3);
        QTest::mouseClick(find<QPushButton>(mistake), Qt::LeftButton);
        settle();
        ASSERT_EQ(window.message(), "");
    }

    void run(int times)
    {
        find<QSpinBox>("breakTimes")->setValue(times);
        QTest::mouseClick(find<QPushButton>("breakGo"), Qt::LeftButton);
        ASSERT_TRUE(panel().isRunning());
        ASSERT_TRUE(QTest::qWaitFor([this] { return !panel().isRunning(); }, 60'000));
        ASSERT_NE(panel().breaking(), nullptr) << window.message().toStdString();
        QTest::qWait(40);
    }

    QString result() { return find<SceneWidget>("breakResult")->text(); }

    Scene lastPicture()
    {
        const Player& player = window.player();
        View view;
        view.size = {900, 700};
        Resident resident;
        resident.recording = player.recording();
        resident.states[player.recording()->launchCount()] = *player.recording()->states.back();
        for (std::size_t k = 1; k <= player.recording()->launchCount(); ++k)
            resident.events[k] = player.recording()->events[k - 1];
        return frame(resident, {player.recording()->launchCount(), 1}, view);
    }

    std::vector<QString> marksNamed(const QString& name)
    {
        std::vector<QString> texts;
        for (const Mark& mark : lastPicture().marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text != nullptr && mark.id.name == name)
                texts.push_back(text->text);
        return texts;
    }
};

} // namespace

TEST_F(BreakTest, ARaceIsSwitchedOnRunExplainedAndSwitchedOff)
{
    open("kogge-stone-work-group-scan", "2 1 3 1 0 4 1 2");
    const Words right = window.player().recording()->output;
    EXPECT_TRUE(marksNamed("mistake").empty());
    switchTo("mistake:no-second-barrier");
    const RecordingPtr broken = window.player().recording();
    EXPECT_EQ(broken->parameters.at("mistake"), "no-second-barrier");
    ASSERT_EQ(marksNamed("mistake").size(), 1U) << "marked on the canvas";
    EXPECT_EQ(marksNamed("mistake").front(), "Without the second barrier");
    run(5);
    const Breaking& breaking = *panel().breaking();
    EXPECT_EQ(breaking.runs, 5U);
    EXPECT_GT(breaking.racedWords, 0U);
    EXPECT_TRUE(result().contains(QStringLiteral("of 5 runs wrong"))) << result().toStdString();
    EXPECT_TRUE(result().contains(QStringLiteral("Races, by the addresses")));
    EXPECT_EQ(breaking.isRecordedWrong, result().contains(QStringLiteral("First wrong cell in time")));
    if (breaking.firstInTime) { // on a device that is not lucky
        EXPECT_NE(broken->output, right);
        auto* scene = find<SceneWidget>("breakResult");
        for (const Mark& mark : scene->scene().marks)
            if (mark.id.name == "showFirst")
                QTest::mouseClick(scene, Qt::LeftButton, {}, std::get<RectShape>(mark.shape).rect.center().toPoint());
        EXPECT_EQ(window.player().moment().launch, breaking.firstInTime->launch);
        EXPECT_EQ(window.player().selectedItem(), breaking.firstInTime->item);
    }
    switchTo("mistake:off");
    EXPECT_EQ(window.player().recording()->output, right);
    EXPECT_FALSE(window.player().recording()->parameters.contains("mistake"));
    EXPECT_TRUE(marksNamed("mistake").empty());
    EXPECT_EQ(panel().breaking(), nullptr) << "of another run";
}

TEST_F(BreakTest, WhatIsWrongIsNotDrawnAsFinished)
{
    open("hillis-steele-scan", "3 1 7 0 4 1 6 3");
    switchTo("mistake:printed-guard");
    const Recording& broken = *window.player().recording();
    EXPECT_EQ(formatKeys(broken.output, broken.type), "3, 1, 8, 7, 12, 12, 11, 14");
    const std::vector<bool> wrong = wrongOutputs(broken);
    EXPECT_EQ(std::ranges::count(wrong, true), 7);
    QString said;
    for (int piece = 1; piece < 8; ++piece)
        for (const QString& text : marksNamed(QStringLiteral("narration%1").arg(piece)))
            said += text;
    EXPECT_TRUE(said.contains(QStringLiteral("wrong"))) << said.toStdString();
    const Theme& colors = theme(ThemeName::light);
    EXPECT_GE(tornIn(lastPicture(), colors), 7U);
}

TEST_F(BreakTest, AMistakeBringsTheParameterItNeedsAndGoesWithItsAlgorithm)
{
    open("work-group-reduction", "2 1 3 1 0 4 1 2");
    EXPECT_NE(window.player().recording()->parameters.at("variant"), "reduce4");
    switchTo("mistake:no-barriers");
    EXPECT_EQ(window.player().recording()->parameters.at("variant"), "reduce4");
    find<QPushButton>("algorithm:sequential-reduction")->click();
    settle();
    EXPECT_EQ(window.message(), "");
    EXPECT_FALSE(find<QTabBar>("inspectorTabs")->isTabVisible(3)) << "it has no mistakes";
}

TEST_F(BreakTest, TheModelOfTheSchedulerShowsWhoWaitsForWhom)
{
    open("domino-scan", "2 1 3 1 0 4 1 2 0 3 1 2 5 3 1 2");
    switchTo("mistake:static-block-index");
    run(2);
    ASSERT_TRUE(panel().breaking()->model);
    EXPECT_TRUE(result().contains(QStringLiteral("1 ← 0"))) << result().toStdString();
    EXPECT_TRUE(result().contains(QStringLiteral("it never ends")));
    EXPECT_TRUE(result().contains(QStringLiteral("Ended after 5 rounds")));
}

TEST_F(BreakTest, RunsOfWhatIsNoLongerOnTheScreenAreDropped)
{
    open("kogge-stone-work-group-scan", "2 1 3 1 0 4 1 2");
    switchTo("mistake:no-second-barrier");
    find<QSpinBox>("breakTimes")->setValue(10'000);
    QTest::mouseClick(find<QPushButton>("breakGo"), Qt::LeftButton);
    ASSERT_TRUE(panel().isRunning());
    // A file takes the place of the run.
    auto file = std::make_shared<Recording>(*window.player().recording());
    window.showFile({"other.lockstep", {}, {file}});
    EXPECT_FALSE(panel().isRunning());
    QTest::qWait(300);
    EXPECT_EQ(panel().breaking(), nullptr);
    EXPECT_EQ(window.player().recording(), file);
}

TEST_F(BreakTest, RunsCanBeStopped)
{
    open("kogge-stone-work-group-scan", "2 1 3 1 0 4 1 2");
    switchTo("mistake:no-second-barrier");
    find<QSpinBox>("breakTimes")->setValue(10'000);
    auto* go = find<QPushButton>("breakGo");
    QTest::mouseClick(go, Qt::LeftButton);
    ASSERT_TRUE(panel().isRunning());
    QTest::mouseClick(go, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !panel().isRunning(); }, 20'000));
    EXPECT_EQ(panel().breaking(), nullptr);
    EXPECT_EQ(window.message(), "");
}

TEST(PaneNames, SayAMistakeAlways)
{
    PaneAsk right{"kogge-stone-work-group-scan", {}, "auto"}, broken = right;
    broken.parameters["mistake"] = "no-second-barrier";
    const std::vector<QString> names = paneNames({right, broken}, {nullptr, nullptr});
    EXPECT_FALSE(names[0].contains(QStringLiteral("barrier"))) << names[0].toStdString();
    EXPECT_TRUE(names[1].endsWith(QStringLiteral(" · without the second barrier"))) << names[1].toStdString();
    EXPECT_TRUE(paneNames({broken, broken}, {nullptr, nullptr})[0].contains(QStringLiteral("without the second")));
}

} // namespace lockstep::ui
