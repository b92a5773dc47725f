#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace lockstep::app {

/// What is wrong with a call, with what was probably meant, and where its help is.
std::string wrongCallSentence(const CLI::App& program, const CLI::ParseError& error);

/// The subcommand of this name. Throws InputError, with the one that was probably meant.
const CLI::App& subcommandNamed(const CLI::App& program, const std::string& name);

} // namespace lockstep::app
