#include "engine/algorithms/bitonic_keys.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/own_network.hpp"
#include "ui/lens/padded_pairs.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/read.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace lockstep::ui {

namespace {

/// All that its work-items compared; keys that one carries to its partner and back are moved beside that.
std::uint64_t comparatorCount(const Recording& recording)
{
    const auto parts = workParts(recording);
    return parts ? parts->compares : recording.work();
}

QString count(std::uint64_t number)
{
    return countDigits(number);
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
    if (pads > 0) {
        told.push_back({many(recording.lanes, " on %1 wire", " on %1 wires")});
        told.push_back({pads == 1
                            ? say(", the last of which holds a pad that sorts after every key")
                            : say(", the last %1 of which hold pads that sort after every key").arg(count(pads))});
    }
    if (recording.launches.front().meaning.act == Act::splitBitonic) { // splits sort bitonic keys only
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
    const std::uint64_t launches = recording.launchCount(), stages = stagesOf(recording);
    const QString inStages = many(stages, "%1 stage", "%1 stages");
    if (!sortsEveryInput(recording))
        told.push_back({say(": %1 in %2.").arg(many(launches, "%1 launch", "%1 launches"), inStages)});
    else if (launches == 1)
        told.push_back(
            {stages < 2 ? say(": one launch sorts them.") : say(": one launch sorts them, in %1.").arg(inStages)});
    else if (stages == launches || stages < 2)
        told.push_back({say(": %1 launches sort them.").arg(count(launches))});
    else
        told.push_back({say(": %1 launches in %2 sort them.").arg(count(launches), inStages)});
    std::ranges::move(noSortingNetwork(recording), std::back_inserter(told));
    return told;
}

std::vector<Phrase> whenDone(const Resident& resident)
{
    const Recording& recording = *resident.recording;
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
                  many(comparatorCount(recording), "%1 comparator", "%1 comparators"))}};
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
    const std::optional<Comparators> comparators = comparatorsIn(resident, k);
    if (!comparators && !hasDistance)
        return {{many(launch.work, "%1 comparator", "%1 comparators"), Tone::strong}, {QStringLiteral(".")}};
    if (!comparators)
        return {{many(launch.work, "%1 comparator", "%1 comparators"), Tone::strong},
                {say(launch.work, ", on 2 keys %1 apart.", ", each on 2 keys %1 apart.")
                     .arg(many(distance, "%1 wire", "%1 wires"))}};

    // A pad is no key: its comparators are counted apart.
    std::uint64_t swaps = 0, stays = 0, padded = 0, padsSwapped = 0;
    for (const Comparator& one : comparators->all) {
        if (one.smallPad || one.largePad) {
            ++padded;
            padsSwapped += one.swaps ? 1 : 0;
        } else {
            ++(one.swaps ? swaps : stays);
        }
    }
    const std::uint64_t pairs = swaps + stays;
    const QString apart = many(distance, "%1 wire", "%1 wires");
    std::vector<Phrase> told;
    if (pairs == 1) {
        told.push_back({recording.n() == 2 ? say("The two keys meet: ")
                        : hasDistance      ? say("One pair of keys meets, %1 apart: ").arg(apart)
                                           : say("One pair of keys meets: ")});
        told.push_back(swaps == 1 ? Phrase{say("they swap"), Tone::move} : Phrase{say("they stay"), Tone::keep});
    } else if (pairs > 0) {
        const bool isEvery = padded == 0 && 2 * pairs == recording.n();
        told.push_back({!hasDistance ? say("%1 pairs of keys meet: ").arg(count(pairs))
                        : isEvery    ? say("Every key meets the key %1 away: ").arg(apart)
                                     : say("%1 pairs of keys meet, %2 apart: ").arg(count(pairs), apart)});
        if (swaps == 0 || stays == 0)
            told.push_back({pairs == 2 ? (swaps > 0 ? say("both swap") : say("both stay"))
                                       : (swaps > 0 ? say("all %1 swap") : say("all %1 stay")).arg(count(pairs)),
                            swaps > 0 ? Tone::move : Tone::keep});
        else {
            told.push_back({say(swaps, "%1 of %2 pairs swaps", "%1 of %2 pairs swap").arg(count(swaps), count(pairs)),
                            Tone::move});
            told.push_back({QStringLiteral(", ")});
            told.push_back({many(stays, "%1 stays", "%1 stay"), Tone::keep});
        }
    }
    tellPads(told, pairs, padded, padsSwapped);
    if (const std::uint32_t turns = comparators->turns(); turns > 1) {
        std::map<std::uint32_t, std::uint32_t> taken; // by work-item
        for (const Comparator& one : comparators->all)
            ++taken[one.item];
        const bool areAlike = std::ranges::all_of(taken, [&](const auto& one) { return one.second == turns; });
        told.push_back({(areAlike ? say(taken.size(), "; %2 work-item takes %1, one after another",
                                        "; %2 work-items take %1 each, one after another")
                                  : say(taken.size(), "; %2 work-item takes up to %1, one after another",
                                        "; %2 work-items take up to %1 each, one after another"))
                            .arg(turns)
                            .arg(taken.size())});
    }
    const QString lesson = networkLesson(resident, k, k - 1);
    told.push_back({lesson.isEmpty() ? QStringLiteral(".") : lesson + QLatin1Char('.')});
    return told;
}

} // namespace

std::vector<Phrase> networkNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || recording.launchCount() == 0)
        return atInput(recording);
    const std::size_t k = std::min(moment.launch, recording.launchCount());
    if (k == recording.launchCount() && moment.fraction >= 1 && !endsEarly(recording) && !needNotSort(recording))
        return whenDone(resident);

    std::vector<Phrase> told = whileRunning(resident, k);
    const LaunchMeaning& meaning = recording.launches[k - 1].meaning;
    if (meaning.shift) // a field of the keys is compared
        told.insert(told.begin(), {{say(meaning.group), Tone::strong}, {QStringLiteral(". ")}});
    return told;
}

} // namespace lockstep::ui
