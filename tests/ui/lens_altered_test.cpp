// Recordings whose launches are told otherwise than those of their algorithms, as a file may hold them.
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/merge_path/merge_path.hpp"
#include "ui/lenses/zero_one/zero_one.hpp"

#include <functional>

namespace lockstep::ui {
namespace {

Resident altered(const RecordingPtr& recording, const std::function<void(Recording&)>& how)
{
    auto made = std::make_shared<Recording>(*recording);
    how(*made);
    return keptBy(made);
}

/// Of every launch that has it.
void setScalar(Recording& recording, const std::string& name, std::uint32_t value)
{
    for (Launch& launch : recording.launches)
        for (Argument& argument : launch.arguments)
            if (argument.name == name && !argument.buffer)
                argument.scalar = value;
}

/// Draws and tells every moment: nothing may be read where nothing is.
void drawAll(const Lens& lens, const Resident& resident)
{
    for (std::size_t k = 0; k <= resident.recording->launchCount(); ++k) {
        EXPECT_FALSE(lens.narration(resident, {k, 1}).empty());
        for (const double fraction : {0.4, 1.0})
            EXPECT_EQ(lens.scene(resident, {k, fraction}, {}).size, View{}.size);
    }
}

void expectBars(const Resident& resident, const Lens& otherwise)
{
    EXPECT_FALSE(otherwise.canShow(*resident.recording, {}));
    EXPECT_EQ(lensFor(*resident.recording, {}).id(), "bars");
    drawAll(lensFor(*resident.recording, {}), resident);
}

TEST(AlteredRecordings, MergesWithoutTheirArgumentsAreBars)
{
    const RecordingPtr real = recordedRun("merge-sort", 8, {{"first-run", "2"}});
    ASSERT_TRUE(mergePathLens.canShow(*real, {}));
    for (const char* name : {"stretch", "keys_out", "keys_in"}) {
        const Resident without = altered(real, [name](Recording& recording) {
            for (Launch& launch : recording.launches)
                std::erase_if(launch.arguments, [name](const Argument& argument) { return argument.name == name; });
        });
        expectBars(without, mergePathLens);
        drawAll(mergePathLens, without);
    }
    drawAll(mergePathLens, altered(real, [](Recording& recording) { setScalar(recording, "stretch", 0); }));
    drawAll(mergePathLens, altered(real, [](Recording& recording) { setScalar(recording, "stretch", ~0U); }));
}

TEST(AlteredRecordings, StretchesAndPlacesThatCannotBeAreBars)
{
    const RecordingPtr stretches = recordedRun("vector-radix-sort", 16);
    const RecordingPtr decimal = recordedRun("decimal-radix-sort", 8);
    ASSERT_TRUE(bucketsLens.canShow(*stretches, {}));
    ASSERT_TRUE(bucketsLens.canShow(*decimal, {}));
    for (const std::uint32_t stretch : {0, 1})
        expectBars(altered(stretches, [&](Recording& recording) { setScalar(recording, "stretch", stretch); }),
                   bucketsLens);
    for (const std::uint32_t place : {0, 7})
        expectBars(altered(decimal, [&](Recording& recording) { setScalar(recording, "place", place); }), bucketsLens);
    const auto withoutHistogram = [](Recording& recording) { // a scatter first
        recording.launches.erase(recording.launches.begin(), recording.launches.begin() + 2);
        recording.events.erase(recording.events.begin(), recording.events.begin() + 2);
        recording.states.erase(recording.states.begin(), recording.states.begin() + 2);
    };
    expectBars(altered(decimal, withoutHistogram), bucketsLens);
}

TEST(AlteredRecordings, CountersOfNoDigitAreLeftOut)
{
    const RecordingPtr real = recordedRun("radix-sort", 8);
    const Resident resident = altered(real, [](Recording& recording) {
        for (EventsPtr& events : recording.events) {
            Events all = *events;
            for (Event& event : all)
                if (event.op == Op::move)
                    event.readSlots[1].index = 1U << 30;
            events = std::make_shared<const Events>(std::move(all));
        }
    });
    ASSERT_TRUE(bucketsLens.canShow(*resident.recording, {}));
    drawAll(bucketsLens, resident);
}

TEST(AlteredRecordings, CountersOfNoWorkItemAreLeftOut)
{
    const RecordingPtr real = recordedRun("local-sort-radix", 16, {{"partition-bits", "4"}, {"digit-bits", "4"}});
    const auto drawPhases = [](const Resident& resident) {
        for (std::uint32_t p = 0; p < phasesShown(*resident.recording, 1); ++p) {
            EXPECT_FALSE(bucketsLens.narration(resident, {1, 1, p}).empty());
            for (const double fraction : {0.4, 1.0})
                EXPECT_EQ(bucketsLens.scene(resident, {1, fraction, p}, {}).size, View{}.size);
        }
    };
    ASSERT_GT(phasesShown(*real, 1), 1U);
    for (const std::size_t local : {std::size_t{1}, std::size_t{3}, std::size_t{1} << 40})
        drawPhases(altered(real, [&](Recording& recording) { recording.launches[0].local = local; }));
    const auto withEvents = [&](const std::function<void(Event&)>& how) {
        return altered(real, [&](Recording& recording) {
            Events all = *recording.events[0];
            std::ranges::for_each(all, how);
            recording.events[0] = std::make_shared<const Events>(std::move(all));
        });
    };
    for (const std::uint32_t index : {3U, 1U << 16}) {
        drawPhases(withEvents([&](Event& event) { event.writeSlots[0].index = index; }));
        drawPhases(withEvents([&](Event& event) { event.readSlots[0].index = index; }));
        drawPhases(withEvents([&](Event& event) { event.group = index; }));
    }
    drawPhases(withEvents([](Event& event) { event.item = 3; }));
    drawPhases(withEvents([phase = 0U](Event& event) mutable { event.phase = phase++ % 9; })); // a count in every one
}

TEST(AlteredRecordings, LaunchesWithoutALayerAreBars)
{
    const RecordingPtr real = recordedRun("zero-one-principle", 3);
    ASSERT_TRUE(zeroOneLens.canShow(*real, {}));
    const Resident longer = altered(real, [](Recording& recording) {
        for (int i = 0; i < 50; ++i) {
            recording.launches.push_back(recording.launches.back());
            recording.states.push_back(recording.states.back());
            recording.events.push_back(recording.events.back());
        }
    });
    EXPECT_FALSE(zeroOneLens.canShow(*longer.recording, {}));
    drawAll(zeroOneLens, longer);
}

} // namespace
} // namespace lockstep::ui
