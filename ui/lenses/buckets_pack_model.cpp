#include "ui/lenses/buckets_pack_model.hpp"

#include "ui/lenses/blocks_model.hpp"
#include "ui/lenses/buckets_model.hpp"
#include "ui/lenses/buckets_pack.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

bool isPacking(const Recording& recording)
{
    const auto has = [&](Role role) {
        return std::ranges::any_of(recording.buffers, [role](const BufferInfo& buffer) { return buffer.role == role; });
    };
    return has(Role::flags) && has(Role::sums) && !has(Role::table) && !sortsByBits(recording);
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
    packing.valueAt.assign(recording.output.size(), SIZE_MAX);
    for (std::size_t i = 0; i < recording.n(); ++i)
        packing.values[i].bits = recording.input[i];
    for (std::size_t s = 1; s <= packing.flow.steps.size(); ++s) {
        const std::size_t k = packing.flow.steps[s - 1].place.launch;
        for (const Event& event : *resident.eventsOf(k)) {
            if (event.op == Op::test && event.readCount > 0 && event.readSlots[0].index < packing.values.size()) {
                PackedValue& value = packing.values[event.readSlots[0].index];
                value.flag = event.writeSlots[0].value;
                value.testItem = event.item;
                packing.flags = event.writeSlots[0].array;
                packing.testStep = s;
            } else if (event.op == Op::move && event.readCount >= 2 &&
                       event.writeSlots[0].array == recording.outputBuffer &&
                       event.readSlots[0].index < packing.values.size()) {
                PackedValue& value = packing.values[event.readSlots[0].index];
                value.slot = event.writeSlots[0].index;
                value.address = event.readSlots[1].value;
                value.moveItem = event.item;
                packing.addresses = event.readSlots[1].array;
                packing.moveStep = s;
                if (*value.slot < packing.valueAt.size())
                    packing.valueAt[*value.slot] = event.readSlots[0].index;
            }
        }
    }
    packing.drops =
        std::ranges::any_of(packing.values, [](const PackedValue& value) { return !value.slot.has_value(); });
    return packing;
}

namespace {

double widthOf(const QString& text, double size, int weight = 400)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black));
}

PackLayout layOut(const Recording& recording, const View& view, double s)
{
    PackLayout layout;
    layout.scale = s;
    const bool presented = view.role == ViewRole::presenter;
    double labels = 0;
    for (const BufferInfo& buffer : recording.buffers)
        if (buffer.size() > 1 || recording.n() == 1)
            labels = std::max(labels, widthOf(bufferWord(buffer), 12 * s, 500));
    layout.gutter = labels + 20 * s;
    const auto n = static_cast<double>(std::max<std::size_t>(recording.n(), 1));
    const double room = view.size.width() - layout.gutter - 10 * s;
    layout.pitch = std::min(room / n, 76 * s);
    layout.left = layout.gutter + std::max(0.0, (room - layout.pitch * n) / 2);
    QString longest;
    for (const std::uint32_t bits : recording.input)
        if (const QString text = valueText(bits, recording); text.size() > longest.size())
            longest = text;
    const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.valueSize = fittingSize(longest, layout.pitch - 8 * s, sizes, 600);
    layout.cellWidth =
        std::min(layout.pitch - 4 * s, std::max(34 * s, widthOf(longest, layout.valueSize, 600) + 14 * s));
    layout.valueHeight = 30 * s;
    layout.addressHeight = 24 * s;
    layout.head = 22 * s;
    const double top = 44 * s;
    const double bottom = view.size.height() - (presented ? 4 : 28) * s;
    const double fixed = layout.valueHeight + 12 * s + 22 * s + 14 * s + layout.head + layout.addressHeight +
                         layout.valueHeight + 50 * s;
    const double spare = bottom - top - fixed;
    layout.fits = layout.valueSize > 0 && layout.pitch >= 20 * s && spare >= 46 * s;
    const double gap = std::min(spare, 150 * s), start = top + std::min(16 * s, (spare - gap) / 3);
    layout.valuesY = start + layout.valueHeight / 2;
    layout.flagsY = layout.valuesY + layout.valueHeight / 2 + 12 * s + 11 * s;
    layout.addressesY = layout.flagsY + 11 * s + 14 * s + layout.head + layout.addressHeight / 2;
    layout.slotsY = layout.addressesY + layout.addressHeight / 2 + gap + layout.valueHeight / 2;
    layout.bandY = layout.slotsY + layout.valueHeight / 2 + 32 * s;
    layout.explainY = presented ? 0 : std::min(layout.bandY + 30 * s, view.size.height() - 10 * s);
    return layout;
}

} // namespace

PackLayout layoutPacking(const Recording& recording, const View& view)
{
    const double scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    const double most = view.role == ViewRole::exported || view.launches > 0 ? 1
                        : view.role == ViewRole::presenter
                            ? textScaleOf(view)
                            : std::min({view.size.width() / 880, view.size.height() / 560, largestScale});
    for (double larger = most; larger > 1.05; larger -= 0.1)
        if (const PackLayout layout = layOut(recording, view, scale * larger);
            layout.fits && layout.valueSize >= 13 * layout.scale)
            return layout;
    return layOut(recording, view, scale);
}

} // namespace lockstep::ui
