// The process with the device's work crashes, hangs, is stopped or eats memory: one sentence says so, what was recorded
// stays, and the next run is right.
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/grind/oclgrind.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/launch_failed.hpp"
#include "tests/faults/isolated.hpp"

#include <csignal>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace {

TEST_F(IsolatedFaults, AtEachKindOfCallTheNextRunIsRight)
{
    const std::vector<std::string> names = calls();
    ASSERT_GT(names.size(), 50U) << "is the layer loaded?";
    const std::vector<std::pair<std::string, std::string>> ends{
        {"crash", "crashed (SIGSEGV)"}, {"abort", "crashed (SIGABRT)"}, {"kill", "crashed (SIGKILL)"}};
    std::size_t turn = 0, inLaunches = 0;
    for (const auto& [name, place] : places(names))
        for (const std::size_t call : {place.first, place.second}) {
            const auto& [what, words] = ends[turn++ % ends.size()];
            SCOPED_TRACE(name + ", call " + std::to_string(call) + ", " + what);
            const With layer{once(call, what)};
            Session session{isolated(patient())};
            const std::string said = sentenceOf([&] { session.record(sorting()); });
            EXPECT_TRUE(has(said, words)) << said;
            EXPECT_TRUE(has(said, "launch")) << said;
            inLaunches += has(said, "in launch ");
            const auto began = Clock::now();
            expectRight(session);
            EXPECT_LT(Clock::now() - began, 20s); // kernels are built anew
        }
    EXPECT_GT(turn, 20U);
    EXPECT_GT(inLaunches, 5U);
}

TEST_F(IsolatedFaults, ThoseThatHangOrAreStoppedAreEnded)
{
    const auto places = IsolatedFaults::places(calls());
    const std::vector<std::pair<std::string, std::string>> ends{{"hang", "no sign of life for 4 s"},
                                                                {"stop", "stopped by a signal (SIGSTOP)"},
                                                                {"leave", "ended by itself (exit status 7)"}};
    for (const char* const name : {"clGetPlatformIDs", "clBuildProgram", "clEnqueueNDRangeKernel", "clFinish"})
        for (const auto& [what, words] : ends) {
            SCOPED_TRACE(std::string{name} + ", " + what);
            const With layer{once(places.at(name).second, what)};
            Session session{isolated(impatient())};
            const auto began = Clock::now();
            const std::string said = sentenceOf([&] { session.record(sorting()); });
            EXPECT_TRUE(has(said, words)) << said;
            EXPECT_LT(Clock::now() - began, 15s);
            if (name == std::string{"clEnqueueNDRangeKernel"} && what == "hang") {
                EXPECT_TRUE(has(said, "in launch 15 (")) << said; // the last, of five stages
                EXPECT_TRUE(has(said, ", traced)")) << said;
            }
            expectRight(session);
        }
}

TEST_F(IsolatedFaults, OneThatEatsMemoryIsEnded)
{
    const With layer{once(places(calls()).at("clFinish").first, "eat")};
    Isolation how = patient();
    how.memory = std::size_t{1} << 30;
    Session session{isolated(how)};
    const std::string said = sentenceOf([&] { session.record(sorting()); });
    EXPECT_TRUE(has(said, "GiB of memory in launch 1")) << said;
    EXPECT_TRUE(has(said, "of 1.0 that it may take")) << said;
    expectRight(session);
}

/// What was recorded before can still be looked at, also where its states are to be made again.
TEST_F(IsolatedFaults, WhatWasRecordedStays)
{
    const std::vector<std::string> names = calls();
    Session reference{isolated(patient())};
    const RecordingPtr whole = reference.record(sorting());
    for (const char* const what : {"crash", "hang"}) {
        SCOPED_TRACE(what);
        const With layer{once(3 * names.size(), what)}; // some runs later
        Session session{isolated(impatient())};
        std::vector<RecordingPtr> kept;
        std::string said;
        for (int run = 0; run < 20 && said.empty(); ++run)
            said = sentenceOf([&] { kept.push_back(session.record(sorting(), sparing())); });
        ASSERT_FALSE(said.empty());
        ASSERT_FALSE(kept.empty());
        for (const RecordingPtr& recording : kept)
            for (const std::size_t k : {7U, 3U}) {
                const State made = session.state(recording, k), right = reference.state(whole, k);
                ASSERT_EQ(made.buffers.size(), right.buffers.size());
                for (std::size_t b = 0; b < made.buffers.size(); ++b)
                    EXPECT_EQ(*made.buffers[b], *right.buffers[b]);
                EXPECT_EQ(*session.events(recording, k), *reference.events(whole, k));
            }
    }
}

/// Of the kernels that it built a driver gives nothing back.
TEST_F(IsolatedFaults, OneThatHasGrownIsReplacedBeforeTheNextRun)
{
    for (const bool isWorn : {false, true}) {
        SCOPED_TRACE(isWorn);
        Isolation how = patient();
        if (isWorn)
            how.worn = 1;
        Session session{isolated(how)};
        const RecordingPtr first = session.record(sorting(), sparing());
        const std::set<pid_t> before = children();
        const RecordingPtr second = session.record(sorting(), sparing());
        const std::set<pid_t> after = children();
        EXPECT_EQ(before == after, !isWorn);
        EXPECT_EQ(after.size(), before.size()) << "the old one is gone";
        EXPECT_EQ(*session.events(first, 3), *session.events(second, 3));
        const State then = session.state(first, 7), now = session.state(second, 7);
        for (std::size_t b = 0; b < then.buffers.size(); ++b)
            EXPECT_EQ(*then.buffers[b], *now.buffers[b]);
        EXPECT_EQ(children(), after) << "looking does not replace it";
    }
}

TEST_F(IsolatedFaults, FiftyInARowLeaveNothingBehind)
{
    const std::size_t call = places(calls()).at("clEnqueueNDRangeKernel").first;
    With layer{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"FAULT_AT", std::to_string(call)}, {"FAULT_DO", "crash"}}};
    const std::size_t processesBefore = children().size();
    std::size_t filesBefore = 0;
    std::chrono::duration<double> slowest{};
    {
        Session session{isolated(patient())};
        for (int turn = 0; turn < 50; ++turn) {
            const auto began = Clock::now();
            const std::string said = sentenceOf([&] { session.record(sorting()); });
            slowest = std::max<std::chrono::duration<double>>(slowest, Clock::now() - began);
            ASSERT_TRUE(has(said, "SIGSEGV")) << said;
            if (turn == 0)
                filesBefore = openFiles();
        }
        EXPECT_EQ(openFiles(), filesBefore);
        EXPECT_EQ(children().size(), processesBefore + 1) << "the one that waits for the next request";
    }
    EXPECT_EQ(children().size(), processesBefore);
    RecordProperty("slowest_ms", static_cast<int>(slowest.count() * 1000));
}

TEST_F(IsolatedFaults, CancellingEndsOneThatHangs)
{
    const With layer{once(places(calls()).at("clFinish").second, "hang")};
    Session session{isolated(patient())};
    std::stop_source stop;
    RecordOptions options;
    options.stop = stop.get_token();
    const auto began = Clock::now();
    std::jthread later{[&] {
        while (std::filesystem::exists(m_folder.path() / "once") && Clock::now() < began + 20s)
            std::this_thread::sleep_for(10ms);
        stop.request_stop(); // it hangs now
    }};
    EXPECT_THROW(session.record(sorting(), options), Cancelled);
    EXPECT_LT(Clock::now() - began, 25s);
    expectRight(session);
}

TEST_F(IsolatedFaults, CancellingARunKeepsItsProcess)
{
    Isolation how = patient();
    how.grace = 20s;
    Session session{isolated(how)};
    expectRight(session);
    const std::set<pid_t> before = children();
    for (const std::size_t after : {1U, 5U, 20U}) {
        std::stop_source stop;
        RecordOptions options;
        options.stop = stop.get_token();
        options.progress = [&](std::size_t done, std::size_t total) {
            if (done >= total / 2 + after)
                stop.request_stop();
        };
        EXPECT_THROW(session.record(sorting(4096), options), Cancelled);
        expectRight(session);
    }
    EXPECT_EQ(children(), before);
}

TEST_F(IsolatedFaults, ItGoesWithWhoeverStartedIt)
{
    const std::vector<std::string> names = calls();
    for (const char* const what : {"hang", "stop"}) {
        SCOPED_TRACE(what);
        const With layer{once(places(names).at("clFinish").first, what)};
        char program[] = LOCKSTEP_PROGRAM, run[] = "run", id[] = "bitonic-sort", option[] = "--isolated";
        char* words[] = {program, run, id, option, nullptr};
        pid_t parent = 0;
        ASSERT_EQ(posix_spawn(&parent, program, nullptr, nullptr, words, environ), 0);
        pid_t child = 0;
        const std::string list = "/proc/" + std::to_string(parent) + "/task/" + std::to_string(parent) + "/children";
        for (const auto until = Clock::now() + 10s;
             std::filesystem::exists(m_folder.path() / "once") && Clock::now() < until;)
            std::this_thread::sleep_for(10ms);
        std::ifstream{list} >> child;
        ASSERT_GT(child, 0);
        kill(parent, SIGKILL);
        waitpid(parent, nullptr, 0);
        // It is nobody's here to wait for: a zombie is as good as gone.
        const auto isThere = [&] {
            std::ifstream file{"/proc/" + std::to_string(child) + "/stat"};
            std::string text;
            return std::getline(file, text) && text.find(") Z ") == std::string::npos;
        };
        for (const auto until = Clock::now() + 10s; isThere() && Clock::now() < until;)
            std::this_thread::sleep_for(10ms);
        EXPECT_FALSE(isThere());
    }
}

TEST_F(IsolatedFaults, ADriverThatPrintsBreaksNothing)
{
    const With layer{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"FAULT_PRINT", "1"}}};
    Session session{isolated(patient())};
    for (int run = 0; run < 12; ++run) // more than is kept of it
        expectRight(session, 64);
}

TEST_F(IsolatedFaults, WhatIsNoEngineIsNamed)
{
    Isolation how = patient();
    how.program = "/bin/echo";
    Session echo{isolated(how)};
    EXPECT_TRUE(has(sentenceOf([&] { echo.record(sorting()); }), "device's process"));
    how.program = "/nonexistent/lockstep";
    Session none{isolated(how)};
    try {
        none.record(sorting());
        ADD_FAILURE() << "there is no such program";
    } catch (const Error& error) {
        EXPECT_TRUE(has(error.what(), "/nonexistent/lockstep")) << error.what();
    }
}

/// Standard output without the times, which differ from run to run.
std::string withoutTimes(std::string text)
{
    for (const std::string key : {"\"device_ns\": ", "\"least_ns\": ", "\"most_ns\": ", "\"runs\": ", "\"ns\": "})
        for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos; at += key.size()) {
            const std::size_t digits = at + key.size();
            text.erase(digits, text.find_first_of(",}\n", digits) - digits);
        }
    const std::string library = "\"library\": {"; // whose time is not taken with --isolated
    for (std::size_t at = 0; (at = text.find(library, at)) != std::string::npos;)
        text.replace(at + library.size() - 1, text.find('}', at) + 1 - (at + library.size() - 1), "null");
    return text;
}

TEST_F(IsolatedFaults, TheProgramPrintsTheSame)
{
    const std::vector<std::vector<std::string>> calls{
        {"run", "radix-sort", "--n", "40", "--json", "--events", "--states"},
        {"run", "brent-kung-scan", "--type", "float32", "--n", "33", "--json", "--events"},
        {"run", "bitonic-sort", "--n", "9000", "--json", "--states"},
        {"run", "--preset", "pmpp-11.8", "--json"},
        {"break", "hillis-steele-scan", "--times", "5", "--json"},
        {"compare", "bitonic-sort", "radix-sort", "--n", "16", "--json"},
        {"devices", "--json"},
        {"list", "--json"},
        {"run", "bogo-sort"},
        {"run", "bitonic-sort", "--device", "quantum"},
    };
    for (std::vector<std::string> call : calls) {
        SCOPED_TRACE(call[0] + " " + call[1]);
        const Ended here = runProgram(call);
        call.emplace_back("--isolated");
        const Ended there = runProgram(call, {{"FAULT_PRINT", "1"}, {"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}});
        EXPECT_EQ(there.status, here.status) << there.errors;
        EXPECT_EQ(there.errors, here.errors);
        EXPECT_EQ(withoutTimes(there.output), withoutTimes(here.output));
    }
}

TEST_F(IsolatedFaults, TheProgramSaysWhatHappenedInOneLine)
{
    const std::size_t call = places(calls()).at("clEnqueueNDRangeKernel").first;
    Environment layer = once(call, "crash");
    expectRefusal(runProgram({"run", "bitonic-sort", "--n", "32", "--isolated"}, layer), 1,
                  {"crashed (SIGSEGV) in launch 1 (", "untraced"});
    layer = once(call, "hang");
    expectRefusal(runProgram({"run", "bitonic-sort", "--n", "32", "--isolated", "--limit", "3"}, layer), 1,
                  {"no sign of life for 3 s in launch 1 ("});
    layer = once(call, "crash"); // a side of a comparison hurts no other
    const Ended compared =
        runProgram({"compare", "bitonic-sort", "radix-sort", "--n", "32", "--isolated", "--json"}, layer);
    EXPECT_EQ(compared.status, 1);
    EXPECT_EQ(errorLines(compared).size(), 1U) << compared.errors;
    EXPECT_TRUE(has(compared.errors, "lockstep: bitonic-sort: The device's process crashed")) << compared.errors;
    EXPECT_TRUE(has(compared.output, "\"radix-sort\"")) << compared.output;
}

TEST_F(IsolatedFaults, AKernelOfOnesOwnThatNeverEndsOrCrashesIsNamed)
{
    const std::string plan = m_folder
                                 .write("mine.lua", "plan { title = 'Mine', run = function(input, n)\n"
                                                    "  local x = buffer{name = 'x', data = input}\n"
                                                    "  for k = 1, 3 do launch{kernel = 'f', global = 4, group = 4, "
                                                    "arguments = {x = x, k = k}, title = 'turn ' .. k} end\n"
                                                    "  return x\nend }\n")
                                 .string();
    const auto call = [&](const std::string& body, const std::string& from = "trace") {
        const std::string kernel = "__kernel void f(__global uint *x, const uint k)\n{\n    " + body + "\n}\n";
        return runProgram({"run", m_folder.write("mine.cl", kernel).string(), "--plan", plan, "--n", "4", "--limit",
                           "4", "--events-from", from}, // in a process of its own without being told
                          {{"POCL_DEVICES", "basic"}});
    };
    EXPECT_EQ(call("x[get_global_id(0)] += k;").status, 0);
    expectRefusal(call("while (k == 2 && atomic_add(&x[0], 0u) != 12345u) { }"), 1,
                  {"no sign of life for 4 s in launch 2 (turn 2, untraced)"});
    const Ended crashed = call("if (k == 3) x[(size_t)k << 40] = 1;");
    expectRefusal(crashed, 1,
                  {"crashed (SIGSEGV) in launch 3 (turn 3, untraced); the kernel is most likely at fault: look at what "
                   "this launch reads and writes"});
    EXPECT_FALSE(has(crashed.errors, "another device")) << crashed.errors;
    if (!grind::whyNoOclgrind().empty())
        return;
    // Oclgrind says why.
    const Ended seen = call("if (k == 3) x[(size_t)k << 40] = 1;", "auto");
    EXPECT_EQ(seen.status, 1);
    EXPECT_TRUE(has(seen.output, "in launch 3, f, in line 3, work-item 0 stores outside every array")) << seen.output;
    EXPECT_TRUE(has(seen.output, "crashed (SIGSEGV) in launch 3 (turn 3, untraced)\n")) << seen.output;
}

/// As it is advised where such a kernel crashes: its lines are told where they are asked for, whatever the size.
TEST_F(IsolatedFaults, OclgrindTellsTheLineOfAChangedKernelThatCrashes)
{
    if (const std::string why = grind::whyNoOclgrind(); !why.empty())
        GTEST_SKIP() << why;
    const Ended printed = runProgram({"kernel", "bitonic-sort"});
    std::string kernel = printed.output;
    const std::string store = "key[low] = b;";
    ASSERT_NE(kernel.find(store), std::string::npos) << kernel;
    kernel.replace(kernel.find(store), store.size(), "key[(size_t)(low + 1) << 40] = b;");
    const std::string file = m_folder.write("mine.cl", kernel).string();
    const Environment basic{{"POCL_DEVICES", "basic"}};
    expectRefusal(runProgram({"run", "bitonic-sort", "--kernel", file, "--n", "8"}, basic), 1,
                  {"crashed (SIGSEGV) in launch ", "--events-from oclgrind"});
    const Ended seen =
        runProgram({"run", "bitonic-sort", "--kernel", file, "--n", "8", "--events-from", "oclgrind"}, basic);
    EXPECT_EQ(seen.status, 1);
    EXPECT_TRUE(has(seen.output, "outside every array")) << seen.output << seen.errors;
    EXPECT_TRUE(has(seen.output, "the device's own run failed")) << seen.output;
}

/// What a changed kernel did until a launch that crashes or never ends.
TEST_F(IsolatedFaults, ARunOfAChangedKernelIsThereUpToTheLaunchThatEndsIt)
{
    Session session{isolated(impatient())};
    RunRequest request = sorting();
    const RecordingPtr right = session.record(request);
    for (const auto& [line, says] : std::vector<std::pair<std::string, std::string>>{
             {"if (run == 8 && distance == 2) key[(size_t)run << 40] = 1;", "crashed (SIGSEGV) in launch 5 ("},
             {"while (run == 8 && distance == 2 && atomic_add((__global uint *)key, 0u) != 12345u) { }",
              "no sign of life for 4 s in launch 5 ("}}) {
        SCOPED_TRACE(line);
        request.kernel = right->kernelSource;
        request.kernel->insert(request.kernel->find("const uint t ="), line + "\n    ");
        RecordingPtr before;
        try {
            session.record(request);
        } catch (const LaunchFailed& failed) {
            EXPECT_TRUE(has(failed.what(), says)) << failed.what();
            EXPECT_EQ(failed.launch(), 5U);
            before = failed.before();
        }
        ASSERT_TRUE(before);
        EXPECT_TRUE(before->isComplete());
        EXPECT_TRUE(before->isKernelChanged);
        ASSERT_EQ(before->launchCount(), 4U);
        for (std::size_t k = 0; k <= 4; ++k)
            EXPECT_EQ(*before->states[k]->buffers[0], *right->states[k]->buffers[0]) << k;
        for (std::size_t k = 1; k <= 4; ++k)
            EXPECT_EQ(before->events[k - 1]->size(), right->events[k - 1]->size()) << k;
        EXPECT_TRUE(rightnessOf(*before)->endsEarly);
        EXPECT_EQ(rightnessOf(*before)->wrongCount(), 0U) << "what is not finished is not wrong";
        EXPECT_NE(rightRunOf(*before), nullptr);
        const RecordingPtr again = readRecordingFile(writeRecordingFile({{before}}), "it").recordings.front();
        EXPECT_TRUE(rightnessOf(*again)->endsEarly);
        expectRight(session);
    }
}

TEST_F(IsolatedFaults, ARunOfAPlanIsThereUpToTheLaunchThatEndsIt)
{
    const OwnKernel own =
        OwnKernel::load(m_folder.write("mine.cl", "__kernel void f(__global uint *x, const uint k)\n{\n"
                                                  "    if (k == 3) x[(size_t)k << 40] = 1;\n"
                                                  "    x[get_global_id(0)] += k;\n}\n"),
                        m_folder.write("mine.lua", "plan { title = 'Mine', run = function(input, n)\n"
                                                   "  local x = buffer{name = 'x', data = input}\n"
                                                   "  for k = 1, 4 do launch{kernel = 'f', global = 4, group = 4, "
                                                   "arguments = {x = x, k = k}} end\n"
                                                   "  return x\nend }\n"));
    RunRequest request;
    request.device = "basic";
    request.input = {1, 2, 3, 4};
    Session session{isolated(patient())};
    RecordingPtr before;
    try {
        runPlan(session, own, request);
    } catch (const LaunchFailed& failed) {
        EXPECT_EQ(failed.launch(), 3U);
        before = failed.before();
    }
    ASSERT_TRUE(before);
    EXPECT_EQ(before->output, (Words{4, 5, 6, 7})); // 1 and 2 were added
    const RecordingPtr again = readRecordingFile(writeRecordingFile({{before}}), "it").recordings.front();
    for (const RecordingPtr& one : {before, again}) {
        EXPECT_TRUE(rightnessOf(*one)->endsEarly);
        EXPECT_FALSE(rightnessOf(*one)->isKnown) << "its plan expects nothing";
        EXPECT_NE(planTextOf(*one), nullptr);
    }
}

TEST(IsolatedWrongCalls, AreNamed)
{
    expectRefusal(runProgram({"run", "bitonic-sort", "--in-process"}), 2, {"--in-process", "kernels of your own"});
    expectRefusal(runProgram({"run", "--plan", "reverse", "--in-process", "--limit", "3"}), 2,
                  {"--limit", "--in-process"});
    EXPECT_EQ(runProgram({"run", "--plan", "reverse", "--in-process"}, {{"POCL_DEVICES", "basic"}}).status, 0);
    expectRefusal(runProgram({"run", "bitonic-sort", "--limit", "3"}), 2, {"--limit", "--isolated"});
    expectRefusal(runProgram({"run", "bitonic-sort", "--isolated", "--limit", "0"}), 2, {"--limit", "0 seconds"});
    expectRefusal(runProgram({"presets", "--isolated"}), 2, {"--isolated", "presets"});
    expectRefusal(runProgram({"network", "bitonic", "--isolated"}), 2, {"--isolated", "network"});
}

} // namespace
} // namespace lockstep::test
