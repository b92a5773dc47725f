#include "app/isolation.hpp"

#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"
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

namespace lockstep::app {

void addIsolationOptions(CLI::App& program, IsolationOptions& options)
{
    program.add_flag(
        "--isolated", options.isOn,
        sentence("Run on the device in a process of its own: where it crashes or hangs, one line says in which "
                 "launch, and the rest lives on. The window does so anyway, and kernels of your own run so"));
    program.add_flag("--in-process", options.isInProcess,
                     sentence("With open, --plan, --kernel and check: run on the device in the program's own process"));
    program.add_option(
        "--limit", options.seconds,
        sentence("For a process of its own, and a device of another machine: seconds that a launch may take "
                 "before that process is ended (30)"));
    options.engine = program.add_subcommand("engine", sentence("Work for another Lockstep, which starts this one"));
    options.engine->add_flag("--far", options.isFar, sentence("That one is on another machine"));
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

/// Whether the call runs a kernel that nobody vouches for, which is done elsewhere unless it is said otherwise: it may
/// crash or hang.
bool asksForOwnKernel(const CLI::App& program)
{
    const auto called = program.get_subcommands();
    if (called.empty())
        return false;
    const auto isGiven = [&](const char* name) {
        const CLI::Option* option = called.front()->get_option_no_throw(name);
        return option != nullptr && option->count() > 0;
    };
    return isGiven("--plan") || isGiven("--kernel");
}

/// Whether device work is done elsewhere where nothing is said of it.
bool isElsewhereByItself(const CLI::App& program)
{
    return canIsolate && (showsWindow(program) || asksForOwnKernel(program));
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

void requireFitting(const CLI::App& program, const IsolationOptions& options, bool isFarNamed)
{
    constexpr double most = 86'400;
    const bool isElsewhere = options.isOn || isFarNamed || (isElsewhereByItself(program) && !options.isInProcess);
    if (options.isInProcess && options.isOn)
        throw InputError{sentence("--isolated and --in-process say the opposite of each other; leave one out.")};
    if (options.isInProcess && !isElsewhereByItself(program))
        throw InputError{
            sentence("--in-process is for the window and for kernels of your own; leave it out, since other "
                     "commands work in their own process unless --isolated is given.")};
    if (options.seconds && !isElsewhere)
        throw InputError{
            sentence("--limit is for a process of its own; {}.",
                     options.isInProcess ? sentence("leave it or --in-process out") : sentence("add --isolated"))};
    if (options.seconds && !(*options.seconds > 0 && *options.seconds <= most))
        throw InputError{sentence("--limit is {} seconds; choose more than 0 and at most {}.", *options.seconds, most)};
}

} // namespace

Isolation isolationOf(const IsolationOptions& options)
{
    Isolation how;
    if (options.seconds)
        how.silence = std::chrono::milliseconds{static_cast<std::int64_t>(std::ceil(*options.seconds * 1000))};
    return how;
}

std::string isolationWords(const IsolationOptions& options)
{
    const std::string how = options.isInProcess ? " --in-process" : "";
    return options.seconds ? fmt::format("{} --limit {}", how, *options.seconds) : how;
}

void serve(const IsolationOptions& options)
{
    remote::serve(options.isFar ? std::optional{isolationOf(options)} : std::nullopt);
}

void isolate(const CLI::App& program, const IsolationOptions& options)
{
    const auto called = program.get_subcommands();
    const std::string name = called.empty() ? "open" : called.front()->get_name();
    const bool isFarNamed = namesFarDevice(called.empty() ? nullptr : called.front());
    requireFitting(program, options, isFarNamed);
    const Isolation how = isolationOf(options);
    constexpr std::array without{"network", "plans", "presets"};
    if (options.isOn && std::ranges::find(without, name) != without.end())
        throw InputError{sentence("--isolated is for work on a device, as of run, compare, export and open; leave "
                                  "it out with {}.",
                                  name)};
    if (isFarNamed && std::ranges::find(without, name) != without.end())
        throw InputError{sentence("A device of another machine is for runs, as of run, compare, export and open; name "
                                  "one of this machine with {}.",
                                  name)};
    const bool isElsewhere = options.isOn || (isElsewhereByItself(program) && !options.isInProcess);
    Reach reach;
    if (options.seconds)
        reach.limit = how.silence;
    reach.mayAsk = !showsWindow(program) && isTerminal(Stream::input) && isTerminal(Stream::errors);
    if (name == "export" || name == "lecture")
        reach.atOnce = SIZE_MAX; // what is written to files is written whole
    const auto local = [how, isElsewhere] { return isElsewhere ? isolated(how) : inProcess(); };
    Session::workThrough([local, reach] { return byMachine(local, reach); }, !isElsewhere);
}

} // namespace lockstep::app
