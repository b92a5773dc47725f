// A process with the device's work that is made ready, lists devices, measures them and lets go of what it has.
#include "tests/faults/isolated.hpp"

#include "engine/device/device_rates.hpp"

#include <csignal>
#include <thread>

namespace lockstep::test {
namespace {

TEST_F(IsolatedFaults, DevicesThatCannotBeAskedAreAProblemOfTheList)
{
    Session whole{isolated(patient())};
    const DeviceList right = whole.devices();
    ASSERT_FALSE(right.devices.empty());
    for (const auto& [what, words] : {std::pair{"crash", "crashed (SIGSEGV) while it looked for devices"},
                                      {"hang", "no sign of life for 4 s while it looked for devices"}}) {
        const With layer{once(2, what)};
        Session session{isolated(impatient())};
        const DeviceList list = session.devices();
        EXPECT_TRUE(list.devices.empty()) << what;
        ASSERT_EQ(list.problems.size(), 1U) << what;
        EXPECT_TRUE(has(list.problems.front(), words)) << list.problems.front();
        EXPECT_EQ(session.devices().devices.size(), right.devices.size()) << "the next process is asked";
    }
}

/// Started before anything is asked, also where the one before it has ended meanwhile.
TEST_F(IsolatedFaults, OneThatIsMadeReadyIsThereBeforeItIsAsked)
{
    Session session{isolated(patient())};
    const std::set<pid_t> before = children();
    for (int turn = 0; turn < 3; ++turn) {
        session.makeReady();
        std::set<pid_t> now = children();
        for (const pid_t other : before)
            now.erase(other);
        ASSERT_EQ(now.size(), 1U);
        if (turn == 1)
            expectRight(session);
        EXPECT_FALSE(session.devices().devices.empty());
        kill(*now.begin(), SIGKILL);
        std::this_thread::sleep_for(100ms);
    }
    expectRight(session);
}

/// A window lets go of what it no longer shows, whatever has become of the process.
TEST_F(IsolatedFaults, ForgettingNeverFails)
{
    Isolation how = patient();
    how.silence = 4s;
    Session session{isolated(how)};
    const RecordingPtr recording = session.record(sorting(), sparing());
    for (const int signal : {SIGKILL, SIGSTOP}) {
        const State before = session.state(recording, 3);
        for (const pid_t child : children())
            kill(child, signal);
        EXPECT_NO_THROW(session.forget());
        const State after = session.state(recording, 3);
        ASSERT_EQ(after.buffers.size(), before.buffers.size());
        EXPECT_EQ(*after.buffers[0], *before.buffers[0]);
    }
}

TEST_F(IsolatedFaults, ADeviceIsMeasuredAndTheRunThatHangsIsNamed)
{
    Session session{isolated(patient())};
    const DeviceRates rates = session.rates("basic");
    EXPECT_GT(rates.bandwidth, 1e8);
    EXPECT_GT(rates.peak, 1e7);
    EXPECT_TRUE(has(rates.device.name, "basic") || has(rates.device.name, "cpu")) << rates.device.name;
    EXPECT_THROW(session.rates("quantum"), InputError);
    const auto places = IsolatedFaults::places(calls([](Session& logged) { logged.rates("basic"); }));
    const With layer{once(places.at("clEnqueueNDRangeKernel").first, "crash")};
    Session crashing{isolated(patient())};
    const std::string said = sentenceOf([&] { crashing.rates("basic"); });
    EXPECT_TRUE(has(said, "crashed (SIGSEGV) in launch 1 (copy_words, untraced)")) << said;
}

} // namespace
} // namespace lockstep::test
