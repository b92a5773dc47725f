#include "ui/scene/painter.hpp"
#include "ui/scene/svg.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace lockstep::ui {
namespace {

TextShape label(const char* words, QPointF at, double size, const QColor& color)
{
    TextShape shape;
    shape.text = QString::fromUtf8(words);
    shape.at = at;
    shape.size = size;
    shape.color = color;
    return shape;
}

/// Every shape with every attribute, at places that are not whole pixels.
Scene everything(ThemeName name)
{
    const Theme& t = theme(name);
    Scene scene;
    scene.size = {480, 320};
    scene.ground = t.paper;

    RectShape card{{260.5, 40.5, 160, 200}, 12, t.dark ? t.panel : t.paper, {t.ink, 1.5, {}}, true};
    scene.add(card, {.name = "card", .launch = 5});
    scene.add(RectShape{{280, 60, 40, 24}, 90, t.now, {t.ink, 1.5, {}}, false}, {.name = "pill"});
    scene.add(RectShape{{330.3, 60.7, 40, 24}, 0, t.keep.tint, {}, false}, {.name = "5 square"});
    scene.add(EllipseShape{{290, 110, 24, 24}, t.move.fill, {}},
              {.name = "launch5-item3-token", .launch = 5, .item = 3, .index = 7});
    scene.add(EllipseShape{{330, 110, 44, 24}, Qt::transparent, {t.ink, 1.6, {}}}, {.name = "ring"});
    scene.add(LineShape{{20, 60.5}, {240, 60.5}, {t.wire, 1, {}}}, {.name = "wire0", .index = 0});
    scene.add(LineShape{{20, 80.2}, {240, 95.7}, {t.compute.line, 2, {3, 2}}}, {.name = "dashed"});
    scene.add(LineShape{{20, 100}, {240, 100}, {t.move.line, 3, {2}}}, {.name = "odd"}, 0.5);

    QPainterPath arc({30, 130});
    arc.cubicTo({30, 200}, {220, 130}, {220, 200});
    scene.add(PathShape{arc, Qt::transparent, {t.buckets[3].line, 2, {}}}, {.name = "arc"});
    QPainterPath arrow({60, 220});
    arrow.lineTo(70, 240);
    arrow.lineTo(50, 240);
    arrow.closeSubpath();
    scene.add(PathShape{arrow, t.keep.fill, {t.ink, 1, {}}}, {.name = "arrow"}, 0.6);
    QPainterPath hole;
    hole.addRect(90, 215, 40, 30);
    hole.addEllipse(100, 220, 20, 20);
    scene.add(PathShape{hole, t.compute.line, {}}, {.name = "hole"});

    TextShape title = label("Bitonic sort & <16> keys", {20, 40}, 26, t.ink);
    title.weight = 600;
    title.family = FontFamily::display;
    scene.add(title, {.name = "title"});
    scene.add(label("5 of 8 pairs swap, 1117 stay", {20, 275}, 15.5, t.move.text), {.name = "narration"});
    TextShape centred = label("distance", {340, 170}, 13, t.ink);
    centred.align = Align::center;
    scene.add(centred, {.name = "centred"});
    TextShape numbers = label("1711", {400, 200}, 21, t.ink);
    numbers.weight = 600;
    numbers.align = Align::right;
    scene.add(numbers, {.name = "numbers"});
    TextShape code = label("uint t = 10;", {20, 300}, 12, t.ink3);
    code.family = FontFamily::mono;
    code.italic = true;
    scene.add(code, {.name = "code"}, 0.8);

    ImageShape image{{280, 260, 60, 40}, 3, 2, {}};
    for (const QColor& color : {t.move.line, t.keep.line, t.compute.line, t.now, t.ink, t.ghost})
        image.pixels.push_back(color.rgba());
    scene.add(image, {.name = "density"});
    scene.add(RectShape{{0, 0, 480, 320}, 0, Qt::red, {}, false}, {.name = "unseen"}, 0);
    return scene;
}

QImage rasterised(const QByteArray& svg)
{
    const QTemporaryDir folder;
    const QString source = folder.filePath("scene.svg"), target = folder.filePath("scene.png");
    QFile file(source);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(svg);
    file.close();
    QProcess process;
    process.start("rsvg-convert", {"-o", target, source});
    EXPECT_TRUE(process.waitForFinished(30000)) << "rsvg-convert is needed (package librsvg2-bin)";
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return QImage(target);
}

struct Difference {
    double mean = 0; ///< of a channel, 0 … 255
    double far = 0;  ///< share of pixels with a channel that is off by more than a quarter
};

Difference difference(const QImage& a, const QImage& b)
{
    const QImage one = a.convertToFormat(QImage::Format_RGB32), two = b.convertToFormat(QImage::Format_RGB32);
    double sum = 0, far = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb p = one.pixel(x, y), q = two.pixel(x, y);
            const int red = std::abs(qRed(p) - qRed(q)), green = std::abs(qGreen(p) - qGreen(q)),
                      blue = std::abs(qBlue(p) - qBlue(q));
            sum += red + green + blue;
            far += std::max({red, green, blue}) > 64 ? 1 : 0;
        }
    const double pixels = static_cast<double>(one.width()) * one.height();
    return {sum / 3 / pixels, far / pixels};
}

class BackEnds : public testing::TestWithParam<ThemeName> {};

TEST_P(BackEnds, SvgRasterisedByAnotherProgramEqualsThePicture)
{
    const Scene scene = everything(GetParam());
    for (double scale : {1.0, 1.5, 2.0}) {
        const QImage ours = toImage(scene, scale);
        const QImage theirs = rasterised(toSvg(scene, scale));
        ASSERT_EQ(ours.size(), theirs.size());
        const Difference found = difference(ours, theirs);
        if (qEnvironmentVariableIsSet("LOCKSTEP_KEEP")) {
            const QString name =
                qEnvironmentVariable("LOCKSTEP_KEEP") + QString("/%1_%2_").arg(int(GetParam())).arg(scale);
            ours.save(name + "ours.png");
            theirs.save(name + "theirs.png");
        }
        EXPECT_LT(found.mean, 1.0) << "scale " << scale;
        EXPECT_LT(found.far, 0.01) << "scale " << scale;
    }
}

TEST_P(BackEnds, ShadowLiesAroundTheCardOnly)
{
    Scene scene;
    scene.size = {200, 200};
    scene.ground = theme(GetParam()).paper;
    scene.add(RectShape{{60, 60, 80, 80}, 12, Qt::transparent, {}, true});
    const QImage image = toImage(scene);
    EXPECT_EQ(image.pixelColor(100, 100), scene.ground);
    EXPECT_NE(image.pixelColor(100, 146), scene.ground);
    EXPECT_EQ(image.pixelColor(2, 2), scene.ground);
    const auto strength = [&](int x, int y) {
        return std::abs(image.pixelColor(x, y).lightness() - scene.ground.lightness());
    };
    EXPECT_GT(strength(100, 146), strength(100, 160));
    EXPECT_GT(strength(100, 146), strength(100, 54));
}

INSTANTIATE_TEST_SUITE_P(Themes, BackEnds, testing::Values(ThemeName::light, ThemeName::dark),
                         [](const auto& which) { return which.param == ThemeName::light ? "Light" : "Dark"; });

TEST(Svg, IsReadBackWithIdsAndText)
{
    const QByteArray svg = toSvg(everything(ThemeName::light), 2);
    QXmlStreamReader xml(svg);
    std::map<QString, int> elements;
    std::map<QString, QXmlStreamAttributes> byId;
    QString text;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            ++elements[xml.name().toString()];
            const QString id = xml.attributes().value("id").toString();
            if (!id.isEmpty()) {
                EXPECT_EQ(byId.count(id), 0U) << id.toStdString();
                byId[id] = xml.attributes();
            }
            if (xml.name() == u"svg") {
                EXPECT_EQ(xml.attributes().value("width"), u"960");
                EXPECT_EQ(xml.attributes().value("viewBox"), u"0 0 480 320");
            }
        } else if (xml.isCharacters()) {
            text += xml.text();
        }
    }
    ASSERT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(elements["line"], 3);
    EXPECT_EQ(elements["ellipse"], 2);
    EXPECT_EQ(elements["text"], 5);
    EXPECT_EQ(elements["image"], 1);
    EXPECT_EQ(byId.count("unseen"), 0U);
    EXPECT_EQ(byId.count("m5-square"), 1U);
    const QXmlStreamAttributes& token = byId["launch5-item3-token"];
    EXPECT_EQ(token.value("data-launch"), u"5");
    EXPECT_EQ(token.value("data-item"), u"3");
    EXPECT_EQ(token.value("data-index"), u"7");
    EXPECT_TRUE(text.contains("5 of 8 pairs swap, 1117 stay"));
    EXPECT_TRUE(text.contains("Bitonic sort & <16> keys"));
}

TEST(Svg, CharactersThatXmlCannotHoldAreReplaced)
{
    Scene scene;
    scene.size = {100, 20};
    TextShape shape = label("a", {0, 10}, 12, Qt::black);
    shape.text = QString(u'a') + QChar(0x01) + QChar(0xD800) + QString::fromUtf8("😀b");
    scene.add(shape);
    QXmlStreamReader xml(toSvg(scene));
    while (!xml.atEnd())
        xml.readNext();
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
}

TEST(Painter, ImageCellsAreNotSmoothed)
{
    Scene scene;
    scene.size = {20, 10};
    scene.add(ImageShape{{0, 0, 20, 10}, 2, 1, {qRgb(255, 0, 0), qRgb(0, 0, 255)}});
    const QImage image = toImage(scene);
    EXPECT_EQ(image.pixel(9, 5), qRgb(255, 0, 0));
    EXPECT_EQ(image.pixel(10, 5), qRgb(0, 0, 255));
}

TEST(Painter, AnImageWithTheWrongNumberOfPixelsDrawsNothing)
{
    Scene scene;
    scene.size = {20, 10};
    scene.ground = Qt::white;
    scene.add(ImageShape{{0, 0, 20, 10}, 2, 2, {qRgb(255, 0, 0)}});
    EXPECT_EQ(toImage(scene).pixelColor(5, 5), QColor(Qt::white));
}

TEST(Painter, PaintsLevelAndUprightLinesAsTheirStrokes)
{
    for (const double width : {1.0, 1.25, 3.0})
        for (const double aside : {0.0, 0.3, 0.5}) {
            Scene scene;
            scene.size = {80, 60};
            scene.ground = Qt::white;
            QPainterPath wire({5.3, 20 + aside});
            wire.lineTo(30.6, 20 + aside);
            wire.moveTo(40, 20 + aside);
            wire.lineTo(70.2, 20 + aside);
            const Stroke stroke{QColor("#B4B4B8"), width, {}};
            scene.add(PathShape{wire, Qt::transparent, stroke});
            scene.add(LineShape{{35 + aside, 50.4}, {35 + aside, 8}, stroke}, {}, 0.5);
            QImage stroked(80, 60, QImage::Format_ARGB32_Premultiplied);
            stroked.fill(Qt::white);
            QPainter painter(&stroked);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(stroke.color, width, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(wire);
            painter.setOpacity(0.5);
            painter.drawLine(QPointF(35 + aside, 50.4), QPointF(35 + aside, 8));
            painter.end();
            const QImage painted = toImage(scene);
            int worst = 0, inked = 0;
            for (int y = 0; y < 60; ++y)
                for (int x = 0; x < 80; ++x) {
                    worst = std::max(worst, std::abs(qGray(painted.pixel(x, y)) - qGray(stroked.pixel(x, y))));
                    inked += qGray(painted.pixel(x, y)) < 250;
                }
            EXPECT_LE(worst, 4) << width << " at " << aside;
            EXPECT_GT(inked, 80) << width << " at " << aside;
        }
}

TEST(Painter, LeavesThePainterAsItWas)
{
    QImage image(50, 50, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setOpacity(0.5);
    painter.translate(3, 4);
    const QTransform before = painter.transform();
    paint(everything(ThemeName::dark), painter);
    EXPECT_EQ(painter.transform(), before);
    EXPECT_EQ(painter.opacity(), 0.5);
}

TEST(Painter, PaintsDigitsWhereTheyAreMeasured)
{
    Scene scene;
    scene.size = {200, 40};
    scene.ground = Qt::white;
    TextShape shape = label("1117", {20, 30}, 20, Qt::black);
    scene.add(shape);
    const QImage image = toImage(scene);
    int left = 200, right = 0;
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            if (qGray(image.pixel(x, y)) < 128) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
    const QRectF bounds = textBounds(shape);
    EXPECT_GE(left, bounds.left());
    EXPECT_LE(right, bounds.right());
    EXPECT_GT(right, bounds.right() - 5);
}

} // namespace
} // namespace lockstep::ui
