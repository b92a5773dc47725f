#include "engine/networks/bitonic.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/equal_keys.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/lenses/network_draw.hpp"
#include "ui/lenses/own_network.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep::ui {

namespace {

QString count(std::uint64_t number)
{
    return countDigits(number);
}

/// Ends the sentence; a comparator with a pad compares no two keys.
void tellPads(std::vector<Phrase>& told, std::uint64_t padded, std::uint64_t swapped)
{
    if (padded > 0) {
        told.push_back({say("; ")});
        told.push_back({say("%1 more").arg(count(padded)), Tone::strong});
        told.push_back({say(padded, " meets a pad", " meet a pad")});
        if (padded == 1 && swapped == 1)
            told.push_back({say(" and swaps")});
        else if (swapped > 0)
            told.push_back({many(swapped, ", and %1 of them swaps", ", and %1 of them swap")});
    }
    told.push_back({QStringLiteral(".")});
}

std::uint64_t stagesOf(const Recording& recording)
{
    std::uint64_t stages = 0;
    for (const Launch& launch : recording.launches)
        stages = std::max<std::uint64_t>(stages, launch.meaning.stage.value_or(0));
    return stages;
}

std::vector<Phrase> atInput(const Recording& recording)
{
    const std::size_t pads = recording.lanes > recording.n() ? recording.lanes - recording.n() : 0;
    std::vector<Phrase> told;
    if (recording.launchCount() == 0) {
        told.push_back({many(recording.n(), "%1 key is sorted already: there is nothing to compare.",
                             "%1 keys are sorted already: there is nothing to compare.")});
        return told;
    }
    told.push_back({many(recording.n(), "%1 key waits", "%1 keys wait"), Tone::strong});
    told.push_back({many(recording.lanes, " on %1 wire", " on %1 wires")});
    if (pads > 0)
        told.push_back({pads == 1
                            ? say(", the last of which holds a pad that sorts after every key")
                            : say(", the last %1 of which hold pads that sort after every key").arg(count(pads))});
    if (recording.launches.front().meaning.group.id == "network.split") { // splits sort bitonic keys only
        const KeyOrder order = keyOrder(recording.parameters);
        told.push_back({QStringLiteral(": ")});
        told.push_back(isBitonic(recording.input, order) ? Phrase{say("they are bitonic"), Tone::keep}
                                                         : Phrase{say("they are not bitonic"), Tone::move});
        told.push_back({isSortedBySplits(recording.input, order) ? say(", so splits sort them.")
                        : isBitonic(recording.input, order)
                            ? say(", and not with the largest keys behind them that fill up a power of two.")
                            : say(", so splits need not sort them.")});
        return told;
    }
    told.push_back({(sortsEveryInput(recording) ? say(": %1 in %2 will sort them.") : say(": %1 in %2."))
                        .arg(many(recording.launchCount(), "%1 launch", "%1 launches"),
                             many(stagesOf(recording), "%1 stage", "%1 stages"))});
    std::ranges::move(noSortingNetwork(recording), std::back_inserter(told));
    return told;
}

std::vector<Phrase> whenDone(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    if (isPartOfSort(recording))
        return {{say("The run is done"), Tone::strong},
                {say(": it took %1 and %2.")
                     .arg(many(recording.launchCount(), "%1 launch", "%1 launches"),
                          many(recording.work(), "%1 comparator", "%1 comparators"))}};
    if (!endsSorted(recording)) {
        const std::vector<bool> out = outOfPlace(recording);
        std::vector<Phrase> told{{endsSortedByOneField(recording)
                                      ? say("The keys are sorted by the first field, but not by both: ")
                                      : say("The keys are not sorted: ")},
                                 {many(static_cast<std::size_t>(std::ranges::count(out, true)),
                                       "%1 of them is not what belongs there", "%1 of them are not what belongs there"),
                                  Tone::strong},
                                 {QStringLiteral(".")}};
        tellEqualKeys(told, resident);
        std::ranges::move(noSortingNetwork(recording), std::back_inserter(told));
        return told;
    }
    const bool byFields = launchesByOtherFields(recording) > 0;
    std::vector<Phrase> told{
        {say("The keys are ")},
        {largestFirst(recording) ? byFields ? say("sorted by both fields, largest first") : say("sorted, largest first")
         : byFields ? say("sorted by both fields, smallest first")
                                 : say("sorted, smallest first"),
         Tone::keep},
        {say(": it took %1 and %2.")
             .arg(many(recording.launchCount(), "%1 launch", "%1 launches"),
                  many(recording.work(), "%1 comparator", "%1 comparators"))}};
    tellEqualKeys(told, resident);
    std::ranges::move(noSortingNetwork(recording), std::back_inserter(told));
    return told;
}

std::vector<Phrase> whileRunning(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const Launch& launch = recording.launches[k - 1];
    const bool hasDistance = launch.meaning.distance.has_value(); // the layers of a typed network have many
    const std::uint64_t distance = launch.meaning.distance.value_or(1);
    const Events* events = resident.eventsOf(k);
    if (events == nullptr && !hasDistance)
        return {{many(launch.work, "%1 comparator", "%1 comparators"), Tone::strong}, {QStringLiteral(".")}};
    if (events == nullptr)
        return {{many(launch.work, "%1 comparator", "%1 comparators"), Tone::strong},
                {say(launch.work, ", on 2 keys %1 apart.", ", each on 2 keys %1 apart.")
                     .arg(many(distance, "%1 wire", "%1 wires"))}};

    // A pad is no key: its comparators are counted apart.
    std::uint64_t swaps = 0, stays = 0, padded = 0, padsSwapped = 0;
    for (const Comparator& one : comparatorsOf(recording, *events).all) {
        if (one.smallPad || one.largePad) {
            ++padded;
            padsSwapped += one.swaps ? 1 : 0;
        } else {
            ++(one.swaps ? swaps : stays);
        }
    }
    const std::uint64_t pairs = swaps + stays;
    const QString toTheHead = largestFirst(recording) ? say(" to send the smaller key to the arrowhead")
                                                      : say(" to send the larger key to the arrowhead");
    std::vector<Phrase> told;
    if (pairs == 1) {
        told.push_back({recording.n() == 2 ? say("The two keys meet: ")
                        : !hasDistance
                            ? say("1 pair of keys meets: ")
                            : say("1 pair of keys, %1 apart, meets: ").arg(many(distance, "%1 wire", "%1 wires"))});
        told.push_back(swaps == 1 ? Phrase{say("they swap"), Tone::move} : Phrase{say("they stay"), Tone::keep});
        told.push_back({swaps == 1 ? toTheHead : say(" because they are already in order")});
        tellPads(told, padded, padsSwapped);
        return told;
    }

    told.push_back({!hasDistance ? say("%1 pairs of keys meet: ").arg(count(pairs))
                    : padded > 0 || 2 * pairs != recording.n()
                        ? say("Keys %1 apart meet: ").arg(many(distance, "%1 wire", "%1 wires"))
                        : say("Every key meets the key %1 away: ").arg(many(distance, "%1 wire", "%1 wires"))});
    if (swaps > 0) {
        told.push_back({swaps == pairs
                            ? pairs == 2 ? say("both pairs swap") : say("all %1 pairs swap").arg(count(pairs))
                            : say(swaps, "%1 of %2 pairs swaps", "%1 of %2 pairs swap").arg(count(swaps), count(pairs)),
                        Tone::move});
        told.push_back({toTheHead});
    }
    if (stays > 0) {
        if (swaps > 0)
            told.push_back({say(", and ")});
        told.push_back({swaps > 0    ? many(stays, "%1 stays", "%1 stay")
                        : pairs == 2 ? say("both pairs stay")
                                     : say("all %1 pairs stay").arg(count(pairs)),
                        Tone::keep});
        told.push_back({say(stays, " because it is already in order", " because they are already in order")});
    }
    tellPads(told, padded, padsSwapped);
    return told;
}

} // namespace

std::vector<Phrase> networkNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || recording.launchCount() == 0)
        return atInput(recording);
    const std::size_t k = std::min(moment.launch, recording.launchCount());
    if (k == recording.launchCount() && moment.fraction >= 1 && !endsEarly(recording))
        return whenDone(resident);

    std::vector<Phrase> told = whileRunning(resident, k);
    const LaunchMeaning& meaning = recording.launches[k - 1].meaning;
    if (meaning.shift) // a field of the keys is compared
        told.insert(told.begin(), {{say(meaning.group), Tone::strong}, {QStringLiteral(": ")}});
    return told;
}

} // namespace lockstep::ui
