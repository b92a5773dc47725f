#pragma once

#include "engine/model/buffer.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/state.hpp"
#include "engine/model/work_unit.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Of a run that was repeated to be measured: how often, and the least and the most time in kernels. The launches' own
/// times are those of the run with the median.
struct TimeSpread {
    std::uint32_t runs = 0;
    std::uint64_t least = 0, most = 0; ///< nanoseconds
    bool operator==(const TimeSpread&) const = default;
};

struct DeviceName {
    std::string name;
    std::string platform;
    bool operator==(const DeviceName&) const = default;
};

/// Who told the events of a recording.
enum class EventSource : std::uint8_t {
    traceCalls, ///< the kernel itself, on the device
    oclgrind    ///< Oclgrind, which interpreted the kernel and saw each load and store
};

/// A finished run. It never changes: launches, the states kept, the events kept.
struct Recording {
    std::string algorithm;
    std::string title;
    std::string lens;
    std::map<std::string, std::string> parameters; ///< every parameter, resolved
    WorkUnit workUnit = WorkUnit::compares;
    DeviceName device;

    ElementType type = ElementType::uint32;
    Words input;
    Words output;
    std::size_t mainBuffer = 0;   ///< the buffer that holds the input at launch 0
    std::size_t outputBuffer = 0; ///< the buffer that holds the output after the last launch
    std::size_t lanes = 0;        ///< elements of the main buffer, pads included (lanes >= input.size())

    std::string kernelFile;       ///< e.g. "bitonic.cl"
    std::string kernelSource;     ///< the file that was built, unchanged
    bool isKernelChanged = false; ///< somebody changed it: it is not the catalogue's, and nobody vouches for it
    EventSource eventSource = EventSource::traceCalls;
    std::string buildOptions; ///< the -D options shown above it

    std::vector<BufferInfo> buffers;
    std::vector<Launch> launches;

    /// states[k] for k = 0 … L: after k launches; absent where only checkpoints are kept (0 is always there).
    std::vector<std::optional<State>> states;
    /// events[k - 1] for launch k; null where not kept.
    std::vector<EventsPtr> events;

    std::size_t n() const { return input.size(); }
    std::size_t launchCount() const { return launches.size(); }
    /// All states and events are here: no device is needed to look at any moment.
    bool isComplete() const;
    /// Longest chain of work events: the launches' chains added up; nothing where one of them is not known.
    std::optional<std::uint64_t> span;
    std::optional<TimeSpread> spread; ///< nothing where the run was not repeated to be measured
    std::uint64_t work() const;
    /// Nanoseconds in kernels, untraced; nothing where the device's profiling told none.
    std::optional<std::uint64_t> deviceTime() const;
    /// Nothing where a launch's events were not kept.
    std::optional<Traffic> traffic() const;
};

/// Bytes of the states and events that a recording keeps (shared buffers count once).
std::size_t bytesKept(const Recording& recording);

} // namespace lockstep
