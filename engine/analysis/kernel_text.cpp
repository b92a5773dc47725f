#include "engine/analysis/kernel_text.hpp"

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <sstream>

namespace lockstep {
namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The names that a file's #if may ask for.
std::set<std::string> definedBy(const std::string& options)
{
    static const std::regex option{R"(-D(\w+)(?:=(\S*))?)"};
    std::set<std::string> names;
    for (std::sregex_iterator it{options.begin(), options.end(), option}, end; it != end; ++it)
        names.insert((*it)[1]);
    // "#if NAME" is asked of names that are always given, as 0 or 1
    for (std::sregex_iterator it{options.begin(), options.end(), option}, end; it != end; ++it)
        if ((*it)[2] != "0")
            names.insert("#if " + (*it)[1].str());
    return names;
}

/// The file's lines, from 1, without comments; those that were not built are empty.
std::vector<std::string> builtLines(const std::string& source, const std::string& options)
{
    std::set<std::string> names = definedBy(options);
    static const std::regex define{R"(^\s*#\s*define\s+(\w+).*$)"};
    static const std::regex conditional{R"(^\s*#\s*(ifdef|ifndef|if|else|endif)\s*(\w*).*$)"};
    std::vector<std::string> lines{""};
    std::vector<bool> built; // of the conditionals around
    std::istringstream text{source};
    for (std::string line; std::getline(text, line);) {
        line.resize(std::min(line.find("//"), line.size()));
        std::smatch match;
        if (std::regex_match(line, match, conditional)) {
            const std::string what = match[1], name = match[2];
            if (what == "else" && !built.empty())
                built.back() = !built.back();
            else if (what == "endif" && !built.empty())
                built.pop_back();
            else if (what == "ifdef")
                built.push_back(names.contains(name));
            else if (what == "ifndef")
                built.push_back(!names.contains(name));
            else if (what == "if")
                built.push_back(names.contains("#if " + name));
            line.clear();
        } else if (std::ranges::find(built, false) != built.end()) {
            line.clear();
        } else if (std::regex_match(line, match, define)) {
            names.insert(match[1]);
        }
        lines.push_back(line);
    }
    return lines;
}

} // namespace

std::size_t findWord(const std::string& text, const std::string& word, std::size_t from)
{
    for (std::size_t at = text.find(word, from); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isWordCharacter(text[at - 1])) && (end == text.size() || !isWordCharacter(text[end])))
            return at;
    }
    return std::string::npos;
}

std::vector<std::string> argumentsOf(const std::string& call)
{
    std::vector<std::string> arguments(1);
    int depth = 0;
    for (const char c : call) {
        depth += (c == '(') - (c == ')');
        if ((c == '(' && depth == 1) || depth == 0)
            continue;
        if (c == ',' && depth == 1)
            arguments.emplace_back();
        else if (std::isspace(static_cast<unsigned char>(c)) == 0)
            arguments.back() += c;
    }
    return arguments;
}

KernelText::KernelText(const std::string& source, const std::string& options, const std::string& kernel)
    : lines(builtLines(source, options))
{
    const auto names = [&](std::size_t line) { // maybe below attributes
        for (; line < lines.size(); ++line) {
            if (const std::size_t at = findWord(lines[line], kernel); at != std::string::npos) {
                const std::size_t next = lines[line].find_first_not_of(' ', at + kernel.size());
                if (next == std::string::npos || lines[line][next] == '(') // else a parameter of that name
                    return true;
            }
            if (lines[line].find_first_of("{;") != std::string::npos)
                return false;
        }
        return false;
    };
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (lines[line].find("__kernel") == std::string::npos)
            continue;
        if (first == 0 && names(line)) {
            first = line;
            last = lines.size();
        } else if (first != 0 && last == lines.size()) {
            last = line;
        }
    }
}

std::vector<KernelText::Call> KernelText::traceCalls() const
{
    std::vector<Call> calls;
    for (std::size_t line = first; line < last; ++line) {
        const std::size_t begin = lines[line].find_first_not_of(" \t");
        if (begin == std::string::npos || lines[line].compare(begin, 6, "TRACE_") != 0)
            continue;
        std::string call = lines[line].substr(begin);
        for (std::size_t more = line + 1; more < last && call.find(';') == std::string::npos; ++more)
            call += lines[more];
        if (const std::size_t bracket = call.find('('); bracket != std::string::npos)
            calls.push_back({line, call.substr(0, bracket), argumentsOf(call.substr(bracket))});
    }
    return calls;
}

std::optional<std::size_t> KernelText::loadLine(std::size_t until, const std::string& value,
                                                const std::string& array) const
{
    for (std::size_t line = until; line-- > first;) {
        const std::string& text = lines[line];
        const std::size_t at = findWord(text, value);
        if (at == std::string::npos)
            continue;
        const std::size_t equals = text.find_first_not_of(' ', at + value.size());
        if (equals == std::string::npos || text[equals] != '=' || text.compare(equals, 2, "==") == 0)
            continue;
        if (findWord(text, array, equals) != std::string::npos)
            return line;
    }
    return std::nullopt;
}

std::vector<std::pair<std::size_t, std::size_t>> KernelText::loops() const
{
    std::vector<std::pair<std::size_t, std::size_t>> found;
    std::string all;
    std::vector<std::size_t> lineOf;
    for (std::size_t line = first; line < last; ++line) {
        all += lines[line] + '\n';
        lineOf.resize(all.size(), line);
    }
    static const std::regex head{R"(\b(?:for|while)\s*\()"};
    for (std::sregex_iterator it{all.begin(), all.end(), head}, end; it != end; ++it) {
        const auto begin = static_cast<std::size_t>(it->position());
        std::size_t at = begin + static_cast<std::size_t>(it->length()) - 1;
        int brackets = 0, braces = 0;
        bool isBody = false;
        // The body ends with the brace that closes its first one, or is one statement.
        for (; at < all.size(); ++at) {
            brackets += (all[at] == '(') - (all[at] == ')');
            braces += (all[at] == '{') - (all[at] == '}');
            isBody = isBody || brackets == 0;
            if (isBody && braces == 0 && brackets == 0 && (all[at] == '}' || all[at] == ';'))
                break;
        }
        found.emplace_back(lineOf[begin], lineOf[std::min(at, all.size() - 1)]);
    }
    return found;
}

std::size_t KernelText::barriersBetween(std::size_t from, std::size_t until) const
{
    std::size_t barriers = 0;
    for (std::size_t line = from; line < until; ++line)
        barriers += findWord(lines[line], "barrier") != std::string::npos;
    return barriers;
}

} // namespace lockstep
