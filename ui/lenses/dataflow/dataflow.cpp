#include "ui/lenses/dataflow/dataflow.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lens/wrapped.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/narration.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"
#include "ui/lenses/dataflow/scene.hpp"
#include "ui/lenses/dataflow/wrong.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace lockstep::ui {

namespace {

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
    bool showsPhases(const Recording&, std::size_t) const override { return true; }

protected:
    PreparedPart partOf(const Recording&, Moment) const override { return {}; }

    PreparedPtr read(const Resident& resident, Moment) const override { return prepared(readScanFlow(resident)); }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        return ScanScene(*resident.recording, valueOf<ScanFlow>(ready), moment, view).take();
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const ScanFlow& flow = valueOf<ScanFlow>(ready);
        std::vector<Phrase> sentence;
        const std::size_t at = stepAt(recording, moment).step;
        if (at > 0)
            sentence = wrongNarration(recording, flow, at, !moment.phase && flow.steps[at - 1].place.phase.has_value());
        if (sentence.empty())
            sentence = scanNarration(recording, flow, moment);
        if (at > 0 && flow.anyWrapped)
            std::ranges::move(wrappedNarration(recording, wrappedIn(flow.steps[at - 1])), std::back_inserter(sentence));
        return sentence;
    }
};

const DataflowLens lens;

} // namespace

const Lens& dataflowLens = lens;

} // namespace lockstep::ui
