#include "engine/recording/launchers.hpp"

#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/scratch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>

namespace lockstep {

void throwIfStopped(const std::stop_token& stop)
{
    if (stop.stop_requested())
        throw Cancelled{};
}

BufferId FastLauncher::buffer(BufferInfo info, WordsPtr content)
{
    if (!m_launches.empty())
        throw Error{sentence("The buffer {} comes after the first launch.", info.name)};
    m_run.addBuffer(info, content.get(), nullptr);
    m_infos.push_back(std::move(info));
    return {m_infos.size() - 1};
}

void FastLauncher::launch(LaunchSpec spec)
{
    throwIfStopped(m_stop);
    if (m_launches.size() == m_mostLaunches)
        throw EnoughLaunches{};
    m_launches.push_back(m_run.makeLaunch(spec, m_infos));
    const std::size_t inFlight = m_oneByOne ? 1 : 16; // so that a stop is heard
    if (m_events.size() % inFlight == 0)
        m_run.tell({m_launches.size(), m_events.size() + inFlight, false}, m_launches.back());
    m_events.push_back(m_run.enqueue(m_launches.back()));
    if (m_events.size() % inFlight == 0)
        m_run.finish();
}

std::vector<Launch> FastLauncher::launchesWithTimes()
{
    m_run.finish();
    withDevice(sentence("reading device times"), m_run.device().info(), [&] {
        for (std::size_t i = 0; i < m_launches.size(); ++i) {
            const auto queued = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>();
            const auto submitted = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_SUBMIT>();
            const auto start = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_START>();
            const auto end = m_events[i].getProfilingInfo<CL_PROFILING_COMMAND_END>();
            m_launches[i].time = {submitted - std::min(queued, submitted), start - std::min(submitted, start),
                                  end - std::min(start, end)};
        }
    });
    return std::move(m_launches);
}

BufferId RecordingLauncher::buffer(BufferInfo info, WordsPtr content)
{
    const std::size_t size = info.size();
    m_run.addBuffer(info, content.get(), &scratchPattern);
    m_current.buffers.push_back(content ? content : std::make_shared<const Words>(size, scratchPattern));
    m_recording.buffers.push_back(std::move(info));
    return {m_recording.buffers.size() - 1};
}

void RecordingLauncher::launch(LaunchSpec spec)
{
    throwIfStopped(m_options.stop);
    if (m_recording.launches.size() == m_options.mostLaunches)
        throw EnoughLaunches{};
    if (m_recording.states.empty())
        begin();
    Launch launch = m_run.makeLaunch(spec, m_recording.buffers);
    const std::size_t k = m_recording.launches.size() + 1;
    if (k <= m_timed.size())
        launch.time = m_timed[k - 1].time;
    TraceResult result;
    m_run.tell({k, k, true}, launch);
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
    launch.varies = launch.varies || result.races;
    if (!m_run.isTold(launch.kernel)) { // what it did, nobody knows
        launch.span.reset();
        launch.traffic.reset();
    } else {
        const KernelSignature& kernel = m_run.file().kernel(launch.kernel);
        const bool alone = !kernel.barriers && !kernel.atomics;
        if (result.events)
            measure(launch, *result.events, alone && m_run.isVouchedFor() && !launch.varies);
        else
            measureCounted(launch, result.items, result.mostWork, alone);
    }
    for (const Argument& argument : launch.arguments)
        if (argument.buffer && argument.writable)
            m_dirty[*argument.buffer] = true;
    const bool varies = launch.varies;
    m_recording.launches.push_back(std::move(launch));
    m_recording.events.push_back(std::move(result.events));
    if (m_keepEvents || isCheckpoint(k) || varies) {
        readBack();
        m_recording.states.emplace_back(m_current);
    } else {
        m_recording.states.emplace_back();
    }
    if (m_keepEvents && m_bytes > m_options.memoryBudget)
        giveUpEvents();
    if (m_grown)
        m_grown(m_recording);
    if (m_options.progress)
        m_options.progress(m_timed.size() + k, 2 * m_timed.size());
}

Words RecordingLauncher::read(BufferId buffer)
{
    if (m_recording.states.empty())
        begin();
    readBack();
    return *m_current.buffers[buffer.index];
}

void RecordingLauncher::finish()
{
    if (m_recording.states.empty())
        begin();
    readBack();
}

void RecordingLauncher::begin()
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

std::size_t RecordingLauncher::stateBytes() const
{
    std::size_t bytes = 0;
    for (const WordsPtr& words : m_current.buffers)
        bytes += words->size() * sizeof(std::uint32_t);
    return bytes;
}

void RecordingLauncher::giveUpEvents()
{
    m_keepEvents = false;
    for (EventsPtr& events : m_recording.events)
        events = nullptr;
    m_checkpoints = std::min(m_options.memoryBudget / std::max<std::size_t>(stateBytes(), 1), m_timed.size() + 1);
    for (std::size_t k = 1; k < m_recording.states.size(); ++k)
        if (!isCheckpoint(k) && !m_recording.launches[k - 1].varies)
            m_recording.states[k].reset();
}

bool RecordingLauncher::isCheckpoint(std::size_t k) const
{
    const std::size_t launches = m_timed.size(), others = m_checkpoints - std::min<std::size_t>(m_checkpoints, 1);
    return k == launches || k * others / launches != (k - 1) * others / launches;
}

void RecordingLauncher::readBack()
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

void RecordingLauncher::restore(const Launch& launch, const State& before)
{
    for (const Argument& argument : launch.arguments)
        if (argument.buffer && argument.writable)
            m_run.write(*argument.buffer, before.buffers[*argument.buffer]);
}

} // namespace lockstep
