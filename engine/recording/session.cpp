#include "engine/recording/session.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/device/device_rates.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/in_process.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/seen_run.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace lockstep {
namespace {

struct Usual {
    std::function<std::unique_ptr<Worker>()> make; ///< none: in this process
    bool isHere = true;
};
Usual& usual()
{
    static Usual one;
    return one;
}

std::function<std::unique_ptr<Worker>()>& seers()
{
    static std::function<std::unique_ptr<Worker>()> make; // none: nobody sees
    return make;
}

/// Why Oclgrind is not asked of itself; empty: it is.
std::string tooLargeToSee(const Recording& recording)
{
    std::size_t items = 0;
    for (const Launch& launch : recording.launches)
        items += launch.global;
    if (items > mostItemsSeen)
        return sentence("Oclgrind, which could see it, takes long for {} work-items and is not asked for more than "
                        "{}; choose fewer keys, or --events-from oclgrind",
                        items, mostItemsSeen);
    return recording.isComplete() ? ""
                                  : sentence("Oclgrind, which could see it, takes long for so many keys; choose fewer");
}

constexpr const char* oclgrindPlatform = "Oclgrind";

/// In Oclgrind's process there is no other device than Oclgrind.
RunRequest onItsDevice(RunRequest request, const RecordOptions& options)
{
    if (options.eventsFrom == EventsFrom::onlyOclgrind)
        request.device = "auto";
    return request;
}

std::string withoutStop(std::string_view text)
{
    constexpr std::string_view wide = "。";
    while (text.ends_with('.') || text.ends_with(wide))
        text.remove_suffix(text.ends_with('.') ? 1 : wide.size());
    return std::string{text};
}

/// Where Oclgrind has been asked already.
std::string withoutAdvice(std::string_view text)
{
    const std::string advice = translated(kernelAdvice);
    for (const char* before : {"; ", "；"})
        if (text.ends_with(before + advice))
            text.remove_suffix(advice.size() + std::string_view{before}.size());
    return withoutStop(text);
}

/// Whether Oclgrind is asked of itself what a run does that failed on its device. Of a changed kernel nobody knows how
/// large it would have been, and of a line that broke Oclgrind knows nothing.
bool isSmallEnough(const OwnRun* own, const RunRequest& request, const RecordOptions& options)
{
    if (own == nullptr || options.eventsFrom != EventsFrom::automatic || request.device.starts_with("ssh:"))
        return false;
    std::size_t items = 0;
    for (const OwnRun::Step& step : own->launches)
        items += step.launch.global;
    return items <= mostItemsSeen;
}

bool isSeenAlone(const Recording& recording)
{
    const auto seen = seenNotesOf(recording);
    return seen && seen->deviceFailed;
}

/// Oclgrind's run where the device failed and Oclgrind says what is wrong; else null. `own`: null where the kernel is
/// the catalogue's, changed.
RecordingPtr seenAlone(Session& session, const OwnRun* own, const RunRequest& request, const RecordOptions& options,
                       const std::string& failure)
{
    const bool isAsked = options.eventsFrom == EventsFrom::oclgrind;
    if (!seers() || (!isAsked && !isSmallEnough(own, request, options)))
        return nullptr;
    try {
        const auto begin = std::chrono::steady_clock::now();
        SeenRun seen = session.see(request, own, options);
        if (seen.faults.empty()) // it does not say why the device failed
            return nullptr;
        if (own == nullptr) { // the catalogue's pictures know no bare loads and stores
            auto untold = std::make_shared<Recording>(*seen.recording);
            untold->lens = untoldLens;
            seen.recording = std::move(untold);
        }
        SeenNotes notes;
        notes.faults = std::move(seen.faults);
        notes.isSeen = notes.deviceFailed = true;
        notes.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        notes.notes.push_back(sentence("the device's own run failed: {}", withoutAdvice(failure)));
        rememberSeen(seen.recording, std::move(notes));
        return seen.recording;
    } catch (const Cancelled&) {
        throw;
    } catch (const Error&) {
        return nullptr;
    }
}

} // namespace

SeenRun Worker::see(const RunRequest& /*request*/, const OwnRun* /*own*/, const RecordOptions& /*options*/)
{
    throw Error{sentence("Only Oclgrind sees what kernels without trace calls do; ask it.")};
}

void Session::seeThrough(std::function<std::unique_ptr<Worker>()> make)
{
    seers() = std::move(make);
}

bool Session::sees()
{
    return static_cast<bool>(seers());
}

void Session::workThrough(std::function<std::unique_ptr<Worker>()> make, bool isHere)
{
    usual() = {std::move(make), isHere};
}

bool Session::worksElsewhere()
{
    return !usual().isHere;
}

Session::Session() : Session(usual().make ? usual().make() : inProcess()) {}
Session::Session(std::unique_ptr<Worker> worker) : m_worker(std::move(worker)) {}
Session::~Session() = default;

RecordingPtr Session::record(const RunRequest& request, const RecordOptions& options)
{
    RecordingPtr recording;
    try {
        recording = workerFor(options).record(onItsDevice(request, options), options);
    } catch (const DeviceError& error) {
        if (!request.kernel) // the device is to blame, and whoever asked has seen the kernel's run before
            throw;
        recording = seenAlone(*this, nullptr, request, options, error.what());
        if (!recording) {
            if (const auto* failed = dynamic_cast<const LaunchFailed*>(&error))
                failAfter(*failed, options, [&](const RecordOptions& until) { return record(request, until); });
            throw;
        }
    }
    if (!isSeenAlone(*recording))
        recording = withEvents(recording, request, nullptr, options);
    // What went wrong is seen beside the same run without the mistake, or with the kernel as it is shipped.
    if (options.hasRightBeside && recording->n() <= mostKeysBeside &&
        (mistakeOf(*recording) != nullptr || recording->isKernelChanged) && rightRunOf(*recording) == nullptr) {
        RunRequest right = request;
        right.kernel.reset();
        right.parameters = withoutMistake(request.parameters);
        RecordOptions quiet = options;
        quiet.progress = {};
        quiet.mostLaunches = SIZE_MAX;
        try {
            rememberRightRun(record(right, quiet));
        } catch (const Cancelled&) {
            throw;
        } catch (const Error&) { // what was recorded is there all the same, and nothing beside it
            return recording;
        }
    }
    return recording;
}

OwnRecording Session::record(const OwnRun& own, const RunRequest& request, const RecordOptions& options)
{
    OwnRecording made;
    try {
        made = workerFor(options).record(own, onItsDevice(request, options), options);
    } catch (const DeviceError& error) {
        if (const RecordingPtr seen = seenInstead(own, request, options, error.what()))
            return {seen, false};
        if (const auto* failed = dynamic_cast<const LaunchFailed*>(&error))
            failAfter(*failed, options,
                      [&](const RecordOptions& until) { return record(own, request, until).recording; });
        throw;
    }
    made.recording = withEvents(made.recording, request, &own, options);
    return made;
}

void Session::failAfter(const LaunchFailed& failed, const RecordOptions& options,
                        const std::function<RecordingPtr(const RecordOptions&)>& again)
{
    if (!options.recordsUpToFailure || failed.launch() < 2)
        throw failed;
    RecordOptions until = options;
    until.mostLaunches = failed.launch() - 1;
    until.isMeasured = until.recordsUpToFailure = false;
    RecordingPtr before;
    try {
        before = again(until);
    } catch (const Cancelled&) {
        throw;
    } catch (const std::exception&) { // the former failure says more
        throw failed;
    }
    throw LaunchFailed{failed.what(), failed.details(), failed.launch(), before};
}

RecordingPtr Session::seenInstead(const OwnRun& own, const RunRequest& request, const RecordOptions& options,
                                  const std::string& failure)
{
    return seenAlone(*this, &own, request, options, failure);
}

RecordingPtr Session::withEvents(const RecordingPtr& recording, const RunRequest& request, const OwnRun* own,
                                 const RecordOptions& options)
{
    const bool isAsked = options.eventsFrom == EventsFrom::oclgrind;
    if (!seers() || options.eventsFrom == EventsFrom::traceCalls || options.isMeasured || !hasOwnKernel(*recording) ||
        (!isAsked && untracedKernels(*recording).empty()))
        return recording;
    SeenNotes notes;
    if (const std::string why = isAsked ? "" : tooLargeToSee(*recording); !why.empty()) {
        notes.notes.push_back(why);
    } else {
        try {
            const auto begin = std::chrono::steady_clock::now();
            const SeenRun seen = see(request, own, options);
            RecordingPtr both = withSeen(
                recording, seen, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
            m_worker->adopt(both, recording);
            return both;
        } catch (const Cancelled&) {
            throw;
        } catch (const Error& error) {
            if (isAsked)
                throw;
            notes.notes.push_back(sentence("Oclgrind did not see it: {}", withoutStop(error.what())));
        }
    }
    rememberSeen(recording, std::move(notes));
    return recording;
}

SeenRun Session::see(const RunRequest& request, const OwnRun* own, const RecordOptions& options)
{
    return seer().see(request, own, options);
}

Worker& Session::seer()
{
    if (!m_seer && seers())
        m_seer = seers()();
    return m_seer ? *m_seer : *m_worker;
}

Worker& Session::workerFor(const RecordOptions& options)
{
    return options.eventsFrom == EventsFrom::onlyOclgrind ? seer() : *m_worker;
}

Worker& Session::workerOf(const Recording& recording)
{
    return seers() && recording.device.platform == oclgrindPlatform ? seer() : *m_worker;
}

Words Session::runFast(const RunRequest& request, const std::stop_token& stop)
{
    return m_worker->runFast(request, stop);
}

DeviceList Session::devices()
{
    return m_worker->devices();
}

DeviceList Session::devicesAt(const std::string& machine, const std::stop_token& stop)
{
    return m_worker->devicesAt(machine, stop);
}

DeviceList Worker::devicesAt(const std::string& machine, const std::stop_token& /*stop*/)
{
    throw InputError{sentence("{} cannot be reached from here; choose a device of this machine.", machine)};
}

DeviceRates Session::rates(const std::string& device, const std::stop_token& stop)
{
    return m_worker->rates(device, stop);
}

void Session::makeReady()
{
    m_worker->makeReady();
}

void Session::forget()
{
    m_worker->forget();
}

void Session::renew()
{
    m_worker->renew();
}

State Session::state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop)
{
    if (k >= recording->states.size())
        throw InputError{sentence("There is no state {}; the recording has {} launches.", k, recording->launchCount())};
    if (recording->states[k])
        return *recording->states[k];
    // Another machine may have an Oclgrind of its own.
    Worker& worker = m_worker->isFrom(recording) ? *m_worker : workerOf(*recording);
    return worker.state(recording, k, stop);
}

EventsPtr Session::events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop,
                          std::size_t firstGroup, std::size_t groupCount)
{
    if (k == 0 || k > recording->launchCount())
        throw InputError{
            sentence("There is no launch {}; the recording has {} launches.", k, recording->launchCount())};
    const Launch& launch = recording->launches[k - 1];
    if (const EventsPtr& kept = recording->events[k - 1]) {
        if (firstGroup == 0 && groupCount >= launch.groups())
            return kept;
        auto some = std::make_shared<Events>();
        std::ranges::copy_if(*kept, std::back_inserter(*some), [&](const Event& e) {
            return e.group >= firstGroup && e.group - firstGroup < groupCount;
        });
        return some;
    }
    if (launch.varies)
        throw InputError{
            sentence("The {} events of launch {} were too many to keep, and its {}, would do other things if it "
                     "ran again; choose fewer keys or a larger memory budget.",
                     launch.events, k,
                     isRacing(*recording, launch) ? sentence("work-items, which race")
                     : hasOwnKernel(*recording)   ? sentence("work-items, which race or wait for one another")
                                                  : sentence("work-groups, which wait for one another"))};
    Worker& worker = m_worker->isFrom(recording) ? *m_worker : workerOf(*recording);
    return worker.events(recording, k, stop, firstGroup, groupCount);
}

void Session::visitEvents(const RecordingPtr& recording, std::size_t k, std::size_t atOnce,
                          const std::function<void(const Events&)>& use, const std::stop_token& stop)
{
    if (k > 0 && k <= recording->launchCount() && !recording->events[k - 1]) {
        const Launch& launch = recording->launches[k - 1];
        const std::size_t parts = launch.events / std::max<std::size_t>(atOnce, 1) + 1;
        const std::size_t groups = std::max<std::size_t>(launch.groups() / parts, 1);
        for (std::size_t first = 0; first < launch.groups(); first += groups)
            use(*events(recording, k, stop, first, groups));
        return;
    }
    use(*events(recording, k, stop));
}

} // namespace lockstep
