// A launch of several phases as a whole, in words.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/scene/language.hpp"

#include <QStringList>
#include <algorithm>
#include <bit>
#include <set>
#include <span>
#include <utility>

namespace lockstep::ui {

namespace {

/// Neighbouring phases of one kind: rounds whose operands are so far apart.
struct Rounds {
    std::size_t count = 0;
    std::vector<std::size_t> distances; ///< as many, or none where they differ inside a round
    QString array;                      ///< that they count cells of, where these are not the columns; or by shuffles
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

/// What a launch does, read phase by phase: rounds of one kind together, and what is told between them.
class LaunchRounds {
public:
    LaunchRounds(const Recording& recording, std::span<const ScanStep> steps)
        : m_recording(recording), m_sign(scanOperator(recording)),
          m_goesDown(std::ranges::any_of(
              steps, [](const ScanStep& step) { return std::ranges::any_of(step.copies, &ScanCopy::toChild); }))
    {
        for (const ScanStep& step : steps)
            add(step);
        close(m_idle > 0 ? idleWords() : QString());
    }

    QStringList parts() const
    {
        QStringList parts;
        const bool isTree = turnsBack(m_all);
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            if (m_all[i].count > 0)
                parts << roundWords(m_all[i], isTree, i == 0 || m_between[i - 1].isEmpty(), m_sign);
            if (!m_between[i].isEmpty())
                parts << m_between[i];
        }
        return parts;
    }

private:
    void close(const QString& next)
    {
        m_all.push_back(std::exchange(m_rounds, {}));
        m_between.push_back(next);
    }

    /// In their order among the others.
    QString idleWords()
    {
        return many(std::exchange(m_idle, 0), "%1 round that changes nothing (it takes in only the identity)",
                    "%1 rounds that change nothing (they take in only the identity)");
    }

    void add(const ScanStep& step)
    {
        m_hasCombined = m_hasCombined || !step.combines.empty();
        if (step.isSerial())
            close(serialWords(m_recording, step, m_sign));
        else if (!step.combines.empty() || step.inPads > 0)
            addRound(step);
        else if (step.copies.empty() && !step.fills.empty() && m_hasCombined)
            close(say("the root is cleared"));
    }

    void addRound(const ScanStep& step)
    {
        const std::vector<ScanCombine> adding = addingSomething(step.combines);
        if (adding.empty() && isReduction(m_recording)) {
            if (m_rounds.count > 0)
                close({});
            ++m_idle;
            return;
        }
        if (m_idle > 0)
            close(idleWords());
        const std::vector<ScanCombine>& told = adding.empty() ? step.combines : adding;
        const std::size_t distance = distanceOf(step, told);
        const QString array = step.shuffles ? say(" by shuffles") : denserArray(m_recording, told);
        if (m_rounds.count > 0 && (distance > 0 ? !m_rounds.isSameWay(distance, array) : !m_rounds.distances.empty()))
            close({});
        // Where others combine only the identity, those listed would not be all.
        if (m_rounds.count == 0 && m_all.empty() && told.size() == step.combines.size() && step.inPads == 0)
            m_rounds.items = itemsWords(m_recording, step, told);
        ++m_rounds.count;
        if (distance > 0) {
            m_rounds.distances.push_back(distance);
            m_rounds.array = array;
        }
        if (m_goesDown && (!step.fills.empty() || step.clearsPad))
            close(say("the root is cleared"));
    }

    /// Nought where it differs; the last of rounds whose stretches are not all equally wide is one of them.
    std::size_t distanceOf(const ScanStep& step, const std::vector<ScanCombine>& told) const
    {
        const std::size_t distance = told.empty() ? step.padDistance : commonDistance(told).value_or(0);
        const bool isOneOfThem = m_rounds.count > 0 && m_rounds.distances.empty();
        return told.size() == 1 && (isOneOfThem || !std::has_single_bit(distance)) ? 0 : distance;
    }

    const Recording& m_recording;
    const ScanOperator m_sign;
    const bool m_goesDown;      ///< a tree hands values down
    bool m_hasCombined = false; ///< up to here
    std::size_t m_idle = 0;     ///< rounds that are not yet told
    Rounds m_rounds;
    std::vector<Rounds> m_all;
    std::vector<QString> m_between; ///< m_all[i] is told before m_between[i]
};

/// How often a launch combines and moves values, and how much of that is not drawn or changes nothing.
struct LaunchCounts {
    std::size_t combines = 0, vain = 0, down = 0;
    std::size_t behind = 0, movesBehind = 0; ///< in pads, behind the last column
};

LaunchCounts countsOf(std::span<const ScanStep> steps)
{
    LaunchCounts counts;
    for (const ScanStep& step : steps) {
        counts.combines += step.combines.size();
        counts.vain += step.combines.size() - addingSomething(step.combines).size();
        counts.down += static_cast<std::size_t>(std::ranges::count_if(step.copies, &ScanCopy::toChild));
        counts.behind += step.inPads;
        counts.movesBehind += step.movesInPads;
    }
    return counts;
}

/// Of a reduction's combinations those that take in only the identity: behind the last column it folds identities, and
/// a tree its pads; neither is drawn.
QString vainWords(const LaunchCounts& counts)
{
    const QString vain = countDigits(counts.vain), behind = countDigits(counts.behind);
    if (counts.vain > 0 && counts.behind > 0)
        return say(" (%1 of them take in only the identity: %2 dashed, %3 not drawn)")
            .arg(countDigits(counts.vain + counts.behind), vain, behind);
    if (counts.vain > 0)
        return say(counts.vain, " (%1 of them, dashed, takes in only the identity)",
                   " (%1 of them, dashed, take in only the identity)")
            .arg(vain);
    return counts.behind > 0 ? say(counts.behind, " (%1 of them takes in only the identity and is not drawn)",
                                   " (%1 of them take in only the identity and are not drawn)")
                                   .arg(behind)
                             : QString();
}

void tellCounts(std::vector<Phrase>& sentence, const LaunchCounts& counts, const Recording& recording)
{
    sentence.push_back({combineCount(counts.combines + counts.behind, scanOperator(recording)), Tone::compute});
    if (const QString vain = vainWords(counts); isReduction(recording) && !vain.isEmpty())
        sentence.push_back({vain, Tone::plain});
    if (counts.down > 0) {
        sentence.push_back({say(" and "), Tone::plain});
        sentence.push_back({many(counts.down + counts.movesBehind, "%1 move", "%1 moves"), Tone::move});
    }
    if (isReduction(recording) || counts.behind == 0)
        return;
    const QString behind = countDigits(counts.behind);
    sentence.push_back(
        {counts.down > 0
             ? say(" (%1 and %2 of them in the pads, not drawn)").arg(behind, countDigits(counts.movesBehind))
             : say(" (%1 of them in the pads, not drawn)").arg(behind),
         Tone::plain});
}

/// "16 values are stored"; empty where none is.
QString storesWords(std::span<const ScanStep> steps)
{
    std::set<std::uint32_t> stored;
    for (const ScanStep& step : steps)
        if (step.stores)
            for (const ScanCopy& copy : step.copies)
                stored.insert(copy.value.position);
    return stored.empty() ? QString() : many(stored.size(), "%1 value is stored", "%1 values are stored");
}

} // namespace

std::vector<Phrase> launchNarration(const Recording& recording, const ScanFlow& flow, std::size_t first,
                                    std::size_t last)
{
    const std::span<const ScanStep> steps = std::span(flow.steps).subspan(first - 1, last - first + 1);
    QStringList parts = LaunchRounds(recording, steps).parts();
    const QString stores = storesWords(steps);
    const bool areEarly = std::ranges::any_of(steps, [&](const ScanStep& step) {
        return storesBeforeLast(step, recording.launches[step.place.launch - 1].local);
    });
    if (!stores.isEmpty() && !areEarly)
        parts << stores;
    std::vector<Phrase> sentence;
    const std::size_t groups = recording.launches[steps.back().place.launch - 1].groups();
    if (groups > 1)
        sentence.push_back({many(groups, "In %1 work-group together: ", "In %1 work-groups together: "), Tone::plain});
    sentence.push_back({parts.join(say(", then ")), Tone::plain});
    if (areEarly)
        sentence.push_back({say(", and %1 before the last of them").arg(stores), Tone::plain});
    // " in all" stands in front of the number in Chinese.
    sentence.push_back({spoken() == Language::chinese ? QStringLiteral("；共 ") : QStringLiteral("; "), Tone::plain});
    tellCounts(sentence, countsOf(steps), recording);
    sentence.push_back({say(" in all; "), Tone::plain});
    addState(sentence, recording, flow, last);
    return sentence;
}

} // namespace lockstep::ui
