#include "app/meant.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/nearest.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <vector>

namespace lockstep::app {
namespace {

/// Those that --help lists.
std::vector<std::string> subcommands(const CLI::App& program)
{
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({}))
        if (!command->get_group().empty())
            names.push_back(command->get_name());
    return names;
}

std::string nearestOf(const std::string& given, const std::vector<std::string>& known)
{
    return std::string{nearest(given, {known.begin(), known.end()})};
}

/// "--theme" for "--thme"; empty where none is near.
std::string optionFor(const CLI::App& program, const std::vector<CLI::App*>& called, std::string word)
{
    std::vector<std::string> names;
    const auto add = [&names](const CLI::App& app) {
        for (const CLI::Option* option : app.get_options())
            for (const std::string& name : option->get_lnames())
                names.push_back(name);
    };
    add(program);
    for (const CLI::App* command : called)
        add(*command);
    word.erase(0, word.find_first_not_of('-'));
    const std::string meant = nearestOf(word.substr(0, word.find('=')), names);
    return meant.empty() ? "" : "--" + meant;
}

std::string meantFor(const CLI::App& program, const std::string& word)
{
    const auto called = program.get_subcommands();
    if (word.starts_with("--"))
        return optionFor(program, called, word);
    if (!called.empty())
        return {};
    if (knownAlgorithm(word) != nullptr)
        return "lockstep run " + word;
    return nearestOf(word, subcommands(program));
}

} // namespace

std::string wrongCallSentence(const CLI::App& program, const CLI::ParseError& error)
{
    const auto called = program.get_subcommands();
    const std::string help =
        fmt::format("see: lockstep {}--help", called.empty() ? "" : called.front()->get_name() + " ");
    const std::vector<std::string> left = program.remaining(true);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !left.empty())
        if (const std::string meant = meantFor(program, left.front()); !meant.empty())
            return fmt::format("{}; did you mean {}? Or {}", error.what(), meant, help);
    return fmt::format("{}; {}", error.what(), help);
}

const CLI::App& subcommandNamed(const CLI::App& program, const std::string& name)
{
    for (const CLI::App* command : program.get_subcommands({}))
        if (command->get_name() == name)
            return *command;
    const std::string meant = nearestOf(name, subcommands(program));
    throw InputError{fmt::format("There is no subcommand '{}'; {}", name,
                                 meant.empty() ? "see: lockstep --help" : fmt::format("did you mean {}?", meant))};
}

} // namespace lockstep::app
