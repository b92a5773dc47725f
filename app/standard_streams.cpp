#include "app/standard_streams.hpp"

#include "app/quiet.hpp"
#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <unistd.h>

namespace lockstep::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostBytes = std::size_t{1} << 30; ///< more than any file that is read
constexpr const char* inputName = "standard input";
constexpr const char* outputName = "standard output";

/// Options whose file is written, and the ending that it needs; --to has it from --format.
struct Output {
    std::string_view option, ending;
};
constexpr std::array outputs{Output{"--to", ""}, Output{"--grab", "png"}, Output{"--worksheet", "pdf"},
                             Output{"--key", "pdf"}};

const Output* outputOf(std::string_view option)
{
    const auto found = std::ranges::find(outputs, option, &Output::option);
    return found == outputs.end() ? nullptr : found;
}

/// Our folder, as it stands in sentences.
std::string& knownFolder()
{
    static std::string folder;
    return folder;
}

fs::path makeFolder()
{
    std::error_code error;
    const fs::path parent = fs::temp_directory_path(error);
    const fs::path beginning = (error ? fs::path{"/tmp"} : parent) / "lockstep-";
    const fs::path made = newFolder(beginning);
    if (made.empty())
        throw Error{sentence("cannot make the folder {}: {}", beginning.string() + "XXXXXX", std::strerror(errno))};
    knownFolder() = made.string();
    return made;
}

std::string readInput()
{
    std::string all;
    std::array<char, 65536> part{};
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, part.data(), part.size());
        if (got == 0)
            return all;
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw InputError{sentence("Standard input cannot be read ({}).", std::strerror(errno))};
        all.append(part.data(), static_cast<std::size_t>(got));
        if (all.size() > mostBytes)
            throw InputError{sentence("Standard input holds more than {} MiB; give less.", mostBytes >> 20)};
    }
}

/// By what it holds: recordings and lectures are known by their endings.
const char* endingOf(const std::string& content)
{
    if (content.starts_with("\x89LOCKSTEP"))
        return ".lockstep";
    const auto first = content.find_first_not_of(" \t\r\n");
    return first != std::string::npos && content[first] == '{' ? ".json" : "";
}

/// What --format says, in a call that may be wrong.
std::string formatIn(const std::vector<std::string>& words)
{
    constexpr std::string_view option = "--format", joined = "--format=";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].starts_with(joined))
            return words[i].substr(joined.size());
        if (words[i] == option && i + 1 < words.size())
            return words[i + 1];
    }
    return {};
}

} // namespace

StandardStreams::StandardStreams(int argc, char** argv) : m_words(argv, argv + argc)
{
    try {
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            std::string& word = m_words[i];
            const std::string before = m_words[i - 1];
            const std::string option = word.ends_with("=-") ? word.substr(0, word.size() - 2) : "";
            if (word == "-" && outputOf(before) != nullptr)
                word = outputFile(before);
            else if (outputOf(option) != nullptr)
                word = fmt::format("{}={}", option, outputFile(option));
            else if (word == "@-" || (word == "-" && before == "--input"))
                word = std::string{"@"}.append(inputFile());
            else if (word == "-")
                word = inputFile();
            else if (word.ends_with("=@-"))
                word = word.substr(0, word.size() - 1) + inputFile();
        }
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
        throw;
    }
    for (std::string& word : m_words)
        m_pointers.push_back(word.data());
    m_pointers.push_back(nullptr);
}

StandardStreams::~StandardStreams()
{
    std::error_code ignored;
    if (!m_folder.empty())
        fs::remove_all(m_folder, ignored);
}

std::string StandardStreams::inputFile()
{
    if (!m_input.empty())
        return m_input.string(); // a stream can be read once
    if (m_folder.empty())
        m_folder = makeFolder();
    const std::string content = readInput();
    const fs::path path = m_folder / (std::string{inputName} + endingOf(content));
    std::ofstream file{path, std::ios::binary};
    if (!(file << content << std::flush))
        throw Error{sentence("cannot write {}: is the disk full?", path.string())};
    m_input = path;
    return m_input.string();
}

std::string StandardStreams::outputFile(const std::string& option)
{
    if (!m_output.empty())
        throw InputError{sentence("Standard output takes one file; name another for {}.", option)};
    std::string ending{outputOf(option)->ending};
    if (ending.empty())
        ending = formatIn(m_words);
    if (ending.empty() || ending.find('/') != std::string::npos)
        throw InputError{
            sentence("{} - is standard output, whose name says no format; add one, as in --format svg.", option)};
    constexpr std::array readable{"svg", "json", "csv", "tex", "html"};
    if (isTerminal(Stream::output) && std::ranges::find(readable, ending) == readable.end())
        throw InputError{sentence("{} - would show bytes in the terminal; send them to a file or a program, with > "
                                  "or |.",
                                  option)};
    if (m_folder.empty())
        m_folder = makeFolder();
    m_output = m_folder / fmt::format("{}.{}", outputName, ending);
    keepOutputForFile();
    return m_output.string();
}

void StandardStreams::deliver() const
{
    std::error_code error;
    if (m_output.empty() || !fs::exists(m_output, error))
        return;
    std::ifstream file{m_output, std::ios::binary};
    std::array<char, 65536> part{};
    while (file.read(part.data(), part.size()) || file.gcount() > 0) {
        const char* rest = part.data();
        for (std::streamsize left = file.gcount(); left > 0;) {
            const ssize_t some = ::write(STDOUT_FILENO, rest, static_cast<std::size_t>(left));
            if (some < 0 && errno != EINTR)
                throw Error{sentence("cannot write to standard output: {}", std::strerror(errno))};
            rest += std::max<ssize_t>(some, 0);
            left -= std::max<ssize_t>(some, 0);
        }
    }
    if (file.bad())
        throw Error{sentence("cannot write to standard output: the disk cannot be read")};
}

std::string withStreamNames(std::string sentence)
{
    const std::string& folder = knownFolder();
    if (folder.empty())
        return sentence;
    for (std::size_t at = sentence.find(folder + "/"); at != std::string::npos; at = sentence.find(folder + "/", at))
        sentence.erase(at, folder.size() + 1);
    return sentence;
}

} // namespace lockstep::app
