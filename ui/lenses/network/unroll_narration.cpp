#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/read.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

/// The phases of a launch in which keys only come to local memory, or leave it.
std::vector<Phrase> whenCopied(const Copies& copies, bool isFirst)
{
    const bool isAlike = std::ranges::all_of(copies.byItem, [&](const auto& one) { return one.second == copies.most; });
    const std::size_t items = copies.byItem.size();
    std::vector<Phrase> told{{many(items, "%1 work-item", "%1 work-items"), Tone::strong}};
    if (copies.most < 2 || items == 1)
        told.push_back({(isFirst ? say(items, " loads %1 into local memory", " load %1 into local memory")
                                 : say(items, " stores %1 in global memory again", " store %1 in global memory again"))
                                .arg(many(copies.keys, "%1 key", "%1 keys")) +
                            (copies.most < 2 ? QString{} : say(", one after another")),
                        Tone::plain});
    else
        told.push_back({(isFirst ? say(" each load %1 into local memory, one after another: %2 in all")
                                 : say(" each store %1 in global memory again, one after another: %2 in all"))
                            .arg(isAlike ? many(copies.most, "%1 key", "%1 keys")
                                         : many(copies.most, "up to %1 key", "up to %1 keys"))
                            .arg(countDigits(copies.keys)),
                        Tone::plain});
    told.push_back({QStringLiteral("."), Tone::plain});
    return told;
}

QString slotWords(std::uint32_t first, std::uint32_t last)
{
    return last == first + 1 ? say("%1 and %2").arg(first).arg(last) : say("%1 to %2").arg(first).arg(last);
}

/// Which slots each work-item holds, where all hold as many in a row; else nothing.
QString slotsHeld(const Recording& recording, const UnrolledNetwork& network, std::size_t launch)
{
    const auto found = std::ranges::find_if(
        network.held, [&](const NetworkSlots& held) { return network.places[held.column - 1].launch == launch; });
    if (found == network.held.end())
        return {};
    std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> byItem; // first and last slot
    for (const NetworkSlots::Wire& one : found->wires) {
        auto& [first, last] = byItem.try_emplace(one.item, one.first, one.last).first->second;
        first = std::min(first, one.first);
        last = std::max(last, one.last);
    }
    const std::uint64_t local = std::max<std::uint64_t>(recording.launches[launch - 1].local, 1);
    const std::uint32_t each = byItem.begin()->second.second - byItem.begin()->second.first + 1;
    for (const auto& [item, held] : byItem)
        if (held.first != item % local * each || held.second != held.first + each - 1)
            return {};
    if (byItem.size() < 2)
        return {};
    QString told = say(" In each group the first work-item has slots %1, the next %2, and so on.")
                       .arg(slotWords(0, each - 1), slotWords(each, 2 * each - 1));
    if (std::ranges::all_of(found->wires, [](const NetworkSlots::Wire& one) { return one.last == one.first + 1; }))
        told += say(" A key has two: its index and its value.");
    // Who compares need not be who stores.
    std::map<std::uint32_t, std::size_t> stored; // by work-item
    for (const NetworkSlots::Wire& one : found->wires)
        ++stored[one.storer];
    if (stored.size() < byItem.size())
        told += say(" In the end one work-item of each group stores all keys, one after another.");
    return told;
}

/// A launch that compares in local memory, as a whole.
std::vector<Phrase> whenLocal(const Recording& recording, const UnrolledNetwork& network, std::size_t launch)
{
    std::uint64_t layers = 0, pairs = 0, swaps = 0;
    std::size_t first = 0, last = 0; // columns
    std::uint32_t turns = 0;         // pairs of a layer that one work-item takes
    std::set<std::uint32_t> busy;    // work-groups
    for (std::size_t c = 1; c <= network.places.size(); ++c) {
        if (network.places[c - 1].launch != launch)
            continue;
        ++layers;
        first = first == 0 ? c : first;
        last = c;
        busy.merge(groupsIn(network.resident, c));
        const Comparators comparators = *comparatorsIn(network.resident, c);
        turns = std::max(turns, comparators.turns());
        for (const Comparator& one : comparators.all) {
            ++pairs;
            swaps += one.swaps ? 1 : 0;
        }
    }
    const std::size_t groups = recording.launches[launch - 1].groups();
    const QString ofAll = busy.size() == groups ? many(groups, "%1 work-group", "%1 work-groups")
                                                : say("%1 of %2 work-groups").arg(busy.size()).arg(groups);
    const bool isAlone = recording.launches[launch - 1].local == 1 && turns > 1;
    return {{ofAll, Tone::strong},
            {isAlone ? say(" of one work-item") : QString{}, Tone::plain},
            {busy.size() == groups ? say(groups, " keeps its keys in local memory (dashed) for ",
                                         " keep their keys in local memory (dashed) for ")
                                   : say(busy.size(), " compares keys in local memory (dashed), in ",
                                         " compare keys in local memory (dashed), in "),
             Tone::plain},
            {many(layers, "%1 layer of comparators", "%1 layers of comparators"), Tone::strong},
            {isAlone     ? say(", up to %1 pairs of a layer one after another: ").arg(turns)
             : turns > 1 ? say(", in which one work-item takes up to %1 pairs, one after another: ").arg(turns)
                         : QStringLiteral(": "),
             Tone::plain},
            {many(swaps, "%1 pair swaps", "%1 pairs swap"), Tone::move},
            {betweenClauses(), Tone::plain},
            {many(pairs - swaps, "%1 stays", "%1 stay"), Tone::keep},
            {(layers > 0 ? networkLesson(network.resident, last, first - 1) : QString{}) + QStringLiteral(".") +
                 slotsHeld(recording, network, launch),
             Tone::plain}};
}

/// Some of its launches work in local memory, so that of the others it must be said that they do not.
bool anyLocal(const Recording& recording)
{
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (comparesLocally(recording, k))
            return true;
    return false;
}

std::vector<Phrase> whenMoved(const Comparators& column, const Launch& launch)
{
    std::size_t moved = 0, stay = 0, padsMoved = 0, padsStay = 0, size = 0;
    bool back = false;
    for (const Argument& argument : launch.arguments) {
        size = !argument.buffer && argument.name == "size" ? argument.scalar : size;
        back = back || (!argument.buffer && argument.name == "back" && argument.scalar != 0);
    }
    for (const WireMove& move : column.moves)
        ++(move.from != move.to ? move.pad ? padsMoved : moved : move.pad ? padsStay : stay);
    std::vector<Phrase> told{
        {(back ? say("Shuffle: the halves of every %1 wires are interleaved; ")
               : say("Unshuffle: of every %1 wires the keys at even places go to the first half, the others to the "
                     "second; "))
             .arg(countDigits(size)),
         Tone::plain},
        moved > 0 ? Phrase{many(moved, "%1 key changes wire", "%1 keys change wires"), Tone::move}
                  : Phrase{say("no key changes wire"), Tone::keep}};
    if (moved > 0 && stay > 0) {
        told.push_back({betweenClauses(), Tone::plain});
        told.push_back({keysThatStay(stay), Tone::keep});
    }
    if (padsMoved > 0)
        told.push_back({many(padsMoved, "; %1 pad moves along", "; %1 pads move along"), Tone::plain});
    if (padsStay > 0)
        told.push_back({many(padsStay, "; %1 pad stays", "; %1 pads stay"), Tone::plain});
    told.push_back({QStringLiteral("."), Tone::plain});
    return told;
}

} // namespace

std::vector<Phrase> unrolledNarration(const Resident& resident, const UnrolledNetwork& network, Moment moment)
{
    const Recording& recording = *resident.recording;
    const bool isShuffled = recording.parameters.contains("steps") && recording.parameters.at("steps") != "sort";
    const bool isSorted = moment.launch == recording.launchCount() && moment.fraction >= 1 && !isShuffled &&
                          !endsEarly(recording) &&
                          (!moment.phase || *moment.phase + 1 >= phasesShown(recording, moment.launch));
    if (moment.launch == 0 && isShuffled)
        return {{many(recording.n(), "%1 key waits", "%1 keys wait"), Tone::strong},
                {many(recording.lanes, " on %1 wire", " on %1 wires"), Tone::plain},
                {say(" to be moved."), Tone::plain}};
    if (isSorted && isAnyWrong(recording)) {
        const std::vector<bool> wrong = wrongOutputs(recording);
        return {{say("The keys are not sorted: "), Tone::plain},
                {many(static_cast<std::size_t>(std::ranges::count(wrong, true)), "%1 of them is not what belongs there",
                      "%1 of them are not what belongs there"),
                 Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    }
    if (moment.launch == 0 || isSorted)
        return networkNarration(resident, {isSorted ? recording.launchCount() : moment.launch, 1});
    const Launch& launch = recording.launches[moment.launch - 1];
    const bool isLocal = comparesLocally(recording, moment.launch);
    if (isLocal && !moment.phase)
        return whenLocal(recording, network, moment.launch);
    if (isLocal && *moment.phase < launch.phases.size()) {
        const std::uint32_t phase = launch.phases[*moment.phase];
        if (const Copies copies = copiesIn(resident, moment.launch, phase); !copies.compares)
            return whenCopied(copies, *moment.phase == 0);
    }
    const Moment at = network.at(recording, moment);
    const std::optional<Comparators> comparators = comparatorsIn(network.resident, at.launch);
    if (!comparators)
        return {{say("loading"), Tone::plain}};
    if (!comparators->moves.empty())
        return whenMoved(*comparators, launch);
    std::vector<Phrase> told = networkNarration(network.resident, {at.launch, 0.5});
    if (!isLocal && anyLocal(recording))
        told.insert(told.begin(), {{say("In global memory"), Tone::strong}, {QStringLiteral(". "), Tone::plain}});
    return told;
}

} // namespace lockstep::ui
