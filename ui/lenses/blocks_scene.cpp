#include "ui/lenses/blocks_scene.hpp"

#include "engine/analysis/true_sums.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/lenses/wrapped.hpp"
#include "ui/lenses/wrong_cell.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/scene/text.hpp"

#include <QLineF>
#include <algorithm>
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

namespace {

/// What all work-items of a room take belongs to none of them alone, so a question about a cell does not dim it.
MarkId shared(MarkId id)
{
    id.item = id.index = -1;
    return id;
}

QPointF along(const std::vector<QPointF>& way, double f)
{
    double whole = 0;
    for (std::size_t i = 1; i < way.size(); ++i)
        whole += QLineF(way[i - 1], way[i]).length();
    double left = whole * f;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double here = QLineF(way[i - 1], way[i]).length();
        if (left <= here || i + 1 == way.size())
            return between(way[i - 1], way[i], here > 0 ? std::min(1.0, left / here) : 1);
        left -= here;
    }
    return way.back();
}

} // namespace

BlocksScene::BlocksScene(const Recording& recording, const BlocksFlow& flow, const BlocksLayout& layout, Moment moment,
                         const View& view)
    : m_recording(recording), m_flow(flow), m_layout(layout), m_now(stepAt(recording, moment)), m_view(view),
      m_colors(theme(view.theme)), m_s(layout.scale),
      m_line(view.role == ViewRole::presenter ? 2 : 1), m_scene{view.size, m_colors.paper, {}}
{
    m_before = &m_flow.at(m_now.step == 0 ? 0 : m_now.step - 1);
    if (m_now.step > 0) {
        m_step = &m_flow.steps[m_now.step - 1];
        // A launch at rest is told as a whole, and not by its last phase.
        m_isWhole = m_step->place.phase && !moment.phase && m_now.fraction >= 1;
        if (m_isWhole) {
            std::size_t first = m_now.step;
            while (first > 1 && m_flow.steps[first - 2].place.launch == m_step->place.launch)
                --first;
            m_before = &m_flow.at(first - 1);
            m_step = &m_flow.whole(m_step->place.launch);
        }
    }
    if (const BlockStep* now = step()) {
        for (const BlockAct& act : now->acts) {
            if (act.isQuiet)
                continue;
            m_acts.emplace(act.to, &act);
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
    drawWalks();
    drawTravellers(true);
    for (std::size_t r = 0; r < m_layout.rows.size(); ++r)
        if (m_layout.rows[r].isShown) {
            drawRooms(r);
            drawCells(r);
            drawBefore(r);
        }
    drawWayHeads();
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
            shown.isCombined = shown.isCombined || act.op == Op::combine;
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
    QString name = QStringLiteral("launch%1").arg(place.launch);
    if (place.phase)
        name += QStringLiteral("-phase%1").arg(*place.phase + 1);
    name += QStringLiteral("-item%1").arg(act.item);
    if (act.nth > 0)
        name += QStringLiteral(".%1").arg(act.nth);
    name += QLatin1Char('-') + QLatin1String(part);
    const bool isHanded = m_flow.rows[act.to.row].isHanded; // its words are two a cell
    return {std::move(name), static_cast<int>(place.launch), act.item,
            act.to.isBefore ? -1 : static_cast<qint64>(act.to.index) * (isHanded ? 2 : 1)};
}

/// The ways that sums take down, and now those that they take up.
void BlocksScene::drawWires()
{
    std::map<std::pair<Spot, Spot>, std::size_t> down; // and in which step first
    // Beside rooms that others stand between only what goes there now is drawn.
    for (std::size_t s = 1; s <= m_flow.steps.size() && m_layout.lanes == 0; ++s)
        for (const BlockAct& act : m_flow.steps[s - 1].acts)
            if (!act.isQuiet && act.op != Op::combine && !act.from.empty() && !act.from[0].isBefore &&
                !act.to.isBefore && act.from[0].row < act.to.row && isHere(act.from[0]) && isHere(act.to))
                down.try_emplace({act.from[0], act.to}, s);
    for (const auto& [ends, first] : down) {
        const QColor& color = first > m_now.step ? m_colors.ghost : m_colors.wire;
        addWay(wayDown(ends.first, ends.second), Stroke{color, 1 * m_line, {}},
               {QStringLiteral("sum%1-%2").arg(ends.second.row).arg(ends.second.index), -1, -1, -1}, 1);
    }
    int number = 0;
    for (const Traveller& traveller : m_travellers) {
        const BlockAct& act = *traveller.act;
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
        addWay(traveller.way, Stroke{color, 1.6 * m_line, dash}, id, isOver ? 0.35 : 1);
    }
}

/// Over the rooms that they lead to.
void BlocksScene::drawWayHeads()
{
    for (const Traveller& traveller : m_travellers)
        if (m_now.fraction >= 1 && progress(*traveller.act) > 0)
            addHead(traveller.way.back(), traveller.way[traveller.way.size() - 2],
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
        const QPointF at = along(traveller.way, arrived(act));
        MarkId id = markOf(act, "token");
        if (traveller.isUp && act.op == Op::combine)
            id = shared(std::move(id));
        id.name += QString::number(number);
        if (!m_hasTokens) {
            const double radius = 4 * m_s;
            m_scene.add(EllipseShape{{at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, fill, {}}, id);
            continue;
        }
        const TextShape text = textAt(traveller.text, at, m_layout.textSize, 600,
                                      adds ? (m_colors.dark ? m_colors.paper : QColor(Qt::white)) : m_colors.move.on);
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
    for (std::size_t i = 0; i < box.rooms.size(); ++i) {
        const RoomBox& room = box.rooms[i];
        const auto number = static_cast<std::uint32_t>(i);
        double titleEnd = 0;
        bool isNow = false;
        for (std::size_t a = 0; now && a < now->acts.size() && !isNow; ++a) {
            const BlockAct& act = now->acts[a];
            isNow = !act.isQuiet && act.to.row == row &&
                    (act.to.isBefore ? act.to.index : m_flow.rows[row].roomOf[act.to.index]) == number;
        }
        const Stroke stroke = isNow ? Stroke{m_colors.dark ? m_colors.ink2 : m_colors.ink, 1.5 * m_line, {}}
                                    : Stroke{m_colors.line2, 1 * m_line, {}};
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
        if (isNow)
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

void BlocksScene::addValue(const BlockValue& value, const QRectF& rect, const RowBox& box, const QColor& ink,
                           double opacity)
{
    const QStringList lines = valueLines(value.bits, m_recording, box.type.form);
    double y = rect.center().y() - box.type.size * 0.575 * static_cast<double>(lines.size() - 1);
    for (const QString& line : lines) {
        m_scene.add(
            textAt(line, {rect.center().x(), y}, box.type.size, box.type.weight, ink, Align::center, box.type.family),
            {}, opacity);
        y += box.type.size * 1.15;
    }
}

void BlocksScene::drawCells(std::size_t row)
{
    for (std::uint32_t i = 0; i < m_flow.rows[row].cells; ++i)
        drawCell(row, i);
    const RowBox& box = m_layout.rows[row];
    if (!box.hasOrder || m_now.step == 0)
        return;
    // In which order the sums were passed on: of each cell the turns of all sums that stood in it, the last one being
    // that of the sum that stands there now.
    std::map<std::uint32_t, std::vector<std::uint32_t>> order;
    for (std::size_t s = 1; s <= m_now.step; ++s)
        for (const Handing& handing : m_flow.steps[s - 1].handings)
            if (handing.spot.row == row && (s < m_now.step || m_now.fraction >= handing.appears))
                order[handing.spot.index].push_back(handing.nth);
    for (const auto& [cell, turns] : order) {
        const QRectF& rect = box.cells[cell];
        const double y = rect.bottom() + (box.rangeSize > 0 ? 14 * m_s : 0) + 10 * m_s;
        const auto widthOf = [&](std::uint32_t turn) {
            const QString text = QString::number(turn);
            return std::max(15 * m_s, textWidth(textAt(text, {}, 11 * m_s, 600, Qt::black)) + 6 * m_s);
        };
        const double apart = 2 * m_s;
        double whole = -apart;
        for (const std::uint32_t turn : turns)
            whole += widthOf(turn) + apart;
        const bool fits = whole <= rect.width() + 3 * m_s;
        double x = rect.center().x() - (fits ? whole : widthOf(turns.back())) / 2;
        for (std::size_t i = fits ? 0 : turns.size() - 1; i < turns.size(); ++i) {
            const bool stands = i + 1 == turns.size();
            const double width = widthOf(turns[i]);
            m_scene.add(RectShape{{x, y - 7.5 * m_s, width, 15 * m_s},
                                  7.5 * m_s,
                                  m_colors.paper,
                                  Stroke{stands ? m_colors.ink2 : m_colors.ghost, 1 * m_line, {}}},
                        {QStringLiteral("order%1.%2").arg(cell).arg(i), -1, -1, -1});
            m_scene.add(textAt(QString::number(turns[i]), {x + width / 2, y}, 11 * m_s, stands ? 600 : 500,
                               stands ? m_colors.ink : m_colors.ink3));
            x += width + apart;
        }
    }
}

void BlocksScene::drawCell(std::size_t row, std::uint32_t index)
{
    const RowBox& box = m_layout.rows[row];
    const QRectF& rect = box.cells[index];
    const Spot spot{static_cast<std::uint32_t>(row), index};
    const Shown shown = shownAt(spot);
    const double radius = std::min(5 * m_s, rect.width() / 3);
    const std::size_t first = m_scene.marks.size();
    MarkId id{QStringLiteral("cell%1-%2").arg(row).arg(index), -1, -1, row == 0 ? static_cast<qint64>(index) : -1};
    if (row == 0 && m_now.step == 0)
        id.launch = 0;
    if (shown.act)
        id = markOf(*shown.act, "cell");

    const bool wasFinished = m_before->finished[row][index];
    const bool isFinished = shown.isDone ? shown.act->isOutput : wasFinished && !shown.act;
    QColor fill = m_colors.paper, ink = m_colors.ink;
    Stroke stroke{m_colors.line2, 1 * m_line, {}};
    const auto combined = [&] {
        fill = m_colors.compute.tint;
        stroke = {m_colors.compute.line, 1.6 * m_line, {}};
    };
    if (shown.act && shown.act->op == Op::combine)
        stroke = {m_colors.compute.line, 1.6 * m_line, {}};
    else if (shown.act)
        stroke = {m_colors.ink2, 1.4 * m_line, {}};
    else if (m_read.contains(spot))
        stroke = {m_colors.compute.line, 1.2 * m_line, {}};
    if (shown.isCombined && (!m_isWhole || !shown.old || !m_before->cells[row][index] || isChanged(spot)))
        combined();
    else if (shown.isDone && !shown.act->from.empty() && shown.act->from[0] != shown.act->to && !isFinished)
        fill = m_colors.move.tint;
    if (!shown.old && !shown.coming && !shown.act)
        stroke = {m_colors.ghost, 1 * m_line, {}};
    if (isFinished) {
        fill = m_colors.keep.fill;
        ink = m_colors.keep.on;
        if (!shown.act)
            stroke = {};
    }
    if (isFinished && row == 0 && m_flow.isWrongIn(index)) {
        const Wrong wrong = wrongAt(m_flow.wrong, index);
        ink = wrongLook(m_colors, wrong, m_s).on;
        m_scene.add(tornCell(rect, radius, m_colors, wrong, m_s), id);
    } else {
        m_scene.add(RectShape{rect, radius, fill, stroke}, id);
    }
    if (shown.old && !shown.coming)
        addValue(*shown.old, rect, box, ink, 1);
    if (shown.coming) {
        // What stood here goes as what comes of it appears.
        if (shown.old && shown.opacity < 0.5)
            addValue(*shown.old, rect, box, ink, 1 - 2 * shown.opacity);
        if (shown.opacity > 0.5)
            addValue(*shown.coming, rect, box, ink, 2 * shown.opacity - 1);
    }
    const std::optional<BlockValue>& told = shown.old;
    const std::optional<BlockValue>& stands = shown.coming && shown.opacity > 0.5 ? shown.coming : shown.old;
    if (stands && TrueSums{m_recording}.wraps(stands->bits, stands->inputs))
        m_scene.add(turnedCorner(rect, ink, m_s));
    if (box.rangeSize > 0 && told && !shown.coming) {
        const QString text = inputsText(told->inputs, scanOperator(m_recording));
        TextShape range = textAt(text, {rect.center().x(), rect.bottom() + 8 * m_s}, box.rangeSize, 500, m_colors.ink2,
                                 Align::center, FontFamily::display);
        if (textWidth(range) <= rect.width() + 2 * m_s && !told->inputs.isEmpty())
            m_scene.add(range);
    }
    own(m_scene, first, id);
    if (m_view.selectedItem && shown.act && shown.act->item == *m_view.selectedItem)
        m_scene.add(RectShape{rect.adjusted(-2.5 * m_s, -2.5 * m_s, 2.5 * m_s, 2.5 * m_s), 7 * m_s, Qt::transparent,
                              Stroke{m_colors.ink, 1.6 * m_s, {}}});
}

/// What stands before each room, as far as the room has been told.
void BlocksScene::drawBefore(std::size_t row)
{
    const RowBox& box = m_layout.rows[row];
    for (std::size_t i = 0; i < box.rooms.size(); ++i) {
        const QRectF& rect = box.rooms[i].before;
        if (rect.isEmpty())
            continue;
        const Spot spot{static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(i), true};
        Shown shown = shownAt(spot);
        bool isNow = shown.act != nullptr || m_read.contains(spot);
        MarkId id{QStringLiteral("before%1-%2").arg(row).arg(i), -1, -1, -1};
        if (shown.act)
            id = markOf(*shown.act, "before");
        for (const Traveller& traveller : m_travellers)
            if (traveller.isUp && traveller.to == spot && traveller.act->op == Op::combine) {
                isNow = true;
                id = shared(markOf(*traveller.act, "before"));
                shown.coming.reset();
                shown.old.reset();
                if (arrived(*traveller.act) >= 1)
                    shown.old = m_flow.at(m_now.step).before[row][i];
            }
        if (shown.coming && !shown.old)
            shown.old = shown.coming;
        if (!isNow && !shown.old)
            continue;
        const std::size_t first = m_scene.marks.size();
        const Stroke stroke = isNow       ? Stroke{m_colors.compute.line, 1.6 * m_line, {}}
                              : shown.old ? Stroke{m_colors.line2, 1 * m_line, {}}
                                          : Stroke{m_colors.ghost, 1 * m_line, {3, 2}};
        m_scene.add(
            RectShape{rect, rect.height() / 2, shown.old && isNow ? m_colors.compute.tint : m_colors.paper, stroke},
            id);
        if (shown.old)
            m_scene.add(textAt(beforeText(*shown.old, m_recording, onOneLine(box.type.form)), rect.center(),
                               m_layout.textSize, 600, isNow ? m_colors.compute.text : m_colors.ink2));
        own(m_scene, first, id);
    }
}

} // namespace lockstep::ui
