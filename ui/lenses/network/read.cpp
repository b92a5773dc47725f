// What the events of a launch say of its comparators.
#include "ui/lenses/network/read.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace lockstep::ui {

namespace {

/// Sub-columns in which no two comparators cross. What a work-item does one after another stands from left to right;
/// more turns than can be seen side by side are packed as if they were one.
int packIntoSlots(std::vector<Comparator>& all, std::uint32_t turns)
{
    constexpr std::uint32_t mostTurns = 8;
    const bool isInTurn = turns <= mostTurns;
    int before = 0;
    for (std::uint32_t turn = 0; turn < (isInTurn ? turns : 1); ++turn) {
        std::vector<std::uint32_t> ends;
        for (Comparator& one : all) {
            if (isInTurn && one.turn != turn)
                continue;
            const auto free =
                std::find_if(ends.begin(), ends.end(), [&one](std::uint32_t end) { return end < one.low(); });
            one.slot = before + static_cast<int>(free - ends.begin());
            if (free == ends.end())
                ends.push_back(one.high());
            else
                *free = one.high();
        }
        before += static_cast<int>(ends.size());
    }
    return before;
}

} // namespace

Comparators comparatorsOf(const Recording& recording, const Events& events)
{
    Comparators found;
    std::map<std::uint32_t, std::uint32_t> turns; // by work-item
    for (const Event& event : events) {
        const auto isKey = [&](const Access& access) { return access.array == recording.mainBuffer; };
        if (event.op == Op::copy && event.writeCount == 1 && isKey(event.readSlots[0]) && isKey(event.writeSlots[0]))
            found.moves.push_back({event.item, event.readSlots[0].index, event.writeSlots[0].index,
                                   event.readSlots[0].value, event.readCount > 1 && event.readSlots[1].value != 0});
        if (event.op != Op::compare || event.readCount < 2)
            continue;
        const auto reads = event.reads();
        if (reads[0].array != recording.mainBuffer || reads[1].array != recording.mainBuffer)
            continue;
        Comparator one;
        one.item = event.item;
        one.turn = turns[event.item]++;
        one.small = reads[0].index;
        one.large = reads[1].index;
        one.swaps = exchanges(event);
        const bool flags = event.readCount >= 4;
        const std::array<bool, 2> pads{flags && reads[2].value != 0, flags && reads[3].value != 0};
        // A pair that swaps stands the wrong way round before it does.
        one.smallKey = reads[one.swaps ? 1 : 0].value;
        one.largeKey = reads[one.swaps ? 0 : 1].value;
        one.smallPad = pads[one.swaps ? 1 : 0];
        one.largePad = pads[one.swaps ? 0 : 1];
        found.all.push_back(one);
    }
    std::sort(found.all.begin(), found.all.end(), [](const Comparator& a, const Comparator& b) {
        return std::pair{a.low(), a.item} < std::pair{b.low(), b.item};
    });
    found.slotCount = packIntoSlots(found.all, found.turns());
    return found;
}

std::optional<Comparators> comparatorsIn(const Resident& resident, std::size_t k)
{
    const Events* events = resident.eventsOf(k);
    return events == nullptr ? std::nullopt : std::optional{comparatorsOf(*resident.recording, *events)};
}

std::set<std::uint32_t> groupsIn(const Resident& resident, std::size_t k)
{
    std::set<std::uint32_t> groups;
    for (const Event& event : *resident.eventsOf(k))
        groups.insert(event.group);
    return groups;
}

} // namespace lockstep::ui
