#include "engine/analysis/host_replay.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep {
namespace {

struct LaunchesMore {};
struct Unlike {};

/// Host code behind which nothing runs: each launch is the recording's next one.
class ReplayingLauncher : public Launcher {
public:
    explicit ReplayingLauncher(const Recording& recording) : m_recording(recording)
    {
        for (const Launch& launch : recording.launches)
            m_largestGroup = std::max(m_largestGroup, launch.local);
    }

    BufferId buffer(BufferInfo info, WordsPtr content) override
    {
        if (m_buffers >= m_recording.buffers.size() || m_recording.buffers[m_buffers].size() != info.size())
            throw Unlike{};
        // A network that was unrolled keeps no states.
        const auto& states = m_recording.states;
        const State* first = states.empty() || !states.front() ? nullptr : &*states.front();
        const WordsPtr kept = first && m_buffers < first->buffers.size() ? first->buffers[m_buffers] : nullptr;
        if (content && (!kept || *content != *kept))
            throw Unlike{};
        return {m_buffers++};
    }

    void launch(LaunchSpec spec) override
    {
        if (m_launches == m_recording.launchCount())
            throw LaunchesMore{};
        const Launch& launch = m_recording.launches[m_launches];
        if (launch.kernel != spec.kernel)
            throw Unlike{};
        for (const Binding& binding : spec.arguments) {
            const auto argument = std::ranges::find(launch.arguments, binding.parameter, &Argument::name);
            if (argument == launch.arguments.end())
                throw Unlike{};
            const auto* buffer = std::get_if<BufferId>(&binding.value);
            if (buffer != nullptr ? argument->buffer != buffer->index
                                  : argument->buffer || argument->scalar != std::get<std::uint32_t>(binding.value))
                throw Unlike{};
        }
        ++m_launches;
    }

    Words read(BufferId buffer) override
    {
        const auto& state = m_recording.states[m_launches];
        if (!state || buffer.index >= state->buffers.size())
            throw Unlike{};
        return *state->buffers[buffer.index];
    }

    std::size_t maxGroup() const override { return std::size_t{1} << 20; }
    bool shuffles() const override { return true; }
    std::size_t largestGroup() const override { return m_largestGroup; }

private:
    const Recording& m_recording;
    std::size_t m_largestGroup = 1;
    std::size_t m_buffers = 0, m_launches = 0;
};

} // namespace

bool wouldLaunchMore(const Recording& recording)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    if (known == nullptr || !recording.isComplete())
        return false;
    try {
        ReplayingLauncher launcher{recording};
        known->host(launcher, recording.input, recording.parameters);
    } catch (const LaunchesMore&) {
        return true;
    } catch (const Unlike&) {
        return false;
    } catch (const Error&) { // what the host itself refuses
        return false;
    }
    return false;
}

} // namespace lockstep
