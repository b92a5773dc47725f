#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep::oclgrind {

struct Child;

/// One load or store of a work-item, as Oclgrind saw it or as an event names it.
struct Access {
    std::uint32_t item = 0;
    bool stores = false;
    bool atomic = false;
    std::string array; ///< buffer of the run, or local array
    std::uint32_t index = 0;
    std::uint32_t value = 0; ///< 0 for atomics: it depends on their order
    /// Barriers passed, for stores; an event comes after its loads, maybe behind a barrier.
    std::uint32_t phase = 0;
    auto operator<=>(const Access&) const = default;
};
std::string toString(const Access& access);

/// What the log of the plugin and the events disagree about, a line each; empty where they agree. `traced` is the
/// run whose events are looked at, which may be another one on another device.
std::vector<std::string> disagreements(const Child& seen, const Child& traced);

/// How many untraced and traced launches the plugin's log holds.
struct LaunchCounts {
    std::size_t untraced = 0, traced = 0;
};
LaunchCounts countLaunches(const Child& child);

} // namespace lockstep::oclgrind
