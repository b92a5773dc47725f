#include "ui/scene/text.hpp"

#include <QFontMetricsF>
#include <QHash>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lockstep::ui {

namespace {

/// Metrics are taken at this size and scaled, so that hinting and rounding never depend on the size asked for.
constexpr double referenceSize = 128;

QFont fontAt(const TextShape& text, double size)
{
    QFont font;
    switch (text.family) {
    case FontFamily::text:
        font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("DejaVu Sans")});
        font.setStyleHint(QFont::SansSerif);
        break;
    case FontFamily::display:
        font.setFamilies({QStringLiteral("Inter Display"), QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK SC"),
                          QStringLiteral("DejaVu Sans")});
        font.setStyleHint(QFont::SansSerif);
        break;
    case FontFamily::mono:
        font.setFamilies({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")});
        font.setStyleHint(QFont::Monospace);
        break;
    }
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setWeight(static_cast<QFont::Weight>(text.weight));
    font.setItalic(text.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Advances of one face at the reference size; measured once per face and thread.
class Face {
public:
    explicit Face(const QFont& font) : metrics(font)
    {
        for (std::size_t digit = 0; digit < digits.size(); ++digit)
            digits[digit] = metrics.horizontalAdvance(QChar(static_cast<char16_t>(u'0' + digit)));
        const auto [low, high] = std::minmax_element(digits.begin(), digits.end());
        tabular = *high - *low < 1e-3;
    }
    double zero() const { return digits[0]; }
    /// Beside a digit on each side, where it stands on the advance of "0".
    double slackOf(QChar digit) const { return (zero() - digits[digit.unicode() - u'0']) / 2; }
    double advance(const QString& piece)
    {
        if (m_advances.size() > 4096)
            m_advances.clear();
        auto found = m_advances.constFind(piece);
        if (found == m_advances.constEnd())
            found = m_advances.insert(piece, metrics.horizontalAdvance(piece));
        return *found;
    }

    QFontMetricsF metrics;
    std::array<double, 10> digits{};
    bool tabular = false; ///< as it is: all digits are equally wide

private:
    QHash<QString, double> m_advances;
};

Face& faceOf(const TextShape& text)
{
    static thread_local QHash<int, std::shared_ptr<Face>> faces;
    const int key = (text.weight * 4 + static_cast<int>(text.family)) * 2 + (text.italic ? 1 : 0);
    auto& face = faces[key];
    if (!face)
        face = std::make_shared<Face>(fontAt(text, referenceSize));
    return *face;
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// The end of the stretch without digits that begins there.
qsizetype endOfPiece(const QString& text, qsizetype begin)
{
    while (begin < text.size() && !isDigit(text[begin]))
        ++begin;
    return begin;
}

} // namespace

QFont fontOf(const TextShape& text)
{
    return fontAt(text, text.size);
}

std::vector<TextRun> textRuns(const TextShape& text)
{
    Face& face = faceOf(text);
    const double scale = text.size / referenceSize;
    if (face.tabular)
        return text.text.isEmpty() ? std::vector<TextRun>{}
                                   : std::vector<TextRun>{{text.text, 0, face.advance(text.text) * scale}};
    std::vector<TextRun> runs;
    double x = 0;
    qsizetype i = 0;
    while (i < text.text.size()) {
        if (isDigit(text.text[i])) {
            const double slack = face.slackOf(text.text[i]);
            runs.push_back({text.text.mid(i, 1), x + slack * scale, (face.zero() - slack) * scale});
            x += face.zero() * scale;
            ++i;
            continue;
        }
        const qsizetype end = endOfPiece(text.text, i);
        const QString piece = text.text.mid(i, end - i);
        const double width = face.advance(piece) * scale;
        runs.push_back({piece, x, width});
        x += width;
        i = end;
    }
    return runs;
}

double textWidth(const TextShape& text)
{
    // As the last of textRuns() ends. Layouts ask for the widths of many more texts than are drawn.
    Face& face = faceOf(text);
    const double scale = text.size / referenceSize;
    if (face.tabular)
        return text.text.isEmpty() ? 0 : face.advance(text.text) * scale;
    double x = 0, end = 0;
    for (qsizetype i = 0; i < text.text.size();) {
        if (isDigit(text.text[i])) {
            const double slack = face.slackOf(text.text[i++]);
            end = x + slack * scale + (face.zero() - slack) * scale;
            x += face.zero() * scale;
            continue;
        }
        const qsizetype pieceEnd = endOfPiece(text.text, i);
        x += face.advance(text.text.mid(i, pieceEnd - i)) * scale;
        end = x;
        i = pieceEnd;
    }
    return end;
}

QPointF textStart(const TextShape& text)
{
    switch (text.align) {
    case Align::left:
        return text.at;
    case Align::center:
        return text.at - QPointF(textWidth(text) / 2, 0);
    case Align::right:
        return text.at - QPointF(textWidth(text), 0);
    }
    return text.at;
}

QRectF textBounds(const TextShape& text)
{
    const Face& face = faceOf(text);
    const double scale = text.size / referenceSize;
    const double ascent = face.metrics.ascent() * scale;
    const double descent = face.metrics.descent() * scale;
    const QPointF start = textStart(text);
    return {start.x(), start.y() - ascent, textWidth(text), ascent + descent};
}

double capHeight(const TextShape& text)
{
    return faceOf(text).metrics.capHeight() * text.size / referenceSize;
}

} // namespace lockstep::ui
