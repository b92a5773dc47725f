// What a row of rooms needs before it is placed.
#include "ui/lenses/blocks/row_plan.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/lenses/blocks/layout.hpp"
#include "ui/scene/text.hpp"

#include <cmath>
#include <numeric>

namespace lockstep::ui {

namespace {

class RowPlanner {
public:
    RowPlanner(const RowTask& task, const RowTry& tried, double width)
        : m_task(task), m_row(task.row), m_tried(tried), m_width(width), m_s(task.scale),
          m_isTight(tried.ease.gap < 30), m_largest(largestRoom(task.row))
    {
    }

    std::optional<RowPlan> plan()
    {
        planCells();
        if (!planRooms())
            return std::nullopt;
        planColumns();
        divideIntoLines();
        growCells();
        const std::size_t cellLines = (m_largest + m_plan.across - 1) / m_plan.across;
        planHead(cellLines);
        planHeights(cellLines);
        return m_plan;
    }

private:
    void planCells()
    {
        const auto form = static_cast<std::size_t>(m_tried.form);
        m_plan.across = m_task.isValues ? std::min(m_tried.across, m_largest) : m_largest;
        m_plan.cellWidth = std::max(m_task.texts.value[form] * m_tried.size + 7 * m_s, 22 * m_s);
        m_plan.cellHeight =
            std::max(22 * m_s, ValueType{m_tried.size, m_tried.form, FontFamily::text, 600}.height() + 6 * m_s);
        m_plan.hasTitles = m_row.rooms.size() > 1 && (m_task.isValues || m_tried.ease.hasTitles);
        m_plan.pad = m_tried.ease.pad * m_s;
        m_plan.roomGap = (m_tried.ease.pad - 1) * m_s;
        m_plan.hasBefore = !m_row.before.empty();
        m_plan.hasOrder = m_row.isHanded;
        if (m_plan.hasBefore)
            m_plan.beforeWidth =
                std::max(24 * m_s, m_task.texts.before[std::min<std::size_t>(form, 1)] * 12 * m_s + 12 * m_s);
    }

    /// With its cells side by side, or of what stands on its edges.
    double roomWidth() const
    {
        const QString number = QString::number(m_row.rooms.size());
        const double title = m_plan.hasTitles ? textWidth(textAt(number, {}, 11 * m_s, 500, Qt::black)) + 14 * m_s : 0;
        return std::max({static_cast<double>(m_plan.across) * m_plan.cellWidth + m_plan.pad, title,
                         m_plan.beforeWidth + (m_plan.hasBefore ? 2 * roomCorner * m_s : 0)});
    }

    /// How many rooms stand on a line; false where not even one does.
    bool planRooms()
    {
        m_plan.roomWidth = roomWidth();
        m_plan.perLine = static_cast<std::size_t>(
            std::max(0.0, std::floor((m_width + m_plan.roomGap) / (m_plan.roomWidth + m_plan.roomGap))));
        if (m_plan.perLine > 0)
            return true;
        if (m_task.isValues)
            return false;
        // An array of sums goes on in further lines of its room.
        m_plan.across = static_cast<std::size_t>(std::max(0.0, std::floor((m_width - m_plan.pad) / m_plan.cellWidth)));
        if (m_plan.across == 0 || m_plan.across * 4 < m_largest)
            return false;
        const std::size_t lines = (m_largest + m_plan.across - 1) / m_plan.across;
        m_plan.across = (m_largest + lines - 1) / lines;
        m_plan.roomWidth = roomWidth();
        m_plan.perLine = 1;
        return true;
    }

    /// Of a table: as many columns on each line.
    void planColumns()
    {
        if (!m_row.isTable || m_row.rooms.back().line == 0)
            return;
        const double columns = m_row.rooms.back().line + 1.0, all = static_cast<double>(m_row.rooms.size());
        const double column = all / columns * (m_plan.roomWidth + m_plan.roomGap), apart = 12 * m_s;
        const double onLine =
            std::clamp(std::floor((m_width + m_plan.roomGap + apart) / (column + apart)), 1.0, columns);
        m_plan.columnsOnLine = static_cast<std::uint32_t>(std::ceil(columns / std::ceil(columns / onLine)));
        if (m_plan.columnsOnLine > 1) {
            m_plan.columnHead = 15 * m_s;
            m_plan.columnGap = apart;
            m_plan.perLine = m_row.rooms.size();
        }
    }

    /// Rooms of one line of a table stay together; as many stand on each line of the picture.
    void divideIntoLines()
    {
        const auto lineOf = [&](std::size_t room) { return m_row.rooms[room].line / m_plan.columnsOnLine; };
        for (std::size_t first = 0; first < m_row.rooms.size();) {
            std::size_t end = first + 1;
            while (end < m_row.rooms.size() && lineOf(end) == lineOf(first))
                ++end;
            const std::size_t count = end - first, lines = (count + m_plan.perLine - 1) / m_plan.perLine;
            const std::size_t each = (count + lines - 1) / lines;
            for (std::size_t at = first; at < end; at += each) {
                auto& line = m_plan.lines.emplace_back(std::min(each, end - at));
                std::iota(line.begin(), line.end(), at);
            }
            first = end;
        }
    }

    /// Into the width there is, so that ranges have room under sums.
    void growCells()
    {
        const std::size_t most = m_plan.mostOnLine();
        const double spare = m_width - static_cast<double>(most) * (m_plan.roomWidth + m_plan.roomGap) +
                             m_plan.roomGap - (m_plan.columnsOnLine - 1.0) * m_plan.columnGap;
        const double size = m_task.isPresented ? 11 * m_s : 11.5 * m_s;
        const double range = m_task.isValues ? 0 : m_task.texts.range * size;
        const double wished = std::clamp(range + 4 * m_s, 44 * m_s, 72 * m_s);
        m_plan.cellWidth = std::min(m_plan.cellWidth + std::max(0.0, spare) / static_cast<double>(most * m_plan.across),
                                    std::max(m_plan.cellWidth, wished));
        m_plan.roomWidth = roomWidth();
        if (range > 0 && range + 2 * m_s <= m_plan.cellWidth && m_tried.ease.gap > 20)
            m_plan.rangeSize = size;
    }

    /// What stands over the cells: what went in, rounds, and who took part.
    void planHead(std::size_t cellLines)
    {
        const RowEase& ease = m_tried.ease;
        m_plan.hasItems =
            m_task.isValues && !m_task.isIdle && m_task.hasPhases && !m_task.isPresented && ease.head > 13;
        m_plan.hasOld = !m_task.isIdle &&
                        (m_row.hasSteps || m_row.isHandedTwice || (m_task.isValues && m_plan.hasBefore)) &&
                        cellLines == 1 && ease.hasOld();
        const bool hasTightOld = m_task.isValues && m_plan.hasBefore && cellLines == 1;
        const double barriers = m_plan.hasOld && !m_plan.hasTitles ? 5 * m_s : 0; // they stand over what went in
        m_plan.head = barriers + (m_task.isIdle                     ? 4
                                  : m_row.hasSteps || m_plan.hasOld ? (cellLines > 1 ? 9 : ease.head)
                                  : hasTightOld                     ? std::min(11.0, ease.head)
                                  : m_isTight                       ? 4
                                                                    : 6) *
                                     m_s;
        makeRoomForRounds(barriers);
        if (m_task.takesPast && !m_task.isIdle)
            m_plan.forPast = std::max(0.0, roomForPast * m_s - m_plan.head);
    }

    /// In the head, or where they leave the cells as they are, in the foot.
    void makeRoomForRounds(double barriers)
    {
        const bool leads = m_row.leadsDown || m_row.leadsOut;
        if (!m_plan.hasOld || (m_row.rounds == 0 && !leads))
            return;
        const auto rounds = static_cast<double>(m_row.rounds);
        const double old = 16 * m_s + barriers;
        const double least = std::max(12.0, rounds * 5 + 6) * m_s, most = std::max(least, (rounds * 9 + 8) * m_s);
        m_plan.hasSums = leads;
        if (m_row.leadsOut) {
            m_plan.head = std::min(m_plan.head, RowEase::oldHead * m_s + barriers);
            m_plan.foot = m_plan.forRounds = least + (sumHeight + 4) * m_s;
            m_plan.wished = most - least;
            return;
        }
        const double rest = m_row.leadsDown ? (sumHeight + sumWay) * m_s : m_s;
        if (m_plan.hasItems && m_plan.head < old + least + rest) { // who took part tells less than what was done
            m_plan.hasItems = m_plan.lines.size() == 1 && m_row.leadsDown;
            m_plan.head += m_plan.hasItems ? 0 : 12 * m_s;
        }
        if (m_row.leadsDown)
            m_plan.head = std::max(m_plan.head, old + least + rest);
        m_plan.forRounds = old + least + rest;
        m_plan.wished = std::max(0.0, old + most + rest - m_plan.head);
    }

    void planHeights(std::size_t cellLines)
    {
        const double s = m_s;
        m_plan.roomHeight = (m_plan.hasTitles ? (m_isTight ? 14 : 17) * s : 0) + m_plan.head +
                            static_cast<double>(cellLines) * (m_plan.cellHeight + 3 * s) +
                            (m_plan.rangeSize > 0 ? 14 * s : 0) + m_plan.foot + (m_plan.hasOrder ? 17 * s : 0) +
                            (m_plan.hasItems ? 12 * s : 0) + (m_plan.hasBefore ? 9 * s : 3 * s);
        if (m_plan.lines.size() > 1) // for what comes and goes under them
            m_plan.lineGap = (m_task.isIdle ? (m_plan.hasBefore ? 14 : 6) : m_plan.hasBefore ? 26 : 22) * s;
        m_plan.below = m_plan.hasBefore ? 11 * s : 0; // of what stands on the rooms' lower edges
        if (m_row.longestWalk > 1 && m_plan.lines.size() == 1 && cellLines == 1)
            m_plan.walks =
                static_cast<double>(std::min<std::size_t>(m_row.longestWalk, 24)) * (m_isTight ? 3.5 : 6) * s;
    }

    const RowTask& m_task;
    const RoomRow& m_row;
    const RowTry& m_tried;
    const double m_width, m_s;
    const bool m_isTight;
    const std::size_t m_largest;
    RowPlan m_plan;
};

} // namespace

std::size_t largestRoom(const RoomRow& row)
{
    std::size_t largest = 1;
    for (const Room& room : row.rooms)
        largest = std::max(largest, room.cells.size());
    return largest;
}

std::optional<RowPlan> planRow(const RowTask& task, const RowTry& tried, double width)
{
    return RowPlanner(task, tried, width).plan();
}

} // namespace lockstep::ui
