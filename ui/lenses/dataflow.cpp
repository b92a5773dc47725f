#include "ui/lenses/buckets_pack.hpp"
#include "ui/lenses/buckets_pack_model.hpp"
#include "ui/lenses/dataflow_layout.hpp"
#include "ui/lenses/dataflow_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/lens.hpp"
#include "ui/lenses/phases.hpp"

#include <algorithm>
#include <optional>

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

std::vector<Phrase> inputNarration(const Recording& recording)
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
                {say(" is to be left."), Tone::plain}};
    if (!endsInPrefixes(recording))
        return {{many(recording.n(), "%1 value waits.", "%1 values wait."), Tone::plain}};
    const auto kind = recording.parameters.find("kind");
    if (kind != recording.parameters.end() && kind->second == "exclusive")
        return {{waiting + say("each position is to hold the %1 of all values ").arg(result), Tone::plain},
                {say("before its own"), Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    return {
        {waiting + say("each position is to hold the %1 of all values up to its own, and ").arg(result), Tone::plain},
        {say("position 0 is finished"), Tone::keep},
        {say(" from the start."), Tone::plain}};
}

/// The barriers before a phase, and where it is in its launch; nothing for a launch of one.
QString phaseWords(const Recording& recording, const ScanStep& step)
{
    if (!step.place.phase)
        return {};
    const QString phase =
        say("Phase %1 of %2").arg(*step.place.phase + 1).arg(recording.launches[step.place.launch - 1].phases.size());
    if (step.barriers == 0)
        return phase + QStringLiteral(": ");
    return phase + many(step.barriers, ", past %1 barrier: ", ", past %1 barriers: ");
}

bool moves(const ScanCopy& copy)
{
    return copy.from != copy.value.position;
}

void addCopies(std::vector<Phrase>& sentence, const ScanStep& step)
{
    if (step.copies.empty()) {
        sentence.push_back({many(step.fills.size(), "%1 cell", "%1 cells"), Tone::strong});
        sentence.push_back({say(step.fills.size(), " is cleared; ", " are cleared; "), Tone::plain});
        return;
    }
    const std::size_t count = step.copies.size();
    const bool isMoving = std::ranges::any_of(step.copies, moves);
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
            left -= std::min(left - 1, flow.steps[s].combines.size());
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

class DataflowLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("dataflow"); }
    QString title() const override { return QStringLiteral("Dataflow"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        // Sums of a table have no columns of their own.
        const bool isOwn = recording.lens == "dataflow" || (recording.lens == "blocks" && endsInPrefixes(recording)) ||
                           (recording.lens == "buckets" && isPacking(recording) && packSteps(recording).back == 0);
        return isOwn && layoutScan(recording, nullptr, std::min<std::size_t>(1, recording.launchCount()), view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        needs.states.push_back(std::min(moment.launch, recording.launchCount()));
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        const std::optional<ScanFlow> flow = readScanFlow(resident);
        if (!flow)
            return loadingScene(view);
        moment.launch = std::min(moment.launch, resident.recording->launchCount());
        return ScanScene(*resident.recording, *flow, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (moment.launch == 0 || recording.launchCount() == 0)
            return inputNarration(recording);
        const std::optional<ScanFlow> flow = readScanFlow(resident);
        if (!flow)
            return {{say("loading"), Tone::plain}};
        moment.launch = std::min(moment.launch, recording.launchCount());
        const std::size_t at = stepAt(recording, moment).step;
        const ScanStep& step = flow->steps[at - 1];
        const std::vector<ScanCombine>& combines = step.combines;

        std::vector<Phrase> sentence;
        const Direction direction = recording.launches[step.place.launch - 1].meaning.direction;
        const QString phase = phaseWords(recording, step);
        const auto inTree = [&](Direction way) { return direction == way && !combines.empty() && reachOf(combines); };
        const QString way = !phase.isEmpty()          ? phase
                            : inTree(Direction::up)   ? say("Up the tree, ")
                            : inTree(Direction::down) ? say("Back down the tree, ")
                                                      : QString();
        if (!way.isEmpty())
            sentence.push_back({way, Tone::plain});
        if (combines.empty() && (!step.copies.empty() || !step.fills.empty())) {
            addCopies(sentence, step);
            addState(sentence, recording, *flow, at);
            return sentence;
        }
        if (combines.empty() && step.inPads > 0) {
            sentence.push_back({many(step.inPads, "%1 combination", "%1 combinations"), Tone::compute});
            sentence.push_back({say(" in the pads behind the last position; "), Tone::plain});
            addState(sentence, recording, *flow, at);
            return sentence;
        }
        sentence.push_back({many(combines.size(), "%1 position", "%1 positions"), Tone::compute});
        sentence.push_back(
            {combines.empty() ? say(" change; ") : combinePhrase(combines, scanOperator(recording)), Tone::plain});
        const auto moved = static_cast<std::size_t>(std::ranges::count_if(step.copies, moves));
        if (moved > 0) {
            sentence.push_back({many(moved, "%1 value moves", "%1 values move"), Tone::move});
            sentence.push_back({say(" to the left child; "), Tone::plain});
        }
        addState(sentence, recording, *flow, at);
        return sentence;
    }
};

const DataflowLens lens;

} // namespace

const Lens& dataflowLens = lens;

} // namespace lockstep::ui
