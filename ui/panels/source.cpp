#include "ui/panels/source.hpp"

#include <QObject>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace lockstep::ui {

namespace {

const QRegularExpression& wholeCall()
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*TRACE_[A-Z_]+"));
    return pattern;
}

const QRegularExpression& partOfLine()
{
    static const QRegularExpression pattern(QStringLiteral("\\s*\\bTRACE_[A-Z_]+\\b"));
    return pattern;
}

const QRegularExpression& keywords()
{
    static const QRegularExpression pattern(QStringLiteral(
        "\\b(__kernel|__global|__local|__constant|kernel|global|local|const|volatile|restrict|void|bool|char|uchar|"
        "short|ushort|int|uint|long|ulong|float|double|size_t|if|else|for|while|do|return|break|continue|true|false|"
        "KEY|VALUE)\\b"));
    return pattern;
}

int indentOf(const QString& text)
{
    int indent = 0;
    while (indent < text.size() && text[indent] == ' ')
        indent++;
    return indent;
}

bool endsBlock(const QString& text)
{
    const QString line = text.trimmed();
    // What comes after a guard ran without it.
    const bool leaves = line == QLatin1String("return;") || line == QLatin1String("continue;");
    return leaves || line.isEmpty() || line.endsWith('{') || line.startsWith('}') || line.startsWith("//") ||
           line.startsWith("barrier");
}

} // namespace

KernelSource::KernelSource(const QString& source)
{
    QStringList lines = source.left(mostCharacters).split('\n');
    if (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    const bool isCut = source.size() > mostCharacters || lines.size() > mostLines;
    if (lines.size() > mostLines)
        lines.resize(mostLines);
    for (qsizetype i = 0; i < lines.size(); i++) {
        const int number = static_cast<int>(i) + 1;
        QString text = lines[i];
        text.replace('\t', "    ");
        if (wholeCall().match(text).hasMatch() && !m_lines.empty()) {
            // The call ends where its brackets close.
            qsizetype last = i;
            QString call = text.trimmed();
            qsizetype open = call.count('(') - call.count(')');
            while (open > 0 && last + 1 < lines.size()) {
                const QString more = lines[++last].trimmed();
                open += more.count('(') - more.count(')');
                call += ' ' + more;
            }
            QString& folded = m_lines.back().folded;
            folded += (folded.isEmpty() ? "" : "\n") + call;
            for (; i <= last; i++)
                m_shownAt.push_back(static_cast<int>(m_lines.size()) - 1);
            i = last;
            continue;
        }
        CodeLine line;
        line.number = number;
        const auto part = partOfLine().match(text);
        if (part.hasMatch()) {
            line.folded = part.captured().trimmed();
            text.remove(part.capturedStart(), part.capturedLength());
        }
        line.text = text;
        m_shownAt.push_back(static_cast<int>(m_lines.size()));
        m_lines.push_back(line);
    }
    if (isCut) {
        CodeLine rest;
        rest.number = static_cast<int>(lines.size()) + 1;
        rest.text = QObject::tr("// The rest of this file is too long to show.");
        m_lines.push_back(rest);
    }
    style();
}

void KernelSource::style()
{
    bool inComment = false;
    for (CodeLine& line : m_lines) {
        const auto add = [&line](qsizetype from, qsizetype to, CodeStyle style) {
            if (to > from && !line.text.mid(from, to - from).trimmed().isEmpty())
                line.pieces.push_back({line.text.mid(from, to - from), static_cast<int>(from), style});
        };
        if (line.text.startsWith('#')) {
            add(0, line.text.size(), CodeStyle::directive);
            continue;
        }
        qsizetype at = 0;
        while (at < line.text.size()) {
            if (inComment) {
                const qsizetype close = line.text.indexOf("*/", at);
                const qsizetype end = close < 0 ? line.text.size() : close + 2;
                add(at, end, CodeStyle::comment);
                inComment = close < 0;
                at = end;
                continue;
            }
            const qsizetype slash = line.text.indexOf("//", at), star = line.text.indexOf("/*", at);
            qsizetype end = line.text.size();
            if (slash >= 0)
                end = slash;
            if (star >= 0 && star < end)
                end = star;
            for (auto words = keywords().globalMatch(line.text.left(end), at); words.hasNext();) {
                const auto word = words.next();
                add(at, word.capturedStart(), CodeStyle::plain);
                add(word.capturedStart(), word.capturedEnd(), CodeStyle::keyword);
                at = word.capturedEnd();
            }
            add(at, end, CodeStyle::plain);
            at = end;
            if (end == slash && slash >= 0) {
                add(slash, line.text.size(), CodeStyle::comment);
                at = line.text.size();
            } else if (end == star && star >= 0) {
                inComment = true;
            }
        }
    }
}

std::set<int> KernelSource::inFrontOf(std::size_t at) const
{
    // Upwards over the statements of the same block, to a blank line, a brace, a barrier or another event's.
    std::set<int> lit{m_lines[at].number};
    const int indent = indentOf(m_lines[at].text);
    while (at > 0) {
        const CodeLine& above = m_lines[at - 1];
        if (endsBlock(above.text) || !above.folded.isEmpty() || indentOf(above.text) > indent + 8)
            break;
        at--;
        lit.insert(above.number);
    }
    return lit;
}

std::size_t KernelSource::shownAt(int eventLine) const
{
    if (eventLine < 1 || static_cast<std::size_t>(eventLine) > m_shownAt.size())
        return m_lines.size();
    return static_cast<std::size_t>(m_shownAt[static_cast<std::size_t>(eventLine) - 1]);
}

std::set<int> KernelSource::comparisonOf(int eventLine) const
{
    std::size_t at = shownAt(eventLine);
    if (at == m_lines.size())
        return {};
    while (at > 0 && !endsBlock(m_lines[at - 1].text) && m_lines[at - 1].folded.isEmpty())
        at--;
    const bool isBranch = at > 1 && m_lines[at - 1].text.trimmed().endsWith('{') && m_lines[at - 1].folded.isEmpty();
    if (!isBranch || !m_lines[at - 2].folded.startsWith("TRACE_STAY"))
        return {};
    return inFrontOf(at - 2);
}

std::set<int> KernelSource::statements(int eventLine) const
{
    const std::size_t at = shownAt(eventLine);
    if (at == m_lines.size())
        return {};
    std::set<int> lit = inFrontOf(at);
    lit.merge(comparisonOf(eventLine));
    return lit;
}

std::map<int, std::uint64_t> KernelSource::runs(const std::map<int, std::uint64_t>& eventsOfLine) const
{
    std::map<int, std::uint64_t> runs, swaps;
    for (const auto& [line, count] : eventsOfLine) {
        if (const std::size_t at = shownAt(line); at < m_lines.size())
            for (const int statement : inFrontOf(at)) // several calls may stand behind one statement
                runs[statement] = std::max(runs[statement], count);
        for (const int statement : comparisonOf(line))
            swaps[statement] += count;
    }
    for (const auto& [statement, count] : swaps)
        runs[statement] += count;
    return runs;
}

int KernelSource::kernelStart(const QString& kernel) const
{
    const QRegularExpression name("\\b" + QRegularExpression::escape(kernel) + "\\s*\\(");
    for (std::size_t i = 0; i < m_lines.size(); i++)
        if (name.match(m_lines[i].text).hasMatch())
            return m_lines[i].number;
    return 1;
}

} // namespace lockstep::ui
