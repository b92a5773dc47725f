// The window's device work crashes, hangs or is stopped: the window lives, says what happened and in which launch, what
// was recorded can be stepped, and the next run is right.
#include "tests/faults/window/children.hpp"

#include "ui/compare/comparison.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/notices.hpp"
#include "ui/window/comparison_page.hpp"

#include <QComboBox>
#include <QDir>
#include <algorithm>
#include <csignal>
#include <iostream>

namespace lockstep::ui {
namespace {

/// Twenty times what is aimed at: a busy machine is no fault.
constexpr double longestUntilReady = 20 * 250;

Isolation impatient()
{
    Isolation how;
    how.silence = 4s;
    return how;
}

TEST(WindowOfChildren, TellsWhatBecameOfOneAndGoesOn)
{
    const std::vector<std::string> calls = callsOfARun();
    ASSERT_GT(calls.size(), 50U) << "is the layer loaded?";
    const std::pair<const char*, const char*> ends[] = {{"crash", "crashed (SIGSEGV)"},
                                                        {"abort", "crashed (SIGABRT)"},
                                                        {"kill", "crashed (SIGKILL)"},
                                                        {"leave", "ended by itself (exit status 7)"},
                                                        {"stop", "stopped by a signal (SIGSTOP)"},
                                                        {"hang", "no sign of life for 4 s"}};
    for (const auto& [what, words] : ends) {
        SCOPED_TRACE(what);
        const QTemporaryDir folder;
        ChildWindow window{onceAt(calls.size() + lastOf(calls, "clEnqueueNDRangeKernel") / 2, what, folder),
                           impatient()};
        std::string said;
        RecordingPtr kept;
        for (int turn = 0; turn < 20 && said.empty(); ++turn) {
            kept = window.recording();
            said = window.run("bitonic-sort", "3 1 2 " + std::to_string(turn));
        }
        EXPECT_TRUE(has(said, words)) << said;
        EXPECT_TRUE(has(said, "launch")) << said;
        EXPECT_EQ(window->message().toStdString(), said);
        ASSERT_TRUE(kept) << "the first run was to end well";
        EXPECT_EQ(window.recording(), kept) << "what was shown stays";
        window.expectSteps();
        const double ready = window.expectRight();
        std::cout << what << ": the next run was shown after " << ready << " ms\n";
        EXPECT_LT(ready, longestUntilReady);
        window.expectSteps();
    }
}

TEST(WindowOfChildren, ShowsWhatAChangedKernelDidUntilItCrashed)
{
    ChildWindow window{{}, impatient()};
    window.expectRight();
    RunAsk ask;
    ask.algorithm = "bitonic-sort";
    ask.device = "basic";
    ask.kernelFile = window.recording()->kernelFile;
    ask.kernel = window.recording()->kernelSource;
    ask.kernel->insert(ask.kernel->find("const uint t ="),
                       "if (run == 8 && distance == 2) key[(size_t)run << 40] = 1;\n    ");
    const std::string said = window.run(ask);
    EXPECT_TRUE(has(said, "crashed (SIGSEGV) in launch 5 (")) << said;
    EXPECT_EQ(window->message().toStdString(), said + " What came before is shown.");
    ASSERT_TRUE(window.recording());
    EXPECT_TRUE(window.recording()->isKernelChanged);
    EXPECT_EQ(window.recording()->launchCount(), 4U);
    window.expectSteps();
    window.expectRight();
}

TEST(WindowOfChildren, ThatHangIsRidOfThemByCancelling)
{
    const QTemporaryDir folder;
    const std::vector<std::string> calls = callsOfARun();
    ChildWindow window{onceAt(lastOf(calls, "clFinish"), "hang", folder)};
    RunAsk ask;
    ask.input.n = 8;
    ask.device = "basic";
    window->start(ask);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(folder.filePath("once")); }, 60'000));
    const auto began = Clock::now();
    auto* progress = window->findChild<ProgressNotice*>();
    ASSERT_NE(progress, nullptr);
    emit progress->cancelled();
    window.expectRight();
    EXPECT_LT(millisecondsSince(began), 20'000);
}

/// Also where its states are to be made again by a process that never saw the run.
TEST(WindowOfChildren, StepsThroughWhatWasRecordedWhenAllOfThemAreGone)
{
    ChildWindow window;
    RunAsk ask;
    ask.algorithm = "bitonic-sort";
    ask.device = "basic";
    ask.input.n = std::size_t{1} << 16;
    ASSERT_EQ(window.run(ask), "");
    ASSERT_FALSE(window.recording()->isComplete());
    const std::size_t last = window.recording()->launchCount();
    for (const std::size_t k : {last / 2, last - 3, std::size_t{5}}) {
        SCOPED_TRACE(k);
        for (const pid_t child : test::children())
            kill(child, SIGKILL);
        QTest::qWait(300); // it takes a moment
        window->player().goTo(k);
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->isSettled() || !window->message().isEmpty(); }, 60'000));
        EXPECT_EQ(window->message().toStdString(), "");
    }
}

/// The one that makes states again dies while it does: the window says so, and has the state at the next try.
TEST(WindowOfChildren, HasTheStateAtTheNextTryWhereOneDiesOverIt)
{
    ChildWindow window;
    RunAsk ask;
    ask.algorithm = "bitonic-sort";
    ask.device = "basic";
    ask.input.n = std::size_t{1} << 16;
    ASSERT_EQ(window.run(ask), "");
    const std::size_t last = window.recording()->launchCount();
    window->player().goTo(last / 2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->isSettled(); }, 60'000));
    for (const pid_t child : test::children())
        kill(child, SIGSTOP); // it is asked for something and does not answer
    window->player().goTo(last - 5);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->message().isEmpty(); }, 60'000));
    EXPECT_TRUE(has(window->message().toStdString(), "stopped by a signal (SIGSTOP)"))
        << window->message().toStdString();
    window->player().goTo(last - 7);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->isSettled(); }, 60'000));
}

/// A driver that cannot even be asked: the window opens all the same.
TEST(WindowOfChildren, SaysWhereItsDriverAlwaysCrashes)
{
    ChildWindow window{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"FAULT_AT", "1"}, {"FAULT_DO", "crash"}}};
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->message().isEmpty(); }, 20'000));
    EXPECT_TRUE(has(window->message().toStdString(), "crashed (SIGSEGV) while it looked for devices"))
        << window->message().toStdString();
    for (const char* const keys : {"3 1 2", "2 1"}) {
        const std::string said = window.run("bitonic-sort", keys);
        EXPECT_TRUE(has(said, "crashed (SIGSEGV) before its first launch")) << said;
    }
}

TEST(WindowOfChildren, ListsTheDevicesOfTheChild)
{
    ChildWindow window;
    const auto* picker = window->findChild<DevicePicker*>();
    ASSERT_NE(picker, nullptr);
    const auto* list = picker->findChild<QComboBox*>();
    ASSERT_NE(list, nullptr);
    Session session;
    const int count = static_cast<int>(session.devices().devices.size());
    ASSERT_GT(count, 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->count() > count; }, 20'000)); // and "automatic"
}

TEST(WindowOfChildren, ComparesWithOneAPaneAndTellsInThePaneWhichDied)
{
    const QTemporaryDir folder;
    const std::vector<std::string> calls = callsOfARun();
    const auto compare = [](ChildWindow& window) {
        ComparisonAsk ask;
        ask.input.n = 8;
        for (const char* const algorithm : {"kogge-stone-scan", "brent-kung-scan"})
            ask.panes.push_back({algorithm, {}, "basic", 256, nullptr});
        window->startComparison(ask, ClockUnit::launches, 32, 1, 0);
        Comparison& comparison = window->comparisonPage().comparison();
        EXPECT_TRUE(QTest::qWaitFor([&] { return window->isSettled() && comparison.paneCount() == 2; }, 60'000));
    };
    {
        const std::size_t before = test::children().size();
        ChildWindow window;
        compare(window);
        EXPECT_EQ(test::children().size(), before + 3) << "the window's, and one a pane";
        EXPECT_TRUE(window->comparisonPage().comparison().recording(0));
        EXPECT_TRUE(window->comparisonPage().comparison().recording(1));
    }
    ChildWindow window{onceAt(lastOf(calls, "clFinish"), "crash", folder)};
    compare(window);
    Comparison& comparison = window->comparisonPage().comparison();
    EXPECT_FALSE(comparison.recording(0));
    EXPECT_TRUE(has(comparison.failure(0).toStdString(), "crashed (SIGSEGV)")) << comparison.failure(0).toStdString();
    EXPECT_TRUE(has(comparison.failure(0).toStdString(), "launch")) << comparison.failure(0).toStdString();
    ASSERT_TRUE(comparison.recording(1));
    EXPECT_TRUE(rightnessOf(*comparison.recording(1))->isRight());
}

/// Pages of memory that are present.
std::size_t memory()
{
    std::ifstream file{"/proc/self/statm"};
    std::size_t all = 0, present = 0;
    file >> all >> present;
    return present;
}

/// LOCKSTEP_CRASHES says how many.
TEST(WindowOfChildren, LeavesNothingBehindHoweverManyCrash)
{
    const char* asked = std::getenv("LOCKSTEP_CRASHES");
    const int crashes = asked == nullptr ? 25 : std::atoi(asked);
    constexpr int warm = 10;
    ASSERT_GT(crashes, warm);
    const std::vector<std::string> calls = callsOfARun();
    const auto first = std::find(calls.begin(), calls.end(), "clEnqueueNDRangeKernel");
    ASSERT_NE(first, calls.end());
    const std::set<pid_t> before = test::children();
    std::size_t files = 0, processes = 0, pages = 0;
    const QTemporaryDir temporary;
    const auto began = Clock::now();
    {
        ChildWindow window{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER},
                            {"FAULT_AT", std::to_string(first - calls.begin() + 1)},
                            {"FAULT_DO", "crash"},
                            {"TMPDIR", temporary.path().toStdString()}}};
        for (int turn = 0; turn < crashes; ++turn) {
            const std::string said = window.run("bitonic-sort", "3 1 2 " + std::to_string(turn));
            ASSERT_TRUE(has(said, "crashed (SIGSEGV) in ") && has(said, "launch")) << said;
            if (turn != warm - 1)
                continue;
            files = test::openFiles();
            processes = test::children().size();
            pages = memory();
        }
        EXPECT_EQ(test::openFiles(), files);
        EXPECT_EQ(test::children().size(), processes);
        EXPECT_TRUE(QDir{temporary.path()}.isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden));
        const double grown = (static_cast<double>(memory()) - static_cast<double>(pages)) * 4096 / (1 << 20);
        std::cout << crashes << " crashes in " << millisecondsSince(began) / 1000 << " s; " << grown
                  << " MiB more memory since the first " << warm << '\n';
        EXPECT_LT(grown, 8);
    }
    EXPECT_EQ(test::children(), before);
}

} // namespace
} // namespace lockstep::ui
