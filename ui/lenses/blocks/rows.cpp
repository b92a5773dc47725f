#include "ui/lenses/blocks/rows.hpp"

namespace lockstep::ui {

LaunchRows rowsOf(const BlocksFlow& flow, std::size_t launch)
{
    LaunchRows rows;
    if (launch == 0)
        return rows;
    for (const BlockAct& act : flow.whole(launch).acts) {
        rows.shown.insert(act.to.row);
        rows.touchesValues = rows.touchesValues || act.to.row == 0;
        for (const Spot& from : act.from) {
            rows.shown.insert(from.row);
            rows.touchesValues = rows.touchesValues || from.row == 0;
        }
        if (!act.isQuiet && (act.op == Op::combine || act.isLocal || act.op == Op::publish))
            rows.worked.insert(act.to.row);
    }
    return rows;
}

std::set<std::uint32_t> rowsWithPast(const BlocksFlow& flow)
{
    std::set<std::uint32_t> rows;
    for (std::size_t k = 1; k <= flow.wholes.size(); ++k)
        for (const BlockAct& act : flow.whole(k).acts)
            for (const Spot& from : act.from)
                if (act.op == Op::combine && !from.isBefore && from.row > 0 && from.row + 1 < act.to.row)
                    rows.insert(act.to.row);
    return rows;
}

void RoomGroups::add(std::uint32_t group, std::size_t room)
{
    m_groups[room].insert(group);
    m_rooms[group].insert(room);
}

bool RoomGroups::isOneGroup(std::size_t room) const
{
    const auto groups = m_groups.find(room);
    return groups != m_groups.end() && groups->second.size() == 1 && m_rooms.at(*groups->second.begin()).size() == 1;
}

} // namespace lockstep::ui
