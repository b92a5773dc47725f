#include "engine/model/recording.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/lenses/network/draw.hpp"

#include "engine/input/input.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

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

void drawBars(NetworkDrawing& drawing, const Lanes& lanes, double axis, double length, double opacity)
{
    const NetworkLayout& layout = drawing.layout;
    const Recording& recording = *drawing.resident.recording;
    const std::size_t k = drawing.moment.launch;
    const KeyScale scale(bySortedField(recording, k, recording.input), recording.type);
    const double thick = std::min(9 * layout.scale, layout.pitch * 0.42);
    drawing.scene.add(
        LineShape{{axis, layout.tintTop + 2}, {axis, layout.tintBottom - 2}, {drawing.theme.wire, layout.strokes, {}}},
        {}, opacity);
    for (std::size_t wire = 0; wire < layout.wires && wire < lanes.keys->size(); ++wire) {
        if (lanes.isPad(wire))
            continue;
        const double width = std::max(1.5, length * scale(bySortedField(recording, k, (*lanes.keys)[wire])));
        RectShape bar;
        bar.rect = {axis + 0.5, layout.wireY(wire) - thick / 2, width, thick};
        bar.radius = std::min(1.0, thick / 4);
        bar.fill = drawing.theme.done;
        drawing.scene.add(bar, {}, opacity);
    }
}

void drawValues(NetworkDrawing& drawing, const Lanes& lanes, double right, double size, int weight, const QColor& color,
                const QString& named, const std::vector<QRectF>& taken)
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
        const QRectF bounds = textBounds(text);
        if (std::ranges::any_of(taken, [&](const QRectF& room) { return room.intersects(bounds); }))
            continue;
        MarkId id;
        if (!named.isEmpty())
            id.name = QStringLiteral("wire%1-%2").arg(wire).arg(named);
        drawing.labels.place(drawing.scene, text, id);
    }
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
        const bool isDim = layout.isPresented && drawing.moment.launch > 0; // the open card has what matters now
        if (!isDim)
            drawBars(drawing, *lanes, layout.inputAxis, layout.barLength, 1);
        if (isDim ? layout.historyValues : layout.keyValues)
            drawValues(drawing, *lanes, layout.inputValueRight, isDim ? layout.historySize : layout.keySize,
                       isDim ? 400 : 600, isDim ? colors.ink2 : colors.ink);
    }
    for (const NetworkState& state : layout.states) {
        const auto lanes = lanesOf(drawing.resident, state.state);
        if (!lanes)
            continue;
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
    const bool isPart = needNotSort(drawing.run);
    const std::vector<bool> out = ended && !isPart ? outOfPlace(drawing.run) : std::vector<bool>{};
    const auto firstOut = static_cast<std::size_t>(std::ranges::find(out, true) - out.begin());
    const bool early = ended && endsEarly(drawing.run);
    // Keys that stand where a sort would have them, though the algorithm is not done with them.
    const std::vector<bool> unfinished = early ? wrongOutputs(drawing.run) : std::vector<bool>{};
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
            if (!isPart && !isOut && !(wire < unfinished.size() && unfinished[wire])) {
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
