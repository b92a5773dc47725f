// The tables of resources/docs/algorithms.md are what the catalogue says. To write them anew:
//   LOCKSTEP_WRITE_DOCS=1 build/app/engine_tests --gtest_filter='AlgorithmDocs.*'
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/docs.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using test::head;
using test::row;

const std::string docs = LOCKSTEP_SOURCE_FOLDER "/resources/docs/algorithms.md";

std::string code(const std::string& text)
{
    return "`" + text + "`";
}

std::string grouped(std::uint64_t number)
{
    return number < 1000 ? std::to_string(number) : fmt::format("{},{:03}", grouped(number / 1000), number % 1000);
}

/// The last cell of an algorithm's row in the first table: what it does, written by hand.
std::string description(const std::string& page, const std::string& id)
{
    const std::size_t begin = page.find("\n| `" + id + "` |");
    if (begin == std::string::npos)
        return "";
    std::string line = page.substr(begin + 1, page.find('\n', begin + 1) - begin - 1);
    line.resize(line.rfind(" |"));
    return line.substr(line.rfind(" | ") + 3);
}

/// Atomics on one word wait for each other in an order that the device chooses. The longest chain is the same in each
/// order only where an item does nothing else between two barriers.
bool spanVaries(const RecordingPtr& run)
{
    for (std::size_t k = 1; k <= run->launchCount(); ++k) {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::pair<std::size_t, bool>> did; // work, is any atomic
        for (const Event& event : *test::session().events(run, k))
            if (isWork(event.op)) {
                auto& [work, isAtomic] = did[{event.phase, event.item}];
                isAtomic = isAtomic || event.isAtomic();
                if (++work > 1 && isAtomic)
                    return true;
            }
    }
    return false;
}

std::string algorithmTable(const std::string& page)
{
    std::string table = head({"id", "title", "lens", "launches", "work", "span", "what it does"});
    for (const Algorithm* algorithm : catalogue()) {
        // The keys that `lockstep run <id>` makes.
        RunRequest request;
        request.algorithm = algorithm->id;
        request.input = makeKeys(*algorithm, {}, algorithm->madeKeys.distribution, 16, 1);
        const RecordingPtr run = test::session().record(request);
        const bool varies = std::ranges::any_of(run->launches, &Launch::varies);
        table += row({code(algorithm->id), algorithm->title, algorithm->lens, grouped(run->launchCount()),
                      varies ? "varies" : grouped(run->work()),
                      varies || !run->span || spanVaries(run) ? "varies" : grouped(*run->span),
                      description(page, algorithm->id)});
    }
    return table;
}

std::string sourceTable()
{
    std::string table = head({"id", "keys", "at most", "stable", "source"});
    for (const Algorithm* algorithm : catalogue()) {
        const auto type = std::ranges::find(algorithm->parameters, "type", &Parameter::name);
        std::string keys =
            type == algorithm->parameters.end() ? "uint32" : fmt::format("{}", fmt::join(type->values, ", "));
        if (!algorithm->wordsKernelFile.empty())
            keys += " (words of up to 64 letters)";
        table += row({code(algorithm->id), keys, grouped(algorithm->limits.maximum), algorithm->stable ? "yes" : "",
                      algorithm->origin});
    }
    return table;
}

/// One row for parameters that several algorithms have alike; the default is bold.
std::string parameterTable()
{
    std::vector<std::pair<const Parameter*, std::vector<std::string>>> rows;
    for (const Algorithm* algorithm : catalogue())
        for (const Parameter& parameter : algorithm->parameters) {
            const auto same = std::ranges::find_if(rows, [&](const auto& row) {
                return row.first->name == parameter.name && row.first->title == parameter.title &&
                       row.first->values == parameter.values && row.first->defaultValue == parameter.defaultValue;
            });
            if (same == rows.end())
                rows.push_back({&parameter, {algorithm->id}});
            else
                same->second.push_back(algorithm->id);
        }
    std::ranges::stable_sort(rows, {}, [](const auto& row) { return row.first->name; });
    std::string table = head({"parameter", "in the window", "values", "algorithms"});
    for (const auto& [parameter, ids] : rows) {
        std::vector<std::string> values;
        for (const std::string& value : parameter->values)
            values.push_back(value == parameter->defaultValue ? "**" + value + "**" : value);
        if (std::ranges::find(parameter->values, parameter->defaultValue) == parameter->values.end())
            values.push_back(parameter->defaultValue.empty() ? "**nothing**" : "**" + parameter->defaultValue + "**");
        for (const std::string& value : parameter->shuffled)
            values.push_back(value + " (where lanes shuffle)");
        if (parameter->isText())
            values.emplace_back("or as typed");
        table += row({code(parameter->name), parameter->title, fmt::format("{}", fmt::join(values, ", ")),
                      fmt::format("{}", fmt::join(ids, ", "))});
    }
    return table;
}

std::string mistakeTable()
{
    std::string table = head({"algorithm", "mistake", "title", "what goes wrong", "source", "races", "only where"});
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes)
            table +=
                row({code(algorithm->id), code(mistake.id), mistake.title.english, mistake.lesson.english,
                     mistake.source, mistake.races() ? "yes" : "", mistake.needs.empty() ? "" : code(mistake.needs)});
    return table;
}

TEST(AlgorithmDocs, TablesAreTheCatalogue)
{
    test::expectTables(docs, {{"algorithms", algorithmTable(test::contentOf(docs))},
                              {"sources", sourceTable()},
                              {"parameters", parameterTable()},
                              {"mistakes", mistakeTable()}});
}

TEST(AlgorithmDocs, EveryAlgorithmIsDescribed)
{
    const std::string page = test::contentOf(docs);
    for (const Algorithm* algorithm : catalogue())
        EXPECT_FALSE(description(page, algorithm->id).empty()) << algorithm->id;
}

} // namespace
} // namespace lockstep
