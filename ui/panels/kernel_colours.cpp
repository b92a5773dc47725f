#include "ui/panels/kernel_colours.hpp"

#include "ui/scene/theme.hpp"

#include <QSet>
#include <QStringView>

namespace lockstep::ui {

namespace {

constexpr int inComment = 1; // QSyntaxHighlighter's state of a block that ends inside one

const QSet<QString>& keywordsOf(Tongue tongue)
{
    static const QSet<QString> openCl = {
        "__kernel", "__global", "__local",  "__constant", "__private", "kernel",  "global", "local", "constant",
        "private",  "const",    "volatile", "restrict",   "void",      "bool",    "char",   "uchar", "short",
        "ushort",   "int",      "uint",     "long",       "ulong",     "float",   "double", "half",  "size_t",
        "struct",   "typedef",  "enum",     "union",      "sizeof",    "static",  "inline", "if",    "else",
        "for",      "while",    "do",       "switch",     "case",      "default", "return", "break", "continue",
        "goto",     "true",     "false",    "unsigned",   "signed",    "uint2",   "uint4",  "int2",  "int4",
        "float2",   "float4",   "KEY",      "VALUE"};
    static const QSet<QString> lua = {"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
                                      "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
                                      "repeat",   "return", "then", "true", "until",  "while"};
    return tongue == Tongue::openCl ? openCl : lua;
}

bool isBuiltIn(Tongue tongue, const QString& word)
{
    static const QSet<QString> openCl = {"barrier", "mem_fence", "min",    "max",   "abs",   "clamp", "popcount",
                                         "clz",     "mad",       "fma",    "sqrt",  "rsqrt", "fabs",  "fmin",
                                         "fmax",    "select",    "dot",    "floor", "ceil",  "isnan", "exp",
                                         "log",     "pow",       "rotate", "mul24", "mad24", "hypot"};
    static const QSet<QString> lua = {"plan",  "buffer", "launch",   "round_up", "ipairs", "pairs",  "math",
                                      "table", "string", "tostring", "tonumber", "error",  "assert", "type"};
    if (tongue == Tongue::lua)
        return lua.contains(word);
    return openCl.contains(word) || word.startsWith("get_") || word.startsWith("atomic_") || word.startsWith("atom_") ||
           word.startsWith("as_") || word.startsWith("convert_") || word.startsWith("vload") ||
           word.startsWith("vstore");
}

bool isMacro(const QString& word)
{
    bool hasLetter = false;
    for (const QChar c : word) {
        if (c.isLower())
            return false;
        hasLetter = hasLetter || c.isUpper();
    }
    return hasLetter && word.size() > 1;
}

bool isPartOfWord(QChar c)
{
    return c.isLetterOrNumber() || c == '_';
}

} // namespace

KernelColours::KernelColours(Tongue tongue, QTextDocument* document) : QSyntaxHighlighter(document), m_tongue(tongue) {}

void KernelColours::setTheme(ThemeName name)
{
    const Theme& t = theme(name);
    m_keyword.setFontWeight(QFont::Bold);
    m_macro.setForeground(t.descending.text);
    m_builtIn.setForeground(t.compute.text);
    m_comment.setForeground(t.ink3);
    m_comment.setFontItalic(true);
    m_trace.setForeground(t.ink3);
    rehighlight();
}

bool KernelColours::isCommentAt(const QString& text, qsizetype at) const
{
    const QStringView rest = QStringView(text).mid(at);
    return m_tongue == Tongue::lua ? rest.startsWith(u"--") : rest.startsWith(u"//") || rest.startsWith(u"/*");
}

/// Colours a comment whose end is looked for from `from` on; returns where it ends.
qsizetype KernelColours::comment(const QString& text, qsizetype begin, qsizetype from)
{
    const QStringView rest = QStringView(text).mid(begin);
    const bool isLong = previousBlockState() == inComment && begin == 0 && from == 0;
    const bool isBlock = isLong || (m_tongue == Tongue::lua ? rest.startsWith(u"--[[") : rest.startsWith(u"/*"));
    qsizetype end = text.size();
    if (isBlock) {
        const qsizetype close =
            text.indexOf(m_tongue == Tongue::lua ? QStringLiteral("]]") : QStringLiteral("*/"), from);
        if (close >= 0)
            end = close + 2;
        else
            setCurrentBlockState(inComment);
    }
    setFormat(static_cast<int>(begin), static_cast<int>(end - begin), m_comment);
    return end;
}

qsizetype KernelColours::literal(const QString& text, qsizetype begin)
{
    qsizetype end = begin + 1;
    while (end < text.size() && text[end] != text[begin])
        end += text[end] == '\\' ? 2 : 1;
    end = std::min(end + 1, text.size());
    setFormat(static_cast<int>(begin), static_cast<int>(end - begin), m_builtIn);
    return end;
}

qsizetype KernelColours::word(const QString& text, qsizetype begin)
{
    qsizetype end = begin;
    while (end < text.size() && isPartOfWord(text[end]))
        ++end;
    const QString word = text.mid(begin, end - begin);
    const auto paint = [&](const QTextCharFormat& format) {
        setFormat(static_cast<int>(begin), static_cast<int>(end - begin), format);
    };
    if (keywordsOf(m_tongue).contains(word))
        paint(m_keyword);
    else if (word.startsWith("TRACE_"))
        paint(m_trace);
    else if (m_tongue == Tongue::openCl && isMacro(word))
        paint(m_macro);
    else if (isBuiltIn(m_tongue, word))
        paint(m_builtIn);
    return end;
}

void KernelColours::highlightBlock(const QString& text)
{
    setCurrentBlockState(0);
    qsizetype at = previousBlockState() == inComment ? comment(text, 0, 0) : 0;
    if (m_tongue == Tongue::openCl && at == 0 && text.startsWith('#')) {
        const qsizetype slash = text.indexOf("//");
        const qsizetype end = slash < 0 ? text.size() : slash;
        setFormat(0, static_cast<int>(end), m_macro);
        at = end;
    }
    while (at < text.size())
        if (isCommentAt(text, at))
            at = comment(text, at, at + 2);
        else if (text[at] == '"' || text[at] == '\'')
            at = literal(text, at);
        else if (isPartOfWord(text[at]))
            at = word(text, at);
        else
            ++at;
}

} // namespace lockstep::ui
