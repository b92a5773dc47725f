#include "ui/lenses/merge_path/merge_path.hpp"

#include "engine/model/event.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/merge_path/scene.hpp"

#include <algorithm>
#include <ranges>

namespace lockstep::ui {

namespace {

std::size_t levelsOf(const Recording& recording)
{
    std::size_t levels = 0;
    for (const Launch& launch : recording.launches)
        levels = std::max<std::size_t>(levels, launch.meaning.level.value_or(0));
    return levels;
}

std::vector<Phrase> atInput(const Recording& recording)
{
    if (recording.launchCount() == 0)
        return {{many(recording.n(), "%1 key is sorted already: there is nothing to compare.",
                      "%1 keys are sorted already: there is nothing to compare.")}};
    const std::size_t levels = levelsOf(recording), n = recording.n();
    std::vector<Phrase> told{{many(n, "%1 key waits", "%1 keys wait"), Tone::strong}, {QStringLiteral(": ")}};
    if (const LaunchMeaning& first = recording.launches.front().meaning; !first.level) { // segments come first
        const std::size_t segment = std::max<std::size_t>(1, first.run.value_or(1)),
                          count = (n + segment - 1) / segment;
        told.push_back({many(count, "%1 segment", "%1 segments"), Tone::strong});
        if (levels == 0) {
            told.push_back({say(count, " is sorted on its own.", " are each sorted on their own.")});
            return told;
        }
        told.push_back({say(" of up to %1 keys are each sorted on their own first, then ").arg(countDigits(segment))});
    }
    told.push_back({many(levels, "%1 level of merging", "%1 levels of merging"), Tone::strong});
    told.push_back(
        {say(levels, " sorts them; it makes runs twice as long.", " sort them; each makes runs twice as long.")});
    return told;
}

bool areStartsOfPairs(const MergeLevel& level)
{
    return !level.diagonals.empty() && std::ranges::all_of(level.diagonals, [&](const MergeDiagonal& one) {
        return one.coRank == 0 || level.pairOf(one.at).right() == 0;
    });
}

/// Work-items whose stretch lies in a run without a partner: they only copy.
template <typename Stretches>
std::size_t withoutPartner(const MergeLevel& level, const Stretches& stretches)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(stretches, [&](std::size_t at) { return level.pairOf(at).right() == 0; }));
}

std::vector<Phrase> ofSearch(const MergeLevel& level)
{
    const std::size_t alone = withoutPartner(level, level.diagonals | std::views::transform(&MergeDiagonal::at));
    const std::size_t searches = level.diagonals.size() - alone;
    std::vector<Phrase> told;
    if (level.probes.empty() && areStartsOfPairs(level)) // the stretches are as long as the pairs
        told = {{many(searches, "%1 work-item", "%1 work-items"), Tone::strong},
                {say(searches, " has nothing to search, since its stretch is a whole pair of runs: ",
                     " have nothing to search, since each stretch is a whole pair of runs: ")},
                {say(searches, "its co-rank is 0", "each co-rank is 0"), Tone::strong}};
    else
        told = {{many(searches, "%1 work-item", "Each of %1 work-items"), Tone::strong},
                {say(" finds, by binary search on its diagonal, where to split the two runs: ")},
                {many(level.probes.size(), "%1 comparison", "%1 comparisons"), Tone::compute},
                {searches == 1 ? QString() : say(", at most %1 per work-item").arg(countDigits(level.mostProbes))}};
    if (alone > 0) {
        told.push_back({QStringLiteral("; ")});
        told.push_back({say("%1 more").arg(countDigits(alone)), Tone::strong});
        told.push_back({say(alone, " has a run without a partner, so nothing to search",
                            " have a run without a partner, so nothing to search")});
    }
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> ofMoves(const Recording& recording, const MergeLevel& level, bool isLast)
{
    std::size_t moved = 0, left = 0, right = 0, pairs = 0;
    std::vector<std::size_t> begins; // of stretches
    for (std::size_t i = 0; i < level.outputs.size(); ++i) {
        moved += level.outputs[i].from != i;
        if (level.outputs[i].order == 0)
            begins.push_back(i);
        if (level.step == MergeStep::merge && level.pairOf(i).right() > 0)
            ++(level.outputs[i].from < level.pairOf(i).middle ? left : right);
    }
    const std::size_t alone = level.step == MergeStep::merge ? withoutPartner(level, begins) : 0;
    const std::size_t stretches = begins.size() - alone;
    for (const MergePair& pair : level.pairs)
        pairs += pair.right() > 0;
    std::vector<Phrase> told;
    if (level.step == MergeStep::merge) {
        told = {{many(stretches, "%1 work-item", "%1 work-items"), Tone::strong},
                {stretches == 1 && pairs == 1 ? say(" merges the two runs: ")
                 : pairs == 1                 ? say(" merge one pair of runs, each doing one stretch: ")
                              : say(" merge %1 pairs of runs, each doing one stretch: ").arg(countDigits(pairs))},
                {many(left, "%1 key comes from a left run", "%1 keys come from left runs"), Tone::strong},
                {QStringLiteral(", ")},
                {many(right, "%1 from a right one", "%1 from right ones"), Tone::strong},
                {QStringLiteral("; ")}};
        if (alone > 0) {
            told.push_back({say("%1 more").arg(countDigits(alone)), Tone::strong});
            told.push_back({say(alone, " only copies ", " only copy ") +
                            many(recording.n() - left - right, "%1 key", "%1 keys") +
                            say(" of the run that has no partner; ")});
        }
    } else {
        told = {{many(level.pairs.size(),
                      "%1 segment is sorted on its own: ", "%1 segments are each sorted on their own: "),
                 Tone::strong}};
    }
    if (moved > 0)
        told.push_back({many(moved, "%1 key changes place", "%1 keys change place"), Tone::move});
    else
        told.push_back({say("no key changes place"), Tone::keep});
    if (isLast && !endsEarly(recording))
        told.insert(told.end(), {{say("; ")}, sortedOrNot(recording)});
    told.push_back({QStringLiteral(".")});
    return told;
}

class MergePathLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("merge-path"); }
    QString title() const override { return QStringLiteral("Merge path"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        return recording.lens == "merge-path" && mergesByPath(recording) && layoutMerge(recording, view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        const MergeLaunches of = mergeLaunches(recording, launch);
        needs.states.push_back(launch == 0 ? 0 : (of.search > 0 ? of.search : of.merge) - 1);
        if (of.search > 0 && of.search <= launch)
            needs.events.push_back(of.search);
        if (of.merge > 0 && of.merge <= launch)
            needs.events.push_back(of.merge);
        if (launch > 0 && launch == recording.launchCount() && recording.type == ElementType::pair) {
            needs.events.clear(); // equal keys are followed from the input on
            for (std::size_t k = 1; k <= launch; ++k)
                needs.events.push_back(k);
        }
        return needs;
    }

protected:
    PreparedPart partOf(const Recording&, Moment moment) const override { return {moment.launch}; }

    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        return prepared(readMergeLevel(resident, moment.launch));
    }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const bool isOver = moment.launch == resident.recording->launchCount() && moment.fraction >= 1;
        const std::optional<Crossings> equal = isOver ? equalKeys(resident) : std::nullopt;
        return MergePathScene(*resident.recording, valueOf<MergeLevel>(ready), moment, view, equal).take();
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (moment.launch == 0)
            return atInput(recording);
        const auto& level = valueOf<MergeLevel>(ready);
        if (level.step == MergeStep::coRanks)
            return ofSearch(level);
        const bool isLast = moment.launch == recording.launchCount();
        std::vector<Phrase> told = ofMoves(recording, level, isLast);
        if (isLast)
            tellEqualKeys(told, resident);
        return told;
    }
};

const MergePathLens instance;

} // namespace

const Lens& mergePathLens = instance;

} // namespace lockstep::ui
