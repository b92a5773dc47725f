// What a scan or a reduction did, in words: counted from its events, by positions where it says positions.
#include "ui/lenses/dataflow_narration.hpp"

#include "engine/algorithms/predicate.hpp"
#include "ui/lenses/dataflow_layout.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"
#include "ui/lenses/values.hpp"

#include <QStringList>
#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace lockstep::ui {

namespace {

QString resultWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return say("maximum");
    case ScanOperator::min:
        return say("minimum");
    case ScanOperator::affine:
        return say("composition");
    case ScanOperator::join:
        return say("text");
    case ScanOperator::multiply:
        return say("product");
    case ScanOperator::add:
        break;
    }
    return say("sum");
}

/// "add the value", in the number of its subject.
QString combineWords(ScanOperator sign, bool one)
{
    switch (sign) {
    case ScanOperator::max:
        return one ? say("keeps the larger of its value and the value")
                   : say("keep the larger of their value and the value");
    case ScanOperator::min:
        return one ? say("keeps the smaller of its value and the value")
                   : say("keep the smaller of their value and the value");
    case ScanOperator::affine:
        return one ? say("composes its map with the map") : say("compose their map with the map");
    case ScanOperator::join:
        return one ? say("joins its text to the text") : say("join their text to the text");
    case ScanOperator::multiply:
        return one ? say("multiplies its value by the value") : say("multiply their value by the value");
    case ScanOperator::add:
        break;
    }
    return one ? say("adds the value") : say("add the value");
}

/// "7 additions".
QString combineCount(std::size_t count, ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
    case ScanOperator::min:
        return many(count, "%1 comparison", "%1 comparisons");
    case ScanOperator::affine:
        return many(count, "%1 composition", "%1 compositions");
    case ScanOperator::join:
        return many(count, "%1 joining", "%1 joinings");
    case ScanOperator::multiply:
        return many(count, "%1 multiplication", "%1 multiplications");
    case ScanOperator::add:
        break;
    }
    return many(count, "%1 addition", "%1 additions");
}

/// What those values are called that the predicate picks: "the odd values".
QString passingWords(const Recording& recording)
{
    const Predicate predicate = predicateOf(recording.parameters, recording.input);
    if (predicate.odd)
        return say("the odd values");
    if (predicate.pivot == 0)
        return say("the positive values");
    return say("the values above %1").arg(valueText(predicate.pivot, recording));
}

/// Of values that are to be packed, split or unpacked; nothing for others.
QString packingWords(const Recording& recording)
{
    if (!recording.parameters.contains("predicate"))
        return {};
    if (recording.algorithm == "compaction")
        return say(" will close up in their order, and the others are dropped.");
    if (recording.algorithm == "split")
        return say(" will stand behind the others, both in their order.");
    if (recording.algorithm == "unpack")
        return say(" are packed and then go back to where they came from; 0 will stand for the others.");
    return {};
}

std::vector<Phrase> inputNarration(const Recording& recording, const ScanFlow& flow)
{
    const QString result = resultWord(scanOperator(recording));
    if (recording.n() == 1 && recording.launchCount() == 0)
        return {{say("A single value is its own %1: ").arg(result), Tone::plain},
                {say("the prefix is finished"), Tone::keep},
                {say(" and nothing is launched."), Tone::plain}};
    const QString waiting = many(recording.n(), "%1 value waits: ", "%1 values wait: ");
    if (isReduction(recording))
        return {{waiting, Tone::plain},
                {say("one %1 of all of them").arg(result), Tone::keep},
                {say(" will be left."), Tone::plain}};
    if (!flow.heads.empty()) {
        const auto heads = static_cast<std::size_t>(std::ranges::count(flow.heads, true));
        return {
            {many(recording.n(), "%1 value waits in ", "%1 values wait in "), Tone::plain},
            {many(heads, "%1 segment", "%1 segments"), Tone::strong},
            {say(": each position will hold the %1 of its segment's values up to its own; ").arg(result), Tone::plain},
            {many(heads, "%1 position begins a segment", "%1 positions begin a segment"), Tone::keep},
            {say(heads, " and is finished from the start.", " and are finished from the start."), Tone::plain}};
    }
    if (const QString packing = packingWords(recording); !packing.isEmpty())
        return {{waiting, Tone::plain}, {passingWords(recording), Tone::strong}, {packing, Tone::plain}};
    if (!endsInPrefixes(recording))
        return {{many(recording.n(), "%1 value waits.", "%1 values wait."), Tone::plain}};
    if (flow.isExclusive)
        return {{waiting + say("each position will hold the %1 of all values ").arg(result), Tone::plain},
                {say("before it"), Tone::strong},
                {say("; position 0 will hold %1.").arg(valueText(recording.output.front(), recording)), Tone::plain}};
    return {{waiting + say("each position will hold the %1 of all values up to its own; ").arg(result), Tone::plain},
            {say("position 0 is finished"), Tone::keep},
            {say(" from the start."), Tone::plain}};
}

/// Where a phase is in its launch, and how many of the launch's barriers lie before it; nothing for a launch of one.
QString phaseWords(const Recording& recording, const ScanStep& step)
{
    if (!step.place.phase)
        return {};
    const std::vector<std::uint32_t>& phases = recording.launches[step.place.launch - 1].phases;
    const QString phase = say("Phase %1 of %2").arg(*step.place.phase + 1).arg(phases.size());
    const std::uint32_t barriers = phases[*step.place.phase];
    if (barriers == 0)
        return phase + QStringLiteral(": ");
    return phase + many(barriers, ", %1 barrier into the launch: ", ", %1 barriers into the launch: ");
}

void addCopies(std::vector<Phrase>& sentence, const ScanStep& step)
{
    if (step.copies.empty()) {
        sentence.push_back({many(step.fills.size(), "%1 cell", "%1 cells"), Tone::strong});
        sentence.push_back({say(step.fills.size(), " is cleared; ", " are cleared; "), Tone::plain});
        return;
    }
    std::set<std::uint32_t> columns; // one value may be stored twice: as a sum too
    for (const ScanCopy& copy : step.copies)
        columns.insert(copy.value.position);
    const std::size_t count = columns.size();
    const bool isMoving = std::ranges::any_of(step.copies, &ScanCopy::isMoved);
    sentence.push_back({many(count, "%1 value", "%1 values"), isMoving ? Tone::move : Tone::strong});
    sentence.push_back({step.loads && step.stores ? say(count, " is copied; ", " are copied; ")
                        : step.loads  ? say(count, " is loaded into local memory; ", " are loaded into local memory; ")
                        : step.stores ? say(count, " is stored to global memory; ", " are stored to global memory; ")
                        : isMoving    ? say(count, " moves; ", " move; ")
                                      : say(count, " is copied; ", " are copied; "),
                        Tone::plain});
}

/// What is finished, or for a reduction how much is left.
void addState(std::vector<Phrase>& sentence, const Recording& recording, const ScanFlow& flow, std::size_t step)
{
    if (isReduction(recording)) {
        std::size_t left = recording.n();
        for (std::size_t s = 0; s < step; ++s)
            left -= std::min(left - 1, flow.steps[s].merges);
        if (left == 1 && flow.wrongAfter(step) > 0) {
            sentence.push_back({say("the one result is wrong"), Tone::strong});
            sentence.push_back({QStringLiteral("."), Tone::plain});
            return;
        }
        sentence.push_back({left == 1 ? say("one result") : many(left, "%1 partial result", "%1 partial results"),
                            left == 1 ? Tone::keep : Tone::strong});
        sentence.push_back({say(left, " is left.", " are left."), Tone::plain});
        return;
    }
    const std::size_t n = flow.outputs, finished = flow.finishedAfter(step);
    if (const std::size_t wrong = flow.wrongAfter(step); wrong > 0) {
        sentence.push_back({say("%1 of %2").arg(countDigits(wrong), countDigits(finished)), Tone::strong});
        sentence.push_back(
            {say(wrong, " finished positions holds a wrong value.", " finished positions hold wrong values."),
             Tone::plain});
        return;
    }
    if (flow.movesToOutput) {
        sentence.push_back({say("%1 of %2 values").arg(countDigits(finished), countDigits(n)), Tone::keep});
        sentence.push_back({say(finished, " is in its place.", " are in their places."), Tone::plain});
        return;
    }
    if (!endsInPrefixes(recording)) {
        sentence.push_back({say("%1 of %2 results").arg(countDigits(finished), countDigits(n)), Tone::keep});
        sentence.push_back({say(finished, " is finished.", " are finished."), Tone::plain});
        return;
    }
    if (n == 1 && finished == 1) {
        sentence.push_back({say("the prefix is finished"), Tone::keep});
        sentence.push_back({QStringLiteral("."), Tone::plain});
        return;
    }
    sentence.push_back({finished == n && n > 1
                            ? n == 2 ? say("both prefixes") : say("all %1 prefixes").arg(countDigits(n))
                            : say("%1 of %2 prefixes").arg(countDigits(finished), countDigits(n)),
                        Tone::keep});
    sentence.push_back({say(finished, " is finished.", " are finished."), Tone::plain});
}

/// How far apart the operands of all these combines are; nothing where that differs.
std::optional<std::size_t> reachOf(const std::vector<ScanCombine>& combines)
{
    const auto reach = [](const ScanCombine& c) {
        return std::max(c.left.position, c.right.position) - std::min(c.left.position, c.right.position);
    };
    const std::size_t first = reach(combines.front());
    const bool isSame = std::ranges::all_of(combines, [&](const ScanCombine& c) { return reach(c) == first; });
    return isSame && first > 0 ? std::optional(first) : std::nullopt;
}

/// What the combines of a step do: "… 4 places to their left".
QString combinePhrase(const std::vector<ScanCombine>& combines, ScanOperator sign)
{
    const std::optional<std::size_t> reach = reachOf(combines);
    const QString words = combineWords(sign, combines.size() == 1);
    if (!reach)
        return say(combines.size(), " %1 that came to it; ", " %1 that came to them; ").arg(words);
    const QString places = many(*reach, "%1 place", "%1 places");
    const ScanCombine& first = combines.front();
    const std::uint32_t other =
        first.result.position == first.left.position ? first.right.position : first.left.position;
    return (other > first.result.position ? say(combines.size(), " %1 %2 to its right; ", " %1 %2 to their right; ")
                                          : say(combines.size(), " %1 %2 to its left; ", " %1 %2 to their left; "))
        .arg(words, places);
}

/// Columns in which something was combined; of those the ones where a value was added, not only the identity.
std::size_t columnsCombined(const std::vector<ScanCombine>& combines)
{
    std::set<std::uint32_t> columns;
    for (const ScanCombine& combine : combines)
        columns.insert(combine.result.position);
    return columns.size();
}

std::vector<ScanCombine> addingSomething(const std::vector<ScanCombine>& combines)
{
    std::vector<ScanCombine> adding;
    std::ranges::copy_if(combines, std::back_inserter(adding), [](const ScanCombine& c) { return !c.addsNothing(); });
    return adding;
}

/// The chains of a step by work-item.
std::map<std::uint32_t, std::vector<const ScanCombine*>> chainsOf(const ScanStep& step)
{
    std::map<std::uint32_t, std::vector<const ScanCombine*>> chains;
    for (const ScanCombine& combine : step.combines)
        chains[combine.item].push_back(&combine);
    return chains;
}

/// Every work-item adds one and the same value to all that it combines.
bool spreadsOneValue(const ScanStep& step)
{
    return std::ranges::all_of(chainsOf(step), [](const auto& chain) {
        const ScanValue& first = chain.second.front()->left;
        return std::ranges::all_of(chain.second, [&](const ScanCombine* c) {
            return c->left.madeBy == 0 && c->left.position == first.position && c->right.position != first.position;
        });
    });
}

/// Every work-item adds up all values up to its own, whatever the others did.
bool repeatsPrefixes(const ScanStep& step)
{
    std::size_t most = 0;
    for (const auto& [item, chain] : chainsOf(step)) {
        const Held& inputs = chain.back()->result.inputs;
        if (!inputs.isRange() || inputs.runs.front().first != 0 || chain.size() > inputs.runs.front().last)
            return false;
        most = std::max<std::size_t>(most, inputs.runs.front().last);
    }
    return step.combines.size() > most;
}

/// Each turn takes a value farther right than the one before.
bool goesRight(const std::vector<const ScanCombine*>& chain)
{
    for (std::size_t i = 1; i < chain.size(); ++i)
        if (chain[i]->right.position <= chain[i - 1]->right.position)
            return false;
    return true;
}

/// What work-items do one after another: "4 work-items each make up to 3 additions one after another".
QString serialWords(const ScanStep& step, ScanOperator sign)
{
    const auto chains = chainsOf(step);
    const auto isFull = [&](const auto& chain) { return chain.second.size() == step.turns; };
    const bool areEqual = std::ranges::all_of(chains, isFull);
    if (spreadsOneValue(step))
        return (areEqual
                    ? many(chains.size(), "%1 work-item adds what stands before its values to %2 of them in turn",
                           "%1 work-items each add what stands before their values to %2 of them in turn")
                    : many(chains.size(), "%1 work-item adds what stands before its values to up to %2 of them in turn",
                           "%1 work-items each add what stands before their values to up to %2 of them in turn"))
            .arg(step.turns);
    return (areEqual ? many(chains.size(), "%1 work-item makes %2 one after another",
                            "%1 work-items each make %2 one after another")
                     : many(chains.size(), "%1 work-item makes up to %2 one after another",
                            "%1 work-items each make up to %2 one after another"))
        .arg(combineCount(step.turns, sign));
}

void addSerial(std::vector<Phrase>& sentence, const ScanStep& step, ScanOperator sign)
{
    const auto chains = chainsOf(step);
    const Phrase count{combineCount(step.combines.size(), sign), Tone::compute};
    if (chains.size() == 1 && !spreadsOneValue(step)) {
        sentence.push_back({sentence.empty() ? say("One work-item makes ") : say("one work-item makes "), Tone::plain});
        sentence.push_back(count);
        sentence.push_back({goesRight(chains.begin()->second) ? say(" one after another, left to right; ")
                                                              : say(" one after another; "),
                            Tone::plain});
    } else if (repeatsPrefixes(step)) {
        sentence.push_back({many(chains.size(), "%1 work-item adds up its own prefix from scratch: ",
                                 "%1 work-items each add up their own prefix from scratch: "),
                            Tone::plain});
        sentence.push_back(count);
        sentence.push_back({say(", where %1 would do; ").arg(countDigits(chains.size())), Tone::plain});
    } else {
        sentence.push_back({serialWords(step, sign), Tone::plain});
        sentence.push_back({QStringLiteral(", "), Tone::plain});
        sentence.push_back(count);
        sentence.push_back({say(" in all; "), Tone::plain});
    }
}

/// Positions of a scan by segments that add nothing more, since their segment begins within reach.
void addStopped(std::vector<Phrase>& sentence, const Recording& recording, const ScanFlow& flow, const ScanStep& step)
{
    const std::uint32_t distance = recording.launches[step.place.launch - 1].meaning.distance.value_or(0);
    const auto stopped = static_cast<std::size_t>(std::ranges::count_if(
        step.copies, [distance](const ScanCopy& copy) { return copy.value.position >= distance; }));
    if (flow.heads.empty() || stopped == 0)
        return;
    sentence.push_back({many(stopped, "%1 position", "%1 positions"), Tone::keep});
    sentence.push_back({say(stopped, " already has everything from the start of its segment and adds nothing; ",
                            " already have everything from the start of their segment and add nothing; "),
                        Tone::plain});
}

/// One step: a launch, or a phase of one.
std::vector<Phrase> stepNarration(const Recording& recording, const ScanFlow& flow, std::size_t at)
{
    const ScanStep& step = flow.steps[at - 1];
    const ScanOperator sign = scanOperator(recording);
    std::vector<Phrase> sentence;
    const Direction direction = recording.launches[step.place.launch - 1].meaning.direction;
    const QString phase = phaseWords(recording, step);
    const auto inTree = [&](Direction way) {
        return direction == way && !step.combines.empty() && reachOf(step.combines);
    };
    const QString way = !phase.isEmpty()          ? phase
                        : inTree(Direction::up)   ? say("Up the tree, ")
                        : inTree(Direction::down) ? say("Back down the tree, ")
                                                  : QString();
    if (!way.isEmpty())
        sentence.push_back({way, Tone::plain});
    if (step.combines.empty() && !flow.heads.empty()) {
        addStopped(sentence, recording, flow, step);
    } else if (step.combines.empty() && (!step.copies.empty() || !step.fills.empty())) {
        addCopies(sentence, step);
    } else if (step.combines.empty() && step.inPads > 0) {
        sentence.push_back({many(step.inPads, "%1 combination", "%1 combinations"), Tone::compute});
        sentence.push_back({say(" in the pads behind the last position; "), Tone::plain});
    } else if (step.isSerial()) {
        addSerial(sentence, step, sign);
    } else if (step.combines.empty()) {
        sentence.push_back({say("no position changes; "), Tone::plain});
    } else {
        // Of a reduction only those that take a value in: past the end stands the identity.
        const std::vector<ScanCombine> adding = isReduction(recording) ? addingSomething(step.combines) : step.combines;
        const std::size_t positions = columnsCombined(adding), idle = step.combines.size() - adding.size();
        if (positions > 0) {
            sentence.push_back({many(positions, "%1 position", "%1 positions"), Tone::compute});
            sentence.push_back({combinePhrase(adding, sign), Tone::plain});
        }
        if (idle > 0) {
            sentence.push_back({many(idle, "%1 position", "%1 positions"), Tone::strong});
            sentence.push_back({say(idle, " meets only the identity and stays as it is; ",
                                    " meet only the identity and stay as they are; "),
                                Tone::plain});
        }
        addStopped(sentence, recording, flow, step);
        const auto moved = static_cast<std::size_t>(
            std::ranges::count_if(step.copies, [](const ScanCopy& copy) { return copy.isMoved() && !copy.toChild; }));
        if (moved > 0) {
            sentence.push_back({many(moved, "%1 value", "%1 values"), Tone::move});
            sentence.push_back({say(moved, " moves; ", " move; "), Tone::plain});
        }
    }
    const auto down = static_cast<std::size_t>(std::ranges::count_if(step.copies, &ScanCopy::toChild));
    if (down > 0) {
        sentence.push_back({many(down, "%1 value moves", "%1 values move"), Tone::move});
        sentence.push_back({say(" to the left child; "), Tone::plain});
    }
    addState(sentence, recording, flow, at);
    return sentence;
}

/// "at distances 1, 2, 4".
QString distanceWords(const std::vector<std::size_t>& distances)
{
    QStringList texts;
    for (const std::size_t distance : distances)
        texts << countDigits(distance);
    return say(distances.size(), " at distance %1", " at distances %1").arg(texts.join(QStringLiteral(", ")));
}

/// Neighbouring phases of one kind: rounds whose operands are so far apart.
struct Rounds {
    std::size_t count = 0;
    std::vector<std::size_t> distances; ///< as many, or none where they differ inside a round
    bool isSameWay(std::size_t distance) const
    {
        // Twice one distance is the turn of a tree: up with it, and down again.
        return distances.size() < 2 ||
               (distances.back() != distance && (distances[1] > distances[0]) == (distance > distances.back()));
    }
};

QString roundWords(const Rounds& rounds, bool isTree)
{
    if (rounds.distances.size() != rounds.count)
        return many(rounds.count, "%1 round combines their sums", "%1 rounds combine their sums");
    const bool isUp = rounds.distances.front() < rounds.distances.back();
    const QString words = !isTree || rounds.count < 2 ? many(rounds.count, "%1 round", "%1 rounds")
                          : isUp ? many(rounds.count, "%1 round up the tree", "%1 rounds up the tree")
                                 : many(rounds.count, "%1 round down the tree", "%1 rounds down the tree");
    return words + distanceWords(rounds.distances);
}

/// A launch of several phases as a whole: its rounds, and what work-items did in turn.
std::vector<Phrase> launchNarration(const Recording& recording, const ScanFlow& flow, std::size_t first,
                                    std::size_t last)
{
    const ScanOperator sign = scanOperator(recording);
    QStringList parts;
    Rounds rounds;
    std::vector<Rounds> all;
    std::vector<QString> between; // all[i] is told before between[i]
    std::size_t combines = 0, vain = 0, down = 0;
    const bool goesDown = std::any_of(flow.steps.begin() + static_cast<std::ptrdiff_t>(first) - 1,
                                      flow.steps.begin() + static_cast<std::ptrdiff_t>(last), [](const ScanStep& step) {
                                          return std::ranges::any_of(step.copies, &ScanCopy::toChild);
                                      });
    const auto close = [&](const QString& next) {
        all.push_back(rounds);
        between.push_back(next);
        rounds = {};
    };
    for (std::size_t s = first; s <= last; ++s) {
        const ScanStep& step = flow.steps[s - 1];
        combines += step.combines.size() + step.inPads;
        vain += step.combines.size() + step.inPads - step.merges;
        down += static_cast<std::size_t>(std::ranges::count_if(step.copies, &ScanCopy::toChild));
        if (step.isSerial()) {
            close(serialWords(step, sign));
        } else if (!step.combines.empty()) {
            const std::vector<ScanCombine> adding = addingSomething(step.combines);
            const auto reach = reachOf(adding.empty() ? step.combines : adding);
            if (reach && rounds.count > 0 && !rounds.isSameWay(*reach))
                close({});
            ++rounds.count;
            if (reach)
                rounds.distances.push_back(*reach);
            if (goesDown && !step.fills.empty())
                close(say("the root is cleared"));
        } else if (step.copies.empty() && !step.fills.empty() && combines > 0) {
            close(say("the root is cleared"));
        }
    }
    close({});
    const bool isTree =
        static_cast<std::size_t>(std::ranges::count_if(all, [](const Rounds& r) { return r.count > 0; })) > 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].count > 0)
            parts << roundWords(all[i], isTree);
        if (!between[i].isEmpty())
            parts << between[i];
    }
    std::vector<Phrase> sentence;
    const std::size_t groups = recording.launches[flow.steps[last - 1].place.launch - 1].groups();
    if (groups > 1)
        sentence.push_back({many(groups, "In %1 work-group: ", "In %1 work-groups: "), Tone::plain});
    sentence.push_back({parts.join(say(", then ")), Tone::plain});
    sentence.push_back({QStringLiteral("; "), Tone::plain});
    sentence.push_back({combineCount(combines, sign), Tone::compute});
    if (isReduction(recording) && vain > 0)
        sentence.push_back({say(" (%1 with the identity)").arg(countDigits(vain)), Tone::plain});
    if (down > 0) {
        sentence.push_back({say(" and "), Tone::plain});
        sentence.push_back({many(down, "%1 move", "%1 moves"), Tone::move});
    }
    sentence.push_back({say(" in all; "), Tone::plain});
    addState(sentence, recording, flow, last);
    return sentence;
}

} // namespace

std::vector<Phrase> scanNarration(const Recording& recording, const ScanFlow& flow, Moment moment)
{
    if (moment.launch == 0 || recording.launchCount() == 0)
        return inputNarration(recording, flow);
    moment.launch = std::min(moment.launch, recording.launchCount());
    const auto isOfLaunch = [&](const ScanStep& step) { return step.place.launch == moment.launch; };
    const auto first = std::ranges::find_if(flow.steps, isOfLaunch);
    const auto firstStep = static_cast<std::size_t>(first - flow.steps.begin()) + 1;
    const std::size_t lastStep =
        firstStep + static_cast<std::size_t>(std::ranges::count_if(flow.steps, isOfLaunch)) - 1;
    const bool combinesSomething = std::any_of(first, flow.steps.begin() + static_cast<std::ptrdiff_t>(lastStep),
                                               [](const ScanStep& step) { return !step.combines.empty(); });
    if (moment.phase || firstStep == lastStep)
        return stepNarration(recording, flow, stepAt(recording, moment).step);
    return combinesSomething ? launchNarration(recording, flow, firstStep, lastStep)
                             : stepNarration(recording, flow, lastStep);
}

} // namespace lockstep::ui
