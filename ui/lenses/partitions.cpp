#include "ui/lenses/partitions.hpp"

#include "ui/lenses/drawing.hpp"
#include "ui/lenses/mistakes.hpp"
#include "ui/lenses/partitions_scene.hpp"
#include "ui/lenses/values.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

std::size_t finishedAfter(const PartitionTree& tree, std::size_t launch)
{
    return static_cast<std::size_t>(std::ranges::count_if(tree.finishedAt, [&](std::size_t segment) {
        return segment >= tree.segments.size() || tree.segments[segment].lastLaunch() <= launch;
    }));
}

std::vector<Phrase> atInput(const Recording& recording, const PartitionTree& tree)
{
    if (recording.launchCount() == 0 || tree.segments.empty())
        return {{many(recording.n(), "%1 key is sorted already: there is nothing to compare.",
                      "%1 keys are sorted already: there is nothing to compare.")}};
    std::size_t splits = 0;
    for (const PartitionSegment& segment : tree.segments)
        splits += segment.isSplit();
    const std::size_t leaves = tree.segments.size() - splits;
    std::vector<Phrase> told{{many(recording.n(), "%1 key waits", "%1 keys wait"), Tone::strong},
                             {QStringLiteral(": ")}};
    if (splits > 0)
        told.push_back({many(splits, "%1 segment will be parted", "%1 segments will be parted"), Tone::strong});
    if (splits > 0 && leaves > 0)
        told.push_back({say(" and ")});
    if (leaves > 0)
        told.push_back({many(leaves, "%1 leaf sorted", "%1 leaves sorted"), Tone::strong});
    told.push_back({say(", %1 deep.").arg(many(tree.depths, "%1 level", "%1 levels"))});
    return told;
}

/// What the segments that this launch moved became.
std::vector<Phrase> ofLaunch(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    std::size_t splits = 0, leaves = 0, leafKeys = 0, moved = 0, stayed = 0, less = 0, equal = 0, greater = 0,
                parts = 0;
    std::optional<std::uint32_t> pivot;
    for (const PartitionSegment& segment : tree.segments)
        for (const PartitionStep& step : segment.steps) {
            if (step.launch != launch || !(step.moves || &step == &segment.steps.front()))
                continue;
            segment.isSplit() ? ++splits : ++leaves;
            leafKeys += segment.isSplit() ? 0 : segment.size();
            if (segment.pivot)
                pivot = segment.keys[*segment.pivot - segment.begin];
            for (std::size_t i = 0; i < segment.size(); ++i) {
                ++(step.from[i] == segment.begin + i ? stayed : moved);
                if (!segment.isSplit())
                    continue;
                ++(segment.part[i] == 0 ? less : segment.part[i] == 1 ? equal : greater);
                parts += i == 0 || segment.part[i] != segment.part[i - 1];
            }
        }
    std::vector<Phrase> told;
    if (splits > 0 && tree.hasPivots) {
        told.push_back({many(splits, "%1 segment", "%1 segments"), Tone::strong});
        told.push_back({splits == 1 && pivot ? say(" is parted round the pivot %1: ").arg(valueText(*pivot, recording))
                                             : say(" are parted, each round a pivot of its own: ")});
        told.push_back({many(less, "%1 key is less", "%1 keys are less"), Tone::strong});
        told.push_back({QStringLiteral(", ")});
        told.push_back({many(equal, "%1 equal", "%1 equal"), Tone::keep});
        told.push_back({QStringLiteral(", ")});
        told.push_back({many(greater, "%1 greater", "%1 greater"), Tone::strong});
        told.push_back({QStringLiteral("; ")});
    } else if (splits > 0) {
        told.push_back({many(splits, "%1 segment", "%1 segments"), Tone::strong});
        told.push_back({say(splits, " is parted into ", " are parted into ")});
        told.push_back({many(parts, "%1 bucket", "%1 buckets"), Tone::strong});
        told.push_back({say(", in each of which the keys keep their order: ")});
    } else if (leaves > 0) {
        told.push_back({many(leaves, "%1 leaf", "%1 leaves"), Tone::strong});
        told.push_back(
            {say(leaves, " of %1 is sorted: ", " of %1 in all are sorted: ").arg(many(leafKeys, "%1 key", "%1 keys"))});
    }
    if (splits + leaves == 0)
        return {{say("No key moves in this launch: it readies what comes next. ")},
                {say("%1 of %2 keys").arg(countDigits(finishedAfter(tree, launch)), countDigits(recording.n())),
                 Tone::keep},
                {say(" are in their last place.")}};
    told.push_back({many(moved, "%1 key changes place", "%1 keys change place"), Tone::move});
    if (stayed > 0) {
        told.push_back({say(" and ")});
        told.push_back({many(stayed, "%1 stays", "%1 stay"), Tone::keep});
    }
    if (launch == recording.launchCount())
        told.insert(told.end(), {{say("; ")}, sortedOrNot(recording)});
    told.push_back({QStringLiteral(".")});
    return told;
}

class PartitionsLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("partitions"); }
    QString title() const override { return QStringLiteral("Partitions"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        return recording.lens == "partitions" && partitionsFit(recording, view);
    }

    Needs needs(const Recording& recording, Moment, const View&) const override
    {
        Needs needs;
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        const std::shared_ptr<const PartitionTree> tree = readPartitions(resident);
        if (!tree)
            return loadingScene(view);
        moment.launch = std::min(moment.launch, resident.recording->launchCount());
        moment.fraction = std::clamp(moment.fraction, 0.0, 1.0);
        const PartitionLayout layout = layoutPartitions(*resident.recording, *tree, moment.launch, view);
        return PartitionScene(*resident.recording, *tree, layout, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const std::shared_ptr<const PartitionTree> tree = readPartitions(resident);
        if (!tree)
            return {{say("loading")}};
        const std::size_t launch = std::min(moment.launch, resident.recording->launchCount());
        return launch == 0 ? atInput(*resident.recording, *tree) : ofLaunch(*resident.recording, *tree, launch);
    }
};

const PartitionsLens instance;

} // namespace

const Lens& partitionsLens = instance;

} // namespace lockstep::ui
