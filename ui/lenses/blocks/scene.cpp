#include "ui/lenses/blocks/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/blocks/rows.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

std::optional<std::uint32_t> blockReach(const BlocksFlow& flow, const BlockStep& step)
{
    const auto placeInRoom = [&flow](const Spot& spot) { // cells of a table's column are not neighbours in the buffer
        const RoomRow& row = flow.rows[spot.row];
        const std::vector<std::uint32_t>& cells = row.rooms[row.roomOf[spot.index]].cells;
        return row.isTable ? static_cast<std::uint32_t>(std::ranges::lower_bound(cells, spot.index) - cells.begin())
                           : spot.index;
    };
    std::optional<std::uint32_t> reach;
    for (const BlockAct& act : step.acts) {
        if (act.op != Op::combine || act.isQuiet)
            continue;
        const Spot &a = act.from[0], &b = act.from[1];
        if (a.isBefore || b.isBefore || a.row != b.row || a == b)
            return std::nullopt;
        const std::uint32_t left = placeInRoom(a), right = placeInRoom(b);
        const std::uint32_t here = std::max(left, right) - std::min(left, right);
        if (reach && *reach != here)
            return std::nullopt;
        reach = here;
    }
    return reach;
}

bool isSerial(const BlockStep& step)
{
    std::set<std::uint32_t> items;
    return std::ranges::any_of(step.acts, [&](const BlockAct& act) {
        return act.op == Op::combine && !act.isQuiet && !items.insert(act.item).second;
    });
}

QString blockStepTitle(const Recording& recording, const BlocksFlow& flow, const BlockStep& step)
{
    if (!step.place.phase)
        return say(recording.launches.at(step.place.launch - 1).meaning.title);
    if (!step.handings.empty())
        return say("hand on");
    if (isSerial(step))
        return say("one after another");
    const bool combines = std::ranges::any_of(step.acts, [](const BlockAct& act) { return act.op == Op::combine; });
    if (combines) {
        const auto reach = blockReach(flow, step);
        return reach ? say("distance %1").arg(*reach) : say("combine");
    }
    if (step.acts.empty())
        return step.takesNumbers ? say("take a number") : say("read");
    return step.loads ? say("load") : step.stores ? say("store") : say("move");
}

BlocksScene::BlocksScene(const Recording& recording, const BlocksFlow& flow, const BlocksLayout& layout, Moment moment,
                         const View& view)
    : m_recording(recording), m_flow(flow), m_layout(layout), m_now(stepAt(recording, moment)), m_view(view),
      m_colors(theme(view.theme)), m_s(layout.scale),
      m_line(view.role == ViewRole::presenter ? 2 : 1), m_scene{view.size, m_colors.paper, {}}
{
    m_before = &m_flow.at(m_now.step == 0 ? 0 : m_now.step - 1);
    if (m_now.step > 0) {
        m_step = &m_flow.steps[m_now.step - 1];
        // A launch at rest is told as a whole, and not by its last phase; so is one of a single phase whose blocks hand
        // sums on, since its work-items do all one after the other.
        m_isWhole = (m_step->place.phase || !m_step->handings.empty()) && !moment.phase && moment.fraction >= 1;
        if (m_isWhole) {
            std::size_t first = m_now.step;
            while (first > 1 && m_flow.steps[first - 2].place.launch == m_step->place.launch)
                --first;
            m_before = &m_flow.at(first - 1);
            m_step = &m_flow.whole(m_step->place.launch);
        }
    }
    if (const BlockStep* now = step()) {
        for (std::uint32_t r = 0; m_isWhole && r < flow.rows.size(); ++r)
            for (std::uint32_t room = 0; room < flow.rows[r].rooms.size(); ++room)
                m_works[{r, room}] = workIn(*now, r, flow.rows[r].rooms[room]);
        for (const BlockAct& act : now->acts) {
            if (act.isQuiet)
                continue;
            if (!act.isOneOfMany && (!act.isLocal || !ledOn(act.to))) // that is not what the cells hold
                m_acts.emplace(act.to, &act);
            if (!act.to.isBefore && isSource(act.to))
                continue;
            if (!m_isWhole && (progress(act) > 0 || m_now.fraction <= 0))
                for (const Spot& from : act.from)
                    m_read[from] = true;
            // A whole launch tells of all cells that it loads what stood there, changed or not.
            if (m_isWhole && act.op == Op::copy && !act.from[0].isBefore && act.from[0].row == act.to.row &&
                m_before->cells[act.from[0].row][act.from[0].index])
                m_old.try_emplace(act.from[0], false);
            if (act.op != Op::combine || act.to.isBefore)
                continue;
            if (m_before->cells[act.to.row][act.to.index])
                m_old[act.to] = !m_isWhole || isChanged(act.to);
            for (const Spot& from : act.from)
                if (!m_isWhole && !from.isBefore && from.row == act.to.row && m_before->cells[from.row][from.index])
                    m_old.try_emplace(from, false);
        }
        findWalks();
        m_travellers = travellers();
        m_hasTokens = m_layout.hasTokens && !collide(m_travellers);
    }
    drawWires();
    drawEnds();
    drawWalks();
    drawTravellers(true);
    for (std::size_t r = 0; r < m_layout.rows.size(); ++r)
        if (m_layout.rows[r].isShown) {
            drawRooms(r);
            drawCells(r);
            drawBefore(r);
        }
    drawWayHeads();
    drawPartners();
    drawItems();
    drawOld();
    drawRounds();
    drawOwnSums();
    drawArcs();
    drawRaces();
    drawTravellers(false);
    drawNames();
    drawHeading();
    drawFootline();
}

/// True where the launch leaves another value than stood there; work in local memory alone changes none.
bool BlocksScene::isChanged(const Spot& spot) const
{
    return m_before->cells[spot.row][spot.index] != m_flow.at(m_now.step).cells[spot.row][spot.index];
}

double BlocksScene::progress(const BlockAct& act) const
{
    return std::clamp((m_now.fraction - act.begin) / std::max(1e-9, act.end - act.begin), 0.0, 1.0);
}

/// The part of a step in which operands meet.
double BlocksScene::arrived(const BlockAct& act) const
{
    return std::min(1.0, progress(act) / blockMeeting);
}

/// The part after it, in which what comes of them appears.
double BlocksScene::result(const BlockAct& act) const
{
    const double begin = appears(act);
    return std::clamp((m_now.fraction - begin) / std::max(1e-9, act.end - begin), 0.0, 1.0);
}

BlocksScene::Shown BlocksScene::shownAt(const Spot& spot) const
{
    Shown shown;
    shown.old = spot.isBefore ? m_before->before[spot.row][spot.index] : m_before->cells[spot.row][spot.index];
    const auto [first, end] = m_acts.equal_range(spot);
    for (auto at = first; at != end; ++at) {
        const BlockAct& act = *at->second;
        if (progress(act) <= 0)
            continue;
        shown.act = &act;
        if (result(act) >= 1) {
            shown.old = act.value;
            shown.isDone = true;
            shown.isCombined =
                act.op == Op::combine || (shown.isCombined && act.op == Op::copy && act.from[0] == act.to);
            shown.opacity = 0;
            shown.coming.reset();
        } else if (result(act) > 0) {
            shown.coming = act.value;
            shown.opacity = result(act);
        }
    }
    if (m_now.fraction >= 1 && m_now.step > 0) {
        const BlockSnapshot& after = m_flow.at(m_now.step);
        shown.old = spot.isBefore ? after.before[spot.row][spot.index] : after.cells[spot.row][spot.index];
    }
    return shown;
}

MarkId BlocksScene::markOf(const BlockAct& act, const char* part) const
{
    const StepPlace& place = step()->place;
    QString name = QStringLiteral("item%1").arg(act.item);
    if (act.nth > 0)
        name += QStringLiteral(".%1").arg(act.nth);
    const bool isHanded = m_flow.rows[act.to.row].isHanded; // its words are two a cell
    return markIn(place, name + QLatin1Char('-') + QLatin1String(part), act.item,
                  act.to.isBefore ? -1 : static_cast<qint64>(act.to.index) * (isHanded ? 2 : 1));
}

/// The ways that sums take down, and now those that they take up.
void BlocksScene::drawWires()
{
    std::map<std::pair<Spot, Spot>, std::size_t> down; // and in which step first
    for (std::size_t s = 1; s <= m_flow.steps.size(); ++s)
        for (const BlockAct& act : m_flow.steps[s - 1].acts)
            if (!act.isQuiet && act.op != Op::combine && !act.from.empty() && !act.from[0].isBefore &&
                !act.to.isBefore && act.from[0].row < act.to.row && isHere(act.from[0]) && isHere(act.to) &&
                !isCut(act.from[0], act.to) && !m_flow.rows[act.from[0].row].leadsOut)
                down.try_emplace({act.from[0], act.to}, s);
    for (const auto& [ends, first] : down) {
        const QColor& color = first > m_now.step ? m_colors.ghost : m_colors.wire;
        const Way way = wayDown(ends.first, ends.second);
        addWay({way.from, way.to}, Stroke{color, 1 * m_line, {}},
               {QStringLiteral("sum%1-%2").arg(ends.second.row).arg(ends.second.index), -1, -1, -1}, 1);
    }
    int number = 0;
    std::set<std::pair<Spot, Spot>> drawn; // at rest once, however often it was taken
    for (const Traveller& traveller : m_travellers) {
        const BlockAct& act = *traveller.act;
        if (traveller.isCut || (m_now.fraction >= 1 && !drawn.insert({traveller.from, traveller.to}).second))
            continue;
        MarkId id = markOf(act, "way");
        if (traveller.isUp && act.op == Op::combine)
            id = shared(std::move(id));
        id.name += QString::number(++number);
        if (progress(act) <= 0)
            continue;
        const bool adds = act.op == Op::combine;
        const QColor& color = adds ? m_colors.compute.line : m_colors.move.line;
        const std::vector<double> dash = adds ? std::vector<double>{} : std::vector<double>{3.5, 2.5};
        const bool isOver = progress(act) >= 1 && m_now.fraction < 1;
        addWay({traveller.way.from, traveller.way.to}, Stroke{color, 1.6 * m_line, dash}, id, isOver ? 0.35 : 1);
    }
}

/// Over the rooms that they lead to.
void BlocksScene::drawWayHeads()
{
    for (const Traveller& traveller : m_travellers)
        if (m_now.fraction >= 1 && progress(*traveller.act) > 0 && !traveller.isCut)
            addHead(traveller.way.to, traveller.way.from,
                    traveller.act->op == Op::combine ? m_colors.compute.line : m_colors.move.line);
}

void BlocksScene::drawTravellers(bool behind)
{
    int number = 0;
    for (const Traveller& traveller : m_travellers) {
        const BlockAct& act = *traveller.act;
        ++number;
        if (behind == m_hasTokens || progress(act) <= 0 || arrived(act) >= 1)
            continue;
        const bool adds = act.op == Op::combine;
        const QColor& fill = adds ? m_colors.compute.line : m_colors.move.fill;
        const QPointF at = between(traveller.way.from, traveller.way.to, arrived(act));
        MarkId id = markOf(act, "token");
        if (traveller.isUp && act.op == Op::combine)
            id = shared(std::move(id));
        id.name += QString::number(number);
        if (!m_hasTokens) {
            const double radius = 4 * m_s;
            m_scene.add(disc(at, radius, fill), id);
            continue;
        }
        const TextShape text =
            textAt(traveller.text, at, m_layout.textSize, 600, adds ? m_colors.paper : m_colors.move.on);
        const double width = std::max(22 * m_s, textWidth(text) + 12 * m_s), height = 20 * m_s;
        const std::size_t first = m_scene.marks.size();
        m_scene.add(RectShape{{at.x() - width / 2, at.y() - height / 2, width, height}, height / 2, fill, {}}, id);
        m_scene.add(text);
        own(m_scene, first, id);
    }
}

void BlocksScene::drawRooms(std::size_t row)
{
    const RowBox& box = m_layout.rows[row];
    const BlockStep* now = step();
    std::size_t firstOfLine = 0;
    RoomGroups groups;
    for (std::size_t a = 0; now && a < now->acts.size(); ++a)
        if (const BlockAct& act = now->acts[a]; !act.isQuiet && act.to.row == row)
            groups.add(act.group, act.to.isBefore ? act.to.index : m_flow.rows[row].roomOf[act.to.index]);
    for (std::size_t i = 0; i < box.rooms.size(); ++i) {
        const RoomBox& room = box.rooms[i];
        double titleEnd = 0;
        const Stroke stroke =
            groups.isOneGroup(i) ? Stroke{m_colors.cardEdge, 1.5 * m_line, {}} : Stroke{m_colors.line2, 1 * m_line, {}};
        m_scene.add(RectShape{room.rect, 8 * m_s, m_colors.panel, stroke},
                    {QStringLiteral("room%1-%2").arg(row).arg(i), -1, -1, -1});
        if (box.hasTitles) {
            const std::vector<Room>& rooms = m_flow.rows[row].rooms;
            if (m_flow.rows[row].isTable && i > 0 && rooms[i].line != rooms[i - 1].line)
                firstOfLine = i;
            const std::size_t own = i - firstOfLine; // a table's columns have blocks of their own
            const QString words = row == 0 ? say("block %1").arg(own) : QString::number(own);
            TextShape title = textAt(words, room.title, 11 * m_s, 500, m_colors.ink2, Align::left);
            if (textWidth(title) + 14 * m_s > room.rect.width())
                title.text = QString::number(own);
            m_scene.add(title);
            titleEnd = room.title.x() + textWidth(title) + 6 * m_s;
        }
        if (groups.isNow(i))
            drawBarriers(row, room, titleEnd);
    }
}

/// Barriers that the room's work-items have passed since the step before: dashed lines beside the room's name.
void BlocksScene::drawBarriers(std::size_t row, const RoomBox& room, double titleEnd)
{
    const BlockStep& now = *step();
    const bool hasTitle = titleEnd > 0;
    const double left = hasTitle ? titleEnd : room.rect.left() + 6 * m_s, right = room.rect.right() - 7 * m_s;
    if (right - left < 10 * m_s || (!hasTitle && m_layout.rows[row].head < 10 * m_s))
        return;
    const auto lines = static_cast<double>(std::min(now.barriers, 2U));
    const double apart = 3.5 * m_s;
    double y = hasTitle ? room.title.y() - (lines - 1) * apart / 2 : room.inside + 2.5 * m_s;
    for (double line = 0; line < lines; ++line, y += apart)
        m_scene.add(
            LineShape{{left, y}, {right, y}, Stroke{m_colors.ink2, 1.1 * m_line, {5, 3}}},
            {QStringLiteral("launch%1-phase%2-barrier").arg(now.place.launch).arg(now.place.phase.value_or(0) + 1),
             static_cast<int>(now.place.launch), -1, -1});
}

} // namespace lockstep::ui
