#include "engine/analysis/access_sites.hpp"

#include "engine/analysis/coalescing.hpp"
#include "engine/analysis/kernel_text.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <regex>

namespace lockstep {
namespace {

/// A trace macro, as the prelude defines it: of each access its array, index and value, named by parameters.
struct Macro {
    std::vector<std::string> parameters;
    std::string op;
    struct Access {
        std::string array, index, value;
    };
    std::vector<Access> reads, writes;
    bool mayTurn = false;
};

std::string withoutBlanks(std::string text)
{
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n'; });
    return text;
}

std::vector<std::string> arraysNamed(const std::string& text)
{
    static const std::regex id{R"(TRACE_ID_##(\w+))"};
    std::vector<std::string> names;
    for (std::sregex_iterator it{text.begin(), text.end(), id}, end; it != end; ++it)
        names.push_back((*it)[1]);
    return names;
}

/// A call up to the bracket that closes it.
std::string callAt(const std::string& text, std::size_t bracket)
{
    int depth = 0;
    std::size_t at = bracket;
    do
        depth += (text[at] == '(') - (text[at] == ')');
    while (++at < text.size() && depth > 0);
    return text.substr(bracket, at - bracket);
}

std::vector<Macro::Access> accessesIn(const std::string& body, const char* kind, const std::vector<std::string>& arrays)
{
    const std::string name = fmt::format("TRACE_{}_(", kind);
    std::vector<Macro::Access> accesses;
    for (std::size_t at = body.find(name); at != std::string::npos; at = body.find(name, at + 1)) {
        const std::vector<std::string> arguments = argumentsOf(callAt(body, at + name.size() - 1));
        if (arguments.size() >= 3 && accesses.size() < arrays.size())
            accesses.push_back({arrays[accesses.size()], arguments[1], arguments[2]});
    }
    return accesses;
}

std::map<std::string, Macro> readMacros()
{
    std::string prelude = preludeSource();
    prelude = prelude.substr(std::min(prelude.find("#else"), prelude.size()));
    static const std::regex continued{R"(\\\n)"}, define{R"(#define (TRACE_[A-Z_]+)\(([^)]*)\)([^\n]*))"};
    prelude = std::regex_replace(prelude, continued, " ");
    std::map<std::string, Macro> macros;
    std::map<std::string, std::pair<std::vector<std::string>, std::string>> bodies;
    for (std::sregex_iterator it{prelude.begin(), prelude.end(), define}, end; it != end; ++it) {
        const std::string name = (*it)[1];
        std::string body = (*it)[3];
        const std::vector<std::string> parameters = argumentsOf(fmt::format("({})", (*it)[2].str()));
        bodies[name] = {parameters, body};
        static const std::regex pads{R"(TRACE_PADS_\((\w+), (\w+), (\w+)\))"};
        body = std::regex_replace(body, pads, "TRACE_ID_##$1 | TRACE_ID_##$2 | TRACE_ID_##$3 | TRACE_ID_##$3");
        const std::size_t record = body.find("TRACE_RECORD_(");
        if (record == std::string::npos)
            continue;
        const std::vector<std::string> arguments = argumentsOf(callAt(body, record + 13));
        if (arguments.size() < 6)
            continue;
        Macro macro{parameters, arguments[0], {}, {}};
        macro.reads = accessesIn(arguments[5], "R", arraysNamed(arguments[3]));
        macro.writes = accessesIn(arguments[5], "W", arraysNamed(arguments[4]));
        macros[name] = macro;
    }
    // Those that call another macro with their operands in one order or the other.
    for (const auto& [name, made] : bodies) {
        static const std::regex inner{R"((TRACE_\w+_)\(([^)]*)\))"};
        std::smatch match;
        if (macros.contains(name) || !std::regex_search(made.second, match, inner) || !macros.contains(match[1]))
            continue;
        // Of the two calls the last names the operands as the parameters do.
        const std::size_t last = made.second.rfind(fmt::format("{}(", match[1].str()));
        const std::vector<std::string> given = argumentsOf(callAt(made.second, last + match[1].length()));
        Macro macro = macros.at(match[1]);
        const auto named = [&](std::string& word) {
            const auto at = std::ranges::find(macro.parameters, word);
            if (at != macro.parameters.end() && static_cast<std::size_t>(at - macro.parameters.begin()) < given.size())
                word = given[static_cast<std::size_t>(at - macro.parameters.begin())];
        };
        for (auto* list : {&macro.reads, &macro.writes})
            for (Macro::Access& access : *list) {
                named(access.array);
                named(access.index);
                named(access.value);
            }
        macro.parameters = made.first;
        macro.mayTurn = true;
        macros[name] = macro;
    }
    return macros;
}

const std::map<std::string, Macro>& macros()
{
    static const std::map<std::string, Macro> all = readMacros();
    return all;
}

/// An expression over a macro's parameters as the call makes it.
std::string withArguments(std::string text, const Macro& macro, const std::vector<std::string>& arguments)
{
    for (std::size_t i = 0; i < macro.parameters.size() && i < arguments.size(); ++i)
        if (text == macro.parameters[i])
            return arguments[i];
        else if (const std::string bracketed = fmt::format("({})", macro.parameters[i]); text.starts_with(bracketed))
            return arguments[i] + text.substr(bracketed.size());
    return text;
}

struct Found {
    std::size_t line = 0;
    std::string text;
};

/// The access to `array` in a line, from `from` on: its name and what stands in the square brackets.
std::optional<std::string> accessIn(const std::string& line, const std::string& array, std::size_t from)
{
    for (std::size_t at = findWord(line, array, from); at != std::string::npos; at = findWord(line, array, at + 1)) {
        const std::size_t open = line.find_first_not_of(' ', at + array.size());
        if (open == std::string::npos || line[open] != '[')
            continue;
        int depth = 0;
        for (std::size_t i = open; i < line.size(); ++i) {
            depth += (line[i] == '[') - (line[i] == ']');
            if (depth == 0)
                return line.substr(at, i + 1 - at);
        }
    }
    return std::nullopt;
}

bool isAssigned(const std::string& line, std::size_t behind)
{
    const std::size_t at = line.find_first_not_of(' ', behind);
    if (at == std::string::npos)
        return false;
    if (line[at] == '=')
        return line.compare(at, 2, "==") != 0;
    return std::string_view{"+-*|&^"}.find(line[at]) != std::string_view::npos && line.compare(at + 1, 1, "=") == 0;
}

/// The last line up to `until` that stores to this element.
std::optional<Found> storeBefore(const KernelText& text, std::size_t until, const std::string& array,
                                 const std::string& index)
{
    for (std::size_t line = until + 1; line-- > text.first;) {
        const std::string& words = text.lines[line];
        const auto access = accessIn(words, array, 0);
        if (!access || !isAssigned(words, words.find(*access) + access->size()))
            continue;
        const std::string within = withoutBlanks(*access).substr(array.size());
        if (within == fmt::format("[{}]", index))
            return Found{line, *access};
    }
    return std::nullopt;
}

std::optional<Found> loadBefore(const KernelText& text, std::size_t until, std::size_t statement,
                                const std::string& value, const std::string& array)
{
    const auto line = text.loadLine(until, value, array);
    if (line) {
        const std::size_t equals = text.lines[*line].find('=', findWord(text.lines[*line], value));
        if (const auto access = accessIn(text.lines[*line], array, equals))
            return Found{*line, *access};
        return std::nullopt;
    }
    // The statement itself may use the element.
    const std::string& words = text.lines[statement];
    const std::size_t equals = words.find('=');
    if (const auto access = accessIn(words, array, equals == std::string::npos ? 0 : equals))
        return Found{statement, *access};
    return std::nullopt;
}

bool isAtomicLine(const std::string& line)
{
    return line.find("atom") != std::string::npos || line.find("PEEK(") != std::string::npos;
}

/// The last atomic up to `until` on this element.
std::optional<Found> atomicBefore(const KernelText& text, std::size_t until, const std::string& array,
                                  const std::string& index)
{
    constexpr std::size_t near = 12; // lines: a trace call comes soon after
    for (std::size_t line = until + 1; line-- > text.first && until - line < near;) {
        if (!isAtomicLine(text.lines[line]))
            continue;
        const auto access = accessIn(text.lines[line], array, 0);
        if (access && withoutBlanks(*access) == fmt::format("{}[{}]", array, index))
            return Found{line, *access};
    }
    return std::nullopt;
}

/// The work-item stored this value in this element itself: it needs no load.
bool isStillHeld(const KernelText& text, std::size_t until, const std::string& value, const std::string& array,
                 const std::string& index)
{
    const auto stored = storeBefore(text, until, array, index);
    return stored && findWord(text.lines[stored->line], value, text.lines[stored->line].find('=')) != std::string::npos;
}

} // namespace

AccessSites::AccessSites(const Recording& recording, const Launch& launch)
{
    for (const Argument& argument : launch.arguments)
        if (argument.buffer)
            m_arrays[argument.name] = static_cast<std::uint32_t>(*argument.buffer);
    for (std::size_t j = 0; j < launch.localArrays.size(); ++j)
        m_arrays[launch.localArrays[j]] = localArrayBase + static_cast<std::uint32_t>(j);
    const KernelFile file{"", recording.kernelSource};
    const KernelText text(recording.kernelSource, recording.buildOptions, launch.kernel);
    m_loops = text.loops();
    m_vector = wordsAtOnce(recording);
    // A line is run anew in each round of the innermost loop around another.
    const auto isLoaded = [&](std::size_t line, std::size_t around) {
        const auto* innermost = innermostLoop(around, around);
        return innermost == nullptr || (innermost->first <= line && line <= innermost->second);
    };
    for (const KernelText::Call& call : text.traceCalls()) {
        const auto known = macros().find(call.macro);
        if (known == macros().end())
            continue;
        const Macro& macro = known->second;
        const std::size_t statement = file.statementLine(static_cast<std::uint16_t>(call.line));
        Call made;
        made.mayTurn = macro.mayTurn;
        const auto operand = [&](const Macro::Access& access, bool isStore) {
            Operand one;
            one.array = withArguments(access.array, macro, call.arguments);
            one.index = withoutBlanks(withArguments(access.index, macro, call.arguments));
            one.site.isStore = isStore;
            const std::string value = withArguments(access.value, macro, call.arguments);
            std::optional<Found> found = atomicBefore(text, statement, one.array, one.index);
            one.site.isAtomic = found.has_value();
            if (!found)
                found = isStore ? storeBefore(text, statement, one.array, one.index)
                                : loadBefore(text, call.line, statement, value, one.array);
            one.isHeld = !found && !isStore && isStillHeld(text, statement, value, one.array, one.index);
            one.site.isLineTold = found.has_value();
            one.site.line = static_cast<std::uint32_t>(found ? found->line : statement);
            one.site.text = found ? found->text : one.array;
            if (found && !isStore)
                one.site.barriers = static_cast<std::uint32_t>(text.barriersBetween(found->line, call.line));
            return one;
        };
        for (const Macro::Access& access : macro.reads)
            made.reads.push_back(operand(access, false));
        for (const Macro::Access& access : macro.writes)
            made.writes.push_back(operand(access, true));
        if (made.mayTurn && made.reads.size() == 2)
            made.holdsOne =
                isLoaded(made.reads[0].site.line, call.line) != isLoaded(made.reads[1].site.line, call.line);
        for (std::size_t op = 0; op < operations.size(); ++op)
            if (operations[op].name == macro.op)
                m_calls[{static_cast<std::uint32_t>(statement), static_cast<std::uint8_t>(op)}].push_back(made);
    }
    for (std::size_t j = 0; j < launch.localArrays.size(); ++j)
        if (const auto array = localArrayBase + static_cast<std::uint32_t>(j); launch.isInRegisters(array))
            m_registers.insert(array);
    for (const auto& [name, array] : m_arrays) {
        m_names.resize(std::max<std::size_t>(m_names.size(), array + 1));
        m_names[array] = name;
    }
}

std::size_t AccessSites::add(AccessSite site)
{
    const auto [at, isNew] = m_numbers.try_emplace(site.key(), m_sites.size());
    if (isNew)
        m_sites.push_back(std::move(site));
    return at->second;
}

std::size_t AccessSites::find(const Event& event, bool isStore, std::size_t slot, const Call* call)
{
    const Access& access = isStore ? event.writes()[slot] : event.reads()[slot];
    if (m_registers.contains(access.array))
        return none;
    bool isHeld = false;
    AccessSite site;
    site.line = event.line;
    site.isLineTold = event.op == Op::load || event.op == Op::store || event.op == Op::update;
    site.isAtomic = event.op == Op::update && (isStore || slot + event.writeCount >= event.readCount);
    site.isStore = isStore;
    site.text = access.array < m_names.size() ? m_names[access.array] : std::string{};
    if (call != nullptr) {
        const std::vector<Operand>& operands = isStore ? call->writes : call->reads;
        if (slot < operands.size()) {
            std::size_t operand = slot;
            if (!isStore && call->mayTurn && operands.size() == 2) {
                // Told by the arrays; where both are of one array the text cannot tell which of them came first.
                if (operands[0].array == operands[1].array && operands[0].site.text != operands[1].site.text) {
                    operand = operands.size();
                    site.isOfTwo = true;
                    site.holdsOne = call->holdsOne;
                } else if (m_arrays.contains(operands[slot].array) && m_arrays.at(operands[slot].array) != access.array)
                    operand = 1 - slot;
            }
            if (operand < operands.size()) {
                site = operands[operand].site;
                isHeld = operands[operand].isHeld;
            }
        }
    }
    site.array = access.array;
    // In kernels of vectors what no line names by itself is named with its whole vector.
    if (!site.isLineTold && access.array < localArrayBase)
        site.words = m_vector;
    return isHeld ? none : add(std::move(site));
}

void AccessSites::of(const Event& event, std::vector<std::size_t>& sites)
{
    std::vector<Known>& known = m_known[{event.line, static_cast<std::uint8_t>(event.op)}];
    const auto hasArrays = [&](const Known& one) {
        if (one.arrays.size() != event.reads().size() + event.writes().size())
            return false;
        std::size_t i = 0;
        for (const auto accesses : {event.reads(), event.writes()})
            for (const Access& access : accesses)
                if (one.arrays[i++] != access.array)
                    return false;
        return true;
    };
    if (const auto found = std::ranges::find_if(known, hasArrays); found != known.end()) {
        sites = found->sites;
        return;
    }
    const Call* call = nullptr;
    if (const auto calls = m_calls.find({event.line, static_cast<std::uint8_t>(event.op)}); calls != m_calls.end()) {
        const auto names = [&](const std::vector<Operand>& operands, std::span<const Access> accesses, bool mayTurn) {
            if (operands.size() != accesses.size())
                return false;
            for (std::size_t i = 0; i < operands.size(); ++i) {
                const auto is = [&](const Operand& one) {
                    const auto at = m_arrays.find(one.array);
                    return at != m_arrays.end() && at->second == accesses[i].array;
                };
                if (!is(operands[i]) && !(mayTurn && std::ranges::any_of(operands, is)))
                    return false;
            }
            return true;
        };
        for (const Call& one : calls->second)
            if (names(one.reads, event.reads(), one.mayTurn) && names(one.writes, event.writes(), false))
                call = &one;
    }
    Known made;
    for (std::size_t i = 0; i < event.reads().size(); ++i) {
        made.arrays.push_back(event.reads()[i].array);
        made.sites.push_back(find(event, false, i, call));
        if (made.sites.back() != none && m_sites[made.sites.back()].isAtomic)
            made.sites.back() = none; // told by its store
    }
    for (std::size_t i = 0; i < event.writes().size(); ++i) {
        made.arrays.push_back(event.writes()[i].array);
        made.sites.push_back(find(event, true, i, call));
    }
    sites = made.sites;
    known.push_back(std::move(made));
}

const std::pair<std::size_t, std::size_t>* AccessSites::innermostLoop(std::size_t first, std::size_t last) const
{
    const std::pair<std::size_t, std::size_t>* innermost = nullptr;
    for (const auto& loop : m_loops)
        if (loop.first <= first && last <= loop.second &&
            (innermost == nullptr || loop.second - loop.first < innermost->second - innermost->first))
            innermost = &loop;
    return innermost;
}

bool AccessSites::comesRound(std::uint32_t from, std::uint32_t to, std::size_t site) const
{
    if (to > from)
        return false;
    const auto* innermost = innermostLoop(to, from);
    const std::uint32_t line = m_sites[site].line;
    return innermost == nullptr || (innermost->first <= line && line <= innermost->second);
}

} // namespace lockstep
