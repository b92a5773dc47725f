// At rest the picture of sorts by parting tells of its launch alone: no colour, label or number is another launch's.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/partition_pictures.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

/// Positions where the launch reads or writes a key.
std::set<std::size_t> touchedIn(const Picture& picture)
{
    std::set<std::size_t> touched;
    const auto note = [&](const Access& access) {
        const auto& buffers = picture.recording.buffers;
        if (access.array < buffers.size() &&
            (buffers[access.array].role == Role::keys || buffers[access.array].role == Role::scratch))
            touched.insert(access.index);
    };
    for (const Event& event : *picture.resident.eventsOf(picture.launch)) {
        std::ranges::for_each(event.reads(), note);
        std::ranges::for_each(event.writes(), note);
    }
    return touched;
}

std::vector<QColor> coloursOf(const Shape& shape)
{
    if (const auto* rect = std::get_if<RectShape>(&shape))
        return {rect->fill, rect->stroke.color};
    if (const auto* path = std::get_if<PathShape>(&shape))
        return {path->fill, path->stroke.color};
    if (const auto* text = std::get_if<TextShape>(&shape))
        return {text->color};
    return {};
}

TEST(RestingPartitions, ColourOnlyTheKeysThatTheLaunchTouches)
{
    static const QRegularExpression ofKey(QStringLiteral("^(?:row(\\d+)-key|part-of-key|sampled)(\\d+)$"));
    eachPicture([](const Picture& picture) {
        const std::set<std::size_t> touched = touchedIn(picture);
        const Theme& colors = theme(picture.view.theme);
        std::vector<QColor> vivid{colors.move.line, colors.move.fill, colors.move.tint, colors.keep.line,
                                  colors.keep.fill};
        for (const BucketHue& hue : colors.buckets)
            for (const QColor& color : {hue.line, hue.tint, hue.chip, hue.text})
                vivid.push_back(color);
        std::erase(vivid, colors.keep.tint); // what is finished may stay green
        std::erase(vivid, colors.keep.text);
        for (const Mark& mark : picture.scene.marks) {
            if (mark.id.name.endsWith(QStringLiteral("-move")) || mark.id.name.endsWith(QStringLiteral("-arrowhead"))) {
                EXPECT_TRUE(mark.id.index < 0 || touched.contains(static_cast<std::size_t>(mark.id.index)))
                    << picture.what << ": " << mark.id.name.toStdString();
            }
            const auto match = ofKey.match(mark.id.name);
            if (!match.hasMatch() || mark.id.index < 0 || touched.contains(static_cast<std::size_t>(mark.id.index)))
                continue;
            if (const std::size_t row = match.captured(1).toULongLong();
                !match.captured(1).isEmpty() && row != picture.layout.open && row != picture.layout.open + 1)
                continue;
            for (const QColor& color : coloursOf(mark.shape))
                EXPECT_TRUE(color.alpha() == 0 || std::ranges::find(vivid, color) == vivid.end())
                    << picture.what << ": " << mark.id.name.toStdString() << " is " << color.name().toStdString();
        }
    });
}

/// On its way in a key has no bucket yet.
TEST(RestingPartitions, GiveNoBucketToAKeyOnItsWayIn)
{
    eachPicture([](const Picture& picture) {
        const Theme& colors = theme(picture.view.theme);
        for (const Mark& mark : picture.scene.marks) {
            if (!mark.id.name.startsWith(QStringLiteral("row%1-key").arg(picture.layout.open)))
                continue;
            for (const QColor& color : coloursOf(mark.shape))
                for (const BucketHue& hue : colors.buckets)
                    EXPECT_TRUE(color == colors.keep.text || color == colors.keep.tint ||
                                (color != hue.line && color != hue.tint && color != hue.text))
                        << picture.what << ": " << mark.id.name.toStdString();
        }
    });
}

TEST(RestingPartitions, PutALaunchsNumberWithTheLevelThatItIsOf)
{
    static const QRegularExpression label(QStringLiteral("^(?:(.+), )?launch(?:es)? (\\d+)(?: to (\\d+))?$"));
    std::size_t labels = 0;
    eachPicture([&](const Picture& picture) {
        const PartitionLayout& layout = picture.layout;
        for (const Mark& mark : picture.scene.marks) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            const auto match = text ? label.match(text->text) : QRegularExpressionMatch();
            if (!match.hasMatch() || mark.id.name.startsWith("untouched")) // in the card, of its level
                continue;
            ++labels;
            std::set<QString> named{match.captured(1)}; // by itself, or at the left
            for (std::size_t row = layout.first; row <= layout.last + 1; ++row)
                if (text->at.y() > layout.rowTop(row) && text->at.y() < layout.rowTop(row + 1))
                    for (const Mark& other : picture.scene.marks)
                        if (const auto* name = std::get_if<TextShape>(&other.shape);
                            name && match.captured(1).isEmpty() && name->at.x() < layout.left &&
                            name->at.y() > layout.rowTop(row) && name->at.y() < layout.rowTop(row + 1))
                            named.insert(name->text);
            for (const int which : {2, 3})
                if (const std::size_t launch = match.captured(which).toULongLong(); launch > 0) {
                    const QString group = say(picture.recording.launches[launch - 1].meaning.group);
                    EXPECT_TRUE(named.contains(group) || named.contains(say("%1, leaves").arg(group)))
                        << picture.what << ": " << text->text.toStdString() << " is of " << group.toStdString();
                }
        }
    });
    EXPECT_GT(labels, 100U);
}

/// A scan's counts are drawn one by one, or the picture says that they are not.
TEST(RestingPartitions, DrawEveryCountThatAScanReads)
{
    static const QRegularExpression told(QStringLiteral("\\d counts|0s? left out$"));
    std::size_t scans = 0, drawn = 0;
    eachPicture([&](const Picture& picture) {
        std::set<std::pair<std::uint32_t, std::uint32_t>> read;
        bool finds = false;
        for (const Event& event : *picture.resident.eventsOf(picture.launch)) {
            const auto isOf = [&](const Access& access, const char* one, const char* other) {
                return access.array < picture.recording.buffers.size() &&
                       (picture.recording.buffers[access.array].name == one ||
                        picture.recording.buffers[access.array].name == other);
            };
            for (const Access& write : event.writes())
                finds = finds || isOf(write, "starts", "first child");
            for (const Access& access : event.reads())
                if (isOf(access, "counts", "children"))
                    read.insert({access.array, access.index});
        }
        if (!finds)
            return;
        ++scans;
        std::size_t counts = marksNamed(picture.scene, QStringLiteral("group-count\\d+-\\d+")) +
                             marksNamed(picture.scene, QStringLiteral("listing-count\\d+"));
        if (counts == 0)
            counts = marksNamed(picture.scene, QStringLiteral("count\\d+-\\d+"));
        const bool isTold = std::ranges::any_of(picture.scene.marks, [](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && told.match(text->text).hasMatch();
        });
        EXPECT_TRUE(counts == read.size() || isTold) << picture.what << ": " << counts << " of " << read.size();
        drawn += counts == read.size();
    });
    EXPECT_GT(drawn, scans / 2);
}

/// The scan of the segments to come: what it reads of each segment, and what it writes.
TEST(RestingPartitions, AScanOfSegmentsShowsItsCountsAndItsSums)
{
    const RecordingPtr recording = recordedRun("msd-radix-sort", 16, {{"cutoff", "1"}});
    const Resident resident = keptBy(recording);
    std::size_t scans = 0;
    for (const Shown& shown : shownViews)
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            std::map<QString, std::uint32_t> expected;
            std::size_t rows = 0;
            for (const Event& event : *resident.eventsOf(k)) {
                for (const Access& read : event.reads())
                    if (read.array < recording->buffers.size() && recording->buffers[read.array].name == "children") {
                        expected[QStringLiteral("listing-count%1-number").arg(read.index)] = read.value;
                        ++rows;
                    }
                for (const Access& write : event.writes())
                    if (write.array < recording->buffers.size() &&
                        recording->buffers[write.array].name == "first child")
                        expected[QStringLiteral("listing-start%1-number").arg(write.index)] = write.value;
            }
            if (rows == 0)
                continue;
            ++scans;
            const View view = shown.view();
            const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
            const std::string what = "launch " + std::to_string(k);
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape); text && expected.contains(mark.id.name)) {
                    EXPECT_TRUE(text->text.contains(QString::number(expected.at(mark.id.name)))) << what;
                    expected.erase(mark.id.name);
                }
            EXPECT_TRUE(expected.empty()) << what << ": " << expected.size() << " numbers are missing";
            EXPECT_EQ(headsThatShow(scene, QStringLiteral("listing-(?:add|sum)\\d+-arrowhead"), what), 2 * rows)
                << what;
        }
    EXPECT_GT(scans, 3U);
}

TEST(RestingPartitions, WriteKeysInTheNarrowPanesOfAComparison)
{
    for (const char* algorithm : {"quicksort", "msd-radix-sort", "sample-sort"}) {
        const RecordingPtr recording = recordedRun(algorithm, 16);
        const auto tree = readPartitions(keptBy(recording));
        View view;
        view.size = {392, 300};
        EXPECT_FALSE(layoutPartitions(*recording, *tree, 1, view).bars) << algorithm;
        expectLegible(partitionsLens.scene(keptBy(recording), {1, 1}, view), algorithm);
    }
}

/// A launch of leaves that finds none says so, and not that the next one needs what it made.
TEST(RestingPartitions, NoLaunchSaysThatItMakesWhatItDoesNot)
{
    eachPicture([](const Picture& picture) {
        const std::string told = sentenceOf(partitionsLens.narration(picture.resident, {picture.launch, 1}));
        const bool writes = std::ranges::any_of(*picture.resident.eventsOf(picture.launch), [](const Event& event) {
            return std::ranges::any_of(event.writes(), [](const Access& a) { return a.array < localArrayBase; });
        });
        EXPECT_TRUE(writes || told.find("made here") == std::string::npos) << picture.what << ": " << told;
    });
}

/// Lines of finished keys strike no word through, and the ground of a word hides no cell.
TEST(RestingPartitions, StrikeNoWordThroughAndHideNoCell)
{
    std::size_t carriers = 0, grounds = 0;
    eachPicture([&](const Picture& picture) {
        std::vector<QRectF> lines, cells, words;
        for (const Mark& mark : picture.scene.marks) {
            const QRectF place = boundsOf(mark.shape);
            const auto* text = std::get_if<TextShape>(&mark.shape);
            const auto* rect = std::get_if<RectShape>(&mark.shape);
            if (mark.id.name.startsWith(QStringLiteral("carrier"))) {
                lines.push_back(place);
                ++carriers;
            } else if (mark.id.name.startsWith(QStringLiteral("launches-ground"))) {
                for (const QRectF& cell : cells)
                    EXPECT_FALSE(place.intersects(cell)) << picture.what;
                ++grounds;
            } else if (rect != nullptr && mark.id.name.startsWith(QStringLiteral("row"))) {
                cells.push_back(place);
            } else if (rect != nullptr && rect->fill.alpha() == 255) // what it covers is not seen
                std::erase_if(lines, [&](const QRectF& line) {
                    return place.left() < line.left() && line.right() < place.right() && place.intersects(line);
                });
            if (text == nullptr || mark.id.index >= 0)
                continue;
            const double up = textBounds(*text).height() / 2 - capHeight(*text) / 2;
            for (const QRectF& line : lines)
                EXPECT_FALSE(line.intersects(textBounds(*text).adjusted(0, up, 0, -up)))
                    << picture.what << ": " << text->text.toStdString();
        }
    });
    EXPECT_GT(carriers, 100U);
    EXPECT_GT(grounds, 100U);
}

/// Each sum of a scan of segments stands under its own one; the sum of all looks otherwise.
TEST(RestingPartitions, PutEachSumUnderItsSegment)
{
    std::size_t sums = 0;
    eachPicture([&](const Picture& picture) {
        const PartitionListing* listing = picture.tree.prepared.listingOf(picture.launch);
        if (listing == nullptr)
            return;
        std::vector<RectShape> boxes;
        std::set<QString> names;
        for (const Mark& mark : picture.scene.marks) {
            if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                rect && mark.id.name == QStringLiteral("listing-start%1").arg(boxes.size()))
                boxes.push_back(*rect);
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                names.insert(text->text);
        }
        if (boxes.empty())
            return;
        EXPECT_TRUE(names.contains(QStringLiteral("counts")) && names.contains(QStringLiteral("starts")))
            << picture.what;
        ASSERT_EQ(boxes.size(), listing->rows.size() + 1) << picture.what;
        for (std::size_t i = 0; i < listing->rows.size(); ++i, ++sums) {
            const QRectF above =
                picture.layout.stretch(picture.layout.open, listing->rows[i].begin, listing->rows[i].end);
            EXPECT_TRUE(boxes[i].rect.left() >= above.left() - 0.1 && boxes[i].rect.right() <= above.right())
                << picture.what << ": sum " << i;
            EXPECT_NE(boxes[i].fill, boxes.back().fill) << picture.what;
        }
    });
    EXPECT_GT(sums, 20U);
}

/// Keys that are split wear the hues of their parts: no sentence gives those that move or stay another one.
TEST(RestingPartitions, NameNoKeysInAHueThatOthersWear)
{
    std::size_t splits = 0;
    eachPicture([&](const Picture& picture) {
        const bool isSplit = std::ranges::any_of(picture.tree.segments, [&](const PartitionSegment& segment) {
            return segment.isSplit() && segment.stepIn(picture.launch) != nullptr;
        });
        if (!isSplit)
            return;
        ++splits;
        for (const Phrase& phrase : partitionsLens.narration(picture.resident, {picture.launch, 1})) {
            EXPECT_NE(phrase.tone, Tone::move) << picture.what << ": " << phrase.text.toStdString();
            EXPECT_FALSE(phrase.tone == Tone::keep && phrase.text.contains(QStringLiteral("stay")))
                << picture.what << ": " << phrase.text.toStdString();
        }
    });
    EXPECT_GT(splits, 20U);
}

/// Two equal numbers of different keys are not taken for the same: those copied back, and those finished.
TEST(RestingPartitions, SayHowManyOfTheCopiedKeysAreFinished)
{
    const RecordingPtr recording = recordedRun("msd-radix-sort", 16);
    const Resident resident = keptBy(recording);
    const auto tree = readPartitions(resident);
    std::size_t copies = 0;
    for (std::size_t k = 1; k < recording->launchCount(); ++k) {
        std::size_t ofThem = 0, earlier = 0;
        for (const std::size_t last : tree->lastTouched)
            if (last <= k)
                ++(last == k ? ofThem : earlier);
        if (tree->work[k].copiedBack == 0 || ofThem == 0 || earlier == 0)
            continue;
        ++copies;
        EXPECT_NE(sentenceOf(partitionsLens.narration(resident, {k, 1})).find(std::to_string(ofThem) + " of them "),
                  std::string::npos);
    }
    EXPECT_GT(copies, 0U);
}

/// Leaves are sorted in place: no key beside them is lost.
TEST(RestingPartitions, KeepTheKeysBesideLeaves)
{
    std::size_t leaves = 0;
    eachPicture([&](const Picture& picture) {
        if (!std::ranges::any_of(picture.tree.segments, [&](const PartitionSegment& segment) {
                return segment.depth == picture.layout.open && !segment.isSplit() &&
                       segment.stepIn(picture.launch) != nullptr;
            }))
            return;
        ++leaves;
        for (std::size_t i = 0; i < picture.recording.n(); ++i)
            if (picture.tree.covering(picture.layout.open, i) != nullptr) {
                const QString key = QStringLiteral("row%1-key%2").arg(picture.layout.open + 1).arg(i);
                EXPECT_TRUE(
                    std::ranges::any_of(picture.scene.marks, [&](const Mark& mark) { return mark.id.name == key; }))
                    << picture.what << ": " << key.toStdString();
            }
    });
    EXPECT_GT(leaves, 20U);
}

/// A search's bracket spans the keys that it compares, with values and as bars.
TEST(RestingPartitions, BracketTheKeysThatASearchCompares)
{
    std::size_t searches = 0;
    eachPicture([&](const Picture& picture) {
        if (picture.recording.algorithm != "selection-sort")
            return;
        std::set<std::uint32_t> compared;
        for (const Event& event : *picture.resident.eventsOf(picture.launch))
            if (event.op == Op::choose)
                for (const Access& read : event.reads())
                    compared.insert(read.index);
        for (const Mark& mark : picture.scene.marks)
            if (mark.id.name.startsWith(QStringLiteral("segment%1-").arg(picture.layout.open)) && !compared.empty()) {
                const QRectF keys =
                    picture.layout.stretch(picture.layout.open, *compared.begin(), *compared.rbegin() + 1);
                EXPECT_NEAR(boundsOf(mark.shape).left(), keys.left(), 4) << picture.what;
                EXPECT_NEAR(boundsOf(mark.shape).right(), keys.right(), 4) << picture.what;
                ++searches;
            }
    });
    EXPECT_GT(searches, 50U);
}

/// Once all keys are finished no part of an earlier launch is named.
TEST(RestingPartitions, NameNoPartsOfFinishedKeys)
{
    std::size_t over = 0;
    const auto look = [&](const Resident& resident, std::size_t k, const View& view) {
        const auto tree = readPartitions(resident);
        if (!std::ranges::all_of(tree->lastTouched, [k](std::size_t last) { return last < k; }))
            return;
        ++over;
        const QRectF card = [&] {
            const PartitionLayout layout = layoutPartitions(*resident.recording, *tree, k, view);
            return layout.stretch(layout.open + 1, 0, resident.recording->n());
        }();
        for (const Mark& mark : partitionsLens.scene(resident, {k, 1}, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && boundsOf(mark.shape).top() > card.top()) {
                for (const char* part : {"less", "equal", "greater"})
                    EXPECT_NE(text->text, QLatin1String{part}) << "launch " << k;
            }
    };
    for (const std::size_t n : {7, 16, 33, 40})
        for (const Shown& shown : shownViews) {
            const Resident resident = keptBy(recordedRun("quicksort", n));
            for (std::size_t k = 1; k <= resident.recording->launchCount(); ++k)
                if (partitionsLens.canShow(*resident.recording, shown.view()))
                    look(resident, k, shown.view());
        }
    EXPECT_GT(over, 0U);
}

} // namespace
} // namespace lockstep::ui
