// Slides whose shapes and texts can be edited.
#include "engine/error.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/pptx_shapes.hpp"
#include "ui/export/writer.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>

namespace lockstep::ui {
namespace {

/// Of the elements of one name the values of one attribute.
QStringList attributesOf(const QByteArray& part, const QString& element, const QString& attribute)
{
    QStringList values;
    QXmlStreamReader xml(part);
    xml.setNamespaceProcessing(false);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.qualifiedName() == element)
            values += xml.attributes().value(attribute).toString();
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return values;
}

std::string lettersOf(QString text)
{
    text.remove(QRegularExpression(QStringLiteral("[\\s\\f]+")));
    std::sort(text.begin(), text.end());
    return text.toStdString();
}

ExportPlan editablePlan(Language language)
{
    ExportPlan plan;
    plan.range = {4, 4};
    plan.look.pixels = {960, 540};
    plan.look.language = language;
    plan.isEditable = true;
    return plan;
}

TEST(ExportEditable, LibreOfficeShowsTheSamePictureAndText)
{
    const Deck deck = bitonicDeck();
    for (const Language language : {Language::english, Language::chinese}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("deck.pptx"), pdf = folder.filePath("deck.pdf"),
                      png = folder.filePath("frame.png");
        const ExportPlan plan = editablePlan(language);
        exportDocument(deck, plan, path, pptxFormat);
        said("soffice",
             {"-env:UserInstallation=file://" + folder.filePath("profile"), "--headless", "--convert-to", "pdf", path},
             folder.path());
        exportFrame(deck, {4, 1}, plan.look, png, pngFormat);
        EXPECT_LT(differenceOf(pagePicture(pdf, 1, {960, 540}), QImage(png)), 4) << codeOf(language);
        EXPECT_LE(said("pdfimages", {"-list", pdf}).count('\n'), 4) << "nothing but the card's shadow is pixels";
        const Deck worded = inLanguage(deck, language);
        QString drawn;
        for (const Mark& mark : exportScene(worded, {4, 1}, plan.look).marks)
            if (const auto* const text = std::get_if<TextShape>(&mark.shape); text != nullptr && mark.opacity > 0)
                drawn += text->text;
        EXPECT_EQ(lettersOf(said("pdftotext", {"-raw", pdf, "-"})), lettersOf(drawn)) << codeOf(language);
    }
}

TEST(ExportEditable, EveryKindOfMarkIsAShapeOfItsOwn)
{
    Scene scene;
    scene.size = {960, 540};
    scene.ground = Qt::white;
    scene.add(RectShape{{10, 20, 30, 40}, 10, QColor(255, 0, 0, 51), {Qt::black, 2, {3, 2}}}, {.name = "card"}, 0.5);
    scene.add(EllipseShape{{0, 0, 10, 10}, Qt::blue, {}});
    scene.add(LineShape{{100, 50}, {60, 80}, {Qt::green, 1, {}}});
    QPainterPath path;
    path.moveTo(0, 0);
    path.lineTo(10, 0);
    path.cubicTo(10, 5, 5, 10, 0, 0);
    scene.add(PathShape{path, Qt::black, {}});
    TextShape text;
    text.text = QStringLiteral("a < b");
    text.at = {500, 100};
    text.size = 20;
    text.weight = 600;
    text.align = Align::right;
    scene.add(text);
    scene.add(ImageShape{{0, 0, 4, 2}, 2, 1, {0xFFFF0000, 0xFF0000FF}});
    scene.add(EllipseShape{{0, 0, 10, 10}, Qt::blue, {}}, {.name = "unseen"}, 0);
    const QByteArray shapes = pptxShapes(scene, 12700, QStringLiteral("It is so."), QStringLiteral("de-DE"));
    EXPECT_EQ(attributesOf(shapes, "a:prstGeom", "prst"), (QStringList{"roundRect", "ellipse", "line", "rect"}));
    EXPECT_EQ(attributesOf(shapes, "a:gd", "fmla"), QStringList{"val 33333"});
    EXPECT_EQ(shapes.count("<a:custGeom>"), 3) << "a path, and two colours of a density";
    EXPECT_EQ(shapes.count("<a:close"), 3);
    EXPECT_EQ(attributesOf(shapes, "a:alpha", "val"), (QStringList{"10000", "50000"}));
    EXPECT_EQ(attributesOf(shapes, "a:ds", "d"), QStringList{"300000"});
    EXPECT_EQ(attributesOf(shapes, "a:ds", "sp"), QStringList{"200000"});
    EXPECT_EQ(attributesOf(shapes, "a:rPr", "sz"), QStringList{"2000"});
    EXPECT_EQ(attributesOf(shapes, "a:rPr", "b"), QStringList{"1"});
    EXPECT_EQ(attributesOf(shapes, "a:rPr", "lang"), QStringList{"de-DE"});
    EXPECT_EQ(attributesOf(shapes, "a:pPr", "algn"), QStringList{"r"});
    EXPECT_EQ(attributesOf(shapes, "a:xfrm", "flipH"), (QStringList{"", "", "", "1", "", "", "", ""}));
    EXPECT_EQ(attributesOf(shapes, "p:cNvPr", "descr").front(), "It is so.");
    EXPECT_TRUE(attributesOf(shapes, "p:cNvPr", "name").contains("card"));
    EXPECT_FALSE(shapes.contains("unseen"));
    const QStringList ids = attributesOf(shapes, "p:cNvPr", "id");
    EXPECT_EQ(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(ExportEditable, ADensityOfTooManyCellsIsRefused)
{
    Scene scene;
    scene.size = {400, 400};
    ImageShape image{{0, 0, 400, 400}, 200, 200, {}};
    for (unsigned i = 0; i < 40000; ++i)
        image.pixels.push_back(0xFF000000U | i);
    scene.add(image);
    EXPECT_THROW(pptxShapes(scene, 12700, {}, {}), Error);
}

} // namespace
} // namespace lockstep::ui
