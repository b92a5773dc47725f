// What bars draw of a launch's events, read once.
#include "engine/model/event.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/bars/draw.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

std::vector<Doing> doingsOf(const Recording& recording, const Events& events, std::size_t data, std::size_t elements)
{
    std::vector<Doing> doings(elements);
    const auto tell = [&](const Access& access, Did did, const Event& event) {
        if (access.array == data && access.index < doings.size())
            doings[access.index] = {did, event.item};
    };
    const bool shuffles = recording.lens == "network"; // copies bring keys to other wires
    for (const Event& event : events) {
        for (const Access& write : event.writes())
            if (shuffles && event.op == Op::copy && event.readCount > 0 && event.readSlots[0].array < localArrayBase)
                tell(write, event.readSlots[0].index == write.index ? Did::stayed : Did::moved, event);
            else if (event.op == Op::move && event.readCount > 0 && event.readSlots[0].index == write.index)
                tell(write, Did::stayed, event); // its slot is where it stood
            else if ((event.op == Op::compare && exchanges(event)) || event.op == Op::move)
                tell(write, Did::moved, event);
            else if (event.op == Op::combine)
                tell(write, Did::combined, event);
        if (event.op == Op::compare && !exchanges(event))
            for (const Access& read : event.reads())
                tell(read, Did::stayed, event);
    }
    return doings;
}

/// Which way the comparators of each block of `run` elements send the second key; empty where nothing tells it. Slots
/// of local memory are no places of keys.
std::vector<BlockWay> waysOf(const Events& events, std::size_t run, std::size_t elements)
{
    if (run < 2)
        return {};
    std::vector<BlockWay> ways((elements + run - 1) / run, BlockWay::untold);
    for (const Event& event : events) {
        if (event.op != Op::compare || event.readCount < 2)
            continue;
        if (event.readSlots[0].array >= localArrayBase)
            return {};
        const std::uint32_t first = event.readSlots[0].index, second = event.readSlots[1].index;
        if (std::max(first, second) < elements && first / run == second / run)
            ways[first / run] = first < second ? BlockWay::right : BlockWay::left;
    }
    if (std::ranges::all_of(ways, [](BlockWay way) { return way == BlockWay::untold; }))
        return {};
    return ways;
}

} // namespace

BarsRead readBars(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    BarsRead read;
    const std::size_t elements = elementsOf(recording);
    const Events* events = launch == 0 ? nullptr : resident.eventsOf(launch);
    if (events == nullptr)
        return read;
    read.hasEvents = true;
    const std::size_t data = dataBufferAfter(recording, launch);
    read.doings = doingsOf(recording, *events, data, elements);
    read.ways = waysOf(*events, recording.launches[launch - 1].meaning.run.value_or(0), elements);
    for (const Event& event : *events) {
        read.compares = read.compares || event.op == Op::compare;
        for (const Access& write : event.writes())
            read.writesUntold = read.writesUntold || (write.array == data && write.index < elements &&
                                                      read.doings[write.index].did == Did::nothing);
        if ((event.op != Op::compare && event.op != Op::combine) || event.readCount < 2)
            continue;
        const Access &first = event.readSlots[0], &second = event.readSlots[1];
        const auto [low, high] = std::minmax(first.index, second.index);
        if (high < elements)
            read.firstPair.try_emplace(high - low, low);
        if (event.op == Op::compare && first.array == data && second.array == data && high < elements)
            read.joins.push_back({first.index, second.index, event.item, exchanges(event)});
    }
    return read;
}

std::size_t bytesOf(const BarsRead& read)
{
    return bytesOf(read.doings) + bytesOf(read.joins) + bytesOf(read.ways) + read.firstPair.size() * 48;
}

} // namespace lockstep::ui
