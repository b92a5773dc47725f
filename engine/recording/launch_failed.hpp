#pragma once

#include "engine/error.hpp"
#include "engine/model/forward.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace lockstep {

/// A launch that the process of the device did not survive.
class LaunchFailed : public DeviceError {
public:
    LaunchFailed(const std::string& message, std::string details, std::size_t launch, RecordingPtr before = nullptr)
        : DeviceError(message, std::move(details)), m_launch(launch), m_before(std::move(before))
    {
    }
    std::size_t launch() const { return m_launch; } ///< from 1; where several were under way, the first of them
    /// The run up to that launch; null where there is none.
    const RecordingPtr& before() const { return m_before; }

private:
    std::size_t m_launch;
    RecordingPtr m_before;
};

} // namespace lockstep
