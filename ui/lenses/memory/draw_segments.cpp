#include "ui/lenses/memory/draw.hpp"

#include "engine/model/launch.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/mix.hpp"

#include <QPainterPath>
#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

/// Rows of the array, so many words each, that hold a word that is asked for.
struct Rows {
    std::size_t words = 0;                    ///< of a row
    std::size_t segment = 0;                  ///< words of a segment
    std::map<std::size_t, std::size_t> place; ///< of each row that is drawn, from the top
    std::set<std::size_t> segments;           ///< that are moved
    double pitch = 0, top = 0, apart = 0;

    double y(std::size_t index) const { return top + (static_cast<double>(place.at(index / words)) + 0.5) * pitch; }
    double x(const QRectF& plot, std::size_t index) const
    {
        return plot.left() + (static_cast<double>(index % words) + 0.5) * apart;
    }
};

Rows rowsOf(const MemoryDrawing& on, const MemoryOperation& shown)
{
    Rows rows;
    rows.segment = on.machine.segment / sizeof(std::uint32_t);
    rows.words = std::max<std::size_t>(rows.segment, on.machine.wavefront);
    for (const LaneAccess& lane : shown.lanes) {
        rows.place.emplace(lane.index / rows.words, 0);
        rows.segments.insert(lane.index / rows.segment);
    }
    std::size_t next = 0;
    for (auto& [row, place] : rows.place)
        place = next++;
    const double s = on.plan.scale;
    rows.top = on.plan.plot.top() + 34 * s;
    const double room = on.plan.plot.bottom() - rows.top - 14 * s;
    rows.pitch = std::min(room / static_cast<double>(next), 34 * s);
    // A few rows stand apart from the lanes, so that their lines can be told from one another.
    rows.top += std::max(0.0, 0.6 * (room - rows.pitch * static_cast<double>(next)));
    rows.apart = on.plan.plot.width() / static_cast<double>(rows.words);
    return rows;
}

void drawRow(const MemoryDrawing& on, const Rows& rows, std::size_t row, double size)
{
    const double y = rows.y(row * rows.words), height = std::min(0.72 * rows.pitch, 13 * on.plan.scale);
    const std::size_t first = row * rows.words / rows.segment, count = rows.words / rows.segment;
    const double width = on.plan.plot.width() / static_cast<double>(count);
    for (std::size_t k = 0; k < count; ++k) {
        const bool isMoved = rows.segments.contains(first + k);
        const QRectF bar(on.plan.plot.left() + static_cast<double>(k) * width + 1, y - height / 2, width - 2, height);
        RectShape shape{bar, height / 2, isMoved ? mix(on.colors.move.tint, on.colors.move.dim, 0.25) : QColor(), {}};
        if (!isMoved) {
            shape.fill = Qt::transparent;
            shape.stroke = {on.colors.line2, std::max(0.75, 0.8 * on.plan.scale), {}};
        }
        on.scene.add(shape, {.name = QStringLiteral("segment%1").arg(first + k)});
    }
    const QString name =
        QStringLiteral("%1[%2]").arg(QString::fromStdString(on.read.arrays[on.read.access])).arg(row * rows.words);
    on.labels.place(on.scene, textAt(name, {on.plan.plot.left() - 12 * on.plan.scale, y}, size, 400, on.colors.ink2,
                                     Align::right, FontFamily::mono));
}

/// From a lane to its word: straight to one of a few rows, else down and along the row.
QPainterPath lineTo(QPointF from, QPointF to, bool isStraight)
{
    QPainterPath path(from);
    if (!isStraight)
        path.lineTo(from.x(), to.y());
    path.lineTo(to);
    return path;
}

} // namespace

std::size_t lanesOf(const MemoryOperation& operation, const Launch& launch, const MemoryMachine& machine)
{
    const std::size_t perGroup = (launch.local + machine.wavefront - 1) / machine.wavefront;
    const std::size_t before = operation.wavefront % perGroup * machine.wavefront;
    return std::min<std::size_t>(machine.wavefront, launch.local - before);
}

std::size_t lanesIn(const MemoryOperation& operation)
{
    std::set<std::uint32_t> lanes;
    for (const LaneAccess& lane : operation.lanes)
        lanes.insert(lane.lane);
    return lanes.size();
}

void drawLanes(const MemoryDrawing& on, double y, double apart)
{
    const MemoryOperation& shown = *on.read.operation();
    const std::size_t lanes = lanesOf(shown, on.launch, on.machine);
    const double s = on.plan.scale, half = std::min(0.36 * apart, 5.5 * s);
    std::map<std::uint32_t, const LaneAccess*> active;
    for (const LaneAccess& lane : shown.lanes)
        active[lane.lane] = &lane;
    on.labels.place(on.scene, textAt(say("lanes"), {on.plan.plot.left() - 12 * s, y},
                                     std::max(12 * s, on.plan.smallest), 600, on.colors.ink, Align::right));
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const double x = on.plan.plot.left() + (lane + 0.5) * apart;
        const auto at = active.find(lane);
        const bool isOn = at != active.end();
        RectShape square{around({x, y}, half, half), 0.3 * half, isOn ? on.colors.ink2 : Qt::transparent, {}};
        if (!isOn)
            square.stroke = {on.colors.line2, std::max(1.0, 1.1 * s), {}};
        MarkId id{.name = QStringLiteral("lane%1").arg(lane)};
        if (isOn)
            id.item = at->second->item;
        if (isOn && on.selectedItem == at->second->item)
            square.stroke = {on.colors.ink, 2 * s, {}};
        on.scene.add(square, id);
        if (lane % 8 == 0 || lane + 1 == lanes)
            on.labels.place(on.scene, textAt(QString::number(lane), {x, y - half - 9 * s},
                                             std::max(11 * s, on.plan.smallest), 400, on.colors.ink3));
    }
}

void drawSegments(const MemoryDrawing& on)
{
    const MemoryOperation& shown = *on.read.operation();
    const Rows rows = rowsOf(on, shown);
    const double s = on.plan.scale, laneY = on.plan.plot.top() + 14 * s;
    for (const auto& [row, place] : rows.place)
        drawRow(on, rows, row, std::max(11 * s, on.plan.smallest));
    const bool isStraight = rows.place.size() <= 8;
    const double thin = std::max(0.8, std::min(1.2, 0.07 * rows.apart) * s);
    const double radius = std::min({0.3 * rows.apart, 0.36 * rows.pitch, 4.5 * s});
    std::set<std::uint32_t> drawn;
    std::map<std::uint32_t, std::uint32_t> words; // of a lane: a vector's are several
    const auto named = [&](const char* what, std::uint32_t lane, std::uint32_t nth) {
        return QString::fromLatin1(what) + QString::number(lane + nth * on.machine.wavefront);
    };
    for (const LaneAccess& lane : shown.lanes) {
        const QPointF from(on.plan.plot.left() + (lane.lane + 0.5) * rows.apart, laneY);
        const QPointF to(rows.x(on.plan.plot, lane.index), rows.y(lane.index));
        const bool isSelected = on.selectedItem == lane.item;
        const QPainterPath path = lineTo(from, to, isStraight);
        on.scene.add(PathShape{path, Qt::transparent, {on.colors.move.line, isSelected ? 2.4 * thin : thin, {}}},
                     {.name = named("line", lane.lane, words[lane.lane]++), .item = lane.item}, isSelected ? 1 : 0.75);
    }
    words.clear();
    for (const LaneAccess& lane : shown.lanes) {
        const std::uint32_t nth = words[lane.lane]++;
        const QPointF from(on.plan.plot.left() + (lane.lane + 0.5) * rows.apart, laneY);
        const QPointF to(rows.x(on.plan.plot, lane.index), rows.y(lane.index));
        const QPointF corner = isStraight ? between(from, to, 0.5) : QPointF(from.x(), to.y());
        const std::optional<QPointF> way = on.wayOf(from, corner, to);
        if (way)
            on.scene.add(disc(*way, radius, on.colors.move.fill),
                         {.name = named("way", lane.lane, nth), .item = lane.item});
        if (on.liesInMemory() && drawn.insert(lane.index).second)
            on.scene.add(disc(to, radius, on.colors.move.fill),
                         {.name = named("word", lane.lane, nth), .item = lane.item});
    }
    drawLanes(on, laneY, rows.apart);
    if (!isStraight || on.fraction < 1)
        return;
    for (const std::uint32_t index : drawn) // lines to a lower row would cross the others
        if (index / rows.words == rows.place.rbegin()->first)
            on.labels.place(on.scene,
                            textAt(QString::number(index),
                                   {rows.x(on.plan.plot, index), rows.y(index) + radius + 9 * s},
                                   std::max(11 * s, on.plan.smallest), 400, on.colors.ink2),
                            {.name = QStringLiteral("index%1").arg(index)});
}

} // namespace lockstep::ui
