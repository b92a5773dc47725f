#include "engine/recording/session.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/recording/device_run.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

/// Scratch of a recorded run starts with this, so that a read of what nothing wrote shows.
constexpr std::uint32_t scratchPattern = 0xA5A5A5A5;

void throwIfStopped(const std::stop_token& stop)
{
    if (stop.stop_requested())
        throw Cancelled{};
}

/// Host code behind which nothing is read back; keeps launches and their device times.
class FastLauncher : public Launcher {
public:
    FastLauncher(DeviceRun& run, std::size_t largestGroup, std::stop_token stop)
        : m_run(run), m_largestGroup(largestGroup), m_stop(std::move(stop))
    {
    }

    BufferId buffer(BufferInfo info, WordsPtr content) override
    {
        if (!m_launches.empty())
            throw Error{"The buffer " + info.name + " comes after the first launch."};
        m_run.addBuffer(info, content.get(), nullptr);
        m_infos.push_back(std::move(info));
        return {m_infos.size() - 1};
    }
    void launch(LaunchSpec spec) override
    {
        throwIfStopped(m_stop);
        m_launches.push_back(m_run.makeLaunch(spec, m_infos));
        m_events.push_back(m_run.enqueue(m_launches.back()));
        constexpr std::size_t inFlight = 16; // so that a stop is heard
        if (m_events.size() % inFlight == 0)
            m_run.finish();
    }
    Words read(BufferId buffer) override { return *m_run.read(buffer.index); }
    std::size_t maxGroup() const override { return m_run.device().info().maxGroup; }
    std::size_t largestGroup() const override { return m_largestGroup; }

    const std::vector<BufferInfo>& infos() const { return m_infos; }
    std::vector<Launch> launchesWithTimes()
    {
        m_run.finish();
        withDevice("reading device times", m_run.device().info(), [&] {
            for (std::size_t i = 0; i < m_launches.size(); ++i) {
                const auto queued = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>();
                const auto submitted = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_SUBMIT>();
                const auto start = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_START>();
                const auto end = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_END>();
                m_launches[i].time = {submitted - std::min(queued, submitted), start - std::min(submitted, start),
                                      end - std::min(start, end)};
            }
        });
        return m_launches;
    }

private:
    DeviceRun& m_run;
    std::size_t m_largestGroup;
    std::stop_token m_stop;
    std::vector<BufferInfo> m_infos;
    std::vector<Launch> m_launches;
    std::vector<cl::Event> m_events;
};

/// Host code behind which every launch is traced and its buffers are read back, as far as the budget goes.
class RecordingLauncher : public Launcher {
public:
    RecordingLauncher(DeviceRun& run, Recording& recording, const RecordOptions& options,
                      const std::vector<Launch>& timed, std::size_t largestGroup)
        : m_run(run), m_recording(recording), m_options(options), m_timed(timed), m_largestGroup(largestGroup)
    {
    }

    BufferId buffer(BufferInfo info, WordsPtr content) override
    {
        const std::size_t size = info.size();
        m_run.addBuffer(info, content.get(), &scratchPattern);
        m_current.buffers.push_back(content ? content : std::make_shared<const Words>(size, scratchPattern));
        m_recording.buffers.push_back(std::move(info));
        return {m_recording.buffers.size() - 1};
    }

    void launch(LaunchSpec spec) override
    {
        throwIfStopped(m_options.stop);
        if (m_recording.states.empty())
            begin();
        Launch launch = m_run.makeLaunch(spec, m_recording.buffers);
        const std::size_t k = m_recording.launches.size() + 1;
        if (k <= m_timed.size())
            launch.time = m_timed[k - 1].time;
        TraceResult result;
        if (m_keepEvents) {
            const State before = m_current;
            const std::size_t left = m_options.memoryBudget - std::min(m_options.memoryBudget, m_bytes);
            result = m_run.trace(
                launch, m_options.slotsPerItem, [&] { restore(launch, before); }, 0, SIZE_MAX, left);
            if (result.events)
                m_bytes += result.events->size() * sizeof(Event);
            else
                giveUpEvents();
        } else {
            result = m_run.count(launch);
        }
        launch.events = result.count;
        launch.work = result.work;
        launch.active = result.active;
        if (result.events) {
            measure(launch, *result.events, m_recording.workUnit);
        } else {
            const KernelSignature& kernel = m_run.file().kernel(launch.kernel);
            measureCounted(launch, result.items, result.mostWork, !kernel.barriers && !kernel.atomics);
        }
        m_recording.launches.push_back(launch);
        m_recording.events.push_back(result.events);

        for (const Argument& argument : launch.arguments)
            if (argument.buffer && argument.writable)
                m_dirty[*argument.buffer] = true;
        if (m_keepEvents || isCheckpoint(k) || launch.varies) {
            readBack();
            m_recording.states.emplace_back(m_current);
        } else {
            m_recording.states.emplace_back();
        }
        if (m_keepEvents && m_bytes > m_options.memoryBudget)
            giveUpEvents();
        if (m_options.progress)
            m_options.progress(m_timed.size() + k, 2 * m_timed.size());
    }

    Words read(BufferId buffer) override
    {
        if (m_recording.states.empty())
            begin();
        readBack();
        return *m_current.buffers[buffer.index];
    }
    std::size_t maxGroup() const override { return m_run.device().info().maxGroup; }
    std::size_t largestGroup() const override { return m_largestGroup; }

    void finish()
    {
        if (m_recording.states.empty())
            begin();
        readBack();
    }

private:
    void begin()
    {
        m_recording.states.emplace_back(m_current);
        m_dirty.assign(m_current.buffers.size(), false);
        std::size_t items = 0;
        for (const Launch& launch : m_timed)
            items += launch.global;
        const std::size_t states = stateBytes() * m_timed.size();
        m_bytes = stateBytes();
        if (items * sizeof(Event) + states > m_options.memoryBudget)
            giveUpEvents();
    }

    /// Bytes that the buffers of one state take where every launch writes all of them.
    std::size_t stateBytes() const
    {
        std::size_t bytes = 0;
        for (const WordsPtr& words : m_current.buffers)
            bytes += words->size() * sizeof(std::uint32_t);
        return bytes;
    }

    /// From here on only checkpoints are kept, as many as the budget holds, and what cannot be made again.
    void giveUpEvents()
    {
        m_keepEvents = false;
        for (EventsPtr& events : m_recording.events)
            events = nullptr;
        m_checkpoints = std::min(m_options.memoryBudget / std::max<std::size_t>(stateBytes(), 1), m_timed.size() + 1);
        for (std::size_t k = 1; k < m_recording.states.size(); ++k)
            if (!isCheckpoint(k) && !m_recording.launches[k - 1].varies)
                m_recording.states[k].reset();
    }

    /// Spread evenly; the states of the input and of the last launch are always kept.
    bool isCheckpoint(std::size_t k) const
    {
        const std::size_t launches = m_timed.size(), others = m_checkpoints - std::min<std::size_t>(m_checkpoints, 1);
        return k == launches || k * others / launches != (k - 1) * others / launches;
    }

    void readBack()
    {
        for (std::size_t b = 0; b < m_dirty.size(); ++b)
            if (m_dirty[b]) {
                WordsPtr now = m_run.read(b);
                if (m_keepEvents)
                    m_bytes += now->size() * sizeof(std::uint32_t);
                m_current.buffers[b] = std::move(now);
                m_dirty[b] = false;
            }
    }

    void restore(const Launch& launch, const State& before)
    {
        for (const Argument& argument : launch.arguments)
            if (argument.buffer && argument.writable)
                m_run.write(*argument.buffer, *before.buffers[*argument.buffer]);
    }

    DeviceRun& m_run;
    Recording& m_recording;
    const RecordOptions& m_options;
    const std::vector<Launch>& m_timed;
    std::size_t m_largestGroup;
    State m_current;
    std::vector<bool> m_dirty;
    bool m_keepEvents = true;
    std::size_t m_checkpoints = 0; ///< states kept once events are not
    std::size_t m_bytes = 0;
};

struct Prepared {
    const Algorithm& algorithm;
    Parameters parameters;
    DeviceInfo device;
    KernelFile file;
    std::string options;
    std::size_t largestGroup;
    const Mistake* mistake; ///< null: none is on
};

Prepared prepare(const RunRequest& request)
{
    constexpr std::size_t mostItems = 1024;
    if (!std::has_single_bit(request.largestGroup) || request.largestGroup > mostItems)
        throw InputError{fmt::format("The largest work-group is {}; choose a power of two from 1 to {}.",
                                     request.largestGroup, mostItems)};
    const Algorithm& algorithm = findAlgorithm(request.algorithm);
    Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    if (algorithm.check != nullptr)
        algorithm.check(request.input, parameters);
    DeviceInfo device = OpenedDevice::choose(request.device, request.input.size());
    std::vector<std::string> all = algorithm.options(parameters, request.input.size());
    const Mistake* mistake = mistakeOf(algorithm, parameters);
    if (mistake != nullptr)
        all.insert(all.end(), mistake->options.begin(), mistake->options.end());
    const std::string options = fmt::format("{}", fmt::join(all, " "));
    const std::size_t largestGroup = std::bit_floor(std::min(request.largestGroup, device.maxGroup));
    return {algorithm,
            std::move(parameters),
            std::move(device),
            KernelFile::load(algorithm.kernelFile),
            options,
            largestGroup,
            mistake};
}

Words outputOf(Launcher& launcher, const HostResult& result, std::size_t n)
{
    if (result.output)
        return *result.output;
    Words output = launcher.read({result.outputBuffer});
    output.resize(result.outputSize.value_or(n));
    return output;
}

/// The run itself: once untraced, once recorded.
RecordingPtr recordOn(OpenedDevice& device, const Prepared& p, const RunRequest& request, const RecordOptions& options)
{
    auto recording = std::make_shared<Recording>();
    Recording& r = *recording;
    r.algorithm = p.algorithm.id;
    r.title = p.algorithm.title;
    r.lens = p.algorithm.lens;
    r.parameters = p.parameters;
    r.workUnit = p.algorithm.workUnit;
    r.device = {p.device.name, p.device.platform};
    r.type = elementType(p.parameters);
    r.input = request.input;
    r.kernelFile = p.file.name();
    r.kernelSource = p.file.source();
    r.buildOptions = p.options;

    // Untraced first: it tells the device times, how many launches there are, and what the output must be. A short run
    // is made twice, since the first pays for what the device has not done before.
    constexpr std::size_t shortRun = 1 << 16; // keys
    const int turns = request.input.size() <= shortRun ? 2 : 1;
    std::vector<Launch> timed;
    Words fastOutput;
    for (int turn = 0; turn < turns; ++turn) {
        DeviceRun run{device, p.file, p.options, workOps(r.workUnit)};
        FastLauncher launcher{run, p.largestGroup, options.stop};
        const HostResult result = p.algorithm.host(launcher, request.input, p.parameters);
        timed = launcher.launchesWithTimes();
        fastOutput = outputOf(launcher, result, request.input.size());
    }
    if (options.progress)
        options.progress(timed.size(), 2 * timed.size());

    DeviceRun run{device, p.file, p.options, workOps(r.workUnit)};
    const bool races = p.mistake != nullptr && p.mistake->races();
    if (races)
        run.setRacing(p.mistake->racingKernel);
    RecordingLauncher launcher{run, r, options, timed, p.largestGroup};
    const HostResult result = p.algorithm.host(launcher, request.input, p.parameters);
    launcher.finish();
    r.outputBuffer = result.outputBuffer;
    r.lanes = r.buffers[r.mainBuffer].size();
    r.output = outputOf(launcher, result, request.input.size());
    if (!races && r.output != fastOutput) // a race may end as it likes
        throw DeviceError{fmt::format("{} gave two different outputs for the same input on {}; choose another device.",
                                      r.algorithm, p.device.name)};
    r.span = longestChain(r);
    return recording;
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
                                               recording->buildOptions, workOps(recording->workUnit));
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
                const std::string device = recording->device.name;
                replay = {};
                throw DeviceError{fmt::format(
                    "Launch {} gave another result the second time on {}; choose another device.", k, device)};
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
Session::~Session() = default;

Words Session::runFast(const RunRequest& request, std::stop_token stop)
{
    const Prepared p = prepare(request);
    return m_impl->guarded([&] {
        DeviceRun run{m_impl->open(p.device), p.file, p.options, workOps(p.algorithm.workUnit)};
        FastLauncher launcher{run, p.largestGroup, std::move(stop)};
        const HostResult result = p.algorithm.host(launcher, request.input, p.parameters);
        return outputOf(launcher, result, request.input.size());
    });
}

RecordingPtr Session::record(const RunRequest& request, const RecordOptions& options)
{
    const Prepared p = prepare(request);
    m_impl->replay = {}; // the former recording's buffers make room
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
            isRacing(*recording, launch) ? "work-items, which race" : "work-groups, which wait for one another")};
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
