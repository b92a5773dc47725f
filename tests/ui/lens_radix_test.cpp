// The radix sorts that the buckets lens draws in other ways than the plain one: by decimal digits and characters, bit
// by bit, with sorted blocks, stretches and seven kernels.
#include "engine/presets/preset.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

constexpr const char* drawn[] = {"decimal-radix-sort", "grid-radix-sort", "local-sort-radix",
                                 "vector-radix-sort",  "radix-pipeline",  "work-group-radix-sort"};

Resident runOf(const char* algorithm, const Words& keys, const std::map<std::string, std::string>& parameters = {})
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    request.input = keys;
    return keptBy(session.record(request));
}

/// The run of a figure.
Resident figure(const char* preset)
{
    static Session session;
    return keptBy(session.record(requestOf(findPreset(preset))));
}

View viewOf(ViewRole role, QSizeF size, Language language = Language::english)
{
    View view;
    view.role = role;
    view.size = size;
    view.language = language;
    return view;
}

QString textOf(const Scene& scene, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name == name)
            return text->text;
    return {};
}

QString wordsIn(const Scene& scene)
{
    QString all(QLatin1Char('|'));
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.opacity > 0)
            all += text->text + QLatin1Char('|');
    return all;
}

/// It rises beside the positions of the keys, which stand at their middles.
TEST(RadixLenses, TheTabOfASweepEndsBeforeTheFirstPosition)
{
    for (const Language language : {Language::english, Language::german, Language::chinese}) {
        const View view = viewOf(ViewRole::window, {1220, 560}, language);
        const Scene scene = bucketsLens.scene(keptBy(recordedRun("single-pass-radix-sort", 16)), {3, 1}, view);
        double tabEnd = 0, first = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape)) {
                if (rect->fill == theme(view.theme).now)
                    tabEnd = std::max(tabEnd, rect->rect.right());
                if (mark.id.index == 0 && mark.id.name.endsWith(QStringLiteral("-key")))
                    first = rect->rect.center().x();
            }
        EXPECT_GT(tabEnd, 0);
        EXPECT_LT(tabEnd, first);
    }
}

TEST(RadixLenses, EveryOneIsLegibleInItsOwnPicture)
{
    const View views[] = {viewOf(ViewRole::window, {880, 560}),
                          viewOf(ViewRole::window, {648, 410}),
                          viewOf(ViewRole::window, {3000, 1800}),
                          viewOf(ViewRole::exported, {1528, 672}),
                          viewOf(ViewRole::window, {880, 560}, Language::german),
                          viewOf(ViewRole::exported, {1528, 672}, Language::german)};
    for (const char* algorithm : drawn)
        for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64}) {
            if (n > findAlgorithm(algorithm).limits.maximum)
                continue;
            const Resident resident = keptBy(recordedRun(algorithm, n));
            const std::size_t last = passEnd(*resident.recording, 1);
            for (const View& view : views) {
                const std::string what = std::string(algorithm) + " of " + std::to_string(n) + " as wide as " +
                                         std::to_string(view.size.width());
                if (n <= 33) {
                    ASSERT_EQ(lensFor(*resident.recording, view).id(), "buckets") << what;
                }
                if (!bucketsLens.canShow(*resident.recording, view))
                    continue;
                for (std::size_t k = 0; k <= last; ++k)
                    for (const double fraction : {0.4, 1.0})
                        expectLegible(bucketsLens.scene(resident, {k, fraction}, view),
                                      what + " launch " + std::to_string(k), view.role == ViewRole::exported ? 14 : 0);
            }
        }
}

TEST(RadixLenses, AnAudienceReadsEveryLaunch)
{
    for (const Language language : {Language::english, Language::german})
        for (const char* algorithm : drawn)
            for (const std::size_t n : {2, 7, 16}) {
                const Resident resident = keptBy(recordedRun(algorithm, n));
                const View view = viewOf(ViewRole::presenter, {1776, 800}, language);
                ASSERT_TRUE(bucketsLens.canShow(*resident.recording, view)) << algorithm << n;
                for (std::size_t k = 0; k <= passEnd(*resident.recording, 1); ++k)
                    expectLegible(bucketsLens.scene(resident, {k, 1}, view),
                                  std::string(algorithm) + " " + std::to_string(n) + " launch " + std::to_string(k),
                                  18); // numbers of a table of ten rows
            }
}

TEST(RadixLenses, ManyKeysAreLeftToBars)
{
    for (const char* algorithm :
         {"decimal-radix-sort", "grid-radix-sort", "local-sort-radix", "vector-radix-sort", "radix-pipeline"})
        EXPECT_EQ(lensFor(*recordedRun(algorithm, 1024), {}).id(), "bars") << algorithm;
}

TEST(RadixLenses, DecimalDigitsAreToldInDecimal)
{
    const Resident five = figure("opencl-decimal");
    View view;
    const auto labels = [&](std::size_t k) { return wordsIn(bucketsLens.scene(five, {k, 1}, view)); };
    EXPECT_TRUE(labels(3).contains(QStringLiteral("|ones digit|")));
    EXPECT_TRUE(labels(6).contains(QStringLiteral("|tens digit|")));
    EXPECT_TRUE(labels(9).contains(QStringLiteral("|hundreds digit|")));
    EXPECT_TRUE(labels(12).contains(QStringLiteral("|thousands digit|")));
    EXPECT_TRUE(labels(15).contains(QStringLiteral("|digit of 10,000|")));
    EXPECT_TRUE(labels(6).contains(QStringLiteral("|567|3|2|"))) << labels(6).toStdString(); // the tens are marked
    EXPECT_TRUE(labels(6).contains(QStringLiteral("|digit 8|")));
    EXPECT_EQ(sentenceOf(bucketsLens.narration(five, {0, 1})),
              "5 keys wait: 5 passes will sort them, each by a decimal digit, the lowest one first.");

    // Keys that are too short have zeros in front; with the largest first, row 0 is that of 9.
    const Resident down = runOf("decimal-radix-sort", {7, 120, 45, 3}, {{"order", "descending"}});
    const std::optional<BucketPass> pass = readBucketPass(down, 4);
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->digit.name(pass->keys[pass->keyAt[0]].digit), "4"); // 45: the tens, the largest first
    EXPECT_TRUE(wordsIn(bucketsLens.scene(down, {6, 1}, view)).contains(QStringLiteral("|0|0|7|")));
}

TEST(RadixLenses, WordsAreMarkedAtTheirCharacter)
{
    const Resident words = figure("opencl-10.1");
    const Scene scene = bucketsLens.scene(words, {3, 1}, {});
    const QString all = wordsIn(scene);
    EXPECT_TRUE(all.contains(QStringLiteral("|character 3|")));
    EXPECT_TRUE(all.contains(QStringLiteral("|so|b|"))) << all.toStdString();
    // Of 256 digits those that occur have rows.
    EXPECT_EQ(marksNamed(scene, "row\\d+"), 8U);
    EXPECT_EQ(textOf(scene, QStringLiteral("row%1").arg(int{'b'})), "b");
    EXPECT_EQ(sentenceOf(bucketsLens.narration(words, {0, 1})),
              "8 keys wait: 3 passes will sort them, each by a character, the last one first.");
    // A word that has ended: no character is the smallest.
    const Resident shorter =
        runOf("radix-sort", {'b' << 24, 'a' << 24 | 'c' << 16}, {{"type", "text"}, {"digit-bits", "8"}});
    EXPECT_TRUE(wordsIn(bucketsLens.scene(shorter, {3, 1}, {})).contains(QStringLiteral("|–|")));
}

TEST(RadixLenses, BitByBitShowsTheTableOfTheFigure)
{
    const Resident resident = figure("pmpp-13.3");
    const std::optional<BucketPass> pass = readBucketPass(resident, 3);
    ASSERT_TRUE(pass);
    const auto digits = [&] {
        std::vector<std::uint32_t> all;
        for (const BucketKey& key : pass->keys)
            all.push_back(key.digit);
        return all;
    };
    const auto places = [&] {
        std::vector<std::uint32_t> all;
        for (const BucketKey& key : pass->keys)
            all.push_back(key.slot);
        return all;
    };
    EXPECT_EQ(digits(), (std::vector<std::uint32_t>{0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0}));
    EXPECT_EQ(pass->ones, (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7, 8, 8}));
    EXPECT_EQ(places(), (std::vector<std::uint32_t>{0, 8, 1, 9, 10, 2, 11, 3, 12, 4, 13, 14, 5, 6, 15, 7}));
    const auto made = [&](std::size_t k, double fraction, const QString& pattern) {
        return marksNamed(bucketsLens.scene(resident, {k, fraction}, {}), pattern);
    };
    EXPECT_EQ(made(1, 0.3, "launch1-.*bit"), 0U); // not before its time
    EXPECT_EQ(made(1, 1, "launch1-.*bit"), 16U);
    EXPECT_EQ(made(2, 1, "launch2-item\\d+-ones\\d+"), 17U); // one for all ones
    EXPECT_EQ(made(3, 1, "launch3-.*place"), 16U);
    EXPECT_EQ(made(3, 1, "launch3-.*move"), 16U);
    EXPECT_EQ(
        sentenceOf(bucketsLens.narration(resident, {1, 1})),
        "Read bit 0 of every key: 8 bits are 1; a 0 follows the last one, so that the scan ends with their number.");
    EXPECT_EQ(sentenceOf(bucketsLens.narration(resident, {2, 1})),
              "Scan: each entry is the number of 1s before it; the last one counts them all.");
    EXPECT_EQ(sentenceOf(bucketsLens.narration(resident, {3, 1})),
              "A key with a 0 moves forward by the number of 1s before it; one with a 1 goes behind the 8 keys with "
              "a 0 and the 1s before it: 15 keys change place and 1 stays.");
}

TEST(RadixLenses, TheScanOfTheBitsIsSteppedByPhases)
{
    const Resident resident = figure("pmpp-13.3");
    const Recording& recording = *resident.recording;
    ASSERT_EQ(phasesShown(recording, 2), 7U); // loaded, five sums, stored
    EXPECT_EQ(phasesShown(recording, 1), 1U);
    const auto pass = [&](std::uint32_t phase) {
        BucketPass of = *readBucketPass(resident, 2);
        enterPhase(of, resident, {2, 0.5, phase});
        return of;
    };
    using List = std::vector<std::uint32_t>;
    EXPECT_EQ(pass(0).ones, (List{0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0})); // the bits
    EXPECT_EQ(pass(1).ones, (List{0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 0, 1, 1, 0}));
    EXPECT_EQ(pass(2).onesAdded[16], 14U);
    EXPECT_EQ(pass(2).oldOnes, pass(1).ones);
    EXPECT_EQ(pass(5).ones.back(), 8U);
    EXPECT_EQ(pass(6).ones, (List{0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7, 8, 8}));
    const auto told = [&](std::uint32_t phase) { return sentenceOf(bucketsLens.narration(resident, {2, 0.5, phase})); };
    EXPECT_EQ(told(0), "The bits are loaded into local memory: 17 numbers.");
    EXPECT_EQ(told(2), "What stands 2 places before is added: 15 additions.");
    EXPECT_EQ(told(6), "Every sum is stored one place further on, so that it counts the ones before: 17 numbers.");
    for (const Language language : {Language::english, Language::german})
        for (std::uint32_t p = 0; p < 7; ++p) {
            expectLegible(bucketsLens.scene(resident, {2, 0.5, p}, viewOf(ViewRole::window, {648, 410}, language)),
                          "phase " + std::to_string(p));
            expectLegible(bucketsLens.scene(resident, {2, 1, p}, viewOf(ViewRole::presenter, {1776, 800}, language)),
                          "presented, phase " + std::to_string(p), 28);
        }
}

TEST(RadixLenses, BitsOfManyKeysAreScannedInBlocks)
{
    const Resident resident = keptBy(recordedRun("grid-radix-sort", 64));
    ASSERT_EQ(passEnd(*resident.recording, 1), 5U);
    const auto told = [&](std::size_t k) { return sentenceOf(bucketsLens.narration(resident, {k, 1})); };
    EXPECT_EQ(told(2), "Scan, each block by itself: each entry is the number of 1s before it in its block.");
    EXPECT_TRUE(told(3).starts_with("The sums of the blocks")) << told(3);
    EXPECT_EQ(told(4), "The ones of the blocks before are added: 1 number now counts all ones before it.");
    const std::optional<BucketPass> before = readBucketPass(resident, 4);
    ASSERT_TRUE(before);
    EXPECT_EQ(std::ranges::count(before->onesWritten, true), 1);
    EXPECT_NE(before->oldOnes, before->ones);
}

TEST(RadixLenses, ABallotAndAMoveAreAPhaseEach)
{
    const Resident resident = runOf("work-group-radix-sort", {7, 14, 4, 1});
    const Recording& recording = *resident.recording;
    ASSERT_EQ(phasesShown(recording, 1), 10U); // loaded, four bits of two phases, stored
    const auto pass = [&](std::uint32_t phase) { return *readBallots(resident, {1, 0.5, phase}); };
    const auto keysOf = [&](std::uint32_t phase) {
        std::vector<std::uint32_t> all;
        for (const BucketKey& key : pass(phase).keys)
            all.push_back(key.bits);
        return all;
    };
    using List = std::vector<std::uint32_t>;
    EXPECT_EQ(pass(0).step, BucketStep::input);
    EXPECT_EQ(pass(1).step, BucketStep::histogram);
    EXPECT_EQ(pass(2).step, BucketStep::scatter);
    EXPECT_EQ(keysOf(1), (List{7, 14, 4, 1}));
    EXPECT_EQ(keysOf(3), (List{14, 4, 7, 1})); // by bit 0
    EXPECT_EQ(keysOf(5), (List{4, 1, 14, 7})); // and 1
    EXPECT_EQ(pass(2).ones, (List{0, 1, 1, 1, 2}));
    const auto told = [&](std::optional<std::uint32_t> phase, double fraction = 0.5) {
        return sentenceOf(bucketsLens.narration(resident, {1, fraction, phase}));
    };
    EXPECT_EQ(told(0), "Every work-item loads its key into local memory: 4 keys.");
    EXPECT_EQ(told(1), "Work-items whose key has a 1 as bit 0 put it into a word that all of them read: 2 of 4 keys.");
    EXPECT_TRUE(told(2).starts_with("A key with a 0 moves forward")) << told(2);
    EXPECT_EQ(told(8, 1).find("sorted"), std::string::npos); // not stored yet
    EXPECT_TRUE(told(9, 1).ends_with("; the keys are sorted.")) << told(9, 1);
    EXPECT_TRUE(told({}, 1).ends_with("4 bits; the keys are sorted.")) << told({}, 1);
    for (std::uint32_t phase = 0; phase < 10; ++phase)
        for (const ViewRole role : {ViewRole::window, ViewRole::presenter})
            expectLegible(
                bucketsLens.scene(resident, {1, 0.5, phase},
                                  viewOf(role, role == ViewRole::window ? QSizeF(648, 410) : QSizeF(1776, 800))),
                "phase " + std::to_string(phase), role == ViewRole::window ? 0 : 28);
}

TEST(RadixLenses, BlocksAreSortedBeforeTheyAreWritten)
{
    struct Figure {
        const char* preset;
        std::uint64_t runs, unsorted;
    };
    for (const Figure& one : {Figure{"pmpp-13.5", 8, 14}, {"pmpp-13.8", 14, 16}, {"pmpp-13.10", 8, 16}}) {
        const Resident resident = figure(one.preset);
        const std::optional<BucketPass> pass = readBucketPass(resident, 3);
        ASSERT_TRUE(pass);
        EXPECT_EQ(pass->runs, one.runs) << one.preset;
        EXPECT_EQ(pass->runsUnsorted, one.unsorted) << one.preset;
        const Words& sorted = *resident.state(1)->buffers[2];
        for (std::size_t j = 0; j < sorted.size(); ++j)
            EXPECT_EQ(pass->keys[pass->sortedAt[j]].bits, sorted[j]) << one.preset << " " << j;
        // As many bars as runs were counted from the events.
        EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {3, 1}, {}), "run\\d+"), one.runs) << one.preset;
        EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 1}, {}), "launch1-item\\d+-move"), sorted.size());
    }
    EXPECT_EQ(sentenceOf(bucketsLens.narration(figure("pmpp-13.5"), {3, 1})),
              "The keys of a block that have the same digit go to their bucket side by side: 8 runs of neighbouring "
              "places, 1 to 3 "
              "keys long, are "
              "written; unsorted blocks would have needed 14; 13 keys change place and 3 stay.");
}

TEST(RadixLenses, ABlocksOwnSortIsSteppedByPhases)
{
    const Resident resident = figure("pmpp-13.8");
    const Recording& recording = *resident.recording;
    ASSERT_EQ(phasesShown(recording, 1), 13U);
    EXPECT_EQ(phasesShown(recording, 2), 1U);
    EXPECT_EQ(phasesShown(recording, 3), 1U);
    const auto pass = [&](std::uint32_t phase) {
        BucketPass of = *readBucketPass(resident, 1);
        enterPhase(of, resident, {1, 0.5, phase});
        return of;
    };
    const std::vector<BlockPhase> phases{BlockPhase::clear, BlockPhase::load, BlockPhase::bit,   BlockPhase::scan,
                                         BlockPhase::scan,  BlockPhase::move, BlockPhase::bit,   BlockPhase::scan,
                                         BlockPhase::scan,  BlockPhase::move, BlockPhase::sizes, BlockPhase::sizes,
                                         BlockPhase::store};
    for (std::uint32_t p = 0; p < 13; ++p)
        EXPECT_EQ(pass(p).phase, phases[p]) << p;
    const auto lower = [&](std::uint32_t phase) {
        const BucketPass of = pass(phase);
        Words keys;
        for (const std::uint32_t position : of.sortedAt)
            keys.push_back(of.keys[position].bits);
        return keys;
    };
    EXPECT_EQ(lower(5), (Words{12, 6, 3, 9, 8, 10, 15, 5, 6, 9, 11, 13, 4, 10, 0, 7})); // figure 13.5: by bit 0
    EXPECT_EQ(lower(9), (Words{12, 9, 6, 3, 8, 5, 10, 15, 9, 13, 6, 11, 4, 0, 10, 7})); // figure 13.8: and by bit 1
    EXPECT_EQ(pass(9).phaseBit, 1U);
    std::vector<std::uint32_t> ones;
    for (const BlockOnes& of : pass(4).phaseOnes)
        ones.push_back(of.now);
    EXPECT_EQ(ones, (std::vector<std::uint32_t>{0, 1, 1, 2, 1, 1, 2, 2, 1, 1, 2, 3, 0, 0, 1, 1}));
    const auto told = [&](std::uint32_t phase) { return sentenceOf(bucketsLens.narration(resident, {1, 0.5, phase})); };
    EXPECT_EQ(told(0), "The counters of every block are set to 0: 16 counters.");
    EXPECT_EQ(told(1), "Every work-group loads its keys into local memory and counts their digits: 16 keys.");
    EXPECT_EQ(told(2), "Every work-item takes bit 0 of its keys and counts the ones: 8 ones.");
    EXPECT_EQ(told(3), "The work-items' ones are scanned in each block: 12 additions.");
    EXPECT_EQ(told(5), "In each block the keys with a 0 as bit 0 go to the front, those with a 1 behind them: 10 keys "
                       "change place and 6 stay.");
    EXPECT_EQ(told(12), "Every work-group stores its sorted block: 16 keys.");
    const Scene scan = bucketsLens.scene(resident, {1, 1, 4}, {});
    EXPECT_EQ(marksNamed(scan, "launch1-item\\d+-ones\\d+"), 16U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 1, 5}, {}), "launch1-item\\d+-move"), 16U);
    EXPECT_EQ(marksNamed(scan, "launch1-item\\d+-move"), 0U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {1, 0.5, 0}, {}), "launch1-.*count"), 0U);
    for (const char* name : {"pmpp-13.8", "pmpp-13.10"})
        for (const Language language : {Language::english, Language::german}) {
            const Resident shown = figure(name);
            for (std::uint32_t p = 0; p < phasesShown(*shown.recording, 1); ++p) {
                expectLegible(bucketsLens.scene(shown, {1, 0.5, p}, viewOf(ViewRole::window, {648, 410}, language)),
                              std::string(name) + " phase " + std::to_string(p));
                expectLegible(bucketsLens.scene(shown, {1, 1, p}, viewOf(ViewRole::presenter, {1776, 800}, language)),
                              std::string(name) + " presented, phase " + std::to_string(p), 28);
            }
        }
}

TEST(RadixLenses, ATableMayBeScannedInTiles)
{
    // 16 digits by 32 blocks: two tiles of 256 entries.
    const Resident resident = keptBy(recordedRun(
        "local-sort-radix", 128, {{"digit-bits", "4"}, {"group-size", "4"}, {"table-scan", "many-groups"}}));
    ASSERT_EQ(passEnd(*resident.recording, 1), 5U);
    const auto told = [&](std::size_t k) { return sentenceOf(bucketsLens.narration(resident, {k, 0.5})); };
    EXPECT_EQ(told(2), "The table is scanned in tiles, each by a work-group of its own in 8 rounds: 2 tiles with 512 "
                       "starts that count from the beginning of their tile.");
    EXPECT_EQ(told(3), "The tiles' sums are scanned, to tell how many keys come before each tile: 2 sums.");
    EXPECT_TRUE(told(4).starts_with("What comes before its tile is added to each start: ")) << told(4);
    EXPECT_TRUE(told(5).starts_with("The keys of a block that have the same digit go")) << told(5);
    View view;
    view.size = {3000, 1800};
    ASSERT_TRUE(bucketsLens.canShow(*resident.recording, view));
    const auto lit = [&](std::size_t k) {
        return marksNamed(bucketsLens.scene(resident, {k, 1}, view),
                          QStringLiteral("launch%1-item\\d+-start\\d+").arg(k));
    };
    EXPECT_EQ(lit(2), 512U);
    EXPECT_EQ(lit(3), 0U); // it writes no start
    EXPECT_GT(lit(4), 0U);
}

TEST(RadixLenses, AStretchsKeysGoOneAfterTheOther)
{
    const Resident resident = figure("opencl-vector");
    const std::optional<BucketPass> pass = readBucketPass(resident, 3);
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->itemTurns, 4U);
    for (std::size_t i = 0; i < pass->keys.size(); ++i) {
        EXPECT_EQ(pass->keys[i].moveTurn, i % 4);
        EXPECT_EQ(pass->keys[i].countTurn, i % 4);
        EXPECT_EQ(pass->keys[i].moveItem, i / 4);
        EXPECT_EQ(pass->keys[i].start, pass->starts[pass->cell(pass->keys[i].digit, pass->keys[i].group)]);
    }
    const Scene scene = bucketsLens.scene(resident, {3, 1}, {});
    EXPECT_EQ(marksNamed(scene, "stretch\\d+"), 4U);
    EXPECT_EQ(textOf(scene, "block2"), "Work-item 2");
    EXPECT_TRUE(sentenceOf(bucketsLens.narration(resident, {3, 1})).starts_with("Every work-item takes its own keys"));
}

TEST(RadixLenses, EqualKeysAreJoinedWhereTheyCanBeToldApart)
{
    const auto pair = [](std::uint32_t key, std::uint32_t value) { return key << 16 | value; };
    const Words keys{pair(2, 0), pair(1, 1), pair(2, 2), pair(1, 3), pair(2, 4), pair(3, 5)};
    const Resident resident = runOf("radix-sort", keys, {{"type", "pair"}});
    const std::optional<BucketPass> pass = readBucketPass(resident, 3);
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->nextEqual, (std::vector<std::uint32_t>{2, 3, 4, 3, 4, 5}));
    EXPECT_EQ(equalPairs(*pass).keep, 3U); // two of key 2, one of key 1
    EXPECT_EQ(equalPairs(*pass).cross, 0U);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {3, 1}, {}), "equal\\d+"), 3U);
    const std::string told = sentenceOf(bucketsLens.narration(resident, {3, 0.5}));
    EXPECT_TRUE(told.ends_with("; 3 pairs of successive equal keys keep their order.")) << told;
    // Plain numbers cannot be told apart.
    const Resident plain = runOf("radix-sort", {2, 1, 2, 1, 2, 3});
    EXPECT_EQ(marksNamed(bucketsLens.scene(plain, {3, 1}, {}), "equal\\d+"), 0U);
    EXPECT_EQ(sentenceOf(bucketsLens.narration(plain, {3, 0.5})).find("equal keys"), std::string::npos);
}

TEST(RadixLenses, EachOfTheSevenKernelsLightsWhatItWrites)
{
    const Resident resident = figure("opencl-pipeline");
    EXPECT_EQ(passEnd(*resident.recording, 1), 7U);
    const auto pass = [&](std::size_t k) { return *readBucketPass(resident, k); };
    using List = std::vector<std::uint32_t>;
    EXPECT_EQ(pass(2).sums.now[0], (List{2, 2, 2, 2, 2, 2, 2, 2}));
    EXPECT_EQ(pass(3).sums.now[1], (List{0, 2, 0, 2, 0, 2, 0, 2}));
    EXPECT_EQ(pass(3).sums.now[2], (List{4, 4, 4, 4}));
    EXPECT_EQ(pass(5).sums.now[3], (List{0, 4, 8, 12}));
    // A row a digit here, a column a digit in the buffer.
    EXPECT_EQ(pass(7).starts, (List{0, 1, 2, 2, 4, 5, 6, 8, 8, 9, 10, 11, 12, 13, 14, 15}));
    const std::array<std::array<bool, 4>, 5> written{{{true, false, false, false},
                                                      {false, true, true, false},
                                                      {false, false, false, false},
                                                      {false, false, false, true},
                                                      {false, false, false, false}}};
    for (std::size_t k = 2; k <= 6; ++k) {
        EXPECT_EQ(pass(k).sums.isWritten, written[k - 2]) << k;
        EXPECT_EQ(pass(k).sums.writesStarts, k != 3 && k != 5) << k;
    }
    EXPECT_NE(pass(4).oldStarts, pass(4).starts);
    const Scene scene = bucketsLens.scene(resident, {5, 1}, {});
    EXPECT_EQ(marksNamed(scene, "sum3-\\d+"), 4U);
    EXPECT_EQ(marksNamed(scene, "sum0-\\d+"), 0U); // written long ago: plain numbers
    EXPECT_TRUE(wordsIn(scene).contains(QStringLiteral("|unifiedBlockScan|")));
    EXPECT_EQ(sentenceOf(bucketsLens.narration(resident, {3, 1})),
              "Each block adds up the sums of the blocks before it in its row: 8 sums before; the last block of each "
              "row also finds the total of its digit: 4 totals.");
}

/// A pane of three that are compared in a window of 1920 x 1080: where digits have no room, their marks tell them.
TEST(RadixLenses, DrawBucketsOfEveryDigitLengthInALowPane)
{
    View view;
    view.size = {800, 253};
    for (const char* bits : {"1", "2", "4"}) {
        const Resident resident = keptBy(recordedRun("radix-sort", 16, {{"digit-bits", bits}}));
        EXPECT_TRUE(bucketsLens.canShow(*resident.recording, view)) << bits;
    }
}

} // namespace
} // namespace lockstep::ui
