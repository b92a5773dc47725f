// A session goes on after a recording that failed or was cancelled.
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "tests/faults/program.hpp"

#include <algorithm>
#include <cstdlib>

namespace lockstep::test {
namespace {

RunRequest sorting(std::size_t n)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.input = generateKeys("uniform", n, 1, ElementType::uint32);
    return request;
}

void expectUsable(Session& session)
{
    const RecordingPtr recording = session.record(sorting(33));
    Words sorted = recording->input;
    std::ranges::sort(sorted);
    EXPECT_EQ(recording->output, sorted);
}

/// Kernels come from this folder while it lives.
class KernelsFrom {
public:
    explicit KernelsFrom(const std::filesystem::path& folder) { setenv("LOCKSTEP_KERNELS", folder.c_str(), 1); }
    ~KernelsFrom() { unsetenv("LOCKSTEP_KERNELS"); }
    KernelsFrom(const KernelsFrom&) = delete;
    KernelsFrom& operator=(const KernelsFrom&) = delete;
};

TEST(SessionAfterFailure, WrongRequestsLeaveItUsable)
{
    Session session;
    RunRequest unknown = sorting(8);
    unknown.algorithm = "bogo-sort";
    EXPECT_THROW(session.record(unknown), InputError);
    RunRequest elsewhere = sorting(8);
    elsewhere.device = "quantum";
    EXPECT_THROW(session.record(elsewhere), InputError);
    RunRequest odd = sorting(8);
    odd.parameters["order"] = "sideways";
    EXPECT_THROW(session.record(odd), InputError);
    RunRequest none = sorting(8);
    none.input.clear();
    EXPECT_THROW(session.record(none), InputError);
    EXPECT_THROW(session.runFast(none), InputError);
    expectUsable(session);
}

TEST(SessionAfterFailure, AKernelThatDoesNotBuildLeavesItUsable)
{
    Session session;
    const RecordingPtr former = session.record(sorting(16));
    TemporaryFolder folder;
    folder.write("trace.clh", "// nothing\n");
    folder.write("bitonic.cl", "__kernel void bitonic_step(__global KEY *key, const uint run, const uint distance)\n"
                               "{\n    this is no statement;\n}\n");
    {
        const KernelsFrom broken{folder.path()};
        try {
            session.record(sorting(16));
            FAIL() << "built";
        } catch (const DeviceError& error) {
            EXPECT_TRUE(std::string{error.what()}.starts_with("bitonic.cl does not build")) << error.what();
            EXPECT_EQ(std::string{error.what()}.find('\n'), std::string::npos);
            EXPECT_NE(error.details().find("error"), std::string::npos) << error.details();
        }
    }
    EXPECT_EQ(former->launchCount(), 10u);
    EXPECT_EQ(*session.state(former, 10).buffers[0], former->output);
    expectUsable(session);
}

TEST(SessionAfterFailure, AMissingKernelFolderLeavesItUsable)
{
    Session session;
    {
        const KernelsFrom nowhere{"/nonexistent"};
        EXPECT_THROW(session.record(sorting(16)), Error);
    }
    expectUsable(session);
}

TEST(SessionAfterCancelling, AStopBeforeTheStart)
{
    Session session;
    std::stop_source stop;
    stop.request_stop();
    RecordOptions options;
    options.stop = stop.get_token();
    EXPECT_THROW(session.record(sorting(16), options), Cancelled);
    EXPECT_THROW(session.runFast(sorting(16), stop.get_token()), Cancelled);
    expectUsable(session);
}

TEST(SessionAfterCancelling, AStopBetweenLaunches)
{
    Session session;
    std::stop_source stop;
    RecordOptions options;
    options.stop = stop.get_token();
    std::size_t last = 0;
    options.progress = [&](std::size_t done, std::size_t total) {
        EXPECT_LE(done, total);
        last = done;
        if (done * 4 >= total * 3)
            stop.request_stop();
    };
    EXPECT_THROW(session.record(sorting(1000), options), Cancelled);
    EXPECT_GT(last, 55u) << "55 launches untraced, then the recorded ones until three quarters";
    expectUsable(session);
}

TEST(SessionAfterCancelling, AStopWhileReplaying)
{
    Session session;
    RecordOptions nothingKept;
    nothingKept.memoryBudget = 0;
    const RecordingPtr recording = session.record(sorting(256), nothingKept);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(session.state(recording, 20, stop.get_token()), Cancelled);
    EXPECT_THROW(session.events(recording, 20, stop.get_token()), Cancelled);
    const RecordingPtr whole = session.record(sorting(256));
    EXPECT_EQ(*session.state(recording, 20).buffers[0], *whole->states[20]->buffers[0]);
    EXPECT_EQ(*session.events(recording, 20), *whole->events[19]);
}

TEST(SessionAfterFailure, AStateThatIsNotThereIsNamed)
{
    Session session;
    const RecordingPtr recording = session.record(sorting(16));
    EXPECT_THROW(session.state(recording, 11), InputError);
    EXPECT_THROW(session.events(recording, 0), InputError);
    EXPECT_THROW(session.events(recording, 11), InputError);
    expectUsable(session);
}

} // namespace
} // namespace lockstep::test
