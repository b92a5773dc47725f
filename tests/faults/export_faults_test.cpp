// An export that is killed, or whose disk fills up: nothing stands under a final name that is not whole, and no success
// is reported that is none.
#include "tests/faults/program.hpp"

#include "engine/model/recording.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <random>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

const Environment quick{{"POCL_DEVICES", "basic"}};

/// One export, small enough to be run often.
struct Export {
    const char* name;
    const char* to; ///< in the folder of the test
    std::vector<std::string> options;
};

std::vector<Export> exports()
{
    return {{"Pictures", "frames/", {"--size", "320x180"}},
            {"Drawing", "a.svg", {}},
            {"Data", "a.json", {}},
            {"Deck", "a.pdf", {}},
            {"Video", "a.mp4", {"--size", "160x90", "--fps", "5"}}};
}

/// A recording: no device is asked, so that most of the time goes into writing.
const fs::path& recording()
{
    static const TemporaryFolder folder;
    static const fs::path path = [] {
        const fs::path file = folder.path() / "sort.lockstep";
        const Ended ended = runProgram({"export", "bitonic-sort", "--n", "8", "--to", file.string()}, quick);
        EXPECT_EQ(ended.status, 0) << ended.errors;
        return file;
    }();
    return path;
}

std::vector<std::string> callOf(const Export& one, const fs::path& folder)
{
    std::vector<std::string> call{"export", recording().string(), "--to", (folder / one.to).string()};
    if (std::string{one.to}.ends_with('/'))
        call.back() += '/';
    call.insert(call.end(), one.options.begin(), one.options.end());
    return call;
}

std::string contents(const fs::path& path)
{
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// Files that the export did not hide, by their name in the folder.
std::map<std::string, std::string> finalFiles(const fs::path& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator{folder}) {
        const std::string name = fs::relative(entry.path(), folder).string();
        if (entry.is_regular_file() && name.find(".lockstep-") == std::string::npos)
            files[name] = contents(entry.path());
    }
    return files;
}

std::size_t hiddenFiles(const fs::path& folder)
{
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator{folder})
        count += entry.path().filename().string().starts_with(".lockstep-") ? 1U : 0U;
    return count;
}

class ExportFaults : public testing::TestWithParam<Export> {
protected:
    /// What a good export gives; the same options give the same bytes.
    std::map<std::string, std::string> good()
    {
        const TemporaryFolder folder;
        const auto start = std::chrono::steady_clock::now();
        const Ended ended = runProgram(callOf(GetParam(), folder.path()), quick);
        duration = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        EXPECT_EQ(ended.status, 0) << ended.errors;
        EXPECT_EQ(hiddenFiles(folder.path()), 0U);
        return finalFiles(folder.path());
    }

    double duration = 0; ///< seconds that good() took
};

TEST_P(ExportFaults, KilledAtAnyMomentLeavesOnlyWholeFiles)
{
    const auto whole = good();
    ASSERT_FALSE(whole.empty());
    const TemporaryFolder folder;
    std::mt19937 random{7};
    int killed = 0;
    for (int k = 0; k < 10; ++k) {
        std::vector<std::string> words = callOf(GetParam(), folder.path());
        words.insert(words.begin(), LOCKSTEP_PROGRAM);
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        for (int stream : {1, 2})
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
        pid_t child = 0;
        ASSERT_EQ(posix_spawn(&child, LOCKSTEP_PROGRAM, &actions, nullptr, arguments.data(), environ), 0);
        posix_spawn_file_actions_destroy(&actions);
        // Its last part is when it writes.
        const double after = duration * std::uniform_real_distribution<>(0.3, 1.05)(random);
        std::this_thread::sleep_for(std::chrono::duration<double>(after));
        kill(child, SIGKILL);
        int state = 0;
        waitpid(child, &state, 0);
        if (WIFSIGNALED(state))
            ++killed;
        else // the good one, which came first, found a machine that was busier
            duration *= 0.7;
        for (const auto& [name, bytes] : finalFiles(folder.path())) {
            ASSERT_TRUE(whole.contains(name)) << name;
            EXPECT_TRUE(bytes == whole.at(name)) << name << " is not whole: " << bytes.size() << " bytes";
        }
    }
    EXPECT_GT(killed, 0) << "all of them ended before they were killed";
    // What the killed ones left goes with the next export.
    EXPECT_EQ(runProgram(callOf(GetParam(), folder.path()), quick).status, 0);
    EXPECT_EQ(hiddenFiles(folder.path()), 0U);
    EXPECT_TRUE(finalFiles(folder.path()) == whole);
}

TEST_P(ExportFaults, AFullDiskIsToldAndLeavesWhatStoodThere)
{
    const auto whole = good();
    std::size_t size = 0;
    for (const auto& [name, bytes] : whole)
        size += bytes.size();
    for (const char* tells : {"write", "fsync", "close", "rename"})
        for (const double part : tells[0] == 'w' ? std::vector<double>{0, 0.3, 0.7, 0.99} : std::vector<double>{0}) {
            const TemporaryFolder folder;
            Environment full = quick;
            full["LD_PRELOAD"] = LOCKSTEP_FULL_DISK;
            full["LOCKSTEP_DISK_FOLDER"] = folder.path().string();
            full["LOCKSTEP_DISK_BYTES"] = std::to_string(static_cast<long>(static_cast<double>(size) * part));
            full["LOCKSTEP_DISK_TELLS"] = tells;
            std::map<std::string, std::string> before;
            for (const auto& [name, bytes] : whole) {
                folder.write(name, "from before");
                before[name] = "from before";
            }
            const Ended ended = runProgram(callOf(GetParam(), folder.path()), full);
            SCOPED_TRACE(std::string{tells} + " " + std::to_string(part));
            expectRefusal(ended, 1, {"o space left on device"});
            EXPECT_TRUE(finalFiles(folder.path()) == before);
            EXPECT_EQ(hiddenFiles(folder.path()), 0U);
        }
}

INSTANTIATE_TEST_SUITE_P(, ExportFaults, testing::ValuesIn(exports()),
                         [](const auto& one) { return std::string{one.param.name}; });

/// Larger than a stream's buffer: the disk fills up in the middle of writing, not at the end.
TEST(ExportOfMuchData, TellsAFullDiskInTheMiddleOfIt)
{
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "sort.lockstep").string();
    ASSERT_EQ(runProgram({"export", "bitonic-sort", "--n", "128", "--to", file}, quick).status, 0);
    Environment full = quick;
    full["LD_PRELOAD"] = LOCKSTEP_FULL_DISK;
    full["LOCKSTEP_DISK_FOLDER"] = folder.path().string();
    full["LOCKSTEP_DISK_BYTES"] = "100000";
    full["LOCKSTEP_DISK_TELLS"] = "write";
    expectRefusal(runProgram({"export", file, "--to", (folder.path() / "a.json").string()}, full), 1,
                  {"o space left on device"});
    EXPECT_FALSE(fs::exists(folder.path() / "a.json"));
}

/// Files are written by several threads; each must get the rights that any new file gets.
TEST(ExportOfManyFiles, GivesThemTheRightsOfNewFiles)
{
    const TemporaryFolder folder;
    std::vector<std::string> call{
        "export", recording().string(), "--to", (folder.path() / "frames/").string(), "--size",
        "64x64",  "--between",          "20"};
    ASSERT_EQ(runProgram(call, quick).status, 0);
    folder.write("plain", "made by an ordinary program");
    const fs::perms usual = fs::status(folder.path() / "plain").permissions();
    for (const auto& entry : fs::directory_iterator(folder.path() / "frames"))
        EXPECT_EQ(entry.status().permissions(), usual) << entry.path();
}

} // namespace
} // namespace lockstep::test
