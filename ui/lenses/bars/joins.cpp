// What joins the two keys that meet, under the bars.
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/bars/draw.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

void drawJoins(BarsDrawing& drawing, const Words* pads)
{
    const BarsPlan& plan = drawing.plan;
    if (plan.joins <= 0)
        return;
    const double step = plan.plot.width() / static_cast<double>(plan.elements), s = plan.scale;
    const double top = plan.plot.bottom() + 2 * s, room = plan.joins - 4 * s;
    const auto x = [&](std::uint32_t i) { return plan.plot.left() + (static_cast<double>(i) + 0.5) * step; };
    const auto isPad = [&](std::uint32_t i) { return pads != nullptr && i < pads->size() && (*pads)[i] != 0; };
    for (const auto& [first, second, item, swaps] : drawing.read.joins) {
        const bool picked = drawing.selected == item;
        const QColor color = isPad(first) || isPad(second) ? drawing.colors.ghost
                             : swaps                       ? drawing.colors.move.line
                                                           : drawing.colors.keep.line;
        const QPointF from{x(first), top}, to{x(second), top};
        // Long ones hang lower; the larger key is at the head.
        const double depth = room * std::min(1.0, 0.35 + std::abs(to.x() - from.x()) / plan.plot.width() * 1.5);
        const QPointF apex{(from.x() + to.x()) / 2, top + 2 * depth};
        QPainterPath path(from);
        path.quadTo(apex, to);
        const double width = (picked ? 2.4 : swaps ? 1.5 : 1) * plan.strokes * std::clamp(step / 6, 0.5, 1.0);
        const MarkId id{QStringLiteral("join%1-%2").arg(first).arg(second), static_cast<int>(drawing.moment.launch),
                        item, -1};
        drawing.scene.add(PathShape{path, Qt::transparent, Stroke{color, width, {}}}, id);
        const double head = std::min(5 * s, std::max(2.5, step * 0.8));
        addArrowHead(drawing.scene, to, between(to, apex, 0.2), head, color,
                     {id.name + QStringLiteral("-arrowhead"), id.launch, id.item, -1});
    }
}

} // namespace lockstep::ui
