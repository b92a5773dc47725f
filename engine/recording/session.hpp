#pragma once

#include "engine/error.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/run_request.hpp"
#include "engine/model/state.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace lockstep {

/// Who tells what work-items did, in a run of a kernel that nobody vouches for.
enum class EventsFrom : std::uint8_t {
    automatic, ///< its trace calls; Oclgrind where it has none, if that is there and the run is small enough
    traceCalls,
    oclgrind,
    /// As `automatic`, and no device runs it: Oclgrind is the device, which interprets kernels.
    onlyOclgrind
};

struct RecordOptions {
    std::size_t memoryBudget = std::size_t{256} << 20; ///< bytes for states and events; beyond it, checkpoints
    std::uint32_t slotsPerItem = 0;                    ///< event slots a work-item gets at first; 0: chosen
    /// Repeat the untraced run until the median of its times is stable or a second has gone: for comparisons.
    bool isMeasured = false;
    bool hasRightBeside = true; ///< where a mistake is on, record the right run too: pictures show it beside
    EventsFrom eventsFrom = EventsFrom::automatic;
    /// Where a launch ends the process that records, those before it are run again and recorded (LaunchFailed::before).
    bool recordsUpToFailure = true;
    std::size_t mostLaunches = SIZE_MAX; ///< the run ends after so many, whatever its host code would do next
    std::stop_token stop;
    /// Called after the untraced run and after each recorded launch: launches done so far, and how many there are,
    /// both counting the untraced run's.
    std::function<void(std::size_t done, std::size_t total)> progress;
};

struct DeviceList;
struct DeviceRates;
struct OwnRecording;
struct OwnRun;
struct SeenRun;
class LaunchFailed;
class Worker;

/// Runs devices' work for one thread, in this process or through a worker that does it elsewhere.
/// Every function throws Error (engine/error.hpp) with a sentence for people, or Cancelled. Where a launch of a
/// kernel that nobody vouches for ended the process that recorded it, LaunchFailed brings the launches before it, which
/// were run again and recorded.
class Session {
public:
    Session(); ///< through what workThrough() was given last, or in this process
    explicit Session(std::unique_ptr<Worker> worker);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    RecordingPtr record(const RunRequest& request, const RecordOptions& options = {});
    /// A kernel and host code that the catalogue does not have (recording/own_run.hpp). Of the request the input, the
    /// device and the largest group count. Launches whose work-items race are recorded as they went.
    OwnRecording record(const OwnRun& own, const RunRequest& request, const RecordOptions& options = {});
    /// The same run by Oclgrind, which sees each load and store (recording/seen_run.hpp), of `own` where that is given.
    /// Without seeThrough() this session's own worker is asked.
    SeenRun see(const RunRequest& request, const OwnRun* own = nullptr, const RecordOptions& options = {});
    /// The same host code with nothing read back until the end, untraced.
    Words runFast(const RunRequest& request, const std::stop_token& stop = {});

    /// All devices there, with what is known of them (device/devices.hpp). Never throws: what goes wrong is a line in
    /// its `problems`.
    DeviceList devices();
    /// Those of another machine, "ssh:[user@]host[:port]"; throws Error where it cannot be asked.
    DeviceList devicesAt(const std::string& machine, const std::stop_token& stop = {});
    /// Measures a device for about a second (device/device_rates.hpp).
    DeviceRates rates(const std::string& device, const std::stop_token& stop = {});
    /// A hint that something will be asked for soon: a process for it starts and finds its devices meanwhile. Does not
    /// wait and never throws.
    void makeReady();

    /// Lets go of the recording that was looked at last, and of its buffers on the device.
    void forget();
    /// What comes next is done by a fresh process where there is one for it, so that nothing of the last run is left.
    void renew();

    /// The buffers after k launches; made again on the device where the recording has only checkpoints.
    State state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop = {});
    /// What each work-item did in launch k (from 1); the launch is run once more, traced, where not kept. Throws
    /// InputError where a launch that can differ from run to run had too many to keep.
    /// With a group range only those work-groups report.
    EventsPtr events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop = {},
                     std::size_t firstGroup = 0, std::size_t groupCount = SIZE_MAX);
    /// The same, handed over work-groups by work-groups, some `atOnce` events at a time where they are not kept.
    void visitEvents(const RecordingPtr& recording, std::size_t k, std::size_t atOnce,
                     const std::function<void(const Events&)>& use, const std::stop_token& stop = {});

    /// Sessions that are made from now on do their work through workers from here. To be called first thing. `isHere`:
    /// some of it they do in this process.
    static void workThrough(std::function<std::unique_ptr<Worker>()> make, bool isHere = false);
    /// Whether that was called, and not for work here: then this process is to leave devices alone.
    static bool worksElsewhere();
    /// Where kernels have no trace calls their runs are seen by workers from here, whose device is Oclgrind's; `make`
    /// throws Error where there is none. Until it is called nobody sees any.
    static void seeThrough(std::function<std::unique_ptr<Worker>()> make);
    static bool sees(); ///< whether that was called

private:
    /// With what Oclgrind saw, where that is asked for; or as it is.
    RecordingPtr withEvents(const RecordingPtr& recording, const RunRequest& request, const OwnRun* own,
                            const RecordOptions& options);
    /// Oclgrind's run where the device failed and Oclgrind says what is wrong; else null.
    RecordingPtr seenInstead(const OwnRun& own, const RunRequest& request, const RecordOptions& options,
                             const std::string& failure);

    /// What a launch of it ended is recorded up to there by `again`, with its options, and `failed` rethrown with that.
    [[noreturn]] static void failAfter(const LaunchFailed& failed, const RecordOptions& options,
                                       const std::function<RecordingPtr(const RecordOptions&)>& again);

    Worker& seer();
    /// Where a recording is made, or was made.
    Worker& workerFor(const RecordOptions& options);
    Worker& workerOf(const Recording& recording);

    std::unique_ptr<Worker> m_worker, m_seer;
};

} // namespace lockstep
