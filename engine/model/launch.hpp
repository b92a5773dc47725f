#pragma once

#include "engine/model/holds.hpp"
#include "engine/model/launch_meaning.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A kernel argument as it stands in the source, with what was bound to it.
struct Argument {
    std::string name;
    std::string declaration;           ///< e.g. "__global uint *" or "uint"
    std::optional<std::size_t> buffer; ///< index into Recording::buffers, or …
    std::uint32_t scalar = 0;          ///< … the value
    bool writable = false;             ///< a pointer not declared const
    bool operator==(const Argument&) const = default;
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

/// Work-items along one dimension of a launch, in all and in a work-group.
struct Side {
    std::size_t global = 0, local = 0;
    bool operator==(const Side&) const = default;
};

/// Work-items are numbered work-group after work-group, of both the first dimension fastest: Event::item is that
/// number.
struct Launch {
    std::string kernel;
    std::size_t global = 0;       ///< work-items
    std::size_t local = 0;        ///< work-items in a work-group
    std::vector<Side> sides = {}; ///< along each dimension, where there are two or three
    std::vector<Argument> arguments;
    /// Those in a work-group's local memory, and arrays in registers (Holds::registers), of which each work-item has
    /// one.
    std::vector<std::string> localArrays;
    std::vector<Holds> localHolds; ///< of each of them; one that the host code says nothing of is unnamed
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
    /// Whether an access is to registers: a work-item's part of such an array lies behind that of the one before it.
    bool isInRegisters(std::uint32_t array) const
    {
        constexpr std::uint32_t base = 128; // localArrayBase
        return array >= base && array - base < localHolds.size() && localHolds[array - base] == Holds::registers;
    }
    std::size_t groups() const { return local == 0 ? 0 : global / local; }
    bool operator==(const Launch&) const = default;
};

} // namespace lockstep
