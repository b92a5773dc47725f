#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/partitions/layout.hpp"
#include "ui/lenses/partitions/model.hpp"
#include "ui/lenses/partitions/partitions.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace lockstep::ui {
namespace {

struct Case {
    const char* algorithm;
    std::map<std::string, std::string> parameters;
};
const Case cases[] = {{"quicksort", {}}, {"sample-sort", {}}, {"msd-radix-sort", {}}, {"selection-sort", {}}};

/// The keys of the lowest row: each as the deepest segment over its place left it.
Words lowestRow(const Recording& recording, const PartitionTree& tree)
{
    Words keys = recording.input;
    for (const PartitionSegment& segment : tree.segments) // those above come first
        for (std::size_t i = 0; i < segment.size(); ++i)
            keys[segment.begin + i] = segment.keyAfter(i);
    return keys;
}

TEST(PartitionsLens, FollowsEveryKeyToItsPlaceInTheOutput)
{
    for (const Case& one : cases)
        for (const std::size_t n : {1, 2, 7, 16, 33}) {
            const RecordingPtr recording = recordedRun(one.algorithm, n, one.parameters);
            const auto tree = readPartitions(keptBy(recording));
            ASSERT_TRUE(tree) << one.algorithm << " " << n;
            EXPECT_EQ(lowestRow(*recording, *tree), recording->output) << one.algorithm << " " << n;
            for (const PartitionSegment& segment : tree->segments) {
                std::vector<std::uint32_t> from = segment.steps.back().from;
                std::ranges::sort(from);
                for (std::size_t i = 0; i < from.size(); ++i)
                    EXPECT_EQ(from[i], segment.begin + i) << one.algorithm << ": each key once";
            }
        }
}

TEST(PartitionsLens, PartsAreLessEqualAndGreaterThanThePivot)
{
    const RecordingPtr recording = recordedRun("quicksort", 33);
    const auto tree = readPartitions(keptBy(recording));
    ASSERT_TRUE(tree && tree->hasPivots);
    std::size_t splits = 0;
    for (const PartitionSegment& segment : tree->segments) {
        if (!segment.isSplit())
            continue;
        ++splits;
        ASSERT_TRUE(segment.pivot);
        const std::uint32_t pivot = segment.keys[*segment.pivot - segment.begin];
        for (std::size_t i = 0; i < segment.size(); ++i) {
            const std::uint32_t key = segment.keyAfter(i);
            EXPECT_EQ(segment.part[i], key < pivot ? 0U : key == pivot ? 1U : 2U);
        }
    }
    EXPECT_GE(splits, 5U);
}

/// Over the first row; a pivot's wedge stands in the place of its number.
TEST(PartitionsLens, CountThePositionsOfTheirKeys)
{
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "partitions")
            continue;
        const RecordingPtr recording = recordedRun(algorithm->id, 16);
        const std::size_t wedges = algorithm->id == "quicksort" ? 1 : 0;
        for (const QSizeF size : {QSizeF{880, 560}, QSizeF{1208, 720}}) {
            View view;
            view.size = size;
            for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                EXPECT_GE(marksNamed(partitionsLens.scene(keptBy(recording), {k, 1}, view), "position\\d+") + wedges,
                          16U)
                    << algorithm->id << ", launch " << k;
        }
    }
}

TEST(PartitionsLens, AMoveForEachKeyOfTheOpenDepth)
{
    const RecordingPtr recording = recordedRun("quicksort", 16);
    const Resident resident = keptBy(recording);
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {1, 1}, {}), "launch1-key\\d+-move"), 16U);
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {0, 1}, {}), "launch\\d+-key\\d+-move"), 0U);
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {1, 0.5}, {}), "row1-key\\d+"), 0U) << "not there yet";
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {1, 1}, {}), "row1-key\\d+"), 16U);
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {1, 1}, {}), "row2-key\\d+"), 0U);
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {1, 1}, {}), "pivot0-0"), 1U);
}

TEST(PartitionsLens, IsLegibleAtEverySizeAndMoment)
{
    for (const Case& one : cases)
        for (const std::size_t n : {1, 3, 8, 16, 64}) {
            const RecordingPtr recording = recordedRun(one.algorithm, n, one.parameters);
            const Resident resident = keptBy(recording);
            for (const QSizeF& size : teachingSizes) {
                View view;
                view.size = size;
                ASSERT_TRUE(partitionsLens.canShow(*recording, view)) << one.algorithm << n;
                for (std::size_t k = 0; k <= recording->launchCount(); k += 1 + k / 6)
                    for (const double fraction : {0.4, 1.0})
                        expectLegible(partitionsLens.scene(resident, {k, fraction}, view),
                                      std::string(one.algorithm) + " n=" + std::to_string(n) + " launch " +
                                          std::to_string(k) + " width " + std::to_string(size.width()));
            }
            View hall;
            hall.role = ViewRole::presenter;
            hall.size = {1696, 760};
            if (partitionsLens.canShow(*recording, hall))
                for (std::size_t k = 0; k <= recording->launchCount(); k += 1 + k / 3)
                    expectLegible(partitionsLens.scene(resident, {k, 1}, hall), std::string(one.algorithm) + " hall",
                                  28);
        }
}

TEST(PartitionsLens, NarratesCountsFromTheEvents)
{
    const RecordingPtr recording = recordedRun("quicksort", 16);
    const Resident resident = keptBy(recording);
    const auto tree = readPartitions(resident);
    const PartitionSegment& root = tree->segments.front();
    const auto less = std::ranges::count(root.part, 0U), greater = std::ranges::count(root.part, 2U);
    const std::string told = sentenceOf(partitionsLens.narration(resident, {1, 1}));
    EXPECT_TRUE(told.starts_with("1 segment is partitioned around the pivot " + std::to_string(root.keys[*root.pivot]) +
                                 ": " + std::to_string(less) + " key"))
        << told;
    EXPECT_NE(told.find(std::to_string(greater) + " greater"), std::string::npos) << told;
    EXPECT_TRUE(sentenceOf(partitionsLens.narration(resident, {recording->launchCount(), 1}))
                    .ends_with("the keys are sorted."));
    EXPECT_TRUE(sentenceOf(partitionsLens.narration(resident, {0, 1}))
                    .ends_with("since OpenCL 1.2 kernels cannot launch kernels."));
    const RecordingPtr other = recordedRun("sample-sort", 16);
    EXPECT_EQ(sentenceOf(partitionsLens.narration(keptBy(other), {0, 1})).find("OpenCL"), std::string::npos);
}

/// "13, 13, 45" as a recording.
RecordingPtr recordedKeys(const std::string& algorithm, const Words& keys,
                          const std::map<std::string, std::string>& parameters = {})
{
    Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    request.input = keys;
    return session.record(request);
}

TEST(PartitionsLens, SaysOfALaunchOnlyWhatThatLaunchDid)
{
    const RecordingPtr selection = recordedKeys("selection-sort", {13, 13, 45, 2, 35, 91});
    const auto told = [](const RecordingPtr& recording, std::size_t launch) {
        return sentenceOf(partitionsLens.narration(keptBy(recording), {launch, 1}));
    };
    EXPECT_EQ(told(selection, 1), "Of 6 keys, 5 are compared one after another with the smallest so far, in the end 2; "
                                  "2 keys change place and 4 stay; 1 of 6 keys is finished.");
    EXPECT_EQ(told(selection, 2),
              "Of 5 keys, 4 are compared one after another with the smallest so far, in the end 13; "
              "no key changes place; 2 of 6 keys are finished.");
    EXPECT_NE(told(selection, 3).find("; 2 keys change place"), std::string::npos) << told(selection, 3);
    EXPECT_TRUE(told(selection, 5).ends_with("no key changes place; the keys are sorted.")) << told(selection, 5);

    const RecordingPtr radix = recordedRun("msd-radix-sort", 12);
    ASSERT_EQ(radix->launches[3].kernel, "msd_back");
    EXPECT_TRUE(told(radix, 4).starts_with("12 keys are copied back, each to the same place; ")) << told(radix, 4);
    EXPECT_TRUE(told(radix, radix->launchCount()).ends_with("the keys are sorted."));

    const RecordingPtr two = recordedKeys("sample-sort", {2, 1});
    EXPECT_EQ(told(two, two->launchCount()), "No key moves in this launch; the keys are sorted.");
}

TEST(PartitionsLens, ASelectedKeyIsDoneAndOnlyTheTwoThatExchangeMove)
{
    const Resident resident = keptBy(recordedKeys("selection-sort", {13, 13, 45, 2, 35, 91}));
    const auto tree = readPartitions(resident);
    ASSERT_TRUE(tree);
    EXPECT_EQ(tree->lastTouched, (std::vector<std::size_t>{1, 2, 3, 4, 5, 5}));
    EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {3, 0.5}, {}), "row1-key\\d+"), 4U)
        << "the keys that stay are there";
}

std::multiset<std::string> textsOf(const Scene& scene)
{
    std::multiset<std::string> texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.opacity > 0)
            texts.insert(text->text.toStdString());
    return texts;
}

TEST(PartitionsLens, EachLevelIsNamedOnceAndAsTheTimelineNamesIt)
{
    const RecordingPtr recording =
        recordedKeys("msd-radix-sort", {12, 3, 6, 9, 15, 8, 5, 10, 9, 6, 11, 13, 4, 10, 7, 0},
                     {{"digit-bits", "2"}, {"cutoff", "2"}, {"group-size", "4"}});
    const Resident resident = keptBy(recording);
    const std::size_t last = recording->launchCount();
    for (std::size_t k = 1; k <= last; ++k) {
        const auto texts = textsOf(partitionsLens.scene(resident, {k, 1}, {}));
        EXPECT_EQ(texts.count("Level 1"), 1U) << k;
        EXPECT_LE(texts.count("Level 2"), 1U) << k;
        const Launch& launch = recording->launches[k - 1];
        const std::string level = launch.meaning.group.english;
        EXPECT_EQ(texts.count(launch.kernel == "msd_leaves" ? level + ", leaves" : level), 1U) << k;
    }
    EXPECT_EQ(textsOf(partitionsLens.scene(resident, {last, 1}, {})).count("Level 2"), 1U);
}

TEST(PartitionsLens, BucketsOfWordsAreNamedByTheirLetter)
{
    const auto word = [](std::string_view text) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i)
            bits = bits << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
        return bits;
    };
    const RecordingPtr recording =
        recordedKeys("msd-radix-sort", {word("sea"), word("to"), word("shy"), word("a"), word("by")},
                     {{"type", "text"}, {"digit-bits", "8"}, {"cutoff", "1"}, {"group-size", "4"}});
    const auto texts = textsOf(partitionsLens.scene(keptBy(recording), {4, 1}, {}));
    EXPECT_EQ(texts.count("s"), 1U);
    EXPECT_EQ(texts.count("t"), 1U);
    EXPECT_EQ(texts.count("01110011"), 0U);
}

TEST(PartitionsLens, ShowsWhatIsMadeBeforeKeysMove)
{
    const RecordingPtr recording = recordedRun("sample-sort", 16);
    const Resident resident = keptBy(recording);
    const auto tree = readPartitions(resident);
    ASSERT_TRUE(tree);
    const PartitionPreparation& made = tree->prepared;
    EXPECT_EQ(made.sample.values.size(), 8U);
    EXPECT_TRUE(std::ranges::is_sorted(made.sorted.values));
    ASSERT_EQ(made.splitters.values.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(recording->input[made.splittersAt.values[i]], made.splitters.values[i]);
    ASSERT_EQ(made.tables.size(), 1U);
    const PartitionTable& table = made.tables[0];
    const PartitionSegment& whole = tree->segments.front();
    ASSERT_EQ(table.partOf.size(), 16U);
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_EQ(table.partOf[whole.steps.back().from[i]], whole.part[i]);
    std::uint32_t before = 0;
    for (std::size_t part = 0; part < 4; ++part) {
        EXPECT_EQ(table.starts[part], before);
        before += table.counts[part];
    }
    EXPECT_EQ(before, 16U);

    const auto marks = [&](std::size_t launch, const char* name) {
        return marksNamed(partitionsLens.scene(resident, {launch, 1}, {}), QString::fromLatin1(name));
    };
    EXPECT_EQ(marks(1, "sampled\\d+"), 8U);
    EXPECT_EQ(marks(2, "sorted\\d+"), 8U);
    EXPECT_EQ(marks(3, "splitter\\d-0"), 3U);
    EXPECT_EQ(marks(4, "part-of-key\\d+"), 16U);
    EXPECT_EQ(marks(5, "count0-\\d"), 4U);
    EXPECT_EQ(marks(6, "count0-\\d"), 0U);
    const auto told = [&](std::size_t launch) { return sentenceOf(partitionsLens.narration(resident, {launch, 1})); };
    EXPECT_TRUE(told(1).starts_with("8 keys are taken as the sample")) << told(1);
    EXPECT_EQ(told(2), "The sample is sorted with 56 comparisons.");
    EXPECT_EQ(told(5), "16 counts, 4 of each bucket, are added up: the buckets begin at " +
                           std::to_string(table.starts[0]) + ", " + std::to_string(table.starts[1]) + ", " +
                           std::to_string(table.starts[2]) + " and " + std::to_string(table.starts[3]) + ".");
    EXPECT_NE(told(6).find("; the buckets have " + std::to_string(table.counts[0]) + ", "), std::string::npos);
    EXPECT_TRUE(told(6).ends_with(" keys, 4 each would be even.")) << told(6);

    const Resident radix = keptBy(recordedRun("msd-radix-sort", 16));
    EXPECT_EQ(marksNamed(partitionsLens.scene(radix, {1, 1}, {}), "part-of-key\\d+"), 16U);
    EXPECT_EQ(marksNamed(partitionsLens.scene(radix, {2, 1}, {}), "count0-\\d"), 4U);
}

TEST(PartitionsLens, TheMovesOfManyKeysAreThinLinesToNamedBuckets)
{
    const RecordingPtr recording = recordedRun("sample-sort", 200);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {3000, 1800};
    for (const std::size_t k : {1, 3, 4, 5, 6})
        expectLegible(partitionsLens.scene(resident, {k, 1}, view), "launch " + std::to_string(k));
    const Scene scene = partitionsLens.scene(resident, {6, 1}, view);
    EXPECT_EQ(marksNamed(scene, "launch6-key\\d+-move"), 200U);
    auto texts = textsOf(scene);
    for (const Mark& mark : scene.marks) // numbers over the first row are of positions
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text && mark.id.name.startsWith(QStringLiteral("position")))
            texts.erase(texts.find(text->text.toStdString()));
    for (int bucket = 0; bucket < 16; ++bucket)
        EXPECT_EQ(texts.count(std::to_string(bucket)) + texts.count("bucket " + std::to_string(bucket)), 1U) << bucket;
    const std::string told = sentenceOf(partitionsLens.narration(resident, {6, 1}));
    EXPECT_TRUE(told.ends_with(" keys, 12.5 each would be even.")) << told;
}

TEST(PartitionsLens, WordsOfTheCardAndOfTheResultStandDownwardsWhereLinesHaveNoRoom)
{
    for (const auto& [n, size] : {std::pair{33, QSizeF{648, 440}}, {64, QSizeF{648, 440}}, {64, QSizeF{1285, 760}}}) {
        const RecordingPtr recording =
            recordedRun("msd-radix-sort", static_cast<std::size_t>(n), {{"type", "text"}, {"digit-bits", "4"}});
        const Resident resident = keptBy(recording);
        const auto tree = readPartitions(resident);
        View view;
        view.size = size;
        const auto rowOf = [&](std::size_t k, std::size_t row) {
            const PartitionLayout layout = layoutPartitions(*recording, *tree, k, view);
            EXPECT_TRUE(layout.fits && layout.hasWordColumns(row)) << k;
            return wordColumnsOf(partitionsLens.scene(resident, {k, 1}, view), layout.rowTop(row),
                                 layout.rowTop(row) + layout.rowHeight(row));
        };
        const std::size_t last = recording->launchCount();
        EXPECT_EQ(rowOf(0, 0), wordsOf(recording->input));
        EXPECT_EQ(rowOf(3, 0), wordsOf(recording->input));
        EXPECT_EQ(rowOf(3, 1).size(), recording->n());
        const PartitionLayout end = layoutPartitions(*recording, *tree, last, view);
        ASSERT_EQ(end.last + 1, tree->depths);
        EXPECT_EQ(rowOf(last, tree->depths), wordsOf(recording->output));
        for (std::size_t k = 0; k <= last; ++k)
            expectLegible(partitionsLens.scene(resident, {k, 1}, view), "words, launch " + std::to_string(k));
    }
}

TEST(PartitionsLens, WaysOfEarlierLaunchesAreDim)
{
    Session session;
    const Resident resident = keptBy(session.record({"selection-sort", {}, Words{9, 3, 14, 6, 1, 12, 7, 2}, "auto"}));
    const auto vivid = [&](std::size_t launch) {
        std::set<qint64> places;
        for (const Mark& mark : partitionsLens.scene(resident, {launch, 1}, {}).marks)
            if (mark.id.name.endsWith("-move") && mark.opacity > 0.5)
                places.insert(mark.id.index);
        return places;
    };
    EXPECT_EQ(vivid(1).size(), 8U);
    EXPECT_EQ(vivid(2), (std::set<qint64>{1, 7})) << "2 changes places with 3";
    EXPECT_EQ(vivid(4), std::set<qint64>{}) << "6 stands where it belongs";
    const auto says = [&](std::size_t launch, const QString& words) {
        return std::ranges::any_of(partitionsLens.scene(resident, {launch, 1}, {}).marks, [&](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == words;
        });
    };
    EXPECT_TRUE(says(1, "launch 1"));
    EXPECT_TRUE(says(4, "launch 4"));
    EXPECT_FALSE(says(4, "launch 1"));
}

/// The card's upper row is what its launch got: more launches may have made it than the one at the level above.
TEST(PartitionsLens, TellsAfterWhichLaunchTheCardsUpperRowIs)
{
    const RecordingPtr recording = recordedRun("quicksort", 16);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {808, 560};
    const auto says = [&](std::size_t launch, const QString& words) {
        return std::ranges::any_of(partitionsLens.scene(resident, {launch, 1}, view).marks, [&](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == words;
        });
    };
    EXPECT_TRUE(says(3, "launch 1"));
    EXPECT_TRUE(says(4, "launch 1"));
    EXPECT_TRUE(says(4, "after launch 3"));
    EXPECT_FALSE(says(4, "launches 1 to 3"));
}

TEST(PartitionsLens, ManyKeysAreBarsAndTooManyAnotherLens)
{
    const RecordingPtr recording = recordedRun("quicksort", 512);
    View view;
    view.size = {1208, 700};
    EXPECT_EQ(lensFor(*recording, view).id(), "partitions");
    expectLegible(partitionsLens.scene(keptBy(recording), {1, 1}, view), "512 keys");
    view.size = {300, 200};
    EXPECT_EQ(lensFor(*recording, view).id(), "bars");
}

TEST(Origins, TellEqualKeysApartAndCountWhichCross)
{
    // Equal keys, told apart only by where they stood.
    const RecordingPtr stable = recordedRun("merge-sort", 16, {{"type", "pair"}});
    const auto originsOf = [](const RecordingPtr& recording) {
        std::vector<const Events*> events;
        for (const EventsPtr& one : recording->events)
            events.push_back(one.get());
        return originsOfOutput(*recording, events);
    };
    const std::vector<std::uint32_t> from = originsOf(stable);
    ASSERT_EQ(from.size(), 16U);
    for (std::size_t i = 0; i < from.size(); ++i)
        EXPECT_EQ(stable->input[from[i]], stable->output[i]);
    EXPECT_EQ(crossingsOf(*stable, from).crossed, 0U);

    const RecordingPtr other = recordedRun("bitonic-sort", 16, {{"type", "pair"}});
    const std::vector<std::uint32_t> crossing = originsOf(other);
    ASSERT_EQ(crossing.size(), 16U);
    std::uint64_t pairs = 0, crossed = 0;
    for (std::size_t i = 0; i < 16; ++i)
        for (std::size_t j = i + 1; j < 16; ++j)
            if (other->output[i] >> 16 == other->output[j] >> 16) {
                ++pairs;
                crossed += crossing[i] > crossing[j];
            }
    EXPECT_EQ(crossingsOf(*other, crossing).equalPairs, pairs);
    EXPECT_EQ(crossingsOf(*other, crossing).crossed, crossed);
}

TEST(Partitions, NothingOfAnEarlierLaunchStandsInTheCardOfThisOne)
{
    const RecordingPtr recording = recordedRun("msd-radix-sort", 16);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {1528, 672};
    view.role = ViewRole::exported;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
        const auto card =
            std::ranges::find(scene.marks, QStringLiteral("card"), [](const Mark& mark) { return mark.id.name; });
        ASSERT_NE(card, scene.marks.end());
        const QRectF inside = boundsOf(card->shape);
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && text->text.startsWith(QStringLiteral("launch "))) {
                EXPECT_FALSE(inside.contains(textBounds(*text).center())) << k << ": " << text->text.toStdString();
            }
    }
}

/// Bits as the keys have them, whichever end comes first; the sentence says which bits, and which end.
TEST(Partitions, ADigitIsNamedByTheBitsOfItsKeys)
{
    for (const std::string order : {"ascending", "descending"}) {
        const RecordingPtr recording = recordedRun("msd-radix-sort", 16, {{"order", order}});
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const LaunchMeaning& meaning = recording->launches[k - 1].meaning;
            if (meaning.title.id != "msd.scatter")
                continue;
            const std::string told = sentenceOf(partitionsLens.narration(resident, {k, 1}));
            EXPECT_NE(told.find(" by bit"), std::string::npos) << told;
            EXPECT_NE(told.find(order == "ascending" ? "smallest first" : "largest first"), std::string::npos) << told;
            const auto tree = readPartitions(resident);
            View view;
            view.size = {1528, 672};
            const PartitionLayout layout = layoutPartitions(*recording, *tree, k, view);
            const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
            for (const PartitionSegment& segment : tree->segments) {
                const PartitionStep* step = segment.stepIn(k);
                if (step == nullptr || !segment.isSplit())
                    continue;
                for (std::size_t from = 0, i = 1; i <= segment.size(); ++i) {
                    if (i < segment.size() && segment.part[i] == segment.part[from])
                        continue;
                    const QRectF cells = layout.stretch(segment.depth + 1, segment.begin + from, segment.begin + i);
                    const std::uint32_t key = segment.keys[step->from[from] - segment.begin];
                    const QString bits = digitText(key >> *meaning.shift & ((1U << *meaning.bits) - 1), *meaning.bits);
                    EXPECT_TRUE(std::ranges::any_of(scene.marks,
                                                    [&](const Mark& mark) {
                                                        const auto* text = std::get_if<TextShape>(&mark.shape);
                                                        return text && text->text == bits &&
                                                               std::abs(text->at.x() - cells.center().x()) < 1 &&
                                                               text->at.y() > cells.bottom();
                                                    }))
                        << order << " launch " << k << " key " << key;
                    from = i;
                }
            }
        }
    }
}

} // namespace
} // namespace lockstep::ui
