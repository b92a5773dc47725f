#include "ui/lenses/blocks/many.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/tab.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/read_rooms.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

bool areFewBlocks(const Recording& recording)
{
    return std::max(recording.n(), recording.lanes) <= mostSingle && !areAnyEventsLost(recording);
}

namespace {

/// Beyond it the values are a density: their bars would be too many for a frame.
constexpr std::size_t mostBars = 2048;

bool isTold(const Recording& recording)
{
    return std::max(recording.n(), recording.lanes) <= mostBars && !areAnyEventsLost(recording);
}

} // namespace

std::size_t bufferAfter(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k)
{
    for (std::size_t launch = std::min(k, recording.launchCount()); launch > 0; --launch)
        for (const Argument& argument : recording.launches[launch - 1].arguments)
            if (argument.writable && argument.buffer && std::ranges::find(buffers, *argument.buffer) != buffers.end())
                return *argument.buffer;
    return buffers.front();
}

bool writesAny(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k)
{
    return k > 0 && std::ranges::any_of(recording.launches[k - 1].arguments, [&](const Argument& argument) {
               return argument.writable && argument.buffer &&
                      std::ranges::find(buffers, *argument.buffer) != buffers.end();
           });
}

bool isWritten(const Recording& recording, const std::vector<std::size_t>& buffers, std::size_t k)
{
    for (std::size_t launch = 1; launch <= k; ++launch)
        if (writesAny(recording, buffers, launch))
            return true;
    return false;
}

ManyMeasures measuresOf(const View& view)
{
    ManyMeasures m;
    const double role = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    m.s = view.role == ViewRole::window ? std::clamp(roomyScale(view), 1.0, largestScale) : role;
    m.line = view.role == ViewRole::presenter ? 2 : 1;
    m.text = 12 * m.s;
    m.top = 30 * m.s;
    m.bottom = view.size.height() - 3 * m.s;
    return m;
}

void drawManyHeading(Scene& scene, const Recording& recording, Moment moment, const ManyMeasures& m,
                     const Theme& colors, const QString& right)
{
    const double y = 11 * m.s;
    double x = m.s;
    if (moment.launch == 0) {
        const TextShape input = textAt(say("Input"), {x, y}, m.text, 600, colors.ink, Align::left);
        scene.add(input);
        x += textWidth(input);
    } else {
        const LaunchMeaning& meaning = recording.launches[moment.launch - 1].meaning;
        const TextShape chapter = textAt(say(meaning.group), {x, y}, m.text, 600, colors.ink, Align::left);
        const Tab tab{say(meaning.title), m.text, 9 * m.s, 21 * m.s, 1.5 * m.line};
        if (x + textWidth(chapter) + 10 * m.s + tab.width() <= scene.size.width()) {
            scene.add(chapter);
            x += textWidth(chapter) + 10 * m.s;
        }
        if (x + tab.width() <= scene.size.width()) {
            addTab(scene, colors, tab, tab.from({x, y}),
                   {QStringLiteral("now"), static_cast<int>(moment.launch), -1, -1});
            x += tab.width();
        }
    }
    const TextShape count = textAt(right, {scene.size.width() - m.s, y}, m.text, 400, colors.ink2, Align::right);
    if (x + 16 * m.s + textWidth(count) <= scene.size.width())
        scene.add(count);
}

Needs manyBlocksNeeds(const Recording& recording, Moment moment, const View& view)
{
    Needs needs;
    const std::size_t after = std::min(moment.launch, recording.launchCount());
    const std::size_t before = after == 0 ? 0 : after - 1;
    if (isTold(recording)) {
        needs.states.push_back(after);
        if (before != after)
            needs.states.push_back(before);
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }
    return stripNeeds(recording, before, after, view);
}

Scene manyBlocksScene(const Resident& resident, Moment moment, const View& view, const BlocksFlow* flow)
{
    const Recording& recording = *resident.recording;
    moment = ofLaunch(recording, moment);
    moment = {std::min(moment.launch, recording.launchCount()), std::clamp(moment.fraction, 0.0, 1.0)};
    if (!isTold(recording))
        return stripScene(resident, moment, view);
    if (!resident.state(moment.launch) || (moment.launch > 0 && !resident.state(moment.launch - 1)))
        return loadingScene(view);
    static const char maker = 0;
    const PreparedPtr read = resident.once(&maker, {}, {}, [&] { return prepared(readRoomsOfBars(resident)); });
    if (!read)
        return loadingScene(view);
    const auto finishedAfter = [&](std::size_t k) {
        if (flow != nullptr)
            return (k == 0 ? flow->input : flow->whole(k).after).finished.front();
        return std::vector<bool>(recording.output.size(), k > 0 && k == recording.launchCount());
    };
    const FinishedBars finished{finishedAfter(moment.launch == 0 ? 0 : moment.launch - 1),
                                finishedAfter(moment.launch)};
    return roomsOfBars(resident, valueOf<RoomsRead>(*read), finished, moment, view);
}

} // namespace lockstep::ui
