// At rest the 0-1 picture tells its layer: the patterns that went in, where they went, and those that came out.
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/zero_one/scene.hpp"
#include "ui/lenses/zero_one/zero_one.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

/// How many inputs look like a word, by the recording's own states.
std::map<std::uint32_t, std::size_t> standingAt(const Resident& resident, std::size_t state)
{
    std::map<std::uint32_t, std::size_t> counts;
    for (const std::uint32_t word : *resident.state(state)->buffers[*zeroOneInputs(*resident.recording)])
        ++counts[word];
    return counts;
}

std::map<std::uint32_t, QString> textsOf(const Scene& scene, const char* what)
{
    const QRegularExpression name(QStringLiteral("^word(\\d+)-%1$").arg(QLatin1String(what)));
    std::map<std::uint32_t, QString> texts;
    for (const Mark& mark : scene.marks)
        if (const auto match = name.match(mark.id.name); match.hasMatch())
            texts[match.captured(1).toUInt()] = std::get<TextShape>(mark.shape).text;
    return texts;
}

void eachLayer(std::initializer_list<std::size_t> wireCounts,
               const std::function<void(const Resident&, std::size_t, const View&, const std::string&)>& look)
{
    for (const std::size_t wires : wireCounts)
        for (const char* network : {"auto", "odd-even-transposition"}) {
            const RecordingPtr recording = recordedRun("zero-one-principle", wires, {{"network", network}});
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews)
                for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                    look(resident, k, shown.view(),
                         std::to_string(wires) + " wires, " + network + ", layer " + std::to_string(k) + ", role " +
                             std::to_string(static_cast<int>(shown.role)));
        }
}

TEST(RestingZeroOne, PatternsInTheirWaysAndPatternsOut)
{
    eachLayer({2, 3, 4, 6, 8}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Scene scene = zeroOneLens.scene(resident, {k, 1}, view);
        const auto before = standingAt(resident, k - 1), after = standingAt(resident, k);
        const auto bits = textsOf(scene, "bits"), counts = textsOf(scene, "count");
        std::set<std::uint32_t> seen;
        for (const auto* standing : {&before, &after})
            for (const auto& [word, count] : *standing) {
                seen.insert(word);
                if (!bits.empty()) {
                    EXPECT_EQ(bits.at(word), wordText(word, resident.recording->n())) << what;
                }
                if (!counts.empty()) {
                    const std::size_t told = after.contains(word) ? after.at(word) : before.at(word);
                    EXPECT_TRUE(counts.at(word).endsWith(countDigits(told))) << what;
                }
            }
        EXPECT_EQ(bits.empty() ? seen.size() : bits.size(), seen.size()) << what << ": a pattern that never was";
        // A pattern that a layer changes vanishes: an arrow leads to what its inputs look like now.
        const auto vanished = static_cast<std::size_t>(
            std::ranges::count_if(before, [&](const auto& one) { return !after.contains(one.first); }));
        const std::size_t heads = headsThatShow(scene, QStringLiteral("way\\d+-\\d+-arrowhead"), what);
        EXPECT_TRUE(heads == vanished || (heads == 0 && vanished > 60)) << what << ": " << heads << " arrows";
        expectHeadsShow(scene, QStringLiteral("launch%1-wires\\d+-\\d+").arg(k), what);
    });
}

TEST(RestingZeroOne, CellsStandInTheOrderInWhichTheyAreRead)
{
    eachLayer({2, 3, 4, 7, 8, 12},
              [](const Resident& resident, std::size_t, const View& view, const std::string& what) {
                  const std::size_t wires = resident.recording->n();
                  const ZeroOneLayout layout = layoutZeroOne(*resident.recording, view);
                  std::map<QString, std::uint32_t> inOrder;
                  for (std::uint32_t word = 0; word < 1U << wires; ++word)
                      inOrder[wordText(word, wires)] = word;
                  std::size_t nth = 0;
                  for (const auto& [text, word] : inOrder) {
                      const ZeroOnePlace place = layout.placeOf(word);
                      ASSERT_EQ(place.row * layout.columns + place.column, nth++) << what << " " << text.toStdString();
                  }
              });
}

TEST(RestingZeroOne, TheSentenceIsTrueOfTheWholeLayer)
{
    eachLayer({2, 4, 7, 11}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        if (k == resident.recording->launchCount() || view.role != ViewRole::window)
            return;
        const auto before = standingAt(resident, k - 1), after = standingAt(resident, k);
        const std::size_t inputs = *zeroOneInputs(*resident.recording);
        const Words &from = *resident.state(k - 1)->buffers[inputs], &to = *resident.state(k)->buffers[inputs];
        std::size_t changed = 0, sorted = 0;
        for (std::size_t x = 0; x < from.size(); ++x)
            changed += from[x] != to[x];
        for (const auto& [word, count] : after)
            sorted += isSortedWord(word, resident.recording->n());
        const QString told = QString::fromStdString(sentenceOf(zeroOneLens.narration(resident, {k, 1})));
        EXPECT_TRUE(told.startsWith(QStringLiteral("Layer %1 changes %2 input").arg(k).arg(countDigits(changed))))
            << what << ": " << told.toStdString();
        EXPECT_TRUE(told.endsWith(QStringLiteral(", %1 of them sorted.").arg(sorted)))
            << what << ": " << told.toStdString();
        EXPECT_TRUE(told.contains(QStringLiteral(" %1").arg(countDigits(after.size()))))
            << what << ": " << told.toStdString();
        if (before.size() != after.size()) {
            EXPECT_TRUE(
                told.contains(QStringLiteral("; %1 different patterns become ").arg(countDigits(before.size()))))
                << what << ": " << told.toStdString();
        }
    });
}

TEST(RestingZeroOne, TheLegendHasAllThatOccurs)
{
    eachLayer({4, 7, 8, 12}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Scene scene = zeroOneLens.scene(resident, {k, 1}, view);
        const auto before = standingAt(resident, k - 1), after = standingAt(resident, k);
        bool unsorted = false;
        for (const auto& [word, count] : after)
            unsorted = unsorted || !isSortedWord(word, resident.recording->n());
        const auto has = [&](const char* words) {
            return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
                const auto* text = std::get_if<TextShape>(&mark.shape);
                return text != nullptr && text->text == QLatin1String(words);
            });
        };
        EXPECT_TRUE(has("sorted pattern")) << what;
        EXPECT_EQ(has("not sorted yet"), unsorted) << what;
        const bool vanishes = std::ranges::any_of(before, [&](const auto& one) { return !after.contains(one.first); });
        EXPECT_EQ(has("vanished in this layer"), vanishes) << what;
    });
}

} // namespace
} // namespace lockstep::ui
