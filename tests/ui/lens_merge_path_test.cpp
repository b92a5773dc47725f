#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/merge_path/model.hpp"
#include "ui/lenses/merge_path/scene.hpp"
#include "ui/lenses/merge_path/tree.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep::ui {
namespace {

RecordingPtr merged(std::size_t n, const char* firstRun = "1", const char* perItem = "2")
{
    return recordedRun("merge-sort", n, {{"first-run", firstRun}, {"per-item", perItem}});
}

TEST(MergePathLens, ThePathGoesThroughEveryCoRank)
{
    for (const std::size_t n : {2, 7, 16, 33}) {
        const RecordingPtr recording = merged(n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const auto level = readMergeLevel(resident, k);
            ASSERT_TRUE(level) << n << " " << k;
            if (level->step != MergeStep::merge)
                continue;
            EXPECT_FALSE(level->diagonals.empty());
            for (const MergeDiagonal& diagonal : level->diagonals) {
                const MergePair& pair = level->pairOf(diagonal.at);
                std::size_t left = 0;
                for (std::size_t i = pair.begin; i < diagonal.at; ++i)
                    left += level->outputs[i].from < pair.middle;
                EXPECT_EQ(left, diagonal.coRank) << "n=" << n << " launch " << k << " at " << diagonal.at;
            }
            const Scene scene = mergePathLens.scene(resident, {k, 0.999}, {}); // the tree is the last one's end
            std::size_t inPairs = 0;
            for (const MergePair& pair : level->pairs)
                inPairs += pair.right() > 0 ? pair.end - pair.begin : 0;
            EXPECT_EQ(marksNamed(scene, QStringLiteral("launch%1-step\\d+").arg(k)), inPairs);
            EXPECT_EQ(marksNamed(scene, "out\\d+"), n);
        }
    }
}

TEST(MergePathLens, AMarkForEachComparisonOfTheSearch)
{
    const RecordingPtr recording = merged(16);
    const Resident resident = keptBy(recording);
    for (std::size_t k = 1; k <= recording->launchCount(); k += 2) {
        const auto& events = *resident.eventsOf(k);
        const auto compared = std::ranges::count_if(events, [](const Event& e) { return e.op == Op::choose; });
        const Scene scene = mergePathLens.scene(resident, {k, 1}, {});
        EXPECT_EQ(marksNamed(scene, "launch\\d+-item\\d+-probe\\d+"), static_cast<std::size_t>(compared)) << k;
        EXPECT_EQ(marksNamed(scene, "out\\d+"), 0U) << "nothing is merged yet";
        EXPECT_EQ(marksNamed(mergePathLens.scene(resident, {k, 0.0}, {}), "launch\\d+-item\\d+-probe\\d+"), 0U);
    }
}

TEST(MergePathLens, SaysThatWholePairsHaveNothingToSearch)
{
    const auto told = [](const RecordingPtr& recording, std::size_t k) {
        return sentenceOf(mergePathLens.narration(keptBy(recording), {k, 1}));
    };
    const RecordingPtr whole = merged(16, "1", "4"); // stretches of 2, 4 and 4 keys in pairs of 2, 4 and 8
    EXPECT_EQ(told(whole, 1), "8 work-items have nothing to search, since each stretch is a whole pair of runs: each "
                              "co-rank is 0.");
    EXPECT_EQ(told(whole, 3).substr(0, 35), "4 work-items have nothing to search");
    EXPECT_EQ(told(whole, 5).substr(0, 37), "Each of 4 work-items finds, by binary");
    EXPECT_EQ(told(merged(2), 1), "1 work-item has nothing to search, since its stretch is a whole pair of runs: its "
                                  "co-rank is 0.");
}

TEST(MergePathLens, IsLegibleAtEverySizeAndMoment)
{
    for (const std::size_t n : {1, 2, 3, 7, 16, 64, 256}) {
        const RecordingPtr recording = n == 16 ? merged(16, "4", "4") : merged(n);
        const Resident resident = keptBy(recording);
        for (const QSizeF& size : teachingSizes) {
            View view;
            view.size = size;
            ASSERT_TRUE(mergePathLens.canShow(*recording, view)) << n;
            for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                for (const double fraction : {0.4, 1.0})
                    expectLegible(mergePathLens.scene(resident, {k, fraction}, view),
                                  "n=" + std::to_string(n) + " launch " + std::to_string(k) + " width " +
                                      std::to_string(size.width()));
        }
        View hall;
        hall.role = ViewRole::presenter;
        hall.size = {1696, 760};
        if (mergePathLens.canShow(*recording, hall))
            for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                expectLegible(mergePathLens.scene(resident, {k, 1}, hall), "hall", 28);
    }
}

TEST(MergePathLens, NumbersStretchesEvenlyFromTheFirstToTheLast)
{
    for (const std::size_t n : {64, 256, 1024}) {
        const RecordingPtr recording = merged(n, "16", "8");
        const Resident resident = keptBy(recording);
        for (const QSizeF& size : teachingSizes) {
            View view;
            view.size = size;
            const Scene scene = mergePathLens.scene(resident, {3, 1}, view);
            double barBottom = 0;
            for (const Mark& mark : scene.marks)
                if (mark.id.name.endsWith("-stretch"))
                    barBottom = boundsOf(mark.shape).bottom();
            const double cardBottom = layoutMerge(*recording, view, 3).cardBottom;
            std::vector<std::size_t> numbers;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape);
                    text && text->at.y() > barBottom && text->at.y() < cardBottom)
                    if (const QString last = text->text.section(' ', -1); last[0].isDigit())
                        numbers.push_back(last.toUInt());
            ASSERT_GE(numbers.size(), 2U) << n << " at " << size.width();
            const std::size_t step = numbers[1];
            for (std::size_t i = 0; i < numbers.size(); ++i)
                EXPECT_EQ(numbers[i], i * step) << n << " at " << size.width();
            EXPECT_GE((numbers.back() + step) * 8, n) << "numbers end before the keys do";
        }
    }
}

TEST(MergePathLens, WordsStandDownwardsWhereLinesHaveNoRoom)
{
    const RecordingPtr recording = recordedRun("merge-sort", 33, {{"type", "text"}, {"first-run", "1"}});
    const Resident resident = keptBy(recording);
    View view;
    view.size = {648, 440};
    const std::size_t last = recording->launchCount();
    const MergeLayout layout = layoutMerge(*recording, view, 1), end = layoutMerge(*recording, view, last);
    ASSERT_TRUE(layout.fits && !layout.bars);
    for (std::size_t k = 0; k <= last; ++k)
        expectLegible(mergePathLens.scene(resident, {k, 1}, view), "words, launch " + std::to_string(k));
    EXPECT_EQ(wordColumnsOf(mergePathLens.scene(resident, {1, 1}, view), layout.inTop, layout.in(0).bottom()),
              wordsOf(recording->input));
    EXPECT_EQ(wordColumnsOf(mergePathLens.scene(resident, {last, 0.9999}, view), end.outTop, end.out(0).bottom()),
              wordsOf(recording->output));
    view.size = {1208, 900}; // the tree needs more room for words downwards
    const MergeTreeLayout tree = layoutMergeTree(*recording, mergeTree(*recording), last, view);
    ASSERT_TRUE(tree.keys == MergeTreeKeys::values && tree.words.letters > 0);
    for (const auto& [row, words] : {std::pair{std::size_t{0}, recording->input}, {*tree.now, recording->output}})
        EXPECT_EQ(wordColumnsOf(mergePathLens.scene(resident, {last, 1}, view), tree.rowTop(row),
                                tree.rowTop(row) + tree.box),
                  wordsOf(words));
}

TEST(MergePathLens, NarratesCountsFromTheEvents)
{
    const RecordingPtr recording = merged(16);
    const Resident resident = keptBy(recording);
    EXPECT_EQ(sentenceOf(mergePathLens.narration(resident, {0, 1})),
              "16 keys wait. 4 levels of merging sort them: 8, 4, 2 and 1 merges by 1, 2, 4 and 8 work-items each.");
    const auto level = readMergeLevel(resident, 3);
    ASSERT_GT(level->probes.size(), 1U);
    EXPECT_NE(sentenceOf(mergePathLens.narration(resident, {3, 1}))
                  .find(std::to_string(level->probes.size()) + " comparisons"),
              std::string::npos);
    EXPECT_TRUE(sentenceOf(mergePathLens.narration(resident, {recording->launchCount(), 1}))
                    .ends_with("; the keys are sorted, after 8, 4, 2 and 1 merges by 1, 2, 4 and 8 work-items each."));
    EXPECT_TRUE(sentenceOf(mergePathLens.narration(resident, {recording->launchCount(), 0.9}))
                    .ends_with("; the keys are sorted."));
}

TEST(MergePathLens, TellsOfTheSegmentsThatAreSortedFirst)
{
    const auto told = [](const char* firstRun, std::size_t n) {
        return sentenceOf(mergePathLens.narration(keptBy(merged(n, firstRun)), {0, 1}));
    };
    EXPECT_EQ(told("16", 8), "8 keys wait. 1 segment is sorted on its own.");
    EXPECT_EQ(told("4", 16),
              "16 keys wait. 4 segments of up to 4 keys are each sorted on their own first, then 2 levels of "
              "merging sort them: 2 and 1 merges by 4 and 8 work-items each.");
    EXPECT_EQ(told("1", 64), "64 keys wait. 6 levels of merging sort them; each makes runs twice as long.");
}

TEST(MergePathLens, NumbersOfCoRanksStandInTheirOwnGrids)
{
    Session session;
    Words sorted(64); // its co-ranks go down the right edges
    std::iota(sorted.begin(), sorted.end(), 1U);
    const Resident resident =
        keptBy(session.record({"merge-sort", {{"first-run", "1"}, {"per-item", "2"}}, sorted, "auto"}));
    View view;
    view.size = {1100, 640};
    std::size_t numbers = 0;
    for (std::size_t launch = 5; launch <= 7; launch += 2) {
        const Scene scene = mergePathLens.scene(resident, {launch, 1}, view);
        std::vector<QRectF> grids;
        for (const Mark& mark : scene.marks)
            if (mark.id.name.startsWith("grid"))
                grids.push_back(std::get<RectShape>(mark.shape).rect);
        for (const Mark& mark : scene.marks) {
            const auto* pill = std::get_if<RectShape>(&mark.shape);
            if (pill == nullptr || pill->fill != theme(ThemeName::light).now || pill->rect.top() < grids.front().top())
                continue;
            ++numbers;
            for (const QRectF& grid : grids)
                EXPECT_FALSE(pill->rect.left() < grid.left() - 1 && pill->rect.right() > grid.left() + 1)
                    << "launch " << launch << ": over a grid's left edge at " << grid.left();
        }
    }
    EXPECT_GT(numbers, 20U);
}

} // namespace
} // namespace lockstep::ui
