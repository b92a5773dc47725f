#include "engine/analysis/books.hpp"
#include "tests/ui/compare_panes.hpp"
#include "ui/compare/comparison_figures.hpp"
#include "ui/compare/comparison_layout.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {
namespace {

const std::vector<TestRun> fourRuns{{"bitonic-sort"},
                                    {"radix-sort", {{"digit-bits", "1"}}, "LSD radix sort · digit-bits 1"},
                                    {"radix-sort", {{"digit-bits", "4"}}, "LSD radix sort · digit-bits 4"},
                                    {"radix-sort", {{"digit-bits", "8"}}, "LSD radix sort · digit-bits 8"}};

/// The stage of a window of 1280 x 720 and of the smallest one, with the rail.
const QSizeF stages[] = {{1224, 584}, {968, 500}};

View windowView(const QSizeF& size, ThemeName name = ThemeName::dark)
{
    View view;
    view.size = size;
    view.theme = name;
    return view;
}

class ComparisonOf : public testing::TestWithParam<std::size_t> {};

TEST_P(ComparisonOf, IsLegibleInTheWindowFromOneToFourPanes)
{
    const std::size_t n = GetParam();
    for (std::size_t count = 1; count <= 4; ++count)
        for (const bool scans : {true, false}) {
            if (scans && count > 2)
                continue;
            const std::vector<TestRun>& all = scans ? bothScans : fourRuns;
            const std::vector<Pane> panes =
                recordedPanes({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)}, n);
            for (const QSizeF& size : stages)
                for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
                    const View view = windowView(size, name);
                    const double end = endOf(recordingsOf(panes), {});
                    for (const double time : {0.0, std::floor(end / 3) + 0.5, std::floor(end / 2), end}) {
                        ComparisonClock clock;
                        clock.time = time;
                        const Scene scene = comparisonFrame(panesAt(panes, clock, view), clock, view);
                        const std::string what = std::to_string(count) + (scans ? " scans" : " sorts") +
                                                 " n=" + std::to_string(n) + " width " + std::to_string(size.width()) +
                                                 " time " + std::to_string(time);
                        EXPECT_EQ(scene.size, size);
                        EXPECT_EQ(scene.ground, theme(name).paper);
                        expectLegible(scene, what);
                        expectUniqueNames(scene, what);
                        if (HasFailure())
                            return;
                    }
                }
        }
}

INSTANTIATE_TEST_SUITE_P(Sizes, ComparisonOf, testing::Values(1, 8, 16, 32, 64, 1024),
                         testing::PrintToStringParamName());

TEST(ComparisonFrame, DrawsNoTimeApartFromTheLogarithmicScale)
{
    const View view = windowView({1224, 584});
    const auto sceneOf = [&](std::size_t n) {
        return comparisonFrame(panesAt(recordedPanes({fourRuns[0], fourRuns[1]}, n), {}, view), {}, view);
    };
    const auto boxOf = [](const Scene& scene, const QString& name) {
        for (const Mark& mark : scene.marks)
            if (mark.id.name == name)
                return boundsOf(mark.shape);
        return QRectF();
    };
    const Scene one =
        sceneOf(1); // the bitonic sort of one key has no launch, the radix sort counts, ranks and moves it
    const double zero = boxOf(one, "time-zero").center().y();
    EXPECT_EQ(textNamed(one, "modelled-pane1"), "0");
    EXPECT_GT(textNamed(one, "modelled-pane2").toInt(), 2);
    EXPECT_DOUBLE_EQ(boxOf(one, "pane1-curve").center().y(), zero);
    EXPECT_LT(boxOf(one, "pane2-curve").center().y(), zero - 15);
    bool isLabelled = false;
    for (const Mark& mark : one.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            isLabelled = isLabelled || (text->text == "0" && std::abs(textBounds(*text).center().y() - zero) < 3 &&
                                        text->at.x() < boxOf(one, "pane1-curve").left());
    EXPECT_TRUE(isLabelled);
    EXPECT_EQ(marksNamed(sceneOf(16), "time-zero"), 0U);
}

TEST(ComparisonFrame, ShowsTheNumbersOfTheAnalysis)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    clock.units = 4;
    for (const std::size_t n : {8U, 16U, 33U, 1024U}) {
        const std::vector<Pane> panes = panesAt(recordedPanes(bothScans, n), clock, view);
        const Scene scene = comparisonFrame(panes, clock, view);
        for (std::size_t i = 0; i < panes.size(); ++i) {
            const Recording& recording = *panes[i].resident.recording;
            const QString end = QStringLiteral("-pane%1").arg(i + 1);
            EXPECT_EQ(textNamed(scene, "metric-work" + end), countText(recording.work()));
            // A level a launch: the two rows say the same and are one.
            EXPECT_EQ(textNamed(scene, "metric-span-launches" + end), countText(recording.launchCount()));
            EXPECT_EQ(textNamed(scene, "metric-bytes-moved" + end),
                      bytesText(recording.traffic()->read + recording.traffic()->written));
            EXPECT_EQ(textNamed(scene, "modelled" + end), countText(*modelledTime(recording, {4, 1})));
        }
        EXPECT_NE(textsNamed(scene, "same-input").find("same " + countText(n).toStdString() + " values"),
                  std::string::npos);
    }
}

TEST(ComparisonFrame, NamesTheCrossovers)
{
    const View view = windowView({1224, 584});
    const ComparisonClock clock;
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 16), clock, view), clock, view);
    EXPECT_EQ(textsNamed(scene, "told"), "Brent–Kung is ahead up to P = 7, a tie from 8 to 11, Kogge–Stone from 12.");
}

TEST(ComparisonFrame, SaysTheBooksStepsBesideTheCountedOnes)
{
    const View view = windowView({1600, 900});
    ComparisonClock clock;
    clock.units = 32;
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 1024), clock, view), clock, view);
    EXPECT_TRUE(textsNamed(scene, "book-pane1")
                    .starts_with("Kogge–Stone at P = 32: counted 289 steps; the book’s formula gives: 320"))
        << textsNamed(scene, "book-pane1");
    EXPECT_TRUE(textsNamed(scene, "book-pane2")
                    .starts_with("Brent–Kung at P = 32: counted 71 steps; the book’s formula gives: 63.6 or 73.6"))
        << textsNamed(scene, "book-pane2");
    const auto claims = bookClaims(*recordedRun("kogge-stone-scan", 1024), {32, 1});
    const auto steps = std::ranges::find(claims, BookQuantity::steps, &BookClaim::quantity);
    EXPECT_EQ(QString::fromStdString(textsNamed(scene, "book-note-pane1-")).remove(' ').toStdString(),
              QString::fromStdString(steps->note->english).remove(' ').toStdString());
    // A small picture says the gist.
    const Scene small = comparisonFrame(panesAt(recordedPanes(bothScans, 1024), clock, windowView({1224, 584})), clock,
                                        windowView({1224, 584}));
    EXPECT_EQ(textsNamed(small, "book-note-pane1-"), "The book lets every position work on every level.");
}

TEST(ComparisonFrame, TheSmallerValueIsBold)
{
    const View view = windowView({1224, 584});
    const ComparisonClock clock;
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 16), clock, view), clock, view);
    const auto weight = [&scene](const QString& name) {
        for (const Mark& mark : scene.marks)
            if (mark.id.name == name)
                return std::get<TextShape>(mark.shape).weight;
        return 0;
    };
    EXPECT_EQ(weight("metric-work-pane1"), 400);
    EXPECT_EQ(weight("metric-work-pane2"), 600);
    EXPECT_EQ(weight("metric-span-launches-pane1"), 600);
    EXPECT_EQ(weight("metric-span-launches-pane2"), 400);
}

/// Comparisons beside counts, moves and additions: the yardstick is said.
TEST(ComparisonFrame, DifferentKindsOfWorkAreMeasuredByOneYardstick)
{
    const std::vector<TestRun> sorts{{"bitonic-sort"}, {"radix-sort"}};
    const ComparisonClock clock;
    for (const QSizeF size : {QSizeF{1224, 584}, QSizeF{1600, 900}}) {
        const View view = windowView(size);
        const Scene scene = comparisonFrame(panesAt(recordedPanes(sorts, 33), clock, view), clock, view);
        EXPECT_NE(textsNamed(scene, "told"), "");
        EXPECT_NE(textsNamed(scene, "caution").find("Work"), std::string::npos);
        EXPECT_FALSE(textNamed(scene, "caution").contains(QChar(0x2026)));
        std::multiset<int> weights;
        for (const Mark& mark : scene.marks)
            if (mark.id.name.startsWith("metric-work-"))
                weights.insert(std::get<TextShape>(mark.shape).weight);
        EXPECT_EQ(weights, (std::multiset<int>{400, 600}));
    }
    const View view = windowView({1224, 584});
    const Scene scans = comparisonFrame(panesAt(recordedPanes(bothScans, 16), clock, view), clock, view);
    EXPECT_EQ(textsNamed(scans, "caution"), "");
}

/// With wavefronts of 64 the small input's axis ends before one of them has a lane for each work-item.
TEST(ComparisonFrame, TheValuesBesideTheCurveHaveNamesAndAreThoseOfAPPastItsEnd)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    clock.wavefront = 64;
    const std::vector<Pane> panes = recordedPanes(bothScans, 16);
    for (const std::uint64_t units : {32U, 64U, 1000U}) {
        clock.units = units;
        const Scene scene = comparisonFrame(panesAt(panes, clock, view), clock, view);
        const auto time = modelledTime(*panes[0].resident.recording, {units, 64}).value();
        EXPECT_EQ(textNamed(scene, "modelled-pane1"), QString::number(time)) << units;
        EXPECT_TRUE(textNamed(scene, "curve-name-pane1").startsWith("Kogge")) << units;
        EXPECT_TRUE(textNamed(scene, "curve-name-pane2").startsWith("Brent")) << units;
    }
}

TEST(ComparisonFrame, NarratesWhatThePanesDo)
{
    const View view = windowView({1224, 584});
    const std::vector<Pane> panes = recordedPanes(bothScans, 16);
    const auto said = [&](double time) {
        ComparisonClock clock;
        clock.time = time;
        return textsNamed(comparisonFrame(panesAt(panes, clock, view), clock, view), "narration");
    };
    EXPECT_EQ(said(0), "Both start from the same 16 values; no launch has run yet.");
    EXPECT_EQ(said(3), "Both scans now reach 4 positions back: Kogge–Stone adds at 12 positions and has 8 prefixes "
                       "finished, and Brent–Kung adds at 2 positions and has 4.");
    EXPECT_EQ(said(6), "Brent–Kung adds at 3 positions and has 9 prefixes finished; Kogge–Stone has finished.");
    EXPECT_EQ(said(7), "Both have finished: Kogge–Stone after 4 launches with 49 additions and Brent–Kung after 7 "
                       "launches with 26.");
}

TEST(ComparisonFrame, ParametersDoNothingByThemselves)
{
    const View view = windowView({1224, 584});
    const std::vector<Pane> panes = recordedPanes({fourRuns.begin() + 1, fourRuns.begin() + 3}, 16);
    ComparisonClock clock;
    clock.time = 7; // the coarser digits have finished
    const std::string said = textsNamed(comparisonFrame(panesAt(panes, clock, view), clock, view), "narration");
    EXPECT_EQ(said, "The run with digit-bits 1 is at its histogram; the run with digit-bits 4 has finished.");
}

TEST(ComparisonFrame, PanesAtTheSamePartAreSaidAtOnce)
{
    const View view = windowView({1224, 584});
    const std::vector<Pane> panes = recordedPanes({fourRuns.begin() + 1, fourRuns.begin() + 3}, 16);
    ComparisonClock clock;
    clock.time = 3;
    EXPECT_EQ(textsNamed(comparisonFrame(panesAt(panes, clock, view), clock, view), "narration"),
              "Both are at their scatter.");
}

TEST(ComparisonFrame, ASingleValueNeedsNothing)
{
    const View view = windowView({1224, 584});
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 1), {}, view), {}, view);
    EXPECT_EQ(textsNamed(scene, "narration"), "A single value is its own result: nothing is launched.");
    EXPECT_EQ(textsNamed(scene, "told"), "No work, so no time.");
}

TEST(ComparisonFrame, WhatIsNotKnownIsADashWithItsReason)
{
    const View view = windowView({1224, 584});
    std::vector<Pane> panes = recordedPanes(bothScans, 16);
    auto counted = std::make_shared<Recording>(*panes[1].resident.recording); // as past the memory budget
    counted->span.reset();
    for (Launch& launch : counted->launches) {
        launch.busy.clear();
        launch.span.reset();
        launch.traffic.reset();
    }
    panes[1].resident.recording = counted;
    const Scene scene = comparisonFrame(panesAt(panes, {}, view), {}, view);
    expectLegible(scene, "counted only");
    EXPECT_EQ(textNamed(scene, "metric-span-pane1"), "4");
    EXPECT_EQ(textNamed(scene, "metric-span-pane2"), "–");
    EXPECT_EQ(textNamed(scene, "metric-bytes-moved-pane2"), "–");
    EXPECT_EQ(textNamed(scene, "modelled-pane1"), "4");
    EXPECT_EQ(textNamed(scene, "modelled-pane2"), "");
    EXPECT_EQ(textsNamed(scene, "told"), "Brent–Kung: not known past the memory budget.");
    const bool said = std::ranges::any_of(scene.marks, [](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text && text->text.contains("past the budget");
    });
    EXPECT_TRUE(said);
}

TEST(ComparisonFrame, AFinishedPaneSaysHowMuchEarlier)
{
    const View view = windowView({1224, 584});
    const std::vector<Pane> panes = recordedPanes(bothScans, 16);
    const auto status = [&](ClockUnit unit, double time, int pane) {
        ComparisonClock clock{unit, 4, 1, time};
        return textNamed(comparisonFrame(panesAt(panes, clock, view), clock, view),
                         QStringLiteral("pane%1-status").arg(pane))
            .toStdString();
    };
    EXPECT_EQ(status(ClockUnit::launches, 3, 1), "launch 3 of 4 · distance 4");
    EXPECT_EQ(status(ClockUnit::launches, 5, 1), "finished, 1 launch earlier");
    EXPECT_EQ(status(ClockUnit::launches, 7, 1), "finished, 3 launches earlier");
    EXPECT_EQ(status(ClockUnit::launches, 5, 2), "launch 5 of 7 · Down-sweep, distance 4");
    EXPECT_EQ(status(ClockUnit::work, 49, 2), "finished, 23 operations earlier");
    EXPECT_EQ(status(ClockUnit::launches, 7, 2), "finished");
}

/// Yellow means now.
TEST(ComparisonFrame, APaneThatHasFinishedHasNoYellow)
{
    for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
        View view = windowView({1224, 584});
        view.theme = name;
        const Theme& colors = theme(name);
        const std::vector<Pane> panes = recordedPanes(bothScans, 16);
        const auto yellow = [&](double time, std::size_t pane) {
            const ComparisonClock clock{ClockUnit::launches, 4, 1, time};
            const Scene scene = comparisonFrame(panesAt(panes, clock, view), clock, view);
            return std::ranges::count_if(scene.marks, [&](const Mark& mark) {
                const bool isNow = std::visit(
                    [&](const auto& shape) {
                        if constexpr (requires { shape.fill; })
                            return shape.fill == colors.now || shape.fill == colors.nowSoft;
                        return false;
                    },
                    mark.shape);
                const QPointF at = boundsOf(mark.shape).center(); // panes lie side by side, over what they cost
                return isNow && at.y() < 0.6 * view.size.height() && (at.x() < view.size.width() / 2) == (pane == 0);
            });
        };
        EXPECT_GT(yellow(3, 0), 0);
        EXPECT_GT(yellow(5, 1), 0);
        EXPECT_EQ(yellow(5, 0), 0) << "Kogge–Stone has had its four launches";
    }
}

TEST(ComparisonFrame, MomentsFollowTheClocksUnit)
{
    const std::vector<Pane> panes = recordedPanes(bothScans, 16);
    const Recording& kogge = *panes[0].resident.recording;
    const Recording& brent = *panes[1].resident.recording;
    EXPECT_EQ(momentAt(kogge, {ClockUnit::launches, 1, 1, 2.5}), (Moment{3, 0.5}));
    EXPECT_EQ(momentAt(kogge, {ClockUnit::launches, 1, 1, 6}), (Moment{4, 1}));
    EXPECT_EQ(momentAt(kogge, {ClockUnit::work, 1, 1, 15}), (Moment{1, 1})); // 15 additions
    EXPECT_EQ(momentAt(brent, {ClockUnit::work, 1, 1, 12}), (Moment{2, 1})); // 8 and 4
    EXPECT_EQ(endOf(recordingsOf(panes), {ClockUnit::units, 16, 1, 0}), 7);
    EXPECT_EQ(stepTimes(recordingsOf(panes), {}).size(), 8U);
}

TEST(ComparisonFrame, RowsOfTwoScansLieLevel)
{
    const View view = windowView({1440, 800});
    ComparisonClock clock;
    clock.time = 3;
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 16), clock, view), clock, view);
    const auto top = [&scene](const QString& name) {
        for (const Mark& mark : scene.marks)
            if (mark.id.name == name)
                return boundsOf(mark.shape).top();
        return -1.0;
    };
    ASSERT_GT(top("pane1-launch3-item7-cell"), 0);
    EXPECT_DOUBLE_EQ(top("pane1-launch3-item7-cell"), top("pane2-launch3-item0-cell"));
    EXPECT_DOUBLE_EQ(top("pane1-launch1-item1-cell"), top("pane2-launch1-item0-cell"));
}

TEST(ComparisonFrame, AFailedPaneShowsItsSentenceAndTheOthersLiveOn)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    clock.time = 2;
    std::vector<Pane> panes = recordedPanes(bothScans, 16);
    panes[1].resident.recording = nullptr;
    panes[1].failure = QStringLiteral("The device stopped answering; choose another one.");
    const Scene scene = comparisonFrame(panesAt(panes, clock, view), clock, view);
    expectLegible(scene, "a failed pane");
    EXPECT_EQ(textsNamed(scene, "pane2-failure"), "The device stopped answering; choose another one.");
    EXPECT_EQ(textNamed(scene, "metric-work-pane2"), "–");
    EXPECT_EQ(textNamed(scene, "metric-work-pane1"), "49");
    EXPECT_GT(marksNamed(scene, "pane1-launch2-item\\d+-combine"), 0U);
}

TEST(ComparisonFrame, TheLaunchThatRunsIsLitInEachPane)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    clock.time = 5;
    const Scene scene = comparisonFrame(panesAt(recordedPanes(bothScans, 16), clock, view), clock, view);
    std::vector<QString> lit;
    for (const Mark& mark : scene.marks)
        if (mark.id.name.contains("-active") && std::get<RectShape>(mark.shape).fill == theme(view.theme).now)
            lit.push_back(mark.id.name);
    EXPECT_EQ(lit, (std::vector<QString>{"pane2-active5"})); // the other one has finished
}

TEST(ComparisonFrame, ThePAxisIsWhereADragSetsP)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    const std::vector<Pane> panes = panesAt(recordedPanes(bothScans, 64), clock, view);
    const QRectF axis = unitsAxis(panes, clock, view);
    ASSERT_TRUE(axis.isValid());
    for (const std::uint64_t units : {1U, 2U, 7U, 12U, 63U, 64U}) {
        clock.units = units;
        const Scene scene = comparisonFrame(panes, clock, view);
        for (const Mark& mark : scene.marks)
            if (mark.id.name == "units-knob") {
                const QPointF knob = boundsOf(mark.shape).center();
                EXPECT_TRUE(axis.contains(knob));
                EXPECT_EQ(unitsAt(knob.x(), axis, panes), units);
            }
        EXPECT_EQ(textNamed(scene, "units"), QString::number(units));
    }
    EXPECT_EQ(unitsAt(axis.left() - 500, axis, panes), 1U);
    EXPECT_EQ(unitsAt(axis.right() + 500, axis, panes), 64U);
}

TEST(ComparisonFrame, HeadingsAreAllWholeOrAllShort)
{
    const std::vector<Pane> panes = recordedPanes(fourRuns, 16);
    const auto headings = [&](const QSizeF& size) {
        const Scene scene = comparisonFrame(panesAt(panes, {}, windowView(size)), {}, windowView(size));
        return std::pair{textNamed(scene, "pane2-heading"), textNamed(scene, "pane4-heading")};
    };
    EXPECT_EQ(headings({1224, 584}), (std::pair<QString, QString>{"digit-bits 1", "digit-bits 8"}));
    EXPECT_EQ(headings({1800, 1000}).first, "LSD radix sort · digit-bits 1");
}

TEST(ComparisonFrame, TheLaunchThatRunsShowsItsValuesInASmallWindow)
{
    const View view = windowView({1224, 584});
    ComparisonClock clock;
    clock.time = 3;
    const std::vector<Pane> panes = panesAt(recordedPanes(bothScans, 16), clock, view);
    const Scene scene = comparisonFrame(panes, clock, view);
    const Words& after = *panes[1].resident.state(3)->buffers.at(panes[1].resident.recording->outputBuffer);
    const QString value = QString::number(after[15]);
    const auto shown = std::ranges::count_if(scene.marks, [&](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text && text->text == value;
    });
    EXPECT_GE(shown, 2) << value.toStdString(); // both have added 8 values up to position 15
}

TEST(ComparisonFrame, ThreePanesLeaveNoCornerOfTheStageEmpty)
{
    for (const QSizeF& size : {QSizeF{1704, 975}, {1224, 584}, {1384, 764}, {3504, 2000}, {1100, 1400}}) {
        const ComparisonLayout layout = layOutComparison(3, windowView(size), false);
        ASSERT_EQ(layout.panes.size(), 3U);
        QRectF whole;
        double covered = 0;
        for (const QRectF& pane : layout.panes) {
            whole |= pane;
            covered += pane.width() * pane.height();
        }
        EXPECT_GE(covered, 0.92 * whole.width() * whole.height()) << size.width();
        EXPECT_FALSE(layout.panes[2].intersects(layout.panes[0]) || layout.panes[2].intersects(layout.panes[1]));
        if (size.width() > 1500) {
            EXPECT_EQ(layout.panes[0].size(), layout.panes[2].size()) << "where there is room, all alike";
        }
    }
}

TEST(ComparisonFrame, MarksTellTheirPane)
{
    EXPECT_EQ(paneOf({.name = "pane3-launch2-item0-cell", .pane = 3}), 2U);
    EXPECT_EQ(paneOf({.name = "metric-work-pane1"}), std::nullopt);
}

TEST(ComparisonNames, LeaveOutWhatAllShare)
{
    const auto names = [](std::initializer_list<const char*> full) {
        std::vector<Pane> panes;
        for (const char* name : full)
            panes.emplace_back().name = QString::fromUtf8(name);
        std::vector<std::string> made;
        for (const QString& name : shortNames(panes))
            made.push_back(name.toStdString());
        return made;
    };
    EXPECT_EQ(names({"Kogge–Stone scan", "Brent–Kung scan"}), (std::vector<std::string>{"Kogge–Stone", "Brent–Kung"}));
    EXPECT_EQ(names({"LSD radix sort · digit-bits 1", "LSD radix sort · digit-bits 4"}),
              (std::vector<std::string>{"digit-bits 1", "digit-bits 4"}));
    EXPECT_EQ(names({"Bitonic sort", "LSD radix sort · digit-bits 4", "LSD radix sort · digit-bits 8"}),
              (std::vector<std::string>{"Bitonic sort", "digit-bits 4", "digit-bits 8"}));
    EXPECT_EQ(names({"Bitonic sort", "LSD radix sort"}), (std::vector<std::string>{"Bitonic", "LSD radix"}));
    EXPECT_EQ(names({"Bitonic sort · run 1", "Bitonic sort · run 2"}), (std::vector<std::string>{"run 1", "run 2"}));
}

TEST(ComparisonFrame, TellsWhoIsAheadHereWhereAllChangesOfTheLeadDoNotFit)
{
    const std::vector<Pane> panes = recordedPanes({{"kogge-stone-scan"}, {"brent-kung-scan"}, {"sequential-scan"}}, 64);
    const View view = windowView({1224, 584});
    for (const std::uint64_t units : {std::uint64_t{1}, std::uint64_t{4}, std::uint64_t{32}}) {
        ComparisonClock clock;
        clock.units = units;
        const QString told = textNamed(comparisonFrame(panesAt(panes, clock, view), clock, view), "told");
        EXPECT_FALSE(told.contains(QChar(0x2026))) << told.toStdString();
        EXPECT_TRUE(told.startsWith(QString("At P = %1 ").arg(units)) || told.contains("up to P ="))
            << told.toStdString();
    }
}

} // namespace
} // namespace lockstep::ui
