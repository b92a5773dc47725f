#include "mutants.hpp"

#include "child.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>

namespace lockstep::oclgrind {
namespace {

namespace fs = std::filesystem;
const fs::path kernelFolder = fs::path{LOCKSTEP_SOURCE_FOLDER} / "kernels";

/// Which arguments of a trace macro are indices or values. What an atomic saw is left out: see Access::value.
const std::map<std::string, std::vector<std::size_t>>& numbersOf()
{
    static const std::map<std::string, std::vector<std::size_t>> numbers{
        {"TRACE_FILL", {1, 2}},
        {"TRACE_COPY", {1, 3, 4}},
        {"TRACE_COPY_PLACE", {1, 3, 5, 6}},
        {"TRACE_COMBINE", {1, 2, 4, 5, 7, 8}},
        {"TRACE_COMBINE_SWAP", {1, 2, 3, 4, 5}},
        {"TRACE_STAY", {2, 3, 5, 6}},
        {"TRACE_SWAP", {1, 2, 4, 5}},
        {"TRACE_COMPARE", {2, 3, 5, 6}},
        {"TRACE_STAY_PADDED", {2, 3, 5, 6, 8, 9}},
        {"TRACE_SWAP_PADDED", {1, 2, 4, 5, 7, 8}},
        {"TRACE_COUNT", {1, 4, 5}},
        {"TRACE_MARK", {1}},
        {"TRACE_TALLY", {1, 2}},
        {"TRACE_TEST", {1, 2, 4, 5}},
        {"TRACE_TEST_SWAP", {1, 2}},
        {"TRACE_EITHER", {1, 2, 4, 5, 7, 8}},
        {"TRACE_TICKET", {1, 3}},
        {"TRACE_PUBLISH", {1, 7, 8}},
        {"TRACE_RECEIVE", {1, 2, 4}},
        {"TRACE_PUBLISH_COUNT", {1, 5, 6}},
        {"TRACE_RECEIVE_COUNT", {1, 2, 4}},
        {"TRACE_LOOK_AGAIN", {}},
        {"TRACE_CHOOSE", {2, 3, 5, 6}},
        {"TRACE_PICK", {1, 3, 4, 6, 7}},
        {"TRACE_BOUND", {1, 2, 5, 6, 8, 9}},
        {"TRACE_PLACE", {1, 2, 4, 5}},
        {"TRACE_EXCHANGE", {1, 2, 4, 5}},
        {"TRACE_MOVE", {1, 2, 4, 6, 7}},
        {"TRACE_PUT", {1, 2, 4}},
        {"TRACE_APPLY", {1, 2, 3, 5, 6, 7, 8}},
        {"TRACE_DIGIT", {1, 2, 4, 5}},
        {"TRACE_ADVANCE", {1, 2, 3}},
        {"TRACE_CLEAR", {}},
        {"TRACE_MULTIPLY", {5, 6, 8, 9}},
        {"TRACE_STORE", {2, 3}},
        {"TRACE_STORE_OVER", {2, 3, 7}},
        {"TRACE_EXTENT", {1, 2, 4, 5, 7, 8}},
        {"TRACE_TAKE", {3, 4}},
        {"TRACE_GIVE", {1, 4}},
        {"TRACE_ATTRACT", {3, 4, 5, 6}},
        {"TRACE_PULL", {5, 6}},
        {"TRACE_INTEGRATE", {}},
        {"TRACE_ACCUMULATE", {1, 4, 5}},
        {"TRACE_SUM", {5, 6}},
        {"TRACE_FOLD", {}},
        {"TRACE_KEEP", {}},
        {"TRACE_AFTER", {5, 6}},
        {"TRACE_PREFIX", {1, 4, 5}},
    };
    return numbers;
}

std::string joined(const TraceCall& call)
{
    std::string text = call.macro + "(";
    for (std::size_t i = 0; i < call.arguments.size(); ++i)
        text += (i == 0 ? "" : ", ") + call.arguments[i];
    return text + ");";
}

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \n");
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \n") + 1 - begin);
}

std::string withCall(const std::string& source, const TraceCall& call, const std::string& text)
{
    return source.substr(0, call.begin) + text + source.substr(call.end);
}

} // namespace

std::vector<TraceCall> traceCalls(const std::string& source)
{
    std::vector<TraceCall> calls;
    for (std::size_t at = 0; (at = source.find("TRACE_", at)) != std::string::npos;) {
        TraceCall call;
        call.begin = at;
        at = source.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at);
        call.macro = source.substr(call.begin, at - call.begin);
        if (at == std::string::npos || source[at] != '(') // TRACE_ARGS, TRACE_BEGIN
            continue;
        call.line = static_cast<std::size_t>(std::count(source.begin(), source.begin() + std::ptrdiff_t(at), '\n')) + 1;
        call.arguments.emplace_back();
        for (int open = 1; open > 0;) {
            const char c = source.at(++at);
            open += (c == '(') - (c == ')');
            if (c == ',' && open == 1)
                call.arguments.emplace_back();
            else if (open > 0)
                call.arguments.back() += c;
        }
        call.end = source.find(';', at) + 1;
        calls.push_back(std::move(call));
    }
    return calls;
}

std::vector<Mutant> mutantsOf(const std::string& file)
{
    const std::string source = readFile(kernelFolder / file);
    const std::size_t shuffles = source.find("#ifdef SHUFFLES"), after = source.find("#endif", shuffles);
    std::vector<Mutant> mutants;
    for (const TraceCall& call : traceCalls(source)) {
        if (shuffles != std::string::npos && call.begin > shuffles && call.begin < after)
            continue; // Oclgrind has no sub-groups
        const std::string where = fmt::format("{}:{} {}", file, call.line, call.macro);
        // Of registers alone, what names loads that another call names too (a body's own place is also loaded into the
        // tile), and what loads again without a word.
        static const std::set<std::string> unseen{"TRACE_CLEAR",     "TRACE_TAKE", "TRACE_ATTRACT", "TRACE_PULL",
                                                  "TRACE_INTEGRATE", "TRACE_FOLD", "TRACE_KEEP",    "TRACE_LOOK_AGAIN"};
        // Which loads there are is compared, not how often: this one's are counted in tests/engine/vectors_test.cpp.
        const bool isLoadedAgain = file == "cached_look_back.cl" && call.macro == "TRACE_SUM";
        if (!unseen.contains(call.macro) && !isLoadedAgain)
            mutants.push_back({where + " left out", withCall(source, call, ";")});
        const auto numbers = numbersOf().find(call.macro);
        if (numbers == numbersOf().end())
            throw std::runtime_error{where + ": this test does not know the macro"};
        const bool isOfRegister =
            call.macro == "TRACE_PUBLISH" &&
            source.find(fmt::format("__private VALUE {}[", trimmed(call.arguments.at(6)))) != std::string::npos;
        for (std::size_t argument : numbers->second) {
            if (isOfRegister && argument > 1) // where it comes from Oclgrind does not see
                continue;
            TraceCall wrong = call;
            wrong.arguments.at(argument) = "((" + wrong.arguments.at(argument) + ") + 1)";
            mutants.push_back(
                {fmt::format("{} argument {} is one more", where, argument), withCall(source, call, joined(wrong))});
        }
        if (call.macro.starts_with("TRACE_TEST")) {
            TraceCall wrong = call;
            wrong.arguments.at(2) = "(1 - (" + wrong.arguments.at(2) + "))";
            mutants.push_back({where + " tells the other flag", withCall(source, call, joined(wrong))});
        }
    }
    return mutants;
}

fs::path kernelsWith(const std::string& file, const std::string& source)
{
    const fs::path folder = scratchFolder() / "kernels";
    fs::remove_all(folder);
    fs::copy(kernelFolder, folder);
    std::ofstream{folder / file, std::ios::binary} << source;
    return folder;
}

std::string replaced(const std::string& file, const std::string& after, const std::string& from, const std::string& to)
{
    std::string source = readFile(kernelFolder / file);
    const std::size_t start = source.find(after);
    const std::size_t at = start == std::string::npos ? start : source.find(from, start);
    if (at == std::string::npos)
        throw std::runtime_error{file + " no longer holds: " + from};
    return source.replace(at, from.size(), to);
}

} // namespace lockstep::oclgrind
