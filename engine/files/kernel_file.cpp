#include "engine/files/kernel_file.hpp"

#include "engine/error.hpp"
#include "engine/files/plain_text.hpp"
#include "engine/files/shipped.hpp"
#include "engine/model/operations.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <mutex>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

std::string kernelFolder()
{
    if (const char* folder = std::getenv("LOCKSTEP_KERNELS"))
        return folder;
    static const std::string shipped = shippedFolder("kernels", "kernels").string();
    return shipped;
}

using Text = std::shared_ptr<const std::string>;

/// A text of the folder, read again only where its size or time has changed; the same pointer means the same text.
Text readText(const std::string& name)
{
    struct Kept {
        std::filesystem::file_time_type written;
        std::uintmax_t size = 0;
        Text text;
    };
    static std::mutex mutex;
    static std::map<std::string, Kept> kept;
    const std::string path = kernelFolder() + "/" + name;
    std::error_code error;
    const auto written = std::filesystem::last_write_time(path, error);
    const std::uintmax_t size = error ? 0 : std::filesystem::file_size(path, error);
    const std::lock_guard lock(mutex);
    if (const auto found = kept.find(path);
        !error && found != kept.end() && found->second.written == written && found->second.size == size)
        return found->second.text;
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
        throw Error{sentence("The kernel file {} cannot be read; install Lockstep again or set LOCKSTEP_KERNELS "
                             "to the folder of its kernels.",
                             path)};
    auto read = std::make_shared<const std::string>(text.str());
    if (!error)
        kept[path] = {written, size, read};
    return read;
}

/// A macro of the prelude that makes a record, and the most reads or writes of it.
struct TraceMacro {
    std::string call; ///< with its parenthesis
    std::uint32_t accesses = 0;
};

std::vector<TraceMacro> traceMacros(const std::string& prelude)
{
    static const std::regex macro{R"(#define (TRACE_[A-Z_]+)\((?:[^\\\n]|\\\n)*?TRACE_RECORD_\(\w+, (\d), (\d),)"};
    std::vector<TraceMacro> macros;
    for (std::sregex_iterator it{prelude.begin(), prelude.end(), macro}, end; it != end; ++it)
        macros.push_back({(*it)[1].str() + "(", std::max(static_cast<std::uint32_t>(std::stoul((*it)[2])),
                                                         static_cast<std::uint32_t>(std::stoul((*it)[3])))});
    return macros;
}

/// Most reads or writes that an event of this kernel names, as the prelude defines the macros that it uses; room for 2
/// at least.
std::uint32_t traceAccesses(const std::string& body, const std::vector<TraceMacro>& macros)
{
    std::uint32_t most = 2;
    for (const TraceMacro& macro : macros)
        if (body.find(macro.call) != std::string::npos)
            most = std::max(most, macro.accesses);
    return most;
}

KernelParameter parseParameter(const std::string& text)
{
    const std::string clean = plainText(text).text;
    std::size_t begin = clean.size();
    while (begin > 0 && (std::isalnum(static_cast<unsigned char>(clean[begin - 1])) != 0 || clean[begin - 1] == '_'))
        --begin;
    if (begin == clean.size()) {
        constexpr std::size_t shown = 80;
        throw Error{sentence("The kernel parameter '{}' is not understood; it must end with its name.",
                             clean.substr(0, shown))};
    }
    KernelParameter parameter;
    parameter.name = clean.substr(begin);
    parameter.declaration = plainText(clean.substr(0, begin)).text;
    parameter.pointer = parameter.declaration.find('*') != std::string::npos;
    // "const", and "__constant", which is read alone.
    parameter.writable = parameter.pointer && parameter.declaration.find("const") == std::string::npos;
    return parameter;
}

bool hasLoop(std::string_view text)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    for (std::size_t at = text.find_first_of(letters); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_not_of(letters, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (word == "for" || word == "while" || word == "do" || word == "goto")
            return true;
        at = text.find_first_of(letters, end);
    }
    return false;
}

/// Whether a macro of the file's own may hide a loop or trace calls.
bool hidesEvents(const std::string& source)
{
    for (std::size_t at = source.find("#define"); at != std::string::npos; at = source.find("#define", at + 1)) {
        std::size_t end = source.find('\n', at);
        while (end != std::string::npos && source[end - 1] == '\\')
            end = source.find('\n', end + 1);
        const std::string macro = source.substr(at, end - at);
        if (macro.find("TRACE_") != std::string::npos || hasLoop(macro))
            return true;
    }
    return false;
}

std::size_t countOf(const std::string& what, const std::string& text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++count;
    return count;
}

std::vector<KernelSignature> parseKernels(const std::string& source, const std::vector<TraceMacro>& macros)
{
    static const std::regex local{R"(\b(?:__)?local \w+ (\w+) ?\[)"};
    static const std::regex own{R"(\b__private \w+ (\w+) ?\[)"};
    static const std::regex atomic{R"(\batom(?:ic)?_\w+\s*\(\s*&?\s*(\w+))"};
    std::vector<KernelSignature> kernels;
    const std::string text = plainText(source).text;
    const bool hides = hidesEvents(source);
    const std::vector<KernelHead> heads = kernelHeads(text);
    for (std::size_t h = 0; h < heads.size(); ++h) {
        const auto& [name, begin, first, close] = heads[h];
        KernelSignature kernel;
        kernel.name = name;
        std::string parameters = text.substr(first, close - first);
        if (const auto trace = parameters.find("TRACE_ARGS"); trace != std::string::npos) {
            parameters.erase(trace);
            kernel.traced = true;
        }
        std::istringstream list{parameters};
        for (std::string part; std::getline(list, part, ',');)
            if (const std::string clean = plainText(part).text; clean != "void")
                kernel.parameters.push_back(parseParameter(clean));
        const std::size_t next = h + 1 == heads.size() ? text.size() : heads[h + 1].begin;
        kernel.body = text.substr(std::min(close + 1, next), next - std::min(close + 1, next));
        const std::string& body = kernel.body;
        const std::sregex_iterator end;
        for (std::sregex_iterator l{body.begin(), body.end(), local}; l != end; ++l)
            kernel.localArrays.push_back((*l)[1]);
        for (std::sregex_iterator p{body.begin(), body.end(), own}; p != end; ++p, ++kernel.registerArrays)
            kernel.localArrays.push_back((*p)[1]);
        kernel.barriers = body.find("barrier(") != std::string::npos || body.find("barrier (") != std::string::npos;
        kernel.atomics = body.find("atom") != std::string::npos; // atomic_… and the 64-bit atom_…
        for (std::sregex_iterator a{body.begin(), body.end(), atomic}; a != end; ++a)
            kernel.globalAtomics = kernel.globalAtomics || std::ranges::any_of(kernel.parameters, [&](const auto& p) {
                                       return p.pointer && p.name == (*a)[1];
                                   });
        kernel.traceAccesses = traceAccesses(body, macros);
        constexpr std::size_t fewCalls = 60; // of which one may make more than one event
        kernel.fewEvents = !hides && countOf("TRACE_", body) <= fewCalls && !hasLoop(body);
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

/// For every line the nearest line in front that is neither part of a trace call nor a directive nor empty; a trace
/// call's __LINE__ is its first or its last line, as the compiler likes.
std::vector<std::uint16_t> findStatementLines(const std::string& source)
{
    std::vector<std::uint16_t> lines{0};
    std::istringstream text{source};
    std::uint16_t number = 0, statement = 0;
    int open = 0;
    for (std::string line; std::getline(text, line);) {
        ++number;
        const auto first = line.find_first_not_of(" \t");
        const bool starts = first != std::string::npos && line.compare(first, 6, "TRACE_") == 0;
        if (open > 0 || starts) {
            for (char c : line)
                open += (c == '(') - (c == ')');
        } else if (first != std::string::npos && line[first] != '#') {
            statement = number;
        }
        lines.push_back(statement);
    }
    return lines;
}

} // namespace

KernelFile KernelFile::load(const std::string& name)
{
    // The recording shows and keeps one text, so the compiler must not be the one who looks for files.
    constexpr std::string_view include = "#include \"", end = ".clh\"\n";
    const Text text = readText(name);
    std::string source;
    std::size_t taken = 0;
    for (std::size_t at = text->find(include); at != std::string::npos; at = text->find(include, at + 1)) {
        const std::size_t begin = at + include.size(), close = text->find(end, begin);
        const bool isLine = at == 0 || (*text)[at - 1] == '\n';
        if (!isLine || close == std::string::npos || text->find_first_of("\"\n", begin) != close + 4)
            continue;
        source.append(*text, taken, at - taken).append(*readText(text->substr(begin, close + 4 - begin)));
        taken = close + end.size();
    }
    return KernelFile{name, source.append(*text, taken)};
}

std::string preludeSource()
{
    return operationConstants() + *readText("trace.clh");
}

std::shared_ptr<const KernelFile::Told> KernelFile::takenApart(std::string name, std::string source,
                                                               std::vector<KernelSignature> kernels)
{
    auto told = std::make_shared<Told>();
    told->kernels = std::move(kernels);
    told->statementLines = findStatementLines(source);
    for (const KernelSignature& kernel : told->kernels) {
        for (const KernelParameter& parameter : kernel.parameters)
            if (parameter.pointer)
                told->traceIds.try_emplace(parameter.name, static_cast<std::uint32_t>(told->traceIds.size() + 1));
        for (const std::string& local : kernel.localArrays)
            told->traceIds.try_emplace(local, static_cast<std::uint32_t>(told->traceIds.size() + 1));
    }
    told->name = std::move(name);
    told->source = std::move(source);
    return told;
}

KernelFile::KernelFile(std::string name, std::string source)
{
    constexpr std::size_t mostKept = 128; // edited kernels come and go
    static std::mutex mutex;
    static std::map<std::pair<std::string, std::string>, std::shared_ptr<const Told>> kept;
    static std::vector<TraceMacro> macros;
    static Text prelude; // of which the macros are, and what is kept
    const Text now = readText("trace.clh");
    const std::lock_guard lock(mutex);
    if (now != prelude) {
        macros = traceMacros(*now);
        prelude = now;
        kept.clear();
    }
    std::pair key{std::move(name), std::move(source)};
    if (const auto found = kept.find(key); found != kept.end()) {
        m_told = found->second;
        return;
    }
    m_told = takenApart(key.first, key.second, parseKernels(key.second, macros));
    if (kept.size() >= mostKept)
        kept.clear();
    kept.emplace(std::move(key), m_told);
}

const KernelSignature& KernelFile::kernel(std::string_view name) const
{
    for (const KernelSignature& kernel : kernels())
        if (kernel.name == name)
            return kernel;
    throw Error{sentence("The kernel file {} holds no kernel called {}.", m_told->name, name)};
}

std::uint16_t KernelFile::statementLine(std::uint16_t traceLine) const
{
    const std::vector<std::uint16_t>& lines = m_told->statementLines;
    return traceLine < lines.size() ? lines[traceLine] : traceLine;
}

} // namespace lockstep
