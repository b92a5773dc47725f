#include "engine/files/kernel_file.hpp"

#include "engine/error.hpp"
#include "engine/files/plain_text.hpp"
#include "engine/files/shipped.hpp"
#include "engine/model/operations.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

std::string kernelFolder()
{
    if (const char* folder = std::getenv("LOCKSTEP_KERNELS"))
        return folder;
    return shippedFolder("kernels", "kernels").string();
}

std::string readText(const std::string& name)
{
    const std::string path = kernelFolder() + "/" + name;
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
        throw Error{sentence("The kernel file {} cannot be read; install Lockstep again or set LOCKSTEP_KERNELS "
                             "to the folder of its kernels.",
                             path)};
    return text.str();
}

/// Most reads or writes that an event of this kernel names, as the prelude defines the macros that it uses; room for 2
/// at least.
std::uint32_t traceAccesses(const std::string& body, const std::string& prelude)
{
    static const std::regex macro{R"(#define (TRACE_[A-Z_]+)\((?:[^\\\n]|\\\n)*?TRACE_RECORD_\(\w+, (\d), (\d),)"};
    std::uint32_t most = 2;
    for (std::sregex_iterator it{prelude.begin(), prelude.end(), macro}, end; it != end; ++it)
        if (body.find((*it)[1].str() + "(") != std::string::npos)
            most = std::max<std::uint32_t>({most, static_cast<std::uint32_t>(std::stoul((*it)[2])),
                                            static_cast<std::uint32_t>(std::stoul((*it)[3]))});
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

std::vector<KernelSignature> parseKernels(const std::string& source)
{
    const std::string prelude = readText("trace.clh");
    static const std::regex local{R"(\b(?:__)?local \w+ (\w+) ?\[)"};
    static const std::regex own{R"(\b__private \w+ (\w+) ?\[)"};
    static const std::regex atomic{R"(\batom(?:ic)?_\w+\s*\(\s*&?\s*(\w+))"};
    std::vector<KernelSignature> kernels;
    const std::string text = plainText(source).text;
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
        kernel.traceAccesses = traceAccesses(body, prelude);
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
    static const std::regex include{R"x(^#include "(\w+\.clh)"\n)x", std::regex::ECMAScript | std::regex::multiline};
    const std::string text = readText(name);
    std::string source;
    auto rest = text.cbegin();
    for (std::sregex_iterator it{text.begin(), text.end(), include}, end; it != end; ++it) {
        source.append(rest, (*it)[0].first).append(readText((*it)[1]));
        rest = (*it)[0].second;
    }
    return KernelFile{name, source.append(rest, text.cend())};
}

std::string preludeSource()
{
    return operationConstants() + readText("trace.clh");
}

KernelFile::KernelFile(std::string name, std::string source)
    : m_name(std::move(name)), m_source(std::move(source)), m_kernels(parseKernels(m_source)),
      m_statementLines(findStatementLines(m_source))
{
    for (const KernelSignature& kernel : m_kernels) {
        for (const KernelParameter& parameter : kernel.parameters)
            if (parameter.pointer)
                m_traceIds.try_emplace(parameter.name, static_cast<std::uint32_t>(m_traceIds.size() + 1));
        for (const std::string& local : kernel.localArrays)
            m_traceIds.try_emplace(local, static_cast<std::uint32_t>(m_traceIds.size() + 1));
    }
}

const KernelSignature& KernelFile::kernel(std::string_view name) const
{
    for (const KernelSignature& kernel : m_kernels)
        if (kernel.name == name)
            return kernel;
    throw Error{sentence("The kernel file {} holds no kernel called {}.", m_name, name)};
}

std::uint16_t KernelFile::statementLine(std::uint16_t traceLine) const
{
    return traceLine < m_statementLines.size() ? m_statementLines[traceLine] : traceLine;
}

} // namespace lockstep
