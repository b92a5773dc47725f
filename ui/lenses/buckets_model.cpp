#include "ui/lenses/buckets_model.hpp"

#include "engine/input/input.hpp"

#include <algorithm>
#include <bit>

namespace lockstep::ui {

namespace {

std::optional<std::size_t> bufferNamed(const Recording& recording, const char* name)
{
    for (std::size_t i = 0; i < recording.buffers.size(); ++i)
        if (recording.buffers[i].name == name)
            return i;
    return std::nullopt;
}

bool takes(const Launch& launch, std::optional<std::size_t> buffer)
{
    return buffer && std::any_of(launch.arguments.begin(), launch.arguments.end(),
                                 [&](const Argument& argument) { return argument.buffer == buffer; });
}

/// The words whose digits the kernel took, if some order of the bits agrees with every digit reported.
/// High bits that all keys share are left out.
void chooseShownBits(BucketPass& pass, ElementType type)
{
    constexpr std::uint32_t mostBits = 8;
    for (const std::uint32_t flip : {0U, ~0U}) {
        std::vector<std::uint32_t> words;
        std::uint32_t differing = 0;
        bool agrees = true;
        for (const BucketKey& key : pass.keys) {
            const std::uint32_t word = orderBits(key.bits, type) ^ flip;
            agrees = agrees && ((word >> pass.shift) & ((1U << pass.width) - 1)) == key.digit;
            differing |= word ^ (words.empty() ? word : words.front());
            words.push_back(word);
        }
        const std::uint32_t total =
            std::max(static_cast<std::uint32_t>(std::bit_width(differing)), pass.shift + pass.width);
        const std::uint32_t whole = (total + pass.width - 1) / pass.width * pass.width;
        if (agrees && whole <= mostBits) {
            pass.shownBits = whole;
            pass.shownWords = std::move(words);
            return;
        }
    }
}

} // namespace

std::optional<TableShape> tableShape(const Recording& recording)
{
    const auto counts = bufferNamed(recording, "counts");
    if (!counts || recording.buffers[*counts].shape.size() != 2 || recording.launches.empty())
        return std::nullopt;
    const std::vector<std::size_t>& shape = recording.buffers[*counts].shape;
    if (shape[0] == 0 || shape[1] == 0)
        return std::nullopt;
    std::size_t perGroup = std::min(recording.launches.front().local, recording.n());
    if (perGroup == 0 || (recording.n() + perGroup - 1) / perGroup != shape[1])
        perGroup = (recording.n() + shape[1] - 1) / shape[1];
    return TableShape{shape[0], shape[1], perGroup};
}

BucketStep bucketStep(const Recording& recording, std::size_t launch)
{
    if (launch == 0 || launch > recording.launchCount())
        return BucketStep::input;
    const Launch& l = recording.launches[launch - 1];
    if (!takes(l, bufferNamed(recording, "starts")))
        return BucketStep::histogram;
    return takes(l, bufferNamed(recording, "counts")) ? BucketStep::scan : BucketStep::scatter;
}

std::size_t passStart(const Recording& recording, std::size_t launch)
{
    while (launch > 1 && bucketStep(recording, launch) != BucketStep::histogram)
        --launch;
    return std::max<std::size_t>(launch, 1);
}

std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    const std::optional<TableShape> shape = tableShape(recording);
    BucketPass pass;
    pass.firstLaunch = passStart(recording, launch);
    pass.step = bucketStep(recording, launch);
    const State* state = resident.state(launch);
    const Events* counted = resident.eventsOf(pass.firstLaunch);
    const Events* scanned = resident.eventsOf(pass.firstLaunch + 1);
    const Events* moved = resident.eventsOf(pass.firstLaunch + 2);
    if (!shape || !state || !counted || !scanned || !moved)
        return std::nullopt;

    pass.digits = shape->digits;
    pass.groups = shape->groups;
    pass.perGroup = shape->perGroup;
    const LaunchMeaning& meaning = recording.launches[pass.firstLaunch - 1].meaning;
    pass.shift = meaning.shift.value_or(0);
    pass.width = std::max<std::uint32_t>(1, meaning.bits.value_or(1));
    pass.keys.resize(recording.n());
    pass.keyAt.assign(recording.n(), 0);

    for (const Event& event : *moved) {
        if (event.op != Op::move || event.readCount < 2 || event.writeCount < 1)
            continue;
        const std::uint32_t position = event.readSlots[0].index, slot = event.writeSlots[0].index;
        if (position >= pass.keys.size() || slot >= pass.keys.size())
            continue;
        BucketKey& key = pass.keys[position];
        key.bits = event.readSlots[0].value;
        key.digit = static_cast<std::uint32_t>(event.readSlots[1].index / pass.groups);
        key.group = event.group;
        key.moveItem = event.item;
        key.start = event.readSlots[1].value;
        key.slot = slot;
        pass.keyAt[slot] = position;
    }
    for (const Event& event : *counted)
        if (event.op == Op::count && event.readCount >= 2 && event.readSlots[0].index < pass.keys.size()) {
            BucketKey& key = pass.keys[event.readSlots[0].index];
            key.countItem = event.item;
            key.counted = event.readSlots[1].value;
        }
    const std::optional<std::size_t> starts = bufferNamed(recording, "starts");
    pass.startItem.assign(pass.digits * pass.groups, 0);
    for (const Event& event : *scanned)
        for (const Access& write : event.writes())
            if (write.array == starts && write.index < pass.startItem.size()) {
                pass.startItem[write.index] = event.item;
                ++pass.startsWritten;
            }
    if (launch >= pass.firstLaunch)
        pass.counts = *state->buffers[*bufferNamed(recording, "counts")];
    if (launch > pass.firstLaunch && starts)
        pass.starts = *state->buffers[*starts];
    chooseShownBits(pass, recording.type);
    return pass;
}

QString digitText(std::uint32_t digit, std::uint32_t width)
{
    return QStringLiteral("%1").arg(digit, static_cast<int>(width), 2, QLatin1Char('0'));
}

QString bitsText(std::uint32_t shift, std::uint32_t width)
{
    return width == 1 ? say("bit %1").arg(shift) : say("bits %1..%2").arg(shift + width - 1).arg(shift);
}

} // namespace lockstep::ui
