#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace lockstep {

/// What a work-item did with the values it held in registers.
enum class Op : std::uint8_t {
    fill,    ///< writes a constant (0, 1 or the identity); reads nothing
    copy,    ///< writes what it read; a second write, if any, keeps the index it was read from
    combine, ///< writes the operator applied to reads 0 (left) and 1; a second write puts read 0 where read 1 stood
    compare, ///< read 0 is the place where the smaller key goes; writes them in order, or nothing where they are
    move,    ///< writes read 0 to another place (read 1, if any, says where)
    count,   ///< the last read is a counter, written back one larger (atomic); write 1, if any, keeps what it was
    mark,    ///< the last read is a bit mask, written back with one more bit (atomic)
    tally,   ///< reads only: a value used to work out an address
    test,    ///< writes 1 where the predicate holds of read 0, else 0; reading nothing, where its last compare swapped
    either,  ///< writes read 0 | read 1: a flag that one of them has
    publish, ///< writes read 0 as two words, each a mark and half its bits; reads 1 and 2 stood there (atomic)
    receive, ///< reads two such words, of one mark, and writes their value (atomic); polls that failed are no events
    choose,  ///< compares, and exchanges nothing: read 0 comes first or ties with read 1; may write read 0 elsewhere
    place, ///< writes where read 0 stands (in its run, LaunchMeaning::run), or after a choose of the two reads a bound:
           ///< the place behind read 0 or that of read 1
    swap,  ///< two reads change places
    apply, ///< writes read 0, a bit a wire, as the layer of comparators in reads 1 to 3 leaves it (LayerWords)
    digit, ///< writes the digit of read 0 that the launch is about (LaunchMeaning::shift and bits), or one bit of it
    advance, ///< the read is a counter of the work-item's own, written back one larger
    extent,  ///< writes how many places there are from that in read 0 to that in read 1, both included
};
inline constexpr Op lastOp = Op::extent;

/// One array element as a work-item saw it. `value` holds the 32 bits of any element type.
struct Access {
    /// Global buffer index, or localArrayBase + j for Launch::localArrays[j] (which belongs to the event's group).
    std::uint32_t array = 0;
    std::uint32_t index = 0;
    std::uint32_t value = 0;
    bool operator==(const Access&) const = default;
};

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
    bool isAtomic() const { return op == Op::count || op == Op::mark || op == Op::publish; }
    bool operator==(const Event&) const = default;
};

/// The events of one launch, in an order in which applying them one by one is right.
using Events = std::vector<Event>;
using EventsPtr = std::shared_ptr<const Events>;

} // namespace lockstep
