#include "app/speech.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/model/message.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string_view>
#include <vector>

namespace lockstep::app {
namespace {

constexpr std::array<std::string_view, 3> codes{"en", "de", "zh"};

bool isKnown(std::string_view code)
{
    return std::ranges::find(codes, code) != codes.end();
}

/// "de" of "de_AT.UTF-8"; empty of what none is known of.
std::string codeIn(std::string_view locale)
{
    const std::string_view code = locale.substr(0, locale.find_first_of("_.@-"));
    return isKnown(code) ? std::string{code} : "";
}

/// Whether a program reads the answer, or a package keeps it.
bool isForPrograms(const std::vector<std::string_view>& words)
{
    const auto command = std::ranges::find_if(words, [](std::string_view word) { return !word.starts_with('-'); });
    const std::string_view name = command == words.end() ? "" : *command;
    if (name == "man" || name == "completion" || std::ranges::find(words, "--json") != words.end())
        return true;
    if (name != "lecture")
        return false;
    const auto format = std::ranges::find(words, "--format");
    return std::ranges::find(words, "--format=json") != words.end() ||
           (format != words.end() && format + 1 != words.end() && format[1] == "json");
}

} // namespace

std::string languageOfLocale(const char* all, const char* messages, const char* lang, const char* language)
{
    std::string_view locale;
    for (const char* each : {all, messages, lang})
        if (locale.empty() && each != nullptr)
            locale = each;
    if (locale.empty() || locale.starts_with("C.") || locale == "C" || locale == "POSIX")
        return "en";
    // As of GNU: several in the order of preference, where there is a locale at all.
    for (std::string_view rest = language == nullptr ? "" : language; !rest.empty();) {
        const std::string_view first = rest.substr(0, rest.find(':'));
        if (const std::string code = codeIn(first); !code.empty())
            return code;
        rest.remove_prefix(std::min(first.size() + 1, rest.size()));
    }
    const std::string code = codeIn(locale);
    return code.empty() ? "en" : code;
}

std::string languageOf(int argc, const char* const* argv)
{
    const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
    if (isForPrograms(words))
        return "en";
    constexpr std::string_view option = "--language", joined = "--language=";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].starts_with(joined) && isKnown(words[i].substr(joined.size())))
            return std::string{words[i].substr(joined.size())};
        if (words[i] == option && i + 1 < words.size() && isKnown(words[i + 1]))
            return std::string{words[i + 1]};
    }
    return languageOfLocale(std::getenv("LC_ALL"), std::getenv("LC_MESSAGES"), std::getenv("LANG"),
                            std::getenv("LANGUAGE"));
}

void requireLanguage(const std::string& code)
{
    if (!isKnown(code))
        throw InputError{sentence("There is no language '{}'; choose {} or {}.", code, "en, de", "zh")};
}

#ifndef LOCKSTEP_GUI
void speak(const std::string& /*code*/) {} // all texts are English in a build without Qt

std::string told(const Message& message)
{
    return message.english;
}
#endif

std::string titleOf(const Algorithm& algorithm)
{
    return told(Message{"algorithm." + algorithm.id, {}, algorithm.title});
}

std::string familyOf(const Algorithm& algorithm)
{
    return told(Message{"family." + algorithm.family, {}, algorithm.family});
}

std::string titleOf(const Recording& recording)
{
    return told(Message{"algorithm." + recording.algorithm, {}, recording.title});
}

} // namespace lockstep::app
