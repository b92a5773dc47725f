#include "engine/files/platform.hpp"

#include "tests/places.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

TEST(Platform, FoldersAreNewAndForThisUserAlone)
{
    const fs::path beginning = fs::temp_directory_path() / "platform-test-";
    const fs::path one = newFolder(beginning), other = newFolder(beginning);
    EXPECT_NE(one, other);
    EXPECT_TRUE(one.string().starts_with(beginning.string()));
    EXPECT_EQ(fs::status(one).permissions(), fs::perms::owner_all);
    EXPECT_TRUE(canBeWritten(one));
    EXPECT_TRUE(fs::is_empty(one)); // the trial leaves nothing
    fs::remove(one);
    fs::remove(other);
    EXPECT_FALSE(canBeWritten(one));
    EXPECT_EQ(newFolder("/nonexistent/folder-"), fs::path{});
}

TEST(Platform, NewFilesGetWhatTheMaskLeaves)
{
    const mode_t before = umask(027);
    EXPECT_EQ(newFilesMask(), 027U);
    umask(before);
    EXPECT_EQ(newFilesMask(), before);
}

TEST(Platform, ProcessesAreKnownByTheirNumbers)
{
    EXPECT_TRUE(isRunning(processNumber()));
    const pid_t child = fork();
    if (child == 0)
        _exit(0);
    ASSERT_GT(child, 0);
    waitpid(child, nullptr, 0);
    EXPECT_FALSE(isRunning(child));
}

TEST(Platform, AllNamesOfAFileAreOne)
{
    const fs::path folder = newFolder(fs::temp_directory_path() / "platform-test-");
    std::ofstream{folder / "file"} << "keys";
    fs::create_hard_link(folder / "file", folder / "hard");
    fs::create_symlink("file", folder / "link");
    std::ofstream{folder / "other"} << "keys";
    const auto identity = identityOf(folder / "file");
    EXPECT_TRUE(identity);
    EXPECT_EQ(identity, identityOf(folder / "hard"));
    EXPECT_EQ(identity, identityOf(folder / "link"));
    EXPECT_NE(identity, identityOf(folder / "other"));
    EXPECT_FALSE(identityOf(folder / "missing"));
    fs::remove_all(folder);
}

/// What only some systems have, and the files that may name it: resources/docs/contributing/building.md has the table.
struct Own {
    std::string_view word;
    std::vector<std::string_view> places;
};

TEST(Platform, WhatASystemHasForItselfStandsWhereItIsLookedFor)
{
    const std::array owns{
        Own{"prctl", {"engine/files/platform_posix.cpp"}},
        Own{"dlopen", {"engine/files/platform_posix.cpp"}},
        Own{"\"/proc/", {"engine/files/platform_posix.cpp", "engine/remote/"}},
        Own{"QDBus", {"ui/player/desktop_dbus.cpp"}},
        Own{"sigaction", {"engine/files/platform_posix.cpp", "app/export_progress_gui.cpp"}},
        Own{"memfd_create", {"engine/remote/"}},
        Own{"posix_spawn", {"engine/remote/"}},
        Own{"__linux__", {"engine/remote/isolated.hpp"}},
        Own{"windows.h", {"engine/files/platform_windows.cpp", "ui/player/desktop_windows.cpp"}},
    };
    for (const char* top : {"engine", "ui", "app"})
        for (const auto& entry : fs::recursive_directory_iterator{fs::path{LOCKSTEP_SOURCE_FOLDER} / top}) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
                continue;
            std::ostringstream text;
            text << std::ifstream{entry.path()}.rdbuf();
            const std::string name = fs::relative(entry.path(), LOCKSTEP_SOURCE_FOLDER).generic_string();
            for (const Own& own : owns)
                EXPECT_TRUE(text.str().find(own.word) == std::string::npos ||
                            std::ranges::any_of(own.places, [&](auto place) { return name.starts_with(place); }))
                    << name << " names " << own.word;
        }
}

} // namespace
} // namespace lockstep
