#include "engine/error.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/writer.hpp"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <zip.h>

namespace lockstep::ui {
namespace {

QMap<QString, QByteArray> partsOf(const QString& path)
{
    QMap<QString, QByteArray> parts;
    zip_t* const archive = zip_open(path.toUtf8().constData(), ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
    if (archive == nullptr)
        return parts;
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        const auto index = static_cast<zip_uint64_t>(i);
        zip_stat_t stat;
        zip_stat_index(archive, index, 0, &stat);
        QByteArray bytes(static_cast<qsizetype>(stat.size), '\0');
        zip_file_t* const file = zip_fopen_index(archive, index, 0);
        zip_fread(file, bytes.data(), stat.size);
        zip_fclose(file);
        EXPECT_FALSE(parts.contains(stat.name)) << stat.name;
        parts.insert(QString::fromUtf8(stat.name), bytes);
    }
    zip_discard(archive);
    return parts;
}

/// Values of an attribute, in order; fails where the part is no XML.
QStringList attributesOf(const QByteArray& part, const QString& element, const QString& attribute)
{
    QStringList values;
    QXmlStreamReader xml(part);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.qualifiedName() == element &&
            xml.attributes().hasAttribute(attribute))
            values += xml.attributes().value(attribute).toString();
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return values;
}

QString textOf(const QByteArray& part)
{
    QStringList text;
    QXmlStreamReader xml(part);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.qualifiedName() == QLatin1String("a:t"))
            text += xml.readElementText();
    return text.join('\n');
}

Deck deckWithNotes()
{
    Deck deck = bitonicDeck();
    deck.pages[4].notes = QStringLiteral("Ask first: which keys cross?\nWait <10 s> & listen.");
    return deck;
}

ExportPlan planFor(const Deck& deck)
{
    ExportPlan plan;
    plan.range = allPages(deck);
    plan.look.pixels = {960, 540};
    plan.look.theme = ThemeName::dark;
    return plan;
}

/// What PowerPoint checks before it offers to repair a file.
TEST(ExportPptx, EveryPartIsNamedTypedAndFound)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pptx");
    const Deck deck = deckWithNotes();
    exportDocument(deck, planFor(deck), path, pptxFormat);
    const auto parts = partsOf(path);
    ASSERT_TRUE(parts.contains("[Content_Types].xml"));
    EXPECT_EQ(bytesOf(path).indexOf("[Content_Types].xml"), 30) << "it is the first entry";
    const QByteArray types = parts["[Content_Types].xml"];
    const QStringList named = attributesOf(types, "Override", "PartName");
    const QStringList endings = attributesOf(types, "Default", "Extension");
    for (const QString& name : named)
        EXPECT_TRUE(parts.contains(name.mid(1))) << name.toStdString();
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        const QString name = part.key();
        EXPECT_TRUE(endings.contains(name.section('.', -1)) || name == "[Content_Types].xml") << name.toStdString();
        if (!name.endsWith(".rels")) {
            const bool isTyped = !name.endsWith(".xml") || name == "[Content_Types].xml";
            EXPECT_TRUE(isTyped || named.contains('/' + name)) << name.toStdString();
            const QStringList ids = attributesOf(name.endsWith(".png") ? "<x/>" : *part, "p:cNvPr", "id");
            EXPECT_EQ(QSet<QString>(ids.begin(), ids.end()).size(), ids.size()) << name.toStdString();
            continue;
        }
        const QString source = QString(name).remove("_rels/").chopped(5);
        const QDir from(source.contains('/') ? '/' + source.section('/', 0, -2) : "/");
        for (const QString& target : attributesOf(*part, "Relationship", "Target"))
            EXPECT_TRUE(parts.contains(QDir::cleanPath(from.filePath(target)).mid(1)))
                << name.toStdString() << " -> " << target.toStdString();
        const QStringList ids = attributesOf(*part, "Relationship", "Id");
        EXPECT_EQ(QSet<QString>(ids.begin(), ids.end()).size(), ids.size()) << name.toStdString();
        if (source.isEmpty())
            continue;
        for (const auto& [element, attribute] :
             {std::pair{"a:blip", "r:embed"}, {"asvg:svgBlip", "r:embed"}, {"p:sldId", "r:id"}})
            for (const QString& id : attributesOf(parts[source], element, attribute))
                EXPECT_TRUE(ids.contains(id)) << source.toStdString() << ' ' << id.toStdString();
    }
    EXPECT_EQ(attributesOf(parts["ppt/presentation.xml"], "p:sldId", "r:id").size(), 7);
    EXPECT_EQ(attributesOf(parts["ppt/presentation.xml"], "p14:section", "name"),
              (QStringList{"Input", "Stage 1", "Stage 2", "Stage 3"}));
    EXPECT_EQ(attributesOf(parts["ppt/presentation.xml"], "p14:sldId", "id"),
              attributesOf(parts["ppt/presentation.xml"], "p:sldId", "id"));
}

TEST(ExportPptx, ASlideSaysWhatItsPictureShows)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pptx");
    const Deck deck = deckWithNotes();
    exportDocument(deck, planFor(deck), path, pptxFormat);
    const auto parts = partsOf(path);
    for (std::size_t page = 0; page < deck.pages.size(); ++page) {
        const QString number = QString::number(page + 1), narration = deck.narration(page, {});
        const QByteArray slide = parts[QStringLiteral("ppt/slides/slide%1.xml").arg(number)];
        EXPECT_EQ(textOf(slide), deck.pages[page].title);
        EXPECT_EQ(attributesOf(slide, "p:cNvPr", "descr"), QStringList{narration});
        const QString notes = deck.pages[page].notes;
        EXPECT_EQ(textOf(parts[QStringLiteral("ppt/notesSlides/notesSlide%1.xml").arg(number)]),
                  notes.isEmpty() ? narration : notes + '\n' + narration);
        // Both pictures are the exported frame; the drawing needs no font and no filter.
        const QImage png = QImage::fromData(parts[QStringLiteral("ppt/media/image%1.png").arg(number)]);
        const QByteArray svg = parts[QStringLiteral("ppt/media/image%1.svg").arg(number)];
        EXPECT_EQ(png.size(), QSize(960, 540));
        EXPECT_TRUE(attributesOf(svg, "text", "x").isEmpty());
        EXPECT_TRUE(attributesOf(svg, "filter", "id").isEmpty());
        if (page != 4)
            continue;
        QFile file(folder.filePath("slide.svg"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(svg) == svg.size());
        file.close();
        said("rsvg-convert", {"-o", folder.filePath("slide.png"), file.fileName()});
        EXPECT_LT(differenceOf(QImage(folder.filePath("slide.png")), png), 1.25);
    }
}

TEST(ExportPptx, LibreOfficeShowsSlidesAndNotes)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pptx"), pdf = folder.filePath("deck.pdf");
    const Deck deck = deckWithNotes();
    exportDocument(deck, planFor(deck), path, pptxFormat);
    said("soffice",
         {"-env:UserInstallation=file://" + folder.filePath("profile"), "--headless", "--convert-to",
          R"(pdf:impress_pdf_Export:{"ExportNotesPages":{"type":"boolean","value":"true"}})", path},
         folder.path());
    EXPECT_TRUE(said("pdfinfo", {pdf}).contains(QRegularExpression("Pages: +14\n"))) << "7 slides and their notes";
    const QImage frame = QImage::fromData(partsOf(path)["ppt/media/image5.png"]);
    const double same = differenceOf(pagePicture(pdf, 5, {960, 540}), frame);
    EXPECT_LT(same, 5) << "it scales the picture and packs it as JPEG";
    EXPECT_LT(same, 0.7 * differenceOf(pagePicture(pdf, 4, {960, 540}), frame));
    const QString notes = pageText(pdf, 12);
    EXPECT_TRUE(notes.contains("Ask first: which keys cross? Wait <10 s> & listen.")) << notes.toStdString();
    EXPECT_TRUE(notes.contains(deck.narration(4, {}))) << notes.toStdString();
}

TEST(ExportPptx, ASlideKeepsTheAspect)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("deck.pptx");
    const Deck deck = bitonicDeck();
    ExportPlan plan = planFor(deck);
    plan.range = {6, 6};
    for (const auto& [pixels, size] : {std::pair{QSize(1280, 720), QSize(12192000, 6858000)},
                                       {QSize(1024, 768), QSize(12192000, 9144000)},
                                       {QSize(64, 3200), QSize(1024128, 51206400)},
                                       {QSize(3200, 64), QSize(45720000, 914400)}}) {
        plan.look.pixels = pixels;
        exportDocument(deck, plan, path, pptxFormat);
        const QByteArray part = partsOf(path)["ppt/presentation.xml"];
        EXPECT_EQ(attributesOf(part, "p:sldSz", "cx"), QStringList{QString::number(size.width())});
        EXPECT_EQ(attributesOf(part, "p:sldSz", "cy"), QStringList{QString::number(size.height())});
    }
    plan.look.pixels = {6400, 64};
    EXPECT_THROW(exportDocument(deck, plan, path, pptxFormat), InputError);
}

} // namespace
} // namespace lockstep::ui
