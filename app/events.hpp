#pragma once

#include "app/commands.hpp"
#include "app/isolation.hpp"
#include "engine/recording/session.hpp"

#include <string>

namespace lockstep::app {

/// Adds --events-from to a subcommand that runs kernels which nobody vouches for.
void addEventsOption(CLI::App& command, std::string& from);
/// As the call says. Throws InputError for a word that is none, and where no kernel is given that it is for.
RecordOptions recordOptions(const RunOptions& run);
/// From now on Oclgrind is asked where kernels have no trace calls.
void askOclgrind(const IsolationOptions& options);
/// The line that says that the events are Oclgrind's, what of the device's own run is known beside it, and what it
/// found; nothing where it was not asked.
void printSeen(const Recording& recording);
/// The recording is Oclgrind's alone.
bool deviceFailed(const Recording& recording);

} // namespace lockstep::app
