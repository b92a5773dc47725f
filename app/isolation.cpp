#include "app/isolation.hpp"

#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>

namespace lockstep::app {

void addIsolationOptions(CLI::App& program, IsolationOptions& options)
{
    program.add_flag("--isolated", options.isOn,
                     "Run on the device in a process of its own: where it crashes or hangs, one line says in which "
                     "launch, and the rest lives on. The window does so anyway");
    program.add_flag("--in-process", options.isInProcess, "With open: run on the device in the window's own process");
    program.add_option(
        "--limit", options.seconds,
        "With --isolated, and with open: seconds that a launch may take before its process is ended (30)");
    options.engine = program.add_subcommand("engine", "Work for another Lockstep, which starts this one");
    options.engine->group(""); // not listed, since nobody calls it
}

namespace {

/// Whether the call shows the window, whose device work is done elsewhere unless it is said otherwise.
bool showsWindow(const CLI::App& program)
{
    const auto called = program.get_subcommands();
    if (called.empty() || called.front()->get_name() == "open")
        return true;
    constexpr std::array without{"--check", "--record", "--worksheet", "--key"};
    return called.front()->get_name() == "lecture" &&
           std::ranges::none_of(without, [&](const char* option) { return called.front()->count(option) > 0; });
}

void requireFitting(const CLI::App& program, const IsolationOptions& options)
{
    constexpr double most = 86'400;
    if (options.isInProcess && options.isOn)
        throw InputError{"--isolated and --in-process say the opposite of each other; leave one out."};
    if (options.isInProcess && !showsWindow(program))
        throw InputError{"--in-process is for the window; leave it out, since other commands work in their own process "
                         "unless --isolated is given."};
    if (options.seconds && (options.isInProcess || (!options.isOn && !showsWindow(program))))
        throw InputError{fmt::format("--limit is for a process of its own; {}.",
                                     options.isInProcess ? "leave it or --in-process out" : "add --isolated")};
    if (options.seconds && !(*options.seconds > 0 && *options.seconds <= most))
        throw InputError{
            fmt::format("--limit is {} seconds; choose more than 0 and at most {}.", *options.seconds, most)};
}

} // namespace

void isolate(const CLI::App& program, const IsolationOptions& options)
{
    requireFitting(program, options);
    if (!options.isOn && (options.isInProcess || !showsWindow(program)))
        return;
    const auto called = program.get_subcommands();
    const std::string name = called.empty() ? "open" : called.front()->get_name();
    constexpr std::array without{"network", "plans", "presets"};
    if (std::ranges::find(without, name) != without.end())
        throw InputError{fmt::format("--isolated is for work on a device, as of run, compare, export and open; leave "
                                     "it out with {}.",
                                     name)};
    Isolation how;
    if (options.seconds)
        how.silence = std::chrono::milliseconds{static_cast<std::int64_t>(std::ceil(*options.seconds * 1000))};
    Session::workThrough([how] { return isolated(how); });
}

} // namespace lockstep::app
