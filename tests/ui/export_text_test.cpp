// Text of exported documents as others get it: found, copied and read aloud as it was drawn.
#include "tests/places.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/files.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/export/writer.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/lecture/worksheet.hpp"
#include "ui/window/picture_out.hpp"

#include <QPageLayout>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <array>

namespace lockstep::ui {
namespace {

constexpr std::array everyLanguage{Language::english, Language::german, Language::chinese};

QString withoutBlanks(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("[\\s\\f\\x{a0}]+")));
}

/// In the order in which it was drawn; blanks are the reader's.
QString drawnText(const Scene& scene)
{
    QString all;
    for (const Mark& mark : scene.marks)
        if (const auto* const text = std::get_if<TextShape>(&mark.shape); text != nullptr && mark.opacity > 0)
            all += text->text;
    return withoutBlanks(all);
}

QString foundText(const QString& pdf, std::size_t page)
{
    const QString number = QString::number(page);
    return withoutBlanks(said("pdftotext", {"-raw", "-f", number, "-l", number, pdf, "-"}));
}

std::string sortedLetters(QString text)
{
    std::sort(text.begin(), text.end());
    return text.toStdString();
}

/// Every letter that was drawn is in the file, and none besides.
void expectSameText(const Scene& scene, const QString& pdf, std::size_t page, const std::string& what)
{
    EXPECT_EQ(sortedLetters(foundText(pdf, page)), sortedLetters(drawnText(scene)))
        << what << ", page " << page << ": " << foundText(pdf, page).toStdString() << "\n"
        << drawnText(scene).toStdString();
}

void expectSameText(const Deck& deck, const ExportPlan& plan, const std::string& what)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    exportDocument(deck, plan, path, pdfFormat);
    const Deck worded = inLanguage(deck, plan.look.language);
    for (std::size_t page = plan.range.first; page <= plan.range.last; ++page) {
        const Scene scene = exportScene(worded, {page, 1}, plan.look);
        const std::size_t number = page - plan.range.first + 1;
        expectSameText(scene, path, number, what);
        const QString sentence = withoutBlanks(worded.narration(page, {}));
        const bool isWhole = drawnText(scene).contains(sentence); // a long one may be shortened
        EXPECT_TRUE(!isWhole || foundText(path, number).contains(sentence)) << what << ": " << sentence.toStdString();
    }
}

ExportPlan planFor(const Deck& deck, Language language)
{
    ExportPlan plan;
    plan.range = allPages(deck);
    plan.range.first = plan.range.last > 3 ? plan.range.last - 3 : 0;
    plan.look.pixels = {1280, 720};
    plan.look.language = language;
    return plan;
}

/// A file of this one page.
QString pdfOf(const Scene& scene, const QTemporaryDir& folder)
{
    PdfBook book({960, 540}, QStringLiteral("Text"));
    book.addPage(scene, QStringLiteral("Text"));
    QFile file(folder.filePath("text.pdf"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(book.finish());
    return file.fileName();
}

Scene linesOf(const QStringList& lines)
{
    Scene scene;
    scene.size = {1920, 1080};
    double y = 0;
    for (const FontFamily family : {FontFamily::text, FontFamily::display, FontFamily::mono})
        for (const int weight : {400, 600})
            for (const QString& line : lines) {
                TextShape text;
                text.text = line;
                text.at = {40, y += 22};
                text.size = 16;
                text.weight = weight;
                text.family = family;
                scene.add(text);
            }
    return scene;
}

TEST(ExportPdfText, ALineIsCopiedAsItWasDrawn)
{
    const QStringList lines{
        "at P = 32, n \u2212 1 = (7 + 9) \u00d7 2 \u00f7 4",
        "a \u2264 b \u2265 c, [0, 8) -> x != y == z; 3\u00b7x+5 (mod 2^16)",
        "\u884c \u4e00 \u6587 \u5165 \u6bd4 \u7528 \u2f00\u2f84",
        "\u5728 P = 32 \u65f6\uff0c\u6bcf 4 \u6761\u7ebf\u4e00\u5757",
        "Gr\u00f6\u00dfe f\u00fcr 1,5 \u00b5s \u2026 \u201eja\u201c",
        "A-1 A(1) (A) =A= 1-1 1:1",
    };
    const Scene scene = linesOf(lines);
    const QTemporaryDir folder;
    const QString path = pdfOf(scene, folder);
    expectSameText(scene, path, 1, "lines");
    const QString text = pageText(path, 1);
    for (const QString& line : lines)
        EXPECT_GE(text.count(line), 4) << line.toStdString() << " in " << text.toStdString();
}

TEST(ExportPdfText, WhatIsPrintedIntoAFileOrCopiedIsReadAsItWasDrawn)
{
    const QStringList lines{"at P = 32, n \u2212 1 = (7 + 9) \u00d7 2", "log\u2082 n, a \u2295 b, x\u2070",
                            "\u884c\u4e00\u6587\u5165"};
    const Scene scene = linesOf(lines);
    const QTemporaryDir folder;
    const QPageLayout paper(QPageSize(QPageSize::A4), QPageLayout::Landscape, QMarginsF(20, 20, 20, 20));
    const QString printed = folder.filePath("printed.pdf"), copied = folder.filePath("copied.pdf");
    writeFile(printedPage(paper, scene, "Text"), printed);
    writeFile(copyOf(scene, "Text")->data("application/pdf"), copied);
    for (const QString& path : {printed, copied}) {
        expectSameText(scene, path, 1, path.toStdString());
        const QString text = pageText(path, 1);
        for (const QString& line : lines)
            EXPECT_GE(text.count(line), 4) << line.toStdString() << " in " << text.toStdString();
    }
}

/// One algorithm a lens.
TEST(ExportPdfText, PagesOfEveryLensAreCopiedAsTheyWereDrawn)
{
    for (const auto& [algorithm, n] :
         std::initializer_list<std::pair<const char*, std::size_t>>{{"bitonic-sort", 16},
                                                                    {"bitonic-sort", 200},
                                                                    {"zero-one-principle", 4},
                                                                    {"brent-kung-scan", 16},
                                                                    {"radix-sort", 16},
                                                                    {"quicksort", 16},
                                                                    {"merge-sort", 16},
                                                                    {"hierarchical-scan", 32},
                                                                    {"n-body", 8},
                                                                    {"convolution", 16}}) {
        const Deck deck = wholeDeck(recordedRun(algorithm, n));
        for (const Language language : everyLanguage)
            expectSameText(deck, planFor(deck, language), std::string(algorithm) + " in " + codeOf(language));
    }
}

RecordedLecture recordedLecture()
{
    const std::filesystem::path script =
        std::filesystem::path(LOCKSTEP_SOURCE_FOLDER) / "resources/lectures/bitonic.json";
    const Lecture lecture = readLecture(script);
    return recordLecture(lecture, recordingsBeside(lecture, script));
}

TEST(ExportPdfText, WorksheetsAndLecturesAreCopiedAsTheyWereDrawn)
{
    const RecordedLecture recorded = recordedLecture();
    const QTemporaryDir folder;
    for (const Language language : everyLanguage) {
        const LectureDeck lecture = lectureDeck(recorded, language);
        expectSameText(lecture.deck, planFor(lecture.deck, language), codeOf(language));
        for (const bool hasAnswers : {false, true}) {
            const QString path = folder.filePath("sheet.pdf");
            QFile file(path);
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            file.write(worksheet(lecture, hasAnswers));
            file.close();
            std::size_t page = 0;
            for (const Scene& scene : worksheetPages(lecture, hasAnswers))
                expectSameText(scene, path, ++page, std::string("worksheet in ") + codeOf(language));
        }
    }
}

TEST(ExportPdfTags, APageHasItsTitleItsSentenceAndAPictureWithAlternativeText)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    const Deck deck = bitonicDeck();
    for (const auto& [language, tag] : {std::pair{Language::german, "de"}, {Language::chinese, "zh-Hans"}}) {
        exportDocument(deck, planFor(deck, language), path, pdfFormat);
        const Deck worded = inLanguage(deck, language);
        const QString info = said("pdfinfo", {path});
        EXPECT_TRUE(info.contains(QRegularExpression("Tagged: +yes"))) << info.toStdString();
        EXPECT_TRUE(said("qpdf", {"--qdf", "--object-streams=disable", path, "-"})
                        .contains(QStringLiteral("/Lang (%1)").arg(tag)));
        const QString tree = said("pdfinfo", {"-struct-text", path});
        EXPECT_EQ(tree.count(QRegularExpression("^ *Sect", QRegularExpression::MultilineOption)), 4);
        EXPECT_EQ(tree.count(QRegularExpression("^ *Figure", QRegularExpression::MultilineOption)), 4);
        EXPECT_EQ(tree.count(QRegularExpression("^ *H1", QRegularExpression::MultilineOption)), 4);
        EXPECT_TRUE(withoutBlanks(tree).contains(withoutBlanks(worded.title))) << tree.toStdString();
        for (std::size_t page = 3; page < 7; ++page)
            EXPECT_GE(withoutBlanks(tree).count(withoutBlanks(worded.narration(page, {}))), 1) << tree.toStdString();
        said("qpdf", {"--check", path});
    }
}

/// Its alternative texts, as the file's own objects hold them.
TEST(ExportPdfTags, TheAlternativeTextIsTheSentenceOfTheLaunch)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    const Deck deck = bitonicDeck();
    exportDocument(deck, planFor(deck, Language::english), path, pdfFormat);
    const QString objects = said("qpdf", {"--json", "--json-key=qpdf", path});
    for (std::size_t page = 3; page < 7; ++page)
        EXPECT_TRUE(objects.contains(QStringLiteral("\"/Alt\": \"u:%1\"").arg(deck.narration(page, {}))))
            << objects.toStdString();
}

} // namespace
} // namespace lockstep::ui
