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
                     "launch, and the rest lives on");
    program.add_option("--limit", options.seconds,
                       "With --isolated: seconds that a launch may take before its process is ended (30)");
    options.engine = program.add_subcommand("engine", "Work for another Lockstep, which starts this one");
    options.engine->group(""); // not listed, since nobody calls it
}

void isolate(const CLI::App& program, const IsolationOptions& options)
{
    constexpr double most = 86'400;
    if (options.seconds && !options.isOn)
        throw InputError{"--limit is for a process of its own; add --isolated."};
    if (options.seconds && !(*options.seconds > 0 && *options.seconds <= most))
        throw InputError{
            fmt::format("--limit is {} seconds; choose more than 0 and at most {}.", *options.seconds, most)};
    if (!options.isOn)
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
