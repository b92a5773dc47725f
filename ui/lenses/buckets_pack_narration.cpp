#include "ui/lenses/buckets_pack.hpp"

#include "ui/lenses/buckets_pack_model.hpp"
#include "ui/lenses/drawing.hpp"

#include <algorithm>

namespace lockstep::ui {

std::vector<Phrase> packNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    const std::optional<Packing> packing = readPacking(resident);
    const std::size_t at = packing ? stepAt(recording, moment).step : 0;
    if (!packing || at == 0 || (at != packing->testStep && at != packing->moveStep))
        return dataflowLens.narration(resident, moment);
    const auto n = packing->values.size();
    const auto passing = static_cast<std::size_t>(
        std::ranges::count_if(packing->values, [](const PackedValue& value) { return value.flag != 0; }));
    if (at == packing->testStep)
        return {{say("Every value is tested: "), Tone::plain},
                {say("%1 of %2 values").arg(countDigits(passing), countDigits(n)), Tone::keep},
                {say(passing, " passes and gets the flag 1.", " pass and get the flag 1."), Tone::plain}};
    const auto moves = static_cast<std::size_t>(
        std::ranges::count_if(packing->values, [](const PackedValue& value) { return value.slot.has_value(); }));
    std::vector<Phrase> sentence{{say("The scan has told each value its place: "), Tone::plain},
                                 {many(moves, "%1 value moves", "%1 values move"), Tone::move}};
    if (packing->drops) {
        sentence.push_back({say(" and "), Tone::plain});
        sentence.push_back({many(n - moves, "%1 value is dropped", "%1 values are dropped"), Tone::strong});
    } else {
        sentence.push_back({say(passing, ", %1 that passes behind the others", ", %1 that pass behind the others")
                                .arg(countDigits(passing)),
                            Tone::plain});
    }
    sentence.push_back({QStringLiteral("."), Tone::plain});
    return sentence;
}

} // namespace lockstep::ui
