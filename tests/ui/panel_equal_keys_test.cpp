#include "tests/ui/lens_checks.hpp"
#include "ui/panels/inspector_scenes.hpp"

namespace lockstep::ui {
namespace {

QStringList wordsOf(const Scene& scene)
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            words << text->text;
    return words;
}

TEST(MetricsPage, TellsHowManyPairsOfEqualKeysCrossed)
{
    const auto row = [](const char* algorithm) {
        const RecordingPtr recording = recordedRun(algorithm, 16, {{"type", "pair"}});
        const QStringList words =
            wordsOf(metricsScene(*recording, {1, 1}, recording->events[0], {}, 344, ThemeName::light));
        const qsizetype at = words.indexOf(QStringLiteral("Equal keys"));
        return at < 0 ? QStringList() : words.mid(at, 3);
    };
    const QStringList stable = row("merge-sort"), other = row("bitonic-sort");
    ASSERT_EQ(stable.size(), 3);
    ASSERT_EQ(other.size(), 3);
    EXPECT_EQ(stable[2], QStringLiteral("0"));
    EXPECT_NE(other[2], QStringLiteral("0"));
}

} // namespace
} // namespace lockstep::ui
