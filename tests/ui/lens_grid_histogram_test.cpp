#include "engine/model/recording.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/grid.hpp"
#include "ui/lenses/grid/histogram_scene.hpp"
#include "ui/lenses/grid/read_histogram.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep::ui {
namespace {

using Set = std::map<std::string, std::string>;

Session& session()
{
    static Session one;
    return one;
}

std::string told(const RecordingPtr& recording, Moment moment)
{
    return sentenceOf(gridLens.narration(keptBy(recording), moment));
}

std::size_t marks(const RecordingPtr& recording, Moment moment, const char* name)
{
    return marksNamed(gridLens.scene(keptBy(recording), moment, {}), name);
}

std::size_t eventsOf(const Recording& recording, std::size_t launch, Op op)
{
    return static_cast<std::size_t>(std::ranges::count(*recording.events[launch - 1], op, &Event::op));
}

TEST(HistogramPicture, CountsWhatTheEventsCount)
{
    for (const Set& set : {Set{{"variant", "global"}}, Set{}, Set{{"merge", "reduction"}}, Set{{"per-item", "4"}},
                           Set{{"group-size", "4"}}, Set{{"bins", "40"}}}) {
        const RecordingPtr recording = recordedRun("histogram", 64, set);
        const HistogramRead read = *readHistogram(keptBy(recording), 1);
        ASSERT_EQ(read.values.size(), 64U);
        EXPECT_EQ(std::accumulate(read.own.begin(), read.own.end(), 0U), 64U);
        EXPECT_EQ(read.additions, eventsOf(*recording, 1, Op::accumulate));
        if (!set.contains("merge")) {
            EXPECT_EQ(Words(read.all.begin(), read.all.end()), recording->output);
        }
        std::vector<bool> seen(64);
        for (const CountedValue& value : read.values) {
            EXPECT_FALSE(seen[value.place]);
            seen[value.place] = true;
            EXPECT_EQ(value.bits, recording->input[value.place]);
            EXPECT_EQ(value.bin, value.bits / read.width);
        }
    }
}

TEST(HistogramPicture, RowsAreAddedUpBinByBin)
{
    const RecordingPtr recording = recordedRun("histogram", 64, {{"merge", "reduction"}});
    const HistogramRead counted = *readHistogram(keptBy(recording), 1), added = *readHistogram(keptBy(recording), 2);
    EXPECT_EQ(counted.part, HistogramPart::countRows);
    EXPECT_EQ(added.part, HistogramPart::addUpRows);
    EXPECT_EQ(added.own, counted.own);
    EXPECT_EQ(added.additions, counted.groups * counted.bins);
    EXPECT_EQ(Words(added.all.begin(), added.all.end()), recording->output);
    EXPECT_EQ(added.order, counted.order);
}

/// The order of the groups is that of the values which their atomics saw.
TEST(HistogramPicture, GroupsMergeInTheOrderOfWhatTheySaw)
{
    for (const char* bins : {"2", "8", "64"}) {
        const HistogramRead read = *readHistogram(keptBy(recordedRun("histogram", 64, {{"bins", bins}})), 1);
        if (!read.isInOrder)
            continue; // groups that met at once
        std::map<std::uint32_t, std::uint32_t> stands;
        for (const std::uint32_t group : read.order)
            for (const BinAddition& addition : read.added)
                if (addition.group == group) {
                    EXPECT_EQ(addition.before, stands[addition.bin]);
                    stands[addition.bin] = addition.now;
                }
        for (const auto& [bin, count] : stands)
            EXPECT_EQ(count, read.all[bin]);
    }
}

TEST(HistogramPicture, AtRestHasABlockAValueAndTheTotals)
{
    const RecordingPtr recording = recordedRun("histogram", 64, {});
    ASSERT_EQ(recording->launches[0].phases.size(), 3U);
    EXPECT_EQ(marks(recording, {1, 1}, "own\\d+"), 64U);
    EXPECT_EQ(marks(recording, {1, 1}, "b\\d+"), 2 * 8U); // a cell and its number
    EXPECT_EQ(marks(recording, {1, 1}, "group\\d+-arrowhead"), 4U);
    EXPECT_EQ(marks(recording, {1, 1, 0}, "own\\d+"), 0U);
    EXPECT_EQ(marks(recording, {1, 1, 1}, "own\\d+"), 64U);
    EXPECT_EQ(marks(recording, {1, 1, 1}, "b\\d+"), 0U);
    EXPECT_EQ(marks(recording, {1, 1, 2}, "b\\d+"), 2 * 8U);
    const RecordingPtr global = recordedRun("histogram", 64, {{"variant", "global"}});
    EXPECT_EQ(marks(global, {1, 1}, "all\\d+"), 64U);
    EXPECT_EQ(marks(global, {1, 0.5}, "all\\d+"), 32U);
}

TEST(HistogramPicture, AGroupsCountsSlideToTheBinsOfAll)
{
    const RecordingPtr recording = recordedRun("histogram", 64, {});
    const HistogramRead read = *readHistogram(keptBy(recording), 1);
    if (!read.isInOrder)
        GTEST_SKIP() << "groups met at once";
    for (std::size_t rank = 0; rank < 4; ++rank) {
        const Moment moment{1, (static_cast<double>(rank) + 0.5) / 4, 2};
        const auto own =
            static_cast<std::size_t>(std::ranges::count(read.added, read.order[rank], &BinAddition::group));
        EXPECT_EQ(marks(recording, moment, "line\\d+"), own);
        EXPECT_GE(marks(recording, moment, "token\\d+"), own);
        EXPECT_EQ(marks(recording, moment, ("merging" + std::to_string(read.order[rank])).c_str()), 1U);
        EXPECT_NE(told(recording, moment).find(std::to_string(16 * (rank + 1)) + " of 64"), std::string::npos)
            << told(recording, moment);
    }
}

TEST(HistogramPicture, ItsSentencesAreCounted)
{
    const Words values{0, 1, 2, 9, 3, 10, 4, 20}; // 5 of 8 in bin 0, a group of 4 has 3 there
    RunRequest request{"histogram", {{"width", "8"}, {"bins", "4"}, {"group-size", "4"}}, values, "basic"};
    const RecordingPtr own = session().record(request);
    EXPECT_EQ(told(own, {0, 1}), "8 values wait to be counted in 4 bins, each 8 numbers wide.");
    EXPECT_EQ(told(own, {1, 1}),
              "8 values fall into 4 bins; at most 3 of a wavefront's 4 work-items met in one bin, so it took 3 turns. "
              "5 atomic additions in global memory instead of 8.");
    EXPECT_EQ(told(own, {1, 1, 0}),
              "2 work-groups clear the 4 bins that each has in local memory, before anybody counts.");
    EXPECT_EQ(told(own, {1, 1, 1}),
              "Past the barrier 8 values are counted in the bins of their work-groups; at most 3 of a wavefront's 4 "
              "work-items met in one bin, so it took 3 turns.");
    EXPECT_EQ(told(own, {1, 0.25, 2}), "Past the second barrier group 0 is the first to merge: 2 atomic additions "
                                       "bring its 4 values to the bins of all, which then hold 4 of 8.");
    EXPECT_EQ(told(own, {1, 1, 2}), "Past the second barrier 2 work-groups merge: 5 atomic additions bring 8 values to "
                                    "the bins of all; an empty bin is left out.");
    request.parameters["variant"] = "global";
    EXPECT_EQ(told(session().record(request), {1, 1}),
              "8 values fall into 4 bins; at most 3 of a wavefront's 4 work-items met in one bin, so it took 3 turns. "
              "8 atomic additions in global memory, one for each value.");
    request.parameters = {{"width", "8"}, {"bins", "4"}, {"group-size", "4"}, {"merge", "reduction"}};
    const RecordingPtr rows = session().record(request);
    EXPECT_EQ(told(rows, {1, 1}),
              "8 values fall into 4 bins; at most 3 of a wavefront's 4 work-items met in one bin, so it took 3 turns. "
              "Each of 2 work-groups writes its counts to a row of a table.");
    EXPECT_EQ(told(rows, {2, 1}),
              "2 rows of 4 counts are added up, a work-item for each bin: 8 additions, none of them atomic.");
    request.parameters = {{"width", "1"}, {"bins", "32"}, {"group-size", "4"}};
    EXPECT_EQ(told(session().record(request), {1, 1}),
              "8 values fall into 32 bins; no two work-items of a wavefront met in one bin. 8 atomic "
              "additions in global memory instead of 8.");
}

TEST(HistogramPicture, TheLastBinHasNoEndWhereItTakesWhatLiesBeyond)
{
    const auto has = [](const char* beyond, const QString& words) {
        const RecordingPtr recording = session().record(
            {"histogram", {{"width", "2"}, {"bins", "3"}, {"beyond", beyond}}, Words{0, 1, 3, 5}, "basic"});
        const Scene scene = gridLens.scene(keptBy(recording), {1, 1}, {});
        return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == words;
        });
    };
    EXPECT_TRUE(has("refuse", QStringLiteral("4–5")));
    EXPECT_TRUE(has("last-bin", QStringLiteral("≥ 4")));
    EXPECT_FALSE(has("last-bin", QStringLiteral("4–5")));
}

TEST(HistogramPicture, AWrongTotalIsTornNotGreen)
{
    RunRequest request{"histogram", {{"mistake", "no-merge-barrier"}, {"merge", "reduction"}}, Words(16, 0), "basic"};
    const RecordingPtr recording = session().record(request);
    ASSERT_NE(recording->output.at(0), 16U);
    const Scene scene = gridLens.scene(keptBy(recording), {2, 1}, {});
    const auto torn = std::ranges::count_if(scene.marks, [](const Mark& mark) {
        return mark.id.name.startsWith(QLatin1Char('b')) && std::holds_alternative<PathShape>(mark.shape) &&
               QRegularExpression(QStringLiteral("^b\\d+$")).match(mark.id.name).hasMatch();
    });
    EXPECT_GT(torn, 0);
}

TEST(HistogramPicture, IsLegibleFromOneValueToMany)
{
    for (const std::size_t n : {1, 2, 3, 7, 16, 33, 64, 128, 250, 1024, 5000})
        for (const Set& set :
             {Set{{"variant", "global"}}, Set{}, Set{{"merge", "reduction"}}, Set{{"bins", "33"}}, Set{{"bins", "256"}},
              Set{{"group-size", "4"}, {"per-item", "2"}}, Set{{"bins", "2"}, {"merge", "reduction"}}}) {
            const RecordingPtr recording = recordedRun("histogram", n, set);
            const Resident resident = keptBy(recording);
            std::string what = std::to_string(n);
            for (const auto& [name, value] : set)
                what += " " + name + "=" + value;
            for (const Shown& shown : shownViews)
                for (const Moment moment :
                     {Moment{0, 1}, Moment{1, 0.2}, Moment{1, 0.5}, Moment{1, 0.7}, Moment{1, 0.8}, Moment{1, 0.95},
                      Moment{1, 1}, Moment{recording->launchCount(), 0.5}, Moment{recording->launchCount(), 1}}) {
                    const Scene scene = gridLens.scene(resident, moment, shown.view());
                    expectLegible(scene, what, smallestText(shown.view()));
                    EXPECT_LT(scene.marks.size(), 3000U) << what;
                }
        }
}

/// Of more events than can be followed the bins are what memory holds, and nothing is said of turns.
TEST(HistogramPicture, OfManyEventsIsWhatMemoryHolds)
{
    constexpr std::size_t n = (std::size_t{1} << 20) + 4096;
    for (const Set& set : {Set{{"variant", "global"}}, Set{}, Set{{"merge", "reduction"}}}) {
        const RecordingPtr recording = recordedRun("histogram", n, set);
        const std::size_t last = recording->launchCount();
        ASSERT_TRUE(gridLens.canShow(*recording, {}));
        Resident resident;
        resident.recording = recording;
        for (const std::size_t k : {std::size_t{1}, last})
            resident.states[k] = session().state(recording, k);
        ASSERT_TRUE(gridLens.needs(*recording, {1}, {}).events.empty());
        if (last > 1) // rows that are added up are few enough
            resident.events[last] = session().events(recording, last);
        const HistogramRead read = *readHistogram(resident, last);
        EXPECT_EQ(Words(read.all.begin(), read.all.end()), recording->output);
        const std::string sentence = sentenceOf(gridLens.narration(resident, {1}));
        EXPECT_NE(sentence.find("1,052,672 values fall into"), std::string::npos) << sentence;
        EXPECT_NE(sentence.find("too many to follow"), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find("turn"), std::string::npos) << sentence;
        EXPECT_EQ(marksNamed(gridLens.scene(resident, {1}, {}), "values"), 1U);
    }
}

/// Before the first launch there are the values, as the image that they are.
TEST(HistogramPicture, ShowsAnImageBeforeItIsCounted)
{
    const RecordingPtr recording = recordedRun("histogram", 48 * 64, {{"columns", "64"}});
    const HistogramRead read = *readHistogram(keptBy(recording), 0);
    EXPECT_EQ(read.rows, 48U);
    EXPECT_EQ(read.image.shares.size(), std::size_t{48 * 64});
    EXPECT_EQ(marks(recording, {0}, "values"), 1U);
    EXPECT_EQ(marks(recording, {1}, "values"), 0U) << "the groups' bins take the room";
}

} // namespace
} // namespace lockstep::ui
