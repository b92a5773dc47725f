// What a launch's sentence counts, beside its events.
#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

std::vector<const Algorithm*> scansInWorkGroups()
{
    std::vector<const Algorithm*> found;
    for (const Algorithm* algorithm : catalogue())
        if (algorithm->lens == "dataflow" && algorithm->id.ends_with("work-group-scan"))
            found.push_back(algorithm);
    return found;
}

class LaunchCounts : public testing::TestWithParam<const Algorithm*> {};

/// Of rounds, additions and moves, those in pads behind the last column too.
TEST_P(LaunchCounts, AreThoseOfTheEvents)
{
    static const QRegularExpression rounds{QStringLiteral("\\b(\\d+) rounds?\\b")};
    static const QRegularExpression additions{QStringLiteral("([\\d,]+) additions?\\b")};
    static const QRegularExpression moves{QStringLiteral("([\\d,]+) moves?\\b")};
    for (std::size_t n = 2; n <= 70; ++n) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            if (phasesShown(*recording, k) < 2 || !dataflowLens.canShow(*recording, {}))
                continue;
            std::set<std::uint32_t> phases;
            qlonglong combined = 0, moved = 0;
            for (const Event& event : *resident.eventsOf(k))
                if (event.op == Op::combine) {
                    phases.insert(event.phase);
                    ++combined;
                    moved += event.writeCount == 2;
                }
            const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
            const std::string what = GetParam()->id + " of " + std::to_string(n) + ": " + said.toStdString();
            if (combined == 0)
                continue;
            std::size_t told = 0;
            for (auto found = rounds.globalMatch(said); found.hasNext();)
                told += found.next().captured(1).toULongLong();
            EXPECT_EQ(told, phases.size()) << what;
            EXPECT_EQ(additions.match(said).captured(1).remove(QLatin1Char(',')).toLongLong(), combined) << what;
            if (moved > 0) {
                EXPECT_EQ(moves.match(said).captured(1).remove(QLatin1Char(',')).toLongLong(), moved) << what;
                EXPECT_EQ(said.count(QStringLiteral("the root is cleared")), 1) << what;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, LaunchCounts, testing::ValuesIn(scansInWorkGroups()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

/// A value that goes down a tree is told once.
TEST(LaunchWords, TellAMoveOnce)
{
    const RecordingPtr recording = recordedRun("blelloch-work-group-scan", 33);
    const Resident resident = keptBy(recording);
    for (std::uint32_t p = 0; p < phasesShown(*recording, 1); ++p) {
        const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {1, 1, p})));
        EXPECT_FALSE(said.contains(QStringLiteral("places to the left")) && said.contains(QStringLiteral("left child")))
            << said.toStdString();
    }
}

/// Pads are no positions.
TEST(LaunchWords, PadsAreNoPositions)
{
    const RecordingPtr recording = recordedRun("blelloch-scan", 33);
    const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), {1, 1})));
    EXPECT_TRUE(said.contains(QStringLiteral("16 positions and 16 pads add the value 1 place to their left")))
        << said.toStdString();
}

/// Exclusive prefixes are called so, in the sentence and in the legend.
TEST(LaunchWords, ExclusivePrefixesAreCalledSo)
{
    for (const Algorithm* algorithm : catalogue()) {
        const auto option = std::ranges::find(algorithm->parameters, "kind", &Parameter::name);
        if (algorithm->lens != "dataflow" || option == algorithm->parameters.end() ||
            std::ranges::count(option->values, "exclusive") == 0)
            continue;
        const RecordingPtr recording = recordedRun(algorithm->id, 7, {{"kind", "exclusive"}});
        const Moment end{recording->launchCount(), 1};
        const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), end)));
        EXPECT_TRUE(said.contains(QStringLiteral("all 7 exclusive prefixes are finished"))) << said.toStdString();
        View view;
        view.size = {1208, 720};
        const Scene scene = dataflowLens.scene(keptBy(recording), end, view);
        EXPECT_TRUE(std::ranges::any_of(scene.marks, [](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == QStringLiteral("finished: all values before it");
        })) << algorithm->id;
    }
}

} // namespace
} // namespace lockstep::ui
