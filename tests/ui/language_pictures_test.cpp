// Pictures, decks and documents in German.
#include "engine/algorithms/catalogue.hpp"
#include "tests/places.hpp"
#include "tests/ui/compare_panes.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/export/writer.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/lecture/worksheet.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>

namespace lockstep::ui {
namespace {

View germanView(ViewRole role, QSizeF size)
{
    View view;
    view.role = role;
    view.size = size;
    view.language = Language::german;
    return view;
}

Deck comparedScans()
{
    ComparisonSource source;
    source.panes = recordedPanes(bothScans, 16);
    source.asks = {{"kogge-stone-scan", {}}, {"brent-kung-scan", {}}};
    source.fetch = [recordings = recordingsOf(source.panes)](std::size_t pane, const Needs&, const std::stop_token&) {
        return keptBy(recordings[pane]);
    };
    return comparisonDeck(source, {});
}

RecordedLecture recordedLecture(const char* name)
{
    const std::filesystem::path script =
        std::filesystem::path(LOCKSTEP_SOURCE_FOLDER) / "resources/lectures" / (std::string{name} + ".json");
    const Lecture lecture = readLecture(script);
    return recordLecture(lecture, recordingsBeside(lecture, script));
}

/// English words that no German sentence has.
void expectNoEnglish(const QString& text, const std::string& what)
{
    static const QRegularExpression english(
        QStringLiteral("\\b(the|of|and|is|are|launch(es)?|keys?|values?|swaps?|stays?|stage|level|distance|"
                       "work-items? |with|each|both|finished|input|digit|wires?|pairs?|by|answer|question)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    QString rest = text;
    rest.remove(QRegularExpression(QStringLiteral("Work-Items?")));
    const auto found = english.match(rest);
    EXPECT_FALSE(found.hasMatch()) << what << ": \"" << found.captured().toStdString() << "\" in: "
                                   << rest.mid(std::max<qsizetype>(0, found.capturedStart() - 60), 160).toStdString();
}

QString pdfOf(const Deck& deck, const QTemporaryDir& folder, const char* name = "a.pdf")
{
    const QString path = folder.filePath(QLatin1String(name));
    ExportPlan plan;
    plan.range = allPages(deck);
    plan.look.language = Language::german;
    exportDocument(deck, plan, path, formatFor(path, ""));
    return path;
}

TEST(LanguagePictures, APdfOfEveryAlgorithmIsGerman)
{
    const QTemporaryDir folder;
    for (const Algorithm* algorithm : catalogue()) {
        const Deck deck = wholeDeck(recordedRun(algorithm->id, 13));
        const QString path = pdfOf(deck, folder);
        QString text = said("pdftotext", {path, "-"}).simplified();
        const Speaking german(Language::german);
        EXPECT_TRUE(text.contains(say("Input"))) << algorithm->id;
        EXPECT_TRUE(text.contains(QStringLiteral("Aufruf 1 von "))) << algorithm->id;
        text.remove(QString::fromStdString(deck.recordings.front()->device.name));
        expectNoEnglish(text, algorithm->id);
        expectNoEnglish(inLanguage(deck, Language::german).narration(1, {}), algorithm->id);
    }
}

TEST(LanguagePictures, AComparisonsPdfIsGermanWithItsNames)
{
    const QTemporaryDir folder;
    const Deck deck = comparedScans();
    EXPECT_EQ(deck.title, "Inclusive scan");
    const QString path = pdfOf(deck, folder);
    QString text = said("pdftotext", {path, "-"}).simplified();
    for (const char* word : {"Inklusiver Scan", "Beide beginnen mit denselben 16 Werten", "Aktive Work-Items",
                             "Modellierte Schritte", "Gerätezeit", "Kogge–Stone addiert an 15 Positionen"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(word))) << word << " is not in: " << text.left(3000).toStdString();
    text.remove(QString::fromStdString(deck.recordings.front()->device.name));
    expectNoEnglish(text, "comparison");
}

TEST(LanguagePictures, ALectureIsGermanWhereItsScriptIs)
{
    const LectureDeck english = lectureDeck(recordedLecture("bitonic"));
    const Deck deck = inLanguage(english.deck, Language::german);
    ASSERT_EQ(deck.pages.size(), english.deck.pages.size());
    EXPECT_EQ(english.deck.title, "Bitonic sort from two keys to sixteen");
    EXPECT_EQ(deck.title, "Bitonisches Sortieren von zwei bis sechzehn Schlüsseln");
    EXPECT_TRUE(deck.narration(0, {}).startsWith("Ein Sortierverfahren")) << deck.narration(0, {}).toStdString();
    EXPECT_EQ(inLanguage(deck, Language::english).title, english.deck.title) << "and back";
    ASSERT_FALSE(english.questions.empty());
    const std::size_t page = english.questions.front().page;
    EXPECT_TRUE(deck.pages[page].title.contains("Frage · Aufruf")) << deck.pages[page].title.toStdString();
    EXPECT_TRUE(deck.pages[page].notes.startsWith("Antwort: ")) << deck.pages[page].notes.toStdString();
    expectNoEnglish(deck.narration(page, {}), "question");
    for (const Prediction::Choice& choice : deck.pages[page].prediction->choices)
        expectNoEnglish(choice.text, "choice");
    const QTemporaryDir folder;
    const QString text = said("pdftotext", {pdfOf(english.deck, folder), "-"}).simplified();
    EXPECT_TRUE(text.contains(deck.title));
    EXPECT_TRUE(text.contains("Stufe 2"));
}

TEST(LanguagePictures, AWorksheetAsksInGerman)
{
    const RecordedLecture recorded = recordedLecture("bitonic");
    for (const bool hasAnswers : {false, true}) {
        QString all;
        for (const Scene& scene : worksheetPages(lectureDeck(recorded, Language::german), hasAnswers))
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape))
                    all += text->text + QLatin1Char(' ');
        EXPECT_TRUE(all.contains(hasAnswers ? "Lösungen · Seite 1 von" : "Arbeitsblatt · Seite 1 von"));
        EXPECT_TRUE(all.contains(hasAnswers ? "Antwort: " : "Datum")) << all.toStdString();
        EXPECT_TRUE(all.contains("Welche Leitungspaare tauschen ihre Schlüssel in dem nächsten Aufruf, Abstand"))
            << all.toStdString();
    }
}

TEST(LanguagePictures, ThePageOfHtmlIsGermanAndTheSameTwice)
{
    const QTemporaryDir folder;
    const Deck deck = wholeDeck(recordedRun("brent-kung-scan", 8));
    QByteArray pages[2];
    for (QByteArray& page : pages) {
        const QString path = folder.filePath("a.html");
        ExportPlan plan;
        plan.range = allPages(deck);
        plan.look.language = Language::german;
        exportDocument(deck, plan, path, htmlFormat);
        page = bytesOf(path);
    }
    EXPECT_EQ(pages[0], pages[1]);
    EXPECT_TRUE(pages[0].contains("<html lang=\"de\">"));
    EXPECT_TRUE(pages[0].contains("title=\"Schritt zurück (←)\""));
    EXPECT_TRUE(pages[0].contains("\"Anhalten\" : \"Abspielen\""));
    EXPECT_FALSE(pages[0].contains("«"));
    const QString pdf = pdfOf(deck, folder, "1.pdf"), again = pdfOf(deck, folder, "2.pdf");
    EXPECT_EQ(bytesOf(pdf), bytesOf(again));
}

TEST(LanguagePictures, AViewsLanguageAloneDecides)
{
    const Resident resident = keptBy(recordedRun("bitonic-sort", 8));
    View view;
    view.size = {1600, 900};
    view.role = ViewRole::exported;
    const std::string english = textsNamed(frame(resident, {2, 1}, view), "narration");
    const Speaking german(Language::german);
    EXPECT_EQ(textsNamed(frame(resident, {2, 1}, view), "narration"), english);
    view.language = Language::german;
    EXPECT_TRUE(QString::fromStdString(textsNamed(frame(resident, {2, 1}, view), "narration")).contains("Schlüssel"));
}

/// German is longer: still nothing meets, leaves its picture or is too small.
TEST(LanguagePictures, GermanWordsFitEveryLens)
{
    struct Shown {
        ViewRole role;
        QSizeF size;
        double least;
    };
    const Shown all[] = {{ViewRole::window, {808, 440}, 0},
                         {ViewRole::window, {880, 560}, 0},
                         {ViewRole::exported, {1528, 672}, 14},
                         {ViewRole::presenter, {1776, 800}, 28}};
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {2, 5, 13, 16}) {
            const Resident resident = keptBy(recordedRun(algorithm->id, n));
            const std::size_t last = resident.recording->launchCount();
            for (const Shown& shown : all)
                for (const std::size_t k : {std::size_t{0}, std::min<std::size_t>(1, last), last / 2, last}) {
                    const View view = germanView(shown.role, shown.size);
                    const Lens& lens = lensFor(*resident.recording, view);
                    // A table full of counts and starts has smaller type rather than none.
                    const bool isTable = lens.id() == QStringLiteral("buckets");
                    expectLegible(lens.scene(resident, {k, 0.6}, view),
                                  algorithm->id + " of " + std::to_string(n) + " at launch " + std::to_string(k) +
                                      " as wide as " + std::to_string(shown.size.width()),
                                  isTable ? std::min(shown.least, 18.0) : shown.least);
                }
        }
}

TEST(LanguagePictures, GermanWordsFitAComparison)
{
    const std::vector<Pane> recorded = recordedPanes(bothScans, 16);
    for (const QSizeF size : {QSizeF(1280, 720), QSizeF(1600, 900)}) {
        const View view = germanView(ViewRole::exported, size);
        for (const double time : {0.0, 2.5, 4.0, 7.0}) {
            ComparisonClock clock;
            clock.time = time;
            expectLegible(comparisonFrame(panesAt(recorded, clock, view), clock, view),
                          "comparison at " + std::to_string(time) + " as wide as " + std::to_string(size.width()));
        }
    }
}

} // namespace
} // namespace lockstep::ui
