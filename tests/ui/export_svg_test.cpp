// What an SVG says of itself, and its letters as paths.
#include "engine/error.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/writer.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace lockstep::ui {
namespace {

/// The text of the elements of one name.
QStringList textsOf(const QByteArray& svg, const QString& element)
{
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element)
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements);
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return texts;
}

QXmlStreamAttributes rootOf(const QByteArray& svg)
{
    QXmlStreamReader xml(svg);
    xml.readNextStartElement();
    return xml.attributes();
}

QByteArray exported(const Deck& deck, std::size_t page, const FrameLook& look)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("frame.svg");
    exportFrame(deck, {page, 1}, look, path, svgFormat);
    return bytesOf(path);
}

QImage rasterised(const QByteArray& svg)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("a.svg"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(svg) == svg.size());
    file.close();
    said("rsvg-convert", {"-o", folder.filePath("a.png"), file.fileName()});
    return QImage(folder.filePath("a.png"));
}

FrameLook lookOf(Language language, SvgText text = SvgText::automatic)
{
    FrameLook look;
    look.pixels = {1600, 900};
    look.language = language;
    look.svgText = text;
    return look;
}

TEST(ExportSvg, SaysWhatItShowsInItsLanguage)
{
    const Deck deck = bitonicDeck();
    for (const auto& [language, tag] :
         {std::pair{Language::english, "en"}, {Language::german, "de"}, {Language::chinese, "zh-Hans"}}) {
        const QByteArray svg = exported(deck, 4, lookOf(language));
        const Deck worded = inLanguage(deck, language);
        EXPECT_EQ(textsOf(svg, "title"), QStringList{worded.title + " · " + worded.pages[4].title});
        EXPECT_EQ(textsOf(svg, "desc"), QStringList{worded.narration(4, {})});
        const QXmlStreamAttributes root = rootOf(svg);
        EXPECT_EQ(root.value("role"), QLatin1String("img"));
        EXPECT_EQ(root.value("xml:lang"), QLatin1String(tag));
        for (const QString& id : root.value("aria-labelledby").toString().split(' '))
            EXPECT_EQ(svg.count("id=\"" + id.toUtf8() + '"'), 1) << id.toStdString();
        EXPECT_EQ(root.value("aria-labelledby").toString().count(' '), 1);
    }
}

TEST(ExportSvg, LettersAsOutlinesLookLikeThePicture)
{
    const Deck deck = bitonicDeck();
    for (const Language language : {Language::english, Language::chinese}) {
        const QByteArray text = exported(deck, 4, lookOf(language, SvgText::text)),
                         outlines = exported(deck, 4, lookOf(language, SvgText::outlines));
        EXPECT_GT(textsOf(text, "text").size(), 20);
        EXPECT_TRUE(textsOf(outlines, "text").isEmpty());
        EXPECT_EQ(textsOf(outlines, "desc"), textsOf(text, "desc"));
        EXPECT_LT(differenceOf(rasterised(text), rasterised(outlines)), 0.6);
        EXPECT_GT(differenceOf(rasterised(exported(deck, 3, lookOf(language, SvgText::text))), rasterised(outlines)),
                  1.0);
    }
}

TEST(ExportSvg, ByItselfOnlyRareLettersAreOutlines)
{
    const Deck deck = bitonicDeck();
    EXPECT_FALSE(textsOf(exported(deck, 4, lookOf(Language::german)), "text").isEmpty());
    EXPECT_TRUE(textsOf(exported(deck, 4, lookOf(Language::chinese)), "text").isEmpty());
}

TEST(ExportSvg, AnotherWayOfTextIsRefused)
{
    EXPECT_EQ(svgTextNamed("outlines"), SvgText::outlines);
    try {
        svgTextNamed("paths");
        FAIL();
    } catch (const InputError& error) {
        EXPECT_NE(std::string(error.what()).find("'paths'"), std::string::npos) << error.what();
        EXPECT_NE(std::string(error.what()).find("outlines"), std::string::npos) << error.what();
    }
}

} // namespace
} // namespace lockstep::ui
