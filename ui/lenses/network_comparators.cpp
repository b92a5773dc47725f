// What the events of a launch say of its comparators.
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/network_layout.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

Comparators comparatorsOf(const Recording& recording, const Events& events)
{
    Comparators found;
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
    std::vector<std::uint32_t> ends;
    for (Comparator& one : found.all) {
        const auto free = std::find_if(ends.begin(), ends.end(), [&one](std::uint32_t end) { return end < one.low(); });
        one.slot = static_cast<int>(free - ends.begin());
        if (free == ends.end())
            ends.push_back(one.high());
        else
            *free = one.high();
    }
    found.slotCount = static_cast<int>(ends.size());
    return found;
}

} // namespace lockstep::ui
