// A launch of several phases as a whole, in words.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/scene/language.hpp"

#include <QStringList>
#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <utility>

namespace lockstep::ui {

namespace {

/// Neighbouring phases of one kind: rounds whose operands are so far apart.
struct Rounds {
    std::size_t count = 0;
    std::vector<std::size_t> distances; ///< as many, or none where they differ inside a round
    QString array;                      ///< that they count cells of, where these are not the columns
    QString items;                      ///< of a reduction's tree: who works in the first of them, as far as told
    bool isSameWay(std::size_t distance, const QString& inArray) const
    {
        if (array != inArray || distances.empty())
            return false;
        // Twice one distance is the turn of a tree: up with it, and down again.
        return distances.size() < 2 ||
               (distances.back() != distance && (distances[1] > distances[0]) == (distance > distances.back()));
    }
};

/// Up a tree and down again: some rounds reach farther and farther, and the next ones no farther than these.
bool turnsBack(const std::vector<Rounds>& all)
{
    std::size_t farthest = 0;
    for (const Rounds& rounds : all) {
        if (rounds.distances.empty())
            continue;
        if (rounds.distances.front() <= farthest && rounds.distances.back() <= farthest)
            return true;
        farthest = rounds.distances.front() <= rounds.distances.back() ? rounds.distances.back() : 0;
    }
    return false;
}

QString roundWords(const Rounds& rounds, bool isTree, bool isFirst, ScanOperator sign)
{
    if (rounds.distances.size() != rounds.count)
        return isFirst ? many(rounds.count, "%1 round", "%1 rounds")
                       : many(rounds.count, "their %2 are combined in %1 round", "their %2 are combined in %1 rounds")
                             .arg(resultsWord(sign));
    const bool isUp = rounds.distances.front() < rounds.distances.back();
    const QString words = !isTree || rounds.count < 2 ? many(rounds.count, "%1 round", "%1 rounds")
                          : isUp ? many(rounds.count, "%1 round of the up-sweep", "%1 rounds of the up-sweep")
                                 : many(rounds.count, "%1 round of the down-sweep", "%1 rounds of the down-sweep");
    return words + distanceWords(rounds.distances, rounds.array) + (rounds.count > 1 ? rounds.items : QString());
}

/// Who combines in the first round of a reduction's tree, by their places in their work-groups: kernels of one tree
/// differ in it. Empty where all do.
QString itemsWords(const Recording& recording, const ScanStep& step, const std::vector<ScanCombine>& combines)
{
    constexpr std::size_t mostListed = 4, begun = 3;
    const Launch& launch = recording.launches[step.place.launch - 1];
    std::set<std::size_t> local;
    for (const ScanCombine& combine : combines)
        if (combine.item < launch.local) // of the first group; the others do the same
            local.insert(combine.item);
    if (!isReduction(recording) || local.empty() || local.size() >= launch.local)
        return {};
    QStringList texts;
    for (const std::size_t item : local)
        texts << QString::number(item);
    const QString list = local.size() <= mostListed
                             ? listed(texts)
                             : texts.mid(0, begun).join(QStringLiteral(", ")) + QStringLiteral(" …");
    return (launch.groups() > 1
                ? say(local.size(), " (the first by work-item %1 of each)", " (the first by work-items %1 of each)")
                : say(local.size(), " (the first by work-item %1)", " (the first by work-items %1)"))
        .arg(list);
}

/// Work-items go one after another, and each of those that store does so before others of its work-group begin.
bool storesBeforeLast(const ScanStep& step, std::size_t groupSize)
{
    if (!step.stores || !step.isSerial() || turnDistances(step).empty() || !goesItemByItem(step))
        return false;
    return std::ranges::all_of(step.copies, [&](const ScanCopy& copy) {
        return std::ranges::any_of(step.combines, [&](const ScanCombine& combine) {
            return combine.item / groupSize == copy.item / groupSize && combine.result.order > copy.value.order;
        });
    });
}

} // namespace

std::vector<Phrase> launchNarration(const Recording& recording, const ScanFlow& flow, std::size_t first,
                                    std::size_t last)
{
    const ScanOperator sign = scanOperator(recording);
    QStringList parts;
    Rounds rounds;
    std::vector<Rounds> all;
    std::vector<QString> between; // all[i] is told before between[i]
    std::size_t combines = 0, vain = 0, down = 0, idle = 0, behind = 0, movesBehind = 0;
    const bool goesDown = std::any_of(flow.steps.begin() + static_cast<std::ptrdiff_t>(first) - 1,
                                      flow.steps.begin() + static_cast<std::ptrdiff_t>(last), [](const ScanStep& step) {
                                          return std::ranges::any_of(step.copies, &ScanCopy::toChild);
                                      });
    const auto close = [&](const QString& next) {
        all.push_back(rounds);
        between.push_back(next);
        rounds = {};
    };
    const auto idleWords = [&] { // in their order among the others
        return many(std::exchange(idle, 0), "%1 round that changes nothing (it takes in only the identity)",
                    "%1 rounds that change nothing (they take in only the identity)");
    };
    for (std::size_t s = first; s <= last; ++s) {
        const ScanStep& step = flow.steps[s - 1];
        combines += step.combines.size();
        behind += step.inPads;
        movesBehind += step.movesInPads;
        vain += step.combines.size() - addingSomething(step.combines).size();
        down += static_cast<std::size_t>(std::ranges::count_if(step.copies, &ScanCopy::toChild));
        if (step.isSerial()) {
            close(serialWords(recording, step, sign));
        } else if (!step.combines.empty() || step.inPads > 0) {
            const std::vector<ScanCombine> adding = addingSomething(step.combines);
            if (adding.empty() && isReduction(recording)) {
                if (rounds.count > 0)
                    close({});
                ++idle;
                continue;
            }
            if (idle > 0)
                close(idleWords());
            const std::vector<ScanCombine>& told = adding.empty() ? step.combines : adding;
            // Nought where it differs; the last of rounds whose stretches are not all equally wide is one of them.
            std::size_t distance = told.empty() ? step.padDistance : commonDistance(told).value_or(0);
            const bool isOneOfThem = rounds.count > 0 && rounds.distances.empty();
            if (told.size() == 1 && (isOneOfThem || !std::has_single_bit(distance)))
                distance = 0;
            const QString array = denserArray(recording, told);
            if (rounds.count > 0 && (distance > 0 ? !rounds.isSameWay(distance, array) : !rounds.distances.empty()))
                close({});
            // Where others combine only the identity, those listed would not be all.
            if (rounds.count == 0 && all.empty() && told.size() == step.combines.size() && step.inPads == 0)
                rounds.items = itemsWords(recording, step, told);
            ++rounds.count;
            if (distance > 0) {
                rounds.distances.push_back(distance);
                rounds.array = array;
            }
            if (goesDown && (!step.fills.empty() || step.clearsPad))
                close(say("the root is cleared"));
        } else if (step.copies.empty() && !step.fills.empty() && combines > 0) {
            close(say("the root is cleared"));
        }
    }
    close(idle > 0 ? idleWords() : QString());
    std::set<std::uint32_t> stored;
    for (std::size_t s = first; s <= last; ++s)
        if (flow.steps[s - 1].stores)
            for (const ScanCopy& copy : flow.steps[s - 1].copies)
                stored.insert(copy.value.position);
    const bool isTree = turnsBack(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].count > 0)
            parts << roundWords(all[i], isTree, i == 0 || between[i - 1].isEmpty(), sign);
        if (!between[i].isEmpty())
            parts << between[i];
    }
    const bool areEarly =
        std::any_of(flow.steps.begin() + static_cast<std::ptrdiff_t>(first) - 1,
                    flow.steps.begin() + static_cast<std::ptrdiff_t>(last), [&](const ScanStep& step) {
                        return storesBeforeLast(step, recording.launches[step.place.launch - 1].local);
                    });
    const QString stores =
        stored.empty() ? QString() : many(stored.size(), "%1 value is stored", "%1 values are stored");
    if (!stored.empty() && !areEarly)
        parts << stores;
    std::vector<Phrase> sentence;
    const std::size_t groups = recording.launches[flow.steps[last - 1].place.launch - 1].groups();
    if (groups > 1)
        sentence.push_back({many(groups, "In %1 work-group together: ", "In %1 work-groups together: "), Tone::plain});
    sentence.push_back({parts.join(say(", then ")), Tone::plain});
    if (areEarly)
        sentence.push_back({say(", and %1 before the last of them").arg(stores), Tone::plain});
    sentence.push_back({QStringLiteral("; "), Tone::plain});
    // Behind the last column a reduction folds identities, and a tree its pads; neither is drawn.
    sentence.push_back({combineCount(combines + behind, sign), Tone::compute});
    if (isReduction(recording) && vain > 0 && behind > 0)
        sentence.push_back({say(" (%1 of them take in only the identity: %2 dashed, %3 not drawn)")
                                .arg(countDigits(vain + behind), countDigits(vain), countDigits(behind)),
                            Tone::plain});
    else if (isReduction(recording) && vain > 0)
        sentence.push_back({say(vain, " (%1 of them, dashed, takes in only the identity)",
                                " (%1 of them, dashed, take in only the identity)")
                                .arg(countDigits(vain)),
                            Tone::plain});
    else if (isReduction(recording) && behind > 0)
        sentence.push_back({say(behind, " (%1 of them takes in only the identity and is not drawn)",
                                " (%1 of them take in only the identity and are not drawn)")
                                .arg(countDigits(behind)),
                            Tone::plain});
    if (down > 0) {
        sentence.push_back({say(" and "), Tone::plain});
        sentence.push_back({many(down + movesBehind, "%1 move", "%1 moves"), Tone::move});
    }
    if (!isReduction(recording) && behind > 0)
        sentence.push_back(
            {down > 0
                 ? say(" (%1 and %2 of them in the pads, not drawn)").arg(countDigits(behind), countDigits(movesBehind))
                 : say(" (%1 of them in the pads, not drawn)").arg(countDigits(behind)),
             Tone::plain});
    sentence.push_back({say(" in all; "), Tone::plain});
    addState(sentence, recording, flow, last);
    return sentence;
}

} // namespace lockstep::ui
