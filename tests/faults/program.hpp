#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep::test {

/// How the program ended, and what it said.
struct Ended {
    int status = -1; ///< exit status; -1 where a signal ended it
    int signal = 0;
    bool timedOut = false;
    std::string output, errors;
};

using Environment = std::map<std::string, std::string>;

/// Runs `lockstep` with these arguments, without a shell. A name with an empty value is taken out of the environment.
/// Standard output goes to `outputPath` where one is given; it is interrupted, as by Ctrl+C, after a time other than 0.
Ended runProgram(const std::vector<std::string>& arguments, const Environment& environment = {},
                 const std::string& outputPath = {}, std::chrono::seconds interrupted = {});

/// The program refused: this exit status, nothing on standard output, and one line that holds these words.
void expectRefusal(const Ended& ended, int status, const std::vector<std::string>& words);

/// The lines of standard error, without those of the driver itself (PoCL and its LLVM).
std::vector<std::string> errorLines(const Ended& ended);

/// A new folder of this test, taken away with its content at the end.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path write(const std::string& name, const std::string& content) const;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace lockstep::test
