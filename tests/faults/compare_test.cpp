// `lockstep compare` as other programs call it.
#include "tests/faults/program.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep::test {
namespace {

using Json = nlohmann::json;
const Environment quick{{"POCL_DEVICES", "basic"}};

Json compared(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "compare");
    arguments.emplace_back("--json");
    const Ended ended = runProgram(arguments, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    return Json::parse(ended.output);
}

TEST(Compare, CountsTheTwoScans)
{
    const Json json = compared({"kogge-stone-scan", "brent-kung-scan", "--n", "1024", "--units", "1,32,1024"});
    const Json& koggeStone = json["algorithms"][0];
    const Json& brentKung = json["algorithms"][1];
    EXPECT_EQ(koggeStone["algorithm"], "kogge-stone-scan");
    EXPECT_EQ(koggeStone["work"], 9217);
    EXPECT_EQ(koggeStone["span"], 10);
    EXPECT_EQ(koggeStone["launches"], 10);
    EXPECT_EQ(koggeStone["active"], Json({1023, 1022, 1020, 1016, 1008, 992, 960, 896, 768, 512}));
    EXPECT_EQ(koggeStone["units"], Json({{"1", 9217}, {"32", 289}, {"1024", 10}}));
    EXPECT_EQ(brentKung["work"], 2036);
    EXPECT_EQ(brentKung["span"], 19);
    EXPECT_EQ(brentKung["units"], Json({{"1", 2036}, {"32", 71}, {"1024", 19}}));
    EXPECT_EQ(json["input_hash"].get<std::string>().size(), 16u);
}

TEST(Compare, TakesPlansBesideAlgorithms)
{
    const Json beside = compared({"kogge-stone-scan", "--plan", "scan", "--n", "8"});
    EXPECT_EQ(beside["algorithms"][0]["algorithm"], "kogge-stone-scan");
    EXPECT_EQ(beside["algorithms"][1]["algorithm"], "plan:scan");
    EXPECT_EQ(beside["algorithms"][1]["launches"], 3);
    const Json plans = compared({"--plan", "work-group-scan", "--plan", "scan", "--input", "3,1,7"});
    EXPECT_EQ(plans["algorithms"][0]["algorithm"], "plan:work-group-scan");
    EXPECT_EQ(plans["algorithms"][1]["algorithm"], "plan:scan");
    const Ended one = runProgram({"compare", "--plan", "scan"}, quick);
    EXPECT_EQ(one.status, 2);
    EXPECT_NE(one.errors.find("1 algorithm is asked for"), std::string::npos) << one.errors;
    const Ended kernel = runProgram({"compare", "mine.cl", "--plan", "scan", "--plan", "reverse"}, quick);
    EXPECT_EQ(kernel.status, 2);
    EXPECT_NE(kernel.errors.find("'mine.cl'"), std::string::npos) << kernel.errors;
}

TEST(Compare, TakesAChangedKernelBesideTheOriginal)
{
    const TemporaryFolder folder;
    std::string text = runProgram({"kernel", "bitonic-sort"}, quick).output;
    const std::string from = "BEFORE(b, a)";
    ASSERT_NE(text.find(from), std::string::npos);
    text.replace(text.find(from), from.size(), "BEFORE(a, b)");
    const std::string changed = "bitonic-sort:kernel=" + folder.write("mine.cl", text).string();
    const Json json = compared({"bitonic-sort", changed, "--n", "8"});
    EXPECT_EQ(json["algorithms"][0]["algorithm"], "bitonic-sort");
    EXPECT_EQ(json["algorithms"][1]["algorithm"], "bitonic-sort");
    EXPECT_EQ(json["algorithms"][1]["name"], changed);
    EXPECT_NE(json["algorithms"][0]["bytes"], json["algorithms"][1]["bytes"]) << "it swaps other pairs";
    // Named beside several it is told how to say for which.
    const Ended loose = runProgram(
        {"export", "bitonic-sort", "bitonic-sort", "--kernel", (folder.path() / "mine.cl").string(), "--to", "x.png"},
        quick);
    EXPECT_EQ(loose.status, 2);
    EXPECT_NE(loose.errors.find("bitonic-sort:kernel="), std::string::npos) << loose.errors;
    const std::string picture = (folder.path() / "beside.svg").string();
    const Ended drawn =
        runProgram({"export", "bitonic-sort", changed, "--n", "8", "--at", "1", "--to", picture}, quick);
    EXPECT_EQ(drawn.status, 0) << drawn.errors;
    std::ifstream file{picture};
    const std::string svg{std::istreambuf_iterator<char>(file), {}};
    EXPECT_NE(svg.find("changed kernel"), std::string::npos);
}

TEST(Compare, PutsTheBooksNumbersBesideTheCountedOnes)
{
    const std::vector<std::string> call{"kogge-stone-scan", "brent-kung-scan", "--n", "1024", "--units", "32,64"};
    const Json json = compared(call);
    const auto claimOf = [&](std::size_t side, const char* quantity, const Json& units) {
        for (const Json& claim : json["algorithms"][side]["books"])
            if (claim["quantity"] == quantity && (units.is_null() || claim["units"] == units))
                return claim;
        return Json{};
    };
    const Json steps = claimOf(0, "steps", 32);
    EXPECT_EQ(steps["book"], 320);
    EXPECT_EQ(steps["counted"], 289);
    EXPECT_NE(steps["note"].get<std::string>().find("9217 operations"), std::string::npos);
    EXPECT_NE(steps["source"].get<std::string>().find("11.3"), std::string::npos);
    EXPECT_EQ(claimOf(0, "steps", 64)["book"], 160);
    EXPECT_EQ(claimOf(0, "work", {})["book"], 9217);
    EXPECT_EQ(claimOf(0, "work", {})["counted"], 9217);
    EXPECT_EQ(claimOf(1, "span", {})["counted"], 19);
    EXPECT_EQ(claimOf(1, "steps", 32)["corrected"], 73.625);
    EXPECT_TRUE(compared({"compaction", "split"})["algorithms"][0]["books"].empty());
    std::vector<std::string> table = call;
    table.insert(table.begin(), "compare");
    const Ended ended = runProgram(table, quick);
    for (const char* text : {"N·log2 N / P = 320; counted 289", "63.6 or 73.6; counted 71", "steps, P = 64",
                             "log2 N = 10; counted 10", "section 11.4"})
        EXPECT_NE(ended.output.find(text), std::string::npos) << text << "\n" << ended.output;
}

TEST(Compare, PutsTheLeastOfAnySortBesideCountedComparisons)
{
    const std::vector<std::string> call{"compare", "merge-sort", "bitonic-sort", "--n", "32"};
    const Ended ended = runProgram(call, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    for (const char* text : {"log2 N! = 117.7; counted ", "N·log2 N = 160; counted 240", "N·log2² N = 800; counted 240",
                             "which is a misprint", "section 13.1"})
        EXPECT_NE(ended.output.find(text), std::string::npos) << text << "\n" << ended.output;
}

TEST(Compare, TimesTheStandardLibraryBeside)
{
    const Json sorts = compared({"merge-sort", "radix-sort", "--n", "64"});
    for (const Json& side : sorts["algorithms"]) {
        EXPECT_EQ(side["std"]["function"], "std::sort");
        EXPECT_GT(side["std"]["ns"], 0);
        EXPECT_GE(side["std"]["runs"], 1);
    }
    const Json scans = compared({"kogge-stone-scan", "blelloch-scan", "sequential-reduction", "--n", "64"});
    EXPECT_EQ(scans["algorithms"][0]["std"]["function"], "std::inclusive_scan");
    EXPECT_EQ(scans["algorithms"][1]["std"]["function"], "std::exclusive_scan");
    EXPECT_EQ(scans["algorithms"][2]["std"]["function"], "std::reduce");
    EXPECT_EQ(compared({"compaction", "split"})["algorithms"][0]["std"], nullptr);
    const Ended table = runProgram({"compare", "merge-sort", "radix-sort", "--n", "64"}, quick);
    EXPECT_NE(table.output.find("std::sort "), std::string::npos) << table.output;
    EXPECT_NE(table.output.find("one thread of this machine's processor"), std::string::npos) << table.output;
}

TEST(Compare, NamesTheCrossovers)
{
    const std::vector<std::string> call{"kogge-stone-scan", "brent-kung-scan", "--n", "16"};
    const Json expected = Json::parse(R"([
        {"from": 1, "until": 7, "ahead": ["brent-kung-scan"]},
        {"from": 8, "until": 11, "ahead": ["kogge-stone-scan", "brent-kung-scan"]},
        {"from": 12, "until": 16, "ahead": ["kogge-stone-scan"]}])");
    EXPECT_EQ(compared(call)["crossovers"], expected);
    std::vector<std::string> table = call;
    table.insert(table.begin(), "compare");
    const Ended ended = runProgram(table, quick);
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.errors, "");
    for (const char* text : {"brent-kung-scan is ahead up to P = 7, a tie from 8 to 11, kogge-stone-scan from 12.",
                             "49 additions", "15 14 12 8", "8 4 2 1 1 3 7"})
        EXPECT_NE(ended.output.find(text), std::string::npos) << text << "\n" << ended.output;
}

TEST(Compare, GivesEachItsOwnParameters)
{
    const Json json = compared({"radix-sort:digit-bits=1,group-size=16", "radix-sort:digit-bits=4", "--n", "100"});
    EXPECT_EQ(json["algorithms"][0]["parameters"]["digit-bits"], "1");
    EXPECT_EQ(json["algorithms"][0]["parameters"]["group-size"], "16");
    EXPECT_EQ(json["algorithms"][1]["parameters"]["digit-bits"], "4");
    EXPECT_GT(json["algorithms"][0]["work"], json["algorithms"][1]["work"]);
}

TEST(Compare, HashTellsInputsApart)
{
    const auto hash = [](const char* seed) {
        return compared({"bitonic-sort", "radix-sort", "--seed", seed})["input_hash"].get<std::string>();
    };
    EXPECT_EQ(hash("1"), hash("1"));
    EXPECT_NE(hash("1"), hash("2"));
}

TEST(Compare, SetsSharedParametersForAll)
{
    const Json json = compared({"kogge-stone-scan", "brent-kung-scan", "--set", "operator=affine", "--n", "13"});
    for (const Json& algorithm : json["algorithms"])
        EXPECT_EQ(algorithm["parameters"]["operator"], "affine");
}

/// A call whose device fails once: at the first, or at the last launch of a kernel.
class FailingOnce {
public:
    explicit FailingOnce(std::vector<std::string> call) : m_call(std::move(call))
    {
        m_sound = run(0);
        EXPECT_EQ(m_sound.status, 0) << m_sound.errors;
        std::vector<std::string> names;
        std::ifstream file{log()};
        for (std::string name; std::getline(file, name);)
            names.push_back(name);
        if (m_call.front() == "compare") { // a library that is timed afterwards has a context of its own
            const auto ours = std::ranges::find(names, "clCreateContext");
            names.erase(std::find(std::min(ours + 1, names.end()), names.end(), "clCreateContext"), names.end());
        }
        const auto first = std::ranges::find(names, "clEnqueueNDRangeKernel");
        const auto last = std::find(names.rbegin(), names.rend(), "clEnqueueNDRangeKernel");
        EXPECT_NE(first, names.end());
        m_first = static_cast<std::size_t>(first - names.begin()) + 1;
        m_last = static_cast<std::size_t>(names.rend() - last);
    }
    const Ended& sound() const { return m_sound; }
    Ended atFirst() const { return run(m_first); }
    Ended atLast() const { return run(m_last); }

private:
    std::filesystem::path log() const { return m_folder.path() / "calls"; }
    Ended run(std::size_t at) const
    {
        Environment environment = quick;
        environment["OPENCL_LAYERS"] = LOCKSTEP_FAULT_LAYER;
        environment["FAULT_NO_TIMES"] = "1"; // else runs are repeated to be measured, nobody knows how often
        environment["FAULT_AT"] = std::to_string(at);
        environment["FAULT_CODE"] = "-5";
        environment["FAULT_LOG"] = log().string();
        return runProgram(m_call, environment);
    }

    TemporaryFolder m_folder;
    std::vector<std::string> m_call;
    Ended m_sound;
    std::size_t m_first = 0, m_last = 0;
};

/// Status 1, and one line that names the side and its trouble.
void expectOneSideFailed(const Ended& ended, const char* side)
{
    EXPECT_EQ(ended.status, 1);
    const std::vector<std::string> lines = errorLines(ended);
    ASSERT_EQ(lines.size(), 1u) << ended.errors;
    EXPECT_TRUE(lines[0].starts_with(std::string{"lockstep: "} + side + ": ")) << lines[0];
    EXPECT_NE(lines[0].find("CL_OUT_OF_RESOURCES"), std::string::npos) << lines[0];
}

/// The device fails once, in the run of one algorithm: the other is told all the same.
TEST(Compare, LivesOnWhereOneFails)
{
    const FailingOnce call{{"compare", "bitonic-sort", "kogge-stone-scan", "--n", "8", "--json"}};
    const char* const names[] = {"bitonic-sort", "kogge-stone-scan"};
    for (std::size_t failing = 0; failing < 2; ++failing) {
        const Ended ended = failing == 0 ? call.atFirst() : call.atLast();
        expectOneSideFailed(ended, names[failing]);
        const Json json = Json::parse(ended.output), before = Json::parse(call.sound().output);
        EXPECT_TRUE(json["algorithms"][failing].contains("error"));
        EXPECT_EQ(json["algorithms"][1 - failing]["work"], before["algorithms"][1 - failing]["work"]);
        EXPECT_EQ(json["input_hash"], before["input_hash"]);
        EXPECT_TRUE(json["crossovers"].empty());
    }
}

/// export draws the side that ran, and its status says that one did not.
TEST(ExportOfAComparison, LivesOnWhereOneFails)
{
    const TemporaryFolder folder;
    const auto picture = folder.path() / "both.png";
    const FailingOnce call{{"export", "bitonic-sort", "kogge-stone-scan", "--n", "8", "--to", picture.string()}};
    for (const bool isFirst : {true, false}) {
        ASSERT_TRUE(std::filesystem::remove(picture));
        expectOneSideFailed(isFirst ? call.atFirst() : call.atLast(), isFirst ? "Bitonic sort" : "Kogge–Stone scan");
        EXPECT_TRUE(std::filesystem::exists(picture));
    }
    const FailingOnce frames{
        {"export", "bitonic-sort", "kogge-stone-scan", "--n", "8", "--to", (folder.path() / "frames/").string()}};
    expectOneSideFailed(frames.atLast(), "Kogge–Stone scan");
}

/// So does the window that is grabbed.
TEST(OpenOfAComparison, LivesOnWhereOneFails)
{
    const TemporaryFolder folder;
    const auto picture = folder.path() / "both.png";
    const FailingOnce call{
        {"open", "bitonic-sort", "kogge-stone-scan", "--n", "8", "--in-process", "--grab", picture.string()}};
    ASSERT_TRUE(std::filesystem::remove(picture));
    expectOneSideFailed(call.atLast(), "Kogge–Stone scan");
    EXPECT_TRUE(std::filesystem::exists(picture));
}

/// No times are no zero.
TEST(DeviceWithoutTimes, IsNotSaidToHaveTakenNone)
{
    Environment environment = quick;
    environment["OPENCL_LAYERS"] = LOCKSTEP_FAULT_LAYER;
    environment["FAULT_NO_TIMES"] = "1";
    const std::vector<std::string> call{"compare", "bitonic-sort", "radix-sort", "--n", "8"};
    const Ended table = runProgram(call, environment);
    EXPECT_EQ(table.status, 0) << table.errors;
    // The host's clock still times other libraries.
    std::istringstream lines(table.output);
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with("std ") && !line.starts_with("Boost.Compute")) {
            EXPECT_EQ(line.find("µs"), std::string::npos) << table.output;
        }
    EXPECT_NE(table.output.find("the device reports no times"), std::string::npos) << table.output;
    const auto json = [&](std::vector<std::string> arguments) {
        arguments.emplace_back("--json");
        return Json::parse(runProgram(arguments, environment).output);
    };
    for (const Json& algorithm : json(call)["algorithms"])
        EXPECT_TRUE(algorithm["device_ns"].is_null());
    EXPECT_TRUE(json({"run", "bitonic-sort", "--n", "8"})["launches"][0]["device_ns"].is_null());
    const Ended run = runProgram({"run", "bitonic-sort", "--n", "8"}, environment);
    EXPECT_NE(run.output.find("device    not known"), std::string::npos) << run.output;
    EXPECT_EQ(run.output.find("µs"), std::string::npos) << run.output;
}

/// A device that there is none of is a wrong call, not a side that failed.
TEST(ExportOfAComparison, OnAnUnknownDeviceIsAWrongCall)
{
    const TemporaryFolder folder;
    const auto picture = folder.path() / "both.png";
    expectRefusal(runProgram({"export", "bitonic-sort", "radix-sort:device=quantum", "--to", picture.string()}, quick),
                  2, {"'quantum'", "auto"});
    EXPECT_FALSE(std::filesystem::exists(picture));
}

} // namespace
} // namespace lockstep::test
