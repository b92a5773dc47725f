#include "engine/error.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/tex_text.hpp"
#include "ui/export/writer.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace lockstep::ui {
namespace {

/// Compiles a document; what TeX complains of fails the test. Returns the PDF's path.
QString compiled(const QString& path, const QString& program = QStringLiteral("pdflatex"))
{
    const QFileInfo info(path);
    const QString output = said(program, {"-interaction=nonstopmode", "-halt-on-error", info.fileName()}, info.path());
    EXPECT_FALSE(output.contains(QRegularExpression("Missing character|Overfull|Warning"))) << output.toStdString();
    return info.path() + '/' + info.completeBaseName() + ".pdf";
}

TEST(ExportTikz, FramesOfEveryLensCompileAndLookLikeThePicture)
{
    for (const auto& [algorithm, n, lens] : {std::tuple{"bitonic-sort", 16, "network"},
                                             {"brent-kung-scan", 16, "dataflow"},
                                             {"radix-sort", 16, "buckets"},
                                             {"bitonic-sort", 200, "bars"}}) {
        const RecordingPtr recording = recordedRun(algorithm, static_cast<std::size_t>(n));
        const Deck deck = wholeDeck(recording);
        const FrameLook look{{1280, 720}, n == 200 ? ThemeName::dark : ThemeName::light, {}};
        const View view = lensView(exportView(look));
        ASSERT_EQ(lensFor(*recording, view).id(), QLatin1String(lens));
        const QTemporaryDir folder;
        const QString tex = folder.filePath("frame.tex"), png = folder.filePath("frame.png");
        exportFrame(deck, {3, 1}, look, tex, tikzFormat);
        exportFrame(deck, {3, 1}, look, png, pngFormat);
        const QString pdf = compiled(tex);
        const QString info = said("pdfinfo", {pdf});
        EXPECT_TRUE(info.contains(QRegularExpression("Pages: +1\n")) && info.contains("960 x 540 pts"));
        const QString text = pageText(pdf, 1);
        EXPECT_TRUE(text.contains(deck.narration(3, {}))) << lens << ": " << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("Launch 3 of %1").arg(recording->launchCount())));
        // Its letters are TeX's.
        EXPECT_LT(differenceOf(pagePicture(pdf, 1, {1280, 720}), QImage(png)), 6) << lens;
    }
}

TEST(ExportTikz, ChineseSaysItsProgramAndCompilesWithIt)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("frame.tex");
    const Deck deck = bitonicDeck();
    for (const auto& [language, program] :
         {std::pair{Language::english, "pdflatex"}, {Language::german, "pdflatex"}, {Language::chinese, "xelatex"}}) {
        FrameLook look{{1280, 720}, ThemeName::light, {}};
        look.language = language;
        exportFrame(deck, {3, 1}, look, path, tikzFormat);
        const QByteArray head = bytesOf(path).split('\n').front();
        EXPECT_TRUE(head.contains(program)) << head.toStdString();
        EXPECT_EQ(bytesOf(path).contains("\\usepackage{xeCJK}"), language == Language::chinese);
        EXPECT_EQ(bytesOf(path).contains("\\lockstepchar{4"), false) << "a character that no program would set";
        // A machine may have LaTeX and neither XeLaTeX nor its packages for Chinese.
        if (language != Language::chinese || QStandardPaths::findExecutable("xelatex").isEmpty() ||
            QProcess::execute("kpsewhich", {"xeCJK.sty"}) != 0)
            continue;
        const QString text = pageText(compiled(path, "xelatex"), 1);
        EXPECT_TRUE(QString(text).remove(' ').contains(inLanguage(deck, language).narration(3, {}).remove(' ')))
            << text.toStdString();
    }
}

TEST(ExportTikz, AnyTextCompiles)
{
    Scene scene;
    scene.size = {800, 300};
    scene.ground = Qt::white;
    const QStringList texts{
        "50% & #1_a ^ ~ {x} $y$ \\z",
        "a < b > c | \"d\" 'e' `f` -- --- ?` !` ,,",
        "5 \u2212 3 \u00d7 2 \u2264 \u03a3 \u2192 \u2218 \u00b7 \u2013 \u2014 \u2026 \u00b5s \u00bd \u00b2",
        "na\u00efve caf\u00e9 \u0141\u00f3d\u017a \u00df",
        "\u05d0 \U0001F600",
        "  two  blanks  "};
    double y = 0;
    for (const QString& text : texts)
        for (int weight : {400, 600}) {
            TextShape shape;
            shape.text = text;
            shape.at = {20, y += 24};
            shape.color = Qt::black;
            shape.weight = weight;
            shape.italic = weight == 400;
            scene.add(shape);
        }
    const QTemporaryDir folder;
    writeFrame(scene, folder.filePath("text.tex"), tikzFormat);
    // The oldest fonts have letters and accents apart.
    const QString text = pageText(compiled(folder.filePath("text.tex")), 1).normalized(QString::NormalizationForm_C);
    for (const char* expected : {"50% & #1", "{x} $y$ \\z", "a < b > c | \"d\"", "-- ---",
                                 "5 \u2212 3 \u00d7 2 \u2264 \u03a3 \u2192", "caf\u00e9", "two blanks"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(expected))) << expected << " in " << text.toStdString();
    EXPECT_EQ(texText(QString::fromUtf8("\u6e2c")), QString::fromUtf8("\u6e2c")); // for xelatex
    EXPECT_EQ(texText(QString::fromUtf8("\u05d0")), "\\lockstepchar{5D0}");
    EXPECT_EQ(texText(" a  b "), "\\ a \\ b\\ ");
}

TEST(ExportTikz, ThePictureGoesIntoADocumentOfOnesOwn)
{
    const QTemporaryDir folder;
    const Deck deck = bitonicDeck();
    exportFrame(deck, {2, 1}, {}, folder.filePath("frame.tex"), tikzFormat);
    const QString whole = QString::fromUtf8(bytesOf(folder.filePath("frame.tex")));
    QString picture = whole.mid(whole.indexOf("% BEGIN"), whole.indexOf("% END") - whole.indexOf("% BEGIN"));
    picture.replace(QRegularExpression("\\\\lockstepunit=[0-9.]+pt"), "\\lockstepunit=0.2pt");
    QFile file(folder.filePath("own.tex"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("\\documentclass{article}\\usepackage{tikz}\\begin{document}\\noindent Before\n\n"
                              "\\noindent %1\n\n\\noindent %1\n\n\\noindent After\\end{document}\n")
                   .arg(picture)
                   .toUtf8());
    file.close();
    const QString pdf = compiled(file.fileName());
    EXPECT_TRUE(said("pdfinfo", {pdf}).contains(QRegularExpression("Pages: +1\n")));
    const QString text = pageText(pdf, 1);
    EXPECT_EQ(text.count("Bitonic sort"), 2);
    EXPECT_TRUE(text.contains("Before") && text.contains("After"));
}

TEST(ExportTikz, ADensityIsDrawnUpToWhatTexCanTake)
{
    Scene scene;
    scene.size = {160, 90};
    scene.ground = Qt::white;
    ImageShape image{{40, 30, 80, 30}, 2, 1, {0xFFFF0000U, 0xFF0000FFU}};
    scene.add(image);
    const QTemporaryDir folder;
    writeFrame(scene, folder.filePath("small.tex"), tikzFormat);
    const QImage page = pagePicture(compiled(folder.filePath("small.tex")), 1, {160, 90});
    EXPECT_EQ(page.pixelColor(60, 45), QColor(Qt::red));
    EXPECT_EQ(page.pixelColor(100, 45), QColor(Qt::blue));
    EXPECT_EQ(page.pixelColor(20, 45), QColor(Qt::white));

    image.columns = image.rows = 200;
    image.pixels.clear();
    for (QRgb i = 0; i < 40000; ++i)
        image.pixels.push_back(0xFF000000U | i);
    scene.marks.clear();
    scene.add(image);
    try {
        writeFrame(scene, folder.filePath("large.tex"), tikzFormat);
        ADD_FAILURE() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_TRUE(QString(error.what()).contains("200 x 200 cells, too many for TeX; export it as pdf"))
            << error.what();
    }
}

TEST(ExportTikz, IsKnownByBothNames)
{
    EXPECT_EQ(&formatFor("frame.tex"), &tikzFormat);
    EXPECT_EQ(&formatFor("frame.tikz"), &tikzFormat);
    EXPECT_EQ(&formatFor("frame.tex", "tikz"), &tikzFormat);
}

} // namespace
} // namespace lockstep::ui
