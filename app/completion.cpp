#include "app/completion.hpp"

#include "app/option_values.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <CLI/CLI.hpp>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep::app {
namespace {

std::vector<std::string> namesOf(const std::vector<const CLI::App*>& commands)
{
    std::vector<std::string> names;
    for (const CLI::App* command : commands)
        names.push_back(command->get_name());
    return names;
}

/// Between single quotes; bash and zsh leave them for one quote, fish escapes it.
std::string quoted(std::string text, const char* quote = "'\\''")
{
    for (std::size_t at = text.find('\''); at != std::string::npos; at = text.find('\'', at + std::strlen(quote)))
        text.replace(at, 1, quote);
    return "'" + text + "'";
}

/// One line of at most so many bytes, for a list beside the names: of a description its first sentence.
std::string brief(std::string text)
{
    for (char& c : text)
        c = c == '\n' ? ' ' : c;
    if (const auto end = text.find(". "); end != std::string::npos)
        text.resize(end);
    return text;
}

/// Each option by its long name, or else its short one.
std::vector<std::string> optionNames(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : namedOptions(command))
        if (command.get_parent() == nullptr || option->get_name() != "--help") // the program's stands for all
            names.push_back(shownName(*option));
    return names;
}

std::string head(const char* comment, const char* shell)
{
    return fmt::format("{} Completes calls of lockstep in {}; made by: lockstep completion {}\n", comment, shell,
                       shell);
}

// bash

std::string bashValues(const OptionValues& values)
{
    std::string text;
    if (!values.words.empty())
        text += fmt::format("mapfile -t COMPREPLY < <(compgen -W {} -- \"$cur\"); ",
                            quoted(fmt::format("{}", fmt::join(values.words, " "))));
    if (values.takesSetting)
        text += "COMPREPLY=(\"${COMPREPLY[@]/%/=}\"); compopt -o nospace; ";
    if (values.areFiles)
        text += "compopt -o default; ";
    return text;
}

/// Values of the options of a command, as the branches of a case.
std::string bashOptions(const CLI::App& command, const std::string& indent)
{
    std::string text;
    for (const CLI::Option* option : namedOptions(command))
        if (!isFlag(*option))
            text +=
                fmt::format("{}{}) {}return ;;\n", indent, shownName(*option), bashValues(valuesOf(command, *option)));
    return text;
}

std::string bashCompletion(const CLI::App& program)
{
    const std::vector<const CLI::App*> commands = listedCommands(program);
    const std::string names = fmt::format("{}", fmt::join(namesOf(commands), " "));
    const std::string common = fmt::format("{}", fmt::join(optionNames(program), " "));
    std::string text = head("#", "bash");
    text += R"(_lockstep()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
)";
    text += fmt::format("            {}) command=${{COMP_WORDS[i]}}; break ;;\n",
                        fmt::format("{}", fmt::join(namesOf(commands), "|")));
    text += "        esac\n    done\n    case $prev in\n" + bashOptions(program, "        ") + "    esac\n";
    text += "    case $command in\n";
    for (const CLI::App* command : commands) {
        text += fmt::format("        {})\n", command->get_name());
        if (const std::string options = bashOptions(*command, "                "); !options.empty())
            text += "            case $prev in\n" + options + "            esac\n";
        text += fmt::format("            if [[ $cur == -* ]]; then\n"
                            "                mapfile -t COMPREPLY < <(compgen -W '{} {}' -- \"$cur\")\n",
                            fmt::join(optionNames(*command), " "), common);
        if (const auto places = positionals(*command); !places.empty())
            text +=
                fmt::format("            else\n                {}:\n", bashValues(valuesOf(*command, *places.front())));
        text += "            fi ;;\n";
    }
    text += fmt::format("        *) mapfile -t COMPREPLY < <(compgen -W '{} {}' -- \"$cur\") ;;\n", names, common);
    return text + "    esac\n}\ncomplete -F _lockstep lockstep\n";
}

// zsh

/// In the brackets and between the colons of _arguments.
std::string zshText(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string zshValues(const OptionValues& values)
{
    if (values.takesSetting)
        return fmt::format("{{ compadd -S = {} }}", fmt::join(values.words, " "));
    if (values.words.empty())
        return values.areFiles ? "_files" : " ";
    const std::string words = fmt::format("compadd {}", fmt::join(values.words, " "));
    return values.areFiles ? fmt::format("{{ {}; _files }}", words) : fmt::format("{{ {} }}", words);
}

/// An option as _arguments reads it.
std::string zshOption(const CLI::App& command, const CLI::Option& option)
{
    const bool stands = isFlag(option);
    std::string spec =
        fmt::format("{}{}[{}]", stands ? "" : "*", shownName(option), zshText(brief(option.get_description())));
    if (!stands) {
        spec += fmt::format(":{}:{}", zshText(shownValue(option)), zshValues(valuesOf(command, option)));
    }
    return quoted(spec);
}

std::string zshCompletion(const CLI::App& program)
{
    std::string text = std::string{"#compdef lockstep\n"} + head("#", "zsh");
    text += "_lockstep()\n{\n    local line state\n    _arguments -C \\\n";
    const auto common = [&program](const CLI::App* command) { // but for what the command takes in its own way
        std::string options;
        for (const CLI::Option* option : namedOptions(program))
            if (command == nullptr || option->get_name() == "--help" ||
                command->get_option_no_throw(option->get_name()) == nullptr)
                options += fmt::format("                {} \\\n", zshOption(program, *option));
        return options;
    };
    text += common(nullptr) + "        '1: :->command' '*:: :->rest'\n    case $state in\n        command)\n"
                              "            local -a commands=(\n";
    const std::vector<const CLI::App*> commands = listedCommands(program);
    for (const CLI::App* command : commands)
        text += fmt::format("                {}\n",
                            quoted(fmt::format("{}:{}", command->get_name(), brief(command->get_description()))));
    text +=
        "            )\n            _describe subcommand commands ;;\n        rest)\n            case $line[1] in\n";
    for (const CLI::App* command : commands) {
        text += fmt::format("            {})\n                _arguments \\\n", command->get_name());
        for (const CLI::Option* option : namedOptions(*command))
            if (option->get_name() != "--help")
                text += fmt::format("                {} \\\n", zshOption(*command, *option));
        text += common(command);
        std::string words = "                && return";
        if (const auto places = positionals(*command); !places.empty())
            words =
                fmt::format("                {}", quoted(fmt::format("*:{}:{}", places.front()->get_name(true),
                                                                     zshValues(valuesOf(*command, *places.front())))));
        text += words + " ;;\n";
    }
    return text + "            esac ;;\n    esac\n}\nif [ \"$funcstack[1]\" = _lockstep ]; then\n    _lockstep \"$@\"\n"
                  "else\n    compdef _lockstep lockstep\nfi\n";
}

// fish

std::string fishText(std::string text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return "'" + escaped + "'";
}

std::string fishValues(const OptionValues& values)
{
    std::vector<std::string> words = values.words;
    if (values.takesSetting)
        for (std::string& word : words)
            word += "=";
    return (values.areFiles ? std::string{" -F"} : std::string{" -f"}) +
           (words.empty() ? std::string{} : std::string{" -a "} + fishText(fmt::format("{}", fmt::join(words, " "))));
}

std::string fishOption(const CLI::App& command, const CLI::Option& option, const std::string& condition)
{
    const std::string name = shownName(option);
    const bool stands = isFlag(option);
    return fmt::format("complete -c lockstep{} {} {} -d {}{}\n", condition, name.starts_with("--") ? "-l" : "-s",
                       name.substr(name.find_first_not_of('-')), fishText(brief(option.get_description())),
                       stands ? std::string{} : std::string{" -r"} + fishValues(valuesOf(command, option)));
}

std::string fishCompletion(const CLI::App& program)
{
    std::string text = head("#", "fish") + "complete -c lockstep -f\n";
    for (const CLI::Option* option : namedOptions(program))
        text += fishOption(program, *option, "");
    const std::vector<const CLI::App*> commands = listedCommands(program);
    for (const CLI::App* command : commands)
        text += fmt::format("complete -c lockstep -n __fish_use_subcommand -a {} -d {}\n", command->get_name(),
                            fishText(brief(command->get_description())));
    for (const CLI::App* command : commands) {
        const std::string condition = fmt::format(" -n '__fish_seen_subcommand_from {}'", command->get_name());
        for (const CLI::Option* option : namedOptions(*command))
            if (option->get_name() != "--help")
                text += fishOption(*command, *option, condition);
        for (const CLI::Option* place : positionals(*command))
            text += fmt::format("complete -c lockstep{}{}\n", condition, fishValues(valuesOf(*command, *place)));
    }
    return text;
}

} // namespace

std::string completionFor(const CLI::App& program, const std::string& shell)
{
    if (shell == "bash")
        return bashCompletion(program);
    if (shell == "zsh")
        return zshCompletion(program);
    if (shell == "fish")
        return fishCompletion(program);
    throw InputError{sentence("There is no completion for '{}'; choose bash, zsh or fish.", shell)};
}

} // namespace lockstep::app
