// The picture of scans over blocks: tokens, the inspected work-item, sentences, wrong results.
#include "engine/algorithms/algorithm.hpp"
#include "engine/formats/recording_file.hpp"
#include "tests/places.hpp"
#include "tests/ui/block_scans.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/torn.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/blocks.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

namespace lockstep::ui {
namespace {

TEST(BlocksScene, MovesSumsAlongTheirLines)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    const Resident resident = keptBy(recording);
    const auto last = static_cast<std::uint32_t>(phasesShown(*recording, 1) - 1);
    const auto tokens = [&](double fraction) {
        std::map<QString, QPointF> at;
        for (const Mark& mark : blocksLens.scene(resident, {1, fraction, last}, {}).marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                rect && mark.id.name.contains(QStringLiteral("-token")))
                at[mark.id.name] = rect->rect.center();
        return at;
    };
    const auto a = tokens(0.1), b = tokens(0.2), c = tokens(0.3);
    ASSERT_EQ(a.size(), 4U) << "one sum a block, with its number";
    for (const auto& [name, at] : b) {
        EXPECT_NEAR(at.x(), (a.at(name).x() + c.at(name).x()) / 2, 1e-6) << "linear";
        EXPECT_NEAR(at.y(), (a.at(name).y() + c.at(name).y()) / 2, 1e-6);
        EXPECT_GT(c.at(name).y(), a.at(name).y()) << "down to the sums";
    }
    EXPECT_TRUE(tokens(1).empty());
    EXPECT_EQ(textIn(blocksLens.scene(resident, {3, 1}, {}), QStringLiteral(".*-item4-before")), QStringLiteral("+ 7"));
}

TEST(BlocksScene, RingsAndExplainsTheInspectedWorkItem)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    View view;
    view.selectedItem = 5;
    const Scene scene = blocksLens.scene(keptBy(recording), {3, 1}, view);
    QStringList texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            texts += text->text;
    EXPECT_TRUE(texts.contains(QStringLiteral("Work-item 5, position 5: 7 (Σ0..3) + 4 (Σ4..5) = 11 (Σ0..5)")))
        << texts.join(QLatin1Char('|')).toStdString();
    bool isFound = false;
    for (const Mark& mark : scene.marks)
        isFound = isFound || (mark.id.launch == 3 && mark.id.item == 5 && mark.id.index == 5);
    EXPECT_TRUE(isFound) << "a click finds it";
}

TEST(BlocksScene, CountsWhatTheStepsDo)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    const Resident resident = keptBy(recording);
    const auto told = [&](Moment moment) { return sentenceOf(blocksLens.narration(resident, moment)); };
    EXPECT_EQ(told({0, 1}),
              "16 values wait in 4 blocks: each position is to hold the sum of all values up to its own.");
    EXPECT_EQ(told({1, 1, 1}), "Phase 2 of 4, 2 barriers later: 12 combinations of neighbours, in 4 blocks; 0 of 16 "
                               "prefixes are finished.");
    EXPECT_EQ(told({1, 1, 3}), "Phase 4 of 4, 1 barrier later: 16 values are stored to global memory; 4 sums go to "
                               "“sums 1”; 4 of 16 prefixes are finished.");
    EXPECT_EQ(told({1, 1}), "4 work-groups each scan one block; their sums are 7, 7, 6, 11; 4 of 16 prefixes are "
                            "finished.");
    EXPECT_EQ(told({1, 0.5}), told({1, 1})) << "of the whole launch, whatever moves";
    EXPECT_EQ(told({2, 1}),
              "One work-group scans the 4 block sums, in 2 rounds: 7, 7, 6, 11 become 7, 14, 20, 31; 4 of 16 prefixes "
              "are finished.");
    EXPECT_EQ(told({3, 1}), "Blocks 1 to 3 each add the sum of everything before them, 7, 14, 20, to their values; all "
                            "16 prefixes are finished.");
    const RecordingPtr two =
        scanOf("hierarchical-scan", Words(figure.begin(), figure.begin() + 8), {{"group-size", "4"}});
    EXPECT_EQ(sentenceOf(blocksLens.narration(keptBy(two), {3, 1})),
              "Block 1 adds the sum of everything before it to its 4 values; all 8 prefixes are finished.");
    EXPECT_EQ(sentenceOf(blocksLens.narration(keptBy(recordedRun("look-back-scan", 1)), {1, 1})),
              "One work-group scans the only block, so nobody waits for its sum; the prefix is finished.");
    const RecordingPtr domino = scanOf("domino-scan", figure, {{"group-size", "4"}});
    EXPECT_EQ(sentenceOf(blocksLens.narration(keptBy(domino), {1, 1})),
              "4 work-groups each scan a block; all but the first wait for the running sum of the block before theirs "
              "and add it; each passes on its own running sum: 7, 14, 20, 31; all 16 prefixes are finished.");
    const RecordingPtr fewer = scanOf("look-back-scan", Words(24, 1), {{"group-size", "4"}, {"prefix-every", "4"}});
    EXPECT_TRUE(
        sentenceOf(blocksLens.narration(keptBy(fewer), {1, 1}))
            .starts_with("6 work-groups each scan a block and publish its sum as soon as they have it, 1 of them "
                         "later that of all up to its end too; "))
        << sentenceOf(blocksLens.narration(keptBy(fewer), {1, 1}));
    Words counts(32, 1);
    const RecordingPtr pipeline = scanOf("block-scan-pipeline", counts, {{"digits", "2"}, {"rows-per-block", "2"}});
    const auto of = [&](std::size_t k) { return sentenceOf(blocksLens.narration(keptBy(pipeline), {k, 1})); };
    EXPECT_EQ(of(0), "32 counts wait in 16 blocks: each is to become the sum of all counts in the columns "
                     "before its own, and of those before it in its column.");
    EXPECT_EQ(of(1), "16 work-groups each scan one block of a column; their sums go to “sums”; 2 of 32 results are "
                     "finished.");
    EXPECT_EQ(of(2), "One work-item per block adds up all sums before it in its column, one by one; each column gets "
                     "its total: 16, 16; 2 of 32 results are finished.");
    EXPECT_EQ(of(3), "16 blocks each add the sum of all blocks before them in their column; 16 of 32 results are "
                     "finished.");
    EXPECT_EQ(of(4),
              "One work-group scans the 2 totals into “bases”, in 1 round: 0, 16; 16 of 32 results are finished.");
    EXPECT_EQ(of(5), "32 starts each get the base of their column added: 0, 16; all 32 results are finished.");
}

/// Where not all rows have room those of the launch do: 16 values are never without their numbers before an audience.
TEST(BlocksScene, PresentsTheRowsOfTheLaunch)
{
    const RecordingPtr recording = recordedRun("block-scan-pipeline", 16);
    const Resident resident = keptBy(recording);
    const auto flow = readBlocks(resident);
    ASSERT_TRUE(flow);
    for (const QSizeF size : {QSizeF{1770, 830}, QSizeF{1770, 780}, QSizeF{1900, 980}}) {
        View view;
        view.role = ViewRole::presenter;
        view.size = size;
        for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
            const Scene scene = blocksLens.scene(resident, {k, 1}, view);
            const BlocksLayout layout = layoutBlocks(*recording, *flow, view, k);
            ASSERT_TRUE(layout.fits) << "cells, and no bars, of launch " << k << " in " << size.width() << "x"
                                     << size.height();
            expectLegible(scene, "launch " + std::to_string(k));
            EXPECT_TRUE(k < recording->launchCount() || layout.rows.back().isShown) << "the bases, which are added";
        }
    }
}

TEST(BlocksScene, SpeaksOfSumsOnlyWhereItAdds)
{
    const QRegularExpression adding(QStringLiteral("\\b(?:sums?|adds?)\\b"));
    for (const char* id : {"hierarchical-scan", "domino-scan", "look-back-scan"})
        for (const char* sign : {"max", "multiply"})
            for (const std::size_t n : {4, 16, 64}) {
                const RecordingPtr recording = recordedRun(id, n, {{"group-size", "4"}, {"operator", sign}});
                for (const Moment& moment : momentsIn(*recording))
                    for (const Moment& told : {moment, Moment{moment.launch, 1}}) {
                        QString sentence =
                            QString::fromStdString(sentenceOf(blocksLens.narration(keptBy(recording), told)));
                        sentence.remove(QRegularExpression(QStringLiteral("“[^”]*”"))); // a buffer's name
                        EXPECT_FALSE(adding.match(sentence).hasMatch()) << id << sentence.toStdString();
                    }
                for (const Launch& launch : recording->launches)
                    EXPECT_NE(launch.meaning.group.english, "Add the sums");
            }
}

TEST(BlocksScene, SaysThatAMistakeDidNoHarm)
{
    for (const auto& [id, mistake] :
         {std::pair{"domino-scan", "static-block-index"}, {"block-scan-pipeline", "no-load-barrier"}}) {
        const RecordingPtr recording = recordedRun(id, 16, {{"mistake", mistake}});
        const Resident resident = keptBy(recording);
        for (std::size_t k = 0; k <= recording->launchCount(); ++k)
            EXPECT_EQ(plainText(blocksLens.narration(resident, {k, 1})).contains(QStringLiteral("did no harm")),
                      k == recording->launchCount() && !isAnyWrong(*recording))
                << id << " launch " << k;
    }
}

TEST(BlocksScene, NeverDrawsAWrongResultAsFinished)
{
    const RecordingPtr run = scanOf("block-scan-pipeline", {3, 1, 7, 0, 4, 1, 6, 3}, {{"mistake", "no-load-barrier"}});
    auto broken = std::make_shared<Recording>(*run); // wrong in one place, as a device may leave it
    Recording& recording = *broken;
    recording.output = findAlgorithm(run->algorithm).reference(run->input, run->parameters);
    recording.output[3] += 1;
    const Resident resident = keptBy(broken);
    const auto flow = readBlocks(resident);
    ASSERT_TRUE(flow);
    EXPECT_EQ(flow->wrongAfter(flow->steps.size()), 1U);
    EXPECT_EQ(flow->wrongAfter(0), 0U);
    const Moment end{run->launchCount(), 1};
    EXPECT_TRUE(plainText(blocksLens.narration(resident, end))
                    .endsWith(QStringLiteral("1 of 8 finished positions holds a wrong value.")))
        << sentenceOf(blocksLens.narration(resident, end));
    const Theme& colors = theme(ThemeName::light);
    const BlocksLayout layout = layoutBlocks(recording, *flow, {});
    std::size_t seen = 0;
    for (const Mark& mark : blocksLens.scene(resident, end, {}).marks) {
        if (isTorn(mark, colors) && mark.id.index >= 0) {
            ++seen;
            EXPECT_EQ(mark.id.index, 3);
            EXPECT_EQ(std::get<PathShape>(mark.shape).fill, colors.ink) << "the first of them is black";
        }
        if (const auto* rect = std::get_if<RectShape>(&mark.shape))
            for (std::size_t i = 0; i < 8; ++i)
                if (rect->rect == layout.rows[0].cells[i]) {
                    ++seen;
                    EXPECT_EQ(rect->fill, colors.keep.fill) << i;
                }
    }
    EXPECT_GE(seen, 8U);
}

Scene lastFrame(const RecordingPtr& recording)
{
    View view;
    view.size = {1600, 900};
    return frame(keptBy(recording), {recording->launchCount(), 1}, view);
}

/// How many rectangles of a whole picture have this colour.
std::size_t countOf(const RecordingPtr& recording, const QColor& color)
{
    const Scene scene = lastFrame(recording);
    return static_cast<std::size_t>(std::ranges::count_if(scene.marks, [&](const Mark& mark) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        return rect != nullptr && rect->fill == color;
    }));
}

// Beyond 128 values as well: rooms of bars, and bars.
TEST(BlocksScene, NeverDrawsManyWrongResultsAsFinished)
{
    const Theme& colors = theme(ThemeName::light);
    const auto wrongOf = [](const RecordingPtr& recording) {
        const std::vector<bool> wrong = wrongOutputs(*recording);
        return static_cast<std::size_t>(std::ranges::count(wrong, true));
    };
    const RecordingPtr rooms =
        scanOf("block-scan-pipeline", Words(512, 70'000), {{"mistake", "ushort-offsets"}, {"digits", "4"}});
    ASSERT_GT(wrongOf(rooms), 300U);
    EXPECT_EQ(tornIn(lastFrame(rooms), colors), wrongOf(rooms));
    EXPECT_EQ(countOf(rooms, colors.keep.line), 512 - wrongOf(rooms));
    const RecordingPtr bars = scanOf("hillis-steele-scan", Words(600, 1), {{"mistake", "printed-guard"}});
    ASSERT_GT(wrongOf(bars), 500U);
    EXPECT_GE(tornIn(lastFrame(bars), colors), wrongOf(bars));
    EXPECT_LE(countOf(bars, colors.keep.fill), 600 - wrongOf(bars) + 1) << "one of them may be the legend's";
}

// Files that hold together and are no run that there ever was.
TEST(BlocksScene, DrawsForgedSumsWithoutHarm)
{
    for (const char* name : {"odd_sums", "one_of_many_sums"}) {
        const auto path = std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "tests/fuzz/corpus/recording" /
                          (std::string{name} + ".lockstep");
        for (const RecordingPtr& recording : readRecordingFile(path).recordings)
            for (const QSizeF size : {QSizeF{1600, 900}, QSizeF{640, 360}}) {
                View view;
                view.size = size;
                for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                    EXPECT_FALSE(frame(keptBy(recording), {k, 0.5}, view).marks.empty()) << name;
            }
    }
}

TEST(BlocksScene, DimsNothingThatAWholeRoomTakes)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    std::size_t shared = 0;
    for (const Mark& mark : blocksLens.scene(keptBy(recording), {3, 0.3}, {}).marks)
        if (mark.id.name.contains(QStringLiteral("-token")) || mark.id.name.endsWith(QStringLiteral("-before"))) {
            ++shared;
            EXPECT_EQ(mark.id.item, -1) << mark.id.name.toStdString();
        }
    EXPECT_EQ(shared, 6U);
}

} // namespace
} // namespace lockstep::ui
