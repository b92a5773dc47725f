#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// What is wrong with a line of a kernel.
enum class SeenFault : std::uint8_t {
    bounds,  ///< an access outside an array
    value,   ///< something is used that nothing has written
    barrier, ///< some work-items of a work-group wait at one that others do not come to
    race,    ///< two touch one word with no barrier between
    other
};
/// An access outside an array. It is no event, for no array has such an element.
struct Stray {
    std::uint32_t launch = 0; ///< from 1
    std::uint32_t array = 0;  ///< as in Access
    std::int64_t index = 0;
    bool stores = false, hasValue = false;
    std::uint16_t line = 0;
    std::uint32_t item = 0, group = 0, phase = 0; ///< as in Event
    std::uint32_t value = 0;                      ///< that was to be stored, where that is known
    bool operator==(const Stray&) const = default;
};

struct SeenNote {
    SeenFault fault = SeenFault::other;
    std::string sentence;           ///< with its line, without its full stop
    std::vector<Stray> strays = {}; ///< of SeenFault::bounds: the first of this line, of all launches
};

/// What came of letting Oclgrind see a run beside the device's own.
struct SeenNotes {
    std::vector<SeenNote> faults;   ///< a kind of fault at a line once
    std::vector<std::string> notes; ///< where the two runs differ, or why Oclgrind saw nothing: likewise sentences
    bool isSeen = false;            ///< the recording's events are Oclgrind's
    bool deviceFailed = false;      ///< it crashed or hung: the recording is Oclgrind's alone
    bool isSame = false;            ///< its buffers hold after every launch what the device's do
    double seconds = 0;             ///< that Oclgrind took for the run
    std::vector<std::string> sentences() const; ///< of both
};

/// Remembered as long as the recording lives.
void rememberSeen(const RecordingPtr& recording, SeenNotes notes);
/// Null: Oclgrind was not asked.
std::shared_ptr<const SeenNotes> seenNotesOf(const Recording& recording);

} // namespace lockstep
