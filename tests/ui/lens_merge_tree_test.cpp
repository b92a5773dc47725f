// The tree of a merge sort: its rows, runs and work-items are those of the recording, at their places.
#include "engine/presets/preset.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/merge_path/scene.hpp"
#include "ui/lenses/merge_path/tree.hpp"
#include "ui/player/gather.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

struct Call {
    std::size_t n;
    const char *firstRun, *perItem;
};
constexpr Call calls[] = {{1, "1", "2"},  {2, "1", "2"},  {3, "1", "2"},   {5, "2", "1"},   {7, "1", "2"},
                          {8, "1", "2"},  {9, "8", "4"},  {16, "1", "2"},  {29, "4", "4"},  {32, "4", "4"},
                          {33, "1", "1"}, {64, "1", "2"}, {100, "8", "8"}, {129, "16", "8"}};

RecordingPtr merged(const Call& call)
{
    return recordedRun("merge-sort", call.n, {{"first-run", call.firstRun}, {"per-item", call.perItem}});
}

std::string named(const Call& call)
{
    return std::to_string(call.n) + " keys, first runs of " + call.firstRun + ", " + call.perItem + " per item";
}

/// What stands in the buffer that a launch writes its keys to.
Words writtenBy(const Resident& resident, std::size_t launch)
{
    const Argument* out = argumentNamed(resident.recording->launches[launch - 1], "keys_out");
    return *resident.state(launch)->buffers[*out->buffer];
}

const Mark* markNamed(const Scene& scene, const QString& name)
{
    const auto found = std::ranges::find_if(scene.marks, [&](const Mark& mark) { return mark.id.name == name; });
    return found == scene.marks.end() ? nullptr : &*found;
}

View viewOf(QSizeF size = {880, 600}, ViewRole role = ViewRole::window)
{
    View view;
    view.size = size;
    view.role = role;
    return view;
}

Scene pictureAt(const Resident& resident, Moment moment, const View& view = viewOf())
{
    return mergePathLens.scene(resident, moment, view);
}

/// The moments that have the whole tree.
std::vector<Moment> wholes(const Recording& recording)
{
    return {{0, 1}, {recording.launchCount(), 1}};
}

std::vector<std::string> valuesIn(const Scene& scene, const QRectF& box)
{
    std::map<double, std::string> found;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && mark.opacity > 0.5 && box.contains(textBounds(*text).center()))
            found[textBounds(*text).center().x()] = text->text.toStdString();
    std::vector<std::string> values;
    for (const auto& [x, value] : found)
        values.push_back(value);
    return values;
}

TEST(MergeTree, ItsRunsAreSortedAndMadeOfTheRunsAbove)
{
    for (const Call& call : calls) {
        const RecordingPtr recording = merged(call);
        const Resident resident = keptBy(recording);
        const MergeTree tree = mergeTree(*recording);
        std::set<std::size_t> told;
        Words before = recording->input;
        for (std::size_t row = 1; row < tree.rows.size(); ++row) {
            const MergeTreeRow& of = tree.rows[row];
            told.insert({of.search, of.made});
            const Words after = writtenBy(resident, of.made);
            std::size_t end = 0, alone = 0;
            for (std::size_t j = 0; j < tree.runs(row); ++j) {
                const MergeTreeRun run = tree.runAt(row, j);
                EXPECT_EQ(run.begin, end) << named(call);
                end = run.end;
                const auto part = [&](const Words& words, std::size_t from, std::size_t until) {
                    return Words(words.begin() + static_cast<std::ptrdiff_t>(from),
                                 words.begin() + static_cast<std::ptrdiff_t>(until));
                };
                const Words made = part(after, run.begin, run.end);
                EXPECT_TRUE(std::ranges::is_sorted(made)) << named(call) << ", row " << row << ", run " << j;
                EXPECT_TRUE(std::ranges::is_permutation(made, part(before, run.begin, run.end))) << named(call);
                if (of.merges) { // both are runs of the row above
                    EXPECT_TRUE(std::ranges::is_sorted(part(before, run.begin, run.middle)));
                    EXPECT_TRUE(std::ranges::is_sorted(part(before, run.middle, run.end)));
                    EXPECT_EQ(run.middle - run.begin, std::min(tree.rows[row - 1].run, run.end - run.begin));
                    alone += run.isAlone();
                    EXPECT_EQ(run.isAlone(), made == part(before, run.begin, run.end) && run.middle == run.end);
                }
            }
            EXPECT_EQ(end, call.n) << named(call);
            EXPECT_EQ(tree.merges(row), of.merges ? tree.runs(row) - alone : 0) << named(call);
            before = after;
        }
        told.erase(0);
        EXPECT_EQ(told.size(), recording->launchCount()) << named(call) << ": each launch has its row";
        EXPECT_EQ(before, recording->output) << named(call);
        EXPECT_EQ(tree.runs(tree.rows.size() - 1), 1U) << named(call);
    }
}

TEST(MergeTree, CountsTheWorkItemsThatWriteARun)
{
    std::size_t counted = 0;
    for (const Call& call : calls) {
        const RecordingPtr recording = merged(call);
        const MergeTree tree = mergeTree(*recording);
        for (std::size_t row = 1; row < tree.rows.size(); ++row) {
            const std::size_t made = tree.rows[row].made;
            const Argument* out = argumentNamed(recording->launches[made - 1], "keys_out");
            std::map<std::size_t, std::set<std::uint32_t>> items;
            for (const Event& event : *recording->events[made - 1])
                for (const Access& write : event.writes())
                    if (write.array == *out->buffer)
                        items[write.index / tree.rows[row].run].insert(event.item);
            ASSERT_EQ(items.size(), tree.runs(row)) << named(call);
            for (const auto& [run, all] : items) {
                EXPECT_EQ(tree.runAt(row, run).items, all.size()) << named(call) << ", row " << row << ", run " << run;
                ++counted;
            }
        }
    }
    EXPECT_GT(counted, 150U);
}

TEST(MergeTree, ShowsEveryRunAtItsPlaceAndTheMadeOnesWithTheirKeys)
{
    for (const Call& call : calls) {
        const RecordingPtr recording = merged(call);
        const Resident resident = keptBy(recording);
        const MergeTree tree = mergeTree(*recording);
        for (const auto& [k, fraction, phase] : wholes(*recording)) {
            const Scene scene = pictureAt(resident, {k, 1});
            const MergeTreeLayout layout = layoutMergeTree(*recording, tree, k, viewOf());
            const std::string what = named(call) + ", launch " + std::to_string(k);
            ASSERT_TRUE(layout.fits) << what;
            EXPECT_EQ(layout.now, tree.rowOf(k)) << what;
            double last = 0;
            for (std::size_t row = 0; row < tree.rows.size(); ++row) {
                const bool isMade = row == 0 || tree.rows[row].made <= k;
                const Words keys = row == 0 ? recording->input : writtenBy(resident, tree.rows[row].made);
                EXPECT_GT(layout.rowTop(row) + 1, last) << what << ", row " << row << " meets the one above";
                last = layout.rowTop(row) + layout.box;
                if (layout.keys != MergeTreeKeys::values)
                    continue;
                for (std::size_t j = 0; j < tree.runs(row); ++j) {
                    const MergeTreeRun run = tree.runAt(row, j);
                    const Mark* box = markNamed(scene, QStringLiteral("row%1-run%2").arg(row).arg(j));
                    ASSERT_NE(box, nullptr) << what << ", row " << row << ", run " << j;
                    const auto& shape = std::get<RectShape>(box->shape);
                    EXPECT_NEAR(shape.rect.left(), layout.x(run.begin), 2) << what;
                    EXPECT_NEAR(shape.rect.right(), layout.x(run.end), 2) << what;
                    if (!isMade) {
                        EXPECT_EQ(shape.fill.alpha() > 0 && shape.fill != theme(ThemeName::light).paper, false)
                            << what << ": drawn as made";
                    }
                    std::vector<std::string> values;
                    for (std::size_t i = run.begin; isMade && i < run.end; ++i)
                        values.push_back(valueText(keys[i], *recording).toStdString());
                    EXPECT_EQ(valuesIn(scene, shape.rect), values) << what << ", row " << row << ", run " << j;
                }
            }
        }
    }
}

/// 4 merges by 2 blocks each, 2 by 4, 1 by 8: a block of the figure is a work-item.
TEST(MergeTree, HasTheMergesAndBlocksOfTheFigure)
{
    Session session;
    const Preset& preset = findPreset("pmpp-13.11");
    EXPECT_EQ(preset.launch, 7U) << "the last one";
    const Resident resident = keptBy(session.record(requestOf(preset)));
    const RecordingPtr recording = resident.recording;
    for (const std::size_t k : {std::size_t{0}, *preset.launch}) {
        const Scene scene = pictureAt(resident, {k, 1}, viewOf({808, 540}));
        std::map<QString, std::vector<std::string>> items;
        for (std::size_t i = 0; i + 1 < scene.marks.size(); ++i)
            if (const QString name = scene.marks[i].id.name; name.contains("-items"))
                items[name.section('-', 0, 0)].push_back(
                    std::get<TextShape>(scene.marks[i + 1].shape).text.section(' ', 0, 0).toStdString());
        EXPECT_EQ(items["row1"], std::vector<std::string>(8, "4")) << "a work-item per key sorts the segments";
        EXPECT_EQ(items["row2"], std::vector<std::string>(4, "2"));
        EXPECT_EQ(items["row3"], std::vector<std::string>(2, "4"));
        EXPECT_EQ(items["row4"], std::vector<std::string>(1, "8"));
        EXPECT_EQ(marksNamed(scene, "row[234]-arrowhead\\d+"), 4U + 2 + 1);
        EXPECT_EQ(marksNamed(scene, "row[234]-stretch\\d+|launch7-item\\d+-stretch"), 3 * 8U);
    }
    const auto told = [&](std::size_t k) { return sentenceOf(mergePathLens.narration(resident, {k, 1})); };
    EXPECT_EQ(told(0), "32 keys wait. 8 segments of up to 4 keys are each sorted on their own first, then 3 levels of "
                       "merging sort them: 4, 2 and 1 merges by 2, 4 and 8 work-items each.");
    EXPECT_EQ(told(7),
              "Level 3 of 3: 1 merge by 8 work-items; the keys are sorted, after 4, 2 and 1 merges by 2, 4 and "
              "8 work-items each.");
    // The names beside the rows say which launches made them.
    const Scene scene = pictureAt(resident, {7, 1}, viewOf({808, 540}));
    for (const auto& [row, words] :
         {std::pair{1, "launch 1"}, {2, "launches 2, 3"}, {3, "launches 4, 5"}, {4, "launches 6, 7"}}) {
        const Mark* mark = markNamed(scene, QStringLiteral("row%1-launches").arg(row));
        ASSERT_NE(mark, nullptr) << row;
        EXPECT_EQ(std::get<TextShape>(mark->shape).text.toStdString(), words);
    }
}

TEST(MergeTree, ARunWithoutAPartnerIsCopiedAndNoMerge)
{
    const RecordingPtr recording = merged({5, "1", "1"}); // runs of 1; then 2, 2, 1; then 4, 1; then 5
    const Resident resident = keptBy(recording);
    const MergeTree tree = mergeTree(*recording);
    ASSERT_EQ(tree.rows.size(), 4U);
    EXPECT_EQ(tree.merges(1), 2U);
    EXPECT_EQ(tree.merges(2), 1U);
    EXPECT_EQ(tree.merges(3), 1U);
    const Scene scene = pictureAt(resident, {0, 1});
    EXPECT_EQ(marksNamed(scene, "row1-items\\d+"), 2U) << "its work-item merges nothing";
    EXPECT_EQ(marksNamed(scene, "row1-arrowhead\\d+"), 3U);
    const auto lonely = std::ranges::count_if(scene.marks, [](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text != nullptr && text->text == "no partner";
    });
    EXPECT_EQ(lonely, 2);
    EXPECT_EQ(sentenceOf(mergePathLens.narration(resident, {6, 1})),
              "Level 3 of 3: 1 merge by 5 work-items; the keys are sorted, after 2, 1 and 1 merges by 2, 4 and 5 "
              "work-items each.");
}

TEST(MergeTree, IsLegibleAtEverySize)
{
    for (const Call& call : calls) {
        const RecordingPtr recording = merged(call);
        const Resident resident = keptBy(recording);
        const MergeTree tree = mergeTree(*recording);
        for (const Moment& moment : wholes(*recording)) {
            const std::string what = named(call) + ", launch " + std::to_string(moment.launch);
            for (const QSizeF& size : {QSizeF{648, 440}, {880, 560}, {1208, 560}, {3000, 1800}})
                for (const Language language : {Language::english, Language::german}) {
                    View view = viewOf(size);
                    view.language = language;
                    EXPECT_TRUE(layoutMergeTree(*recording, tree, moment.launch, view).fits) << what;
                    expectLegible(pictureAt(resident, moment, view), what + ", width " + std::to_string(size.width()));
                }
            expectLegible(pictureAt(resident, moment, viewOf({1528, 672}, ViewRole::exported)), what + ", exported",
                          14);
            if (const View hall = viewOf({1696, 760}, ViewRole::presenter); mergePathLens.canShow(*recording, hall))
                expectLegible(pictureAt(resident, moment, hall), what + ", in the hall", 28);
        }
    }
}

TEST(MergeTree, ArrowsLeadToEveryRun)
{
    for (const Call& call : calls) {
        if (call.n > 33)
            continue;
        const RecordingPtr recording = merged(call);
        const Resident resident = keptBy(recording);
        const MergeTree tree = mergeTree(*recording);
        for (const Moment& moment : wholes(*recording)) {
            const Scene scene = pictureAt(resident, moment, viewOf({1208, 720}));
            for (std::size_t row = 1; row < tree.rows.size(); ++row)
                EXPECT_EQ(headsThatShow(scene, QStringLiteral("row%1-arrowhead\\d+").arg(row), named(call)),
                          tree.runs(row))
                    << named(call) << ", launch " << moment.launch << ", row " << row;
        }
    }
}

/// The cuts are where the co-ranks of the recording say.
TEST(MergeTree, TheEndMarksWhereTheRunsWereSplit)
{
    const RecordingPtr recording = merged({32, "4", "4"});
    const Resident resident = keptBy(recording);
    const MergeTree tree = mergeTree(*recording);
    const MergeTreeLayout layout = layoutMergeTree(*recording, tree, 7, viewOf());
    const std::size_t coRanks = *argumentNamed(recording->launches[5], "co_ranks")->buffer;
    std::set<std::pair<std::size_t, qint64>> expected, drawn;
    for (std::size_t t = 1; t < 8; ++t) { // of 4 keys each
        const std::size_t left = resident.state(6)->buffers[coRanks]->at(t);
        expected.emplace(left, t);
        expected.emplace(16 + 4 * t - left, t);
    }
    const Scene scene = pictureAt(resident, {7, 1});
    for (const Mark& mark : scene.marks)
        if (mark.id.name.contains("-cut")) {
            const std::size_t cut = mark.id.name.section("-cut", 1).toULongLong();
            EXPECT_NEAR(std::get<LineShape>(mark.shape).from.x(), layout.x(cut), 0.01);
            drawn.emplace(cut, mark.id.item);
        }
    EXPECT_EQ(drawn, expected);
}

/// In between the other levels are strips: filled where they are made, hollow where they are not.
TEST(MergeTree, TheOtherLevelsAreStrips)
{
    const RecordingPtr recording = merged({32, "4", "4"});
    const Resident resident = keptBy(recording);
    const MergeTree tree = mergeTree(*recording);
    for (std::size_t k = 1; k < recording->launchCount(); ++k) {
        const Scene scene = pictureAt(resident, {k, 1});
        const MergeLayout layout = layoutMerge(*recording, viewOf(), k);
        const std::size_t now = *tree.rowOf(k);
        for (std::size_t row = 1; row < tree.rows.size(); ++row) {
            const Mark* strip = markNamed(scene, QStringLiteral("level-row%1").arg(row));
            if (row == now || row + 1 == now) {
                EXPECT_EQ(strip, nullptr) << "the card has it";
                continue;
            }
            ASSERT_NE(strip, nullptr) << "launch " << k << ", row " << row;
            const auto& shape = std::get<PathShape>(strip->shape);
            EXPECT_EQ(shape.fill.alpha() > 0, row < now) << "launch " << k << ", row " << row;
            EXPECT_EQ(shape.path.toSubpathPolygons().size(), static_cast<qsizetype>(tree.runs(row)));
            const QRectF bounds = boundsOf(shape);
            EXPECT_TRUE(row < now ? bounds.bottom() < layout.cardTop : bounds.top() > layout.cardBottom);
        }
    }
}

/// Of few keys the card is narrower than its legend, which then stands below it, and below the strips.
TEST(MergeTree, NoTextStandsInAStrip)
{
    std::size_t strips = 0;
    for (const std::size_t n : {5U, 7U, 8U, 16U, 33U}) {
        const RecordingPtr recording = recordedRun("merge-sort", n);
        const Resident resident = keptBy(recording);
        for (const View& view : {viewOf({808, 560}), viewOf({1222, 560}, ViewRole::exported)})
            for (std::size_t k = 1; k < recording->launchCount(); ++k) {
                const Scene scene = mergePathLens.scene(resident, {k, 1}, view);
                for (const Mark& strip : scene.marks) {
                    if (!strip.id.name.startsWith(QStringLiteral("level-row")))
                        continue;
                    ++strips;
                    for (const Mark& mark : scene.marks)
                        if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                            EXPECT_FALSE(textBounds(*text).intersects(boundsOf(strip.shape)))
                                << n << " keys, launch " << k << ": " << text->text.toStdString();
                        }
                }
            }
    }
    EXPECT_GT(strips, 20U);
}

TEST(MergeTree, OfThousandsOfKeysIsDrawnAtEveryLaunchWithoutReadingThem)
{
    static Session session;
    for (const std::size_t n : {std::size_t{4096}, std::size_t{100'000}}) {
        const RecordingPtr recording = recordedRun("merge-sort", n);
        const MergeTree tree = mergeTree(*recording);
        const std::size_t last = tree.rows.size() - 1;
        for (const View& view : {viewOf({808, 560}), viewOf({1528, 672}, ViewRole::exported), viewOf({3000, 1800}),
                                 viewOf({1696, 760}, ViewRole::presenter)}) {
            ASSERT_TRUE(mergePathLens.canShow(*recording, view)) << n;
            EXPECT_EQ(lensFor(*recording, view).id(), "merge-path");
            for (std::size_t k = 0; k <= recording->launchCount(); k += n > 4096 && k > 0 ? 4 : 1) {
                const Needs needs = mergePathLens.needs(*recording, {k, 1}, view);
                EXPECT_TRUE(needs.states.empty() && needs.events.empty()) << "too many for every launch";
                const Scene scene = pictureAt(gather(session, recording, needs), {k, 1}, view);
                EXPECT_EQ(marksNamed(scene, "density"), 1U) << n << ", launch " << k;
                EXPECT_LT(scene.marks.size(), 2000U) << "as many as there is room for, not as there are keys";
                expectLegible(scene, std::to_string(n) + " keys, launch " + std::to_string(k), smallestText(view));
            }
        }
        const View view = viewOf({808, 560});
        const Scene scene =
            pictureAt(gather(session, recording, mergePathLens.needs(*recording, {2, 1}, view)), {2, 1}, view);
        EXPECT_EQ(marksNamed(scene, "row\\d+-name"), tree.rows.size());
        for (std::size_t row = 2; row <= last; ++row) { // below the segments
            const Mark* counts = markNamed(scene, QStringLiteral("row%1-counts").arg(row));
            ASSERT_NE(counts, nullptr) << row;
            EXPECT_EQ(std::get<TextShape>(counts->shape).text,
                      digits(tree.merges(row)) + QStringLiteral(" × ") + digits(tree.runAt(row, 0).items));
        }
        EXPECT_EQ(tree.runAt(last, 0).items, recording->launches.back().active);
        const auto told = [&](std::size_t k) {
            return sentenceOf(mergePathLens.narration(Resident{recording, {}, {}, {}, {}}, {k, 1}));
        };
        const std::string levels = std::to_string(last - 1);
        EXPECT_TRUE(told(3).starts_with("Level 1 of " + levels + ": ")) << told(3);
        const std::size_t search = recording->launchCount() - 1; // of the last level, which has co-ranks to find
        ASSERT_GT(recording->launches[search - 1].work, 0U);
        EXPECT_NE(told(search).find(
                      many(recording->launches[search - 1].work, "%1 comparison", "%1 comparisons").toStdString()),
                  std::string::npos)
            << told(search);
        EXPECT_TRUE(
            told(recording->launchCount()).ends_with("; the keys are sorted, after " + levels + " levels of merging."))
            << told(recording->launchCount());
    }
}

} // namespace
} // namespace lockstep::ui
