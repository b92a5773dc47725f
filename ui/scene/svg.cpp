#include "ui/scene/svg.hpp"

#include "ui/scene/layers.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/shadow.hpp"
#include "ui/scene/text.hpp"

#include <QBuffer>
#include <QSet>
#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// At most three decimals: a thousandth of a unit is not seen, and the file stays readable.
QString number(double value)
{
    QString text = QString::number(value, 'f', 3);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString point(double x, double y)
{
    return number(x) + QLatin1Char(' ') + number(y);
}

QString pathData(const QPainterPath& path)
{
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += QLatin1Char('M') + point(element.x, element.y);
            break;
        case QPainterPath::LineToElement:
            data += QLatin1Char('L') + point(element.x, element.y);
            break;
        case QPainterPath::CurveToElement:
            data += QLatin1Char('C') + point(element.x, element.y);
            break;
        case QPainterPath::CurveToDataElement:
            data += QLatin1Char(' ') + point(element.x, element.y);
            break;
        }
    }
    return data;
}

QString families(FontFamily family)
{
    switch (family) {
    case FontFamily::display:
        return QStringLiteral("'Inter Display', Inter, 'Noto Sans CJK SC', sans-serif");
    case FontFamily::mono:
        return QStringLiteral("'JetBrains Mono', 'DejaVu Sans Mono', monospace");
    case FontFamily::text:
        break;
    }
    return QStringLiteral("Inter, 'Noto Sans CJK SC', sans-serif");
}

/// A name as an XML id: no blanks, and a letter first.
QString xmlId(const QString& name)
{
    QString id;
    for (QChar c : name)
        id += c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_') || c == QLatin1Char('.')
                  ? c
                  : QLatin1Char('-');
    if (!id.isEmpty() && !id[0].isLetter())
        id.prepend(QLatin1Char('m'));
    return id;
}

/// Cells of several units as blocks of equal pixels: librsvg 2.54 smooths images whatever image-rendering asks for.
QImage enlarged(const QImage& image, const QSizeF& size)
{
    if (image.isNull())
        return image;
    const auto pixels = [](int cells, double length) {
        const double cell = length / cells;
        return cell < 1.5 ? cells : cells * static_cast<int>(std::ceil(2 * cell));
    };
    return image.scaled(pixels(image.width(), size.width()), pixels(image.height(), size.height()),
                        Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

class MarkWriter {
public:
    MarkWriter(QXmlStreamWriter& xml, const Scene& scene) : m_xml(xml), m_shadow(shadowOn(scene.ground)) {}

    /// `id` is empty where the mark has none, or another one before it has the same.
    void write(const Mark& mark, const QString& id)
    {
        m_mark = &mark;
        m_id = id;
        std::visit(*this, mark.shape);
    }
    /// The number of the last shadow so far.
    void countShadows(int shadows) { m_shadows = shadows; }

    void operator()(const RectShape& shape)
    {
        const double radius = fittingRadius(shape);
        if (shape.shadow)
            shadow(shape, radius);
        begin("rect");
        box(shape.rect);
        if (radius > 0)
            attribute("rx", radius);
        fill(shape.fill);
        stroke(shape.stroke);
        m_xml.writeEndElement();
    }
    void operator()(const EllipseShape& shape)
    {
        begin("ellipse");
        attribute("cx", shape.rect.center().x());
        attribute("cy", shape.rect.center().y());
        attribute("rx", shape.rect.width() / 2);
        attribute("ry", shape.rect.height() / 2);
        fill(shape.fill);
        stroke(shape.stroke);
        m_xml.writeEndElement();
    }
    void operator()(const LineShape& shape)
    {
        begin("line");
        attribute("x1", shape.from.x());
        attribute("y1", shape.from.y());
        attribute("x2", shape.to.x());
        attribute("y2", shape.to.y());
        stroke(shape.stroke);
        m_xml.writeEndElement();
    }
    void operator()(const PathShape& shape)
    {
        begin("path");
        m_xml.writeAttribute("d", pathData(shape.path));
        fill(shape.fill);
        if (shape.path.fillRule() == Qt::OddEvenFill)
            m_xml.writeAttribute("fill-rule", "evenodd");
        stroke(shape.stroke);
        m_xml.writeEndElement();
    }
    void operator()(const TextShape& shape)
    {
        begin("text");
        const auto runs = textRuns(shape);
        // One run keeps its anchor; more of them stand where the painter puts them, digit by digit.
        const bool anchored = runs.size() <= 1;
        if (anchored) {
            attribute("x", shape.at.x());
            if (shape.align == Align::center)
                m_xml.writeAttribute("text-anchor", "middle");
            if (shape.align == Align::right)
                m_xml.writeAttribute("text-anchor", "end");
        }
        attribute("y", shape.at.y());
        m_xml.writeAttribute("font-family", families(shape.family));
        attribute("font-size", shape.size);
        if (shape.weight != 400)
            m_xml.writeAttribute("font-weight", QString::number(shape.weight));
        if (shape.italic)
            m_xml.writeAttribute("font-style", "italic");
        fill(shape.color);
        m_xml.writeAttribute("xml:space", "preserve");
        if (anchored) {
            m_xml.writeCharacters(xmlText(shape.text));
        } else {
            const double left = textStart(shape).x();
            for (const TextRun& run : runs) {
                m_xml.writeStartElement("tspan");
                attribute("x", left + run.x);
                m_xml.writeCharacters(xmlText(run.text));
                m_xml.writeEndElement();
            }
        }
        m_xml.writeEndElement();
    }
    void operator()(const ImageShape& shape)
    {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        const QImage image = enlarged(toImage(shape), shape.rect.size());
        if (image.isNull() || !image.save(&buffer, "PNG"))
            return;
        begin("image");
        box(shape.rect);
        m_xml.writeAttribute("preserveAspectRatio", "none");
        m_xml.writeAttribute("image-rendering", "optimizeSpeed");
        m_xml.writeAttribute("style", "image-rendering:pixelated");
        if (m_mark->opacity < 1)
            attribute("opacity", m_mark->opacity);
        m_xml.writeAttribute("xlink:href", QLatin1String("data:image/png;base64,") + QLatin1String(png.toBase64()));
        m_xml.writeEndElement();
    }

private:
    void attribute(const char* name, double value) { m_xml.writeAttribute(QLatin1String(name), number(value)); }

    void begin(const char* element)
    {
        m_xml.writeStartElement(QLatin1String(element));
        const MarkId& id = m_mark->id;
        if (!m_id.isEmpty())
            m_xml.writeAttribute("id", m_id);
        if (id.launch >= 0)
            m_xml.writeAttribute("data-launch", QString::number(id.launch));
        if (id.phase >= 0)
            m_xml.writeAttribute("data-phase", QString::number(id.phase));
        if (id.pane >= 0)
            m_xml.writeAttribute("data-pane", QString::number(id.pane));
        if (id.item >= 0)
            m_xml.writeAttribute("data-item", QString::number(id.item));
        if (id.index >= 0)
            m_xml.writeAttribute("data-index", QString::number(id.index));
    }

    void box(const QRectF& rect)
    {
        attribute("x", rect.x());
        attribute("y", rect.y());
        attribute("width", rect.width());
        attribute("height", rect.height());
    }

    /// Opacity goes to fill and stroke apart, as the painter applies it.
    void paintAttributes(const char* name, const char* opacityName, const QColor& color)
    {
        m_xml.writeAttribute(QLatin1String(name), color.name(QColor::HexRgb));
        const double opacity = color.alphaF() * std::clamp(m_mark->opacity, 0.0, 1.0);
        if (opacity < 1)
            attribute(opacityName, opacity);
    }

    void fill(const QColor& color)
    {
        if (color.alpha() == 0)
            m_xml.writeAttribute("fill", "none");
        else
            paintAttributes("fill", "fill-opacity", color);
    }

    void stroke(const Stroke& pen)
    {
        if (pen.width <= 0 || pen.color.alpha() == 0)
            return;
        paintAttributes("stroke", "stroke-opacity", pen.color);
        attribute("stroke-width", pen.width);
        if (pen.dash.empty())
            return;
        QStringList dashes;
        for (double length : dashLengths(pen))
            dashes += number(length);
        m_xml.writeAttribute("stroke-dasharray", dashes.join(QLatin1Char(' ')));
    }

    /// A blurred copy of the card, cut away where the card itself lies.
    void shadow(const RectShape& shape, double radius)
    {
        const QString name = QStringLiteral("shadow%1").arg(++m_shadows);
        const QRectF reached =
            shape.rect.adjusted(-Shadow::reach, -Shadow::reach, Shadow::reach, Shadow::reach + Shadow::drop);
        QPainterPath outside;
        outside.addRect(reached);
        outside.addRoundedRect(shape.rect, radius, radius);

        m_xml.writeStartElement("defs");
        m_xml.writeStartElement("clipPath");
        m_xml.writeAttribute("id", name + QLatin1String("-outside"));
        m_xml.writeStartElement("path");
        m_xml.writeAttribute("d", pathData(outside));
        m_xml.writeAttribute("clip-rule", "evenodd");
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeStartElement("filter");
        m_xml.writeAttribute("id", name + QLatin1String("-blur"));
        m_xml.writeAttribute("filterUnits", "userSpaceOnUse");
        m_xml.writeAttribute("color-interpolation-filters", "sRGB");
        box(reached);
        m_xml.writeStartElement("feGaussianBlur");
        attribute("stdDeviation", Shadow::sigma);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeEndElement();

        m_xml.writeStartElement("g");
        m_xml.writeAttribute("clip-path", QStringLiteral("url(#%1-outside)").arg(name));
        m_xml.writeStartElement("rect");
        box(shape.rect.translated(0, Shadow::drop));
        attribute("rx", radius);
        fill(m_shadow.color);
        m_xml.writeAttribute("filter", QStringLiteral("url(#%1-blur)").arg(name));
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    QXmlStreamWriter& m_xml;
    Shadow m_shadow;
    const Mark* m_mark = nullptr;
    QString m_id;
    int m_shadows = 0;
};

/// The names that a document has already; each may stand there once.
class Names {
public:
    /// Whether it is a name, and the first of its kind.
    bool take(const QString& id)
    {
        if (id.isEmpty() || m_taken.contains(id))
            return false;
        m_taken.insert(id);
        return true;
    }

private:
    QSet<QString> m_taken;
};

bool isNamedAlike(const MarkId& one, const MarkId& other)
{
    return one.launch == other.launch && one.item == other.item && one.index == other.index &&
           one.phase == other.phase && one.pane == other.pane && one.name == other.name;
}

bool hasShadow(const Mark& mark)
{
    const auto* rect = std::get_if<RectShape>(&mark.shape);
    return rect != nullptr && rect->shadow;
}

/// First of all that it holds, as readers ask for it.
void describe(QXmlStreamWriter& xml, const SvgWords& words)
{
    const QString title = QStringLiteral("picture-title"), description = QStringLiteral("picture-description");
    const bool isDescribed = !words.description.isEmpty();
    xml.writeAttribute("role", "img");
    xml.writeAttribute("aria-labelledby", isDescribed ? title + QLatin1Char(' ') + description : title);
    xml.writeAttribute("xml:lang", words.language);
    const auto element = [&xml](const char* name, const QString& id, const QString& text) {
        xml.writeCharacters("\n");
        xml.writeStartElement(QLatin1String(name));
        xml.writeAttribute("id", id);
        xml.writeCharacters(xmlText(text));
        xml.writeEndElement();
    };
    element("title", title, words.title);
    if (isDescribed)
        element("desc", description, words.description);
}

} // namespace

QString xmlText(const QString& text)
{
    QString clean;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            clean += c;
            clean += text[++i];
        } else {
            const bool bad = c.isSurrogate() || c.unicode() < 0x20 || c.unicode() >= 0xFFFE;
            clean += bad ? QChar(QChar::ReplacementCharacter) : c;
        }
    }
    return clean;
}

QByteArray toSvg(const Scene& scene, double scale, const SvgWords& words)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(false);
    xml.writeStartDocument();
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    xml.writeAttribute("xmlns:xlink", "http://www.w3.org/1999/xlink");
    xml.writeAttribute("width", number(std::round(scene.size.width() * scale)));
    xml.writeAttribute("height", number(std::round(scene.size.height() * scale)));
    xml.writeAttribute("viewBox",
                       QStringLiteral("0 0 %1 %2").arg(number(scene.size.width()), number(scene.size.height())));
    xml.writeAttribute("stroke-linejoin", "round");
    if (!words.title.isEmpty())
        describe(xml, words);
    if (scene.ground.isValid() && scene.ground.alpha() > 0) {
        xml.writeCharacters("\n");
        xml.writeStartElement("rect");
        xml.writeAttribute("width", "100%");
        xml.writeAttribute("height", "100%");
        xml.writeAttribute("fill", scene.ground.name(QColor::HexRgb));
        xml.writeEndElement();
    }
    MarkWriter writer(xml, scene);
    Names names;
    for (const Mark& mark : scene.marks) {
        if (mark.opacity <= 0)
            continue;
        xml.writeCharacters("\n");
        const QString id = xmlId(mark.id.name);
        writer.write(mark, names.take(id) ? id : QString());
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

std::vector<int> SvgLines::of(const Scene& scene, const Number& number)
{
    constexpr std::size_t lookAhead = 64; // where marks have come or gone
    if (scene.ground != m_ground)
        m_kept.clear();
    m_ground = scene.ground;
    std::vector<Kept> fresh;
    fresh.reserve(scene.marks.size());
    std::vector<int> numbers;
    numbers.reserve(scene.marks.size());
    Names names;
    std::size_t next = 0;
    int shadows = 0;
    for (const Mark& mark : scene.marks) {
        if (mark.opacity <= 0)
            continue;
        std::size_t same = next;
        const std::size_t end = std::min(m_kept.size(), next + lookAhead);
        while (same < end && !(paintsAlike(mark, m_kept[same].mark) && isNamedAlike(mark.id, m_kept[same].mark.id)))
            ++same;
        const bool isKnown = same < end;
        const QString id = isKnown ? m_kept[same].id : xmlId(mark.id.name);
        const bool hasId = names.take(id);
        // A shadow is numbered.
        if (isKnown && m_kept[same].hasId == hasId && !hasShadow(mark)) {
            fresh.push_back(std::move(m_kept[same]));
        } else {
            QByteArray line;
            QXmlStreamWriter xml(&line);
            MarkWriter writer(xml, scene);
            writer.countShadows(shadows);
            writer.write(mark, hasId ? id : QString());
            fresh.push_back({mark, id, hasId, line.isEmpty() ? -1 : number(mark, line)});
        }
        shadows += hasShadow(mark) ? 1 : 0;
        if (isKnown)
            next = same + 1;
        if (fresh.back().number >= 0)
            numbers.push_back(fresh.back().number);
    }
    m_kept = std::move(fresh);
    return numbers;
}

} // namespace lockstep::ui
