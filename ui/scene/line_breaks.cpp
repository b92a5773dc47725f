#include "ui/scene/line_breaks.hpp"

#include "ui/scene/text.hpp"

#include <QTextBoundaryFinder>

namespace lockstep::ui {
namespace {

/// Of a script that is written without blanks, or its punctuation.
bool needsNoBlank(QChar c)
{
    constexpr char16_t first = 0x2E80, last = 0xD7FF, compatible = 0xF900, compatibleEnd = 0xFAFF, wide = 0xFF00,
                       wideEnd = 0xFFEF;
    const char16_t code = c.unicode();
    return (code >= first && code <= last) || (code >= compatible && code <= compatibleEnd) ||
           (code >= wide && code <= wideEnd) || c.isSurrogate();
}

bool isBlank(QChar c)
{
    return c == QLatin1Char(' ');
}

} // namespace

std::vector<qsizetype> lineBreaks(const QString& text)
{
    std::vector<qsizetype> breaks;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0 && at < text.size(); at = finder.toNextBoundary()) {
        qsizetype from = at;
        while (from > 0 && isBlank(text[from - 1]))
            --from;
        if (from > 0 && (from < at || needsNoBlank(text[at - 1]) || needsNoBlank(text[at])))
            breaks.push_back(from);
    }
    return breaks;
}

QStringList unbrokenPieces(const QString& text)
{
    QStringList pieces;
    qsizetype from = 0;
    for (const qsizetype at : lineBreaks(text)) {
        pieces += text.mid(from, at - from);
        from = at;
    }
    if (from < text.size())
        pieces += text.mid(from);
    return pieces;
}

qsizetype lastLineBreak(const QString& text, qsizetype before)
{
    qsizetype last = 0;
    for (const qsizetype at : lineBreaks(text))
        if (at < before)
            last = at;
    return last;
}

QStringList wrapWords(const QString& text, double width, const TextShape& style)
{
    TextShape measured = style;
    QStringList lines;
    QString line;
    for (const QString& piece : unbrokenPieces(text.simplified())) {
        measured.text = line.isEmpty() ? piece.trimmed() : line + piece;
        if (!line.isEmpty() && textWidth(measured) > width) {
            lines += line;
            line = piece.trimmed();
        } else {
            line = measured.text;
        }
    }
    if (!line.isEmpty())
        lines += line;
    return lines;
}

} // namespace lockstep::ui
