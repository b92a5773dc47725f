#include "ui/lenses/merge_path/merge_path.hpp"

#include "engine/model/event.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/merge_path/scene.hpp"
#include "ui/lenses/merge_path/tree.hpp"

#include <algorithm>
#include <ranges>

namespace lockstep::ui {

namespace {

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

/// Few enough keys to be followed from state to state.
bool readsKeys(const Recording& recording)
{
    return recording.n() <= mostTreeKeys;
}

class MergePathLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("merge-path"); }
    QString title() const override { return QStringLiteral("Merge path"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        if (recording.lens != "merge-path" || !mergesByPath(recording))
            return false;
        return readsKeys(recording) ? layoutMerge(recording, view).fits
                                    : layoutMergeTree(recording, mergeTree(recording), 0, view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View& view) const override
    {
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        const MergeTree tree = mergeTree(recording);
        if (!readsKeys(recording))
            return mergeTreeNeeds(recording, tree, launch, view);
        Needs needs;
        const MergeLaunches of = mergeLaunches(recording, launch);
        needs.states.push_back(launch == 0 ? 0 : (of.search > 0 ? of.search : of.merge) - 1);
        if (of.search > 0 && of.search <= launch)
            needs.events.push_back(of.search);
        if (of.merge > 0 && of.merge <= launch)
            needs.events.push_back(of.merge);
        if (launch == recording.launchCount()) // the tree ends it, and shall not have to wait
            for (const std::size_t state : mergeTreeNeeds(recording, tree, launch, view).states)
                if (std::ranges::find(needs.states, state) == needs.states.end())
                    needs.states.push_back(state);
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
        if (!readsKeys(*resident.recording))
            return prepared(MergeLevel{});
        return prepared(readMergeLevel(resident, moment.launch));
    }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const Recording& recording = *resident.recording;
        const auto& level = valueOf<MergeLevel>(ready);
        const bool isOver = moment.launch == recording.launchCount() && moment.fraction >= 1;
        // Before anything has run there is nothing to search or merge, and in the end all levels are made.
        if (moment.launch == 0 || isOver || !readsKeys(recording))
            if (const MergeTree tree = mergeTree(recording);
                !readsKeys(recording) || layoutMergeTree(recording, tree, moment.launch, view).fits)
                return mergeTreeScene(resident, tree, level.step == MergeStep::input ? nullptr : &level, moment, view);
        const std::optional<Crossings> equal = isOver ? equalKeys(resident) : std::nullopt;
        return MergePathScene(recording, level, moment, view, equal).take();
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (moment.launch == 0)
            return tellMergeInput(recording, mergeTree(recording));
        const bool isLast = moment.launch == recording.launchCount();
        std::vector<Phrase> told;
        if (isLast && moment.fraction >= 1 && !endsEarly(recording))
            told = tellMergeEnd(recording, mergeTree(recording));
        else if (!readsKeys(recording))
            told = tellMergeLaunch(recording, mergeTree(recording), moment.launch);
        else if (const auto& level = valueOf<MergeLevel>(ready); level.step == MergeStep::coRanks)
            return ofSearch(level);
        else
            told = ofMoves(recording, level, isLast);
        if (isLast && readsKeys(recording))
            tellEqualKeys(told, resident);
        return told;
    }
};

const MergePathLens instance;

} // namespace

const Lens& mergePathLens = instance;

} // namespace lockstep::ui
