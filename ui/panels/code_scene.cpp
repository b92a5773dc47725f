#include "ui/panels/inspector_scenes.hpp"

#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double lineHeight = codeRowHeight, codeLeft = 78, runsRight = 38, top = 2;

TextShape code(const QString& text, QPointF at, const QColor& color)
{
    return {text, at, 12, 400, FontFamily::mono, Align::left, color, false};
}

double advanceOf()
{
    return textWidth(code("0", {}, Qt::black));
}

int columnsIn(double width)
{
    return std::max(16, static_cast<int>((width - codeLeft - 8) / advanceOf()));
}

/// "×8", "×12k": it has the room of three digits.
QString timesText(std::uint64_t count)
{
    const char* unit = "";
    for (const char* next : {"k", "M", "G"}) {
        if (count < 1000)
            break;
        count /= 1000;
        unit = next;
    }
    return QStringLiteral("×%1%2").arg(count).arg(QLatin1String(unit));
}

/// A piece of a line that is shown in a row of its own, because the line is longer than the panel is wide.
struct Row {
    int first = 0, end = 0; ///< columns of the line
    int indent = 0;         ///< columns in front of it
};

std::vector<Row> rowsOf(const CodeLine& line, int columns)
{
    constexpr int fold = 4, hanging = 4;
    const int length = static_cast<int>(line.text.size());
    int indent = 0;
    while (indent < length && line.text[indent] == ' ')
        ++indent;
    const int behind = std::min(indent + hanging, columns / 2);
    std::vector<Row> rows;
    for (int first = 0, before = 0; rows.empty() || first < length;) {
        const int room = columns - before;
        int end = length;
        if (length - first + (line.folded.isEmpty() ? 0 : fold) > room) {
            end = std::min(length, first + room);
            for (int at = end; at > first + room / 3 && end < length; --at)
                if (line.text[at] == ' ') {
                    end = at + 1;
                    break;
                }
        }
        rows.push_back({first, end, before});
        first = end;
        before = behind;
    }
    return rows;
}

} // namespace

double codeLineTop(const KernelSource& source, int line, double width)
{
    double y = top;
    for (const CodeLine& l : source.lines()) {
        if (l.number >= line)
            break;
        y += lineHeight * static_cast<double>(rowsOf(l, columnsIn(width)).size());
    }
    return y;
}

Scene codeScene(const KernelSource& source, const LitLines& lit, double width, ThemeName name)
{
    const Theme& t = theme(name);
    const double advance = advanceOf();
    const int columns = columnsIn(width);
    std::size_t rowCount = 0;
    for (const CodeLine& line : source.lines())
        rowCount += rowsOf(line, columns).size();
    Scene scene;
    scene.size = {width, 2 * top + lineHeight * static_cast<double>(rowCount)};
    scene.ground = Qt::transparent;
    double y = top;
    for (const CodeLine& line : source.lines()) {
        const MarkId id{QStringLiteral("line%1").arg(line.number), -1, -1, -1};
        const bool isNow = lit.now.contains(line.number);
        const std::vector<Row> rows = rowsOf(line, columns);
        const double height = lineHeight * static_cast<double>(rows.size());
        if (isNow || lit.soft.contains(line.number)) {
            scene.add(RectShape{QRectF(0, y, width, height), 0, isNow && !t.dark ? t.now : t.nowSoft, {}}, id);
            scene.add(RectShape{QRectF(0, y, 3, height), 0, isNow ? t.ink : t.line2, {}});
        }
        const double base = y + 13.5;
        const bool onYellow = isNow && !t.dark;
        TextShape number = code(QString::number(line.number), {codeLeft - 14, base}, onYellow ? t.ink2 : t.ink3);
        number.align = Align::right;
        number.size = 11;
        scene.add(number);
        if (const auto runs = lit.runs.find(line.number); isNow && runs != lit.runs.end()) {
            TextShape times = code(timesText(runs->second), {runsRight, base}, t.ink);
            times.align = Align::right;
            times.size = 11;
            times.weight = 700;
            scene.add(times, {QStringLiteral("line%1-runs").arg(line.number), -1, -1, -1});
        }
        for (const CodePiece& piece : line.pieces)
            for (std::size_t r = 0; r < rows.size(); ++r) {
                const int first = std::max(piece.column, rows[r].first);
                const int end = std::min(piece.column + static_cast<int>(piece.text.size()), rows[r].end);
                if (first >= end)
                    continue;
                const double x = codeLeft + advance * (rows[r].indent + first - rows[r].first);
                TextShape text = code(piece.text.mid(first - piece.column, end - first),
                                      {x, base + lineHeight * static_cast<double>(r)}, t.ink);
                if (piece.style == CodeStyle::keyword)
                    text.weight = 700;
                if (piece.style == CodeStyle::directive)
                    text.color = t.ink2;
                if (piece.style == CodeStyle::comment) {
                    text.italic = true;
                    text.color = onYellow ? t.ink2 : t.ink3;
                }
                scene.add(text);
            }
        if (!line.folded.isEmpty()) {
            // The trace call that stands here in the file, folded.
            const Row& last = rows.back();
            const double x = codeLeft + advance * (last.indent + last.end - last.first + 1);
            const double lastTop = y + height - lineHeight;
            scene.add(RectShape{QRectF(x, lastTop + 5, 15, 9), 4.5, Qt::transparent, {t.line2, 1, {}}},
                      {QStringLiteral("fold%1").arg(line.number), -1, -1, -1});
            for (const double dx : {4.0, 7.5, 11.0})
                scene.add(EllipseShape{QRectF(x + dx - 0.9, lastTop + 8.6, 1.8, 1.8), t.ink3, {}});
        }
        y += height;
    }
    return scene;
}

} // namespace lockstep::ui
