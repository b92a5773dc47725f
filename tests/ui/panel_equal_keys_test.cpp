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

TEST(MetricsPage, TellsTheLargestBucketOfASampleSort)
{
    const auto wordsAfter = [](const char* algorithm, std::map<std::string, std::string> parameters) {
        const RecordingPtr recording = recordedRun(algorithm, 64, std::move(parameters));
        return wordsOf(metricsScene(*recording, {1, 1}, recording->events[0], {}, 344, ThemeName::light))
            .join(QLatin1Char(' '));
    };
    const QString words = wordsAfter("sample-sort", {{"buckets", "4"}});
    EXPECT_TRUE(words.contains(QStringLiteral("Largest bucket of 64 "))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral(" times the mean of all 4"))) << words.toStdString();
    EXPECT_FALSE(wordsAfter("merge-sort", {}).contains(QStringLiteral("Largest bucket")));
}

TEST(MetricsPage, WordsStandClearOfTheNumberThatTheyExplain)
{
    for (const double width : {280.0, 344.0, 420.0}) {
        const RecordingPtr recording = recordedRun("bitonic-sort", 64, {{"type", "pair"}});
        const Scene scene = metricsScene(*recording, {21, 1}, recording->events[20], {}, width, ThemeName::light);
        const auto isIn = [](const TextShape& text, Align align, double size) {
            return text.align == align && text.size == size;
        };
        std::size_t numbers = 0, words = 0;
        for (const Mark& mark : scene.marks) {
            const auto* number = std::get_if<TextShape>(&mark.shape);
            if (number == nullptr || !isIn(*number, Align::right, 21))
                continue;
            ++numbers;
            for (const Mark& other : scene.marks) {
                const auto* word = std::get_if<TextShape>(&other.shape);
                if (word == nullptr || !isIn(*word, Align::left, 12.5) || word->at.y() < number->at.y() ||
                    word->at.y() > number->at.y() + 30)
                    continue;
                ++words;
                EXPECT_LE(textBounds(*word).right() + 8, textBounds(*number).left())
                    << width << ": " << word->text.toStdString() << " and " << number->text.toStdString();
            }
        }
        EXPECT_EQ(numbers, 5U) << "work, span, swaps, launches and equal keys";
        EXPECT_GE(words, numbers);
        EXPECT_EQ(wordsOf(scene).join(' ').count("pairs that changed their order in the whole run"), 1)
            << "not cut off";
    }
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
