#include "ui/lenses/bars/read_counts.hpp"

#include "engine/model/event.hpp"
#include "engine/model/exchanges.hpp"
#include "ui/lens/padded_pairs.hpp"

namespace lockstep::ui {

Kind kindOf(Role role)
{
    switch (role) {
    case Role::table:
        return Kind::table;
    case Role::sums:
        return Kind::sums;
    case Role::flags:
        return Kind::flags;
    default:
        return Kind::keys;
    }
}

std::optional<Counts> countsIn(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return std::nullopt;
    Counts counts;
    counts.isWritten = true;
    std::vector<std::vector<bool>> seen(recording.buffers.size());
    const auto isKeys = [&](const Access& access) {
        return access.array < recording.buffers.size() && kindOf(recording.buffers[access.array].role) == Kind::keys;
    };
    std::uint64_t moved = 0, stayed = 0;
    for (const Event& event : *events) {
        for (const Access& write : event.writes()) {
            if (write.array >= recording.buffers.size())
                continue;
            std::vector<bool>& cells = seen[write.array];
            if (cells.size() <= write.index)
                cells.resize(write.index + std::size_t{1});
            if (!cells[write.index])
                ++counts.written[static_cast<std::size_t>(kindOf(recording.buffers[write.array].role))];
            cells[write.index] = true;
        }
        if ((event.op == Op::move || event.op == Op::copy) && event.readCount > 0 && event.writeCount > 0 &&
            isKeys(event.readSlots[0]) && isKeys(event.writeSlots[0]))
            ++(event.readSlots[0].index == event.writeSlots[0].index ? stayed : moved);
    }
    // A key that comes by way of local memory is not followed: then only what was written is told.
    if (moved + stayed == counts.of(Kind::keys)) {
        counts.moved = moved;
        counts.stayed = stayed;
    }
    return counts;
}

std::optional<Words> writtenIn(const Resident& resident, std::size_t k, std::size_t buffer)
{
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return std::nullopt;
    Words written;
    for (const Event& event : *events)
        for (const Access& write : event.writes())
            if (write.array == buffer)
                written.push_back(write.value);
    return written;
}

std::optional<ComparedPairs> comparedIn(const Resident& resident, std::size_t k)
{
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return std::nullopt;
    ComparedPairs found;
    for (const Event& event : *events) {
        if (event.op != Op::compare)
            continue;
        if (meetsPad(event)) {
            ++found.padded;
            found.padsSwapped += exchanges(event) ? 1 : 0;
        } else {
            ++(exchanges(event) ? found.swaps : found.stays);
        }
    }
    return found;
}

std::optional<MovedKeys> movedIn(const Resident& resident, std::size_t k, const std::set<std::size_t>& buffers)
{
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return std::nullopt;
    MovedKeys found;
    for (const Event& event : *events)
        if (event.op == Op::move && event.readCount > 0 && event.writeCount > 0 &&
            buffers.contains(event.writeSlots[0].array))
            ++(event.readSlots[0].index == event.writeSlots[0].index ? found.stay : found.change);
    return found;
}

} // namespace lockstep::ui
