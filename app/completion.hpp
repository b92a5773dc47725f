#pragma once

#include <string>

namespace CLI {
class App;
}

namespace lockstep::app {

/// What bash, zsh or fish completes calls of the program with, made from its own options and their help. Throws
/// InputError for another shell.
std::string completionFor(const CLI::App& program, const std::string& shell);

} // namespace lockstep::app
