// What right calls print, and what they write.
#include "tests/faults/program.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep::test {
namespace {

const Environment quick{{"POCL_DEVICES", "basic"}};

TEST(GoodCalls, EndWithStatus0AndSayNothingOnStandardError)
{
    const Ended ended = runProgram({"run", "bitonic-sort", "--input", "+3,1 7;0"}, quick);
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.errors, "");
    EXPECT_NE(ended.output.find("0, 1, 3, 7"), std::string::npos) << ended.output;
}

TEST(GoodCalls, MakeKeysThatSuitTheAlgorithm)
{
    const auto result = [](std::vector<std::string> arguments) {
        if (std::ranges::find(arguments, "--input") == arguments.end())
            arguments.insert(arguments.end(), {"--n", "12"}); // no power of two: the keys are turned, too
        arguments.emplace_back("--json");
        const Ended ended = runProgram(arguments, quick);
        EXPECT_EQ(ended.status, 0) << ended.errors;
        return nlohmann::json::parse(ended.output);
    };
    const auto isSorted = [](const nlohmann::json& run) {
        return std::ranges::is_sorted(run.at("output").get<std::vector<std::uint32_t>>());
    };
    EXPECT_TRUE(isSorted(result({"run", "bitonic-merge"})));
    EXPECT_FALSE(isSorted(result({"run", "bitonic-merge", "--distribution", "uniform"})))
        << "what was asked for stands";
    // Beside others it gets the keys that it gets alone, wherever it stands.
    std::string alone = result({"run", "bitonic-merge"}).at("input").dump();
    alone = alone.substr(1, alone.size() - 2); // without its brackets
    const auto same = result({"compare", "bitonic-sort", "radix-sort", "--input", alone});
    EXPECT_EQ(result({"compare", "bitonic-sort", "bitonic-merge"}).at("input_hash"), same.at("input_hash"));
    EXPECT_EQ(result({"compare", "bitonic-merge", "bitonic-sort"}).at("input_hash"), same.at("input_hash"));
}

TEST(GoodCalls, MeasureADevice)
{
    const Ended ended = runProgram({"measure", "--json"}, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    const auto rates = nlohmann::json::parse(ended.output);
    EXPECT_GT(rates.at("bytes_per_second").get<double>(), 1e7);
    EXPECT_LT(rates.at("bytes_per_second").get<double>(), 1e14);
    EXPECT_GT(rates.at("products_per_second").get<double>(), 1e7);
    EXPECT_LT(rates.at("products_per_second").get<double>(), 1e16);
    const Ended told = runProgram({"measure"}, quick);
    const auto at = told.output.find("--machine "); // what it prints is a roof that pictures take
    ASSERT_NE(at, std::string::npos) << told.output;
    const std::string machine = told.output.substr(at + 10, told.output.find_first_of(" \n", at + 10) - at - 10);
    const TemporaryFolder folder;
    EXPECT_EQ(runProgram({"export", "brent-kung-scan", "--n", "8", "--lens", "roofline", "--machine", machine, "--to",
                          (folder.path() / "roof.svg").string()},
                         quick)
                  .errors,
              "");
}

TEST(GoodCalls, SayThatAnOutputIsNotSorted)
{
    const auto says = [](const char* keys) {
        const Ended ended = runProgram({"run", "bitonic-merge", "--input", keys}, quick);
        EXPECT_EQ(ended.status, 0) << ended.errors;
        return ended.output.find("the output is not sorted") != std::string::npos;
    };
    EXPECT_TRUE(says("3,1,4,1,5,9,2,6")) << "these keys are not bitonic";
    EXPECT_FALSE(says("1,3,4,5,9,6,2,1"));
}

TEST(GoodCalls, AFolderHasAPictureALaunchOrAPhase)
{
    const auto pictures = [](const char* pages) {
        const TemporaryFolder folder;
        const Ended ended = runProgram({"export", "coarsened-scan", "--n", "8", "--size", "640x360", "--pages", pages,
                                        "--to", folder.path().string() + "/"},
                                       quick);
        EXPECT_EQ(ended.status, 0) << ended.errors;
        return std::distance(std::filesystem::directory_iterator(folder.path()), {});
    };
    EXPECT_EQ(pictures("launch"), 1);
    EXPECT_GT(pictures("phase"), 3);
}

TEST(GoodCalls, OfFilesTakeANameWithAnEqualsSign)
{
    const TemporaryFolder folder;
    const auto path = (folder.path() / "n=8.lockstep").string();
    EXPECT_EQ(runProgram({"export", "bitonic-sort", "--n", "8", "--to", path}, quick).status, 0);
    const Ended ended = runProgram({"run", path}, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
}

TEST(GoodCalls, FilesMayBeginWithTheMarkOfUtf8)
{
    const TemporaryFolder folder;
    const std::string keys = folder
                                 .write("keys.txt", "\xEF\xBB\xBF"
                                                    "3 1 2\n")
                                 .string(),
                      pairs = folder.write("network.txt", "\xEF\xBB\xBF(0,1)\n").string();
    const Ended sorted = runProgram({"run", "bitonic-sort", "--input", "@" + keys}, quick);
    EXPECT_EQ(sorted.status, 0) << sorted.errors;
    EXPECT_NE(sorted.output.find("1, 2, 3"), std::string::npos) << sorted.output;
    const Ended counted = runProgram({"network", "@" + pairs}, quick);
    EXPECT_EQ(counted.status, 0) << counted.errors;
}

std::string network(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "network");
    const Ended ended = runProgram(arguments, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    return ended.output;
}

TEST(GoodCalls, OfNetworkCallNothingRedundantThatWasNotTriedOnAllInputs)
{
    EXPECT_NE(network({"(0,1),(0,1)"}).find("redundant    (0,1) in layer 2\n"), std::string::npos);
    const std::string wide = network({"(0,1),(0,1),(30,31)"});
    EXPECT_NE(wide.find("redundant    not known: 1 of them swapped on none of the inputs that were tried\n"),
              std::string::npos)
        << wide;
}

TEST(GoodCalls, OfNetworkShowWideCounterexamplesByTheirWires)
{
    EXPECT_NE(network({"[(0,15)]"}).find("no: 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ends as 0 1 0"), std::string::npos);
    const std::string wide = network({"[(0,20)]"}); // 21 wires: the last line has 5
    EXPECT_NE(wide.find("sorts        no: of this input wire 1 ends as 1 and wire 2 as 0\n"
                        "             wires   in                    out\n"
                        "              0-15   0100 0000 0000 0000   0100 0000 0000 0000\n"
                        "             16-20   0000 0                0000 0\n"),
              std::string::npos)
        << wide;

    // What the lines show is what the JSON has; those left out repeat the one above.
    const auto json = nlohmann::json::parse(network({"[(0,99)]", "--json"})).at("counterexample");
    std::map<std::size_t, std::string> in, out;
    std::istringstream lines{network({"[(0,99)]"})};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words{line};
        std::size_t first = 0, last = 0;
        if (char dash = 0; !(words >> first >> dash >> last) || dash != '-')
            continue;
        std::string bits;
        for (std::string group; words >> group;)
            bits += group;
        ASSERT_EQ(bits.size(), 2 * (last - first + 1)) << line;
        in[first] = bits.substr(0, last - first + 1);
        out[first] = bits.substr(last - first + 1);
    }
    std::size_t shown = 0;
    for (const auto& [from, bits] : in)
        for (std::size_t i = 0; i < bits.size(); ++i, ++shown) {
            EXPECT_EQ(bits[i] - '0', json.at("input").at(from + i)) << from + i;
            EXPECT_EQ(out[from][i] - '0', json.at("output").at(from + i)) << from + i;
        }
    EXPECT_GT(shown, 32u);
}

/// What `lockstep break … --json` printed.
nlohmann::json broken(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "break");
    arguments.push_back("--json");
    const Ended ended = runProgram(arguments, quick);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    return nlohmann::json::parse(ended.output);
}

TEST(GoodCalls, OfBreakTellWhatWentWrong)
{
    const auto guard = broken({"hillis-steele-scan", "--times", "5"});
    EXPECT_EQ(guard.at("mistake"), "printed-guard");
    EXPECT_EQ(guard.at("runs"), 5);
    EXPECT_EQ(guard.at("wrong_runs"), 5);
    EXPECT_EQ(guard.at("first_in_time").at("index"), 1);
    EXPECT_EQ(guard.at("first_in_time").at("missing"), true);
    EXPECT_EQ(guard.at("first_output"),
              nlohmann::json::parse(R"({"index": 1, "got": 1, "right": 4, "holds": "x1", "should_hold": "x0 + x1"})"));
    const auto race = broken({"kogge-stone-work-group-scan", "--n", "16", "--times", "2"});
    EXPECT_EQ(race.at("raced_words"), 14 + 12 + 8);
    EXPECT_EQ(race.at("races").size(), 34u);
    EXPECT_EQ(race.at("races").at(0).at("array"), "xy");
    EXPECT_EQ(race.at("races").at(0).at("first").at("does"), "write");
    const auto table = broken({"block-scan-pipeline", "--n", "300", "--set", "digits=256", "--times", "1"});
    EXPECT_EQ(table.at("mistake"), "no-load-barrier");
    EXPECT_EQ(table.at("raced_words"), 255);
    EXPECT_EQ(broken({"domino-scan", "--times", "1"}).at("model").at("broken_deadlocks"), true);
    EXPECT_EQ(broken({}).at("mistakes").size(), 22u);
    const Ended shown = runProgram({"break", "work-group-reduction", "--times", "2"}, quick);
    EXPECT_EQ(shown.status, 0) << shown.errors;
    EXPECT_NE(shown.output.find("of 2 runs"), std::string::npos) << shown.output;
}

TEST(GoodCalls, OfARunTakeAMistake)
{
    const std::vector<std::string> run{"run", "hillis-steele-scan", "--input", "3,1,7,0,4,1,6,3", "--set"};
    const auto outputOf = [&](const std::string& setting) {
        std::vector<std::string> arguments = run;
        arguments.push_back(setting);
        return runProgram(arguments, quick).output;
    };
    EXPECT_NE(outputOf("mistake=printed-guard").find("3, 1, 8, 7, 12, 12, 11, 14"), std::string::npos);
    EXPECT_NE(outputOf("mistake=none").find("3, 4, 11, 11, 15, 16, 22, 25"), std::string::npos);
}

} // namespace
} // namespace lockstep::test
