// Launches of several phases, over everything that the dataflow lens draws.
#include "engine/algorithms/algorithm.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/player/motion.hpp"
#include "ui/player/player.hpp"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>

namespace lockstep::ui {
namespace {

std::vector<const Algorithm*> drawnAsDataflow()
{
    std::vector<const Algorithm*> drawn;
    for (const Algorithm* algorithm : catalogue())
        if (algorithm->lens == "dataflow")
            drawn.push_back(algorithm);
    return drawn;
}

std::vector<Moment> momentsInside(const Recording& recording)
{
    std::vector<Moment> moments;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        for (std::uint32_t p = 0; p < phasesShown(recording, k); ++p)
            moments.push_back(withinLaunch(recording, {k, 1, p}));
    return moments;
}

class EveryDataflow : public testing::TestWithParam<const Algorithm*> {};

TEST_P(EveryDataflow, IsLegibleInEveryPhase)
{
    for (const std::size_t n : {1, 2, 3, 7, 16, 33}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        for (const QSizeF& size : {QSizeF{648, 440}, QSizeF{1208, 560}}) {
            View view;
            view.size = size;
            if (!dataflowLens.canShow(*recording, view))
                continue;
            for (Moment moment : momentsInside(*recording))
                for (const double fraction : {0.4, 1.0}) {
                    moment.fraction = fraction;
                    expectLegible(dataflowLens.scene(resident, moment, view),
                                  GetParam()->id + " n=" + std::to_string(n) + " launch " +
                                      std::to_string(moment.launch) + " phase " +
                                      std::to_string(moment.phase.value_or(0)) + " width " +
                                      std::to_string(size.width()));
                }
        }
    }
}

TEST_P(EveryDataflow, EndsWithEveryOutputFinished)
{
    for (const std::size_t n : {2, 3, 7, 16, 33}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const auto flow = readScanFlow(keptBy(recording));
        ASSERT_TRUE(flow);
        EXPECT_EQ(flow->steps.size(), stepsOf(*recording).size());
        EXPECT_EQ(flow->outputs, recording->output.size());
        EXPECT_EQ(flow->finishedAfter(flow->steps.size()), recording->output.size()) << GetParam()->id << " n " << n;
        for (const ScanStep& step : flow->steps)
            for (const ScanCombine& combine : step.combines)
                for (const HeldRun& run : combine.result.inputs.runs)
                    EXPECT_EQ(run.times, 1U) << "an input twice in one value";
    }
}

TEST_P(EveryDataflow, SaysSomethingInEveryPhase)
{
    const RecordingPtr recording = recordedRun(GetParam()->id, 16);
    const Resident resident = keptBy(recording);
    for (const Moment& moment : momentsInside(*recording))
        EXPECT_TRUE(plainText(dataflowLens.narration(resident, moment)).endsWith(QLatin1Char('.')));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryDataflow, testing::ValuesIn(drawnAsDataflow()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Phases, ShareTheTimeOfTheirLaunch)
{
    const RecordingPtr recording = recordedRun("kogge-stone-work-group-scan", 8);
    const std::size_t phases = phasesShown(*recording, 1);
    ASSERT_GT(phases, 2U);
    const auto last = static_cast<std::uint32_t>(phases - 1);
    EXPECT_EQ(withinLaunch(*recording, {1, 1}), (Moment{1, 1, last}));
    EXPECT_EQ(withinLaunch(*recording, {1, 0}), (Moment{1, 0, 0}));
    for (std::uint32_t p = 0; p < phases; ++p) {
        const Moment whole = ofLaunch(*recording, {1, 0.5, p});
        EXPECT_FALSE(whole.phase);
        const Moment back = withinLaunch(*recording, whole);
        EXPECT_EQ(back.phase, p);
        EXPECT_NEAR(back.fraction, 0.5, 1e-9);
    }
}

TEST(Phases, OfAScanWithTwoBarriersARoundAreItsRounds)
{
    const RecordingPtr recording = recordedRun("kogge-stone-work-group-scan", 8);
    const auto flow = readScanFlow(keptBy(recording));
    ASSERT_TRUE(flow);
    std::vector<std::size_t> combines, barriers;
    for (const ScanStep& step : flow->steps) {
        combines.push_back(step.combines.size());
        barriers.push_back(step.barriers);
    }
    EXPECT_EQ(combines, (std::vector<std::size_t>{0, 7, 6, 4}));
    EXPECT_EQ(barriers, (std::vector<std::size_t>{0, 2, 2, 2}));
    EXPECT_TRUE(flow->steps.front().loads);
}

TEST(Phases, InWhichSumsAreHandedOnTakeTheTimeOfTheirTurns)
{
    const RecordingPtr recording = recordedRun("domino-scan", 32, {{"group-size", "4"}});
    const Launch& launch = recording->launches.front();
    std::uint32_t handing = 0;
    for (const Event& event : *recording->events.front())
        if (event.op == Op::publish)
            handing = static_cast<std::uint32_t>(std::ranges::lower_bound(launch.phases, event.phase) -
                                                 launch.phases.begin());
    ASSERT_GT(handing, 0U);
    const Motion plain(*recording, 1, 0U), turns(*recording, 1, handing), whole(*recording, 1);
    EXPECT_GT(turns.length(), 2 * plain.length()) << "15 turns of 8 blocks";
    EXPECT_NEAR(whole.length(), turns.length() + static_cast<double>(launch.phases.size() - 1) * plain.length(), 1e-6);
    double last = 0;
    for (double clock = 0; clock <= whole.length(); clock += 40) {
        EXPECT_GE(whole.fractionAt(clock), last);
        last = whole.fractionAt(clock);
    }
    EXPECT_EQ(whole.fractionAt(whole.length()), 1);
    for (const double fraction : {0.1, 0.5, 0.75, 0.9})
        EXPECT_NEAR(whole.fractionAt(whole.clockAt(fraction)), fraction, 1e-3);
}

/// Two additions of x2 and one of x3, as a lost barrier leaves them.
TEST(Held, TellWhatIsInAValueMoreThanOnce)
{
    Held value = together(together(oneInput(2), oneInput(3)), oneInput(2));
    EXPECT_FALSE(value.isRange());
    EXPECT_EQ(inputsText(value, ScanOperator::add), QStringLiteral("2·x2 + x3"));
    EXPECT_EQ(inputsText(together(oneInput(0), oneInput(1)), ScanOperator::add), QStringLiteral("Σ0..1"));
    const Held many{{{0, 0, 3}, {1, 2, 2}, {3, 7, 1}}}; // of a race
    EXPECT_EQ(inputsText(many, ScanOperator::add), QStringLiteral("3·x0 + 2·Σ1..2 + Σ3..7"));
    EXPECT_EQ(cellInputsText(many, ScanOperator::add), QStringLiteral("3·x0 + 2·Σ1..2 + …"));
    // Every second one is not all from the first to the last.
    const Held second = together(together(oneInput(0), oneInput(4)), together(oneInput(2), oneInput(6)));
    EXPECT_EQ(cellInputsText(second, ScanOperator::add), QStringLiteral("x0 + x2 + … + x6"));
    EXPECT_EQ(cellInputsText(second, ScanOperator::multiply), QStringLiteral("x0 · x2 · … · x6"));
    EXPECT_EQ(inputsText(together(oneInput(0), oneInput(4)), ScanOperator::max), QStringLiteral("x0, x4"));
    EXPECT_EQ(together({}, oneInput(4)), oneInput(4));
}

TEST(PlayerInside, StepsPhaseByPhaseAndBack)
{
    Service service;
    Player player{service};
    player.setNeeds([](const Recording&, Moment) { return Needs{}; });
    player.setSpeed(8);
    const RecordingPtr recording = recordedRun("hierarchical-scan", 16, {{"group-size", "4"}});
    player.setRecording(recording);
    player.goTo(1);
    player.setInside(true);
    const auto last = static_cast<std::uint32_t>(phasesShown(*recording, 1) - 1);
    EXPECT_EQ(player.moment(), (Moment{1, 1, last})) << "the picture stays";
    player.stepBack();
    EXPECT_EQ(player.moment(), (Moment{1, 1, last - 1}));
    player.stepForward();
    EXPECT_TRUE(QTest::qWaitFor([&] { return player.moment() == Moment{1, 1, last}; }, 5000));
    player.stepForward();
    EXPECT_TRUE(QTest::qWaitFor([&] { return player.moment() == Moment{2, 1, 0}; }, 5000));
    player.stepBack();
    EXPECT_EQ(player.moment(), (Moment{1, 1, last})) << "into the launch before";
    player.stepBack();
    player.setInside(false);
    EXPECT_EQ(player.moment().launch, 1U);
    EXPECT_FALSE(player.moment().phase);
    EXPECT_LT(player.moment().fraction, 1);
    player.stepForward();
    EXPECT_TRUE(QTest::qWaitFor([&] { return player.moment() == Moment{1, 1}; }, 9000));
}

TEST(PhaseDeck, HasAPageAPhase)
{
    const RecordingPtr recording = recordedRun("coarsened-scan", 16);
    const FrameSource source{recording, [&](const Needs&, const std::stop_token&) { return keptBy(recording); }};
    const Deck launches = recordingDeck(source), phases = recordingDeck(source, Language::english, PageUnit::phase);
    EXPECT_EQ(launches.pages.size(), 2U);
    ASSERT_EQ(phases.pages.size(), 1 + phasesShown(*recording, 1));
    EXPECT_TRUE(phases.pages[2].title.contains(QStringLiteral("phase 2 of"))) << phases.pages[2].title.toStdString();
    for (std::size_t page = 0; page < phases.pages.size(); ++page) {
        const Moment moment = momentIn(*recording, PageUnit::phase, {page, 1});
        EXPECT_EQ(placeIn(*recording, PageUnit::phase, moment).page, page);
    }
    View view;
    view.role = ViewRole::exported;
    view.size = {1600, 900};
    EXPECT_NE(phases.scene(2, 1, view, {}).marks.size(), phases.scene(3, 1, view, {}).marks.size());
    EXPECT_NE(phases.narration(2, {}), phases.narration(3, {}));
}

} // namespace
} // namespace lockstep::ui
