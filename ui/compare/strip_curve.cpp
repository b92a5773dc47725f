#include "engine/analysis/comparison.hpp"
#include "ui/compare/comparison_words.hpp"
#include "ui/compare/strip.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/scene/text.hpp"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double yLabels = 44, valueLabels = 150, axisFromBottom = 22, plotFromTop = 46, aboveZero = 24;

/// Modelled time up the page, by its logarithm, which has no 0: a run without work is drawn on a line of its own below,
/// behind a break.
struct TimeScale {
    double least = 1, most = 2, top = 0, bottom = 1;
    std::optional<double> zero = {};
    double y(double time) const
    {
        if (time <= 0 && zero)
            return *zero;
        const double range = std::log2(most / least);
        return range <= 0 ? bottom : bottom - (bottom - top) * std::log2(std::max(time, least) / least) / range;
    }
};

std::optional<TimeScale> timeScale(const Figures& figures, double top, double bottom)
{
    TimeScale scale{0, 0, top, bottom};
    for (const PaneFigures& pane : figures.panes) {
        if (!pane.curve || pane.curve->empty())
            continue;
        if (pane.curve->front().time == 0) { // no work at all; where there is any, no P makes it 0
            scale.zero = bottom;
            continue;
        }
        const auto slow = static_cast<double>(pane.curve->front().time);
        const auto fast = static_cast<double>(timeAt(*pane.curve, figures.most));
        scale.most = std::max(scale.most, slow);
        scale.least = scale.least <= 0 ? fast : std::min(scale.least, fast);
    }
    if (scale.most <= 0)
        return std::nullopt;
    scale.most = std::max(scale.most, 2 * scale.least);
    if (scale.zero)
        scale.bottom -= aboveZero;
    return scale;
}

/// The line of 0, and the sign that the scale does not go on to it.
void drawZero(const StripDrawing& drawing, double zero, double left, double right)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    scene.add(LineShape{{left, zero}, {right, zero}, {colors.line, 1, {}}}, {.name = QStringLiteral("time-zero")});
    scene.add(textAt(countDigits(0), {left - 8, zero}, 11, 400, colors.ink3, Align::right));
    for (const double y : {zero - aboveZero / 2 - 2, zero - aboveZero / 2 + 2})
        scene.add(LineShape{{left - 5, y + 2.5}, {left + 5, y - 2.5}, {colors.ink3, 1.2, {}}});
}

void drawTimeTicks(const StripDrawing& drawing, const TimeScale& scale, double left, double right)
{
    const double octaves = std::log2(scale.most / scale.least);
    const double each = (scale.bottom - scale.top) / std::max(octaves, 1.0);
    int step = 1;
    while (step * each < 17)
        ++step;
    for (int power = static_cast<int>(std::ceil(std::log2(scale.least) - 1e-9));
         std::exp2(power) <= scale.most * 1.0001; power += step) {
        const double y = scale.y(std::exp2(power));
        const auto value = static_cast<std::size_t>(std::llround(std::exp2(power)));
        const QString text = value < 1'000'000
                                 ? countDigits(value)
                                 : QStringLiteral("%1 M").arg(decimal(static_cast<double>(value) / 1e6, 1));
        drawing.scene.add(LineShape{{left, y}, {right, y}, {drawing.colors.line, 1, {}}});
        if (y < scale.bottom - 2 || octaves < 2 || scale.zero) // the letter P stands below
            drawing.scene.add(textAt(text, {left - 8, y}, 11, 400, drawing.colors.ink3, Align::right));
    }
}

void drawLine(const StripDrawing& drawing, std::size_t pane, const TimeScale& scale, const QRectF& axis)
{
    const UnitCurve& curve = *drawing.figures.panes[pane].curve;
    const std::uint64_t most = drawing.figures.most;
    QPainterPath path;
    QPointF last(-1e9, 0);
    const auto point = [&](std::uint64_t units, bool needed) {
        const QPointF at(unitsX(units, axis, most), scale.y(static_cast<double>(timeAt(curve, units))));
        if (!needed && at.x() - last.x() < 0.75 && std::abs(at.y() - last.y()) < 0.75)
            return;
        if (path.elementCount() == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
        last = at;
    };
    for (std::size_t i = 0; i < curve.size() && curve[i].from <= most; ++i) {
        point(curve[i].from, i == 0);
        if (i + 1 < curve.size() && curve[i + 1].from - 1 > curve[i].from)
            point(std::min(most, curve[i + 1].from - 1), false);
    }
    point(most, true);
    PathShape line{path, Qt::transparent, {drawing.colors.ink, 1.6, paneDash(pane)}};
    drawing.scene.add(line, {.name = QStringLiteral("pane%1-curve").arg(pane + 1), .pane = static_cast<int>(pane) + 1});
    for (std::uint64_t units = 1; units <= most; units *= 2)
        drawPaneMark(drawing.scene, pane,
                     {unitsX(units, axis, most), scale.y(static_cast<double>(timeAt(curve, units)))}, 3.2,
                     drawing.colors.ink, drawing.colors.paper);
}

void drawAxis(const StripDrawing& drawing, const QRectF& axis)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    const double y = axis.center().y();
    const std::uint64_t most = drawing.figures.most, units = drawing.clock.units;
    const double knob = unitsX(units, axis, most);
    scene.add(LineShape{{axis.left(), y}, {axis.right(), y}, {colors.wire, 2, {}}});
    scene.add(textAt(QStringLiteral("P"), {axis.left() - 8, y}, 12.5, 600, colors.ink, Align::right));
    const TextShape now = textAt(countDigits(units) + (units > most ? QStringLiteral(" →") : QString()), {knob, y + 16},
                                 12, 600, colors.ink);
    const QRectF taken = textBounds(now).adjusted(-5, 0, 5, 0);
    double freeFrom = axis.left() - 20;
    for (std::uint64_t tick = 1; tick <= most; tick *= 2) {
        const double x = unitsX(tick, axis, most);
        scene.add(EllipseShape{{x - 2, y - 2, 4, 4}, colors.ink3, {}});
        const TextShape text = textAt(countDigits(tick), {x, y + 16}, 11, 400, colors.ink3);
        const QRectF bounds = textBounds(text);
        if (bounds.left() < freeFrom + 5 || bounds.intersects(taken))
            continue;
        freeFrom = bounds.right();
        scene.add(text);
    }
    scene.add(now, {.name = QStringLiteral("units")});
    scene.add(EllipseShape{{knob - 6, y - 6, 12, 12}, colors.paper, {colors.ink, 2, {}}},
              {.name = QStringLiteral("units-knob")});
}

/// What each pane needs at P, level with its mark as far as the others allow.
void drawValues(const StripDrawing& drawing, const TimeScale& scale, const QRectF& axis)
{
    struct Value {
        std::size_t pane;
        double y;
    };
    const Theme& colors = drawing.colors;
    std::vector<Value> values;
    std::optional<std::uint64_t> best;
    bool differ = false;
    for (std::size_t i = 0; i < drawing.figures.panes.size(); ++i)
        if (const auto time = drawing.now.modelled[i]) {
            values.push_back({i, scale.y(static_cast<double>(*time))});
            differ = differ || (best && *best != *time);
            best = best ? std::min(*best, *time) : *time;
        }
    const double knob = unitsX(drawing.clock.units, axis, drawing.figures.most);
    if (!values.empty())
        drawing.scene.add(LineShape{{knob, scale.top - 4}, {knob, axis.center().y() - 6}, {colors.ink2, 1.2, {}}});
    for (const Value& value : values)
        drawPaneMark(drawing.scene, value.pane, {knob, value.y}, 4.2, colors.ink, colors.ink);

    std::stable_sort(values.begin(), values.end(), [](const Value& a, const Value& b) { return a.y < b.y; });
    // Number and name in one line where all names have room, else the names below.
    const double left = axis.right() + 28, room = valueLabels - 28 + 14;
    const auto numberOf = [&](const Value& value, bool wins) {
        return textAt(countDigits(*drawing.now.modelled[value.pane]), {left, value.y}, 13, wins ? 600 : 400,
                      wins ? colors.ink : colors.ink2, Align::left);
    };
    const auto nameOf = [&](const Value& value, QPointF at, double size) {
        return textAt(drawing.figures.panes[value.pane].name, at, size, 400, colors.ink2, Align::left);
    };
    const bool oneLine = std::ranges::all_of(values, [&](const Value& value) {
        return textWidth(numberOf(value, true)) + 6 + textWidth(nameOf(value, {}, 11)) <= room;
    });
    const double middle = axis.center().y(), highest = scale.top + (drawing.figures.sameWork ? -4 : 4);
    const bool below = !oneLine && highest + 28 * static_cast<double>(values.size() - 1) <= middle - 18;
    const double lowest = middle - (below ? 18 : 6);
    const double apart = below ? 28 : 16;
    for (std::size_t i = 1; i < values.size(); ++i)
        values[i].y = std::max(values[i].y, values[i - 1].y + apart);
    for (std::size_t i = values.size(); i-- > 0;)
        values[i].y = std::min(values[i].y, i + 1 < values.size() ? values[i + 1].y - apart : lowest);
    for (const Value& value : values) {
        const bool wins = differ && *drawing.now.modelled[value.pane] == *best;
        drawPaneMark(drawing.scene, value.pane, {axis.right() + 18, value.y}, 3.6, colors.ink, colors.paper);
        const TextShape number = numberOf(value, wins);
        drawing.scene.add(number, {.name = QStringLiteral("modelled-pane%1").arg(value.pane + 1)});
        const QPointF at = below ? QPointF(left, value.y + 13) : QPointF(left + textWidth(number) + 6, value.y);
        drawing.scene.add(fitted(nameOf(value, at, 12), left + room - at.x()),
                          {.name = QStringLiteral("curve-name-pane%1").arg(value.pane + 1)});
    }
}

/// The yardstick, where the runs' work is of different kinds, in as many words as there is room for.
void drawCaution(const StripDrawing& drawing)
{
    const QRectF& area = drawing.layout.curve;
    const double room = area.width() - valueLabels - 8; // the values stand beside it
    TextShape text;
    for (const QString& words :
         {say(Message{"compare.yardstick", {}, yardstickSentence}),
          say("Work is every addition, comparison, count and move that a work-item makes."),
          say("Work: every addition, comparison, count and move."), say("Work is every operation.")}) {
        text = textAt(words, {area.left(), area.top() + 43}, 12, 400, drawing.colors.ink2, Align::left);
        if (textWidth(text) <= room)
            break;
    }
    drawing.scene.add(fitted(text, room), {.name = QStringLiteral("caution")});
}

} // namespace

std::vector<double> paneDash(std::size_t pane)
{
    static const std::array<std::vector<double>, 4> dashes{{{}, {3.5, 2.5}, {1.2, 1.8}, {6, 1.8, 1.2, 1.8}}};
    return dashes[pane % dashes.size()];
}

void drawPaneMark(Scene& scene, std::size_t pane, QPointF centre, double radius, const QColor& color,
                  const QColor& fill)
{
    const Stroke stroke{color, 1.4, {}};
    const double r = radius;
    const auto polygon = [&](std::initializer_list<QPointF> corners) {
        QPainterPath path;
        for (const QPointF& corner : corners)
            path.elementCount() == 0 ? path.moveTo(centre + corner) : path.lineTo(centre + corner);
        path.closeSubpath();
        scene.add(PathShape{path, fill, stroke});
    };
    switch (pane % 4) {
    case 0:
        scene.add(EllipseShape{{centre.x() - r, centre.y() - r, 2 * r, 2 * r}, fill, stroke});
        break;
    case 1:
        scene.add(RectShape{{centre.x() - 0.9 * r, centre.y() - 0.9 * r, 1.8 * r, 1.8 * r}, 0, fill, stroke});
        break;
    case 2:
        polygon({{0, -1.2 * r}, {1.1 * r, 0.8 * r}, {-1.1 * r, 0.8 * r}});
        break;
    default:
        polygon({{0, -1.3 * r}, {1.3 * r, 0}, {0, 1.3 * r}, {-1.3 * r, 0}});
    }
}

double drawChangedMark(Scene& scene, QPointF leftCentre, double height, const QColor& color, const QColor& fill)
{
    const double width = 0.7 * height, pitch = height / 3;
    const QRectF box(leftCentre.x(), leftCentre.y() - height / 2, width, height);
    QPainterPath room, stripes;
    room.addRect(box);
    for (double x = box.left() - pitch; x < box.right() + height; x += pitch)
        stripes.addPolygon(QPolygonF({QPointF(x, box.top()), QPointF(x + pitch / 2, box.top()),
                                      QPointF(x + pitch / 2 - height, box.bottom()), QPointF(x - height, box.bottom()),
                                      QPointF(x, box.top())}));
    scene.add(RectShape{box, 0, fill, {color, height / 15, {}}});
    scene.add(PathShape{room.intersected(stripes), color, {}});
    return width;
}

QRectF curveAxis(const ComparisonLayout& layout)
{
    const QRectF& area = layout.curve;
    const double y = area.bottom() - axisFromBottom;
    return {QPointF(area.left() + yLabels, y - 14), QPointF(area.right() - valueLabels, y + 14)};
}

double unitsX(std::uint64_t units, const QRectF& axis, std::uint64_t most)
{
    const double range = std::log2(static_cast<double>(std::max<std::uint64_t>(most, 2)));
    const double at = std::log2(static_cast<double>(std::max<std::uint64_t>(1, std::min(units, most))));
    return axis.left() + axis.width() * at / range;
}

namespace {

/// Who needs the least time on the P units of now; empty where a pane's time is not known.
QString aheadHere(const StripDrawing& drawing)
{
    std::optional<std::uint64_t> least;
    QStringList ahead;
    for (std::size_t i = 0; i < drawing.figures.panes.size(); ++i) {
        const auto& time = drawing.now.modelled[i];
        if (!drawing.figures.panes[i].curve || !time)
            return {};
        if (!least || *time < *least)
            ahead.clear();
        if (!least || *time <= *least) {
            least = time;
            ahead += drawing.figures.panes[i].name;
        }
    }
    const QString p = countText(drawing.clock.units);
    return ahead.size() == 1 ? say("at P = %1 %2 is ahead").arg(p, ahead.front())
                             : say("at P = %1 %2 tie").arg(p, ahead.join(say(" and ")));
}

} // namespace

void drawCurve(const StripDrawing& drawing)
{
    Scene& scene = drawing.scene;
    const Theme& colors = drawing.colors;
    const QRectF area = drawing.layout.curve, axis = curveAxis(drawing.layout);
    const TextShape title = fitted(textAt(say("Modelled steps on P execution units, log scales"),
                                          {area.left(), area.top() + 10}, 12.5, 600, colors.ink, Align::left),
                                   area.width());
    scene.add(title);
    const QString machine = drawing.clock.wavefront > 1
                                ? say("whole wavefronts of %1 busy").arg(drawing.clock.wavefront)
                                : say("each work-item to the first free unit");
    for (const QString& words : {machine, say("greedy schedule")}) {
        const TextShape how =
            textAt(words, {area.left() + textWidth(title) + 12, area.top() + 10}, 12, 400, colors.ink3, Align::left);
        if (how.at.x() + textWidth(how) > area.right())
            continue;
        scene.add(how);
        break;
    }
    if (!drawing.figures.told.isEmpty()) {
        const auto line = [&](const QString& sentence) {
            return textAt(withChineseMarks(sentenceStart(sentence) + QStringLiteral(".")),
                          {area.left(), area.top() + 28}, 12, 400, colors.ink, Align::left);
        };
        TextShape told = line(drawing.figures.told);
        // Where all changes of the lead are too many words, the one that counts is told.
        if (const QString here = aheadHere(drawing); textWidth(told) > area.width() && !here.isEmpty())
            told = line(here);
        scene.add(fitted(told, area.width()), {.name = QStringLiteral("told")});
    }
    if (!drawing.figures.sameWork)
        drawCaution(drawing);
    const auto scale = timeScale(drawing.figures, area.top() + plotFromTop + (drawing.figures.sameWork ? 0 : 15),
                                 axis.center().y() - 14);
    if (!scale)
        return;
    drawTimeTicks(drawing, *scale, axis.left(), axis.right());
    if (scale->zero)
        drawZero(drawing, *scale->zero, axis.left(), axis.right());
    for (std::size_t i = drawing.figures.panes.size(); i-- > 0;)
        if (drawing.figures.panes[i].curve)
            drawLine(drawing, i, *scale, axis);
    drawAxis(drawing, axis);
    drawValues(drawing, *scale, axis);
}

} // namespace lockstep::ui
