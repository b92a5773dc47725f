// The open card: the keys that its launch gets on the left edge, its comparators in the middle, and on the right edge
// the keys that it leaves. No key rests on a comparator, so arrowheads always show.
#include "ui/kit/card.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

MarkId idOf(const NetworkColumn& card, const Comparator& one, const QString& part)
{
    MarkId id;
    id.name = QStringLiteral("launch%1-item%2-%3").arg(card.launch).arg(one.item).arg(part);
    id.launch = static_cast<int>(card.launch);
    id.item = one.item;
    return id;
}

/// From `start` along the wire to the comparator, across, and along the other wire to `end`; each piece is even.
QPointF onTheWay(double start, double at, double end, double fromY, double toY, double bulge, double fraction)
{
    if (fraction <= runsTo)
        return {start + (at - start) * fraction / runsTo, fromY};
    if (fraction >= 1 - runsTo)
        return {end + (at - end) * (1 - fraction) / runsTo, toY};
    const double across = (fraction - runsTo) / (1 - 2 * runsTo);
    return {at + 4 * bulge * across * (1 - across), fromY + (toY - fromY) * across};
}

/// The two keys of a comparator, the smaller one first; the larger one crosses on the right.
std::array<WireToken, 2> tokensOf(const NetworkLayout& layout, const NetworkColumn& card, const Comparator& one,
                                  double fraction)
{
    // They pass each other as far apart as the numbers on the left edge leave room for.
    const double room = card.slotX(0) - layout.numberRight(card) - 3 - layout.tokenHalfWidth;
    const double bulge = one.swaps ? std::clamp(room, 0.0, layout.lensHalfWidth) : 0;
    const auto place = [&](std::uint32_t from, std::uint32_t to, double side, std::uint32_t key, bool pad) {
        const QPointF at = onTheWay(layout.startX(card), card.slotX(one.slot), layout.endX(card), layout.wireY(from),
                                    layout.wireY(to), side * bulge, fraction);
        return WireToken{at, key, to, pad, one.swaps};
    };
    return {place(one.smallFrom(), one.small, -1, one.smallKey, one.smallPad),
            place(one.largeFrom(), one.large, 1, one.largeKey, one.largePad)};
}

QRectF roomOf(const NetworkDrawing& drawing, const WireToken& token)
{
    const NetworkLayout& layout = drawing.layout;
    const bool rests = drawing.moment.fraction >= 1;
    const double half = rests ? layout.edges.tokenHalfWidth : layout.tokenHalfWidth;
    const double radius = rests ? layout.edges.tokenRadius : layout.tokenRadius;
    return {token.at.x() - half, token.at.y() - radius, 2 * half, 2 * radius};
}

/// How large a comparator's ends, head and lines are.
struct ArrowSizes {
    double end = 3, head = 8, line = 1.5;
    bool isDouble = false;
};

ArrowSizes arrowSizes(const NetworkLayout& layout, const NetworkColumn& card)
{
    const double s = layout.scale, room = std::min(card.pitch, layout.pitch);
    ArrowSizes sizes;
    sizes.end = std::clamp(room * 0.18, 0.9, 4.5 * s);
    sizes.head = std::clamp(room * 0.38, 1.8, 10 * s);
    sizes.head = std::min(sizes.head, (layout.pitch - 2 * sizes.end) / 1.25);
    sizes.line = std::clamp(room * 0.075, 0.9, 1.9 * layout.thick());
    sizes.isDouble = room >= 11;
    return sizes;
}

/// A pad is no key: who meets one is neither swap nor stay in hue.
QColor lineOf(const Theme& colors, const Comparator& one)
{
    return one.meetsPad() ? colors.done : one.swaps ? colors.move.line : colors.keep.line;
}

/// A pair that swaps has a double line with round ends, one that stays a single line with square ends.
void drawComparator(NetworkDrawing& drawing, const NetworkColumn& card, const Comparator& one, const ArrowSizes& sizes)
{
    const NetworkLayout& layout = drawing.layout;
    const QColor color = lineOf(drawing.theme, one);
    const double x = card.slotX(one.slot), from = layout.wireY(one.small), to = layout.wireY(one.large);
    const double sign = to > from ? 1 : -1, end = sizes.end, line = sizes.line;
    const double tip = to - sign * end;
    // Where wires lie close the head takes what room the whole comparator has.
    const double longest = std::min({card.pitch * 0.75, 8 * layout.scale, (std::abs(to - from) - 2 * end) * 0.7});
    const double height = std::max(sizes.head, layout.tokenValues ? 0 : longest), base = tip - sign * height;
    PathShape shape;
    shape.fill = color;
    const auto shaft = [&](double aside) {
        shape.path.addRect(
            QRectF(QPointF(x + aside - line / 2, from + sign * end), QPointF(x + aside + line / 2, base + sign * 0.5))
                .normalized());
    };
    if (one.swaps && sizes.isDouble) {
        shaft(-line * 1.1);
        shaft(line * 1.1);
    } else {
        shaft(0);
    }
    for (const double y : {from, to}) {
        if (one.swaps && end >= 1.5)
            shape.path.addEllipse(QPointF{x, y}, end, end);
        else
            shape.path.addRect(x - end, y - end, 2 * end, 2 * end);
        if (!one.swaps && end >= 2.4 && line < end * 0.8) // hollow
            shape.path.addRect(x - end + line, y - end + line, 2 * (end - line), 2 * (end - line));
    }
    if (!one.swaps && end >= 2.4) { // the wire passes behind the hollow ends
        PathShape ground;
        for (const double y : {from, to})
            ground.path.addRect(x - end, y - end, 2 * end, 2 * end);
        ground.fill = drawing.theme.card;
        drawing.scene.add(std::move(ground));
    }
    drawing.scene.add(std::move(shape), idOf(card, one, QStringLiteral("comparator")));
    PathShape head;
    head.path.moveTo(x, tip);
    head.path.lineTo(x - height * 0.55, base);
    head.path.lineTo(x + height * 0.55, base);
    head.path.closeSubpath();
    head.fill = color;
    drawing.scene.add(std::move(head), idOf(card, one, QStringLiteral("arrowhead")));
}

/// Rings round the comparator of the inspected work-item and round its two keys.
void drawRing(NetworkDrawing& drawing, const NetworkColumn& card, const Comparator& one)
{
    const NetworkLayout& layout = drawing.layout;
    const ArrowSizes sizes = arrowSizes(layout, card);
    const double out = std::min(3.5 * layout.scale, layout.pitch * 0.15);
    const double half = std::min(std::max(sizes.head * 0.55, sizes.end) + out, card.pitch * 0.55);
    const double x = card.slotX(one.slot), top = layout.wireY(one.low()) - sizes.end - out;
    PathShape ring;
    ring.path.addRoundedRect(
        QRectF(QPointF(x - half, top), QPointF(x + half, layout.wireY(one.high()) + sizes.end + out)), half, half);
    for (const WireToken& token : tokensOf(layout, card, one, drawing.moment.fraction)) {
        const QRectF room = roomOf(drawing, token).adjusted(-out, -out, out, out);
        ring.path.addRoundedRect(room, room.height() / 2, room.height() / 2);
    }
    ring.stroke = {drawing.theme.ink, 1.6 * layout.thick(), {}};
    drawing.scene.add(std::move(ring), {QStringLiteral("inspected"), -1, -1, -1});
}

/// Of the value that a wire holds after a layer: the launch's, if it is the last.
QString afterName(const NetworkDrawing& drawing, std::size_t wire)
{
    const bool isLast = drawing.moment.launch == drawing.layout.openLast;
    return isLast ? QStringLiteral("wire%1-after").arg(wire)
                  : QStringLiteral("launch%1-wire%2-between").arg(drawing.moment.launch).arg(wire);
}

/// What a wire holds that nothing compared: a number without a token.
void drawUncompared(NetworkDrawing& drawing, const NetworkColumn& card, const Lanes& after)
{
    const NetworkLayout& layout = drawing.layout;
    std::vector<bool> compared(layout.wires, false);
    for (const Comparator& one : card.comparators.all)
        compared[one.small] = compared[one.large] = true;
    for (const WireMove& move : card.comparators.moves)
        compared[move.to] = true;
    for (std::size_t wire = 0; wire < layout.wires && wire < after.keys->size(); ++wire) {
        if (compared[wire] || after.isPad(wire))
            continue;
        const QString value =
            QString::fromStdString(formatValue((*after.keys)[wire], drawing.resident.recording->type));
        TextShape text =
            textAt(value, {layout.endX(card), layout.wireY(wire)}, layout.motionSize, 400, drawing.theme.ink2);
        const double out = 2 * layout.scale;
        const QRectF free = textBounds(text).adjusted(-out, 0, out, 0);
        const double high = std::min(free.height(), layout.pitch * 0.9);
        RectShape ground; // the wire passes behind the number
        ground.rect = {free.left(), layout.wireY(wire) - high / 2, free.width(), high};
        ground.fill = drawing.theme.card;
        drawing.scene.add(ground);
        drawing.labels.place(drawing.scene, text, {afterName(drawing, wire), static_cast<int>(card.launch), -1, -1});
    }
}

/// Where keys with values are on their way.
std::vector<QRectF> roomsInMotion(const NetworkDrawing& drawing, const NetworkColumn& card)
{
    std::vector<QRectF> rooms;
    if (drawing.moment.fraction >= 1 || !drawing.layout.tokenValues)
        return rooms;
    for (const Comparator& one : card.comparators.all)
        for (const WireToken& token : tokensOf(drawing.layout, card, one, drawing.moment.fraction))
            rooms.push_back(roomOf(drawing, token));
    return rooms;
}

void drawMotion(NetworkDrawing& drawing, const NetworkColumn& card)
{
    struct Placed {
        WireToken token;
        MarkId id;
        QRectF room;
    };
    std::vector<Placed> placed;
    const Comparator* inspected = nullptr;
    for (const Comparator& one : card.comparators.all) {
        const auto tokens = tokensOf(drawing.layout, card, one, drawing.moment.fraction);
        placed.push_back({tokens[0], idOf(card, one, QStringLiteral("smaller")), roomOf(drawing, tokens[0])});
        placed.push_back({tokens[1], idOf(card, one, QStringLiteral("larger")), roomOf(drawing, tokens[1])});
        if (drawing.selected && *drawing.selected == one.item)
            inspected = &one;
    }
    // A key that another one passes over cannot be read meanwhile.
    const bool crosses = drawing.moment.fraction > runsTo && drawing.moment.fraction < 1 - runsTo;
    const bool hasText = drawing.layout.tokenValues && crosses;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const double inset = drawing.layout.tokenRadius * 0.2;
        const QRectF text = placed[i].room.adjusted(inset, inset, -inset, -inset);
        const bool isHidden =
            hasText && std::any_of(placed.begin() + static_cast<std::ptrdiff_t>(i) + 1, placed.end(),
                                   [&text](const Placed& later) { return later.room.intersects(text); });
        drawToken(drawing, placed[i].token, placed[i].id, !isHidden);
    }
    if (inspected != nullptr)
        drawRing(drawing, card, *inspected);
}

/// Keys on lines that cross start where the numbers of the left edge stand; wide ones reach over them until they are
/// across.
double movesClear(const NetworkLayout& layout, const NetworkColumn& card)
{
    if (!layout.tokenValues || card.comparators.moves.empty())
        return 0;
    if (card.insideLeft - 2 * layout.tokenHalfWidth < layout.numberRight(card))
        return 1 - runsTo;
    return runsTo * (2 * layout.tokenHalfWidth + 1) / (card.insideLeft - layout.startX(card));
}

} // namespace

double crossed(double fraction)
{
    return std::clamp((fraction - runsTo) / (1 - 2 * runsTo), 0.0, 1.0);
}

void drawToken(NetworkDrawing& drawing, const WireToken& token, const MarkId& id, bool isClear)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const bool rests = drawing.moment.fraction >= 1;
    const QRectF rect = roomOf(drawing, token);
    const double r = rect.height() / 2;
    RectShape shape;
    shape.rect = rect;
    shape.radius = token.moves ? r : std::min(5 * layout.scale, r * 0.55);
    if (token.pad) {
        shape.fill = drawing.scene.ground;
        shape.stroke = {colors.ink3, layout.strokes, {2.5, 2}};
    } else if (token.moves) {
        shape.fill = colors.move.fill;
        shape.stroke = {colors.raised, 0, {}};
    } else {
        shape.fill = colors.keep.tint;
        shape.stroke = {colors.keep.line, std::min(2.0 * layout.scale, std::max(1.0, r * 0.25)), {}};
        shape.rect = rect.adjusted(1, 1, -1, -1);
    }
    drawing.scene.add(shape, id);
    if (!(rests ? layout.edges.values : layout.tokenValues) || !isClear || token.pad)
        return;
    TextShape text;
    text.text = QString::fromStdString(formatValue(token.key, drawing.resident.recording->type));
    text.size = layout.motionSize;
    text.weight = 600;
    text.align = Align::center;
    text.color = token.moves ? colors.move.on : colors.keep.text;
    text.at = {token.at.x(), token.at.y() + capHeight(text) / 2};
    drawing.scene.add(text, {rests ? afterName(drawing, token.wire) : QString{}, id.launch, id.item, id.index});
}

namespace {

/// One column of the open card. One that follows another starts with the keys that stand there.
void drawLayer(NetworkDrawing& drawing, const NetworkColumn& now)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const bool isFirst = now.launch == layout.openFirst;
    drawFocusTint(drawing, now, now.insideLeft, now.insideRight);
    const CardEdges& edges = layout.edges;
    const double fraction = drawing.moment.fraction;
    const double barsLeft = now.left + layout.slotsLeft + edges.barLeft;
    const double start = edges.bars ? barsLeft : layout.numberRight(now) + 3 * s, end = layout.endX(now);
    const bool moves = !now.comparators.moves.empty();
    for (std::size_t wire = 0; wire < layout.wires && !moves; ++wire)
        for (const PadWays::Piece& piece : layout.padWays.pieces(wire, start, end)) {
            Stroke stroke{colors.done, 1.25 * layout.strokes, {}};
            if (piece.isPad)
                stroke = {colors.ghost, 1.25 * layout.strokes, {3, 3}};
            drawing.scene.add(
                LineShape{{piece.left, layout.wireY(wire)}, {piece.right, layout.wireY(wire)}, std::move(stroke)});
        }
    const auto before = lanesOf(drawing.resident, now.launch - 1), after = lanesOf(drawing.resident, now.launch);
    if (before && edges.bars && isFirst)
        drawBars(drawing, *before, barsLeft, edges.barLength, 1);
    // At the start the keys in motion stand there themselves.
    const bool isToCome = now.tense == Tense::future || drawing.task == NetworkTask::loads;
    if (before && edges.values && isFirst && (isToCome || fraction >= movesClear(layout, now)))
        drawValues(drawing, *before, layout.numberRight(now), layout.keySize, 600, colors.ink, QStringLiteral("before"),
                   isToCome ? std::vector<QRectF>{} : roomsInMotion(drawing, now));
    if (isToCome) {
        NetworkColumn toCome = now;
        toCome.tense = Tense::future;
        drawCompact(drawing, toCome);
        return;
    }
    if (drawing.task == NetworkTask::stores) { // it is compared, and the keys leave as they are
        NetworkColumn past = now;
        past.tense = Tense::past;
        drawCompact(drawing, past);
        if (after && edges.bars)
            drawBars(drawing, *after, now.right() - layout.slotsRight - edges.barRight, edges.barLength, 1);
        past.comparators = {};
        if (after && edges.values)
            drawUncompared(drawing, past, *after);
        return;
    }
    if (after && fraction >= 1) {
        if (edges.bars)
            drawBars(drawing, *after, now.right() - layout.slotsRight - edges.barRight, edges.barLength, 1);
        if (edges.values)
            drawUncompared(drawing, now, *after);
    }
    if (moves) {
        drawFocusMoves(drawing, now);
        return;
    }
    const ArrowSizes sizes = arrowSizes(layout, now);
    for (const Comparator& one : now.comparators.all)
        if (one.swaps)
            for (const std::uint32_t wire : {one.small, one.large})
                drawing.scene.add(LineShape{{now.slotX(one.slot), layout.wireY(wire)},
                                            {end, layout.wireY(wire)},
                                            {lineOf(colors, one), 1.6 * layout.strokes, {}}});
    for (const Comparator& one : now.comparators.all)
        drawComparator(drawing, now, one, sizes);
    drawFocusDirections(drawing, now, now.insideLeft - now.left);
    drawMotion(drawing, now);
}

} // namespace

void drawFocus(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const NetworkColumn* now = layout.now();
    if (now == nullptr)
        return;
    const double s = layout.scale;
    const double margin = layout.isPresented || layout.tight ? 4 * s : 8 * s;
    const double above = layout.namesEdges() ? layout.tintTop - cardTop(layout) : margin;
    const double left = layout.cardLeft(), width = layout.cardRight() - left;
    addCard(drawing.scene, drawing.theme,
            {left, layout.tintTop - above, width, layout.tintBottom - layout.tintTop + above + margin},
            std::min(13 * s, width / 3), 1.5 * layout.thick(),
            {QStringLiteral("focus"), static_cast<int>(now->launch), -1, -1});
    for (const NetworkColumn& column : layout.columns) {
        if (!column.isOpen)
            continue;
        NetworkDrawing layer = drawing;
        layer.moment = {column.launch, column.tense == Tense::now    ? drawing.moment.fraction
                                       : column.tense == Tense::past ? 1
                                                                     : 0};
        drawLayer(layer, column);
    }
}

} // namespace lockstep::ui
