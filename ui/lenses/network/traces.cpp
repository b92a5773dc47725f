// The ways of equal keys that can be told apart by the values they carry: who crosses whom.
#include "engine/algorithms/keys.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/network/draw.hpp"

#include <algorithm>
#include <map>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostTracedWires = 32, mostTraced = 8; ///< more ways are a tangle

/// The way of one key over the columns that have ended.
class Trace {
public:
    Trace(const NetworkLayout& layout, double left, std::uint32_t wire)
        : m_layout(layout), m_wire(wire), m_path(QPointF{left, layout.wireY(wire)})
    {
    }
    /// The values that stand between two stages are left free.
    void over(double left, double right)
    {
        m_path.lineTo(left, m_layout.wireY(m_wire));
        m_path.moveTo(right, m_layout.wireY(m_wire));
    }
    void through(const NetworkColumn& column)
    {
        for (const WireMove& move : column.comparators.moves)
            if (move.from == m_wire) {
                const double from = m_layout.wireY(move.from), to = m_layout.wireY(move.to);
                const double bend = column.width / 2;
                m_path.lineTo(column.left, from);
                m_path.cubicTo({column.left + bend, from}, {column.right() - bend, to}, {column.right(), to});
                m_wire = move.to;
                return;
            }
        for (const Comparator& one : column.comparators.all)
            if (one.swaps && (one.small == m_wire || one.large == m_wire)) {
                const double x = column.slotX(one.slot);
                m_path.lineTo(x, m_layout.wireY(m_wire));
                m_wire = one.small == m_wire ? one.large : one.small;
                m_path.lineTo(x, m_layout.wireY(m_wire));
                return;
            }
    }
    QPainterPath until(double right)
    {
        m_path.lineTo(right, m_layout.wireY(m_wire));
        return m_path;
    }

private:
    const NetworkLayout& m_layout;
    std::uint32_t m_wire;
    QPainterPath m_path;
};

/// As they stand when they are sorted by the field that comes first; none where that state is not at hand.
const Words* keysToTrace(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    const std::size_t before = launchesByOtherFields(recording);
    if (before == 0)
        return &recording.input;
    const auto lanes = lanesOf(resident, before);
    return lanes && lanes->keys->size() >= recording.n() ? lanes->keys : nullptr;
}

} // namespace

std::uint32_t tracedKey(const Resident& resident, std::uint32_t place)
{
    return keysToTrace(resident)->at(place);
}

std::vector<std::vector<std::uint32_t>> tracedKeys(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    std::vector<std::vector<std::uint32_t>> groups;
    if (recording.type != ElementType::pair || recording.n() > mostTracedWires)
        return groups;
    const Words* keys = keysToTrace(resident);
    if (keys == nullptr)
        return groups;
    const KeyOrder order = keyOrder(recording.parameters);
    std::map<std::uint32_t, std::vector<std::uint32_t>> byKey;
    for (std::size_t i = 0; i < recording.n(); ++i)
        byKey[order.order((*keys)[i])].push_back(static_cast<std::uint32_t>(i));
    // Those that cross are told before those that keep their order, as far as ways can be followed by eye.
    const auto crosses = [&](const std::vector<std::uint32_t>& places) {
        return !std::ranges::is_sorted(places, {}, [&](std::uint32_t place) {
            return std::ranges::find(recording.output, (*keys)[place]) - recording.output.begin();
        });
    };
    for (auto& [key, places] : byKey)
        if (places.size() > 1)
            groups.push_back(std::move(places));
    std::ranges::stable_partition(groups, crosses);
    std::size_t traced = 0, kept = 0;
    while (kept < groups.size() && (kept == 0 || traced + groups[kept].size() <= mostTraced))
        traced += groups[kept++].size();
    groups.resize(kept);
    return groups;
}

Stroke wayStroke(const Theme& colors, std::size_t group, double width)
{
    const Stroke strokes[] = {{colors.buckets[0].line, width, {}},
                              {colors.buckets[3].line, width, {4, 1.5}},
                              {colors.ink2, width, {1.2, 1.2}},
                              {colors.ink, width, {5, 1.5, 1.2, 1.5}}};
    return strokes[group % std::size(strokes)];
}

bool hasWays(const NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const std::size_t before = launchesByOtherFields(*drawing.resident.recording);
    const bool isCut =
        layout.cutLeft && (before == 0 || layout.columns.empty() || layout.columns.front().launch > before + 1);
    return !isCut && !tracedKeys(drawing.resident).empty();
}

void drawTraces(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const std::size_t before = launchesByOtherFields(*drawing.resident.recording);
    if (drawing.moment.launch <= before || !hasWays(drawing))
        return;
    const auto groups = tracedKeys(drawing.resident);
    double left = layout.inputRight + 3 * layout.scale;
    if (before > 0)
        for (const NetworkColumn& column : layout.columns)
            if (column.launch == before + 1)
                left = column.left;
    for (const NetworkState& state : layout.states)
        if (before > 0 && state.state == before)
            left = state.right + 3;
    const bool ended = drawing.moment.fraction >= 1;
    const NetworkColumn* now = layout.now();
    double right = left;
    if (now != nullptr)
        right = ended ? layout.cardRight() : layout.cardLeft();
    if (ended && drawing.moment.launch == drawing.resident.recording->launchCount())
        right = layout.resultLeft - 1;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const std::uint32_t place : groups[g]) {
            Trace trace(layout, left, place);
            for (const NetworkColumn& column : layout.columns) {
                if (column.launch <= before)
                    continue;
                for (const NetworkState& state : layout.states)
                    if (state.state + 1 == column.launch && state.state > before && state.right < right)
                        trace.over(state.left - 3, state.right + 3);
                if (column.tense != Tense::future && (ended || !column.isOpen))
                    trace.through(column);
            }
            drawing.scene.add(PathShape{trace.until(right), Qt::transparent,
                                        wayStroke(drawing.theme, g, 1.8 * std::min(layout.thick(), 2.0))},
                              {QStringLiteral("way%1").arg(place), -1, -1, static_cast<qint64>(place)}, 0.85);
        }
}

} // namespace lockstep::ui
