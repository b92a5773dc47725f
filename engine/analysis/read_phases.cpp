#include "engine/analysis/read_phases.hpp"

#include "engine/files/kernel_file.hpp"
#include "engine/model/event.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

namespace lockstep {
namespace {

/// Of a trace macro: its operation, and for each read the places of array and value among its arguments.
struct Macro {
    std::string_view name;
    Op op;
    std::vector<std::pair<std::size_t, std::size_t>> reads;
};

/// Those whose values are loaded by plain statements; atomics report at once.
const Macro* findMacro(std::string_view name)
{
    static const std::array<Macro, 12> macros{{{"TRACE_COPY", Op::copy, {{2, 4}}},
                                               {"TRACE_COMBINE", Op::combine, {{3, 5}, {6, 8}}},
                                               {"TRACE_COMBINE_SWAP", Op::combine, {{0, 2}, {0, 4}}},
                                               {"TRACE_TALLY", Op::tally, {{0, 2}}},
                                               {"TRACE_MOVE", Op::move, {{3, 2}, {5, 7}}},
                                               {"TRACE_COUNT", Op::count, {{3, 5}}},
                                               {"TRACE_TEST", Op::test, {{3, 5}}},
                                               {"TRACE_EITHER", Op::either, {{3, 5}, {6, 8}}},
                                               {"TRACE_PUBLISH", Op::publish, {{6, 8}}},
                                               {"TRACE_DIGIT", Op::digit, {{3, 5}}},
                                               {"TRACE_ADVANCE", Op::advance, {{0, 2}}},
                                               {"TRACE_EXTENT", Op::extent, {{3, 5}, {6, 8}}}}};
    const auto found = std::ranges::find(macros, name, &Macro::name);
    return found == macros.end() ? nullptr : &*found;
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Where the word stands in the text, from `from` on.
std::size_t findWord(const std::string& text, const std::string& word, std::size_t from = 0)
{
    for (std::size_t at = text.find(word, from); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isWordCharacter(text[at - 1])) && (end == text.size() || !isWordCharacter(text[end])))
            return at;
    }
    return std::string::npos;
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
    const std::set<std::string> names = definedBy(options);
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
        }
        lines.push_back(line);
    }
    return lines;
}

/// The arguments of a call, split at its outer commas.
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

/// The last line before `until` in which `value` gets what `array` holds.
std::optional<std::size_t> loadLine(const std::vector<std::string>& lines, std::size_t first, std::size_t until,
                                    const std::string& value, const std::string& array)
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

} // namespace

ReadPhases::ReadPhases(const std::string& source, const std::string& options, const std::string& kernel)
{
    const KernelFile file{"", source};
    const std::vector<std::string> lines = builtLines(source, options);
    std::size_t first = 0, last = lines.size();
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (lines[line].find("__kernel") == std::string::npos)
            continue;
        if (first == 0 && findWord(lines[line], kernel) != std::string::npos)
            first = line;
        else if (first != 0 && line < last)
            last = line;
    }
    if (first == 0)
        return;
    for (std::size_t line = first; line < last; ++line) {
        const std::size_t begin = lines[line].find_first_not_of(" \t");
        if (begin == std::string::npos || lines[line].compare(begin, 6, "TRACE_") != 0)
            continue;
        std::string call = lines[line].substr(begin);
        for (std::size_t more = line + 1; more < last && call.find(';') == std::string::npos; ++more)
            call += lines[more];
        const Macro* macro = findMacro(call.substr(0, call.find('(')));
        if (macro == nullptr || call.find('(') == std::string::npos)
            continue;
        const std::vector<std::string> arguments = argumentsOf(call.substr(call.find('(')));
        const std::uint16_t statement = file.statementLine(static_cast<std::uint16_t>(line));
        std::vector<Load> loads;
        for (const auto& [array, value] : macro->reads) {
            Load& made = loads.emplace_back(Load{statement, 0});
            if (array >= arguments.size() || value >= arguments.size())
                continue;
            const auto load = loadLine(lines, first, line, arguments[value], arguments[array]);
            if (!load)
                continue;
            made.line = static_cast<std::uint16_t>(*load);
            for (std::size_t between = *load; between < line; ++between)
                made.barriers += findWord(lines[between], "barrier") != std::string::npos;
        }
        m_loads[{statement, macro->op}] = std::move(loads);
    }
}

const ReadPhases::Load* ReadPhases::find(const Event& event, std::size_t read) const
{
    const auto found = m_loads.find({event.line, event.op});
    return found == m_loads.end() || read >= found->second.size() ? nullptr : &found->second[read];
}

std::uint32_t ReadPhases::phaseOf(const Event& event, std::size_t read) const
{
    const Load* load = find(event, read);
    return load == nullptr ? event.phase : event.phase - std::min(load->barriers, event.phase);
}

std::uint16_t ReadPhases::lineOf(const Event& event, std::size_t read) const
{
    const Load* load = find(event, read);
    return load == nullptr ? event.line : load->line;
}

} // namespace lockstep
