#include "ui/lenses/bars/bars.hpp"

#include "engine/analysis/comparison.hpp"
#include "engine/analysis/true_sums.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/own_network.hpp"
#include "ui/lens/padded_pairs.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/lenses/bars/launches.hpp"
#include "ui/lenses/bars/read_counts.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace lockstep::ui {

namespace {

/// How far apart the two keys are, in words; nothing where the launch has not one distance.
QString apart(const Launch& launch)
{
    return launch.meaning.distance ? many(*launch.meaning.distance, " %1 place apart", " %1 places apart") : QString();
}

/// How many combinations were made; work that is not all of that kind is called operations, as the
/// comparison calls it.
QString combinations(const Recording& recording, std::uint64_t count)
{
    return workName(recording) == "operations" ? many(count, "%1 operation", "%1 operations")
                                               : many(count, "%1 combination", "%1 combinations");
}

QString comparisons(const Recording& recording, std::uint64_t count)
{
    if (workName(recording) == "operations")
        return many(count, "%1 operation", "%1 operations");
    const bool network = std::ranges::any_of(
        recording.launches, [](const Launch& launch) { return launch.meaning.stage || launch.meaning.distance; });
    return network ? many(count, "%1 comparator", "%1 comparators") : many(count, "%1 comparison", "%1 comparisons");
}

std::vector<Phrase> atInput(const Recording& recording)
{
    const bool scans = recording.workUnit == WorkUnit::combines;
    const QString many_ =
        scans ? many(recording.n(), "%1 value", "%1 values") : many(recording.n(), "%1 key", "%1 keys");
    if (recording.launchCount() == 0)
        return {{many_, Tone::strong},
                {scans                    ? say(" is its own prefix: there is nothing to combine.")
                 : needNotSort(recording) ? say(": there is nothing to do.")
                                          : say(" is sorted already: there is nothing to do.")}};
    return {
        {many_, Tone::strong},
        {say(recording.n(), " as it was given: ", " as they were given: ") +
         many(recording.launchCount(), "%1 launch", "%1 launches") +
         (!scans ? sortsEveryInput(recording) && !needNotSort(recording) ? say(" will sort them.") : QStringLiteral(".")
          : endsInPrefixes(recording) ? say(" will work out every prefix.")
                                      : say(" will work out the result."))}};
}

std::vector<Phrase> whenDone(const Recording& recording)
{
    const QString launches = many(recording.launchCount(), "%1 launch", "%1 launches");
    const std::vector<bool> wrong = wrongOutputs(recording);
    if (const auto count = static_cast<std::size_t>(std::ranges::count(wrong, true)); count > 0)
        return {{say("%1 of %2").arg(countDigits(count), countDigits(wrong.size())), Tone::strong},
                {say(wrong.size(), " result is wrong", " results are wrong")},
                {say(": it took %1 and %2.").arg(launches, combinations(recording, recording.work()))}};
    if (recording.workUnit == WorkUnit::combines && !endsInPrefixes(recording))
        return {{say("The run is done"), Tone::keep},
                {say(": it took %1 and %2.").arg(launches, combinations(recording, recording.work()))}};
    if (recording.workUnit == WorkUnit::combines)
        return {{say("Every position holds ")},
                {say("its prefix"), Tone::keep},
                {say(": it took %1 and %2.").arg(launches, combinations(recording, recording.work()))}};
    if (needNotSort(recording))
        return {{say("The run is done"), Tone::strong}, {say(": it took %1.").arg(launches)}};
    if (endsSortedByOneField(recording))
        return {{say("The keys are ")},
                {say("sorted by the first field only"), Tone::strong},
                {say(": it took %1.").arg(launches)}};
    if (!endsSorted(recording))
        return {{say("The keys are ")}, {say("not sorted"), Tone::strong}, {say(": it took %1.").arg(launches)}};
    return {{say("The keys are ")},
            {largestFirst(recording) ? say("sorted, largest first") : say("sorted, smallest first"), Tone::keep},
            {recording.workUnit == WorkUnit::compares
                 ? say(": it took %1 and %2.").arg(launches, comparisons(recording, recording.work()))
                 : say(": it took %1.").arg(launches)}};
}

std::vector<Phrase> compared(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const Launch& launch = recording.launches[k - 1];
    const std::optional<ComparedPairs> found = comparedIn(resident, k);
    // Which of them meet pads only the events tell.
    const bool padded = recording.lanes > recording.n();
    if (launch.work == 0)
        return launchInCounts(resident, k);
    if (!launch.meaning.distance && !launch.meaning.stage &&
        (!found || recording.lens != "network" || found->all() == 0))
        return launchInCounts(resident, k, comparisons(recording, launch.work));
    if (!found)
        return {{many(launch.work, "%1 comparator", "%1 comparators"), Tone::strong},
                {(padded ? say(launch.work, ", on 2 lanes%1", ", each on 2 lanes%1")
                         : say(launch.work, ", on 2 keys%1", ", each on 2 keys%1"))
                     .arg(apart(launch)) +
                 (padded ? say("; %1 of the lanes hold pads.").arg(countDigits(recording.lanes - recording.n()))
                         : QStringLiteral("."))}};
    const auto [swaps, stays, meetPads, padsSwapped] = *found;
    const std::uint64_t pairs = swaps + stays;
    std::vector<Phrase> told;
    if (fieldSortedBy(recording, k))
        told = {{say(launch.meaning.group), Tone::strong}, {QStringLiteral(": ")}};
    if (pairs > 0) {
        told.push_back({many(pairs, "%1 pair of keys%2 meets: ", "%1 pairs of keys%2 meet: ").arg(apart(launch))});
        if (swaps > 0)
            told.push_back({many(swaps, "%1 swaps", "%1 swap"), Tone::move});
        if (swaps > 0 && stays > 0)
            told.push_back({betweenClauses()});
        if (stays > 0)
            told.push_back({many(stays, "%1 stays", "%1 stay"), Tone::keep});
        if (stays > 0)
            told.push_back({say(stays, " because it is already in order", " because they are already in order")});
    }
    tellPads(told, pairs, meetPads, padsSwapped);
    told.push_back({QStringLiteral(".")});
    return told;
}

/// The buffers that a launch could write, by role.
struct Written {
    std::set<std::size_t> data;
    bool table = false, sums = false;
    bool isOfKeys = false; ///< made of keys that the launch only reads
};

bool holdsData(Role role)
{
    return role == Role::keys || role == Role::values || role == Role::scratch;
}

Written writtenBy(const Recording& recording, const Launch& launch)
{
    Written written;
    for (const Argument& argument : launch.arguments) {
        if (!argument.buffer || *argument.buffer >= recording.buffers.size())
            continue;
        const Role role = recording.buffers[*argument.buffer].role;
        if (!argument.writable) {
            written.isOfKeys = written.isOfKeys || holdsData(role);
            continue;
        }
        written.table = written.table || role == Role::table;
        written.sums = written.sums || role == Role::sums;
        if (holdsData(role))
            written.data.insert(*argument.buffer);
    }
    return written;
}

/// Names the digit of the launch: a letter of words of more than four letters, else bits.
QString digitOf(const Recording& recording, const LaunchMeaning& meaning)
{
    return recording.parameters.contains(wordsParameter)
               ? say("character %1").arg(WordTable::placeOf(*meaning.shift) + 1)
               : bitsText(*meaning.shift, *meaning.bits);
}

/// How many change place and how many stay, in the words of the buckets.
std::vector<Phrase> moved(const Resident& resident, std::size_t k, const Written& written)
{
    const Recording& recording = *resident.recording;
    const Launch& launch = recording.launches[k - 1];
    const std::optional<MovedKeys> found = movedIn(resident, k, written.data);
    const LaunchMeaning& meaning = launch.meaning;
    const QString goal = meaning.shift && meaning.bits
                             ? say(" to the next free slot of its digit, %1; equal digits keep their order.")
                                   .arg(digitOf(recording, meaning))
                             : say(" to the next free slot of its digit; equal digits keep their order.");
    if (meaning.act != Act::scatter) // others that write keys sort some of them or copy them back
        return launchInCounts(resident, k);
    if (!found && !written.table) {
        const auto told = placesChanged(resident, k);
        if (!told)
            return {{many(recording.n(), "%1 key", "%1 keys"), Tone::strong}, {say(": each goes") + goal}};
        std::vector<Phrase> phrases{
            {many(told->first, "%1 place gets another key", "%1 places get another key"), Tone::move}};
        if (told->second > 0) {
            phrases.push_back({betweenClauses()});
            phrases.push_back({many(told->second, "%1 keeps an equal one", "%1 keep an equal one"), Tone::keep});
        }
        phrases.push_back({say(": each key goes") + goal});
        return phrases;
    }
    const auto [change, stay] = found.value_or(MovedKeys{});
    if (change + stay == 0)
        return launchInCounts(resident, k);
    std::vector<Phrase> told;
    if (change > 0)
        told.push_back({many(change, "%1 key changes place", "%1 keys change place"), Tone::move});
    if (change > 0 && stay > 0)
        told.push_back({betweenClauses()});
    if (stay > 0)
        told.push_back({change > 0 ? keysThatStay(stay) : many(stay, "%1 key stays", "%1 keys stay"), Tone::keep});
    told.push_back({say(": each key goes") + goal});
    return told;
}

/// The launch is told by what it writes: keys, or a table of counts or of starts.
std::vector<Phrase> countedOrMoved(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const Launch& launch = recording.launches[k - 1];
    const Written written = writtenBy(recording, launch);
    const LaunchMeaning& meaning = launch.meaning;
    if (!written.data.empty())
        return moved(resident, k, written);
    // Other launches that write the table add up what this one counted.
    if (written.table && written.isOfKeys) {
        const std::uint64_t counted = launch.work;
        if (counted == 0 || counted > recording.n()) // more than keys were counted, or nobody knows how many
            return launchInCounts(resident, k);
        return {{many(counted, "%1 key", "%1 keys"), Tone::strong},
                {meaning.shift && meaning.bits
                     ? say(counted, " is counted by the digit in %1.", " are counted by the digit in %1.")
                           .arg(digitOf(recording, meaning))
                     : say(counted, " is counted by its digit.", " are counted by their digits.")}};
    }
    if (written.sums && meaning.act == Act::scanCounts)
        return {{say("A scan of the counts tells where the keys of each digit start.")}};
    return launchInCounts(resident, k);
}

} // namespace

std::vector<Phrase> barsNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || recording.launchCount() == 0)
        return atInput(recording);
    const std::size_t k = std::min(moment.launch, recording.launchCount());
    if (isPacking(recording) && !endsEarly(recording) && std::ranges::count(wrongOutputs(recording), true) == 0)
        if (std::vector<Phrase> told = packedInLaunch(resident, k); !told.empty())
            return told;
    if (k == recording.launchCount() && moment.fraction >= 1 && !endsEarly(recording)) {
        std::vector<Phrase> told = whenDone(recording);
        const std::vector<bool> wrapped = wrappedOutputs(recording);
        std::ranges::move(wrappedNarration(recording, static_cast<std::size_t>(std::ranges::count(wrapped, true))),
                          std::back_inserter(told));
        return told;
    }
    const Launch& launch = recording.launches[k - 1];
    switch (recording.workUnit) {
    case WorkUnit::compares:
        return compared(resident, k);
    case WorkUnit::countsAndMoves:
    case WorkUnit::multiplies:
    case WorkUnit::interactions:
        return countedOrMoved(resident, k);
    case WorkUnit::combines:
        break;
    }
    if (launch.work == 0)
        return launchInCounts(resident, k);
    if (launch.active != launch.work || !launch.meaning.distance) // several times each, or at no one distance
        return {{combinations(recording, launch.work), Tone::compute},
                {say(launch.active, " by %1 work-item.", " by %1 work-items.").arg(countDigits(launch.active))}};
    return {{many(launch.work, "%1 work-item combines", "%1 work-items combine"), Tone::compute},
            {say(launch.work, " 2 values%1.", " 2 values each,%1.").arg(apart(launch))}};
}

} // namespace lockstep::ui
