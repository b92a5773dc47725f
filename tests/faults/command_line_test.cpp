// What people know of other programs' command lines: --version, help, -, --quiet, did you mean, completion, man.
#include "tests/faults/program.hpp"

#include "engine/files/version.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

const Environment quick{{"POCL_DEVICES", "basic"}, {"DISPLAY", ""}};

std::string textOf(const fs::path& path)
{
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

Ended call(const std::vector<std::string>& words)
{
    return runProgram(words, quick);
}

/// Through a shell, for its redirections; $lockstep is the program. Returns its status.
int shell(const std::string& line)
{
    return WEXITSTATUS(
        std::system(("POCL_DEVICES=basic lockstep='" LOCKSTEP_PROGRAM "'; export POCL_DEVICES; " + line).c_str()));
}

class Streams : public testing::Test {
protected:
    std::string path(const std::string& name) const { return (folder.path() / name).string(); }
    std::string errors() const { return textOf(path("errors")); }
    int run(const std::string& line) const
    {
        return shell("cd '" + folder.path().string() + "'; TMPDIR=. ; export TMPDIR; { " + line + "; } 2>errors");
    }
    /// Nothing of ours is left in the folder of temporary files.
    void TearDown() override
    {
        for (const auto& entry : fs::directory_iterator{folder.path()})
            EXPECT_FALSE(entry.path().filename().string().starts_with("lockstep-")) << entry.path();
    }
    TemporaryFolder folder;
};

TEST(CommandLine, TellsItsVersion)
{
    const Ended ended = call({"--version"});
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.output, std::string{"lockstep "} + version() + "\n");
    const std::string cmake = textOf(fs::path{LOCKSTEP_SOURCE_FOLDER} / "CMakeLists.txt");
    EXPECT_NE(cmake.find(std::string{"project(lockstep VERSION "} + version() + " "), std::string::npos);
}

TEST(CommandLine, HelpOfASubcommandIsItsHelp)
{
    for (const char* name : {"run", "export", "lecture", "completion"})
        EXPECT_EQ(call({"help", name}).output, call({name, "--help"}).output) << name;
    EXPECT_EQ(call({"help"}).output, call({"--help"}).output);
    expectRefusal(call({"help", "exprot"}), 2, {"exprot", "did you mean export?"});
    expectRefusal(call({"help", "nonsense"}), 2, {"nonsense", "see: lockstep --help"});
}

TEST(CommandLine, SaysWhatWasProbablyMeant)
{
    expectRefusal(call({"rnu", "bitonic-sort"}), 2, {"rnu", "did you mean run?"});
    expectRefusal(call({"bitonic-sort"}), 2, {"did you mean lockstep run bitonic-sort?"});
    expectRefusal(call({"run", "bitonic-sort", "--seeed", "3"}), 2, {"--seeed", "did you mean --seed?"});
    expectRefusal(call({"run", "bitonic-sort", "--verbos"}), 2, {"did you mean --verbose?"});
    expectRefusal(call({"run", "bitonc-sort"}), 2, {"'bitonc-sort'", "did you mean bitonic-sort?"});
    expectRefusal(call({"run", "--preset", "pmpp-1.8"}), 2, {"'pmpp-1.8'", "did you mean pmpp-1"});
    const Ended far = call({"run", "nothing-like-it"});
    expectRefusal(far, 2, {"'nothing-like-it'", "see: lockstep list"});
    EXPECT_EQ(far.errors.find("did you mean"), std::string::npos);
    EXPECT_LT(far.errors.size(), 120U);
}

TEST_F(Streams, KeysNetworksAndKernelsComeFromStandardInput)
{
    ASSERT_EQ(run("echo 3,1,2,4 | $lockstep run bitonic-sort --input @- >out"), 0) << errors();
    EXPECT_NE(textOf(path("out")).find("output    1, 2, 3, 4"), std::string::npos) << textOf(path("out"));
    ASSERT_EQ(run("echo 3,1,2,4 | $lockstep run bitonic-sort --input - >out"), 0) << errors();
    ASSERT_EQ(run("echo '[(0,1)]' | $lockstep network @- >out"), 0) << errors();
    ASSERT_EQ(run("$lockstep kernel bitonic-sort | $lockstep run bitonic-sort --n 8 --kernel - >out"), 0) << errors();
    EXPECT_EQ(run("echo 3,x | $lockstep run bitonic-sort --input @-"), 2);
    EXPECT_NE(errors().find("standard input"), std::string::npos) << errors();
    EXPECT_EQ(errors().find("lockstep-"), std::string::npos) << errors();
}

TEST_F(Streams, RecordingsAndPicturesGoThroughPipes)
{
    ASSERT_EQ(run("$lockstep export bitonic-sort --n 4 --to - --format lockstep | $lockstep export - --to - --format "
                  "svg >a.svg"),
              0)
        << errors();
    ASSERT_EQ(run("$lockstep export bitonic-sort --n 4 --to b.svg >told"), 0) << errors();
    EXPECT_EQ(textOf(path("a.svg")), textOf(path("b.svg")));
    EXPECT_EQ(textOf(path("told")), "b.svg written\n");
    ASSERT_EQ(run("$lockstep export bitonic-sort --n 4 --to=- --format=png >a.png"), 0) << errors();
    EXPECT_TRUE(textOf(path("a.png")).starts_with("\x89PNG"));
    ASSERT_EQ(run("$lockstep lecture " LOCKSTEP_SOURCE_FOLDER "/resources/lectures/scans.json --check --key - >a.pdf"),
              0)
        << errors();
    EXPECT_TRUE(textOf(path("a.pdf")).starts_with("%PDF")); // and no line behind it
    EXPECT_TRUE(textOf(path("a.pdf")).ends_with("%%EOF\n"));
}

TEST_F(Streams, StandardOutputIsOneFileOfAKnownFormat)
{
    EXPECT_EQ(run("$lockstep export bitonic-sort --n 4 --to - >out"), 2);
    EXPECT_NE(errors().find("--format"), std::string::npos) << errors();
    EXPECT_EQ(textOf(path("out")), "");
    EXPECT_EQ(run("$lockstep lecture " LOCKSTEP_SOURCE_FOLDER "/resources/lectures/scans.json --worksheet - --key - "
                  ">out"),
              2);
    EXPECT_EQ(run("$lockstep export bitonic-sort --n 4 --to - --format svg >/dev/full"), 1);
    EXPECT_NE(errors().find("standard output"), std::string::npos) << errors();
}

TEST(CommandLine, QuietSaysNothingOfWhatItWrote)
{
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "a.svg").string();
    const Ended ended = call({"export", "bitonic-sort", "--n", "4", "--quiet", "--to", file});
    EXPECT_EQ(ended.status, 0);
    EXPECT_EQ(ended.output + ended.errors, "");
    EXPECT_TRUE(fs::exists(file));
    expectRefusal(call({"export", "bitonc-sort", "--quiet", "--to", file}), 2, {"bitonc-sort"});
}

TEST(CommandLine, ALecturesMistakesAreToldAllAtOnce)
{
    const TemporaryFolder folder;
    const std::string script = folder.write("a.json", R"({"lockstep-lecture": 1, "title": "T", "scenes": [
  {"title": 3, "text": "a", "hold": "long"},
  {"title": "b", "algorithm": "bitonc-sort", "input": [1, 2]},
  {"title": "c", "titel": "c", "text": "c"},
  {"title": "d", "algorithm": "bitonic-sort", "input": [2, 1],
   "predict": [{"launch": 1, "ask": "nothing"}, {"launch": 0, "ask": "pairs"}]}
]})");
    const Ended ended = call({"lecture", script, "--check", "--format", "json"});
    EXPECT_EQ(ended.status, 2) << ended.errors;
    const auto json = nlohmann::json::parse(ended.output);
    EXPECT_EQ(json["fine"], false);
    std::vector<int> lines;
    for (const auto& error : json["errors"]) {
        lines.push_back(error["line"]);
        EXPECT_GT(error["column"], 1);
        EXPECT_EQ(std::string{error["message"]}.find("a.json"), std::string::npos);
    }
    EXPECT_EQ(lines, (std::vector{2, 2, 3, 4, 6, 6})) << ended.output;
}

TEST(CommandLine, WhatALecturesRunsTellIsAmongThem)
{
    const TemporaryFolder folder;
    const std::string script = folder.write("a.json", R"({"lockstep-lecture": 1, "title": "T", "scenes": [
  {"title": "a", "algorithm": "bitonic-sort", "input": [2, 1], "until": 99},
  {"title": "b", "text": "b"},
  {"title": "c", "algorithm": "bitonic-sort", "input": [2, 1], "caption": {"77": "past the end"}}
]})");
    const Ended ended = call({"lecture", script, "--check", "--format", "json"});
    EXPECT_EQ(ended.status, 2) << ended.errors;
    const auto json = nlohmann::json::parse(ended.output);
    ASSERT_EQ(json["errors"].size(), 2U) << ended.output;
    EXPECT_EQ(json["errors"][0]["line"], 2);
    EXPECT_EQ(json["errors"][1]["line"], 4);
    const std::string fine = LOCKSTEP_SOURCE_FOLDER "/resources/lectures/scans.json";
    const Ended good = call({"lecture", fine, "--check", "--format", "json"});
    EXPECT_EQ(good.status, 0) << good.output;
    EXPECT_EQ(nlohmann::json::parse(good.output)["errors"].size(), 0U);
    expectRefusal(call({"lecture", fine, "--format", "json"}), 2, {"--format", "--check"});
}

class ShellWords : public testing::TestWithParam<const char*> {};

TEST_P(ShellWords, HoldEverySubcommandAndOption)
{
    const Ended ended = call({"completion", GetParam()});
    ASSERT_EQ(ended.status, 0) << ended.errors;
    for (const char* word : {"devices", "export", "lecture", "completion", "bitonic-sort", "pmpp-11.8", "roofline",
                             "paper-width", "quiet", "vector-sum"})
        EXPECT_NE(ended.output.find(word), std::string::npos) << word;
    EXPECT_EQ(ended.output.find("engine"), std::string::npos); // nobody calls it
}
INSTANTIATE_TEST_SUITE_P(CommandLine, ShellWords, testing::Values("bash", "zsh", "fish"));

/// What bash would offer for the last of these words.
std::vector<std::string> offered(const std::string& words)
{
    const TemporaryFolder folder;
    folder.write("completion", call({"completion", "bash"}).output);
    folder.write("ask",
                 "compopt() { :; }\nsource completion\nCOMP_WORDS=(lockstep " + words +
                     ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_lockstep\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
    EXPECT_EQ(std::system(("cd '" + folder.path().string() + "' && bash ask >out 2>errors").c_str()), 0);
    EXPECT_EQ(textOf(folder.path() / "errors"), "");
    std::ifstream out{folder.path() / "out"};
    std::vector<std::string> lines;
    for (std::string line; std::getline(out, line);)
        if (!line.empty())
            lines.push_back(line);
    return lines;
}

TEST(CommandLine, BashCompletesWhatIsTyped)
{
    using Words = std::vector<std::string>;
    EXPECT_EQ(offered("expo"), Words{"export"});
    EXPECT_EQ(offered("run bitonic-work"), Words{"bitonic-work-group-sort"});
    EXPECT_EQ(offered("export bitonic-sort --them"), Words{"--theme"});
    EXPECT_EQ(offered("export bitonic-sort --theme ''"), (Words{"light", "dark"}));
    EXPECT_EQ(offered("open bitonic-sort --palette ''"), (Words{"usual", "safe"}));
    EXPECT_EQ(offered("export bitonic-sort --language ''"), (Words{"en", "de", "zh"}));
    EXPECT_EQ(offered("run --preset pmpp-11.10"), Words{"pmpp-11.10"});
    EXPECT_EQ(offered("run radix-sort --set digit-b"), Words{"digit-bits="});
    EXPECT_EQ(offered("completion f"), Words{"fish"});
    EXPECT_EQ(offered("help meas"), Words{"measure"});
}

TEST(CommandLine, ManualPagesAreMadeFromTheHelp)
{
    const Ended program = call({"man"});
    EXPECT_NE(program.output.find(".TH LOCKSTEP 1"), std::string::npos);
    EXPECT_NE(program.output.find(".BR lockstep\\-export (1)"), std::string::npos);
    const Ended page = call({"man", "export"});
    EXPECT_NE(page.output.find("\n\\fB\\-\\-paper\\-width\\fR \\fIFLOAT\\fR\n"), std::string::npos) << page.output;
    EXPECT_NE(page.output.find(".SH EXIT STATUS"), std::string::npos);
    expectRefusal(call({"man", "exprot"}), 2, {"did you mean export?"});
    expectRefusal(call({"completion", "tcsh"}), 2, {"tcsh", "bash, zsh or fish"});
}

} // namespace
} // namespace lockstep::test
