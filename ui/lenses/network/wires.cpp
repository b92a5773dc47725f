// The wires, dashed where a pad lies on them: comparators take it from wire to wire.
#include "engine/model/recording.hpp"
#include "ui/lenses/network/draw.hpp"

#include <algorithm>

namespace lockstep::ui {

void PadWays::follow(const Comparators& column, double left, double right, const std::function<double(int)>& slotX)
{
    for (const WireMove& move : column.moves)
        set(move.to, (left + right) / 2, move.pad);
    for (const Comparator& one : column.all) {
        set(one.small, slotX(one.slot), one.smallPad);
        set(one.large, slotX(one.slot), one.largePad);
    }
}

void PadWays::set(std::size_t wire, double x, bool isPad)
{
    if (wire < m_changes.size() && holds(wire) != isPad)
        m_changes[wire].emplace_back(x, isPad);
}

bool PadWays::holds(std::size_t wire) const
{
    return m_changes[wire].back().second;
}

PadWays::PadWays(std::size_t wires, std::size_t keys)
{
    for (std::size_t wire = 0; wire < wires; ++wire)
        m_changes.push_back({{0, wire >= keys}});
}

std::vector<PadWays::Piece> PadWays::pieces(std::size_t wire, double from, double to) const
{
    std::vector<Piece> found;
    const auto& changes = m_changes[wire];
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const double left = std::max(from, i == 0 ? from : changes[i].first);
        const double right = std::min(to, i + 1 < changes.size() ? changes[i + 1].first : to);
        if (left < right)
            found.push_back({left, right, changes[i].second});
    }
    return found;
}

void drawWires(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const double s = layout.scale;
    const double start = layout.inputRight + 3 * s, end = layout.resultLeft - 1;
    // Where launches are left out, states, and columns where keys change their wires.
    std::vector<std::pair<double, double>> gaps;
    if (layout.cutLeft)
        gaps.emplace_back(layout.cutLeftX - 9 * s, layout.cutLeftX + 9 * s);
    for (const NetworkState& state : layout.states)
        gaps.emplace_back(state.left - 3, state.right + 3);
    for (const NetworkColumn& column : layout.columns)
        if (!column.comparators.moves.empty())
            gaps.emplace_back(column.left, column.right());
    if (layout.cutRight)
        gaps.emplace_back(layout.cutRightX - 9 * s, layout.cutRightX + 9 * s);
    std::ranges::sort(gaps);
    gaps.emplace_back(end, end);
    for (std::size_t wire = 0; wire < layout.wires; ++wire) {
        const double y = layout.wireY(wire);
        PathShape keys, pads;
        keys.stroke = {drawing.theme.wire, layout.strokes, {}};
        pads.stroke = {drawing.theme.ghost, layout.strokes, {3, 3}};
        double from = start;
        for (const auto& [left, right] : gaps) {
            for (const PadWays::Piece& piece : layout.padWays.pieces(wire, from, left)) {
                QPainterPath& path = (piece.isPad ? pads : keys).path;
                path.moveTo(piece.left, y);
                path.lineTo(piece.right, y);
            }
            from = right;
        }
        MarkId id;
        id.name = QStringLiteral("wire%1").arg(wire);
        id.index = static_cast<qint64>(wire);
        if (!keys.path.isEmpty())
            drawing.scene.add(keys, id);
        if (!pads.path.isEmpty()) {
            if (!keys.path.isEmpty())
                id.name += QStringLiteral("-pad");
            drawing.scene.add(pads, id);
        }
    }
}

} // namespace lockstep::ui
