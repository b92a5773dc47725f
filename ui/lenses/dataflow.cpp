#include "ui/lenses/dataflow_layout.hpp"
#include "ui/lenses/dataflow_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/lens.hpp"
#include "ui/lenses/phases.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString resultWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("maximum");
    case ScanOperator::min:
        return QStringLiteral("minimum");
    case ScanOperator::affine:
        return QStringLiteral("composition");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("sum");
}

/// "add the value", in the number of its subject.
QString combineWords(ScanOperator sign, bool one)
{
    switch (sign) {
    case ScanOperator::max:
        return one ? QStringLiteral("keeps the larger of its value and the value")
                   : QStringLiteral("keep the larger of their value and the value");
    case ScanOperator::min:
        return one ? QStringLiteral("keeps the smaller of its value and the value")
                   : QStringLiteral("keep the smaller of their value and the value");
    case ScanOperator::affine:
        return one ? QStringLiteral("composes its map with the map") : QStringLiteral("compose their map with the map");
    case ScanOperator::add:
        break;
    }
    return one ? QStringLiteral("adds the value") : QStringLiteral("add the value");
}

std::vector<Phrase> inputNarration(const Recording& recording)
{
    const QString result = resultWord(scanOperator(recording));
    const bool isOne = recording.n() == 1;
    if (isOne && recording.launchCount() == 0)
        return {{QStringLiteral("A single value is its own %1: ").arg(result), Tone::plain},
                {QStringLiteral("the prefix is finished"), Tone::keep},
                {QStringLiteral(" and nothing is launched."), Tone::plain}};
    const QString count = countDigits(recording.n());
    const QString waiting = isOne ? QStringLiteral("One value waits: ") : QStringLiteral("%1 values wait: ").arg(count);
    if (isReduction(recording))
        return {{waiting, Tone::plain},
                {QStringLiteral("one %1 of all of them").arg(result), Tone::keep},
                {QStringLiteral(" is to be left."), Tone::plain}};
    const auto kind = recording.parameters.find("kind");
    if (kind != recording.parameters.end() && kind->second == "exclusive")
        return {{waiting + QStringLiteral("each position is to hold the %1 of all values ").arg(result), Tone::plain},
                {QStringLiteral("before"), Tone::strong},
                {QStringLiteral(" its own."), Tone::plain}};
    return {{waiting + QStringLiteral("each position is to hold the %1 of all values up to its own, and ").arg(result),
             Tone::plain},
            {QStringLiteral("position 0 is finished"), Tone::keep},
            {QStringLiteral(" from the start."), Tone::plain}};
}

QString counted(std::size_t count, const QString& one, const QString& more)
{
    return QStringLiteral("%1 %2").arg(countDigits(count), count == 1 ? one : more);
}

/// The barriers before a phase, and where it is in its launch; nothing for a launch of one.
QString phaseWords(const Recording& recording, const ScanStep& step)
{
    if (!step.place.phase)
        return {};
    const std::size_t phases = recording.launches[step.place.launch - 1].phases.size();
    QString words = QStringLiteral("Phase %1 of %2").arg(*step.place.phase + 1).arg(phases);
    if (step.barriers > 0)
        words += step.barriers == 1 ? QStringLiteral(", past a barrier")
                                    : QStringLiteral(", past %1 barriers").arg(step.barriers);
    return words + QStringLiteral(": ");
}

void addCopies(std::vector<Phrase>& sentence, const ScanStep& step)
{
    const QString values = counted(step.copies.size(), QStringLiteral("value"), QStringLiteral("values"));
    const QString verb = step.copies.size() == 1 ? QStringLiteral("is") : QStringLiteral("are");
    if (step.copies.empty()) {
        sentence.push_back({counted(step.fills.size(), QStringLiteral("cell"), QStringLiteral("cells")), Tone::strong});
        sentence.push_back(
            {step.fills.size() == 1 ? QStringLiteral(" is cleared; ") : QStringLiteral(" are cleared; "), Tone::plain});
        return;
    }
    const bool moves = std::ranges::any_of(step.copies, [](const auto& c) { return c.from != c.value.position; });
    sentence.push_back({values, moves ? Tone::move : Tone::strong});
    sentence.push_back({QStringLiteral(" %1 %2; ")
                            .arg(verb, step.loads    ? QStringLiteral("loaded into local memory")
                                       : step.stores ? QStringLiteral("stored to global memory")
                                       : moves       ? QStringLiteral("moved")
                                                     : QStringLiteral("copied")),
                        Tone::plain});
}

/// What is finished, or for a reduction how much is left.
void addState(std::vector<Phrase>& sentence, const Recording& recording, const ScanFlow& flow, std::size_t step)
{
    const std::size_t n = flow.outputs, finished = flow.finishedAfter(step);
    if (isReduction(recording)) {
        std::size_t left = recording.n();
        for (std::size_t s = 0; s < step; ++s)
            left -= std::min(left - 1, flow.steps[s].combines.size());
        sentence.push_back(
            {left == 1 ? QStringLiteral("one result") : QStringLiteral("%1 partial results").arg(countDigits(left)),
             left == 1 ? Tone::keep : Tone::strong});
        sentence.push_back({left == 1 ? QStringLiteral(" is left.") : QStringLiteral(" are left."), Tone::plain});
        return;
    }
    const QString verb = finished == 1 ? QStringLiteral("is") : QStringLiteral("are");
    sentence.push_back(
        {finished == n && n > 1
             ? n == 2 ? QStringLiteral("both prefixes") : QStringLiteral("all %1 prefixes").arg(countDigits(n))
             : QStringLiteral("%1 of %2 prefixes").arg(countDigits(finished), countDigits(n)),
         Tone::keep});
    sentence.push_back({QStringLiteral(" %1 finished.").arg(verb), Tone::plain});
}

class DataflowLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("dataflow"); }
    QString title() const override { return QStringLiteral("Dataflow"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        return recording.lens == "dataflow" &&
               layoutScan(recording, nullptr, std::min<std::size_t>(1, recording.launchCount()), view).fits;
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
            return {{QStringLiteral("loading"), Tone::plain}};
        moment.launch = std::min(moment.launch, recording.launchCount());
        const std::size_t at = stepAt(recording, moment).step;
        const ScanStep& step = flow->steps[at - 1];
        const std::vector<ScanCombine>& combines = step.combines;

        std::vector<Phrase> sentence;
        const Direction direction = recording.launches[step.place.launch - 1].meaning.direction;
        const QString phase = phaseWords(recording, step);
        const QString way = !phase.isEmpty()               ? phase
                            : direction == Direction::up   ? QStringLiteral("Up the tree, ")
                            : direction == Direction::down ? QStringLiteral("Back down the tree, ")
                                                           : QString();
        if (!way.isEmpty())
            sentence.push_back({way, Tone::plain});
        if (combines.empty() && (!step.copies.empty() || !step.fills.empty())) {
            addCopies(sentence, step);
            addState(sentence, recording, *flow, at);
            return sentence;
        }
        const bool one = combines.size() == 1;
        sentence.push_back(
            {counted(combines.size(), QStringLiteral("position"), QStringLiteral("positions")), Tone::compute});
        if (combines.empty()) {
            sentence.push_back({QStringLiteral(" change; "), Tone::plain});
        } else {
            const auto reachOf = [](const ScanCombine& c) {
                return std::max(c.left.position, c.right.position) - std::min(c.left.position, c.right.position);
            };
            const std::size_t reach = reachOf(combines.front());
            const bool isSame = std::ranges::all_of(combines, [&](const auto& c) { return reachOf(c) == reach; });
            const QString side = combines.front().result.position == combines.front().left.position
                                     ? QStringLiteral("right")
                                     : QStringLiteral("left");
            const QString words = combineWords(scanOperator(recording), one);
            const QString whose = one ? QStringLiteral("its") : QStringLiteral("their");
            sentence.push_back(
                {isSame && reach > 0
                     ? QStringLiteral(" %1 %2 %3 to %4 %5; ")
                           .arg(words, countDigits(reach),
                                reach == 1 ? QStringLiteral("place") : QStringLiteral("places"), whose, side)
                     : QStringLiteral(" %1 that came to %2; ")
                           .arg(words, one ? QStringLiteral("it") : QStringLiteral("them")),
                 Tone::plain});
        }
        const auto moved = static_cast<std::size_t>(
            std::ranges::count_if(step.copies, [](const auto& c) { return c.from != c.value.position; }));
        if (moved > 0) {
            sentence.push_back({counted(moved, QStringLiteral("value moves"), QStringLiteral("values move")), Tone::move});
            sentence.push_back({QStringLiteral(" to the left child; "), Tone::plain});
        }
        addState(sentence, recording, *flow, at);
        return sentence;
    }
};

const DataflowLens lens;

} // namespace

const Lens& dataflowLens = lens;

} // namespace lockstep::ui
