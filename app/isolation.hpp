#pragma once

#include "engine/remote/isolated.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace lockstep::app {

/// Whether device work is done in a process of its own.
struct IsolationOptions {
    bool isOn = false, isInProcess = false;
    std::optional<double> seconds; ///< that this process may be silent
    CLI::App* engine = nullptr;    ///< the subcommand that is that process
    bool isFar = false;            ///< that process: who asks is on another machine
};
void addIsolationOptions(CLI::App& program, IsolationOptions& options);
/// Is that process.
[[noreturn]] void serve(const IsolationOptions& options);
/// What a process for device work may take, as the options say.
Isolation isolationOf(const IsolationOptions& options);
/// What a call needs to do the same for a kernel of one's own, " --limit 5".
std::string isolationWords(const IsolationOptions& options);
/// From here on sessions do as the options say. Throws InputError where these are wrong.
void isolate(const CLI::App& program, const IsolationOptions& options);

} // namespace lockstep::app
