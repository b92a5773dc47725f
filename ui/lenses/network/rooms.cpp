// Networks in local memory: draws keys that change their wires, and the rooms in which work-groups compare.
#include "engine/model/launch.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/network/draw.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// From wire to wire, leaving and arriving level.
QPainterPath crossing(double left, double fromY, double right, double toY)
{
    QPainterPath path(QPointF{left, fromY});
    if (fromY == toY) {
        path.lineTo(right, toY);
        return path;
    }
    const double bend = (right - left) * 0.5;
    path.cubicTo({left + bend, fromY}, {right - bend, toY}, {right, toY});
    return path;
}

MarkId idOf(const NetworkColumn& column, const WireMove& move, const QString& part)
{
    return {QStringLiteral("launch%1-item%2-%3").arg(column.launch).arg(move.item).arg(part),
            static_cast<int>(column.launch), move.item, static_cast<qint64>(move.to)};
}

} // namespace

void drawCompactMoves(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    for (const NetworkColumn& column : layout.columns) {
        if (column.isOpen)
            continue;
        const bool past = column.tense == Tense::past;
        for (const WireMove& move : column.comparators.moves) {
            const bool moves = move.from != move.to;
            PathShape line;
            line.path = crossing(column.left, layout.wireY(move.from), column.right(), layout.wireY(move.to));
            line.stroke = {!moves ? colors.wire
                           : past ? colors.move.dim
                                  : colors.ghost,
                           (moves && past ? 1.4 : 1.0) * layout.strokes,
                           {}};
            if (move.pad)
                line.stroke = {colors.ghost, layout.strokes, {3, 3}};
            drawing.scene.add(std::move(line), idOf(column, move, QStringLiteral("crossing")),
                              layout.isPresented && past ? 0.5 : 1); // as strong as the comparators beside it
        }
    }
}

void drawFocusMoves(NetworkDrawing& drawing, const NetworkColumn& now)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double head = std::clamp(layout.pitch * 0.3, 3.0, 9 * layout.scale);
    const double start = layout.startX(now), end = layout.endX(now);
    const double left = now.insideLeft + 2 * layout.scale, right = now.insideRight - head - 2 * layout.scale;
    for (const WireMove& move : now.comparators.moves) {
        const bool moves = move.from != move.to;
        const double from = layout.wireY(move.from), to = layout.wireY(move.to);
        PathShape line;
        line.path.moveTo(layout.numberRight(now) + 3 * layout.scale, from);
        line.path.lineTo(left, from);
        line.path.connectPath(crossing(left, from, right, to));
        line.path.lineTo(end, to);
        line.stroke = {move.pad ? colors.ghost
                       : moves  ? colors.move.line
                                : colors.keep.line,
                       (moves ? 1.5 : 1.25) * layout.strokes,
                       {}};
        drawing.scene.add(std::move(line), idOf(now, move, QStringLiteral("crossing")), 0.7);
    }
    for (const WireMove& move : now.comparators.moves) {
        const double y = layout.wireY(move.to), tip = now.insideRight;
        PathShape arrow;
        arrow.path.moveTo(tip, y);
        arrow.path.lineTo(tip - head, y - head * 0.55);
        arrow.path.lineTo(tip - head, y + head * 0.55);
        arrow.path.closeSubpath();
        arrow.fill = move.pad ? colors.ghost : move.from != move.to ? colors.move.line : colors.keep.line;
        drawing.scene.add(std::move(arrow), idOf(now, move, QStringLiteral("arrowhead")));
    }
    const double f = crossed(drawing.moment.fraction), u = 1 - f;
    const auto placeOf = [&](const WireMove& move) {
        const double from = layout.wireY(move.from), to = layout.wireY(move.to), bend = (right - left) * 0.5;
        // Along its line; two that cross pass each other on either side of it.
        const double aside = move.from != move.to ? (to > from ? 1 : -1) * layout.tokenHalfWidth * 4 * f * u : 0;
        double x = aside + u * u * u * left + 3 * u * u * f * (left + bend) + 3 * u * f * f * (right - bend) +
                   f * f * f * right;
        if (drawing.moment.fraction < runsTo)
            x = start + (left - start) * drawing.moment.fraction / runsTo;
        else if (drawing.moment.fraction > 1 - runsTo)
            x = end + (right - end) * (1 - drawing.moment.fraction) / runsTo;
        return QPointF{x, (u * u * u + 3 * u * u * f) * from + (3 * u * f * f + f * f * f) * to};
    };
    std::vector<QPointF> places;
    for (const WireMove& move : now.comparators.moves)
        places.push_back(placeOf(move));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const WireMove& move = now.comparators.moves[i];
        const double x = places[i].x(), y = places[i].y();
        // A key that another one passes over cannot be read meanwhile.
        const bool isClear =
            f <= 0 || f >= 1 ||
            std::none_of(places.begin() + static_cast<std::ptrdiff_t>(i) + 1, places.end(), [&](const QPointF& later) {
                return std::abs(later.x() - x) < 1.9 * layout.tokenHalfWidth &&
                       std::abs(later.y() - y) < 1.8 * layout.tokenRadius;
            });
        drawToken(drawing, {places[i], move.key, move.to, move.pad, move.from != move.to},
                  idOf(now, move, QStringLiteral("key")), isClear);
        if (drawing.selected && *drawing.selected == move.item) {
            const bool rests = drawing.moment.fraction >= 1;
            const double out = 3 * layout.scale;
            const double half = (rests ? layout.edges.tokenHalfWidth : layout.tokenHalfWidth) + out;
            const double r = (rests ? layout.edges.tokenRadius : layout.tokenRadius) + out;
            drawing.scene.add(RectShape{{x - half, y - r, 2 * half, 2 * r},
                                        r,
                                        Qt::transparent,
                                        Stroke{colors.ink, 1.6 * layout.thick(), {}}},
                              {QStringLiteral("inspected"), -1, -1, -1});
        }
    }
}

void drawRooms(NetworkDrawing& drawing, const std::vector<NetworkRooms>& rooms)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    for (const NetworkRooms& launch : rooms) {
        const NetworkColumn *first = nullptr, *last = nullptr;
        for (const NetworkColumn& column : layout.columns)
            if (column.launch >= launch.first && column.launch <= launch.last) {
                first = first == nullptr ? &column : first;
                last = &column;
            }
        if (first == nullptr)
            continue;
        const bool isNow = layout.now() && layout.now()->launch >= launch.first && layout.now()->launch <= launch.last;
        for (const NetworkRooms::Room& room : launch.rooms) {
            const double gap = std::min(2.0, layout.pitch * 0.08);
            const double top = layout.wireY(room.low) - layout.pitch / 2 + gap,
                         bottom = layout.wireY(room.high) + layout.pitch / 2 - gap;
            const double out = std::min(3 * layout.scale, first->width * 0.2);
            drawing.scene.add(RectShape{{first->left - out, top, last->right() - first->left + 2 * out, bottom - top},
                                        std::min(7 * layout.scale, layout.pitch / 2),
                                        Qt::transparent,
                                        Stroke{colors.compute.line, (isNow ? 1.6 : 1.1) * layout.strokes, {4, 2}}},
                              {QStringLiteral("room%1-%2").arg(launch.first).arg(room.group), -1, -1, -1},
                              isNow ? 1 : 0.6);
        }
    }
}

} // namespace lockstep::ui
