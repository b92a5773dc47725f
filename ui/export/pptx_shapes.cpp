#include "ui/export/pptx_shapes.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/shadow.hpp"
#include "ui/scene/svg.hpp"
#include "ui/scene/text.hpp"

#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace lockstep::ui {

namespace {

constexpr double emuToAPoint = 12700;
constexpr int firstShape = 4; ///< ids before it are the slide's title and the group
constexpr std::size_t mostCells = 20000;

using Attributes = std::initializer_list<std::pair<const char*, QString>>;

QString typeface(FontFamily family)
{
    switch (family) {
    case FontFamily::display:
        return QStringLiteral("Inter Display");
    case FontFamily::mono:
        return QStringLiteral("JetBrains Mono");
    case FontFamily::text:
        break;
    }
    return QStringLiteral("Inter");
}

class ShapeWriter {
public:
    ShapeWriter(double unit, const QColor& ground, const QString& language)
        : m_xml(&m_bytes), m_unit(unit), m_shadow(shadowOn(ground)), m_language(language)
    {
    }

    void beginGroup(const QSizeF& size, const QString& alternative)
    {
        open("p:grpSp");
        open("p:nvGrpSpPr");
        element("p:cNvPr", {{"id", "3"}, {"name", "Picture"}, {"descr", alternative}});
        element("p:cNvGrpSpPr");
        element("p:nvPr");
        close();
        open("p:grpSpPr");
        open("a:xfrm");
        const QString width = emu(size.width()), height = emu(size.height());
        element("a:off", {{"x", "0"}, {"y", "0"}});
        element("a:ext", {{"cx", width}, {"cy", height}});
        element("a:chOff", {{"x", "0"}, {"y", "0"}});
        element("a:chExt", {{"cx", width}, {"cy", height}});
        close(2);
    }
    QByteArray end()
    {
        close();
        return m_bytes;
    }

    void write(const Mark& mark)
    {
        m_opacity = std::min(1.0, mark.opacity);
        m_name = mark.id.name;
        std::visit(*this, mark.shape);
    }

    void operator()(const RectShape& shape)
    {
        beginShape("Rectangle");
        place(shape.rect);
        const double radius = fittingRadius(shape), edge = std::min(shape.rect.width(), shape.rect.height());
        open("a:prstGeom", {{"prst", radius > 0 ? "roundRect" : "rect"}});
        open("a:avLst");
        if (radius > 0)
            element("a:gd",
                    {{"name", "adj"}, {"fmla", QStringLiteral("val %1").arg(std::lround(radius / edge * 1e5))}});
        close(2);
        fill(shape.fill);
        line(shape.stroke);
        if (shape.shadow) {
            open("a:effectLst");
            open("a:outerShdw", {{"blurRad", emu(2 * Shadow::sigma)},
                                 {"dist", emu(Shadow::drop)},
                                 {"dir", "5400000"},
                                 {"algn", "ctr"},
                                 {"rotWithShape", "0"}});
            color(m_shadow.color);
            close(2);
        }
        endShape();
    }
    void operator()(const EllipseShape& shape)
    {
        beginShape("Ellipse");
        place(shape.rect);
        preset("ellipse");
        fill(shape.fill);
        line(shape.stroke);
        endShape();
    }
    void operator()(const LineShape& shape)
    {
        const QPointF way = shape.to - shape.from;
        open("p:cxnSp");
        open("p:nvCxnSpPr");
        name("Line");
        element("p:cNvCxnSpPr");
        element("p:nvPr");
        close();
        open("p:spPr");
        place(QRectF(shape.from, shape.to).normalized(), way.x() < 0, way.y() < 0);
        preset("line");
        line(shape.stroke);
        close(2);
    }
    void operator()(const PathShape& shape)
    {
        if (shape.path.isEmpty())
            return;
        beginShape("Freeform");
        freeform(shape.path, shape.fill.alpha() > 0);
        fill(shape.fill);
        line(shape.stroke);
        endShape();
    }
    void operator()(const TextShape& shape)
    {
        if (shape.text.isEmpty())
            return;
        beginShape("Text", true);
        place(textBounds(shape));
        preset("rect");
        element("a:noFill");
        close(); // p:spPr
        open("p:txBody");
        // At the bottom: a font that stands in for ours where letters are missing is taller, and hardly deeper.
        open("a:bodyPr",
             {{"wrap", "none"}, {"lIns", "0"}, {"tIns", "0"}, {"rIns", "0"}, {"bIns", "0"}, {"anchor", "b"}});
        element("a:noAutofit");
        close();
        element("a:lstStyle");
        open("a:p");
        element("a:pPr", {{"algn", shape.align == Align::center ? "ctr" : (shape.align == Align::right ? "r" : "l")}});
        open("a:r");
        letters(shape);
        open("a:t");
        m_xml.writeCharacters(xmlText(shape.text));
        close(5); // a:t, a:r, a:p, p:txBody, p:sp
    }
    void operator()(const ImageShape& shape)
    {
        const QImage image = toImage(shape);
        if (image.isNull())
            return;
        // One shape a colour.
        std::map<QRgb, QPainterPath> cells;
        std::size_t count = 0;
        const double width = shape.rect.width() / image.width(), height = shape.rect.height() / image.height();
        for (int row = 0; row < image.height(); ++row)
            for (int column = 0; column < image.width();) {
                int end = column + 1;
                while (end < image.width() && image.pixel(end, row) == image.pixel(column, row))
                    ++end;
                if (qAlpha(image.pixel(column, row)) > 0) {
                    if (++count > mostCells)
                        throw Error{sentence("this picture is a density of {} x {} cells, too many for shapes that "
                                             "can be edited; leave --editable out, or take fewer keys",
                                             image.width(), image.height())};
                    cells[image.pixel(column, row)].addRect(
                        shape.rect.x() + column * width, shape.rect.y() + row * height, (end - column) * width, height);
                }
                column = end;
            }
        for (const auto& [pixel, path] : cells)
            (*this)(PathShape{path, QColor::fromRgba(pixel), {}});
    }

private:
    void open(const char* element, Attributes attributes = {})
    {
        m_xml.writeStartElement(QLatin1String(element));
        for (const auto& [key, value] : attributes)
            m_xml.writeAttribute(QLatin1String(key), xmlText(value));
    }
    void close(int levels = 1)
    {
        for (int i = 0; i < levels; ++i)
            m_xml.writeEndElement();
    }
    void element(const char* element, Attributes attributes = {})
    {
        open(element, attributes);
        close();
    }

    QString emu(double units) const { return QString::number(std::llround(units * m_unit)); }

    void name(const char* kind)
    {
        const QString number = QString::number(m_next++);
        element("p:cNvPr",
                {{"id", number},
                 {"name", m_name.isEmpty() ? QString::fromLatin1(kind) + QLatin1Char(' ') + number : m_name}});
    }

    /// Up to its properties.
    void beginShape(const char* kind, bool isText = false)
    {
        open("p:sp");
        open("p:nvSpPr");
        name(kind);
        isText ? element("p:cNvSpPr", {{"txBox", "1"}}) : element("p:cNvSpPr");
        element("p:nvPr");
        close();
        open("p:spPr");
    }
    void endShape() { close(2); }

    void place(const QRectF& rect, bool isFlippedAcross = false, bool isFlippedDown = false)
    {
        open("a:xfrm");
        if (isFlippedAcross)
            m_xml.writeAttribute("flipH", "1");
        if (isFlippedDown)
            m_xml.writeAttribute("flipV", "1");
        element("a:off", {{"x", emu(rect.x())}, {"y", emu(rect.y())}});
        element("a:ext", {{"cx", emu(rect.width())}, {"cy", emu(rect.height())}});
        close();
    }
    void preset(const char* form)
    {
        open("a:prstGeom", {{"prst", QLatin1String(form)}});
        element("a:avLst");
        close();
    }

    void freeform(const QPainterPath& path, bool isFilled)
    {
        const QRectF box = path.controlPointRect();
        place(box);
        open("a:custGeom");
        for (const char* part : {"a:avLst", "a:gdLst", "a:ahLst", "a:cxnLst"})
            element(part);
        element("a:rect", {{"l", "0"}, {"t", "0"}, {"r", "r"}, {"b", "b"}});
        open("a:pathLst");
        open("a:path", {{"w", emu(box.width())}, {"h", emu(box.height())}});
        if (!isFilled)
            m_xml.writeAttribute("fill", "none");
        const auto point = [&](QPointF at) {
            element("a:pt", {{"x", emu(at.x() - box.x())}, {"y", emu(at.y() - box.y())}});
        };
        QPointF start;
        bool isOpen = false;
        const auto finish = [&](QPointF last) {
            if (isOpen && last == start)
                element("a:close");
            isOpen = false;
        };
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPointF at = path.elementAt(i);
            if (path.elementAt(i).isMoveTo()) {
                if (i > 0)
                    finish(path.elementAt(i - 1));
                start = at;
                open("a:moveTo");
                point(at);
            } else if (path.elementAt(i).isLineTo()) {
                open("a:lnTo");
                point(at);
                isOpen = true;
            } else {
                open("a:cubicBezTo");
                for (int k = 0; k < 3; ++k)
                    point(path.elementAt(i + k));
                i += 2;
                isOpen = true;
            }
            close();
        }
        finish(path.elementAt(path.elementCount() - 1));
        close(3);
    }

    void color(const QColor& color)
    {
        open("a:srgbClr", {{"val", color.name(QColor::HexRgb).mid(1).toUpper()}});
        if (const double opacity = m_opacity * color.alphaF(); opacity < 0.9995)
            element("a:alpha", {{"val", QString::number(std::lround(opacity * 1e5))}});
        close();
    }
    void fill(const QColor& filled)
    {
        if (filled.alpha() == 0) {
            element("a:noFill");
            return;
        }
        open("a:solidFill");
        color(filled);
        close();
    }
    void line(const Stroke& stroke)
    {
        if (stroke.width <= 0 || stroke.color.alpha() == 0) {
            open("a:ln");
            element("a:noFill");
            close();
            return;
        }
        open("a:ln", {{"w", emu(stroke.width)}, {"cap", "flat"}});
        fill(stroke.color);
        if (!stroke.dash.empty()) {
            open("a:custDash");
            const std::vector<double> dashes = dashLengths(stroke);
            const auto share = [&](std::size_t i) {
                return QString::number(std::lround(dashes[i] / stroke.width * 1e5));
            };
            for (std::size_t i = 0; i + 1 < dashes.size(); i += 2)
                element("a:ds", {{"d", share(i)}, {"sp", share(i + 1)}});
            close();
        }
        element("a:round");
        close();
    }

    void letters(const TextShape& shape)
    {
        open("a:rPr", {{"lang", m_language},
                       {"sz", QString::number(std::lround(shape.size * m_unit / emuToAPoint * 100))},
                       {"b", shape.weight >= 600 ? "1" : "0"},
                       {"i", shape.italic ? "1" : "0"}});
        fill(shape.color);
        element("a:latin", {{"typeface", typeface(shape.family)}});
        element("a:ea", {{"typeface", "Noto Sans CJK SC"}});
        close();
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
    double m_unit;
    Shadow m_shadow;
    QString m_language, m_name;
    double m_opacity = 1;
    int m_next = firstShape;
};

} // namespace

QByteArray pptxShapes(const Scene& scene, double unit, const QString& alternative, const QString& language)
{
    ShapeWriter writer(unit, scene.ground, language);
    writer.beginGroup(scene.size, alternative);
    for (const Mark& mark : scene.marks)
        if (mark.opacity > 0)
            writer.write(mark);
    return writer.end();
}

} // namespace lockstep::ui
