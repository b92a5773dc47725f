// At rest the rows of a sort by parting are named by the levels that they stand for, and none is left out.
#include "tests/ui/partition_pictures.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <array>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

/// The texts at the left of the rows.
std::vector<QString> gutterOf(const Picture& picture)
{
    std::vector<QString> texts;
    for (const Mark& mark : picture.scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text && mark.opacity > 0 && text->align == Align::left && text->at.x() < picture.layout.left / 2)
            texts.push_back(text->text);
    return texts;
}

/// "Level 3" is named by "Level 3", "Level 3, leaves", "then Level 3" and "Level 2 to 4".
bool names(const QString& text, const QString& level)
{
    static const QRegularExpression range(QStringLiteral("^(?:then )?(\\D+) (\\d+) to (\\d+)$"));
    static const QRegularExpression one(QStringLiteral("^(\\D+) (\\d+)$"));
    const auto levels = range.match(text), wanted = one.match(level);
    if (levels.hasMatch() && wanted.hasMatch() && levels.captured(1) == wanted.captured(1))
        return levels.captured(2).toInt() <= wanted.captured(2).toInt() &&
               wanted.captured(2).toInt() <= levels.captured(3).toInt();
    return text == level || text == level + ", leaves" || text == "then " + level;
}

TEST(RestingPartitionRows, NameEveryLevelShownOrToComeAndNoneTwice)
{
    eachPicture([](const Picture& picture) {
        const std::vector<QString> texts = gutterOf(picture);
        const std::set<QString> distinct(texts.begin(), texts.end());
        EXPECT_EQ(distinct.size(), texts.size()) << picture.what;
        for (const PartitionSegment& segment : picture.tree.segments) {
            const bool isNamed =
                segment.isSplit() && picture.layout.isShown(segment.depth) && segment.depth != picture.layout.open;
            if (segment.firstLaunch() < picture.launch && !isNamed)
                continue;
            const QString level = say(picture.recording.launches[segment.firstLaunch() - 1].meaning.group);
            EXPECT_TRUE(std::ranges::any_of(texts, [&](const QString& text) { return names(text, level); }))
                << picture.what << ": " << level.toStdString();
        }
    });
}

/// A pivot's parts: all of them by their names, or none where there is no room.
TEST(RestingPartitionRows, NameAllPartsOfASegmentOrNone)
{
    static const QRegularExpression band(QStringLiteral("^band(\\d+)-(\\d+)$"));
    std::size_t named = 0;
    eachPicture([&](const Picture& picture) {
        if (!picture.tree.hasPivots)
            return;
        std::map<QString, std::size_t> bands, words;
        std::set<QString> segments;
        for (const Mark& mark : picture.scene.marks)
            if (const auto match = band.match(mark.id.name); match.hasMatch()) {
                ++bands[say(std::array{"less", "equal", "greater"}[match.captured(2).toUInt()])];
                segments.insert(match.captured(1));
            }
        for (const Mark& mark : picture.scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && bands.contains(text->text))
                ++words[text->text];
        if (segments.size() != 1)
            return;
        EXPECT_TRUE(words.empty() || words == bands) << picture.what;
        named += words == bands;
    });
    EXPECT_GT(named, 50U);
}

/// The launches at the brackets of a row are all in words, or numbers behind a word at the left.
TEST(RestingPartitionRows, NoLaunchIsABareNumber)
{
    std::size_t words = 0, numbers = 0;
    eachPicture([&](const Picture& picture) {
        std::map<std::size_t, std::set<bool>> isNumber; // by row
        const auto rowOf = [&](double y) {
            std::size_t row = picture.layout.first;
            while (row < picture.layout.last && picture.layout.rowTop(row + 1) < y)
                ++row;
            return row;
        };
        std::set<std::size_t> headed;
        for (const Mark& mark : picture.scene.marks) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            if (text != nullptr && text->text == say("launch"))
                headed.insert(rowOf(text->at.y()));
            if (text != nullptr && mark.id.name.startsWith("launches-of"))
                isNumber[rowOf(text->at.y())].insert(!text->text.contains(say("launch")));
        }
        for (const auto& [row, kinds] : isNumber) {
            EXPECT_EQ(kinds.size(), 1U) << picture.what << ", row " << row;
            EXPECT_EQ(kinds.contains(true), headed.contains(row)) << picture.what << ", row " << row;
            (kinds.contains(true) ? numbers : words) += 1;
        }
    });
    EXPECT_GT(words, 50U);
    EXPECT_GT(numbers, 5U);
}

/// A launch that makes a work list shows its segments, or says that there are none.
TEST(RestingPartitionRows, SayThatAListStaysEmpty)
{
    eachPicture([&](const Picture& picture) {
        const PartitionWork& work = picture.tree.work[picture.launch];
        EXPECT_EQ(marksNamed(picture.scene, "empty-list"), work.makesList && work.listed.empty() ? 1U : 0U)
            << picture.what;
    });
}

/// Where no key moves, each launch of the level that finished keys is named under them.
TEST(RestingPartitionRows, NameTheLaunchesThatFinishedKeysOfTheLevel)
{
    const RecordingPtr recording = recordedRun("quicksort", 33, {}, 1);
    const Resident resident = keptBy(recording);
    const std::size_t last = recording->launchCount();
    const auto tree = readPartitions(resident);
    ASSERT_TRUE(tree->work[last].makesList && tree->work[last].listed.empty());
    EXPECT_EQ(sentenceOf(partitionsLens.narration(resident, {last, 1})),
              "The next list stays empty, since no part has 2 keys left to sort; the keys are sorted.");
    std::size_t named = 0;
    for (const Shown& shown : shownViews) {
        const Scene scene = partitionsLens.scene(resident, {last, 1}, shown.view());
        EXPECT_EQ(marksNamed(scene, "empty-list"), 1U);
        for (const PartitionSegment& segment : tree->segments)
            if (segment.depth == tree->open[last]) {
                ++named;
                EXPECT_EQ(marksNamed(scene, QString("finished-by%1").arg(segment.lastLaunch())), 1U);
            }
    }
    EXPECT_GE(named, 8U);
}

/// Green is for finished keys alone: neither the words nor the lines of keys that a search leaves to later launches.
TEST(RestingPartitionRows, KeysThatASearchLeavesAreNotGreen)
{
    const RecordingPtr recording = recordedRun("selection-sort", 33);
    const Resident resident = keptBy(recording);
    const auto tree = readPartitions(resident);
    for (std::size_t k = 1; k < recording->launchCount(); ++k) {
        for (const Phrase& phrase : partitionsLens.narration(resident, {k, 1}))
            EXPECT_TRUE(phrase.tone != Tone::keep || phrase.text.contains(" of 33 key")) << phrase.text.toStdString();
        for (const Shown& shown : shownViews)
            for (const Mark& mark : partitionsLens.scene(resident, {k, 1}, shown.view()).marks)
                if (const auto* path = std::get_if<PathShape>(&mark.shape);
                    path && mark.id.name.endsWith("-move") &&
                    tree->lastTouched[static_cast<std::size_t>(mark.id.index)] > k) {
                    EXPECT_NE(path->stroke.color, theme(shown.theme).keep.line)
                        << "launch " << k << ": " << mark.id.name.toStdString();
                }
    }
}

/// 33 keys of two digits have their numbers on the largest screen, however long the names at the left are.
TEST(RestingPartitionRows, KeysOfTwoDigitsHaveTheirNumbersInTheHall)
{
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "partitions")
            continue;
        const RecordingPtr recording = recordedRun(algorithm->id, 33, {}, 1);
        const auto tree = readPartitions(keptBy(recording));
        View hall;
        hall.role = ViewRole::presenter;
        hall.size = {1776, 800};
        EXPECT_FALSE(layoutPartitions(*recording, *tree, 1, hall).bars) << algorithm->id;
    }
}

} // namespace
} // namespace lockstep::ui
