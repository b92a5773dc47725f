#include "ui/lenses/packing/model.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/buffer_word.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"
#include "ui/lenses/packing/packing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

std::size_t Packing::passing() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(values, [](const PackedValue& value) { return value.flag != 0; }));
}

namespace {

} // namespace

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
    if (layout.valueSize <= 0 || layout.pitch < 20 * s) { // digit below digit
        const double least = smallestText(view), between = layout.pitch - 1.2 * s;
        layout.digits = fitDigitColumns(longest, between, least, 12 * s);
        layout.addressDigits = fitDigitColumns(QString::number(recording.n()), between, least, 12 * s);
        if (layout.digits.letters > 0 && layout.addressDigits.letters > 0) {
            layout.valueSize = layout.digits.size;
            layout.cellWidth = layout.pitch - std::min(2 * s, layout.pitch * 0.12);
            layout.valueHeight = layout.digits.height();
            layout.addressHeight = layout.addressDigits.height();
        } else {
            layout.valueSize = 0;
        }
    }
    layout.head = 22 * s;
    const bool goesBack = packSteps(recording).back > 0;
    // Five rows are close to each other for an audience.
    const bool isTight = presented || (layout.digits.letters > 0 && view.size.height() < 420 * s);
    layout.hasIndex = !isTight || !goesBack;
    const double top = (layout.hasIndex ? 44 : 34) * s;
    const double bottom = view.size.height() - (isTight ? 4 : 28) * s;
    const double index = (layout.hasIndex ? 20 : 6) * s;
    const double below = goesBack ? index + layout.valueHeight + index : 50 * s; // under the slots
    const double fixed =
        layout.valueHeight + 12 * s + 22 * s + 14 * s + layout.head + layout.addressHeight + layout.valueHeight + below;
    const double least = hasLevelsOfSums(recording) ? (14 + 2 * 24 + 34 + 12) * s : 0; // two rows of sums stand there
    const double gaps = goesBack ? 2 : 1, spare = bottom - top - fixed;
    layout.fits = layout.valueSize > 0 && spare >= gaps * std::max(least, (layout.hasIndex ? 40 : 28) * s);
    const double gap = std::min(spare / gaps, 150 * s), start = top + std::min(16 * s, (spare - gap * gaps) / 3);
    layout.valuesY = start + layout.valueHeight / 2;
    layout.flagsY = layout.valuesY + layout.valueHeight / 2 + 12 * s + 11 * s;
    layout.addressesY = layout.flagsY + 11 * s + 14 * s + layout.head + layout.addressHeight / 2;
    if (least > 0) {
        const double first = layout.addressesY + layout.addressHeight / 2;
        layout.sumsY = first + 14 * s + layout.addressHeight / 2;
        layout.newSumsY = layout.sumsY + layout.addressHeight + 34 * s;
    }
    layout.slotsY = layout.addressesY + layout.addressHeight / 2 + gap + layout.valueHeight / 2;
    layout.bandY = layout.slotsY + layout.valueHeight / 2 + 32 * s;
    if (goesBack)
        layout.backY = layout.slotsY + layout.valueHeight + index + gap;
    layout.explainY =
        presented ? 0
                  : std::min((goesBack ? layout.backY + 30 * s : layout.bandY) + 30 * s, view.size.height() - 10 * s);
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
