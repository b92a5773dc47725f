#pragma once

#include "engine/recording/worker.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// How other machines are reached, through the user's own ssh.
struct Reach {
    bool mayAsk = false;                            ///< ssh may ask for a password in the terminal
    std::optional<std::chrono::milliseconds> limit; ///< longest silence of a device's process there; none: as usual
    /// Bytes of a recording's states and events up to which they all come with it. Of a larger one they come when they
    /// are looked at, but for those that could not be made again.
    std::size_t atOnce = std::size_t{8} << 20;
    std::chrono::milliseconds silence{15'000}; ///< after which the line is taken for broken
};

/// Device work where the request's device is: "ssh:[user@]host[:port][/device]" on that machine, what was recorded
/// there too, and all else by the worker that `local` makes. A machine is connected with when it is asked first; all
/// workers of this process share the connection, and one that breaks is made anew with the next request. Recordings
/// live in this process.
std::unique_ptr<Worker> byMachine(std::function<std::unique_ptr<Worker>()> local, const Reach& reach);

/// Whether a device's name means one on another machine.
bool isFar(std::string_view device);
/// Whether it was recorded on another machine, by this process.
bool isFar(const RecordingPtr& recording);

} // namespace lockstep
