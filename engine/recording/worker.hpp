#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/state.hpp"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>

namespace lockstep {

struct DeviceList;
struct DeviceRates;
struct OwnRecording;
struct OwnRun;
struct RecordOptions;
struct RunRequest;
struct SeenRun;

/// Launches that are handed to the device together. More may be told than there are.
struct LaunchesUnderWay {
    std::size_t first = 0, last = 0; ///< from 1
    bool isTraced = false;
};
/// Told before a launch begins, with that launch, on the thread that does the work.
using LaunchWatch = std::function<void(const LaunchesUnderWay&, const Launch&)>;

/// Told after each recorded launch, with the recording as far as it goes; states and events may be let go of later.
using RecordingWatch = std::function<void(const Recording&)>;

/// Where a session's device work is done: in this process, or in one of its own (engine/remote/). For one thread. Its
/// functions throw what Session's do, and are called for what a recording does not hold.
class Worker {
public:
    Worker() = default;
    virtual ~Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    virtual RecordingPtr record(const RunRequest& request, const RecordOptions& options) = 0;
    virtual OwnRecording record(const OwnRun& own, const RunRequest& request, const RecordOptions& options) = 0;
    virtual Words runFast(const RunRequest& request, const std::stop_token& stop) = 0;
    virtual void forget() = 0;
    virtual State state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop) = 0;
    virtual EventsPtr events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop,
                             std::size_t firstGroup, std::size_t groupCount) = 0;
    virtual void renew() {}
    /// Whether it was made by a machine that only this worker reaches.
    virtual bool isFrom(const RecordingPtr& /*recording*/) const { return false; }
    /// `made` was made of `from`: what it does not hold is asked for where that was recorded.
    virtual void adopt(const RecordingPtr& /*made*/, const RecordingPtr& /*from*/) {}
    virtual DeviceList devices() = 0;
    virtual DeviceRates rates(const std::string& device, const std::stop_token& stop) = 0;
    virtual void makeReady() {}
    /// Of `own` where that is not null. Of one whose device is Oclgrind's; else throws Error.
    virtual SeenRun see(const RunRequest& request, const OwnRun* own, const RecordOptions& options);
    /// Those of another machine, "ssh:[user@]host[:port]".
    virtual DeviceList devicesAt(const std::string& machine, const std::stop_token& stop);
};

} // namespace lockstep
