// Each OpenCL call of a whole run fails once: the program says so in one line, and never crashes, hangs or lies.
#include "tests/faults/program.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <set>

namespace lockstep::test {
namespace {

struct Fault {
    int code;
    const char* name;
};
constexpr Fault outOfResources{-5, "CL_OUT_OF_RESOURCES"};

class FaultLayer : public testing::TestWithParam<const char*> {
protected:
    Ended run(std::size_t at, const Fault& fault = outOfResources) const
    {
        return runProgram({"run", GetParam(), "--n", "8", "--json", "--events"},
                          {{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER},
                           {"POCL_DEVICES", "basic"},
                           {"LOCKSTEP_PROGRAMS", "/dev/null"}, // or a kept one that fails would be built anew, unsaid
                           {"FAULT_AT", std::to_string(at)},
                           {"FAULT_CODE", std::to_string(fault.code)},
                           {"FAULT_LOG", m_log.string()}});
    }

    /// The names of a run's calls, in order.
    std::vector<std::string> calls() const
    {
        std::vector<std::string> names;
        std::ifstream log{m_log};
        for (std::string name; std::getline(log, name);)
            names.push_back(name);
        return names;
    }

    void expectPlainEnd(const Ended& ended, const std::string& call, const Fault& fault) const
    {
        expectRefusal(ended, ended.status == 3 ? 3 : 1, {call, fault.name, ended.status == 3 ? "" : "basic"});
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_log = m_folder.path() / "calls";
};

/// Standard output without the times, which differ from run to run.
std::string withoutTimes(std::string text)
{
    const std::string key = "\"device_ns\": ";
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos; at += key.size()) {
        const std::size_t digits = at + key.size();
        text.erase(digits, text.find(',', digits) - digits);
    }
    return text;
}

TEST_P(FaultLayer, EachCallThatFailsIsNamed)
{
    const Ended sound = run(0);
    ASSERT_EQ(sound.status, 0) << sound.errors;
    const std::vector<std::string> names = calls();
    ASSERT_GT(names.size(), 50u) << "is the layer loaded?";

    // All calls where time allows; else the first and last of each name and an even sample of the rest.
    const auto began = std::chrono::steady_clock::now();
    run(0);
    const auto one = std::chrono::steady_clock::now() - began;
    const auto affordable = static_cast<std::size_t>(std::chrono::seconds{20} / std::max(one, decltype(one){1}));
    const std::size_t stride =
        std::max<std::size_t>(1, (names.size() + affordable - 1) / std::max<std::size_t>(affordable, 1));
    std::set<std::size_t> chosen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto same = [&](const std::string& name) { return name == names[i]; };
        const auto here = names.begin() + static_cast<std::ptrdiff_t>(i);
        if (i % stride == 0 || std::none_of(names.begin(), here, same) || std::none_of(here + 1, names.end(), same))
            chosen.insert(i);
    }
    RecordProperty("calls", static_cast<int>(names.size()));
    RecordProperty("failed", static_cast<int>(chosen.size()));

    for (std::size_t i : chosen) {
        SCOPED_TRACE("call " + std::to_string(i + 1) + " of " + std::to_string(names.size()) + ", " + names[i]);
        const Ended ended = run(i + 1);
        if (ended.status == 0) {
            EXPECT_EQ(withoutTimes(ended.output), withoutTimes(sound.output)) << "a fault may go unsaid only unharmed";
            ADD_FAILURE() << "the fault went unsaid";
        } else {
            expectPlainEnd(ended, names[i], outOfResources);
        }
        if (HasFailure())
            break; // one report is enough
    }
}

TEST_P(FaultLayer, OtherCodesAreNamedToo)
{
    ASSERT_EQ(run(0).status, 0);
    const std::vector<std::string> names = calls();
    const std::pair<const char*, Fault> cases[] = {
        {"clCreateContext", {-2, "CL_DEVICE_NOT_AVAILABLE"}},
        {"clBuildProgram", {-3, "CL_COMPILER_NOT_AVAILABLE"}},
        {"clCreateBuffer", {-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"}},
        {"clEnqueueNDRangeKernel", {-54, "CL_INVALID_WORK_GROUP_SIZE"}},
        {"clEnqueueReadBuffer", {-6, "CL_OUT_OF_HOST_MEMORY"}},
        {"clEnqueueWriteBuffer", {-36, "CL_INVALID_COMMAND_QUEUE"}},
        {"clFinish", {-9999, "-9999"}},
    };
    for (const auto& [call, fault] : cases) {
        const auto at = std::ranges::find(names, call);
        ASSERT_NE(at, names.end()) << call;
        SCOPED_TRACE(call);
        expectPlainEnd(run(static_cast<std::size_t>(at - names.begin()) + 1, fault), call, fault);
    }
}

INSTANTIATE_TEST_SUITE_P(, FaultLayer, testing::Values("bitonic-sort", "brent-kung-scan", "radix-sort"),
                         [](const auto& id) {
                             std::string name = id.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace lockstep::test
