#include "ui/lens/lens.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep::ui {

const State* Resident::state(std::size_t k) const
{
    const auto found = states.find(k);
    return found == states.end() ? nullptr : &found->second;
}

const Events* Resident::eventsOf(std::size_t k) const
{
    const auto found = events.find(k);
    return found == events.end() ? nullptr : found->second.get();
}

const Density* Resident::density(const DensityRequest& request) const
{
    const auto found = densities.find(request);
    return found == densities.end() ? nullptr : found->second.get();
}

PreparedPtr Resident::once(const void* maker, PreparedPart part, const std::string& detail,
                           const std::function<PreparedPtr()>& make) const
{
    if (!memory)
        return make();
    PreparedMemory::Key key{maker, part, spoken(), {}, detail};
    for (const auto& [k, at] : events)
        key.events.push_back(k);
    if (PreparedPtr kept = memory->find(recording, key))
        return kept;
    PreparedPtr made = make();
    if (made)
        memory->keep(recording, std::move(key), made);
    return made;
}

namespace {

/// One that the recording has.
Moment within(const Recording& recording, Moment moment)
{
    moment.launch = std::min(moment.launch, recording.launchCount());
    moment.fraction = std::clamp(moment.fraction, 0.0, 1.0);
    return moment;
}

} // namespace

PreparedPtr Lens::prepare(const Resident& resident, Moment moment) const
{
    moment = within(*resident.recording, moment);
    return resident.once(this, partOf(*resident.recording, moment), {}, [&] { return read(resident, moment); });
}

Scene Lens::scene(const Resident& resident, Moment moment, const View& view) const
{
    const Speaking in(view.language);
    moment = within(*resident.recording, moment);
    const PreparedPtr prepared = prepare(resident, moment);
    return prepared ? draw(*prepared, resident, moment, view) : loadingScene(view);
}

std::vector<Phrase> Lens::narration(const Resident& resident, Moment moment) const
{
    moment = within(*resident.recording, moment);
    // Of a launch that goes through its phases some sentences tell the one that the fraction is in.
    const std::uint32_t passes = withinLaunch(*resident.recording, moment).phase.value_or(0);
    std::string which = fmt::format("sentence {} in phase {} by states", sentenceAt(moment), passes);
    for (const auto& [k, state] : resident.states) // some sentences count what changed between two of them
        which += fmt::format(" {}", k);
    const PreparedPtr told = resident.once(this, {moment.launch, moment.phase}, which, [&]() -> PreparedPtr {
        const PreparedPtr ready = prepare(resident, moment);
        return ready ? prepared(withChineseMarks(tell(*ready, resident, moment))) : nullptr;
    });
    return told ? valueOf<std::vector<Phrase>>(*told) : std::vector<Phrase>{{say("loading"), Tone::plain}};
}

} // namespace lockstep::ui
