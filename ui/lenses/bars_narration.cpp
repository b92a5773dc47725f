#include "ui/lenses/bars.hpp"

#include "ui/lenses/buckets_model.hpp"
#include "ui/lenses/drawing.hpp"

namespace lockstep::ui {

namespace {

QString many(std::uint64_t number, const char* one, const char* several)
{
    return countDigits(number) + QLatin1Char(' ') + QLatin1String(number == 1 ? one : several);
}

QString apart(const Launch& launch)
{
    const std::uint32_t distance = launch.meaning.distance.value_or(1);
    return countDigits(distance) + QLatin1String(distance == 1 ? " place apart" : " places apart");
}

std::vector<Phrase> atInput(const Recording& recording)
{
    const bool scans = recording.workUnit == WorkUnit::combines;
    const QString many_ = scans ? many(recording.n(), "value", "values") : many(recording.n(), "key", "keys");
    if (recording.launchCount() == 0)
        return {{many_, Tone::strong},
                {scans ? QStringLiteral(" is its own prefix: there is nothing to combine.")
                       : QStringLiteral(" is sorted already: there is nothing to do.")}};
    return {{many_, Tone::strong},
            {QLatin1String(recording.n() == 1 ? " as it was given: " : " as they were given: ") +
             many(recording.launchCount(), "launch", "launches") +
             (scans ? QStringLiteral(" will work out every prefix.") : QStringLiteral(" will sort them."))}};
}

std::vector<Phrase> whenDone(const Recording& recording)
{
    const QString launches = many(recording.launchCount(), "launch", "launches");
    if (recording.workUnit == WorkUnit::combines)
        return {{QStringLiteral("Every position holds ")},
                {QStringLiteral("its prefix"), Tone::keep},
                {QStringLiteral(": it took %1 and %2.")
                     .arg(launches, many(recording.work(), "combination", "combinations"))}};
    return {
        {QStringLiteral("The keys are ")},
        {largestFirst(recording) ? QStringLiteral("sorted, largest first") : QStringLiteral("sorted, smallest first"),
         Tone::keep},
        {recording.workUnit == WorkUnit::compares
             ? QStringLiteral(": it took %1 and %2.").arg(launches, many(recording.work(), "comparator", "comparators"))
             : QStringLiteral(": it took %1.").arg(launches)}};
}

std::vector<Phrase> compared(const Recording& recording, const Launch& launch, const Events* events)
{
    // Which of them meet pads only the events tell.
    const bool padded = recording.lanes > recording.n();
    if (events == nullptr)
        return {
            {many(launch.work, "comparator", "comparators"), Tone::strong},
            {QLatin1String(launch.work == 1 ? ", on 2 " : ", each on 2 ") + QLatin1String(padded ? "lanes " : "keys ") +
             apart(launch) +
             (padded ? QStringLiteral("; %1 of the lanes hold pads.").arg(countDigits(recording.lanes - recording.n()))
                     : QStringLiteral("."))}};
    std::uint64_t swaps = 0, stays = 0;
    for (const Event& event : *events)
        if (event.op == Op::compare)
            ++(event.writeCount > 0 ? swaps : stays);
    std::vector<Phrase> told{{QLatin1String(swaps + stays == 1 ? "1 pair " : "Pairs ") + apart(launch) +
                              QLatin1String(swaps + stays == 1 ? " is compared: " : " are compared: ")}};
    if (swaps > 0)
        told.push_back({many(swaps, "pair swaps", "pairs swap"), Tone::move});
    if (swaps > 0 && stays > 0)
        told.push_back({QStringLiteral(" and ")});
    if (stays > 0)
        told.push_back({swaps > 0 ? countDigits(stays) + QLatin1String(stays == 1 ? " stays" : " stay")
                                  : many(stays, "pair stays", "pairs stay"),
                        Tone::keep});
    if (stays > 0)
        told.push_back(
            {QLatin1String(stays == 1 ? " because it is already in order" : " because they are already in order")});
    told.push_back({QStringLiteral(".")});
    return told;
}

/// How many change place and how many stay, in the words of the buckets.
std::vector<Phrase> moved(const QString& keys, const QString& digit, const Events* events)
{
    const QString goal =
        QStringLiteral(" to the next free slot of its digit, %1; equal digits keep their order.").arg(digit);
    if (events == nullptr)
        return {{keys, Tone::strong}, {QStringLiteral(": each goes") + goal}};
    std::uint64_t change = 0, stay = 0;
    for (const Event& event : *events)
        if (event.op == Op::move && event.readCount > 0 && event.writeCount > 0)
            ++(event.readSlots[0].index == event.writeSlots[0].index ? stay : change);
    std::vector<Phrase> told;
    if (change > 0)
        told.push_back({many(change, "key changes place", "keys change place"), Tone::move});
    if (change > 0 && stay > 0)
        told.push_back({QStringLiteral(" and ")});
    if (stay > 0)
        told.push_back({change > 0 ? countDigits(stay) + QLatin1String(stay == 1 ? " stays" : " stay")
                                   : many(stay, "key stays", "keys stay"),
                        Tone::keep});
    told.push_back({QStringLiteral(": each key goes") + goal});
    return told;
}

std::vector<Phrase> countedOrMoved(const Recording& recording, const Launch& launch, const Events* events)
{
    const std::uint32_t low = launch.meaning.shift.value_or(0), bits = launch.meaning.bits.value_or(1);
    const QString digit = bitsText(low, bits);
    const QString keys = many(recording.n(), "key", "keys");
    // The launch is told by what it writes: keys, or a table of counts or of starts.
    for (const Argument& argument : launch.arguments) {
        if (!argument.writable || !argument.buffer || *argument.buffer >= recording.buffers.size())
            continue;
        switch (recording.buffers[*argument.buffer].role) {
        case Role::table:
            return {{keys, Tone::strong},
                    {QLatin1String(recording.n() == 1 ? " is" : " are") +
                     QStringLiteral(" counted by the digit in %1.").arg(digit)}};
        case Role::sums:
            return {{QStringLiteral("A scan of the counts tells where the keys of each digit start.")}};
        default:
            return moved(keys, digit, events);
        }
    }
    return {{QString::fromStdString(launch.meaning.title.english)}};
}

} // namespace

std::vector<Phrase> barsNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || recording.launchCount() == 0)
        return atInput(recording);
    const std::size_t k = std::min(moment.launch, recording.launchCount());
    if (k == recording.launchCount() && moment.fraction >= 1)
        return whenDone(recording);
    const Launch& launch = recording.launches[k - 1];
    switch (recording.workUnit) {
    case WorkUnit::compares:
        return compared(recording, launch, resident.eventsOf(k));
    case WorkUnit::countsAndMoves:
        return countedOrMoved(recording, launch, resident.eventsOf(k));
    case WorkUnit::combines:
        break;
    }
    return {{many(launch.work, "work-item combines", "work-items combine"), Tone::compute},
            {QLatin1String(launch.work == 1 ? " 2 values " : " 2 values each, ") + apart(launch) + QLatin1Char('.')}};
}

} // namespace lockstep::ui
