// Lectures through the program: with no device, and with scripts that are wrong.
#include "tests/faults/program.hpp"

#include "engine/model/recording.hpp"

#include <fstream>
#include <sys/stat.h>

namespace lockstep::test {
namespace {

const std::string lectures = std::string{LOCKSTEP_SOURCE_FOLDER} + "/resources/lectures/";

class NoDevice : public testing::Test {
protected:
    NoDevice() : m_environment{{"OCL_ICD_VENDORS", m_folder.path().string()}, {"OCL_ICD_FILENAMES", ""}} {}
    Ended run(const std::vector<std::string>& arguments) const { return runProgram(arguments, m_environment); }
    std::string file(const char* name) const { return (m_folder.path() / name).string(); }
    void expectWritten(const std::string& path, const std::string& begins) const
    {
        std::ifstream file(path, std::ios::binary);
        std::string head(begins.size(), ' ');
        file.read(head.data(), static_cast<std::streamsize>(head.size()));
        EXPECT_EQ(head, begins) << path;
        EXPECT_GT(std::filesystem::file_size(path), 20'000U);
    }
    TemporaryFolder m_folder;
    Environment m_environment;
};

TEST_F(NoDevice, TheLecturesRunFromStartToEnd)
{
    for (const std::string name : {"bitonic", "scans", "radix"}) {
        const std::string script = lectures + name + ".json";
        const Ended check = run({"lecture", script, "--check"});
        EXPECT_EQ(check.status, 0) << check.errors;
        EXPECT_NE(check.output.find("is fine"), std::string::npos);
        const std::string pdf = file((name + ".pdf").c_str()), html = file((name + ".html").c_str()),
                          mp4 = file((name + ".mp4").c_str());
        EXPECT_EQ(run({"export", script, "--to", pdf}).status, 0);
        expectWritten(pdf, "%PDF-");
        const Ended page = run({"export", script, "--to", html});
        EXPECT_EQ(page.status, 0) << page.errors;
        expectWritten(html, "<!DOCTYPE html>");
        const Ended film = run({"export", script, "--to", mp4, "--size", "320x180", "--fps", "1"});
        EXPECT_EQ(film.status, 0) << film.errors;
        EXPECT_GT(std::filesystem::file_size(mp4), 10'000U);
    }
}

TEST_F(NoDevice, ALectureThatWasNotRecordedNamesTheScene)
{
    const auto script = m_folder.write("own.json", R"({"lockstep-lecture": 1, "title": "T", "scenes": [
        {"title": "Nobody ran this", "algorithm": "bitonic-sort", "input": [2, 1]}]})");
    expectRefusal(run({"lecture", script.string(), "--check"}), 3, {"own.json:2:9: the scene \"Nobody ran this\""});
}

TEST(LectureCommand, SaysWhatIsWrong)
{
    TemporaryFolder folder;
    const auto script = folder.write("bad.json", "{\"lockstep-lecture\": 1, \"title\": \"T\",\n \"scens\": []}");
    expectRefusal(runProgram({"lecture", script.string(), "--check"}), 2, {"bad.json:2:2: \"scens\"", "\"scenes\"?"});
    expectRefusal(runProgram({"export", script.string(), "--to", (folder.path() / "a.pdf").string()}), 2,
                  {"bad.json:2:2"});
    expectRefusal(runProgram({"lecture", "missing.json", "--check"}), 2, {"missing.json", "cannot be read"});
    expectRefusal(runProgram({"lecture", folder.path().string(), "--check"}), 2, {"is a folder"});
    expectRefusal(runProgram({"lecture", lectures + "bitonic.json", "--worksheet", "a.txt"}), 2, {"end in .pdf"});
    expectRefusal(runProgram({"lecture", lectures + "bitonic.json", "--check", "--paper", "letter"}), 2, {"--paper"});
    expectRefusal(runProgram({"lecture", "radix-sort"}), 2, {"radix-sort", "cannot be read"});
    expectRefusal(runProgram({"export", lectures + "bitonic.json", "--n", "8", "--to", "a.pdf"}), 2, {"--n"});
    expectRefusal(runProgram({"export", lectures + "bitonic.json", "--from", "999", "--to", "a.png"}), 2,
                  {"there is no page 999; the last is 53"});
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "a.pdf"));
}

TEST(LectureCommand, RecordsOverNothingButRecordings)
{
    TemporaryFolder folder;
    const auto script =
        folder.write("own.json", R"({"lockstep-lecture": 1, "title": "T", "recordings": "own.recordings",
        "scenes": [{"title": "S", "algorithm": "bitonic-sort", "input": [2, 1]}]})");
    const auto mine = folder.write("own.recordings", "my notes");
    expectRefusal(runProgram({"lecture", script.string(), "--record"}), 2, {"own.recordings", "is there already"});
    EXPECT_EQ(std::filesystem::file_size(mine), 8U);
    std::filesystem::remove(mine);
    EXPECT_EQ(runProgram({"lecture", script.string(), "--record"}).status, 0);
    EXPECT_EQ(runProgram({"lecture", script.string(), "--record"}).status, 0) << "its own it may replace";
}

TEST(LectureCommand, APipeIsNoLecture)
{
    TemporaryFolder folder;
    const std::string pipe = (folder.path() / "pipe.json").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    expectRefusal(runProgram({"lecture", pipe, "--check"}), 2, {"is no ordinary file"});
}

TEST(LectureCommand, RecordsWhatItShows)
{
    TemporaryFolder folder;
    const auto script =
        folder.write("own.json", R"({"lockstep-lecture": 1, "title": "T", "recordings": "own.recordings",
        "scenes": [{"title": "S", "algorithm": "bitonic-sort", "input": [2, 1]}]})");
    const Ended recorded = runProgram({"lecture", script.string(), "--record"});
    EXPECT_EQ(recorded.status, 0) << recorded.errors;
    TemporaryFolder empty;
    const Ended check = runProgram({"lecture", script.string(), "--check"},
                                   {{"OCL_ICD_VENDORS", empty.path().string()}, {"OCL_ICD_FILENAMES", ""}});
    EXPECT_EQ(check.status, 0) << check.errors;
}

} // namespace
} // namespace lockstep::test
