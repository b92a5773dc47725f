#pragma once

#include "app/commands.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

// What several subcommands take, as options of CLI11.

namespace lockstep::app {

/// Several ids make a comparison.
using Ids = std::vector<std::string>;

/// A check of an option: an empty name is a mistake.
std::string namesNothing(const std::string& text);

/// Of a command that takes one algorithm: further words are read, to be refused by name, and not asked for.
void addOneId(CLI::App& command, Ids& ids, const std::string& description);
CLI::Option* addIds(CLI::App& command, Ids& ids);
/// Gives the last of them, --at.
CLI::Option* addClockOptions(CLI::App& command, ClockOptions& options);
void addLensOptions(CLI::App& command, LensOptions& options);
void addAskOption(CLI::App& command, ClockOptions& options);
void addInputOptions(CLI::App& command, RunOptions& options);
void addKernelOption(CLI::App& command, RunOptions& options);
/// A figure of a source instead of an algorithm and its keys.
void addPresetOption(CLI::App& command, std::string& preset);

/// Of the options that ask for a run, those that stood in the call.
std::vector<std::string> givenTo(const CLI::App& command);
/// A setting that lost its --set stands among the ids; nobody means it as one. Throws InputError.
/// Headings of --help, for the program and what is added to it.
void labelHelp(CLI::App& program);
/// Those of its lists, when all is added.
void nameGroups(CLI::App& program);

void requireNoSetting(const Ids& ids);
/// A kernel file, or a plan, stands where an algorithm or a recording is named: how it is run is said. Throws
/// InputError.
void requireNoKernelFile(const Ids& ids, const std::string& command);
/// The one id that the command takes, or none. Throws InputError for several.
std::string onlyId(const Ids& ids, const std::string& command);
/// A preset says already what is run. Throws InputError.
void requirePresetAlone(const std::string& preset, const Ids& ids);

} // namespace lockstep::app
