#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/analysis/races.hpp"
#include "engine/device/devices.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::session;

/// Those of this machine with sub-groups, or without.
std::vector<DeviceInfo> devices(bool shuffles)
{
    std::vector<DeviceInfo> all = listDevices().devices;
    std::erase_if(all, [&](const DeviceInfo& device) { return device.shuffles != shuffles; });
    return all;
}

RunRequest byShuffles(const DeviceInfo& device, std::size_t n, Parameters parameters)
{
    parameters["variant"] = "shuffles";
    const auto type = parameters.find("type");
    const ElementType of = type == parameters.end() ? ElementType::uint32 : parseElementType(type->second);
    return {"work-group-reduction", std::move(parameters), generateKeys("uniform", n, n, of, KeysFor::sums),
            std::to_string(device.index)};
}

void expectExplained(const Recording& recording)
{
    ASSERT_TRUE(recording.isComplete());
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        State after;
        ASSERT_NO_THROW(after = applyEvents(recording, k, *recording.states[k - 1], *recording.events[k - 1]));
        test::expectEqual(after, *recording.states[k], k);
        EXPECT_FALSE(racesOf(recording, k, *recording.events[k - 1]).any());
    }
}

/// Where a device has no sub-groups the kernel is not offered, and refused in a sentence.
TEST(Shuffles, AreRefusedWhereTheDeviceHasNone)
{
    const std::vector<Parameter>& parameters = findAlgorithm("work-group-reduction").parameters;
    const auto variant = std::ranges::find(parameters, "variant", &Parameter::name);
    ASSERT_NE(variant, parameters.end());
    EXPECT_EQ(std::ranges::count(variant->values, "shuffles"), 0);
    EXPECT_EQ(variant->shuffled, std::vector<std::string>{"shuffles"});
    for (const DeviceInfo& device : devices(false))
        EXPECT_NE(test::refusalOf([&] {
                      session().record(byShuffles(device, 16, {}));
                  }).find("no sub-groups whose lanes shuffle values"),
                  std::string::npos)
            << device.name;
}

/// Where one has them: the sum of the reference, to the bit for floats too, and states that the events explain.
TEST(Shuffles, AreExplainedByTheirEvents)
{
    const std::map<std::string, std::string> sets[] = {
        {},
        {{"group-size", "1"}, {"finish", "host"}},
        {{"group-size", "6"}},
        {{"group-size", "32"}, {"type", "int32"}, {"operator", "max"}},
        {{"group-size", "64"}, {"type", "float32"}},
        {{"group-size", "256"}, {"type", "float32"}, {"operator", "min"}},
    };
    for (const DeviceInfo& device : devices(true))
        for (const auto& set : sets)
            for (const std::size_t n : {1U, 2U, 7U, 16U, 33U, 100U, 1000U}) {
                SCOPED_TRACE(device.name + " " + std::to_string(n) + " " + (set.empty() ? "" : set.begin()->second));
                const RecordingPtr recording = session().record(byShuffles(device, n, set));
                EXPECT_EQ(recording->output, test::reference(*recording));
                expectExplained(*recording);
            }
}

/// The order is kept, or a composition of maps would be another.
TEST(Shuffles, KeepTheOrder)
{
    for (const DeviceInfo& device : devices(true)) {
        RunRequest request = byShuffles(device, 100, {{"operator", "affine"}});
        for (std::size_t i = 0; i < request.input.size(); ++i)
            request.input[i] = static_cast<std::uint32_t>((2 * i + 1) << 16 | (i * 37 % 101));
        const RecordingPtr recording = session().record(request);
        EXPECT_EQ(recording->output, test::reference(*recording));
        expectExplained(*recording);
    }
}

/// What a lane takes from another is a register's: no word of local memory is read for it, and no barrier is waited at.
TEST(Shuffles, TakeFromRegisters)
{
    for (const DeviceInfo& device : devices(true)) {
        const RecordingPtr recording = session().record(byShuffles(device, 64, {{"group-size", "64"}}));
        const Launch& launch = recording->launches.front();
        std::size_t taken = 0;
        for (const Event& event : *recording->events.front())
            if (event.op == Op::combine && launch.isInRegisters(event.readSlots[1].array)) {
                EXPECT_NE(event.readSlots[1].index, event.item % 64) << "another lane's";
                ++taken;
            }
        EXPECT_GT(taken, 0U);
        EXPECT_EQ(launch.work, 63U);
    }
}

TEST(Shuffles, SurviveBeingWrittenAndRead)
{
    for (const DeviceInfo& device : devices(true)) {
        const RecordingPtr recording = session().record(byShuffles(device, 40, {}));
        test::expectSameRun(*recording, readRecording(writeRecording(*recording)));
    }
}

} // namespace
} // namespace lockstep
