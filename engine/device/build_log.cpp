#include "engine/device/build_log.hpp"

#include "engine/files/kernel_file.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

using Severity = BuildMessage::Severity;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view{}
                                           : text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// The severity that the text begins with, which is taken off.
std::optional<Severity> severityOf(std::string_view& text)
{
    constexpr std::pair<std::string_view, Severity> words[] = {{"fatal error: ", Severity::error},
                                                               {"error: ", Severity::error},
                                                               {"warning: ", Severity::warning},
                                                               {"note: ", Severity::note}};
    for (const auto& [word, severity] : words)
        if (text.starts_with(word)) {
            text.remove_prefix(word.size());
            return severity;
        }
    return std::nullopt;
}

std::optional<std::size_t> numberOf(std::string_view& text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number == 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

struct Place {
    std::string_view file;
    std::size_t line = 0, column = 0;
};

/// "name:12:5: " in front of the text, which is taken off. PoCL adds where in a macro's text the place is.
std::optional<Place> placeOf(std::string_view& text)
{
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        std::string_view rest = text.substr(at + 1);
        const auto line = numberOf(rest);
        if (!line || !rest.starts_with(':'))
            continue;
        rest.remove_prefix(1);
        const auto column = numberOf(rest);
        if (!column)
            continue;
        if (constexpr std::string_view spelling = " <Spelling="; rest.starts_with(spelling))
            rest.remove_prefix(std::min(rest.find(">: "), rest.size() - 1) + 1);
        if (!rest.starts_with(": "))
            continue;
        const Place place{text.substr(0, at), *line, *column};
        text = rest.substr(2);
        return place;
    }
    return std::nullopt;
}

/// These compilers count the lines of the whole program, whatever its #line says.
bool countsWholeProgram(std::string_view file)
{
    return file == "<kernel>" || file == "input.cl"; // NVIDIA's and Oclgrind's
}

/// The line of the kernel file that a place stands for; 0: none. `quoted` follows the message, as most compilers do it.
std::size_t lineInFile(const Place& place, std::string_view quoted, const std::vector<std::string_view>& file,
                       std::size_t before)
{
    const auto isQuoted = [&](std::size_t line) {
        return line > 0 && line <= file.size() && !trimmed(quoted).empty() &&
               trimmed(file[line - 1]) == trimmed(quoted);
    };
    const std::size_t behind = place.line > before ? place.line - before : 0;
    const bool isWhole = countsWholeProgram(place.file) || (!isQuoted(place.line) && isQuoted(behind));
    const std::size_t line = isWhole ? behind : place.line;
    return line <= file.size() ? line : 0;
}

std::size_t linesBefore()
{
    const std::string before = programText({});
    return static_cast<std::size_t>(std::ranges::count(before, '\n'));
}

} // namespace

std::string programText(const std::string& kernelFile)
{
    return preludeSource() + "\n#line 1\n" + kernelFile;
}

std::vector<BuildMessage> buildMessages(const std::string& log, const std::string& kernelFile)
{
    constexpr std::size_t most = 500, longest = 1000; // a log is as long as who wrote the kernel likes
    const std::vector<std::string_view> lines = linesOf(log), file = linesOf(kernelFile);
    const std::size_t before = linesBefore();
    std::vector<BuildMessage> messages;
    for (std::size_t i = 0; i < lines.size() && messages.size() < most; ++i) {
        std::string_view text = lines[i];
        std::optional<Severity> severity = severityOf(text);
        const bool isFirst = severity.has_value(); // PoCL's form
        const std::optional<Place> place = placeOf(text);
        if (!isFirst && place)
            severity = severityOf(text);
        if (!severity && lines[i].starts_with("ptxas ")) { // NVIDIA's assembler, which knows no lines
            const std::size_t colon = lines[i].find(':');
            if (colon == std::string_view::npos || lines[i].starts_with("ptxas info"))
                continue;
            severity = lines[i].starts_with("ptxas warning") ? Severity::warning : Severity::error;
            text = lines[i].substr(colon + 1);
        }
        if (!severity)
            continue;
        BuildMessage message{*severity, 0, 0, std::string{trimmed(text.substr(0, longest))}};
        if (place) {
            message.line = lineInFile(*place, i + 1 < lines.size() ? lines[i + 1] : "", file, before);
            message.column = message.line > 0 ? place->column : 0;
            if (message.line == 0 && *severity != Severity::error)
                continue;
        }
        messages.push_back(std::move(message));
    }
    return messages;
}

std::string firstBuildError(const std::string& log, const std::string& kernelFile)
{
    for (const BuildMessage& message : buildMessages(log, kernelFile))
        if (message.severity == Severity::error)
            return message.line == 0 ? message.text : fmt::format("line {}: {}", message.line, message.text);
    for (const std::string_view line : linesOf(log))
        if (!trimmed(line).empty())
            return std::string{trimmed(line)};
    return "the compiler says nothing";
}

} // namespace lockstep
