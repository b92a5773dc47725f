// Kernels seen by Oclgrind, without their trace calls: the events are those that the trace calls tell, and what is
// wrong with a kernel is told at its line.

#include "tests/oclgrind/oclgrind_sessions.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/seen_run.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <optional>

namespace lockstep::oclgrind {
namespace {

/// Runs are traced and seen by the one Oclgrind.
Worker& oclgrind()
{
    static const std::unique_ptr<Worker> one = seer();
    return *one;
}

bool applies(const Recording& recording)
{
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const State after = applyEvents(recording, k, *recording.states[k - 1], *recording.events[k - 1]);
        for (std::size_t b = 0; b < recording.buffers.size(); ++b)
            if (*after.buffers[b] != *recording.states[k]->buffers[b])
                return false;
    }
    return true;
}

class SeenAlgorithms : public testing::TestWithParam<const Algorithm*> {};

TEST_P(SeenAlgorithms, DoWhatTheirTraceCallsSay)
{
    const Algorithm& algorithm = *GetParam();
    RecordOptions options;
    options.hasRightBeside = false;
    for (const std::size_t n : {std::size_t{5}, std::size_t{16}, std::size_t{37}}) {
        if (algorithm.id == "zero-one-principle" && n > 7) // 2^16 inputs take minutes
            continue;
        RunRequest request;
        request.algorithm = algorithm.id;
        request.device = "Oclgrind";
        request.largestGroup = 8;
        const std::size_t keys = std::min(n, std::max<std::size_t>(algorithm.limits.maximum, 1));
        try {
            const Parameters parameters = resolveParameters(algorithm, {}, keys);
            request.input = generateKeys("uniform", keys, keys, elementType(parameters));
            if (algorithm.check != nullptr)
                algorithm.check(request.input, parameters);
        } catch (const InputError&) { // not of so many keys
            continue;
        }
        const RecordingPtr traced = oclgrind().record(request, options);
        const SeenRun seen = oclgrind().see(request, nullptr, options);
        EXPECT_EQ(fmt::format("{}", fmt::join(disagreements(*seen.recording, *traced), "\n")), "") << keys;
        EXPECT_TRUE(seen.faults.empty()) << keys << ": " << seen.faults.front().sentence;
        EXPECT_EQ(seen.recording->output, traced->output) << keys;
        EXPECT_TRUE(applies(*seen.recording)) << keys;
    }
}

INSTANTIATE_TEST_SUITE_P(All, SeenAlgorithms, testing::ValuesIn(catalogue().begin(), catalogue().end()),
                         [](const auto& made) {
                             std::string name{made.param->id};
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

/// A session whose device is Oclgrind's, and which has Oclgrind see runs beside.
class SeenPlans : public testing::Test {
protected:
    static void SetUpTestSuite() { Session::seeThrough(seer); }
    static void TearDownTestSuite() { Session::seeThrough({}); }
    static Session& session()
    {
        static Session one{seer()};
        return one;
    }
    static PlanRecording run(const OwnKernel& own, Words input, EventsFrom from)
    {
        RunRequest request;
        request.device = "Oclgrind";
        request.input = std::move(input);
        RecordOptions options;
        options.eventsFrom = from;
        return runPlan(session(), own, request, options);
    }
    /// The first note, or none, of a kernel of x, y and n with this text in it, from line 3 on; 8 keys, groups of 4.
    static std::string note(const std::string& body)
    {
        const PlanRecording made = runOf(body);
        return made.notes.empty() ? "" : made.notes.front();
    }
    static PlanRecording runOf(const std::string& body)
    {
        const OwnKernel own{
            Plan{"mine.lua", R"(plan { title = "Mine", run = function(input, n)
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", size = n}
    launch{kernel = "f", global = n, group = 4, arguments = {x = x, y = y, n = n}}
    return y
end })"},
            ownKernel("mine.cl", "__kernel void f(__global const uint *x, __global uint *y, const uint n)\n"
                                 "{ __local uint s[4]; const uint i = get_global_id(0), l = i % 4;\n" +
                                     body + "}\n")};
        PlanRecording made = run(own, {9, 8, 7, 6, 5, 4, 3, 2}, EventsFrom::automatic);
        EXPECT_EQ(made.recording->eventSource, EventSource::oclgrind);
        return made;
    }
};

TEST_F(SeenPlans, DoWhatTheirTraceCallsSay)
{
    const auto plans = examplePlans();
    EXPECT_EQ(plans.size(), 12U);
    for (const std::filesystem::path& path : plans) {
        const OwnKernel own = OwnKernel::load(std::filesystem::path{path}.replace_extension(".cl"), path);
        const Words input = generateKeys("uniform", 33, 1, elementType(own.plan.resolve({})));
        const PlanRecording traced = run(own, input, EventsFrom::traceCalls);
        const PlanRecording seen = run(own, input, EventsFrom::oclgrind);
        EXPECT_EQ(fmt::format("{}", fmt::join(disagreements(*seen.recording, *traced.recording), "\n")), "") << path;
        EXPECT_EQ(seen.recording->eventSource, EventSource::oclgrind);
        EXPECT_EQ(traced.recording->eventSource, EventSource::traceCalls);
        const auto told = seenNotesOf(*seen.recording);
        ASSERT_TRUE(told) << path;
        EXPECT_TRUE(told->isSeen && told->isSame) << path;
        EXPECT_EQ(fmt::format("{}", fmt::join(seen.notes, "\n")), "") << path;
    }
}

TEST_F(SeenPlans, OfAnAccessBeyondABufferTheLineIsTold)
{
    EXPECT_EQ(note("y[i] = x[i];\n"), "");
    EXPECT_EQ(note("y[i] = x[i];\nif (i == 7) y[i + 1] = 0;\n"),
              "in launch 1, f, in line 4, work-item 7 stores y[8], outside its 8 elements");
    EXPECT_EQ(note("\ny[i] = i == 0 ? 0 : x[i];\nif (i == 0) y[i] = x[i - 2];\n"),
              "in launch 1, f, in line 5, work-item 0 loads x[4294967294], outside its 8 elements");
    EXPECT_EQ(note("int at = -1;\ny[i] = 0;\nif (i == 0) y[i] = x[at];\n"),
              "in launch 1, f, in line 5, work-item 0 loads x[-1], outside its 8 elements");
    EXPECT_EQ(note("s[l + 1] = x[i];\ny[i] = 0;\n"),
              "in launch 1, f, in line 3, work-item 3 stores s[4], outside its 4 elements (2 times)");
}

/// Pictures draw them beside the array.
TEST_F(SeenPlans, OfAnAccessBeyondABufferIndexAndValueAreTold)
{
    const auto straysOf = [](const std::string& body) {
        const PlanRecording made = runOf(body);
        const auto seen = seenNotesOf(*made.recording);
        return !seen || seen->faults.empty() ? std::vector<Stray>{} : seen->faults.front().strays;
    };
    const auto stray = [](std::uint32_t array, std::int64_t index, std::optional<std::uint32_t> stored,
                          std::uint16_t line, std::uint32_t item, std::uint32_t phase) {
        const bool stores = stored.has_value();
        return Stray{1, array, index, stores, stores, line, item, item / 4, phase, stored.value_or(0)};
    };
    EXPECT_EQ(straysOf("y[i] = x[i];\n"), std::vector<Stray>{});
    EXPECT_EQ(straysOf("y[i] = x[i];\nif (i == 7) y[i + 1] = 5;\n"), (std::vector{stray(1, 8, 5, 4, 7, 0)}));
    EXPECT_EQ(straysOf("int at = -1;\ny[i] = 0;\nif (i == 0) y[i] = x[at];\n"),
              (std::vector{stray(0, -1, std::nullopt, 5, 0, 0)}));
    EXPECT_EQ(straysOf("y[i] = 0;\nbarrier(CLK_LOCAL_MEM_FENCE);\ns[l + 1] = x[i];\n"),
              (std::vector{stray(localArrayBase, 4, 6, 5, 3, 1), stray(localArrayBase, 4, 2, 5, 7, 1)}));
}

TEST_F(SeenPlans, OfAReadOfWhatNobodyWroteTheLineIsTold)
{
    EXPECT_EQ(note("s[l] = x[i];\nif (l < 3)\ny[i] = s[l + 1];\n"),
              "in launch 1, f, in line 5, work-item 0 loads s[1], which nothing has written");
    EXPECT_EQ(note("y[i] = x[i];\ny[i] += y[n - 1 - i];\n"),
              "in launch 1, f, in line 4, work-item 0 loads y[7], which nothing has written");
    const std::string own = note("uint sum;\nif (i > 7) sum = 1;\nif (sum > 3) y[i] = x[i];\ny[i] = 0;\n");
    EXPECT_EQ(own, "in launch 1, f, in line 5, work-item 0 uses a value that nothing has set (8 times)");
}

TEST_F(SeenPlans, OfABarrierThatSomeDoNotComeToTheLineIsTold)
{
    EXPECT_EQ(note("s[l] = x[i];\nif (l < 2)\nbarrier(CLK_LOCAL_MEM_FENCE);\ny[i] = s[l];\n"),
              "in launch 1, f, in line 5, some work-items of a work-group wait at a barrier that others do not come to "
              "(2 times)");
}

TEST_F(SeenPlans, OfARaceBothLinesAreTold)
{
    EXPECT_EQ(
        note("s[l] = x[i];\nbarrier(CLK_LOCAL_MEM_FENCE);\nconst uint v = s[3 - l];\ns[l] = v;\ny[i] = v;\n"),
        "in launch 1, f, work-item 0 writes s[0] (in line 6) and work-item 3 reads it (in line 5) with no barrier "
        "between");
    EXPECT_EQ(note("y[0] = x[i];\n"), "in launch 1, f, work-item 0 writes y[0] (in line 3) and work-item 4 writes it "
                                      "(in line 3) with no barrier between");
}

TEST_F(SeenPlans, EventsTellLineAndValueOfEveryAccess)
{
    const OwnKernel own{Plan{"mine.lua", R"(plan { title = "Mine", run = function(input, n)
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", fill = 0, size = n}
    launch{kernel = "f", global = n, group = 2, arguments = {x = x, y = y}}
    return y
end })"},
                        ownKernel("mine.cl", "__kernel void f(__global const uint *x, __global uint *y)\n{\n"
                                             "    const uint i = get_global_id(0);\n"
                                             "    const uint other = x[1 - i];\n"
                                             "    y[i] = x[i] + other;\n"
                                             "    atomic_add(&y[0], x[i]);\n}\n")};
    const PlanRecording made = run(own, {3, 5}, EventsFrom::automatic);
    const Events& events = *made.recording->events[0];
    ASSERT_EQ(events.size(), 6U);
    EXPECT_EQ(events[0].op, Op::load);
    EXPECT_EQ(events[0].line, 4);
    EXPECT_EQ(events[0].readSlots[0], (lockstep::Access{0, 1, 5}));
    EXPECT_EQ(events[1].op, Op::store);
    EXPECT_EQ(events[1].line, 5);
    EXPECT_EQ(events[1].readSlots[0], (lockstep::Access{0, 0, 3}));
    EXPECT_EQ(events[1].writeSlots[0], (lockstep::Access{1, 0, 8}));
    EXPECT_EQ(events[2].op, Op::update);
    EXPECT_EQ(events[2].line, 6);
    EXPECT_EQ(events[2].readSlots[0], (lockstep::Access{0, 0, 3}));
    EXPECT_EQ(events[2].readSlots[1], (lockstep::Access{1, 0, 8}));
    EXPECT_EQ(events[2].writeSlots[0], (lockstep::Access{1, 0, 11}));
    EXPECT_EQ(events[5].item, 1U);
    EXPECT_EQ(events[5].writeSlots[0], (lockstep::Access{1, 0, 16}));
}

} // namespace
} // namespace lockstep::oclgrind
