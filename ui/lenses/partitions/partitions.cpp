#include "ui/lenses/partitions/partitions.hpp"

#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/partitions/scene.hpp"

#include <algorithm>
#include <iterator>

namespace lockstep::ui {

namespace {

/// Keys that stand where they belong and are not taken again.
std::size_t finishedAfter(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    const std::vector<bool> wrong = wrongOutputs(recording);
    std::size_t finished = 0;
    for (std::size_t i = 0; i < tree.lastTouched.size(); ++i)
        finished += tree.lastTouched[i] <= launch && !(i < wrong.size() && wrong[i]);
    return finished;
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
    if (splits == 0 && leaves == 1) { // nothing is parted
        told.push_back({tree.segments.front().steps.size() > 1
                            ? say("each launch finds the key that comes first of those that are left.")
                            : say("they are few enough for one work-item to sort them by itself.")});
    } else {
        if (splits > 0)
            told.push_back({many(splits, "%1 partition", "%1 partitions"), Tone::strong});
        if (splits > 0 && leaves > 0)
            told.push_back({say(" and ")});
        if (leaves > 0)
            told.push_back(
                {many(leaves, "%1 leaf, sorted on its own,", "%1 leaves, each sorted on its own,"), Tone::strong});
        told.push_back(
            {say(splits + leaves, " puts them in order, in a tree of %1.", " put them in order, in a tree of %1.")
                 .arg(many(tree.depths, "%1 level", "%1 levels"))});
    }
    if (recording.parameters.contains("launches")) // a work list, where other languages' kernels launch kernels
        told.push_back({say(" The host launches every step, since OpenCL 1.2 kernels cannot launch kernels.")});
    return told;
}

/// What the segments that a launch worked on became by it.
struct Became {
    std::size_t splits = 0, leaves = 0, leafKeys = 0, searches = 0, moved = 0, stayed = 0;
    std::size_t less = 0, equal = 0, greater = 0, parts = 0;
    std::optional<std::uint32_t> pivot;
};

Became becomesIn(const PartitionTree& tree, std::size_t launch)
{
    Became all;
    for (const PartitionSegment& segment : tree.segments)
        for (const PartitionStep& step : segment.steps) {
            const bool isFirst = &step == &segment.steps.front();
            if (step.launch != launch || (segment.isSplit() && !step.moves && !isFirst))
                continue;
            if (segment.isSplit()) {
                ++all.splits;
            } else if (segment.steps.size() > 1) { // a launch finds a key of it
                ++all.searches;
            } else {
                ++all.leaves;
                all.leafKeys += segment.size();
            }
            if (segment.pivot)
                all.pivot = segment.keys[*segment.pivot - segment.begin];
            const std::vector<std::size_t> before = segment.placesBefore(step);
            for (std::size_t i = 0; i < segment.size(); ++i) {
                if (segment.steps.size() > 1 && !segment.isSplit() &&
                    tree.lastTouched[segment.begin + i] < launch) // found before
                    continue;
                ++(before[i] == segment.begin + i ? all.stayed : all.moved);
                if (!segment.isSplit())
                    continue;
                ++(segment.part[i] == 0 ? all.less : segment.part[i] == 1 ? all.equal : all.greater);
                all.parts += i == 0 || segment.part[i] != segment.part[i - 1];
            }
        }
    return all;
}

/// How far the sort is: the end of a launch's sentence.
std::vector<Phrase> soFar(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    if (launch == recording.launchCount() && !endsEarly(recording))
        return {sortedOrNot(recording), {QStringLiteral(".")}};
    const std::size_t finished = finishedAfter(recording, tree, launch);
    return {{say("%1 of %2 keys").arg(countDigits(finished), countDigits(recording.n())), Tone::keep},
            {say(finished, " is finished.", " are finished.")}};
}

/// "4, 2 and 7".
QString listed(const std::vector<std::uint32_t>& numbers)
{
    QStringList words;
    for (const auto number : numbers)
        words += countDigits(number);
    return ui::listed(words);
}

constexpr std::size_t mostListed = 8;

/// "bits 5..4", of a launch that takes a digit.
QString digitOf(const Recording& recording, std::size_t launch)
{
    const LaunchMeaning& meaning = recording.launches[launch - 1].meaning;
    if (!meaning.shift || !meaning.bits)
        return {};
    return recording.parameters.contains(wordsParameter) ? say("letter %1").arg(WordTable::placeOf(*meaning.shift) + 1)
           : recording.type == ElementType::text && *meaning.bits == 8 ? say("letter %1").arg(4 - *meaning.shift / 8)
                                                                       : bitsText(*meaning.shift, *meaning.bits);
}

/// The sentence about a launch that makes what the keys' moves need (sample, counts, starts); empty for other launches.
std::vector<Phrase> whatIsMade(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    const PartitionPreparation& made = tree.prepared;
    if (launch == made.sample.launch)
        return {{many(made.sample.values.size(), "%1 key is taken", "%1 keys are taken"), Tone::strong},
                {say(" as the sample, evenly spaced.")}};
    if (launch == made.sorted.launch)
        return {{say("The sample is sorted with ")},
                {many(tree.work[launch].compares, "%1 comparison", "%1 comparisons"), Tone::strong},
                {QStringLiteral(".")}};
    if (launch == made.splitters.launch)
        return {{many(made.splitters.values.size(), "%1 splitter", "%1 splitters"), Tone::strong},
                {say(" from the sorted sample, evenly spaced, cut the keys into ")},
                {many(made.splitters.values.size() + 1, "%1 bucket", "%1 buckets"), Tone::strong},
                {QStringLiteral(".")}};
    std::size_t keys = 0, counted = 0, started = 0, groups = 0;
    std::vector<std::uint32_t> starts;
    for (const PartitionTable& table : made.tables) {
        groups = std::max(groups, table.ofGroups.empty() ? 0 : table.ofGroups.front().size());
        counted += table.counted == launch;
        keys += table.counted == launch ? table.partOf.size() : 0;
        started += table.started == launch;
        if (table.started == launch)
            starts = table.starts;
    }
    if (counted > 0 && made.splitters.launch > 0)
        return {{many(keys, "%1 key finds its bucket", "%1 keys find their buckets"), Tone::strong},
                {say(" between the splitters, with ")},
                {many(tree.work[launch].compares, "%1 comparison", "%1 comparisons"), Tone::strong},
                {groups > 1
                     ? say(", and each of %1 work-groups counts the keys of each bucket.").arg(countDigits(groups))
                     : say(", and the keys of each bucket are counted.")},
                {hasTies(recording, made) ? say(" A key equal to a splitter goes left of it if it stands before the "
                                                "splitter's place, else right of it.")
                                          : QString()}};
    if (counted > 0)
        return {{many(counted, "In %1 segment ", "In %1 segments ")},
                {many(keys, "%1 key is counted", "%1 keys are counted"), Tone::strong},
                {digitOf(recording, launch).isEmpty() ? QStringLiteral(".")
                                                      : say(" by their digit: %1.").arg(digitOf(recording, launch))}};
    if (started == 1 && starts.size() <= mostListed)
        return {{many(starts.size() * std::max<std::size_t>(1, groups), "%1 count", "%1 counts"), Tone::strong},
                {groups > 1 ? say(", %1 of each bucket, are added up: the buckets begin at ").arg(countDigits(groups))
                            : say(" are added up: the buckets begin at ")},
                {listed(starts), Tone::strong},
                {QStringLiteral(".")}};
    if (started > 0)
        return {{say("The counts are added up, to tell where the buckets of ")},
                {many(started, "%1 segment", "%1 segments"), Tone::strong},
                {say(" begin.")}};
    return {};
}

/// How even the splitters' buckets are.
std::vector<Phrase> balance(const Recording& recording, const PartitionTree& tree)
{
    const PartitionPreparation& made = tree.prepared;
    if (made.splitters.launch == 0 || made.tables.size() != 1 || made.tables[0].counts.empty())
        return {};
    const std::vector<std::uint32_t>& counts = made.tables[0].counts;
    const std::size_t n = recording.n();
    const QString even = n % counts.size() == 0
                             ? countDigits(n / counts.size())
                             : decimal(static_cast<double>(n) / static_cast<double>(counts.size()), 1);
    if (counts.size() <= mostListed)
        return {{say("; the buckets have ")},
                {say(counts.size(), "%1 key", "%1 keys").arg(listed(counts)), Tone::strong},
                {say(", %1 each would be even").arg(even)}};
    return {{say("; the largest bucket has ")},
            {many(*std::ranges::max_element(counts), "%1 key", "%1 keys"), Tone::strong},
            {say(", %1 each would be even").arg(even)}};
}

bool takes(const Recording& recording, std::size_t launch, std::string_view name)
{
    return argumentNamed(recording.launches[launch - 1], name) != nullptr;
}

/// How many segments those before each of them make.
bool countsBefore(const Recording& recording, std::size_t launch)
{
    return std::ranges::any_of(recording.launches[launch - 1].arguments, [&](const Argument& argument) {
        return argument.buffer && argument.writable && recording.buffers[*argument.buffer].holds == Holds::firstChild;
    });
}

/// The sentence about a launch that moves no key.
std::vector<Phrase> ofPreparation(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    if (std::vector<Phrase> made = whatIsMade(recording, tree, launch); !made.empty())
        return made;
    std::vector<Phrase> told;
    const bool isLast = launch == recording.launchCount();
    const std::vector<std::pair<std::size_t, std::size_t>>& listed = tree.work[launch].listed;
    if (const std::size_t copied = tree.work[launch].copiedBack; copied > 0) {
        told.push_back({many(copied, "%1 key is copied back", "%1 keys are copied back"), Tone::strong});
        told.push_back({say(copied, ", to the same place; ", ", each to the same place; ")});
        const auto earlier = finishedAfter(recording, tree, launch - 1), all = finishedAfter(recording, tree, launch);
        if (!isLast && earlier > 0 && all > earlier) { // the two numbers are of different keys
            told.push_back({say(all - earlier, "%1 of them is finished, with earlier ones ",
                                "%1 of them are finished, with earlier ones ")
                                .arg(countDigits(all - earlier))});
            told.push_back({say("%1 of %2 keys").arg(countDigits(all), countDigits(recording.n())), Tone::keep});
            told.push_back({QStringLiteral(".")});
            return told;
        }
    } else if (takes(recording, launch, "segments_out") || countsBefore(recording, launch)) {
        std::size_t segments = 0, keys = 0;
        for (const PartitionSegment& segment : tree.segments)
            if (segment.isSplit() && segment.depth == tree.open[launch] + 1) {
                ++segments;
                keys += segment.size();
            }
        const PartitionListing* listing = tree.prepared.listingOf(launch);
        if (segments == 0)
            told.push_back({say("No bucket is large enough to be sorted further; ")});
        else
            told.push_back({many(segments, "%1 bucket", "%1 buckets"), Tone::strong});
        if (segments > 0 && takes(recording, launch, "segments_out"))
            told.push_back({say(segments, " with %1 is listed as a segment of the next level; ",
                                " with %1 are listed as segments of the next level; ")
                                .arg(many(keys, "%1 key", "%1 keys"))});
        else if (segments > 0) {
            told.push_back({say(segments, " with %1 is sorted further on the next level; ",
                                " with %1 are sorted further on the next level; ")
                                .arg(many(keys, "%1 key", "%1 keys"))});
            const bool isOne = listing != nullptr && listing->rows.size() == 1;
            told.push_back(
                {!isOne ? say("the scan gives the buckets of each segment their places on the list. ")
                 : segments > 1
                     ? say("the scan gives them the places %1 to %2 on the list. ")
                           .arg(countDigits(listing->rows[0].first), countDigits(listing->total - 1))
                     : say("the scan gives it place %1 on the list. ").arg(countDigits(listing->rows[0].first))});
        }
    } else if (!listed.empty()) {
        std::size_t keys = 0;
        for (const auto& [begin, end] : listed)
            keys += end - begin;
        told.push_back({many(listed.size(), "%1 segment", "%1 segments"), Tone::strong});
        told.push_back({say(listed.size(), " with %1 goes on the next list; ", " with %1 in all go on the next list; ")
                            .arg(many(keys, "%1 key", "%1 keys"))});
    } else if (const Argument* cutoff =
                   argumentNamed(recording.launches[launch - 1], "cutoff")) { // leaves, of which none is
        told.push_back({say("No bucket is sorted here, since each has 1 key or more than %1; ").arg(cutoff->scalar)});
    } else if (tree.work[launch].makesList) {
        told.push_back({say("The next list stays empty, since no part has 2 keys left to sort; ")});
    } else if (isLast) {
        told.push_back({say("No key moves in this launch; ")});
    } else {
        QString title = say(recording.launches[launch - 1].meaning.title);
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        told.push_back({title, Tone::strong});
        told.push_back({say(": no key moves, the next launch needs what is made here. ")});
    }
    std::ranges::move(soFar(recording, tree, launch), std::back_inserter(told));
    return told;
}

std::vector<Phrase> ofLaunch(const Recording& recording, const PartitionTree& tree, std::size_t launch)
{
    const Became all = becomesIn(tree, launch);
    if (all.splits + all.leaves + all.searches == 0)
        return ofPreparation(recording, tree, launch);
    std::vector<Phrase> told;
    if (all.splits > 0 && tree.hasPivots) {
        told.push_back({many(all.splits, "%1 segment", "%1 segments"), Tone::strong});
        told.push_back({all.splits == 1 && all.pivot
                            ? say(" is partitioned around the pivot %1: ").arg(valueText(*all.pivot, recording))
                            : say(all.splits, " is partitioned around a pivot: ",
                                  " are partitioned, each around a pivot of its own: ")});
        told.push_back({many(all.less, "%1 key is less", "%1 keys are less"), Tone::strong});
        told.push_back({QStringLiteral(", ")});
        told.push_back({many(all.equal, "%1 equal", "%1 equal"), Tone::keep});
        told.push_back({QStringLiteral(", ")});
        told.push_back({many(all.greater, "%1 greater", "%1 greater"), Tone::strong});
        told.push_back({QStringLiteral("; ")});
    } else if (all.splits > 0) {
        told.push_back({many(all.splits, "%1 segment", "%1 segments"), Tone::strong});
        told.push_back({say(all.splits, " is partitioned into ", " are partitioned into ")});
        told.push_back({many(all.parts, "%1 bucket", "%1 buckets"), Tone::strong});
        if (const QString digit = digitOf(recording, launch); !digit.isEmpty())
            told.push_back(
                {(largestFirst(recording) ? say(" by %1, largest first") : say(" by %1, smallest first")).arg(digit)});
        told.push_back({say("; within a bucket the keys keep their order: ")});
    } else if (all.leaves > 0) {
        told.push_back({tree.prepared.splitters.launch > 0 ? many(all.leaves, "%1 bucket", "%1 buckets")
                                                           : many(all.leaves, "%1 leaf", "%1 leaves"),
                        Tone::strong});
        told.push_back({say(all.leaves, " of %1 is sorted: ", " holding %1 in all are sorted: ")
                            .arg(many(all.leafKeys, "%1 key", "%1 keys"))});
    } else {
        const std::size_t left = recording.n() - finishedAfter(recording, tree, launch - 1);
        const std::vector<PartitionChoice>& choices = tree.work[launch].choices;
        told.push_back({say("Of %1 keys, ").arg(countDigits(left))});
        told.push_back({many(tree.work[launch].compares, "%1 is compared", "%1 are compared"), Tone::strong});
        told.push_back({largestFirst(recording) ? say(" one after another with the largest so far")
                                                : say(" one after another with the smallest so far")});
        if (!choices.empty())
            told.push_back({say(", in the end %1").arg(valueText(choices.back().first, recording))});
        told.push_back({say("; ")});
    }
    // Keys that are split wear their parts' hues, whether they move or stay. Those that a search leaves are not
    // finished.
    const Tone moves = all.splits > 0 ? Tone::strong : Tone::move;
    const Tone stays = all.splits + all.searches > 0 ? Tone::strong : Tone::keep;
    if (all.moved > 0)
        told.push_back({many(all.moved, "%1 key changes place", "%1 keys change place"), moves});
    else
        told.push_back({say("no key changes place"), stays});
    if (all.moved > 0 && all.stayed > 0) {
        told.push_back({betweenClauses()});
        told.push_back({keysThatStay(all.stayed), stays});
    }
    if (all.splits > 0)
        std::ranges::move(balance(recording, tree), std::back_inserter(told));
    if (all.searches > 0 || launch == recording.launchCount()) {
        told.push_back({QStringLiteral("; ")});
        std::ranges::move(soFar(recording, tree, launch), std::back_inserter(told));
    } else {
        told.push_back({QStringLiteral(".")});
    }
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

protected:
    PreparedPart partOf(const Recording&, Moment) const override { return {}; }

    PreparedPtr read(const Resident& resident, Moment) const override { return prepared(readPartitions(resident)); }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        const auto& tree = valueOf<PartitionTree>(ready);
        const PartitionLayout layout = layoutPartitions(*resident.recording, tree, moment.launch, view);
        const bool isOver = moment.launch == resident.recording->launchCount() && moment.fraction >= 1;
        const std::optional<Crossings> equal = isOver ? equalKeys(resident) : std::nullopt;
        return PartitionScene(*resident.recording, tree, layout, moment, view, equal).take();
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const auto& tree = valueOf<PartitionTree>(ready);
        if (moment.launch == 0)
            return atInput(*resident.recording, tree);
        std::vector<Phrase> told = ofLaunch(*resident.recording, tree, moment.launch);
        if (moment.launch == resident.recording->launchCount())
            tellEqualKeys(told, resident);
        return told;
    }
};

const PartitionsLens instance;

} // namespace

const Lens& partitionsLens = instance;

} // namespace lockstep::ui
