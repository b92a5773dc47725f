// The program as it is installed: in an empty folder, with the checkout that it was built from out of reach.
#include "tests/faults/program.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path)
{
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

class Installed : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        folder = new TemporaryFolder;
        const std::string line = "cmake --install " LOCKSTEP_BUILD_FOLDER " --prefix '" +
                                 (folder->path() / "prefix").string() + "' > '" + path("log") + "' 2>&1";
        ASSERT_EQ(std::system(line.c_str()), 0) << textOf(path("log"));
    }

    static void TearDownTestSuite()
    {
        delete folder;
        folder = nullptr;
    }

    static std::string path(const std::string& name) { return (folder->path() / name).string(); }

    /// What a call of the installed program prints, with an empty folder in the checkout's place.
    static std::string said(const std::string& call, int status = 0)
    {
        const std::string line = "bwrap --dev-bind / / --tmpfs " LOCKSTEP_SOURCE_FOLDER " --chdir '" +
                                 folder->path().string() + "' prefix/bin/lockstep " + call + " > '" + path("log") +
                                 "' 2>&1";
        const int ended = std::system(line.c_str());
        const std::string text = textOf(path("log"));
        EXPECT_EQ(WEXITSTATUS(ended), status) << call << ": " << text;
        return text;
    }

    static TemporaryFolder* folder;
};

TemporaryFolder* Installed::folder = nullptr;

TEST_F(Installed, TheCheckoutIsOutOfReach)
{
    const std::string line =
        "bwrap --dev-bind / / --tmpfs " LOCKSTEP_SOURCE_FOLDER " test -e " LOCKSTEP_SOURCE_FOLDER "/CMakeLists.txt";
    EXPECT_EQ(WEXITSTATUS(std::system(line.c_str())), 1);
}

TEST_F(Installed, RunsListsAndDraws)
{
    EXPECT_NE(said("list").find("bitonic-sort"), std::string::npos);
    EXPECT_NE(said("run bitonic-sort --n 8 --device basic").find("correct   yes"), std::string::npos);
    EXPECT_NE(said("plans").find(path("prefix/share/lockstep/plans")), std::string::npos);
    EXPECT_NE(said("run --plan vector-sum --n 8 --device basic").find("correct   yes"), std::string::npos);
    said("--version");
    said("export bitonic-sort --n 4 --device basic --to a.svg");
    EXPECT_NE(textOf(path("a.svg")).find("<svg"), std::string::npos);
    said("lecture prefix/share/lockstep/lectures/scans.json --check");
}

TEST_F(Installed, NamesNoFolderOfTheMachineItWasBuiltOn)
{
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator{path("prefix")}) {
        if (!entry.is_regular_file())
            continue;
        ++files;
        EXPECT_EQ(textOf(entry.path()).find(LOCKSTEP_SOURCE_FOLDER "/"), std::string::npos) << entry.path();
    }
    EXPECT_GT(files, 50U);
}

} // namespace
} // namespace lockstep::test
