#include "engine/recording/session.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/device/device_rates.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/in_process.hpp"
#include "engine/recording/own_run.hpp"

#include <algorithm>
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

} // namespace

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
    RecordingPtr recording = m_worker->record(request, options);
    // What went wrong is seen beside the same run without the mistake, or with the kernel as it is shipped.
    if (options.hasRightBeside && recording->n() <= mostKeysBeside &&
        (mistakeOf(*recording) != nullptr || recording->isKernelChanged) && rightRunOf(*recording) == nullptr) {
        RunRequest right = request;
        right.kernel.reset();
        right.parameters = withoutMistake(request.parameters);
        RecordOptions quiet = options;
        quiet.progress = {};
        rememberRightRun(record(right, quiet));
    }
    return recording;
}

OwnRecording Session::record(const OwnRun& own, const RunRequest& request, const RecordOptions& options)
{
    return m_worker->record(own, request, options);
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
    throw InputError{fmt::format("{} cannot be reached from here; choose a device of this machine.", machine)};
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
        throw InputError{
            fmt::format("There is no state {}; the recording has {} launches.", k, recording->launchCount())};
    if (recording->states[k])
        return *recording->states[k];
    return m_worker->state(recording, k, stop);
}

EventsPtr Session::events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop,
                          std::size_t firstGroup, std::size_t groupCount)
{
    if (k == 0 || k > recording->launchCount())
        throw InputError{
            fmt::format("There is no launch {}; the recording has {} launches.", k, recording->launchCount())};
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
            fmt::format("The {} events of launch {} were too many to keep, and its {}, would do other things if it "
                        "ran again; choose fewer keys or a larger memory budget.",
                        launch.events, k,
                        isRacing(*recording, launch) ? "work-items, which race"
                        : hasOwnKernel(*recording)   ? "work-items, which race or wait for one another"
                                                     : "work-groups, which wait for one another")};
    return m_worker->events(recording, k, stop, firstGroup, groupCount);
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
