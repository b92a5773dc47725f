#include "tests/ui/lens_checks.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "tests/ui/torn.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <numeric>

namespace lockstep::ui {
namespace {

Resident residentFor(const RecordingPtr& recording, Moment moment, const View& view)
{
    Resident resident;
    resident.recording = recording;
    const Needs needs = barsLens.needs(*recording, moment, view);
    for (const std::size_t k : needs.states)
        resident.states[k] = *recording->states[k];
    for (const std::size_t k : needs.events)
        resident.events[k] = recording->events[k - 1];
    for (const DensityRequest& request : needs.densities)
        resident.densities[request] = computeDensity(*recording->states[request.launch], *recording, request);
    return resident;
}

Words shuffled(std::size_t n)
{
    Words keys(n);
    for (std::size_t i = 0; i < n; ++i)
        keys[i] = static_cast<std::uint32_t>(i * 7919 % n);
    return keys;
}

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            texts += text->text;
    return texts;
}

QString sentence(const std::vector<Phrase>& phrases)
{
    QString all;
    for (const Phrase& phrase : phrases)
        all += phrase.text;
    return all;
}

TEST(BarsLens, DrawsOneBarForEachElementAndLegibleTextAtEverySize)
{
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64, 256})
        for (const QSizeF size : {QSizeF(880, 560), QSizeF(1208, 560), QSizeF(3000, 1800), QSizeF(400, 300)}) {
            const RecordingPtr recording = bitonicByHand(shuffled(n));
            View view;
            view.size = size;
            view.selectedItem = 0;
            if (planBars(*recording, view).dense)
                continue;
            for (const std::size_t k : {std::size_t{0}, recording->launchCount() / 2, recording->launchCount()}) {
                const Scene scene = barsLens.scene(residentFor(recording, {k, 0.5}, view), {k, 0.5}, view);
                std::size_t bars = 0;
                std::vector<QRectF> texts;
                for (const Mark& mark : scene.marks) {
                    bars += mark.id.name.startsWith(QStringLiteral("bar"));
                    const auto* text = std::get_if<TextShape>(&mark.shape);
                    if (text == nullptr)
                        continue;
                    EXPECT_GE(text->size, 11);
                    const QRectF bounds = textBounds(*text);
                    EXPECT_TRUE(QRectF({0, 0}, size).contains(bounds)) << text->text.toStdString();
                    for (const QRectF& other : texts)
                        EXPECT_FALSE(other.intersects(bounds)) << n << ": " << text->text.toStdString();
                    texts.push_back(bounds);
                }
                EXPECT_EQ(bars, recording->lanes) << n;
            }
        }
}

TEST(BarsLens, HeightsAreLinearInTheFraction)
{
    const RecordingPtr recording = bitonicByHand(shuffled(16));
    View view;
    const auto tops = [&](double fraction) {
        std::vector<double> found;
        for (const Mark& mark :
             barsLens.scene(residentFor(recording, {4, fraction}, view), {4, fraction}, view).marks) {
            if (!mark.id.name.startsWith(QStringLiteral("bar")))
                continue;
            if (const auto* path = std::get_if<PathShape>(&mark.shape))
                found.push_back(path->path.boundingRect().top());
            else
                found.push_back(std::get<RectShape>(mark.shape).rect.top());
        }
        return found;
    };
    const auto start = tops(0), half = tops(0.5), end = tops(1);
    ASSERT_EQ(start.size(), 16u);
    for (std::size_t i = 0; i < half.size(); ++i)
        EXPECT_NEAR(half[i], (start[i] + end[i]) / 2, 1e-6);
}

TEST(BarsLens, DrawsADensityWhereElementsOutnumberPixels)
{
    for (const std::size_t n : {1024, 3000}) {
        const RecordingPtr recording = bitonicByHand(shuffled(n));
        View view;
        const Moment moment{recording->launchCount() - 1, 0.5};
        const Scene scene = barsLens.scene(residentFor(recording, moment, view), moment, view);
        std::size_t pictures = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* image = std::get_if<ImageShape>(&mark.shape)) {
                ++pictures;
                EXPECT_EQ(image->pixels.size(), static_cast<std::size_t>(image->columns * image->rows));
                EXPECT_TRUE(QRectF({0, 0}, view.size).contains(image->rect));
            }
        EXPECT_EQ(pictures, 1u);
        Resident nothing;
        nothing.recording = recording;
        EXPECT_EQ(barsLens.scene(nothing, moment, view).marks.size(), 1u); // 'loading'
    }
}

TEST(BarsLens, ADensityShowsOneStateAtATime)
{
    const RecordingPtr recording = bitonicByHand(shuffled(1024));
    View view;
    const std::size_t k = recording->launchCount() - 1;
    const Resident resident = residentFor(recording, {k, 0.5}, view);
    const auto words = [&](double fraction) {
        QString all;
        for (const Mark& mark : barsLens.scene(resident, {k, fraction}, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                all += text->text + QLatin1Char('|');
        return all;
    };
    const auto pixels = [&](double fraction) {
        for (const Mark& mark : barsLens.scene(resident, {k, fraction}, view).marks)
            if (const auto* image = std::get_if<ImageShape>(&mark.shape))
                return image->pixels;
        return std::vector<QRgb>{};
    };
    EXPECT_FALSE(pixels(0).empty());
    EXPECT_EQ(pixels(0.5), pixels(0));
    EXPECT_NE(pixels(1), pixels(0));
    EXPECT_TRUE(words(0.5).contains(QStringLiteral("before this launch"))) << words(0.5).toStdString();
    EXPECT_TRUE(words(1).contains(QStringLiteral("after this launch"))) << words(1).toStdString();
    for (const char* entry : {"swap|", "stay|", "elements|"})
        EXPECT_TRUE(words(0.5).contains(QLatin1String(entry))) << entry << " in " << words(0.5).toStdString();
    const QString told = sentence(barsLens.narration(resident, {k, 0.5}));
    EXPECT_TRUE(told.contains(QStringLiteral("swap")) && told.contains(QStringLiteral("stay"))) << told.toStdString();
}

TEST(BarsLens, MeasuresTheDistanceBetweenTheFirstTwoBarsCompared)
{
    const RecordingPtr recording = bitonicByHand(shuffled(16));
    for (const QSizeF size : {QSizeF(880, 560), QSizeF(500, 400), QSizeF(3000, 1800)})
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            View view;
            view.size = size;
            const Scene scene = barsLens.scene(residentFor(recording, {k, 0.5}, view), {k, 0.5}, view);
            const std::uint32_t distance = *recording->launches[k - 1].meaning.distance;
            const QString label = QString::number(distance) + QLatin1String(distance == 1 ? " place" : " places");
            double measured = 0, first = 0, second = 0;
            bool named = false;
            for (const Mark& mark : scene.marks) {
                if (const auto* line = std::get_if<LineShape>(&mark.shape); line && mark.id.name == "distance")
                    measured = line->to.x() - line->from.x();
                if (const auto* text = std::get_if<TextShape>(&mark.shape))
                    named = named || text->text == label;
                for (auto [bar, middle] : {std::pair{0U, &first}, {distance, &second}})
                    if (mark.id.name == QStringLiteral("bar%1").arg(bar))
                        *middle = std::visit(
                            [](const auto& shape) {
                                if constexpr (requires { shape.rect; })
                                    return shape.rect.center().x();
                                else if constexpr (requires { shape.path; })
                                    return shape.path.boundingRect().center().x();
                                else
                                    return 0.0;
                            },
                            mark.shape);
            }
            EXPECT_NEAR(measured, second - first, 0.01) << k << " " << size.width();
            EXPECT_TRUE(named) << label.toStdString();
        }
}

TEST(BarsLens, TellsTheDirectionOfEachBlock)
{
    const RecordingPtr recording = bitonicByHand(shuffled(64));
    for (const ViewRole role : {ViewRole::window, ViewRole::presenter}) {
        View view;
        view.size = {1136, 520};
        view.role = role;
        const auto named = [&](std::size_t launch, const QString& name) {
            const Scene scene = barsLens.scene(residentFor(recording, {launch, 1}, view), {launch, 1}, view);
            return std::ranges::count(scene.marks, name, [](const Mark& mark) { return mark.id.name; });
        };
        EXPECT_EQ(named(7, "block0-ascends"), 1) << "runs of 16";
        EXPECT_EQ(named(7, "block16-descends"), 1);
        EXPECT_EQ(named(11, "block0-ascends"), 1) << "runs of 32";
        EXPECT_EQ(named(11, "block16-descends"), 0);
    }
}

TEST(BarsLens, TellsNoDirectionOfSlotsOfLocalMemory)
{
    Session session;
    View view;
    view.size = {1136, 520};
    const RecordingPtr recording =
        session.record({"bitonic-work-group-sort", {{"group-size", "16"}}, shuffled(128), "auto"});
    std::size_t within = 0, across = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Scene scene = barsLens.scene(residentFor(recording, {k, 1}, view), {k, 1}, view);
        const std::size_t arrows = marksNamed(scene, "block\\d+-(ascends|descends)");
        const std::size_t blocks = 128 / recording->launches[k - 1].meaning.run.value_or(128);
        const bool isLocal = std::ranges::any_of(*recording->events[k - 1], [](const Event& event) {
            return event.op == Op::compare && event.readSlots[0].array >= localArrayBase;
        });
        ++(isLocal ? within : across);
        EXPECT_EQ(arrows, isLocal ? 0 : blocks) << k;
        EXPECT_FALSE(textsOf(scene).contains("untouched")) << k << ": every launch compares all keys";
        EXPECT_EQ(textsOf(scene).contains("position"), arrows == 0) << k << ": the axis has its title or the arrows";
    }
    EXPECT_GT(within, 0U);
    EXPECT_GT(across, 0U);
}

TEST(BarsLens, TheAxisHasItsTitleWhereNoDirectionIsTold)
{
    const RecordingPtr merges = recordedRun("merge-sort", 256), network = recordedRun("bitonic-sort", 6000);
    View view;
    view.size = {1136, 520};
    for (const RecordingPtr& recording : {merges, network}) {
        const Scene scene = barsLens.scene(residentFor(recording, {3, 1}, view), {3, 1}, view);
        EXPECT_TRUE(textsOf(scene).contains("position")) << recording->algorithm;
    }
    EXPECT_EQ(planBars(*merges, view).directions, 0) << "no launch of it compares";
}

TEST(BarsLens, NarrationWithoutEventsTellsTheWork)
{
    const RecordingPtr recording = bitonicByHand(shuffled(1024));
    Resident resident;
    resident.recording = recording;
    EXPECT_EQ(sentence(barsLens.narration(resident, {4, 0.5})),
              QStringLiteral("512 comparators, each on 2 keys 4 places apart."));
    EXPECT_EQ(sentence(barsLens.narration(resident, {0, 1})),
              QStringLiteral("1,024 keys as they were given: 55 launches will sort them."));
}

TEST(BarsLens, NarrationSaysOnlyWhatTheEventsHold)
{
    Session session;
    const auto told = [&session](const char* algorithm, Parameters given, const Words& keys, std::size_t k) {
        Resident resident;
        resident.recording = session.record({algorithm, std::move(given), keys, "auto"});
        resident.events[k] = resident.recording->events[k - 1];
        return sentence(barsNarration(resident, {k, 0.5}));
    };
    const Words eight{3, 1, 7, 0, 4, 6, 2, 5};
    EXPECT_EQ(told("odd-even-merge-recursive", {}, eight, 2),
              QStringLiteral("Unshuffle 4, by 8 work-items in 1 work-group: 4 keys change place and 4 stay."))
        << "nothing is compared";
    EXPECT_EQ(told("merge-sort", {{"per-item", "2"}, {"first-run", "1"}}, eight, 2),
              QStringLiteral("Merge, by 4 work-items in 1 work-group: 4 comparisons; 8 keys are written."));
    EXPECT_EQ(told("local-sort-radix", {{"group-size", "4"}}, eight, 1),
              QStringLiteral("Sort in each block, by 8 work-items in 2 work-groups: 8 keys are written; 8 entries of "
                             "the table are written; 8 sums are written."))
        << "moves inside local memory";
    const QString decimal = told("decimal-radix-sort", {{"group-size", "4"}}, eight, 3);
    EXPECT_TRUE(decimal.endsWith("to the next free slot of its digit; equal digits keep their order."))
        << decimal.toStdString();
}

TEST(BarsLens, EveryLaunchOfASortHasASentenceWithItsCounts)
{
    for (const char* algorithm :
         {"radix-sort", "grid-radix-sort", "msd-radix-sort", "merge-sort", "quicksort", "sample-sort"}) {
        const RecordingPtr recording = recordedRun(algorithm, 1024);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Launch& launch = recording->launches[k - 1];
            const std::vector<Phrase> told = barsLens.narration(keptBy(recording), {k, 0.5});
            // A count stands out; the title may have a number of its own, and how many work-items there are is plain.
            const bool counts = std::ranges::any_of(told, [&](const Phrase& phrase) {
                return phrase.tone != Tone::plain && phrase.text != say(launch.meaning.title) &&
                       std::ranges::any_of(phrase.text, [](QChar c) { return c.isDigit(); });
            });
            const bool none = sentence(told).contains(say("nothing is written"));
            EXPECT_TRUE(counts || none || launch.meaning.title.id == "radix.scan")
                << algorithm << ", launch " << k << ": " << sentence(told).toStdString();
        }
    }
    // Without events the states tell what changed.
    const RecordingPtr merges = recordedRun("merge-sort", 1024);
    Resident states = keptBy(merges);
    const QString withEvents = sentence(barsLens.narration(states, {3, 0.5}));
    states.events.clear();
    const State &before = *states.state(2), &after = *states.state(3);
    const Words &from = *before.buffers[dataBufferAfter(*merges, 2)], &to = *after.buffers[dataBufferAfter(*merges, 3)];
    std::size_t changed = 0;
    for (std::size_t i = 0; i < to.size(); ++i)
        changed += from[i] != to[i] ? 1 : 0;
    ASSERT_GT(changed, 1U);
    const QString places = many(changed, "%1 place gets another key", "%1 places get another key");
    EXPECT_TRUE(sentence(barsLens.narration(states, {3, 0.5})).contains(places)) << places.toStdString();
    EXPECT_TRUE(withEvents.contains(many(merges->launches[2].work, "%1 comparison", "%1 comparisons")));
    // Adding up what was counted counts no keys.
    const RecordingPtr pipeline = recordedRun("radix-pipeline", 1024);
    EXPECT_FALSE(sentence(barsLens.narration(keptBy(pipeline), {4, 0.5})).contains("counted")) << "blockAdd";
}

TEST(BarsLens, TellsTheCoRanksThatALevelFindsAndNotHowTheTableDiffersFromAnotherLevels)
{
    const RecordingPtr recording = recordedRun("merge-sort", 256, {{"first-run", "16"}, {"per-item", "64"}});
    Resident kept = keptBy(recording), states = kept;
    states.events.clear();
    for (const Resident& resident : {kept, states}) {
        const auto told = [&](std::size_t k) { return sentence(barsLens.narration(resident, {k, 0.5})).toStdString(); };
        EXPECT_EQ(told(2), "Co-ranks, by 8 work-items in 1 work-group: nothing to search, since each stretch is a "
                           "whole pair of runs; 8 co-ranks are 0.");
        // The table's entries are 0 before this launch, too.
        EXPECT_EQ(told(4), "Co-ranks, by 4 work-items in 1 work-group: nothing to search, since each stretch is a "
                           "whole pair of runs; 4 co-ranks are 0.");
        EXPECT_EQ(told(6), sentence({{many(recording->launches[5].work,
                                           "Co-ranks, by 4 work-items in 1 work-group: %1 comparison",
                                           "Co-ranks, by 4 work-items in 1 work-group: %1 comparisons")}})
                                   .toStdString() +
                               "; 4 co-ranks are found.");
    }
    Resident nothing;
    nothing.recording = recording;
    EXPECT_EQ(sentence(barsLens.narration(nothing, {4, 0.5})).toStdString(),
              "Co-ranks by 4 work-items in 1 work-group.");
}

TEST(BarsLens, SentencesOfRadixSortsDoNotHangOnTheTitlesWords)
{
    const std::map<std::string, QStringList> counting{{"radix-sort", {"radix.histogram"}},
                                                      {"decimal-radix-sort", {"radix.histogram"}},
                                                      {"vector-radix-sort", {"radix.histogram-keys"}},
                                                      {"radix-pipeline", {"pipeline.computeHistogram"}},
                                                      {"msd-radix-sort", {"msd.count"}},
                                                      {"grid-radix-sort", {}},
                                                      {"work-group-radix-sort", {}},
                                                      {"local-sort-radix", {}}};
    const QStringList moving{"radix.scatter", "radix.rank-and-permute", "radix.write-buckets", "pipeline.rankNPermute",
                             "msd.scatter"};
    for (const auto& [algorithm, counts] : counting) {
        auto recording = std::make_shared<Recording>(*recordedRun(algorithm, 24));
        for (Launch& launch : recording->launches)
            launch.meaning.title.english = "histogram, copy, sort";
        std::size_t counted = 0, moved = 0;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const QString id = QString::fromStdString(recording->launches[k - 1].meaning.title.id);
            const QString told = sentence(barsLens.narration(keptBy(recording), {k, 0.5}));
            const QString where = QString("%1, %2: %3").arg(QString::fromStdString(algorithm), id, told);
            EXPECT_EQ(told.contains(" counted "), counts.contains(id)) << where.toStdString();
            EXPECT_EQ(told.contains("its digit") && told.contains("each"), moving.contains(id)) << where.toStdString();
            counted += counts.contains(id);
            moved += moving.contains(id);
        }
        EXPECT_EQ(counted > 0, !counts.empty()) << algorithm;
        EXPECT_EQ(moved > 0, algorithm != "work-group-radix-sort") << algorithm;
    }
}

TEST(BarsLens, SaysNoNumberOfCountedKeysThatTheLaunchDoesNotTell)
{
    const RecordingPtr recording = recordedRun("radix-sort", 256);
    const auto told = [&recording](std::uint64_t work) {
        auto changed = std::make_shared<Recording>(*recording);
        changed->launches[0].work = work;
        Resident resident;
        resident.recording = changed;
        return sentence(barsLens.narration(resident, {1, 0.5}));
    };
    EXPECT_TRUE(told(256).startsWith("256 keys are counted")) << told(256).toStdString();
    EXPECT_TRUE(told(200).startsWith("200 keys are counted")) << told(200).toStdString();
    for (const std::uint64_t unknown : {0, 300})
        EXPECT_FALSE(told(unknown).contains("counted")) << unknown << ": " << told(unknown).toStdString();
}

TEST(BarsLens, WhatIsOutOfPlaceIsNotGreenAndWhatMovesAloneDoesNotSwap)
{
    Session session;
    View view;
    view.size = {1208, 560};
    view.selectedItem = 0;
    const Theme& colors = theme(view.theme);
    const auto sceneOf = [&](const RecordingPtr& recording, std::size_t k) {
        return barsLens.scene(residentFor(recording, {k, 1}, view), {k, 1}, view);
    };
    const RecordingPtr merge = session.record({"bitonic-merge", {}, shuffled(100), "auto"});
    std::size_t right = 0;
    const Scene merged = sceneOf(merge, merge->launchCount());
    for (const Mark& mark : merged.marks)
        if (const auto* bar = std::get_if<RectShape>(&mark.shape))
            right += bar->fill == colors.keep.fill && mark.id.name != QStringLiteral("finished-sample");
    const std::size_t wrong = tornIn(merged, colors);
    EXPECT_GT(wrong, 50u);
    EXPECT_LE(right, 100 - wrong);

    const RecordingPtr sample = session.record({"sample-sort", {}, shuffled(64), "auto"});
    ASSERT_EQ(sample->launches[5].kernel, "scatter_keys");
    const QStringList words = textsOf(sceneOf(sample, 6));
    EXPECT_TRUE(words.contains("change place")) << words.join('|').toStdString();
    EXPECT_FALSE(words.contains("swap"));
}

TEST(Density, CountsEveryElementOnceWithTheLargestInTheTopRow)
{
    const Words words{5, 1, 9, 3};
    const auto density = computeDensity(words, ElementType::uint32, 4, 3);
    EXPECT_EQ(std::accumulate(density->cells.begin(), density->cells.end(), 0u), 4u);
    EXPECT_EQ(density->cells[2], 1u);         // 9: column 2, row 0
    EXPECT_EQ(density->cells[2 * 4 + 1], 1u); // 1: column 1, row 2
    const Words pads{0, 0, 1, 0};
    const auto without = computeDensity(words, ElementType::uint32, 4, 3, &pads);
    EXPECT_EQ(std::accumulate(without->cells.begin(), without->cells.end(), 0u), 3u);
    EXPECT_EQ(without->cells[0], 1u); // 5 is the largest key now
    EXPECT_TRUE(computeDensity({}, ElementType::uint32, 4, 3)->cells.size() == 12);
    EXPECT_EQ(computeDensity({7, 7}, ElementType::int32, 1, 5)->cells[4], 2u);
}

TEST(Density, FollowsTheOrderOfSignedAndFloatKeys)
{
    const auto bits = [](float value) { return std::bit_cast<std::uint32_t>(value); };
    const Words floats{bits(std::numeric_limits<float>::quiet_NaN()), bits(-1.0f), bits(2.0f)};
    const auto density = computeDensity(floats, ElementType::float32, 3, 64);
    const auto rowOf = [&](int column) {
        for (int row = 0; row < density->rows; ++row)
            if (density->cells[static_cast<std::size_t>(row * density->columns + column)] > 0)
                return row;
        return -1;
    };
    EXPECT_LT(rowOf(0), rowOf(2));
    EXPECT_LT(rowOf(2), rowOf(1));
}

TEST(KeyScale, GrowsWithTheKeyOrder)
{
    const KeyScale whole({0, 50, 100}, ElementType::uint32);
    EXPECT_DOUBLE_EQ(whole(0), 0);
    EXPECT_DOUBLE_EQ(whole(50), 0.5);
    EXPECT_DOUBLE_EQ(whole(100), 1);
    const KeyScale withSigns({static_cast<std::uint32_t>(-10), 10}, ElementType::int32);
    EXPECT_DOUBLE_EQ(withSigns(static_cast<std::uint32_t>(-10)), 0);
    EXPECT_DOUBLE_EQ(withSigns(0), 0.5);
    const auto nan = std::bit_cast<std::uint32_t>(std::numeric_limits<float>::quiet_NaN());
    EXPECT_DOUBLE_EQ(KeyScale({nan}, ElementType::float32)(nan), 1);
    EXPECT_DOUBLE_EQ(KeyScale({0, 0}, ElementType::uint32)(0), 0);
}

/// Bars stand in for a lens that cannot show a run, so a misspelt name would go unnoticed.
TEST(LensBars, StandInForNoLensThatIsMisspelt)
{
    for (const Algorithm* algorithm : catalogue())
        EXPECT_TRUE(std::ranges::any_of(
            lenses(), [&](const Lens* lens) { return lens->id() == QString::fromStdString(algorithm->lens); }))
            << algorithm->id << " asks for " << algorithm->lens;
}

} // namespace
} // namespace lockstep::ui
