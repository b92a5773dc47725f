// The line under a network that tells what its signs are.
#include "ui/kit/legend.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/comparator.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/lenses/network/draw.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

void addKeySigns(Legend& legend, const NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const QSizeF key{14 * s, 14 * s};
    const auto square = [radius = 4 * s](const QColor& fill, const Stroke& edge) {
        return [=](Scene& scene, const QRectF& rect) {
            scene.add(RectShape{rect.adjusted(1, 1, -1, -1), radius, fill, edge});
        };
    };
    // A shuffle compares nothing: keys change wires without being swapped.
    const NetworkColumn* now = layout.now();
    const bool onlyMoves =
        now != nullptr
            ? now->comparators.all.empty() &&
                  std::ranges::any_of(now->comparators.moves, [](const WireMove& move) { return move.from != move.to; })
            : drawing.resident.recording->work() == 0;
    const auto oneOf = [onlyMoves](const QString& moved, const QString& longer, const QString& shorter) {
        return onlyMoves ? QStringList{moved, moved, {}} : QStringList{longer, shorter, {}};
    };
    if (layout.wires > 1) {
        legend.entries.push_back({key, cellSign(key.height() / 2, colors.move.fill),
                                  oneOf(say("to another wire"), say("both keys change wires"), say("keys move")),
                                  onlyMoves ? say("moved") : say("swap"), colors.move.text});
        legend.entries.push_back({key, square(colors.keep.tint, {colors.keep.line, 2, {}}),
                                  oneOf(say("on its wire"), say("already in order"), say("in order")), say("stay"),
                                  colors.keep.text});
    }
    if (layout.wires > layout.keys)
        legend.entries.push_back({key, square(Qt::transparent, {colors.ink3, 1, {2.5, 2}}),
                                  QStringList{say("no key, sorts last"), say("no key")}, say("pad"), colors.ink2});
}

/// The ways of equal keys, each in its own line.
void addWays(Legend& legend, const NetworkDrawing& drawing)
{
    if (!hasWays(drawing))
        return;
    const double s = drawing.layout.scale;
    const auto groups = tracedKeys(drawing.resident);
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const std::uint32_t first = tracedKey(drawing.resident, groups[g].front());
        const QString key =
            valueText(first, *drawing.resident.recording).section(QLatin1Char(':'), 0, 0) + QStringLiteral(":…");
        const Stroke stroke = wayStroke(drawing.theme, g, 1.8);
        const LegendSign way = [stroke](Scene& scene, const QRectF& rect) {
            PathShape path;
            path.path.moveTo(rect.topLeft());
            path.path.lineTo(rect.center().x(), rect.top());
            path.path.lineTo(rect.center().x(), rect.bottom());
            path.path.lineTo(rect.bottomRight());
            path.stroke = stroke;
            scene.add(std::move(path));
        };
        legend.entries.push_back({.size = {16 * s, 8 * s},
                                  .sign = way,
                                  .words = {say("path of the keys %1").arg(key), say("keys %1").arg(key), key},
                                  .id = {QStringLiteral("legend-way"), -1, -1, -1}});
    }
}

/// The arrows of comparators, and of blocks that are sorted one way or the other.
void addArrows(Legend& legend, const NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const Recording& recording = *drawing.resident.recording;
    const double s = layout.scale;
    const bool isDescending = largestFirst(recording);
    if (layout.wires > 1 && recording.work() > 0)
        legend.entries.push_back({{8 * s, 14 * s},
                                  [s, color = colors.ink2](Scene& scene, const QRectF& rect) {
                                      scene.add(PathShape{comparatorPath(rect.center().x(), rect.top(),
                                                                         rect.bottom() + s, 2.5 * s, 6 * s, 1.5 * s),
                                                          color,
                                                          {}});
                                  },
                                  isDescending ? QStringList{say("the smaller key leaves at the arrowhead"),
                                                             say("smaller key at the head"), say("smaller key")}
                                               : QStringList{say("the larger key leaves at the arrowhead"),
                                                             say("larger key at the head"), say("larger key")}});
    const NetworkColumn* now = layout.now();
    if (now == nullptr || !hasBlockArrows(drawing, *now))
        return;
    const auto run = stageOf(layout, static_cast<std::size_t>(now - layout.columns.data())).run;
    std::array<bool, 2> seen{};
    for (std::size_t wire = 0; wire + 1 < layout.wires; wire += run)
        seen[ascends(drawing, *now, wire, run) ? 0 : 1] = true;
    for (const bool up : {true, false}) {
        const QColor color = up ? colors.ascending.text : colors.descending.text;
        const LegendSign wedge = [s, color, isDownwards = up != isDescending](Scene& scene, const QRectF& rect) {
            const double from = isDownwards ? rect.top() : rect.bottom(), to = isDownwards ? rect.bottom() : rect.top();
            scene.add(PathShape{wedgePath(rect.center().x(), from, to, 2.5 * s), color, {}});
        };
        if (seen[up ? 0 : 1])
            legend.entries.push_back({{8 * s, 14 * s}, wedge, {}, up ? say("ascends") : say("descends"), color});
    }
}

/// What the bars of the keys measure.
QStringList lengthWords(const Recording& recording, std::size_t launch)
{
    const std::optional<Field> field = fieldSortedBy(recording, launch);
    if (!field)
        return {say("bar length is the key"), say("length: key"), say("key")};
    return *field == Field::second
               ? QStringList{say("bar length is the second field"), say("length: second field"), say("second field")}
               : QStringList{say("bar length is the first field"), say("length: first field"), say("first field")};
}

} // namespace

void drawLegend(NetworkDrawing& drawing, bool hasRooms)
{
    const NetworkLayout& layout = drawing.layout;
    const double s = layout.scale;
    Legend legend{s, 0, layout.size.width(), 0, layout.legendY - 4 * s};
    legend.apart = 26;
    legend.nearest = 18;
    if (layout.legendY <= 0 || legend.y + 8 * s > layout.size.height())
        return;
    addKeySigns(legend, drawing);
    if (hasRooms)
        legend.entries.push_back({{14 * s, 14 * s},
                                  cellSign(4 * s, Qt::transparent, Stroke{drawing.theme.compute.line, 1.5, {4, 2}}),
                                  {say("a work-group's keys in local memory"), say("in local memory"), say("local")}});
    addWays(legend, drawing);
    addArrows(legend, drawing);
    legend.entries.push_back(
        {{16 * s, 14 * s},
         [s, color = drawing.theme.done](Scene& scene, const QRectF& rect) {
             for (int i = 0; i < 3; ++i)
                 scene.add(RectShape{{rect.left(), rect.top() + 5 * s * i, (7 + 4.5 * i) * s, 4 * s}, 0, color, {}});
         },
         lengthWords(*drawing.resident.recording, drawing.moment.launch)});
    addLegend(drawing.scene, drawing.theme, std::move(legend), &drawing.labels);
}

} // namespace lockstep::ui
