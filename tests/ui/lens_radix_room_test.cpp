// Radix sorts where room is short or where their digits end: what the buckets lens keeps to itself.
#include "engine/presets/preset.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace lockstep::ui {
namespace {

Resident figure(const char* preset)
{
    static Session session;
    return keptBy(session.record(requestOf(findPreset(preset))));
}

std::vector<QString> textsOf(const Scene& scene)
{
    std::vector<QString> all;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.opacity > 0)
            all.push_back(text->text);
    return all;
}

View windowOf(double width, double height)
{
    View view;
    view.size = {width, height};
    return view;
}

std::vector<std::string> wordsOf(const Words& keys)
{
    std::vector<std::string> words;
    for (const std::uint32_t key : keys)
        words.push_back(formatValue(key, ElementType::text));
    return words;
}

TEST(RadixRoom, WordsStandDownwardsWhereLinesHaveNoRoom)
{
    for (const auto& [n, bits, view] :
         {std::tuple{33, "2", windowOf(648, 440)}, {64, "2", windowOf(1285, 760)}, {64, "8", windowOf(1285, 760)}}) {
        const RecordingPtr recording =
            recordedRun("radix-sort", static_cast<std::size_t>(n), {{"type", "text"}, {"digit-bits", bits}});
        const Resident resident = keptBy(recording);
        ASSERT_EQ(lensFor(*recording, view).id(), "buckets");
        const BucketLayout layout = layoutBuckets(*recording, view);
        ASSERT_GT(layout.words.letters, 0) << n << " " << bits;
        for (const std::size_t k : {std::size_t{0}, std::size_t{1}, std::size_t{3}, recording->launchCount()})
            expectLegible(bucketsLens.scene(resident, {k, 1}, view), "words, launch " + std::to_string(k));
        const Scene first = bucketsLens.scene(resident, {3, 1}, view),
                    last = bucketsLens.scene(resident, {recording->launchCount(), 1}, view);
        EXPECT_EQ(wordColumnsOf(first, layout.keyTop, layout.keyTop + layout.keyHeight), wordsOf(recording->input));
        EXPECT_EQ(wordColumnsOf(last, layout.slotTop, layout.slotTop + layout.keyHeight), wordsOf(recording->output));
    }
    EXPECT_EQ(layoutBuckets(*recordedRun("radix-sort", 16, {{"type", "text"}}), windowOf(648, 440)).words.letters, 0)
        << "lines have room";
    EXPECT_EQ(layoutBuckets(*recordedRun("radix-sort", 64), windowOf(648, 440)).words.letters, 0) << "no words";
}

TEST(RadixRoom, TheLetterThatIsTheDigitIsMarkedInItsWord)
{
    const RecordingPtr recording = recordedRun("radix-sort", 64, {{"type", "text"}, {"digit-bits", "8"}});
    const View view = windowOf(1285, 760);
    const BucketLayout layout = layoutBuckets(*recording, view);
    const Resident resident = keptBy(recording);
    for (std::size_t k = 3; k <= recording->launchCount(); k += 3) {
        const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
        const Theme& colors = theme(view.theme);
        std::vector<double> marked; // heights of letters in a digit's hue among the keys
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && text->at.y() > layout.keyTop && text->at.y() < layout.keyTop + layout.keyHeight &&
                text->family == FontFamily::mono && text->color != colors.ink)
                marked.push_back(text->at.y());
        ASSERT_EQ(marked.size(), 64U) << k;
        EXPECT_EQ(std::ranges::count(marked, marked.front()), 64) << "one letter of each word";
        const double step = layout.words.step();
        const double middle = marked.front() - layout.keyTop - layout.keyHeight / 2;
        EXPECT_NEAR(middle / step, 1 - static_cast<double>(k / 3 - 1), 0.5) << "the last letter first";
    }
}

TEST(RadixRoom, FewKeysReachOverTheWidth)
{
    for (const char* algorithm : {"radix-sort", "grid-radix-sort", "decimal-radix-sort"})
        for (const std::size_t n : {4, 5, 8, 16}) {
            View view;
            view.size = {1285, 760};
            const BucketLayout layout = layoutBuckets(*recordedRun(algorithm, n), view);
            ASSERT_TRUE(layout.fits) << algorithm << n;
            const QRectF first = layout.key(0), last = layout.key(n - 1);
            // Where blocks stand under their columns, a short last one leaves room at the end.
            const double least = n < 8 && algorithm == std::string_view("grid-radix-sort") ? 0.7 : 0.8;
            EXPECT_GE(last.right(), view.size.width() * least) << algorithm << n;
            EXPECT_LE(last.right(), view.size.width());
            EXPECT_GE(first.width() * 2.6, layout.key(1).left() - first.left()) << "near enough to be one row";
        }
}

TEST(RadixRoom, KeysUseTheHeightOfALargeStage)
{
    for (const char* algorithm : {"radix-sort", "grid-radix-sort"})
        for (const View& view : {windowOf(1285, 760), windowOf(3204, 1730)}) {
            const BucketLayout layout = layoutBuckets(*recordedRun(algorithm, 64), view);
            const double end = layout.bandY + layout.belowBands;
            EXPECT_GE(end, view.size.height() * 0.85) << algorithm << " " << view.size.width();
            EXPECT_LE(end, view.size.height());
        }
    // One of three panes of a window of 2560 x 1440.
    const BucketLayout pane = layoutBuckets(*recordedRun("radix-sort", 16), windowOf(728, 800));
    EXPECT_GE(pane.bandY + pane.belowBands, 800 * 0.85);
}

TEST(RadixRoom, BallotsBeginWithTheInput)
{
    for (const Resident& resident : {keptBy(recordedRun("work-group-radix-sort", 8)), figure("cuda-radix-warp")}) {
        const Recording& recording = *resident.recording;
        const std::optional<BucketPass> pass = readBallots(resident, {0, 1});
        ASSERT_TRUE(pass);
        Words keys;
        for (const BucketKey& key : pass->keys)
            keys.push_back(key.bits);
        EXPECT_EQ(keys, recording.input);
        EXPECT_EQ(pass->step, BucketStep::input);
        const std::vector<QString> texts = textsOf(bucketsLens.scene(resident, {0, 1}, {}));
        auto at = texts.begin();
        for (const std::uint32_t key : recording.input) {
            at = std::find(at, texts.end(), QString::fromStdString(formatValue(key, recording.type)));
            ASSERT_NE(at, texts.end()) << key;
            ++at;
        }
    }
}

TEST(RadixRoom, AdditionsOfTheBlocksAreCounted)
{
    const Resident resident = keptBy(recordedRun("grid-radix-sort", 70));
    const Events& events = *resident.eventsOf(3);
    ASSERT_EQ(std::ranges::count(events, Op::combine, &Event::op), 1);
    EXPECT_EQ(sentenceOf(bucketsLens.narration(resident, {3, 1})),
              "The sums of the blocks are scanned with 1 addition: they say how many ones come before each block.");
}

TEST(RadixRoom, TheLastDigitEndsWithTheKey)
{
    const RecordingPtr recording = recordedRun("radix-sort", 8, {{"digit-bits", "5"}, {"passes", "all"}});
    const Resident resident = keptBy(recording);
    const std::size_t last = recording->launchCount();
    const std::optional<BucketPass> pass = readBucketPass(resident, last - 2);
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->digit.label(), "bits 31..30");
    EXPECT_EQ(pass->rows.size(), 4U);
    EXPECT_EQ(pass->digit.name(0), "00");
    const std::string told = sentenceOf(bucketsLens.narration(resident, {last - 2, 1}));
    EXPECT_NE(told.find("bits 31..30"), std::string::npos) << told;
    EXPECT_NE(told.find("1 of 4 digits"), std::string::npos) << told;
    EXPECT_EQ(readBucketPass(resident, 1)->rows.size(), 8U) << "of 32 digits those that the keys have";
}

TEST(RadixRoom, TheTableHasNumbersWhereTheCardCanClose)
{
    View view;
    view.size = {648, 350}; // beside the panels of a window of 1280 x 720, with a note below
    for (const char* preset : {"pmpp-13.7", "pmpp-13.8", "pmpp-13.10"}) {
        const Resident resident = figure(preset);
        EXPECT_NE(layoutBuckets(*resident.recording, view).table, TableDetail::shades) << preset;
    }
}

TEST(RadixRoom, FlatPanesKeepTheBuckets)
{
    const Resident four = figure("cuda-radix"), sixteen = keptBy(recordedRun("radix-sort", 16));
    for (const auto& [resident, view] : {std::pair{&four, windowOf(648, 300)}, {&sixteen, windowOf(560, 290)}}) {
        const Recording& recording = *resident->recording;
        ASSERT_EQ(lensFor(recording, view).id(), "buckets");
        const BucketLayout layout = layoutBuckets(recording, view);
        EXPECT_TRUE(layout.compact);
        EXPECT_NE(layout.table, TableDetail::shades);
        EXPECT_GT(layout.valueSize, 0);
        for (const Language language : {Language::english, Language::german}) {
            View spoken = view;
            spoken.language = language;
            for (std::size_t k = 0; k <= passEnd(recording, 1); ++k)
                for (const double fraction : {0.4, 1.0})
                    expectLegible(bucketsLens.scene(*resident, {k, fraction}, spoken),
                                  "flat, launch " + std::to_string(k));
        }
        EXPECT_FALSE(layoutBuckets(recording, windowOf(1200, 700)).compact);
    }
}

TEST(RadixRoom, AnAudienceReadsLongValuesInHexadecimal)
{
    const Resident resident = figure("opencl-10.11");
    const Recording& recording = *resident.recording;
    View hall;
    hall.role = ViewRole::presenter;
    hall.size = {1776, 800};
    const BucketLayout layout = layoutBuckets(recording, hall);
    ASSERT_EQ(layout.hexDigits, 8);
    EXPECT_GT(layout.subheadY, 0) << "counts and starts keep their names";
    const auto valuesOf = [&](const Scene& scene, bool isOut) {
        Words values;
        for (std::size_t i = 0; i < recording.n(); ++i) {
            const QRectF rect = isOut ? layout.slot(i) : layout.key(i);
            std::map<std::pair<double, double>, QString> pieces; // read like text
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape); text && rect.contains(text->at))
                    pieces[{text->at.y(), text->at.x()}] = text->text;
            QString digits;
            for (const auto& [at, piece] : pieces)
                digits += piece;
            EXPECT_EQ(digits.size(), 8);
            values.push_back(digits.toUInt(nullptr, 16));
        }
        return values;
    };
    for (std::size_t k = 0; k <= recording.launchCount(); ++k)
        expectLegible(bucketsLens.scene(resident, {k, 1}, hall), "hall, launch " + std::to_string(k),
                      18); // a full table
    EXPECT_EQ(valuesOf(bucketsLens.scene(resident, {0, 1}, hall), false), recording.input);
    EXPECT_EQ(valuesOf(bucketsLens.scene(resident, {1, 1}, hall), false), recording.input);
    const Scene last = bucketsLens.scene(resident, {recording.launchCount(), 1}, hall);
    EXPECT_EQ(valuesOf(last, true), recording.output);
    EXPECT_EQ(std::ranges::count(textsOf(last), QStringLiteral("bits 31..24, hex")), 1);
    EXPECT_EQ(layoutBuckets(*recordedRun("radix-pipeline", 16), hall).hexDigits, 0) << "decimal numbers have room";
}

TEST(RadixRoom, LongValuesAreHexadecimalWithTheirDigitLit)
{
    const Resident resident = figure("opencl-10.11");
    const Recording& recording = *resident.recording;
    const View view = windowOf(648, 370);
    ASSERT_TRUE(bucketsLens.canShow(recording, view));
    ASSERT_GT(layoutBuckets(recording, view).hexDigits, 0) << "decimal numbers have room";
    const std::size_t last = recording.launchCount();
    const Scene scene = bucketsLens.scene(resident, {last, 1}, view);
    const std::vector<QString> texts = textsOf(scene);
    // In both rows: 3405691582 is CAFEBABE, its highest byte marked, and 2864434397 is AABBCCDD.
    for (const char* part : {"CA", "FE", "BABE", "AA", "BB", "CCDD"})
        EXPECT_GE(std::ranges::count(texts, QString::fromLatin1(part)), 2) << part;
    EXPECT_GE(marksNamed(scene, "band\\d+"), 1U);
    for (std::size_t k = 0; k <= passEnd(recording, 1); ++k)
        expectLegible(bucketsLens.scene(resident, {k, 1}, view), "long values, launch " + std::to_string(k));
    expectLegible(scene, "long values, the end");
}

} // namespace
} // namespace lockstep::ui
