#include "tests/places.hpp"
#include "ui/lecture/lecture_deck.hpp"

#include "engine/error.hpp"
#include "tests/refusal.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lecture/choices.hpp"
#include "ui/lecture/worksheet.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

const std::filesystem::path folder = std::filesystem::path(LOCKSTEP_SOURCE_FOLDER) / "resources/lectures";

RecordedLecture recordedLecture(const char* name)
{
    const std::filesystem::path script = folder / (std::string{name} + ".json");
    const Lecture lecture = readLecture(script);
    return recordLecture(lecture, recordingsBeside(lecture, script));
}

RecordedLecture recordedScript(const std::string& scene)
{
    return recordLecture(
        parseLecture("{\"lockstep-lecture\": 1, \"title\": \"T\", \"scenes\": [" + scene + "]}", "l.json"),
        recordedLecture("bitonic").recordings);
}

View viewOf(ViewRole role)
{
    View view;
    view.role = role;
    view.size = role == ViewRole::presenter ? QSizeF(1920, 1080) : QSizeF(1600, 900);
    return view;
}

QString wordsOf(const Scene& scene, const QString& name = {})
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name.startsWith(name))
            words += text->text;
    return words.join(' ');
}

/// Drawn in a colour of what moves, stays or is computed: an outline of what comes has none of them.
bool tells(const Shape& shape, const Theme& colors)
{
    const auto isHue = [&colors](const QColor& color) {
        for (const Hue* hue : {&colors.move, &colors.keep, &colors.compute})
            for (const QColor* one : {&hue->line, &hue->text, &hue->tint, &hue->dim, &hue->fill})
                if (color == *one)
                    return true;
        return false;
    };
    return std::visit(
        [&isHue](const auto& one) {
            if constexpr (requires { one.fill; })
                return isHue(one.fill) || isHue(one.stroke.color);
            else if constexpr (requires { one.stroke; })
                return isHue(one.stroke.color);
            else if constexpr (requires { one.color; })
                return isHue(one.color);
            else
                return false;
        },
        shape);
}

class EveryLecture : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(All, EveryLecture, testing::Values("bitonic", "scans", "radix"));

TEST_P(EveryLecture, EveryPageDrawsInsideItsPicture)
{
    const LectureDeck lecture = lectureDeck(recordedLecture(GetParam()));
    const Deck& deck = lecture.deck;
    EXPECT_GE(deck.pages.size(), 40U);
    // A radix sort's table that is full, and its keys, have smaller type rather than none.
    const double leastSize = std::string_view{GetParam()} == "radix" ? 18 : 28;
    for (const ViewRole role : {ViewRole::exported, ViewRole::presenter}) {
        const View view = viewOf(role);
        const QRectF whole({0, 0}, view.size);
        for (std::size_t page = 0; page < deck.pages.size(); ++page) {
            const Scene scene = deck.scene(page, 1, view, {});
            std::size_t texts = 0;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                    ++texts;
                    EXPECT_TRUE(whole.adjusted(-1, -1, 1, 1).contains(textBounds(*text)))
                        << GetParam() << " page " << page + 1 << ": " << text->text.toStdString();
                    if (role == ViewRole::presenter) {
                        EXPECT_GE(text->size, leastSize)
                            << GetParam() << " page " << page + 1 << ": " << text->text.toStdString();
                    }
                    EXPECT_FALSE(text->text.contains(QChar(0x2026)) && mark.id.name.startsWith("narration") &&
                                 !deck.narration(page, {}).contains(QChar(0x2026)))
                        << "a caption is cut: " << text->text.toStdString();
                }
            EXPECT_GT(texts, 1U) << page;
            EXPECT_FALSE(deck.narration(page, {}).isEmpty()) << page;
        }
    }
}

TEST_P(EveryLecture, EveryPageHasRoomInEachLanguage)
{
    const Deck english = lectureDeck(recordedLecture(GetParam())).deck;
    for (const Language language : {Language::german, Language::chinese}) {
        const Deck deck = inLanguage(english, language);
        ASSERT_EQ(deck.pages.size(), english.pages.size());
        EXPECT_NE(deck.title, english.title);
        View view = viewOf(ViewRole::exported);
        view.language = language;
        const QRectF whole({0, 0}, view.size);
        for (std::size_t page = 0; page < deck.pages.size(); ++page) {
            const Scene scene = deck.scene(page, 1, view, {});
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                    EXPECT_TRUE(whole.adjusted(-1, -1, 1, 1).contains(textBounds(*text)))
                        << codeOf(language) << " page " << page + 1 << ": " << text->text.toStdString();
                    EXPECT_FALSE(text->text.contains(QChar(0x2026)) && mark.id.name.startsWith("narration") &&
                                 !deck.narration(page, {}).contains(QChar(0x2026)))
                        << codeOf(language) << ", a caption is cut: " << text->text.toStdString();
                }
        }
    }
}

TEST_P(EveryLecture, ChaptersAreItsScenesAndTheSpeakerHasNotes)
{
    const RecordedLecture recorded = recordedLecture(GetParam());
    const Deck deck = lectureDeck(recorded).deck;
    QStringList chapters;
    for (std::size_t i = 0; i < deck.pages.size(); ++i) {
        EXPECT_EQ(deck.pages[i].number, i + 1);
        EXPECT_GE(deck.pages[i].hold, 1000);
        EXPECT_TRUE(deck.pages[i].title.startsWith(deck.pages[i].chapter)) << deck.pages[i].title.toStdString();
        if (chapters.isEmpty() || chapters.back() != deck.pages[i].chapter)
            chapters += deck.pages[i].chapter;
    }
    QStringList scenes;
    for (const LectureScene& scene : recorded.lecture.scenes)
        scenes += QString::fromStdString(scene.title);
    EXPECT_EQ(chapters, scenes);
    EXPECT_TRUE(deck.pages.front().pauses);
    EXPECT_FALSE(deck.pages.front().notes.isEmpty());
}

TEST_P(EveryLecture, QuestionsShowTheStateBeforeAndAreMarkedAfterwards)
{
    const LectureDeck lecture = lectureDeck(recordedLecture(GetParam()));
    const View view = viewOf(ViewRole::presenter);
    for (const QuestionPage& asked : lecture.questions) {
        const Page& page = lecture.deck.pages[asked.page];
        ASSERT_TRUE(page.prediction);
        EXPECT_TRUE(page.pauses);
        const QString& after = lecture.deck.pages[asked.page + 1].notes;
        EXPECT_TRUE(page.notes.startsWith("Answer: "));
        EXPECT_TRUE(page.notes.endsWith(after)) << "the scene's notes: " << after.toStdString();
        const Scene before = lecture.deck.scene(asked.page, 1, view, {});
        EXPECT_TRUE(wordsOf(before, "narration").contains(page.prediction->question.left(12)));
        for (const Mark& mark : before.marks)
            if (mark.id.launch >= static_cast<int>(asked.launch)) {
                EXPECT_FALSE(tells(mark.shape, theme(view.theme)))
                    << asked.question.text.english << ": " << mark.id.name.toStdString();
            }
        for (std::size_t i = 0; i < page.prediction->choices.size(); ++i)
            EXPECT_TRUE(std::ranges::any_of(
                before.marks, [&](const Mark& mark) { return mark.id.name == QStringLiteral("choice%1").arg(i); }));
        // Right or wrong is told by marks, and not before it is revealed.
        const auto paths = [](const Scene& scene) {
            return std::ranges::count_if(scene.marks, [](const Mark& mark) {
                return mark.id.name.startsWith("choice") && std::holds_alternative<PathShape>(mark.shape);
            });
        };
        EXPECT_EQ(paths(before), 0);
        Answer answer;
        for (std::size_t i = 0; i < page.prediction->choices.size(); ++i)
            answer.chosen.insert(i);
        EXPECT_EQ(paths(lecture.deck.answered(asked.page, answer, view, {})), 0);
        answer.isRevealed = true;
        EXPECT_EQ(paths(lecture.deck.answered(asked.page, answer, view, {})),
                  static_cast<std::ptrdiff_t>(page.prediction->choices.size()));
    }
}

TEST(LectureDeckTest, CaptionsTitlesAndMotion)
{
    const Deck deck = lectureDeck(recordedScript(
                                      R"({"title": "Mine", "algorithm": "bitonic-sort", "input": [7, 3], "speed": 2,
                                          "caption": {"1": "{launch.swaps} pair swaps"}, "hold": 3})"))
                          .deck;
    ASSERT_EQ(deck.pages.size(), 2U);
    const View view = viewOf(ViewRole::exported);
    EXPECT_EQ(wordsOf(deck.scene(1, 1, view, {}), "narration"), "1 pair swaps");
    EXPECT_EQ(wordsOf(deck.scene(1, 1, view, {}), "title"), "Mine");
    EXPECT_NE(wordsOf(deck.scene(0, 1, view, {}), "narration"), "") << "the input keeps its narration";
    EXPECT_EQ(deck.pages[0].motion, 0);
    EXPECT_GT(deck.pages[1].motion, 0);
    EXPECT_EQ(deck.fractionAt(1, deck.pages[1].motion), 1) << "a faster scene ends when its motion does";
    EXPECT_EQ(deck.pages[1].hold, 3000);
}

TEST(LectureDeckTest, WhatTheRunsDoNotHaveIsRefusedWithItsPlace)
{
    const std::string run = R"({"title": "S", "algorithm": "bitonic-sort", "input": [7, 3])";
    const std::vector<std::pair<std::string, std::string>> wrong{
        {", \"until\": 2}", "l.json:1:120: there is no launch 2; the last is 1"},
        {", \"caption\": {\"2\": \"x\"}}", "launch 2 does not come"},
        {", \"caption\": \"{wrok}\"}", "{wrok} is no number"},
        {", \"pauses\": [5]}", "launch 5 does not come"},
        {", \"predict\": [{\"launch\": 3, \"ask\": \"pairs\"}]}", "launch 3 does not come"},
        {", \"from\": 1, \"predict\": [{\"launch\": 1, \"ask\": \"pairs\"}]}", "stands before a launch"},
    };
    for (const auto& [fields, words] : wrong)
        EXPECT_PRED2(test::contains, test::refusalOf([&] { lectureDeck(recordedScript(run + fields)); }), words);
}

QString textOfPdf(const QByteArray& pdf)
{
    QTemporaryDir dir;
    QFile file(dir.filePath("a.pdf"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
    file.close();
    QProcess read;
    read.start("pdftotext", {"-layout", file.fileName(), "-"});
    EXPECT_TRUE(read.waitForFinished()) << "pdftotext is of poppler-utils";
    return QString::fromUtf8(read.readAllStandardOutput());
}

TEST_P(EveryLecture, TheWorksheetAsksAndOnlyTheKeyAnswers)
{
    const LectureDeck lecture = lectureDeck(recordedLecture(GetParam()));
    const QString sheet = textOfPdf(worksheet(lecture, false)), key = textOfPdf(worksheet(lecture, true));
    for (const QuestionPage& asked : lecture.questions) {
        const QString question = QString::fromStdString(asked.question.text.english).left(30);
        const QString answer = "Answer: " + QString::fromStdString(asked.question.answer.english).left(40);
        EXPECT_TRUE(sheet.contains(question)) << question.toStdString();
        EXPECT_TRUE(key.contains(question));
        EXPECT_TRUE(key.contains(answer)) << answer.toStdString() << "\n" << key.toStdString();
        EXPECT_FALSE(sheet.contains(answer));
    }
    EXPECT_TRUE(sheet.contains("Name"));
    EXPECT_TRUE(key.contains("Answer key"));
    for (const Scene& page : worksheetPages(lecture, true, Paper::letter))
        for (const Mark& mark : page.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                EXPECT_TRUE(QRectF({0, 0}, page.size).contains(textBounds(*text))) << text->text.toStdString();
            }
}

TEST(LectureDeckTest, ALongQuestionKeepsToItsHalfOfTheSheet)
{
    std::string words;
    for (int i = 0; i < 90; ++i)
        words += "where does it go ";
    LectureDeck lecture = lectureDeck(recordedLecture("bitonic"));
    ASSERT_GE(lecture.questions.size(), 2U);
    const auto lowest = [](const LectureDeck& deck) {
        double y = 0, next = 0;
        const Scene page = worksheetPages(deck, true, Paper::a4).at(0);
        for (const Mark& mark : page.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                if (mark.id.name == "question2" && next == 0)
                    next = textBounds(*text).top();
                if (text->text.startsWith("Answer: ") && y == 0)
                    y = textBounds(*text).bottom();
            }
        return next - y;
    };
    EXPECT_GT(lowest(lecture), 0);
    lecture.questions[0].question.text = plainWording(words);
    EXPECT_GT(lowest(lecture), 0) << "the second question is printed over the first one's answer";
}

TEST(LectureDeckTest, ALectureThatAsksNothingHasNoWorksheet)
{
    const LectureDeck lecture = lectureDeck(recordedScript(R"({"title": "S", "text": "words"})"));
    EXPECT_THROW(worksheet(lecture, false), InputError);
}

} // namespace
} // namespace lockstep::ui
