// At rest the pictures of partitions, merge path and bars tell their launch: keys in, direction, keys out.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/merge_path/model.hpp"
#include "ui/lenses/merge_path/scene.hpp"
#include "ui/lenses/merge_path/tree.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/partitions/layout.hpp"
#include "ui/lenses/partitions/partitions.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace lockstep::ui {
namespace {

/// What is written in a cell; empty: nothing.
std::string writtenIn(const Scene& scene, const QRectF& cell)
{
    std::string found;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && mark.opacity > 0.5 && cell.contains(textBounds(*text).center()))
            found += text->text.toStdString();
    return found;
}

/// Every run of a lens at every launch in every view that it draws.
void eachPicture(const Lens& lens,
                 const std::function<void(const Resident&, std::size_t, const View&, const std::string&)>& look)
{
    std::size_t pictures = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (lens.id() != QStringLiteral("bars") && lens.id().toStdString() != algorithm->lens)
            continue;
        for (const std::size_t n : {2, 4, 7, 8, 16}) {
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews) {
                const View view = shown.view();
                if (!lens.canShow(*recording, view))
                    continue;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    look(resident, k, view,
                         algorithm->id + " of " + std::to_string(n) + " at launch " + std::to_string(k) + ", role " +
                             std::to_string(static_cast<int>(shown.role)));
                    ++pictures;
                }
            }
        }
    }
    EXPECT_GT(pictures, 30U);
}

Words keysAfter(const Resident& resident, std::size_t k)
{
    return *resident.state(k)->buffers[dataBufferAfter(*resident.recording, k)];
}

TEST(RestingSorts, APartitionsCardHasTheKeysBeforeAndAfterItsLaunchAndThatLaunchsMovesAlone)
{
    eachPicture(partitionsLens, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Recording& recording = *resident.recording;
        const auto tree = readPartitions(resident);
        const PartitionLayout layout = layoutPartitions(recording, *tree, k, view);
        const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
        ASSERT_TRUE(layout.hasCard) << what;
        const Words before = keysAfter(resident, k - 1), after = keysAfter(resident, k);
        const bool isWritten = !layout.hasBars(layout.open) && !layout.hasWordColumns(layout.open);
        // While a launch parts one segment the keys of others stay, and do not vanish.
        const bool partsSome = std::ranges::any_of(tree->segments, [&](const PartitionSegment& segment) {
            return segment.depth == layout.open && segment.stepIn(k) != nullptr;
        });
        bool moves = false;
        std::set<std::string> works; // names of the marks of this launch's moves
        for (std::size_t i = 0; i < recording.n(); ++i) {
            const PartitionSegment* segment = tree->covering(layout.open, i);
            if (segment == nullptr)
                continue;
            const PartitionStep* now = segment->stepIn(k);
            const bool isTaken = partsSome || segment->stepBefore(k) != nullptr;
            moves = moves || (now != nullptr && now->moves);
            if (!isWritten)
                continue;
            EXPECT_EQ(writtenIn(scene, layout.cell(layout.open, i)), valueText(before[i], recording).toStdString())
                << what << ", keys in, position " << i;
            EXPECT_EQ(writtenIn(scene, layout.cell(layout.open + 1, i)),
                      isTaken ? valueText(after[i], recording).toStdString() : std::string{})
                << what << ", keys out, position " << i;
        }
        const bool any = headsThatShow(scene, QStringLiteral("launch%1-key\\d+-arrowhead").arg(k), what) > 0;
        if (moves && before != after) {
            EXPECT_TRUE(any) << what << ": no direction";
        }
        EXPECT_EQ(marksNamed(scene, QStringLiteral("launch\\d+-key\\d+-move")),
                  marksNamed(scene, QStringLiteral("launch%1-key\\d+-move").arg(k)))
            << what << ": moves of another launch";
        EXPECT_FALSE(sentenceOf(partitionsLens.narration(resident, {k, 1})).empty()) << what;
    });
}

TEST(RestingSorts, AMergePathHasTheRunsInAndTheKeysOut)
{
    eachPicture(mergePathLens, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Recording& recording = *resident.recording;
        const MergeLevel level = *readMergeLevel(resident, k);
        const MergeLayout layout = layoutMerge(recording, view, k);
        const MergeTreeLayout tree = layoutMergeTree(recording, mergeTree(recording), k, view);
        const bool isTree = k == recording.launchCount() && tree.fits; // it is the picture of the end
        const Scene scene = mergePathLens.scene(resident, {k, 1}, view);
        const bool searches = level.step == MergeStep::coRanks;
        const Words before = keysAfter(resident, k - 1), after = keysAfter(resident, k);
        const auto in = [&](std::size_t i) { return isTree ? tree.place(*tree.now - 1, i, i + 1) : layout.in(i); };
        const auto out = [&](std::size_t i) { return isTree ? tree.place(*tree.now, i, i + 1) : layout.out(i); };
        const bool isWritten = isTree ? tree.keys == MergeTreeKeys::values : !layout.bars;
        for (std::size_t i = 0; i < recording.n() && isWritten; ++i) {
            EXPECT_EQ(writtenIn(scene, in(i)), valueText(before[i], recording).toStdString()) << what;
            EXPECT_EQ(writtenIn(scene, out(i)), searches ? std::string{} : valueText(after[i], recording).toStdString())
                << what;
        }
        const QString heading = isTree
                                    ? QStringLiteral("row%1-arrowhead\\d+").arg(*tree.now)
                                    : QStringLiteral("launch%1-(path-head|key\\d+-arrowhead|item\\d+-found).*").arg(k);
        const std::size_t heads = headsThatShow(scene, heading, what);
        if (!searches) {
            EXPECT_GT(heads, 0U) << what << ": no direction";
        }
    });
}

TEST(RestingSorts, AWorkItemThatOnlyCopiesIsNotCountedAmongThoseThatSearchOrMerge)
{
    for (const std::size_t n : {3, 5, 7, 13, 17, 33}) {
        const RecordingPtr recording = recordedRun("merge-sort", n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const MergeLevel level = *readMergeLevel(resident, k);
            const std::string told = sentenceOf(mergePathLens.narration(resident, {k, 0.9}));
            std::set<std::uint32_t> searching, merging;
            for (const MergeDiagonal& one : level.diagonals)
                if (level.pairOf(one.at).right() > 0)
                    searching.insert(one.item);
            for (std::size_t i = 0; i < level.outputs.size(); ++i)
                if (level.pairOf(i).right() > 0)
                    merging.insert(level.outputs[i].item);
            if (level.step == MergeStep::coRanks) {
                EXPECT_NE(told.find(std::to_string(searching.size()) + " work-item"), std::string::npos) << told;
            }
            if (level.step == MergeStep::merge) {
                EXPECT_TRUE(told.starts_with(std::to_string(merging.size()) + " work-item")) << told;
            }
        }
    }
}

TEST(RestingSorts, BarsStandAsHighAsTheKeysBeforeAndAfterAndJoinThoseThatMeet)
{
    eachPicture(barsLens, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Recording& recording = *resident.recording;
        EXPECT_FALSE(sentenceOf(barsLens.narration(resident, {k, 1})).empty()) << what;
        if (recording.workUnit != WorkUnit::compares || planBars(recording, view).joins <= 0)
            return;
        const Scene scene = barsLens.scene(resident, {k, 1}, view);
        const std::size_t data = dataBufferAfter(recording, k);
        std::size_t meetings = 0;
        for (const Event& event : *resident.eventsOf(k))
            meetings += event.op == Op::compare && event.readCount >= 2 && event.readSlots[0].array == data &&
                        event.readSlots[1].array == data;
        EXPECT_EQ(marksNamed(scene, QStringLiteral("join\\d+-\\d+")), meetings) << what;
        EXPECT_EQ(headsThatShow(scene, QStringLiteral("join\\d+-\\d+-arrowhead"), what), meetings) << what;
        if (recording.launches[k - 1].work == 0 || recording.lanes > recording.n()) // pads stand among the keys
            return;
        // The higher of two bars is that of the larger key; of a key that changed, an outline tells how high it stood.
        const auto heights = [&](const char* named) {
            std::map<std::size_t, double> found;
            const QRegularExpression name(
                QRegularExpression::anchoredPattern(QLatin1String(named) + QStringLiteral("(\\d+)")));
            for (const Mark& mark : scene.marks)
                if (const auto match = name.match(mark.id.name); match.hasMatch())
                    found[match.captured(1).toULongLong()] = boundsOf(mark.shape).height();
            return found;
        };
        const auto now = heights("bar"), was = heights("before");
        const Words before = keysAfter(resident, k - 1), after = keysAfter(resident, k);
        for (std::size_t i = 0; i < recording.n(); ++i) {
            ASSERT_TRUE(now.contains(i)) << what;
            for (std::size_t j = 0; j < recording.n(); ++j)
                if (recording.type == ElementType::uint32 && after[i] < after[j]) {
                    EXPECT_LE(now.at(i), now.at(j) + 2.5) << what;
                }
            if (before.size() == after.size() && was.contains(i)) {
                EXPECT_NE(before[i], after[i]) << what << ", position " << i;
            }
        }
    });
}

/// A sort by two fields: neighbours in order are counted by the field that the launch sorts by.
TEST(RestingSorts, ASortByTwoFieldsCountsByTheFieldItSortsBy)
{
    static const QRegularExpression counted{QStringLiteral("(?:now|still) (\\d+) of the (\\d+) pairs of neighbours")};
    std::size_t told = 0;
    for (const char* second : {"stable", "unstable"})
        for (const std::size_t n : {7, 16, 33}) {
            const RecordingPtr recording = recordedRun("cascade-sort", n, {{"second-sort", second}});
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const QString said = QString::fromStdString(sentenceOf(networkLens.narration(resident, {k, 1})));
                const auto match = counted.match(said);
                if (!match.hasMatch())
                    continue;
                ++told;
                const bool bySecond = recording->launches[k - 1].meaning.shift == 0U;
                const Words keys = keysAfter(resident, k);
                std::size_t inOrder = 0;
                for (std::size_t i = 1; i < keys.size(); ++i)
                    inOrder +=
                        bySecond ? (keys[i - 1] & 0xFFFFU) <= (keys[i] & 0xFFFFU) : keys[i - 1] >> 16 <= keys[i] >> 16;
                EXPECT_EQ(match.captured(1).toULongLong(), inOrder) << k << ": " << said.toStdString();
                EXPECT_EQ(match.captured(2).toULongLong(), keys.size() - 1) << said.toStdString();
            }
        }
    EXPECT_GT(told, 20U);
}

/// Of padded networks and shuffles no sentence counts a pad among keys, and no line to a pad is green or orange.
TEST(RestingSorts, PadsAreNoKeys)
{
    for (const char* algorithm : {"bitonic-sort", "odd-even-merge-recursive"})
        for (const std::size_t n : {3, 5, 7, 13, 33}) {
            const RecordingPtr recording = recordedRun(algorithm, n);
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                std::size_t pads = 0, keys = 0;
                std::set<std::uint32_t> met;
                for (const Event& event : *resident.eventsOf(k)) {
                    if (event.op != Op::compare)
                        continue;
                    const bool isPad = event.readCount >= 4 && (event.readSlots[2].value || event.readSlots[3].value);
                    ++(isPad ? pads : keys);
                    if (isPad)
                        met.insert(event.item);
                }
                const std::string what =
                    std::string(algorithm) + " " + std::to_string(n) + " launch " + std::to_string(k);
                for (const Lens* lens : {&networkLens, &barsLens}) {
                    const std::string told = sentenceOf(lens->narration(resident, {k, 0.5}));
                    if (pads + keys > 0) { // else it moves keys
                        EXPECT_EQ(told.find(" a pad") != std::string::npos, pads > 0) << what << ": " << told;
                    }
                }
                View view;
                view.size = {1208, 720};
                for (const Mark& mark : networkLens.scene(resident, {k, 1}, view).marks) {
                    const auto* line = std::get_if<PathShape>(&mark.shape);
                    if (line == nullptr || mark.id.launch != static_cast<int>(k) ||
                        !met.contains(static_cast<std::uint32_t>(mark.id.item)) ||
                        !mark.id.name.endsWith(QStringLiteral("-comparator")))
                        continue;
                    const Theme& colors = theme(view.theme);
                    EXPECT_NE(line->fill, colors.keep.line) << what;
                    EXPECT_NE(line->fill, colors.move.line) << what;
                }
            }
        }
    const RecordingPtr seven = recordedRun("odd-even-merge-recursive", 7);
    const Resident resident = keptBy(seven);
    static const QRegularExpression moved{QStringLiteral("; (\\d+) pads? moves? along")};
    for (std::size_t k = 1; k <= seven->launchCount(); ++k) {
        const QString told = QString::fromStdString(sentenceOf(networkLens.narration(resident, {k, 1})));
        std::size_t along = 0;
        for (const Event& event : *resident.eventsOf(k))
            along += event.op == Op::copy && event.readCount > 1 && event.readSlots[1].value != 0 &&
                     event.readSlots[0].index != event.writeSlots[0].index;
        if (const auto match = moved.match(told); match.hasMatch()) {
            EXPECT_EQ(match.captured(1).toULongLong(), along) << told.toStdString();
        }
    }
}

/// Which splitter bounds which bucket stands between the buckets, while they are counted and when keys go there.
TEST(RestingSorts, SplittersStandBetweenTheirBuckets)
{
    for (const std::size_t n : {16, 33}) {
        const RecordingPtr recording = recordedRun("sample-sort", n);
        const Resident resident = keptBy(recording);
        const auto tree = readPartitions(resident);
        const PartitionPreparation& made = tree->prepared;
        ASSERT_FALSE(made.splitters.values.empty());
        View view;
        view.size = {1208, 720};
        for (std::size_t k = made.splitters.launch + 1; k <= made.splitters.launch + 3; ++k) {
            const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
            EXPECT_GE(marksNamed(scene, QStringLiteral("cut\\d+")), 1U) << n << " launch " << k;
        }
    }
}

/// The lists that a quicksort makes are what the card of that launch shows.
TEST(RestingSorts, TheNextListIsSeenInItsLaunch)
{
    const RecordingPtr recording = recordedRun("quicksort", 16);
    const Resident resident = keptBy(recording);
    const auto tree = readPartitions(resident);
    std::size_t lists = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const auto& listed = tree->work[k].listed;
        EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {k, 1}, {}), QStringLiteral("listed\\d+")), listed.size())
            << "launch " << k;
        if (listed.empty() || k == recording->launchCount())
            continue;
        ++lists;
        const std::string told = sentenceOf(partitionsLens.narration(resident, {k, 1}));
        EXPECT_TRUE(told.starts_with(std::to_string(listed.size()) + " segment")) << told;
    }
    EXPECT_GT(lists, 0U);
}

/// Which key a selection compares with which: under each key stands the one that comes first so far.
TEST(RestingSorts, ASelectionShowsEachOfItsComparisons)
{
    for (const char* order : {"ascending", "descending"})
        for (const std::size_t n : {3, 7, 8}) { // of two keys it is a leaf
            const RecordingPtr recording = recordedRun("selection-sort", n, {{"order", order}});
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const Words keys = keysAfter(resident, k - 1);
                for (const Shown& shown : shownViews) {
                    const View view = shown.view();
                    const std::string what = std::string(order) + " " + std::to_string(n) + " launch " +
                                             std::to_string(k) + ", role " +
                                             std::to_string(static_cast<int>(shown.role));
                    const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
                    std::map<std::size_t, QString> told;
                    for (const Mark& mark : scene.marks)
                        if (const auto* text = std::get_if<TextShape>(&mark.shape);
                            text != nullptr && mark.id.name.startsWith(QStringLiteral("search")))
                            told[mark.id.name.mid(6).toULongLong()] = text->text;
                    ASSERT_EQ(told.size(), n - k + 1) << what;
                    std::uint32_t first = keys[k - 1];
                    for (std::size_t i = k - 1; i < n; ++i) {
                        first = std::string(order) == "ascending" ? std::min(first, keys[i]) : std::max(first, keys[i]);
                        EXPECT_EQ(told.at(i), valueText(first, *recording)) << what << ", position " << i;
                    }
                    EXPECT_EQ(headsThatShow(scene, QStringLiteral("search\\d+-arrowhead"), what), n - k) << what;
                }
                const std::string sentence = sentenceOf(partitionsLens.narration(resident, {k, 1}));
                EXPECT_TRUE(sentence.starts_with("Of " + std::to_string(n - k + 1) + " keys, " + std::to_string(n - k)))
                    << sentence;
            }
        }
}

/// The keys that a work-group counts stand over one bracket, and the rule for equal keys is told where it decides.
TEST(RestingSorts, ASampleSortBracketsItsWorkGroupsAndTellsOfTies)
{
    for (const std::size_t n : {16, 33}) {
        const RecordingPtr recording = recordedRun("sample-sort", n);
        const Resident resident = keptBy(recording);
        const PartitionPreparation made = readPartitions(resident)->prepared;
        const std::size_t k = made.tables.front().counted;
        const Launch& launch = recording->launches[k - 1];
        View view;
        view.size = {1208, 720};
        EXPECT_EQ(marksNamed(partitionsLens.scene(resident, {k, 1}, view), "group\\d+"),
                  (n + launch.local - 1) / launch.local)
            << n;
        const bool decides = std::ranges::any_of(made.splitters.values, [&](std::uint32_t splitter) {
            return std::ranges::count(recording->input, splitter) > 1;
        });
        const std::string told = sentenceOf(partitionsLens.narration(resident, {k, 1}));
        EXPECT_EQ(told.find("A key equal to a splitter") != std::string::npos, decides) << told;
    }
}

/// The paths of equal keys have neither the hue of a swap nor the green of what is right, and no two the same line.
TEST(RestingSorts, PathsOfEqualKeysHaveLinesOfTheirOwn)
{
    for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
        const Theme& colors = theme(name);
        std::set<std::pair<QRgb, std::size_t>> lines;
        for (std::size_t group = 0; group < 4; ++group) {
            const Stroke stroke = wayStroke(colors, group, 2);
            for (const QColor& other : {colors.move.line, colors.move.fill, colors.keep.line, colors.keep.fill,
                                        colors.buckets[1].line, colors.buckets[2].line})
                EXPECT_NE(stroke.color, other) << group;
            lines.insert({stroke.color.rgb(), stroke.dash.size()});
        }
        EXPECT_EQ(lines.size(), 4U);
    }
}

/// A colon opens one thing; a sentence with two of them halts.
TEST(RestingSorts, NoSentenceHasTwoColons)
{
    std::size_t told = 0;
    for (const Algorithm* algorithm : catalogue()) {
        static const std::set<std::string> lenses{"network", "partitions", "merge-path", "zero-one"};
        if (!lenses.contains(algorithm->lens))
            continue;
        for (const std::size_t n : {2, 7, 8, 16}) {
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            const Resident resident = keptBy(recording);
            for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
                const QString all =
                    QString::fromStdString(sentenceOf(lensFor(*recording, {}).narration(resident, {k, 1})));
                for (const QString& sentence : all.split(QStringLiteral(". "))) {
                    EXPECT_LE(sentence.count(QStringLiteral(": ")), 1)
                        << algorithm->id << " " << n << " launch " << k << ": " << sentence.toStdString();
                    ++told;
                }
            }
        }
    }
    EXPECT_GT(told, 200U);
}

/// The legend of a merge path names circles where there are circles, and squares where there are squares.
TEST(RestingSorts, AMergePathsLegendNamesTheSignsThatOccur)
{
    std::size_t named = 0;
    for (const std::size_t n : {4, 7, 16, 33}) {
        const RecordingPtr recording = recordedRun("merge-sort", n);
        const Resident resident = keptBy(recording);
        for (const Shown& shown : shownViews)
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const View view = shown.view();
                const Scene scene = mergePathLens.scene(resident, {k, 1}, view);
                const std::string what = std::to_string(n) + " keys, launch " + std::to_string(k) + ", role " +
                                         std::to_string(static_cast<int>(shown.role));
                bool circle = false, square = false, hasCircles = false, hasSquares = false;
                for (const Mark& mark : scene.marks) {
                    if (mark.id.name.contains(QStringLiteral("-probe"))) {
                        hasCircles = hasCircles || std::holds_alternative<EllipseShape>(mark.shape);
                        hasSquares = hasSquares || std::holds_alternative<RectShape>(mark.shape);
                    }
                    if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                        circle = circle || text->text.contains(QStringLiteral("circle:"));
                        square = square || text->text.contains(QStringLiteral("square:"));
                    }
                }
                EXPECT_EQ(circle, hasCircles) << what;
                EXPECT_EQ(square, hasSquares) << what;
                named += circle + square;
            }
    }
    EXPECT_GT(named, 10U);
}

} // namespace
} // namespace lockstep::ui
