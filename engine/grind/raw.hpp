#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// What the plugin hands over that Oclgrind loads (engine/grind/plugin/), in the process in which both work.

namespace lockstep::grind {

/// A word, or a part of one, that a work-item loaded or stored.
struct RawAccess {
    enum class Kind : std::uint8_t { load, store, update };
    Kind kind = Kind::load;
    bool isMore = false;                          ///< the next word of the access before it
    std::uint16_t line = 0;                       ///< 0: not known
    std::uint32_t array = 0;                      ///< place in RawLaunch::arrays
    std::uint32_t index = 0;                      ///< in words; of a local array of shorter elements in these
    std::uint32_t item = 0, group = 0, phase = 0; ///< as in Event
    std::uint32_t value = 0;                      ///< that was loaded or stands there afterwards
    std::uint32_t before = 0;                     ///< of an update: what stood there
};

/// What is wrong with a line.
struct RawReport {
    enum class Kind : std::uint8_t {
        outside,        ///< an access beyond an array
        outsidePrivate, ///< … of the work-item's own
        noValue,        ///< a variable is used that has none
        divergence,     ///< of a work-group some wait at a barrier that others do not come to
        other
    };
    Kind kind = Kind::other;
    bool stores = false;
    std::uint16_t line = 0;
    std::int64_t item = -1;  ///< −1: not known
    std::int64_t array = -1; ///< place in RawLaunch::arrays; −1: near none of them
    std::int64_t index = 0;  ///< that was meant, if it is near one
    std::string text;        ///< Oclgrind's first line, of those of no other kind
    std::size_t times = 1;   ///< how often it was met at this line
};

/// A word that was meant beyond an array's elements; the array is the nearest.
struct RawStray {
    std::uint32_t array = 0; ///< place in RawLaunch::arrays
    std::int64_t index = 0;
    bool stores = false, hasValue = false;
    std::uint16_t line = 0;
    std::uint32_t item = 0, group = 0, phase = 0;
    std::uint32_t value = 0; ///< that was to be stored, where that is known
};

struct RawLaunch {
    std::string kernel;
    std::vector<std::string> arrays;   ///< names: the arguments that are buffers, then local arrays
    std::size_t arguments = 0;         ///< how many of them are arguments
    std::vector<std::size_t> elements; ///< of each of them
    std::vector<RawAccess> accesses;   ///< in the order in which they came to pass
    std::vector<RawReport> reports;
    std::vector<RawStray> strays; ///< the first of those that `reports` count
    bool isCut = false;           ///< there were more accesses than were asked for
};

/// The plugin's functions, by name. The first begins to keep accesses, at most so many of each launch; the second hands
/// over the launch that ended last.
inline constexpr const char* watchName = "lockstepGrindWatch";
using WatchFunction = void (*)(std::size_t most);
inline constexpr const char* takeName = "lockstepGrindTake";
using TakeFunction = void (*)(RawLaunch& launch);

} // namespace lockstep::grind
