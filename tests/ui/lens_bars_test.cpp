#include "tests/ui/lens_recordings.hpp"

#include "ui/lenses/bars.hpp"
#include "ui/lenses/bars_scale.hpp"
#include "ui/lenses/density.hpp"
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
    EXPECT_EQ(told("odd-even-merge-recursive", {}, eight, 2), QStringLiteral("unshuffle 4.")) << "nothing is compared";
    EXPECT_EQ(told("merge-sort", {{"per-item", "2"}, {"first-run", "1"}}, eight, 2),
              QStringLiteral("merge: 4 comparisons."));
    EXPECT_EQ(told("local-sort-radix", {{"group-size", "4"}}, eight, 1), QStringLiteral("sort in each block."))
        << "moves inside local memory";
    const QString decimal = told("decimal-radix-sort", {{"group-size", "4"}}, eight, 3);
    EXPECT_TRUE(decimal.endsWith("to the next free slot of its digit; equal digits keep their order."))
        << decimal.toStdString();
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
    std::size_t right = 0, wrong = 0;
    for (const Mark& mark : sceneOf(merge, merge->launchCount()).marks)
        if (const auto* bar = std::get_if<RectShape>(&mark.shape)) {
            right += bar->fill == colors.keep.fill;
            wrong += bar->fill == colors.move.fill;
        }
    EXPECT_GT(wrong, 50u);
    EXPECT_LE(right, 100 - wrong);

    const RecordingPtr sample = session.record({"sample-sort", {}, shuffled(64), "auto"});
    ASSERT_EQ(sample->launches[5].kernel, "scatter_keys");
    QStringList words;
    for (const Mark& mark : sceneOf(sample, 6).marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            words += text->text;
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

} // namespace
} // namespace lockstep::ui
