#pragma once

#include "engine/analysis/first_wrong.hpp"
#include "engine/analysis/held.hpp"
#include "engine/analysis/races.hpp"
#include "engine/analysis/scheduler.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/message.hpp"
#include "engine/model/run_request.hpp"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep {

class Session;
struct Mistake;

/// The first wrong element of the output.
struct WrongOutput {
    std::size_t index = 0;
    std::uint32_t got = 0, right = 0;
    Held held, heldRight;
};

/// Work-items that met in a launch.
struct LaunchRaces {
    std::size_t launch = 0; ///< from 1
    Races races;
};

/// The scheduler's model of a device with few places, beside the runs.
struct SchedulerModel {
    std::vector<std::uint32_t> arrivals;
    std::size_t slotCount = 0;
    Schedule broken, right; ///< with fixed blocks, and with tickets
};

/// What a mistake does.
struct Breaking {
    RecordingPtr recording; ///< of the broken run; null where its work-groups waited in vain
    RecordingPtr right;     ///< the same keys without the mistake
    std::size_t runs = 0;   ///< on the device, fast, beside the recorded one
    std::size_t wrongRuns = 0;
    std::size_t stuckRuns = 0;                   ///< ended by the kernel's own watchdog
    std::vector<std::uint32_t> wrongRunsOf;      ///< by element of the output: runs in which it was wrong
    std::optional<std::size_t> firstWrongOfRuns; ///< the first element that was wrong in any run
    bool isRecordedWrong = false;
    std::optional<WrongCell> firstInTime;   ///< of the recorded run, where that is wrong
    std::optional<WrongOutput> firstOutput; ///< the same
    std::vector<LaunchRaces> races;         ///< of launches that have any
    std::size_t racedWords = 0;             ///< in all launches
    std::optional<SchedulerModel> model;    ///< of what goes wrong by the order of work-groups
    Message verdict;
};

struct BreakOptions {
    std::size_t times = 100; ///< fast runs, 1 to 1,000,000
    std::stop_token stop = {};
    std::function<void(std::size_t done, std::size_t total)> progress = {};
};

/// The keys and parameters at which a mistake shows, where none are given: `request` gets the parameter that it needs,
/// and its example where the input is empty. Throws InputError for an algorithm or a mistake that there is none of.
/// An empty `mistake` means the first.
const Mistake& prepareBreaking(RunRequest& request, const std::string& mistake);

/// Runs a request that has a mistake on, `times` times fast and once recorded, and looks for what went wrong, and for
/// work-items that met whether it did or not. Throws InputError for a request with no mistake and for more keys than
/// those whose events are all kept, DeviceError where the device fails, Cancelled.
Breaking breakRun(Session& session, const RunRequest& request, const BreakOptions& options = {});

} // namespace lockstep
