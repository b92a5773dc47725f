// Device work on another machine, through ssh: the same runs, over a slow line too; whatever breaks is one sentence,
// and the next request is right.
#include "engine/remote/by_machine.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/run_request.hpp"
#include "engine/recording/in_process.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/frames.hpp"
#include "tests/faults/program.hpp"
#include "tests/faults/slow_pipe.hpp"
#include "tests/faults/ssh_server.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <random>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point began)
{
    return std::chrono::duration<double>(Clock::now() - began).count();
}

/// One for all tests.
const SshServer& server()
{
    static const SshServer one;
    return one;
}

/// Sets variables that lines are started with.
void reachThrough(const std::string& ssh, const std::string& program = LOCKSTEP_PROGRAM)
{
    setenv("LOCKSTEP_SSH", ssh.c_str(), 1);
    setenv("LOCKSTEP_REMOTE", program.c_str(), 1);
}

std::string machineAt(int port)
{
    return fmt::format("ssh:127.0.0.1:{}", port);
}

RunRequest asked(const std::string& algorithm, std::size_t n, const std::string& device)
{
    RunRequest request;
    request.algorithm = algorithm;
    request.device = device;
    request.input = generateKeys("uniform", n, 1, ElementType::uint32);
    return request;
}

/// As a file holds it, without the times, which differ from run to run, and without where it was.
std::vector<std::uint8_t> bytesOf(const Recording& recording)
{
    Recording timeless = recording;
    for (Launch& launch : timeless.launches)
        launch.time = {};
    const std::string where = " at 127.0.0.1";
    if (timeless.device.name.ends_with(where))
        timeless.device.name.resize(timeless.device.name.size() - where.size());
    return writeRecording(timeless);
}

/// States and events, also those that it does not keep.
void expectSame(Session& far, const RecordingPtr& there, Session& near, const RecordingPtr& here)
{
    ASSERT_EQ(there->launchCount(), here->launchCount());
    EXPECT_EQ(there->output, here->output);
    for (std::size_t k = 0; k <= here->launchCount(); ++k) {
        const State a = far.state(there, k), b = near.state(here, k);
        ASSERT_EQ(a.buffers.size(), b.buffers.size());
        for (std::size_t i = 0; i < a.buffers.size(); ++i)
            ASSERT_EQ(*a.buffers[i], *b.buffers[i]) << "buffer " << i << " after launch " << k;
        if (k > 0) {
            ASSERT_EQ(*far.events(there, k), *near.events(here, k)) << "launch " << k;
        }
    }
}

/// What the Error says that the work ends in; empty where it ends in none.
template <typename Work>
std::string sentenceOf(Work work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool has(const std::string& text, const std::string& words)
{
    return text.find(words) != std::string::npos;
}

class Far : public testing::Test {
protected:
    Far() { reachThrough(server().command()); }
    ~Far() override
    {
        unsetenv("LOCKSTEP_SSH");
        unsetenv("LOCKSTEP_REMOTE");
    }
    std::string machine() const { return machineAt(server().port()); }

    /// A program there.
    std::string script(const std::string& name, const std::string& lines) const
    {
        const auto path = m_folder.write(name, "#!/bin/sh\n" + lines);
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return path;
    }

    TemporaryFolder m_folder;
};

constexpr const char* algorithms[] = {"bitonic-sort",     "odd-even-mergesort", "radix-sort", "brent-kung-scan",
                                      "kogge-stone-scan", "halving-reduction",  "transpose",  "compaction"};

TEST_F(Far, RecordingsAreTheSameToTheByte)
{
    Session far{byMachine([] { return inProcess(); }, {})}, near;
    std::size_t compared = 0;
    for (const char* const algorithm : algorithms)
        for (const std::size_t n : {1U, 64U, 700U}) {
            SCOPED_TRACE(fmt::format("{} of {}", algorithm, n));
            RecordingPtr here, there;
            const std::string refused = sentenceOf([&] { here = near.record(asked(algorithm, n, "basic")); });
            EXPECT_EQ(sentenceOf([&] { there = far.record(asked(algorithm, n, machine() + "/basic")); }), refused);
            if (!here || !there)
                continue;
            EXPECT_EQ(there->device.name, here->device.name + " at 127.0.0.1");
            EXPECT_TRUE(isFar(there) && !isFar(here));
            if (std::ranges::none_of(here->launches, &Launch::varies)) {
                EXPECT_TRUE(there->isComplete());
                EXPECT_EQ(bytesOf(*there), bytesOf(*here));
                ++compared;
            }
        }
    EXPECT_GT(compared, 15U);
}

TEST_F(Far, WhatIsNotSentAtOnceComesWhenItIsLookedAt)
{
    Reach reach;
    reach.atOnce = 0;
    Session far{byMachine([] { return inProcess(); }, reach)}, near;
    for (const char* const algorithm : {"bitonic-sort", "radix-sort", "brent-kung-scan"}) {
        SCOPED_TRACE(algorithm);
        const RecordingPtr here = near.record(asked(algorithm, 700, "basic"));
        const RecordingPtr there = far.record(asked(algorithm, 700, machine() + "/basic"));
        EXPECT_FALSE(there->isComplete());
        expectSame(far, there, near, here);
        // Another worker of this process asks the same connection.
        Session second{byMachine([] { return inProcess(); }, reach)};
        EXPECT_EQ(*second.state(there, 2).buffers[0], *near.state(here, 2).buffers[0]);
    }
}

TEST_F(Far, ThroughASlowLineStepsAndJumpsAreUsable)
{
    // 50 ms there and 50 ms back, 10 Mbit/s.
    const SlowPipe pipe{server().port(), 50ms, 10e6 / 8};
    const std::string machine = machineAt(pipe.port()) + "/pthread";
    Session far{byMachine([] { return inProcess(); }, {})}, near;
    constexpr double most = 20; // of seconds that are hoped for: a busy machine is slow, too
    const auto timed = [&pipe](const std::string& what, double hoped, auto work) {
        const auto began = Clock::now();
        const std::size_t before = pipe.carried();
        work();
        const double time = secondsSince(began);
        const std::size_t bytes = pipe.carried() - before;
        std::cout << fmt::format("  {}: {:.2f} s, {} KB\n", what, time, bytes / 1000);
        EXPECT_LT(time, most * hoped) << what;
        return bytes;
    };

    RecordingPtr there;
    timed("a run of 1024 keys, with connecting", 5, [&] { there = far.record(asked("bitonic-sort", 1024, machine)); });
    timed("the same again", 1, [&] { there = far.record(asked("bitonic-sort", 1024, machine)); });
    EXPECT_TRUE(there->isComplete()); // so that each step is here

    constexpr std::size_t n = std::size_t{1} << 20;
    const RunRequest request = asked("bitonic-sort", n, machine);
    timed("a run of 2^20 keys", 10, [&] { there = far.record(request); });
    EXPECT_FALSE(there->isComplete());
    RunRequest same = request;
    same.device = "pthread";
    const RecordingPtr here = near.record(same);
    ASSERT_EQ(there->output, here->output);
    std::mt19937 random{17};
    std::vector<std::size_t> jumps{here->launchCount() / 2, here->launchCount() / 2 + 1, 1, here->launchCount()};
    for (int i = 0; i < 6; ++i)
        jumps.push_back(random() % (here->launchCount() + 1));
    for (const std::size_t k : jumps) {
        State state;
        const std::size_t bytes =
            timed(fmt::format("a jump to {} of {}", k, here->launchCount()), 1, [&] { state = far.state(there, k); });
        EXPECT_LT(bytes, 1'000'000U) << k; // 0.8 s on this line, of 4 MB that a state has
        EXPECT_TRUE(*state.buffers[0] == *near.state(here, k).buffers[0]) << k;
    }
    timed("the events of a work-group", 1,
          [&] { EXPECT_EQ(*far.events(there, 100, {}, 7, 1), *near.events(here, 100, {}, 7, 1)); });
}

TEST_F(Far, CutAtRandomMomentsNothingIsLost)
{
    SlowPipe pipe{server().port(), 2ms, 100e6 / 8};
    const std::string machine = machineAt(pipe.port()) + "/basic";
    Reach reach;
    reach.atOnce = 0;
    Session far{byMachine([] { return inProcess(); }, reach)}, near;
    const RecordingPtr here = near.record(asked("bitonic-sort", 4096, "basic"));
    RecordingPtr there = far.record(asked("bitonic-sort", 4096, machine));
    std::mt19937 random{4};
    std::size_t broken = 0;
    for (int turn = 0; turn < 20; ++turn) {
        SCOPED_TRACE(turn);
        std::jthread cutter{[&pipe, wait = std::chrono::milliseconds{random() % 400}] {
            std::this_thread::sleep_for(wait);
            pipe.cut();
        }};
        const auto until = Clock::now() + 500ms;
        std::string said;
        while (said.empty() && Clock::now() < until)
            said = sentenceOf([&] {
                const std::size_t k = random() % (here->launchCount() + 1);
                const State state = far.state(there, k); // of the recording from before all cuts
                EXPECT_EQ(*state.buffers[0], *near.state(here, k).buffers[0]);
                if (random() % 3 == 0) {
                    EXPECT_EQ(far.record(asked("bitonic-sort", 256, machine))->launchCount(), 36U);
                }
            });
        cutter.join();
        if (!said.empty()) {
            ++broken;
            EXPECT_TRUE(has(said, "127.0.0.1:") && (has(said, "broke") || has(said, "cannot be reached"))) << said;
            EXPECT_EQ(said.find('\n'), std::string::npos);
        }
        const std::size_t k = random() % (here->launchCount() + 1);
        EXPECT_EQ(*far.state(there, k).buffers[0], *near.state(here, k).buffers[0]);
    }
    EXPECT_GT(broken, 5U);
    EXPECT_GE(pipe.connections(), 20U);
    EXPECT_EQ(bytesOf(*far.record(asked("bitonic-sort", 4096, machine))), bytesOf(*there));
}

TEST_F(Far, ALineThatSaysNothingAnyMoreIsTakenForBroken)
{
    SlowPipe pipe{server().port(), 1ms, 100e6 / 8};
    Reach reach;
    reach.atOnce = 0;
    reach.silence = 5s; // a sign of life comes every two
    Session far{byMachine([] { return inProcess(); }, reach)};
    const RecordingPtr there = far.record(asked("bitonic-sort", 4096, machineAt(pipe.port()) + "/basic"));
    pipe.freeze(true);
    const auto began = Clock::now();
    const std::string said = sentenceOf([&] { far.state(there, 10); });
    EXPECT_TRUE(has(said, "gave no sign of life for 5 s")) << said;
    EXPECT_LT(secondsSince(began), 20);
    pipe.freeze(false);
    EXPECT_EQ(far.state(there, there->launchCount()).buffers[0]->size(), 4096U);
}

TEST_F(Far, AStopIsHeardThere)
{
    Session far{byMachine([] { return inProcess(); }, {})};
    RecordOptions options;
    std::stop_source stop;
    options.stop = stop.get_token();
    options.progress = [&](std::size_t done, std::size_t) {
        if (done > 40)
            stop.request_stop();
    };
    EXPECT_THROW(far.record(asked("bitonic-sort", std::size_t{1} << 20, machine() + "/basic"), options), Cancelled);
    EXPECT_TRUE(far.record(asked("bitonic-sort", 64, machine() + "/basic"))->isComplete());
}

TEST_F(Far, AnEngineThatCrashesThereIsToldWithItsLaunchAndTheNextRunIsRight)
{
    m_folder.write("once", "");
    const std::string crashing =
        fmt::format("export OPENCL_LAYERS='{}' FAULT_AT=200 FAULT_DO=kill FAULT_ONCE='{}/once'\nexec '{}' \"$@\"\n",
                    LOCKSTEP_FAULT_LAYER, m_folder.path().string(), LOCKSTEP_PROGRAM);
    reachThrough(server().command(), script("crashing", crashing));
    Session far{byMachine([] { return inProcess(); }, {})};
    const std::string said = sentenceOf([&] { far.record(asked("bitonic-sort", 64, machine() + "/basic")); });
    EXPECT_TRUE(has(said, "127.0.0.1") && has(said, "crashed (SIGKILL)") && has(said, "launch ")) << said;
    const RecordingPtr there = far.record(asked("bitonic-sort", 64, machine() + "/basic"));
    EXPECT_TRUE(std::ranges::is_sorted(there->output));
}

TEST_F(Far, WhatIsWrongWithTheMachineIsOneLine)
{
    const auto said = [this] {
        Session far{byMachine([] { return inProcess(); }, {})};
        return sentenceOf([&] { far.record(asked("bitonic-sort", 8, machine())); });
    };
    reachThrough(server().command(), "/no/such/lockstep");
    std::string line = said();
    EXPECT_TRUE(has(line, "has no program '/no/such/lockstep'") && has(line, "LOCKSTEP_REMOTE")) << line;

    reachThrough(server().command() + " -oIdentityFile=/no/such/key -oPubkeyAuthentication=no");
    line = said();
    EXPECT_TRUE(has(line, "cannot be reached") && has(line, "Permission denied")) << line;

    reachThrough("/no/such/ssh");
    line = said();
    EXPECT_TRUE(has(line, "/no/such/ssh") && has(line, "cannot be started")) << line;

    reachThrough(server().command(), script("talks", "echo Welcome to the lab\nsleep 5\n"));
    line = said();
    EXPECT_TRUE(has(line, "prints") && has(line, "is not what Lockstep says")) << line;

    reachThrough(server().command(), script("old", "echo 'unknown argument --far' >&2\nexit 2\n"));
    line = said();
    EXPECT_TRUE(has(line, "exit status 2") && has(line, "unknown argument --far")) << line;

    // Frame `hello` of 8 bytes, version 2, without a text.
    reachThrough(server().command(),
                 script("older", "printf '\\010\\0\\0\\0\\001\\002\\0\\0\\0\\0\\0\\0\\0'\nsleep 5\n"));
    line = said();
    EXPECT_TRUE(has(line, "has Lockstep with protocol 2") &&
                has(line, fmt::format("this one speaks {}", remote::protocolVersion)))
        << line;

    reachThrough(server().command());
    EXPECT_EQ(said(), "");
    Session far{byMachine([] { return inProcess(); }, {})};
    EXPECT_TRUE(has(sentenceOf([&] { far.record(asked("bitonic-sort", 8, machine() + "/nothing like it")); }),
                    "There is no device 'nothing like it'"));
}

TEST_F(Far, TheCommandLineReachesIt)
{
    const Environment reached{{"LOCKSTEP_SSH", server().command()}, {"LOCKSTEP_REMOTE", LOCKSTEP_PROGRAM}};
    const Ended ran = runProgram({"run", "bitonic-sort", "--n", "16", "--device", machine()}, reached);
    EXPECT_EQ(ran.status, 0) << ran.errors;
    EXPECT_TRUE(has(ran.output, " at 127.0.0.1")) << ran.output;
    const Ended compared = runProgram(
        {"compare", "bitonic-sort:device=" + machine() + "/basic", "odd-even-mergesort", "--n", "16"}, reached);
    EXPECT_EQ(compared.status, 0) << compared.errors;

    for (const auto& [device, words] :
         std::initializer_list<std::pair<const char*, const char*>>{{"ssh:", "it has no host"},
                                                                    {"ssh:-oProxyCommand=x", "begins with '-'"},
                                                                    {"ssh:-l@lab", "the user '-l' begins with '-'"},
                                                                    {"ssh:lab;reboot", "holds ';'"},
                                                                    {"ssh:lab:0", "the port '0'"},
                                                                    {"ssh:lab:22x", "the port '22x'"},
                                                                    {"ssh:a b", "holds ' '"}}) {
        SCOPED_TRACE(device);
        expectRefusal(runProgram({"run", "bitonic-sort", "--device", device}, reached), 2,
                      {words, "ssh:[user@]host[:port][/device]"});
    }
    expectRefusal(runProgram({"run", "bitonic-sort", "--device", "ssh:no-such-host.invalid"}, reached), 1,
                  {"no-such-host.invalid cannot be reached", "ssh"});
    const Ended listed = runProgram({"devices", machine()}, reached), here = runProgram({"devices"});
    EXPECT_EQ(listed.status, 0) << listed.errors;
    EXPECT_EQ(listed.output, here.output);
    expectRefusal(runProgram({"devices", "ssh:no-such-host.invalid"}, reached), 1, {"cannot be reached"});
    expectRefusal(runProgram({"network", "bitonic-sort", "--device", machine()}, reached), 2, {"is for runs"});
}

} // namespace
} // namespace lockstep::test
