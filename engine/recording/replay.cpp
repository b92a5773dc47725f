#include "engine/recording/replay.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/launchers.hpp"

#include <algorithm>
#include <utility>

namespace lockstep {

Replay::Replay(OpenedDevice& device, RecordingPtr recording, const LaunchWatch& watch)
    : m_recording(std::move(recording)), m_isOwn(hasOwnKernel(*m_recording)),
      m_run(device, KernelFile{m_recording->kernelFile, m_recording->kernelSource}, m_recording->buildOptions)
{
    m_run.setWatch(&watch);
    if (m_isOwn)
        m_run.letRace();
    for (const BufferInfo& buffer : m_recording->buffers)
        m_run.addBuffer(buffer, nullptr, nullptr);
    m_contents.resize(m_recording->buffers.size());
}

void Replay::noteWrites(const Launch& launch)
{
    for (std::size_t b = 0; m_isOwn && b < m_contents.size(); ++b)
        m_contents[b].reset(); // such a kernel writes where it likes
    for (const Argument& argument : launch.arguments)
        if (argument.buffer && argument.writable)
            m_contents[*argument.buffer].reset();
}

void Replay::seek(std::size_t k, const std::stop_token& stop)
{
    std::size_t from = k;
    while (!m_recording->states[from])
        --from;
    if (!m_at || *m_at > k || *m_at < from) {
        m_at.reset();
        const State& state = *m_recording->states[from];
        for (std::size_t b = 0; b < state.buffers.size(); ++b) {
            if (m_contents[b] == state.buffers[b])
                continue;
            m_contents[b].reset();
            m_run.write(b, state.buffers[b]);
        }
        m_contents = state.buffers;
        m_at = from;
    }
    constexpr std::size_t inFlight = 16; // so that a stop is heard
    while (*m_at < k) {
        throwIfStopped(stop);
        std::size_t next = *m_at;
        m_at.reset(); // unknown while launches run
        const std::size_t last = std::min(k, next + inFlight);
        m_run.tell({next + 1, last, false}, m_recording->launches[next]);
        while (next < last) {
            noteWrites(m_recording->launches[next]);
            m_run.enqueue(m_recording->launches[next++]);
            if (m_recording->states[next])
                break;
        }
        m_run.finish(); // only launches that have ended well move the replay on
        m_at = next;
        compareWithCheckpoint(next);
    }
}

void Replay::compareWithCheckpoint(std::size_t k)
{
    const auto& kept = m_recording->states[k];
    if (!kept)
        return;
    for (std::size_t b = 0; b < kept->buffers.size(); ++b) {
        if (m_contents[b] == kept->buffers[b])
            continue;
        if (*read(b) != *kept->buffers[b])
            throw DeviceError{sentence("Launch {} gave another result the second time on {}; {}.", k,
                                       m_recording->device.name,
                                       m_isOwn ? sentence("its work-items may race: run it with fewer keys")
                                               : sentence("choose another device"))};
        m_contents[b] = kept->buffers[b];
    }
}

WordsPtr Replay::read(std::size_t buffer)
{
    return m_contents[buffer] ? m_contents[buffer] : m_run.read(buffer);
}

State Replay::state(std::size_t k, const std::stop_token& stop)
{
    seek(k, stop);
    State state;
    for (std::size_t b = 0; b < m_recording->buffers.size(); ++b)
        state.buffers.push_back(read(b));
    return state;
}

EventsPtr Replay::events(std::size_t k, const std::stop_token& stop, std::size_t firstGroup, std::size_t groupCount)
{
    const Launch& launch = m_recording->launches[k - 1];
    seek(k - 1, stop);
    m_at.reset();
    noteWrites(launch);
    // A second try needs the buffers as they were: the way there is run again.
    const auto restore = [&] {
        seek(k - 1, stop);
        m_at.reset();
        noteWrites(launch);
    };
    m_run.tell({k, k, true}, launch);
    EventsPtr events = m_run.trace(launch, 0, restore, firstGroup, groupCount).events;
    m_at = k;
    compareWithCheckpoint(k);
    return events;
}

} // namespace lockstep
