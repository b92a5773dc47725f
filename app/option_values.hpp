#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace lockstep::app {

/// What may stand behind an option, or as a word of a call, for those who type it.
struct OptionValues {
    std::vector<std::string> words;
    bool areFiles = false;     ///< or a file's name
    bool takesSetting = false; ///< the words are names of settings, behind each of which comes a value
};
OptionValues valuesOf(const CLI::App& command, const CLI::Option& option);

/// "--theme"; the one for people, where there are several.
std::string shownName(const CLI::Option& option);
/// It stands alone, without a value.
bool isFlag(const CLI::Option& option);
/// "TEXT", "LIGHT|DARK"; empty of a flag.
std::string shownValue(const CLI::Option& option);

/// The program's subcommands that --help lists.
std::vector<const CLI::App*> listedCommands(const CLI::App& program);
/// A command's options that have a name with dashes; what every command takes is among those of the program.
std::vector<const CLI::Option*> namedOptions(const CLI::App& command);
/// What stands in the call without a name, and cannot have one.
std::vector<const CLI::Option*> positionals(const CLI::App& command);

} // namespace lockstep::app
