// What a scan or a reduction did, in words: counted from its events, by positions where it says positions.
#include "ui/lenses/dataflow/narration.hpp"

#include "engine/algorithms/predicate.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lenses/dataflow/phrases.hpp"

#include <QStringList>
#include <algorithm>
#include <cstdlib>
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

/// What will become of the values that pass, in a run that packs, splits or unpacks; nothing in others.
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

/// Where a phase is in its launch; nothing for a launch of one.
QString phaseWords(const Recording& recording, const ScanStep& step)
{
    if (!step.place.phase)
        return {};
    const std::vector<std::uint32_t>& phases = recording.launches[step.place.launch - 1].phases;
    return say("Phase %1 of %2").arg(*step.place.phase + 1).arg(phases.size()) + QStringLiteral(": ");
}

/// How far all that changes its column in this step goes, to the right if positive; nothing where that differs.
std::optional<std::int64_t> shiftOf(const ScanStep& step)
{
    std::optional<std::int64_t> shift;
    for (const ScanCopy& copy : step.copies) {
        const std::int64_t way = std::int64_t{copy.value.position} - copy.from;
        if (shift.value_or(way) != way)
            return std::nullopt;
        shift = way;
    }
    return shift == 0 ? std::nullopt : shift;
}

/// What happens to values that are copied, in the number of their subject.
QString copyWords(const ScanStep& step, std::size_t count)
{
    const std::optional<std::int64_t> shift = shiftOf(step);
    const bool oneWay = step.loads != step.stores;
    if (shift && (!oneWay || *shift > 0)) {
        const QString places = many(static_cast<std::uint64_t>(std::abs(*shift)), "%1 place", "%1 places");
        return (oneWay && step.loads ? say(count, " is loaded into local memory, %1 to the right",
                                           " are loaded into local memory, %1 to the right")
                : oneWay             ? say(count, " is stored to global memory, %1 to the right",
                                           " are stored to global memory, %1 to the right")
                : *shift > 0         ? say(count, " moves %1 to the right", " move %1 to the right")
                                     : say(count, " moves %1 to the left", " move %1 to the left"))
            .arg(places);
    }
    const bool isMoving = std::ranges::any_of(step.copies, &ScanCopy::isMoved);
    QString words = oneWay && step.loads && step.inRegisters
                        ? say(count, " is loaded into a register; ", " are loaded into registers; ")
                    : oneWay && step.loads
                        ? say(count, " is loaded into local memory; ", " are loaded into local memory; ")
                    : oneWay   ? say(count, " is stored to global memory; ", " are stored to global memory; ")
                    : isMoving ? say(count, " moves; ", " move; ")
                               : say(count, " is copied; ", " are copied; ");
    words.chop(2);
    return words;
}

/// Constants that are written beside values that are copied: "position 0 gets 0".
QStringList fillWords(const Recording& recording, const ScanStep& step)
{
    std::map<std::uint32_t, std::size_t> pads; // by bits
    QStringList words;
    for (const ScanFill& fill : step.fills)
        if (fill.value.position >= recording.n())
            ++pads[fill.value.bits];
        else
            words << say("position %1 gets %2")
                         .arg(QString::number(fill.value.position), valueText(fill.value.bits, recording));
    if (words.size() > 2)
        words = {many(static_cast<std::uint64_t>(words.size()), "%1 position gets the identity",
                      "%1 positions get the identity")};
    for (const auto& [bits, count] : pads)
        words << many(count, "%1 pad gets %2", "%1 pads get %2").arg(valueText(bits, recording));
    return words;
}

/// Columns that the copies of a step change: one value may be stored twice, as a sum too.
std::size_t columnsCopied(const ScanStep& step)
{
    std::set<std::uint32_t> columns;
    for (const ScanCopy& copy : step.copies)
        columns.insert(copy.value.position);
    return columns.size();
}

void addCopies(std::vector<Phrase>& sentence, const Recording& recording, const ScanStep& step)
{
    if (step.copies.empty()) {
        sentence.push_back({many(step.fills.size(), "%1 cell", "%1 cells"), Tone::strong});
        sentence.push_back({say(step.fills.size(), " is cleared; ", " are cleared; "), Tone::plain});
        return;
    }
    const std::size_t count = columnsCopied(step);
    const bool isMoving = std::ranges::any_of(step.copies, &ScanCopy::isMoved);
    sentence.push_back({many(count, "%1 value", "%1 values"), isMoving ? Tone::move : Tone::strong});
    QString words = copyWords(step, count);
    if (const QStringList fills = fillWords(recording, step); !fills.isEmpty())
        words += say(", and ") + listed(fills);
    sentence.push_back({words + QStringLiteral("; "), Tone::plain});
}

/// What changes its column beside combines.
void addMoves(std::vector<Phrase>& sentence, const ScanStep& step)
{
    const auto moved = static_cast<std::size_t>(
        std::ranges::count_if(step.copies, [](const ScanCopy& copy) { return copy.isMoved() && !copy.toChild; }));
    if (moved == 0)
        return;
    sentence.push_back({many(moved, "%1 value", "%1 values"), Tone::move});
    sentence.push_back({copyWords(step, moved) + QStringLiteral("; "), Tone::plain});
}

/// What is stored as soon as a round has ended.
void addStores(std::vector<Phrase>& sentence, const ScanStep& step)
{
    if (!step.stores || std::ranges::any_of(step.copies, &ScanCopy::isMoved))
        return;
    const std::size_t count = columnsCopied(step);
    sentence.push_back({many(count, "%1 value", "%1 values"), Tone::strong});
    sentence.push_back({say(count, " is stored to global memory; ", " are stored to global memory; "), Tone::plain});
}

/// What the combines of a step do: "… 4 places to their left".
QString combinePhrase(const Recording& recording, const std::vector<ScanCombine>& combines, ScanOperator sign,
                      bool shuffles)
{
    const QString words = combineWords(sign, combines.size() == 1);
    const auto isOwn = [](const ScanCombine& c) {
        return c.left.position == c.result.position && c.right.position == c.result.position;
    };
    if (std::ranges::all_of(combines, isOwn))
        return say(combines.size(), " %1 that the input has at its own position; ",
                   " %1 that the input has at their own positions; ")
            .arg(words);
    const auto other = [](const ScanCombine& c) -> const ScanValue& {
        return c.result.position == c.left.position ? c.right : c.left;
    };
    std::optional<std::size_t> distance = commonDistance(combines);
    if (!distance && std::ranges::all_of(combines, [&](const auto& c) { return other(c).index == other(c).position; }))
        distance = reachOf(combines); // from a cell of the input to a sum of their own
    const auto isFromLeft = [&](const ScanCombine& c) { return other(c).position < c.result.position; };
    if (!distance && std::ranges::all_of(combines, isFromLeft))
        return say(combines.size(), " %1 from farther left; ", " %1 from farther left; ").arg(words);
    if (!distance)
        return say(combines.size(), " %1 that came to it; ", " %1 that came to them; ").arg(words);
    const QString places = shuffles ? many(*distance, "%1 lane", "%1 lanes") : many(*distance, "%1 place", "%1 places");
    const ScanCombine& first = combines.front();
    const QString part = (other(first).position > first.result.position
                              ? say(combines.size(), " %1 %2 to its right; ", " %1 %2 to their right; ")
                              : say(combines.size(), " %1 %2 to its left; ", " %1 %2 to their left; "))
                             .arg(words, places);
    return shuffles ? part : putBeforeEnd(part, denserArray(recording, combines));
}

/// Columns in which something was combined; of those the ones where a value was added, not only the identity.
std::size_t columnsCombined(const std::vector<ScanCombine>& combines)
{
    std::set<std::uint32_t> columns;
    for (const ScanCombine& combine : combines)
        columns.insert(combine.result.position);
    return columns.size();
}

/// Of these columns the pads behind the last position.
std::size_t padsCombined(const std::vector<ScanCombine>& combines, std::size_t n)
{
    std::set<std::uint32_t> pads;
    for (const ScanCombine& combine : combines)
        if (combine.result.position >= n)
            pads.insert(combine.result.position);
    return pads.size();
}

void addSerial(std::vector<Phrase>& sentence, const Recording& recording, const ScanStep& step, ScanOperator sign)
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
        sentence.push_back({sign == ScanOperator::add
                                ? many(chains.size(), "%1 work-item adds up its own prefix from scratch: ",
                                       "%1 work-items each add up their own prefix from scratch: ")
                                : many(chains.size(), "%1 work-item makes its own prefix from scratch: ",
                                       "%1 work-items each make their own prefix from scratch: "),
                            Tone::plain});
        sentence.push_back(count);
        sentence.push_back({say(", where %1 would do; ").arg(countDigits(chains.size())), Tone::plain});
    } else {
        sentence.push_back({serialWords(recording, step, sign), Tone::plain});
        // " in all" stands in front of the number in Chinese.
        sentence.push_back(
            {spoken() == Language::chinese ? QStringLiteral("，共 ") : QStringLiteral(", "), Tone::plain});
        sentence.push_back(count);
        sentence.push_back({say(" in all; "), Tone::plain});
    }
}

/// Positions of a scan by segments that take no more: all in reach of them is theirs, or before the first value.
void addStopped(std::vector<Phrase>& sentence, const ScanFlow& flow, const ScanStep& step)
{
    if (flow.heads.empty())
        return;
    std::set<std::uint32_t> unchanged;
    for (const ScanCopy& copy : step.copies)
        unchanged.insert(copy.value.position);
    for (const ScanCombine& combine : step.combines)
        unchanged.erase(combine.result.position);
    if (unchanged.empty())
        return;
    sentence.push_back({many(unchanged.size(), "%1 position", "%1 positions"), Tone::keep});
    sentence.push_back(
        {say(unchanged.size(), " already has everything from the start of its segment and stays as it is; ",
             " already have everything from the start of their segment and stay as they are; "),
         Tone::plain});
}

/// What a tree does behind the last position, where nothing is drawn.
void addInPads(std::vector<Phrase>& sentence, const ScanStep& step, ScanOperator sign)
{
    sentence.push_back({combineCount(step.inPads, sign), Tone::compute});
    sentence.push_back({say(" in the pads behind the last position; "), Tone::plain});
    if (step.clearsPad)
        sentence.push_back({say("the root is cleared") + QStringLiteral("; "), Tone::plain});
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
                        : inTree(Direction::up)   ? say("In the up-sweep, ")
                        : inTree(Direction::down) ? say("In the down-sweep, ")
                                                  : QString();
    if (!way.isEmpty())
        sentence.push_back({way, Tone::plain});
    if (!step.combines.empty() && !step.isSerial() && flow.heads.empty())
        addMoves(sentence, step);
    if (step.combines.empty() && !flow.heads.empty()) {
        addStopped(sentence, flow, step);
    } else if (step.combines.empty() && step.inPads > 0) {
        addInPads(sentence, step, sign);
    } else if (step.combines.empty() && (!step.copies.empty() || !step.fills.empty())) {
        addCopies(sentence, recording, step);
    } else if (step.isSerial()) {
        addSerial(sentence, recording, step, sign);
    } else if (step.combines.empty()) {
        sentence.push_back({say("no position changes; "), Tone::plain});
    } else {
        // Of a reduction only those that take a value in: past the end stands the identity.
        const std::vector<ScanCombine> adding = isReduction(recording) ? addingSomething(step.combines) : step.combines;
        const std::size_t positions = columnsCombined(adding), idle = step.combines.size() - adding.size();
        const std::size_t pads = padsCombined(adding, recording.n());
        if (positions > pads)
            sentence.push_back({many(positions - pads, "%1 position", "%1 positions"), Tone::compute});
        if (positions > pads && pads > 0)
            sentence.push_back({say(" and "), Tone::plain});
        if (pads > 0)
            sentence.push_back({many(pads, "%1 pad", "%1 pads"), Tone::compute});
        if (positions > 0) {
            const QString words = combinePhrase(recording, adding, sign, step.shuffles);
            sentence.push_back(
                {step.shuffles ? putBeforeEnd(words, say(" by a shuffle, without a barrier")) : words, Tone::plain});
        }
        if (idle > 0) {
            sentence.push_back({many(idle, "%1 position", "%1 positions"), Tone::strong});
            sentence.push_back({say(idle, " meets only the identity and stays as it is; ",
                                    " meet only the identity and stay as they are; "),
                                Tone::plain});
        }
        addStopped(sentence, flow, step);
        if (step.inPads > 0 && !isReduction(recording))
            addInPads(sentence, step, sign);
    }
    if (!step.combines.empty() && flow.heads.empty())
        addStores(sentence, step);
    const auto down = static_cast<std::size_t>(std::ranges::count_if(step.copies, &ScanCopy::toChild));
    if (down > 0) {
        sentence.push_back({many(down, "%1 value moves", "%1 values move"), Tone::move});
        sentence.push_back({say(down, " to the left child; ", " to the left children; "), Tone::plain});
    }
    for (const ScanFill& fill : step.fills)
        if (const ScanValue* total = step.heldBefore(fill.value)) {
            sentence.push_back({say("the total, %1, stands at the root and is then cleared to %2")
                                    .arg(valueText(total->bits, recording), valueText(fill.value.bits, recording)),
                                Tone::strong});
            sentence.push_back({QStringLiteral("; "), Tone::plain});
        }
    addState(sentence, recording, flow, at);
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
