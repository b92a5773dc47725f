#pragma once

#include "engine/algorithms/launcher.hpp"
#include "engine/recording/device_run.hpp"
#include "engine/recording/session.hpp"

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

namespace lockstep {

/// Throws Cancelled.
void throwIfStopped(const std::stop_token& stop);

/// Thrown by a launcher where the host code would make more launches than are wanted.
struct EnoughLaunches {};

/// Host code behind which nothing is read back; keeps launches and their device times.
class FastLauncher : public Launcher {
public:
    /// `oneByOne`: each launch ends before the next begins.
    FastLauncher(DeviceRun& run, std::size_t largestGroup, std::stop_token stop, std::size_t mostLaunches = SIZE_MAX,
                 bool oneByOne = false)
        : m_run(run), m_largestGroup(largestGroup), m_stop(std::move(stop)), m_mostLaunches(mostLaunches),
          m_oneByOne(oneByOne)
    {
    }

    BufferId buffer(BufferInfo info, WordsPtr content) override;
    void launch(LaunchSpec spec) override;
    Words read(BufferId buffer) override { return *m_run.read(buffer.index); }
    std::size_t maxGroup() const override { return m_run.device().info().maxGroup; }
    bool shuffles() const override { return m_run.device().info().shuffles; }
    std::size_t largestGroup() const override { return m_largestGroup; }

    /// Hands them over; there are no more launches.
    std::vector<Launch> launchesWithTimes();

private:
    DeviceRun& m_run;
    std::size_t m_largestGroup;
    std::stop_token m_stop;
    std::size_t m_mostLaunches;
    bool m_oneByOne;
    std::vector<BufferInfo> m_infos;
    std::vector<Launch> m_launches;
    std::vector<cl::Event> m_events;
};

/// Host code behind which every launch is traced and its buffers are read back, as far as the budget goes.
class RecordingLauncher : public Launcher {
public:
    RecordingLauncher(DeviceRun& run, Recording& recording, const RecordOptions& options,
                      const std::vector<Launch>& timed, std::size_t largestGroup, const RecordingWatch& grown)
        : m_run(run), m_recording(recording), m_options(options), m_timed(timed), m_largestGroup(largestGroup),
          m_grown(grown)
    {
    }

    BufferId buffer(BufferInfo info, WordsPtr content) override;
    void launch(LaunchSpec spec) override;
    Words read(BufferId buffer) override;
    std::size_t maxGroup() const override { return m_run.device().info().maxGroup; }
    bool shuffles() const override { return m_run.device().info().shuffles; }
    std::size_t largestGroup() const override { return m_largestGroup; }

    void finish();

private:
    void begin();
    /// Bytes that the buffers of one state take where every launch writes all of them.
    std::size_t stateBytes() const;
    /// From here on only checkpoints are kept, as many as the budget holds, and what cannot be made again.
    void giveUpEvents();
    /// Spread evenly; the states of the input and of the last launch are always kept.
    bool isCheckpoint(std::size_t k) const;
    void readBack();
    void restore(const Launch& launch, const State& before);

    DeviceRun& m_run;
    Recording& m_recording;
    const RecordOptions& m_options;
    const std::vector<Launch>& m_timed;
    std::size_t m_largestGroup;
    const RecordingWatch& m_grown;
    State m_current;
    std::vector<bool> m_dirty;
    bool m_keepEvents = true;
    std::size_t m_checkpoints = 0; ///< states kept once events are not
    std::size_t m_bytes = 0;
};

} // namespace lockstep
