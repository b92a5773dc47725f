#include "ui/lenses/buckets/buckets.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/buckets/passes.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/packing/model.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

class BucketsLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("buckets"); }
    QString title() const override { return QStringLiteral("Buckets"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        return recording.lens == "buckets" &&
               (isPacking(recording) ? packFits(recording, view) : layoutBuckets(recording, view).fits);
    }

    /// Too many to be sorted into buckets one by one may still be few enough for rows of their scan.
    const Lens* instead() const override { return &dataflowLens; }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        needs.states.push_back(launch);
        if (isPacking(recording)) {
            for (std::size_t k = 1; k <= recording.launchCount(); ++k)
                needs.events.push_back(k);
            return needs;
        }
        const std::size_t first = passStart(recording, launch), last = passEnd(recording, std::max(launch, first));
        for (std::size_t k = first; k <= last; ++k)
            needs.events.push_back(k);
        for (const std::size_t k : statesOfPasses(recording, launch))
            if (std::ranges::find(needs.states, k) == needs.states.end())
                needs.states.push_back(k);
        if (launch > first + 1 && last > first + 2) // several launches write the same starts
            needs.states.push_back(launch - 1);
        return needs;
    }
    bool showsPhases(const Recording& recording, std::size_t launch) const override
    {
        return isPacking(recording) || sortsByBallots(recording) || sortsInBlocks(recording, launch) ||
               scansBits(recording, launch);
    }

protected:
    PreparedPart partOf(const Recording& recording, Moment moment) const override
    {
        if (isPacking(recording))
            return {};
        if (sortsByBallots(recording) && moment.launch > 0 && moment.fraction < 1) // its phases follow one another
            return {moment.launch, withinLaunch(recording, moment).phase};
        return {moment.launch, moment.phase};
    }

    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        if (isPacking(*resident.recording))
            return prepared(readPacking(resident));
        std::optional<BucketPass> pass = sortsByBallots(*resident.recording) ? readBallots(resident, moment)
                                                                             : readBucketPass(resident, moment.launch);
        if (pass)
            enterPhase(*pass, resident, moment);
        return prepared(std::move(pass));
    }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const Recording& recording = *resident.recording;
        if (isPacking(recording))
            return packScene(recording, valueOf<Packing>(ready), moment, view);
        if (sortsByBallots(recording) && moment.launch > 0)
            moment = ballotMoment(recording, moment);
        Scene scene = BucketScene(recording, valueOf<BucketPass>(ready), moment, view).take();
        addPasses(scene, resident, moment, view);
        return scene;
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const std::size_t launch = moment.launch;
        if (isPacking(recording))
            return packNarration(resident, valueOf<Packing>(ready), moment);
        const auto& pass = valueOf<BucketPass>(ready);
        std::vector<Phrase> sentence;
        bool isEnd = launch > 0 && launch == recording.launchCount() && moment.fraction >= 1 && !endsEarly(recording);
        if (sortsByBallots(recording)) {
            sentence = ballotNarration(recording, pass, moment);
            isEnd = isEnd && (!moment.phase || *moment.phase + 1 >= phasesShown(recording, launch));
        } else {
            sentence = pass.phase == BlockPhase::none ? bucketNarration(recording, pass) : phaseNarration(pass);
        }
        if (isEnd && sentence.size() > 1) {
            sentence.back().text.chop(1);
            sentence.push_back({say("; "), Tone::plain});
            sentence.push_back(sortedOrNot(recording));
            sentence.push_back({QStringLiteral("."), Tone::plain});
            if (recording.n() == 1)
                sentence[sentence.size() - 2].text = say("the key is sorted");
            if (sentence[sentence.size() - 4].text.isEmpty())
                sentence.erase(sentence.end() - 4);
            if (sortsByBallots(recording)) // others tell it of their last pass
                tellEqualKeys(sentence, resident);
        }
        return sentence;
    }
};

const BucketsLens lens;

} // namespace

const Lens& bucketsLens = lens;

} // namespace lockstep::ui
