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

TEST(MetricsPage, NamesMirroredLaunchesWhereTheWordsFit)
{
    const auto under = [](std::size_t n) {
        const RecordingPtr recording = recordedRun("bitonic-work-group-sort", n, {{"variant", "pairs"}});
        const Scene scene = metricsScene(*recording, {1, 1}, recording->events[0], {}, 344, ThemeName::light);
        std::vector<const TextShape*> labels; // in one line, 12 high
        const TextShape* word = nullptr;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text == "mirrored")
                word = text;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                word && text && text->size == word->size && text->at.y() == word->at.y())
                labels.push_back(text);
        QStringList words;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            words << labels[i]->text;
            const double half = textWidth(*labels[i]) / 2;
            EXPECT_GE(labels[i]->at.x() - half, i == 0 ? 0 : labels[i - 1]->at.x() + textWidth(*labels[i - 1]) / 2);
            EXPECT_LE(labels[i]->at.x() + half, 344);
        }
        return words.join(' ');
    };
    EXPECT_EQ(under(8), "1 mirrored 1 mirrored 2 1");
    EXPECT_EQ(under(256), "") << "no word among bars that are as narrow as its letters";
}

} // namespace
} // namespace lockstep::ui
