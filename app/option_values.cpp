#include "app/option_values.hpp"

#include "app/commands.hpp"
#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/presets/preset.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <sstream>

namespace lockstep::app {
namespace {

using WordList = std::vector<std::string>;

WordList algorithmIds()
{
    WordList ids;
    for (const Algorithm* algorithm : catalogue())
        ids.push_back(algorithm->id);
    return ids;
}

WordList presetIds()
{
    WordList ids;
    for (const Preset& preset : presets())
        ids.push_back(preset.id);
    return ids;
}

WordList parameterNames()
{
    std::set<std::string> names{"mistake"};
    for (const Algorithm* algorithm : catalogue())
        for (const Parameter& parameter : algorithm->parameters)
            names.insert(parameter.name);
    return {names.begin(), names.end()};
}

WordList mistakeIds()
{
    std::set<std::string> ids;
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes)
            ids.insert(mistake.id);
    return {ids.begin(), ids.end()};
}

WordList exampleNames()
{
    WordList names;
    for (const auto& path : examplePlans())
        names.push_back(path.stem().string());
    return names;
}

WordList allDistributions()
{
    WordList all;
    for (const auto& name : distributions())
        all.emplace_back(name);
    for (const auto& name : madeImages())
        all.emplace_back(name);
    return all;
}

/// "png, svg, …" one by one.
WordList parted(const std::string& list)
{
    WordList words;
    std::istringstream rest{list};
    for (std::string word; std::getline(rest >> std::ws, word, ',');)
        words.push_back(word);
    return words;
}

WordList networkNames()
{
    WordList names = algorithmIds();
    for (const auto& name : knownNetworks())
        names.emplace_back(name);
    return names;
}

WordList commandNames(const CLI::App& command)
{
    WordList names;
    for (const CLI::App* other : listedCommands(*command.get_parent()))
        names.push_back(other->get_name());
    return names;
}

} // namespace

OptionValues valuesOf(const CLI::App& command, const CLI::Option& option)
{
    static const std::map<std::string, std::function<OptionValues()>> known{
        {"--theme",
         [] {
             return OptionValues{{"light", "dark"}};
         }},
        {"--palette",
         [] {
             return OptionValues{{"usual", "safe"}};
         }},
        {"--text",
         [] {
             return OptionValues{{"auto", "text", "outlines"}};
         }},
        {"--language",
         [] {
             return OptionValues{{"en", "de", "zh"}};
         }},
        {"--lens",
         [] {
             return OptionValues{{"structure", "memory", "roofline"}};
         }},
        {"--clock",
         [] {
             return OptionValues{{"launches", "levels", "work", "units", "device"}};
         }},
        {"--pages",
         [] {
             return OptionValues{{"launch", "phase"}};
         }},
        {"--paper",
         [] {
             return OptionValues{{"a4", "letter"}};
         }},
        {"--type",
         [] {
             return OptionValues{{"uint32", "int32", "float32", "pair", "text"}};
         }},
        {"--events-from",
         [] {
             return OptionValues{{"auto", "trace", "oclgrind"}};
         }},
        {"--format", [] { return OptionValues{parted(formatIds())}; }},
        {"--distribution", [] { return OptionValues{allDistributions()}; }},
        {"--preset", [] { return OptionValues{presetIds()}; }},
        {"--mistake", [] { return OptionValues{mistakeIds()}; }},
        {"--set",
         [] {
             return OptionValues{parameterNames(), false, true};
         }},
        {"--plan",
         [] {
             return OptionValues{exampleNames(), true};
         }},
        {"--kernel",
         [] {
             return OptionValues{{}, true};
         }},
        {"--to",
         [] {
             return OptionValues{{}, true};
         }},
        {"--grab",
         [] {
             return OptionValues{{}, true};
         }},
        {"--worksheet",
         [] {
             return OptionValues{{}, true};
         }},
        {"--key",
         [] {
             return OptionValues{{}, true};
         }},
        {"--device", [] { return OptionValues{{"auto"}}; }},
        {"algorithm",
         [] {
             return OptionValues{algorithmIds(), true};
         }},
        {"algorithms",
         [] {
             return OptionValues{algorithmIds(), true};
         }},
        {"network", [] { return OptionValues{networkNames()}; }},
        {"script",
         [] {
             return OptionValues{{}, true};
         }},
        {"kernel",
         [] {
             return OptionValues{{}, true};
         }},
        {"shell",
         [] {
             return OptionValues{{"bash", "zsh", "fish"}};
         }},
    };
    const std::string name = option.get_lnames().empty() ? option.get_name() : "--" + option.get_lnames().front();
    if (name == "subcommand")
        return {commandNames(command)};
    if (command.get_name() == "lecture" && name == "--format")
        return {{"text", "json"}};
    const auto found = known.find(name);
    return found == known.end() ? OptionValues{} : found->second();
}

std::string shownName(const CLI::Option& option)
{
    if (!option.get_lnames().empty())
        return "--" + option.get_lnames().front();
    return option.get_snames().empty() ? option.get_name() : "-" + option.get_snames().front();
}

std::string shownValue(const CLI::Option& option)
{
    if (!option.get_option_text().empty())
        return option.get_option_text();
    return isFlag(option) ? "" : option.get_type_name();
}

bool isFlag(const CLI::Option& option)
{
    return option.get_items_expected_max() == 0;
}

std::vector<const CLI::App*> listedCommands(const CLI::App& program)
{
    return program.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

std::vector<const CLI::Option*> namedOptions(const CLI::App& command)
{
    return command.get_options(
        [](const CLI::Option* option) { return !option->get_lnames().empty() || !option->get_snames().empty(); });
}

std::vector<const CLI::Option*> positionals(const CLI::App& command)
{
    return command.get_options(
        [](const CLI::Option* option) { return option->get_positional() && option->get_lnames().empty(); });
}

} // namespace lockstep::app
