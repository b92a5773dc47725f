#include "app/events.hpp"

#include "engine/analysis/seen_notes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/worker.hpp"
#include "engine/remote/isolated.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace lockstep::app {

void addEventsOption(CLI::App& command, std::string& from)
{
    command
        .add_option(
            "--events-from", from,
            sentence("With --plan or --kernel: who tells what work-items did, trace for the kernel's trace calls, "
                     "oclgrind for Oclgrind, or auto (auto: Oclgrind where there are no trace calls)"))
        ->option_text("auto|trace|oclgrind");
}

RecordOptions recordOptions(const RunOptions& run)
{
    RecordOptions options;
    if (run.eventsFrom == "trace")
        options.eventsFrom = EventsFrom::traceCalls;
    else if (run.eventsFrom == "oclgrind")
        options.eventsFrom = EventsFrom::oclgrind;
    else if (!run.eventsFrom.empty() && run.eventsFrom != "auto")
        throw InputError{sentence("--events-from is '{}'; choose auto, trace or oclgrind.", run.eventsFrom)};
    if (!run.eventsFrom.empty() && run.plan.empty() && run.kernel.empty())
        throw InputError{
            sentence("--events-from is for kernels of your own, which may have no trace calls; add --plan or "
                     "--kernel, or leave it out.")};
    return options;
}

void askOclgrind(const IsolationOptions& options)
{
    Session::seeThrough([how = isolationOf(options)] { return seeing(how); });
}

void printSeen(const Recording& recording)
{
    if (const auto seen = seenNotesOf(recording); seen && seen->isSeen)
        print(sentence("events    as Oclgrind saw them, in {:.2f} s; the device's own run {}", seen->seconds,
                       seen->deviceFailed ? sentence("failed")
                       : seen->isSame     ? sentence("gave the same")
                                          : sentence("gave something else")));
}

bool deviceFailed(const Recording& recording)
{
    const auto seen = seenNotesOf(recording);
    return seen && seen->deviceFailed;
}

} // namespace lockstep::app
