#include "app/isolation.hpp"

#include "engine/error.hpp"
#include "engine/recording/in_process.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/by_machine.hpp"
#include "engine/remote/isolated.hpp"
#include "engine/remote/serve.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <unistd.h>

namespace lockstep::app {

void addIsolationOptions(CLI::App& program, IsolationOptions& options)
{
    program.add_flag("--isolated", options.isOn,
                     "Run on the device in a process of its own: where it crashes or hangs, one line says in which "
                     "launch, and the rest lives on");
    program.add_option("--limit", options.seconds,
                       "With --isolated, or a device of another machine: seconds that a launch may take before its "
                       "process is ended (30)");
    options.engine = program.add_subcommand("engine", "Work for another Lockstep, which starts this one");
    options.engine->add_flag("--far", options.isFar, "That one is on another machine");
    options.engine->group(""); // not listed, since nobody calls it
}

namespace {

std::optional<std::chrono::milliseconds> limitIn(const IsolationOptions& options)
{
    constexpr double most = 86'400;
    if (!options.seconds)
        return std::nullopt;
    if (!(*options.seconds > 0 && *options.seconds <= most))
        throw InputError{
            fmt::format("--limit is {} seconds; choose more than 0 and at most {}.", *options.seconds, most)};
    return std::chrono::milliseconds{static_cast<std::int64_t>(std::ceil(*options.seconds * 1000))};
}

/// Whether the call names a device of another machine.
bool namesFarDevice(const CLI::App* called)
{
    if (called == nullptr)
        return false;
    for (const CLI::Option* option : called->get_options())
        for (const std::string& given : option->results())
            if (isFar(given) || given.find("device=ssh:") != std::string::npos)
                return true;
    return false;
}

Isolation isolationOf(const IsolationOptions& options)
{
    Isolation how;
    how.silence = limitIn(options).value_or(how.silence);
    return how;
}

} // namespace

void serve(const IsolationOptions& options)
{
    remote::serve(options.isFar ? std::optional{isolationOf(options)} : std::nullopt);
}

void isolate(const CLI::App& program, const IsolationOptions& options)
{
    const auto called = program.get_subcommands();
    const std::string name = called.empty() ? "open" : called.front()->get_name();
    const bool isFarNamed = namesFarDevice(called.empty() ? nullptr : called.front());
    if (options.seconds && !options.isOn && !isFarNamed)
        throw InputError{"--limit is for a process of its own; add --isolated."};
    const Isolation how = isolationOf(options);
    constexpr std::array without{"devices", "list", "measure", "network", "plans", "presets"};
    if (options.isOn && std::ranges::find(without, name) != without.end())
        throw InputError{fmt::format("--isolated is for runs, as of run, break, compare, export and open; leave it out "
                                     "with {}.",
                                     name)};
    if (isFarNamed && std::ranges::find(without, name) != without.end())
        throw InputError{fmt::format("A device of another machine is for runs, as of run, break, compare, export and "
                                     "open; name one of this machine with {}.",
                                     name)};
    Reach reach;
    reach.limit = limitIn(options);
    reach.mayAsk = name != "open" && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
    if (name == "export" || name == "lecture")
        reach.atOnce = SIZE_MAX; // what is written to files is written whole
    const bool isOn = options.isOn;
    Session::workThrough(
        [how, reach, isOn] { return byMachine([how, isOn] { return isOn ? isolated(how) : inProcess(); }, reach); },
        !isOn);
}

} // namespace lockstep::app
