// What Oclgrind saw beside a device's own run, as one recording, and as a file.
#include "engine/recording/seen_run.hpp"

#include "engine/analysis/seen_notes.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

RecordingPtr deviceRun()
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.input = {4, 3, 2, 1};
    return test::session().record(request);
}

/// The same run as Oclgrind would hand it over, with this word at the end of its last state.
SeenRun seenOf(const Recording& device, std::optional<std::uint32_t> last = {})
{
    auto seen = std::make_shared<Recording>(device);
    seen->device = {"Oclgrind Simulator", "Oclgrind"};
    for (Launch& launch : seen->launches)
        launch.time = {};
    if (last) {
        State state = *seen->states.back();
        Words words = *state.buffers.at(seen->outputBuffer);
        words.back() = *last;
        state.buffers.at(seen->outputBuffer) = std::make_shared<const Words>(words);
        seen->states.back() = state;
        seen->output.back() = *last;
    }
    return {seen, {}};
}

TEST(SeenRuns, AreTheDevicesWhereTheirValuesAre)
{
    const RecordingPtr device = deviceRun();
    const RecordingPtr merged = withSeen(device, seenOf(*device), 0.1);
    EXPECT_EQ(merged->device, device->device);
    EXPECT_EQ(merged->eventSource, EventSource::oclgrind);
    EXPECT_TRUE(seenNotesOf(*merged)->isSame);
}

/// No value of Oclgrind's stands under the device's name, and no time of the device's under Oclgrind's.
TEST(SeenRuns, AreOclgrindsWhereItComesToOtherValues)
{
    const RecordingPtr device = deviceRun();
    const RecordingPtr merged = withSeen(device, seenOf(*device, 9), 0.1);
    EXPECT_EQ(merged->output.back(), 9U);
    EXPECT_EQ(merged->device.name, "Oclgrind Simulator");
    for (const Launch& launch : merged->launches)
        EXPECT_EQ(launch.time.ran, 0U);
    const auto notes = seenNotesOf(*merged);
    EXPECT_FALSE(notes->isSame);
    EXPECT_NE(notes->notes.front().find(" on " + device->device.name + " and 9 by Oclgrind"), std::string::npos);
}

TEST(SeenRuns, KeepWhatWasSaidInAFile)
{
    SeenNotes notes;
    notes.isSeen = true;
    notes.seconds = 0.25;
    notes.notes = {"it differs"};
    notes.faults = {{SeenFault::race, "in launch 1"},
                    {SeenFault::bounds, "in launch 2", {{2, localArrayBase, -3, true, true, 7, 5, 1, 2, 0xFFFFFFFF}}}};
    const auto recording = std::make_shared<const Recording>();
    rememberSeen(recording, notes);
    nlohmann::json json;
    addBeside(json, *recording);
    const SeenNotes again = besideFromJson(json).seen.value();
    EXPECT_EQ(again.sentences(), notes.sentences());
    ASSERT_EQ(again.faults.size(), 2U);
    EXPECT_EQ(again.faults[1].fault, SeenFault::bounds);
    EXPECT_EQ(again.faults[1].strays, notes.faults[1].strays);
    EXPECT_EQ(again.seconds, 0.25);
    EXPECT_TRUE(again.isSeen);
    auto damaged = json;
    damaged["seen"]["faults"][0][0] = 17;
    EXPECT_THROW(besideFromJson(damaged), std::runtime_error);
    damaged = json;
    damaged["seen"]["faults"][1][2][0].erase(9);
    EXPECT_THROW(besideFromJson(damaged), std::runtime_error);
}

} // namespace
} // namespace lockstep
