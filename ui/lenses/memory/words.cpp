#include "ui/lenses/memory/words.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/memory/draw.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

QString nameOf(const MemoryRead& read)
{
    return QString::fromStdString(read.row().text);
}

/// "32 lanes load "
Phrase lanesDo(const MemoryRead& read)
{
    const std::size_t lanes = lanesIn(*read.operation());
    const QString does = read.row().isAtomic  ? say(lanes, "%1 lane changes ", "%1 lanes change ")
                         : read.row().isStore ? say(lanes, "%1 lane stores ", "%1 lanes store ")
                                              : say(lanes, "%1 lane loads ", "%1 lanes load ");
    return {does.arg(digits(lanes)), Tone::strong};
}

void tellGlobal(std::vector<Phrase>& told, const MemoryRead& read, const MemoryMachine& machine)
{
    const MemoryOperation& shown = *read.operation();
    const bool isBad = shown.segments > shown.fewestSegments;
    told.push_back(lanesDo(read));
    told.push_back({nameOf(read)});
    told.push_back({QStringLiteral(" ")});
    told.push_back({read.row().isStore || read.row().isAtomic
                        ? many(shown.segments, "in %1 segment", "in %1 segments")
                        : many(shown.segments, "from %1 segment", "from %1 segments"),
                    isBad ? Tone::move : Tone::strong});
    told.push_back({QStringLiteral(": ")});
    const std::uint64_t moved = std::uint64_t{shown.segments} * machine.segment;
    told.push_back({many(moved, "%1 byte is moved", "%1 bytes are moved"), isBad ? Tone::move : Tone::strong});
    told.push_back({say(" for %1.").arg(digits(4 * distinctWords(shown).size()))});
}

void tellLocal(std::vector<Phrase>& told, const MemoryRead& read, const MemoryMachine& machine)
{
    const MemoryOperation& shown = *read.operation();
    std::set<std::uint32_t> banks;
    for (const LaneAccess& lane : shown.lanes)
        banks.insert(lane.index % machine.banks);
    const bool isBad = shown.turns > shown.fewestTurns;
    const std::size_t words = distinctWords(shown).size();
    told.push_back(lanesDo(read));
    told.push_back({nameOf(read) + QStringLiteral(": ")});
    told.push_back({many(words, "%1 word", "%1 words"), Tone::strong});
    told.push_back({QStringLiteral(" ")});
    told.push_back({many(banks.size(), "in %1 bank", "in %1 banks"), isBad ? Tone::move : Tone::strong});
    told.push_back({QStringLiteral(", ")});
    told.push_back({many(shown.turns, "%1 turn", "%1 turns"), isBad ? Tone::move : Tone::strong});
    if (isBad)
        told.push_back({say(" instead of %1").arg(digits(shown.fewestTurns))});
    told.push_back({QStringLiteral(".")});
}

/// A shuffle ends a phase, too, so that phases do not count barriers.
bool shuffles(const Recording& recording, const Launch& launch)
{
    return std::ranges::find(launch.localHolds, Holds::registers) != launch.localHolds.end() &&
           recording.kernelSource.find("sub_group_shuffle(") != std::string::npos;
}

} // namespace

QString wavefrontName(const MemoryRead& read)
{
    const MemoryOperation& shown = *read.operation();
    return say("wavefront %1 · line %2").arg(digits(shown.wavefront)).arg(read.row().line);
}

std::vector<Phrase> memoryNarration(const MemoryRead& read, const Recording& recording, Moment moment,
                                    const MemoryMachine& machine)
{
    if (!read.table) {
        const std::uint64_t bytes = 4 * recording.n(), segments = (bytes + machine.segment - 1) / machine.segment;
        return {{many(recording.n(), "%1 word", "%1 words"), Tone::strong},
                {say(" of 4 bytes lie one behind the other in global memory, ")},
                {many(segments, "in %1 segment", "in %1 segments"), Tone::strong},
                {say(" of %1 bytes.").arg(machine.segment)}};
    }
    if (read.table->accesses().empty())
        return {{say("No work-item loads or stores anything in this launch.")}};
    const MemoryOperation* shown = read.operation();
    if (shown == nullptr)
        return {{say("In this phase no work-item comes to this access.")}};
    std::vector<Phrase> told;
    const Launch& launch = recording.launches[moment.launch - 1];
    if (launch.phases.size() > 1 && !shuffles(recording, launch))
        told.push_back({say("Past %1: ").arg(many(shown->phase, "%1 barrier", "%1 barriers"))});
    if (read.row().isLocal)
        tellLocal(told, read, machine);
    else
        tellGlobal(told, read, machine);
    const std::size_t lanes = lanesOf(*shown, launch, machine), off = lanes - lanesIn(*shown);
    if (off > 0)
        told.push_back(
            {QStringLiteral(" ") + many(off, "%1 lane does nothing meanwhile.", "%1 lanes do nothing meanwhile.")});
    return told;
}

} // namespace lockstep::ui
