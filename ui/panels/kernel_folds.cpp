#include "ui/panels/kernel_folds.hpp"

#include <optional>

namespace lockstep::ui {

namespace {

constexpr qsizetype mostLinesOfCall = 16;

bool isBlank(const QString& text, qsizetype from)
{
    const QStringView rest = QStringView(text).mid(from).trimmed();
    return rest.isEmpty() || rest == u";" || rest.startsWith(u"//") || rest.startsWith(u";//") ||
           rest.startsWith(u"; //");
}

/// Behind the macro's name; nothing where the line does not begin with one.
std::optional<qsizetype> behindMacro(const QString& line)
{
    qsizetype at = 0;
    while (at < line.size() && line[at].isSpace())
        ++at;
    if (!QStringView(line).mid(at).startsWith(u"TRACE_"))
        return std::nullopt;
    while (at < line.size() && ((line[at] >= 'A' && line[at] <= 'Z') || line[at] == '_'))
        ++at;
    return at;
}

/// How many lines the call takes that begins in line `first`; 0: there is none, or something else stands behind it.
qsizetype linesOfCall(const QStringList& lines, qsizetype first)
{
    const std::optional<qsizetype> begin = behindMacro(lines[first]);
    if (!begin)
        return 0;
    if (isBlank(lines[first], *begin))
        return 1; // TRACE_BEGIN
    int open = 0;
    qsizetype at = *begin;
    for (qsizetype i = first; i < lines.size() && i < first + mostLinesOfCall; ++i, at = 0)
        for (; at < lines[i].size(); ++at) {
            const QChar c = lines[i][at];
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (open == 0 && !c.isSpace())
                return c == ')' && isBlank(lines[i], at + 1) ? i - first + 1 : 0;
        }
    return 0;
}

} // namespace

std::vector<bool> traceLines(const QStringList& lines)
{
    std::vector<bool> are(static_cast<std::size_t>(lines.size()));
    for (qsizetype i = 1; i < lines.size();) {
        const qsizetype count = linesOfCall(lines, i);
        for (qsizetype k = 0; k < count; ++k)
            are[static_cast<std::size_t>(i + k)] = true;
        i += std::max<qsizetype>(count, 1);
    }
    return are;
}

} // namespace lockstep::ui
