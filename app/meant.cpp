#include "app/meant.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/nearest.hpp"
#include "engine/model/sentence.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <fmt/format.h>
#include <regex>
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

/// What CLI11 says, in English, in the language that is spoken.
std::string inLanguage(const std::string& english)
{
    struct Known {
        const char *pattern, *text;
    };
    static constexpr std::array known{
        Known{"(.*) is required", later("{} is required")},
        Known{"The following arguments? (?:was|were) not expected: (.*)", later("not expected: {}")},
        Known{"Could not convert: (.*) = (.*)", later("{} cannot be '{}'")},
        Known{"(.*) requires (.*)", later("{} requires {}")},
        Known{"(.*) excludes (.*)", later("{} excludes {}")},
        Known{"(.*): (\\d+) required (.*) missing", later("{}: {} required {} missing")},
        Known{"(.*): Value (.*) not in range (.*) to (.*)", later("{}: '{}' does not lie between {} and {}")},
    };
    if (sentenceLanguage() == "en")
        return english;
    for (const Known& each : known) {
        std::smatch found;
        if (!std::regex_match(english, found, std::regex{each.pattern}))
            continue;
        std::array<std::string, 4> parts;
        for (std::size_t i = 0; i < parts.size() && i + 1 < found.size(); ++i)
            parts[i] = found[i + 1];
        return fmt::format(fmt::runtime(translated(each.text)), parts[0], parts[1], parts[2], parts[3]);
    }
    return english;
}

} // namespace

std::string wrongCallSentence(const CLI::App& program, const CLI::ParseError& error)
{
    const auto called = program.get_subcommands();
    const std::string help = sentence("see: lockstep {}--help", called.empty() ? "" : called.front()->get_name() + " ");
    const std::vector<std::string> left = program.remaining(true);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !left.empty())
        if (const std::string meant = meantFor(program, left.front()); !meant.empty())
            return sentence("{}; did you mean {}? Or {}", inLanguage(error.what()), meant, help);
    return sentence("{}; {}", inLanguage(error.what()), help);
}

const CLI::App& subcommandNamed(const CLI::App& program, const std::string& name)
{
    for (const CLI::App* command : program.get_subcommands({}))
        if (command->get_name() == name)
            return *command;
    const std::string meant = nearestOf(name, subcommands(program));
    throw InputError{sentence("There is no subcommand '{}'; {}", name,
                              meant.empty() ? sentence("see: lockstep --help") : sentence("did you mean {}?", meant))};
}

} // namespace lockstep::app
