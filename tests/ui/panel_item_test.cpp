// The page of a work-item: why its two keys swap or stay.
#include "engine/model/exchanges.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/translated.hpp"
#include "ui/panels/inspector_scenes.hpp"

#include <QRegularExpression>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

QString textOf(const Scene& scene)
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            words << text->text;
    return words.join(QLatin1Char(' '));
}

/// The key of the upper wire comes first, what is said of the two is true, and a block that runs the other way than
/// the whole is called so.
TEST(ItemPage, SaysWhyTwoKeysSwapOrStay)
{
    static const QRegularExpression reason{
        QStringLiteral("(This block (ascends|descends) and )?(\\d+) (<|>|≤|≥) (\\d+), so they (swap|stay)\\.")};
    std::size_t turned = 0;
    for (const char* algorithm : {"bitonic-sort", "odd-even-mergesort"})
        for (const char* order : {"ascending", "descending"}) {
            const RecordingPtr recording = recordedRun(algorithm, 16, {{"order", order}});
            for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                for (const Event& event : *recording->events[k - 1]) {
                    const QString said =
                        textOf(itemScene(*recording, k, event.item, *recording->events[k - 1], 344, ThemeName::light));
                    const std::string what = std::string(algorithm) + ", " + order + ", launch " + std::to_string(k) +
                                             ": " + said.toStdString();
                    const auto found = reason.match(said);
                    ASSERT_TRUE(found.hasMatch()) << what;
                    const Access &first = event.reads()[0], &second = event.reads()[1];
                    const bool isTurned = first.index > second.index; // the larger key's place is above
                    const Access &upper = isTurned ? second : first, &lower = isTurned ? first : second;
                    EXPECT_EQ(found.captured(3).toUInt(), upper.value) << what;
                    EXPECT_EQ(found.captured(5).toUInt(), lower.value) << what;
                    const bool descends = (order == std::string_view{"descending"}) != isTurned;
                    const bool swaps = descends ? upper.value < lower.value : upper.value > lower.value;
                    EXPECT_EQ(swaps, exchanges(event)) << what;
                    EXPECT_EQ(found.captured(6), swaps ? QStringLiteral("swap") : QStringLiteral("stay")) << what;
                    EXPECT_EQ(found.captured(4), swaps ? (descends ? QStringLiteral("<") : QStringLiteral(">"))
                                                       : (descends ? QStringLiteral("≥") : QStringLiteral("≤")))
                        << what;
                    turned += isTurned;
                    EXPECT_EQ(found.captured(2), !isTurned  ? QString()
                                                 : descends ? QStringLiteral("descends")
                                                            : QStringLiteral("ascends"))
                        << what;
                }
        }
    EXPECT_GT(turned, 20U);
}

/// No language of the window lacks the sentence of an operation, and none loses a value of it.
TEST(ItemPage, ItsSentencesAreThereInEachLanguage)
{
    static const QRegularExpression hole{QStringLiteral("\\{[rwRW][0-3]?\\}")};
    const auto holesIn = [](const QString& text) {
        std::multiset<QString> found;
        for (auto all = hole.globalMatch(text); all.hasNext();)
            found.insert(all.next().captured());
        return found;
    };
    for (const QString& file : translations("window")) {
        std::map<QString, QString> words;
        for (const Translated& each : translatedIn(translationFolder() + file))
            if (each.context == "Operation")
                words[each.source] = each.forms.value(0);
        for (const Operation& operation : operations) {
            if (operation.op == Op::combine || operation.op == Op::compare || operation.op == Op::test)
                continue; // theirs are told otherwise
            const QString sentence = QString::fromUtf8(operation.sentence);
            ASSERT_TRUE(words.contains(sentence)) << file.toStdString() << ": " << sentence.toStdString();
            EXPECT_EQ(holesIn(words[sentence]), holesIn(sentence)) << file.toStdString();
        }
    }
}

} // namespace
} // namespace lockstep::ui
