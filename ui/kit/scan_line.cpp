#include "ui/kit/scan_line.hpp"

#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

double heightOf(const ScanLine& line)
{
    return line.bottom - line.head - line.stem;
}

void addResult(Scene& scene, const ScanLine& line, double x, std::size_t column)
{
    const QPointF tip{x, line.bottom}, tail{x, heightOf(line)};
    scene.add(LineShape{tail, tip, Stroke{line.color, line.width, {}}});
    addArrowHead(
        scene, tip, tail, line.head, line.color,
        {QStringLiteral("%1-head%2").arg(line.name).arg(column), line.launch, -1, static_cast<qint64>(column)});
}

void addPill(Scene& scene, const ScanLine& line, double x, const QString& words, double textSize)
{
    const double y = (line.top + heightOf(line)) / 2 - 1;
    TextShape text = textAt(words, {x, y}, textSize, 600, line.color);
    const double wide = textWidth(text) + textSize * 0.8, high = textSize * 1.35;
    text.at.setX(std::clamp(x, wide / 2 + 2, std::max(wide / 2 + 2, scene.size.width() - wide / 2 - 2)));
    scene.add(RectShape{
        {text.at.x() - wide / 2, y - high / 2, wide, high}, high / 2, line.ground, Stroke{line.color, line.width, {}}});
    scene.add(text);
}

} // namespace

void addScanLine(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn)
{
    if (columns.empty())
        return;
    const double half = line.band / 2, y = heightOf(line) - half;
    const double out = std::min(line.pitch * 0.4, 9 * line.head / 6);
    const Stroke stroke{line.color, line.width, {}};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isLast = i + 1 == columns.size();
        if (!line.isExclusive || !isLast) // of the last one's value nothing here is made
            scene.add(LineShape{{columns[i], line.top}, {columns[i], y - half}, stroke});
        if (!line.isExclusive || i > 0)
            addResult(scene, line, columns[i], firstColumn + i);
    }
    const QRectF band{columns.front() - out, y - half, columns.back() - columns.front() + 2 * out, 2 * half};
    scene.add(RectShape{band, std::min(half, 4 * line.width), line.tint, stroke},
              {QStringLiteral("%1-scan%2").arg(line.name).arg(firstColumn), line.launch, -1, -1});
    if (line.textSize > 0 && line.band >= line.textSize * 1.15)
        for (const QString& words : line.words)
            if (const TextShape text = textAt(words, band.center(), line.textSize, 600, line.text);
                textWidth(text) + line.textSize <= band.width()) {
                scene.add(text);
                break;
            }
}

void addSumLine(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn,
                const QString& sum, double textSize)
{
    if (columns.empty())
        return;
    const double y = heightOf(line);
    scene.add(LineShape{{columns.front(), y}, {columns.back(), y}, Stroke{line.color, line.width, {}}},
              {QStringLiteral("%1-scan%2").arg(line.name).arg(firstColumn), line.launch, -1, -1});
    for (std::size_t i = 0; i < columns.size(); ++i)
        addResult(scene, line, columns[i], firstColumn + i);
    addPill(scene, line, columns.front(), sum, textSize);
}

void addSumChange(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn,
                  const QString& before, const QString& after, double textSize)
{
    if (columns.empty())
        return;
    const double y = heightOf(line);
    scene.add(LineShape{{columns.front(), y}, {columns.back(), y}, Stroke{line.color, line.width, {}}},
              {QStringLiteral("%1-scan%2").arg(line.name).arg(firstColumn), line.launch, -1, -1});
    addPill(scene, line, (columns.front() + columns.back()) / 2,
            before == after ? after : QStringLiteral("%1 → %2").arg(before, after), textSize);
}

} // namespace lockstep::ui
