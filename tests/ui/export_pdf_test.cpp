#include "engine/error.hpp"
#include "tests/places.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/export/writer.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <csignal>
#include <sys/resource.h>

namespace lockstep::ui {
namespace {

ExportPlan planFor(const Deck& deck, QSize pixels = {1280, 720}, ThemeName theme = ThemeName::light)
{
    ExportPlan plan;
    plan.range = allPages(deck);
    plan.look.pixels = pixels;
    plan.look.theme = theme;
    return plan;
}

bool holdsWord(const QString& text, const QString& word)
{
    return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(word)));
}

/// Entries of the outline with their pages, those beneath indented.
QStringList outlineOf(const QJsonArray& entries, const QString& indent = {})
{
    QStringList lines;
    for (const QJsonValue& entry : entries) {
        lines +=
            QStringLiteral("%1%2: %3").arg(indent, entry["title"].toString()).arg(entry["destpageposfrom1"].toInt());
        lines += outlineOf(entry["kids"].toArray(), indent + QLatin1Char(' '));
    }
    return lines;
}

QStringList outlineOf(const QString& pdf)
{
    const QString json = said("qpdf", {"--json", "--json-key=outlines", pdf});
    return outlineOf(QJsonDocument::fromJson(json.toUtf8())["outlines"].toArray());
}

TEST(ExportPdf, EveryPageHoldsItsSentenceAndItsKeysAsText)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    const Deck deck = bitonicDeck();
    exportDocument(deck, planFor(deck), path, pdfFormat);
    for (std::size_t page = 0; page < deck.pages.size(); ++page) {
        const QString text = pageText(path, page + 1);
        EXPECT_TRUE(text.contains(deck.narration(page, {}))) << page << ": " << text.toStdString();
        for (std::uint32_t key : deck.recordings[0]->input)
            EXPECT_TRUE(holdsWord(text, QString::number(key))) << key << " on page " << page;
        const QString place = page == 0 ? QStringLiteral("Input") : QStringLiteral("Launch %1 of 6").arg(page);
        EXPECT_TRUE(text.contains(place)) << text.toStdString();
    }
    EXPECT_TRUE(said("pdfinfo", {path}).contains(QRegularExpression("Title: +Bitonic sort\n")));
}

TEST(ExportPdf, NumbersStayWholeInEveryTypeAndSize)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("numbers.pdf");
    const QString numbers = QStringLiteral("After 3, 11, 111, 2,117 and 9,217 metres: 1.1 of (12 - 1), 4 of 71 to 17");
    PdfBook book({960, 540}, QStringLiteral("Numbers"));
    std::size_t pages = 0;
    for (const FontFamily family : {FontFamily::text, FontFamily::display, FontFamily::mono})
        for (const int weight : {400, 500, 600}) {
            Scene scene;
            scene.size = {1920, 1080};
            for (const double size : {11.0, 20.5, 34.0, 40.0}) {
                TextShape text;
                text.text = numbers;
                text.at = {40, 4 * size * size / 16 + 40};
                text.size = size;
                text.weight = weight;
                text.family = family;
                scene.add(text);
            }
            book.addPage(scene, QString::number(++pages), {});
        }
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(book.finish());
    file.close();
    for (std::size_t page = 1; page <= pages; ++page) {
        const QString text = pageText(path, page);
        EXPECT_EQ(text.count(numbers), 4) << page << ": " << text.toStdString();
    }
}

TEST(ExportPdf, EveryFontIsEmbeddedAsASubsetWithItsText)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    const Deck deck = bitonicDeck();
    exportDocument(deck, planFor(deck), path, pdfFormat);
    const QStringList fonts = said("pdffonts", {path}).split('\n', Qt::SkipEmptyParts).mid(2);
    EXPECT_GE(fonts.size(), 3);
    for (const QString& font : fonts)
        EXPECT_TRUE(font.contains(QRegularExpression("\\+Inter.* yes yes yes "))) << font.toStdString();
}

TEST(ExportPdf, TheOutlineLeadsToChaptersAndPages)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    Deck deck = bitonicDeck();
    exportDocument(deck, planFor(deck), path, pdfFormat);
    EXPECT_EQ(outlineOf(path), (QStringList{"Input: 1", "Stage 1: 2", " Launch 1 of 6: 2", "Stage 2: 3",
                                            " Launch 2 of 6: 3", " Launch 3 of 6: 4", "Stage 3: 5", " Launch 4 of 6: 5",
                                            " Launch 5 of 6: 6", " Launch 6 of 6: 7"}));
    ExportPlan plan = planFor(deck);
    plan.range = {1, 1, 1, 1};
    exportDocument(deck, plan, path, pdfFormat);
    EXPECT_EQ(outlineOf(path), (QStringList{"Stage 1: 1", " Launch 1 of 6, 50 % of the way: 1", " Launch 1 of 6: 2"}));
}

TEST(ExportPdf, TheOutlineSaysAChapterOnce)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    Deck deck = bitonicDeck();
    for (Page& page : deck.pages)
        page.chapter = page.number < 2 ? QStringLiteral("Words") : QStringLiteral("A run");
    deck.pages[0].title = deck.pages[1].title = "Words";
    deck.pages[2].title = "A run · Input";
    deck.pages[3].title = "A run · Launch 1";
    ExportPlan plan = planFor(deck);
    plan.range = {0, 3};
    exportDocument(deck, plan, path, pdfFormat);
    EXPECT_EQ(outlineOf(path), (QStringList{"Words: 1", "A run: 3", " Input: 3", " Launch 1: 4"}));
}

TEST(ExportPdf, APageHasItsSizeOnPaper)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf");
    const Deck deck = bitonicDeck();
    ExportPlan plan = planFor(deck, {1890, 1063});
    plan.look.dpi = 300;
    exportDocument(deck, plan, path, pdfFormat);
    EXPECT_TRUE(said("pdfinfo", {path}).contains("453.6 x 255.12 pts"));
    EXPECT_TRUE(pageText(path, 7).contains(deck.narration(6, {})));
    plan.look = {{16384, 9000}, ThemeName::light, {}};
    plan.look.dpi = 72;
    EXPECT_THROW(exportDocument(deck, plan, path, pdfFormat), InputError);
}

TEST(ExportPdf, LooksLikeThePicture)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf"), png = folder.filePath("frame.png");
    const Deck deck = bitonicDeck();
    for (ThemeName theme : {ThemeName::light, ThemeName::dark}) {
        const ExportPlan plan = planFor(deck, {1280, 720}, theme);
        exportDocument(deck, plan, path, pdfFormat);
        exportFrame(deck, {4, 1}, plan.look, png, pngFormat);
        const double same = differenceOf(pagePicture(path, 5, {1280, 720}), QImage(png));
        EXPECT_LT(same, 2.5);
        EXPECT_LT(same, 0.7 * differenceOf(pagePicture(path, 4, {1280, 720}), QImage(png)));
    }
    EXPECT_EQ(said("pdfimages", {"-list", path}).count('\n'), 2) << "a page is vectors, the shadow too";
}

TEST(ExportPdf, ATransparentPageHasNoGround)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pdf"), page = folder.filePath("page");
    const Deck deck = bitonicDeck();
    ExportPlan plan = planFor(deck, {320, 180});
    for (bool isTransparent : {false, true}) {
        plan.look.isTransparent = isTransparent;
        exportDocument(deck, plan, path, pdfFormat);
        said("pdftocairo", {"-png", "-transp", "-singlefile", path, page});
        EXPECT_EQ(QImage(page + ".png").pixelColor(2, 2).alpha(), isTransparent ? 0 : 255);
    }
}

/// Each process orders Qt's hash tables in another way.
TEST(ExportDocuments, TwoProcessesWriteTheSameBytes)
{
    const QTemporaryDir folder;
    for (const char* ending : {"pdf", "pptx", "tex"}) {
        const QString first = folder.filePath("first.") + ending, second = folder.filePath("second.") + ending;
        for (const QString& path : {first, second})
            said(LOCKSTEP_PROGRAM,
                 {"export", "radix-sort", "--n", "8", "--size", "640x360", "--from", "2", "--to", path});
        EXPECT_GT(bytesOf(first).size(), 1000);
        EXPECT_EQ(bytesOf(first), bytesOf(second)) << ending;
    }
}

TEST(ExportDocuments, ReportEveryPageAndStopBetweenThem)
{
    const Deck deck = bitonicDeck();
    for (const Format* format : {&pdfFormat, &pptxFormat}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("deck");
        std::vector<std::size_t> seen;
        exportDocument(deck, planFor(deck, {320, 180}), path, *format,
                       {[&](std::size_t done, std::size_t total) {
                            EXPECT_EQ(total, 7U);
                            seen.push_back(done);
                        },
                        {}});
        EXPECT_EQ(seen, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7})) << format->id;
        const QByteArray before = bytesOf(path);
        std::stop_source stop;
        EXPECT_THROW(exportDocument(deck, planFor(deck, {640, 360}), path, *format,
                                    {[&](std::size_t done, std::size_t) {
                                         if (done == 3)
                                             stop.request_stop();
                                     },
                                     stop.get_token()}),
                     Cancelled);
        EXPECT_EQ(bytesOf(path), before) << format->id;
        EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
    }
}

TEST(ExportDocuments, AFullDiskIsTold)
{
    const Deck deck = bitonicDeck();
    for (const Format* format : {&pdfFormat, &pptxFormat}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("deck");
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit full{4096, before.rlim_max};
        auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &full);
        std::string message;
        try {
            exportDocument(deck, planFor(deck, {320, 180}), path, *format);
        } catch (const Error& error) {
            message = error.what();
        }
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        EXPECT_EQ(message.find("cannot write " + path.toStdString()), 0U) << format->id << ": " << message;
        EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }
}

} // namespace
} // namespace lockstep::ui
