#include "ui/compare/comparison.hpp"

#include "engine/algorithms/made_keys.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/compare/pane_rules.hpp"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

ComparisonAsk asked(const std::vector<std::string>& algorithms, std::size_t n = 16, std::uint64_t seed = 1)
{
    ComparisonAsk ask;
    for (const std::string& algorithm : algorithms)
        ask.panes.push_back({algorithm, {}, "auto"});
    ask.input.n = n;
    ask.input.seed = seed;
    return ask;
}

const std::vector<std::string> scans{"kogge-stone-scan", "brent-kung-scan"};

class ComparisonTest : public testing::Test {
protected:
    ComparisonTest()
    {
        QObject::connect(&comparison, &Comparison::failed, [this](const Failure& failure) { failures += failure; });
    }
    void show(const ComparisonAsk& ask, std::optional<double> time = {})
    {
        comparison.request(ask, time);
        ASSERT_TRUE(finish());
    }
    bool finish()
    {
        return QTest::qWaitFor([this] { return !comparison.isRunning(); }, 60'000);
    }
    std::string failure() const { return failures.empty() ? "" : failures.back().sentence.toStdString(); }
    const Recording& at(std::size_t pane) { return *comparison.recording(pane); }

    Comparison comparison;
    QList<Failure> failures;
};

} // namespace

TEST_F(ComparisonTest, AllPanesRunOnTheSameKeys)
{
    show(asked(scans));
    ASSERT_EQ(comparison.paneCount(), 2U);
    EXPECT_EQ(at(0).algorithm, "kogge-stone-scan");
    EXPECT_EQ(at(1).algorithm, "brent-kung-scan");
    EXPECT_EQ(at(0).input, generateKeys("uniform", 16, 1, ElementType::uint32));
    EXPECT_EQ(at(0).input, at(1).input);
    EXPECT_EQ(comparison.end(), 7);
    EXPECT_EQ(comparison.clock().time, 0);
    EXPECT_EQ(failure(), "");
}

TEST_F(ComparisonTest, MadeKeysSuitTheAlgorithmThatNeedsSpecialOnes)
{
    for (const auto& algorithms : {std::vector<std::string>{"bitonic-sort", "bitonic-merge"},
                                   std::vector<std::string>{"bitonic-merge", "bitonic-sort"}}) {
        ComparisonAsk ask = asked(algorithms, 12); // no power of two: the keys are turned, too
        EXPECT_EQ(keyMaker(ask.panes).id, "bitonic-merge");
        ask.input.distribution = "bitonic";
        show(ask);
        EXPECT_EQ(at(0).input, makeKeys(findAlgorithm("bitonic-merge"), {}, "bitonic", 12, 1)) << algorithms.front();
        EXPECT_EQ(at(1).input, at(0).input);
    }
}

TEST_F(ComparisonTest, TheClockSaysWhereEveryPaneHasGotTo)
{
    show(asked(scans));
    comparison.seek(2.5);
    EXPECT_EQ(comparison.player(0).moment(), (Moment{3, 0.5}));
    EXPECT_EQ(comparison.player(1).moment(), (Moment{3, 0.5}));
    comparison.seek(6);
    EXPECT_EQ(comparison.player(0).moment(), (Moment{4, 1})) << "finished, and stays there";
    EXPECT_EQ(comparison.player(1).moment(), (Moment{6, 1}));
    comparison.setClock(ClockUnit::work, 32, 1);
    EXPECT_EQ(comparison.end(), 49);
    comparison.seek(26);
    EXPECT_EQ(comparison.player(1).moment(), (Moment{7, 1}));
    EXPECT_EQ(comparison.player(0).moment().launch, 2U) << "15 additions in the first, 14 in the second launch";
}

TEST_F(ComparisonTest, AnotherClockKeepsTheFurthestPaneWhereItIs)
{
    show(asked(scans));
    comparison.seek(5); // Kogge-Stone has finished
    comparison.setClock(ClockUnit::work, 32, 1);
    EXPECT_EQ(comparison.player(1).moment(), (Moment{5, 1}));
    comparison.setClock(ClockUnit::levels, 32, 1);
    comparison.toEnd();
    comparison.setClock(ClockUnit::launches, 32, 1);
    EXPECT_EQ(comparison.clock().time, 7) << "the end stays the end";
    comparison.toStart();
    comparison.setClock(ClockUnit::units, 4, 1);
    EXPECT_EQ(comparison.clock().time, 0);
    // ⌈15/4⌉ + ⌈14/4⌉ + ⌈12/4⌉ + ⌈8/4⌉, and 2+1+1+1+1+1+2
    EXPECT_EQ(totalTime(comparison.times(0)), 13);
    EXPECT_EQ(totalTime(comparison.times(1)), 9);
}

TEST_F(ComparisonTest, NewKeysComeIntoAllPanesAtOnceOrIntoNone)
{
    show(asked({"kogge-stone-scan", "brent-kung-scan", "bitonic-sort", "radix-sort"}, 300, 1));
    const Words before = generateKeys("uniform", 300, 1, ElementType::uint32);
    const Words after = generateKeys("uniform", 300, 2, ElementType::uint32);
    int mixed = 0, looks = 0;
    const auto look = [&] {
        looks++;
        for (std::size_t i = 0; i < comparison.paneCount(); i++)
            mixed += at(i).input != at(0).input || comparison.panes()[i].resident.recording->input != at(0).input;
    };
    QObject::connect(&comparison, &Comparison::panesChanged, &comparison, look);
    QObject::connect(&comparison, &Comparison::momentChanged, &comparison, look);
    QObject::connect(&comparison, &Comparison::residentChanged, &comparison, look);
    QObject::connect(&comparison, &Comparison::progressed, &comparison, look);
    comparison.request(asked({"kogge-stone-scan", "brent-kung-scan", "bitonic-sort", "radix-sort"}, 300, 2));
    while (comparison.isRunning()) {
        look();
        EXPECT_EQ(at(0).input, before);
        QTest::qWait(1);
    }
    look();
    EXPECT_EQ(mixed, 0);
    EXPECT_GT(looks, 4);
    for (std::size_t i = 0; i < 4; i++)
        EXPECT_EQ(at(i).input, after);
}

TEST_F(ComparisonTest, ACancelledRunLeavesAllPanesOnTheOldKeys)
{
    show(asked(scans));
    const RecordingPtr first = comparison.recording(0), second = comparison.recording(1);
    // Cancelled while the keys are made, and while the last pane runs.
    comparison.request(asked(scans, std::size_t{1} << 20, 2));
    comparison.cancel();
    EXPECT_FALSE(comparison.isRunning());
    QSignalSpy progress(&comparison, &Comparison::progressed);
    comparison.request(asked({"kogge-stone-scan", "bitonic-sort"}, std::size_t{1} << 20, 2));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !progress.empty() && progress.back()[0].toULongLong() > 1000; }, 60'000));
    comparison.cancel();
    QTest::qWait(200);
    EXPECT_EQ(comparison.recording(0), first);
    EXPECT_EQ(comparison.recording(1), second);
    EXPECT_TRUE(QTest::qWaitFor([&] { return comparison.isSettled(); }, 10'000));
}

TEST_F(ComparisonTest, ARunThatEndedWhileNewKeysAreMadeIsNotTakenForTheNewOne)
{
    show(asked(scans));
    comparison.request(asked(scans, 64, 2));
    // Its runs end, and nobody listens until more panes over more keys are asked for, whose making takes a while.
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(30);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 30);
    while (std::chrono::steady_clock::now() < until)
        ;
    comparison.request(asked({"kogge-stone-scan", "brent-kung-scan", "kogge-stone-scan"}, std::size_t{1} << 18, 3));
    ASSERT_TRUE(finish());
    ASSERT_EQ(comparison.paneCount(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(comparison.recording(i)->n(), std::size_t{1} << 18);
}

TEST_F(ComparisonTest, TheSameAlgorithmTwiceIsRunTwice)
{
    show(asked(scans));
    show(asked({"kogge-stone-scan", "kogge-stone-scan"}));
    EXPECT_NE(comparison.recording(0), comparison.recording(1));
}

TEST_F(ComparisonTest, ClearingLetsTheRecordingsGo)
{
    show(asked(scans, std::size_t{1} << 18));
    comparison.seek(3.5);
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison.isSettled(); }, 10'000));
    const std::weak_ptr<const Recording> first = comparison.recording(0), second = comparison.recording(1);
    comparison.clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return first.expired() && second.expired(); }, 10'000));
}

TEST_F(ComparisonTest, AnotherPDoesNotStopAClockThatDoesNotCountIt)
{
    show(asked(scans));
    comparison.play();
    comparison.setClock(ClockUnit::launches, 8, 1);
    EXPECT_TRUE(comparison.isPlaying());
    EXPECT_EQ(comparison.clock().units, 8U);
}

TEST_F(ComparisonTest, OfTwoRequestsTheNewerIsShown)
{
    show(asked(scans));
    comparison.request(asked(scans, 16, 2));
    QTest::qWait(5);
    comparison.request(asked(scans, 16, 3));
    ASSERT_TRUE(finish());
    QTest::qWait(100);
    EXPECT_EQ(at(0).input, generateKeys("uniform", 16, 3, ElementType::uint32));
    EXPECT_EQ(at(1).input, at(0).input);
}

TEST_F(ComparisonTest, ADeviceThatFailsInOnePaneLeavesTheOthersAlive)
{
    ComparisonAsk ask = asked({"kogge-stone-scan", "brent-kung-scan", "bitonic-sort"});
    ask.panes[1].device = "no such device";
    show(ask);
    ASSERT_EQ(comparison.paneCount(), 3U);
    EXPECT_EQ(comparison.recording(1), nullptr);
    EXPECT_TRUE(comparison.failure(1).contains("no such device")) << comparison.failure(1).toStdString();
    EXPECT_EQ(failure(), "") << "the pane says it";
    comparison.seek(2);
    EXPECT_EQ(comparison.player(0).moment(), (Moment{2, 1}));
    EXPECT_EQ(comparison.player(2).moment(), (Moment{2, 1}));
    EXPECT_EQ(comparison.panes()[1].failure, comparison.failure(1));
    EXPECT_EQ(comparison.panes()[1].resident.recording, nullptr);
    comparison.setClock(ClockUnit::work, 32, 1);
    comparison.stepForward();
    ask.panes[1].device = "auto";
    show(ask);
    EXPECT_NE(comparison.recording(1), nullptr) << "mended";
    EXPECT_EQ(comparison.failure(1), "");
}

TEST_F(ComparisonTest, WhereAllPanesFailNothingChanges)
{
    show(asked(scans));
    const RecordingPtr before = comparison.recording(0);
    ComparisonAsk ask = asked(scans, 16, 2);
    for (PaneAsk& pane : ask.panes)
        pane.device = "no such device";
    show(ask);
    EXPECT_NE(failure().find("no such device"), std::string::npos) << failure();
    EXPECT_EQ(comparison.recording(0), before);
    EXPECT_EQ(comparison.failure(0), "");
}

TEST_F(ComparisonTest, InputsThatDoNotFitAreRefusedInOneSentence)
{
    show(asked(scans));
    const RecordingPtr before = comparison.recording(0);
    const auto refused = [&](const ComparisonAsk& ask) {
        failures.clear();
        show(ask);
        EXPECT_EQ(failures.size(), 1);
        EXPECT_EQ(comparison.recording(0), before);
        EXPECT_FALSE(failure().empty());
        EXPECT_EQ(failure().find('\n'), std::string::npos);
        return failure();
    };
    ComparisonAsk floats = asked({"bitonic-sort", "brent-kung-scan"});
    floats.panes[0].parameters["type"] = "float32";
    floats.panes[1].parameters["operator"] = "affine";
    refused(floats);
    ComparisonAsk maps = asked({"bitonic-sort", "brent-kung-scan"});
    maps.panes[1].parameters["operator"] = "affine";
    refused(maps);
    refused(asked({"radix-sort", "radix-sort", "radix-sort", "radix-sort", "radix-sort"}));
    refused(asked({"radix-sort"}));
    ComparisonAsk typed = asked(scans);
    typed.input.kind = InputChoice::Kind::typed;
    typed.input.text = "1 2 x3";
    EXPECT_NE(refused(typed).find("x3"), std::string::npos);
    comparison.setClock(ClockUnit::units, 0, 1);
    EXPECT_EQ(comparison.clock().units, 32U);
    EXPECT_EQ(failures.size(), 2) << "a P of 0";
}

TEST_F(ComparisonTest, AffineScansGetMapsThatAllPanesShare)
{
    ComparisonAsk ask = asked(scans);
    for (PaneAsk& pane : ask.panes)
        pane.parameters["operator"] = "affine";
    show(ask);
    EXPECT_EQ(at(0).input, generateKeys("uniform", 16, 1, ElementType::uint32, KeysFor::maps));
    EXPECT_EQ(at(1).output, at(0).output);
}

TEST_F(ComparisonTest, WhatHasNotChangedIsNotRunAgain)
{
    show(asked(scans));
    const RecordingPtr first = comparison.recording(0), second = comparison.recording(1);
    comparison.seek(3);
    show(asked({"kogge-stone-scan", "brent-kung-scan", "radix-sort"}));
    EXPECT_EQ(comparison.recording(0), first);
    EXPECT_EQ(comparison.recording(1), second);
    EXPECT_EQ(comparison.clock().time, 3) << "the same keys: the moment stays";
    show(asked({"brent-kung-scan", "radix-sort"}));
    EXPECT_EQ(comparison.recording(0), second);
    EXPECT_EQ(comparison.player(0).moment(), (Moment{3, 1}));
    show(asked({"brent-kung-scan", "radix-sort"}, 17));
    EXPECT_NE(comparison.recording(0), second);
    EXPECT_EQ(comparison.clock().time, 0);
}

TEST_F(ComparisonTest, StepsGoWhereSomePaneFinishesALaunch)
{
    show(asked(scans));
    comparison.setSpeed(8);
    comparison.setClock(ClockUnit::work, 32, 1);
    // Ends of launches: Kogge-Stone 15, 29, 41, 49; Brent-Kung 8, 12, 14, 15, 16, 19, 26.
    std::vector<double> stops;
    while (comparison.clock().time < comparison.end()) {
        comparison.stepForward();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !comparison.isMoving(); }, 20'000));
        stops.push_back(comparison.clock().time);
        if (stops.size() == 3)
            comparison.seek(16); // the rest goes alike
    }
    EXPECT_EQ(stops, (std::vector<double>{8, 12, 14, 19, 26, 29, 41, 49}));
    comparison.stepBack();
    EXPECT_EQ(comparison.clock().time, 41);
    comparison.seek(10);
    comparison.stepBack();
    EXPECT_EQ(comparison.clock().time, 8);
    comparison.stepBack();
    comparison.stepBack();
    EXPECT_EQ(comparison.clock().time, 0);
}

TEST_F(ComparisonTest, PlayEndsAtTheEndUnderEveryClock)
{
    show(asked(scans, 8));
    comparison.setSpeed(8);
    for (const ClockUnit unit : {ClockUnit::launches, ClockUnit::levels, ClockUnit::work, ClockUnit::units}) {
        comparison.setClock(unit, 4, 1);
        comparison.toStart();
        QElapsedTimer took;
        took.start();
        comparison.play();
        EXPECT_TRUE(comparison.isPlaying());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !comparison.isPlaying(); }, 20'000));
        EXPECT_EQ(comparison.clock().time, comparison.end());
        EXPECT_EQ(comparison.player(0).position(), 3);
        EXPECT_EQ(comparison.player(1).position(), 5);
        // Five launches of a second, eight times as fast; a busy machine may take longer, but none less.
        EXPECT_GT(took.elapsed(), 400) << static_cast<int>(unit);
    }
}

TEST_F(ComparisonTest, AClockThatNewRunsDoNotKnowGivesWayToLaunches)
{
    show(asked({"radix-sort", "radix-sort"}));
    comparison.setClock(ClockUnit::levels, 32, 1);
    EXPECT_EQ(comparison.clock().unit, ClockUnit::levels);
    comparison.toEnd();
    show(asked({"radix-sort", "radix-sort"}, std::size_t{1} << 20)); // past the budget nobody knows its chains
    EXPECT_EQ(comparison.clock().unit, ClockUnit::launches);
    EXPECT_EQ(comparison.clock().time, 0);
    EXPECT_EQ(failures.size(), 1) << "and that is said";
    const auto& known = comparison.knownUnits();
    EXPECT_EQ(std::ranges::count(known, ClockUnit::levels), 0);
    EXPECT_EQ(std::ranges::count(known, ClockUnit::work), 1);
}

TEST_F(ComparisonTest, OneKeyNeedsNoLaunch)
{
    show(asked(scans, 1));
    EXPECT_EQ(comparison.end(), 0);
    comparison.play();
    comparison.stepForward();
    comparison.toEnd();
    EXPECT_FALSE(comparison.isPlaying());
    EXPECT_EQ(comparison.player(0).moment().launch, 0U);
}

TEST_F(ComparisonTest, PanesOfOneAlgorithmAreToldApart)
{
    ComparisonAsk ask = asked({"radix-sort", "radix-sort", "kogge-stone-scan", "kogge-stone-scan"});
    ask.panes[0].parameters["digit-bits"] = "1";
    ask.panes[1].parameters["digit-bits"] = "4";
    show(ask);
    EXPECT_EQ(comparison.name(0), QString("LSD radix sort · digit-bits 1"));
    EXPECT_EQ(comparison.name(1), QString("LSD radix sort · digit-bits 4"));
    EXPECT_NE(comparison.name(2), comparison.name(3));
    EXPECT_GT(at(0).launchCount(), at(1).launchCount());
}

TEST(PaneRules, PanesShareWhatTheKeysMean)
{
    const auto values = [](const std::vector<Parameter>& parameters, std::string_view name) {
        for (const Parameter& parameter : parameters)
            if (parameter.name == name)
                return parameter.values;
        return std::vector<std::string>{};
    };
    const std::vector<PaneAsk> mixed{{"bitonic-sort", {}, "auto"}, {"brent-kung-scan", {}, "auto"}};
    EXPECT_EQ(values(sharedParameters(mixed), "type"), (std::vector<std::string>{"uint32", "int32", "float32"}));
    EXPECT_EQ(values(sharedParameters(mixed), "operator"), (std::vector<std::string>{"add", "multiply", "max", "min"}));
    const std::vector<PaneAsk> both{{"kogge-stone-scan", {}, "auto"}, {"brent-kung-scan", {}, "auto"}};
    EXPECT_EQ(values(sharedParameters(both), "operator").size(), 6U);
    for (const Parameter& own : ownParameters(findAlgorithm("radix-sort")))
        EXPECT_TRUE(own.name != "type" && own.name != "order") << own.name;
    const auto shared = withShared(mixed, {{"type", "int32"}, {"operator", "max"}});
    EXPECT_EQ(shared[0].parameters, (Parameters{{"type", "int32"}}));
    EXPECT_EQ(shared[1].parameters, (Parameters{{"type", "int32"}, {"operator", "max"}}));
}

TEST(PaneRules, AnotherPaneIsOfTheSameKind)
{
    EXPECT_EQ(anotherPane({{"kogge-stone-scan", {}, "auto"}}).algorithm, "brent-kung-scan");
    EXPECT_EQ(anotherPane({{"brent-kung-scan", {}, "0"}}), (PaneAsk{"kogge-stone-scan", {}, "0"}));
    EXPECT_EQ(anotherPane({{"bitonic-sort", {}, "auto"}}).algorithm, "odd-even-mergesort");
    EXPECT_EQ(anotherPane({{"odd-even-mergesort", {}, "auto"}}).algorithm, "bitonic-sort");
    // Of its family, but it sorts no keys.
    const PaneAsk principle{"zero-one-principle", {}, "auto"};
    EXPECT_EQ(anotherPane({principle}), principle);
}

} // namespace lockstep::ui
