#pragma once

#include <string>

namespace CLI {
class App;
}

namespace lockstep::app {

/// The manual page of the program, and of one of its subcommands, made from their help: roff, as man reads it.
std::string manualPage(const CLI::App& program);
std::string manualPage(const CLI::App& program, const CLI::App& command);

} // namespace lockstep::app
