// tests/summary: what it tells of ctest's log.
#include "engine/files/platform.hpp"

#include "tests/places.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Like ctest's: a program's output between two lines, and how it ended.
std::string logged(const std::string& program, const std::string& output, const std::string& end)
{
    return "1/4 Testing: " + program + "\nCommand: \"" + program + "\"\nOutput:\n------\n" + output +
           "<end of output>\nTest time =   2.50 sec\n------\n" + end + "\n";
}

std::string summaryOf(const std::string& log)
{
    const fs::path folder = newFolder(fs::temp_directory_path() / "summary-test-");
    std::ofstream{folder / "log"} << log;
    const std::string call = LOCKSTEP_SOURCE_FOLDER "/tests/summary " + (folder / "log").string();
    std::string said;
    FILE* const summary = popen(call.c_str(), "r");
    std::array<char, 4096> some{};
    while (const std::size_t size = std::fread(some.data(), 1, some.size(), summary))
        said.append(some.data(), size);
    EXPECT_EQ(pclose(summary), 0);
    fs::remove_all(folder);
    return said;
}

const std::string passes = "[ RUN      ] Good.Test\nwritten\n[       OK ] Good.Test (12 ms)\n";

TEST(Summary, HasWhatFailedWithItsReasonAndTheSlowestTests)
{
    const std::string said =
        summaryOf(logged("first", passes, "Test Passed.") +
                  logged("second",
                         passes +
                             "[ RUN      ] Bad.Test/1\na_test.cpp:7: Failure\nExpected: 1\n\nhere\n"
                             "[  FAILED  ] Bad.Test/1, where GetParam() = 3 (40 ms)\n" +
                             passes + "[  FAILED  ] 1 test, listed below:\n[  FAILED  ] Bad.Test/1\n",
                         "Test Failed."));
    EXPECT_EQ(said, "\nsecond:\na_test.cpp:7: Failure\nExpected: 1\n\nhere\n"
                    "[  FAILED  ] Bad.Test/1, where GetParam() = 3 (40 ms)\n"
                    "\nThe slowest tests:\n       12 ms  Good.Test\n");
}

TEST(Summary, NamesATestThatDidNotEndAndTellsTheLastLinesOfOtherPrograms)
{
    std::string lines;
    for (int i = 1; i <= 30; ++i)
        lines += "line " + std::to_string(i) + "\n";
    const std::string said = summaryOf(logged("crashes", passes + "[ RUN      ] Bad.Test\n", "Test Failed.") +
                                       logged("script", lines, "Test Failed."));
    EXPECT_NE(said.find("\ncrashes:\nBad.Test did not end: its program crashed or was stopped after 2.50 s\n"),
              std::string::npos)
        << said;
    EXPECT_NE(said.find("\nscript:\nline 21\n"), std::string::npos) << said;
    EXPECT_NE(said.find("\nline 30\n"), std::string::npos) << said;
    EXPECT_EQ(said.find("line 20\n"), std::string::npos) << said;
}

} // namespace
} // namespace lockstep
