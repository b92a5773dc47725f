#include "ui/lenses/memory/draw.hpp"

#include "engine/model/launch.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace lockstep::ui {
namespace {

/// The distinct words of each bank, in the order of their addresses: the hardware's own order is not known.
using Stacks = std::map<std::uint32_t, std::vector<std::uint32_t>>;

Stacks stacksOf(const MemoryOperation& shown, std::uint32_t banks)
{
    Stacks stacks;
    for (const std::uint32_t word : distinctWords(shown))
        stacks[word % banks].push_back(word);
    return stacks;
}

struct Columns {
    double apart = 0, pitch = 0, top = 0, bottom = 0;
    double numbers = 0; ///< size of the numbers of words; 0: none

    double y(std::size_t turn) const { return bottom - (static_cast<double>(turn) + 0.5) * pitch; }
};

Columns columnsOf(const MemoryDrawing& on, const MemoryOperation& shown)
{
    Columns columns;
    const double s = on.plan.scale;
    columns.apart = on.plan.plot.width() / std::max(on.machine.banks, on.machine.wavefront);
    columns.bottom = on.plan.plot.bottom() - 18 * s;
    const double room = columns.bottom - on.plan.plot.top() - 76 * s;
    columns.pitch = std::min(22 * s, room / shown.turns);
    columns.top = columns.bottom - columns.pitch * shown.turns - 4 * s;
    std::uint32_t largest = 0;
    for (const LaneAccess& lane : shown.lanes)
        largest = std::max(largest, lane.index);
    const std::array sizes{12 * s, 11 * s};
    const double width = on.plan.plot.width() / on.machine.banks;
    const double fits = fittingSize(QString::number(largest), width - 3 * s, sizes, 600);
    if (columns.pitch >= 1.2 * fits && fits >= on.plan.smallest)
        columns.numbers = fits;
    return columns;
}

void drawColumns(const MemoryDrawing& on, const Columns& columns, const Stacks& stacks, double width)
{
    const double s = on.plan.scale, size = std::max(11 * s, on.plan.smallest);
    for (std::uint32_t bank = 0; bank < on.machine.banks; ++bank) {
        const double x = on.plan.plot.left() + (bank + 0.5) * width;
        on.scene.add(RectShape{{x - 0.42 * width, columns.top, 0.84 * width, columns.bottom - columns.top + 3 * s},
                               std::min(4 * s, 0.3 * width),
                               on.colors.cell,
                               {on.colors.line, std::max(0.75, 0.8 * s), {}}},
                     {.name = QStringLiteral("bank%1").arg(bank)});
        if (bank % 8 == 0 || bank + 1 == on.machine.banks)
            on.labels.place(on.scene, textAt(QString::number(bank), {x, columns.bottom + 12 * s}, size,
                                             stacks.contains(bank) ? 600 : 400, on.colors.ink2));
    }
    on.labels.place(on.scene, textAt(say("bank"), {on.plan.plot.left() - 12 * s, columns.bottom + 12 * s}, size, 400,
                                     on.colors.ink2, Align::right));
    const std::uint32_t turns = on.read.operation()->turns;
    for (const std::uint32_t turn : {turns, 1u})
        on.labels.place(on.scene, textAt(say("turn %1").arg(turn), {on.plan.plot.left() - 12 * s, columns.y(turn - 1)},
                                         size, turn == turns ? 600 : 400, on.colors.ink2, Align::right));
}

} // namespace

void drawBanks(const MemoryDrawing& on)
{
    const MemoryOperation& shown = *on.read.operation();
    const Stacks stacks = stacksOf(shown, on.machine.banks);
    const Columns columns = columnsOf(on, shown);
    const double s = on.plan.scale, laneY = on.plan.plot.top() + 14 * s;
    const double width = on.plan.plot.width() / on.machine.banks;
    drawColumns(on, columns, stacks, width);
    const double thin = std::max(0.8, std::min(1.2, 0.07 * width) * s);
    std::map<std::uint32_t, std::size_t> turnOf; // of each word
    for (const auto& [bank, words] : stacks)
        for (std::size_t turn = 0; turn < words.size(); ++turn)
            turnOf[words[turn]] = turn;
    const auto xOf = [&](std::uint32_t word) { return on.plan.plot.left() + (word % on.machine.banks + 0.5) * width; };
    for (const LaneAccess& lane : shown.lanes) {
        const std::size_t height = stacks.at(lane.index % on.machine.banks).size();
        const QPointF from(on.plan.plot.left() + (lane.lane + 0.5) * columns.apart, laneY);
        const QPointF to(xOf(lane.index), columns.y(height - 1) - 0.5 * columns.pitch);
        const bool isSelected = on.selectedItem == lane.item;
        on.scene.add(LineShape{from, to, {on.colors.move.line, isSelected ? 2.4 * thin : thin, {}}},
                     {.name = QStringLiteral("line%1").arg(lane.lane), .item = lane.item}, isSelected ? 1 : 0.75);
    }
    const double half = std::min(0.4 * width, 11 * s), tall = std::min(0.42 * columns.pitch, 9 * s);
    std::set<std::uint32_t> drawn;
    for (const LaneAccess& lane : shown.lanes) {
        const QPointF from(on.plan.plot.left() + (lane.lane + 0.5) * columns.apart, laneY);
        const QPointF to(xOf(lane.index), columns.y(turnOf.at(lane.index)));
        const auto token = [&](QPointF at, const MarkId& id) {
            on.scene.add(RectShape{around(at, half, tall), std::min(half, tall), on.colors.move.fill, {}}, id);
        };
        if (const auto way = on.wayOf(from, to))
            token(*way, {.name = QStringLiteral("way%1").arg(lane.lane), .item = lane.item});
        if (!on.liesInMemory() || !drawn.insert(lane.index).second)
            continue;
        const MarkId id{.name = QStringLiteral("word%1").arg(lane.lane), .item = lane.item};
        token(to, id);
        if (columns.numbers > 0 && on.fraction >= 1)
            on.labels.place(on.scene, textAt(QString::number(lane.index), to, columns.numbers, 600, on.colors.move.on),
                            id.part(QStringLiteral("index")));
    }
    drawLanes(on, laneY, columns.apart);
}

} // namespace lockstep::ui
