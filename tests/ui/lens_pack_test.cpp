// Compaction and split on the buckets lens.
#include "tests/ui/lens_checks.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lenses/buckets_pack.hpp"
#include "ui/lenses/buckets_pack_model.hpp"
#include "ui/lenses/phases.hpp"

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
                    EXPECT_EQ(recording->output[*value.slot], recording->input[i]);
                    EXPECT_EQ(packing->valueAt[*value.slot], i);
                }
            }
            EXPECT_EQ(std::ranges::count(packing->valueAt, SIZE_MAX), 0) << "every slot is filled";
        }
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
    const std::size_t scanned = recording->launchCount() - 1;
    const Scene scene = bucketsLens.scene(resident, {scanned, 1}, {});
    const PackLayout layout = layoutPacking(*recording, {});
    for (std::size_t i = 0; i < 16; ++i) {
        QString found;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape);
                text && std::abs(text->at.x() - layout.x(i)) < 1 &&
                std::abs(textBounds(*text).center().y() - layout.addressesY) < 8)
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

TEST_P(EveryPacking, GoesOnAsRowsOfItsScanAndThenAsBars)
{
    View view;
    view.size = {648, 440};
    EXPECT_EQ(lensFor(*recordedRun(GetParam(), 48), view).id(), QStringLiteral("dataflow"));
    EXPECT_EQ(lensFor(*recordedRun(GetParam(), 1000), view).id(), QStringLiteral("bars"));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryPacking, testing::Values("compaction", "split"),
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
    EXPECT_TRUE(packing->drops);
}

} // namespace
} // namespace lockstep::ui
