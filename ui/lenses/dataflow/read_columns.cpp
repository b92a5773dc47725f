#include "ui/lenses/dataflow/read_columns.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

/// First and last element, none yet.
struct Part {
    std::uint32_t first = UINT32_MAX, last = 0;
    void take(std::uint32_t index)
    {
        first = std::min(first, index);
        last = std::max(last, index);
    }
    bool isKnown() const { return first <= last; }
    std::size_t width() const { return isKnown() ? std::size_t{last} - first + 1 : 0; }
};

/// Neighbouring cells hold neighbouring positions, one each.
bool areSideBySide(const std::set<std::uint32_t>& cells, const std::map<std::uint32_t, Part>& sources)
{
    std::optional<std::int64_t> shift;
    std::int64_t rank = 0;
    for (const std::uint32_t cell : cells) {
        if (const auto source = sources.find(cell); source != sources.end()) {
            const std::int64_t apart = std::int64_t{source->second.first} - rank;
            if (source->second.width() > 1 || shift.value_or(apart) != apart)
                return false;
            shift = apart;
        }
        ++rank;
    }
    return true;
}

} // namespace

bool ScanColumns::isPositional(std::uint32_t array) const
{
    if (array >= m_recording.buffers.size())
        return false;
    if (array == m_recording.outputBuffer && m_recording.output.size() > 1)
        return true;
    return m_recording.buffers[array].size() >= m_recording.n() && m_recording.buffers[array].role != Role::sums;
}

void ScanColumns::enter(std::size_t, const Events& events)
{
    std::erase_if(m_known, [](const auto& known) { return known.first.array >= localArrayBase; });
    // What a group writes is its part; of one that writes no positions (a reduction) what it reads.
    std::map<std::uint32_t, Part> read, written;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> cells; // of local arrays, by group
    std::set<CellPlace> loaded;                                                       // from a position, or filled
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::map<std::uint32_t, Part>> sources; // positions, by cell
    for (const Event& event : events) {
        const auto look = [&](const Access& access, std::map<std::uint32_t, Part>& parts) {
            if (access.array >= localArrayBase)
                cells[{access.array, event.group}].insert(access.index);
            else if (isPositional(access.array))
                parts[event.group].take(access.index);
        };
        for (const Access& access : event.reads())
            look(access, read);
        for (const Access& access : event.writes())
            look(access, written);
        if (event.writeCount == 0 || event.writeSlots[0].array < localArrayBase)
            continue;
        for (const Access& access : event.reads())
            if (isPositional(access.array))
                sources[{event.writeSlots[0].array, event.group}][event.writeSlots[0].index].take(access.index);
        const bool fills = event.op == Op::fill;
        const bool loads = event.op == Op::copy && isPositional(event.readSlots[0].array);
        if (fills || loads)
            loaded.insert({event.writeSlots[0].array, event.group, event.writeSlots[0].index});
    }
    m_groups.clear();
    for (const auto& [group, reads] : read) {
        const auto writes = written.find(group);
        const Part& part = writes != written.end() ? writes->second : reads;
        m_groups.push_back({group, part.first, part.last});
        for (const auto& [array, indexes] : cells) {
            if (array.second != group || indexes.size() < part.width() || !areSideBySide(indexes, sources[array]))
                continue; // a cell that stands for several positions stands under what came into it first
            std::uint32_t rank = 0;
            for (const std::uint32_t index : indexes) { // in order, so that padding takes no column
                const CellPlace place{array.first, group, index};
                if (loaded.contains(place))
                    m_known[place] = part.first + rank;
                ++rank;
            }
        }
    }
    placePads(events);
}

/// Cells of local memory that hold the identity because nothing is left to load follow those that hold a value, at the
/// distance of these: where a cell stands for several positions or for a sum they would else lie over other columns.
/// Behind the picture's last column they are not drawn.
void ScanColumns::placePads(const Events& events)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::map<std::uint32_t, std::uint32_t>> known; // index to column
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> filled;
    for (const Event& event : events) {
        if (event.writeCount == 0 || event.writeSlots[0].array < localArrayBase)
            continue;
        const Access& cell = event.writeSlots[0];
        const std::pair array{cell.array, event.group};
        if (event.op == Op::fill && !m_known.contains({cell.array, event.group, cell.index}))
            filled[array].insert(cell.index);
        if ((event.op != Op::copy && event.op != Op::combine) || event.readSlots[0].array >= localArrayBase)
            continue; // what is loaded, or added while it is
        const Access& source = event.readSlots[0];
        if (const auto column = of({source.array, 0, source.index}))
            known[array].try_emplace(cell.index, *column);
    }
    for (const auto& [array, cells] : filled) {
        const auto found = known.find(array);
        if (found == known.end())
            continue;
        const auto last = found->second.rbegin();
        const std::uint32_t apart = found->second.size() > 1 ? last->second - std::next(last)->second
                                                             : static_cast<std::uint32_t>(m_recording.n());
        for (const std::uint32_t index : cells)
            if (index > last->first)
                m_known[{array.first, array.second, index}] = last->second + apart * (index - last->first);
    }
}

std::optional<std::uint32_t> ScanColumns::of(const CellPlace& place) const
{
    if (place.array < localArrayBase && isPositional(place.array))
        return place.index;
    const auto known = m_known.find(place);
    return known == m_known.end() ? std::nullopt : std::optional{known->second};
}

std::uint32_t ScanColumns::settle(const CellPlace& place, std::uint32_t otherwise)
{
    if (const auto column = of(place))
        return *column;
    return m_known[place] = otherwise;
}

} // namespace lockstep::ui
