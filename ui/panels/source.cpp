#include "ui/panels/source.hpp"

#include <QRegularExpression>
#include <QStringList>

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
    return line.isEmpty() || line.endsWith('{') || line.startsWith('}') || line.startsWith("//") ||
           line.startsWith("barrier");
}

} // namespace

KernelSource::KernelSource(const QString& source)
{
    QStringList lines = source.split('\n');
    if (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    for (qsizetype i = 0; i < lines.size(); i++) {
        const int number = static_cast<int>(i) + 1;
        QString text = lines[i];
        text.replace('\t', "    ");
        if (wholeCall().match(text).hasMatch() && !m_lines.empty()) {
            // The call ends where its brackets close.
            qsizetype last = i;
            QString call = text.trimmed();
            while (call.count('(') > call.count(')') && last + 1 < lines.size())
                call += ' ' + lines[++last].trimmed();
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

std::set<int> KernelSource::statements(int eventLine) const
{
    std::set<int> lit;
    if (eventLine < 1 || static_cast<std::size_t>(eventLine) > m_shownAt.size())
        return lit;
    auto at = static_cast<std::size_t>(m_shownAt[static_cast<std::size_t>(eventLine) - 1]);
    lit.insert(m_lines[at].number);
    // Upwards over the statements of the same block, to a blank line, a brace, a barrier or another event's.
    int indent = indentOf(m_lines[at].text);
    while (at > 0) {
        const CodeLine& above = m_lines[at - 1];
        // A pair that swaps was loaded and compared by the lines that tell of one that stays.
        const bool swaps = above.text.trimmed().endsWith('{') && at > 1 &&
                           m_lines[at - 2].folded.startsWith(QStringLiteral("TRACE_STAY"));
        if (swaps) {
            at -= 2;
            indent = indentOf(above.text);
            lit.insert(m_lines[at].number);
            continue;
        }
        if (endsBlock(above.text) || !above.folded.isEmpty() || indentOf(above.text) > indent + 8)
            break;
        at--;
        lit.insert(above.number);
    }
    return lit;
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
