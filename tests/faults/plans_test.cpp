// Kernels of one's own through the program: what it says and how it ends, whatever the two files are.
#include "tests/faults/program.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace lockstep::test {
namespace {

const Environment quick{{"POCL_DEVICES", "basic"}};

const std::string goodKernel = "__kernel void f(__global const uint *x, __global uint *y, const uint n)\n"
                               "{\n"
                               "    const uint i = get_global_id(0);\n"
                               "    if (i < n)\n"
                               "        y[i] = x[i] + 1;\n"
                               "}\n";

std::string contentOf(const std::string& path)
{
    std::ifstream file{path, std::ios::binary};
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string planOf(const std::string& more)
{
    return "plan { title = 'Mine', run = function(input, n)\n"
           "  local x = buffer{name = 'x', data = input}\n"
           "  local y = buffer{name = 'y', size = n}\n"
           "  launch{kernel = 'f', global = round_up(n, 4), group = 4, arguments = {x = x, y = y, n = n}}\n"
           "  return y\nend, " +
           more + " }\n";
}

class PlanCalls : public testing::Test {
protected:
    Ended run(const std::string& kernel, const std::string& plan, std::vector<std::string> more = {}) const
    {
        more.insert(more.begin(), {"run", m_folder.write("mine.cl", kernel).string(), "--plan",
                                   m_folder.write("mine.lua", plan).string()});
        return runProgram(more, quick);
    }
    TemporaryFolder m_folder;
};

/// A file of such a run is looked at without the kernel, the plan, or anything being run, with what its plan expects.
TEST_F(PlanCalls, ExportRecordingsThatOpenAgain)
{
    const std::string kernel = m_folder.write("mine.cl", goodKernel).string();
    const std::string plan = m_folder.write("mine.lua", planOf("expected = 'sorted'")).string();
    const auto file = [&](const char* name) { return (m_folder.path() / name).string(); };
    const auto exported = [&](std::vector<std::string> what, const char* to) {
        what.insert(what.begin(), "export");
        what.insert(what.end(), {"--to", file(to)});
        const Ended ended = runProgram(what, {{"POCL_DEVICES", "basic"}});
        EXPECT_EQ(ended.status, 0) << to << ": " << ended.errors;
        return contentOf(file(to));
    };
    const std::vector<std::string> run{kernel, "--plan", plan, "--input", "4,7,1"};
    const std::string bytes = exported(run, "a.lockstep"), picture = exported(run, "a.svg");
    std::filesystem::remove(kernel);
    std::filesystem::remove(plan);
    EXPECT_EQ(exported({file("a.lockstep")}, "b.svg"), picture);
    EXPECT_EQ(exported({file("a.lockstep")}, "b.lockstep"), bytes);
}

TEST_F(PlanCalls, ExportPicturesAndDocuments)
{
    const std::string kernel = m_folder.write("mine.cl", goodKernel).string();
    const std::string plan = m_folder.write("mine.lua", planOf("expected = 'sorted'")).string();
    for (const char* name : {"a.png", "a.svg", "a.pdf", "a.html", "a.json", "a.csv", "a.tex", "a.pptx"}) {
        const std::string to = (m_folder.path() / name).string();
        const Ended ended = runProgram(
            {"export", kernel, "--plan", plan, "--input", "4,7,1", "--events-from", "trace", "--to", to}, quick);
        EXPECT_EQ(ended.status, 0) << name << ": " << ended.errors;
        EXPECT_GT(std::filesystem::file_size(to), 100U) << name;
        EXPECT_NE(ended.errors.find("lockstep: note: f has no trace calls"), std::string::npos) << ended.errors;
    }
    expectRefusal(runProgram({"export", kernel, "--plan", m_folder.write("bad.lua", "plan {").string(), "--to",
                              (m_folder.path() / "b.png").string()},
                             quick),
                  2, {"bad.lua:1"});
}

TEST_F(PlanCalls, OpenTheWindow)
{
    const std::string kernel = m_folder.write("mine.cl", goodKernel).string();
    const std::string plan = m_folder.write("mine.lua", planOf("expected = 'sorted'")).string();
    const std::string to = (m_folder.path() / "window.png").string();
    const Ended ended =
        runProgram({"open", kernel, "--plan", plan, "--input", "4,7,1", "--launch", "1", "--grab", to}, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    EXPECT_GT(std::filesystem::file_size(to), 10'000U);
    expectRefusal(
        runProgram({"open", kernel, "--plan", m_folder.write("bad.lua", "plan {").string(), "--grab", to}, quick), 2,
        {"bad.lua:1"});
}

TEST_F(PlanCalls, SayWhetherTheResultIsAsExpected)
{
    const std::string plan =
        planOf("expected = function(input, n) local y = {} for i = 1, n do y[i] = input[i] + 1 end "
               "return y end");
    const Ended right = run(goodKernel, plan, {"--input", "4,7,1"});
    EXPECT_EQ(right.status, 0) << right.errors;
    EXPECT_NE(right.output.find("output    5, 8, 2\n"), std::string::npos) << right.output;
    EXPECT_NE(right.output.find("correct   yes\n"), std::string::npos) << right.output;
    EXPECT_NE(right.output.find("events    as Oclgrind saw them, in "), std::string::npos) << right.output;
    EXPECT_NE(right.output.find("the device's own run gave the same\n"), std::string::npos) << right.output;
    EXPECT_EQ(right.output.find("work "), std::string::npos) << right.output; // nobody knows it

    std::string broken = goodKernel;
    broken.replace(broken.find("x[i] + 1"), 8, "i == 1 ? 0 : x[i] + 1");
    const Ended wrong = run(broken, plan, {"--input", "4,7,1"});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_NE(wrong.output.find("correct   no: 1 of 3 elements are wrong; y[1] is 0, expected 8"), std::string::npos)
        << wrong.output;
}

TEST_F(PlanCalls, SayInJsonWhatIsNotKnown)
{
    const Ended ended = run(goodKernel, planOf(""), {"--input", "4,7,1", "--json", "--events-from", "trace"});
    ASSERT_EQ(ended.status, 0) << ended.errors;
    const auto json = nlohmann::json::parse(ended.output);
    EXPECT_TRUE(json["correct"].is_null());
    EXPECT_EQ(json["launches"][0]["traced"], false);
    EXPECT_FALSE(json["metrics"].contains("work"));
    EXPECT_EQ(json["launches"][0]["buffers"]["y"], (std::vector<int>{5, 8, 2}));
    EXPECT_EQ(json["notes"].size(), 1U);
}

TEST_F(PlanCalls, FailWhereThePlansBoundIsBroken)
{
    const std::string kernel = "__kernel void f(__global const uint *x, __global uint *y, const uint n TRACE_ARGS)\n"
                               "{\n"
                               "    TRACE_BEGIN\n"
                               "    const uint i = get_global_id(0);\n"
                               "    if (i < n) {\n"
                               "        const uint value = x[i], first = x[0];\n"
                               "        y[i] = value + first;\n"
                               "        TRACE_COMBINE(y, i, value + first, x, i, value, x, 0, first);\n"
                               "    }\n"
                               "}\n";
    const auto bound = [&](const std::string& bounds) { return run(kernel, planOf(bounds), {"--input", "4,7,1"}); };
    EXPECT_EQ(bound("most_work = 3, most_span = 1").status, 0);
    const Ended work = bound("most_work = 2");
    EXPECT_EQ(work.status, 1) << work.errors;
    EXPECT_NE(work.output.find("bound     its work is 3, and the plan allows 2 at most\n"), std::string::npos)
        << work.output;
    EXPECT_EQ(work.output.find("note "), std::string::npos) << work.output;
    EXPECT_EQ(bound("most_span = function(input, n) return n / 6 end").status, 1);
    expectRefusal(bound("most_work = function(input, n) return 'few' end"), 2, {"mine.lua:", "most_work"});
    expectRefusal(bound("most_span = {}"), 2, {"mine.lua:", "most_span"});
    const Ended json = run(kernel, planOf("most_work = 2"), {"--input", "4,7,1", "--json"});
    EXPECT_EQ(json.status, 1);
    EXPECT_NE(json.output.find("the plan allows 2 at most"), std::string::npos);
}

/// What Oclgrind found, that two runs differ, that a bound is broken: a file has it all.
TEST_F(PlanCalls, KeepTheirNotesInFiles)
{
    std::string outside = goodKernel;
    outside.replace(outside.find("x[i] + 1"), 8, "x[i] + x[i + 1] + (i == 0 ? x[n + 2] : 0)");
    const std::string kernel = m_folder.write("mine.cl", outside).string();
    const std::string plan = m_folder.write("mine.lua", planOf("")).string();
    const std::string file = (m_folder.path() / "a.lockstep").string();
    const Ended made = runProgram({"export", kernel, "--plan", plan, "--input", "4,7,1", "--to", file}, quick);
    ASSERT_EQ(made.status, 0) << made.errors;
    std::filesystem::remove(kernel);
    std::filesystem::remove(plan);
    const Ended shown = runProgram({"run", file});
    EXPECT_NE(shown.output.find("events    as Oclgrind saw them, in "), std::string::npos) << shown.output;
    std::size_t notes = 0;
    for (std::size_t at = shown.output.find("\nnote "); at != std::string::npos;
         at = shown.output.find("\nnote ", at + 1))
        ++notes;
    EXPECT_GE(notes, 1U) << shown.output;
    EXPECT_NE(shown.output.find("correct   not known: the plan expects nothing\n"), std::string::npos) << shown.output;
    EXPECT_NE(shown.output.find("outside its 3 elements"), std::string::npos) << shown.output;
    const auto json = nlohmann::json::parse(runProgram({"run", file, "--json"}).output);
    EXPECT_EQ(json["notes"].size(), notes);
    EXPECT_TRUE(json["correct"].is_null());
    for (const auto& note : json["notes"])
        EXPECT_NE(made.errors.find(std::string{note}), std::string::npos) << note << made.errors;
}

TEST_F(PlanCalls, SayHowAKernelFileIsRun)
{
    const std::string alone = m_folder.write("alone.cl", goodKernel).string();
    expectRefusal(runProgram({"run", alone}, quick), 2, {"alone.cl' is a kernel file", "--plan FILE", "--kernel"});
    const std::string kernel = m_folder.write("mine.cl", goodKernel).string();
    const std::string plan = m_folder.write("mine.lua", planOf("")).string();
    expectRefusal(runProgram({"run", kernel}, quick), 2, {"write: lockstep run " + kernel + " --plan " + plan});
    expectRefusal(runProgram({"open", kernel}, quick), 2, {"write: lockstep open " + kernel + " --plan " + plan});
    expectRefusal(runProgram({"compare", kernel, "bitonic-sort"}, quick), 2, {"write: lockstep run " + kernel});
    expectRefusal(runProgram({"run", plan}, quick), 2, {"is a plan", "write: lockstep run --plan " + plan});
}

TEST_F(PlanCalls, NameTheLineThatDoesNotBuild)
{
    std::string broken = goodKernel;
    broken.replace(broken.find("x[i] + 1"), 8, "x[j] + 1");
    expectRefusal(run(broken, planOf("")), 1, {"mine.cl does not build", "line 5", "'j'"});
}

TEST_F(PlanCalls, EndWithOneLineWhereThePlanIsWrong)
{
    expectRefusal(run(goodKernel, "while true do end"), 2, {"mine.lua:1: it took more than 200 million steps"});
    expectRefusal(run(goodKernel, "local s = 'x' while true do s = s .. s end"), 2,
                  {"mine.lua:1: it asked for more memory"});
    expectRefusal(run(goodKernel, "os.remove('mine.cl')"), 2, {"mine.lua:1: ", "'os'"});
    expectRefusal(run(goodKernel, "plan {"), 2, {"mine.lua:", "near <eof>"});
    expectRefusal(run("#include <stdio.h>\n" + goodKernel, planOf("")), 2, {"mine.cl:1: #include <stdio.h>"});
    expectRefusal(run(goodKernel, planOf("sizes = {2, 4}"), {"--n", "5"}), 2, {"mine.lua takes 2 to 4 keys, not 5."});
    expectRefusal(run(goodKernel, planOf(""), {"--set", "group=4"}), 2, {"mine.lua has no parameter 'group'"});
    expectRefusal(run(goodKernel, planOf(""), {"--type", "float32"}), 2, {"'float32' is no value of type"});
    expectRefusal(run(goodKernel, planOf(""), {"--cut-from", "9"}), 2, {"--cut-from"});
    EXPECT_TRUE(std::filesystem::exists(m_folder.path() / "mine.cl"));
}

TEST_F(PlanCalls, EndWithOneLineWhereAFileIsWrong)
{
    const std::string plan = m_folder.write("mine.lua", planOf("")).string();
    const auto call = [&](const std::string& kernel, const std::string& planFile) {
        return runProgram({"run", kernel, "--plan", planFile}, quick);
    };
    expectRefusal(call("none.cl", plan), 2, {"There is no kernel file 'none.cl'"});
    expectRefusal(call("/dev/zero", plan), 2, {"'/dev/zero' is no file"});
    expectRefusal(call(m_folder.path().string(), plan), 2, {"is no file; name the kernel file"});
    expectRefusal(call(m_folder.write("a.cl", std::string(70000, ' ')).string(), plan), 2,
                  {"has 70000 bytes; it may have 65536"});
    expectRefusal(call(m_folder.write("b.cl", std::string(2000, 'x')).string(), plan), 2,
                  {"b.cl:1: the line is longer than 1024 bytes"});
    expectRefusal(call(m_folder.write("c.cl", std::string("a\0b", 3)).string(), plan), 2, {"is no text"});
    expectRefusal(call(plan, "none.lua"), 2, {"There is no plan 'none.lua'"});
    expectRefusal(runProgram({"run", "--plan", "revers"}, quick), 2, {"There is no plan 'revers'", "reverse"});
    expectRefusal(runProgram({"run", "a", "b", "--plan", "reverse"}, quick), 2, {"'b' is one too many"});
}

TEST(PlanList, NamesEveryExampleAndRunsOneByName)
{
    const Ended list = runProgram({"plans", "--json"});
    ASSERT_EQ(list.status, 0) << list.errors;
    const auto plans = nlohmann::json::parse(list.output)["plans"];
    EXPECT_EQ(plans.size(), 12U);
    for (const auto& plan : plans)
        EXPECT_TRUE(std::filesystem::exists(std::string{plan["kernel"]})) << plan;
    const Ended run = runProgram({"run", "--plan", "reverse", "--input", "1,2,3"}, quick);
    EXPECT_EQ(run.status, 0) << run.errors;
    EXPECT_NE(run.output.find("output    3, 2, 1\n"), std::string::npos) << run.output;
}

} // namespace
} // namespace lockstep::test
