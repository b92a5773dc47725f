#include "tests/engine/cut_off.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/zero_one/model.hpp"
#include "ui/lenses/zero_one/zero_one.hpp"

#include <set>

namespace lockstep::ui {
namespace {

RecordingPtr inputsOf(std::size_t wires, const char* network = "auto")
{
    return recordedRun("zero-one-principle", wires, {{"network", network}});
}

TEST(ZeroOneLens, SortedWordsHaveTheirOnesOnTheLastWires)
{
    for (const std::size_t wires : {1, 2, 5, 8}) {
        std::size_t sorted = 0;
        for (std::uint32_t word = 0; word < 1U << wires; ++word) {
            const QString text = wordText(word, wires);
            EXPECT_EQ(isSortedWord(word, wires), !text.contains(QStringLiteral("10"))) << text.toStdString();
            sorted += isSortedWord(word, wires);
        }
        EXPECT_EQ(sorted, wires + 1);
    }
}

TEST(ZeroOneLens, TheWordsThatAreLeftShrinkToTheSortedOnes)
{
    for (const std::size_t wires : {2, 3, 8}) {
        const RecordingPtr recording = inputsOf(wires);
        const Resident resident = keptBy(recording);
        std::size_t before = std::size_t{1} << wires;
        for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
            const auto now = readZeroOne(resident, k);
            ASSERT_TRUE(now);
            const State& state = *resident.state(k);
            const Words& words = *state.buffers[*zeroOneInputs(*recording)];
            EXPECT_EQ(now->left, std::set<std::uint32_t>(words.begin(), words.end()).size());
            EXPECT_LE(now->left, before);
            before = now->left;
        }
        const auto end = readZeroOne(resident, recording->launchCount());
        EXPECT_EQ(end->left, wires + 1);
        EXPECT_EQ(end->sorted, wires + 1);
        EXPECT_FALSE(end->counterexample);
        EXPECT_EQ(end->layers.size(), recording->launchCount());
        EXPECT_TRUE(sentenceOf(zeroOneLens.narration(resident, {recording->launchCount(), 1}))
                        .ends_with("the network sorts every input."));
    }
}

TEST(ZeroOneLens, TheSentenceAndTheCountsAreOfOneMoment)
{
    const RecordingPtr recording = inputsOf(8);
    const Resident resident = keptBy(recording);
    for (const double fraction : {0.0, 0.5, 0.74, 0.75, 0.9, 1.0}) {
        const Scene scene = zeroOneLens.scene(resident, {3, fraction}, {});
        QString counted;
        for (const Mark& mark : scene.marks) // the first of the large numbers under the network
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && text->family == FontFamily::display && counted.isEmpty())
                counted = text->text;
        EXPECT_NE(sentenceOf(zeroOneLens.narration(resident, {3, fraction}))
                      .find(fraction < 0.75 ? counted.toStdString() + " different patterns"
                                            : "become " + counted.toStdString()),
                  std::string::npos)
            << fraction << " " << counted.toStdString();
    }
    const auto now = readZeroOne(resident, 3);
    EXPECT_NE(countWords(now->standingBefore, 8).left, now->left);
}

TEST(ZeroOneLens, ANetworkThatDoesNotSortShowsACounterexample)
{
    const RecordingPtr recording = inputsOf(4, "[(0,1),(2,3)],[(0,2),(1,3)]");
    const Resident resident = keptBy(recording);
    const auto end = readZeroOne(resident, recording->launchCount());
    ASSERT_TRUE(end && end->counterexample);
    EXPECT_FALSE(isSortedWord((*end->after)[*end->counterexample], 4));
    const std::string told = sentenceOf(zeroOneLens.narration(resident, {recording->launchCount(), 1}));
    EXPECT_NE(told.find("the network does not sort. From " + wordText(*end->counterexample, 4).toStdString()),
              std::string::npos)
        << told;
}

/// Launches that a file lacks are no proof that a network does not sort.
TEST(ZeroOneLens, OfAFileThatEndsEarlyJudgesNoNetwork)
{
    const RecordingPtr whole = inputsOf(6);
    for (std::size_t off = 1; off < whole->launchCount(); ++off) {
        const auto cut = std::make_shared<Recording>(test::cutOff(*whole, off));
        const Resident resident = keptBy(cut);
        const Moment end{cut->launchCount(), 1};
        const std::string said = sentenceOf(zeroOneLens.narration(resident, end));
        EXPECT_EQ(said.find("sorts every"), std::string::npos) << said;
        EXPECT_EQ(said.find("does not sort"), std::string::npos) << said;
        EXPECT_EQ(marksNamed(zeroOneLens.scene(resident, end, {}), "counterexample.*"), 0U);
    }
}

TEST(ZeroOneLens, ACellForEachWordWithTheInputThatStandsThere)
{
    const RecordingPtr recording = inputsOf(4);
    const Resident resident = keptBy(recording);
    for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
        const Scene scene = zeroOneLens.scene(resident, {k, 1}, {});
        EXPECT_EQ(marksNamed(scene, "word\\d+"), 16U);
        std::size_t standing = 0;
        for (const Mark& mark : scene.marks)
            standing += mark.id.name.startsWith(QStringLiteral("word")) && mark.id.item >= 0;
        EXPECT_EQ(standing, readZeroOne(resident, k)->left) << k;
    }
}

TEST(ZeroOneLens, PatternsThatAreLeftCanBeSeen)
{
    const RecordingPtr recording = inputsOf(12);
    const Resident resident = keptBy(recording);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const auto now = readZeroOne(resident, k);
        if (now->left > 200)
            continue;
        std::set<QString> seen;
        for (const Mark& mark : zeroOneLens.scene(resident, {k, 1}, {}).marks)
            if (mark.id.item >= 0 && boundsOf(mark.shape).width() >= 6)
                seen.insert(mark.id.name.mid(4)); // word12, left12
        EXPECT_EQ(seen.size(), now->left) << k;
    }
}

TEST(ZeroOneLens, OddNumbersOfWiresUseTheHeight)
{
    const RecordingPtr recording = inputsOf(7);
    const Scene scene = zeroOneLens.scene(keptBy(recording), {2, 1}, {});
    QRectF cells;
    for (const Mark& mark : scene.marks)
        if (mark.id.name.startsWith(QStringLiteral("word")))
            cells |= boundsOf(mark.shape);
    EXPECT_GT(cells.height(), 0.7 * scene.size.height());
}

TEST(ZeroOneLens, IsLegibleAtEverySizeAndMoment)
{
    for (const std::size_t wires : {1, 2, 3, 4, 7, 8, 11, 16}) {
        const RecordingPtr recording = inputsOf(wires);
        const Resident resident = keptBy(recording);
        for (const QSizeF& size : teachingSizes) {
            View view;
            view.size = size;
            ASSERT_TRUE(zeroOneLens.canShow(*recording, view)) << wires;
            for (std::size_t k = 0; k <= recording->launchCount(); k += 1 + k / 3)
                for (const double fraction : {0.4, 1.0}) {
                    view.selectedItem = k % 2 == 1 ? std::optional<std::uint32_t>(1) : std::nullopt;
                    expectLegible(zeroOneLens.scene(resident, {k, fraction}, view),
                                  "wires " + std::to_string(wires) + " launch " + std::to_string(k) + " width " +
                                      std::to_string(size.width()));
                }
        }
        View hall;
        hall.role = ViewRole::presenter;
        hall.size = {1696, 760};
        ASSERT_TRUE(zeroOneLens.canShow(*recording, hall)) << wires;
        expectLegible(zeroOneLens.scene(resident, {recording->launchCount(), 1}, hall), "hall", 28);
    }
}

} // namespace
} // namespace lockstep::ui
