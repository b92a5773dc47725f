#include "ui/lenses/grid/read.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"

#include <map>
#include <set>
#include <utility>

namespace lockstep::ui {

std::size_t bytesOf(const GridRead& read)
{
    return bytesOf(read.loads) + bytesOf(read.stores);
}

std::optional<GridRead> readGrid(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    GridRead read;
    read.a = static_cast<std::uint32_t>(recording.mainBuffer);
    read.b = static_cast<std::uint32_t>(recording.outputBuffer);
    const std::vector<std::size_t>& shape = recording.buffers[recording.mainBuffer].shape;
    read.rows = shape.size() > 1 ? shape[0] : 1;
    read.columns = shape.back();
    if (launch == 0)
        return read;
    const Events* events = resident.eventsOf(launch);
    if (events == nullptr)
        return std::nullopt;
    const ShownPhases phases(recording, launch);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> loader; // of a group's cell of the tile
    std::set<std::uint32_t> groups;
    for (const Event& event : *events) {
        if (event.reads().empty() || event.writes().empty())
            continue;
        const Access &from = event.reads()[0], &to = event.writes()[0];
        const GridStep step{event.item, event.group, static_cast<std::uint32_t>(phases.of(event)),
                            from.index, to.index,    to.value};
        if (isLocal(to)) {
            read.isTiled = true;
            read.loads.push_back(step);
            loader[{event.group, to.index}] = event.item;
        } else {
            read.stores.push_back(step);
            groups.insert(event.group);
            const auto made = isLocal(from) ? loader.find({event.group, from.index}) : loader.end();
            read.foreign += made != loader.end() && made->second != event.item;
        }
    }
    read.groups = groups.size();
    return read;
}

} // namespace lockstep::ui
