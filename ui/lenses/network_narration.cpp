#include "ui/lenses/drawing.hpp"
#include "ui/lenses/network_draw.hpp"

#include <QLocale>

namespace lockstep::ui {

namespace {

QString count(std::uint64_t number)
{
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

QString many(std::uint64_t number, const char* one, const char* several)
{
    return count(number) + QLatin1Char(' ') + QLatin1String(number == 1 ? one : several);
}

/// Ends the sentence; a comparator with a pad compares no two keys.
void tellPads(std::vector<Phrase>& told, std::uint64_t padded, std::uint64_t swapped)
{
    if (padded > 0) {
        told.push_back({QStringLiteral("; ")});
        told.push_back({QStringLiteral("%1 more").arg(count(padded)), Tone::strong});
        told.push_back({QLatin1String(padded == 1 ? " meets a pad" : " meet a pad")});
        if (padded == 1 && swapped == 1)
            told.push_back({QStringLiteral(" and swaps")});
        else if (swapped > 0)
            told.push_back({QStringLiteral(", and %1 of them %2")
                                .arg(count(swapped), swapped == 1 ? QStringLiteral("swaps") : QStringLiteral("swap"))});
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
        told.push_back({many(recording.n(), "key is", "keys are") +
                        QStringLiteral(" sorted already: there is nothing to compare.")});
        return told;
    }
    told.push_back({many(recording.n(), "key waits", "keys wait"), Tone::strong});
    told.push_back({QStringLiteral(" on ") + many(recording.lanes, "wire", "wires")});
    if (pads > 0)
        told.push_back({QStringLiteral(", the last ") +
                        (pads == 1 ? QStringLiteral("of which holds a pad that sorts")
                                   : QStringLiteral("%1 of which hold pads that sort").arg(count(pads))) +
                        QStringLiteral(" after every key")});
    told.push_back({QStringLiteral(": ") + many(recording.launchCount(), "launch", "launches") +
                    QStringLiteral(" in ") + many(stagesOf(recording), "stage", "stages") +
                    QStringLiteral(" will sort them.")});
    return told;
}

std::vector<Phrase> whenSorted(const Recording& recording)
{
    return {
        {QStringLiteral("The keys are ")},
        {largestFirst(recording) ? QStringLiteral("sorted, largest first") : QStringLiteral("sorted, smallest first"),
         Tone::keep},
        {QStringLiteral(": it took ") + many(recording.launchCount(), "launch", "launches") + QStringLiteral(" and ") +
         many(recording.work(), "comparator", "comparators") + QLatin1Char('.')}};
}

} // namespace

std::vector<Phrase> networkNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || recording.launchCount() == 0)
        return atInput(recording);
    const std::size_t k = std::min(moment.launch, recording.launchCount());
    if (k == recording.launchCount() && moment.fraction >= 1)
        return whenSorted(recording);

    const Launch& launch = recording.launches[k - 1];
    const std::uint64_t distance = launch.meaning.distance.value_or(1);
    const Events* events = resident.eventsOf(k);
    if (events == nullptr)
        return {{many(launch.work, "comparator", "comparators"), Tone::strong},
                {QLatin1String(launch.work == 1 ? ", on 2 keys " : ", each on 2 keys ") +
                 many(distance, "wire", "wires") + QStringLiteral(" apart.")}};

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
    const QString toTheHead = largestFirst(recording) ? QStringLiteral(" to send the smaller key to the arrowhead")
                                                      : QStringLiteral(" to send the larger key to the arrowhead");
    std::vector<Phrase> told;
    if (pairs == 1) {
        told.push_back(
            {distance == 1 && padded == 0
                 ? QStringLiteral("The two keys meet: ")
                 : QStringLiteral("1 pair of keys, %1 apart, meets: ").arg(many(distance, "wire", "wires"))});
        told.push_back(swaps == 1 ? Phrase{QStringLiteral("they swap"), Tone::move}
                                  : Phrase{QStringLiteral("they stay"), Tone::keep});
        told.push_back({swaps == 1 ? toTheHead : QStringLiteral(" because they are already in order")});
        tellPads(told, padded, padsSwapped);
        return told;
    }

    told.push_back({padded > 0
                        ? QStringLiteral("Keys %1 apart meet: ").arg(many(distance, "wire", "wires"))
                        : QStringLiteral("Every key meets the key %1 away: ").arg(many(distance, "wire", "wires"))});
    const QString every = pairs == 2 ? QStringLiteral("both") : QStringLiteral("all %1").arg(count(pairs));
    if (swaps > 0) {
        told.push_back({swaps == pairs ? QStringLiteral("%1 pairs swap").arg(every)
                                       : QStringLiteral("%1 of %2 pairs %3")
                                             .arg(count(swaps), count(pairs),
                                                  swaps == 1 ? QStringLiteral("swaps") : QStringLiteral("swap")),
                        Tone::move});
        told.push_back({toTheHead});
    }
    if (stays > 0) {
        if (swaps > 0)
            told.push_back({QStringLiteral(", and ")});
        told.push_back({swaps == 0   ? QStringLiteral("%1 pairs stay").arg(every)
                        : stays == 1 ? QStringLiteral("1 stays")
                                     : QStringLiteral("%1 stay").arg(count(stays)),
                        Tone::keep});
        told.push_back({stays == 1 ? QStringLiteral(" because it is already in order")
                                   : QStringLiteral(" because they are already in order")});
    }
    tellPads(told, padded, padsSwapped);
    return told;
}

} // namespace lockstep::ui
