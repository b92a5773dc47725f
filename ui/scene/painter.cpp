#include "ui/scene/painter.hpp"

#include "ui/scene/shadow.hpp"
#include "ui/scene/text.hpp"

#include <QGlyphRun>
#include <QHash>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <ranges>
#include <unordered_map>

namespace lockstep::ui {

namespace {

/// A shadow is so smooth that a quarter of the resolution holds it.
constexpr double shadowShrink = 0.25;

void blurLine(std::uint8_t* line, std::size_t count, std::size_t step, int radius, std::vector<int>& copy)
{
    copy.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        copy[i] = line[i * step];
    const int last = static_cast<int>(count) - 1;
    const auto at = [&](int i) { return i < 0 || i > last ? 0 : copy[static_cast<std::size_t>(i)]; };
    int sum = 0;
    for (int i = -radius; i <= radius; ++i)
        sum += at(i);
    const int window = 2 * radius + 1;
    for (int i = 0; i <= last; ++i) {
        line[static_cast<std::size_t>(i) * step] = static_cast<std::uint8_t>((sum + window / 2) / window);
        sum += at(i + radius + 1) - at(i - radius);
    }
}

/// Three box blurs come close to a Gaussian: their variances, (w² - 1) / 12 each, add up to its own.
void blur(QImage& alpha, double sigma)
{
    std::vector<int> copy;
    const int narrow = std::max(0, static_cast<int>(std::floor((std::sqrt(4 * sigma * sigma + 1) - 1) / 2)));
    const auto variance = [](int radius) { return radius * (radius + 1) / 3.0; };
    int wider = 0;
    while (wider < 3 && (3 - wider) * variance(narrow) + wider * variance(narrow + 1) < sigma * sigma)
        ++wider;
    const auto width = static_cast<std::size_t>(alpha.width());
    const auto height = static_cast<std::size_t>(alpha.height());
    const auto stride = static_cast<std::size_t>(alpha.bytesPerLine());
    for (int round = 0; round < 3; ++round) {
        const int radius = narrow + (round < wider ? 1 : 0);
        for (std::size_t y = 0; y < height; ++y)
            blurLine(alpha.bits() + y * stride, width, 1, radius, copy);
        for (std::size_t x = 0; x < width; ++x)
            blurLine(alpha.bits() + x, height, stride, radius, copy);
    }
}

QImage shadowImage(QSizeF size, double radius, const QColor& color)
{
    struct Entry {
        QSizeF size;
        double radius = 0;
        QRgb color = 0;
        QImage image;
    };
    static thread_local std::array<Entry, 4> cache;
    static thread_local std::size_t next = 0;
    for (const Entry& entry : cache)
        if (entry.size == size && entry.radius == radius && entry.color == color.rgba() && !entry.image.isNull())
            return entry.image;

    const double margin = Shadow::reach;
    const QSize pixels(static_cast<int>(std::ceil((size.width() + 2 * margin) * shadowShrink)),
                       static_cast<int>(std::ceil((size.height() + 2 * margin) * shadowShrink)));
    QImage shape(pixels, QImage::Format_ARGB32_Premultiplied);
    if (shape.isNull())
        return {};
    shape.fill(Qt::transparent);
    {
        QPainter painter(&shape);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(shadowShrink, shadowShrink);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawRoundedRect(QRectF(QPointF(margin, margin), size), radius, radius);
    }
    QImage alpha = shape.convertToFormat(QImage::Format_Alpha8);
    blur(alpha, Shadow::sigma * shadowShrink);
    {
        shape.fill(color);
        QPainter painter(&shape);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.drawImage(0, 0, alpha);
    }
    cache[next] = {size, radius, color.rgba(), shape};
    next = (next + 1) % cache.size();
    return shape;
}

/// Text laid out once: glyphs at fractional sizes, digits on the advance of "0".
struct GlyphText {
    QList<QGlyphRun> runs;
    double width = 0;
};

/// Joins what one font draws: each run costs the painter as much as a word does.
void add(QList<QGlyphRun>& runs, const QRawFont& font, const QList<quint32>& glyphs, const QList<QPointF>& positions)
{
    if (!runs.isEmpty() && runs.last().rawFont() == font) {
        runs.last().setGlyphIndexes(runs.last().glyphIndexes() + glyphs);
        runs.last().setPositions(runs.last().positions() + positions);
        return;
    }
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes(glyphs);
    run.setPositions(positions);
    runs.append(run);
}

/// A stretch of text laid out at a large size: its glyphs as they are read. Qt has them font by font, all blanks of a
/// line of Chinese behind its letters.
class RunGlyphs {
public:
    struct Glyph {
        quint32 index = 0;
        QPointF at; ///< from the left end of the baseline
        std::size_t font = 0;
    };

    RunGlyphs(const TextRun& run, const TextShape& large)
    {
        QTextLayout layout(run.text, fontOf(large));
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setNumColumns(static_cast<int>(run.text.size()));
        layout.endLayout();
        for (const QGlyphRun& part : layout.glyphRuns()) {
            const QList<QPointF> positions = part.positions();
            const QList<quint32> indexes = part.glyphIndexes();
            for (qsizetype i = 0; i < indexes.size(); ++i)
                glyphs.push_back({indexes[i], positions[i] - QPointF(0, line.ascent()), fonts.size()});
            fonts.push_back(part.rawFont());
        }
        if (fonts.size() > 1)
            std::stable_sort(glyphs.begin(), glyphs.end(),
                             [](const Glyph& one, const Glyph& other) { return one.at.x() < other.at.x(); });
    }

    std::vector<Glyph> glyphs;
    std::vector<QRawFont> fonts;
};

/// Whether every glyph is one character and none stands before its time: no accents of their own, nothing that is
/// written from right to left.
bool isPlain(const QString& text)
{
    const QList<uint> codes = text.toUcs4();
    return std::none_of(codes.begin(), codes.end(), [](uint code) {
        const QChar::Direction direction = QChar::direction(code);
        return QChar::isMark(code) || direction == QChar::DirR || direction == QChar::DirAL;
    });
}

const GlyphText& glyphsOf(const TextShape& text)
{
    struct Key {
        QString text;
        double size;
        int face;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const { return qHashMulti(0, key.text, key.size, key.face); }
    };
    static thread_local std::unordered_map<Key, GlyphText, Hash> cache;
    constexpr std::size_t roomy = 8192;
    if (cache.size() > roomy)
        cache.clear();
    const int face = (text.weight * 4 + static_cast<int>(text.family)) * 2 + (text.italic ? 1 : 0);
    const auto [entry, fresh] = cache.try_emplace(Key{text.text, text.size, face});
    if (!fresh)
        return entry->second;

    TextShape large = text;
    large.size = 128;
    const double scale = text.size / large.size;
    for (const TextRun& run : textRuns(large)) {
        RunGlyphs line(run, large);
        for (QRawFont& font : line.fonts)
            font.setPixelSize(text.size);
        for (std::size_t i = 0; i < line.glyphs.size();) {
            const std::size_t font = line.glyphs[i].font;
            QList<quint32> indexes;
            QList<QPointF> positions;
            for (; i < line.glyphs.size() && line.glyphs[i].font == font; ++i) {
                indexes += line.glyphs[i].index;
                positions += (QPointF(run.x, 0) + line.glyphs[i].at) * scale;
            }
            add(entry->second.runs, line.fonts[font], indexes, positions);
        }
    }
    entry->second.width = textWidth(text);
    return entry->second;
}

/// Whether the path is nothing but separate lines, as a wire is; fills `lines` with them.
bool separateLines(const QPainterPath& path, std::vector<QLineF>& lines)
{
    lines.clear();
    const int count = path.elementCount();
    if (count < 2)
        return false;
    for (int i = 0; i + 1 < count; i += 2) {
        const QPainterPath::Element from = path.elementAt(i), to = path.elementAt(i + 1);
        if (!from.isMoveTo() || !to.isLineTo())
            return false;
        lines.emplace_back(from, to);
    }
    return count % 2 == 0;
}

class MarkPainter {
public:
    MarkPainter(QPainter& painter, const QColor& ground) : m_painter(painter), m_shadow(shadowOn(ground)) {}

    void operator()(const RectShape& shape)
    {
        const double radius = fittingRadius(shape);
        if (shape.shadow)
            drawShadow(shape.rect, radius);
        if (!use(shape.stroke, shape.fill))
            return;
        if (radius > 0)
            m_painter.drawRoundedRect(shape.rect, radius, radius);
        else
            m_painter.drawRect(shape.rect);
    }
    void operator()(const EllipseShape& shape)
    {
        if (use(shape.stroke, shape.fill))
            m_painter.drawEllipse(shape.rect);
    }
    void operator()(const LineShape& shape)
    {
        m_lines.assign(1, {shape.from, shape.to});
        if (!drawAsBars(shape.stroke) && use(shape.stroke, Qt::transparent))
            m_painter.drawLine(shape.from, shape.to);
    }
    void operator()(const PathShape& shape)
    {
        if (separateLines(shape.path, m_lines) && drawAsBars(shape.stroke))
            return;
        if (use(shape.stroke, shape.fill))
            m_painter.drawPath(shape.path);
    }
    void operator()(const TextShape& shape)
    {
        m_painter.setPen(shape.color);
        const GlyphText& glyphs = glyphsOf(shape);
        QPointF start = shape.at;
        if (shape.align != Align::left)
            start.rx() -= shape.align == Align::center ? glyphs.width / 2 : glyphs.width;
        for (const QGlyphRun& run : glyphs.runs)
            m_painter.drawGlyphRun(start, run);
    }
    void operator()(const ImageShape& shape)
    {
        const QImage image = toImage(shape);
        if (image.isNull())
            return;
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        m_painter.drawImage(shape.rect, image);
    }

private:
    /// Sets pen and brush; false where nothing would be seen.
    bool use(const Stroke& stroke, const QColor& fill)
    {
        const bool stroked = stroke.width > 0 && stroke.color.alpha() > 0;
        const bool filled = fill.alpha() > 0;
        if (stroked) {
            QPen pen(stroke.color, stroke.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
            if (!stroke.dash.empty()) {
                QList<qreal> pattern;
                for (double length : dashLengths(stroke))
                    pattern.append(length / stroke.width);
                pen.setDashPattern(pattern);
            }
            m_painter.setPen(pen);
        } else {
            m_painter.setPen(Qt::NoPen);
        }
        m_painter.setBrush(filled ? QBrush(fill) : QBrush(Qt::NoBrush));
        return stroked || filled;
    }

    /// Level and upright lines are bars as wide as the stroke: the same pixels, up to twenty times faster.
    bool drawAsBars(const Stroke& stroke)
    {
        const bool straight = std::all_of(m_lines.begin(), m_lines.end(),
                                          [](const QLineF& line) { return line.dx() == 0 || line.dy() == 0; });
        if (!straight || !stroke.dash.empty() || stroke.width <= 0)
            return false;
        use({}, stroke.color);
        const double half = stroke.width / 2;
        for (const QLineF& line : m_lines) {
            const QRectF along = QRectF(line.p1(), line.p2()).normalized();
            const bool level = line.dy() == 0;
            m_painter.drawRect(level ? along.adjusted(0, -half, 0, half) : along.adjusted(-half, 0, half, 0));
        }
        return true;
    }

    void drawShadow(const QRectF& rect, double radius)
    {
        const QImage image = shadowImage(rect.size(), radius, m_shadow.color);
        if (image.isNull())
            return;
        QPainterPath outside;
        const QRectF reached =
            rect.adjusted(-Shadow::reach, -Shadow::reach, Shadow::reach, Shadow::reach).translated(0, Shadow::drop);
        outside.addRect(reached.united(rect));
        outside.addRoundedRect(rect, radius, radius);
        m_painter.save();
        m_painter.setClipPath(outside, Qt::IntersectClip);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSizeF size = QSizeF(image.size()) / shadowShrink;
        m_painter.drawImage(QRectF(reached.topLeft(), size), image);
        m_painter.restore();
    }

    QPainter& m_painter;
    Shadow m_shadow;
    std::vector<QLineF> m_lines;
};

} // namespace

QImage toImage(const ImageShape& shape)
{
    const auto cells =
        static_cast<std::size_t>(std::max(0, shape.columns)) * static_cast<std::size_t>(std::max(0, shape.rows));
    if (cells == 0 || shape.pixels.size() != cells)
        return {};
    QImage image(shape.columns, shape.rows, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    for (int row = 0; row < shape.rows; ++row)
        std::memcpy(image.scanLine(row),
                    shape.pixels.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(shape.columns),
                    static_cast<std::size_t>(shape.columns) * sizeof(QRgb));
    return image;
}

QStringList glyphMeanings(const TextShape& text)
{
    TextShape large = text;
    large.size = 128;
    QStringList meanings;
    for (const TextRun& run : textRuns(large)) {
        const auto count = static_cast<qsizetype>(RunGlyphs(run, large).glyphs.size());
        const QList<uint> codes = run.text.toUcs4();
        if (count == codes.size() && isPlain(run.text))
            for (const char32_t code : codes)
                meanings += QString::fromUcs4(&code, 1);
        else
            for (qsizetype i = 0; i < count; ++i)
                meanings += i == 0 ? run.text : QString();
    }
    return meanings;
}

namespace {

template <typename Marks>
void paintEach(const Marks& marks, const QColor& ground, QPainter& painter)
{
    const double opacity = painter.opacity();
    MarkPainter draw(painter, ground);
    for (const Mark& mark : marks) {
        if (mark.opacity <= 0)
            continue;
        painter.setOpacity(opacity * std::min(1.0, mark.opacity));
        std::visit(draw, mark.shape);
    }
}

constexpr auto smooth = QPainter::Antialiasing | QPainter::TextAntialiasing;

} // namespace

void paint(const Scene& scene, QPainter& painter)
{
    painter.save();
    painter.setRenderHints(smooth);
    if (scene.ground.isValid())
        painter.fillRect(QRectF(QPointF(), scene.size), scene.ground);
    paintEach(scene.marks, scene.ground, painter);
    painter.restore();
}

void paintMarks(const Scene& scene, std::span<const std::size_t> marks, QPainter& painter)
{
    painter.save();
    painter.setRenderHints(smooth);
    paintEach(marks | std::views::transform([&](std::size_t i) -> const Mark& { return scene.marks[i]; }), scene.ground,
              painter);
    painter.restore();
}

QImage toImage(const Scene& scene, double scale)
{
    const QSize size(std::max(1, static_cast<int>(std::lround(scene.size.width() * scale))),
                     std::max(1, static_cast<int>(std::lround(scene.size.height() * scale))));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(scene, painter);
    return image;
}

} // namespace lockstep::ui
