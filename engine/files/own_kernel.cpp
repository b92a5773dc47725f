#include "engine/files/own_kernel.hpp"

#include "engine/error.hpp"
#include "engine/files/call_files.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fstream>

namespace lockstep {
namespace {

constexpr std::uintmax_t largestText = 64 << 10; // bytes
constexpr std::size_t longestLine = 1024;

/// The text as the preprocessor sees it when it looks for directives: no comments, lines that go on put together. Each
/// line keeps its number: what a line end was inside a comment or after a backslash is counted on the next real one.
struct Line {
    std::size_t number = 1;
    std::string text;
};

std::vector<Line> directiveLines(const std::string& text)
{
    std::vector<Line> lines{{}};
    std::size_t number = 1;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto next = [&](const char* word) { return text.compare(i, 2, word) == 0; };
        const bool splices = next("\\\n") || text.compare(i, 3, "\\\r\n") == 0;
        if (splices) {
            i = text.find('\n', i);
            ++number;
        } else if (text[i] == '\n') {
            lines.push_back({++number, {}});
            quote = 0;
        } else if (quote == 0 && next("//")) {
            // A comment of this kind goes on behind a backslash, too.
            for (; i < text.size() && (text[i] != '\n' || text[i - 1] == '\\'); ++i)
                number += text[i] == '\n';
            --i;
        } else if (quote == 0 && next("/*")) {
            const std::size_t end = std::min(text.find("*/", i + 2), text.size());
            number += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(i),
                                                          text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            lines.back().text += ' ';
            i = end + 1;
        } else {
            if (quote == 0 && (text[i] == '"' || text[i] == '\''))
                quote = text[i];
            else if (text[i] == quote && text[i - 1] != '\\')
                quote = 0;
            lines.back().text += text[i];
        }
    }
    return lines;
}

/// The word behind # (or %:, which means the same), if the line is a directive.
std::string directiveOf(const std::string& line, std::string& rest)
{
    const auto skip = [&](std::size_t from) {
        return std::min(line.find_first_not_of(" \t\v\f\r", from), line.size());
    };
    std::size_t at = skip(0);
    if (line.compare(at, 1, "#") == 0)
        at = skip(at + 1);
    else if (line.compare(at, 2, "%:") == 0)
        at = skip(at + 2);
    else
        return {};
    std::size_t end = at;
    while (end < line.size() && (std::isalnum(static_cast<unsigned char>(line[end])) != 0 || line[end] == '_'))
        ++end;
    rest = line.substr(skip(end));
    rest.erase(std::find_if(rest.rbegin(), rest.rend(), [](unsigned char c) { return std::isspace(c) == 0; }).base(),
               rest.end());
    return line.substr(at, end - at);
}

/// Takes out #include "trace.clh", which stands in front already, and refuses every other.
void refuseIncludes(const std::string& name, std::string& text)
{
    if (const std::size_t at = text.find("?\?="); at != std::string::npos) // written so that it is none here
        throw InputError{
            fmt::format("{}:{}: a trigraph stands there; write # instead.", name,
                        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'))};
    for (const Line& line : directiveLines(text)) {
        std::string rest;
        const std::string word = directiveOf(line.text, rest);
        if (!word.starts_with("include") && word != "import" && word != "embed")
            continue;
        constexpr std::string_view harmless = "#include \"trace.clh\"";
        const std::size_t at = text.find(harmless);
        if (word == "include" && rest == "\"trace.clh\"" && at != std::string::npos) {
            text.replace(at, harmless.size(), harmless.size(), ' ');
            continue;
        }
        throw InputError{fmt::format("{}:{}: #{} {} is not taken, since what is shown must be all that ran; put the "
                                     "text itself there. (The trace macros need no #include.)",
                                     name, line.number, word, rest)};
    }
}

/// The first trace call in a kernel's body but TRACE_BEGIN; empty: it has none.
std::string firstTraceCall(const std::string& body)
{
    for (std::size_t at = body.find("TRACE_"); at != std::string::npos; at = body.find("TRACE_", at + 1)) {
        const std::size_t end = body.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at);
        const std::string word = body.substr(at, std::min(end, body.size()) - at);
        if (word != "TRACE_BEGIN" && word != "TRACE_ARGS")
            return word;
    }
    return {};
}

void requireTraceable(const KernelFile& file)
{
    const KernelSignature* traced = nullptr;
    for (const KernelSignature& kernel : file.kernels()) {
        const std::size_t begin = kernel.body.find("TRACE_BEGIN");
        const std::string call = firstTraceCall(kernel.body);
        if (!kernel.traced && (begin != std::string::npos || !call.empty()))
            throw InputError{fmt::format("{}: the kernel {} has {} and no TRACE_ARGS; write TRACE_ARGS behind its last "
                                         "parameter, without a comma.",
                                         file.name(), kernel.name, call.empty() ? "TRACE_BEGIN" : call)};
        if (kernel.traced && begin == std::string::npos)
            throw InputError{
                fmt::format("{}: the kernel {} has TRACE_ARGS and no TRACE_BEGIN; write TRACE_BEGIN as its "
                            "first statement.",
                            file.name(), kernel.name)};
        if (kernel.traced && kernel.body.find("return") < begin)
            throw InputError{fmt::format("{}: the kernel {} may return before TRACE_BEGIN; write TRACE_BEGIN as its "
                                         "first statement.",
                                         file.name(), kernel.name)};
        if (kernel.traced && (!call.empty() || traced == nullptr))
            traced = &kernel;
    }
    // In a traced build barrier() counts phases, which only TRACE_BEGIN declares.
    for (const KernelSignature& kernel : file.kernels())
        if (traced != nullptr && !kernel.traced && kernel.barriers)
            throw InputError{
                fmt::format("{}: the kernel {} waits at a barrier and has no trace, while {} has one; give "
                            "both TRACE_ARGS and TRACE_BEGIN, or neither.",
                            file.name(), kernel.name, traced->name)};
}

} // namespace

std::string readOwnText(const std::filesystem::path& path, const std::string& what)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        throw InputError{fmt::format("There is no {} '{}'; check its name.", what, path.string())};
    if (!std::filesystem::is_regular_file(status))
        throw InputError{fmt::format("'{}' is no file; name the {}.", path.string(), what)};
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error || size > largestText)
        throw InputError{
            fmt::format("The {} '{}' has {} KiB; it may have {}.", what, path.string(), size >> 10, largestText >> 10)};
    noteRead(path);
    std::ifstream file{path, std::ios::binary};
    std::string text(size, '\0');
    if (!file || !file.read(text.data(), static_cast<std::streamsize>(size)))
        throw InputError{fmt::format("The {} '{}' cannot be read; check that you may open it.", what, path.string())};
    if (text.starts_with("\xEF\xBB\xBF")) // some editors' mark of UTF-8
        text.erase(0, 3);
    if (text.find('\0') != std::string::npos)
        throw InputError{fmt::format("'{}' is no text; name the {}.", path.string(), what)};
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > longestLine)
            throw InputError{fmt::format("{}:{}: the line has {} characters; it may have {}.", path.filename().string(),
                                         number, end - begin, longestLine)};
        begin = end + 1;
    }
    return text;
}

KernelFile ownKernel(const std::string& name, std::string text)
{
    refuseIncludes(name, text);
    KernelFile file{name, std::move(text)};
    if (file.kernels().empty())
        throw InputError{fmt::format("{} holds no kernel; one begins with __kernel void and its name.", name)};
    requireTraceable(file);
    return file;
}

KernelFile loadOwnKernel(const std::filesystem::path& path)
{
    return ownKernel(path.filename().string(), readOwnText(path, "kernel file"));
}

} // namespace lockstep
