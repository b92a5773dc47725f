// What rows of bars draw of the events of a scan over blocks, read once.
#include "ui/lenses/blocks/read_rooms.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

/// One scale for a row's bars in the whole run, so that neighbouring launches compare: of all that was written there.
KeyScale scaleOf(const Recording& recording, const RoomRow& row, const std::vector<const Events*>& events, bool isFirst)
{
    Words all = isFirst ? recording.input : Words{};
    const auto isHere = [&](const Access& access) { return std::ranges::count(row.buffers, access.array) > 0; };
    for (const Events* launch : events)
        for (const Event& event : *launch)
            for (const Access& access : event.writes())
                if (isHere(access)) // of a sum that is published the word with its state is no value
                    all.push_back(row.isHanded && event.op == Op::publish ? event.readSlots[0].value : access.value);
    return KeyScale(all, recording.type);
}

/// What goes between rooms and sums.
std::vector<RoomWay> waysOf(const std::vector<RoomRow>& rows, const Events& events)
{
    struct Place {
        std::size_t row = 0, cell = 0;
    };
    const auto placeOf = [&](const Access& access) -> std::optional<Place> {
        for (std::size_t r = 0; r < rows.size(); ++r)
            if (std::ranges::count(rows[r].buffers, access.array) > 0)
                return Place{r, std::size_t{access.index} / (rows[r].isHanded ? 2 : 1)};
        return std::nullopt;
    };
    std::map<std::uint32_t, std::size_t> roomOfGroup;
    for (const Event& event : events)
        for (const auto accesses : {event.reads(), event.writes()})
            for (const Access& access : accesses)
                if (const auto place = placeOf(access); place && place->row == 0 && place->cell < rows[0].cells)
                    roomOfGroup.try_emplace(event.group, rows[0].roomOf[place->cell]);
    std::set<RoomWay> ways;
    for (const Event& event : events) {
        const auto own = roomOfGroup.find(event.group);
        if (own == roomOfGroup.end())
            continue;
        if ((event.op == Op::copy || event.op == Op::publish) && event.readSlots[0].array >= localArrayBase)
            if (const auto to = placeOf(event.writeSlots[0]); to && to->row > 0)
                ways.insert({own->second, to->row, to->cell, false});
        if (event.op != Op::combine && event.op != Op::receive)
            continue;
        const auto target = event.writeCount > 0 ? placeOf(event.writeSlots[0]) : std::nullopt;
        if (event.op == Op::combine && (!target || target->row != 0))
            continue;
        const bool isValue = target && target->row == 0;
        const std::size_t room = isValue ? rows[0].roomOf[target->cell] : own->second;
        for (const Access& access : event.reads())
            if (const auto from = placeOf(access); from && from->row > 0)
                ways.insert({room, from->row, from->cell, true});
    }
    return {ways.begin(), ways.end()};
}

RoomsRead::Launch readLaunch(const std::vector<RoomRow>& rows, const Events* events, std::vector<Words> handed)
{
    RoomsRead::Launch launch{{},
                             std::vector<qint64>(rows[0].cells, -1),
                             std::vector<RoomGroups>(rows.size()),
                             std::vector<bool>(rows.size(), false),
                             handed};
    if (events == nullptr)
        return launch;
    launch.ways = waysOf(rows, *events);
    for (const Event& event : *events)
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const auto isHere = [&](const Access& access) {
                return std::ranges::count(rows[r].buffers, access.array) > 0;
            };
            launch.takesPart[r] = launch.takesPart[r] || std::ranges::any_of(event.reads(), isHere) ||
                                  std::ranges::any_of(event.writes(), isHere);
            for (const Access& access : event.writes()) {
                if (!isHere(access))
                    continue;
                // Sums stand in one room here, however many they have.
                launch.groups[r].add(event.group, r == 0 ? rows[r].roomOf[access.index] : 0);
                if (r == 0)
                    launch.writers[access.index] = event.item;
            }
            if (rows[r].isHanded && event.op == Op::publish && event.writeSlots[0].array == rows[r].buffers.front()) {
                launch.handed[r].resize(rows[r].cells);
                launch.handed[r][event.writeSlots[0].index / 2] = event.readSlots[0].value;
            }
        }
    return launch;
}

} // namespace

std::optional<RoomsRead> readRoomsOfBars(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    std::vector<const Events*> events;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        events.push_back(resident.eventsOf(k));
        if (!events.back())
            return std::nullopt;
    }
    RoomsRead read;
    read.rows = readRooms(recording, events);
    for (std::size_t r = read.rows.size(); r-- > 1;) // the values stay, however few
        if (!read.rows[r].isHanded && read.rows[r].cells <= 1)
            read.rows.erase(read.rows.begin() + static_cast<std::ptrdiff_t>(r));
    for (std::size_t r = 0; r < read.rows.size(); ++r)
        read.scales.push_back(scaleOf(recording, read.rows[r], events, r == 0));
    read.launches.push_back(readLaunch(read.rows, nullptr, std::vector<Words>(read.rows.size())));
    for (const Events* launch : events)
        read.launches.push_back(readLaunch(read.rows, launch, read.launches.back().handed));
    return read;
}

std::size_t bytesOf(const RoomsRead& read)
{
    std::size_t bytes = bytesOf(read.rows) + bytesOf(read.launches);
    for (const RoomRow& row : read.rows)
        bytes += bytesOf(row.roomOf) + row.cells * sizeof(std::uint32_t);
    for (const RoomsRead::Launch& launch : read.launches) {
        bytes += bytesOf(launch.ways) + bytesOf(launch.writers);
        for (const Words& words : launch.handed)
            bytes += bytesOf(words);
    }
    return bytes;
}

} // namespace lockstep::ui
