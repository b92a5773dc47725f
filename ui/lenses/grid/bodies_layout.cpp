#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/bodies_scene.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

BodiesProgress::BodiesProgress(const BodiesRead& read, const GridTime& time) : m_time(time), m_columns(read.columns)
{
    if (time.launch == 0 || time.isWhole) {
        m_moved = time.launch == 0 ? 0 : 1;
        return;
    }
    const auto now = m_columns.find(time.phase);
    const std::size_t there = now == m_columns.end() ? 0 : now->second.size();
    // Where phases are not stepped through, the bodies move in one more turn behind the pulls.
    const double turn = time.fraction * static_cast<double>(there + !time.hasPhases);
    m_turn = static_cast<std::size_t>(turn);
    if (m_turn < there && time.fraction < 1)
        m_column = now->second[m_turn];
    m_moved = !read.hasEvents   ? time.fraction
              : time.hasPhases  ? time.of(read.movePhase)
              : m_turn >= there ? turn - static_cast<double>(there)
                                : 0;
    if (!time.hasPhases || read.tile == 0 || (time.phase == read.movePhase && there == 0))
        return;
    std::uint32_t last = 0;
    for (const BodyLoad& load : read.loads)
        if (load.phase <= time.phase && (there == 0 || load.phase < time.phase) && load.phase >= last) {
            last = load.phase;
            m_tile = load.body / read.tile;
        }
}

std::size_t BodiesProgress::orderOf(std::uint32_t phase, std::uint32_t body) const
{
    const auto found = m_columns.find(phase);
    return found == m_columns.end()
               ? 0
               : static_cast<std::size_t>(std::ranges::lower_bound(found->second, body) - found->second.begin());
}

BodiesProgress::Pull BodiesProgress::of(const BodyPull& pull) const
{
    if (m_time.launch == 0)
        return Pull::later;
    if (m_time.isWhole)
        return Pull::atOnce;
    if (pull.phase != m_time.phase)
        return pull.phase < m_time.phase ? Pull::earlier : Pull::later;
    if (m_time.fraction >= 1)
        return Pull::atOnce;
    const std::size_t order = orderOf(pull.phase, pull.by);
    return order < m_turn ? Pull::earlier : order == m_turn ? Pull::now : Pull::later;
}

bool BodiesProgress::isLoaded(const BodyLoad& load) const
{
    if (m_time.launch == 0)
        return false;
    return m_time.isWhole ||
           (m_time.hasPhases ? m_time.of(load.phase) >= 1 : m_time.fraction >= 1 || orderOf(0, load.body) <= m_turn);
}

namespace {

/// Columns from left to right; those of the open tile are wider.
void layColumns(BodiesPlan& plan, const BodiesRead& read, std::optional<std::size_t> open, double room)
{
    const double s = plan.scale, pad = 8 * s;
    const bool isSquares = read.bodies <= mostSquares;
    const double gap = isSquares && read.tile > 0 ? 6 * s : 0;
    const auto isOpen = [&](std::size_t column) { return open && column / read.tile == *open && isSquares; };
    double units = 0, fixed = open && isSquares ? 2 * pad : 0;
    for (std::size_t column = 0; column < read.bodies; ++column) {
        units += isOpen(column) ? 1.7 : 1;
        fixed += column > 0 && read.tile > 0 && column % read.tile == 0 ? gap : 0;
    }
    const double unit = std::min((room - fixed) / units, 44 * s);
    double x = plan.matrix.left();
    for (std::size_t column = 0; column < read.bodies; ++column) {
        if (column > 0 && read.tile > 0 && column % read.tile == 0)
            x += gap;
        const bool isFirst = isOpen(column) && column % read.tile == 0;
        if (isFirst)
            x += pad;
        plan.left.push_back(x);
        plan.width.push_back(unit * (isOpen(column) ? 1.7 : 1));
        x += plan.width.back();
        if (isOpen(column) && (column + 1 == read.bodies || (column + 1) % read.tile == 0))
            x += pad;
    }
    plan.matrix.setWidth(x - plan.matrix.left());
    plan.square = unit;
}

void layRows(BodiesPlan& plan, const BodiesRead& read, double room)
{
    const double gap = read.bodies <= mostSquares ? 7 * plan.scale : 0;
    const auto groups = static_cast<double>((read.bodies + read.local - 1) / read.local);
    plan.high = std::min((room - gap * (groups - 1)) / static_cast<double>(read.bodies), 44 * plan.scale);
    double y = plan.matrix.top();
    for (std::size_t row = 0; row < read.bodies; ++row) {
        if (row > 0 && row % read.local == 0)
            y += gap;
        plan.top.push_back(y);
        y += plan.high;
    }
    plan.matrix.setHeight(y - plan.matrix.top());
    plan.square = 0.92 * std::min(plan.square, plan.high);
}

} // namespace

BodiesPlan planBodies(const BodiesRead& read, const BodiesProgress& progress, const View& view)
{
    BodiesPlan plan;
    const double s = plan.scale = growingScale(view);
    plan.smallest = smallestText(view);
    const double type = plan.type = std::max(11.5 * s, plan.smallest);
    const double width = view.size.width() - 2 * s;
    double bottom = view.size.height() - 2 * s;
    if (view.hasLegend) {
        plan.legend = bottom - 8 * s;
        bottom -= 30 * s;
    }
    const double gap = 30 * s;
    const bool isSquares = read.bodies <= mostSquares;
    if (!read.hasEvents) { // the plane has all the room
        const double side = std::max(1.0, std::min(bottom - 2 * type, 0.66 * width));
        plan.plane = {s, 2 * type, side, side};
        plan.side = {s + side + gap, 3 * type, std::max(1.0, std::min(width - side - gap, 22 * type)), side};
        return plan;
    }
    double beside = width >= 560 * s ? std::min({0.37 * width, 330 * s, 0.62 * bottom}) : 0;
    plan.tileLine = 12 * s;
    plan.columnLine = plan.tileLine + (isSquares ? 1.9 * type : 0);
    const double top = plan.columnLine + 1.3 * type;
    const double numbers = isSquares ? 2.2 * type : 0, groups = isSquares ? 4.4 * type : 0;
    plan.numbers = s + groups + numbers;
    plan.matrix = {plan.numbers + (isSquares ? 8 * s : 10 * s), top, 1, 1}; // in front of pixels stands an arrowhead
    const double across = width - plan.matrix.left() - (beside > 0 ? beside + gap : 0);
    const double below = isSquares ? (read.tile > 0 ? 3.6 : 2.0) * type : 0;
    layColumns(plan, read, progress.tile(), across);
    layRows(plan, read, bottom - top - below - 8 * s);
    if (!isSquares) { // pixels are as high as wide
        const double side = std::min(plan.matrix.width(), plan.matrix.height());
        plan.matrix.setSize({side, side});
        const double each = side / static_cast<double>(read.bodies);
        for (std::size_t i = 0; i < read.bodies; ++i) {
            plan.left[i] = plan.matrix.left() + static_cast<double>(i) * each;
            plan.top[i] = top + static_cast<double>(i) * each;
            plan.width[i] = each;
        }
        plan.high = each;
        const double rest = width - plan.matrix.right() - gap;
        if (beside > 0)
            beside = std::max(beside, std::min(rest, bottom - top - 14.5 * type));
        if (const double plane = std::min(side, rest - gap - 21 * type); plane > beside) { // numbers stand beside it
            const double x = plan.matrix.right() + gap;
            plan.plane = {x, top, plane, plane};
            plan.side = {x + plane + gap, top + type, 21 * type, bottom - top - type};
            beside = 0;
        }
    } else {
        plan.loadsLine = plan.matrix.bottom() + 8 * s + 0.8 * type;
        plan.directLine = read.tile > 0 ? plan.loadsLine + 1.6 * type : 0;
    }
    if (const auto tile = progress.tile()) {
        const std::size_t first = *tile * read.tile, last = std::min(first + read.tile, read.bodies) - 1;
        const double pad = isSquares ? 6 * s : 0, end = isSquares ? plan.directLine + type : plan.matrix.bottom();
        plan.card = {plan.left[first] - pad, plan.tileLine,
                     plan.left[last] + plan.width[last] - plan.left[first] + 2 * pad, end - plan.tileLine};
    }
    if (beside > 0) {
        const double x = std::min(plan.matrix.right() + gap, width - beside);
        plan.plane = {x, plan.columnLine + 1.3 * type, beside, beside};
        plan.side = {x, plan.plane.bottom() + 1.4 * type, beside, bottom - plan.plane.bottom() - 1.4 * type};
    }
    return plan;
}

} // namespace lockstep::ui
