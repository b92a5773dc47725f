#include "engine/recording/own_kernel.hpp"

#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/own_parameters.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fstream>
#include <initializer_list>
#include <optional>
#include <regex>
#include <string_view>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uintmax_t largestText = 64 << 10; // bytes
constexpr std::size_t longestLine = 1024;

/// The text as a compiler goes through it: lines that end with a backslash are put together. Clang, which most drivers
/// are made of, lets blanks stand behind the backslash.
struct Spliced {
    std::string text;
    std::vector<std::size_t> places; ///< of each character in the text as it was written; one more for the end
};

Spliced splice(const std::string& text)
{
    Spliced spliced;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\')
            if (const std::size_t end = text.find_first_not_of(" \t\v\f", i + 1);
                end != std::string::npos && text[end] == '\n') {
                i = end;
                continue;
            }
        spliced.text += text[i];
        spliced.places.push_back(i);
    }
    spliced.places.push_back(text.size());
    return spliced;
}

/// A line that the preprocessor obeys.
struct Directive {
    std::size_t begin, end; ///< in the text as it was written
    std::string word, rest; ///< behind the #, without comments
    bool runsOn;            ///< a comment in it ends in a later line
};

/// The directive that a line is, if it is one; %: means #.
std::optional<Directive> directiveOf(const std::string& line, bool runsOn)
{
    const auto skip = [&](std::size_t from) { return std::min(line.find_first_not_of(" \t\v\f", from), line.size()); };
    std::size_t at = skip(0);
    if (line.compare(at, 1, "#") == 0)
        at = skip(at + 1);
    else if (line.compare(at, 2, "%:") == 0)
        at = skip(at + 2);
    else
        return std::nullopt;
    std::size_t end = at;
    while (end < line.size() && (std::isalnum(static_cast<unsigned char>(line[end])) != 0 || line[end] == '_'))
        ++end;
    std::string rest = line.substr(skip(end));
    rest.erase(rest.find_last_not_of(" \t\v\f") + 1);
    return Directive{0, 0, line.substr(at, end - at), std::move(rest), runsOn};
}

/// All directives, as the preprocessor tells comments and literals apart: a comment is a blank, and a literal ends with
/// its line at the latest.
std::vector<Directive> directivesOf(const Spliced& spliced)
{
    const std::string& text = spliced.text;
    std::vector<Directive> found;
    std::string line;
    std::size_t begin = 0; // of the line's first character that is no blank
    bool hasText = false, runsOn = false;
    char quote = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i == text.size() || text[i] == '\n') {
            if (std::optional<Directive> directive = directiveOf(line, runsOn)) {
                directive->begin = spliced.places[begin];
                directive->end = spliced.places[i];
                found.push_back(std::move(*directive));
            }
            line.clear();
            hasText = runsOn = false;
            quote = 0;
        } else if (quote == 0 && text.compare(i, 2, "//") == 0) {
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else if (quote == 0 && text.compare(i, 2, "/*") == 0) {
            const std::size_t close = std::min(text.find("*/", i + 2), text.size());
            runsOn = runsOn || text.find('\n', i) < close;
            line += ' ';
            i = std::min(close + 1, text.size() - 1);
        } else {
            if (quote != 0 && text[i] == '\\' && i + 1 < text.size() && text[i + 1] != '\n')
                line += text[i++];
            else if (text[i] == quote)
                quote = 0;
            else if (quote == 0 && (text[i] == '"' || text[i] == '\''))
                quote = text[i];
            if (!hasText)
                begin = i;
            hasText = hasText || std::string_view{" \t\v\f"}.find(text[i]) == std::string_view::npos;
            line += text[i];
        }
    }
    return found;
}

std::size_t lineAt(const std::string& text, std::size_t place)
{
    return 1 +
           static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

/// Takes out #include "trace.clh", which stands in front already, and refuses every other.
void refuseIncludes(const std::string& name, std::string& text)
{
    // Some compilers still know them, and then they part lines and end literals as nobody expects.
    for (std::size_t at = text.find("??"); at != std::string::npos; at = text.find("??", at + 1))
        if (at + 2 < text.size() && std::string_view{"=/'()!<>-"}.find(text[at + 2]) != std::string_view::npos)
            throw InputError{sentence("{}:{}: a trigraph, {}, stands there; write the character that it means.", name,
                                      lineAt(text, at), text.substr(at, 3))};
    for (const Directive& directive : directivesOf(splice(text))) {
        const auto isOf = [&](std::initializer_list<std::string_view> words) {
            return std::ranges::find(words, directive.word) != words.end();
        };
        const auto place = [&] { return fmt::format("{}:{}", name, lineAt(text, directive.begin)); };
        // Of some directives compilers take the line as it is, and then a comment begins nowhere.
        if (directive.runsOn && !isOf({"define", "undef", "if", "ifdef", "ifndef", "elif", "else", "endif", "include"}))
            throw InputError{sentence("{}: a comment in a line of #{} must end there; put it in a line of its own.",
                                      place(), directive.word)};
        if (directive.word == "include" && directive.rest == "\"trace.clh\"") {
            for (std::size_t i = directive.begin; i < directive.end; ++i)
                if (text[i] != '\n')
                    text[i] = ' ';
        } else if (directive.word.starts_with("include") || isOf({"import", "embed"})) {
            throw InputError{sentence("{}: #{} {} is not taken, since what is shown must be all that ran; put the "
                                      "text itself there. (The trace macros need no #include.)",
                                      place(), directive.word, printable(directive.rest))};
        }
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
    constexpr std::size_t mostArrays = 255; // a trace record has a byte for each array that it names
    if (file.traceIds().size() > mostArrays)
        throw InputError{
            sentence("{} has {} names of arrays; it may have {}.", file.name(), file.traceIds().size(), mostArrays)};
    const auto place = [&](const KernelSignature& kernel) {
        return fmt::format("{}:{}", file.name(), lineOfKernel(file.source(), kernel.name));
    };
    const KernelSignature* traced = nullptr;
    for (const KernelSignature& kernel : file.kernels()) {
        const std::size_t begin = kernel.body.find("TRACE_BEGIN");
        const std::string call = firstTraceCall(kernel.body);
        if (!kernel.traced && (begin != std::string::npos || !call.empty()))
            throw InputError{sentence("{}: the kernel {} has {} and no TRACE_ARGS; write TRACE_ARGS behind its last "
                                      "parameter, without a comma.",
                                      place(kernel), kernel.name, call.empty() ? "TRACE_BEGIN" : call)};
        if (kernel.traced && begin == std::string::npos)
            throw InputError{sentence("{}: the kernel {} has TRACE_ARGS and no TRACE_BEGIN; write TRACE_BEGIN as its "
                                      "first statement.",
                                      place(kernel), kernel.name)};
        static const std::regex leaves{R"(\breturn\b)"};
        if (kernel.traced && std::regex_search(kernel.body.substr(0, begin), leaves))
            throw InputError{sentence("{}: the kernel {} may return before TRACE_BEGIN; write TRACE_BEGIN as its "
                                      "first statement.",
                                      place(kernel), kernel.name)};
        if (kernel.traced && (!call.empty() || traced == nullptr))
            traced = &kernel;
    }
    // In a traced build barrier() counts phases, which only TRACE_BEGIN declares.
    for (const KernelSignature& kernel : file.kernels())
        if (traced != nullptr && !kernel.traced && kernel.barriers)
            throw InputError{sentence("{}: the kernel {} waits at a barrier and has no trace, while {} has one; give "
                                      "both TRACE_ARGS and TRACE_BEGIN, or neither.",
                                      place(kernel), kernel.name, traced->name)};
}

/// Lines end with \n alone, whatever system they come from, and are of a bearable length and UTF-8.
void requireLines(const std::string& name, std::string& text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n') // compilers take it for the end of a line
            plain += '\n';
    text = std::move(plain);
    std::size_t number = 1, begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\n') {
            ++number;
            begin = at + 1;
        } else if (at - begin >= longestLine) {
            throw InputError{sentence("{}:{}: the line is longer than {} bytes, the most that it may have.", name,
                                      number, longestLine)};
        }
        const std::size_t length = characterLength(std::string_view{text}.substr(at));
        if (length == 1 && static_cast<unsigned char>(text[at]) >= 0x80)
            throw InputError{sentence("{}:{}: the line is no UTF-8; save the file in that encoding.", name, number)};
        at += length;
    }
}

KernelFile parsed(const std::string& name, std::string text)
try {
    return KernelFile{name, std::move(text)};
} catch (const Error& error) {
    throw InputError{sentence("{}: {}", name, error.what())};
}

} // namespace

std::string readOwnText(const std::filesystem::path& path, const std::string& what)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        throw InputError{sentence("There is no {} '{}'; check its name.", what, printable(path.string()))};
    if (!std::filesystem::is_regular_file(status))
        throw InputError{sentence("'{}' is no file; name the {}.", printable(path.string()), what)};
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error || size > largestText)
        throw InputError{
            sentence("The {} '{}' has {} bytes; it may have {}.", what, printable(path.string()), size, largestText)};
    noteRead(path);
    std::ifstream file{path, std::ios::binary};
    std::string text(size, '\0');
    if (!file || !file.read(text.data(), static_cast<std::streamsize>(size)))
        throw InputError{
            sentence("The {} '{}' cannot be read; check that you may open it.", what, printable(path.string()))};
    if (text.starts_with("\xEF\xBB\xBF")) // some editors' mark of UTF-8
        text.erase(0, 3);
    if (text.find('\0') != std::string::npos)
        throw InputError{sentence("'{}' is no text; name the {}.", printable(path.string()), what)};
    requireLines(printable(path.filename().string()), text);
    return text;
}

KernelFile ownKernel(const std::string& name, std::string text)
{
    refuseIncludes(name, text);
    requireParameterLists(name, text);
    KernelFile file = parsed(name, std::move(text));
    if (file.kernels().empty())
        throw InputError{sentence("{} holds no kernel; one begins with __kernel void and its name.", name)};
    requireTraceable(file);
    return file;
}

KernelFile loadOwnKernel(const std::filesystem::path& path)
{
    return ownKernel(printable(path.filename().string()), readOwnText(path, sentence("kernel file")));
}

} // namespace lockstep
