#include "ui/export/pptx_parts.hpp"

#include "ui/scene/language.hpp"

#include "ui/scene/svg.hpp"

#include <QUuid>
#include <QXmlStreamWriter>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QString drawing = QStringLiteral("http://schemas.openxmlformats.org/drawingml/2006/main");
const QString presentation = QStringLiteral("http://schemas.openxmlformats.org/presentationml/2006/main");
const QString relating = QStringLiteral("http://schemas.openxmlformats.org/officeDocument/2006/relationships");
const QString packaging = QStringLiteral("http://schemas.openxmlformats.org/package/2006/relationships");

/// Slide ids count from here, as the format asks.
constexpr std::size_t firstSlideId = 256;

using Attributes = std::initializer_list<std::pair<const char*, QString>>;

/// Writes one part; the elements' names carry their usual prefixes.
class Part {
public:
    Part() : m_xml(&m_bytes) { m_xml.writeStartDocument(QStringLiteral("1.0"), true); }

    void open(const char* name, Attributes attributes = {})
    {
        m_xml.writeStartElement(QLatin1String(name));
        for (const auto& [key, value] : attributes)
            m_xml.writeAttribute(QLatin1String(key), xmlText(value));
    }
    void close(int levels = 1)
    {
        for (int i = 0; i < levels; ++i)
            m_xml.writeEndElement();
    }
    void element(const char* name, Attributes attributes = {})
    {
        open(name, attributes);
        close();
    }
    void text(const char* name, const QString& text)
    {
        open(name);
        m_xml.writeCharacters(xmlText(text));
        close();
    }
    void comment(const char* text) { m_xml.writeComment(QLatin1String(text)); }
    QByteArray bytes()
    {
        m_xml.writeEndDocument();
        return m_bytes;
    }

    /// The document's element, with the three usual name spaces.
    void openRoot(const char* name)
    {
        open(name, {{"xmlns:a", drawing}, {"xmlns:r", relating}, {"xmlns:p", presentation}});
    }
    void openTree()
    {
        open("p:spTree");
        open("p:nvGrpSpPr");
        element("p:cNvPr", {{"id", "1"}, {"name", ""}});
        element("p:cNvGrpSpPr");
        element("p:nvPr");
        close();
        element("p:grpSpPr");
    }
    void paragraphs(const QString& text)
    {
        open("p:txBody");
        element("a:bodyPr");
        element("a:lstStyle");
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            open("a:p");
            if (!line.isEmpty()) {
                open("a:r");
                element("a:rPr", {{"lang", QString::fromLatin1(nameOf(spoken()).region)}});
                this->text("a:t", line);
                close();
            }
            close();
        }
        close();
    }

private:
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

struct Relation {
    const char* type;
    QString target;
};

/// "rId1", "rId2"… in order.
QByteArray relationsPart(const std::vector<Relation>& targets)
{
    Part part;
    part.open("Relationships", {{"xmlns", packaging}});
    for (std::size_t i = 0; i < targets.size(); ++i)
        part.element("Relationship", {{"Id", QStringLiteral("rId%1").arg(i + 1)},
                                      {"Type", relating + QLatin1Char('/') + QLatin1String(targets[i].type)},
                                      {"Target", targets[i].target}});
    return part.bytes();
}

QByteArray contentTypes(std::size_t slides)
{
    Part part;
    part.open("Types", {{"xmlns", "http://schemas.openxmlformats.org/package/2006/content-types"}});
    const auto ending = [&](const char* extension, const char* type) {
        part.element("Default", {{"Extension", extension}, {"ContentType", type}});
    };
    ending("rels", "application/vnd.openxmlformats-package.relationships+xml");
    ending("xml", "application/xml");
    ending("png", "image/png");
    ending("svg", "image/svg+xml");
    const auto file = [&](const QString& name, const char* kind) {
        part.element("Override", {{"PartName", name},
                                  {"ContentType", QStringLiteral("application/vnd.openxmlformats-%1+xml").arg(kind)}});
    };
    file("/ppt/presentation.xml", "officedocument.presentationml.presentation.main");
    file("/ppt/slideMasters/slideMaster1.xml", "officedocument.presentationml.slideMaster");
    file("/ppt/slideLayouts/slideLayout1.xml", "officedocument.presentationml.slideLayout");
    file("/ppt/notesMasters/notesMaster1.xml", "officedocument.presentationml.notesMaster");
    file("/ppt/theme/theme1.xml", "officedocument.theme");
    file("/ppt/theme/theme2.xml", "officedocument.theme");
    for (std::size_t i = 1; i <= slides; ++i) {
        file(QStringLiteral("/ppt/slides/slide%1.xml").arg(i), "officedocument.presentationml.slide");
        file(QStringLiteral("/ppt/notesSlides/notesSlide%1.xml").arg(i), "officedocument.presentationml.notesSlide");
    }
    file("/docProps/core.xml", "package.core-properties");
    file("/docProps/app.xml", "officedocument.extended-properties");
    return part.bytes();
}

/// No dates: the same deck gives the same bytes.
QByteArray coreProperties(const QString& title)
{
    Part part;
    part.open("cp:coreProperties",
              {{"xmlns:cp", "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"},
               {"xmlns:dc", "http://purl.org/dc/elements/1.1/"}});
    part.text("dc:title", title);
    part.text("dc:creator", QStringLiteral("Lockstep"));
    return part.bytes();
}

QByteArray appProperties()
{
    Part part;
    part.open("Properties", {{"xmlns", "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"}});
    part.text("Application", QStringLiteral("Lockstep"));
    return part.bytes();
}

/// Chapters as PowerPoint's sections; where there are any, every slide is in one.
void writeSections(Part& part, const PptxDeck& deck)
{
    const auto& slides = deck.slides;
    if (std::all_of(slides.begin(), slides.end(), [](const PptxSlide& slide) { return slide.chapter.isEmpty(); }))
        return;
    part.open("p:extLst");
    part.open("p:ext", {{"uri", "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"}});
    part.open("p14:sectionLst", {{"xmlns:p14", "http://schemas.microsoft.com/office/powerpoint/2010/main"}});
    for (std::size_t i = 0; i < slides.size();) {
        const QString& chapter = slides[i].chapter;
        const QUuid id = QUuid::createUuidV5(QUuid(), QStringLiteral("%1 %2").arg(i).arg(chapter));
        part.open("p14:section",
                  {{"name", chapter.isEmpty() ? slides[i].title : chapter}, {"id", id.toString().toUpper()}});
        part.open("p14:sldIdLst");
        for (; i < slides.size() && slides[i].chapter == chapter; ++i)
            part.element("p14:sldId", {{"id", QString::number(firstSlideId + i)}});
        part.close(2);
    }
    part.close(3);
}

/// rId1 is the slide master, rId2 the notes master, then come the slides.
QByteArray presentationPart(const PptxDeck& deck)
{
    Part part;
    part.openRoot("p:presentation");
    part.open("p:sldMasterIdLst");
    part.element("p:sldMasterId", {{"id", "2147483648"}, {"r:id", "rId1"}});
    part.close();
    part.open("p:notesMasterIdLst");
    part.element("p:notesMasterId", {{"r:id", "rId2"}});
    part.close();
    part.open("p:sldIdLst");
    for (std::size_t i = 0; i < deck.slides.size(); ++i)
        part.element("p:sldId",
                     {{"id", QString::number(firstSlideId + i)}, {"r:id", QStringLiteral("rId%1").arg(i + 3)}});
    part.close();
    part.element("p:sldSz", {{"cx", QString::number(deck.size.width())}, {"cy", QString::number(deck.size.height())}});
    part.element("p:notesSz", {{"cx", "6858000"}, {"cy", "9144000"}});
    writeSections(part, deck);
    return part.bytes();
}

void writePicture(Part& part, const PptxDeck& deck, const PptxSlide& slide)
{
    part.open("p:pic");
    part.open("p:nvPicPr");
    part.element("p:cNvPr", {{"id", "3"}, {"name", "Picture"}, {"descr", slide.alt}});
    part.open("p:cNvPicPr");
    part.element("a:picLocks", {{"noChangeAspect", "1"}});
    part.close();
    part.element("p:nvPr");
    part.close();
    part.open("p:blipFill");
    part.open("a:blip", {{"r:embed", "rId3"}});
    part.open("a:extLst");
    part.open("a:ext", {{"uri", "{96DAC541-7B7A-43D3-8B79-37D633B846F1}"}});
    part.element("asvg:svgBlip",
                 {{"xmlns:asvg", "http://schemas.microsoft.com/office/drawing/2016/SVG/main"}, {"r:embed", "rId4"}});
    part.close(3);
    part.open("a:stretch");
    part.element("a:fillRect");
    part.close(2);
    part.open("p:spPr");
    part.open("a:xfrm");
    part.element("a:off", {{"x", "0"}, {"y", "0"}});
    part.element("a:ext", {{"cx", QString::number(deck.size.width())}, {"cy", QString::number(deck.size.height())}});
    part.close();
    part.open("a:prstGeom", {{"prst", "rect"}});
    part.element("a:avLst");
    part.close(2);
}

/// rId1 layout, rId2 notes; of pictures rId3 PNG, rId4 SVG.
QByteArray slidePart(const PptxDeck& deck, const PptxSlide& slide)
{
    Part part;
    part.openRoot("p:sld");
    part.open("p:cSld");
    if (deck.ground.alpha() > 0) {
        part.open("p:bg");
        part.open("p:bgPr");
        part.open("a:solidFill");
        part.element("a:srgbClr", {{"val", deck.ground.name(QColor::HexRgb).mid(1).toUpper()}});
        part.close();
        part.element("a:effectLst");
        part.close(2);
    }
    part.openTree();

    part.open("p:sp");
    part.open("p:nvSpPr");
    part.element("p:cNvPr", {{"id", "2"}, {"name", "Title"}});
    part.open("p:cNvSpPr");
    part.element("a:spLocks", {{"noGrp", "1"}});
    part.close();
    part.open("p:nvPr");
    part.element("p:ph", {{"type", "title"}});
    part.close(2);
    part.element("p:spPr");
    part.paragraphs(slide.title);
    part.close();

    if (slide.shapes.isEmpty()) {
        writePicture(part, deck, slide);
        return part.bytes();
    }
    part.comment("picture");
    return part.bytes().replace("<!--picture-->", slide.shapes);
}

/// rId1 notes master, rId2 slide.
QByteArray notesPart(const PptxSlide& slide)
{
    Part part;
    part.openRoot("p:notes");
    part.open("p:cSld");
    part.openTree();
    part.open("p:sp");
    part.open("p:nvSpPr");
    part.element("p:cNvPr", {{"id", "2"}, {"name", "Slide"}});
    part.open("p:cNvSpPr");
    part.element("a:spLocks", {{"noGrp", "1"}, {"noRot", "1"}, {"noChangeAspect", "1"}});
    part.close();
    part.open("p:nvPr");
    part.element("p:ph", {{"type", "sldImg"}});
    part.close(2);
    part.element("p:spPr");
    part.close();
    part.open("p:sp");
    part.open("p:nvSpPr");
    part.element("p:cNvPr", {{"id", "3"}, {"name", "Notes"}});
    part.open("p:cNvSpPr");
    part.element("a:spLocks", {{"noGrp", "1"}});
    part.close();
    part.open("p:nvPr");
    part.element("p:ph", {{"type", "body"}, {"idx", "1"}});
    part.close(2);
    part.element("p:spPr");
    part.paragraphs(slide.notes);
    return part.bytes();
}

} // namespace

std::vector<PptxPart> pptxParts(const PptxDeck& deck)
{
    std::vector<PptxPart> parts{{QStringLiteral("[Content_Types].xml"), contentTypes(deck.slides.size())}};
    for (PptxPart& part : pptxFrame(deck.size.width()))
        parts.push_back(std::move(part));
    parts.push_back({QStringLiteral("docProps/core.xml"), coreProperties(deck.title)});
    parts.push_back({QStringLiteral("docProps/app.xml"), appProperties()});
    std::vector<Relation> targets{{"slideMaster", QStringLiteral("slideMasters/slideMaster1.xml")},
                                  {"notesMaster", QStringLiteral("notesMasters/notesMaster1.xml")}};
    for (std::size_t i = 0; i < deck.slides.size(); ++i) {
        const auto name = [number = QString::number(i + 1)](const char* pattern) {
            return QString::fromLatin1(pattern).arg(number);
        };
        targets.push_back({"slide", name("slides/slide%1.xml")});
        parts.push_back({name("ppt/slides/slide%1.xml"), slidePart(deck, deck.slides[i])});
        std::vector<Relation> ofSlide{{"slideLayout", QStringLiteral("../slideLayouts/slideLayout1.xml")},
                                      {"notesSlide", name("../notesSlides/notesSlide%1.xml")}};
        if (deck.slides[i].shapes.isEmpty()) {
            ofSlide.push_back({"image", name("../media/image%1.png")});
            ofSlide.push_back({"image", name("../media/image%1.svg")});
        }
        parts.push_back({name("ppt/slides/_rels/slide%1.xml.rels"), relationsPart(ofSlide)});
        parts.push_back({name("ppt/notesSlides/notesSlide%1.xml"), notesPart(deck.slides[i])});
        parts.push_back({name("ppt/notesSlides/_rels/notesSlide%1.xml.rels"),
                         relationsPart({{"notesMaster", QStringLiteral("../notesMasters/notesMaster1.xml")},
                                        {"slide", name("../slides/slide%1.xml")}})});
    }
    parts.push_back({QStringLiteral("ppt/presentation.xml"), presentationPart(deck)});
    parts.push_back({QStringLiteral("ppt/_rels/presentation.xml.rels"), relationsPart(targets)});
    return parts;
}

} // namespace lockstep::ui
