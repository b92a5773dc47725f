// Compaction and split on the buckets lens.
#include "tests/ui/lens_checks.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/packing/model.hpp"
#include "ui/lenses/packing/packing.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

std::vector<Moment> momentsIn(const Recording& recording)
{
    std::vector<Moment> moments{{0, 1}};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        for (std::uint32_t p = 0; p < phasesShown(recording, k); ++p)
            moments.push_back(withinLaunch(recording, {k, 1, p}));
    return moments;
}

class EveryPacking : public testing::TestWithParam<const char*> {};

TEST_P(EveryPacking, ReadsFlagsAddressesAndSlotsFromTheEvents)
{
    for (const char* group : {"auto", "4"})
        for (const std::size_t n : {1, 2, 7, 16, 23}) {
            const RecordingPtr recording = recordedRun(GetParam(), n, {{"group-size", group}});
            const auto packing = readPacking(keptBy(recording));
            ASSERT_TRUE(packing);
            const State& last = *recording->states.back();
            for (std::size_t i = 0; i < n; ++i) {
                const PackedValue& value = packing->values[i];
                EXPECT_EQ(value.flag, (*last.buffers[packing->flags])[i]);
                if (value.slot) {
                    EXPECT_EQ(value.address, (*last.buffers[packing->addresses])[i]);
                    EXPECT_EQ((*last.buffers[packing->packed])[*value.slot], recording->input[i]);
                    EXPECT_EQ(packing->valueAt[*value.slot], i);
                }
            }
            EXPECT_EQ(std::ranges::count(packing->valueAt, SIZE_MAX), 0) << "every slot is filled";
        }
}

/// Where one phase ends and the next begins, a launch on its way is shown at the phase and not as a whole.
TEST_P(EveryPacking, IsShownAsAWholeOnlyAtItsEnd)
{
    const auto tellsRounds = [](const Scene& scene) {
        return std::ranges::any_of(scene.marks, [](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text.contains(QStringLiteral("rounds"));
        });
    };
    const RecordingPtr recording = recordedRun(GetParam(), 16);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {1200, 700};
    std::size_t whole = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        whole += tellsRounds(bucketsLens.scene(resident, {k, 1}, view));
        for (int tenth = 1; tenth < 40; ++tenth)
            EXPECT_FALSE(tellsRounds(bucketsLens.scene(resident, {k, tenth / 40.0}, view))) << k << " at " << tenth;
    }
    EXPECT_GT(whole, 0U);
}

TEST_P(EveryPacking, IsLegibleAndNamesItsMarksOnce)
{
    for (const std::size_t n : {1, 2, 3, 7, 8, 16}) {
        const RecordingPtr recording = recordedRun(GetParam(), n);
        const Resident resident = keptBy(recording);
        View window, large, presented;
        window.size = {648, 440};
        large.size = {3000, 1800};
        presented.size = {1776, 800};
        presented.role = ViewRole::presenter;
        for (const View& view : {window, large, presented}) {
            ASSERT_EQ(lensFor(*recording, view).id(), QStringLiteral("buckets")) << n << " " << view.size.width();
            for (Moment moment : momentsIn(*recording))
                for (const double fraction : {0.4, 1.0}) {
                    moment.fraction = fraction;
                    const Scene scene = bucketsLens.scene(resident, moment, view);
                    expectLegible(scene,
                                  std::string(GetParam()) + " n=" + std::to_string(n) + " launch " +
                                      std::to_string(moment.launch) + " phase " +
                                      std::to_string(moment.phase.value_or(0)) + " width " +
                                      std::to_string(view.size.width()),
                                  view.role == ViewRole::presenter ? 28 : 0);
                    std::set<QString> names;
                    for (const Mark& mark : scene.marks) {
                        EXPECT_TRUE(mark.id.name.isEmpty() || names.insert(mark.id.name).second)
                            << mark.id.name.toStdString();
                    }
                }
        }
    }
}

TEST_P(EveryPacking, WritesTheAddressesThatTheScanLeaves)
{
    const RecordingPtr recording = recordedRun(GetParam(), 16, {{"group-size", "4"}});
    const Resident resident = keptBy(recording);
    const auto packing = readPacking(resident);
    const std::size_t scanned = packing->flow.steps[packing->moveStep - 1].place.launch - 1;
    const Scene scene = bucketsLens.scene(resident, {scanned, 1}, {});
    const PackLayout layout = layoutPacking(*recording, {});
    const double row = layout.newSumsY > 0 ? layout.newSumsY : layout.addressesY; // after the sums are added
    for (std::size_t i = 0; i < 16; ++i) {
        QString found;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && std::abs(text->at.x() - layout.x(i)) < 1 && std::abs(textBounds(*text).center().y() - row) < 8)
                found = text->text;
        EXPECT_EQ(found, QString::number((*recording->states[scanned]->buffers[packing->addresses])[i])) << i;
    }
}

TEST_P(EveryPacking, SaysSomethingOfEveryStep)
{
    const RecordingPtr recording = recordedRun(GetParam(), 16);
    for (const Moment& moment : momentsIn(*recording))
        EXPECT_TRUE(plainText(bucketsLens.narration(keptBy(recording), moment)).endsWith(QLatin1Char('.')));
}

TEST_P(EveryPacking, GoesOnWithDigitsDownwardsAndThenAsBars)
{
    View view;
    view.size = {648, 440};
    const RecordingPtr narrow = recordedRun(GetParam(), 48);
    EXPECT_EQ(lensFor(*narrow, view).id(), QStringLiteral("buckets"));
    EXPECT_EQ(layoutPacking(*narrow, view).digits.letters, 2);
    EXPECT_EQ(lensFor(*recordedRun(GetParam(), 1000), view).id(), QStringLiteral("bars"));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryPacking, testing::Values("compaction", "split", "unpack"),
                         [](const auto& made) { return std::string(made.param); });

TEST(Packing, IsToldFromASortByItsTable)
{
    EXPECT_FALSE(isPacking(*recordedRun("radix-sort", 16)));
    EXPECT_EQ(phasesShown(*recordedRun("radix-sort", 16), 2), 1U);
    EXPECT_GT(phasesShown(*recordedRun("compaction", 16), 2), 1U) << "its scan is stepped through";
}

TEST(Packing, MovesItsValuesStraightToTheirSlots)
{
    const RecordingPtr recording = recordedRun("compaction", 16);
    const Resident resident = keptBy(recording);
    const auto packing = readPacking(resident);
    const std::size_t k = recording->launchCount();
    const auto moves = static_cast<std::size_t>(
        std::ranges::count_if(*resident.eventsOf(k), [](const Event& event) { return event.op == Op::move; }));
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {k, 1}, {}), QStringLiteral("launch%1-item\\d+-move").arg(k)),
              moves);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {k, 1}, {}), QStringLiteral("launch%1-item\\d+-slot").arg(k)),
              moves);
    EXPECT_EQ(marksNamed(bucketsLens.scene(resident, {k, 0.5}, {}), QStringLiteral("launch%1-item\\d+-slot").arg(k)),
              0U);
    EXPECT_FALSE(packing->isSplit);
}

RecordingPtr recordedKeys(const std::string& algorithm, const Words& keys)
{
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = {{"predicate", "odd"}};
    request.input = keys;
    static Session session;
    return session.record(request);
}

/// Whether a filled head points down at the middle of the cell's upper edge.
bool hasHeadAt(const Scene& scene, QPointF tip)
{
    return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
        const auto* path = std::get_if<PathShape>(&mark.shape);
        if (path == nullptr || path->path.elementCount() < 4 || path->fill.alpha() == 0)
            return false;
        const QPainterPath::Element first = path->path.elementAt(0);
        return std::hypot(first.x - tip.x(), first.y - tip.y()) < 1;
    });
}

QString textIn(const Scene& scene, QPointF middle)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text && std::abs(textBounds(*text).center().x() - middle.x()) < 2 &&
            std::abs(textBounds(*text).center().y() - middle.y()) < 4)
            return text->text;
    return {};
}

/// A launch of the sums leaves the addresses alone: it has rows of its own, what went in over what came out.
TEST(Packing, SumsHaveRowsOfTheirOwnAndAddressesStayWhatTheyAre)
{
    for (const char* algorithm : {"compaction", "split"}) {
        const RecordingPtr recording = recordedRun(algorithm, 33, {{"group-size", "4"}});
        const Resident resident = keptBy(recording);
        View view;
        view.size = {1528, 672};
        view.role = ViewRole::exported;
        const PackLayout layout = layoutPacking(*recording, view);
        ASSERT_TRUE(layout.fits);
        std::size_t seen = 0;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Launch& launch = recording->launches[k - 1];
            const std::string& id = launch.meaning.title.id;
            if (id != "sections.sums" && id != "sections.add" && !id.starts_with("sections.add"))
                continue;
            const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
            const auto y = std::ranges::find(launch.arguments, "y", &Argument::name);
            ASSERT_NE(y, launch.arguments.end());
            const Words &before = *recording->states[k - 1]->buffers[*y->buffer],
                        &after = *recording->states[k]->buffers[*y->buffer];
            const bool ofAddresses = recording->buffers[*y->buffer].name == "addresses";
            std::size_t each = 1; // values that an element stands for
            while ((33 + each - 1) / each != after.size())
                each *= 4;
            for (std::size_t j = 0; j < after.size(); ++j) {
                const double x = layout.x(std::min<std::size_t>((j + 1) * each, 33) - 1);
                EXPECT_EQ(textIn(scene, {x, ofAddresses ? layout.addressesY : layout.sumsY}),
                          QString::number(before[j]))
                    << algorithm << " launch " << k << " element " << j;
                EXPECT_EQ(textIn(scene, {x, layout.newSumsY}), QString::number(after[j]))
                    << algorithm << " launch " << k << " element " << j;
            }
            const auto packing = readPacking(resident);
            const Words& addresses = *recording->states[k - 1]->buffers[packing->addresses];
            for (std::size_t i = 0; i < 33; ++i)
                EXPECT_EQ(textIn(scene, {layout.x(i), layout.addressesY}), QString::number(addresses[i])) << k;
            ++seen;
        }
        EXPECT_EQ(seen, 4U);
    }
}

std::vector<Words> someOfWhichPass(std::size_t n)
{
    Words none, all, some;
    for (std::uint32_t i = 0; i < n; ++i) {
        none.push_back(2 * i + 10);
        all.push_back(2 * i + 11);
        some.push_back(i * i % 7 + 10);
    }
    return {none, all, some};
}

TEST(Packing, ValuesStandWhereTheyWereStoredAndArrowsLeadThere)
{
    for (const char* algorithm : {"compaction", "split", "unpack"})
        for (std::size_t n = 1; n <= 9; ++n)
            for (const Words& keys : someOfWhichPass(n)) {
                const RecordingPtr recording = recordedKeys(algorithm, keys);
                const Resident resident = keptBy(recording);
                const PackLayout layout = layoutPacking(*recording, {});
                const PackSteps steps = packSteps(*recording);
                for (std::size_t s = 1; s <= stepsOf(*recording).size(); ++s) {
                    if (s != steps.move && s != steps.back)
                        continue;
                    const std::size_t k = stepsOf(*recording)[s - 1].launch;
                    const double y = s == steps.move ? layout.slotsY : layout.backY;
                    const Scene scene = bucketsLens.scene(resident, {k, 1}, {});
                    for (const Event& event : *resident.eventsOf(k)) {
                        if (event.op == Op::tally)
                            continue;
                        const Access& write = event.writeSlots[0];
                        const QPointF at{layout.x(write.index), y};
                        EXPECT_EQ(textIn(scene, at), QString::number(write.value))
                            << algorithm << " n=" << n << " launch " << k << " place " << write.index;
                        EXPECT_EQ(hasHeadAt(scene, at - QPointF{0, layout.valueHeight / 2}), event.op == Op::move)
                            << algorithm << " n=" << n << " launch " << k << " place " << write.index;
                    }
                }
            }
}

/// In the picture where values are packed, and nowhere else.
TEST(Packing, ValuesAreDroppedWhereTheyArePacked)
{
    for (const char* algorithm : {"compaction", "unpack", "split"})
        for (const std::size_t n : {7, 16, 33}) {
            const RecordingPtr recording = recordedRun(algorithm, n);
            const Resident resident = keptBy(recording);
            const PackSteps steps = packSteps(*recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const bool packs = algorithm != std::string{"split"} && stepsOf(*recording)[steps.move - 1].launch == k;
                for (const Mark& mark : bucketsLens.scene(resident, {k, 1}, {}).marks)
                    if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                        EXPECT_TRUE(packs || !text->text.contains(QStringLiteral("dropped"))) << algorithm << " " << k;
                    }
                // And what passes is said of each.
                const QString said = plainText(bucketsLens.narration(resident, {k, 1}));
                const bool isBack = steps.back > 0 && stepsOf(*recording)[steps.back - 1].launch == k;
                EXPECT_TRUE(isBack || said.contains(QStringLiteral("odd"))) << algorithm << ": " << said.toStdString();
            }
        }
}

TEST(Packing, SentencesAreTrueWhereNothingOrEverythingPasses)
{
    const auto said = [](const char* algorithm, const Words& keys, std::size_t launch) {
        const RecordingPtr recording = recordedKeys(algorithm, keys);
        return plainText(bucketsLens.narration(keptBy(recording), {std::min(launch, recording->launchCount()), 1}));
    };
    const auto sets = someOfWhichPass(3);
    EXPECT_EQ(said("compaction", sets[0], 9), "No value is odd: nothing is stored, and 3 values are dropped.");
    EXPECT_EQ(said("compaction", sets[1], 9),
              "All 3 values are odd and are packed, each into slot address − 1; none is dropped.");
    EXPECT_EQ(said("split", sets[0], 9), "None of the 3 values is odd: each keeps its place.");
    EXPECT_EQ(said("split", sets[1], 9), "All 3 values are odd: each keeps its place.");
    EXPECT_EQ(said("unpack", sets[0], 9), "Nothing was packed: all 3 places get 0.");
    EXPECT_EQ(said("unpack", sets[1], 9), "All 3 values go back to where they came from.");
    EXPECT_EQ(said("compaction", sets[2], 0),
              "3 values wait. Those that are odd move together, in their order; the others are dropped.");
    EXPECT_EQ(said("compaction", {7}, 0), "1 value waits. If it is odd, it is kept; if not, it is dropped.");
    EXPECT_EQ(said("compaction", sets[0], 1), "Every value is tested, and none of the 3 is odd: every flag is 0.");
}

/// Bars are what shows values that rows have no room for: a place for each, however many the buffer before had.
TEST(Packing, BarsShowEveryPlaceOfALongerOrShorterRow)
{
    for (const char* algorithm : {"compaction", "unpack", "split"})
        for (const std::size_t n : {16, 33, 100}) {
            const RecordingPtr recording = recordedRun(algorithm, n);
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const Scene scene = barsLens.scene(resident, {k, 1}, {});
                const Words& words = *recording->states[k]->buffers[dataBufferAfter(*recording, k)];
                for (std::size_t i = 0; i < words.size(); ++i)
                    EXPECT_GE(marksNamed(scene, QStringLiteral("bar%1").arg(i)), 1U)
                        << algorithm << " of " << n << " launch " << k << " place " << i;
                for (const Mark& mark : scene.marks)
                    if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                        EXPECT_FALSE(text->text.contains(QStringLiteral("digit"))) << algorithm;
                    }
            }
        }
    const RecordingPtr unpack = recordedRun("unpack", 33);
    EXPECT_EQ(plainText(barsLens.narration(keptBy(unpack), {unpack->launchCount(), 1})),
              "17 packed values go back to where they came from; the other 16 places get 0.");
}

} // namespace
} // namespace lockstep::ui
