// Typed words that a scan joins, on the command line.
#include "tests/faults/program.hpp"

#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep::test {
namespace {

using Json = nlohmann::json;
const Environment quick{{"POCL_DEVICES", "basic"}, {"QT_QPA_PLATFORM", "offscreen"}};

Ended joined(const std::string& words, std::vector<std::string> more = {})
{
    more.insert(more.begin(), {"run", "kogge-stone-scan", "--set", "operator=join", "--input", words});
    return runProgram(more, quick);
}

std::string contentOf(const std::filesystem::path& path)
{
    std::ostringstream content;
    content << std::ifstream{path}.rdbuf();
    return content.str();
}

TEST(JoinedWords, AreReadAndPrinted)
{
    const Ended ended = joined("a b cd e");
    EXPECT_EQ(ended.status, 0) << ended.errors;
    EXPECT_NE(ended.output.find("output    a, ab, abcd, abcde\ncorrect   yes\n"), std::string::npos) << ended.output;
    const Json told = Json::parse(joined("a b cd e", {"--json"}).output);
    EXPECT_EQ(told["input"], (Json{"a", "b", "cd", "e"}));
    EXPECT_EQ(told["output"], (Json{"a", "ab", "abcd", "abcde"}));
    EXPECT_EQ(told["launches"][0]["buffers"]["scratch"], (Json{"a", "ab", "bcd", "cde"}));
}

TEST(JoinedWords, AreReadFromAFileAndKeptInOne)
{
    const TemporaryFolder folder;
    const std::string keys = folder.write("words.txt", "a b\ncd, e\n"), kept = folder.path() / "kept.lockstep",
                      csv = folder.path() / "table.csv";
    const Ended saved = runProgram(
        {"export", "kogge-stone-scan", "--set", "operator=join", "--input", "@" + keys, "--to", kept}, quick);
    ASSERT_EQ(saved.status, 0) << saved.errors;
    const Ended again = runProgram({"run", kept}, quick);
    EXPECT_NE(again.output.find("output    a, ab, abcd, abcde\n"), std::string::npos) << again.output << again.errors;
    ASSERT_EQ(runProgram({"export", kept, "--to", csv}, quick).status, 0);
    EXPECT_NE(contentOf(csv).find("2,values,3,abcde\n"), std::string::npos) << contentOf(csv);
}

TEST(JoinedWords, WhatIsNoneIsRefusedInOneLine)
{
    expectRefusal(joined(" "), 2, {"no keys"});
    expectRefusal(joined(fmt::format("a {}", std::string(65, 'x'))), 2,
                  {"second entry", "has 65 characters", "at most 64"});
    expectRefusal(joined("a \xff"), 2, {"second entry", "'\\xFF'", "ASCII"});
    expectRefusal(joined("gr\u00fc\u00dfe"), 2, {"first entry", "'gr\u00fc\u00dfe'", "ASCII"});
    std::string words;
    for (int i = 0; i < 1100; ++i)
        words += std::string(60, 'x') + ' ';
    expectRefusal(joined(words), 2, {"66000 letters together", "at most 65534"});
    expectRefusal(joined("a b", {"--type", "float32"}), 2, {"not float32"});
    expectRefusal(joined("a b", {"--set", "words=a b"}), 2, {"give them with --input"});
}

} // namespace
} // namespace lockstep::test
