// Radix sorts' tables of counts and starts at rest: numbers wherever they have room, and how a scan reads them.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

namespace lockstep::ui {
namespace {

constexpr double leastPresented = 18; ///< type of a full table before an audience, at 1080 lines

struct Look {
    const Resident& resident;
    const BucketPass& pass;
    const BucketLayout& layout;
    const View& view;
    const Scene& scene;
    std::string what;
};

/// Every launch of the first two passes of every sort with such a table.
void lookAtTables(std::initializer_list<std::size_t> sizes, const std::function<void(const Look&)>& look)
{
    std::size_t seen = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : sizes) {
            if (algorithm->lens != "buckets")
                continue;
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            const auto shape = tableShape(*recording);
            if (!shape || isPacking(*recording) || shape->kind == BucketKind::bits)
                continue;
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews) {
                const View view = shown.view();
                if (lensFor(*recording, view).id() != QStringLiteral("buckets"))
                    continue;
                const BucketLayout layout = layoutBuckets(*recording, view);
                for (std::size_t k = 1; k <= std::min(2 * passEnd(*recording, 1), recording->launchCount()); ++k) {
                    const std::optional<BucketPass> pass = readBucketPass(resident, k);
                    ASSERT_TRUE(pass);
                    look({resident, *pass, layout, view, bucketsLens.scene(resident, {k, 1}, view),
                          algorithm->id + " of " + std::to_string(n) + ", launch " + std::to_string(k) + ", " +
                              std::to_string(view.size.width())});
                    ++seen;
                }
            }
        }
    EXPECT_GT(seen, 50U);
}

const TextShape* textNamed(const Scene& scene, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name == name)
            return text;
    return nullptr;
}

/// The number in the middle of a place.
QString numberAt(const Scene& scene, QPointF at)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text && mark.opacity > 0 && textBounds(*text).contains(at))
            return text->text;
    return {};
}

/// Each cell has its count and its start, each column their names, each row its digit.
TEST(RestingTables, HaveNumbersNamesAndDigits)
{
    lookAtTables({2, 7, 16, 33}, [](const Look& seen) {
        const BucketLayout& layout = seen.layout;
        ASSERT_TRUE(layout.hasBoth()) << seen.what;
        const double least = seen.view.role == ViewRole::presenter ? leastPresented : smallestText(seen.view);
        EXPECT_GE(layout.numberSize, least - 1e-6) << seen.what;
        EXPECT_GE(layout.headSize, least - 1e-6) << seen.what;
        for (std::size_t g = 0; g < seen.pass.groups; ++g)
            for (const char* name : {"count-name%1", "start-name%1"})
                EXPECT_NE(textNamed(seen.scene, QString(QLatin1String(name)).arg(g)), nullptr)
                    << seen.what << ": " << name << " " << g;
        for (std::size_t row = 0; row < seen.pass.rows.size(); ++row) {
            EXPECT_NE(textNamed(seen.scene, QStringLiteral("row%1").arg(seen.pass.rows[row])), nullptr)
                << seen.what << ": row " << row;
            for (std::size_t g = 0; g < seen.pass.groups; ++g) {
                const std::size_t cell = seen.pass.cell(seen.pass.rows[row], g);
                const TextShape* count = textNamed(seen.scene, QStringLiteral("count%1").arg(cell));
                const TextShape* added = textNamed(seen.scene, QStringLiteral("addend%1").arg(cell));
                ASSERT_NE(count == nullptr, added == nullptr) << seen.what;
                if (count != nullptr) {
                    EXPECT_EQ(count->text, countDigits(seen.pass.counts[cell])) << seen.what;
                }
                if (!seen.pass.starts.empty()) {
                    EXPECT_EQ(numberAt(seen.scene, layout.start(row, g)), countDigits(seen.pass.starts[cell]))
                        << seen.what;
                }
            }
        }
    });
}

/// A mark beside each row tells where the reading comes from; work-groups that scan a part each begin anew. Nothing
/// leads from a start to another one: what leads into a start comes from a sum that was read for it.
TEST(RestingTables, AreReadLikeText)
{
    std::size_t parts = 0, wholes = 0;
    lookAtTables({2, 7, 16, 33}, [&](const Look& seen) {
        const BucketPass& pass = seen.pass;
        const bool isScan = scansCounts(pass);
        for (const Mark& mark : seen.scene.marks) {
            if (!mark.id.name.startsWith(QStringLiteral("start-")))
                continue;
            EXPECT_TRUE(!mark.id.name.startsWith(QStringLiteral("start-head")) || pass.sums.readsBefore ||
                        pass.sums.readsBases)
                << seen.what << ": " << mark.id.name.toStdString();
            EXPECT_FALSE(std::holds_alternative<LineShape>(mark.shape)) << seen.what;
        }
        const std::size_t begins = marksNamed(seen.scene, QStringLiteral("reading-begin-head\\d+")),
                          goes = marksNamed(seen.scene, QStringLiteral("reading-on-head\\d+"));
        if (!isScan) {
            EXPECT_EQ(begins + goes, 0U) << seen.what;
            return;
        }
        headsThatShow(seen.scene, QStringLiteral("reading.*head.*"), seen.what);
        if (pass.kind == BucketKind::pipeline) {
            ++parts;
            EXPECT_GE(begins, pass.rows.size()) << seen.what;
            EXPECT_EQ(goes, 0U) << seen.what;
        } else {
            ++wholes;
            EXPECT_EQ(begins, 1U) << seen.what;
            EXPECT_EQ(goes + 1, pass.rows.size()) << seen.what;
            EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("reading-end-head\\d+")), goes) << seen.what;
        }
        // Beside the rows, in no cell's numbers.
        for (const Mark& mark : seen.scene.marks)
            if (mark.id.name.startsWith(QStringLiteral("reading")))
                for (const Mark& other : seen.scene.marks)
                    if (const auto* text = std::get_if<TextShape>(&other.shape)) {
                        EXPECT_FALSE(textBounds(*text)
                                         .adjusted(0, 0.2 * text->size, 0, -0.15 * text->size)
                                         .intersects(boundsOf(mark.shape)))
                            << seen.what << ": " << text->text.toStdString();
                    }
    });
    EXPECT_GT(parts, 0U);
    EXPECT_GT(wholes, 0U);
}

/// One start is written out as the sum of the counts that are underlined.
TEST(RestingTables, WriteOneStartAsItsSum)
{
    std::size_t examples = 0;
    lookAtTables({7, 16, 33}, [&](const Look& seen) {
        const std::optional<StartExample> example = startExample(seen.pass, {});
        EXPECT_GE(example.has_value(), scansCounts(seen.pass)) << seen.what;
        if (!example || seen.layout.noteY <= 0)
            return;
        const std::uint32_t sum = std::accumulate(example->terms.begin(), example->terms.end(), std::uint32_t{0});
        for (const std::size_t cell : example->added) {
            EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("added%1").arg(cell)), 1U) << seen.what;
        }
        if (example->made && seen.layout.sumsLeft <= 0)
            return;
        const BucketSums& sums = seen.pass.sums;
        for (const SumPlace& place : example->sums)
            EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("added-sum%1-%2").arg(place.list).arg(place.index)),
                      seen.layout.sumsLeft > 0 ? 1U : 0U)
                << seen.what;
        EXPECT_EQ(sum,
                  example->made ? sums.now[example->made->list][example->made->index] : seen.pass.starts[example->cell])
            << seen.what;
        EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("added\\d+")), example->added.size()) << seen.what;
        const TextShape* told = textNamed(seen.scene, QStringLiteral("example%1").arg(example->cell));
        ASSERT_NE(told, nullptr) << seen.what;
        std::uint32_t written = 0;
        for (const QString& term : told->text.section(u':', 0, 0).mid(2).split(QStringLiteral(" + ")))
            written += term.toUInt();
        EXPECT_EQ(written, sum) << seen.what << ": " << told->text.toStdString();
        ++examples;
    });
    EXPECT_GT(examples, 20U);
}

/// Before each start stands what comes before its own block, with a head into it, and nothing leads on to another.
TEST(RestingTables, StartsGetTheSumBeforeTheirOwnBlock)
{
    std::size_t additions = 0, several = 0;
    lookAtTables({7, 16, 33}, [&](const Look& seen) {
        const BucketPass& pass = seen.pass;
        const BucketSums& sums = pass.sums;
        if (!sums.readsBefore || !seen.layout.hasBoth())
            return;
        ++additions;
        several += sums.blocks > 1 ? 1 : 0;
        std::vector<QRectF> ways; // by cell: from the addend to the tip of its head
        for (std::size_t row = 0; row < pass.rows.size(); ++row)
            for (std::size_t g = 0; g < pass.groups; ++g) {
                const std::size_t cell = pass.cell(pass.rows[row], g);
                const TextShape* added = textNamed(seen.scene, QStringLiteral("addend%1").arg(cell));
                ASSERT_NE(added, nullptr) << seen.what;
                const std::uint32_t before = sums.now[1][pass.rows[row] * sums.blocks + g / sums.rowsOfBlock];
                EXPECT_TRUE(added->text == QLatin1Char('+') + countDigits(before) || added->text == countDigits(before))
                    << seen.what << ": " << added->text.toStdString();
                EXPECT_EQ(pass.oldStarts[cell] + before, pass.starts[cell]) << seen.what;
                QRectF way = textBounds(*added).adjusted(0, 0.2 * added->size, 0, -0.15 * added->size);
                EXPECT_LT(way.right(), seen.layout.start(row, g).x()) << seen.what;
                for (const Mark& mark : seen.scene.marks) {
                    if (mark.id.name == QStringLiteral("start-head%1").arg(cell)) {
                        way |= boundsOf(mark.shape);
                    } else if (mark.id.name.startsWith(QStringLiteral("start")) && mark.id.index != qint64(cell)) {
                        EXPECT_FALSE(boundsOf(mark.shape).intersects(way)) << seen.what;
                    } else if (std::holds_alternative<LineShape>(mark.shape)) {
                        EXPECT_FALSE(boundsOf(mark.shape).adjusted(-0.5, 0, 0.5, 0).intersects(way))
                            << seen.what << ": " << mark.id.name.toStdString();
                    }
                }
                for (const QRectF& other : ways)
                    EXPECT_FALSE(way.intersects(other)) << seen.what;
                ways.push_back(way);
            }
        EXPECT_EQ(headsThatShow(seen.scene, QStringLiteral("start-head\\d+"), seen.what), pass.starts.size())
            << seen.what;
        EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("base-.*")), 0U) << seen.what;
    });
    EXPECT_GT(additions, 0U);
    EXPECT_GT(several, 0U);
}

/// Totals are scanned down their column. What is added to starts comes from its own column and into each of them.
TEST(RestingTables, SumsAreFollowedFromTheirColumn)
{
    std::size_t scans = 0, additions = 0, different = 0;
    lookAtTables({7, 16, 33}, [&](const Look& seen) {
        const BucketPass& pass = seen.pass;
        const BucketSums& sums = pass.sums;
        if (pass.kind != BucketKind::pipeline || seen.layout.sumsLeft <= 0 || pass.step != BucketStep::scan)
            return;
        if (sums.isWritten[3]) {
            ++scans;
            EXPECT_EQ(headsThatShow(seen.scene, QStringLiteral("reading-down-head\\d+"), seen.what) + 1,
                      pass.rows.size())
                << seen.what;
            EXPECT_EQ(marksNamed(seen.scene, QStringLiteral("sum-head3-\\d+")), 0U) << seen.what;
        }
        if (!sums.readsBefore && !sums.readsBases)
            return;
        ++additions;
        EXPECT_EQ(headsThatShow(seen.scene, QStringLiteral("start-head\\d+"), seen.what), pass.starts.size())
            << seen.what;
        for (std::size_t row = 0; row < pass.rows.size(); ++row)
            for (const Mark& mark : seen.scene.marks)
                if (mark.id.name == QStringLiteral("base-way%1").arg(row)) {
                    const QRectF way = boundsOf(mark.shape);
                    EXPECT_LE(way.left(), seen.layout.start(row, 0).x() + 1) << seen.what;
                    EXPECT_GE(way.right(), seen.layout.sum(3, row, 0, sums.blocks).left()) << seen.what;
                }
        if (const auto example = startExample(pass, {}); example && example->terms[0] != example->terms[1])
            ++different;
    });
    EXPECT_GT(scans, 0U);
    EXPECT_GT(additions, 0U);
    EXPECT_GT(different, additions / 2);
}

/// A scan of the table that adds many counts at a time says so: a barrier stands between two of its rounds.
TEST(RestingTables, TellTheRoundsOfTheirScan)
{
    std::set<std::string> told;
    lookAtTables({7, 16, 33}, [&](const Look& seen) {
        if (!scansCounts(seen.pass) || seen.pass.scanRounds < 2)
            return;
        const QString sentence =
            QString::fromStdString(sentenceOf(bucketsLens.narration(seen.resident, {seen.pass.launch, 1})));
        EXPECT_TRUE(sentence.contains(QStringLiteral("in %1 rounds").arg(countDigits(seen.pass.scanRounds))))
            << seen.what << ": " << sentence.toStdString();
        EXPECT_FALSE(sentence.contains(QStringLiteral("all counts before it,"))) << seen.what;
        told.insert(seen.resident.recording->algorithm);
    });
    EXPECT_GE(told.size(), 3U);
    // Totals are read down their column, but not added one after another.
    const Resident totals = keptBy(recordedRun("radix-pipeline", 16));
    const std::string sentence = sentenceOf(bucketsLens.narration(totals, {12, 1}));
    EXPECT_TRUE(sentence.starts_with("The totals of the digits are scanned in 2 rounds: ")) << sentence;
}

/// The sort of one work-group goes bit by bit: what stands after each bit has a row, or the way says how many there
/// are.
TEST(RestingTables, BitsOfOneLaunchAreRoundsOfTheirOwn)
{
    for (const std::size_t n : {7, 8, 16, 32})
        for (const Shown& shown : shownViews) {
            const View view = shown.view();
            const Resident resident = keptBy(recordedRun("work-group-radix-sort", n));
            const std::string what = std::to_string(n) + ", " + std::to_string(view.size.width());
            if (lensFor(*resident.recording, view).id() != QStringLiteral("buckets"))
                continue;
            const Scene scene = bucketsLens.scene(resident, {1, 1}, view);
            const std::size_t rows = marksNamed(scene, QStringLiteral("round\\d+-\\d+"));
            EXPECT_TRUE(rows >= n || marksNamed(scene, QStringLiteral("in-rounds")) == 1) << what;
            EXPECT_TRUE(rows >= n || view.role != ViewRole::presenter) << what;
        }
}

/// Sums of tiles that a launch scans, or adds, stand in the picture.
TEST(RestingTables, SumsOfTilesAreShown)
{
    for (const std::size_t n : {7, 16, 33})
        for (const Shown& shown : shownViews) {
            const View view = shown.view();
            const Resident resident = keptBy(recordedRun("local-sort-radix", n, {{"table-scan", "many-groups"}}));
            const std::size_t tiles = resident.recording->launches[1].groups();
            for (const std::size_t k : {3, 4}) {
                const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
                const std::string what = std::to_string(n) + ", " + std::to_string(view.size.width());
                EXPECT_EQ(marksNamed(scene, QStringLiteral("tile-before\\d+")), tiles) << what;
                EXPECT_EQ(marksNamed(scene, QStringLiteral("tile-sum\\d+")), k == 3 ? tiles : 0) << what;
                EXPECT_EQ(headsThatShow(scene, QStringLiteral("tiles-head"), what), k == 3 ? 1U : 0U) << what;
                EXPECT_EQ(marksNamed(scene, QStringLiteral("example\\d+")), k == 4 ? 1U : 0U) << what;
            }
        }
}

/// Where cells have no room for both numbers they hold the one that the launch makes, and a line tells the tint.
TEST(RestingTables, TellWhatATintMeans)
{
    std::set<TableDetail> details;
    for (const char* algorithm : {"radix-sort", "decimal-radix-sort", "vector-radix-sort", "radix-pipeline"})
        for (const std::size_t n : {33, 64, 100, 128})
            for (const QSizeF size : {QSizeF{808, 560}, {464, 410}, {1208, 720}, {1208, 400}, {2000, 1100}}) {
                const RecordingPtr recording = recordedRun(algorithm, n);
                View view;
                view.size = size;
                const BucketLayout layout = layoutBuckets(*recording, view);
                if (!layout.fits || layout.hasBoth())
                    continue;
                details.insert(layout.table);
                const Resident resident = keptBy(recording);
                for (std::size_t k = 1; k <= passEnd(*recording, 1); ++k) {
                    const BucketPass pass = *readBucketPass(resident, k);
                    const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
                    const std::string what = std::string(algorithm) + " of " + std::to_string(n) + ", launch " +
                                             std::to_string(k) + ", " + std::to_string(size.width());
                    EXPECT_EQ(marksNamed(scene, QStringLiteral("tint-note")), 1U) << what;
                    if (layout.table != TableDetail::single)
                        continue;
                    const QString name =
                        pass.starts.empty() ? QStringLiteral("count\\d+") : QStringLiteral("start-number\\d+");
                    EXPECT_EQ(marksNamed(scene, name), pass.rows.size() * pass.groups) << what;
                    expectLegible(scene, what);
                }
            }
    EXPECT_TRUE(details.contains(TableDetail::single));
}

/// Before an audience two digits stand beside each other as long as they have the width at all.
TEST(RestingTables, ShortKeysAreWrittenInOneLine)
{
    View view;
    view.role = ViewRole::presenter;
    view.size = {1776, 800};
    for (const char* algorithm :
         {"radix-sort", "vector-radix-sort", "radix-pipeline", "decimal-radix-sort", "local-sort-radix"}) {
        const RecordingPtr recording = recordedRun(algorithm, 33);
        const BucketLayout layout = layoutBuckets(*recording, view);
        EXPECT_EQ(layout.words.letters, 0) << algorithm;
        EXPECT_FALSE(layout.twoLines) << algorithm;
        EXPECT_GE(layout.valueSize, leastPresented - 1e-6) << algorithm;
    }
}

} // namespace
} // namespace lockstep::ui
