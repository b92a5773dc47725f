#include "ui/export/tex_text.hpp"

#include <QHash>
#include <algorithm>
#include <array>
#include <utility>

namespace lockstep::ui {

namespace {

/// Letters and signs; math signs stand in math, since text fonts may lack them.
const QHash<char32_t, const char*>& signs()
{
    static const QHash<char32_t, const char*> table{
        {U'\\', "\\ensuremath{\\backslash}"},
        {U'{', "\\ensuremath{\\lbrace}"},
        {U'}', "\\ensuremath{\\rbrace}"},
        {U'$', "\\$"},
        {U'&', "\\&"},
        {U'#', "\\#"},
        {U'_', "\\_"},
        {U'%', "\\%"},
        {U'^', "\\textasciicircum{}"},
        {U'~', "\\textasciitilde{}"},
        {U'<', "\\ensuremath{<}"},
        {U'>', "\\ensuremath{>}"},
        {U'|', "\\ensuremath{|}"},
        {U'"', "{\\ttfamily\\char34}"},
        {U'`', "\\char96{}"},
        {U'\u00A0', "~"},
        {U'\u00A7', "\\ensuremath{\\mathsection}"},
        {U'\u00A9', "\\copyright{}"},
        {U'\u00AC', "\\ensuremath{\\neg}"},
        {U'\u00B0', "\\ensuremath{^\\circ}"},
        {U'\u00B1', "\\ensuremath{\\pm}"},
        {U'\u00B2', "\\ensuremath{^2}"},
        {U'\u00B3', "\\ensuremath{^3}"},
        {U'\u00B5', "\\ensuremath{\\mu}"},
        {U'\u00B7', "\\ensuremath{\\cdot}"},
        {U'\u00B9', "\\ensuremath{^1}"},
        {U'\u00BC', "\\ensuremath{\\frac14}"},
        {U'\u00BD', "\\ensuremath{\\frac12}"},
        {U'\u00BE', "\\ensuremath{\\frac34}"},
        {U'\u00C6', "\\AE{}"},
        {U'\u00D7', "\\ensuremath{\\times}"},
        {U'\u00D8', "\\O{}"},
        {U'\u00DF', "\\ss{}"},
        {U'\u00E6', "\\ae{}"},
        {U'\u00F7', "\\ensuremath{\\div}"},
        {U'\u00F8', "\\o{}"},
        {U'\u0131', "\\i{}"},
        {U'\u0141', "\\L{}"},
        {U'\u0142', "\\l{}"},
        {U'\u0152', "\\OE{}"},
        {U'\u0153', "\\oe{}"},
        {U'\u0394', "\\ensuremath{\\Delta}"},
        {U'\u03A3', "\\ensuremath{\\Sigma}"},
        {U'\u03B1', "\\ensuremath{\\alpha}"},
        {U'\u03B2', "\\ensuremath{\\beta}"},
        {U'\u03BB', "\\ensuremath{\\lambda}"},
        {U'\u03BC', "\\ensuremath{\\mu}"},
        {U'\u03C0', "\\ensuremath{\\pi}"},
        {U'\u03C3', "\\ensuremath{\\sigma}"},
        {U'\u2009', "\\,"},
        {U'\u2010', "-"},
        {U'\u2011', "-"},
        {U'\u2012', "\\textendash{}"},
        {U'\u2013', "\\textendash{}"},
        {U'\u2014', "\\textemdash{}"},
        {U'\u2018', "`"},
        {U'\u2019', "'"},
        {U'\u201C', "``"},
        {U'\u201D', "''"},
        {U'\u2022', "\\ensuremath{\\bullet}"},
        {U'\u2026', "\\ldots{}"},
        {U'\u202F', "\\,"},
        {U'\u2032', "\\ensuremath{'}"},
        {U'\u2070', "\\ensuremath{^0}"},
        {U'\u207F', "\\ensuremath{^n}"},
        {U'\u2190', "\\ensuremath{\\leftarrow}"},
        {U'\u2191', "\\ensuremath{\\uparrow}"},
        {U'\u2192', "\\ensuremath{\\rightarrow}"},
        {U'\u2193', "\\ensuremath{\\downarrow}"},
        {U'\u2194', "\\ensuremath{\\leftrightarrow}"},
        {U'\u2208', "\\ensuremath{\\in}"},
        {U'\u2211', "\\ensuremath{\\Sigma}"},
        {U'\u2212', "\\ensuremath{-}"},
        {U'\u2218', "\\ensuremath{\\circ}"},
        {U'\u221A', "\\ensuremath{\\surd}"},
        {U'\u221E', "\\ensuremath{\\infty}"},
        {U'\u2227', "\\ensuremath{\\wedge}"},
        {U'\u2228', "\\ensuremath{\\vee}"},
        {U'\u2248', "\\ensuremath{\\approx}"},
        {U'\u2260', "\\ensuremath{\\neq}"},
        {U'\u2264', "\\ensuremath{\\leq}"},
        {U'\u2265', "\\ensuremath{\\geq}"},
        {U'\u2295', "\\ensuremath{\\oplus}"},
        {U'\u2297', "\\ensuremath{\\otimes}"},
        {U'\u22C5', "\\ensuremath{\\cdot}"},
        {U'\u2308', "\\ensuremath{\\lceil}"},
        {U'\u2309', "\\ensuremath{\\rceil}"},
        {U'\u230A', "\\ensuremath{\\lfloor}"},
        {U'\u230B', "\\ensuremath{\\rfloor}"},
    };
    return table;
}

/// The command for a combining mark; null where the oldest fonts have none.
const char* accent(char16_t mark)
{
    switch (mark) {
    case u'\u0300':
        return "`";
    case u'\u0301':
        return "'";
    case u'\u0302':
        return "^";
    case u'\u0303':
        return "~";
    case u'\u0304':
        return "=";
    case u'\u0306':
        return "u";
    case u'\u0307':
        return ".";
    case u'\u0308':
        return "\"";
    case u'\u030A':
        return "r";
    case u'\u030B':
        return "H";
    case u'\u030C':
        return "v";
    case u'\u0327':
        return "c";
    default:
        return nullptr;
    }
}

bool isPlain(char32_t code)
{
    return code >= 0x21 && code < 0x7F;
}

QString texLetter(char32_t code)
{
    if (isChineseLetter(code))
        return QString::fromUcs4(&code, 1);
    if (const auto found = signs().constFind(code); found != signs().constEnd())
        return QString::fromLatin1(*found);
    if (isPlain(code))
        return QString(QChar(static_cast<char16_t>(code)));
    const QString parts = QChar::decomposition(code);
    if (parts.size() == 2 && isPlain(parts[0].unicode()))
        if (const char* const command = accent(parts[1].unicode())) {
            const QString letter = parts[0] == u'i' ? QStringLiteral("\\i") : QString(parts[0]);
            return QStringLiteral("\\%1{%2}").arg(QLatin1String(command), letter);
        }
    const QString hex = QString::number(static_cast<uint>(code), 16).toUpper();
    return QStringLiteral("\\lockstepchar{%1}").arg(hex);
}

} // namespace

bool isChineseLetter(char32_t code)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 5> blocks{{{U'\u2E80', U'\u303F'}, // radicals, signs
                                                                   {U'\u3400', U'\u9FFF'},
                                                                   {U'\uF900', U'\uFAFF'},
                                                                   {U'\uFF00', U'\uFFEF'}, // wide forms
                                                                   {U'\U00020000', U'\U0003FFFF'}}};
    return std::any_of(blocks.begin(), blocks.end(),
                       [code](const auto& block) { return code >= block.first && code <= block.second; });
}

QString texText(const QString& text)
{
    QString tex;
    const QList<uint> codes = text.toUcs4();
    for (qsizetype i = 0; i < codes.size(); ++i) {
        const auto code = static_cast<char32_t>(codes[i]);
        const bool atEdge = i == 0 || i + 1 == codes.size() || codes[i - 1] == u' ';
        if (code == U' ')
            tex += atEdge ? QStringLiteral("\\ ") : QStringLiteral(" ");
        else
            tex += texLetter(code);
        // "--", "''", "?`" and the like would run together.
        if (i + 1 < codes.size() && codes[i + 1] != u' ' &&
            QLatin1String("-'`,?!").contains(QChar(static_cast<char16_t>(code))))
            tex += QStringLiteral("{}");
    }
    return tex;
}

} // namespace lockstep::ui
