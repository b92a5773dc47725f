// lockstep check: a kernel of one's own over sizes and inputs.
#include "tests/faults/program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace lockstep::test {
namespace {

const Environment quick{{"POCL_DEVICES", "basic"}};

const std::string reversePlan = "plan { title = 'Mine', types = {'uint32', 'int32'},\n"
                                "  parameters = {{name = 'group', values = {4, 8}}},\n"
                                "  run = function(input, n, set)\n"
                                "  local x = buffer{name = 'x', data = input}\n"
                                "  local y = buffer{name = 'y', size = n, fill = 0}\n"
                                "  define('GROUP', set.group)\n"
                                "  launch{kernel = 'f', global = round_up(n, set.group), group = set.group,\n"
                                "         arguments = {x = x, y = y, n = n}}\n"
                                "  return y\nend,\n"
                                "  expected = function(input, n)\n"
                                "  local y = {} for i = 1, n do y[i] = input[n + 1 - i] end return y end }\n";

std::string kernelWith(const std::string& body)
{
    return "__kernel void f(__global const VALUE *x, __global VALUE *y, const uint n TRACE_ARGS)\n"
           "{\n"
           "    __local VALUE part[GROUP];\n"
           "    TRACE_BEGIN\n"
           "    const uint i = get_global_id(0);\n"
           "    const uint l = get_local_id(0);\n" +
           body + "}\n";
}

const std::string right = "    if (i < n) {\n"
                          "        const VALUE value = x[i];\n"
                          "        y[n - 1 - i] = value;\n"
                          "        TRACE_COPY(y, n - 1 - i, x, i, value);\n"
                          "    }\n";

/// Of a check that printed JSON; null: it found none of this kind.
nlohmann::json faultIn(const Ended& ended, const std::string& fault)
{
    const auto json = nlohmann::json::parse(ended.output);
    for (const auto& found : json["faults"])
        if (found["fault"] == fault)
            return found;
    return {};
}

class CheckCalls : public testing::Test {
protected:
    Ended check(const std::string& kernel, std::vector<std::string> more = {}) const
    {
        more.insert(more.begin(), {"check", m_folder.write("mine.cl", kernel).string(), "--plan",
                                   m_folder.write("mine.lua", reversePlan).string()});
        return runProgram(more, quick);
    }
    /// The only fault that it finds, if it is one of this kind.
    nlohmann::json only(const Ended& ended, const std::string& fault) const
    {
        const auto json = nlohmann::json::parse(ended.output);
        EXPECT_EQ(json["faults"].size(), 1U) << ended.output;
        for (const auto& found : json["faults"])
            if (found["fault"] == fault)
                return found;
        ADD_FAILURE() << "no fault of the kind " << fault << ": " << ended.output;
        return {};
    }
    TemporaryFolder m_folder;
};

TEST_F(CheckCalls, SayThatAllIsFine)
{
    const Ended ended = check(kernelWith(right), {"--most", "70"});
    EXPECT_EQ(ended.status, 0) << ended.errors;
    for (const char* line : {"of 1 to 70 keys", "result    as the plan expects\n", "races     none\n",
                             "outputs   the same in a second run\n", "trace     agrees with what the buffers hold\n"})
        EXPECT_NE(ended.output.find(line), std::string::npos) << line << ended.output;
}

TEST_F(CheckCalls, NameTheSmallestInputWithAWrongResult)
{
    std::string broken = right;
    broken.replace(broken.find("if (i < n)"), 10, "if (i < n && i < 5)");
    const Ended ended = check(kernelWith(broken), {"--json"});
    EXPECT_EQ(ended.status, 1);
    const auto found = only(ended, "wrong");
    EXPECT_EQ(found["n"], 7) << "of 1 to 5 keys it is right, and 6 are not tried";
    EXPECT_NE(std::string{found["what"]}.find("2 of 7 elements are wrong; y[0] is 0, expected "), std::string::npos);

    // The call that it names meets the fault again.
    std::vector<std::string> words{"run", (m_folder.path() / "mine.cl").string(), "--plan",
                                   (m_folder.path() / "mine.lua").string()};
    const std::string call = found["run"];
    const auto at = call.find("--input=");
    ASSERT_NE(at, std::string::npos) << call;
    words.push_back(call.substr(at, call.find(' ', at) - at));
    const Ended again = runProgram(words, quick);
    EXPECT_EQ(again.status, 1);
    EXPECT_NE(again.output.find("2 of 7 elements are wrong"), std::string::npos) << again.output;
}

/// Whatever the files are called, and wherever it ran.
TEST_F(CheckCalls, PrintTheCallThatMeetsACrashAgain)
{
    std::string crashes = right;
    crashes.replace(crashes.find("y[n - 1 - i] = value"), 20, "y[n > 2 ? (size_t)n << 40 : n - 1 - i] = value");
    const std::string kernel = m_folder.write("it's mine.cl", kernelWith(crashes)).string();
    const std::string plan = m_folder.write("mine.lua", reversePlan).string();
    const Ended found = runProgram({"check", kernel, "--plan", plan, "--limit", "7", "--json"}, quick);
    EXPECT_EQ(found.status, 1);
    const auto fault = faultIn(found, "fails");
    ASSERT_FALSE(fault.is_null()) << found.output;
    const std::string call = fault["run"], what = fault["what"];
    EXPECT_NE(what.find("crashed (SIGSEGV) in launch 1 "), std::string::npos) << what;
    EXPECT_NE(call.find("mine.cl' --plan "), std::string::npos) << call;
    EXPECT_TRUE(call.ends_with(" --limit 7")) << call;
    // As a shell takes it.
    ASSERT_TRUE(call.starts_with("lockstep ")) << call;
    const std::string said = (m_folder.path() / "said").string();
    const std::string line = "POCL_DEVICES=basic '" LOCKSTEP_PROGRAM "'" + call.substr(8);
    EXPECT_NE(std::system((line + " >" + said + " 2>&1").c_str()), 0) << line;
    std::ifstream file{said};
    const std::string again{std::istreambuf_iterator<char>(file), {}};
    const auto at = what.find("The device's process crashed");
    ASSERT_NE(at, std::string::npos) << what;
    EXPECT_NE(again.find(what.substr(at, what.find(';', at) - at)), std::string::npos) << again << what;
}

/// Only with one of a parameter's values, which it finds by itself.
TEST_F(CheckCalls, TryEveryValueOfAParameter)
{
    const Ended ended = check(kernelWith("    if (GROUP == 8)\n        return;\n" + right), {"--json"});
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(only(ended, "wrong")["parameters"]["group"], "8");
    EXPECT_EQ(check(kernelWith("    if (GROUP == 8)\n        return;\n" + right), {"--set", "group=4"}).status, 0);
}

TEST_F(CheckCalls, FindRacesWhateverTheResultIs)
{
    const std::string races = "    if (i < n) {\n"
                              "        const VALUE value = x[i];\n"
                              "        part[l] = value;\n"
                              "        TRACE_COPY(part, l, x, i, value);\n"
                              "        const VALUE mine = part[l ^ 1u];\n"
                              "        y[n - 1 - i] = value;\n"
                              "        TRACE_COMBINE(y, n - 1 - i, value, x, i, value, part, l ^ 1u, mine);\n"
                              "    }\n";
    const Ended ended = check(kernelWith(races), {"--json", "--most", "4"});
    EXPECT_EQ(ended.status, 1);
    const auto json = nlohmann::json::parse(ended.output);
    const auto found = std::ranges::find_if(json["faults"], [](const auto& one) { return one["fault"] == "races"; });
    ASSERT_NE(found, json["faults"].end()) << ended.output;
    EXPECT_EQ((*found)["n"], 2) << "one work-item meets nobody";
    EXPECT_NE(std::string{(*found)["what"]}.find("with no barrier between"), std::string::npos);
}

TEST_F(CheckCalls, FindTraceCallsThatSaySomethingElse)
{
    std::string lies = right;
    lies.replace(lies.find("TRACE_COPY(y, n - 1 - i"), 23, "TRACE_COPY(y, i");
    const auto found = only(check(kernelWith(lies), {"--json"}), "untold");
    EXPECT_GT(found["n"], 1) << "of one key both places are the same";
    EXPECT_LE(found["n"], 3) << "the two keys of this seed are equal";
}

TEST_F(CheckCalls, HoldWorkAndSpanAgainstThePlansBounds)
{
    const std::string adds = "    if (i < n) {\n"
                             "        const VALUE value = x[i], last = x[n - 1];\n"
                             "        y[i] = value + last;\n"
                             "        TRACE_COMBINE(y, i, value + last, x, i, value, x, n - 1, last);\n"
                             "    }\n";
    const auto checked = [&](const std::string& bounds) {
        std::string plan = reversePlan;
        plan.insert(plan.rfind('}'), bounds);
        return runProgram({"check", m_folder.write("adds.cl", kernelWith(adds)).string(), "--plan",
                           m_folder.write("adds.lua", plan).string(), "--json", "--most", "40"},
                          quick);
    };
    const auto above = checked(", most_work = function(input, n) return n < 5 and n or 5 end, most_span = 1");
    EXPECT_EQ(above.status, 1);
    EXPECT_EQ(faultIn(above, "work")["n"], 7) << above.output << above.errors; // of 1 to 5 it holds; 6 is not tried
    EXPECT_EQ(faultIn(above, "work")["what"], "its work is 7, and the plan allows 5 at most");
    EXPECT_TRUE(faultIn(above, "span").is_null());
    EXPECT_EQ(faultIn(checked(", most_span = 0.5"), "span")["what"], "its span is 1, and the plan allows 0.5 at most");
    const auto bare = checked("");
    EXPECT_TRUE(faultIn(bare, "work").is_null());
    EXPECT_FALSE(nlohmann::json::parse(bare.output)["workBound"]);
}

TEST_F(CheckCalls, SayWhatIsKnownWithoutTraceCalls)
{
    std::string untraced = kernelWith(right);
    for (const char* word : {" TRACE_ARGS", "    TRACE_BEGIN\n", "        TRACE_COPY(y, n - 1 - i, x, i, value);\n"})
        untraced.erase(untraced.find(word), std::string{word}.size());
    const Ended ended = check(untraced, {"--most", "9"});
    EXPECT_EQ(ended.status, 0) << ended.errors;
    for (const char* row : {"races     none\n", "bounds    none\n", "value     none\n", "barrier   none\n"})
        EXPECT_NE(ended.output.find(row), std::string::npos) << ended.output; // Oclgrind knows
    const Ended large = check(untraced, {"--most", "65536"});
    EXPECT_NE(large.output.find("bounds    none in the "), std::string::npos) << large.output;
}

TEST_F(CheckCalls, OfKernelsWithoutTraceCallsTellWhatOclgrindSaw)
{
    const auto what = [&](const std::string& body, const char* fault) {
        const std::string kernel = "__kernel void f(__global const VALUE *x, __global VALUE *y, const uint n)\n{\n"
                                   "    const uint i = get_global_id(0);\n    if (i < n) {\n        " +
                                   body + "\n    }\n}\n";
        return faultIn(check(kernel, {"--most", "9", "--json"}), fault);
    };
    EXPECT_EQ(what("y[i] = i + 1 < n ? x[i] : x[n];", "bounds")["what"],
              "in launch 1, f, in line 5, work-item 0 loads x[1], outside its 1 element");
    EXPECT_EQ(what("if (i == 0) y[0] = x[0]; else y[i] = y[i - 1];", "races")["n"], 2);
    EXPECT_EQ(what("uint s; if (n > 5) s = 1; y[i] = s + x[i];", "value")["n"], 1);
}

TEST_F(CheckCalls, EndWithOneLineWhereTheCallIsWrong)
{
    expectRefusal(check(kernelWith(right), {"--most", "0"}), 2, {"--most"});
    expectRefusal(check(kernelWith(right), {"--set", "colour=red"}), 2, {"mine.lua has no parameter 'colour'"});
    expectRefusal(runProgram({"check"}, quick), 2, {"--plan"});
    expectRefusal(runProgram({"check", "--plan", "revers"}, quick), 2, {"There is no plan 'revers'"});
    std::string broken = kernelWith(right);
    broken.replace(broken.find("x[i]"), 4, "x[j]");
    const Ended ended = check(broken);
    EXPECT_EQ(ended.status, 1);
    EXPECT_NE(ended.output.find("mine.cl does not build"), std::string::npos) << ended.output;
}

TEST(CheckedExamples, AreFine)
{
    const auto plans = nlohmann::json::parse(runProgram({"plans", "--json"}).output)["plans"];
    ASSERT_EQ(plans.size(), 12U);
    for (const auto& plan : plans) {
        const std::string name = plan["name"];
        const Ended ended = runProgram({"check", "--plan", name, "--most", "70", "--json"}, quick);
        EXPECT_EQ(ended.status, 0) << name << ": " << ended.output << ended.errors;
    }
}

} // namespace
} // namespace lockstep::test
