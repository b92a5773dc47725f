#include "engine/recording/in_process.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/device/device_rates.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/error.hpp"
#include "engine/grind/watch.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/launchers.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/replay.hpp"
#include "engine/recording/seen_run.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

struct Prepared {
    std::string algorithm, title, lens;
    WorkUnit workUnit;
    std::function<HostResult(Launcher&)> host;
    Parameters parameters;
    DeviceInfo device;
    KernelFile file;
    std::string options;
    std::size_t largestGroup;
    const Mistake* mistake; ///< null: none is on
    bool isOwn = false;     ///< nobody vouches for its kernel
    bool isChanged = false; ///< ... which is the catalogue's, changed
    HostResult early = {};  ///< of a run that ends before its host code does
};

void requireGroup(const RunRequest& request)
{
    constexpr std::size_t mostItems = 1024;
    if (!std::has_single_bit(request.largestGroup) || request.largestGroup > mostItems)
        throw InputError{sentence("The largest work-group is {}; choose a power of two from 1 to {}.",
                                  request.largestGroup, mostItems)};
}

std::size_t largestGroupOn(const DeviceInfo& device, const RunRequest& request)
{
    return std::bit_floor(std::min(request.largestGroup, device.maxGroup));
}

Prepared prepare(const RunRequest& request)
{
    requireGroup(request);
    const Algorithm& algorithm = findAlgorithm(request.algorithm);
    Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    if (algorithm.check != nullptr)
        algorithm.check(request.input, parameters);
    if (const auto words = WordTable::of(parameters))
        if (!std::ranges::all_of(request.input, [&](std::uint32_t number) { return words->has(number); }))
            throw InputError{sentence("The keys are not the words' numbers; give words as keys of type text.")};
    DeviceInfo device = OpenedDevice::choose(request.device, request.input.size());
    std::vector<std::string> all = algorithm.options(parameters, request.input.size());
    const Mistake* mistake = mistakeOf(algorithm, parameters);
    if (mistake != nullptr)
        all.insert(all.end(), mistake->options.begin(), mistake->options.end());
    const std::string options = fmt::format("{}", fmt::join(all, " "));
    KernelFile file = KernelFile::load(kernelFileOf(algorithm, parameters));
    const bool isChanged = request.kernel && *request.kernel != file.source();
    if (isChanged)
        file = ownKernel(file.name(), *request.kernel);
    const std::size_t largestGroup = largestGroupOn(device, request);
    auto host = [&algorithm, &request, parameters](Launcher& run) {
        return algorithm.host(run, request.input, parameters);
    };
    return {algorithm.id,      algorithm.title, algorithm.lens, algorithm.workUnit, std::move(host), parameters,
            std::move(device), std::move(file), options,        largestGroup,       mistake,         isChanged,
            isChanged};
}

HostResult follow(const OwnRun& own, Launcher& run)
{
    for (const OwnRun::Buffer& buffer : own.buffers)
        run.buffer(buffer.info, buffer.content);
    for (const auto& [launch, place] : own.launches) {
        if (launch.local > run.maxGroup())
            throw InputError{sentence("{}: group has {} work-items; the device takes {} at most, so choose a "
                                      "smaller one.",
                                      place, launch.local, run.maxGroup())};
        run.launch(launch);
    }
    return {own.outputBuffer, own.outputSize, {}};
}

Prepared prepare(const OwnRun& own, const RunRequest& request)
{
    requireGroup(request);
    DeviceInfo device = OpenedDevice::choose(request.device, request.input.size());
    const std::size_t largestGroup = largestGroupOn(device, request);
    auto host = [&own](Launcher& run) { return follow(own, run); };
    const std::string options = fmt::format("{}", fmt::join(own.options, " "));
    return {own.algorithm,
            own.title,
            own.lens,
            WorkUnit::combines,
            std::move(host),
            own.parameters,
            std::move(device),
            own.file,
            options,
            largestGroup,
            nullptr,
            true,
            false,
            {own.outputBuffer, own.outputSize, {}}};
}

HostResult goThrough(const Prepared& p, Launcher& launcher)
try {
    return p.host(launcher);
} catch (const EnoughLaunches&) {
    return p.early;
}

Words outputOf(Launcher& launcher, const HostResult& result, std::size_t n)
{
    if (result.output)
        return *result.output;
    Words output = launcher.read({result.outputBuffer});
    output.resize(result.outputSize.value_or(n));
    return output;
}

std::uint64_t timeInKernels(const std::vector<Launch>& launches)
{
    std::uint64_t sum = 0;
    for (const Launch& launch : launches)
        sum += launch.time.ran;
    return sum;
}

/// Times of the same work, until their median is stable.
class Median {
public:
    void add(std::uint64_t time)
    {
        m_times.insert(std::ranges::upper_bound(m_times, time), time);
        m_medians.push_back(m_times[(m_times.size() - 1) / 2]);
    }
    std::uint64_t value() const { return m_medians.back(); }
    /// Over the last third of at least nine times it has moved by one in a hundred at most.
    bool isStable() const
    {
        const std::size_t count = m_medians.size();
        if (count < 9)
            return false;
        const auto [least, most] = std::ranges::minmax(std::span{m_medians}.last(count / 3));
        return most - least <= most / 100;
    }
    TimeSpread spread() const { return {static_cast<std::uint32_t>(m_times.size()), m_times.front(), m_times.back()}; }

private:
    std::vector<std::uint64_t> m_times, m_medians;
};

/// Untraced first: it tells the device times, how many launches there are, and what the output must be. A short run is
/// made twice where the first paid for what the device had not done before; one that is measured many times, and the
/// run with the median is told.
std::vector<Launch> timedLaunches(OpenedDevice& device, const Prepared& p, const RunRequest& request,
                                  const RecordOptions& options, const LaunchWatch& watch, Words& output,
                                  std::optional<TimeSpread>& spread)
{
    // Where launches are watched, the first turn of a short run makes them one at a time, so that the one that never
    // ends is known. Its times are not told.
    bool isWarm = true; // the last turn
    const auto turn = [&](bool oneByOne = false) {
        DeviceRun run{device, p.file, p.options, DeviceRun::Times::told};
        run.setWatch(&watch);
        FastLauncher launcher{run, p.largestGroup, options.stop, options.mostLaunches, oneByOne};
        const HostResult result = goThrough(p, launcher);
        std::vector<Launch> launches = launcher.launchesWithTimes();
        output = outputOf(launcher, result, request.input.size());
        isWarm = run.isWarm();
        return launches;
    };
    constexpr std::size_t shortRun = 1 << 16; // keys
    const bool isShort = request.input.size() <= shortRun;
    std::vector<Launch> last = turn(isShort && watch);
    if (isShort && (watch || !isWarm))
        last = turn();
    if (!options.isMeasured || timeInKernels(last) == 0) // a device that tells no times
        return last;
    constexpr auto longest = std::chrono::seconds(1);
    constexpr std::size_t mostTurns = 999;
    const auto end = std::chrono::steady_clock::now() + longest;
    Median median;
    std::vector<std::vector<Launch>> turns;
    do {
        turns.push_back(turn());
        median.add(timeInKernels(turns.back()));
    } while (!median.isStable() && turns.size() < mostTurns && std::chrono::steady_clock::now() < end);
    spread = median.spread();
    return *std::ranges::find(turns, median.value(), timeInKernels);
}

/// A recording of which nothing has run yet.
Recording begun(const Prepared& p, const RunRequest& request)
{
    Recording r;
    r.algorithm = p.algorithm;
    r.title = p.title;
    r.lens = p.lens;
    r.parameters = p.parameters;
    r.workUnit = p.workUnit;
    r.device = {p.device.name, p.device.platform};
    r.type = elementType(p.parameters);
    r.input = request.input;
    r.kernelFile = p.file.name();
    r.kernelSource = p.file.source();
    r.buildOptions = p.options;
    r.isKernelChanged = p.isChanged;
    return r;
}

/// What is known once all launches are made.
void finish(Recording& r, RecordingLauncher& launcher, const HostResult& result)
{
    launcher.finish();
    r.outputBuffer = result.outputBuffer;
    r.lanes = r.buffers[r.mainBuffer].size();
    r.output = outputOf(launcher, result, r.n());
}

/// The run itself: untraced, then recorded.
OwnRecording recordOn(OpenedDevice& device, const Prepared& p, const RunRequest& request, const RecordOptions& options,
                      const LaunchWatch& watch, const RecordingWatch& grown)
{
    const SuspectKernel suspect{p.isOwn};
    auto recording = std::make_shared<Recording>(begun(p, request));
    Recording& r = *recording;
    Words fastOutput;
    const std::vector<Launch> timed = timedLaunches(device, p, request, options, watch, fastOutput, r.spread);
    if (options.progress)
        options.progress(timed.size(), 2 * timed.size());

    DeviceRun run{device, p.file, p.options};
    run.setWatch(&watch);
    const bool races = p.mistake != nullptr && p.mistake->races();
    if (races)
        run.setRacing(p.mistake->racingKernel);
    if (p.isOwn)
        run.letRace();
    RecordingLauncher launcher{run, r, options, timed, p.largestGroup, grown};
    finish(r, launcher, goThrough(p, launcher));
    const bool differ = r.output != fastOutput;
    if (!races && !p.isOwn && differ) // a race may end as it likes
        throw DeviceError{sentence("{} gave two different outputs for the same input on {}; choose another device.",
                                   r.algorithm, p.device.name)};
    r.span = longestChain(r);
    if (p.isChanged && !untoldNotes(r).empty())
        r.lens = untoldLens;
    return {recording, differ};
}

/// The run once, as Oclgrind sees it. All of it is kept.
SeenRun seeOn(OpenedDevice& device, const Prepared& p, const RunRequest& request, const RecordOptions& options,
              const LaunchWatch& watch, const RecordingWatch& grown)
{
    const SuspectKernel suspect{p.isOwn};
    auto recording = std::make_shared<Recording>(begun(p, request));
    recording->eventSource = EventSource::oclgrind;
    grind::Watch seer;
    DeviceRun run{device, p.file, p.options};
    run.setWatch(&watch);
    run.setSeer(&seer);
    RecordOptions all = options;
    all.memoryBudget = SIZE_MAX;
    all.progress = {}; // nobody knows how many launches there will be
    const std::vector<Launch> untimed;
    RecordingLauncher launcher{run, *recording, all, untimed, p.largestGroup, grown};
    finish(*recording, launcher, goThrough(p, launcher));
    return {recording, seer.faults()};
}

class InProcess : public Worker {
public:
    InProcess(LaunchWatch watch, RecordingWatch grown) : m_watch(std::move(watch)), m_grown(std::move(grown)) {}
    ~InProcess() override
    {
        const InDriver in{sentence("freeing what it made"), sentence("the device")};
        m_replay.reset();
        m_opened.clear();
    }

    RecordingPtr record(const RunRequest& request, const RecordOptions& options) override;
    OwnRecording record(const OwnRun& own, const RunRequest& request, const RecordOptions& options) override;
    Words runFast(const RunRequest& request, const std::stop_token& stop) override;
    void forget() override { m_replay.reset(); }
    State state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop) override;
    EventsPtr events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop, std::size_t firstGroup,
                     std::size_t groupCount) override;
    DeviceList devices() override { return listDevices(); }
    DeviceRates rates(const std::string& device, const std::stop_token& stop) override;
    SeenRun see(const RunRequest& request, const OwnRun* own, const RecordOptions& options) override;

private:
    LaunchWatch m_watch;
    RecordingWatch m_grown;
    std::map<std::size_t, std::unique_ptr<OpenedDevice>> m_opened;

    std::unique_ptr<Replay> m_replay; ///< of the recording that was looked at last

    OpenedDevice& open(const DeviceInfo& info)
    {
        auto& device = m_opened[info.index];
        if (!device || device->info().name != info.name || device->info().platform != info.platform) {
            m_replay.reset(); // it may stand on the device that goes
            device = std::make_unique<OpenedDevice>(info);
        }
        return *device;
    }

    Replay& replayOf(const RecordingPtr& recording)
    {
        if (!m_replay || m_replay->recording() != recording) {
            m_replay.reset();
            const DeviceInfo info = OpenedDevice::choose(recording->device.name, recording->n());
            m_replay = std::make_unique<Replay>(open(info), recording, m_watch);
        }
        return *m_replay;
    }

    /// Runs device work; after a failure nothing that stands on the device is trusted any more.
    template <typename Work>
    auto guarded(Work work)
    {
        try {
            return work();
        } catch (const DeviceError&) {
            m_replay.reset();
            m_opened.clear();
            throw;
        }
    }
};

RecordingPtr InProcess::record(const RunRequest& request, const RecordOptions& options)
{
    const Prepared p = prepare(request);
    m_replay.reset(); // the former recording's buffers make room
    return guarded([&] { return recordOn(open(p.device), p, request, options, m_watch, m_grown).recording; });
}

OwnRecording InProcess::record(const OwnRun& own, const RunRequest& request, const RecordOptions& options)
{
    const Prepared p = prepare(own, request);
    m_replay.reset();
    return guarded([&] { return recordOn(open(p.device), p, request, options, m_watch, m_grown); });
}

SeenRun InProcess::see(const RunRequest& request, const OwnRun* own, const RecordOptions& options)
{
    RunRequest asked = request;
    asked.device = "Oclgrind";
    const Prepared p = own == nullptr ? prepare(asked) : prepare(*own, asked);
    m_replay.reset();
    return guarded([&] { return seeOn(open(p.device), p, asked, options, m_watch, m_grown); });
}

Words InProcess::runFast(const RunRequest& request, const std::stop_token& stop)
{
    const Prepared p = prepare(request);
    return guarded([&] {
        const SuspectKernel suspect{p.isOwn};
        DeviceRun run{open(p.device), p.file, p.options};
        run.setWatch(&m_watch);
        FastLauncher launcher{run, p.largestGroup, stop};
        const HostResult result = p.host(launcher);
        return outputOf(launcher, result, request.input.size());
    });
}

State InProcess::state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop)
{
    return guarded([&] {
        const SuspectKernel suspect{hasOwnKernel(*recording)};
        return replayOf(recording).state(k, stop);
    });
}

EventsPtr InProcess::events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop,
                            std::size_t firstGroup, std::size_t groupCount)
{
    return guarded([&] {
        const SuspectKernel suspect{hasOwnKernel(*recording)};
        return replayOf(recording).events(k, stop, firstGroup, groupCount);
    });
}

DeviceRates InProcess::rates(const std::string& device, const std::stop_token& stop)
{
    std::size_t run = 0;
    return measureRates(device, stop, [&](const std::string& kernel) {
        ++run;
        Launch launch;
        launch.kernel = kernel;
        if (m_watch)
            m_watch({run, run, false}, launch);
    });
}

} // namespace

std::unique_ptr<Worker> inProcess(LaunchWatch watch, RecordingWatch grown)
{
    return std::make_unique<InProcess>(std::move(watch), std::move(grown));
}

} // namespace lockstep
