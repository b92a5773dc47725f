// Radix sorts and packings at rest: what is written on a key is the key's, inside its card, and no card is empty;
// phases tell of themselves as launches do.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/presets/preset.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace lockstep::ui {
namespace {

using Texts = std::multiset<std::string>;

/// The views of all pictures at rest, and what a small window leaves.
std::vector<View> roomyAndSmall()
{
    std::vector<View> views;
    for (const Shown& shown : shownViews)
        views.push_back(shown.view());
    View small;
    small.size = {460, 300};
    views.push_back(small);
    small.size = {734, 470};
    views.push_back(small);
    return views;
}

bool hasName(const Mark& mark, const QString& pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(mark.id.name).hasMatch();
}

using Look = std::function<void(const Resident&, Moment, const View&, const Scene&, const std::string&)>;

/// Every launch at rest, and every phase, of the algorithms whose own lens this is.
void lookAtAll(std::initializer_list<std::size_t> sizes, const std::map<std::string, std::string>& parameters,
               const Look& look)
{
    std::size_t seen = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : sizes) {
            if (algorithm->lens != "buckets")
                continue;
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n, parameters);
            } catch (const InputError&) {
                continue; // not of so many, or it has no such parameter
            }
            const Resident resident = keptBy(recording);
            for (const View& view : roomyAndSmall()) {
                const Lens& lens = lensFor(*recording, view);
                if (lens.id() != QStringLiteral("buckets"))
                    continue;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    if (k > 8 && k + 3 < recording->launchCount()) // passes are alike
                        continue;
                    std::vector<Moment> moments{{k, 1}};
                    for (std::uint32_t phase = 0; phase < phasesShown(*recording, k); ++phase)
                        moments.push_back({k, 1, phase});
                    for (const Moment& moment : moments) {
                        const std::string what = algorithm->id + " of " + std::to_string(n) + " at launch " +
                                                 std::to_string(k) +
                                                 (moment.phase ? ", phase " + std::to_string(*moment.phase) : "") +
                                                 ", " + std::to_string(view.size.width());
                        look(resident, moment, view, lens.scene(resident, moment, view), what);
                        ++seen;
                    }
                }
            }
        }
    EXPECT_GT(seen, 100U);
}

const QString cards = QStringLiteral("launch\\d+(-phase\\d+)?-item\\d+-(key|slot|back)|input\\d+|flag\\d+|"
                                     "launch\\d+(-phase\\d+)?-item\\d+-(cell|sum)\\d+");

/// Each card has something written in it, and nothing that is written sticks out.
TEST(RestingCards, HoldWhatIsWrittenOnThem)
{
    lookAtAll({7, 33}, {},
              [](const Resident&, const Moment& moment, const View&, const Scene& scene, const std::string& what) {
                  std::vector<std::pair<QRectF, const TextShape*>> texts;
                  for (const Mark& mark : scene.marks)
                      if (const auto* text = std::get_if<TextShape>(&mark.shape); text != nullptr && mark.opacity > 0)
                          texts.emplace_back(textBounds(*text), text);
                  std::size_t empty = 0;
                  for (const Mark& mark : scene.marks) {
                      const auto* rect = std::get_if<RectShape>(&mark.shape);
                      if (rect == nullptr || !hasName(mark, cards))
                          continue;
                      std::size_t written = 0;
                      for (const auto& [bounds, text] : texts)
                          if (rect->rect.contains(bounds.center())) {
                              ++written;
                              EXPECT_GE(bounds.left(), rect->rect.left() - 0.6)
                                  << what << ": " << text->text.toStdString();
                              EXPECT_LE(bounds.right(), rect->rect.right() + 0.6)
                                  << what << ": " << text->text.toStdString();
                          }
                      const bool isFlagToCome = hasName(mark, QStringLiteral("flag\\d+")) && moment.launch <= 1;
                      empty += written == 0 && !isFlagToCome;
                  }
                  EXPECT_EQ(empty, 0U) << what << ": cards without a text";
              });
}

/// Of a sort from the largest the bits on a card are the key's, not those that the kernel complements.
TEST(RestingCards, ShowAKeysOwnBits)
{
    std::size_t seen = 0;
    lookAtAll(
        {8, 16}, {{"order", "descending"}},
        [&](const Resident& resident, const Moment& moment, const View& view, const Scene& scene,
            const std::string& what) {
            const Recording& recording = *resident.recording;
            if (moment.phase || sortsByBits(recording) || digitOfPass(recording, moment.launch).form != DigitForm::bits)
                return;
            const std::optional<BucketPass> pass = readBucketPass(resident, moment.launch);
            ASSERT_TRUE(pass) << what;
            const BucketLayout layout = layoutBuckets(recording, view);
            if (layout.bitsSize <= 0)
                return;
            for (const BucketKey& key : pass->keys) {
                std::map<std::pair<double, double>, QString> pieces;
                for (const Mark& mark : scene.marks)
                    if (const auto* text = std::get_if<TextShape>(&mark.shape);
                        text && text->family == FontFamily::mono &&
                        layout.key(key.upper).contains(textBounds(*text).center()))
                        pieces[{std::round(text->at.y()), textBounds(*text).left()}] = text->text;
                QString bits;
                for (const auto& [at, text] : pieces)
                    bits += text;
                if (bits.isEmpty())
                    continue; // a launch that shows no digits
                ++seen;
                const std::uint32_t low = bits.size() > static_cast<qsizetype>(pass->shownWidth) ? 0 : pass->shownShift;
                const auto count = static_cast<std::uint32_t>(bits.size());
                EXPECT_EQ(bits.toUInt(nullptr, 2), key.bits >> low & ((1U << count) - 1)) << what;
            }
        });
    EXPECT_GT(seen, 100U);
}

/// A bucket is named by the digit that its keys have; where the kernel counts by its complement, that stands beside it.
TEST(RestingCards, NameBucketsAsTheirKeysHaveThem)
{
    for (const char* order : {"ascending", "descending"})
        for (const char* algorithm : {"radix-sort", "vector-radix-sort", "radix-pipeline"}) {
            const RecordingPtr recording = recordedRun(algorithm, 16, {{"order", order}, {"digit-bits", "2"}});
            const Resident resident = keptBy(recording);
            View view;
            view.size = {1208, 720};
            const std::size_t k = passEnd(*recording, 1);
            const std::optional<BucketPass> pass = readBucketPass(resident, k);
            ASSERT_TRUE(pass);
            const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
            const bool descends = QString(order) == QStringLiteral("descending");
            EXPECT_EQ(marksNamed(scene, QStringLiteral("counted\\d+")), descends ? 4U : 0U) << algorithm << order;
            for (const BucketKey& key : pass->keys) {
                const QString name = digitText(key.bits >> pass->shift & 3, 2);
                EXPECT_EQ(pass->digit.name(key.digit), name) << algorithm << " " << order;
                for (const Mark& mark : scene.marks)
                    if (mark.id.name == QStringLiteral("row%1").arg(key.digit)) {
                        EXPECT_EQ(std::get<TextShape>(mark.shape).text, name) << algorithm << " " << order;
                    }
            }
        }
}

/// A sort bit by bit tells which keys go to the front: those whose bit is the first side's.
TEST(RestingCards, NameTheSidesOfABit)
{
    for (const char* order : {"ascending", "descending"}) {
        const RecordingPtr recording = recordedRun("work-group-radix-sort", 16, {{"order", order}});
        View view;
        view.size = {880, 560};
        const Scene scene = bucketsLens.scene(keptBy(recording), {1, 1}, view);
        const QString first = QString(order) == QStringLiteral("ascending") ? QStringLiteral("0") : QStringLiteral("1");
        std::size_t sides = 0;
        for (const Mark& mark : scene.marks)
            if (hasName(mark, QStringLiteral("round\\d+-side0"))) {
                EXPECT_EQ(std::get<TextShape>(mark.shape).text, first) << order;
                ++sides;
            }
        EXPECT_EQ(sides, ballotBits(*recording)) << order;
    }
}

/// A phase's picture holds every key, has a direction where keys go somewhere, and a sentence of its own.
TEST(RestingPhases, TellOfThemselves)
{
    std::size_t phases = 0;
    lookAtAll({4, 8, 16}, {},
              [&](const Resident& resident, const Moment& moment, const View& view, const Scene& scene,
                  const std::string& what) {
                  if (!moment.phase || phasesShown(*resident.recording, moment.launch) <= 1)
                      return;
                  ++phases;
                  const Recording& recording = *resident.recording;
                  const std::string told = sentenceOf(bucketsLens.narration(resident, moment));
                  EXPECT_TRUE(told.ends_with(".")) << what << ": " << told;
                  EXPECT_NE(told, sentenceOf(bucketsLens.narration(resident, {moment.launch, 1}))) << what;
                  const bool isPack = isPacking(recording);
                  const std::size_t in = marksNamed(scene, isPack ? QStringLiteral("input\\d+")
                                                                  : QStringLiteral("launch\\d+-item\\d+-key"));
                  EXPECT_EQ(in, recording.n()) << what;
                  const std::size_t out = marksNamed(scene, QStringLiteral("launch\\d+-item\\d+-slot"));
                  EXPECT_TRUE(isPack || out == 0 || out == recording.n()) << what << ": " << out << " keys out";
                  if (isPack || out > 0)
                      expectHeadsShow(scene, QStringLiteral(".*head.*"), what);
                  else
                      headsThatShow(scene, QStringLiteral(".*head.*"), what);
                  (void)view;
              });
    EXPECT_GT(phases, 100U);
}

/// A scan at rest is a band that all values go into, not a chain from value to value.
TEST(RestingPacking, AScanIsNoChain)
{
    for (const char* algorithm : {"compaction", "split", "unpack", "grid-radix-sort"}) {
        const RecordingPtr recording = recordedRun(algorithm, 16);
        const Scene scene = bucketsLens.scene(keptBy(recording), {2, 1}, {});
        for (const Mark& mark : scene.marks)
            if (const auto* line = std::get_if<LineShape>(&mark.shape);
                line != nullptr && hasName(mark, QStringLiteral("launch2-scan\\d+"))) {
                ADD_FAILURE() << algorithm << ": a line";
            }
        EXPECT_GE(marksNamed(scene, QStringLiteral("launch2-scan\\d+")), 1U) << algorithm;
    }
}

/// What a launch keeps beside its addresses is in its picture: the sums that the next launch scans.
TEST(RestingPacking, ShowsTheSumsThatALaunchKeeps)
{
    const RecordingPtr recording = recordedRun("compaction", 24, {{"group-size", "4"}});
    const Resident resident = keptBy(recording);
    View view;
    view.size = {808, 560};
    const auto made = std::ranges::find(recording->buffers, std::string{"sums1"}, &BufferInfo::name);
    ASSERT_NE(made, recording->buffers.end());
    const Words& sums = *resident.state(2)->buffers[static_cast<std::size_t>(made - recording->buffers.begin())];
    Texts expected, shown;
    for (const std::uint32_t sum : sums)
        expected.insert(std::to_string(sum));
    const Scene scene = bucketsLens.scene(resident, {2, 1}, view);
    for (const Mark& mark : scene.marks)
        if (const auto* rect = std::get_if<RectShape>(&mark.shape);
            rect && hasName(mark, QStringLiteral("launch2(-phase\\d+)?-item\\d+-sum\\d+")))
            for (const Mark& other : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&other.shape);
                    text && rect->rect.contains(textBounds(*text).center()))
                    shown.insert(text->text.toStdString());
    EXPECT_EQ(shown, expected);
}

/// Short words are written in one line, also where they have ended before the letter of the pass.
TEST(RestingWords, AreNotBrokenWithoutNeed)
{
    Session session;
    const RecordingPtr recording = session.record(requestOf(findPreset("algorithms-lsd")));
    const Resident resident = keptBy(recording);
    View view;
    view.size = {734, 460};
    for (std::size_t k = 3; k <= recording->launchCount(); k += 3) {
        const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
        const BucketLayout layout = layoutBuckets(*recording, view);
        const std::optional<BucketPass> pass = readBucketPass(resident, k);
        ASSERT_TRUE(pass);
        for (const BucketKey& key : pass->keys) {
            const QString word = valueText(key.bits, *recording);
            std::set<double> lines;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape);
                    text && layout.key(key.upper).contains(textBounds(*text).center()) &&
                    text->text != QStringLiteral("–"))
                    lines.insert(std::round(text->at.y()));
            EXPECT_LE(lines.size(), word.size() <= 6 ? 1U : 2U) << word.toStdString() << " at " << k;
        }
    }
}

} // namespace
} // namespace lockstep::ui
