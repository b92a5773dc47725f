#include "ui/lenses/merge_path/model.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/merge_path/tree.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace lockstep::ui {

namespace {

bool isBuffer(const Launch& launch, std::string_view name)
{
    const Argument* argument = argumentNamed(launch, name);
    return argument != nullptr && argument->buffer.has_value();
}

bool searches(const Recording& recording, const Launch& launch)
{
    const Argument* coRanks = argumentHolding(recording, launch, Holds::coRanks);
    return coRanks != nullptr && coRanks->writable;
}

bool merges(const Recording& recording, const Launch& launch)
{
    const Argument* coRanks = argumentHolding(recording, launch, Holds::coRanks);
    return coRanks != nullptr && !coRanks->writable;
}

bool canReadSearch(const Recording& recording, const Launch& launch)
{
    const Argument* stretch = argumentNamed(launch, "stretch");
    return searches(recording, launch) && isBuffer(launch, "keys_in") && stretch != nullptr && !stretch->buffer;
}

/// Of a search that can be read.
void readSearch(MergeLevel& level, const Recording& recording, const Launch& launch, const Events& events)
{
    const std::size_t stretch = std::max<std::uint32_t>(1, argumentNamed(launch, "stretch")->scalar);
    std::map<std::uint32_t, std::uint32_t> made;
    for (const Event& event : events) {
        if (event.op == Op::choose && event.readCount == 2) {
            MergeProbe probe;
            probe.item = event.item;
            probe.order = made[event.item]++;
            const std::size_t first = event.readSlots[0].index, second = event.readSlots[1].index;
            probe.leftFirst = first < second;
            probe.left = std::min(first, second);
            probe.right = std::max(first, second);
            level.mostProbes = std::max(level.mostProbes, probe.order + 1);
            level.probes.push_back(probe);
        }
        for (const Access& write : event.writes())
            if (inBuffer(recording, write.array) == Holds::coRanks)
                level.diagonals.push_back({event.item, write.index * stretch, write.value});
    }
    std::erase_if(level.diagonals, [&](const MergeDiagonal& one) { return one.at >= level.keys.size(); });
    std::ranges::sort(level.diagonals, {}, &MergeDiagonal::at);
}

void readMerge(MergeLevel& level, const Launch& launch, const Events& events)
{
    const Argument* out = argumentNamed(launch, "keys_out");
    std::map<std::uint32_t, std::uint32_t> made;
    level.outputs.resize(level.keys.size());
    for (const Event& event : events)
        if (out->buffer && event.writeCount > 0 && event.readCount > 0 && event.writeSlots[0].array == *out->buffer &&
            event.writeSlots[0].index < level.outputs.size()) {
            const std::uint32_t order = made[event.item]++;
            level.outputs[event.writeSlots[0].index] = {event.readSlots[0].index, event.item, order};
            level.mostOutputs = std::max(level.mostOutputs, order + 1);
        }
}

/// Keys sorted by themselves in each segment: where each came from.
void readSegments(MergeLevel& level, const Recording& recording, const Launch& launch, const Events& events)
{
    const Argument* out = argumentNamed(launch, "keys_out");
    const Origins origins = originsAfter(recording, events, level.keys.size());
    for (std::size_t i = 0; i < level.keys.size() && out->buffer; ++i)
        level.outputs.push_back({origins.at(static_cast<std::uint32_t>(*out->buffer), static_cast<std::uint32_t>(i)),
                                 static_cast<std::uint32_t>(i), 0});
    level.mostOutputs = 1;
}

} // namespace

bool mergesByPath(const Recording& recording)
{
    return std::ranges::all_of(recording.launches, [&](const Launch& launch) {
        return searches(recording, launch) ? canReadSearch(recording, launch)
                                           : isBuffer(launch, "keys_in") && isBuffer(launch, "keys_out");
    });
}

MergeLaunches mergeLaunches(const Recording& recording, std::size_t launch)
{
    MergeLaunches of;
    if (launch == 0 || launch > recording.launchCount())
        return of;
    const std::vector<Launch>& launches = recording.launches;
    if (searches(recording, launches[launch - 1])) {
        of.search = launch;
        if (launch < launches.size() && merges(recording, launches[launch]))
            of.merge = launch + 1;
    } else {
        of.merge = launch;
        if (launch >= 2 && searches(recording, launches[launch - 2]))
            of.search = launch - 1;
    }
    return of;
}

MergeTree mergeTree(const Recording& recording)
{
    MergeTree tree;
    tree.n = recording.n();
    tree.rows.emplace_back();
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const Launch& launch = recording.launches[k - 1];
        const MergeLaunches of = mergeLaunches(recording, k);
        if (of.search == k && of.merge > 0)
            continue; // its merge tells the same
        MergeTreeRow row;
        row.merges = of.search == k || merges(recording, launch);
        row.search = of.search;
        row.made = of.merge;
        const std::size_t made = launch.meaning.run.value_or(row.merges ? 2 : 1);
        row.run = row.merges ? 2 * std::max<std::size_t>(1, made / 2) : std::max<std::size_t>(1, made);
        row.stretch = row.merges ? std::max<std::size_t>(1, scalar(launch, "stretch").value_or(1)) : 1;
        tree.rows.push_back(row);
    }
    return tree;
}

std::optional<MergeLevel> readMergeLevel(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    if (!mergesByPath(recording))
        return std::nullopt;
    MergeLevel level;
    const std::size_t n = recording.n();
    if (launch == 0) {
        level.keys = recording.input;
        const bool isSorted = recording.launchCount() > 0 && !searches(recording, recording.launches[0]);
        const std::uint32_t made = recording.launchCount() == 0 ? 1 : recording.launches[0].meaning.run.value_or(1);
        level.run = std::max<std::size_t>(1, isSorted ? made : made / 2);
    } else {
        const Launch& now = recording.launches[launch - 1];
        const MergeLaunches of = mergeLaunches(recording, launch);
        const std::size_t first = of.search > 0 ? of.search : of.merge;
        const Argument* in = argumentNamed(now, "keys_in");
        const State* before = resident.state(first - 1);
        const Events* events = resident.eventsOf(launch);
        if (in == nullptr || !in->buffer || before == nullptr || !before->buffers.at(*in->buffer) || events == nullptr)
            return std::nullopt;
        level.keys = *before->buffers[*in->buffer];
        level.keys.resize(n);
        const std::size_t made = now.meaning.run.value_or(2);
        level.run = std::max<std::size_t>(1, made / 2);
        if (searches(recording, now)) {
            level.step = MergeStep::coRanks;
            readSearch(level, recording, now, *events);
        } else if (merges(recording, now)) {
            level.step = MergeStep::merge;
            if (of.search > 0) {
                const Events* search = resident.eventsOf(of.search);
                if (search == nullptr)
                    return std::nullopt;
                readSearch(level, recording, recording.launches[of.search - 1], *search);
            }
            readMerge(level, now, *events);
        } else {
            level.step = MergeStep::segments;
            level.run = std::max<std::size_t>(1, made);
            readSegments(level, recording, now, *events);
        }
    }
    const bool isPaired = level.step == MergeStep::coRanks || level.step == MergeStep::merge;
    const std::size_t width = isPaired ? 2 * level.run : level.run;
    for (std::size_t begin = 0; begin < n; begin += width)
        level.pairs.push_back({begin, std::min(begin + level.run, n), std::min(begin + width, n)});
    return level;
}

std::size_t bytesOf(const MergeLevel& level)
{
    return bytesOf(level.pairs) + bytesOf(level.keys) + bytesOf(level.probes) + bytesOf(level.diagonals) +
           bytesOf(level.outputs);
}

} // namespace lockstep::ui
