// What `--help` prints, of the program and of each subcommand.
#include "tests/faults/program.hpp"

#include <sstream>

namespace lockstep::test {
namespace {

const std::vector<std::string> subcommands{"devices", "measure", "list",       "presets", "plans",  "check",
                                           "run",     "break",   "network",    "compare", "export", "open",
                                           "lecture", "help",    "completion", "man"};

std::string helpOf(std::vector<std::string> call)
{
    call.emplace_back("--help");
    const Ended ended = runProgram(call);
    EXPECT_EQ(ended.status, 0) << ended.errors;
    return ended.output;
}

TEST(Help, ListsTheSubcommandsAndTheExitStatuses)
{
    const std::string help = helpOf({});
    for (const std::string& name : subcommands)
        EXPECT_NE(help.find("\n  " + name + " "), std::string::npos) << name;
    EXPECT_NE(help.find("SUBCOMMAND --help"), std::string::npos) << help;
    EXPECT_NE(help.find("3 there is no usable device"), std::string::npos) << help;
}

TEST(Help, SaysOfEveryOptionWhatItIsFor)
{
    constexpr std::size_t column = 30; // where descriptions begin, on the option's line or on the next
    const auto isDescribed = [](const std::string& line) {
        return line.size() > column && line[column - 1] == ' ' && line.find_first_not_of(' ', column) == column;
    };
    std::size_t options = 0;
    for (const std::string& name : subcommands) {
        std::istringstream lines{helpOf({name})};
        for (std::string line, next; std::getline(lines, line);) {
            if (!line.starts_with("  -"))
                continue;
            ++options;
            if (!isDescribed(line)) {
                std::getline(lines, next);
                EXPECT_TRUE(next.starts_with(std::string(column, ' ')) && isDescribed(next)) << name << ": " << line;
            }
        }
    }
    EXPECT_GT(options, 80u);
}

TEST(Help, SaysHowTheVerdictIsCalledInJson)
{
    const std::string help = helpOf({"run"});
    for (const char* member : {"correct", "mistake", "overflowed", "ends_early"})
        EXPECT_NE(help.find(member), std::string::npos) << member;
}

TEST(Help, SaysThatASetTakesOneSetting)
{
    for (const char* name : {"run", "break", "compare", "export", "open"}) {
        const std::string help = helpOf({name});
        EXPECT_NE(help.find("--set NAME=VALUE"), std::string::npos) << help;
        EXPECT_EQ(help.find("--set TEXT ..."), std::string::npos) << help;
    }
}

TEST(Help, AsksForOneAlgorithmWhereOneIsTaken)
{
    for (const char* name : {"run", "break"})
        EXPECT_NE(helpOf({name}).find("[OPTIONS] [algorithm]\n"), std::string::npos) << name;
    EXPECT_NE(helpOf({"open"}).find("[OPTIONS] [algorithm...]\n"), std::string::npos);
}

TEST(Help, OfTheSubcommandIsNamedWhereItsCallIsWrong)
{
    expectRefusal(runProgram({"run", "bitonic-sort", "--fast"}), 2, {"--fast", "see: lockstep run --help"});
    expectRefusal(runProgram({"export", "bitonic-sort"}), 2, {"--to", "see: lockstep export --help"});
    expectRefusal(runProgram({"run"}), 2, {"see: lockstep run --help"});
    expectRefusal(runProgram({"sort"}), 2, {"sort", "see: lockstep --help"});
}

} // namespace
} // namespace lockstep::test
