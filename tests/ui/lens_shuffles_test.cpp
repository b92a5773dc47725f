#include "engine/formats/recording_file.hpp"
#include "tests/places.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/memory/memory.hpp"

#include <algorithm>
#include <filesystem>

namespace lockstep::ui {
namespace {

/// 16 values in two work-groups of 8, recorded on PoCL 5, whose sub-groups have 8 lanes. The default device has none.
RecordingPtr shuffled()
{
    const auto path = std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "tests/fuzz/corpus/recording/shuffled.lockstep";
    return readRecordingFile(path).recordings.front();
}

/// No barrier stands before a shuffle; one does where the sums of sub-groups have been put into local memory.
TEST(Shuffled, HaveNoBarrierBetweenThem)
{
    const RecordingPtr recording = shuffled();
    const Resident resident = keptBy(recording);
    const std::optional<ScanFlow> flow = readScanFlow(resident);
    ASSERT_TRUE(flow);
    std::size_t shuffles = 0, barriers = 0;
    for (const ScanStep& step : flow->steps) {
        EXPECT_EQ(step.shuffles, !step.combines.empty()) << "one sub-group has the whole work-group";
        EXPECT_EQ(step.inRegisters, step.loads);
        EXPECT_TRUE(!step.shuffles || step.barriers == 0);
        shuffles += step.shuffles;
        barriers += step.barriers;
    }
    EXPECT_EQ(shuffles, 2U * 3U) << "of 8 lanes, in two launches";
    EXPECT_EQ(barriers, recording->launchCount());
}

TEST(Shuffled, SayWhereValuesAreAndHowTheyCame)
{
    const RecordingPtr recording = shuffled();
    const Resident resident = keptBy(recording);
    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
        for (std::uint32_t phase = 0; phase < phasesShown(*recording, k); ++phase) {
            const std::string told = sentenceOf(dataflowLens.narration(resident, {k, 1, phase}));
            EXPECT_EQ(told.find("local memory"), std::string::npos) << told;
            EXPECT_EQ(told.find("registers") != std::string::npos, phase == 0) << told;
        }
    EXPECT_EQ(
        sentenceOf(dataflowLens.narration(resident, {1, 1, 1U})),
        "Phase 2 of 5: 8 positions add the value 1 lane to their right by a shuffle, without a barrier; 8 partial "
        "results are left.");
    EXPECT_EQ(
        sentenceOf(dataflowLens.narration(resident, {1, 1})),
        "In 2 work-groups together: 3 rounds at distances 1, 2 and 4 by shuffles (the first by work-items 0, 2, 4 "
        "and 6 of each), then 2 values are stored; 14 additions in all; 2 partial results are left.");
}

/// The memory lens counts barriers by phases, and so none where shuffles end phases, too.
TEST(Shuffled, AreNoBarriersOfTheMemoryLens)
{
    const RecordingPtr recording = shuffled();
    const std::string told = sentenceOf(memoryLens({}).narration(keptBy(recording), {1, 1}));
    EXPECT_EQ(told.find("barrier"), std::string::npos) << told;
    EXPECT_NE(told.find("lanes load x[i]"), std::string::npos) << told;
}

/// Its values and its kernel are what the inspector and the memory lens show, too.
TEST(Shuffled, AreLegible)
{
    const RecordingPtr recording = shuffled();
    const Resident resident = keptBy(recording);
    for (std::size_t k = 0; k <= recording->launchCount(); ++k)
        for (std::uint32_t phase = 0; phase < std::max<std::size_t>(1, phasesShown(*recording, k)); ++phase) {
            const Moment moment = k == 0 ? Moment{0, 1} : Moment{k, 1, phase};
            expectLegible(dataflowLens.scene(resident, moment, {}), "launch " + std::to_string(k), 11);
        }
}

} // namespace
} // namespace lockstep::ui
