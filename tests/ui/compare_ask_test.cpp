#include "tests/ui/compare_panes.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {
namespace {

View stage()
{
    View view;
    view.size = {1600, 900};
    view.role = ViewRole::exported;
    return view;
}

/// The opacity of each mark of a pane by its name, where it has one, of the frame with or without the question.
std::map<QString, double> opacities(const std::vector<Pane>& panes, const ComparisonClock& clock)
{
    std::map<QString, double> all;
    for (const Mark& mark : comparisonFrame(panes, clock, stage()).marks)
        if (paneOf(mark.id) && !mark.id.name.isEmpty())
            all[mark.id.name] = mark.opacity;
    return all;
}

std::vector<Pane> withQuestion(std::vector<Pane> panes, Question& question)
{
    for (std::size_t i = 0; i < panes.size(); ++i)
        panes[i].asked = question.answer(i, panes[i].resident, panes[i].moment);
    return panes;
}

struct AskCase {
    std::vector<TestRun> runs;
    std::size_t n, element;
};

class Ask : public testing::TestWithParam<AskCase> {};

TEST_P(Ask, LightsTheConeOfThePositionInEveryPane)
{
    const auto& [runs, n, element] = GetParam();
    ComparisonClock clock;
    const std::vector<Pane> recorded = recordedPanes(runs, n);
    const double end = endOf(recordingsOf(recorded), clock);
    for (const double time : {0.0, 1.0, std::floor(end / 2) + 0.5, end}) {
        clock.time = time;
        const std::vector<Pane> plain = panesAt(recorded, clock, stage());
        Question question;
        question.put(element);
        const std::vector<Pane> asked = withQuestion(plain, question);
        const auto before = opacities(plain, clock), after = opacities(asked, clock);
        ASSERT_EQ(before.size(), after.size());
        std::size_t lit = 0, dim = 0;
        for (const Mark& mark : comparisonFrame(asked, clock, stage()).marks) {
            const auto pane = paneOf(mark.id);
            if (!pane || mark.id.name.isEmpty() || mark.id.launch < 1 || mark.id.item < 0)
                continue;
            const Asked& answer = *asked[*pane].asked;
            ASSERT_TRUE(answer.cone.has_value());
            const Recording& recording = *plain[*pane].resident.recording;
            // A work-item is lit exactly where the engine says that an event of it decided the cell.
            const auto launch = static_cast<std::size_t>(mark.id.launch);
            bool onCone = false;
            if (launch <= answer.cone->launches.size())
                for (const std::uint32_t index : answer.cone->launches[launch - 1].events) {
                    const Event& event = (*recording.events[launch - 1])[index];
                    const auto names = [&](const Access& access) {
                        return mark.id.index < 0 || static_cast<qint64>(access.index) == mark.id.index;
                    };
                    onCone =
                        onCone ||
                        (event.item == static_cast<std::uint32_t>(mark.id.item) &&
                         (std::ranges::any_of(event.reads(), names) || std::ranges::any_of(event.writes(), names)));
                }
            const bool isLit = after.at(mark.id.name) == before.at(mark.id.name);
            EXPECT_EQ(isLit, onCone) << mark.id.name.toStdString() << " at " << time;
            (isLit ? lit : dim)++;
        }
        if (time == end) {
            EXPECT_GT(lit, 0U);
            EXPECT_GT(dim, 0U) << "every position here leaves something out";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Panes, Ask,
    testing::Values(AskCase{bothScans, 16, 11}, AskCase{bothScans, 13, 6},
                    AskCase{{{"bitonic-sort"}, {"radix-sort", {{"digit-bits", "1"}}}}, 8, 5},
                    AskCase{{{"radix-sort", {{"digit-bits", "2"}}}, {"radix-sort", {{"digit-bits", "4"}}}}, 16, 3}));

TEST(AskWords, SayTheValueAndItsRangeInEveryPane)
{
    ComparisonClock clock;
    const std::vector<Pane> recorded = recordedPanes(bothScans, 16);
    clock.time = endOf(recordingsOf(recorded), clock);
    Question question;
    question.put(11);
    const std::vector<Pane> panes = withQuestion(panesAt(recorded, clock, stage()), question);
    const std::string told = textsNamed(comparisonFrame(panes, clock, stage()), QStringLiteral("narration"));
    const std::string value = std::to_string(recorded[0].resident.recording->output[11]);
    const std::string words = value + " comes from positions 0 to 11 of the input";
    const auto first = told.find(words);
    ASSERT_NE(first, std::string::npos) << told;
    EXPECT_NE(told.find(words, first + 1), std::string::npos) << "in the other pane too: " << told;
}

TEST(AskBars, OnlyTheBarOfThePositionStaysVivid)
{
    // Three sorts of 64 keys in a small window are bars, at least one of them.
    View view;
    view.size = {1224, 584};
    ComparisonClock clock;
    const std::vector<Pane> recorded = recordedPanes(
        {{"bitonic-sort"}, {"radix-sort", {{"digit-bits", "4"}}}, {"radix-sort", {{"digit-bits", "8"}}}}, 64);
    clock.time = 0; // later an event names several positions
    Question question;
    question.put(5);
    const Scene scene = comparisonFrame(withQuestion(panesAt(recorded, clock, view), question), clock, view);
    std::size_t bars = 0;
    for (const Mark& mark : scene.marks) {
        const auto pane = paneOf(mark.id);
        if (!pane || !mark.id.name.contains(QStringLiteral("-bar")))
            continue;
        ++bars;
        EXPECT_EQ(mark.opacity == 1, mark.id.index == 5) << mark.id.name.toStdString();
    }
    EXPECT_GE(bars, 64U);
}

TEST(AskWords, APositionThatAPaneHasNotIsNotAnswered)
{
    const std::vector<Pane> panes = panesAt(recordedPanes(bothScans, 8), {}, stage());
    Question question;
    question.put(8);
    EXPECT_EQ(question.answer(0, panes[0].resident, panes[0].moment), nullptr);
}

} // namespace
} // namespace lockstep::ui
