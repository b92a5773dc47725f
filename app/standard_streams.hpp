#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::app {

/// "-" in a call is standard input where a file is read and standard output where one is written. Files have endings,
/// can be read twice and are written whole or not at all, so files of a folder of our own stand in for the streams: the
/// other commands know nothing of "-".
class StandardStreams {
public:
    /// Reads standard input where the call names it. Throws InputError for what cannot be meant.
    StandardStreams(int argc, char** argv);
    StandardStreams(const StandardStreams&) = delete;
    StandardStreams& operator=(const StandardStreams&) = delete;
    ~StandardStreams();

    /// The call, with files in the place of "-".
    int argc() const { return static_cast<int>(m_words.size()); }
    char** argv() { return m_pointers.data(); }

    /// Sends what was written for standard output there; throws Error where that fails.
    void deliver() const;

private:
    std::string inputFile();
    std::string outputFile(const std::string& option);

    std::vector<std::string> m_words;
    std::vector<char*> m_pointers;
    std::filesystem::path m_folder, m_input, m_output;
};

/// A sentence with "standard input" in the place of the file that stands for it.
std::string withStreamNames(std::string sentence);

} // namespace lockstep::app
