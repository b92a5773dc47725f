#pragma once

#include "ui/lenses/blocks/model.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>

namespace lockstep::ui {

/// What a launch needs of the picture.
struct LaunchRows {
    std::set<std::uint32_t> shown{0}; ///< the values, and what it reads and writes
    std::set<std::uint32_t> worked{}; ///< in which it combines or loads values
    bool touchesValues = false;       ///< it reads or writes the values themselves
};

/// Of the input the values alone.
LaunchRows rowsOf(const BlocksFlow& flow, std::size_t launch);

/// Rows that take, for a sum, what comes past a row of further sums.
std::set<std::uint32_t> rowsWithPast(const BlocksFlow& flow);

/// Which work-groups write in which rooms of a row.
class RoomGroups {
public:
    void add(std::uint32_t group, std::size_t room);
    /// True where any of them writes in the room.
    bool isNow(std::size_t room) const { return m_groups.contains(room); }
    /// True where one work-group is exactly this room, which then has a black frame: it writes nowhere else in the row,
    /// and no other one writes here.
    bool isOneGroup(std::size_t room) const;

private:
    std::map<std::size_t, std::set<std::uint32_t>> m_groups; ///< by room
    std::map<std::uint32_t, std::set<std::size_t>> m_rooms;  ///< by work-group
};

} // namespace lockstep::ui
