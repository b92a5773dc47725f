#pragma once

#include "engine/recording/event.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

enum class ElementType : std::uint8_t {
    uint32,
    int32,
    float32,
    pair, ///< key << 16 | value: only the key is compared, the value is carried along
    text, ///< up to four characters, the first in the highest byte, 0 after the last
};
inline constexpr ElementType lastElementType = ElementType::text;
enum class Role : std::uint8_t { keys, values, table, flags, scratch, sums };

/// All element types are 32 bits wide; a buffer's content is its words.
using Words = std::vector<std::uint32_t>;
using WordsPtr = std::shared_ptr<const Words>;

/// A text that leaves the engine: an id with arguments for the translator, and English.
struct Message {
    std::string id;
    std::vector<std::string> arguments;
    std::string english;
    bool operator==(const Message&) const = default;
};

struct BufferInfo {
    std::string name;
    ElementType type = ElementType::uint32;
    std::vector<std::size_t> shape; ///< (n) or (rows, columns), row-major
    Role role = Role::keys;
    std::size_t size() const;
    bool operator==(const BufferInfo&) const = default;
};

/// A kernel argument as it stands in the source, with what was bound to it.
struct Argument {
    std::string name;
    std::string declaration;           ///< e.g. "__global uint *" or "uint"
    std::optional<std::size_t> buffer; ///< index into Recording::buffers, or …
    std::uint32_t scalar = 0;          ///< … the value
    bool writable = false;             ///< a pointer not declared const
    bool operator==(const Argument&) const = default;
};

enum class Direction : std::uint8_t { none, up, down };

/// What a launch is in the textbook's figure. Lenses read these, never a title's text.
struct LaunchMeaning {
    Message group;                         ///< chapter of the timeline: "Stage 3", "Up-sweep", "Pass 1"
    Message title;                         ///< "distance 2", "histogram"
    Message unit;                          ///< what one work-item is: "one work-item per comparator"
    std::optional<std::uint32_t> stage;    ///< of a network, from 1
    std::optional<std::uint32_t> level;    ///< of a tree, from 1
    std::optional<std::uint32_t> pass;     ///< over a digit, from 1
    std::optional<std::uint32_t> distance; ///< between the two operands, in elements
    std::optional<std::uint32_t> run;      ///< length of the runs that this stage makes
    std::optional<std::uint32_t> shift;    ///< lowest bit of the digit
    std::optional<std::uint32_t> bits;     ///< width of the digit
    Direction direction = Direction::none;
    bool operator==(const LaunchMeaning&) const = default;
};

/// Nanoseconds between the four stamps of an OpenCL profiling event of an *untraced* run.
struct DeviceTime {
    std::uint64_t queued = 0;    ///< queued to submitted
    std::uint64_t submitted = 0; ///< submitted to start
    std::uint64_t ran = 0;       ///< start to end
    bool operator==(const DeviceTime&) const = default;
};

/// So many neighbouring work-items that each did so much work in one phase (idle ones did 0).
struct BusyRun {
    std::uint32_t phase = 0, work = 0, items = 0;
    bool operator==(const BusyRun&) const = default;
};

/// Bytes in global memory that a launch's events name.
struct Traffic {
    std::uint64_t read = 0, written = 0;
    bool operator==(const Traffic&) const = default;
};

struct Launch {
    std::string kernel;
    std::size_t global = 0; ///< work-items
    std::size_t local = 0;  ///< work-items in a work-group
    std::vector<Argument> arguments;
    std::vector<std::string> localArrays;
    LaunchMeaning meaning;
    /// Its work-groups depend on one another (atomics in global memory) or its work-items race, so runs may differ: its
    /// state is always stored, and it is never run again.
    bool varies = false;
    DeviceTime time;
    std::uint64_t events = 0; ///< how many events the launch reported
    std::uint64_t work = 0;   ///< how many of them count as work (analysis/metrics.hpp)
    std::uint64_t active = 0; ///< work-items with at least one such event
    /// By phase, then work-item: every phase with work has all work-items. Empty where there is no work, and where a
    /// run that only counted cannot tell (the kernel has barriers).
    std::vector<BusyRun> busy;
    /// Those in which a work-item reported an event, ascending (Event::phase); empty where events were not kept.
    std::vector<std::uint32_t> phases;
    std::optional<std::uint64_t> span; ///< longest chain of work events; nothing where only events could tell
    std::optional<Traffic> traffic;    ///< nothing where events were not kept
    bool knowsBusy() const { return work == 0 || !busy.empty(); }
    std::size_t groups() const { return local == 0 ? 0 : global / local; }
    bool operator==(const Launch&) const = default;
};

/// The global buffers at one moment, by buffer index. Buffers that a launch does not write are shared.
struct State {
    std::vector<WordsPtr> buffers;
};

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

/// What an algorithm mostly does, after which its pictures are worded. Its work is counted by one yardstick for all
/// (analysis/metrics.hpp).
enum class WorkUnit : std::uint8_t { combines, compares, countsAndMoves };

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

    std::string kernelFile;   ///< e.g. "bitonic.cl"
    std::string kernelSource; ///< the file that was built, unchanged
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

using RecordingPtr = std::shared_ptr<const Recording>;

/// Bytes of the states and events that a recording keeps (shared buffers count once).
std::size_t bytesKept(const Recording& recording);

/// CBOR of everything in a recording, and back. Throws std::runtime_error for bytes that are no recording.
std::vector<std::uint8_t> writeRecording(const Recording& recording);
Recording readRecording(const std::vector<std::uint8_t>& bytes);

} // namespace lockstep
