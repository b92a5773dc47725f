#include "ui/lenses/network/draw.hpp"

#include "engine/input/input.hpp"
#include "engine/model/pads.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/comparator.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/mix.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lockstep::ui {

namespace {

/// A rectangle with round corners where asked for.
QPainterPath roundedRect(const QRectF& r, double top, double bottom)
{
    QPainterPath path;
    path.moveTo(r.left() + top, r.top());
    path.lineTo(r.right() - top, r.top());
    path.quadTo(r.topRight(), {r.right(), r.top() + top});
    path.lineTo(r.right(), r.bottom() - bottom);
    path.quadTo(r.bottomRight(), {r.right() - bottom, r.bottom()});
    path.lineTo(r.left() + bottom, r.bottom());
    path.quadTo(r.bottomLeft(), {r.left(), r.bottom() - bottom});
    path.lineTo(r.left(), r.top() + top);
    path.quadTo(r.topLeft(), {r.left() + top, r.top()});
    path.closeSubpath();
    return path;
}

/// A block that deepens toward the end where the large keys gather. Each strip reaches under the next, so that no seam
/// shows.
void drawBlock(Scene& scene, const QRectF& rect, const Ramp& ramp, bool largeBelow, double radius)
{
    const int steps = std::clamp(static_cast<int>(rect.height() / 6), 3, 10);
    const double round = std::min({radius, rect.width() / 2, rect.height() / steps});
    for (int i = 0; i < steps; ++i) {
        const double t = (i + 0.5) / steps;
        const bool last = i == steps - 1;
        const double top = rect.top() + rect.height() * i / steps;
        const double bottom = last ? rect.bottom() : rect.top() + rect.height() * (i + 1) / steps + 1;
        const QRectF strip(rect.left(), top, rect.width(), bottom - top);
        const QColor color = mix(ramp.small, ramp.large, largeBelow ? t : 1 - t);
        if (i > 0 && !last)
            scene.add(RectShape{strip, 0, color, {}, false});
        else
            scene.add(PathShape{roundedRect(strip, i == 0 ? round : 0, last ? round : 0), color, {}});
    }
}

void drawColumnTint(NetworkDrawing& drawing, const NetworkStage& stage, const NetworkColumn& column, double left,
                    double right, double strength)
{
    if (stage.run < 2)
        return;
    const NetworkLayout& layout = drawing.layout;
    const double gap = std::min(1.5, layout.pitch * 0.1);
    for (std::size_t wire = 0; wire < layout.wires; wire += stage.run) {
        const bool up = ascends(drawing, column, wire, stage.run);
        const Ramp& ramp = up ? drawing.theme.ascending : drawing.theme.descending;
        Ramp soft = ramp;
        soft.small = mix(drawing.scene.ground, ramp.small, strength);
        soft.large = mix(drawing.scene.ground, ramp.large, strength);
        const double top = layout.tintTop + static_cast<double>(wire) * layout.pitch;
        const std::size_t end = std::min<std::size_t>(wire + stage.run, layout.wires);
        const double bottom = layout.tintTop + static_cast<double>(end) * layout.pitch;
        drawBlock(drawing.scene, {left, top + gap, right - left, bottom - top - 2 * gap}, soft, up, 6 * layout.scale);
    }
}

} // namespace

/// The keys of a block grow downwards. In descending order the place of the first key is the larger one's.
bool ascends(const NetworkDrawing& drawing, const NetworkColumn& column, std::size_t firstWire, std::size_t run)
{
    const bool down = largestFirst(*drawing.resident.recording);
    for (const Comparator& one : column.comparators.all)
        if (one.low() >= firstWire && one.low() < firstWire + run)
            return (one.small < one.large) != down;
    return !down;
}

const NetworkStage& stageOf(const NetworkLayout& layout, std::size_t column)
{
    return *std::find_if(layout.stages.begin(), layout.stages.end(),
                         [column](const NetworkStage& s) { return column <= s.last; });
}

std::optional<Lanes> lanesOf(const Resident& resident, std::size_t number)
{
    const State* state = resident.state(number);
    const Recording& recording = *resident.recording;
    if (state == nullptr || recording.mainBuffer >= state->buffers.size() || !state->buffers[recording.mainBuffer])
        return std::nullopt;
    Lanes lanes;
    lanes.keys = state->buffers[recording.mainBuffer].get();
    if (const auto pads = padsAfter(recording, number); pads && *pads < state->buffers.size())
        lanes.pads = state->buffers[*pads].get();
    return lanes;
}

namespace {

/// The same arrow as a band along its outline, to be filled: that paints three times faster than a stroke of it.
QPainterPath comparatorOutline(double x, double fromY, double toY, double dot, double head, double width)
{
    const double sign = toY > fromY ? 1 : -1;
    const double half = width / 2, base = toY - sign * head * 1.15;
    QPainterPath path;
    addDot(path, {x, fromY}, dot + half);
    addDot(path, {x, fromY}, std::max(0.0, dot - half));
    path.addRect(QRectF(QPointF(x - half, fromY + sign * (dot + half)), QPointF(x + half, base - sign * half * 0.5))
                     .normalized());
    // Two triangles around one incircle; the outer one keeps the tip near its wire.
    const double inradius = 0.37 * head, centre = base + sign * inradius;
    for (const double radius : {inradius + half * 0.5, std::max(0.0, inradius - half * 1.5)}) {
        const double wide = 0.62 * head * radius / inradius;
        const double tip = 0.78 * head * radius / inradius;
        path.moveTo(x, centre + sign * tip);
        path.lineTo(x - wide, centre - sign * radius);
        path.lineTo(x + wide, centre - sign * radius);
        path.closeSubpath();
    }
    return path;
}

/// One that has run, told by its form too: a pair that swapped has a double line and a round end, one that stayed a
/// single line and a square end. Where two lines have no room they run into one that is twice as wide.
QPainterPath pastPath(double x, double fromY, double toY, double dot, double head, double width, bool swapped)
{
    const double sign = toY > fromY ? 1 : -1, base = toY - sign * head * 1.15;
    QPainterPath path;
    const auto shaft = [&](double left, double right) {
        path.addRect(
            QRectF(QPointF(x + left, fromY + sign * dot * 0.9), QPointF(x + right, base + sign * 0.5)).normalized());
    };
    const double apart = std::max(width, 1.2); // what is left free between the lines
    if (!swapped)
        shaft(-width / 2, width / 2);
    else if (dot >= 2 && head * 0.62 >= width + apart / 2) {
        shaft(-apart / 2 - width, -apart / 2);
        shaft(apart / 2, apart / 2 + width);
    } else {
        shaft(-width, width);
    }
    if (swapped)
        addDot(path, {x, fromY}, dot);
    else
        path.addRect(x - dot, fromY - dot, 2 * dot, 2 * dot);
    path.moveTo(x, toY);
    path.lineTo(x - head * 0.62, base);
    path.lineTo(x + head * 0.62, base);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

void drawTints(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    for (const NetworkStage& stage : layout.stages) {
        const double strength = stage.tense == Tense::past ? 0.6 : stage.tense == Tense::now ? 1 : 0.45;
        const NetworkColumn& column = layout.columns[stage.first];
        drawColumnTint(drawing, stage, column, stage.left, stage.right, strength);
    }
}

void drawFocusTint(NetworkDrawing& drawing, const NetworkColumn& now, double left, double right)
{
    const auto index = static_cast<std::size_t>(&now - drawing.layout.columns.data());
    drawColumnTint(drawing, stageOf(drawing.layout, index), now, left, right, 1);
}

bool hasBlockArrows(const NetworkDrawing& drawing, const NetworkColumn& now)
{
    const auto index = static_cast<std::size_t>(&now - drawing.layout.columns.data());
    return drawing.layout.tight && !drawing.layout.isPresented && stageOf(drawing.layout, index).run > 1 &&
           !now.comparators.all.empty();
}

void drawFocusDirections(NetworkDrawing& drawing, const NetworkColumn& now, double frame)
{
    if (!hasBlockArrows(drawing, now))
        return;
    const NetworkLayout& layout = drawing.layout;
    const std::size_t run = stageOf(layout, static_cast<std::size_t>(&now - layout.columns.data())).run;
    const double s = layout.scale, margin = now.slotX(0) - now.left - frame;
    const double x = now.left + frame + std::min(6 * s, margin / 2 - 1);
    const bool largestOnTop = largestFirst(*drawing.resident.recording);
    for (std::size_t wire = 0; wire + 1 < layout.wires; wire += run) {
        const bool up = ascends(drawing, now, wire, run);
        const std::size_t last = std::min(wire + run, layout.wires) - 1;
        const bool isDownwards = up != largestOnTop;
        const double top = layout.wireY(wire), bottom = layout.wireY(last), length = bottom - top;
        PathShape arrow;
        arrow.path =
            wedgePath(x, isDownwards ? top : bottom, isDownwards ? bottom : top, std::min(2.5 * s, length / 4));
        arrow.fill = up ? drawing.theme.ascending.text : drawing.theme.descending.text;
        drawing.scene.add(std::move(arrow),
                          {QStringLiteral("block%1-%2").arg(wire).arg(up ? "ascends" : "descends"), -1, -1, -1});
    }
}

void drawCompact(NetworkDrawing& drawing, const NetworkColumn& column)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const bool past = column.tense == Tense::past;
    const double room = std::min(column.pitch, layout.pitch);
    const double dot = std::clamp(room * 0.18, 0.8 * layout.strokes, 2.6 * layout.scale);
    const double head = std::clamp(room * (layout.isPresented ? 0.65 : 0.45), 1.6 * layout.strokes, 6.5 * layout.scale);
    for (const Comparator& one : column.comparators.all) {
        // Layers of the launch that is open are as strong as the one in the card.
        const bool isNow = past && column.launch >= drawing.since;
        const QColor& done = one.meetsPad() ? (isNow ? colors.done : colors.wire)
                             : one.swaps    ? (isNow ? colors.move.line : colors.move.dim)
                                            : (isNow ? colors.keep.line : colors.keep.dim);
        const double width = std::min((past ? 1.4 : 1.0) * std::min(layout.thick(), layout.isPresented ? 2.0 : 1.5),
                                      std::max(0.7, room * 0.3));
        // Outlines tell the future where there is room to see them; filled shapes paint several times faster.
        const bool outlined = !past && room >= 7;
        const double x = column.slotX(one.slot), from = layout.wireY(one.small), to = layout.wireY(one.large);
        if (outlined) // the dot hides the wire; the arrowhead only touches it
            drawing.scene.add(EllipseShape{{x - dot, from - dot, 2 * dot, 2 * dot}, drawing.scene.ground, {}});
        PathShape shape;
        shape.path = outlined                  ? comparatorOutline(x, from, to, dot, head, width)
                     : past && !one.meetsPad() ? pastPath(x, from, to, dot, head, width, one.swaps)
                                               : comparatorPath(x, from, to, dot, head, width);
        shape.fill = past ? done : colors.ghost;
        MarkId id;
        id.name = QStringLiteral("launch%1-item%2-comparator").arg(column.launch).arg(one.item);
        id.launch = static_cast<int>(column.launch);
        id.item = one.item;
        drawing.scene.add(std::move(shape), id, layout.isPresented && past && !column.isOpen ? 0.5 : 1);
    }
}

void drawCompactColumns(NetworkDrawing& drawing)
{
    drawCompactMoves(drawing);
    for (const NetworkColumn& column : drawing.layout.columns)
        if (!column.isOpen)
            drawCompact(drawing, column);
}

} // namespace lockstep::ui
