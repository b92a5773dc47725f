#include "ui/lenses/bars/bars.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

BarsPlan planWith(const Recording& recording, const View& view, double joins)
{
    BarsPlan plan;
    const bool presented = view.role == ViewRole::presenter;
    plan.hasAxisTitle = !presented;
    plan.hasLegend = view.hasLegend && !presented;
    plan.strokes = presented ? 2 : 1;
    plan.hasDistance = !presented || view.size.height() >= 300;
    constexpr std::size_t mostTold = 1 << 14; // beyond it a launch's events are too many to keep for each frame
    plan.elements = elementsOf(recording);
    plan.told = plan.elements <= mostTold;
    const bool hasBlocks = recording.lens == "network" && recording.workUnit == WorkUnit::compares && plan.told &&
                           plan.hasDistance && std::ranges::any_of(recording.launches, [](const Launch& launch) {
                               return launch.meaning.run.value_or(0) > 1;
                           });
    const double strip = hasBlocks ? 20 : 0;
    const double above = plan.hasDistance ? 47 : 28, below = joins + (presented        ? 26 + strip
                                                                      : plan.hasLegend ? 68
                                                                                       : 44);
    const double type = textScaleOf(view), role = roleScale(view.role) * std::min(1.0, type);
    double s = std::clamp(roomyScale(view), role, std::max(role, 2.4));
    if (presented) // words take no more than a part of the height
        s = std::clamp(0.35 * view.size.height() / (above + below), role, role * std::max(1.0, type));
    plan.scale = s;
    plan.directions = strip * s;
    plan.joins = joins * s;
    plan.plot = QRectF(46 * s, above * s, std::max(40.0, view.size.width() - 50 * s),
                       std::max(40.0, view.size.height() - (above + below) * s));
    plan.directionsTop = plan.plot.bottom() + plan.joins + (presented ? 3 : 22) * s;
    plan.dense = static_cast<double>(plan.elements) * 2 * plan.strokes > plan.plot.width();
    // Few elements make larger dots, or the picture is dust.
    plan.cell = (plan.elements < 4096 ? 4 : plan.elements < 32768 ? 3 : 2) * plan.strokes;
    plan.columns = std::max(1, static_cast<int>(plan.plot.width() / plan.cell));
    plan.rows = std::max(1, static_cast<int>(plan.plot.height() / plan.cell));
    return plan;
}

} // namespace

std::size_t elementsOf(const Recording& recording)
{
    return std::max<std::size_t>({recording.lanes, recording.n(), 1});
}

BarsPlan planBars(const Recording& recording, const View& view)
{
    const BarsPlan plan = planWith(recording, view, 0);
    const bool joins = recording.workUnit == WorkUnit::compares && plan.told && !plan.dense && plan.hasDistance &&
                       plan.plot.height() > 120 * plan.scale;
    return joins ? planWith(recording, view, 32) : plan;
}

} // namespace lockstep::ui
