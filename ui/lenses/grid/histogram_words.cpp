#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/histogram_card.hpp"
#include "ui/lenses/grid/histogram_scene.hpp"
#include "ui/lenses/grid/uncounted.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace lockstep::ui {
namespace {

/// What became of a group: "group 2 is the second to merge".
QString arrival(std::uint32_t group, std::size_t rank)
{
    switch (rank) {
    case 0:
        return say("group %1 is the first to merge").arg(group);
    case 1:
        return say("group %1 is the second to merge").arg(group);
    case 2:
        return say("group %1 is the third to merge").arg(group);
    case 3:
        return say("group %1 is the fourth to merge").arg(group);
    case 4:
        return say("group %1 is the fifth to merge").arg(group);
    default:
        return say("group %1 is the sixth to merge").arg(group);
    }
}

/// How many met in one bin, and what that took.
void tellTurns(std::vector<Phrase>& told, const HistogramRead& read)
{
    if (read.mostTurns == 0) { // they were no atomics
        told.push_back({QStringLiteral(".")});
        return;
    }
    if (read.mostTurns == 1) {
        told.push_back({say("; no two work-items of a wavefront met in one bin.")});
        return;
    }
    told.push_back({say("; at most ")});
    told.push_back({digits(read.mostTurns), Tone::compute});
    told.push_back({say(" of a wavefront's %1 work-items met in one bin, so ").arg(digits(read.lanes))});
    told.push_back(
        {read.isOneStep()
             ? say(read.mostTurns, "it took %1 turn", "it took %1 turns").arg(digits(read.mostTurns))
             : say(read.mostTurns, "that step took %1 turn", "that step took %1 turns").arg(digits(read.mostTurns)),
         Tone::compute});
    told.push_back({QStringLiteral(".")});
}

std::vector<Phrase> atInput(const HistogramRead& read)
{
    return {{many(read.n, "%1 value", "%1 values"), Tone::strong},
            {say(read.n, " waits to be counted in ", " wait to be counted in ")},
            {many(read.bins, "%1 bin", "%1 bins"), Tone::strong},
            {say(read.width, ", each %1 number wide.", ", each %1 numbers wide.").arg(digits(read.width))}};
}

std::vector<Phrase> fallIntoBins(const HistogramRead& read)
{
    return {{many(read.n, "%1 value", "%1 values"), Tone::strong},
            {say(read.n, " falls into ", " fall into ")},
            {many(read.bins, "%1 bin", "%1 bins"), Tone::strong}};
}

std::vector<Phrase> addedUp(const HistogramRead& read)
{
    return {{many(read.groups, "%1 row", "%1 rows"), Tone::strong},
            {say(read.groups, " of ", " of ")},
            {many(read.bins, "%1 count", "%1 counts"), Tone::strong},
            {say(read.groups, " is added up, a work-item for each bin", " are added up, a work-item for each bin")}};
}

std::vector<Phrase> ofRows(const HistogramRead& read)
{
    std::vector<Phrase> told = addedUp(read);
    told.push_back({QStringLiteral(": ")});
    told.push_back({many(read.additions, "%1 addition", "%1 additions"), Tone::compute});
    told.push_back({say(", none of them atomic.")});
    return told;
}

std::vector<Phrase> ofAll(const HistogramRead& read)
{
    if (read.part == HistogramPart::addUpRows)
        return ofRows(read);
    std::vector<Phrase> told = fallIntoBins(read);
    tellTurns(told, read);
    switch (read.part) {
    case HistogramPart::countAll:
        told.push_back({QStringLiteral(" ")});
        told.push_back({many(read.n, "%1 atomic addition", "%1 atomic additions"), Tone::compute});
        told.push_back(
            {say(read.n, " in global memory, one for each value.", " in global memory, one for each value.")});
        break;
    case HistogramPart::countOwn:
        told.push_back({QStringLiteral(" ")});
        told.push_back({many(read.additions, "%1 atomic addition", "%1 atomic additions"), Tone::compute});
        told.push_back({say(" in global memory instead of ")});
        told.push_back({digits(read.n), Tone::strong});
        told.push_back({QStringLiteral(".")});
        break;
    default:
        told.push_back({say(read.groups, " The work-group writes its counts to a row of a table.",
                            " Each of %1 work-groups writes its counts to a row of a table.")
                            .arg(digits(read.groups))});
        break;
    }
    return told;
}

std::vector<Phrase> ofClearing(const HistogramRead& read)
{
    return {{many(read.groups, "%1 work-group clears", "%1 work-groups clear"), Tone::strong},
            {say(" the ")},
            {many(read.bins, "%1 bin", "%1 bins"), Tone::strong},
            {say(read.groups, " that it has in local memory, before anybody counts.",
                 " that each has in local memory, before anybody counts.")}};
}

std::vector<Phrase> ofCounting(const HistogramRead& read)
{
    std::vector<Phrase> told{{say("Past the barrier ")},
                             {many(read.n, "%1 value is counted", "%1 values are counted"), Tone::strong},
                             {say(read.groups, " in the work-group's own bins", " in the bins of their work-groups")}};
    tellTurns(told, read);
    return told;
}

/// While one group merges after the other.
std::vector<Phrase> ofMergingGroup(const HistogramRead& read, std::size_t rank)
{
    const std::uint32_t group = read.order[rank];
    std::size_t additions = 0, brought = 0, held = 0;
    for (const BinAddition& addition : read.added) {
        const std::size_t at = read.rank[addition.group];
        additions += at == rank;
        brought += at == rank ? addition.count : 0;
        held += at <= rank ? addition.count : 0;
    }
    std::vector<Phrase> told{{say("Past the second barrier ")}};
    told.push_back({read.isOrderSeen && rank < mostRanked && read.groups > 1
                        ? arrival(group, rank)
                        : say("it is the turn of group %1").arg(group)});
    told.push_back({QStringLiteral(": ")});
    told.push_back({many(additions, "%1 atomic addition", "%1 atomic additions"), Tone::compute});
    told.push_back({say(additions, " brings its ", " bring its ")});
    told.push_back({many(brought, "%1 value", "%1 values"), Tone::strong});
    told.push_back({say(" to the bins of all, which then hold ")});
    told.push_back({say("%1 of %2").arg(digits(held), digits(read.n)), Tone::compute});
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> ofMerging(const HistogramRead& read)
{
    if (read.part == HistogramPart::countRows)
        return {{say("Past the second barrier ")},
                {many(read.groups, "%1 work-group writes", "%1 work-groups write"), Tone::strong},
                {QStringLiteral(" ")},
                {many(read.bins, "%1 count", "%1 counts"), Tone::strong},
                {say(read.groups, " to a row of a table in global memory.",
                     " each to a row of a table in global memory.")}};
    const std::size_t brought = std::accumulate(read.all.begin(), read.all.end(), std::size_t{0});
    std::vector<Phrase> told{{say("Past the second barrier ")},
                             {many(read.groups, "%1 work-group merges", "%1 work-groups merge"), Tone::strong},
                             {QStringLiteral(": ")},
                             {many(read.additions, "%1 atomic addition", "%1 atomic additions"), Tone::compute},
                             {say(read.additions, " brings ", " bring ")},
                             {many(brought, "%1 value", "%1 values"), Tone::strong},
                             {say(" to the bins of all; an empty bin is left out.")}};
    return told;
}

/// What memory tells, and that it is all that is told.
std::vector<Phrase> ofUncounted(const HistogramRead& read, const Recording& recording, std::size_t launch)
{
    std::vector<Phrase> told = read.part == HistogramPart::addUpRows ? addedUp(read) : fallIntoBins(read);
    told.push_back({QStringLiteral(". ")});
    std::ranges::move(tellUncounted(recording, launch), std::back_inserter(told));
    return told;
}

} // namespace

std::vector<Phrase> tellHistogram(const HistogramRead& read, const Recording& recording, const GridTime& time)
{
    if (time.launch == 0)
        return atInput(read);
    if (read.isUncounted)
        return ofUncounted(read, recording, time.launch);
    const bool hasParts = read.part == HistogramPart::countOwn || read.part == HistogramPart::countRows;
    if (time.isWhole || !time.hasPhases || !hasParts || read.countPhase == read.mergePhase)
        return ofAll(read);
    if (time.phase == read.clearPhase)
        return ofClearing(read);
    if (time.phase == read.countPhase)
        return ofCounting(read);
    const HistogramTime at(read, time);
    if (const std::size_t rank = at.merging(read); rank < read.groups && read.isInOrder && read.groups <= mostRanked)
        return ofMergingGroup(read, rank);
    return ofMerging(read);
}

} // namespace lockstep::ui
