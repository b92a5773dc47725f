#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/bodies_scene.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {
namespace {

std::vector<Phrase> atInput(const BodiesRead& read)
{
    return {{many(read.bodies, "%1 body", "%1 bodies"), Tone::strong},
            {say(read.bodies, " of mass 1 waits at rest: its place is two numbers, x and y.",
                 " of mass 1 wait at rest: the place of each is two numbers, x and y.")}};
}

std::size_t pullsIn(const BodiesRead& read, std::uint32_t phase)
{
    std::size_t count = 0;
    for (const auto& row : read.pulls)
        count += static_cast<std::size_t>(std::ranges::count(row, phase, &BodyPull::phase));
    return count;
}

std::size_t loadsIn(const BodiesRead& read, std::uint32_t phase)
{
    return static_cast<std::size_t>(std::ranges::count(read.loads, phase, &BodyLoad::phase));
}

std::vector<Phrase> ofLoads(const BodiesRead& read, std::size_t loads, std::size_t tile)
{
    const std::size_t groups = (read.bodies + read.local - 1) / read.local;
    return {{say("Tile %1 of %2: ").arg(digits(tile + 1), digits(read.tiles))},
            {many(groups, "%1 work-group makes ", "%1 work-groups make ")},
            {many(loads, "%1 load of a body", "%1 loads of bodies"), Tone::move},
            {say(loads, ", two words, into local memory.", ", two words each, into local memory.")}};
}

std::vector<Phrase> ofPulls(const BodiesRead& read, std::size_t pulls, const GridTime& time)
{
    std::size_t loads = 0, done = 0;
    for (const BodyLoad& load : read.loads)
        loads += load.phase < time.phase;
    for (std::uint32_t phase = 0; phase <= time.phase; ++phase)
        done += pullsIn(read, phase);
    return {{many(time.phase, "Past %1 barrier all rows take in the bodies of the tile: ",
                  "Past %1 barriers all rows take in the bodies of the tile: ")},
            {many(pulls, "%1 pull", "%1 pulls"), Tone::compute},
            {say(", for no body pulls itself. ")},
            {many(loads, "%1 tile load", "%1 tile loads"), Tone::move},
            {say(" so far; the direct kernel would be at ")},
            {digits(done), Tone::strong},
            {QStringLiteral(".")}};
}

/// Without a barrier between them.
std::vector<Phrase> ofBoth(std::size_t pulls, std::size_t loads)
{
    return {{say("No barrier stands between them: while work-items take in ")},
            {many(pulls, "%1 pull", "%1 pulls"), Tone::compute},
            {say(" from the tile, others write the next one over it with ")},
            {many(loads, "%1 load of a body", "%1 loads of bodies"), Tone::move},
            {QStringLiteral(".")}};
}

std::vector<Phrase> ofMoves(const BodiesRead& read)
{
    return {
        {many(read.bodies, "%1 body moves", "%1 bodies move"), Tone::move},
        {say(read.bodies, ": its velocity changes by the sum of its pulls, its place by its velocity, each times %1.",
             ": their velocities change by the sums of their pulls, their places by their velocities, each times %1.")
             .arg(decimal(read.timeStep, read.timeStep >= 0.001 ? 3 : 5))}};
}

/// Nothing of one body, or before it has moved.
void addEnergy(std::vector<Phrase>& told, const BodiesRead& read)
{
    if (read.bodies < 2)
        return;
    const double percent = 100 * std::abs(read.drift());
    told.push_back({say(" The energy is ")});
    told.push_back({signedText(read.now.total()), Tone::strong});
    told.push_back({percent < 0.005    ? say(", as at the start.")
                    : read.drift() > 0 ? say(", %1 % above the start’s.").arg(decimal(percent, percent < 1 ? 2 : 1))
                                       : say(", %1 % below the start’s.").arg(decimal(percent, percent < 1 ? 2 : 1))});
}

std::vector<Phrase> ofAll(const BodiesRead& read)
{
    std::vector<Phrase> told;
    if (read.bodies == 1)
        return {{say("One body alone: nothing pulls it, and it stays where it is.")}};
    told = {{many(read.bodies, "%1 body", "%1 bodies"), Tone::strong},
            {say(" pull one another: ")},
            {many(read.interactions, "%1 interaction", "%1 interactions"), Tone::compute},
            {say(", i = j left out.")}};
    if (read.hasEvents && read.tile > 0) {
        told.push_back({QStringLiteral(" ")});
        told.push_back({many(read.loads.size(), "%1 load of a body", "%1 loads of bodies"), Tone::move});
        told.push_back({say(", tile by tile; the direct kernel would make ")});
        told.push_back({digits(read.interactions), Tone::strong});
        told.push_back({QStringLiteral(".")});
    } else if (read.hasEvents) {
        told.push_back({QStringLiteral(" ")});
        told.push_back({many(read.loads.size(), "%1 load of a body", "%1 loads of bodies"), Tone::move});
        told.push_back({say(" from global memory, one for each.")});
    }
    addEnergy(told, read);
    return told;
}

} // namespace

std::vector<Phrase> tellBodies(const BodiesRead& read, const GridTime& time)
{
    if (time.launch == 0)
        return atInput(read);
    if (time.isWhole || !time.hasPhases || !read.hasEvents || read.tile == 0 || read.bodies == 1)
        return ofAll(read);
    const std::size_t pulls = pullsIn(read, time.phase), loads = loadsIn(read, time.phase);
    if (pulls > 0)
        return loads > 0 ? ofBoth(pulls, loads) : ofPulls(read, pulls, time);
    if (loads == 0)
        return ofMoves(read);
    const auto load = std::ranges::find(read.loads, time.phase, &BodyLoad::phase);
    return ofLoads(read, loads, load->body / read.tile);
}

} // namespace lockstep::ui
