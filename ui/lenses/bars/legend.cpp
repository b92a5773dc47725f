// The line under the bars that tells what their colours are.
#include "ui/kit/legend.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/bars/draw.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>
#include <functional>

namespace lockstep::ui {

namespace {

/// What the shades of densities mean, and which lanes stay empty.
QStringList densityWords(const BarsDrawing& drawing, bool over)
{
    const bool dark = drawing.colors.dark;
    const QString tone = drawing.digits && !over
                             ? (dark ? say("hue: digit in this pass; the brighter, the more keys")
                                     : say("hue: digit in this pass; the darker, the more keys"))
                             : (dark ? say("the brighter, the more elements") : say("the darker, the more elements"));
    const QString brief = dark ? say("bright: many") : say("dark: many");
    const Recording& recording = *drawing.resident.recording;
    if (recording.lanes <= recording.n())
        return {tone, brief};
    return {tone + many(recording.lanes - recording.n(), "; %1 lane holds a pad and stays empty",
                        "; %1 lanes hold pads and stay empty"),
            tone, brief};
}

bool did(const BarsDrawing& drawing, Did what)
{
    return std::ranges::any_of(drawing.read.doings, [what](const Doing& doing) { return doing.did == what; });
}

/// The bars of keys that moved, and of those that stayed.
void addMoves(const BarsDrawing& drawing, std::vector<LegendEntry>& entries,
              const std::function<LegendEntry(Did, const QString&, const QString&)>& entry)
{
    const Recording& recording = *drawing.resident.recording;
    const bool sorts = recording.workUnit == WorkUnit::compares, packs = isPacking(recording);
    const bool swaps = sorts && (!drawing.read.hasEvents || drawing.read.compares);
    if (did(drawing, Did::moved))
        entries.push_back(entry(Did::moved,
                                swaps   ? say("both keys move")
                                : sorts ? say("keys move")
                                : packs ? packedWhere(recording, drawing.moment.launch)
                                        : say("to the slot of the digit"),
                                swaps ? say("swap") : say("change place")));
    if (did(drawing, Did::stayed))
        entries.push_back(entry(Did::stayed,
                                sorts   ? say("already in order")
                                : packs ? say("in its place already")
                                        : say("in its slot already"),
                                say("stay")));
}

} // namespace

void drawLegend(BarsDrawing& drawing)
{
    const Theme& colors = drawing.colors;
    const double s = drawing.plan.scale;
    const std::size_t launches = drawing.resident.recording->launchCount();
    const bool over = drawing.moment.launch == launches && drawing.moment.fraction >= 1;
    Legend legend{s, drawing.plan.plot.left(), drawing.scene.size.width(), 0, drawing.scene.size.height() - 9 * s};
    legend.apart = 26;
    const QSizeF bar{13 * s, 14 * s};
    const auto entry = [&](Did did, const QString& words, const QString& strong = {}) {
        const LegendSign sign = [=, &colors](Scene& scene, const QRectF& rect) {
            scene.add(barShape(rect, did, colors, s));
        };
        const QColor& tone = did == Did::moved    ? colors.move.text
                             : did == Did::stayed ? colors.keep.text
                                                  : colors.compute.text;
        return LegendEntry{bar, sign, {words}, strong, tone};
    };
    const LegendEntry density{{}, {}, densityWords(drawing, over)};
    const auto isAny = [&](const auto& is) { return std::ranges::any_of(drawing.scene.marks, is); };
    // Densities in the hues of digits, or all green, have no signs of what the launch did.
    if (drawing.digits || (drawing.plan.dense && over)) {
        legend.entries = {density};
    } else {
        // Of bars that are drawn as finished no more is told than that.
        if (over && isAny([&](const Mark& mark) {
                const auto* rect = std::get_if<RectShape>(&mark.shape);
                return rect != nullptr && rect->fill == colors.keep.fill;
            }))
            legend.entries.push_back({.size = bar,
                                      .sign = cellSign(0, colors.keep.fill),
                                      .strong = say("finished"),
                                      .color = colors.keep.text,
                                      .id = {QStringLiteral("finished-sample"), -1, -1, -1}});
        else
            addMoves(drawing, legend.entries, entry);
        if (isAny([](const Mark& mark) { return mark.id.name.startsWith(QStringLiteral("before")); }))
            legend.entries.push_back(
                {bar,
                 cellSign(0, Qt::transparent, Stroke{colors.ink3, 0.8 * drawing.plan.strokes, {3, 2}}),
                 {say("before this launch")}});
        if (did(drawing, Did::combined))
            legend.entries.push_back(entry(Did::combined, say("written in this launch"), say("combine")));
        if (drawing.plan.dense)
            legend.entries.push_back(density);
        else if (did(drawing, Did::nothing) && drawing.moment.launch > 0 && drawing.moment.launch < launches &&
                 !drawing.read.writesUntold)
            legend.entries.push_back(entry(Did::nothing, say("untouched")));
    }
    addLegend(drawing.scene, colors, std::move(legend), &drawing.labels);
}

} // namespace lockstep::ui
