#include "ui/lenses/memory/layout.hpp"

#include "ui/kit/drawing.hpp"

#include <algorithm>

namespace lockstep::ui {

MemoryPlan planMemory(const View& view, std::size_t rows)
{
    MemoryPlan plan;
    const bool presents = view.role == ViewRole::presenter;
    const double s = plan.scale = growingScale(view);
    plan.smallest = smallestText(view);
    const double width = view.size.width(), height = view.size.height();
    double bottom = height - 2 * s;
    if (view.hasLegend) {
        plan.legend = bottom - 8 * s;
        bottom -= 26 * s;
    }
    plan.rowHeight = 19 * s;
    // An audience sees the card alone, with the two numbers that count.
    if (!presents && rows > 0) {
        const double head = 46 * s, most = 0.4 * height;
        plan.rows = std::min(rows, static_cast<std::size_t>(std::max(1.0, (most - head) / plan.rowHeight - 1)));
        const double tall = head + static_cast<double>(plan.rows + 1) * plan.rowHeight; // and one for the launch
        plan.table = {0, bottom - tall, width, tall};
        bottom -= tall + 12 * s;
    }
    const double top = 14 * s; // the tab stands half above the card
    plan.card = {s, top, width - 2 * s, std::max(1.0, bottom - top)};
    const double labels = (presents ? 92 : 118) * s, notes = (presents ? 152 : 150) * s, pad = 14 * s;
    plan.plot = {labels, top + 26 * s, std::max(1.0, width - labels - notes - pad), bottom - top - 40 * s};
    plan.notes = width - notes + pad;
    return plan;
}

} // namespace lockstep::ui
