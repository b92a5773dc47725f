#include "engine/recording/session.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/launchers.hpp"
#include "engine/recording/own_run.hpp"

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
};

void requireGroup(const RunRequest& request)
{
    constexpr std::size_t mostItems = 1024;
    if (!std::has_single_bit(request.largestGroup) || request.largestGroup > mostItems)
        throw InputError{fmt::format("The largest work-group is {}; choose a power of two from 1 to {}.",
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
            throw InputError{"The keys are not the words' numbers; give words as keys of type text."};
    DeviceInfo device = OpenedDevice::choose(request.device, request.input.size());
    std::vector<std::string> all = algorithm.options(parameters, request.input.size());
    const Mistake* mistake = mistakeOf(algorithm, parameters);
    if (mistake != nullptr)
        all.insert(all.end(), mistake->options.begin(), mistake->options.end());
    const std::string options = fmt::format("{}", fmt::join(all, " "));
    KernelFile file = KernelFile::load(kernelFileOf(algorithm, parameters));
    const std::size_t largestGroup = largestGroupOn(device, request);
    auto host = [&algorithm, &request, parameters](Launcher& run) {
        return algorithm.host(run, request.input, parameters);
    };
    return {algorithm.id,      algorithm.title, algorithm.lens, algorithm.workUnit, std::move(host), parameters,
            std::move(device), std::move(file), options,        largestGroup,       mistake};
}

HostResult follow(const OwnRun& own, Launcher& run)
{
    for (const OwnRun::Buffer& buffer : own.buffers)
        run.buffer(buffer.info, buffer.content);
    for (const auto& [launch, place] : own.launches) {
        if (launch.local > run.maxGroup())
            throw InputError{fmt::format("{}: group has {} work-items; the device takes {} at most, so choose a "
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
    return {own.algorithm,     own.title, own.lens, WorkUnit::combines, std::move(host), own.parameters,
            std::move(device), own.file,  options,  largestGroup,       nullptr,         true};
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
/// made twice, since the first pays for what the device has not done before; one that is measured many times, and the
/// run with the median is told.
std::vector<Launch> timedLaunches(OpenedDevice& device, const Prepared& p, const RunRequest& request,
                                  const RecordOptions& options, Words& output, std::optional<TimeSpread>& spread)
{
    const auto turn = [&] {
        DeviceRun run{device, p.file, p.options};
        FastLauncher launcher{run, p.largestGroup, options.stop};
        const HostResult result = p.host(launcher);
        std::vector<Launch> launches = launcher.launchesWithTimes();
        output = outputOf(launcher, result, request.input.size());
        return launches;
    };
    constexpr std::size_t shortRun = 1 << 16; // keys
    std::vector<Launch> last = turn();
    if (request.input.size() <= shortRun)
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

/// The run itself: untraced, then recorded.
OwnRecording recordOn(OpenedDevice& device, const Prepared& p, const RunRequest& request, const RecordOptions& options)
{
    auto recording = std::make_shared<Recording>();
    Recording& r = *recording;
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

    Words fastOutput;
    const std::vector<Launch> timed = timedLaunches(device, p, request, options, fastOutput, r.spread);
    if (options.progress)
        options.progress(timed.size(), 2 * timed.size());

    DeviceRun run{device, p.file, p.options};
    const bool races = p.mistake != nullptr && p.mistake->races();
    if (races)
        run.setRacing(p.mistake->racingKernel);
    if (p.isOwn)
        run.letRace();
    RecordingLauncher launcher{run, r, options, timed, p.largestGroup};
    const HostResult result = p.host(launcher);
    launcher.finish();
    r.outputBuffer = result.outputBuffer;
    r.lanes = r.buffers[r.mainBuffer].size();
    r.output = outputOf(launcher, result, request.input.size());
    const bool differ = r.output != fastOutput;
    if (!races && !p.isOwn && differ) // a race may end as it likes
        throw DeviceError{fmt::format("{} gave two different outputs for the same input on {}; choose another device.",
                                      r.algorithm, p.device.name)};
    r.span = longestChain(r);
    return {recording, differ};
}

} // namespace

struct Session::Impl {
    std::map<std::size_t, std::unique_ptr<OpenedDevice>> opened;

    /// A recording's buffers on a device, where a replay last stood.
    struct Replay {
        RecordingPtr recording;
        std::unique_ptr<DeviceRun> run;
        std::optional<std::size_t> at;
    };
    Replay replay;

    OpenedDevice& open(const DeviceInfo& info)
    {
        auto& device = opened[info.index];
        if (!device || device->info().name != info.name || device->info().platform != info.platform) {
            replay = {}; // it may stand on the device that goes
            device = std::make_unique<OpenedDevice>(info);
        }
        return *device;
    }

    Replay& replayOf(const RecordingPtr& recording)
    {
        if (replay.recording == recording && replay.run)
            return replay;
        replay = {};
        const DeviceInfo info = OpenedDevice::choose(recording->device.name, recording->n());
        auto run = std::make_unique<DeviceRun>(open(info), KernelFile{recording->kernelFile, recording->kernelSource},
                                               recording->buildOptions);
        if (knownAlgorithm(recording->algorithm) == nullptr)
            run->letRace();
        for (std::size_t b = 0; b < recording->buffers.size(); ++b)
            run->addBuffer(recording->buffers[b], nullptr, nullptr);
        replay = {recording, std::move(run), std::nullopt};
        return replay;
    }

    /// Brings the device's buffers to state k from the nearest checkpoint, or from where they stand.
    void seek(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop)
    {
        Replay& r = replayOf(recording);
        std::size_t from = k;
        while (!recording->states[from])
            --from;
        if (!r.at || *r.at > k || *r.at < from) {
            r.at.reset();
            for (std::size_t b = 0; b < recording->buffers.size(); ++b)
                r.run->write(b, *recording->states[from]->buffers[b]);
            r.at = from;
        }
        constexpr std::size_t inFlight = 16; // so that a stop is heard
        while (*r.at < k) {
            throwIfStopped(stop);
            std::size_t next = *r.at;
            r.at.reset(); // unknown while launches run
            for (const std::size_t last = std::min(k, next + inFlight); next < last;) {
                r.run->enqueue(recording->launches[next++]);
                if (recording->states[next])
                    break;
            }
            r.run->finish(); // only launches that have ended well move the replay on
            r.at = next;
            compareWithCheckpoint(recording, next);
        }
    }

    /// A launch made again must give what it gave the first time.
    void compareWithCheckpoint(const RecordingPtr& recording, std::size_t k)
    {
        const auto& kept = recording->states[k];
        if (!kept)
            return;
        for (std::size_t b = 0; b < kept->buffers.size(); ++b)
            if (*replay.run->read(b) != *kept->buffers[b]) {
                const bool isOwn = knownAlgorithm(recording->algorithm) == nullptr;
                const std::string device = recording->device.name;
                replay = {};
                throw DeviceError{fmt::format("Launch {} gave another result the second time on {}; {}.", k, device,
                                              isOwn ? "its work-items may race: run it with fewer keys"
                                                    : "choose another device")};
            }
    }

    /// Runs device work; after a failure nothing that stands on the device is trusted any more.
    template <typename Work>
    auto guarded(Work work)
    {
        try {
            return work();
        } catch (const DeviceError&) {
            replay = {};
            opened.clear();
            throw;
        }
    }

    State read(const RecordingPtr& recording)
    {
        State state;
        for (std::size_t b = 0; b < recording->buffers.size(); ++b)
            state.buffers.push_back(replay.run->read(b));
        return state;
    }
};

Session::Session() : m_impl(std::make_unique<Impl>()) {}
Session::~Session()
{
    const InDriver in{"freeing what it made", "the device"};
    m_impl.reset();
}

Words Session::runFast(const RunRequest& request, std::stop_token stop)
{
    const Prepared p = prepare(request);
    return m_impl->guarded([&] {
        DeviceRun run{m_impl->open(p.device), p.file, p.options};
        FastLauncher launcher{run, p.largestGroup, std::move(stop)};
        const HostResult result = p.host(launcher);
        return outputOf(launcher, result, request.input.size());
    });
}

RecordingPtr Session::record(const RunRequest& request, const RecordOptions& options)
{
    const Prepared p = prepare(request);
    m_impl->replay = {}; // the former recording's buffers make room
    RecordingPtr recording =
        m_impl->guarded([&] { return recordOn(m_impl->open(p.device), p, request, options).recording; });
    // What went wrong is seen beside the same run without the mistake.
    if (options.hasRightBeside && p.mistake != nullptr && recording->n() <= mostKeysBeside &&
        rightRunOf(*recording) == nullptr) {
        RunRequest right = request;
        right.parameters = withoutMistake(request.parameters);
        RecordOptions quiet = options;
        quiet.progress = {};
        rememberRightRun(record(right, quiet));
    }
    return recording;
}

OwnRecording Session::record(const OwnRun& own, const RunRequest& request, const RecordOptions& options)
{
    const Prepared p = prepare(own, request);
    m_impl->replay = {};
    return m_impl->guarded([&] { return recordOn(m_impl->open(p.device), p, request, options); });
}

void Session::forget()
{
    m_impl->replay = {};
}

State Session::state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop)
{
    if (k >= recording->states.size())
        throw InputError{
            fmt::format("There is no state {}; the recording has {} launches.", k, recording->launchCount())};
    if (recording->states[k])
        return *recording->states[k];
    return m_impl->guarded([&] {
        m_impl->seek(recording, k, stop);
        return m_impl->read(recording);
    });
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
        throw InputError{fmt::format(
            "The {} events of launch {} were too many to keep, and its {}, would do other things if it "
            "ran again; choose fewer keys or a larger memory budget.",
            launch.events, k,
            isRacing(*recording, launch)                      ? "work-items, which race"
            : knownAlgorithm(recording->algorithm) == nullptr ? "work-items, which race or wait for one another"
                                                              : "work-groups, which wait for one another")};
    return m_impl->guarded([&] {
        m_impl->seek(recording, k - 1, stop);
        auto& replay = m_impl->replay;
        replay.at.reset();
        // A second try needs the buffers as they were: the way there is run again.
        const auto restore = [&] {
            m_impl->seek(recording, k - 1, stop);
            replay.at.reset();
        };
        EventsPtr events = replay.run->trace(launch, 0, restore, firstGroup, groupCount).events;
        replay.at = k;
        m_impl->compareWithCheckpoint(recording, k);
        return events;
    });
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
