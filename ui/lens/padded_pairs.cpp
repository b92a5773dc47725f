#include "ui/lens/padded_pairs.hpp"

#include "engine/model/event.hpp"
#include "ui/kit/drawing.hpp"

namespace lockstep::ui {

void tellPads(std::vector<Phrase>& told, std::uint64_t pairs, std::uint64_t padded, std::uint64_t swapped)
{
    if (padded == 0)
        return;
    if (pairs == 0) {
        told.push_back({many(padded, "%1 pair holds a pad", "%1 pairs hold a pad"), Tone::strong});
    } else {
        told.push_back({QStringLiteral("; ")});
        told.push_back({many(padded, "%1 more pair holds a pad", "%1 more pairs hold a pad"), Tone::strong});
    }
    if (padded == 1 && swapped == 1)
        told.push_back({say(" and swaps")});
    else if (swapped > 0)
        told.push_back({many(swapped, ", and %1 of them swaps", ", and %1 of them swap")});
}

bool meetsPad(const Event& event)
{
    return event.readCount >= 4 && (event.readSlots[2].value != 0 || event.readSlots[3].value != 0);
}

} // namespace lockstep::ui
