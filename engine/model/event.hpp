#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/operations.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// One array element as a work-item saw it. `value` holds the 32 bits of any element type.
struct Access {
    /// Global buffer index, or localArrayBase + j for Launch::localArrays[j] (which belongs to the event's group).
    std::uint32_t array = 0;
    std::uint32_t index = 0;
    std::uint32_t value = 0;
    bool operator==(const Access&) const = default;
};

/// An access's array and index as one number.
inline std::uint64_t wordOf(const Access& access)
{
    return std::uint64_t{access.array} << 32 | access.index;
}

inline constexpr std::uint32_t localArrayBase = 128;
inline constexpr std::size_t maxAccesses = 4;

struct Event {
    Op op = Op::copy;
    std::uint8_t readCount = 0;
    std::uint8_t writeCount = 0;
    std::uint16_t line = 0;  ///< line of the statement in the kernel file, counted from 1
    std::uint32_t item = 0;  ///< global id of the work-item
    std::uint32_t group = 0; ///< work-group
    std::uint32_t phase = 0; ///< barriers that the work-item had passed in this launch
    std::array<Access, maxAccesses> readSlots{};
    std::array<Access, maxAccesses> writeSlots{};

    std::span<const Access> reads() const { return {readSlots.data(), readCount}; }
    std::span<const Access> writes() const { return {writeSlots.data(), writeCount}; }
    /// Writes to a word that it read in the same breath.
    bool isAtomic() const { return operation(op).isAtomic; }
    bool operator==(const Event&) const = default;
};

/// Whether the event reads and writes as many places as its operation's row says.
constexpr bool isWellFormed(const Event& event)
{
    const Operation& row = operation(event.op);
    return event.readCount >= row.fewestReads && event.readCount <= row.mostReads &&
           event.writeCount >= row.fewestWrites && event.writeCount <= row.mostWrites;
}

} // namespace lockstep
