// `lockstep run` says whether the result is right, names the mistake that is on, and tells an overflow.
#include "engine/formats/recording_file.hpp"
#include "tests/engine/cut_off.hpp"
#include "tests/faults/program.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

namespace lockstep::test {
namespace {

using Json = nlohmann::json;

const Environment quick{{"POCL_DEVICES", "basic"}};

struct Verdict {
    Ended text; ///< as it is printed for people
    Json json;
    bool says(const std::string& words) const { return text.output.find(words) != std::string::npos; }
};

Verdict verdictOf(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "run");
    Verdict verdict{runProgram(arguments, quick), {}};
    arguments.push_back("--json");
    const Ended printed = runProgram(arguments, quick);
    EXPECT_EQ(printed.status, verdict.text.status);
    verdict.json = Json::parse(printed.output);
    return verdict;
}

TEST(Verdicts, OfARightRunSaySo)
{
    const Verdict right = verdictOf({"work-group-reduction", "--n", "20"});
    EXPECT_EQ(right.text.status, 0) << right.text.errors;
    EXPECT_TRUE(right.says("correct   yes")) << right.text.output;
    EXPECT_FALSE(right.says("overflow") || right.says("mistake")) << right.text.output;
    EXPECT_EQ(right.json.at("correct"), true);
    EXPECT_EQ(right.json.at("mistake"), nullptr);
    EXPECT_EQ(right.json.at("overflowed"), 0);
    EXPECT_EQ(right.json.at("ends_early"), false);
}

TEST(Verdicts, NameTheMistakeThatIsOn)
{
    const Verdict wrong =
        verdictOf({"hillis-steele-scan", "--input", "3,1,7,0,4,1,6,3", "--set", "mistake=printed-guard"});
    EXPECT_EQ(wrong.text.status, 0) << "it was asked for";
    EXPECT_TRUE(wrong.says("correct   no: 7 of 8 elements are wrong")) << wrong.text.output;
    EXPECT_TRUE(wrong.says("mistake   printed-guard (")) << wrong.text.output;
    EXPECT_EQ(wrong.json.at("correct"), false);
    EXPECT_EQ(wrong.json.at("mistake"), "printed-guard");
}

TEST(Verdicts, TellSumsThatWrap)
{
    for (const char* algorithm : {"sequential-reduction", "work-group-reduction"}) {
        const Verdict wrapped = verdictOf({algorithm, "--input", "4294967295,2,5"});
        EXPECT_EQ(wrapped.text.status, 0);
        EXPECT_TRUE(wrapped.says("correct   yes")) << "modulo 2^32";
        EXPECT_TRUE(wrapped.says("overflow  1 of 1 element passed 2^32 - 1 and wrapped")) << wrapped.text.output;
        EXPECT_EQ(wrapped.json.at("overflowed"), 1);
    }
    const Verdict scan = verdictOf({"kogge-stone-scan", "--input", "4294967295,2,5,1"});
    EXPECT_EQ(scan.json.at("overflowed"), 3);
    const Verdict negative = verdictOf({"kogge-stone-scan", "--type", "int32", "--input", "-2147483648,-1,2"});
    EXPECT_TRUE(negative.says("the range of int32")) << negative.text.output;
}

TEST(Verdicts, AResultThatIsWrongByItselfIsAFailure)
{
    const TemporaryFolder folder;
    const std::string whole = (folder.path() / "whole.lockstep").string(),
                      cut = (folder.path() / "cut.lockstep").string();
    ASSERT_EQ(runProgram({"export", "kogge-stone-scan", "--n", "8", "--to", whole}, quick).status, 0);
    RecordingFile file = readRecordingFile(std::filesystem::path{whole});
    file.recordings.front() = std::make_shared<Recording>(cutOff(*file.recordings.front(), 1));
    const auto bytes = writeRecordingFile(file);
    std::ofstream{cut, std::ios::binary}.write(reinterpret_cast<const char*>(bytes.data()),
                                               static_cast<std::streamsize>(bytes.size()));
    const Verdict early = verdictOf({cut});
    EXPECT_EQ(early.text.status, 1);
    EXPECT_TRUE(early.says("correct   no: the recording ends before its algorithm does")) << early.text.output;
    EXPECT_EQ(early.json.at("correct"), false);
    EXPECT_EQ(early.json.at("ends_early"), true);
    EXPECT_TRUE(early.json.at("mistake").is_null());
}

} // namespace
} // namespace lockstep::test
