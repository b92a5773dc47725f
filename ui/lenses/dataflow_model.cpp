#include "ui/lenses/dataflow_model.hpp"

#include <algorithm>
#include <unordered_map>

namespace lockstep::ui {

namespace {

std::uint64_t placeOf(const Access& access)
{
    return (std::uint64_t{access.array} << 32) | access.index;
}

} // namespace

std::size_t ScanFlow::finishedAfter(std::size_t launch) const
{
    return static_cast<std::size_t>(
        std::count_if(finishedAt.begin(), finishedAt.end(), [launch](std::size_t k) { return k <= launch; }));
}

std::optional<ScanFlow> readScanFlow(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    ScanFlow flow;
    flow.input = recording.input;
    flow.finishedAt.assign(recording.n(), SIZE_MAX);

    std::unordered_map<std::uint64_t, InputRange> ranges;
    for (std::uint32_t i = 0; i < recording.n(); ++i)
        ranges[(std::uint64_t{recording.mainBuffer} << 32) | i] = {i, i};
    if (!flow.finishedAt.empty())
        flow.finishedAt[0] = 0;

    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const Events* events = resident.eventsOf(k);
        if (!events)
            return std::nullopt;
        ScanLevel& level = flow.levels.emplace_back();
        const auto valueOf = [&ranges](const Access& access) {
            const auto found = ranges.find(placeOf(access));
            return ScanValue{access.index, access.value,
                             found == ranges.end() ? InputRange{access.index, access.index} : found->second};
        };
        for (const Event& event : *events) {
            if (event.writeCount == 0)
                continue;
            const Access& write = event.writeSlots[0];
            if (event.op == Op::combine && event.readCount >= 2) {
                ScanCombine combine{event.item, valueOf(event.readSlots[0]), valueOf(event.readSlots[1]), {}};
                const InputRange l = combine.left.range, r = combine.right.range;
                combine.result = {write.index, write.value, {std::min(l.first, r.first), std::max(l.last, r.last)}};
                ranges[placeOf(write)] = combine.result.range;
                if (combine.result.isPrefix() && write.index < recording.n())
                    flow.finishedAt[write.index] = std::min(flow.finishedAt[write.index], k);
                level.combines.push_back(combine);
            } else if (event.op == Op::copy && event.readCount >= 1) {
                const InputRange range = valueOf(event.readSlots[0]).range;
                ranges[placeOf(write)] = range;
                level.copies.push_back({event.item, {write.index, write.value, range}});
            }
        }
    }
    return flow;
}

ScanOperator scanOperator(const Recording& recording)
{
    const auto found = recording.parameters.find("operator");
    if (found == recording.parameters.end() || found->second == "add")
        return ScanOperator::add;
    if (found->second == "max")
        return ScanOperator::max;
    return found->second == "min" ? ScanOperator::min : ScanOperator::affine;
}

QString rangeText(InputRange range, ScanOperator sign)
{
    const QString text = QStringLiteral("%1..%2").arg(range.first).arg(range.last);
    if (sign == ScanOperator::add)
        return QStringLiteral("Σ") + text;
    return sign == ScanOperator::affine ? QStringLiteral("∘") + text : text;
}

} // namespace lockstep::ui
