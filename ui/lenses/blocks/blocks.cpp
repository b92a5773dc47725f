#include "ui/lenses/blocks/blocks.hpp"

#include "engine/analysis/true_sums.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/blocks/many.hpp"
#include "ui/lenses/blocks/narration.hpp"
#include "ui/lenses/blocks/scene.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep::ui {

namespace {

/// Where the events of a launch are lost the sentence says what of it is shown.
std::vector<Phrase> lostNarration(const Recording& recording, const Launch& launch, std::size_t k)
{
    std::vector<Phrase> sentence{{many(launch.groups(), "%1 work-group", "%1 work-groups"), Tone::strong}};
    sentence.push_back({recording.launchCount() == 1 ? say(launch.groups(), " scans a block. ", " each scan a block. ")
                                                     : say(launch.groups(), " runs. ", " run. ")});
    sentence.push_back({say("The %1 events were too many to keep, and a second run could go another way, so only the "
                            "values that launch %2 left are shown.")
                            .arg(digits(launch.events))
                            .arg(k)});
    return sentence;
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
    bool showsPhases(const Recording&, std::size_t) const override { return true; }

protected:
    PreparedPart partOf(const Recording&, Moment) const override { return {}; }

    PreparedPtr read(const Resident& resident, Moment) const override
    {
        if (!areFewBlocks(*resident.recording))
            return prepared(BlocksFlow{}); // what their pictures need differs from view to view
        return prepared(readBlocks(resident));
    }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const Recording& recording = *resident.recording;
        if (!areFewBlocks(recording))
            return manyBlocksScene(resident, moment, view);
        const auto& flow = valueOf<BlocksFlow>(ready);
        const BlocksLayout layout = layoutBlocks(recording, flow, view, moment.launch);
        if (!layout.fits)
            return manyBlocksScene(resident, moment, view, &flow);
        return BlocksScene(recording, flow, layout, moment, view).take();
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (!areFewBlocks(recording))
            return moment.launch > 0 && areEventsLost(recording, moment.launch)
                       ? lostNarration(recording, recording.launches[moment.launch - 1], moment.launch)
                       : barsNarration(resident, ofLaunch(recording, moment));
        const auto& flow = valueOf<BlocksFlow>(ready);
        std::vector<Phrase> sentence = blocksNarration(recording, flow, moment);
        if (moment.launch > 0 && mayWrap(recording))
            std::ranges::move(wrappedNarration(recording, wrappedIn(recording, flow, moment)),
                              std::back_inserter(sentence));
        return sentence;
    }

private:
    /// Sums that the launch, or its phase, left and that are modulo 2^32 another number than the true one.
    static std::size_t wrappedIn(const Recording& recording, const BlocksFlow& flow, const Moment& moment)
    {
        const TrueSums sums{recording};
        std::size_t count = 0;
        for (const BlockStep& step : flow.steps)
            for (const BlockAct& act : step.acts)
                count += step.place.launch == moment.launch && (!moment.phase || step.place.phase == moment.phase) &&
                         act.op == Op::combine && !act.isQuiet && !act.to.isBefore &&
                         sums.wraps(act.value.bits, act.value.inputs);
        return count;
    }

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
