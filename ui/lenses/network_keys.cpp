#include "ui/lenses/network_draw.hpp"
#include "ui/lenses/wrong_cell.hpp"

#include "engine/input/input.hpp"
#include "ui/lenses/bars_scale.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/equal_keys.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

struct Token {
    QPointF at;
    std::uint32_t key = 0;
    bool pad = false, swaps = false;
};

/// Where the two keys of a comparator are; the larger travels on the right. Along the wires they move evenly.
std::array<Token, 2> tokensOf(const NetworkLayout& layout, const NetworkColumn& column, const Comparator& one,
                              double fraction)
{
    const double x = column.slotX(one.slot);
    const auto place = [&](std::uint32_t from, std::uint32_t to, double side, std::uint32_t key, bool pad) {
        const double y = layout.wireY(from) + (layout.wireY(to) - layout.wireY(from)) * fraction;
        const double aside = one.swaps ? side * layout.lensHalfWidth * 4 * fraction * (1 - fraction) : 0;
        return Token{{x + aside, y}, key, pad, one.swaps};
    };
    return {place(one.smallFrom(), one.small, -1, one.smallKey, one.smallPad),
            place(one.largeFrom(), one.large, 1, one.largeKey, one.largePad)};
}

void drawOne(NetworkDrawing& drawing, const Token& token, const MarkId& id, bool hasValue = true)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double r = layout.tokenRadius;
    const double half = layout.tokenHalfWidth;
    const QRectF rect(token.at.x() - half, token.at.y() - r, 2 * half, 2 * r);
    RectShape shape;
    shape.rect = rect;
    shape.radius = token.swaps ? r : std::min(5 * layout.scale, r * 0.55);
    if (token.pad) {
        shape.fill = drawing.scene.ground;
        shape.stroke = {colors.ink3, layout.strokes, {2.5, 2}};
    } else if (token.swaps) {
        shape.fill = colors.move.fill;
        shape.stroke = {colors.raised, 0, {}};
    } else {
        shape.fill = colors.keep.tint;
        shape.stroke = {colors.keep.line, std::min(2.0 * layout.scale, std::max(1.0, r * 0.25)), {}};
        shape.rect = rect.adjusted(1, 1, -1, -1);
    }
    drawing.scene.add(shape, id);
    if (!layout.tokenValues || !hasValue || token.pad)
        return;
    TextShape text;
    text.text = QString::fromStdString(formatValue(token.key, drawing.resident.recording->type));
    text.size = layout.motionSize;
    text.weight = 600;
    text.align = Align::center;
    text.color = token.swaps ? colors.move.on : colors.keep.text;
    text.at = {token.at.x(), token.at.y() + capHeight(text) / 2};
    drawing.scene.add(text, {{}, id.launch, id.item, id.index});
}

/// The stadium around the two keys of the inspected work-item.
void drawRing(NetworkDrawing& drawing, const std::array<Token, 2>& tokens)
{
    const NetworkLayout& layout = drawing.layout;
    const double offset = std::min(4 * layout.scale, layout.tokenRadius);
    const QPointF between = tokens[1].at - tokens[0].at;
    const double length = std::hypot(between.x(), between.y());
    QPainterPath ring;
    if (layout.tokenHalfWidth > layout.tokenRadius * 1.05) { // stadiums: a rectangle holds them at every angle
        const double half = layout.tokenHalfWidth + offset, radius = layout.tokenRadius + offset;
        QRectF rect = QRectF(tokens[0].at, tokens[1].at).normalized();
        ring.addRoundedRect(rect.adjusted(-half, -radius, half, radius), radius, radius);
    } else {
        const double radius = layout.tokenRadius + offset;
        QPainterPath straight;
        straight.addRoundedRect(QRectF(-radius, -radius, length + 2 * radius, 2 * radius), radius, radius);
        QTransform turn;
        turn.translate(tokens[0].at.x(), tokens[0].at.y());
        turn.rotateRadians(std::atan2(between.y(), between.x()));
        ring = turn.map(straight);
    }
    PathShape shape;
    shape.path = ring;
    shape.stroke = {drawing.theme.ink, 1.6 * layout.thick(), {}};
    MarkId id;
    id.name = QStringLiteral("inspected");
    drawing.scene.add(std::move(shape), id);
}

void drawBars(NetworkDrawing& drawing, const Lanes& lanes, double axis, double length, double opacity)
{
    const NetworkLayout& layout = drawing.layout;
    const KeyScale scale(drawing.resident.recording->input, drawing.resident.recording->type);
    const double thick = std::min(9 * layout.scale, layout.pitch * 0.42);
    drawing.scene.add(
        LineShape{{axis, layout.tintTop + 2}, {axis, layout.tintBottom - 2}, {drawing.theme.wire, layout.strokes, {}}},
        {}, opacity);
    for (std::size_t wire = 0; wire < layout.wires && wire < lanes.keys->size(); ++wire) {
        if (lanes.isPad(wire))
            continue;
        const double width = std::max(1.5, length * scale((*lanes.keys)[wire]));
        RectShape bar;
        bar.rect = {axis + 0.5, layout.wireY(wire) - thick / 2, width, thick};
        bar.radius = std::min(1.0, thick / 4);
        bar.fill = drawing.theme.done;
        drawing.scene.add(bar, {}, opacity);
    }
}

void drawValues(NetworkDrawing& drawing, const Lanes& lanes, double right, double size, int weight, const QColor& color)
{
    const NetworkLayout& layout = drawing.layout;
    for (std::size_t wire = 0; wire < layout.wires && wire < lanes.keys->size(); ++wire) {
        TextShape text;
        const bool pad = lanes.isPad(wire);
        text.text = pad ? say("pad")
                        : QString::fromStdString(formatValue((*lanes.keys)[wire], drawing.resident.recording->type));
        text.size = pad ? std::min(size, std::max(layout.smallestText, 11 * layout.scale)) : size;
        text.weight = pad ? 400 : weight;
        text.align = Align::right;
        text.color = pad ? drawing.theme.ink3 : color;
        text.at = {right, layout.wireY(wire) + capHeight(text) / 2};
        drawing.labels.place(drawing.scene, text);
    }
}

/// Equal keys are joined on the wires' side, in the gap before the results.
void drawEqualResults(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    if (drawing.equal && layout.pitch >= 18 * layout.thick()) // else the arcs are a tangle
        joinNeighbours(drawing.scene, drawing.theme, *drawing.equal, {-7 * layout.scale, 0}, layout.thick(),
                       [&](std::size_t wire) {
                           return QPointF{layout.resultLeft, layout.wireY(wire)};
                       });
}

} // namespace

void drawToken(NetworkDrawing& drawing, QPointF at, std::uint32_t key, bool isPad, bool moves, const MarkId& id)
{
    drawOne(drawing, {at, key, isPad, moves}, id);
}

void drawFocus(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const NetworkColumn* now = layout.now();
    if (now == nullptr)
        return;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const double margin = 4 * s;
    RectShape card;
    card.rect = {now->left, layout.tintTop - margin, now->width, layout.tintBottom - layout.tintTop + 2 * margin};
    card.radius = std::min(13 * s, now->width / 3);
    card.fill = colors.dark ? colors.panel : colors.paper;
    card.stroke = {colors.dark ? colors.ink2 : colors.ink, 1.5 * layout.thick(), {}};
    card.shadow = true;
    drawing.scene.add(card, {QStringLiteral("focus"), static_cast<int>(now->launch), -1, -1});
    drawFocusTint(drawing, *now, now->left + 5 * s, now->right() - 5 * s);
    if (!now->comparators.moves.empty()) {
        drawFocusMoves(drawing, *now);
        return;
    }
    for (std::size_t wire = 0; wire < layout.wires; ++wire)
        drawing.scene.add(LineShape{{now->left + 1, layout.wireY(wire)},
                                    {now->right() - 1, layout.wireY(wire)},
                                    {wire < layout.keys ? colors.done : colors.ghost, 1.25 * layout.strokes, {}}});

    const double room = std::min(now->pitch, layout.pitch);
    const double dot = std::clamp(room * 0.11, 1.0, 3 * s);
    const double head = std::clamp(room * 0.32, 2.0, 9 * s);
    const auto idOf = [now](const Comparator& one, const QString& part) {
        MarkId id;
        id.name = QStringLiteral("launch%1-item%2-%3").arg(now->launch).arg(one.item).arg(part);
        id.launch = static_cast<int>(now->launch);
        id.item = one.item;
        return id;
    };
    for (const Comparator& one : now->comparators.all) {
        const double x = now->slotX(one.slot);
        const QColor color = one.swaps ? colors.move.line : colors.keep.line;
        const double top = layout.wireY(one.low()), bottom = layout.wireY(one.high());
        if (one.swaps && layout.tokenRadius > 3) {
            const double bulge = layout.lensHalfWidth * 2;
            PathShape lens;
            lens.path.moveTo(x, top);
            lens.path.quadTo({x + bulge, (top + bottom) / 2}, {x, bottom});
            lens.path.quadTo({x - bulge, (top + bottom) / 2}, {x, top});
            lens.stroke = {color, 1.1 * layout.thick(), {2.5, 2.5}};
            drawing.scene.add(std::move(lens), {}, 0.8);
        }
        PathShape shape;
        // A key that stays covers the wire's end: its arrow ends at the square's edge.
        const double inset = one.swaps ? 0 : layout.tokenRadius - 0.5;
        const double sign = one.small < one.large ? 1 : -1;
        // Where keys are dots the arrowhead has the length of the whole comparator.
        const double longest = layout.tokenValues ? std::min(head, layout.pitch * 0.34)
                                                  : std::min({now->pitch * 0.75, 8 * s, (bottom - top) * 0.6});
        shape.path = comparatorPath(x, layout.wireY(one.small) + sign * inset, layout.wireY(one.large) - sign * inset,
                                    one.swaps ? dot : std::min(dot, 1.0), longest,
                                    std::clamp(room * 0.07, 0.9, 1.8 * layout.thick()));
        shape.fill = color;
        drawing.scene.add(std::move(shape), idOf(one, QStringLiteral("comparator")));
    }
    drawFocusDirections(drawing, *now, 5 * s);
    const Comparator* inspected = nullptr;
    for (const Comparator& one : now->comparators.all) {
        const auto tokens = tokensOf(layout, *now, one, drawing.moment.fraction);
        // Long keys that pass each other are not read while one lies over the other.
        const QPointF apart = tokens[1].at - tokens[0].at;
        const bool isClear = std::abs(apart.y()) > layout.motionSize ||
                             std::abs(apart.x()) > 2 * layout.tokenHalfWidth - 0.5 * layout.tokenRadius;
        drawOne(drawing, tokens[0], idOf(one, QStringLiteral("smaller")), isClear);
        drawOne(drawing, tokens[1], idOf(one, QStringLiteral("larger")), isClear);
        if (drawing.selected && *drawing.selected == one.item)
            inspected = &one;
    }
    if (inspected != nullptr)
        drawRing(drawing, tokensOf(layout, *now, *inspected, drawing.moment.fraction));
}

void drawKeys(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const double indexSize = std::max(layout.smallestText, std::min(12 * s, layout.pitch / 1.24));
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(indexSize * 1.24 / layout.pitch - 1e-9)));
    const std::size_t step = std::bit_ceil(every);
    for (std::size_t wire = 0; wire < layout.wires; wire += step) {
        TextShape text;
        text.text = QString::number(wire);
        text.size = indexSize;
        text.align = Align::right;
        text.color = wire < layout.keys ? colors.ink2 : colors.ink3;
        text.at = {layout.indexRight, layout.wireY(wire) + capHeight(text) / 2};
        drawing.labels.place(drawing.scene, text);
    }
    if (const auto lanes = lanesOf(drawing.resident, 0)) {
        drawBars(drawing, *lanes, layout.inputAxis, layout.barLength, 1);
        if (layout.keyValues)
            drawValues(drawing, *lanes, layout.inputValueRight, layout.keySize, 600, colors.ink);
    }
    for (const NetworkState& state : layout.states) {
        const auto lanes = lanesOf(drawing.resident, state.state);
        if (!lanes)
            continue;
        if (state.state == drawing.moment.launch && drawing.moment.fraction < 1)
            continue; // it has not ended
        drawBars(drawing, *lanes, state.axis, layout.stateBarLength, 0.7);
        if (layout.detail == StateDetail::valuesAndBars)
            drawValues(drawing, *lanes, state.axis - 5 * s, layout.historySize, 400, colors.ink2);
    }
}

void drawResults(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const std::size_t count = drawing.resident.recording->launches.size();
    const auto lanes = lanesOf(drawing.resident, count);
    // Nothing is a result before the last launch has ended.
    const bool ended = drawing.moment.launch == count && (count == 0 || drawing.moment.fraction >= 1);
    const double h = layout.resultHeight;
    const bool isPart = isPartOfSort(*drawing.resident.recording);
    const std::vector<bool> out = ended && !isPart ? outOfPlace(*drawing.resident.recording) : std::vector<bool>{};
    const auto firstOut = static_cast<std::size_t>(std::ranges::find(out, true) - out.begin());
    const bool early = ended && endsEarly(*drawing.resident.recording);
    for (std::size_t wire = 0; wire < layout.wires; ++wire) {
        RectShape box;
        box.rect = {layout.resultLeft, layout.wireY(wire) - h / 2, layout.resultWidth, h};
        box.radius = std::min(5 * layout.scale, h * 0.28);
        box.stroke = {wire < layout.keys ? colors.line2 : colors.ghost, layout.strokes, {}};
        const bool pad = wire >= layout.keys;
        if (pad)
            box.stroke.dash = {2.5, 2};
        const MarkId id{QStringLiteral("result%1").arg(wire), -1, -1, static_cast<qint64>(wire)};
        const std::size_t first = drawing.scene.marks.size();
        drawing.scene.add(box, id);
        if (pad || !ended || !lanes || wire >= lanes->keys->size())
            continue;
        const bool isOut = wire < out.size() && out[wire];
        QColor ink = colors.ink;
        if (isOut && !early) {
            const Wrong wrong = wire == firstOut ? Wrong::first : Wrong::later;
            ink = wrongLook(colors, wrong, layout.scale).on;
            drawing.scene.add(tornCell(box.rect, box.radius, colors, wrong, layout.scale));
        } else {
            if (!isPart && !isOut) {
                box.fill = colors.keep.fill;
                box.stroke = {};
                ink = colors.keep.on;
            }
            drawing.scene.add(box);
        }
        own(drawing.scene, first, id);
        if (!layout.keyValues)
            continue;
        TextShape text;
        text.text = QString::fromStdString(formatValue((*lanes->keys)[wire], drawing.resident.recording->type));
        text.size = layout.isPresented ? layout.keySize
                                       : std::max(layout.smallestText, std::min(13 * layout.scale, layout.keySize));
        text.weight = 600;
        text.align = Align::center;
        text.color = ink;
        text.at = {box.rect.center().x(), layout.wireY(wire) + capHeight(text) / 2};
        const std::size_t value = drawing.scene.marks.size();
        drawing.labels.place(drawing.scene, text);
        own(drawing.scene, value, id);
    }
    if (ended && !isPart)
        drawEqualResults(drawing);
}

} // namespace lockstep::ui
