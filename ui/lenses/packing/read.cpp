#include "ui/lenses/packing/model.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"

#include <algorithm>

namespace lockstep::ui {

std::size_t Packing::passing() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(values, [](const PackedValue& value) { return value.flag != 0; }));
}

std::size_t bytesOf(const Packing& packing)
{
    return bytesOf(packing.flow) + bytesOf(packing.values) + bytesOf(packing.valueAt);
}

std::optional<Packing> readPacking(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    auto flow = readScanFlow(resident);
    if (!flow)
        return std::nullopt;
    Packing packing;
    packing.flow = std::move(*flow);
    packing.values.resize(recording.n());
    for (std::size_t i = 0; i < recording.n(); ++i)
        packing.values[i].bits = recording.input[i];
    for (std::size_t b = 0; b < recording.buffers.size(); ++b)
        if (recording.buffers[b].holds == Holds::addresses)
            packing.addresses = b;
    const PackSteps steps = packSteps(recording);
    packing.moveStep = steps.move;
    packing.backStep = steps.back;
    const auto launchAt = [&](std::size_t s) -> const Launch& {
        return recording.launches[packing.flow.steps[s - 1].place.launch - 1];
    };
    packing.packed = steps.move > 0 ? *valuesWritten(recording, launchAt(steps.move)) : recording.outputBuffer;
    packing.back = steps.back > 0 ? *valuesWritten(recording, launchAt(steps.back)) : packing.packed;
    packing.isSplit = steps.move > 0 && launchAt(steps.move).meaning.act == Act::partValues;
    for (std::size_t s = 1; s <= packing.flow.steps.size(); ++s)
        for (const Event& event : *resident.eventsOf(packing.flow.steps[s - 1].place.launch)) {
            const Access &read = event.readSlots[0], &write = event.writeSlots[0];
            if (event.op == Op::test && event.readCount > 0 && read.index < packing.values.size()) {
                PackedValue& value = packing.values[read.index];
                value.flag = write.value;
                value.testItem = event.item;
                packing.flags = write.array;
                packing.testStep = s;
            } else if (s == packing.moveStep && event.op == Op::move && event.readCount >= 2 &&
                       write.array == packing.packed && read.index < packing.values.size() &&
                       write.index < recording.buffers[packing.packed].size()) {
                PackedValue& value = packing.values[read.index];
                value.slot = write.index;
                value.address = event.readSlots[1].value;
                value.moveItem = event.item;
                packing.addresses = event.readSlots[1].array;
                if (write.index >= packing.valueAt.size())
                    packing.valueAt.resize(write.index + std::size_t{1}, SIZE_MAX);
                packing.valueAt[write.index] = read.index;
            } else if (s == packing.backStep && write.array == packing.back && event.writeCount > 0 &&
                       write.index < packing.values.size()) {
                PackedValue& value = packing.values[write.index];
                value.backItem = event.item;
                value.isBack = event.op == Op::move;
                if (event.op == Op::fill)
                    value.fill = write.value;
            }
        }
    return packing;
}

std::optional<PackedIn> packedIn(const Resident& resident, std::size_t k)
{
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return std::nullopt;
    PackedIn found;
    for (const Event& event : *events) {
        found.tested += event.op == Op::test ? 1 : 0;
        found.raised += event.op == Op::test && event.writeSlots[0].value != 0 ? 1 : 0;
        found.moved += event.op == Op::move ? 1 : 0;
    }
    return found;
}

} // namespace lockstep::ui
