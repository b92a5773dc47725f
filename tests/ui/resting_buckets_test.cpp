// Buckets, packing and blocks at rest: the values that went in, arrowheads that nothing covers, the values that came
// out, over the catalogue.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/blocks/layout.hpp"
#include "ui/lenses/blocks/model.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/packing/model.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace lockstep::ui {
namespace {

using Texts = std::multiset<std::string>;

bool hasName(const Mark& mark, const QString& pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(mark.id.name).hasMatch();
}

/// What is written inside each of the marks that are so named, from left to right and from above.
Texts writtenIn(const Scene& scene, const QString& pattern)
{
    Texts found;
    for (const Mark& mark : scene.marks) {
        if (!hasName(mark, pattern) || std::holds_alternative<TextShape>(mark.shape))
            continue;
        const QRectF bounds = boundsOf(mark.shape);
        std::map<std::pair<double, double>, QString> pieces;
        for (const Mark& other : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&other.shape))
                if (const QRectF of = textBounds(*text); bounds.contains(of.center()))
                    pieces[{text->at.y(), of.left()}] = text->text;
        QString all;
        for (const auto& [at, text] : pieces)
            all += text;
        found.insert(all.toStdString());
    }
    return found;
}

Texts textsNamed(const Scene& scene, const QString& pattern)
{
    Texts texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text != nullptr && hasName(mark, pattern))
            texts.insert(text->text.toStdString());
    return texts;
}

Texts valuesOf(const Recording& recording, const Words& words)
{
    Texts values;
    for (const std::uint32_t word : words)
        values.insert(formatValue(word, recording.type));
    return values;
}

using Look = std::function<void(const Resident&, std::size_t, const View&, const Scene&, const std::string&)>;

/// Every launch at rest of every algorithm with this lens.
void lookAtAll(const QString& lens, const std::function<bool(const Recording&)>& isMeant, const Look& look)
{
    std::size_t seen = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {2, 4, 7, 8, 16}) {
            if (QString::fromStdString(algorithm->lens) != lens)
                continue;
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            if (!isMeant(*recording))
                continue;
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews) {
                const View view = shown.view();
                const Lens& drawn = lensFor(*recording, view);
                if (drawn.id() != lens)
                    continue;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    const std::string what =
                        algorithm->id + " of " + std::to_string(n) + " at launch " + std::to_string(k) + ", role " +
                        std::to_string(static_cast<int>(shown.role)) + " " + std::to_string(shown.size.width());
                    look(resident, k, view, drawn.scene(resident, {k, 1}, view), what);
                    ++seen;
                }
            }
        }
    EXPECT_GT(seen, 0U);
}

/// The keys of the row that a launch reads, and of the one that it makes.
TEST(RestingBuckets, TellWhatWentInTheDirectionAndWhatCameOut)
{
    const auto isSort = [](const Recording& recording) { return !isPacking(recording); };
    lookAtAll(QStringLiteral("buckets"), isSort,
              [](const Resident& resident, std::size_t k, const View&, const Scene& scene, const std::string& what) {
                  const Recording& recording = *resident.recording;
                  const bool byBallots = sortsByBallots(recording);
                  const Words& in =
                      *resident.state(byBallots ? 0 : passStart(recording, k) - 1)
                           ->buffers[dataBufferAfter(recording, byBallots ? 0 : passStart(recording, k) - 1)];
                  const Texts before = valuesOf(recording, in);
                  const auto keys = writtenIn(scene, QStringLiteral("launch\\d+-item\\d+-key"));
                  // A card has the key's bits under its value, and a decimal key zeros in front.
                  const auto tells = [](const Texts& cards, const Texts& values) {
                      std::size_t told = 0;
                      for (const std::string& value : values)
                          told += std::ranges::any_of(
                              cards, [&](const std::string& card) { return card.find(value) != card.npos; });
                      return told == values.size() && cards.size() == values.size();
                  };
                  EXPECT_TRUE(tells(keys, before)) << what << ": keys in";
                  expectHeadsShow(scene, QStringLiteral(".*head.*"), what);
                  if (byBallots || bucketStep(recording, k) == BucketStep::scatter) {
                      const Words& out = *resident.state(k)->buffers[dataBufferAfter(recording, k)];
                      EXPECT_TRUE(
                          tells(writtenIn(scene, QStringLiteral("launch\\d+-item\\d+-slot")), valuesOf(recording, out)))
                          << what << ": keys out";
                  }
              });
}

TEST(RestingPacking, TellsWhatWentInTheDirectionAndWhatCameOut)
{
    lookAtAll(
        QStringLiteral("buckets"), isPacking,
        [](const Resident& resident, std::size_t k, const View&, const Scene& scene, const std::string& what) {
            const Recording& recording = *resident.recording;
            EXPECT_EQ(writtenIn(scene, QStringLiteral("input\\d+")), valuesOf(recording, recording.input)) << what;
            const std::optional<Packing> packing = readPacking(resident);
            ASSERT_TRUE(packing);
            const auto launchOf = [&](std::size_t step) {
                return step == 0 ? 0 : packing->flow.steps[step - 1].place.launch;
            };
            if (k == launchOf(packing->moveStep)) {
                Words moved;
                for (const std::size_t from : packing->valueAt)
                    moved.push_back(recording.input[from]);
                EXPECT_EQ(writtenIn(scene, QStringLiteral("launch\\d+-item\\d+-slot")), valuesOf(recording, moved))
                    << what;
                if (!moved.empty())
                    expectHeadsShow(scene, QStringLiteral(".*head.*"), what);
            } else if (k == launchOf(packing->backStep)) {
                EXPECT_EQ(writtenIn(scene, QStringLiteral("launch\\d+-item\\d+-back")),
                          valuesOf(recording, recording.output))
                    << what;
            } else {
                expectHeadsShow(scene, QStringLiteral(".*head.*"), what);
            }
        });
}

/// What a launch combines stands over what comes of it, wherever rooms have the height.
TEST(RestingBlocks, TellWhatWentInTheDirectionAndWhatCameOut)
{
    lookAtAll(
        QStringLiteral("blocks"), [](const Recording&) { return true; },
        [](const Resident& resident, std::size_t k, const View& view, const Scene& scene, const std::string& what) {
            const Recording& recording = *resident.recording;
            const std::optional<BlocksFlow> flow = readBlocks(resident);
            ASSERT_TRUE(flow);
            if (!layoutBlocks(recording, *flow, view).fits)
                return; // rooms of bars
            const BlockStep& whole = flow->whole(k);
            const std::size_t last = static_cast<std::size_t>(
                std::ranges::find_if(flow->steps, [&](const BlockStep& s) { return s.place.launch > k; }) -
                flow->steps.begin());
            const std::size_t first = static_cast<std::size_t>(
                std::ranges::find_if(flow->steps, [&](const BlockStep& s) { return s.place.launch == k; }) -
                flow->steps.begin());
            std::map<std::size_t, std::size_t> changed; // cells by row
            Texts after, old;
            for (std::uint32_t i = 0; i < flow->rows.front().cells; ++i) {
                const auto &was = flow->at(first).cells[0][i], &is = flow->at(last).cells[0][i];
                if (is)
                    after.insert(valueText(is->bits, recording).toStdString());
                if (was && is && *was != *is)
                    old.insert(valueText(was->bits, recording).toStdString());
            }
            EXPECT_EQ(writtenIn(scene, QStringLiteral("(cell0-\\d+|launch\\d+-item\\d+(\\.\\d+)?-cell)")).size() >=
                          after.size(),
                      true)
                << what;
            const Texts shown = textsNamed(scene, QStringLiteral("old0-\\d+"));
            EXPECT_TRUE(std::ranges::includes(shown, old)) << what << ": values in";
            const bool isDone =
                std::ranges::any_of(whole.acts, [](const BlockAct& act) { return !act.isQuiet && act.op != Op::fill; });
            if (isDone)
                expectHeadsShow(scene, QStringLiteral(".*head.*"), what);
        });
}

/// Of positive values an output is finished where no later state has another value there.
TEST(RestingBlocks, CountAsFinishedWhatStaysToTheEnd)
{
    Session session;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {2, 4, 7, 8, 16, 33}) {
            if (algorithm->lens != "blocks")
                continue;
            RunRequest request;
            request.algorithm = algorithm->id;
            for (std::uint32_t i = 0; i < n; ++i)
                request.input.push_back(i + 1);
            const RecordingPtr recording = session.record(request);
            const auto flow = readBlocks(keptBy(recording));
            ASSERT_TRUE(flow);
            bool isWritten = false;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                isWritten = isWritten || std::ranges::any_of(recording->launches[k - 1].arguments, [&](const auto& a) {
                                return a.writable && a.buffer == recording->outputBuffer;
                            });
                std::size_t stay = 0;
                for (std::size_t i = 0; isWritten && i < recording->output.size(); ++i) {
                    bool same = true;
                    for (std::size_t later = k; later <= recording->launchCount(); ++later)
                        same = same &&
                               (*recording->states[later]->buffers[recording->outputBuffer])[i] == recording->output[i];
                    stay += same;
                }
                const auto last = static_cast<std::size_t>(
                    std::ranges::find_if(flow->steps, [&](const BlockStep& s) { return s.place.launch > k; }) -
                    flow->steps.begin());
                EXPECT_EQ(flow->finishedAfter(last), stay) << algorithm->id << " of " << n << " after launch " << k;
            }
        }
}

TEST(RestingBlocks, ShowABlocksOwnSumBesideThatOfAllUpToItsEnd)
{
    const RecordingPtr recording = recordedRun("look-back-scan", 16);
    const Resident resident = keptBy(recording);
    Texts own;
    std::set<std::uint32_t> first;
    for (const Event& event : *resident.eventsOf(1))
        if (event.op == Op::publish && first.insert(event.writeSlots[0].index).second && event.writeSlots[0].index > 0)
            own.insert(formatValue(event.readSlots[0].value, recording->type));
    ASSERT_EQ(own.size(), 3U);
    for (const Shown& shown : shownViews) {
        View view;
        view.size = shown.size;
        view.role = shown.role;
        const Scene scene = lensFor(*recording, view).scene(resident, {1, 1}, view);
        EXPECT_EQ(textsNamed(scene, QStringLiteral("own1-\\d+")), own) << view.size.width();
    }
}

TEST(RestingBlocks, ListInTheLegendOnlyWhatIsThere)
{
    lookAtAll(
        QStringLiteral("blocks"), [](const Recording&) { return true; },
        [](const Resident&, std::size_t, const View&, const Scene& scene, const std::string& what) {
            const auto says = [&](const char* words) {
                return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
                    const auto* text = std::get_if<TextShape>(&mark.shape);
                    return text != nullptr && text->text == QLatin1String{words};
                });
            };
            EXPECT_LE(says("barrier"), marksNamed(scene, QStringLiteral(".*-barrier")) > 0) << what;
            EXPECT_LE(says("order in which sums were passed on"), marksNamed(scene, QStringLiteral("order.*")) > 0)
                << what;
            EXPECT_LE(says("passed on"), marksNamed(scene, QStringLiteral(".*-way\\d+|.*-end\\d+-in|local-move.*")) > 0)
                << what;
        });
}

TEST(RestingBlocks, ShowReadsThatNoBarrierKeepsApart)
{
    Session session;
    RunRequest request;
    request.algorithm = "block-scan-pipeline";
    prepareBreaking(request, "no-load-barrier");
    const RecordingPtr recording = session.record(request);
    const Resident resident = keptBy(recording);
    for (const std::size_t k : {1, 2, 3, 4, 5}) {
        const Scene scene = lensFor(*recording, {}).scene(resident, {k, 1}, {});
        EXPECT_EQ(marksNamed(scene, QStringLiteral("launch4-item\\d+-raced\\d+")) > 0, k == 4) << k;
        EXPECT_EQ(marksNamed(scene, QStringLiteral("no-barrier-here.*")) > 0, k == 4) << k;
    }
    EXPECT_NE(sentenceOf(lensFor(*recording, {}).narration(resident, {4, 1})).find("with no barrier"),
              std::string::npos);
}

TEST(RestingBuckets, OfSevenKernelsTheLastHasWorkItems)
{
    const RecordingPtr recording = recordedRun("radix-pipeline", 16);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {1208, 720};
    for (const std::size_t k : {1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14}) {
        bool groups = false, items = false;
        for (const Mark& mark : bucketsLens.scene(resident, {k, 1}, view).marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                groups = groups || text->text.startsWith(QStringLiteral("Work-group "));
                items = items || text->text.startsWith(QStringLiteral("Work-item "));
            }
        EXPECT_EQ(groups, k == 1) << k;
        EXPECT_EQ(items, k % 7 == 0) << k;
        if (k > 1) { // its own work-groups are others than those that counted
            EXPECT_EQ(sentenceOf(bucketsLens.narration(resident, {k, 1})).find("work-group"), std::string::npos) << k;
        }
    }
}

TEST(RestingBuckets, ABitsScanInOneWorkGroupIsCalledSo)
{
    for (const char* algorithm : {"grid-radix-sort", "compaction", "split", "unpack"}) {
        const RecordingPtr recording = recordedRun(algorithm, 16);
        ASSERT_EQ(recording->launches[1].groups(), 1U);
        EXPECT_EQ(recording->launches[1].meaning.title.english.find("each block"), std::string::npos) << algorithm;
        const Resident resident = keptBy(recording);
        const Scene scene = bucketsLens.scene(resident, {2, 1}, {});
        EXPECT_EQ(marksNamed(scene, QStringLiteral("launch2-scan\\d+")), 1U) << algorithm << ": one line";
        EXPECT_GE(marksNamed(scene, QStringLiteral("launch2-head\\d+")), 16U) << algorithm;
    }
}

TEST(RestingBuckets, AWholeSortByBallotsShowsAllItsBits)
{
    const RecordingPtr recording = recordedRun("work-group-radix-sort", 16);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {880, 560};
    const Scene scene = bucketsLens.scene(resident, {1, 1}, view);
    const std::uint32_t bits = ballotBits(*recording);
    for (std::uint32_t round = 1; round < bits; ++round) { // stable by all bits up to it
        Words keys = recording->input;
        const std::uint32_t mask = (1U << round) - 1;
        std::ranges::stable_sort(keys, {}, [mask](std::uint32_t key) { return key & mask; });
        for (std::size_t place = 0; place < keys.size(); ++place)
            EXPECT_EQ(textsNamed(scene, QStringLiteral("round%1-%2").arg(round).arg(place)),
                      Texts{std::to_string(keys[place])})
                << round;
    }
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
            EXPECT_NE(text->text, QStringLiteral("store"));
        }
}

TEST(RestingBuckets, AKeyWhoseDigitIsComplementedIsAsItIs)
{
    for (const char* algorithm : {"radix-sort", "radix-pipeline", "local-sort-radix"}) {
        const RecordingPtr recording = recordedRun(algorithm, 16, {{"order", "descending"}});
        const std::optional<BucketPass> pass = readBucketPass(keptBy(recording), 1);
        ASSERT_TRUE(pass && pass->shownBits > 0) << algorithm;
        const std::uint32_t largest = (1U << pass->width) - 1, all = (1U << pass->shownBits) - 1;
        for (std::size_t i = 0; i < pass->keys.size(); ++i) {
            EXPECT_EQ(pass->shownWords[i] & all, recording->input[i] & all) << algorithm << " " << i;
            EXPECT_EQ(pass->shownWords[i] >> pass->shift & largest, largest - pass->keys[i].digit);
        }
    }
}

/// Bars of runs lie beside the arrowheads.
TEST(RestingBuckets, BarsOfRunsCoverNoArrowhead)
{
    const RecordingPtr recording = recordedRun("local-sort-radix", 16);
    const Resident resident = keptBy(recording);
    for (const Shown& shown : shownViews) {
        View view;
        view.size = shown.size;
        view.role = shown.role;
        const Scene scene = bucketsLens.scene(resident, {3, 1}, view);
        for (const Mark& head : scene.marks) {
            if (!hasName(head, QStringLiteral("move-head\\d+")))
                continue;
            for (const Mark& mark : scene.marks)
                if (const auto* line = std::get_if<LineShape>(&mark.shape);
                    line != nullptr && line->from.y() == line->to.y() && line->from.x() != line->to.x()) {
                    EXPECT_FALSE(boundsOf(mark.shape).intersects(boundsOf(head.shape))) << view.size.width();
                }
        }
    }
}

/// A launch that counts segments frames them, one that lists them draws the list: they are those of the sentence.
TEST(RestingPartitions, FrameTheSegmentsThatALaunchWorksOn)
{
    const RecordingPtr recording = recordedRun("msd-radix-sort", 16);
    const Resident resident = keptBy(recording);
    const Lens& lens = lensFor(*recording, {});
    std::size_t counts = 0, lists = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const std::string kernel = recording->launches[k - 1].kernel;
        const Scene scene = lens.scene(resident, {k, 1}, {});
        const std::size_t frames = marksNamed(scene, QStringLiteral("frame\\d+-\\d+"));
        if (kernel == "msd_count" || kernel == "msd_starts") {
            EXPECT_EQ(frames, recording->launches[k - 1].groups()) << k;
            ++counts;
        } else if (kernel == "msd_list") {
            const std::size_t next = recording->launches[k].groups(); // those that are counted next
            EXPECT_EQ(marksNamed(scene, QStringLiteral("listed\\d+")), next) << k;
            EXPECT_EQ(frames, 0U) << k;
            EXPECT_TRUE(sentenceOf(lens.narration(resident, {k, 1})).starts_with(std::to_string(next) + " bucket"));
            ++lists;
        } else if (kernel == "msd_scatter") {
            EXPECT_EQ(frames, 0U) << k;
        }
    }
    EXPECT_GE(counts, 2U);
    EXPECT_GE(lists, 1U);
}

/// Where buckets begin is all that a scan of their counts brings forth.
TEST(RestingPartitions, WriteTheStartsThatALaunchFinds)
{
    const RecordingPtr recording = recordedRun("msd-radix-sort", 16);
    const Resident resident = keptBy(recording);
    std::size_t scans = 0;
    for (const Shown& shown : shownViews) {
        const View view = shown.view();
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            if (recording->launches[k - 1].kernel != "msd_starts")
                continue;
            const Scene scene = lensFor(*recording, view).scene(resident, {k, 1}, view);
            EXPECT_GE(marksNamed(scene, QStringLiteral("start\\d+-\\d+")), 4U) << k << ", " << shown.size.width();
            ++scans;
        }
    }
    EXPECT_GE(scans, 8U);
}

} // namespace
} // namespace lockstep::ui
