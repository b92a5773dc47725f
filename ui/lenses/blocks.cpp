#include "ui/lenses/blocks.hpp"
#include "ui/lenses/mistakes.hpp"

#include "ui/lenses/bars.hpp"
#include "ui/lenses/blocks_many.hpp"
#include "ui/lenses/blocks_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

std::vector<Phrase> inputNarration(const Recording& recording, const BlocksFlow& flow)
{
    const std::size_t blocks = flow.rows.front().rooms.size();
    const QString where =
        many(recording.n(), "%1 value waits", "%1 values wait") + many(blocks, " in %1 block", " in %1 blocks");
    if (!endsInPrefixes(recording))
        return {{where + QStringLiteral("."), Tone::plain}};
    const auto kind = recording.parameters.find("kind");
    const bool exclusive = kind != recording.parameters.end() && kind->second == "exclusive";
    return {{where + say(": each position is to hold what all values "), Tone::plain},
            {exclusive ? say("before its own place") : say("up to its own place"), Tone::strong},
            {say(" make together."), Tone::plain}};
}

/// The barriers before a phase, and where it is in its launch; nothing for a launch of one.
QString phaseWords(const Recording& recording, const BlockStep& step)
{
    if (!step.place.phase)
        return {};
    const QString phase =
        say("Phase %1 of %2").arg(*step.place.phase + 1).arg(recording.launches[step.place.launch - 1].phases.size());
    return step.barriers == 0 ? phase + QStringLiteral(": ")
                              : phase + many(step.barriers, ", past %1 barrier: ", ", past %1 barriers: ");
}

/// What the acts of a step are, by the rows that they go between.
struct Sorted {
    std::size_t inRow = 0, taken = 0, copied = 0, handed = 0, received = 0, cleared = 0;
    std::set<std::pair<std::uint32_t, std::uint32_t>> rooms, takers;
    std::map<std::uint32_t, std::size_t> collected, into; ///< by row
    std::optional<std::uint32_t> firstHanded, lastHanded;
};

Sorted sortedActs(const BlocksFlow& flow, const BlockStep& step)
{
    Sorted sorted;
    for (const BlockAct& act : step.acts) {
        const auto roomOf = [&] {
            return std::pair{act.to.row, act.to.isBefore ? act.to.index : flow.rows[act.to.row].roomOf[act.to.index]};
        };
        if (act.op == Op::publish) {
            ++sorted.handed;
            if (!sorted.firstHanded)
                sorted.firstHanded = act.to.index;
            sorted.lastHanded = act.to.index;
        } else if (act.op == Op::receive) {
            ++sorted.received;
        } else if (act.isQuiet || act.to.isBefore) {
            continue;
        } else if (act.op == Op::fill) {
            ++sorted.cleared;
        } else if (act.op == Op::combine) {
            const auto isAbove = [&](const Spot& from) { return from.isBefore || from.row > act.to.row; };
            if (std::ranges::any_of(act.from, isAbove)) {
                ++sorted.taken;
                sorted.takers.insert(roomOf());
            } else if (std::ranges::any_of(act.from, [&](const Spot& from) { return from.row < act.to.row; })) {
                ++sorted.into[act.to.row];
            } else {
                ++sorted.inRow;
                sorted.rooms.insert(roomOf());
            }
        } else if (act.from[0].row < act.to.row) {
            ++sorted.collected[act.to.row];
        } else {
            ++sorted.copied;
        }
    }
    return sorted;
}

void tell(std::vector<Phrase>& sentence, const Recording& recording, const BlocksFlow& flow, const BlockStep& step)
{
    const Sorted sorted = sortedActs(flow, step);
    const std::size_t before = sentence.size();
    const auto add = [&](const QString& counted, Tone tone, const QString& rest) {
        sentence.push_back({counted, tone});
        sentence.push_back({rest, Tone::plain});
    };
    if (sorted.inRow > 0) {
        const auto reach = blockReach(flow, step);
        const std::size_t rooms = sorted.rooms.size();
        const bool sums = !sorted.rooms.empty() && sorted.rooms.begin()->first > 0;
        QString where =
            reach ? *reach == 1 ? say(" of neighbours") : say(" of values %1 places apart").arg(*reach) : QString();
        where += sums ? rooms == 1 ? say(" of the sums; ") : say(", in %1 blocks of the sums; ").arg(rooms)
                      : many(rooms, ", in %1 block; ", ", in %1 blocks; ");
        add(many(sorted.inRow, "%1 combination", "%1 combinations"), Tone::compute, where);
    }
    for (const auto& [row, count] : sorted.into)
        add(many(count, "%1 combination", "%1 combinations"), Tone::compute,
            say(count, " goes into “%1”; ", " go into “%1”; ").arg(rowName(recording, step.after, row)));
    if (sorted.taken > 0)
        add(many(sorted.taken, "%1 value", "%1 values"), Tone::compute,
            many(sorted.takers.size(), " of %1 block is combined with what stands before the block; ",
                 " of %1 blocks are combined with what stands before their block; "));
    if (sorted.handed > 0) {
        add(many(sorted.handed, "%1 sum is handed on", "%1 sums are handed on"), Tone::move,
            sorted.handed > 1 ? say(", that of block %1 first and that of block %2 last; ")
                                    .arg(*sorted.firstHanded)
                                    .arg(*sorted.lastHanded)
                              : QStringLiteral("; "));
    }
    if (sorted.copied > 0 && sentence.size() == before)
        add(many(sorted.copied, "%1 value", "%1 values"), Tone::strong,
            step.loads && step.stores ? say(sorted.copied, " is copied; ", " are copied; ")
            : step.loads  ? say(sorted.copied, " is loaded into local memory; ", " are loaded into local memory; ")
            : step.stores ? say(sorted.copied, " is stored to global memory; ", " are stored to global memory; ")
                          : say(sorted.copied, " is copied; ", " are copied; "));
    for (const auto& [row, count] : sorted.collected)
        add(many(count, "%1 sum", "%1 sums"), Tone::move,
            say(count, " goes to “%1”; ", " go to “%1”; ").arg(rowName(recording, step.after, row)));
    if (sentence.size() > before)
        return;
    if (sorted.cleared > 0)
        add(many(sorted.cleared, "%1 cell", "%1 cells"), Tone::strong,
            say(sorted.cleared, " is cleared; ", " are cleared; "));
    else if (step.takesNumbers)
        add(many(step.items.size(), "%1 work-group", "%1 work-groups"), Tone::strong,
            say(step.items.size(), " takes the number of its block; ", " take the numbers of their blocks; "));
    else
        add(many(step.items.size(), "%1 work-item", "%1 work-items"), Tone::strong,
            say(step.items.size(), " reads; ", " read; "));
}

void addState(std::vector<Phrase>& sentence, const Recording& recording, const BlocksFlow& flow, std::size_t step)
{
    const std::size_t n = flow.outputs, finished = std::min(n, flow.finishedAfter(step));
    if (const std::size_t wrong = flow.wrongAfter(step); wrong > 0) {
        sentence.push_back({say("%1 of %2").arg(countDigits(wrong), countDigits(finished)), Tone::strong});
        sentence.push_back(
            {say(wrong, " finished positions holds a wrong value.", " finished positions hold wrong values."),
             Tone::plain});
        return;
    }
    if (!endsInPrefixes(recording))
        sentence.push_back({say("%1 of %2 results").arg(countDigits(finished), countDigits(n)), Tone::keep});
    else
        sentence.push_back({finished == n && n > 1
                                ? n == 2 ? say("both prefixes") : say("all %1 prefixes").arg(countDigits(n))
                                : say("%1 of %2 prefixes").arg(countDigits(finished), countDigits(n)),
                            Tone::keep});
    sentence.push_back({say(finished, " is finished.", " are finished."), Tone::plain});
}

class BlocksLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("blocks"); }
    QString title() const override { return QStringLiteral("Blocks"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const double s = roleScale(view.role) * std::min(1.0, textScaleOf(view));
        return recording.lens == "blocks" && recording.n() > 0 && view.size.width() >= 240 * s &&
               view.size.height() >= 150 * s;
    }

    Needs needs(const Recording& recording, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        return areFewBlocks(recording) ? eventNeeds(recording, moment) : manyBlocksNeeds(recording, moment, view);
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        const Recording& recording = *resident.recording;
        moment.launch = std::min(moment.launch, recording.launchCount());
        if (!areFewBlocks(recording))
            return manyBlocksScene(resident, moment, view);
        const std::optional<BlocksFlow> flow = readBlocks(resident);
        if (!flow)
            return loadingScene(view);
        const BlocksLayout layout = layoutBlocks(recording, *flow, view);
        if (!layout.fits)
            return manyBlocksScene(resident, moment, view);
        return BlocksScene(recording, *flow, layout, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (!areFewBlocks(recording))
            return barsNarration(resident, ofLaunch(recording, moment));
        const std::optional<BlocksFlow> flow = readBlocks(resident);
        if (!flow)
            return {{say("loading"), Tone::plain}};
        if (moment.launch == 0 || recording.launchCount() == 0)
            return inputNarration(recording, *flow);
        moment.launch = std::min(moment.launch, recording.launchCount());
        const std::size_t at = stepAt(recording, moment).step;
        const BlockStep& step = flow->steps[at - 1];
        std::vector<Phrase> sentence;
        if (const QString phase = phaseWords(recording, step); !phase.isEmpty())
            sentence.push_back({phase, Tone::plain});
        tell(sentence, recording, *flow, step);
        addState(sentence, recording, *flow, at);
        return sentence;
    }

private:
    static Needs eventNeeds(const Recording& recording, Moment moment)
    {
        Needs needs;
        const std::size_t after = std::min(moment.launch, recording.launchCount());
        needs.states.push_back(after);
        if (after > 0)
            needs.states.push_back(after - 1);
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }
};

const BlocksLens lens;

} // namespace

const Lens& blocksLens = lens;

} // namespace lockstep::ui
