// BlocksScene inside a row: the values that go in, and the lines by which they come to the cells and along sums.
#include "ui/lenses/blocks/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace lockstep::ui {

/// An arrowhead whose tip is here, for a line that comes from there.
void BlocksScene::addHead(QPointF tip, QPointF from, const QColor& color)
{
    const QPointF way = tip - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return;
    const QPointF along = way / length, across{-along.y(), along.x()};
    const double size = 5.5 * m_s;
    QPainterPath head{tip};
    head.lineTo(tip - along * size + across * (size * 0.5));
    head.lineTo(tip - along * size - across * (size * 0.5));
    head.closeSubpath();
    m_scene.add(PathShape{head, color, {}}, {QStringLiteral("head%1").arg(m_heads++), -1, -1, -1});
}

void BlocksScene::addWay(const std::vector<QPointF>& way, const Stroke& stroke, const MarkId& id, double opacity)
{
    if (way.size() == 2) {
        m_scene.add(LineShape{way.front(), way.back(), stroke}, id, opacity);
        return;
    }
    QPainterPath path{way.front()};
    for (std::size_t i = 1; i < way.size(); ++i)
        path.lineTo(way[i]);
    m_scene.add(PathShape{path, Qt::transparent, stroke}, id, opacity);
}

QPointF BlocksScene::oldAt(const Spot& spot) const
{
    const RowBox& row = m_layout.rows[spot.row];
    const QRectF& cell = row.cells[spot.index];
    return {cell.center().x(), cell.top() - row.head + (row.hasTitles ? 8 : 13) * m_s};
}

bool BlocksScene::showsOld(const Spot& spot) const
{
    return isHere(spot) && m_layout.rows[spot.row].hasOld && m_old.contains(spot);
}

/// With no arrow, close over the cell, where nothing else goes on in the row.
bool BlocksScene::hasTightOld(const Spot& spot) const
{
    if (!isHere(spot) || m_layout.rows[spot.row].hasOld || m_now.fraction < 1)
        return false;
    const RowBox& row = m_layout.rows[spot.row];
    const bool isOneLine =
        row.cells[spot.index].top() - row.head <= row.rooms[m_flow.rows[spot.row].roomOf[spot.index]].inside + 0.5;
    const bool hasArcs = !m_isWhole && std::ranges::any_of(step()->acts, [&](const BlockAct& act) {
        return act.to.row == spot.row && !act.from.empty() &&
               (isInRow(act, 0) || (act.from.size() > 1 && isInRow(act, 1)));
    });
    return isOneLine && !hasArcs && row.head >= 10.5 * m_s;
}

/// The values that went in, over the cells of what came of them.
void BlocksScene::drawOld()
{
    for (const auto& [spot, becomes] : m_old) {
        const bool isTight = !showsOld(spot);
        if (isTight && !hasTightOld(spot))
            continue;
        const RowBox& row = m_layout.rows[spot.row];
        const QRectF& cell = row.cells[spot.index];
        const QPointF at =
            isTight ? QPointF{cell.center().x(), cell.top() - std::clamp(row.head - 4.5 * m_s, 5.5 * m_s, 6.75 * m_s)}
                    : oldAt(spot);
        const std::size_t first = m_scene.marks.size();
        const MarkId id{QStringLiteral("old%1-%2").arg(spot.row).arg(spot.index), -1, -1, -1};
        const QString text =
            valueText(m_before->cells[spot.row][spot.index]->bits, m_recording, onOneLine(row.type.form));
        const TextShape value = textAt(text, at, (isTight ? 11 : 11.5) * m_s, 500, m_colors.ink2);
        if (textWidth(value) > cell.width() + 1 * m_s)
            continue;
        m_scene.add(value, id);
        const bool isAlone = std::ranges::none_of(step()->acts, [&, spot = spot](const BlockAct& act) {
            return act.op == Op::combine && act.to == spot && (isInRow(act, 0) || isInRow(act, 1));
        });
        if (!becomes || m_isWhole || !isAlone || isTight || m_now.fraction < 1)
            continue;
        const QColor& color = m_colors.compute.line;
        const QPointF from = at + QPointF{0, 8 * m_s}, tip{cell.center().x(), cell.top() - 1 * m_s};
        m_scene.add(LineShape{from, tip - QPointF{0, 3 * m_s}, Stroke{color, 1.4 * m_line, {}}});
        addHead(tip, from, color);
        own(m_scene, first + 1, {{}, id.launch, id.item, id.index});
    }
}

/// A block's own sum, which was passed on before that of all blocks up to its own took its place.
void BlocksScene::drawOwnSums()
{
    const BlockStep* now = step();
    if (!now)
        return;
    std::map<Spot, const BlockAct*> first;
    std::set<Spot> told;
    std::optional<double> nameY;
    for (const BlockAct& act : now->acts) {
        if (act.op != Op::publish || !isHere(act.to) || !m_layout.rows[act.to.row].hasOld)
            continue;
        const auto [own, isFirst] = first.emplace(act.to, &act);
        if (isFirst || result(act) <= 0 || !told.insert(act.to).second)
            continue;
        const RowBox& row = m_layout.rows[act.to.row];
        const QRectF& cell = row.cells[act.to.index];
        const QPointF at = oldAt(act.to);
        const QString text = valueText(own->second->value.bits, m_recording, onOneLine(row.type.form));
        const TextShape value = textAt(text, at, 11.5 * m_s, 500, m_colors.ink2);
        if (textWidth(value) > cell.width() + 1 * m_s)
            continue;
        m_scene.add(value, {QStringLiteral("own%1-%2").arg(act.to.row).arg(act.to.index), -1, -1, -1}, result(act));
        const QPointF from = at + QPointF{0, 8 * m_s}, tip{cell.center().x(), cell.top() - 1 * m_s};
        m_scene.add(LineShape{from, tip - QPointF{0, 3 * m_s}, Stroke{m_colors.compute.line, 1.4 * m_line, {}}}, {},
                    result(act));
        addHead(tip, from, m_colors.compute.line);
        nameY = at.y();
    }
    if (nameY && m_layout.gutter > 0) // where none of them fits, there is nothing to name
        m_scene.add(textAt(scanOperator(m_recording) == ScanOperator::add ? say("own sums") : say("own results"),
                           {m_layout.left - 9 * m_s, *nameY}, 11.5 * m_s, 400, m_colors.ink2, Align::right));
}

namespace {

/// Work-items that go on with what they have just made, and so from cell to cell.
std::set<std::uint32_t> goingOn(const BlockStep& step)
{
    std::set<std::uint32_t> items;
    std::set<std::pair<std::uint32_t, Spot>> made;
    for (const BlockAct& act : step.acts) {
        if (act.op != Op::combine)
            continue;
        if (made.contains({act.item, act.from[0]}) && act.from[0] != act.to)
            items.insert(act.item);
        made.insert({act.item, act.to});
    }
    return items;
}

} // namespace

/// What goes between cells of one row: from the values that went in, or, where a work-item goes on with what it has
/// just made, from cell to cell.
void BlocksScene::drawArcs()
{
    const BlockStep* now = step();
    if (!now || m_isWhole)
        return;
    const std::set<std::uint32_t> walking = goingOn(*now);
    for (const BlockAct& act : now->acts) {
        if (act.isQuiet || !isHere(act.to) || progress(act) <= 0)
            continue;
        for (std::size_t i = 0; i < act.from.size(); ++i)
            if (isInRow(act, i))
                drawArc(act, act.from[i], walking.contains(act.item));
    }
}

void BlocksScene::drawArc(const BlockAct& act, const Spot& from, bool goesOn)
{
    const bool adds = act.op == Op::combine;
    const RowBox& row = m_layout.rows[act.to.row];
    const Stroke line =
        adds ? Stroke{m_colors.compute.line, 1.6 * m_line, {}} : Stroke{m_colors.move.line, 1.4 * m_line, {3.5, 2.5}};
    const std::size_t first = m_scene.marks.size();
    const bool isOneLine = std::abs(row.cells[from.index].top() - row.cells[act.to.index].top()) < 0.5;
    const QPointF at = adds && showsOld(from) && showsOld(act.to) && !goesOn ? drawMeeting(act, from, line)
                       : isOneLine                                           ? drawBow(act, from, line)
                                                                             : drawAcross(act, from, line);
    if (arrived(act) < 1) {
        const double radius = 3.4 * m_s;
        m_scene.add(EllipseShape{{at.x() - radius, at.y() - radius, 2 * radius, 2 * radius},
                                 adds ? m_colors.compute.line : m_colors.move.fill,
                                 {}});
    }
    own(m_scene, first, markOf(act, ""));
}

/// A node over the cell, in which both operands meet.
QPointF BlocksScene::drawMeeting(const BlockAct& act, const Spot& from, const Stroke& line)
{
    const QRectF& cell = m_layout.rows[act.to.row].cells[act.to.index];
    const QPointF node{cell.center().x(), cell.top() - 13 * m_s}, below{0, 8 * m_s};
    const QPointF start = oldAt(from) + below;
    m_scene.add(LineShape{start, node, line}, markOf(act, "arc"), shownArc(act));
    m_scene.add(LineShape{oldAt(act.to) + below, node, line}, {}, shownArc(act));
    if (!isPast(act)) {
        addSign(node, 5 * m_s);
        if (m_now.fraction >= 1)
            addHead({node.x(), cell.top() - 0.5 * m_s}, node, line.color);
    }
    return between(start, node, arrived(act));
}

/// Over the cells between two of one line.
QPointF BlocksScene::drawBow(const BlockAct& act, const Spot& from, const Stroke& line)
{
    const bool adds = act.op == Op::combine;
    const RowBox& row = m_layout.rows[act.to.row];
    const QRectF &a = row.cells[from.index], &b = row.cells[act.to.index];
    QPointF start{a.center().x(), a.top()}, end{b.center().x(), b.top()};
    if (adds && start.x() < end.x()) { // so that a chain is seen to go on from where it came
        start.rx() += 3 * m_s;
        end.rx() -= 3 * m_s;
    }
    const bool hasBarriers = step()->barriers > 0 && !row.hasTitles && row.head > 10 * m_s;
    const double limit = row.head - (showsOld(act.to) ? 18 : hasBarriers ? 7 : 2) * m_s;
    const double high = std::min(limit, 8 * m_s + std::abs(end.x() - start.x()) * 0.06) * 2;
    const QPointF top{(start.x() + end.x()) / 2, start.y() - high};
    QPainterPath path{start};
    path.quadTo(top, end);
    m_scene.add(PathShape{path, Qt::transparent, line}, markOf(act, "arc"), shownArc(act));
    if (m_now.fraction >= 1)
        addHead(end, (top + end) / 2, line.color);
    if (adds && !isPast(act) && b.width() > 14 * m_s)
        addSign(m_now.fraction >= 1 ? (start + 2 * top + end) / 4 : end, 4.5 * m_s);
    const double t = arrived(act);
    return start * ((1 - t) * (1 - t)) + top * (2 * t * (1 - t)) + end * (t * t);
}

/// From one line of cells to another.
QPointF BlocksScene::drawAcross(const BlockAct& act, const Spot& from, const Stroke& line)
{
    const RowBox& row = m_layout.rows[act.to.row];
    const QRectF &a = row.cells[from.index], &b = row.cells[act.to.index];
    const bool down = b.top() > a.top();
    const QPointF start{a.center().x(), down ? a.bottom() : a.top()};
    const QPointF end{b.center().x(), down ? b.top() : b.bottom()};
    m_scene.add(LineShape{start, end, line}, markOf(act, "arc"), shownArc(act));
    if (m_now.fraction >= 1)
        addHead(end, start, line.color);
    else if (act.op == Op::combine && !isPast(act) && b.width() > 14 * m_s)
        addSign({b.center().x(), b.top() - 1.5 * m_s}, 5 * m_s);
    return between(start, end, arrived(act));
}

/// Each work-item's line along the sums that it adds up one after the other, as far as it has come.
void BlocksScene::drawWalks()
{
    for (const Walk& walk : m_walks) {
        const std::size_t first = m_scene.marks.size();
        const Stroke line{m_colors.compute.line, 1.6 * m_line, {}};
        const auto levelAt = [&](std::size_t i) { return QPointF{walk.sums[i].x(), walk.level}; };
        std::size_t done = 0;
        double part = 0;
        for (const BlockAct* act : walk.acts) {
            if (progress(*act) <= 0)
                break;
            part = arrived(*act);
            ++done;
        }
        if (done == 0)
            continue;
        const MarkId id = markOf(*walk.acts[done - 1], "walk");
        const double dot = 2.4 * m_s;
        for (std::size_t i = 0; i < done; ++i) {
            m_scene.add(LineShape{walk.sums[i], levelAt(i), Stroke{m_colors.compute.dim, 1 * m_line, {}}});
            if (i > 0) {
                const QPointF end = i + 1 < done ? levelAt(i) : between(levelAt(i - 1), levelAt(i), part);
                m_scene.add(LineShape{levelAt(i - 1), end, line});
            }
            if (i + 1 < done || part >= 1)
                m_scene.add(EllipseShape{{levelAt(i).x() - dot, walk.level - dot, 2 * dot, 2 * dot}, line.color, {}});
        }
        const bool isDone = done == walk.acts.size() && part >= 1;
        if (isDone) {
            const QPointF tip = above(walk.to), corner{tip.x(), walk.level};
            m_scene.add(LineShape{levelAt(done - 1), corner, line});
            m_scene.add(LineShape{corner, tip, line}, id);
            addHead(tip, corner, line.color);
        } else if (part < 1) {
            const QPointF at = done == 1 ? between(walk.sums[0], levelAt(0), part)
                                         : between(levelAt(done - 2), levelAt(done - 1), part);
            const double radius = 4 * m_s;
            m_scene.add(EllipseShape{{at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, line.color, {}}, id);
        }
        own(m_scene, first, markOf(*walk.acts[done - 1], ""));
    }
}

} // namespace lockstep::ui
