#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/blocks/many_draw.hpp"
#include "ui/lenses/blocks/rows.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace lockstep::ui {

namespace {

/// A row's values at one moment; empty where it holds none yet.
struct RowWords {
    Words words;
};

RowWords heldAt(const Resident& resident, const RoomsRead& read, std::size_t r, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const RoomRow& row = read.rows[r];
    if (row.isHanded) // two words a value: what was published last
        return {read.launches[k].handed[r]};
    RowWords held;
    if (r > 0 && !isWritten(recording, row.buffers, k))
        return held;
    const State* state = resident.state(k);
    const std::size_t buffer = bufferAfter(recording, row.buffers, k);
    if (state && state->buffers[buffer])
        held.words = *state->buffers[buffer];
    return held;
}

class RoomsOfBars {
public:
    RoomsOfBars(const Resident& resident, const RoomsRead& read, const FinishedBars& finished, Moment moment,
                const View& view)
        : m_recording(*resident.recording), m_read(read), m_finished(finished), m_rows(read.rows),
          m_now(read.launches[moment.launch]), m_moment(moment), m_view(view), m_colors(theme(view.theme)),
          m(measuresOf(view)), m_scene{view.size, m_colors.paper, {}}
    {
        for (std::size_t r = 0; r < m_rows.size(); ++r) {
            m_before.push_back(heldAt(resident, read, r, m_moment.launch == 0 ? 0 : m_moment.launch - 1));
            m_after.push_back(heldAt(resident, read, r, m_moment.launch));
            m_times.push_back(timesOf(r));
        }
    }

    Scene draw()
    {
        place();
        drawManyHeading(m_scene, m_recording, m_moment, m, m_colors,
                        many(m_rows.front().rooms.size(), "%1 block", "%1 blocks"));
        drawWays();
        drawRooms();
        for (std::size_t r = 1; r < m_places.size(); ++r)
            drawSums(r);
        drawHeads();
        return std::move(m_scene);
    }

private:
    struct Place {
        QRectF rect;
        double cellWidth = 0, cellHeight = 0;
        std::size_t perLine = 1;
        bool hasNumbers = false;
        double nameY = 0;
        bool isShown = true;
    };

    QString longest(std::size_t r) const
    {
        QString best;
        for (const RowWords* held : {&m_before[r], &m_after[r]})
            for (const std::uint32_t word : held->words)
                if (const QString text = valueText(word, m_recording, ValueForm::compact);
                    isWider(text, best, m_recording))
                    best = text;
        // Room for what comes later, so that cells keep their places.
        for (const std::uint32_t word : m_recording.output)
            if (const QString text = valueText(word, m_recording, ValueForm::compact); isWider(text, best, m_recording))
                best = text;
        return best;
    }

    void place()
    {
        const double s = m.s, width = m_view.size.width() - 2 * s;
        const double name = 17 * s, gap = 16 * s;
        m_places.resize(m_rows.size());
        std::vector<double> heights(m_rows.size());
        for (std::size_t r = 1; r < m_rows.size(); ++r) {
            Place& place = m_places[r];
            const double cell = std::max(24 * s, textWidth(textAt(longest(r), {}, 11 * s, 600, Qt::black)) + 7 * s);
            place.perLine = static_cast<std::size_t>(std::max(1.0, std::floor((width - 8 * s) / cell)));
            std::size_t lines = (m_rows[r].cells + place.perLine - 1) / place.perLine;
            const double named = 2 * (textWidth(nameOf(r)) + 13 * s); // beside the cells, off what goes to them
            const bool isBeside = lines == 1 && static_cast<double>(m_rows[r].cells) * cell + 8 * s + named <= width;
            place.hasNumbers = lines <= 5 && static_cast<double>(lines) * 22 * s <= m_view.size.height() / 4;
            if (place.hasNumbers) {
                place.perLine = (m_rows[r].cells + lines - 1) / lines;
                place.cellWidth =
                    std::min((width - 8 * s - (isBeside ? named : 0)) / static_cast<double>(place.perLine),
                             std::max(cell, 48 * s));
                place.cellHeight = 22 * s;
                place.rect = {0, 0, place.cellWidth * static_cast<double>(place.perLine) + 8 * s,
                              static_cast<double>(lines) * place.cellHeight + 8 * s};
            } else {
                place.perLine = m_rows[r].cells;
                place.cellWidth = (width - 8 * s) / static_cast<double>(place.perLine);
                place.cellHeight = 34 * s;
                place.rect = {0, 0, width, place.cellHeight + 8 * s};
            }
            heights[r] = place.rect.height() + name + gap;
        }
        // The rooms are as high in every launch, whichever sums it shows, so that their bars compare.
        double needed = 0;
        for (const RoomsRead::Launch& launch : m_read.launches) {
            double sums = 0;
            for (std::size_t r = 1; r < m_rows.size(); ++r) {
                const bool isShown = launch.takesPart[r] && m.bottom - m.top - sums - heights[r] >= 70 * s;
                sums += isShown ? heights[r] : 0;
                if (&launch == &m_now)
                    m_places[r].isShown = isShown;
            }
            needed = std::max(needed, sums);
        }
        m_places[0].nameY = m.top + name / 2 - 2 * s;
        m_places[0].rect = {s, m.top + name, width, m.bottom - m.top - needed - name};
        placeRooms();
        double y = m_places[0].rect.bottom() + gap;
        for (std::size_t r = 1; r < m_rows.size(); ++r) {
            Place& place = m_places[r];
            if (!place.isShown)
                continue;
            place.nameY = y + name / 2 - 2 * s;
            place.rect.moveTopLeft({s + (width - place.rect.width()) / 2, y + name});
            y = place.rect.bottom() + gap;
        }
    }

    void placeRooms()
    {
        const double s = m.s;
        const std::vector<Room>& rooms = m_rows.front().rooms;
        const QRectF& area = m_places[0].rect;
        std::size_t largest = 1;
        for (const Room& room : rooms)
            largest = std::max(largest, room.cells.size());
        const double gap = 5 * s, padding = 6 * s, least = static_cast<double>(largest) * 1.5 * m.line + padding;
        const auto most = std::max(1.0, std::floor((area.width() + gap) / (std::max(least, 20 * s) + gap)));
        const auto lines = std::ceil(static_cast<double>(rooms.size()) / most);
        m_perLine = static_cast<std::size_t>(std::ceil(static_cast<double>(rooms.size()) / lines));
        m_roomSize = {(area.width() + gap) / static_cast<double>(m_perLine) - gap,
                      std::min((area.height() + gap) / lines - gap, 150 * s)};
        m_places[0].rect.setHeight(lines * (m_roomSize.height() + gap) - gap);
        m_gap = gap;
    }

    QRectF roomRect(std::size_t i) const
    {
        const QRectF& area = m_places[0].rect;
        return {area.left() + static_cast<double>(i % m_perLine) * (m_roomSize.width() + m_gap),
                area.top() + static_cast<double>(i / m_perLine) * (m_roomSize.height() + m_gap), m_roomSize.width(),
                m_roomSize.height()};
    }

    QRectF cellRect(std::size_t r, std::size_t cell) const
    {
        const Place& place = m_places[r];
        return {place.rect.left() + 4 * m.s + static_cast<double>(cell % place.perLine) * place.cellWidth,
                place.rect.top() + 4 * m.s + static_cast<double>(cell / place.perLine) * place.cellHeight,
                place.cellWidth, place.cellHeight};
    }

    /// What goes between rooms and sums in this launch, by its events.
    void drawWays()
    {
        std::vector<RoomWay> ways;
        std::ranges::copy_if(m_now.ways, std::back_inserter(ways),
                             [this](const RoomWay& way) { return m_places[way.row].isShown; });
        const double f = std::min(1.0, m_moment.fraction / blockMeeting);
        int number = 0;
        for (const auto& [room, row, cell, up] : ways) {
            const QRectF from = roomRect(room);
            const QPointF top{from.center().x(), from.bottom()},
                bottom{cellRect(row, cell).center().x(), m_places[row].rect.top()};
            const QColor& color = up ? m_colors.compute.line : m_colors.move.line;
            const bool isMany = ways.size() > 40;
            m_scene.add(LineShape{top, bottom, Stroke{color, 1 * m.line, {}}}, {}, isMany ? 0.2 : 0.7);
            m_heads.insert({up ? std::pair{top.x(), top.y()} : std::pair{bottom.x(), bottom.y()},
                            {up ? bottom : top, color, isMany}});
            if (f >= 1)
                continue;
            const double radius = (isMany ? 2.5 : 3.5) * m.s;
            const QPointF at = up ? between(bottom, top, f) : between(top, bottom, f);
            m_scene.add(disc(at, radius, color), {QStringLiteral("launch%1-way%2").arg(m_moment.launch).arg(++number),
                                                  static_cast<int>(m_moment.launch), -1, -1});
        }
    }

    /// Over the rows: what goes there ends at their frames.
    void drawHeads()
    {
        int number = 0;
        for (const auto& [tip, head] : m_heads)
            addArrowHead(m_scene, {tip.first, tip.second}, head.from, (head.isMany ? 5 : 7) * m.s, head.color,
                         {QStringLiteral("head%1").arg(++number), -1, -1, -1});
    }

    /// How many times too long a row's bars are in this launch, as its name says: a scan's first sums would else be
    /// nothing beside its last.
    double timesOf(std::size_t r) const
    {
        double longest = 0, times = 1;
        for (const RowWords* held : {&m_before[r], &m_after[r]})
            for (const std::uint32_t word : held->words)
                longest = std::max(longest, m_read.scales[r](word));
        while (m_read.scales[r](0) <= 0 && longest > 0 && longest * times * 10 <= 1)
            times *= 10;
        return times;
    }

    /// As a part of the longest there may be.
    double lengthOf(std::size_t r, std::uint32_t word) const { return m_times[r] * m_read.scales[r](word); }

    Stroke frame(std::size_t r, std::size_t room) const
    {
        return m_now.groups[r].isOneGroup(room) ? Stroke{m_colors.cardEdge, 1.2 * m.line, {}}
                                                : Stroke{m_colors.line2, 1 * m.line, {}};
    }

    void drawRooms()
    {
        const double s = m.s, f = m_moment.fraction;
        const RoomRow& row = m_rows.front();
        const Words &old = m_before[0].words, &now = m_after[0].words;
        if (old.size() < row.cells || now.size() < row.cells)
            return;
        const std::vector<qint64>& items = m_now.writers;
        const bool isNow = writesAny(m_recording, row.buffers, m_moment.launch);
        const std::vector<bool> wrong = wrongOutputs(m_recording);
        const auto firstWrong = static_cast<std::size_t>(std::ranges::find(wrong, true) - wrong.begin());
        const bool early = endsEarly(m_recording);
        drawName(0, isNow);
        for (std::size_t i = 0; i < row.rooms.size(); ++i) {
            const QRectF rect = roomRect(i);
            m_scene.add(RectShape{rect, std::min(6 * s, rect.width() / 4), m_colors.panel, frame(0, i)},
                        {QStringLiteral("room0-%1").arg(i), -1, -1, -1});
            const std::vector<std::uint32_t>& cells = row.rooms[i].cells;
            const double step = (rect.width() - 6 * s) / static_cast<double>(std::max<std::size_t>(cells.size(), 4));
            const double width = std::max(1.0, step * 0.8);
            const double room = rect.height() - 6 * s;
            for (std::size_t c = 0; c < cells.size(); ++c) {
                const std::uint32_t cell = cells[c];
                const double x = rect.left() + 3 * s + static_cast<double>(c) * step;
                const auto bar = [&](std::uint32_t word) {
                    const double high = std::max(1.5, room * lengthOf(0, word));
                    return QRectF(x, rect.bottom() - 3 * s - high, width, high);
                };
                const bool changes = old[cell] != now[cell];
                const auto isIn = [&](const std::vector<bool>& set) { return cell < set.size() && set[cell]; };
                const bool isFinished = isIn(m_finished.after) && (f >= 1 || changes || isIn(m_finished.before));
                const bool isWrong = isFinished && isIn(wrong);
                const bool isPadding = cell >= m_recording.output.size(); // fills up a table's last row
                const QColor& color = isFinished && !isWrong ? m_colors.keep.line
                                      : changes              ? m_colors.compute.line
                                                             : m_colors.done;
                const auto addBar = [&](std::uint32_t word, const QColor& fill, const MarkId& name, double opacity) {
                    m_scene.add(isPadding
                                    ? RectShape{bar(word), 0, Qt::transparent, {m_colors.ink3, 1 * m.line, {3, 2}}}
                                    : RectShape{bar(word), 0, fill, {}},
                                name, opacity);
                };
                MarkId id{QStringLiteral("bar%1").arg(cell), -1, -1, static_cast<qint64>(cell)};
                if (items[cell] >= 0) {
                    id.launch = static_cast<int>(m_moment.launch);
                    id.item = items[cell];
                }
                // A bar is always a value that stood there: the old one fades out and the new one in.
                if (changes && f < 1)
                    addBar(old[cell], isIn(m_finished.before) ? m_colors.keep.line : m_colors.done, {}, 1 - f);
                if (isWrong && !early)
                    m_scene.add(
                        tornCell(bar(now[cell]), 0, m_colors, cell == firstWrong ? Wrong::first : Wrong::later, s), id);
                else
                    addBar(now[cell], color, id, changes ? f : 1);
                if (m_view.selectedItem && items[cell] == static_cast<qint64>(*m_view.selectedItem))
                    m_scene.add(RectShape{bar(f < 0.5 ? old[cell] : now[cell]).adjusted(-2, -2, 2, 1), 2,
                                          Qt::transparent, Stroke{m_colors.ink, 1.4 * m.line, {}}});
            }
        }
    }

    TextShape nameOf(std::size_t r) const
    {
        const std::size_t k = m_moment.fraction >= 1 || m_moment.launch == 0 ? m_moment.launch : m_moment.launch - 1;
        return textAt(bufferWord(m_recording.buffers[bufferAfter(m_recording, m_rows[r].buffers, k)]) +
                          QStringLiteral(" · ") + digits(m_rows[r].cells),
                      {}, m.text, 600, m_colors.ink);
    }

    void drawName(std::size_t r, bool isNow)
    {
        const Place& place = m_places[r];
        QString name = nameOf(r).text;
        if (m_times[r] > 1 && !place.hasNumbers)
            name += QStringLiteral(" · ") + say("bars × %1").arg(digits(static_cast<std::size_t>(m_times[r])));
        const TextShape above = textAt(name, {place.rect.left() + m.s, place.nameY}, m.text, isNow ? 600 : 400,
                                       isNow ? m_colors.ink : m_colors.ink2, Align::left);
        TextShape beside = textAt(name, {place.rect.left() - 10 * m.s, place.rect.center().y()}, m.text,
                                  isNow ? 600 : 400, isNow ? m_colors.ink : m_colors.ink2, Align::right);
        const bool hasRoom = r > 0 && textBounds(beside).left() >= m.s;
        const TextShape& shown = hasRoom ? beside : above;
        if (r > 0) // what goes between the rooms passes behind it
            m_scene.add(RectShape{textBounds(shown).adjusted(-2 * m.s, 1, 2 * m.s, -1), 3 * m.s, m_colors.paper, {}});
        m_scene.add(shown);
    }

    void drawSums(std::size_t r)
    {
        const Place& place = m_places[r];
        if (!place.isShown)
            return;
        const double s = m.s, f = m_moment.fraction;
        const bool isNow = writesAny(m_recording, m_rows[r].buffers, m_moment.launch);
        drawName(r, isNow);
        m_scene.add(RectShape{place.rect, 6 * s, m_colors.panel, frame(r, 0)},
                    {QStringLiteral("room%1-0").arg(r), -1, -1, -1});
        const Words &old = m_before[r].words, &now = m_after[r].words;
        const double shows = std::clamp((f - blockMeeting) / (1 - blockMeeting), 0.0, 1.0);
        for (std::size_t i = 0; i < m_rows[r].cells; ++i) {
            const QRectF rect = cellRect(r, i);
            const bool had = i < old.size(), has = i < now.size();
            const bool changes = has && (!had || old[i] != now[i]);
            const MarkId id{QStringLiteral("cell%1-%2").arg(r).arg(i), -1, -1, -1};
            if (!place.hasNumbers) {
                const auto bar = [&](std::uint32_t word) {
                    const double high = std::max(1.5, rect.height() * lengthOf(r, word));
                    return QRectF(rect.left(), rect.bottom() - high, std::max(1.0, rect.width() * 0.8), high);
                };
                if (had && f < 1)
                    m_scene.add(RectShape{bar(old[i]), 0, m_colors.done, {}}, changes ? MarkId{} : id,
                                changes ? 1 - f : 1);
                if (has && (changes || f >= 1))
                    m_scene.add(RectShape{bar(now[i]), 0, changes ? m_colors.compute.line : m_colors.done, {}}, id,
                                changes ? f : 1);
                continue;
            }
            const bool isNew = changes && shows > 0.5;
            m_scene.add(RectShape{rect.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s), 4 * s,
                                  isNew ? m_colors.compute.tint : m_colors.paper,
                                  isNew          ? Stroke{m_colors.compute.line, 1.4 * m.line, {}}
                                  : had || isNew ? Stroke{m_colors.line2, 1 * m.line, {}}
                                                 : Stroke{m_colors.ghost, 1 * m.line, {}}},
                        id);
            const bool showsNew = has && (!changes || isNew);
            if (!showsNew && !had)
                continue;
            const QString text = valueText(showsNew ? now[i] : old[i], m_recording, ValueForm::compact);
            TextShape value = textAt(text, rect.center(), 12 * s, 600, m_colors.ink);
            if (textWidth(value) + 4 * s > rect.width())
                value = textAt(text, rect.center(), 11 * s, 600, m_colors.ink);
            if (textWidth(value) + 2 * s <= rect.width())
                m_scene.add(value);
        }
    }

    const Recording& m_recording;
    const RoomsRead& m_read;
    const FinishedBars& m_finished;
    const std::vector<RoomRow>& m_rows;
    const RoomsRead::Launch& m_now;
    const Moment m_moment;
    const View& m_view;
    const Theme& m_colors;
    const ManyMeasures m;
    std::vector<RowWords> m_before, m_after;
    std::vector<double> m_times; ///< by row: its bars are so many times too long
    std::vector<Place> m_places;
    QSizeF m_roomSize;
    double m_gap = 0;
    std::size_t m_perLine = 1;
    struct Head {
        QPointF from;
        QColor color;
        bool isMany = false;
    };
    std::map<std::pair<double, double>, Head> m_heads; ///< by their tips
    Scene m_scene;
};

} // namespace

Scene roomsOfBars(const Resident& resident, const RoomsRead& read, const FinishedBars& finished, Moment moment,
                  const View& view)
{
    return RoomsOfBars(resident, read, finished, moment, view).draw();
}

} // namespace lockstep::ui
