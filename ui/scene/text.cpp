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

/// Calls use(begin, length, x, width) for each stretch that is drawn as one, from left to right.
template <typename Use>
void eachStretch(const TextShape& text, Use use)
{
    const QString& all = text.text;
    Face& face = faceOf(text);
    const double scale = text.size / referenceSize;
    if (face.tabular) {
        if (!all.isEmpty())
            use(0, all.size(), 0.0, face.advance(all) * scale);
        return;
    }
    double x = 0;
    for (qsizetype i = 0; i < all.size();) {
        if (isDigit(all[i])) {
            const double slack = (face.zero() - face.digits[all[i].unicode() - u'0']) / 2;
            use(i++, 1, x + slack * scale, (face.zero() - slack) * scale);
            x += face.zero() * scale;
            continue;
        }
        const qsizetype begin = i;
        while (i < all.size() && !isDigit(all[i]))
            ++i;
        const double width = face.advance(all.mid(begin, i - begin)) * scale;
        use(begin, i - begin, x, width);
        x += width;
    }
}

} // namespace

QFont fontOf(const TextShape& text)
{
    return fontAt(text, text.size);
}

std::vector<TextRun> textRuns(const TextShape& text)
{
    std::vector<TextRun> runs;
    eachStretch(text, [&](qsizetype begin, qsizetype length, double x, double width) {
        runs.push_back({text.text.mid(begin, length), x, width});
    });
    return runs;
}

double textWidth(const TextShape& text)
{
    double end = 0; // layouts ask for the widths of many more texts than are drawn
    eachStretch(text, [&](qsizetype, qsizetype, double x, double width) { end = x + width; });
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
