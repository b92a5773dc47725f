#include "ui/compare/strip.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double headHeight = 24;

QString valueText(const Metric& metric, std::size_t pane)
{
    return metric.values[pane] ? metric.text(*metric.values[pane]) : QStringLiteral("–");
}

bool isBest(const Metric& metric, std::size_t pane)
{
    return metric.values[pane] && metric.best() == metric.values[pane];
}

/// The least and the most of the runs, but no more than three times the median: a run that was held up once would
/// make all bars small.
std::optional<std::pair<double, double>> spreadOf(const Metric& metric, std::size_t pane)
{
    if (pane >= metric.spreads.size() || !metric.spreads[pane] || !metric.values[pane])
        return std::nullopt;
    const auto value = static_cast<double>(*metric.values[pane]);
    return std::pair{static_cast<double>(metric.spreads[pane]->least),
                     std::min(static_cast<double>(metric.spreads[pane]->most), 3 * value)};
}

double most(const Metric& metric)
{
    double largest = 1;
    for (std::size_t pane = 0; pane < metric.values.size(); ++pane) {
        largest = std::max(largest, static_cast<double>(metric.values[pane].value_or(0)));
        if (const auto spread = spreadOf(metric, pane))
            largest = std::max(largest, spread->second);
    }
    return largest;
}

void drawSpread(Scene& scene, double from, double until, double y, const Theme& colors)
{
    scene.add(LineShape{{from, y}, {until, y}, {colors.ink, 1.2, {}}}, {.name = QStringLiteral("spread")});
    for (const double x : {from, until})
        scene.add(LineShape{{x, y - 3}, {x, y + 3}, {colors.ink, 1.2, {}}});
}

QString markName(const Metric& metric, std::size_t pane)
{
    return QStringLiteral("metric-%1-pane%2").arg(metric.id).arg(pane + 1);
}

} // namespace

TextShape fitted(TextShape text, double room)
{
    while (textWidth(text) > room && text.size > 11)
        text.size = std::max(11.0, text.size - 0.5);
    while (textWidth(text) > room && text.text.size() > 1) {
        text.text.chop(text.text.endsWith(QChar(0x2026)) ? 2 : 1);
        text.text += QChar(0x2026);
    }
    return text;
}

void drawBars(const StripDrawing& drawing)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    const QRectF area = drawing.layout.bars;
    const std::vector<Metric> metrics = metricsOf(drawing.figures);
    const double labels = std::min(136.0, area.width() * 0.38);
    const double side = (area.width() - labels) / 2 - 10;
    const double rowHeight = (area.height() - headHeight) / static_cast<double>(metrics.size());
    for (std::size_t pane = 0; pane < drawing.figures.panes.size(); ++pane) {
        const bool left = pane == 0;
        const double x = left ? area.left() + side : area.right() - side;
        scene.add(fitted(textAt(drawing.figures.panes[pane].name, {x, area.top() + 10}, 12.5, 600, colors.ink,
                                left ? Align::right : Align::left),
                         side));
    }
    scene.add(fitted(textAt(say("bold is better"), {area.center().x(), area.top() + 10}, 11, 400, colors.ink3), labels),
              {.name = QStringLiteral("bold")});
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        const Metric& metric = metrics[i];
        const double y = area.top() + headHeight + (static_cast<double>(i) + 0.5) * rowHeight;
        const bool two = !metric.unit.isEmpty() && rowHeight >= 31;
        TextShape label = textAt(metric.name, {area.center().x(), two ? y - 7 : y}, 12.5, 500, colors.ink);
        if (!two && !metric.unit.isEmpty()) {
            TextShape both = label;
            both.text = withChineseMarks(both.text + QStringLiteral(", ") + metric.unit);
            both.size = 11.5;
            if (textWidth(both) <= labels)
                label = both;
        }
        scene.add(fitted(label, labels));
        if (two)
            scene.add(fitted(textAt(metric.unit, {area.center().x(), y + 7.5}, 11, 400, colors.ink3), labels));
        double widest = 0;
        for (std::size_t pane = 0; pane < metric.values.size(); ++pane)
            widest = std::max(widest, textWidth(textAt(valueText(metric, pane), {}, 13, 600, colors.ink)));
        const double room = std::max(0.0, side - widest - 8);
        for (std::size_t pane = 0; pane < metric.values.size(); ++pane) {
            const double sign = pane == 0 ? -1 : 1;
            const double inner = pane == 0 ? area.left() + side : area.right() - side;
            const double value = static_cast<double>(metric.values[pane].value_or(0));
            const double length = value > 0 ? std::max(2.0, room * value / most(metric)) : 0;
            const bool best = isBest(metric, pane);
            if (length > 0)
                scene.add(
                    RectShape{QRectF(QPointF(inner, y - 4.5), QPointF(inner + sign * length, y + 4.5)).normalized(),
                              2,
                              best ? colors.ink2 : colors.line2,
                              {}});
            if (const auto spread = spreadOf(metric, pane))
                drawSpread(scene, inner + sign * room * spread->first / most(metric),
                           inner + sign * room * spread->second / most(metric), y, colors);
            const double end = spreadOf(metric, pane) ? room * spreadOf(metric, pane)->second / most(metric) : length;
            scene.add(textAt(valueText(metric, pane), {inner + sign * (end > 0 ? std::max(end, length) + 7 : 0), y},
                             best ? 13 : 12.5, best ? 600 : 400, best ? colors.ink : colors.ink2,
                             pane == 0 ? Align::right : Align::left),
                      {.name = markName(metric, pane)});
        }
    }
}

namespace {

/// A name in two lines where one is too short for it and the row high enough.
void drawName(Scene& scene, const TextShape& name, double room, double rowHeight)
{
    TextShape smaller = name;
    smaller.size = 11.5;
    const qsizetype last = lastLineBreak(name.text, name.text.size());
    if (textWidth(smaller) <= room || rowHeight < 28 || last == 0) {
        scene.add(fitted(name, room));
        return;
    }
    TextShape first = smaller, second = smaller;
    qsizetype at = last;
    first.text = name.text.left(at);
    while (textWidth(first) > room && lastLineBreak(first.text, at) > 0)
        first.text = name.text.left(at = lastLineBreak(first.text, at));
    second.text = name.text.mid(at).trimmed();
    first.at.ry() -= 6.5;
    second.at.ry() += 6.5;
    scene.add(fitted(first, room));
    scene.add(fitted(second, room));
}

} // namespace

void drawTable(const StripDrawing& drawing)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    const QRectF area = drawing.layout.bars;
    const std::vector<Metric> metrics = metricsOf(drawing.figures);
    const std::size_t count = drawing.figures.panes.size();
    const double rowHeight = (area.height() - headHeight - 8) / static_cast<double>(count);

    double names = 60;
    for (const PaneFigures& pane : drawing.figures.panes)
        names = std::max(names, textWidth(textAt(pane.name, {}, 12.5, 600, colors.ink)) + 26);
    names = std::min(names, area.width() * 0.24);
    const double activeWidth = area.width() * 0.2;
    const double column = (area.width() - names - activeWidth) / static_cast<double>(metrics.size());

    const double headY = area.top() + 6;
    const auto head = [&](const QString& name, const QString& unit, double left, double room) {
        scene.add(fitted(textAt(name, {left, headY}, 12, 600, colors.ink, Align::left), room));
        if (!unit.isEmpty())
            scene.add(fitted(textAt(unit, {left, headY + 14}, 11, 400, colors.ink3, Align::left), room));
    };
    for (std::size_t i = 0; i < metrics.size(); ++i)
        head(metrics[i].name, metrics[i].unit, area.left() + names + static_cast<double>(i) * column, column - 6);
    scene.add(
        fitted(textAt(say("bold is best"), {area.left(), headY + 14}, 11, 400, colors.ink3, Align::left), names - 6),
        {.name = QStringLiteral("bold")});
    const double activeLeft = area.right() - activeWidth;
    head(say("Active work-items"), say("by launch"), activeLeft, activeWidth);

    for (std::size_t pane = 0; pane < count; ++pane) {
        const double top = area.top() + headHeight + 8 + static_cast<double>(pane) * rowHeight;
        const double y = top + rowHeight / 2;
        drawPaneMark(scene, pane, {area.left() + 6, y}, 4.5, colors.ink, colors.paper);
        drawName(scene,
                 textAt(drawing.figures.panes[pane].name, {area.left() + 18, y}, 12.5, 600, colors.ink, Align::left),
                 names - 24, rowHeight);
        for (std::size_t i = 0; i < metrics.size(); ++i) {
            const Metric& metric = metrics[i];
            const double left = area.left() + names + static_cast<double>(i) * column;
            const bool best = isBest(metric, pane);
            scene.add(fitted(textAt(valueText(metric, pane), {left, y - 3}, 12.5, best ? 600 : 400,
                                    best ? colors.ink : colors.ink2, Align::left),
                             column - 8),
                      {.name = markName(metric, pane)});
            if (metric.values[pane])
                scene.add(RectShape{
                    {left, y + 6,
                     std::max(2.0, (column - 16) * static_cast<double>(*metric.values[pane]) / most(metric)), 3},
                    1.5,
                    best ? colors.ink2 : colors.line2,
                    {}});
            if (const auto spread = spreadOf(metric, pane))
                drawSpread(scene, left + (column - 16) * spread->first / most(metric),
                           left + (column - 16) * spread->second / most(metric), y + 7.5, colors);
        }
        drawActiveColumns(drawing, pane, {activeLeft, top + 2, activeWidth, rowHeight - 5}, false);
    }
}

void drawActive(const StripDrawing& drawing)
{
    const Theme& colors = drawing.colors;
    const QRectF area = drawing.layout.active;
    drawing.scene.add(fitted(
        textAt(say("Active work-items by launch"), {area.left(), area.top() + 10}, 12.5, 600, colors.ink, Align::left),
        area.width()));
    const auto count = static_cast<double>(drawing.figures.panes.size());
    const double each = (area.height() - headHeight) / count;
    for (std::size_t pane = 0; pane < drawing.figures.panes.size(); ++pane) {
        const double top = area.top() + headHeight + static_cast<double>(pane) * each;
        drawActiveColumns(drawing, pane, {area.left(), top, area.width(), each - 17}, each >= 48);
        drawing.scene.add(fitted(textAt(drawing.figures.panes[pane].name, {area.left(), top + each - 8}, 11.5, 400,
                                        colors.ink2, Align::left),
                                 area.width()));
    }
}

void drawActiveColumns(const StripDrawing& drawing, std::size_t pane, const QRectF& rect, bool numbers)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    const std::vector<std::uint64_t>& active = drawing.figures.panes[pane].active;
    if (active.empty())
        return;
    std::size_t longest = 1;
    std::uint64_t largest = 1;
    for (const PaneFigures& other : drawing.figures.panes) {
        longest = std::max(longest, other.active.size());
        for (const std::uint64_t value : other.active)
            largest = std::max(largest, value);
    }
    // The same pitch in all panes; launches share a column where there are more than pixels.
    const std::size_t share = static_cast<std::size_t>(std::ceil(static_cast<double>(longest) * 2 / rect.width()));
    const std::size_t columns = (longest + share - 1) / share;
    const double pitch = std::min(40.0, rect.width() / static_cast<double>(columns));
    const double width = pitch >= 4 ? pitch - std::min(4.0, pitch * 0.2) : pitch;
    const double textRoom = numbers ? 15 : 0, high = std::max(4.0, rect.height() - textRoom);
    const Moment moment = drawing.panes[pane].moment;
    double freeFrom = rect.left() - 100;
    // A pane that has finished before now has no launch that runs now.
    const bool over = drawing.now.ends[pane] && drawing.clock.time > *drawing.now.ends[pane];
    const std::size_t litColumn = moment.launch > 0 && !over ? (moment.launch - 1) / share : columns;
    std::vector<TextShape> texts;
    const auto number = [&](std::size_t i, std::uint64_t value, double x, double top) {
        const bool lit = i == litColumn;
        return textAt(countDigits(value), {x, top - 8}, 11.5, lit ? 600 : 400, lit ? colors.ink : colors.ink2);
    };
    double widest = 0;
    for (const std::uint64_t value : active)
        widest = std::max(widest, textWidth(textAt(countDigits(value), {}, 11.5, 600, colors.ink)));
    const bool all = numbers && share == 1 && widest + 3 <= pitch;
    for (std::size_t i = 0; i * share < active.size(); ++i) {
        std::uint64_t value = 0;
        for (std::size_t k = i * share; k < std::min(active.size(), (i + 1) * share); ++k)
            value = std::max(value, active[k]);
        const double height = std::max(1.5, high * static_cast<double>(value) / static_cast<double>(largest));
        const QRectF column(rect.left() + static_cast<double>(i) * pitch, rect.bottom() - height, width, height);
        const bool lit = i == litColumn, past = i < litColumn && moment.launch > 0;
        RectShape bar{column, std::min(1.5, width / 3), lit ? colors.now : past ? colors.done : Qt::transparent, {}};
        if (lit && !colors.dark)
            bar.stroke = {colors.ink, width >= 4 ? 1.2 : 0.0, {}};
        if (!lit && !past) {
            bar.stroke = {colors.line2, 1, {}};
            if (width > 3 && height > 2)
                bar.rect.adjust(0.5, 0.5, -0.5, -0.5);
            else {
                bar.fill = colors.line2;
                bar.stroke = {};
            }
        }
        scene.add(bar, {.name = QStringLiteral("pane%1-active%2").arg(pane + 1).arg(i * share + 1),
                        .launch = static_cast<int>(i * share + 1),
                        .pane = static_cast<int>(pane) + 1});
        if (all)
            texts.push_back(number(i, value, column.center().x(), column.top()));
        else if (numbers && lit) {
            TextShape text = number(i, value, column.center().x(), rect.bottom() - high);
            const double half = textWidth(text) / 2;
            text.at.setX(
                std::clamp(text.at.x(), rect.left() + half, std::max(rect.left() + half, rect.right() - half)));
            texts.push_back(text);
        }
    }
    for (TextShape& text : texts)
        if (textBounds(text).left() >= freeFrom) {
            freeFrom = textBounds(text).right();
            scene.add(std::move(text));
        }
    scene.add(LineShape{{rect.left(), rect.bottom() + 0.5},
                        {rect.left() + pitch * static_cast<double>(columns), rect.bottom() + 0.5},
                        {colors.line2, 1, {}}});
}

} // namespace lockstep::ui
