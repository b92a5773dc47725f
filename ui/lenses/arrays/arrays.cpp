#include "ui/lenses/arrays/arrays.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/arrays/scene.hpp"

#include <algorithm>

namespace lockstep::ui {

bool ArraysRead::hasLocal() const
{
    return std::ranges::any_of(uses, &ArrayUse::isLocal);
}

void ArrayUse::makeRoom()
{
    loadedBy.assign(size, nobody);
    storedBy.assign(size, nobody);
    came.assign(size, Came::nothing);
    stores.assign(size, 0);
    drawn.assign(size, 0);
    renewed.assign(size, false);
}

std::size_t bytesOf(const ArraysRead& read)
{
    std::size_t bytes = 0;
    for (const ArrayUse& use : read.uses)
        bytes += sizeof(ArrayUse) + use.size * (use.isTold() ? 37 : 0);
    for (const ArrayAct& act : read.acts)
        bytes += sizeof(ArrayAct) + bytesOf(act.from) + bytesOf(act.to) + bytesOf(act.after);
    return bytes;
}

ArraysTime arraysTime(const Recording& recording, Moment moment)
{
    if (!moment.phase && moment.fraction >= 1)
        return {moment.launch, std::nullopt, 1};
    moment = withinLaunch(recording, moment);
    return {moment.launch, moment.phase, moment.fraction};
}

namespace {

class ArraysLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("arrays"); }
    QString title() const override { return QStringLiteral("Arrays"); }
    bool canShow(const Recording& recording, const View&) const override
    {
        return recording.lens == "arrays" && !recording.buffers.empty();
    }
    bool showsPhases(const Recording& recording, std::size_t launch) const override
    {
        return launch > 0 && recording.launches[launch - 1].phases.size() > 1;
    }

    Needs needs(const Recording& recording, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        const std::size_t k = std::min(moment.launch, recording.launchCount());
        Needs needs;
        if (isLookedAt(recording, k)) {
            needs.states.push_back(k);
            if (k > 0) {
                needs.states.push_back(k - 1);
                if (recording.launches[k - 1].events > 0 &&
                    !(recording.launches[k - 1].varies && !recording.events[k - 1]))
                    needs.events.push_back(k);
            }
            return needs;
        }
        Resident nothing;
        nothing.recording = RecordingPtr(RecordingPtr(), &recording); // only looked at
        const auto read = readArrays(nothing, arraysTime(recording, moment));
        for (const ArrayBox& box : layoutArrays(*read, view).boxes) {
            if (box.form != Form::density)
                continue;
            const bool isOnlyBefore = box.tier == Tier::before, comes = box.tier == Tier::after;
            for (const std::size_t state : {k, k - std::min<std::size_t>(k, 1)}) {
                const bool isNow = k == 0 || state == k;
                if (isOnlyBefore ? k > 0 && isNow : !isNow && (!comes || read->uses[box.use].isBlank))
                    continue;
                const DensityRequest request{state, box.use, box.columns, box.rows};
                if (std::ranges::find(needs.densities, request) == needs.densities.end())
                    needs.densities.push_back(request);
            }
        }
        return needs;
    }

protected:
    PreparedPart partOf(const Recording& recording, Moment moment) const override
    {
        const ArraysTime time = arraysTime(recording, moment);
        return {time.launch, time.phase};
    }
    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        return prepared(readArrays(resident, arraysTime(*resident.recording, moment)));
    }
    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const auto& read = valueOf<ArraysRead>(ready);
        const ArraysLayout layout = layoutArrays(read, view);
        return ArraysScene(read, layout, resident, arraysTime(*resident.recording, moment), view).take();
    }
    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        return tellArrays(valueOf<ArraysRead>(ready), recording, arraysTime(recording, moment));
    }
};

const ArraysLens lens;

} // namespace

const Lens& arraysLens = lens;

} // namespace lockstep::ui
