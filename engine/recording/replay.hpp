#pragma once

#include "engine/model/recording.hpp"
#include "engine/recording/device_run.hpp"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace lockstep {

/// A recording's buffers on its device, where what it does not keep is made again. After a DeviceError nothing that
/// stands here is to be trusted.
class Replay {
public:
    /// The device and the watch outlive it.
    Replay(OpenedDevice& device, RecordingPtr recording, const LaunchWatch& watch);

    const RecordingPtr& recording() const { return m_recording; }
    /// After k launches. Throws Cancelled, or DeviceError where a launch gave another result than the first time.
    State state(std::size_t k, const std::stop_token& stop);
    /// Of launch k, from 1, run once more, traced; only these work-groups report. Throws the same.
    EventsPtr events(std::size_t k, const std::stop_token& stop, std::size_t firstGroup, std::size_t groupCount);

private:
    /// From the nearest checkpoint, or from where the buffers stand.
    void seek(std::size_t k, const std::stop_token& stop);
    void compareWithCheckpoint(std::size_t k);
    WordsPtr read(std::size_t buffer);
    /// What the launch may write is not known any more.
    void noteWrites(const Launch& launch);

    RecordingPtr m_recording;
    bool m_isOwn; ///< nobody vouches for its kernel
    DeviceRun m_run;
    std::optional<std::size_t> m_at;  ///< launches made; nothing while some run
    std::vector<WordsPtr> m_contents; ///< what a buffer holds, where that is known
};

} // namespace lockstep
